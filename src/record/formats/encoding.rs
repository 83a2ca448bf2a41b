//! Decoder for text files of unknown encoding.

use chardetng::EncodingDetector;
use encoding_rs::{SHIFT_JIS, WINDOWS_1252};

use super::{remark::RemarkKind, remarks::Remarks};

/// Decodes UTF-8, or UTF-16 in either byte order; falls back to the most likely other encoding. A byte order mark takes
/// precedence. Line endings are converted to `\n`.
pub(super) fn decode(bytes: &[u8], remarks: &mut Remarks) -> String {
    let mut remark = |kind| remarks.push_on_file(kind);
    let text = if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf") {
        without_mark(rest, &mut remark)
    } else if let Some((rest, unit)) = utf16(bytes) {
        remark(RemarkKind::Encoding("UTF-16".to_owned()));
        let units = rest.as_chunks::<2>().0.iter().map(|&pair| unit(pair));
        let text: String = char::decode_utf16(units)
            .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        if text.contains(char::REPLACEMENT_CHARACTER) {
            remark(RemarkKind::BrokenCharacters);
        }
        text
    } else {
        without_mark(bytes, &mut remark)
    };
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n")
    } else {
        text
    }
}

fn without_mark(bytes: &[u8], remark: &mut dyn FnMut(RemarkKind)) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    if is_broken_utf8(bytes) {
        remark(RemarkKind::BrokenCharacters);
        return String::from_utf8_lossy(bytes).into_owned();
    }
    let mut detector = EncodingDetector::new();
    detector.feed(bytes, true);
    let encoding = match detector.guess(None, false) {
        found if found == WINDOWS_1252 && is_japanese(bytes) => SHIFT_JIS,
        found => found,
    };
    remark(RemarkKind::Encoding(encoding.name().to_owned()));
    let (text, is_broken) = encoding.decode_without_bom_handling(bytes);
    if is_broken {
        remark(RemarkKind::BrokenCharacters);
    }
    text.into_owned()
}

/// Returns `true` if the bytes are valid `Shift_JIS` and contain byte pairs that do not occur in Western names.
/// `chardetng` mistakes short Japanese texts for Windows-1252, in which a single pair may be a quotation mark followed
/// by an accented letter.
fn is_japanese(bytes: &[u8]) -> bool {
    let is_valid = || !SHIFT_JIS.decode_without_bom_handling(bytes).1;
    has_japanese_pair(bytes) && is_valid()
}

/// Returns `true` if the bytes contain a pair that in Windows-1252 would be undefined or a symbol followed by an
/// accented letter, or if they contain two adjacent pairs of which at least one has a non-ASCII trail byte.
fn has_japanese_pair(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    let mut before: Option<u8> = None;
    while let [lead, after @ ..] = rest {
        let trail = after.first().copied().unwrap_or_default();
        let pair_before = before.take();
        rest = after;
        match (lead, trail) {
            // Undefined in Windows-1252, or a symbol followed by an accented letter.
            (0x81 | 0x8d | 0x8f | 0x90 | 0x9d, 0x40..)
            | (0x83 | 0x86..=0x89 | 0x98 | 0x99, 0x80..) => return true,
            (0x82..=0x9f, 0x40..) => {
                if pair_before.is_some_and(|before| before.max(trail) >= 0x80) {
                    return true;
                }
                (before, rest) = (Some(trail), &after[1..]);
            }
            (0xe0..=0xfc, 0x40..) => rest = &after[1..],
            _ => {}
        }
    }
    false
}

/// Returns `true` for UTF-8 text with a few truncated or damaged characters. In other encodings, byte sequences that
/// happen to be valid multi-byte UTF-8 are very rare.
fn is_broken_utf8(bytes: &[u8]) -> bool {
    let ends_in_character =
        std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none());
    let (mut whole, mut broken) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    ends_in_character || whole > 0 && whole >= 2 * broken
}

pub(super) fn windows_1252(byte: u8) -> char {
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(std::slice::from_ref(&byte));
    text.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER)
}

type Unit = fn([u8; 2]) -> u16;

