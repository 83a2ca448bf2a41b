//! Equities after two plays and each of the opponent's 21 rolls.

use engine::{Equity, Evaluator, Search, Settings, analyse};
use rules::{Board, Choice, Decision, Roll};

use crate::reasons::Compared;

/// One of the opponent's rolls, with the best replies to two plays and the equities after them.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct ReplyRow {
    /// Opponent's roll.
    pub roll: Roll,
    /// Cubeful equities after the best replies, in points per cube, from the deciding player's perspective.
    pub equity: Compared<Equity>,
    /// Best replies, in the opponent's numbering.
    pub reply: Compared<Choice>,
}

impl ReplyRow {
    /// Returns the best play's equity minus the actual play's equity after this roll.
    pub fn difference(&self) -> Equity {
        self.equity.best - self.equity.made
    }

    /// Returns the part of the loss due to this roll: the difference multiplied by the roll's probability.
    pub fn part(&self) -> Equity {
        Equity(self.difference().0 * self.roll.weight() as f32 / 36.0)
    }
}

/// Returns a row for each of the 21 rolls, with the best reply to each of two plays.
///
/// `after` are the positions after these plays, from the opponent's perspective; equities are from the deciding
/// player's. Replies are searched at `plies`; 0 and 1 are fast enough for interactive use. Returns no rows if either
/// play ends the game, or if `decision` is not a checker play.
pub fn replies<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    after: Compared<Board>,
    plies: u8,
) -> Vec<ReplyRow> {
    let search = Search::new(judge, plies);
    let settings = Settings::new(plies);
    let best = |board: Board, roll: Roll| {
        let (a, b) = (roll.high().pips(), roll.low().pips());
        let theirs = opponents_decision(decision, board, (a, b))?;
        let analysis = analyse(&search, &theirs, None, &settings);
        let first = analysis.candidates.first()?;
        Some((-first.equity, first.choice))
    };
    let row = |roll| {
        let (made, best) = (best(after.made, roll)?, best(after.best, roll)?);
        Some(ReplyRow {
            roll,
            equity: Compared {
                made: made.0,
                best: best.0,
            },
            reply: Compared {
                made: made.1,
                best: best.1,
            },
        })
    };
    Roll::ALL.into_iter().filter_map(row).collect()
}

/// Returns the opponent's decision on how to play these dice on `board`, with the cube and score of `decision`.
fn opponents_decision(decision: &Decision, board: Board, (a, b): (u8, u8)) -> Option<Decision> {
    let here = decision.to_builder().board(board);
    here.on_roll(decision.on_roll().opponent())
        .play(a, b)
        .build()
        .ok()
}

/// Returns the three rows that account for most of the loss, largest part first; `None` if fewer than three rolls
/// favour the best play.
pub fn decisive_rolls(rows: &[ReplyRow]) -> Option<[ReplyRow; 3]> {
    let mut rows: Vec<ReplyRow> = rows
        .iter()
        .copied()
        .filter(|row| row.part().0 > 0.0)
        .collect();
    rows.sort_by(|a, b| b.part().total_cmp(&a.part()).then(a.roll.cmp(&b.roll)));
    rows.first_chunk().copied()
}
