use rules::{Roll, Variant, legal_plays};

use super::*;
use crate::training::{Net, Nets, Sparse, describe};
use crate::{LoadError, Payoffs};

/// Returns nets with small pseudo-random weights, about the same size as those of the shipped nets.
fn nets() -> Nets {
    let mut state = 7_u32;
    let mut weight = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let part = (state >> 8) as f32 / (1 << 24) as f32 - 0.5;
        (part * 0.3 * 128.0).round() / 128.0
    };
    Nets {
        nets: std::array::from_fn(|_| Net::build(128, &mut weight)),
    }
}

/// Returns positions in all phases, from games with pseudo-random plays.
fn boards() -> Vec<Board> {
    let start = Board::start(Variant::Standard);
    let next = |board: &Board, turn: usize| {
        let plays = legal_plays(board, Roll::ALL[turn * 8 % 21]);
        let next = plays.get(turn * 5 % plays.len().max(1));
        let next = next.map_or(board.flipped(), |legal| legal.after);
        Some(if crate::final_outcomes(&next).is_some() {
            start
        } else {
            next
        })
    };
    let mut turn = 0;
    let boards = std::iter::successors(Some(start), |board| {
        turn += 1;
        next(board, turn)
    });
    boards.take(400).collect()
}

fn quantised(nets: &Nets) -> QuantisedNets {
    let mut seen: [InputRanges; Phase::ALL.len()] = Default::default();
    let mut inputs = Sparse::new();
    for board in boards() {
        let phase = Phase::of(&board);
        describe(&board, &mut inputs);
        seen[phase as usize].add(nets.of(phase), &inputs);
    }
    QuantisedNets::new(nets, &seen)
}

#[test]
fn quantised_nets_agree_with_their_floating_point_nets() {
    let nets = nets();
    let quantised = quantised(&nets);
    let boards = boards();
    for phase in Phase::ALL {
        assert!(
            boards.iter().any(|board| Phase::of(board) == phase),
            "{phase:?}"
        );
    }
    for board in boards {
        let (exact, judged) = (nets.evaluate(&board), quantised.evaluate(&board));
        for (exact, judged) in exact.exclusive().into_iter().zip(judged.exclusive()) {
            assert!((exact - judged).abs() < 2e-3, "{exact} {judged}");
        }
    }
}

#[test]
fn round_trips_and_rejects_any_changed_byte() {
    let mut nets = nets();
    // Weights that are too large for one byte.
    for (unit, weight) in [1.0, -1.0, 2.5, -2.5].into_iter().enumerate() {
        nets.nets[1].input[5][unit] = weight;
    }
    let nets = quantised(&nets);
    let bytes = nets.to_bytes();
    assert_eq!(QuantisedNets::from_bytes(&bytes), Ok(nets));
    for at in (0..bytes.len()).step_by(997).chain(0..24) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        let expected = if at < 8 {
            LoadError::Kind
        } else {
            LoadError::Damaged
        };
        assert_eq!(
            QuantisedNets::from_bytes(&damaged),
            Err(expected),
            "byte {at}"
        );
    }
    for end in [0, 7, 8, 15, 16, 300, bytes.len() - 1] {
        assert!(QuantisedNets::from_bytes(&bytes[..end]).is_err());
    }
}

/// Recomputes a file's checksum.
fn seal(bytes: &mut [u8]) {
    let checksum = crate::Fnv::of(&bytes[16..]);
    bytes[8..16].copy_from_slice(&checksum.to_le_bytes());
}

#[test]
fn rejects_weights_that_are_not_finite() {
    for none in [f32::NAN, f32::INFINITY] {
        let mut bytes = quantised(&nets()).to_bytes();
        let last = bytes.len() - 4;
        bytes[last..].copy_from_slice(&none.to_le_bytes());
        seal(&mut bytes);
        assert_eq!(QuantisedNets::from_bytes(&bytes), Err(LoadError::Damaged));
    }
}

#[test]
fn rejects_nets_for_other_inputs() {
    let mut bytes = quantised(&nets()).to_bytes();
    bytes[20] ^= 1;
    seal(&mut bytes);
    assert_eq!(
        QuantisedNets::from_bytes(&bytes),
        Err(LoadError::Architecture)
    );
}

/// Returns a small net using raw checker inputs, with small pseudo-random weights.
fn quick() -> Quick {
    let Nets { nets: [net, ..] } = nets();
    let (mut seen, mut inputs) = (InputRanges::default(), Sparse::new());
    for board in boards() {
        crate::training::describe_checkers(&board, &mut inputs);
        seen.add(&net, &inputs);
    }
    Quick::new(&net, &seen)
}

#[test]
fn shortlist_is_short_and_independent_of_the_order() {
    let quick = quick();
    let start = Board::start(Variant::Standard);
    for roll in Roll::ALL {
        let plays = legal_plays(&start, roll);
        let all: Vec<Board> = plays.iter().map(|legal| legal.after).collect();
        let listed = |mut boards: Vec<Board>| {
            quick.prune(&mut boards, &Payoffs::MONEY);
            boards.sort();
            boards
        };
        let list = listed(all.clone());
        assert!(!list.is_empty() && list.len() <= 6, "{roll:?}");
        assert!(list.iter().all(|board| all.contains(board)));
        assert_eq!(list, listed(all.into_iter().rev().collect()));
        assert_eq!(list, listed(list.clone()));
    }
}

#[test]
fn small_net_round_trips_and_is_rejected_as_phase_nets() {
    let quick = quick();
    let bytes = quick.to_bytes();
    assert_eq!(Quick::from_bytes(&bytes), Ok(quick));
    let refused = LoadError::Architecture;
    assert_eq!(QuantisedNets::from_bytes(&bytes), Err(refused));
    let nets = quantised(&nets()).to_bytes();
    assert_eq!(Quick::from_bytes(&nets), Err(refused));
}

#[test]
fn batch_and_single_evaluations_agree() {
    let nets = quantised(&nets());
    let boards = boards();
    let mut together = Vec::new();
    nets.evaluate_all(&boards, &mut together);
    assert_eq!(together.len(), boards.len());
    for (board, outcomes) in boards.iter().zip(together) {
        assert_eq!(nets.evaluate(board), outcomes);
    }
}
