//! Lookup of cubeful values for short bear-offs.

use std::cell::RefCell;

use rules::{Board, CubeValue};

use super::index::Home;
use super::plays::MAX_CHECKERS;
use super::stakes::{Stakes, Values};
use super::two_sided::TwoSided;
use crate::{CubeAccess, MatchScore, Outcomes, Standing};

/// Number of match scores for which solved positions are cached.
const SCORES: usize = 2;
/// Maximum number of 8-byte blocks cached for any score other than the current one: 4 MiB.
const MAX_KEPT: usize = 1 << 19;

thread_local! {
    static SOLVED: RefCell<Solved> = const { RefCell::new(Solved::NONE) };
}

/// Cache of the positions solved by this thread. The cache does not affect results.
struct Solved {
    /// Cubeless winning chances, needed only until there is a table for money play, which contains them.
    cubeless: Option<TwoSided>,
    money: Option<TwoSided>,
    /// Solutions by match score, from the perspective of the player who needs fewer points; most recently used first.
    matches: Vec<(MatchScore, TwoSided)>,
}

impl Solved {
    const NONE: Self = Self {
        cubeless: None,
        money: None,
        matches: Vec::new(),
    };

    /// Returns the smallest available table that contains winning chances, which do not depend on the score.
    fn winning_chances(&mut self) -> &mut TwoSided {
        if self.money.is_some() {
            return self.money();
        }
        self.cubeless
            .get_or_insert_with(|| TwoSided::new(Stakes::cubeless()))
    }

    fn money(&mut self) -> &mut TwoSided {
        self.cubeless = None;
        self.money
            .get_or_insert_with(|| TwoSided::new(Stakes::money()))
    }

    /// Returns the table for a score, and the index within that table of the player from whose perspective the score is
    /// given.
    fn at_score(&mut self, score: MatchScore) -> (&mut TwoSided, usize) {
        let player = usize::from(score.own > score.opponent);
        let score = if player == 0 { score } else { score.flipped() };
        let known = self.matches.iter().position(|(known, _)| *known == score);
        if let Some(at) = known {
            self.matches[..=at].rotate_right(1);
        } else {
            let table = TwoSided::new(Stakes::at_score(score));
            self.matches.insert(0, (score, table));
            self.matches.truncate(SCORES);
        }
        // Evicts tables that grew too large while in use.
        let mut nth = 0;
        self.matches.retain(|(_, table)| {
            nth += 1;
            nth == 1 || table.len() <= MAX_KEPT
        });
        (&mut self.matches[0].1, player)
    }
}

/// Returns the indices of both positions; `None` if either side has too many checkers.
pub(super) fn few(own: Home, opponent: Home) -> Option<[usize; 2]> {
    let is_few = own.checkers() <= MAX_CHECKERS && opponent.checkers() <= MAX_CHECKERS;
    is_few.then(|| [own, opponent].map(|home| home.index(MAX_CHECKERS)))
}

/// Returns the cubeless winning chance of the player on roll; `None` if there are too many checkers.
pub(super) fn win(own: Home, opponent: Home) -> Option<f32> {
    let [own, opponent] = few(own, opponent)?;
    Some(SOLVED.with_borrow_mut(|solved| solved.winning_chances().win(own, opponent)))
}

/// Short bear-off in which the player on roll does not double now.
pub(crate) struct Ending {
    player: usize,
    standing: Standing,
    values: Values,
}

impl Ending {
    /// Solves `board`, which, like `standing`, is from the perspective of the player on roll. Returns `None` unless
    /// each side has at most six checkers, all of them at home.
    pub(crate) fn of(board: &Board, standing: Standing) -> Option<Self> {
        let [own, opponent] = few(Home::of(board.own())?, Home::of(board.opponent())?)?;
        Some(SOLVED.with_borrow_mut(|solved| {
            let (table, player) = solved.table(standing);
            Self {
                player,
                standing,
                values: table.rolling(player, own, opponent),
            }
        }))
    }

    /// Returns the outcomes with a dead cube.
    pub(crate) fn outcomes(&self) -> Option<Outcomes> {
        single_games(Stakes::win(&self.values[0]))
    }

    /// Returns the value with this cube: points per cube in money play, MWC in a match. `None` if such a cube is
    /// impossible.
    pub(crate) fn worth(&self, value: CubeValue, access: CubeAccess) -> Option<f32> {
        SOLVED.with_borrow_mut(|solved| {
            let (table, _) = solved.table(self.standing);
            table.worth(self.player, &self.values, value, access)
        })
    }
}

impl Solved {
    /// Returns the table for `standing`, and the index of the player on roll within that table.
    fn table(&mut self, standing: Standing) -> (&mut TwoSided, usize) {
        match standing {
            Standing::Money { .. } => (self.money(), 0),
            Standing::Match(score) => self.at_score(score),
        }
    }
}

/// Returns outcomes without gammons for the player on roll.
pub(super) fn single_games(win: f32) -> Option<Outcomes> {
    Outcomes::from_weights([win, 0.0, 0.0, 1.0 - win, 0.0, 0.0])
}

#[cfg(test)]
mod tests {
    use rules::Crawford;

    use super::*;
    use crate::{Away, Met};

    #[test]
    fn large_tables_of_other_scores_are_not_cached() {
        let score = |own| MatchScore {
            own: Away::new(own).expect("1 to 25 points"),
            opponent: Away::new(7).expect("1 to 25 points"),
            crawford: Crawford::Ahead,
            met: Met::default(),
        };
        let index = |points| Home::new(points).index(MAX_CHECKERS);
        let mut solved = Solved::NONE;
        let (small, large) = (index([2, 1, 0, 0, 0, 0]), index([1, 1, 1, 1, 1, 1]));
        let mut solve = |own, home| {
            let (table, player) = solved.at_score(score(own));
            table.rolling(player, home, home);
            let len = table.len();
            (len > MAX_KEPT, solved.matches.len())
        };
        assert_eq!(solve(3, small), (false, 1));
        assert_eq!(solve(4, small), (false, 2));
        assert_eq!(solve(5, large), (true, 2), "the oldest is removed");
        assert_eq!(solve(6, small), (false, 1), "the large table is removed");
    }

    #[test]
    fn winning_chances_are_kept_in_a_single_table() {
        let index = |points| Home::new(points).index(MAX_CHECKERS);
        let (own, opponent) = (index([1, 1, 0, 1, 0, 1]), index([0, 2, 1, 1, 0, 0]));
        let mut solved = Solved::NONE;
        let cubeless = solved.winning_chances().win(own, opponent);
        assert!(solved.cubeless.is_some() && solved.money.is_none());
        let small = solved.winning_chances().len();
        solved.money();
        let with_cube = solved.winning_chances().win(own, opponent);
        assert_eq!(cubeless.to_bits(), with_cube.to_bits());
        assert!(solved.cubeless.is_none(), "it would exist twice");
        assert_eq!(solved.winning_chances().len(), 2 * small);
    }
}
