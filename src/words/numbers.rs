//! Number formatting for the user interface language.

use crate::{Words, isolated};

/// Formats a number with `digits` decimal places.
pub fn decimal(words: &Words, number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &words.decimal_mark())
}

/// Formats a loss of equity, in units of the cube, as the winning chance in per cent that is worth as much: without
/// gammons and further doubles, a chance of 1% is worth 0.02. Below 1%, the number has one decimal place. `None` if the
/// loss rounds to zero.
pub fn chance_lost(words: &Words, loss: f32) -> Option<String> {
    let tenths = (500.0 * loss.abs()).round() as u32;
    match tenths {
        0 => None,
        1..10 => Some(format!("0{}{tenths}", words.decimal_mark())),
        _ => Some(((tenths + 5) / 10).to_string()),
    }
}

/// Formats a number with its sign and `digits` decimal places, as in "+0.123" or "−0.123".
pub fn signed(words: &Words, number: f64, digits: usize) -> String {
    with_sign(words, number < 0.0, &decimal(words, number.abs(), digits))
}

/// Prepends the sign to a formatted number.
pub fn with_sign(words: &Words, is_negative: bool, amount: &str) -> String {
    left_to_right(words, format!("{}{amount}", sign(is_negative)))
}

/// Isolates signed numbers and scores ("−0.123", "3–0") in right-to-left languages, where they would otherwise be
/// reordered.
pub fn left_to_right(words: &Words, numbers: String) -> String {
    match words.language().direction() {
        "rtl" => isolated(&numbers),
        _ => numbers,
    }
}

/// Returns "+", or a minus sign of the same width.
const fn sign(is_negative: bool) -> char {
    if is_negative { '\u{2212}' } else { '+' }
}

#[cfg(test)]
mod tests {
    use crate::{Arg, Language, arg, compiled};

    use super::*;

    fn words(language: Language) -> Words {
        let file = compiled(language).expect("a file");
        Words::read(language, file.to_owned()).expect("this build's")
    }

    #[test]
    fn a_sign_remains_on_its_side_in_arabic() {
        let arabic = words(Language::Arabic);
        assert_eq!(signed(&arabic, -0.25, 2), "\u{2068}−0.25\u{2069}");
        let score = left_to_right(&arabic, "3–0".to_owned());
        assert_eq!(score, "\u{2068}3–0\u{2069}");
        assert_eq!(signed(&words(Language::German), -0.25, 2), "−0,25");
    }

    #[test]
    fn a_loss_is_shown_as_a_winning_chance() {
        let german = words(Language::German);
        let told = |loss| chance_lost(&german, loss);
        assert_eq!(told(0.0009), None);
        assert_eq!(told(-0.0134).as_deref(), Some("0,7"));
        assert_eq!(told(0.0199).as_deref(), Some("1"));
        assert_eq!(told(0.203).as_deref(), Some("10"));
    }

    #[test]
    fn plays_in_a_sentence_remain_in_order_in_arabic() {
        let text = words(Language::Arabic).hint_best("8/5 6/5");
        assert!(text.contains("\u{2068}8/5 6/5\u{2069}"), "{text}");
        assert_eq!(Words::english().hint_best("8/5 6/5"), "Best: 8/5 6/5");
    }

    #[test]
    fn an_unnamed_friend_is_inflected() {
        let out_of_time = |language| {
            let words = words(language);
            let name = words.friend_nameless().into();
            let key = "nameless";
            words.out_of_time(Arg::Named { key, name })
        };
        let german = out_of_time(Language::German);
        assert_eq!(german, "Die Zeit deines Gegenübers ist abgelaufen.");
        let turkish = out_of_time(Language::Turkish);
        assert_eq!(turkish, "Arkadaşınızın süresi doldu.");
        let greek = out_of_time(Language::Greek);
        assert_eq!(greek, "Τελείωσε ο χρόνος του φίλου σου.");
    }

    #[test]
    fn a_sentence_ends_with_the_punctuation_of_the_language() {
        assert_eq!(Words::english().sentence("Right"), "Right.");
        assert_eq!(words(Language::Japanese).sentence("正解"), "正解。");
        let french =
            words(Language::French).labelled(arg::Label("Duplicate"), arg::Value("5 parties"));
        assert_eq!(french, "Duplicate\u{a0}: 5 parties");
    }
}