/// Returns the bytes after the byte order mark, and the function that decodes a code unit. UTF-16 is detected by the
/// mark, or by the zero bytes in ASCII letters.
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
        let mut remarks = Remarks::default();
        let text = decode(bytes, &mut remarks);
        (text, remarks.into_parts().0.len())
    }

    #[test]
    fn reads_all_supported_encodings() {
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
        let controls: String = [0x80, 0x9f].map(windows_1252).iter().collect();
        assert_eq!(controls, "\u{20ac}\u{178}");
    }

    #[test]
    fn a_truncated_or_damaged_character_is_replaced() {
        assert_eq!(decoded(b"Zo\xc3"), ("Zo\u{fffd}".to_owned(), 1));
        let damaged = ["Zoë Åsa Čeněk ".as_bytes(), b"Mo\xefse"].concat();
        assert_eq!(
            decoded(&damaged),
            ("Zoë Åsa Čeněk Mo\u{fffd}se".to_owned(), 1)
        );
    }

    /// Encodes `text` and decodes the result; returns the decoded text and the remarks.
    fn through(encoding: &'static encoding_rs::Encoding, text: &str) -> (String, Vec<RemarkKind>) {
        let (bytes, _, has_lost) = encoding.encode(text);
        assert!(!has_lost, "{text}");
        let mut remarks = Remarks::default();
        let text = decode(&bytes, &mut remarks);
        let kinds = remarks.into_parts().0.into_iter().map(|remark| remark.kind);
        (text, kinds.collect())
    }

    #[test]
    fn names_in_many_languages_are_decoded_correctly() {
        for (encoding, names) in [
            (encoding_rs::WINDOWS_1251, ["Иван Петров", "Ольга Соколова"]),
            (encoding_rs::WINDOWS_1251, ["Дмитрий", "Юрий"]),
            (encoding_rs::KOI8_U, ["Иван Петров", "Ольга Соколова"]),
            (encoding_rs::SHIFT_JIS, ["山田太郎", "鈴木花子"]),
            (encoding_rs::SHIFT_JIS, ["たけし", "ミドリ"]),
            (encoding_rs::SHIFT_JIS, ["山田", "鈴木"]),
            (encoding_rs::SHIFT_JIS, ["田中", "Bob"]),
            (encoding_rs::SHIFT_JIS, ["森", "Bob"]),
            (encoding_rs::WINDOWS_1252, ["“Bob” …été", "Ann’s"]),
            (encoding_rs::WINDOWS_1252, ["D’Ángelo", "Bob"]),
            (encoding_rs::WINDOWS_1252, ["l’École", "d’Òbidos"]),
            (encoding_rs::WINDOWS_1252, ["Séverine d’Évian", "João"]),
            (encoding_rs::WINDOWS_1252, ["“Élan”", "l’été"]),
            (encoding_rs::WINDOWS_1252, ["François “Çelik”", "Ann"]),
            (encoding_rs::WINDOWS_1254, ["Şükrü Yıldız", "Çağrı Güneş"]),
            (
                encoding_rs::WINDOWS_1253,
                ["Γιώργος Παπαδόπουλος", "Ελένη Νικολάου"],
            ),
            (encoding_rs::WINDOWS_1250, ["Dvořák Jiří", "Łukasz Żółć"]),
            (encoding_rs::WINDOWS_1252, ["Müller Jörg", "François"]),
            (encoding_rs::WINDOWS_1252, ["Åse Sørensen", "Bjørn"]),
            (encoding_rs::WINDOWS_1256, ["محمد علي", "فاطمة"]),
            (encoding_rs::WINDOWS_1255, ["דוד כהן", "שרה לוי"]),
            (encoding_rs::EUC_KR, ["김철수", "이영희"]),
            (encoding_rs::GBK, ["王小明", "李娜"]),
        ] {
            let [left, right] = names;
            let text = format!(
                " 7 point match\n\n Game 1\n {left} : 0                 {right} : 0\n  1) 31: 8/5 6/5\n"
            );
            let (read, kinds) = through(encoding, &text);
            assert_eq!(read, text, "{} {kinds:?}", encoding.name());
            assert_eq!(kinds.len(), 1, "{kinds:?}");
        }
    }
}
