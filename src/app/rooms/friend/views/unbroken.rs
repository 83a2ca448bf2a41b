//! Text in which a roll is never split across lines.

use leptos::prelude::*;

/// Returns the text with line breaks prevented within each roll, such as `6-4`, because browsers may break a line after
/// a hyphen.
pub(crate) fn unbroken(text: &str) -> AnyView {
    let part = |(is_roll, part): (bool, String)| {
        if is_roll {
            view! { <span class="unbroken">{part}</span> }.into_any()
        } else {
            part.into_any()
        }
    };
    parts(text).into_iter().map(part).collect_view().into_any()
}

/// Splits a text into the rolls and the text between them.
fn parts(text: &str) -> Vec<(bool, String)> {
    let letters: Vec<char> = text.chars().collect();
    let is_die = |at: usize| letters.get(at).is_some_and(|one| ('1'..='6').contains(one));
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let mut parts = Vec::new();
    let (mut between, mut at) = (String::new(), 0);
    while at < letters.len() {
        let follows_digit = at > 0 && is_digit(at - 1);
        let is_roll = is_die(at) && letters.get(at + 1) == Some(&'-') && is_die(at + 2);
        if is_roll && !follows_digit && !is_digit(at + 3) {
            parts.push((false, std::mem::take(&mut between)));
            parts.push((true, letters[at..at + 3].iter().collect()));
            at += 3;
        } else {
            between.push(letters[at]);
            at += 1;
        }
    }
    parts.push((false, between));
    parts.retain(|(_, part)| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prevents_line_breaks_only_within_rolls() {
        let parts_of = |text| -> Vec<(bool, String)> { parts(text) };
        let part = |is_roll, text: &str| (is_roll, text.to_owned());
        assert_eq!(
            parts_of("You start: play 6-4."),
            [
                part(false, "You start: play "),
                part(true, "6-4"),
                part(false, ".")
            ]
        );
        assert_eq!(parts_of("0-8, 15-3"), [part(false, "0-8, 15-3")]);
        assert!(parts_of("").is_empty());
    }
}
