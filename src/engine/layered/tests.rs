use std::ops::Range;

use rules::{Roll, Variant, legal_plays};

use super::stored::{Stored, StoredLayer};
use super::*;
use crate::features::{POINTS, SIDE};
use crate::training::INPUTS;
use crate::{Fnv, Judge, LoadError};

/// Returns the file of a floating-point net with pseudo-random weights, as produced by the trainer; `size` is the
/// standard deviation of the weights between hidden layers.
fn float_file(widths: &[usize], size: f32) -> Vec<u8> {
    let mut state = 7_u32;
    let mut weight = |size: f32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 8) as f32 / (1 << 24) as f32 - 0.5) * 3.4 * size
    };
    let mut numbers = vec![INPUTS as u32, widths.len() as u32];
    numbers.extend(widths.iter().map(|width| *width as u32));
    numbers.extend([Phase::ALL.len() as u32, RESULTS as u32]);
    let mut bytes = b"BGL1".to_vec();
    bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    let mut inputs = INPUTS;
    let heads = Phase::ALL.map(|_| RESULTS);
    for &units in widths.iter().chain(&heads) {
        let size = if inputs == INPUTS {
            0.15
        } else {
            size / (inputs as f32).sqrt()
        };
        for _ in 0..units * inputs + units {
            bytes.extend(weight(size).to_le_bytes());
        }
        inputs = if units == RESULTS { inputs } else { units };
    }
    bytes
}

fn float(widths: &[usize]) -> LayeredNet {
    LayeredNet::from_bytes(&float_file(widths, 1.5)).expect("a net")
}

/// Returns positions in all phases, from games with pseudo-random plays.
fn boards() -> Vec<Board> {
    let start = Board::start(Variant::Standard);
    let mut turn = 0;
    let boards = std::iter::successors(Some(start), |board| {
        turn += 1;
        let plays = legal_plays(board, Roll::ALL[turn * 8 % 21]);
        let next = plays.get(turn * 5 % plays.len().max(1));
        let next = next.map_or(board.flipped(), |legal| legal.after);
        let is_over = crate::final_outcomes(&next).is_some();
        Some(if is_over { start } else { next })
    });
    boards.take(400).collect()
}

fn file(widths: &[usize]) -> Vec<u8> {
    float(widths).quantised(&boards()).expect("small weights")
}

#[test]
fn quantised_net_agrees_with_its_floating_point_net() {
    let boards = boards();
    for phase in Phase::ALL {
        let is_there = boards.iter().any(|board| Phase::of(board) == phase);
        assert!(is_there, "{phase:?}");
    }
    for widths in [
        [192, 70, 20].as_slice(),
        &[64, 64, 64, 64],
        &[1024, 16],
        &[5],
    ] {
        let float = float(widths);
        let bytes = float.quantised(&boards).expect("small weights");
        let net = QuantisedLayeredNet::from_bytes(&bytes).expect("a net");
        let mut together = Vec::new();
        net.evaluate_all(&boards, &mut together);
        let mut seen = Vec::new();
        for (board, judged) in boards.iter().zip(together) {
            assert_eq!(net.evaluate(board), judged, "alone as in a batch");
            let exact = float.evaluate(board).exclusive();
            seen.push(exact[0]);
            for (exact, judged) in exact.into_iter().zip(judged.exclusive()) {
                assert!(
                    (exact - judged).abs() < 8e-3,
                    "{widths:?}: {exact} {judged}"
                );
            }
        }
        let spread = seen.iter().copied().fold(0.0, f32::max) - seen[0];
        assert!(spread > 0.01, "{widths:?}: judgements differ by {spread}");
    }
}

