//! Two-sided bear-off database: exact cubeful equities under best play by both sides.
//!
//! A position is solved on first use, together with all its successors. Every play lowers the index of the mover's
//! position, so the recursion terminates.

use rules::{CubeValue, Roll};

use super::plays::{PLAYS, SIZE};
use super::stakes::{Block, LANES, MAX_BLOCKS, Stakes, Values};
use crate::CubeAccess;

/// Marker for a position that has no column.
const NO_COLUMN: u16 = u16::MAX;

/// Positions solved so far: cubeless, for money play, or for one match score.
pub(super) struct TwoSided {
    stakes: Stakes,
    /// Columns used by the rows of each player on roll.
    columns: Vec<Columns>,
    /// Equities before a double, indexed by the column of the opponent's position; one row per player on roll and
    /// position of that player.
    rows: Vec<Vec<Block>>,
}

/// Columns for the opponent's positions. Only positions that can occur have a column, so that rows have few unused
/// entries.
struct Columns {
    /// Column of each position, or [`NO_COLUMN`].
    numbers: [u16; SIZE],
    count: u16,
}

impl Columns {
    const NONE: Self = Self {
        numbers: [NO_COLUMN; SIZE],
        count: 0,
    };

    /// Adds columns for a position and all its successors unless they already have columns.
    fn add(&mut self, position: usize) {
        if self.numbers[position] == NO_COLUMN {
            self.numbers[position] = self.count;
            self.count += 1;
            for &end in PLAYS.after_any(position) {
                self.add(usize::from(end));
            }
        }
    }

    /// Returns the column of a position, which must have been added before.
    fn of(&self, position: usize) -> usize {
        usize::from(self.numbers[position])
    }
}

impl TwoSided {
    pub(super) fn new(stakes: Stakes) -> Self {
        let players = stakes.players();
        Self {
            stakes,
            columns: (0..players).map(|_| Columns::NONE).collect(),
            rows: vec![Vec::new(); players * SIZE],
        }
    }

    /// Returns the number of blocks in memory.
    pub(super) fn len(&self) -> usize {
        self.rows.iter().map(Vec::len).sum()
    }

    /// Returns the winning chance of the player on roll with a dead cube.
    pub(super) fn win(&mut self, own: usize, opponent: usize) -> f32 {
        self.begin(0, own, opponent);
        let at = self.columns[0].of(opponent) * self.stakes.blocks();
        Stakes::win(&self.row(0, own)[at])
    }

    /// Returns the equities of `player`, who is on roll and does not double now, in each cube state.
    pub(super) fn rolling(&mut self, player: usize, own: usize, opponent: usize) -> Values {
        if own == 0 || opponent == 0 {
            return self.stakes.finished(player, own == 0);
        }
        self.begin(player, own, opponent);
        self.mean(player, own, opponent)
    }

    /// Converts the equities returned by [`TwoSided::rolling`] to the value with one cube: see [`Stakes::worth`].
    pub(super) fn worth(
        &self,
        player: usize,
        values: &Values,
        value: CubeValue,
        access: CubeAccess,
    ) -> Option<f32> {
        self.stakes.worth(player, values, value, access)
    }

    /// Solves a position and its successors unless they have already been solved.
    fn begin(&mut self, player: usize, own: usize, opponent: usize) {
        let other = self.other(player);
        self.columns[player].add(opponent);
        self.columns[other].add(own);
        self.solve(player, own, opponent);
    }

    /// Solves a position and its successors, which must have columns, unless they have already been solved.
    fn solve(&mut self, player: usize, own: usize, opponent: usize) {
        if self.is_solved(player, own, opponent) {
            return;
        }
        let values = if own == 0 || opponent == 0 {
            self.stakes.finished(player, own == 0)
        } else {
            let other = self.other(player);
            for &end in PLAYS.after_any(own) {
                self.solve(other, opponent, usize::from(end));
            }
            let rolling = self.mean(player, own, opponent);
            self.stakes.before_double(player, &rolling)
        };
        self.store(player, own, opponent, &values);
    }

    /// Returns the equity after the best play in each cube state, averaged over all rolls. The successors must already
    /// be solved.
    fn mean(&self, player: usize, own: usize, opponent: usize) -> Values {
        let other = self.other(player);
        let (replies, columns) = (self.row(other, opponent), &self.columns[other]);
        match self.stakes.blocks() {
            1 => mean::<1>(own, replies, columns),
            2 => mean::<2>(own, replies, columns),
            3 => mean::<3>(own, replies, columns),
            4 => mean::<4>(own, replies, columns),
            _ => mean::<MAX_BLOCKS>(own, replies, columns),
        }
    }

    fn other(&self, player: usize) -> usize {
        (player + 1) % self.stakes.players()
    }

    fn row(&self, player: usize, own: usize) -> &[Block] {
        &self.rows[player * SIZE + own]
    }

