//! Match equity: the chance of winning a match from a score, from Neil Kazaross's table (`data/`, with its notice).
//!
//! The table is read while compiling, so it cannot be missing or malformed in a build.

use rules::{Crawford, MatchLength};

use crate::Mwc;

const MAX: usize = MatchLength::MAX as usize;
const TABLE: Table = Table::parse(include_bytes!("data/met-kazaross-xg2.csv"));

/// How many points a player still needs to win the match: 1 to 25.
///
/// ```
/// use engine::Away;
///
/// assert_eq!(Away::new(1), Some(Away::ONE));
/// assert_eq!(Away::new(0), None, "the match is won");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Away(u8);

impl Away {
    /// One point to go.
    pub const ONE: Self = Self(1);

    /// So many points to go, if that is 1 to 25.
    pub const fn new(points: u8) -> Option<Self> {
        if matches!(points, 1..=MatchLength::MAX) {
            Some(Self(points))
        } else {
            None
        }
    }

    /// 1 to 25.
    pub const fn points(self) -> u8 {
        self.0
    }

    /// What is left after winning `points`; `None` if that wins the match.
    fn after(self, points: u32) -> Option<Self> {
        let left = u32::from(self.0).checked_sub(points)?;
        Self::new(left as u8)
    }
}

/// A match score between two games or in one, seen by the player meant.
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
pub struct MatchScore {
    /// The points that the player needs.
    pub own: Away,
    /// The points that the opponent needs.
    pub opponent: Away,
    /// Whether the Crawford game is to come, being played, or over; over too in a match without one (R76, R77).
    pub crawford: Crawford,
}

impl MatchScore {
    /// The same seen by the other player.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            own: self.opponent,
            opponent: self.own,
            crawford: self.crawford,
        }
    }

    /// The chance of winning the match after winning `points` in this game.
    pub fn after_win(self, points: u32) -> Mwc {
        match self.own.after(points) {
            None => Mwc::WON,
            Some(own) if self.is_post_crawford_next(own) => TABLE.post(own, self.opponent),
            Some(own) => TABLE.pre(own, self.opponent),
        }
    }

    /// The chance of winning the match after losing `points` in this game.
    pub fn after_loss(self, points: u32) -> Mwc {
        self.flipped().after_win(points).flipped()
    }

    /// Whether a player needs a single point in the next game, in which he needs `own` points, and it is not the
    /// Crawford game. Before that game the table has no column of its own for matches without it.
    fn is_post_crawford_next(self, own: Away) -> bool {
        let one_away = own == Away::ONE || self.opponent == Away::ONE;
        one_away && (self.crawford != Crawford::Ahead || self.is_one_away())
    }

    fn is_one_away(self) -> bool {
        self.own == Away::ONE || self.opponent == Away::ONE
    }
}

/// Chances by points needed, less one.
struct Table {
    /// Of the player meant: by what he needs, then by what his opponent needs. Row and column 0 are Crawford.
    pre: [[f32; MAX]; MAX],
    /// Of the trailer after the Crawford game, by what he needs.
    post: [f32; MAX],
}

impl Table {
    fn pre(&self, own: Away, opponent: Away) -> Mwc {
        Mwc(self.pre[usize::from(own.0) - 1][usize::from(opponent.0) - 1])
    }

    /// One of the two needs a single point.
    fn post(&self, own: Away, opponent: Away) -> Mwc {
        let trailer = |away: Away| Mwc(self.post[usize::from(away.0) - 1]);
        if opponent == Away::ONE {
            trailer(own)
        } else {
            trailer(opponent).flipped()
        }
    }

    /// Reads `pre,own,25 numbers` and `post,1,25 numbers`; other lines are comments.
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

/// The decimal number that begins at `at`, and where it ends.
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
    fn entries_are_those_of_the_table() {
        let near = |mwc: Mwc, expected: f32| {
            assert!((mwc.0 - expected).abs() < 1e-6, "{mwc:?} {expected}");
        };
        // Before: from 3-away 5-away a single win leads to 2-away 5-away.
        near(score(3, 5, Ahead).after_win(1), 0.74359);
        near(score(3, 5, Ahead).after_loss(2), 0.5);
        near(score(25, 25, Ahead).after_win(1), 0.53086);
        // A win that leads to 1-away: the Crawford game comes next.
        near(score(3, 4, Ahead).after_win(2), 0.81436);
        near(score(4, 3, Ahead).after_loss(2), 0.18564);
        // In the Crawford game and after it the next game is post-Crawford.
        near(score(4, 1, Now).after_win(1), 0.32264);
        near(score(4, 1, Over).after_win(2), 0.48803);
        near(score(1, 5, Over).after_loss(2), 1.0 - 0.32264);
        near(score(2, 1, Now).after_win(1), 0.5);
        // The end.
        near(score(2, 7, Ahead).after_win(2), 1.0);
        near(score(9, 2, Ahead).after_loss(3), 0.0);
    }

    #[test]
    fn without_a_crawford_game_the_trailer_may_double_as_soon_as_one_point_is_missing() {
        // At 2-away 2-away a drop leads to 2-away 1-away with a live cube: nearly even, as after the Crawford game.
        let dropped = |crawford| score(2, 2, crawford).after_loss(1).0;
        assert!((dropped(Over) - 0.48803).abs() < 1e-6);
        assert!((dropped(Ahead) - 0.32264).abs() < 1e-6);
        // Nearer to the end nothing else changes.
        assert_eq!(
            score(4, 3, Over).after_win(1),
            score(4, 3, Ahead).after_win(1)
        );
    }

    #[test]
    fn both_players_together_win_every_match() {
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
