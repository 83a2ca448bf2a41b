//! Conversion of rich text (RTF 1.9) to plain text.

use std::collections::BTreeMap;

use encoding_rs::{Encoding, MACINTOSH, WINDOWS_1252};

use super::code_page;

/// Destinations without visible text. The font table has none either, but its encodings are read.
const WITHOUT_TEXT: [&str; 13] = [
    "fonttbl",
    "colortbl",
    "stylesheet",
    "info",
    "pict",
    "fldinst",
    "listtable",
    "listoverridetable",
    "header",
    "footer",
    "themedata",
    "datafield",
    "filetbl",
];
/// Maximum nesting depth of groups; damaged text may exceed it.
const MAX_DEPTH: usize = 64;

/// Returns the plain text of `rich`, which may be damaged.
pub(super) fn plain(rich: &[u8]) -> String {
    let mut reader = Reader::new();
    let mut rest = rich;
    while !rest.is_empty() {
        rest = reader.read_one(rest);
    }
    reader.flush();
    reader.text.trim().to_owned()
}

/// Properties that apply until the end of a group.
#[derive(Clone, Copy)]
struct Group {
    /// `true` if the group's text is hidden.
    is_silent: bool,
    /// Font number.
    font: i32,
    /// Number of fallback characters after a `\u`, intended for programs without Unicode support.
    fallback: usize,
}

struct Reader {
    text: String,
    /// Bytes that have not been decoded yet. A character may take several.
    bytes: Vec<u8>,
    /// UTF-16 code units from `\u` that have not been decoded yet. A character may take two.
    units: Vec<u16>,
    groups: Vec<Group>,
    /// Number of fallback characters that are still to be skipped.
    left_out: usize,
    /// Encoding of the document.
    page: &'static Encoding,
    fonts: BTreeMap<i32, &'static Encoding>,
}

impl Reader {
    fn new() -> Self {
        Self {
            text: String::new(),
            bytes: Vec::new(),
            units: Vec::new(),
            groups: vec![Group {
                is_silent: false,
                font: 0,
                fallback: 1,
            }],
            left_out: 0,
            page: WINDOWS_1252,
            fonts: BTreeMap::new(),
        }
    }

    fn group(&mut self) -> &mut Group {
        // The outermost group is never closed.
        let last = self.groups.len() - 1;
        &mut self.groups[last]
    }

