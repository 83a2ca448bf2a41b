//! Match equity table (MET): match-winning chances by score, from Neil Kazaross (`data/`, with its notice).
//!
//! The table is parsed at compile time, so the build fails if the table is missing or malformed.

use rules::{Crawford, MatchLength};

use crate::Mwc;

const MAX: usize = MatchLength::MAX as usize;
const TABLE: Table = Table::parse(include_bytes!("data/met-kazaross-xg2.csv"));

/// Number of points that a player still needs to win the match: 1 to 25.
///
/// ```
/// use engine::Away;
///
/// assert_eq!(Away::new(1), Some(Away::ONE));
/// assert_eq!(Away::new(0), None, "the match is won");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Away(u8);

impl Away {
    /// The minimum: one point away.
    pub const ONE: Self = Self(1);

    /// Creates the number of points to go; `None` unless it is 1 to 25.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=MatchLength::MAX) {
            Some(Self(points))
        } else {
            None
        }
    }

    /// Returns the number of points, 1 to 25.
    pub const fn points(self) -> u8 {
        self.0
    }

    /// Returns the points still needed after winning `points`; `None` if `points` win the match.
    fn after(self, points: u32) -> Option<Self> {
        let left = u32::from(self.0).checked_sub(points)?;
        Self::new(left as u8)
    }
}

/// Match score between or during games, seen by one player.
///
/// ```
/// use engine::{Away, MatchScore};
/// use rules::Crawford;
///
/// let score = MatchScore { own: Away::ONE, opponent: Away::ONE, crawford: Crawford::Over };
/// assert_eq!(score.after_win(1).0, 1.0);
/// assert_eq!(score.after_loss(1).0, 0.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchScore {
    /// Points that the player needs.
    pub own: Away,
    /// Points that the opponent needs.
    pub opponent: Away,
    /// Crawford state: ahead, in progress, or over; [`Crawford::Over`] in a match without the Crawford rule (R76, R77).
    pub crawford: Crawford,
}

impl MatchScore {
    /// Returns the score seen by the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            own: self.opponent,
            opponent: self.own,
            crawford: self.crawford,
        }
    }

    /// Returns the match-winning chance after winning `points` in this game.
    pub fn after_win(self, points: u32) -> Mwc {
        match self.own.after(points) {
            None => Mwc::WON,
            Some(own) if self.is_post_crawford_next(own) => TABLE.post(own, self.opponent),
            Some(own) => TABLE.pre(own, self.opponent),
        }
    }

    /// Returns the match-winning chance after losing `points` in this game.
    pub fn after_loss(self, points: u32) -> Mwc {
        self.flipped().after_win(points).flipped()
    }

    /// Returns whether the next game, in which the player needs `own` points, has a player at 1-away and is not the
    /// Crawford game. The table has no separate entries for matches without the Crawford rule before that point.
    fn is_post_crawford_next(self, own: Away) -> bool {
        let one_away = own == Away::ONE || self.opponent == Away::ONE;
        one_away && (self.crawford != Crawford::Ahead || self.is_one_away())
    }

    fn is_one_away(self) -> bool {
        self.own == Away::ONE || self.opponent == Away::ONE
    }
}

/// Match-winning chances, indexed by points needed (less one).
struct Table {
    /// Chances of the player, indexed by own points needed, then by the opponent's; row and column 0 are for the
    /// Crawford game.
    pre: [[f32; MAX]; MAX],
    /// Chances of the trailer after the Crawford game by points needed.
    post: [f32; MAX],
}

impl Table {
    fn pre(&self, own: Away, opponent: Away) -> Mwc {
        Mwc(self.pre[usize::from(own.0) - 1][usize::from(opponent.0) - 1])
    }

    /// Returns the post-Crawford chance; one of the players must need a single point.
    fn post(&self, own: Away, opponent: Away) -> Mwc {
        let trailer = |away: Away| Mwc(self.post[usize::from(away.0) - 1]);
        if opponent == Away::ONE {
            trailer(own)
        } else {
            trailer(opponent).flipped()
        }
    }

