//! Typesetting: no-break spaces, and isolates around notation in Arabic.

/// No-break space (U+00A0), used before punctuation and inside guillemets.
const NO_BREAK: char = '\u{a0}';
/// Narrow no-break space (U+202F), used before `;`, `!`, `?` and `%` in French.
const NARROW: char = '\u{202f}';

/// Returns, for each punctuation mark that a language sets off with a space, its form in the source texts and its
/// compiled form.
fn spaces(tag: &str) -> Vec<(String, String)> {
    let before = |sign: char, space: char| (format!(" {sign}"), format!("{space}{sign}"));
    match tag {
        "fr" => vec![
            before(':', NO_BREAK),
            before(';', NARROW),
            before('!', NARROW),
            before('?', NARROW),
            before('%', NARROW),
            before('»', NO_BREAK),
            ("« ".to_owned(), format!("«{NO_BREAK}")),
        ],
        "de" | "es" => vec![before('%', NO_BREAK), before('×', NO_BREAK)],
        _ => Vec::new(),
    }
}

/// Typesets a text: replaces spaces that must not wrap with no-break spaces and, in Arabic, isolates notation.
pub fn typeset(tag: &str, text: &str) -> String {
    let mut text = text.to_owned();
    for (written, compiled) in spaces(tag) {
        text = text.replace(&written, &compiled);
    }
    if tag == "ar" && !text.contains(['\u{2066}', '\u{2068}']) {
        text = isolate_notation(&text);
    }
    text
}

/// Wraps each play, fraction and formula in left-to-right isolates (U+2066, U+2069), because two adjacent plays would
/// otherwise swap places in right-to-left text.
fn isolate_notation(text: &str) -> String {
    let is_notation = |letter: char| letter.is_ascii() || "−×÷²".contains(letter);
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(is_notation).unwrap_or(rest.len());
        let (before, after) = rest.split_at(end);
        out.push_str(before);
        let end = after
            .find(|letter| !is_notation(letter))
            .unwrap_or(after.len());
        let (run, after) = after.split_at(end);
        out.push_str(&isolated_run(run));
        rest = after;
    }
    out
}

/// Isolates a run of ASCII characters and signs if it is notation, leaving surrounding spaces and punctuation outside.
fn isolated_run(run: &str) -> String {
    let core = run.trim_matches([' ', '.', ',', ':', ';', '\n']);
    let has_digit = core.contains(|letter: char| letter.is_ascii_digit());
    let is_notation = has_digit && (core.contains(['/', '=', '−']) || core.contains("-ply"));
    match run.split_once(core) {
        Some((before, after)) if is_notation => {
            format!("{before}\u{2066}{core}\u{2069}{after}")
        }
        _ => run.to_owned(),
    }
}
