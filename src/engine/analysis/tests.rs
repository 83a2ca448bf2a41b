use rules::{
    Beavers, BoardError, ByPlayer, DecisionError, Play, Player, Variant, Win, legal_plays,
};

use super::*;
use crate::sample::board;
use crate::{Champion, CubeAction, Judge, MAX_PLIES, TrialLimit};

fn search() -> Search<Judge> {
    Search::new(Judge::without_nets(), 0)
}

/// Returns a match decision in which White is three points away and owns the cube at 2, and Black is five points away.
fn in_a_match(board: Board) -> rules::DecisionBuilder {
    Decision::builder(board)
        .match_to(7)
        .score(ByPlayer { white: 4, black: 2 })
        .cube(2, Some(Player::White))
}

fn is_in_order(analysis: &Analysis) -> bool {
    let best = analysis.candidates[0].equity;
    let losses = analysis.candidates.iter().map(|one| best - one.equity);
    analysis
        .candidates
        .is_sorted_by(|a, b| a.equity >= b.equity)
        && losses
            .zip(&analysis.candidates)
            .all(|(loss, one)| loss == one.loss)
}

#[test]
fn best_play_and_play_made_get_the_full_depth() -> Result<(), DecisionError> {
    let search = search();
    let start = Board::start(Variant::Standard);
    for (nth, legal) in legal_plays(&start, rules::Roll::ALL[7])
        .into_iter()
        .enumerate()
    {
        let board = legal.after;
        let decision = in_a_match(board)
            .play(6 - nth as u8 % 3, 1 + nth as u8 % 4)
            .build()?;
        let Question::Play(roll) = decision.question() else {
            panic!("the decision is a play");
        };
        let plays = legal_plays(&board, roll);
        for plies in 0..=2 {
            let settings = Settings::new(plies);
            let worst = analyse(&search, &decision, None, &Settings::new(0));
            let made = worst.candidates.last().map(|one| one.choice);
            let analysis = analyse(&search, &decision, made.as_ref(), &settings);
            assert_eq!(analysis.candidates.len(), plays.len());
            assert!(is_in_order(&analysis), "{analysis:?}");
            let place = analysis.made.expect("the play that was made is among them");
            for at in [0, place] {
                assert_eq!(analysis.candidates[at].plies, plies);
            }
            // Apart from the play that was made, no play ranks above a play evaluated at a greater depth.
            let others = (0..plays.len()).filter(|&at| at != place);
            assert!(
                others
                    .map(|at| analysis.candidates[at].plies)
                    .is_sorted_by(|a, b| a >= b)
            );
        }
    }
    Ok(())
}

#[test]
fn equity_of_a_play_equals_the_equity_of_the_best_replies() -> Result<(), DecisionError> {
    let search = search();
    let start = Board::start(Variant::Standard);
    for plies in 0..=1 {
        let settings = Settings::new(plies);
        let decision = in_a_match(start).play(6, 5).build()?;
        let analysis = analyse(&search, &decision, None, &settings);
        let best = &analysis.candidates[0];
        let after = best.after.expect("a roll is played");
        let reply = in_a_match(after).on_roll(Player::Black).build()?;
        let reply = analyse(&search, &reply, None, &settings);
        assert_eq!(best.equity, -reply.candidates[0].equity);
        assert_eq!(best.outcomes, reply.candidates[0].outcomes.flipped());
        assert_eq!(reply.candidates[0].choice, Choice::Roll);
        assert_eq!(reply.candidates.len(), 1, "the cube is the opponent's");
        let mwc = best.mwc.expect("in a match").0;
        assert!((0.5..0.9).contains(&mwc), "{mwc}");
    }
    Ok(())
}

