//! Plays in words.

use board::list;
use words::{Words, arg};

/// Returns `8/5 6/5*` as "8 to 5, 6 to 5 hitting".
pub(crate) fn spoken_play(words: &Words, notation: &str) -> String {
    let parts = notation.split(' ');
    list(words, parts.map(|part| spoken_move(words, part)))
}

/// Converts one part of a play's notation, such as `bar/21*(2)`, to words.
fn spoken_move(words: &Words, part: &str) -> String {
    let (way, times) = part.split_once('(').unwrap_or((part, ""));
    let place = |place: &str| match place.split_once('*') {
        Some((place, _)) => (spoken_place(words, place), true),
        None => (spoken_place(words, place), false),
    };
    let mut places = way.split('/').map(place);
    let first = places.next().map(|(place, _)| place).unwrap_or_default();
    let moved = places.fold(first, |from, (to, hits)| {
        let moved = words.move_to(arg::From(from), arg::To(to));
        if hits {
            words.move_hitting(moved)
        } else {
            moved
        }
    });
    match times.trim_end_matches(')').parse::<u8>() {
        Ok(times) => words.move_times(arg::Count(times), arg::Moved(moved)),
        Err(_) => moved,
    }
}

fn spoken_place(words: &Words, place: &str) -> String {
    match place {
        "bar" => words.said_bar(),
        "off" => words.said_off(),
        point => point.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_hits_and_repeated_moves() {
        let said = |notation| spoken_play(&Words::english(), notation);
        assert_eq!(said("8/5 6/5*"), "8 to 5, 6 to 5 hitting");
        assert_eq!(
            said("bar/21*/18 6/off"),
            "bar to 21 hitting to 18, 6 to off"
        );
        assert_eq!(
            said("13/7(2) 8/2*(2)"),
            "13 to 7 twice, 8 to 2 hitting twice"
        );
    }
}
