//! Scalar reference kernel, whose plain integer arithmetic defines the results of all kernels.

#![cfg_attr(
    all(not(test), any(target_arch = "aarch64", target_arch = "wasm32")),
    expect(
        dead_code,
        reason = "these machines always have vector instructions; the scalar kernel is what tests compare with"
    )
)]

use super::{
    chain::Chain,
    layer::{BLOCK, Layer},
};

/// Implements [`super::hidden_layer`]. Accumulators may temporarily wrap around at 32 bits; the result is rounded to
/// the scale of the units and clipped.
pub(super) fn hidden_layer(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    let clip = layer.clip();
    for (block, (start, weights)) in layer.blocks().enumerate() {
        let mut sums = *start;
        let rows = units.chunks_exact_mut(layer.width());
        for ((anew, changes), row) in chain.steps().zip(rows) {
            if anew {
                sums = *start;
            }
            for change in changes {
                let [one, other] = change.factors.map(i32::from);
                let pairs = weights[change.pair as usize].0.as_chunks().0;
                for (sum, &[first, second]) in sums.iter_mut().zip(pairs) {
                    let products = (i32::from(first) * one, i32::from(second) * other);
                    *sum = sum.wrapping_add(products.0.wrapping_add(products.1));
                }
            }
            for (unit, sum) in row[block * BLOCK..].iter_mut().zip(sums) {
                *unit = (sum >> clip.shift).clamp(0, i32::from(clip.limit)) as i16;
            }
        }
    }
}

/// Implements [`super::differing`].
pub(super) fn differing(old: &[[i16; 2]], new: &[[i16; 2]]) -> u64 {
    let pairs = (0..).zip(old.iter().zip(new));
    pairs.fold(0, |set, (nth, (old, new))| {
        set | u64::from(old != new) << nth
    })
}

/// Implements [`super::dots`]. Quantisation rules out overflow.
pub(super) fn dots<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    std::array::from_fn(|nth| {
        let weights = &weights[nth * units.len()..];
        let products = units
            .iter()
            .zip(weights)
            .map(|(unit, weight)| i32::from(*unit) * i32::from(*weight));
        products.fold(0, i32::wrapping_add)
    })
}
