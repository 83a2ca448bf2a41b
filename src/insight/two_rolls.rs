//! Temperature map over the next two rolls, first the opponent's and then the player's, after each of two plays.

use engine::Equity;
use rules::{Board, Choice, Decision, Roll};
use words::Words;

use crate::{
    Cell, Query, Report, RollComparison, Shown,
    reasons::{Compared, ReplyRow},
    temperature::Temperature,
};

/// Search depth for both replies, in plies.
const PLIES: u8 = 0;

/// Two plays, with their equities after every opposing roll and every following roll of the player.
#[derive(Clone, Debug, PartialEq)]
pub struct TwoRolls {
    /// Opponent's replies after the first and the second play, one for each roll.
    sides: [Vec<Side>; 2],
    failed: bool,
}

/// One of the opponent's rolls after a play, with the reply to the play.
#[derive(Clone, Debug, PartialEq)]
struct Side {
    /// Opponent's decision; `None` if the opponent's double has ended the game.
    decision: Option<Decision>,
    reply: Choice,
    /// `true` if the opponent has doubled and the player has taken.
    doubled: bool,
    /// Equity after the reply, from the player's perspective.
    equity: Equity,
    /// Equities after each of the player's rolls; `None` until the engine has answered.
    rolls: Option<Vec<Equity>>,
}

/// Formatted temperature map of two rolls, with one row per opposing roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoRollsMap {
    /// Labels of the player's rolls.
    pub head: Vec<String>,
    /// Rows, each with the label of the opponent's roll and one cell per roll of the player.
    pub rows: Vec<(String, Vec<Cell>)>,
}

impl TwoRolls {
    /// Creates the map for a comparison; `None` until the comparison has received its report.
    pub fn of(comparison: &RollComparison) -> Option<Self> {
        let rows = comparison.rows();
        let boards = comparison.boards()?;
        let cubes = comparison.cubes()?;
        let value = comparison.decision().value();
        if rows.len() != Roll::ALL.len() {
            return None;
        }
        let side = |nth: usize, board: Board, reply: fn(&ReplyRow) -> (Choice, Equity)| {
            let before = cubes[nth];
            let of_roll = |row: &ReplyRow| {
                let (reply, equity) = reply(row);
                let decision = match before {
                    None => None,
                    Some(before) => {
                        let decision = before.to_builder().board(board);
                        let decision = decision
                            .on_roll(before.on_roll().opponent())
                            .play(row.roll.high().pips(), row.roll.low().pips());
                        Some(decision.build().ok()?)
                    }
                };
                Some(Side {
                    decision,
                    reply,
                    doubled: before.is_some_and(|before| before.value() != value),
                    equity,
                    rolls: decision.is_none().then(|| vec![equity; Roll::ALL.len()]),
                })
            };
            rows.iter().map(of_roll).collect::<Option<Vec<Side>>>()
        };
        let first = side(0, boards[0], |row| (row.reply.made, row.equity.made))?;
        let second = side(1, boards[1], |row| (row.reply.best, row.equity.best))?;
        Some(Self {
            sides: [first, second],
            failed: false,
        })
    }

    /// Returns the unanswered queries.
    pub fn queries(&self) -> Vec<Query> {
        let open = self
            .sides
            .iter()
            .flatten()
            .filter(|side| side.rolls.is_none());
        open.filter_map(Side::query).collect()
    }

    /// Stores the report for a query; `None` means that the engine has failed.
    pub fn store_report(&mut self, query: &Query, report: Option<Report>) {
        let Some(Report::Replies(replies)) = report else {
            self.failed = true;
            return;
        };
        for side in self.sides.iter_mut().flatten() {
            if side.query().as_ref() == Some(query) {
                // The rows are from the opponent's perspective. There are none after a reply that ends the game.
                side.rolls = Some(match &replies {
                    Some(replies) => replies.rows.iter().map(|row| -row.equity.best).collect(),
                    None => vec![side.equity; Roll::ALL.len()],
                });
            }
        }
    }

    /// Returns `true` if the engine has failed, so that the map will not be completed.
    pub const fn has_failed(&self) -> bool {
        self.failed
    }

    /// Formats the map; `None` until all reports have arrived.
    pub fn map(&self, shown: Shown, words: &Words) -> Option<TwoRollsMap> {
        let known = |nth: usize| {
            let sides = self.sides[nth].iter();
            sides
                .map(|side| side.rolls.as_ref())
                .collect::<Option<Vec<_>>>()
        };
        let (first, second) = (known(0)?, known(1)?);
        let value = |nth: usize, other: usize| {
            let (first, second) = (first[nth].get(other)?, second[nth].get(other)?);
            Some(shown.of(*first, *second))
        };
        let rolls = || Roll::ALL.iter().enumerate();
        let weight = |roll: &Roll| roll.weight() as f32;
        let all: Vec<(f32, f32)> = rolls()
            .flat_map(|(nth, theirs)| {
                rolls().filter_map(move |(other, own)| {
                    Some((value(nth, other)?, weight(theirs) * weight(own)))
                })
            })
            .collect();
        let scale = Temperature::of(all.iter().copied(), shown);
        let row = |(nth, theirs): (usize, &Roll)| {
            let cells =
                rolls().filter_map(|(other, _)| Some(scale.cell(value(nth, other)?, words)));
            (theirs.to_string(), cells.collect())
        };
        Some(TwoRollsMap {
            head: Roll::ALL.iter().map(Roll::to_string).collect(),
            rows: rolls().map(row).collect(),
        })
    }
}

impl Side {
    fn query(&self) -> Option<Query> {
        Some(Query::Replies {
            decision: self.decision?,
            plays: Compared {
                made: self.reply,
                best: self.reply,
            },
            plies: PLIES,
            halved: self.doubled,
        })
    }
}

#[cfg(test)]
#[path = "two_rolls_tests.rs"]
mod tests;
