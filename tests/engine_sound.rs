//! Sanity checks of the engine's output: valid chances and finite equities for every position.

use dice::{DiceStream, Seed};
use engine::{
    Away, Context, CubeAccess, Evaluator as _, Judge, MatchScore, Met, Outcomes, Payoffs, Search,
    Standing, decide_ahead, final_outcomes,
};
use rules::{
    Board, Crawford, CubeValue, DiceSource as _, Roll, Scoring, Setup, Variant, legal_plays,
};

const NETS: &[u8] = include_bytes!("../src/worker/nets/nets.bin");

/// Reproducible dice and choices.
struct Chance(DiceStream);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        let number = (0..6).fold(0, |number, _| {
            6 * number + usize::from(self.0.die().pips()) - 1
        });
        number % count
    }

    /// Places the 15 checkers of one side at random on these points, from 0 (off) to 25 (the bar).
    fn side(&mut self, points: &[usize]) -> [u8; 26] {
        let mut counts = [0; 26];
        for _ in 0..15 {
            counts[points[self.below(points.len())]] += 1;
        }
        counts
    }
}

/// Returns positions from random games, and positions that no game can reach.
fn positions() -> Vec<Board> {
    let mut chance = Chance(DiceStream::new(Seed([5; 32])));
    let mut boards = Vec::new();
    for variant in [Variant::Standard, Variant::Hypergammon, Variant::Longgammon] {
        let mut board = Board::start(variant);
        for _ in 0..300 {
            boards.push(board);
            if final_outcomes(&board).is_some() {
                board = Board::start(variant);
            }
            let plays = legal_plays(&board, Roll::new(chance.0.die(), chance.0.die()));
            board = match plays.len() {
                0 => board.flipped(),
                count => plays[chance.below(count)].after,
            };
        }
    }
    // Each side gets points that the other does not use, including the bar and off.
    while boards.len() < 1_200 {
        let mut halves: [Vec<usize>; 2] = [vec![0, 25], vec![0, 25]];
        for number in 1..=24 {
            match chance.below(3) {
                0 => halves[0].push(number),
                1 => halves[1].push(25 - number),
                _ => {}
            }
        }
        let [own, opponent] = halves.map(|points| chance.side(&points));
        boards.extend(Board::try_from(Setup { own, opponent }));
    }
    boards
}

fn check(outcomes: &Outcomes, board: &Board) {
    let chances = outcomes.exclusive();
    let sum: f32 = chances.iter().sum();
    assert!(
        chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
        "{chances:?} {board:?}"
    );
    assert!((sum - 1.0).abs() < 1e-4, "{chances:?} {board:?}");
}

/// Returns contexts for money play and for match scores, with all possible cubes.
fn contexts() -> Vec<Context> {
    let away = |points| Away::new(points).expect("1 to 25");
    let mut standings: Vec<Standing> = [false, true]
        .map(|on| Standing::Money {
            jacoby: on,
            beavers: on,
        })
        .to_vec();
    for (own, opponent, crawford) in [
        (1, 1, Crawford::Over),
        (1, 2, Crawford::Now),
        (25, 1, Crawford::Over),
        (2, 3, Crawford::Ahead),
        (9, 4, Crawford::Ahead),
    ] {
        let score = MatchScore {
            own: away(own),
            opponent: away(opponent),
            crawford,
            met: Met::default(),
        };
        standings.extend([Standing::Match(score), Standing::Match(score.flipped())]);
    }
    let cubes = [
        (1, CubeAccess::Centre),
        (2, CubeAccess::Mover),
        (2, CubeAccess::Opponent),
        (4096, CubeAccess::Mover),
    ];
    let all = standings.iter().flat_map(|&standing| {
        cubes.map(|(value, access)| Context {
            scoring: Scoring::Standard,
            standing,
            value: CubeValue::new(value).expect("a power of two"),
            access,
        })
    });
    all.collect()
}

