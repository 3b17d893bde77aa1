//! As much JSON as the protocol needs, so that the adapter builds without a crate. With serde_json, whose `Value` is used
//! in much the same way, delete this file.
use std::fmt;

#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(String),
    List(Vec<Value>),
    /// In the order of the text.
    Object(Vec<(String, Value)>),
}

/// `object([("accepted", true.into())])`
pub fn object<const N: usize>(pairs: [(&str, Value); N]) -> Value {
    Value::Object(pairs.into_iter().map(|(key, value)| (key.to_string(), value)).collect())
}

impl Value {
    /// The value of a key; null where there is none.
    pub fn get(&self, key: &str) -> &Value {
        match self {
            Value::Object(pairs) => pairs.iter().find(|(k, _)| k == key).map_or(&Value::Null, |(_, v)| v),
            _ => &Value::Null,
        }
    }

    pub fn set(&mut self, key: &str, value: Value) {
        if let Value::Object(pairs) = self {
            pairs.retain(|(k, _)| k != key);
            pairs.push((key.to_string(), value));
        }
    }

    /// The part below a key, to be changed.
    pub fn part(&mut self, key: &str) -> Option<&mut Value> {
        match self {
            Value::Object(pairs) => pairs.iter_mut().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    pub fn items(&self) -> &[Value] {
        match self {
            Value::List(items) => items,
            _ => &[],
        }
    }

    pub fn is(&self, text: &str) -> bool {
        matches!(self, Value::Text(own) if own == text)
    }

    /// The whole number; 0 where there is none.
    pub fn int(&self) -> i64 {
        match self {
            Value::Int(n) => *n,
            _ => 0,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Value::Bool(value)
    }
}
impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Value::Int(value)
    }
}
impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Value::Text(value.to_string())
    }
}
impl From<Vec<Value>> for Value {
    fn from(value: Vec<Value>) -> Self {
        Value::List(value)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Value::Null => write!(f, "null"),
            Value::Bool(b) => write!(f, "{b}"),
            Value::Int(n) => write!(f, "{n}"),
            Value::Float(x) => write!(f, "{x}"),
            Value::Text(text) => quote(text, f),
            Value::List(items) => {
                write!(f, "[")?;
                for (i, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if i > 0 { "," } else { "" })?;
                }
                write!(f, "]")
            }
            Value::Object(pairs) => {
                write!(f, "{{")?;
                for (i, (key, value)) in pairs.iter().enumerate() {
                    write!(f, "{}", if i > 0 { "," } else { "" })?;
                    quote(key, f)?;
                    write!(f, ":{value}")?;
                }
                write!(f, "}}")
            }
        }
    }
}

fn quote(text: &str, f: &mut fmt::Formatter) -> fmt::Result {
    write!(f, "\"")?;
    for c in text.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c if c < ' ' => write!(f, "\\u{:04x}", c as u32)?,
            c => write!(f, "{c}")?,
        }
    }
    write!(f, "\"")
}

pub fn parse(text: &str) -> Result<Value, String> {
    let mut reader = Reader { bytes: text.as_bytes(), at: 0 };
    let value = reader.value()?;
    match reader.peek() {
        None => Ok(value),
        Some(_) => Err(reader.wrong("the end")),
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn wrong(&self, expected: &str) -> String {
        format!("not JSON at byte {}: expected {expected}", self.at)
    }

    /// The next byte that is no space.
    fn peek(&mut self) -> Option<u8> {
        while self.bytes.get(self.at).map_or(false, |b| b.is_ascii_whitespace()) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    fn took(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, byte: u8) -> Result<(), String> {
        if self.took(byte) {
            Ok(())
        } else {
            Err(self.wrong(&format!("'{}'", byte as char)))
        }
    }

    fn value(&mut self) -> Result<Value, String> {
        match self.peek() {
            Some(b'{') => {
                self.at += 1;
                let mut pairs = Vec::new();
                if self.took(b'}') {
                    return Ok(Value::Object(pairs));
                }
                loop {
                    let key = self.text()?;
                    self.expect(b':')?;
                    pairs.push((key, self.value()?));
                    if !self.took(b',') {
                        break;
                    }
                }
                self.expect(b'}')?;
                Ok(Value::Object(pairs))
            }
            Some(b'[') => {
                self.at += 1;
                let mut items = Vec::new();
                if self.took(b']') {
                    return Ok(Value::List(items));
                }
                loop {
                    items.push(self.value()?);
                    if !self.took(b',') {
                        break;
                    }
                }
                self.expect(b']')?;
                Ok(Value::List(items))
            }
            Some(b'"') => Ok(Value::Text(self.text()?)),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Result<Value, String> {
        let from = self.at;
        while self.bytes.get(self.at).map_or(false, |b| b.is_ascii_alphanumeric() || b"+-.".contains(b)) {
            self.at += 1;
        }
        let word = std::str::from_utf8(&self.bytes[from..self.at]).unwrap_or("");
        match word {
            "null" => return Ok(Value::Null),
            "true" | "false" => return Ok(Value::Bool(word == "true")),
            _ => {}
        }
        if let Ok(n) = word.parse::<i64>() {
            return Ok(Value::Int(n));
        }
        word.parse::<f64>().map(Value::Float).map_err(|_| {
            self.at = from;
            self.wrong("a value")
        })
    }

    fn text(&mut self) -> Result<String, String> {
        self.expect(b'"')?;
        let mut out = Vec::new();
        loop {
            let byte = *self.bytes.get(self.at).ok_or_else(|| self.wrong("'\"'"))?;
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(out).map_err(|_| self.wrong("UTF-8")),
                b'\\' => self.escape(&mut out)?,
                _ => out.push(byte),
            }
        }
    }

    fn escape(&mut self, out: &mut Vec<u8>) -> Result<(), String> {
        let byte = *self.bytes.get(self.at).ok_or_else(|| self.wrong("an escape"))?;
        self.at += 1;
        match byte {
            b'n' => out.push(b'\n'),
            b't' => out.push(b'\t'),
            b'r' => out.push(b'\r'),
            b'b' => out.push(8),
            b'f' => out.push(12),
            b'u' => {
                let mut code = self.hex()?;
                // Two escapes for one character beyond the first 65,536.
                if (0xd800..0xdc00).contains(&code) && self.bytes[self.at..].starts_with(b"\\u") {
                    self.at += 2;
                    code = 0x10000 + ((code - 0xd800) << 10) + (self.hex()? & 0x3ff);
                }
                let c = char::from_u32(code).unwrap_or('\u{fffd}');
                out.extend(c.to_string().into_bytes());
            }
            plain => out.push(plain),
        }
        Ok(())
    }

    fn hex(&mut self) -> Result<u32, String> {
        let digits = self.bytes.get(self.at..self.at + 4).and_then(|d| std::str::from_utf8(d).ok());
        let code = digits.and_then(|d| u32::from_str_radix(d, 16).ok()).ok_or_else(|| self.wrong("four digits"))?;
        self.at += 4;
        Ok(code)
    }
}
