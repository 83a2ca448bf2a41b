//! Hand-written estimate for races.

use rules::{Board, Side};

use crate::softmax::logistic;
use crate::{Cumulative, Outcomes};

/// Value of being on roll, in pips: half an average roll.
const ROLL_LEAD: f32 = 4.0;
/// Variance of the race per pip of the combined pip count, as in Kleinman's formula.
const VARIANCE_PER_PIP: f32 = 2.0;
/// Gammon chances below this value count as 0, so that neither player plays on for a gammon.
const NEGLIGIBLE: f32 = 0.003;
/// Scale factor with which a logistic curve approximates the normal distribution.
const LOGIT_OF_DEVIATION: f32 = 1.702;

pub(super) fn estimate(board: &Board) -> Outcomes {
    let own = effective_pips(board.own());
    let opponent = effective_pips(board.opponent());
    let win = ahead(opponent - own + ROLL_LEAD, own + opponent);
    // The gammon is a separate race, in which the winner tries to bear off all checkers before the loser bears off the
    // first.
    let win_gammon = gammon(own, board.opponent(), ROLL_LEAD);
    let lose_gammon = gammon(opponent, board.own(), -ROLL_LEAD);
    Cumulative {
        win,
        win_gammon: win.min(win_gammon),
        win_backgammon: backgammon(own, board.opponent()).min(win_gammon),
        lose_gammon: lose_gammon.min(1.0 - win),
        lose_backgammon: backgammon(opponent, board.own()).min(lose_gammon),
    }
    .exclusive()
}

/// Returns the chance of winning a race with this lead and this combined pip count.
fn ahead(lead: f32, total: f32) -> f32 {
    logistic(LOGIT_OF_DEVIATION * lead / (VARIANCE_PER_PIP * total.max(1.0)).sqrt())
}

fn gammon(winner: f32, loser: &Side, lead: f32) -> f32 {
    if loser.off() > 0 {
        return 0.0;
    }
    // The loser has to bring all checkers home and bear off one from about the 3 point.
    let needed = pips_beyond(loser, 6) + 3.0;
    let chance = ahead(needed - winner + lead, needed + winner);
    if chance < NEGLIGIBLE { 0.0 } else { chance }
}

/// Returns the chance that the loser's last checkers do not leave the winner's home board in time.
fn backgammon(winner: f32, loser: &Side) -> f32 {
    let needed = pips_beyond(loser, 18);
    if loser.off() > 0 || needed < 0.5 {
        return 0.0;
    }
    let chance = ahead(needed - winner, needed + winner);
    if chance < NEGLIGIBLE { 0.0 } else { chance }
}

/// Returns the number of pips needed to bring every checker to the side's own point `number` or below.
pub(super) fn pips_beyond(side: &Side, number: u8) -> f32 {
    let beyond =
        |(point, &count): (u8, &u8)| f32::from(point.saturating_sub(number)) * f32::from(count);
    (0..).zip(side.counts()).map(beyond).sum()
}

/// Returns the effective pip count (EPC): the pip count plus the expected wastage in the bear-off. Stacks on low points
/// and gaps increase the wastage.
fn effective_pips(side: &Side) -> f32 {
    let left = f32::from(side.checkers() - side.off());
    let over = |point: u8, free: u8| f32::from(side.at(point).saturating_sub(free));
    let gaps = (4..=6).filter(|&point| side.at(point) == 0).count() as f32;
    let crowded = 2.0 * over(1, 1) + over(2, 1) + over(3, 3);
    f32::from(side.pips()) + crowded + gaps.min(left) + 0.3 * left
}
