//! Reordering of hidden units by joint activity.
//!
//! A layer reads the previous layer's units in pairs and skips pairs in which both are 0, so units that are active in
//! the same positions should be adjacent.

use rules::Board;

use super::float::{Dense, LayeredNet};
use crate::features::described;

/// Maximum number of sample positions.
const MAX_POSITIONS: usize = 2048;

/// Bit set of the sample positions in which a unit is active (above 0).
type Active = [u64; MAX_POSITIONS / 64];

impl LayeredNet {
    /// Returns an equivalent net whose hidden units are ordered by their joint activity in `boards`.
    pub(super) fn ordered(&self, boards: &[Board]) -> Self {
        let mut ordered = self.clone();
        for (nth, active) in self.active(boards).iter().enumerate() {
            let order = order(active);
            ordered.hidden[nth] = ordered.hidden[nth].with_units(&order);
            match ordered.hidden.get_mut(nth + 1) {
                Some(next) => *next = next.with_inputs(&order),
                None => {
                    for head in &mut ordered.heads {
                        *head = head.with_inputs(&order);
                    }
                }
            }
        }
        ordered
    }

    /// Returns the activity of each unit in each hidden layer.
    fn active(&self, boards: &[Board]) -> Vec<Vec<Active>> {
        let widths = self.hidden.iter().map(|layer| layer.bias.len());
        let mut active: Vec<Vec<Active>> = widths.map(|width| vec![[0; _]; width]).collect();
        let step = boards.len().div_ceil(MAX_POSITIONS).max(1);
        for (nth, board) in boards.iter().step_by(step).enumerate() {
            described(board, |inputs| {
                let mut inputs = inputs.clone();
                for (layer, active) in self.hidden.iter().zip(&mut active) {
                    inputs = layer.activate(&inputs);
                    for &(unit, _) in &inputs {
                        active[usize::from(unit)][nth / 64] |= 1 << (nth % 64);
                    }
                }
            });
        }
        active
    }
}

/// Returns the order of the units, in pairs that consist of the least active remaining unit and of the unit that would
/// add the fewest active positions to it.
fn order(active: &[Active]) -> Vec<usize> {
    let count = |active: &Active| active.iter().map(|bits| bits.count_ones()).sum::<u32>();
    let mut left: Vec<usize> = (0..active.len()).collect();
    left.sort_by_key(|&unit| std::cmp::Reverse(count(&active[unit])));
    let mut order = Vec::with_capacity(left.len());
    while let Some(unit) = left.pop() {
        order.push(unit);
        let both = |other: usize| -> Active {
            std::array::from_fn(|at| active[unit][at] | active[other][at])
        };
        let places = 0..left.len();
        if let Some(place) = places.min_by_key(|&place| count(&both(left[place]))) {
            order.push(left.remove(place));
        }
    }
    order
}

impl Dense {
    /// Returns the layer with permuted units.
    fn with_units(&self, order: &[usize]) -> Self {
        let rows: Vec<&[f32]> = self.rows().collect();
        Self {
            weights: order.iter().flat_map(|&unit| rows[unit]).copied().collect(),
            bias: order.iter().map(|&unit| self.bias[unit]).collect(),
        }
    }

    /// Returns the layer with permuted inputs.
    fn with_inputs(&self, order: &[usize]) -> Self {
        let rows = self.rows();
        let weights = rows.flat_map(|row| order.iter().map(|&input| row[input]));
        Self {
            weights: weights.collect(),
            bias: self.bias.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_units_that_are_active_together() {
        let positions = |first: u64| -> Active {
            let mut active = [0; MAX_POSITIONS / 64];
            active[3] = first;
            active
        };
        let active = [0b1111, 0b1_0000, 0b0111, 0b11_0000, 0, 0b1111].map(positions);
        let mut pairs: Vec<Vec<usize>> = order(&active).chunks(2).map(<[usize]>::to_vec).collect();
        for pair in &mut pairs {
            pair.sort_unstable();
        }
        pairs.sort();
        assert_eq!(pairs, [[0, 5], [1, 4], [2, 3]]);
    }
}