#[test]
fn judge_accepts_both_file_versions() {
    let bytes = file(&[64, 16]);
    let judge = Judge::from_bytes(&bytes).expect("a net");
    let net = QuantisedLayeredNet::from_bytes(&bytes).expect("a net");
    let start = Board::start(Variant::Standard);
    assert_eq!(judge.evaluate(&start), net.evaluate(&start));
    assert_eq!(judge.fingerprint(), Fnv::of(&bytes));
    let refused = crate::training::QuantisedNets::from_bytes(&bytes);
    assert_eq!(refused, Err(LoadError::Kind));
}

#[test]
fn round_trips_and_rejects_any_changed_byte() {
    let bytes = file(&[24, 8]);
    let stored = Stored::from_bytes(&bytes).expect("a net");
    assert_eq!(stored.to_bytes(), bytes);
    for at in (0..bytes.len()).step_by(97).chain(0..24) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        let expected = if at < 8 {
            LoadError::Kind
        } else {
            LoadError::Damaged
        };
        let result = QuantisedLayeredNet::from_bytes(&damaged);
        assert_eq!(result, Err(expected), "byte {at}");
    }
    for end in (0..bytes.len()).step_by(89).chain([0, 7, 8, 15, 16]) {
        assert!(Judge::from_bytes(&bytes[..end]).is_err(), "{end} bytes");
    }
}

/// Recomputes a file's checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = Fnv::of(&bytes[16..]).to_le_bytes();
    bytes[8..16].copy_from_slice(&checksum);
    bytes
}

#[test]
fn malicious_files_with_a_valid_checksum_do_not_cause_a_panic() {
    let bytes = file(&[24, 8]);
    let changed = |at: usize, to: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = to;
        QuantisedLayeredNet::from_bytes(&sealed(bytes)).map(|_| ())
    };
    let layers = 24;
    let (width, ranges) = (layers + 2 + INPUTS, layers + 2);
    for (at, to) in [
        (16, 1),
        (18, 7),
        (19, 1),
        (20, bytes[20] ^ 1),
        (layers, 0),
        (layers, 5),
        (layers + 1, 0),
        (layers + 1, 15),
        (ranges, 1),
        (ranges + 3, 4),
        (width, 0),
        (width + 1, 255),
        (width + 2, 0),
        (width + 2, 15),
    ] {
        let result = changed(at, to);
        assert_eq!(result, Err(LoadError::Architecture), "byte {at} as {to}");
    }
    for (at, to) in [(layers, 1), (layers, 3), (width, 23), (width, 25)] {
        assert!(changed(at, to).is_err(), "byte {at} as {to}");
    }
    let mut infinite = bytes.clone();
    let last = bytes.len() - 4;
    infinite[last..].copy_from_slice(&f32::INFINITY.to_le_bytes());
    let result = QuantisedLayeredNet::from_bytes(&sealed(infinite));
    assert_eq!(result, Err(LoadError::Damaged));
    let mut longer = bytes.clone();
    longer.push(0);
    let result = QuantisedLayeredNet::from_bytes(&sealed(longer));
    assert_eq!(result, Err(LoadError::Damaged));
    // Changing any single byte either leads to an error or leaves a net with valid outcomes.
    let start = Board::start(Variant::Standard);
    for at in (16..bytes.len()).step_by(211) {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x80;
        if let Ok(net) = QuantisedLayeredNet::from_bytes(&sealed(bytes)) {
            let sum: f32 = net.evaluate(&start).exclusive().iter().sum();
            assert!((sum - 1.0).abs() < 1e-5, "byte {at}");
        }
    }
}

