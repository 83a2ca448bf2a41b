//! Luck in points: the sum of the engine's luck evaluations over a game's rolls.
//!
//! The opening roll decides who starts and has no luck, so it does not count as a roll here. Points are cubeless money
//! equity, with gammons counted according to the variant, so that the luck of several games can be added. Each
//! evaluation is stored with its roll and the position before the roll, so it is valid in every game in which both
//! recur.

use engine::Equity;
use rules::Player;

use crate::{
    Model,
    state::{fair, model::Rolled, tried_again::original_rolls},
};

/// Returns the rolls that have luck in the game on the table, in order.
pub(crate) fn rolls(model: &Model) -> Vec<Rolled> {
    let opening = usize::from(fair::opens_by_roll(model));
    let rolls = board::game_rolls(model.session()).into_iter().skip(opening);
    rolls
        .map(|(decision, roll)| (decision.for_points(), roll))
        .collect()
}

/// Returns the luck in thousandths of a point: first for the players who are not `second`, then for those who are.
pub(crate) fn sums(rolls: &[(Rolled, Equity)], second: impl Fn(Player) -> bool) -> [i64; 2] {
    let mut sums = [0.0; 2];
    for ((decision, _), Equity(luck)) in rolls {
        sums[usize::from(second(decision.on_roll()))] += f64::from(*luck);
    }
    sums.map(|sum| (1_000.0 * sum).round() as i64)
}

/// Returns the person's luck minus the computer's in this game, in points; `None` until every roll has been evaluated.
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

/// Returns `player`'s luck minus the opponent's in the recorded game that was tried again, in points; `None` until all
/// of its rolls have been evaluated.
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

/// Converts thousandths to hundredths, rounded to nearest.
pub(crate) const fn hundredths(thousandths: i64) -> i64 {
    // Ties round away from 0, as elsewhere on the page.
    (thousandths + 5 * thousandths.signum()) / 10
}

/// Formats hundredths with a sign and two decimals.
pub(crate) fn signed(model: &Model, hundredths: i64) -> String {
    let (points, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    let amount = format!("{points}{}{rest:02}", model.words.decimal_mark());
    words::with_sign(&model.words, hundredths < 0, &amount)
}
