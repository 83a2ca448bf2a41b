//! Play errors on held-out labels.

use std::fmt;

use engine::Evaluator;
use engine::training::Phase;

use crate::{fit::equity, label::Family};

/// Returns, in millipoints with one standard error, as text: the mean loss per roll with more than one labelled play,
/// the mean equity error, and the bias in favour of the player on roll, overall and by phase.
pub fn score(nets: &impl Evaluator, families: &[Family]) -> String {
    let lost = Mean::of(families.iter().filter_map(|family| loss(nets, family)));
    let wrong = families.iter().flatten().map(|label| {
        let wrong = nets.estimate(&label.board).equity().0 - equity(&label.target);
        (Phase::of(&label.board), wrong * 1000.0)
    });
    let wrong: Vec<(Phase, f32)> = wrong.collect();
    let off = Mean::of(wrong.iter().map(|(_, wrong)| wrong.abs()));
    let overrated = |wanted: &dyn Fn(Phase) -> bool| {
        let of_phase = wrong.iter().filter(|(phase, _)| wanted(*phase));
        Mean::of(of_phase.map(|(_, wrong)| *wrong))
    };
    let phases = Phase::ALL.map(|phase| {
        let of_phase = overrated(&|of| of == phase);
        format!(", {phase:?} {of_phase}")
    });
    let all = overrated(&|_| true);
    format!(
        "loses {lost}; is off by {off}; overrates by {all}{}",
        phases.concat()
    )
}

/// Mean, standard error, and sample size.
struct Mean(f32, f32, usize);

/// Number of batches used to estimate the standard error: neighbouring labels come from the same game, so treating them
/// as independent would underestimate it.
const PARTS: usize = 50;

impl Mean {
    fn of(numbers: impl Iterator<Item = f32>) -> Self {
        let numbers: Vec<f32> = numbers.collect();
        let mean_of = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
        let mean = mean_of(&numbers);
        let parts = numbers.chunks(numbers.len().div_ceil(PARTS).max(1));
        let count = parts.len() as f32;
        let squares: f32 = parts.map(|part| (mean_of(part) - mean).powi(2)).sum();
        Self(mean, squares.sqrt() / count, numbers.len())
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(mean, error, count) = self;
        write!(f, "{mean:.2} ± {error:.2} ({count})")
    }
}

/// Returns the loss of the play that `nets` prefers, in millipoints; `None` if there are fewer than two plays.
fn loss(nets: &impl Evaluator, family: &Family) -> Option<f32> {
    let [_, _, ..] = family.as_slice() else {
        return None;
    };
    let seen = family
        .iter()
        .map(|label| nets.estimate(&label.board).equity().0);
    let labelled = family.iter().map(|label| equity(&label.target));
    let best = labelled.clone().fold(f32::INFINITY, f32::min);
    let chosen = seen.zip(labelled).min_by(|a, b| a.0.total_cmp(&b.0))?.1;
    Some((chosen - best) * 1000.0)
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::{checkpoint::Checkpoint, label::Label};

    #[test]
    fn a_worse_play_costs_its_loss_and_a_forced_play_costs_nothing() {
        let nets = Checkpoint::new([32; 5]).nets;
        let label = |variant, target| Label {
            board: Board::start(variant),
            target,
        };
        let lost = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let won = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        let [one, other] = [Variant::Standard, Variant::Longgammon];
        let worse = |nth: usize| {
            let targets = if nth == 0 { [won, lost] } else { [lost, won] };
            vec![label(one, targets[0]), label(other, targets[1])]
        };
        let losses = [0, 1].map(|nth| loss(&nets, &worse(nth)));
        assert!(losses.contains(&Some(0.0)) && losses.contains(&Some(2000.0)));
        assert_eq!(loss(&nets, &vec![label(one, won)]), None);
    }
}
