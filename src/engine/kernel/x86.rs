//! AVX2 kernel, supported by nearly every x86-64 processor; others use the scalar kernel.

#![expect(unsafe_code, reason = "vector loads and stores work on pointers")]

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::{
    __m256i, _mm_cvtsi32_si128, _mm256_add_epi32, _mm256_castsi256_ps, _mm256_cmpeq_epi32,
    _mm256_loadu_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_movemask_ps,
    _mm256_packs_epi32, _mm256_permute4x64_epi64, _mm256_set1_epi16, _mm256_set1_epi32,
    _mm256_setzero_si256, _mm256_sra_epi32, _mm256_storeu_si256,
};

use super::{
    chain::{Chain, Change, LANES},
    layer::{BLOCK, Clip, Layer},
};

/// Number of 16-bit lanes in a vector.
const WIDE: usize = 16;
/// Number of accumulator vectors in a block.
const SUMS: usize = 2 * BLOCK / WIDE;

/// Returns `true` if the processor supports AVX2. The standard library caches the result.
#[inline]
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx2")
}

/// Implements [`super::hidden_layer`]. Panics if AVX2 is not available; see [`is_available`].
pub(super) fn hidden_layer(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    assert!(is_available());
    // SAFETY: the assertion above ensures that the processor supports AVX2.
    unsafe { blocks(layer, chain, units) }
}

/// Implements [`super::dots`]. Panics if AVX2 is not available; see [`is_available`].
pub(super) fn dots<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    assert!(is_available());
    // SAFETY: the assertion above ensures that the processor supports AVX2.
    unsafe { sums_of_products(units, weights) }
}

/// Implements [`super::differing`]. Panics if AVX2 is not available; see [`is_available`].
pub(super) fn differing(old: &[[i16; 2]], new: &[[i16; 2]]) -> u64 {
    assert!(is_available());
    // SAFETY: the assertion above ensures that the processor supports AVX2.
    unsafe { unlike(old.as_flattened(), new.as_flattened()) }
}

#[target_feature(enable = "avx2")]
fn unlike(old: &[i16], new: &[i16]) -> u64 {
    let pairs = old.as_chunks().0.iter().zip(new.as_chunks().0);
    pairs.enumerate().fold(0, |set, (nth, (old, new))| {
        let alike = _mm256_cmpeq_epi32(load(old), load(new));
        let unlike = !_mm256_movemask_ps(_mm256_castsi256_ps(alike)) & 0xff;
        set | (unlike as u64) << (LANES * nth)
    })
}

#[target_feature(enable = "avx2")]
fn load(numbers: &[i16; WIDE]) -> __m256i {
    // SAFETY: the array is 32 bytes long, and the instruction has no alignment requirement.
    unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
}

#[target_feature(enable = "avx2")]
fn load_sums(numbers: &[i32; BLOCK]) -> [__m256i; SUMS] {
    let mut sums = [_mm256_setzero_si256(); SUMS];
    for (sum, numbers) in sums.iter_mut().zip(numbers.as_chunks::<8>().0) {
        // SAFETY: the array is 32 bytes long, and the instruction has no alignment requirement.
        *sum = unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) };
    }
    sums
}

#[target_feature(enable = "avx2")]
fn blocks(layer: &Layer, chain: Chain<'_>, units: &mut [i16]) {
    for (block, (start, weights)) in layer.blocks().enumerate() {
        let mut sums = load_sums(start);
        let rows = units.chunks_exact_mut(layer.width());
        for ((anew, changes), row) in chain.steps().zip(rows) {
            if anew {
                sums = load_sums(start);
            }
            for Change { pair, factors } in changes {
                let [one, other] = factors.map(|factor| i32::from(factor as u16));
                let factors = _mm256_set1_epi32(other << 16 | one);
                let weights = weights[*pair as usize].0.as_chunks().0;
                for (sum, weights) in sums.iter_mut().zip(weights) {
                    *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(load(weights), factors));
                }
            }
            rectify(&sums, layer.clip(), &mut row[block * BLOCK..]);
        }
    }
}

/// Converts a block's accumulators to clipped units.
#[target_feature(enable = "avx2")]
fn rectify(sums: &[__m256i; SUMS], clip: Clip, units: &mut [i16]) {
    let (shift, limit) = (
        _mm_cvtsi32_si128(clip.shift as i32),
        _mm256_set1_epi16(clip.limit),
    );
    let units = units.as_chunks_mut::<WIDE>().0;
    for (units, [low, high]) in units.iter_mut().zip(sums.as_chunks().0) {
        let [low, high] = [low, high].map(|sums| _mm256_sra_epi32(*sums, shift));
        let units_apart = _mm256_max_epi16(_mm256_packs_epi32(low, high), _mm256_setzero_si256());
        // Packing works within 128-bit halves, so the quarters are permuted back into order.
        let in_order = _mm256_permute4x64_epi64::<0b11_01_10_00>(units_apart);
        let clipped = _mm256_min_epi16(in_order, limit);
        // SAFETY: the array is 32 bytes long, and the instruction has no alignment requirement.
        unsafe { _mm256_storeu_si256(units.as_mut_ptr().cast(), clipped) }
    }
}

#[target_feature(enable = "avx2")]
fn sums_of_products<const N: usize>(units: &[i16], weights: &[i16]) -> [i32; N] {
    let mut sums = [_mm256_setzero_si256(); N];
    for (at, numbers) in units.as_chunks::<WIDE>().0.iter().enumerate() {
        let numbers = load(numbers);
        for (nth, sum) in sums.iter_mut().enumerate() {
            let weights = &weights[nth * units.len()..].as_chunks().0[at];
            *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(numbers, load(weights)));
        }
    }
    sums.map(|sum| {
        let mut parts = [0_i32; 8];
        // SAFETY: the array is 32 bytes long, and the instruction has no alignment requirement.
        unsafe { _mm256_storeu_si256(parts.as_mut_ptr().cast(), sum) }
        parts.into_iter().fold(0, i32::wrapping_add)
    })
}
