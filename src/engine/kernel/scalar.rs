//! What the kernels compute, said plainly.

#![cfg_attr(
    target_arch = "wasm32",
    expect(
        dead_code,
        reason = "browsers have vector instructions; there the truth is for reading"
    )
)]

use super::{Active, Layer};

/// Sums that stay at the ends of the range, each scaled row rounded to the nearest number; what is negative becomes 0.
pub(super) fn first_layer(layer: Layer<'_>, active: Active<'_>, units: &mut [i16]) {
    units.copy_from_slice(layer.start);
    let width = units.len();
    for &at in active.ones {
        for (unit, weight) in units.iter_mut().zip(layer.row(at, 0, width)) {
            *unit = unit.saturating_add(*weight);
        }
    }
    for &(at, factor) in active.scaled {
        for (unit, weight) in units.iter_mut().zip(layer.row(at, 0, width)) {
            let part = (i32::from(*weight) * i32::from(factor) + 0x4000) >> 15;
            *unit = unit.saturating_add(part as i16);
        }
    }
    for unit in units {
        *unit = (*unit).max(0);
    }
}

/// The sum of products; it wraps around beyond 32 bits, which quantising rules out.
pub(super) fn dot(units: &[i16], weights: &[i16]) -> i32 {
    let products = units
        .iter()
        .zip(weights)
        .map(|(unit, weight)| i32::from(*unit) * i32::from(*weight));
    products.fold(0, i32::wrapping_add)
}