#[test]
fn chances_add_up_and_equities_are_finite() {
    let judges = [
        Judge::from_bytes(NETS).expect("the shipped nets"),
        Judge::without_nets(),
    ];
    let (boards, contexts) = (positions(), contexts());
    for judge in &judges {
        let [still, ahead] = [0, 1].map(|plies| Search::new(judge, plies));
        for (nth, board) in boards.iter().enumerate() {
            check(&judge.evaluate(board), board);
            for (at, context) in contexts.iter().enumerate() {
                let search = if nth % 60 == at { &ahead } else { &still };
                let decision = decide_ahead(search, board, context);
                let equities = [
                    Some(decision.no_double),
                    decision.double_take,
                    decision.double_pass,
                ];
                let finite = equities.iter().flatten().all(|equity| equity.0.is_finite());
                assert!(finite, "{decision:?} {context:?} {board:?}");
            }
            if nth % 30 == 0 && final_outcomes(board).is_none() {
                check(&ahead.evaluate(board), board);
                if let Some(one) = ahead.choose(board, Roll::ALL[nth % 21], &Context::MONEY) {
                    check(&one.outcomes, board);
                    assert!(one.equity.0.is_finite());
                }
            }
        }
    }
}

/// Returns the mean loss per roll if the networks evaluate only the replies on the short list, and the proportion of
/// replies listed. Positions with contact come from random games, races from good play.
fn lost_by_the_short_list(contact: bool, turns: usize) -> (f32, f32) {
    const QUICK: &[u8] = include_bytes!("../src/worker/nets/quick.bin");
    let judge = Judge::from_bytes(NETS).expect("the shipped nets");
    let quick = judge.clone().with_quick(QUICK).expect("the shipped net");
    let mut chance = Chance(DiceStream::new(Seed([6; 32])));
    let mut board = Board::start(Variant::Standard);
    let best = |boards: &[Board]| {
        let mut outcomes = Vec::new();
        judge.evaluate_all(boards, &mut outcomes);
        let worth = |outcomes: &Outcomes| outcomes.flipped().equity().0;
        outcomes.iter().map(worth).fold(f32::NEG_INFINITY, f32::max)
    };
    // When all checkers are home, replies are looked up in a table, and none is omitted.
    let is_bearoff = |board: &Board| {
        let sides = [board.own(), board.opponent()];
        sides
            .iter()
            .all(|side| side.counts()[7..].iter().all(|&count| count == 0))
    };
    let (mut rolls, mut all, mut listed, mut lost) = (0.0, 0.0, 0.0, 0.0);
    for turn in 0..turns {
        let roll = Roll::new(chance.0.die(), chance.0.die());
        let tried_rolls: &[Roll] = if contact { &[roll] } else { &Roll::ALL };
        for &roll in tried_rolls {
            let plays = legal_plays(&board, roll);
            let mut boards: Vec<Board> = plays.iter().map(|legal| legal.after).collect();
            if board.has_contact() == contact && boards.len() > 1 && !is_bearoff(&board) {
                let weight = if contact { 1.0 } else { roll.weight() as f32 };
                let most = best(&boards);
                all += boards.len() as f32;
                quick.shortlist(&mut boards, &Payoffs::MONEY);
                listed += boards.len() as f32;
                lost += weight * (most - best(&boards));
                rolls += weight;
            }
        }
        let ranked = judge.rank(&board, roll, &Context::MONEY);
        board = ranked.first().map_or(board.flipped(), |best| best.after);
        let is_cut_off = contact && turn % 60 == 59;
        if final_outcomes(&board).is_some() || is_bearoff(&board) || is_cut_off {
            board = Board::start(Variant::Standard);
        }
    }
    assert!(rolls > 200.0, "{rolls}");
    (lost / rolls, listed / all)
}

#[test]
fn the_best_reply_with_contact_is_nearly_always_on_the_short_list() {
    let (lost, listed) = lost_by_the_short_list(true, 400);
    assert!(lost < 0.002, "{lost} a roll");
    assert!(listed < 0.5, "{listed}");
}

#[test]
fn the_best_reply_in_a_race_is_nearly_always_on_the_short_list() {
    let (lost, listed) = lost_by_the_short_list(false, 3_000);
    assert!(lost < 0.000_3, "{lost} a roll");
    assert!(listed < 0.5, "{listed}");
}