#[test]
fn rejects_weights_whose_sums_could_exceed_32_bits() {
    let mut stored = Stored::from_bytes(&file(&[40, 16])).expect("a net");
    let layer = |weights: [i16; 4], bias| StoredLayer {
        shift: 10,
        weights: weights.to_vec(),
        bias: vec![bias],
    };
    // 4 * 32,767 is 131,068; 131,070 * 2^14 plus half a unit for rounding is just below 2^31.
    assert!(layer([i16::MAX; 4], 2).load(None).is_ok());
    assert_eq!(
        layer([-i16::MAX; 4], -3).load(None),
        Err(LoadError::Overflow)
    );
    // Units are never negative, so weights with different signs do not add up.
    assert!(
        layer([i16::MAX, i16::MAX, i16::MIN, i16::MIN], 2)
            .load(None)
            .is_ok()
    );
    stored.heads[4].weights[..8].fill(i16::MIN);
    let result = QuantisedLayeredNet::from_bytes(&stored.to_bytes());
    assert_eq!(result, Err(LoadError::Overflow));
}

#[test]
fn input_sums_count_only_fifteen_checkers_per_side() {
    let load = |weights: &[(Range<usize>, i16)], range| {
        let mut layer = StoredLayer {
            shift: 10,
            weights: vec![0; INPUTS],
            bias: vec![0],
        };
        for (inputs, weight) in weights {
            layer.weights[inputs.clone()].fill(*weight);
        }
        layer.load(Some(&[range; INPUTS])).map(|_| ())
    };
    let (own, opponent) = (0..POINTS, SIDE..SIDE + POINTS);
    assert_eq!(load(&[(own.clone(), 8_000)], 0), Ok(()));
    assert_eq!(
        load(&[(own.clone(), 4_000), (opponent.clone(), 4_000)], 0),
        Ok(())
    );
    assert_eq!(
        load(&[(own.clone(), 8_000), (opponent.clone(), -8_000)], 0),
        Ok(())
    );
    let both = [(own, 8_000), (opponent, 8_000)];
    assert_eq!(load(&both, 0), Err(LoadError::Overflow));
    // Other inputs may have either sign and reach their range.
    let others = [(POINTS..SIDE, -2_000)];
    assert_eq!(load(&others, 0), Ok(()));
    assert_eq!(load(&others, 1), Err(LoadError::Overflow));
}

#[test]
fn large_weights_get_a_coarser_scale_or_are_rejected() {
    let boards = boards();
    let large = LayeredNet::from_bytes(&float_file(&[40, 16], 400.0)).expect("a net");
    let stored = large
        .quantised(&boards)
        .map(|bytes| Stored::from_bytes(&bytes));
    let shifts = stored.map(|stored| stored.map(|stored| stored.hidden[1].shift));
    assert!(matches!(shifts, Ok(Ok(1..8))), "{shifts:?}");
    let absurd = LayeredNet::from_bytes(&float_file(&[40, 16], 1e9)).expect("a net");
    assert_eq!(absurd.quantised(&boards), Err(LoadError::Overflow));
}

#[test]
fn rejects_damaged_or_mismatched_floating_point_files() {
    let bytes = float_file(&[40, 16], 1.0);
    assert!(LayeredNet::from_bytes(&bytes).is_ok());
    let changed = |at: usize, to: u32| {
        let mut bytes = bytes.clone();
        bytes[at..at + 4].copy_from_slice(&to.to_le_bytes());
        LayeredNet::from_bytes(&bytes).map(|_| ())
    };
    assert_eq!(changed(0, 0), Err(LoadError::Kind));
    for (at, to) in [
        (4, 200),
        (8, 0),
        (8, u32::MAX),
        (12, 0),
        (12, 1025),
        (20, 4),
        (24, 5),
    ] {
        assert_eq!(changed(at, to), Err(LoadError::Architecture), "{at}: {to}");
    }
    assert_eq!(changed(12, 1024), Err(LoadError::Damaged));
    assert_eq!(changed(400, f32::NAN.to_bits()), Err(LoadError::Damaged));
    let longer = [bytes.as_slice(), &[0]].concat();
    assert_eq!(LayeredNet::from_bytes(&longer), Err(LoadError::Damaged));
    for end in (0..bytes.len()).step_by(1001) {
        assert!(
            LayeredNet::from_bytes(&bytes[..end]).is_err(),
            "{end} bytes"
        );
    }
}
