//! Tests for the counting methods, against independent counts: the board, all rolls, and the displayed arithmetic.

use dice::{DiceStream, Seed};
use proptest::prelude::*;
use review::Book;
use rules::{Board, Die, Roll, Setup, Side, Variant, legal_plays};

use super::worked::{MarkedStack, Term, WorkedStep};
use crate::{
    Exercise, Kind, Method, PipMethod, RaceMethod, Shots, StepLabel, Whose, draw::random_position,
    neils_number,
};

/// Returns random exercises of one kind.
fn drawn(kind: Kind, seed: u8, count: usize) -> Vec<Exercise> {
    let mut dice = DiceStream::new(Seed([seed; 32]));
    let draw = |_| Exercise::draw(kind, &mut dice, &Book::EMPTY).expect("an exercise");
    (0..count).map(draw).collect()
}

/// Evaluates one side of an equation; multiplication and division take precedence.
fn value(terms: &[Term]) -> f64 {
    let (mut sum, mut product, mut sign, mut op) = (0.0, 1.0, 1.0, "×");
    for (nth, term) in terms.iter().enumerate() {
        match *term {
            Term::Number(number, digits) => {
                let scale = 10_f64.powi(digits as i32);
                let shown = (number * scale).round() / scale;
                product = if op == "÷" {
                    product / shown
                } else {
                    product * shown
                };
            }
            Term::Percent(chance) => product *= chance,
            Term::Sign(next @ ("+" | "−")) => {
                // A leading sign belongs to its number.
                if nth > 0 {
                    sum += sign * product;
                }
                (sign, product, op) = (if next == "+" { 1.0 } else { -1.0 }, 1.0, "×");
            }
            Term::Sign(next) => op = next,
        }
    }
    sum + sign * product
}

/// Checks that both sides of a step's equation are equal to within the displayed precision, and returns the result.
fn result(step: &WorkedStep) -> f64 {
    let sides: Vec<&[Term]> = step.sum.split(|term| *term == Term::Sign("=")).collect();
    let (Some(first), Some(last)) = (sides.first(), sides.last()) else {
        panic!("{step:?} has no sum");
    };
    let near = (value(first) - value(last)).abs();
    // Each number is rounded to within half a unit of its last digit; factors magnify the error.
    assert!(near < 0.15, "{step:?}: {} {}", value(first), value(last));
    value(last)
}

/// Returns `true` if the step with the total has this result.
fn is_total(steps: &[WorkedStep], total: u32) -> bool {
    let step = steps.iter().find(|step| step.label == StepLabel::Total);
    step.is_some_and(|step| (result(step) - f64::from(total)).abs() < 1e-9)
}

fn marked(steps: &[WorkedStep]) -> impl Iterator<Item = MarkedStack> {
    steps.iter().flat_map(|step| step.marked.clone())
}

fn position(seed: [u8; 32], turns: usize) -> Board {
    random_position(&mut DiceStream::new(Seed(seed)), turns)
}

proptest! {
    #[test]
    fn both_pip_methods_agree_with_the_board(seed in any::<[u8; 32]>(), turns in 0..160_usize) {
        let board = position(seed, turns);
        for method in [PipMethod::Clusters, PipMethod::Halves] {
            let steps = method.steps(&board);
            for step in &steps {
                result(step);
            }
            prop_assert!(is_total(&steps, board.own().pips().into()), "{method:?} {board:?}");
        }
    }

    #[test]
    fn clusters_mark_every_checker_once(seed in any::<[u8; 32]>(), turns in 0..160_usize) {
        let board = position(seed, turns);
        let mut counts = [0; 26];
        for stack in marked(&PipMethod::Clusters.steps(&board)) {
            prop_assert_eq!(stack.whose, Whose::Own);
            prop_assert!(stack.below + stack.checkers <= board.own().at(stack.place));
            counts[usize::from(stack.place)] += stack.checkers;
        }
        prop_assert_eq!(&counts[1..], &board.own().counts()[1..]);
    }

    #[test]
    fn shots_agree_with_moves_made_one_at_a_time(seed in any::<[u8; 32]>(), turns in 0..60_usize) {
        let board = position(seed, turns);
        let shots = Shots::of(&board);
        let pairs = Die::ALL.into_iter().flat_map(|a| Die::ALL.map(|b| [a, b]));
        let hits = pairs.filter(|pair| hits(&board, *pair)).count();
        prop_assert_eq!(shots.count() as usize, hits);
    }
}

