//! Themes of positions, derived from the checkers on the board.

use rules::{Board, Side};

/// Strategic theme of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// A side attacks blots in its own home board.
    Blitz,
    /// A side has consecutive points in front of the other side's checkers.
    Prime,
    /// Each side holds exactly one point in the other side's home board.
    Anchor,
    /// A side is far behind, and holds at least two points in the other side's home board.
    BackGame,
    /// A side holds exactly one of its points 18 to 22, and all of the other side's checkers are on that side's own
    /// points 1 to 12.
    HoldingGame,
    /// The two sides have no more contact.
    Race,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 6] = [
        Self::Blitz,
        Self::Prime,
        Self::Anchor,
        Self::BackGame,
        Self::HoldingGame,
        Self::Race,
    ];

    /// Returns the key of the theme in files and in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blitz => "blitz",
            Self::Prime => "prime",
            Self::Anchor => "anchor",
            Self::BackGame => "back-game",
            Self::HoldingGame => "holding-game",
            Self::Race => "race",
        }
    }

    /// Returns the theme with this key; `None` for any other text.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == key)
    }

    /// Returns the theme of `board`: the first that applies, in the order race, back game, prime, blitz, holding game,
    /// anchor; `None` if none applies.
    pub fn of(board: &Board) -> Option<Self> {
        if !board.has_contact() {
            return Some(Self::Race);
        }
        let sides = [
            (board.own(), board.opponent()),
            (board.opponent(), board.own()),
        ];
        let either = |fits: fn(&Side, &Side) -> bool| sides.iter().any(|(a, b)| fits(a, b));
        if either(is_back_game) {
            Some(Self::BackGame)
        } else if either(is_prime) {
            Some(Self::Prime)
        } else if either(is_blitz) {
            Some(Self::Blitz)
        } else if either(is_holding_game) {
            Some(Self::HoldingGame)
        } else if sides.iter().all(|(side, _)| anchors(side) == 1) {
            Some(Self::Anchor)
        } else {
            None
        }
    }
}

/// Returns the number of points that `side` holds in the other side's home board.
pub fn anchors(side: &Side) -> usize {
    (19..=24).filter(|&number| side.at(number) >= 2).count()
}

/// Returns `true` if `side` trails by at least 40 pips and holds at least two points in the other side's home board.
pub fn is_back_game(side: &Side, other: &Side) -> bool {
    anchors(side) >= 2 && side.pips() >= other.pips() + 40
}

/// Returns `true` if `side` holds five consecutive points, up to the 12 point, with at least two of the other side's
/// checkers behind them.
fn is_prime(side: &Side, other: &Side) -> bool {
    let made = |number: u8| side.at(number) >= 2;
    (2..=8).any(|first| {
        let behind: u8 = (1..first).map(|number| other.at(25 - number)).sum();
        (first..first + 5).all(made) && behind + other.bar() >= 2
    })
}

/// Returns `true` if `side` has made two to four home points, has at least nine checkers on points 1 to 11 and has
/// borne none off, while `other` has a checker on the bar and no anchor.
pub fn is_blitz(side: &Side, other: &Side) -> bool {
    let near: u8 = (1..=11).map(|number| side.at(number)).sum();
    let points = (1..=6).filter(|&number| side.at(number) >= 2).count();
    other.bar() > 0
        && anchors(other) == 0
        && (2..=4).contains(&points)
        && near >= 9
        && side.off() == 0
}

/// Returns `true` if `side` holds exactly one of its points 18 to 22 and has at most four checkers on points 18 to 25,
/// all of the checkers of `other` are on its own points 1 to 12, and neither side has borne off a checker.
pub fn is_holding_game(side: &Side, other: &Side) -> bool {
    let held = (18..=22).filter(|&number| side.at(number) >= 2).count();
    let has_passed = (13..=25).all(|number| other.at(number) == 0);
    let back: u8 = (18..=25).map(|number| side.at(number)).sum();
    held == 1 && has_passed && back <= 4 && side.off() == 0 && other.off() == 0
}

#[cfg(test)]
mod tests {
    use rules::{Setup, Variant};

    use super::*;

    fn side(places: &[(usize, u8)]) -> [u8; 26] {
        let mut counts = [0; 26];
        for &(place, count) in places {
            counts[place] = count;
        }
        counts
    }

    fn theme(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Option<Theme> {
        let setup = Setup {
            own: side(own),
            opponent: side(opponent),
        };
        let board = Board::try_from(setup).expect("15 checkers each");
        let found = Theme::of(&board);
        assert_eq!(found, Theme::of(&board.flipped()), "whoever is on roll");
        found
    }

    #[test]
    fn textbook_positions_have_the_expected_theme() {
        let home = [(6, 5), (5, 4), (4, 4), (3, 2)];
        assert_eq!(theme(&home, &home), Some(Theme::Race));
        let back = [(24, 3), (22, 2), (13, 4), (8, 3), (6, 3)];
        let ahead = [(6, 4), (5, 3), (4, 2), (8, 3), (10, 3)];
        assert_eq!(theme(&back, &ahead), Some(Theme::BackGame));
        let prime = [(8, 3), (7, 3), (6, 3), (5, 2), (4, 2), (13, 2)];
        let caught = [(24, 2), (11, 5), (9, 3), (6, 5)];
        assert_eq!(theme(&prime, &caught), Some(Theme::Prime));
        let attack = [(24, 2), (11, 3), (8, 3), (6, 4), (5, 3)];
        let hit = [(25, 1), (24, 1), (13, 5), (8, 3), (6, 5)];
        assert_eq!(theme(&attack, &hit), Some(Theme::Blitz));
        let holds = [(20, 2), (13, 3), (8, 3), (6, 4), (4, 3)];
        let passed = [(11, 3), (8, 3), (6, 4), (4, 3), (3, 2)];
        assert_eq!(theme(&holds, &passed), Some(Theme::HoldingGame));
        let anchor = [(20, 2), (13, 4), (8, 3), (6, 4), (3, 2)];
        let other = [(20, 2), (11, 4), (8, 3), (6, 4), (3, 2)];
        assert_eq!(theme(&anchor, &other), Some(Theme::Anchor));
        let start = Board::start(Variant::Standard);
        assert_eq!(Theme::of(&start), Some(Theme::Anchor));
    }

    #[test]
    fn keys_survive_a_round_trip() {
        for theme in Theme::ALL {
            assert_eq!(Theme::of_key(theme.key()), Some(theme));
        }
        assert_eq!(Theme::of_key("opening"), None);
    }
}
