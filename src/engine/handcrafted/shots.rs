//! Rolls that hit blots.

use rules::{Die, Roll, Side};

/// Returns `side`'s expected loss from its blots, in logits, if `hitter` rolls next; `loss` returns the cost of each
/// blot.
///
/// A roll that can hit several blots is assumed to hit the most expensive one. The result is approximate, because it
/// ignores whether the hitter can play the rest of the roll, except that one die must be used to enter a checker from
/// the bar.
pub(super) fn expected_loss(side: &Side, hitter: &Side, loss: impl Fn(u8) -> f32) -> f32 {
    let blots = (1..=24).filter(|&number| side.at(number) == 1);
    let mut dear = [(0, 0.0); 24];
    let mut count = 0;
    for number in blots {
        dear[count] = (number, loss(number));
        count += 1;
    }
    let dear = &mut dear[..count];
    if dear.is_empty() {
        return 0.0;
    }
    dear.sort_by(|a, b| b.1.total_cmp(&a.1));
    let hit_by = |roll: &Roll| {
        let hit = dear
            .iter()
            .find(|(number, _)| hits(side, hitter, *number, *roll));
        roll.weight() as f32 / 36.0 * hit.map_or(0.0, |(_, cost)| *cost)
    };
    Roll::ALL.iter().map(hit_by).sum()
}

/// Returns `true` if `hitter` can use `roll` to hit `side`'s blot on its own point `number`.
fn hits(side: &Side, hitter: &Side, number: u8, roll: Roll) -> bool {
    let target = 25 - number;
    let (high, low) = (roll.high().pips(), roll.low().pips());
    if roll.is_double() {
        let steps = if hitter.bar() > 1 { 1 } else { 4 };
        return (1..=steps).any(|nth| {
            let from = target + nth * high;
            stands(hitter, from) && (1..nth).all(|step| is_free(side, from - step * high))
        });
    }
    let direct = |die: u8, other: Die| {
        let from = target + die;
        // A checker on the bar enters with either die. Any other checker can hit only if the hitter's single checker on
        // the bar, if any, enters with the other die.
        let enters = hitter.bar() == 0 || from == 25 || {
            hitter.bar() == 1 && is_free(side, 25 - other.pips())
        };
        stands(hitter, from) && enters
    };
    let together = || {
        let from = target + high + low;
        let is_bound = hitter.bar() > 0 && (from != 25 || hitter.bar() > 1);
        let way =
            is_free(side, from.saturating_sub(high)) || is_free(side, from.saturating_sub(low));
        stands(hitter, from) && !is_bound && way
    };
    direct(high, roll.low()) || direct(low, roll.high()) || together()
}

fn stands(hitter: &Side, number: u8) -> bool {
    number <= 25 && hitter.at(number) > 0
}

/// Returns `true` if the hitter may land on point `number`, in the hitter's numbering.
fn is_free(side: &Side, number: u8) -> bool {
    (1..=24).contains(&number) && side.at(25 - number) < 2
}
