// As much JSON as the protocol needs, so that the adapter builds with the compiler alone. With nlohmann/json, which is used in
// much the same way, delete this file.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

class Json {
 public:
  enum Kind { Null, Bool, Int, Float, Text, List, Object };

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool value) : kind_(Bool), int_(value) {}
  Json(int value) : kind_(Int), int_(value) {}
  Json(long long value) : kind_(Int), int_(value) {}
  Json(double value) : kind_(Float), float_(value) {}
  Json(const char* value) : kind_(Text), text_(value) {}
  Json(std::string value) : kind_(Text), text_(std::move(value)) {}
  Json(std::vector<Json> items) : kind_(List), items_(std::move(items)) {}

  /** Json::object({{"accepted", true}}), in the order in which it is written. */
  static Json object(std::initializer_list<std::pair<const char*, Json>> pairs) {
    Json json;
    json.kind_ = Object;
    for (const auto& [key, value] : pairs) json.set(key, value);
    return json;
  }

  bool is(const char* text) const { return kind_ == Text && text_ == text; }
  bool isTrue() const { return kind_ == Bool && int_ != 0; }
  /** The whole number; 0 where there is none. */
  long long number() const { return int_; }
  const std::vector<Json>& items() const { return items_; }
  std::vector<Json>& items() { return items_; }

  /** The value of a key; null where there is none. */
  const Json& operator[](const std::string& key) const {
    static const Json none;
    for (std::size_t i = 0; i < keys_.size(); i++) {
      if (keys_[i] == key) return items_[i];
    }
    return none;
  }
  /** The part below a key, to be changed. */
  Json& part(const std::string& key) {
    for (std::size_t i = 0; i < keys_.size(); i++) {
      if (keys_[i] == key) return items_[i];
    }
    keys_.push_back(key);
    items_.emplace_back();
    return items_.back();
  }
  void set(const std::string& key, Json value) { part(key) = std::move(value); }

  bool operator==(const Json& other) const {
    return kind_ == other.kind_ && int_ == other.int_ && float_ == other.float_ && text_ == other.text_ && keys_ == other.keys_ &&
           items_ == other.items_;
  }
  bool operator!=(const Json& other) const { return !(*this == other); }

  std::string write() const {
    std::string out;
    write(out);
    return out;
  }

  static Json parse(const std::string& text) {
    Reader reader{text, 0};
    Json json = reader.value();
    if (reader.peek() != 0) throw reader.wrong("the end");
    return json;
  }

 private:
  Kind kind_ = Null;
  long long int_ = 0;
  double float_ = 0;
  std::string text_;
  std::vector<std::string> keys_;  // of an object: the key of each item
  std::vector<Json> items_;

  static void quote(const std::string& text, std::string& out) {
    out += '"';
    for (char c : text) {
      if (c == '"' || c == '\\') {
        out += '\\';
        out += c;
      } else if (static_cast<unsigned char>(c) < ' ') {
        char code[8];
        std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
        out += code;
      } else {
        out += c;
      }
    }
    out += '"';
  }

  void write(std::string& out) const {
    switch (kind_) {
      case Null: out += "null"; return;
      case Bool: out += int_ ? "true" : "false"; return;
      case Int: out += std::to_string(int_); return;
      case Float: out += std::to_string(float_); return;
      case Text: quote(text_, out); return;
      default: break;
    }
    out += kind_ == List ? '[' : '{';
    for (std::size_t i = 0; i < items_.size(); i++) {
      if (i > 0) out += ',';
      if (kind_ == Object) {
        quote(keys_[i], out);
        out += ':';
      }
      items_[i].write(out);
    }
    out += kind_ == List ? ']' : '}';
  }

  struct Reader {
    const std::string& text;
    std::size_t at;

    std::runtime_error wrong(const std::string& expected) const {
      return std::runtime_error("not JSON at byte " + std::to_string(at) + ": expected " + expected);
    }
    /** The next byte that is no space; 0 at the end. */
    char peek() {
      while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n')) at++;
      return at < text.size() ? text[at] : '\0';
    }
    bool took(char c) {
      if (peek() != c) return false;
      at++;
      return true;
    }
    void expect(char c) {
      if (!took(c)) throw wrong(std::string("'") + c + "'");
    }

    Json value() {
      Json json;
      switch (peek()) {
        case '{':
          at++;
          json.kind_ = Object;
          if (took('}')) return json;
          do {
            std::string key = string();
            expect(':');
            json.keys_.push_back(std::move(key));
            json.items_.push_back(value());
          } while (took(','));
          expect('}');
          return json;
        case '[':
          at++;
          json.kind_ = List;
          if (took(']')) return json;
          do {
            json.items_.push_back(value());
          } while (took(','));
          expect(']');
          return json;
        case '"':
          return Json(string());
        default:
          return word();
      }
    }

    Json word() {
      const std::size_t end = text.find_first_of(",:]} \t\r\n", at);
      const std::string word = text.substr(at, end == std::string::npos ? end : end - at);
      char* rest = nullptr;
      Json json;
      if (word == "true" || word == "false") {
        json = Json(word == "true");
      } else if (word.find_first_not_of("-0123456789") == std::string::npos && !word.empty()) {
        json = Json(std::strtoll(word.c_str(), &rest, 10));
      } else if (word != "null") {
        json = Json(std::strtod(word.c_str(), &rest));
        if (word.empty() || *rest != '\0') throw wrong("a value");
      }
      at += word.size();
      return json;
    }

    unsigned hex() {
      if (at + 4 > text.size()) throw wrong("four digits");
      at += 4;
      return static_cast<unsigned>(std::strtoul(text.substr(at - 4, 4).c_str(), nullptr, 16));
    }

    std::string string() {
      expect('"');
      std::string out;
      while (at < text.size() && text[at] != '"') {
        char c = text[at++];
        if (c != '\\') {
          out += c;
          continue;
        }
        if (at == text.size()) throw wrong("an escape");
        switch (c = text[at++]) {
          case 'n': out += '\n'; break;
          case 't': out += '\t'; break;
          case 'r': out += '\r'; break;
          case 'b': out += '\b'; break;
          case 'f': out += '\f'; break;
          case 'u': {
            unsigned code = hex();
            // Two escapes for one character beyond the first 65,536.
            if (code >= 0xd800 && code < 0xdc00 && text.compare(at, 2, "\\u") == 0) {
              at += 2;
              code = 0x10000 + ((code - 0xd800) << 10) + (hex() & 0x3ff);
            }
            utf8(code, out);
            break;
          }
          default: out += c;
        }
      }
      if (at == text.size()) throw wrong("'\"'");
      at++;
      return out;
    }

    static void utf8(unsigned code, std::string& out) {
      if (code < 0x80) {
        out += static_cast<char>(code);
        return;
      }
      const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      const unsigned heads[] = {0, 0xc0, 0xe0, 0xf0};
      out += static_cast<char>(heads[more] | (code >> (6 * more)));
      for (int i = more - 1; i >= 0; i--) out += static_cast<char>(0x80 | ((code >> (6 * i)) & 0x3f));
    }
  };
};
