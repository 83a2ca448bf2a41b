//! Encoding specified by an .sgf file in its `CA` property.

use encoding_rs::Encoding;

use crate::formats::{
    remark::{RemarkKind, excerpt},
    remarks::Remarks,
};

/// Number of bytes searched for `CA`, which is in the first node.
const HEAD: usize = 4096;

/// Encoding names that occur in files but are missing from the WHATWG encoding standard.
const ALIASES: [(&str, &str); 7] = [
    ("cp932", "shift_jis"),
    ("shiftjis", "shift_jis"),
    ("cp936", "gbk"),
    ("cp949", "euc-kr"),
    ("cp950", "big5"),
    ("latin-1", "latin1"),
    ("latin-2", "latin2"),
];

/// Decodes an .sgf file using the encoding it specifies; `None` if it specifies UTF-8, an unknown encoding, or none.
pub(in crate::formats) fn stated_text(bytes: &[u8], remarks: &mut Remarks) -> Option<String> {
    let label = label(bytes)?;
    let is_plain = bytes.is_ascii() && !label.starts_with("iso-2022");
    if is_plain {
        return None;
    }
    let mut remark = |kind| remarks.push_on_file(kind);
    let Some(encoding) = encoding(&label) else {
        remark(RemarkKind::NotUnderstood(excerpt(&format!("CA[{label}]"))));
        return None;
    };
    if encoding == encoding_rs::UTF_8 {
        return None;
    }
    let (text, is_damaged) = encoding.decode_without_bom_handling(bytes);
    if is_damaged {
        remark(RemarkKind::BrokenCharacters);
    }
    Some(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// Returns the value of `CA` in the first node. Longer property names that end in `CA` are ignored.
fn label(bytes: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]);
    if !super::looks_like(&head) {
        return None;
    }
    let is_name = |at: usize| !head[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    let (at, _) = head.match_indices("CA[").find(|&(at, _)| is_name(at))?;
    let (label, _) = head[at + 3..].split_once(']')?;
    let label = label.trim();
    (!label.is_empty() && label.is_ascii()).then(|| label.to_ascii_lowercase())
}

fn encoding(label: &str) -> Option<&'static Encoding> {
    let alias = ALIASES.iter().find(|(alias, _)| *alias == label);
    let known = alias.map_or(label, |(_, known)| known);
    let numbered = || Encoding::for_label(format!("windows-{known}").as_bytes());
    Encoding::for_label(known.as_bytes()).or_else(numbered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_common_encodings() {
        for (label, text) in [
            ("ISO-8859-2", "Dvořák Łukasz"),
            ("iso8859-2", "Žižka"),
            ("Shift_JIS", "対局 ソ"),
            ("CP932", "山田"),
            ("EUC-JP", "鈴木"),
            ("ISO-2022-JP", "鈴木"),
            ("windows-1251", "Иван"),
            ("CP1251", "Иван"),
            ("1251", "Иван"),
            ("KOI8-R", "Иван"),
            ("ISO-8859-5", "Иван"),
            ("ISO-8859-1", "Zoë"),
            ("Latin-1", "Zoë"),
            ("windows-1252", "Zoë – €"),
            ("ISO-8859-7", "Ελένη"),
            ("windows-1254", "Şükrü"),
            ("ISO-8859-9", "Şükrü"),
            ("windows-1256", "محمد"),
            ("GB2312", "王小明"),
            ("GB18030", "王小明"),
            ("Big5", "王小明"),
            ("EUC-KR", "김철수"),
            ("ISO-8859-15", "Œuvre €"),
        ] {
            let file = format!("(;FF[4]GM[6]CA[{label}]PW[{text}]PB[é]\r\n)");
            let file = file.replace("[é]", "[B]");
            let encoding = encoding(&label.to_ascii_lowercase()).expect(label);
            let (bytes, _, has_lost) = encoding.encode(&file);
            assert!(!has_lost, "{label}");
            let mut remarks = Remarks::default();
            let read = stated_text(&bytes, &mut remarks);
            assert_eq!(read, Some(file.replace('\r', "")), "{label}");
            assert_eq!(remarks.into_parts(), (Vec::new(), 0), "{label}");
        }
    }

    #[test]
    fn ignores_missing_and_unknown_encodings() {
        for file in [
            "(;FF[4]GM[6]CA[UTF-8]PW[Zoë])",
            "(;FF[4]GM[6]PW[Zoë])",
            "(;FF[4]CA[Shift_JIS]PW[Zoë])",
            "(;FF[4]GM[6]CA[]PW[Zoë])",
            "(;FF[4]GM[6]XCA[Shift_JIS]PW[Zoë])",
        ] {
            assert_eq!(
                stated_text(file.as_bytes(), &mut Remarks::default()),
                None,
                "{file}"
            );
        }
        let mut remarks = Remarks::default();
        assert_eq!(
            stated_text("(;GM[6]CA[cp437]PW[Zoë])".as_bytes(), &mut remarks),
            None
        );
        assert_eq!(
            remarks.into_parts().0[0].kind,
            RemarkKind::NotUnderstood("CA[cp437]".to_owned())
        );
    }
}
