//! Hand-written estimate for contact positions.

use rules::{Board, Side};

use crate::handcrafted::shots::expected_loss;
use crate::softmax::logistic;
use crate::{Cumulative, Outcomes};

/// Scale factor from the sum of all weights to the logit of the winning chance, fitted to the results of 1-ply
/// self-play.
const TRUST: f32 = 0.7;
/// Weight per pip of lead.
const PIP: f32 = 0.022;
/// Weight of being on roll.
const ON_ROLL: f32 = 0.18;
/// Weights of the side's made points, from 1 to 9. The 5 point has the highest weight, as in expert practice.
const MADE: [f32; 9] = [0.02, 0.10, 0.20, 0.30, 0.36, 0.28, 0.26, 0.14, 0.08];
/// Weights of the best anchor on the side's own points 18 to 24, doubled against a home board of full strength.
const ANCHOR: [f32; 7] = [0.26, 0.24, 0.30, 0.26, 0.16, 0.10, 0.06];
/// Weight of each made point, from the third onwards, of a prime in front of an opposing checker.
const PRIME: f32 = 0.13;
/// Weight of each checker in the opponent's home board or on the bar, per home point made by the opponent.
const BACK: f32 = 0.045;
/// Weight of a checker on the bar, in addition to the pips it has lost.
const BAR: f32 = 0.12;
/// Weight of a checker on the bar, per home point made by the opponent.
const BAR_CLOSED: f32 = 0.16;
/// Weight of each checker beyond the third on a point.
const STACKED: f32 = 0.05;
/// Weight of each dead checker, that is, each checker beyond the second on the ace or deuce point.
const BURIED: f32 = 0.09;
/// Cost of being hit, in addition to the pips lost, per home point made by the hitter.
const HIT: f32 = 0.16;
/// Cost of being hit, in addition to the pips lost, by a hitter with no made points in the home board.
const HIT_ALONE: f32 = 0.12;
/// Fraction of the danger that remains for the player on roll, who can still move before being hit.
const DANGER_ON_ROLL: f32 = 0.25;

pub(super) fn estimate(board: &Board) -> Outcomes {
    let (own, opponent) = (board.own(), board.opponent());
    let lead = f32::from(opponent.pips()) - f32::from(own.pips());
    let danger = |side: &Side, hitter: &Side| {
        let each = HIT_ALONE + HIT * f32::from(home_points(hitter));
        expected_loss(side, hitter, |number| each + PIP * f32::from(25 - number))
    };
    let logit = PIP * lead + ON_ROLL + assets(own, opponent)
        - assets(opponent, own)
        - DANGER_ON_ROLL * danger(own, opponent)
        + danger(opponent, own);
    let win = logistic(TRUST * logit);
    let won = gammons(own, opponent);
    let lost = gammons(opponent, own);
    Cumulative {
        win,
        win_gammon: win * won,
        win_backgammon: win * won * won * 0.1,
        lose_gammon: (1.0 - win) * lost,
        lose_backgammon: (1.0 - win) * lost * lost * 0.1,
    }
    .exclusive()
}

/// Returns the structural strength of `side` against `other`, in logits.
fn assets(side: &Side, other: &Side) -> f32 {
    points(side) + prime(side, other) + anchor(side, other) - burdens(side, other)
}

fn points(side: &Side) -> f32 {
    let made = |(number, worth): (u8, f32)| if side.at(number) > 1 { worth } else { 0.0 };
    (1..).zip(MADE).map(made).sum()
}

fn prime(side: &Side, other: &Side) -> f32 {
    // Only points in front of the opponent's rearmost checker are an obstacle.
    let rearmost = (1..=25)
        .rev()
        .find(|&number| other.at(number) > 0)
        .unwrap_or(0);
    let (mut run, mut longest) = (0_u8, 0);
    for number in (1..=12).filter(|&number| number > 25 - rearmost) {
        run = if side.at(number) > 1 { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    let beyond = f32::from(longest.saturating_sub(2));
    PRIME * beyond * (1.0 + 0.25 * beyond)
}

fn anchor(side: &Side, other: &Side) -> f32 {
    let strength = 1.0 + f32::from(home_points(other)) / 6.0;
    let held = (18..)
        .zip(ANCHOR)
        .filter(|&(number, _)| side.at(number) > 1);
    held.map(|(_, worth)| worth * strength).fold(0.0, f32::max)
}

fn burdens(side: &Side, other: &Side) -> f32 {
    let closed = f32::from(home_points(other));
    let back: u8 = side.counts()[19..].iter().sum();
    let bar = f32::from(side.bar());
    let stacked: u8 = (1..=24)
        .map(|number| side.at(number).saturating_sub(3))
        .sum();
    let buried = (side.at(1) + side.at(2)).saturating_sub(2);
    BACK * closed * f32::from(back)
        + bar * (BAR + BAR_CLOSED * closed)
        + STACKED * f32::from(stacked)
        + BURIED * f32::from(buried)
}

/// Returns the number of points that `side` has made in its home board.
fn home_points(side: &Side) -> u8 {
    (1..=6).filter(|&number| side.at(number) > 1).count() as u8
}

/// Returns the fraction of the winner's wins that are gammons or backgammons.
fn gammons(winner: &Side, loser: &Side) -> f32 {
    if loser.off() > 0 {
        return 0.0;
    }
    let back: u8 = loser.counts()[19..].iter().sum();
    let behind = f32::from(loser.pips()) - f32::from(winner.pips());
    let anchored = (19..=22).any(|number| loser.at(number) > 1);
    logistic(
        -1.75
            + 0.22 * (f32::from(back) - 2.0)
            + 0.012 * behind
            + 0.15 * f32::from(home_points(winner))
            + 0.35 * f32::from(loser.bar())
            - if anchored { 0.3 } else { 0.0 },
    )
}