#[test]
fn a_dance_is_one_candidate_at_full_depth() -> Result<(), Box<dyn std::error::Error>> {
    let points = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (13, 5)];
    let board = board(&[(25, 1), (6, 7), (8, 7)], &points)?;
    let decision = Decision::builder(board).play(5, 4).build()?;
    let made = Choice::Play(Play::NONE);
    let analysis = analyse(&search(), &decision, Some(&made), &Settings::new(1));
    assert_eq!(analysis.made, Some(0));
    assert_eq!(analysis.candidates.len(), 1);
    assert_eq!(
        (analysis.candidates[0].plies, analysis.candidates[0].loss),
        (1, Equity(0.0))
    );
    Ok(())
}

/// Returns a race of eight pips against ten, with six checkers on each side.
fn race() -> Result<Board, BoardError> {
    board(&[(0, 9), (1, 4), (2, 2)], &[(0, 9), (1, 2), (2, 4)])
}

#[test]
fn equity_of_a_double_equals_the_equity_of_the_better_answer()
-> Result<(), Box<dyn std::error::Error>> {
    let decision = Decision::builder(race()?).double().build()?;
    let analysis = analyse(&search(), &decision, None, &Settings::new(2));
    let cube = analysis.cube.expect("a decision about the cube");
    assert_eq!(cube.action, CubeAction::DoublePass);
    let best = &analysis.candidates[0];
    assert_eq!((best.choice, best.equity), (Choice::Double, Equity(1.0)));
    assert_eq!(analysis.candidates[1].equity, cube.no_double);
    assert!(is_in_order(&analysis));
    // Doubling is not allowed in the first turn of a game.
    let decision = Decision::builder(race()?).roll().build()?;
    let analysis = analyse(&search(), &decision, None, &Settings::new(2));
    assert_eq!(analysis.candidates.len(), 1);
    assert_eq!(analysis.candidates[0].equity, cube.no_double);
    Ok(())
}

#[test]
fn answers_have_opposite_equities_for_both_sides() -> Result<(), Box<dyn std::error::Error>> {
    let start = Board::start(Variant::Standard);
    let money = Decision::builder(start).beavers(Beavers::One);
    let answer = money.answer(rules::Offer::Double, 2).build()?;
    let analysis = analyse(&search(), &answer, None, &Settings::new(1));
    let equity = |choice| {
        let one = analysis.candidates.iter().find(|one| one.choice == choice);
        one.expect("possible").equity.0
    };
    let take = equity(Choice::Take);
    assert!(is_in_order(&analysis));
    assert_eq!(
        (equity(Choice::Drop), equity(Choice::Beaver)),
        (-1.0, 2.0 * take)
    );
    let double = money.double().build()?;
    let double = analyse(&search(), &double, None, &Settings::new(1));
    assert!(take > 0.0, "doubling at the start is too early: {take}");
    assert_eq!(
        double.cube.and_then(|cube| cube.double_take),
        Some(Equity(-2.0 * take))
    );
    Ok(())
}

#[test]
fn equity_of_accepting_a_resignation_is_the_offered_loss() -> Result<(), Box<dyn std::error::Error>>
{
    let resigned = Decision::builder(race()?).resigned(Win::Single).build()?;
    let analysis = analyse(&search(), &resigned, None, &Settings::new(1));
    // The leader resigns.
    let [accept, decline] = &analysis.candidates[..] else {
        panic!("there are two answers");
    };
    assert_eq!(
        (accept.choice, accept.equity),
        (Choice::Accept, Equity(1.0))
    );
    assert_eq!(
        (decline.choice, decline.equity),
        (Choice::Decline, Equity(-1.0))
    );
    Ok(())
}

#[test]
fn lists_a_resignation_only_if_it_was_chosen() -> Result<(), Box<dyn std::error::Error>> {
    let decision = Decision::builder(race()?.flipped()).roll().build()?;
    let made = Choice::Resign(Win::Gammon);
    let analysis = analyse(&search(), &decision, Some(&made), &Settings::new(1));
    assert_eq!((analysis.candidates.len(), analysis.made), (2, Some(1)));
    assert_eq!(analysis.candidates[1].equity, Equity(-2.0));
    assert!(is_in_order(&analysis));
    Ok(())
}

