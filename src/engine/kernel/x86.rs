//! AVX2, which nearly every x86-64 processor has; where it is missing the scalar kernel is used.

#![expect(unsafe_code, reason = "vector loads and stores work on pointers")]

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::{
    __m256i, _mm256_add_epi32, _mm256_adds_epi16, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_max_epi16, _mm256_mulhrs_epi16, _mm256_set1_epi16, _mm256_setzero_si256,
    _mm256_storeu_si256,
};

use super::{Active, LANES, Layer};

/// Whether this processor has the instructions; the answer is kept by the standard library.
#[inline]
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
}

/// See [`super::first_layer`]; only where [`is_available`].
pub(super) fn first_layer(layer: Layer<'_>, active: Active<'_>, units: &mut [i16]) {
    assert!(is_available());
    // SAFETY: the line above has made sure that the processor has AVX2.
    unsafe { blocks(layer, active, units) }
}

/// See [`super::dot`]; only where [`is_available`].
pub(super) fn dot(units: &[i16], weights: &[i16]) -> i32 {
    assert!(is_available());
    // SAFETY: the line above has made sure that the processor has AVX2.
    unsafe { sum_of_products(units, weights) }
}

#[target_feature(enable = "avx2")]
fn load(numbers: &[i16; LANES]) -> __m256i {
    // SAFETY: the array is 32 bytes long, and the instruction needs no alignment.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

/// As many units at a time as stay in registers.
#[target_feature(enable = "avx2")]
fn blocks(layer: Layer<'_>, active: Active<'_>, units: &mut [i16]) {
    let mut at = 0;
    while at < units.len() {
        at += match units.len() - at {
            left if left >= 8 * LANES => block::<8>(layer, active, at, units),
            left if left >= 4 * LANES => block::<4>(layer, active, at, units),
            _ => block::<1>(layer, active, at, units),
        };
    }
}

/// The `N` vectors of units from `from` on; how many units that are.
#[target_feature(enable = "avx2")]
fn block<const N: usize>(
    layer: Layer<'_>,
    active: Active<'_>,
    from: usize,
    units: &mut [i16],
) -> usize {
    let mut sums = [_mm256_setzero_si256(); N];
    for (sum, start) in sums.iter_mut().zip(layer.start[from..].as_chunks().0) {
        *sum = load(start);
    }
    for &at in active.ones {
        let row = layer.row(at, from, N * LANES).as_chunks().0;
        for (sum, weights) in sums.iter_mut().zip(row) {
            *sum = _mm256_adds_epi16(*sum, load(weights));
        }
    }
    for &(at, factor) in active.scaled {
        let row = layer.row(at, from, N * LANES).as_chunks().0;
        let factor = _mm256_set1_epi16(factor);
        for (sum, weights) in sums.iter_mut().zip(row) {
            *sum = _mm256_adds_epi16(*sum, _mm256_mulhrs_epi16(load(weights), factor));
        }
    }
    let units = units[from..].as_chunks_mut::<LANES>().0;
    for (units, sum) in units.iter_mut().zip(sums) {
        let rectified = _mm256_max_epi16(sum, _mm256_setzero_si256());
        // SAFETY: the array is 32 bytes long, and the instruction needs no alignment.
        unsafe { _mm256_storeu_si256(units.as_mut_ptr().cast(), rectified) }
    }
    N * LANES
}

#[target_feature(enable = "avx2")]
fn sum_of_products(units: &[i16], weights: &[i16]) -> i32 {
    let mut sum = _mm256_setzero_si256();
    let pairs = units.as_chunks().0.iter().zip(weights.as_chunks().0);
    for (units, weights) in pairs {
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(load(units), load(weights)));
    }
    let mut parts = [0_i32; 8];
    // SAFETY: the array is 32 bytes long, and the instruction needs no alignment.
    unsafe { _mm256_storeu_si256(parts.as_mut_ptr().cast(), sum) }
    parts.into_iter().fold(0, i32::wrapping_add)
}
