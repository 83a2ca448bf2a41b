//! Neil's numbers, which estimate match-winning chances (Neil Kazaross; Kit Woolsey, rec.games.backgammon, 9 October
//! 1994).

use std::ops::RangeInclusive;

use super::worked::{EQUALS, PLUS, StepLabel, TIMES, Term, WorkedStep, whole};

/// Range of points that the trailing player needs.
pub(crate) const TRAILER: RangeInclusive<u8> = 3..=15;

/// Published values: the points that the trailing player needs, and the percentage points for each point of the lead.
const PUBLISHED: [(u8, f64); 7] = [
    (3, 10.0),
    (4, 9.0),
    (5, 8.0),
    (6, 7.0),
    (8, 6.0),
    (11, 5.0),
    (15, 4.0),
];

/// Returns the percentage points above 50 for each point of the lead when the trailing player needs `trailer` points,
/// interpolated between published values. `None` outside 3 to 15 points.
pub fn neils_number(trailer: u8) -> Option<f64> {
    let pairs = PUBLISHED.windows(2);
    let between = pairs.map(|pair| (pair[0], pair[1]));
    let mut around = between.filter(|(low, high)| (low.0..=high.0).contains(&trailer));
    let ((low, more), (high, less)) = around.next()?;
    let share = f64::from(trailer - low) / f64::from(high - low);
    Some(more + (less - more) * share)
}

/// Returns a term with as many decimal places as the number needs, up to two.
fn shown(number: f64) -> Term {
    let is_exact = |digits: &usize| {
        let scaled = number * 10_f64.powi(*digits as i32);
        (scaled - scaled.round()).abs() < 1e-6
    };
    Term::Number(number, (0..2).find(is_exact).unwrap_or(2))
}

/// Returns the step that estimates the winning chance of a leader who needs `leader` points; `None` if the leader is
/// not ahead, or needs fewer than 3 points, for which the estimate is too inaccurate.
pub(crate) fn estimate(leader: u8, trailer: u8) -> Option<WorkedStep> {
    let number = neils_number(trailer)?;
    let lead = trailer.checked_sub(leader).filter(|_| leader >= 3)?;
    let chance = 50.0 + f64::from(lead) * number;
    let sum = vec![
        whole(50),
        PLUS,
        whole(lead),
        TIMES,
        shown(number),
        EQUALS,
        shown(chance),
    ];
    Some(WorkedStep::new(StepLabel::Estimate, sum))
}
