//! Example positions for the topics' thumbnails.

use dice::{DiceStream, Seed};
use record::board_from_id;
use review::Book;
use rules::{Decision, Variant};

use crate::{Exercise, Kind, Theme, Topic};

/// Returns an example for a topic, the same on every call; `None` for the player's own mistakes, for sheets, and for
/// exercises that are not about a position.
pub fn picture(topic: Topic) -> Option<Decision> {
    match topic {
        Topic::Cards | Topic::Sheet => None,
        Topic::Kind(kind) => of_kind(kind),
        Topic::Theme(theme) => of_theme(theme),
    }
}

fn of_kind(kind: Kind) -> Option<Decision> {
    match kind {
        Kind::Pips | Kind::BearOff | Kind::Shots | Kind::Entering | Kind::EffectivePips => {
            let mut dice = DiceStream::new(Seed([3; 32]));
            Exercise::draw(kind, &mut dice, &Book::default())?.board_decision()
        }
        _ => None,
    }
}

/// Returns a reference position typical of a theme.
fn of_theme(theme: Theme) -> Option<Decision> {
    let (id, roll) = match theme {
        Theme::Blitz => ("wneDAUGYZ+QAWA", Some((4, 2))),
        Theme::Prime => ("cLdNAAbGnhsABg", Some((3, 1))),
        Theme::Anchor => ("4HPJATCGZ/ABMA", Some((5, 1))),
        Theme::BackGame => ("c+4MADBs2wiAGQ", Some((4, 3))),
        Theme::HoldingGame => ("d/Q5AABtuwPAAA", Some((6, 4))),
        Theme::Race => ("N+8mAAB/t1AAAA", None),
    };
    let decision = Decision::builder(board_from_id(id, Variant::Standard).ok()?);
    let decision = match roll {
        Some((high, low)) => decision.play(high, low),
        None => decision.double(),
    };
    decision.build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercises_about_positions_and_all_themes_have_an_example() {
        for kind in [
            Kind::Pips,
            Kind::BearOff,
            Kind::Shots,
            Kind::Entering,
            Kind::EffectivePips,
        ] {
            assert!(picture(Topic::Kind(kind)).is_some(), "{kind:?}");
        }
        for theme in Theme::ALL {
            assert!(picture(Topic::Theme(theme)).is_some(), "{theme:?}");
        }
        assert_eq!(picture(Topic::Cards), None);
    }
}
