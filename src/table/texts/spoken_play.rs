//! Plays in words.

use board::list;
use words::{Words, arg};

/// Returns `8/5 6/5*` as "8 to 5, 6 to 5 hitting", or, in the opponent's point numbers, as "17 to 20, 19 to 20
/// hitting".
pub(crate) fn spoken_play(words: &Words, notation: &str, is_own: bool) -> String {
    let parts = notation.split(' ');
    list(words, parts.map(|part| spoken_move(words, part, is_own)))
}

/// Converts one part of a play's notation, such as `bar/21*(2)`, to words.
fn spoken_move(words: &Words, part: &str, is_own: bool) -> String {
    let (way, times) = part.split_once('(').unwrap_or((part, ""));
    let place = |place: &str| match place.split_once('*') {
        Some((place, _)) => (spoken_place(words, place, is_own), true),
        None => (spoken_place(words, place, is_own), false),
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

fn spoken_place(words: &Words, place: &str, is_own: bool) -> String {
    match (place, place.parse::<u8>()) {
        ("bar", _) => words.said_bar(),
        ("off", _) => words.said_off(),
        (_, Ok(point)) if !is_own => 25_u8.saturating_sub(point).to_string(),
        (point, _) => point.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_points_from_the_listeners_view() {
        let own = |notation| spoken_play(&Words::english(), notation, true);
        assert_eq!(own("8/5 6/5*"), "8 to 5, 6 to 5 hitting");
        assert_eq!(own("bar/21*/18 6/off"), "bar to 21 hitting to 18, 6 to off");
        assert_eq!(
            own("13/7(2) 8/2*(2)"),
            "13 to 7 twice, 8 to 2 hitting twice"
        );
        let opponent = |notation| spoken_play(&Words::english(), notation, false);
        assert_eq!(
            opponent("bar/21* 8/5(2)"),
            "bar to 4 hitting, 17 to 20 twice"
        );
    }
}