/// Returns `true` if some legal play of an ordered roll hits. The legal plays are found by making moves one at a time:
/// of all sequences of moves, those that use the most dice, and the higher die if only one can be played.
fn hits(board: &Board, [a, b]: [Die; 2]) -> bool {
    let [a, b] = [a.pips(), b.pips()];
    let orders = if a == b {
        vec![vec![a; 4]]
    } else {
        vec![vec![a, b], vec![b, a]]
    };
    let mut ends: Vec<(Vec<u8>, bool)> = Vec::new();
    for order in orders {
        go(
            board.own(),
            board.opponent(),
            &order,
            &mut Vec::new(),
            false,
            &mut ends,
        );
    }
    let most = ends
        .iter()
        .map(|(played, _)| played.len())
        .max()
        .unwrap_or(0);
    let highest = ends.iter().filter(|(played, _)| played.len() == most);
    let highest = highest
        .map(|(played, _)| played.iter().max().copied())
        .max()
        .flatten();
    ends.iter().any(|(played, hit)| {
        let is_legal =
            played.len() == most && (most != 1 || played.iter().max().copied() == highest);
        *hit && is_legal
    })
}

/// Plays the dice in order from a position and records, for each sequence of moves, the dice played and whether a blot
/// was hit.
fn go(
    own: &Side,
    opponent: &Side,
    dice: &[u8],
    played: &mut Vec<u8>,
    hit: bool,
    ends: &mut Vec<(Vec<u8>, bool)>,
) {
    let mut moved = false;
    if let Some((&die, rest)) = dice.split_first() {
        for from in 1..=25_u8 {
            let Some((next, other, hits)) = step(own, opponent, from, die) else {
                continue;
            };
            moved = true;
            played.push(die);
            go(&next, &other, rest, played, hit || hits, ends);
            played.pop();
        }
    }
    if !moved {
        ends.push((played.clone(), hit));
    }
}

/// Moves a checker; `None` if the move is illegal.
fn step(own: &Side, opponent: &Side, from: u8, die: u8) -> Option<(Side, Side, bool)> {
    let (mut own_counts, mut other_counts) = (*own.counts(), *opponent.counts());
    if own.at(from) == 0 || (own.bar() > 0 && from != 25) {
        return None;
    }
    let to = from.saturating_sub(die);
    let mut hit = false;
    if to > 0 {
        let guard = opponent.at(25 - to);
        if guard > 1 {
            return None;
        }
        hit = guard == 1;
        if hit {
            other_counts[usize::from(25 - to)] = 0;
            other_counts[25] += 1;
        }
    } else {
        let is_home = own.counts()[7..].iter().all(|&count| count == 0);
        let is_last = own.counts()[usize::from(from) + 1..=6]
            .iter()
            .all(|&count| count == 0);
        if !is_home || (from != die && !is_last) {
            return None;
        }
    }
    own_counts[usize::from(from)] -= 1;
    own_counts[usize::from(to)] += 1;
    let setup = Setup {
        own: own_counts,
        opponent: other_counts,
    };
    let board = Board::try_from(setup).ok()?;
    Some((*board.own(), *board.opponent(), hit))
}

#[test]
fn shots_are_direct_or_combined_and_their_blots_are_marked() {
    let (mut direct, mut combined) = (0, 0);
    for exercise in drawn(Kind::Shots, 3, 60) {
        let Exercise::Shots(board) = &exercise else {
            panic!("{exercise:?} has no shots");
        };
        let steps = exercise.steps(Method::Only);
        let shots = Shots::of(board);
        assert!(is_total(&steps, shots.count()), "{steps:?}");
        direct += shots.direct.len();
        combined += shots.combined.len();
        let blots = marked(&steps).filter(|stack| stack.whose == Whose::Opponent);
        for stack in blots {
            assert_eq!(board.opponent().at(stack.place), 1);
        }
        assert!(marked(&steps).any(|stack| stack.whose == Whose::Opponent));
    }
    assert!(direct > 100 && combined > 20, "{direct} {combined}");
}