#[test]
fn gammon_payoffs_follow_from_the_decision() -> Result<(), Box<dyn std::error::Error>> {
    // Black has two checkers on the bar against a five-point board, and most others far from home, so a gammon is
    // likely.
    let own = [(0, 2), (1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3)];
    let board = board(&own, &[(25, 2), (18, 2), (13, 6), (12, 5)])?;
    let builder = Decision::builder(board);
    let equity = |decision: Result<Decision, DecisionError>| -> Result<_, DecisionError> {
        let analysis = analyse(&search(), &decision?, None, &Settings::new(0));
        Ok(analysis.candidates[0].cubeless.0)
    };
    let money = equity(builder.play(2, 1).build())?;
    let jacoby = equity(builder.jacoby().play(2, 1).build())?;
    let owned = equity(
        builder
            .jacoby()
            .cube(2, Some(Player::White))
            .play(2, 1)
            .build(),
    )?;
    let last_point = builder.match_to(3).score(ByPlayer { white: 2, black: 2 });
    let last_point = equity(last_point.play(2, 1).build())?;
    assert!(money > 1.1 && jacoby <= 1.0, "{money} {jacoby}");
    assert!((owned - money).abs() < 1e-6 && (last_point - jacoby).abs() < 1e-6);
    Ok(())
}

#[test]
fn sorts_equal_equities_by_cubeless_equity_then_by_checkers_off()
-> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let cashed = board(
        &[(0, 3), (4, 3), (5, 5), (6, 4)],
        &[(0, 9), (1, 2), (2, 2), (3, 2)],
    )?;
    let won = board(&[(0, 12), (1, 1), (2, 1), (4, 1)], &[(1, 15)])?;
    let won = Decision::builder(won).without_cube();
    for (decision, equity, off) in [(Decision::builder(cashed), -1.0, 3), (won, 1.0, 14)] {
        let decision = decision.play(2, 1).build()?;
        let searched =
            (0..=2).map(|plies| analyse(&search, &decision, None, &Settings::new(plies)));
        let champion = Champion::new(&search, &decision, None, TrialLimit::default());
        for analysis in searched.chain([champion.run(&search)]) {
            let order = |one: &Candidate| {
                let off = one.after.map(|after| after.opponent().off());
                (one.equity, one.cubeless, off)
            };
            let orders: Vec<_> = analysis.candidates.iter().map(order).collect();
            assert_eq!((orders[0].0, orders[0].2), (Equity(equity), Some(off)));
            assert!(orders.len() > 1 && orders[1].0 == orders[0].0, "{orders:?}");
            assert!(orders.is_sorted_by(|a, b| a >= b), "{orders:?}");
        }
    }
    Ok(())
}

#[test]
fn clamps_the_number_of_plies() {
    assert_eq!(Settings::new(200).depth(), MAX_PLIES);
}

#[test]
fn misere_outcomes_are_winning_chances() {
    let board = crate::sample::board(&[(0, 13), (6, 1), (5, 1)], &[(0, 14), (1, 1)]);
    let misere = Decision::builder(board.expect("a position that can occur"))
        .variant(Variant::Misere)
        .without_cube();
    let search = Search::new(crate::Judge::without_nets(), 1);
    let decision = misere.play(2, 1).build().expect("a decision");
    let best = analyse(&search, &decision, None, &Settings::new(1)).candidates[0];
    // At misère, the opponent bears off next and loses, so the player on roll wins.
    assert_eq!((best.equity, best.outcomes.win()), (Equity(1.0), 1.0));
    let start =
        crate::Start::after(&decision, &best.choice, crate::Met::default()).expect("a play");
    let settings = crate::RolloutSettings {
        cubeful: false,
        plies: 0,
        cube_plies: 0,
        truncate: None,
        seed: 0,
    };
    let unit = Context::of_decision(&decision, crate::Met::default());
    let sums = crate::Rollout::new(&search, &unit, vec![start], &settings).run(0..6);
    let found = sums.results().expect("six trials")[0];
    assert!((found.equity - 1.0).abs() < 1e-6 && found.outcomes.win() > 0.999);
}
