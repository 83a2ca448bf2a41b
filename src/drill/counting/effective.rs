//! Effective pip count of a bear-off (Walter Trice).

use engine::effective_pips;
use rules::Board;

use super::worked::{EQUALS, MINUS, OVER, StepLabel, TIMES, Term, WorkedStep, whole};

/// Mean number of pips per roll.
const ROLL: f64 = 49.0 / 6.0;

/// Returns the worked steps for the player on roll; empty unless all of that player's checkers are home.
pub(crate) fn steps(board: &Board) -> Vec<WorkedStep> {
    let Some(effective) = effective_pips(board.own()).map(f64::from) else {
        return Vec::new();
    };
    let pips = board.own().pips();
    let number = |value| Term::Number(value, 1);
    let rolls = Term::Number(effective / ROLL, 2);
    let product = vec![
        rolls,
        TIMES,
        whole(49),
        OVER,
        whole(6),
        EQUALS,
        number(effective),
    ];
    let wasted = number(effective - f64::from(pips));
    let wasted = vec![number(effective), MINUS, whole(pips), EQUALS, wasted];
    vec![
        WorkedStep::new(StepLabel::Pips, vec![whole(pips)]),
        WorkedStep::new(StepLabel::Rolls, vec![rolls]),
        WorkedStep::new(StepLabel::Effective, product),
        WorkedStep::new(StepLabel::Wasted, wasted),
    ]
}
