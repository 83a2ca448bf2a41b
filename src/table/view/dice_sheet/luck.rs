//! Luck in points on the dice sheet.

use engine::Equity;
use rules::Player;

use super::counts::DiceCounts;
use crate::{
    Model,
    state::model::Rolled,
    texts::luck::{hundredths, rolls, signed, sums},
};

/// Minimum scale of a luck bar, in hundredths of a point.
const MIN_SCALE: i64 = 50;

/// Adds the luck of this game to its dice statistics.
pub(super) fn of_game(model: &Model, counts: &mut DiceCounts) {
    let words = &model.words;
    let (known, next) = model.judged.progress(&rolls(model));
    if next.is_some() {
        counts.luck = Some(if model.judged.failed {
            words.fair_points_failed()
        } else {
            words.fair_points_wait()
        });
        return;
    }
    if known == 0 {
        return;
    }
    let rolls = &model.judged.rolls[..known];
    let [white, black] = sums(rolls, |player| player == Player::Black).map(hundredths);
    let signed = |luck| signed(model, luck);
    let extreme = |player, most: bool| {
        let own = rolls
            .iter()
            .filter(|((decision, _), _)| decision.on_roll() == player);
        let by_luck = |a: &&(Rolled, Equity), b: &&(Rolled, Equity)| a.1.total_cmp(&b.1);
        let found = if most {
            own.max_by(by_luck)
        } else {
            own.min_by(by_luck)
        };
        found.map_or_else(String::new, |((.., roll), Equity(luck))| {
            let luck = (100.0 * luck).round() as i64;
            // A non-breaking space keeps the roll and its luck on one line on a narrow screen.
            format!("{}\u{a0}({})", roll, signed(luck))
        })
    };
    counts.add_bars(words.fair_points(), [white, black], MIN_SCALE, signed);
    counts.rows.extend([
        (words.fair_points(), [white, black].map(signed)),
        (
            words.fair_difference(),
            [white - black, black - white].map(signed),
        ),
        (
            words.fair_luckiest(),
            Player::BOTH.map(|player| extreme(player, true)),
        ),
        (
            words.fair_unluckiest(),
            Player::BOTH.map(|player| extreme(player, false)),
        ),
    ]);
}

/// Adds the luck of all evaluated games to their dice statistics.
pub(super) fn of_all(model: &Model, counts: &mut DiceCounts) {
    let luck = model.book.luck;
    if luck.games == 0 {
        return;
    }
    let sums = [luck.person, luck.computer].map(hundredths);
    let signed = |sum| signed(model, sum);
    counts.add_bars(model.words.fair_points(), sums, MIN_SCALE, signed);
    let cells = sums.map(signed);
    counts.rows.push((model.words.fair_points(), cells));
    let some = luck.games < model.book.games;
    counts.luck = some.then(|| model.words.fair_points_some(luck.games));
}
