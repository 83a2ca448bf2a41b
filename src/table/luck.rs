//! Luck in points: the answers of the engine, which says how lucky each roll of the game was, added up.
//!
//! *The opening roll* decides who begins and has no luck, as it is no roll in the counts either. *In points*: cubeless
//! money equity, with gammons as the variant counts them, so that games can be added up. An answer stands beside its
//! roll and the position before it, so what is judged holds for any game in which they come.

use engine::Equity;
use record::print_roll;
use rules::Player;

use crate::{DiceCounts, Model, ending::original_rolls, fair, model::Rolled};

/// The rolls of the game on the table that have luck, in their order.
pub(crate) fn rolls(model: &Model) -> Vec<Rolled> {
    let opening = usize::from(fair::opens_by_roll(model));
    let rolls = fair::rolls(model).into_iter().skip(opening);
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

/// Adds the luck of this game to what is told of its dice.
pub(crate) fn of_game(model: &Model, counts: &mut DiceCounts) {
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
            // A space that does not break: it is one thing, also on a narrow screen.
            format!("{}\u{a0}({})", print_roll(*roll), signed(luck))
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

/// Adds the luck of all games that have been judged to what is told of their dice.
pub(crate) fn of_all(model: &Model, counts: &mut DiceCounts) {
    let luck = model.book.luck;
    if luck.games == 0 {
        return;
    }
    let sums = [luck.person, luck.computer].map(hundredths);
    let told = |sum| signed(model, sum);
    counts.add_bars(model.words.fair_points(), sums, MIN_SCALE, told);
    let cells = sums.map(told);
    counts.rows.push((model.words.fair_points(), cells));
    let some = luck.games < model.book.games;
    counts.luck = some.then(|| model.words.fair_points_some(luck.games));
}

/// The ends of a bar of luck stand for this much at least, in hundredths of a point.
const MIN_SCALE: i64 = 50;

/// Thousandths as hundredths.
const fn hundredths(thousandths: i64) -> i64 {
    // Away from 0 where it lies in the middle, as numbers are rounded elsewhere.
    (thousandths + 5 * thousandths.signum()) / 10
}

/// Hundredths with their sign and two decimals.
fn signed(model: &Model, hundredths: i64) -> String {
    let sign = words::sign(hundredths < 0);
    let (points, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    format!("{sign}{points}{}{rest:02}", model.words.decimal_mark())
}
