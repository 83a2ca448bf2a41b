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
    decision: Decision,
    reply: Choice,
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
        if rows.len() != Roll::ALL.len() {
            return None;
        }
        let side = |board: Board, reply: fn(&ReplyRow) -> (Choice, Equity)| {
            let of_roll = |row: &ReplyRow| {
                let (reply, equity) = reply(row);
                let decision = comparison.decision().to_builder().board(board);
                let decision = decision
                    .on_roll(comparison.decision().on_roll().opponent())
                    .play(row.roll.high().pips(), row.roll.low().pips())
                    .build()
                    .ok()?;
                Some(Side {
                    decision,
                    reply,
                    equity,
                    rolls: None,
                })
            };
            rows.iter().map(of_roll).collect::<Option<Vec<Side>>>()
        };
        let first = side(boards[0], |row| (row.reply.made, row.equity.made))?;
        let second = side(boards[1], |row| (row.reply.best, row.equity.best))?;
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
        open.map(Side::query).collect()
    }

    /// Stores the report for a query; `None` means that the engine has failed.
    pub fn store_report(&mut self, query: &Query, report: Option<Report>) {
        let Some(Report::Replies(rows)) = report else {
            self.failed = true;
            return;
        };
        for side in self.sides.iter_mut().flatten() {
            if side.query() == *query {
                // The rows are from the opponent's perspective. There are none after a reply that ends the game.
                let all = rows.iter().map(|row| -row.equity.best).collect::<Vec<_>>();
                side.rolls = Some(if all.len() == Roll::ALL.len() {
                    all
                } else {
                    vec![side.equity; Roll::ALL.len()]
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
    fn query(&self) -> Query {
        Query::Replies {
            decision: self.decision,
            plays: Compared {
                made: self.reply,
                best: self.reply,
            },
            plies: PLIES,
        }
    }
}

#[cfg(test)]
#[path = "two_rolls_tests.rs"]
mod tests;