#[test]
fn entering_rolls_agree_with_all_legal_plays() {
    let mut asked = Vec::new();
    for exercise in drawn(Kind::Entering, 4, 200) {
        let Exercise::Entering(question) = &exercise else {
            panic!("{exercise:?} is not about entering");
        };
        let enters = |roll: &&Roll| {
            let mut plays = legal_plays(&question.board, **roll).into_iter();
            plays.any(|play| play.after.opponent().bar() == 0)
        };
        let rolls: u32 = Roll::ALL
            .iter()
            .filter(enters)
            .map(|roll| roll.weight())
            .sum();
        assert_eq!(question.rolls(), rolls, "{question:?}");
        let steps = exercise.steps(Method::Only);
        let last = steps.last().expect("a step");
        assert_eq!(
            (last.label, result(last)),
            (StepLabel::Enter, f64::from(rolls))
        );
        asked.extend(exercise.fact());
    }
    asked.sort();
    asked.dedup();
    assert_eq!(
        asked.len(),
        10,
        "one or two checkers, one to five open points: {asked:?}"
    );
}

#[test]
fn race_formulas_agree_with_their_worked_steps() {
    for exercise in drawn(Kind::RaceCube, 5, 40) {
        let Exercise::Race(board) = &exercise else {
            panic!("{exercise:?} is no race");
        };
        for method in RaceMethod::ALL {
            let steps = method.steps(board);
            let last = |label| {
                let found = steps.iter().rfind(|step| step.label == label);
                found.map(result)
            };
            let answer = method.answer(board);
            let said = match method {
                RaceMethod::Keith | RaceMethod::Isight => {
                    let excess = last(StepLabel::Excess).expect("a difference");
                    let double = if method == RaceMethod::Keith {
                        4.0
                    } else {
                        6.05
                    };
                    (excess <= double, excess >= 1.95)
                }
                RaceMethod::Trice => {
                    let [behind, limit] = [StepLabel::Behind, StepLabel::LastTake].map(last);
                    let (behind, limit) = behind.zip(limit).expect("both");
                    (behind >= limit - 3.0, behind <= limit)
                }
                RaceMethod::Kleinman => {
                    let metric = last(StepLabel::Metric).expect("a metric");
                    (metric > 0.435, metric <= 1.205)
                }
            };
            let action = match said {
                (false, _) => crate::Answer::NoDouble,
                (true, true) => crate::Answer::DoubleTake,
                (true, false) => crate::Answer::DoubleDrop,
            };
            assert_eq!(action, answer, "{method:?} {steps:?}");
            for step in &steps {
                result(step);
            }
        }
    }
}

#[test]
fn effective_pips_agree_with_the_published_stacks_and_with_all_plays() {
    // Values published by Trice (Effective Pip Count) for seven and thirteen checkers on the 1 point.
    for (checkers, published) in [(7, 28.999), (13, 50.000)] {
        let mut own = [0; 26];
        (own[1], own[0]) = (checkers, 15 - checkers);
        let mut opponent = [0; 26];
        opponent[1] = 15;
        let board = Board::try_from(Setup { own, opponent }).expect("a bear-off");
        let found = engine::effective_pips(board.own()).expect("all home");
        assert!(
            (f64::from(found) - published).abs() < 0.001,
            "{checkers}: {found}"
        );
    }
    let mut known = std::collections::BTreeMap::new();
    for exercise in drawn(Kind::EffectivePips, 6, 60) {
        let Exercise::EffectivePips(board) = &exercise else {
            panic!("{exercise:?} is no bear-off");
        };
        for step in exercise.steps(Method::Only) {
            result(&step);
        }
        if board.own().off() >= 11 {
            let mean = rolls(board.own(), &mut known);
            let target = exercise.target().expect("a number");
            assert!((target.value - mean * 49.0 / 6.0).abs() < 1e-3, "{board:?}");
        }
    }
    assert!(known.len() > 10, "some bear-offs are short");
}

