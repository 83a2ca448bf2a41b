//! Checks cube decisions and plays in short bear-offs against a solver that shares no code with the engine's own.
//!
//! `CHECKERS=5 cargo test --release --test bearoff_cubes -- --nocapture` tests all positions with up to five checkers
//! on each side and prints how many there are; the default is three.

#[path = "bearoff_cubes/solver.rs"]
mod solver;

use std::env;

use engine::{
    Away, Context, CubeAccess, CubeDecision, Judge, MatchScore, Met, Response, Rollout,
    RolloutSettings, Search, Settings, Standing, Start, analyse, decide_ahead, respond_ahead,
};
use rules::{Board, Crawford, CubeValue, Decision, Offer, Roll, Setup};
use solver::{Cube, Match, Money, Points, all_positions, ends};

/// Maximum loss, in points per cube, at which a choice still counts as correct.
const RIGHT: f64 = 0.0005;

fn checkers() -> u8 {
    let wanted = env::var("CHECKERS").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(3)
}

fn board(own: Points, opponent: Points) -> Board {
    let side = |points: Points| {
        let mut counts = [0; 26];
        counts[1..=6].copy_from_slice(&points);
        counts[0] = 15 - points.iter().sum::<u8>();
        counts
    };
    let setup = Setup {
        own: side(own),
        opponent: side(opponent),
    };
    Board::try_from(setup).expect("a position that can occur")
}

const fn access(cube: Cube) -> CubeAccess {
    match cube {
        Cube::Centred => CubeAccess::Centre,
        Cube::Mine => CubeAccess::Mover,
        Cube::Theirs => CubeAccess::Opponent,
    }
}

fn money(cube: Cube) -> Context {
    Context {
        access: access(cube),
        value: value(if cube == Cube::Centred { 1 } else { 2 }),
        ..Context::MONEY
    }
}

fn value(points: u32) -> CubeValue {
    CubeValue::new(points).expect("a power of two")
}

/// Losses of the engine's decisions, measured by the solver's equities.
#[derive(Default)]
struct Tally {
    decisions: usize,
    wrong: usize,
    worst: f64,
    /// Largest error in an equity.
    off: f64,
}

impl Tally {
    /// Compares a decision with the equities for not doubling, and for doubling followed by a take.
    fn add(&mut self, found: &CubeDecision, [rolling, take_equity]: [f64; 2]) {
        let double = take_equity.min(1.0);
        let chosen = if found.doubles() { double } else { rolling };
        let is_take = found.double_take <= found.double_pass;
        let answer = if is_take { take_equity } else { 1.0 };
        for loss in [double.max(rolling) - chosen, answer - double] {
            self.decisions += 1;
            self.wrong += usize::from(loss > RIGHT);
            self.worst = self.worst.max(loss);
        }
        let found_take = found.double_take.expect("doubling is allowed");
        for (found, exact) in [(found.no_double, rolling), (found_take, take_equity)] {
            self.off = self.off.max((f64::from(found.0) - exact).abs());
        }
    }
}

#[test]
fn every_money_cube_is_right_at_0_plies() {
    let positions = all_positions(checkers());
    let exact = Money::new(&positions);
    let search = Search::new(Judge::without_nets(), 0);
    let mut tally = Tally::default();
    for &own in &positions[1..] {
        for &opponent in &positions[1..] {
            let board = board(own, opponent);
            for cube in [Cube::Centred, Cube::Mine] {
                let found = decide_ahead(&search, &board, &money(cube));
                let taken = 2.0 * exact.rolling(own, opponent, Cube::Theirs);
                tally.add(&found, [exact.rolling(own, opponent, cube), taken]);
            }
        }
    }
    println!(
        "{} doubles and takes, {} wrong, the worst by {:.6}; equities off by at most {:.7}",
        tally.decisions, tally.wrong, tally.worst, tally.off
    );
    assert_eq!(tally.wrong, 0, "the worst by {}", tally.worst);
    assert!(tally.off < 1e-5, "{}", tally.off);
}

#[test]
fn plies_jacoby_and_beavers_do_not_change_the_result() {
    let positions = all_positions(3);
    for plies in 1..=3 {
        let [still, ahead] = [0, plies].map(|plies| Search::new(Judge::without_nets(), plies));
        for (own, opponent) in positions[1..].iter().zip(positions.iter().rev()) {
            let board = board(*own, *opponent);
            let centred = money(Cube::Centred);
            let now = decide_ahead(&still, &board, &centred);
            assert_eq!(decide_ahead(&ahead, &board, &centred), now);
            let standing = Standing::Money {
                jacoby: true,
                beavers: true,
            };
            let other = Context {
                standing,
                ..centred
            };
            let with_options = decide_ahead(&ahead, &board, &other);
            assert_eq!(with_options.action, now.action);
            assert_eq!(with_options.no_double, now.no_double);
        }
    }
}

