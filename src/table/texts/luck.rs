//! Luck in points: the answers of the engine, which says how lucky each roll of the game was, added up.
//!
//! *The opening roll* decides who begins and has no luck, as it is no roll in the counts either. *In points*: cubeless
//! money equity, with gammons as the variant counts them, so that games can be added up. An answer stands beside its
//! roll and the position before it, so what is judged holds for any game in which they come.

use engine::Equity;
use rules::Player;

use crate::{
    Model,
    state::{fair, model::Rolled, tried_again::original_rolls},
};

/// The rolls of the game on the table that have luck, in their order.
pub(crate) fn rolls(model: &Model) -> Vec<Rolled> {
    let opening = usize::from(fair::opens_by_roll(model));
    let rolls = board::game_rolls(model.session()).into_iter().skip(opening);
    rolls
        .map(|(decision, roll)| (decision.for_points(), roll))
        .collect()
}

/// The luck in thousandths of a point of those players who are not `second`, and of those who are.
pub(crate) fn sums(rolls: &[(Rolled, Equity)], second: impl Fn(Player) -> bool) -> [i64; 2] {
    let mut sums = [0.0; 2];
    for ((decision, _), Equity(luck)) in rolls {
        sums[usize::from(second(decision.on_roll()))] += f64::from(*luck);
    }
    sums.map(|sum| (1_000.0 * sum).round() as i64)
}

/// How much luckier than the computer the person was in this game, in points, once all its rolls are judged.
pub(crate) fn of_person(model: &Model) -> Option<String> {
    let person = model.person()?;
    let (known, None) = model.judged.progress(&rolls(model)) else {
        return None;
    };
    let rolls = model
        .judged
        .rolls
        .get(..known)
        .filter(|rolls| !rolls.is_empty())?;
    let [own, other] = sums(rolls, |player| player != person).map(hundredths);
    Some(signed(model, own - other))
}

/// How much luckier than the opponent `player` was in the recorded game that was tried again, in points, once all of its
/// rolls are judged.
pub(crate) fn of_original(model: &Model, player: Player) -> Option<String> {
    let own = rolls(model).len();
    let all = [rolls(model), original_rolls(model)].concat();
    let (known, None) = model.judged.progress(&all) else {
        return None;
    };
    let rolls = model.judged.rolls.get(own..known)?;
    let [own, other] = sums(rolls, |rolled| rolled != player).map(hundredths);
    (!rolls.is_empty()).then(|| signed(model, own - other))
}

/// Thousandths as hundredths.
pub(crate) const fn hundredths(thousandths: i64) -> i64 {
    // Away from 0 where it lies in the middle, as numbers are rounded elsewhere.
    (thousandths + 5 * thousandths.signum()) / 10
}

/// Hundredths with their sign and two decimals.
pub(crate) fn signed(model: &Model, hundredths: i64) -> String {
    let (points, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    let amount = format!("{points}{}{rest:02}", model.words.decimal_mark());
    words::with_sign(&model.words, hundredths < 0, &amount)
}
