//! The characters of a text file whose encoding nobody states.

use super::remark::{Encoding, Place, Remark, RemarkKind};

/// The characters of Windows-1252 from 0x80 to 0x9f; those without one are kept as control characters.
const WINDOWS_1252: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}',
    '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}', '\u{178}',
];

/// The text of these bytes: UTF-8, UTF-16 in either order, or else Windows-1252, each with or without a byte order
/// mark. Line ends become `\n`.
pub(super) fn decode(bytes: &[u8], remarks: &mut Vec<Remark>) -> String {
    let mut say = |kind| {
        remarks.push(Remark {
            place: Place::File,
            kind,
        });
    };
    let text = if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        utf8_or_1252(rest, &mut say)
    } else if let Some((rest, unit)) = utf16(bytes) {
        say(RemarkKind::Encoding(Encoding::Utf16));
        let units = rest.as_chunks::<2>().0.iter().map(|&pair| unit(pair));
        let text: String = char::decode_utf16(units)
            .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        if text.contains(char::REPLACEMENT_CHARACTER) {
            say(RemarkKind::BrokenCharacters);
        }
        text
    } else {
        utf8_or_1252(bytes, &mut say)
    };
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n")
    } else {
        text
    }
}

fn utf8_or_1252(bytes: &[u8], say: &mut dyn FnMut(RemarkKind)) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        // A single character cut at the end does not make it another encoding.
        Err(error) if error.error_len().is_none() => {
            say(RemarkKind::BrokenCharacters);
            String::from_utf8_lossy(bytes).into_owned()
        }
        Err(_) => {
            say(RemarkKind::Encoding(Encoding::Windows1252));
            bytes.iter().map(|&byte| windows_1252(byte)).collect()
        }
    }
}

pub(super) fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

type Unit = fn([u8; 2]) -> u16;

/// The bytes after a mark, and how two of them make a unit; recognised by the mark or by the zeros of plain letters.
fn utf16(bytes: &[u8]) -> Option<(&[u8], Unit)> {
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return Some((rest, u16::from_le_bytes));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return Some((rest, u16::from_be_bytes));
    }
    let (pairs, _) = bytes.get(..bytes.len().min(64))?.as_chunks::<2>();
    if pairs.len() < 4 {
        return None;
    }
    let zeros = |nth: usize| pairs.iter().filter(|pair| pair[nth] == 0).count();
    match (zeros(0), zeros(1)) {
        (0, many) if many * 10 >= pairs.len() * 9 => Some((bytes, u16::from_le_bytes)),
        (many, 0) if many * 10 >= pairs.len() * 9 => Some((bytes, u16::from_be_bytes)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8]) -> (String, usize) {
        let mut remarks = Vec::new();
        let text = decode(bytes, &mut remarks);
        (text, remarks.len())
    }

    #[test]
    fn reads_every_encoding_that_files_come_in() {
        let text = " 7 point match\nZoë : 0";
        let utf16: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        assert_eq!(decoded(text.as_bytes()), (text.to_owned(), 0));
        assert_eq!(
            decoded(&marked(b"\xef\xbb\xbf", text.as_bytes())),
            (text.to_owned(), 0)
        );
        for bytes in [
            little.clone(),
            big.clone(),
            marked(b"\xff\xfe", &little),
            marked(b"\xfe\xff", &big),
            b" 7 point match\r\nZo\xeb : 0".to_vec(),
        ] {
            assert_eq!(decoded(&bytes), (text.to_owned(), 1), "{bytes:?}");
        }
        assert_eq!(decoded(b"\x80\x9f").0, "\u{20ac}\u{178}");
    }

    #[test]
    fn a_cut_last_character_is_replaced() {
        assert_eq!(decoded(b"Zo\xc3"), ("Zo\u{fffd}".to_owned(), 1));
    }
}
