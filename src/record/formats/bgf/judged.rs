//! Analysis of a roll in a .bgf file: the play, and the cube decision before it.

use super::value::Value;
use crate::formats::analysis::{
    ForeignCandidate, ForeignChances, ForeignCube, ForeignUnit, MoveAnalysis,
};

/// Maximum number of candidate plays retained.
const MAX_CANDIDATES: usize = 32;

/// Returns the moves of a play, as numbered for the player who makes it, with 25 for the bar and 0 for off. In the
/// file, the list ends with -1.
pub(super) fn moves(made: &Value) -> Vec<[u8; 2]> {
    let place = |value: &Value| u8::try_from(value.int()?).ok().filter(|&place| place <= 25);
    let (from, to) = (made.get("from").list(), made.get("to").list());
    from.iter()
        .zip(to)
        .take(4)
        .map_while(|(from, to)| {
            let from = place(from).filter(|&from| from > 0)?;
            Some([from, place(to).filter(|&to| to < from)?])
        })
        .collect()
}

/// Returns the analysis of a roll: the candidate plays and the cube decision before the roll.
pub(super) fn judged(made: &Value) -> Option<MoveAnalysis> {
    let considered = made.get("moveAnalysis").list();
    let one = |value: &Value| {
        let found = value.get("eq");
        Some(ForeignCandidate {
            moves: moves(value.get("move")),
            chances: chances(found)?,
            equity: equity(found)?,
            level: plies(value).into(),
        })
    };
    let candidates: Vec<_> = considered
        .iter()
        .take(MAX_CANDIDATES)
        .filter_map(one)
        .collect();
    let played = considered
        .iter()
        .find(|value| value.get("played").flag() == Some(true))
        .and_then(|value| equity(value.get("eq")));
    let equities = candidates.iter().map(|one: &ForeignCandidate| one.equity);
    let best = equities.reduce(f64::max);
    let play_error = best
        .zip(played)
        .map(|(best, played)| (best - played).max(0.0));
    let cube = cube(made);
    (cube.is_some() || !candidates.is_empty()).then(|| MoveAnalysis {
        candidates,
        cube,
        play_error,
        ..MoveAnalysis::default()
    })
}

fn plies(value: &Value) -> Option<u32> {
    u32::try_from(value.get("ply").int()?).ok()
}

/// Returns the normalised (money-scale) equity displayed by `BGBlitz`; `None` if the value is missing.
fn equity(found: &Value) -> Option<f64> {
    let emg = found.get("emg").number();
    let emg = emg.filter(|_| found.get("hasEMG").flag() == Some(true));
    emg.or_else(|| found.get("equity").number())
}

fn chances(found: &Value) -> Option<ForeignChances> {
    let chance = |name| found.get(name).number();
    let rare = |name| chance(name).unwrap_or(0.0);
    Some(ForeignChances {
        win: chance("myWins")?,
        win_gammon: rare("myGammon"),
        win_backgammon: rare("myBackGammon"),
        lose_gammon: rare("oppGammon"),
        lose_backgammon: rare("oppBackGammon"),
    })
}

/// Returns the analysis of the cube decision; `None` if the player had no cube decision.
pub(super) fn cube(made: &Value) -> Option<ForeignCube> {
    let found = made.get("equity");
    let decision = found.get("cubeDecision");
    decision.get("stateOnMove").text()?;
    let value = |name| decision.get(name).number();
    Some(ForeignCube {
        chances: chances(found),
        no_double: value("eqNoDouble")?,
        double_take: value("eqDoubleTake")?,
        double_pass: value("eqDoublePass"),
        cubeless: None,
        unit: ForeignUnit::Equity,
        level: plies(made).into(),
    })
}
