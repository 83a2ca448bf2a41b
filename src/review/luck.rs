//! Luck of a roll.

use engine::{Context, Evaluator, Search, Settings, analyse, luck_ahead};
use rules::{Decision, Roll};

use crate::LuckOfRoll;

/// Maximum depth, in plies, of the search that evaluates luck; shallower reviews use 0 plies.
const MAX_LUCK_PLIES: u8 = 2;

/// Returns the luck of the roll in `decision`: its best play's equity minus the mean over all rolls, from the
/// perspective of the player who rolled. A 2-ply review searches each roll 1 ply deep, so that the mean equals the
/// equity of the cube decision before the roll. Shallower reviews, and bear-offs covered by the tables, use 0 plies. An
/// opening roll is compared with the 30 rolls that are not doubles.
pub(crate) fn luck<E: Evaluator>(
    search: &Search<E>,
    decision: &Decision,
    opening: bool,
    plies: u8,
) -> Option<LuckOfRoll> {
    let rolled = decision.roll()?;
    let opening = opening && !rolled.is_double();
    let board = decision.board();
    if plies >= MAX_LUCK_PLIES && !search.is_exact(board) {
        let context = Context::of_decision(decision, search.met());
        let luck = luck_ahead(search, board, rolled, &context, MAX_LUCK_PLIES, opening);
        return Some(LuckOfRoll {
            equity: luck.equity.0,
            result: luck.result,
        });
    }
    let mut came = None;
    let (mut equity, mut result, mut rolls) = (0.0, 0.0, 0.0);
    for roll in Roll::ALL
        .into_iter()
        .filter(|roll| !(opening && roll.is_double()))
    {
        let builder = decision
            .to_builder()
            .play(roll.high().pips(), roll.low().pips());
        let worth = best(search, &builder.build().ok()?)?;
        let weight = f64::from(roll.weight());
        equity += weight * f64::from(worth.equity);
        result += weight * f64::from(worth.result);
        rolls += weight;
        if roll == rolled {
            came = Some(worth);
        }
    }
    let came = came?;
    Some(LuckOfRoll {
        equity: (f64::from(came.equity) - equity / rolls) as f32,
        result: (f64::from(came.result) - result / rolls) as f32,
    })
}

/// Returns the best play's value at 0 plies, in the units of [`LuckOfRoll`].
fn best<E: Evaluator>(search: &Search<E>, decision: &Decision) -> Option<LuckOfRoll> {
    let analysis = analyse(search, decision, None, &Settings::new(0));
    let best = analysis.candidates.first()?;
    let points = decision.value().points() as f32;
    Some(LuckOfRoll {
        equity: best.equity.0,
        result: best.mwc.map_or(points * best.equity.0, |mwc| mwc.0),
    })
}
