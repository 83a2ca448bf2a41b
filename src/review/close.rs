//! Criteria by which GNU Backgammon and XG count decisions in their error rates.

use engine::CubeDecision;

use crate::Kind;

/// Equity loss from doubling, in EMG, below which GNU Backgammon considers a cube decision close.
const GNU_CLOSE_LOSS: f32 = 0.16;
/// Equity difference between a cube decision's two best choices, in EMG, below which the decision counts as near. In
/// real matches, the difference was 0.004 to 0.032 in the decisions on which a 2-ply search and XG disagreed.
const NEAR_CUBE: f32 = 0.035;
/// Maximum equity loss from doubling, in EMG, at which XG counts a decision not to double.
const XG_MAX_DOUBLE_LOSS: f32 = 0.2;
/// Loss of the worst play, in EMG, below which XG does not count a checker play.
const XG_MIN_PLAY_RANGE: f32 = 0.001;

/// Returns `true` if GNU Backgammon considers the decision close: if doubling loses less than 0.16 against the best
/// answer. A missed double is close regardless of its loss: GNU Backgammon 1.07 counts a missed double that loses 0.389
/// (`AQAAKAAAAAAAAA`).
pub fn is_close(cube: &CubeDecision) -> bool {
    take_and_pass_equities(cube).is_some_and(|[take, pass]| {
        let double = take.min(pass);
        cube.no_double.0 - double < GNU_CLOSE_LOSS
    })
}

/// Returns `true` if a cube decision's two best choices are so close that searching one ply deeper may swap them;
/// `losses` are the losses of all choices, in EMG.
pub fn is_near(kind: Kind, losses: impl Iterator<Item = f32>) -> bool {
    kind != Kind::Checker && losses.filter(|&loss| loss < NEAR_CUBE).count() > 1
}

/// Returns `true` if XG counts a decision not to double.
pub(crate) fn counts_no_double(cube: &CubeDecision) -> bool {
    take_and_pass_equities(cube).is_some_and(|[take, pass]| {
        let none = cube.no_double.0;
        none - take <= XG_MAX_DOUBLE_LOSS && none - pass <= XG_MAX_DOUBLE_LOSS
    })
}

/// Returns `true` if XG counts an unforced checker play; `equities` are the equities of all legal plays.
pub(crate) fn counts_play(equities: impl Iterator<Item = f32>) -> bool {
    let (low, high) = equities.fold((f32::MAX, f32::MIN), |(low, high), one| {
        (low.min(one), high.max(one))
    });
    high - low >= XG_MIN_PLAY_RANGE
}

fn take_and_pass_equities(cube: &CubeDecision) -> Option<[f32; 2]> {
    let (take, pass) = cube.double_take.zip(cube.double_pass)?;
    Some([take.0, pass.0])
}

#[cfg(test)]
mod tests {
    use engine::{CubeAction, Equity};

    use super::*;

    fn cube(no_double: f32, take: f32) -> CubeDecision {
        CubeDecision {
            no_double: Equity(no_double),
            double_take: Some(Equity(take)),
            double_pass: Some(Equity(1.0)),
            action: CubeAction::NoDouble,
        }
    }

    #[test]
    fn a_decision_is_close_if_doubling_loses_little_against_the_best_answer() {
        assert!(is_close(&cube(0.5, 0.35)));
        assert!(!is_close(&cube(0.5, 0.33)));
        // The opponent would drop, so the double is worth 1 regardless of the equity of a take.
        assert!(is_close(&cube(0.9, 1.4)));
        assert!(!is_close(&cube(1.2, 1.6)));
        assert!(is_close(&cube(0.389, 0.778)), "a missed double");
    }

    #[test]
    fn xg_counts_a_decision_not_to_double_if_doubling_loses_at_most_a_fifth() {
        assert!(counts_no_double(&cube(0.5, 0.31)));
        assert!(!counts_no_double(&cube(0.5, 0.29)));
        assert!(counts_no_double(&cube(0.2, 0.9)), "a missed double");
        assert!(!counts_no_double(&cube(1.3, 1.6)), "far too good");
    }

    #[test]
    fn cube_decisions_with_two_small_losses_are_near() {
        let near = |kind, losses: &[f32]| is_near(kind, losses.iter().copied());
        assert!(near(Kind::Double, &[0.0, 0.014]));
        assert!(near(Kind::Answer, &[0.0, 0.019, 0.4]));
        assert!(!near(Kind::Double, &[0.0, 0.036]));
        assert!(!near(Kind::Double, &[0.0]), "no double is allowed");
        assert!(!near(Kind::Checker, &[0.0, 0.001]));
    }

    #[test]
    fn xg_does_not_count_a_play_if_all_plays_have_equal_equity() {
        assert!(!counts_play([0.5, 0.4995].into_iter()));
        assert!(counts_play([0.5, 0.5, 0.49].into_iter()));
        assert!(!counts_play([].into_iter()));
    }
}