    /// Parses `pre,own,25 numbers` and `post,1,25 numbers`; other lines are comments.
    const fn parse(text: &[u8]) -> Self {
        let mut table = Self {
            pre: [[0.0; MAX]; MAX],
            post: [0.0; MAX],
        };
        let (mut at, mut rows) = (0, 0);
        while at < text.len() {
            if text[at] == b'#' {
                at = end_of_line(text, at) + 1;
                continue;
            }
            let is_post = text[at + 1] == b'o';
            let start = end_of_field(text, at) + 1;
            let (row, mut next) = number(text, start);
            let mut column = 0;
            while column < MAX {
                let (chance, end) = number(text, next + 1);
                assert!(
                    chance > 0.0 && chance < 1.0,
                    "a chance lies between 0 and 1"
                );
                if is_post {
                    table.post[column] = chance as f32;
                } else {
                    table.pre[row as usize - 1][column] = chance as f32;
                }
                (column, next) = (column + 1, end);
            }
            rows += 1;
            at = end_of_line(text, next) + 1;
        }
        assert!(rows == MAX + 1, "25 rows before and one after Crawford");
        table
    }
}

const fn end_of_line(text: &[u8], mut at: usize) -> usize {
    while at < text.len() && text[at] != b'\n' {
        at += 1;
    }
    at
}

const fn end_of_field(text: &[u8], mut at: usize) -> usize {
    while text[at] != b',' {
        at += 1;
    }
    at
}

/// Parses the decimal number at `at`; returns the number and the position after it.
const fn number(text: &[u8], mut at: usize) -> (f64, usize) {
    let (mut digits, mut scale, mut is_fraction) = (0.0, 1.0, false);
    while at < text.len() && (text[at].is_ascii_digit() || text[at] == b'.') {
        if text[at] == b'.' {
            is_fraction = true;
        } else {
            digits = digits * 10.0 + (text[at] - b'0') as f64;
            if is_fraction {
                scale *= 10.0;
            }
        }
        at += 1;
    }
    (digits / scale, at)
}

#[cfg(test)]
mod tests {
    use Crawford::{Ahead, Now, Over};

    use super::*;

    fn score(own: u8, opponent: u8, crawford: Crawford) -> MatchScore {
        let away = |points| Away::new(points).expect("1 to 25");
        MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford,
        }
    }

    #[test]
    fn matches_the_published_table() {
        let near = |mwc: Mwc, expected: f32| {
            assert!((mwc.0 - expected).abs() < 1e-6, "{mwc:?} {expected}");
        };
        // Pre-Crawford: from 3-away 5-away a single win leads to 2-away 5-away.
        near(score(3, 5, Ahead).after_win(1), 0.74359);
        near(score(3, 5, Ahead).after_loss(2), 0.5);
        near(score(25, 25, Ahead).after_win(1), 0.53086);
        // A win that leads to 1-away: the Crawford game is next.
        near(score(3, 4, Ahead).after_win(2), 0.81436);
        near(score(4, 3, Ahead).after_loss(2), 0.18564);
        // During and after the Crawford game the next game is post-Crawford.
        near(score(4, 1, Now).after_win(1), 0.32264);
        near(score(4, 1, Over).after_win(2), 0.48803);
        near(score(1, 5, Over).after_loss(2), 1.0 - 0.32264);
        near(score(2, 1, Now).after_win(1), 0.5);
        // The match ends.
        near(score(2, 7, Ahead).after_win(2), 1.0);
        near(score(9, 2, Ahead).after_loss(3), 0.0);
    }

    #[test]
    fn trailer_doubles_at_one_away_without_the_crawford_rule() {
        // At 2-away 2-away, a drop leads to 2-away 1-away with a live cube: nearly even, as after the Crawford game.
        let dropped = |crawford| score(2, 2, crawford).after_loss(1).0;
        assert!((dropped(Over) - 0.48803).abs() < 1e-6);
        assert!((dropped(Ahead) - 0.32264).abs() < 1e-6);
        // Before either player is 1-away, the chances do not depend on the Crawford rule.
        assert_eq!(
            score(4, 3, Over).after_win(1),
            score(4, 3, Ahead).after_win(1)
        );
    }

    #[test]
    fn chances_of_both_players_add_up_to_one() {
        for own in 1..=25 {
            for opponent in 1..=25 {
                let score = score(own, opponent, Ahead);
                for points in [1, 2, 3, 4, 8] {
                    let sum = score.after_win(points).0 + score.flipped().after_loss(points).0;
                    assert!((sum - 1.0).abs() < 1e-6);
                }
                assert!(score.after_win(2) >= score.after_win(1));
            }
        }
    }
}
