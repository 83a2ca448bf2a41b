//! Order of the legal plays by likelihood, based on a few heuristic weights instead of the engine.
//!
//! This order is available immediately. The engine's order replaces it if it arrives in time.

use rules::{Board, LegalPlay, Roll, Side, legal_plays};

/// Returns the legal plays for a roll, likeliest first.
pub(super) fn by_likelihood(board: &Board, roll: Roll) -> Vec<LegalPlay> {
    let plays = legal_plays(board, roll);
    let mut rated: Vec<(f32, LegalPlay)> = plays
        .into_iter()
        .map(|play| (rating(board, &play.after), play))
        .collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0));
    rated.into_iter().map(|(_, play)| play).collect()
}

/// Rates a position after a play; `after` is from the opponent's view.
fn rating(before: &Board, after: &Board) -> f32 {
    let (own, other) = (after.opponent(), after.own());
    if !after.has_contact() {
        return race(own);
    }
    let hits = other.bar().saturating_sub(before.opponent().bar());
    let mut sum = 0.55 * f32::from(hits) + 0.12 * f32::from(own.off());
    let strength = home_points(other);
    for number in 1..=24 {
        sum += match own.at(number) {
            0 => 0.0,
            1 => -shots(other, number) * (0.3 + 0.12 * strength) * f32::from(25 - number) / 20.0,
            count => made_point(number) - 0.045 * f32::from(count.saturating_sub(3)),
        };
    }
    sum + prime(own) - 0.35 * f32::from(own.bar()) - 0.004 * f32::from(rearmost(own))
}

/// Returns the heuristic value of holding the point with this number, in the holder's numbering.
fn made_point(number: u8) -> f32 {
    match number {
        4 | 5 => 0.34,
        7 => 0.28,
        6 | 8 => 0.24,
        20 | 21 => 0.3,
        3 | 18 | 22 => 0.22,
        2 => 0.12,
        1 => 0.02,
        9..=17 => 0.14,
        _ => 0.1,
    }
}

/// Returns a rough estimate of the chance that a blot on this point is hit; direct shots contribute most.
fn shots(other: &Side, number: u8) -> f32 {
    let mut missed = 1.0;
    for distance in 1..=11 {
        let from = (25 - number) + distance;
        if from <= 25 && other.at(from) > 0 {
            missed *= 1.0 - if distance <= 6 { 0.33 } else { 0.09 };
        }
    }
    1.0 - missed
}

fn home_points(side: &Side) -> f32 {
    let made = (1..=6).filter(|&number| side.at(number) > 1).count();
    made as f32
}

/// Returns the heuristic value of the side's longest block of consecutive made points between its 2 point and its 12
/// point.
fn prime(side: &Side) -> f32 {
    let (mut longest, mut length) = (0_u8, 0_u8);
    for number in 2..=12 {
        length = if side.at(number) > 1 { length + 1 } else { 0 };
        longest = longest.max(length);
    }
    0.06 * f32::from(longest.saturating_sub(2))
}

fn rearmost(side: &Side) -> u8 {
    (1..=25)
        .rev()
        .find(|&number| side.at(number) > 0)
        .unwrap_or(0)
}

/// Rates a side in a race by its borne-off checkers, the remaining distance, and the number of occupied points in the
/// home board.
fn race(side: &Side) -> f32 {
    let mut sum = 3.0 * f32::from(side.off());
    for number in 1..=25 {
        let count = f32::from(side.at(number));
        let crossovers = f32::from(number.saturating_sub(1) / 6);
        sum -= count * (crossovers + 0.02 * f32::from(number));
        if number <= 6 && count > 0.0 {
            sum += 0.1;
        }
    }
    sum
}