#[test]
fn every_play_has_the_same_equity_as_in_the_solver() {
    let positions = all_positions(checkers().min(3));
    let exact = Money::new(&positions);
    for plies in [0, 2] {
        let search = Search::new(Judge::without_nets(), plies);
        for (nth, &own) in positions.iter().enumerate().skip(1) {
            for &opponent in positions[1..].iter().skip(nth % 7).step_by(7) {
                let roll = Roll::ALL[(nth + usize::from(opponent[0])) % 21];
                for cube in [Cube::Centred, Cube::Mine, Cube::Theirs] {
                    let found = plays(&search, &board(own, opponent), roll, cube, plies);
                    let ends = ends(own, [roll.high().pips(), roll.low().pips()]);
                    let worth = |end| exact.after_play(end, opponent, cube);
                    let best = ends.into_iter().map(worth).fold(-2.0, f64::max);
                    assert!(
                        (found[0].1 - best).abs() < 1e-5,
                        "{own:?} {opponent:?} {cube:?}"
                    );
                    for (after, equity) in found {
                        let worth = worth(after);
                        assert!(
                            (equity - worth).abs() < 1e-5,
                            "{own:?} {opponent:?} {cube:?}"
                        );
                    }
                }
            }
        }
    }
}

/// Returns the position after each play, from the perspective of the player on roll, with its equity, best first.
fn plays(
    search: &Search<Judge>,
    board: &Board,
    roll: Roll,
    cube: Cube,
    plies: u8,
) -> Vec<(Points, f64)> {
    let owner = match cube {
        Cube::Centred => None,
        Cube::Mine => Some(rules::Player::White),
        Cube::Theirs => Some(rules::Player::Black),
    };
    let value = if owner.is_some() { 2 } else { 1 };
    let decision = Decision::builder(*board).cube(value, owner);
    let decision = decision.play(roll.high().pips(), roll.low().pips()).build();
    let decision = decision.expect("a decision");
    let found = analyse(search, &decision, None, &Settings::new(plies));
    let after = |after: Board| std::array::from_fn(|point| after.opponent().at(point as u8 + 1));
    let plays = found.candidates.iter();
    let plays = plays.map(|one| (after(one.after.expect("a play")), f64::from(one.equity.0)));
    plays.collect()
}

fn score(own: u8, opponent: u8, crawford: Crawford) -> MatchScore {
    let away = |points| Away::new(points).expect("1 to 25");
    MatchScore {
        own: away(own),
        opponent: away(opponent),
        crawford,
        met: Met::default(),
    }
}

/// Returns scores, each with the cube values and owners to test.
fn scores() -> Vec<(MatchScore, Vec<(u32, Cube)>)> {
    let all = vec![
        (1, Cube::Centred),
        (2, Cube::Mine),
        (2, Cube::Theirs),
        (4, Cube::Mine),
        (8, Cube::Mine),
    ];
    let centred = vec![(1, Cube::Centred)];
    vec![
        (score(7, 7, Crawford::Ahead), all.clone()),
        (score(5, 3, Crawford::Ahead), all.clone()),
        (score(3, 5, Crawford::Ahead), all.clone()),
        (score(2, 2, Crawford::Ahead), all.clone()),
        (score(4, 2, Crawford::Ahead), all.clone()),
        (score(3, 1, Crawford::Now), centred.clone()),
        (score(1, 3, Crawford::Now), centred),
        (score(3, 1, Crawford::Over), all.clone()),
        (score(1, 4, Crawford::Over), all.clone()),
        (score(2, 1, Crawford::Over), all.clone()),
        (score(1, 1, Crawford::Over), all.clone()),
        (score(21, 11, Crawford::Ahead), all),
    ]
}

#[test]
fn every_match_cube_is_right_at_0_plies() {
    let search = Search::new(Judge::without_nets(), 0);
    let mut solved = 0;
    for (score, cubes) in scores() {
        let mut exact = Match::new(score);
        // The solver takes much longer for positions with more checkers.
        let most = checkers().min(if score.own.points() == 7 { 3 } else { 2 });
        let positions = all_positions(most);
        for (nth, &own) in positions.iter().enumerate().skip(1).step_by(most.into()) {
            for &opponent in positions[1..].iter().skip(nth % 3).step_by(3) {
                for &(points, cube) in &cubes {
                    let context = Context {
                        standing: Standing::Match(score),
                        value: value(points),
                        access: access(cube),
                        ..Context::MONEY
                    };
                    let found = decide_ahead(&search, &board(own, opponent), &context);
                    let scale = |mwc: f64| exact_equity(score, points, mwc);
                    let rolling = scale(exact.rolling(own, opponent, points, cube));
                    let off = (f64::from(found.no_double.0) - rolling).abs();
                    assert!(
                        off < 2e-4,
                        "{score:?} {points} {cube:?} {own:?} {opponent:?} {off}"
                    );
                    let may = exact.may_double(true, points, cube);
                    assert_eq!(
                        found.double_take.is_some(),
                        may,
                        "{score:?} {points} {cube:?}"
                    );
                    if let Some(take) = found.double_take {
                        let taken = scale(exact.rolling(own, opponent, 2 * points, Cube::Theirs));
                        let off = (f64::from(take.0) - taken).abs();
                        assert!(off < 2e-4, "{score:?} {points} {own:?} {opponent:?} {off}");
                        solved += 1;
                    }
                }
            }
        }
    }
    assert!(solved > 1_000, "{solved}");
}

