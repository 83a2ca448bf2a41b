//! Plain text from rich text (RTF).

use crate::formats::encoding::windows_1252;

/// Groups that hold no visible text: fonts, colours and those marked as optional.
const WITHOUT_TEXT: [&str; 5] = ["fonttbl", "colortbl", "stylesheet", "info", "*"];

/// Returns the plain text of `rich`, which may be damaged.
pub(super) fn plain(rich: &[u8]) -> String {
    let mut text = String::new();
    // For each open group, whether its text is left out.
    let mut groups = vec![false];
    let mut rest = rich;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let silent = groups.last().copied().unwrap_or(false);
        match byte {
            b'{' => groups.push(silent || begins_without_text(rest)),
            b'}' if groups.len() > 1 => drop(groups.pop()),
            b'}' | 0..=31 => {}
            b'\\' => {
                let (letter, after) = control(rest);
                rest = after;
                text.extend(letter.filter(|_| !silent));
            }
            byte if !silent => text.push(windows_1252(byte)),
            _ => {}
        }
        // Damaged text may open any number of groups.
        groups.truncate(64);
    }
    text.trim().to_owned()
}

fn begins_without_text(group: &[u8]) -> bool {
    let word = group.strip_prefix(b"\\").unwrap_or_default();
    WITHOUT_TEXT
        .iter()
        .any(|name| word.starts_with(name.as_bytes()))
}

/// Returns the character that the control word after a backslash stands for, if any, and the rest of the text.
fn control(text: &[u8]) -> (Option<char>, &[u8]) {
    match text {
        [b'\'', high, low, after @ ..] => {
            let digit = |byte: &u8| char::from(*byte).to_digit(16);
            let code = digit(high)
                .zip(digit(low))
                .map(|(high, low)| (high * 16 + low) as u8);
            (code.map(windows_1252), after)
        }
        [first, ..] if first.is_ascii_alphabetic() => {
            let letters = text
                .iter()
                .take_while(|byte| byte.is_ascii_alphabetic())
                .count();
            let number = |byte: &&u8| byte.is_ascii_digit() || **byte == b'-';
            let end = letters + text[letters..].iter().take_while(number).count();
            let after = &text[end..];
            let after = after.strip_prefix(b" ").unwrap_or(after);
            let line = [&b"par"[..], b"line"].contains(&&text[..letters]);
            (line.then_some('\n'), after)
        }
        [sign, after @ ..] => (b"\\{}".contains(sign).then_some(char::from(*sign)), after),
        [] => (None, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_and_fonts_are_left_out() {
        let rich = b"{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\fs20 Zo\\'eb \\{x\\}\\par\r\n{\\b bold}{\\*\\x hidden} end}";
        assert_eq!(plain(rich), "Zo\u{eb} {x}\nbold end");
    }

    #[test]
    fn any_bytes_give_some_text() {
        assert_eq!(plain(b"}}\\"), "");
        assert_eq!(plain(b"\\'z"), "z");
        assert_eq!(plain(&b"{".repeat(100_000)), "");
    }
}
