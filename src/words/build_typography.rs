//! Automatic typography: no-break spaces, and isolates around notation in Arabic.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

/// No-break space before punctuation and within guillemets (U+00A0).
const NO_BREAK: char = '\u{a0}';
/// Narrow no-break space, used before `;`, `!`, `?` and `%` in French (U+202F).
const NARROW: char = '\u{202f}';

/// Returns, for each punctuation mark of a language that uses spaces, its form in the texts and its compiled form.
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

/// Replaces spaces at which a message must not wrap with no-break spaces.
pub(crate) fn typeset(tag: &str, pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                for (written, compiled) in spaces(tag) {
                    *value = value.replace(&written, &compiled);
                }
                if tag == "ar" && !value.contains(['\u{2066}', '\u{2068}']) {
                    *value = isolate_notation(value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for variant in variants {
                    typeset(tag, &mut variant.value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(_),
            } => {}
        }
    }
}

/// Wraps each play, fraction and formula in left-to-right isolates (U+2066, U+2069), because two adjacent plays would
/// otherwise swap places in a right-to-left text.
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

/// Isolates a run of Latin letters, digits and signs if the run is notation; spaces and full stops around it stay
/// outside.
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