/// Converts match winning chances to the scale on which losing with the cube at `points` is -1 and winning is +1.
fn exact_equity(score: MatchScore, points: u32, mwc: f64) -> f64 {
    let [lose, win] = [score.after_loss(points), score.after_win(points)];
    let [lose, win] = [lose, win].map(|mwc| f64::from(mwc.0));
    2.0 * (mwc - lose) / (win - lose) - 1.0
}

#[test]
fn answers_to_doubles_and_redoubles_are_right() {
    let positions = all_positions(3);
    let exact = Money::new(&positions);
    let search = Search::new(Judge::without_nets(), 0);
    for (nth, &own) in positions.iter().enumerate().skip(1) {
        for &opponent in positions[1..].iter().skip(nth % 5).step_by(5) {
            let taken = 2.0 * exact.rolling(own, opponent, Cube::Theirs);
            let context = money(Cube::Mine);
            let board = board(own, opponent);
            let answer =
                |may| respond_ahead(&search, &board, &context, Offer::Double, value(4), may);
            let expected = if taken > 1.0 + 1e-5 {
                Response::Drop
            } else {
                Response::Take
            };
            if (taken - 1.0).abs() > 1e-5 {
                assert_eq!(answer(false), expected, "{own:?} {opponent:?}");
            }
            if taken < -1e-5 {
                assert_eq!(answer(true), Response::Redouble, "{own:?} {opponent:?}");
            }
        }
    }
}

#[test]
fn rollouts_agree_with_exact_cube_equities() {
    let positions = all_positions(3);
    let exact = Money::new(&positions);
    let search = Search::new(Judge::without_nets(), 0);
    let settings = RolloutSettings {
        cubeful: true,
        plies: 0,
        cube_plies: 0,
        truncate: None,
        seed: 0,
    };
    for (own, opponent) in positions[1..].iter().zip(positions[30..].iter()) {
        let context = money(Cube::Mine);
        let start = Start {
            board: board(*own, *opponent),
            context,
            may_double: false,
            is_decider: true,
        };
        let sums = Rollout::new(&search, &context, vec![start], &settings).run(0..6);
        let found = sums.results().expect("six trials")[0];
        let expected = exact.rolling(*own, *opponent, Cube::Mine);
        assert!(
            (found.equity - expected).abs() < 1e-5,
            "{own:?} {opponent:?}"
        );
        assert!(found.error < 1e-6);
    }
}

/// Checkers of both sides, the cube, and the equities for not doubling and for doubling.
type Reported = (&'static [usize], &'static [usize], Cube, f64, f64);

#[test]
fn reported_positions_have_the_reported_equities() {
    // GNU Backgammon reports the same equities.
    let cases: [Reported; 9] = [
        (&[5, 1], &[2, 1], Cube::Centred, 0.278, 0.556),
        (&[6, 4, 4], &[5, 5, 2], Cube::Mine, 0.411, 0.477),
        (&[6, 6, 5], &[5, 4, 2, 2, 1], Cube::Centred, 0.736, 1.062),
        (&[6, 5, 2, 1], &[6, 1, 1, 1], Cube::Mine, 0.438, 0.577),
        (&[5, 5, 1, 1], &[6, 1, 1, 1], Cube::Mine, 0.419, 0.553),
        (&[6, 6, 2], &[5, 3, 1, 1], Cube::Mine, 0.413, 0.531),
        (&[5, 4, 4, 1], &[6, 2, 2, 1], Cube::Mine, 0.455, 0.556),
        (&[4, 4, 4, 2], &[5, 4, 4, 3], Cube::Mine, 0.746, 1.082),
        (&[6, 6, 2], &[5, 1, 1, 1], Cube::Centred, 0.239, 0.308),
    ];
    let search = Search::new(Judge::without_nets(), 0);
    for (own, opponent, cube, rolling, taken) in cases {
        let points = |numbers: &[usize]| {
            let mut points = [0; 6];
            for &number in numbers {
                points[number - 1] += 1;
            }
            points
        };
        let board = board(points(own), points(opponent));
        let found = decide_ahead(&search, &board, &money(cube));
        let take = found.double_take.expect("doubling is allowed");
        for (found, reported) in [(found.no_double, rolling), (take, taken)] {
            let off = (f64::from(found.0) - reported).abs();
            assert!(off < 6e-4, "{own:?} {opponent:?} {found:?} {reported}");
        }
    }
}
