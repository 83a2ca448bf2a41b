//! Pruning: removes the hidden units that have the least effect; many are always inactive after training.

use anyhow::ensure;
use engine::training::{Hidden, Net, Nets, Phase, Sparse};

use crate::{checkpoint::Widths, label::Family};

/// Keeps, in each net of `nets`, the units with the largest effect in the positions of `families`; `widths` is the
/// number of units to keep.
///
/// # Errors
/// Returns an error if a net has fewer units than requested.
pub fn prune(nets: &mut Nets, families: &[Family], widths: Widths) -> anyhow::Result<()> {
    let effects = unit_effects(nets, families);
    for ((net, effect), width) in nets.nets.iter_mut().zip(effects).zip(widths) {
        ensure!(
            width <= net.width(),
            "{width} units are more than there are"
        );
        let mut order: Vec<usize> = (0..net.width()).collect();
        order.sort_by(|one, other| effect[*other].total_cmp(&effect[*one]));
        let mut units = order[..width].to_vec();
        units.sort_unstable();
        let rows = net.input.iter_mut().chain([&mut net.hidden]);
        for row in rows.chain(&mut net.output) {
            *row = units.iter().map(|&unit| row[unit]).collect();
        }
    }
    Ok(())
}

/// Returns the effect of each unit in each net: its activation times [`output_spreads`], summed over the positions
/// evaluated by that net.
fn unit_effects(nets: &Nets, families: &[Family]) -> Vec<Hidden> {
    let mut sums: Vec<Hidden> = nets.nets.iter().map(|net| vec![0.0; net.width()]).collect();
    let (mut inputs, mut units) = (Sparse::new(), Hidden::new());
    for label in families.iter().flatten() {
        let phase = Phase::of(&label.board) as usize;
        engine::training::describe(&label.board, &mut inputs);
        nets.nets[phase].activate_into(&inputs, &mut units);
        for (sum, unit) in sums[phase].iter_mut().zip(&units) {
            *sum += unit;
        }
    }
    for (sums, net) in sums.iter_mut().zip(&nets.nets) {
        for (sum, spread) in sums.iter_mut().zip(output_spreads(net)) {
            *sum *= spread;
        }
    }
    sums
}

/// Returns, for each unit, the range of its output weights, from lowest to highest.
fn output_spreads(net: &Net) -> impl Iterator<Item = f32> {
    (0..net.width()).map(|unit| {
        let weights = net.output.each_ref().map(|row| row[unit]);
        let highest = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let lowest = weights.iter().copied().fold(f32::INFINITY, f32::min);
        highest - lowest
    })
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};

    use super::*;
    use crate::{checkpoint::Checkpoint, label::Label};

    #[test]
    fn pruning_inactive_units_does_not_change_any_evaluation() -> anyhow::Result<()> {
        let mut nets = Checkpoint::new([64; 5]).nets;
        for net in &mut nets.nets {
            for row in net.input.iter_mut().chain([&mut net.hidden]) {
                row.iter_mut().step_by(2).for_each(|weight| *weight = -1.0);
            }
        }
        let label = |variant| Label {
            board: Board::start(variant),
            target: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        };
        let families = [vec![label(Variant::Standard), label(Variant::Nackgammon)]];
        let chances = |nets: &Nets, label: &Label| {
            let mut inputs = Sparse::new();
            engine::training::describe(&label.board, &mut inputs);
            nets.nets[Phase::of(&label.board) as usize].outcomes(&inputs)
        };
        let all = |nets: &Nets| -> Vec<f32> {
            let outcomes = families[0].iter().filter_map(|label| chances(nets, label));
            outcomes.flat_map(|of| of.exclusive()).collect()
        };
        let before = all(&nets);
        assert_eq!(before.len(), 12);
        prune(&mut nets, &families, [32; 5])?;
        assert!(nets.nets.iter().all(|net| net.width() == 32));
        // The sums are added in a different order, so rounding differs.
        let mut pairs = before.into_iter().zip(all(&nets));
        assert!(pairs.all(|(old, new)| (old - new).abs() < 1e-6));
        assert!(prune(&mut nets, &families, [33; 5]).is_err());
        Ok(())
    }
}