/// Returns the minimum expected number of rolls to bear off, over all legal plays.
fn rolls(side: &Side, known: &mut std::collections::BTreeMap<Side, f64>) -> f64 {
    if side.is_off() {
        return 0.0;
    }
    if let Some(mean) = known.get(side) {
        return *mean;
    }
    let mut opponent = [0; 26];
    opponent[1] = side.checkers();
    let setup = Setup {
        own: *side.counts(),
        opponent,
    };
    let board = Board::try_from(setup).expect("a bear-off");
    let after = |roll: Roll, known: &mut _| {
        let plays = legal_plays(&board, roll).into_iter();
        let best = plays.map(|play| rolls(play.after.opponent(), known));
        f64::from(roll.weight()) / 36.0 * best.fold(f64::INFINITY, f64::min)
    };
    let mean = 1.0
        + Roll::ALL
            .into_iter()
            .map(|roll| after(roll, known))
            .sum::<f64>();
    known.insert(*side, mean);
    mean
}

#[test]
fn neils_numbers_match_the_published_ones_and_approximate_the_table() {
    let published = [
        (3, 10.0),
        (4, 9.0),
        (5, 8.0),
        (6, 7.0),
        (7, 6.5),
        (8, 6.0),
        (11, 5.0),
        (15, 4.0),
    ];
    for (trailer, number) in published {
        assert_eq!(neils_number(trailer), Some(number));
    }
    assert_eq!((neils_number(2), neils_number(16)), (None, None));
    let table = engine::Met::default().pre_crawford();
    for leader in 3..=9_u8 {
        for trailer in leader + 1..=9 {
            let estimate = super::neil::estimate(leader, trailer).expect("a lead");
            let chance = f64::from(table[usize::from(leader) - 1][usize::from(trailer) - 1]);
            let found = result(&estimate) / 100.0;
            assert!(
                (found - chance).abs() < 0.03,
                "{leader} {trailer}: {found} {chance}"
            );
        }
    }
    assert_eq!(super::neil::estimate(2, 5), None);
}

#[test]
fn match_equities_match_the_table_for_both_players() {
    for exercise in drawn(Kind::MatchEquity, 7, 200) {
        let Exercise::MatchEquity(question) = &exercise else {
            panic!("{exercise:?} asks for no chance");
        };
        let other = crate::EquityQuestion {
            own: question.opponent,
            opponent: question.own,
        };
        assert!((question.chance() + other.chance() - 1.0).abs() < 1e-6);
        assert_eq!(exercise.fact(), Exercise::MatchEquity(other).fact());
    }
    let at = |own, opponent| crate::EquityQuestion { own, opponent }.chance();
    // Values from the Kazaross-XG2 table.
    assert!((at(2, 5) - 0.74359).abs() < 1e-5 && (at(5, 5) - 0.5).abs() < 1e-6);
}

#[test]
fn five_point_prime_is_counted_on_its_middle_point() {
    let start = Board::start(Variant::Standard);
    let steps = PipMethod::Clusters.steps(&start);
    assert!(
        steps
            .iter()
            .all(|step| !matches!(step.label, StepLabel::Prime(..)))
    );
    let mut own = [0; 26];
    own[4..=8].fill(2);
    (own[13], own[24]) = (3, 2);
    let board = Setup {
        own,
        opponent: *start.opponent().counts(),
    };
    let mut board = board;
    board.opponent = [0; 26];
    board.opponent[2] = 15;
    let board = Board::try_from(board).expect("a position");
    let steps = PipMethod::Clusters.steps(&board);
    assert_eq!(steps[0].label, StepLabel::Prime(4, 8));
    assert!((result(&steps[0]) - 60.0).abs() < 1e-9);
    assert!(is_total(&steps, board.own().pips().into()));
}