    /// Reads a byte, a control word or a bracket, and returns the remaining text.
    fn read_one<'a>(&mut self, rich: &'a [u8]) -> &'a [u8] {
        let Some((&byte, rest)) = rich.split_first() else {
            return rich;
        };
        match byte {
            b'{' | b'}' => {
                self.flush();
                self.left_out = 0;
                let group = *self.group();
                if byte == b'{' {
                    self.groups.push(group);
                    self.groups.truncate(MAX_DEPTH);
                } else if self.groups.len() > 1 {
                    self.groups.pop();
                }
            }
            b'\\' => return self.control(rest),
            b'\t' => self.character('\t'),
            0..=31 => {}
            byte => self.byte(byte),
        }
        rest
    }

    /// Reads the control after a backslash, and returns the remaining text.
    fn control<'a>(&mut self, rich: &'a [u8]) -> &'a [u8] {
        match rich {
            [b'\'', high, low, rest @ ..] => {
                let digits = [char::from(*high), char::from(*low)].map(|digit| digit.to_digit(16));
                if let [Some(high), Some(low)] = digits {
                    let [byte, ..] = (high * 16 + low).to_le_bytes();
                    self.byte(byte);
                }
                rest
            }
            [first, ..] if first.is_ascii_alphabetic() => {
                let (word, number, rest) = control_word(rich);
                self.word(word, number);
                match (word, number.map(usize::try_from)) {
                    // Raw picture data.
                    ("bin", Some(Ok(count))) => rest.get(count..).unwrap_or_default(),
                    _ => rest,
                }
            }
            [sign, rest @ ..] => {
                match sign {
                    b'\\' | b'{' | b'}' => self.byte(*sign),
                    b'~' => self.character('\u{a0}'),
                    b'_' => self.character('\u{2011}'),
                    b'\r' | b'\n' => self.character('\n'),
                    b'*' => self.group().is_silent = true,
                    _ => {}
                }
                rest
            }
            [] => rich,
        }
    }

    fn word(&mut self, word: &str, number: Option<i32>) {
        if let Some(character) = character(word) {
            return self.character(character);
        }
        let Some(number) = number else {
            match word {
                "mac" => self.page = MACINTOSH,
                "plain" => self.set_font(0),
                _ if WITHOUT_TEXT.contains(&word) => self.group().is_silent = true,
                _ => {}
            }
            return;
        };
        let font = self.group().font;
        match word {
            "ansicpg" => {
                self.flush();
                self.page = code_page::of_number(number).unwrap_or(WINDOWS_1252);
            }
            "deff" | "f" => self.set_font(number),
            "fcharset" => self
                .fonts
                .extend(code_page::of_charset(number).map(|page| (font, page))),
            "cpg" => self
                .fonts
                .extend(code_page::of_number(number).map(|page| (font, page))),
            "uc" => self.group().fallback = usize::try_from(number).unwrap_or(0),
            // The number is signed, and the code unit is its low 16 bits.
            "u" => {
                let [low, high, ..] = number.to_le_bytes();
                self.unit(u16::from_le_bytes([low, high]));
            }
            _ => {}
        }
    }

    fn set_font(&mut self, font: i32) {
        self.flush();
        self.group().font = font;
    }

    /// Returns `true` if the next character is a fallback to be skipped or belongs to a hidden group.
    fn leaves_out(&mut self) -> bool {
        let leaves_out = self.left_out > 0;
        self.left_out = self.left_out.saturating_sub(1);
        leaves_out || self.group().is_silent
    }

    fn byte(&mut self, byte: u8) {
        if !self.leaves_out() {
            self.flush_units();
            self.bytes.push(byte);
        }
    }

    fn character(&mut self, character: char) {
        if !self.leaves_out() {
            self.flush();
            self.text.push(character);
        }
    }

    fn unit(&mut self, unit: u16) {
        self.flush_bytes();
        let group = *self.group();
        if !group.is_silent {
            self.units.push(unit);
        }
        self.left_out = group.fallback;
    }

    fn flush(&mut self) {
        self.flush_bytes();
        self.flush_units();
    }

    fn flush_bytes(&mut self) {
        let font = self.group().font;
        let page = self.fonts.get(&font).copied().unwrap_or(self.page);
        let (text, _) = page.decode_without_bom_handling(&self.bytes);
        self.text.push_str(&text);
        self.bytes.clear();
    }

    fn flush_units(&mut self) {
        let units = char::decode_utf16(self.units.drain(..));
        let decoded = units.map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER));
        self.text.extend(decoded);
    }
}

/// Returns the character represented by a control word.
fn character(word: &str) -> Option<char> {
    Some(match word {
        "par" | "line" | "sect" | "page" | "row" => '\n',
        "tab" | "cell" => '\t',
        "emdash" => '\u{2014}',
        "endash" => '\u{2013}',
        "bullet" => '\u{2022}',
        "lquote" => '\u{2018}',
        "rquote" => '\u{2019}',
        "ldblquote" => '\u{201c}',
        "rdblquote" => '\u{201d}',
        "emspace" => '\u{2003}',
        "enspace" => '\u{2002}',
        "qmspace" => '\u{2005}',
        "zwj" => '\u{200d}',
        "zwnj" => '\u{200c}',
        "ltrmark" => '\u{200e}',
        "rtlmark" => '\u{200f}',
        _ => return None,
    })
}

