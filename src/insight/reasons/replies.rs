//! Equities after two plays and each of the opponent's 21 rolls.

use engine::{Context, CubeAction, Equity, Evaluator, Search, Settings, analyse, decide_ahead};
use rules::{Board, Choice, Decision, Roll};

use crate::reasons::Compared;

/// Opponent's turns after two plays.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Replies {
    /// Opponent's cube action before rolling.
    pub cube: Compared<CubeAction>,
    /// One row for each of the 21 rolls, in roll order.
    pub rows: Vec<ReplyRow>,
}

impl Replies {
    /// Returns the replies with every equity converted.
    #[must_use]
    pub fn map(mut self, convert: impl Fn(Equity) -> Equity) -> Self {
        for ReplyRow { equity, .. } in &mut self.rows {
            *equity = Compared {
                made: convert(equity.made),
                best: convert(equity.best),
            };
        }
        self
    }
}

/// One of the opponent's rolls, with the best replies to two plays and the equities after them.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct ReplyRow {
    /// Opponent's roll.
    pub roll: Roll,
    /// Cubeful equities after the best replies, in points per cube, from the deciding player's perspective.
    pub equity: Compared<Equity>,
    /// Best replies, in the opponent's numbering; [`Choice::Drop`] if the game has ended with the opponent's double.
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

/// Returns a row for each of the 21 rolls, with the best reply to each of two plays, if the opponent does not double.
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
    let turn = |board| best_replies(&search, decision, board);
    rows(&turn(after.made), &turn(after.best))
}

/// Returns the opponent's cube action and best replies after two plays, as [`replies`] does; a double precedes the
/// roll.
///
/// The mean of the equities agrees with a search of the plays at `plies + 1`, which is also the depth of the cube
/// actions. `None` if either play ends the game.
pub fn cubeful_replies<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    after: Compared<Board>,
    plies: u8,
) -> Option<Replies> {
    let (search, ahead) = (Search::new(judge, plies), Search::new(judge, plies + 1));
    let context = Context::of_decision(decision, judge.met());
    let turn = |board: Board| {
        let action = decide_ahead(&ahead, &board, &context.flipped()).action;
        let theirs = match action {
            CubeAction::TooGood | CubeAction::NoDouble => best_replies(&search, decision, board),
            CubeAction::DoublePass => vec![(Equity(-1.0), Choice::Drop); Roll::ALL.len()],
            CubeAction::DoubleTake => {
                let doubled = doubled(decision)?;
                let theirs = best_replies(&search, &doubled, board).into_iter();
                theirs
                    .map(|(equity, reply)| (context.from_doubled(equity), reply))
                    .collect()
            }
        };
        Some((action, theirs))
    };
    let (made, best) = (turn(after.made)?, turn(after.best)?);
    let rows = rows(&made.1, &best.1);
    (rows.len() == Roll::ALL.len()).then_some(Replies {
        cube: Compared {
            made: made.0,
            best: best.0,
        },
        rows,
    })
}

/// Returns the decision after the opponent has doubled and the deciding player has taken.
pub(crate) fn doubled(decision: &Decision) -> Option<Decision> {
    let value = decision.value().doubled()?.points();
    let taken = decision.to_builder().cube(value, Some(decision.on_roll()));
    taken.build().ok()
}

/// Returns the opponent's best reply to each roll on `board`, with the equity for the deciding player; nothing if the
/// game is over.
fn best_replies<E: Evaluator>(
    search: &Search<E>,
    decision: &Decision,
    board: Board,
) -> Vec<(Equity, Choice)> {
    let settings = Settings::new(search.plies());
    let best = |roll: Roll| {
        let (a, b) = (roll.high().pips(), roll.low().pips());
        let theirs = opponents_decision(decision, board, (a, b))?;
        let analysis = analyse(search, &theirs, None, &settings);
        let first = analysis.candidates.first()?;
        Some((-first.equity, first.choice))
    };
    Roll::ALL.into_iter().filter_map(best).collect()
}

/// Returns one row for each roll from the replies to two plays.
fn rows(made: &[(Equity, Choice)], best: &[(Equity, Choice)]) -> Vec<ReplyRow> {
    let all = Roll::ALL.into_iter().zip(made).zip(best);
    all.map(|((roll, made), best)| ReplyRow {
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
    .collect()
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
