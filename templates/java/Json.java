import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * As much JSON as the protocol needs, so that the adapter builds with the JDK alone: objects are Maps in the order of the
 * text, arrays Lists, whole numbers Longs. When your project has Gson or Jackson, use that, and delete this file.
 */
final class Json {
  private final String text;
  private int at = 0;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    if (json.peek() != 0) throw json.wrong("the end");
    return value;
  }

  private Object value() {
    char c = peek();
    if (c == '{') return object();
    if (c == '[') return array();
    if (c == '"') return string();
    int from = at;
    while (at < text.length() && "+-.".indexOf(text.charAt(at)) >= 0 || at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
    String word = text.substring(from, at);
    switch (word) {
      case "true": return true;
      case "false": return false;
      case "null": return null;
      default: break;
    }
    try {
      return word.matches("-?\\d+") ? (Object) Long.valueOf(word) : (Object) Double.valueOf(word);
    } catch (NumberFormatException e) {
      at = from;
      throw wrong("a value");
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    expect('{');
    if (took('}')) return map;
    do {
      peek();
      String key = string();
      expect(':');
      map.put(key, value());
    } while (took(','));
    expect('}');
    return map;
  }

  private List<Object> array() {
    List<Object> list = new ArrayList<>();
    expect('[');
    if (took(']')) return list;
    do list.add(value()); while (took(','));
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    StringBuilder out = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      char c = text.charAt(at++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      c = text.charAt(at++);
      int plain = "bfnrt".indexOf(c);
      if (c == 'u') {
        out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
        at += 4;
      } else out.append(plain < 0 ? c : "\b\f\n\r\t".charAt(plain));
    }
    expect('"');
    return out.toString();
  }

  /** The next character that is no space; 0 at the end. */
  private char peek() {
    while (at < text.length() && text.charAt(at) <= ' ') at++;
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean took(char c) {
    if (peek() != c) return false;
    at++;
    return true;
  }

  private void expect(char c) {
    // Inside a text a space counts: only between values it may be skipped.
    if (at < text.length() && text.charAt(at) == c) at++;
    else if (!took(c)) throw wrong("'" + c + "'");
  }

  private IllegalArgumentException wrong(String expected) {
    return new IllegalArgumentException("not JSON at character " + at + ": expected " + expected);
  }

  static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, StringBuilder out) {
    if (value instanceof Map) {
      String between = "{";
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
        out.append(between);
        write(entry.getKey(), out);
        out.append(':');
        write(entry.getValue(), out);
        between = ",";
      }
      out.append(between.equals("{") ? "{}" : "}");
    } else if (value instanceof List) {
      String between = "[";
      for (Object one : (List<?>) value) {
        out.append(between);
        write(one, out);
        between = ",";
      }
      out.append(between.equals("[") ? "[]" : "]");
    } else if (value instanceof String) {
      out.append('"');
      for (char c : ((String) value).toCharArray()) {
        if (c == '"' || c == '\\') out.append('\\').append(c);
        else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
        else out.append(c);
      }
      out.append('"');
    } else out.append(value);
  }
}