    fn is_solved(&self, player: usize, own: usize, opponent: usize) -> bool {
        let at = self.columns[player].of(opponent) * self.stakes.blocks();
        let block = self.row(player, own).get(at);
        block.is_some_and(|block| !block[0].is_nan())
    }

    fn store(&mut self, player: usize, own: usize, opponent: usize, values: &Values) {
        let blocks = self.stakes.blocks();
        let columns = &self.columns[player];
        let row = &mut self.rows[player * SIZE + own];
        let at = columns.of(opponent) * blocks;
        if row.len() < at + blocks {
            let len = usize::from(columns.count) * blocks;
            row.reserve_exact(len - row.len());
            row.resize(len, [f32::NAN; LANES]);
        }
        row[at..at + blocks].copy_from_slice(&values[..blocks]);
    }
}

/// Returns the equity after the best play from `own` in each cube state of `BLOCKS` blocks, averaged over all rolls;
/// `replies` contains the opponent's equities after each play, in these columns.
fn mean<const BLOCKS: usize>(own: usize, replies: &[Block], columns: &Columns) -> Values {
    let (replies, _) = replies.as_chunks::<BLOCKS>();
    let mut sums = [[0.0; LANES]; MAX_BLOCKS];
    for (roll, ends) in Roll::ALL.iter().zip(PLAYS.after_rolls(own)) {
        let mut least = [[f32::INFINITY; LANES]; BLOCKS];
        for &end in ends {
            for (least, reply) in least.iter_mut().zip(&replies[columns.of(usize::from(end))]) {
                for (least, &reply) in least.iter_mut().zip(reply) {
                    // `f32::min` would be slower, because it also handles NaN.
                    *least = if reply < *least { reply } else { *least };
                }
            }
        }
        let weight = roll.weight() as f32;
        for (sums, least) in sums.iter_mut().zip(&least) {
            for (sum, least) in sums.iter_mut().zip(least) {
                *sum -= weight * least;
            }
        }
    }
    sums.map(|sums| sums.map(|sum| sum / 36.0))
}

#[cfg(test)]
mod tests {
    use rules::Crawford;

    use super::super::index::Home;
    use super::*;
    use crate::{Away, MatchScore, Met};

    /// Returns the match score at which the players need these numbers of points.
    fn score(own: u8, opponent: u8) -> MatchScore {
        let away = |points| Away::new(points).expect("1 to 25 points");
        MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford: Crawford::Ahead,
            met: Met::default(),
        }
    }

    fn index(points: [u8; 6]) -> usize {
        Home::new(points).index(crate::bearoff::plays::MAX_CHECKERS)
    }

    #[test]
    fn rows_contain_only_positions_that_can_occur() {
        let short = index([3, 2, 1, 0, 0, 0]);
        let mut columns = Columns::NONE;
        columns.add(short);
        let count = usize::from(columns.count);
        assert!(count < short, "{count} of {short}");
        for (stakes, players) in [(Stakes::money(), 1), (Stakes::at_score(score(5, 7)), 2)] {
            let blocks = stakes.blocks();
            let mut table = TwoSided::new(stakes);
            table.rolling(0, short, short);
            assert!(table.len() <= players * count * count * blocks);
            let capacity: usize = table.rows.iter().map(Vec::capacity).sum();
            assert_eq!(capacity, table.len(), "rows are not larger than needed");
            let before = table.len();
            let next = PLAYS.after_any(short).last().copied();
            let next = usize::from(next.expect("a play"));
            table.rolling(0, next, next);
            assert_eq!(table.len(), before, "a successor is already solved");
        }
    }

    #[test]
    fn players_share_a_table_at_a_tied_score() {
        let (long, short) = (index([0, 1, 1, 1, 0, 0]), index([1, 1, 0, 1, 0, 0]));
        for tied in [score(2, 2), score(7, 7), score(25, 25)] {
            let mut shared = TwoSided::new(Stakes::at_score(tied));
            let mut separate = TwoSided::new(Stakes::of_players(tied, 2));
            assert_eq!((shared.columns.len(), separate.columns.len()), (1, 2));
            for (own, opponent) in [(long, short), (short, long), (long, long)] {
                let values = shared.rolling(0, own, opponent);
                for player in [0, 1] {
                    let own_values = separate.rolling(player, own, opponent);
                    for value in [1, 2, 4, 8, 16] {
                        let value = CubeValue::new(value).expect("a power of two");
                        for access in [
                            CubeAccess::Centre,
                            CubeAccess::Mover,
                            CubeAccess::Opponent,
                            CubeAccess::Nobody,
                        ] {
                            assert_eq!(
                                shared.worth(0, &values, value, access),
                                separate.worth(player, &own_values, value, access),
                                "{tied:?}, {value:?}, {access:?}"
                            );
                        }
                    }
                }
            }
            assert!(shared.len() < separate.len());
        }
    }
}