/// Splits off a control word and its optional number; returns both, and the remaining text.
fn control_word(text: &[u8]) -> (&str, Option<i32>, &[u8]) {
    let letters = text.iter().take_while(|byte| byte.is_ascii_alphabetic());
    let (word, rest) = text.split_at(letters.count());
    let is_negative = rest.first() == Some(&b'-');
    let digits = &rest[usize::from(is_negative)..];
    let digits = digits.iter().take_while(|byte| byte.is_ascii_digit());
    let end = match digits.count() {
        0 => 0,
        count => count + usize::from(is_negative),
    };
    let (number, rest) = rest.split_at(end);
    let ascii = |bytes| str::from_utf8(bytes).unwrap_or_default();
    let rest = rest.strip_prefix(b" ").unwrap_or(rest);
    (ascii(word), ascii(number).parse().ok(), rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_styles_and_fonts() {
        let rich = b"{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\fs20 Zo\\'eb \\{x\\}\\par\r\n{\\b bold}{\\*\\x hidden} end}";
        assert_eq!(plain(rich), "Zo\u{eb} {x}\nbold end");
    }

    #[test]
    fn converts_arbitrary_bytes() {
        assert_eq!(plain(b"}}\\"), "");
        assert_eq!(plain(b"\\'z"), "z");
        assert_eq!(plain(&b"{".repeat(100_000)), "");
        assert_eq!(plain(b"\\bin99999999999 a\\bin-1 b\\u99999999999 c"), "abc");
    }

    /// Returns the plain text of a document with this code page, character set and text.
    fn in_page(page: i32, charset: i32, text: &str) -> String {
        let header = format!(
            "{{\\rtf1\\ansi\\ansicpg{page}\\uc1\\deff0{{\\fonttbl{{\\f0\\fcharset{charset} Arial;}}}}\x01\x02\\pard\\f0\\fs20 {text}\\par\x01\x02}}"
        );
        plain(header.as_bytes())
    }

    #[test]
    fn decodes_bytes_using_the_code_page_or_the_font() {
        let good = "\\'f5\\'ee\\'f0\\'ee\\'f8\\'ee";
        for (page, charset) in [(1251, 204), (1251, 0), (1252, 204), (1251, 1)] {
            assert_eq!(in_page(page, charset, good), "хорошо", "{page} {charset}");
        }
        // The second byte of a character may be an ASCII character.
        let table = "\\'83e\\'81[\\'83u\\'83\\'8b \\'95\\\\";
        for (page, charset) in [(932, 128), (932, 0), (1252, 128)] {
            assert_eq!(in_page(page, charset, table), "テーブル 表");
        }
        for (page, charset, bytes, text) in [
            (1250, 238, "\\'e8", "č"),
            (1253, 161, "\\'e1", "α"),
            (1254, 162, "\\'fe", "ş"),
            (1256, 178, "\\'d3", "س"),
            (936, 134, "\\'ba\\'c3", "好"),
            (949, 129, "\\'c8\\'a3", "호"),
            (950, 136, "\\'a6\\'6e", "好"),
            (1252, 0, "\\'80\\'e9", "€é"),
        ] {
            assert_eq!(in_page(page, 0, bytes), text);
            assert_eq!(in_page(1252, charset, bytes), text);
        }
    }

    #[test]
    fn handles_font_changes_within_a_text() {
        let rich = b"{\\rtf1\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}}\\'e9{\\f1\\'e9}\\'e9\\f1\\'e9}";
        assert_eq!(plain(rich), "éйéй");
    }

    #[test]
    fn decodes_unicode_units_and_skips_their_fallbacks() {
        for (rich, text) in [
            ("\\u38627?\\u12375?", "難し"),
            ("\\u-26909?\\u12375 ?", "難し"),
            ("\\u-10179?\\u-8704?", "\u{1f600}"),
            ("\\uc0\\u38627\\u12375 x", "難しx"),
            ("\\uc2\\u38627\\'93\\'ef!", "難!"),
            ("{\\uc0\\u233}\\u233?x", "ééx"),
            ("\\u233{?}x", "é?x"),
            ("\\u-10179?x", "\u{fffd}x"),
            ("\\u233\\'e9x", "éx"),
            ("\\u233\\emdash x", "éx"),
        ] {
            assert_eq!(in_page(1252, 0, rich), text, "{rich}");
        }
    }

    #[test]
    fn converts_control_words_to_characters() {
        for (rich, text) in [
            ("a\\tab b", "a\tb"),
            ("a\\emdash b\\endash c", "a—b–c"),
            ("\\ldblquote a\\rdblquote  \\lquote b\\rquote", "“a” ‘b’"),
            ("\\bullet a\\line b\\~c\\_d\\-e", "•a\nb\u{a0}c\u{2011}de"),
            ("a\\parb", "a"),
            ("a\\par b\\pard c", "a\nbc"),
        ] {
            assert_eq!(in_page(1252, 0, rich), text, "{rich}");
        }
    }

    #[test]
    fn removes_pictures_and_field_instructions() {
        for rich in [
            "a{\\pict\\wmetafile8\\picw10 0100090000}b",
            "a{\\*\\shppict{\\pict\\pngblip 89504e47}}{\\nonshppict{\\pict 0100}}b",
            "a{\\pict\\bin4 }}}}}b",
            "a{\\field{\\*\\fldinst HYPERLINK \"x\"}{\\fldrslt b}}",
            "{\\info{\\title x}}a{\\*\\x y}b",
        ] {
            assert_eq!(in_page(1252, 0, rich), "ab", "{rich}");
        }
    }
}
