use engine::RolloutSettings;
use insight::reasons::{Compared, KnownEquities, Replies};
use review::{Item, Kind};
use rules::{Decided, DecisionBuilder, Offer, Setup, Variant, Win, legal_plays};

use super::*;

fn report(query: &Query) -> Report {
    TaskRunner::default().report(query)
}

fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let side = |checkers: &[(usize, u8)]| {
        let mut counts = [0; 26];
        for &(number, count) in checkers {
            counts[number] = count;
        }
        counts
    };
    let setup = Setup {
        own: side(own),
        opponent: side(opponent),
    };
    Board::try_from(setup).expect("a position that can occur")
}

/// Returns the choice made in this decision, and the equity reported for a play.
fn chosen(decision: DecisionBuilder, level: Level) -> (Choice, Option<Equity>) {
    let query = Query::Choose {
        decision: decision.build().expect("a decision that can occur"),
        level,
        may_resign: true,
    };
    match report(&query) {
        Report::Chosen { choice, equity, .. } => (choice, equity),
        other => panic!("a decision is answered by a choice, not by {other:?}"),
    }
}

fn rolled(board: Board, roll: Roll) -> DecisionBuilder {
    Decision::builder(board).play(roll.high().pips(), roll.low().pips())
}

#[test]
fn r71_the_expert_plays_for_gammons_while_the_cube_can_still_be_turned() {
    let blots = [7, 12, 23, 24, 25].map(|at| (at, 1));
    let own = [&[(2, 2), (6, 4), (8, 2), (13, 2)], &blots[..]].concat();
    let opponent = [(6, 5), (8, 4), (9, 2), (10, 2), (16, 1), (20, 1)];
    let rolled = Decision::builder(board(&own, &opponent))
        .jacoby()
        .play(6, 1);
    let (choice, _) = chosen(rolled, Level::Expert);
    let decision = rolled.build().expect("a decision that can occur");
    let search = Search::new(&*JUDGE, 2);
    let analysis = analyse(&search, &decision, Some(&choice), &Settings::new(2));
    assert_eq!(analysis.made, Some(0), "{choice:?}");
}

#[test]
fn answers_to_rolls_are_legal_and_reproducible() {
    for level in Level::ALL {
        let mut board = Board::start(Variant::Standard);
        for roll in Roll::ALL.into_iter().cycle().step_by(8).take(60) {
            let answered = chosen(rolled(board, roll), level);
            assert_eq!(answered, chosen(rolled(board, roll), level));
            let (Choice::Play(play), Some(equity)) = answered else {
                panic!("a roll is answered by a play, not by {answered:?}");
            };
            assert!(equity.0.is_finite());
            let legal = legal_plays(&board, roll);
            assert_eq!(legal.is_empty(), play == Play::NONE);
            let found = legal.iter().find(|legal| legal.play == play);
            board = found.map_or(board.flipped(), |legal| legal.after);
            if board.opponent().is_off() {
                break;
            }
        }
    }
}

/// Doubles with many blots have the most legal plays, here over 90.
#[test]
fn three_plies_with_90_plays_fit_in_256_kib_of_stack() {
    let blots = [2, 4, 6, 8, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22, 24].map(|at| (at, 1));
    let board = board(&blots, &[(24, 2), (0, 13)]);
    let double = Roll::ALL[0];
    assert!(legal_plays(&board, double).len() > 90);
    let thread = std::thread::Builder::new().stack_size(256 * 1024);
    let searched = thread.spawn(move || {
        let search = Search::new(&*JUDGE, engine::MAX_PLIES);
        play_ahead(&search, &board, double, &Context::MONEY)
    });
    let best = searched.expect("a thread can be started").join();
    assert!(best.is_ok_and(|best| best.is_some()));
}

#[test]
fn reports_damaged_nets_and_loads_the_shipped_nets() {
    for shipped in [NETS, QUICK] {
        let mut changed = shipped.to_vec();
        changed[shipped.len() / 2] ^= 1;
        for damaged in [&changed, &shipped[..shipped.len() - 1], &shipped[1..], &[]] {
            let judge = if shipped == NETS {
                load(damaged, QUICK)
            } else {
                load(NETS, damaged)
            };
            assert_eq!(judge, Judge::without_nets());
            assert!(!judge.has_nets());
        }
    }
    assert!(TaskRunner::has_nets());
}

#[test]
fn luck_cancels_out_over_all_rolls() {
    let board = Board::start(Variant::Standard);
    let luck = |roll| {
        let decision = rolled(board, roll).build().expect("a decision");
        match report(&Query::Luck(decision)) {
            Report::Luck(equity) => equity,
            other => panic!("luck is no choice: {other:?}"),
        }
    };
    let (mut sum, mut by_roll) = (0.0, Vec::new());
    for roll in Roll::ALL {
        let luck = luck(roll);
        sum += roll.weight() as f32 * luck.0;
        by_roll.push((luck, (roll.high().pips(), roll.low().pips())));
    }
    assert!(sum.abs() < 1e-3, "{sum}");
    by_roll.sort_by(|a, b| a.0.total_cmp(&b.0));
    // 6-6 is the luckiest opening roll.
    assert_eq!(by_roll.last().map(|one| one.1), Some((6, 6)));
}

#[test]
fn luck_without_a_roll_is_zero() {
    let decision = Decision::builder(Board::start(Variant::Standard)).build();
    let query = Query::Luck(decision.expect("a decision"));
    assert_eq!(report(&query), Report::Luck(Equity(0.0)));
}

#[test]
fn a_winning_race_is_doubled_and_a_lost_race_dropped() {
    let won = Decision::builder(board(&[(0, 5), (2, 10)], &[(6, 15)]));
    let choice = |decision| chosen(decision, Level::Normal).0;
    assert_eq!(choice(won.double()), Choice::Double);
    assert_eq!(choice(won.answer(Offer::Double, 2)), Choice::Drop);
    // The player is not allowed to double.
    assert_eq!(choice(won.roll()), Choice::Roll);
}

#[test]
fn a_race_that_is_certain_to_be_lost_is_resigned_if_allowed() {
    // The opponent bears off the last checker with any roll.
    let lost = Decision::builder(board(&[(0, 9), (6, 6)], &[(0, 14), (1, 1)]));
    assert_eq!(chosen(lost, Level::Beginner).0, Choice::Resign(Win::Single));
    let query = Query::Choose {
        decision: lost.build().expect("a decision"),
        level: Level::Beginner,
        may_resign: false,
    };
    let rolls = Report::Chosen {
        choice: Choice::Roll,
        equity: None,
        trials: None,
    };
    assert_eq!(report(&query), rolls);
}

#[test]
fn r81_a_lost_race_may_be_resigned_as_a_single_game_when_no_gammon_is_possible() {
    // The loser has borne off a checker, so no gammon is possible.
    let won = board(&[(0, 8), (2, 7)], &[(0, 1), (6, 14)]);
    let single = |board| Decision::builder(board).resigned(Win::Single);
    let doubled = |board| single(board).answer(Offer::Double, 2);
    assert_eq!(chosen(doubled(won), Level::Beginner).0, Choice::Accept);
    let lost = single(won.flipped());
    assert_eq!(chosen(lost, Level::Normal).0, Choice::Accept);
    let gammonish = doubled(board(&[(0, 12), (1, 3)], &[(12, 15)]));
    assert_eq!(chosen(gammonish, Level::Normal).0, Choice::Decline);
}

#[test]
fn analysis_does_not_depend_on_earlier_analyses() {
    let first = rolled(Board::start(Variant::Standard), Roll::ALL[4]);
    let then = Decision::builder(Board::start(Variant::Standard)).match_to(5);
    let depth = Depth::Plies(1);
    let mut warm = TaskRunner::default();
    for decision in [first, then, first.match_to(5), then, first] {
        let query = Query::Analyse {
            decision: decision.build().expect("a decision"),
            made: Some(Choice::Roll),
            depth,
        };
        let found = warm.report(&query);
        assert_eq!(found, TaskRunner::default().report(&query));
        let Report::Analysis(analysis) = found else {
            panic!("an analysis finds candidates");
        };
        assert_eq!(analysis.made.is_some(), analysis.cube.is_some());
        let is_searched = analysis.candidates.iter().all(|one| one.trials.is_none());
        assert!(is_searched, "a search alone");
    }
}

#[test]
fn a_review_judges_like_the_command_line_tool() {
    let decision = rolled(Board::start(Variant::Standard), Roll::ALL[4]);
    let decision = decision.match_to(5).build().expect("a decision");
    let item = Item {
        nth: 0,
        kind: Kind::Checker,
        opening: true,
        decided: Decided {
            decision,
            choice: Choice::Play(Play::NONE),
        },
    };
    let depth = Depth::Plies(0);
    let find = |item| TaskRunner::default().report(&Query::Judge { item, depth });
    assert_eq!(find(item), Report::Judged(None), "no legal play");
    let Question::Play(roll) = decision.question() else {
        panic!("a roll is to be played");
    };
    let play = legal_plays(decision.board(), roll)[0].play;
    let mut played = item;
    played.decided.choice = Choice::Play(play);
    let search = Search::new(&*JUDGE, 0);
    let alone = review::judge(&search, &played, depth).map(Box::new);
    assert!(alone.is_some());
    assert_eq!(find(played), Report::Judged(alone));
}

#[test]
fn chunks_of_a_rollout_merge_to_the_whole_on_any_worker() {
    let decision = Decision::builder(Board::start(Variant::Standard));
    let decision = decision.double().build().expect("a decision");
    let settings = RolloutSettings {
        cubeful: true,
        plies: 0,
        cube_plies: 0,
        truncate: Some(3),
        seed: 1,
    };
    let choices = [Choice::Roll, Choice::Double];
    let sums = |runner: &mut TaskRunner, numbers| {
        let trials = Trials::new(decision, &choices, settings, numbers);
        match runner.report(&Query::Rollout(trials.expect("trials"))) {
            Report::Rollout(sums) => sums,
            other => panic!("a rollout finds sums, not {other:?}"),
        }
    };
    let (mut one, mut two) = (TaskRunner::default(), TaskRunner::default());
    let mut merged = RolloutSums::new(2);
    for part in [
        sums(&mut two, 6..9),
        sums(&mut one, 0..4),
        sums(&mut two, 4..6),
    ] {
        assert_eq!(merged.merge(&part), Ok(()));
    }
    assert_eq!(merged, sums(&mut one, 0..9));
}

/// Returns an opening 3-1 with a play that breaks the 6 point and the best play, both evaluated at 0 plies.
fn blunder(runner: &mut TaskRunner) -> (Decision, Compared<engine::Candidate>) {
    let start = Decision::builder(Board::start(Variant::Standard));
    let decision = start.play(3, 1).build().expect("a decision");
    let Question::Play(roll) = decision.question() else {
        panic!("a roll is to be played");
    };
    let plays = legal_plays(decision.board(), roll);
    let breaks = plays.iter().find(|legal| legal.after.opponent().at(6) == 3);
    let item = Item {
        nth: 0,
        kind: Kind::Checker,
        opening: true,
        decided: Decided {
            decision,
            choice: Choice::Play(breaks.expect("6/3 6/5").play),
        },
    };
    let depth = Depth::Plies(0);
    let Report::Judged(Some(judged)) = runner.report(&Query::Judge { item, depth }) else {
        panic!("it is judged");
    };
    let made = judged
        .candidates
        .iter()
        .find(|one| one.choice == judged.made);
    let choices = Compared {
        made: *made.expect("it is kept"),
        best: judged.candidates[0],
    };
    (decision, choices)
}

#[test]
fn a_blunder_is_explained_and_its_replies_add_up_to_its_loss() {
    let mut runner = TaskRunner::default();
    let (decision, choices) = blunder(&mut runner);
    let loss = choices.made.loss.0;
    assert!(loss > 0.1, "{loss}");
    let known = KnownEquities::default();
    let Report::Reasons(reasons) = runner.report(&Query::Explain {
        decision,
        choices: Box::new(choices),
        known,
    }) else {
        panic!("reasons are found");
    };
    assert!((1..=3).contains(&reasons.len()), "{reasons:?}");
    let plays = Compared {
        made: choices.made.choice,
        best: choices.best.choice,
    };
    let query = Query::Replies {
        decision,
        plays,
        plies: 0,
        halved: false,
    };
    let Report::Replies(Some(Replies { rows, .. })) = runner.report(&query) else {
        panic!("replies are found");
    };
    assert_eq!(rows.len(), 21);
    let parts: f32 = rows.iter().map(|row| row.part().0).sum();
    assert!((parts - loss).abs() < 0.05, "{parts}");
}

#[test]
fn replies_follow_the_opponents_double_like_the_verdict() {
    let own = [(15, 2), (13, 2), (6, 1), (5, 2), (4, 2), (2, 3), (1, 3)];
    let theirs = [
        (15, 2),
        (8, 1),
        (7, 1),
        (6, 2),
        (5, 2),
        (4, 2),
        (3, 2),
        (2, 2),
        (1, 1),
    ];
    let money = Decision::builder(board(&own, &theirs)).play(5, 3);
    let score = rules::ByPlayer { white: 2, black: 3 };
    let mut runner = TaskRunner::default();
    // After a losing play, the opponent doubles.
    for decision in [money, money.match_to(7).score(score)] {
        let decision = decision.build().expect("a decision");
        let verdict = analyse(&Search::new(&*JUDGE, 2), &decision, None, &Settings::new(2));
        let exact = verdict.candidates.iter().filter(|one| one.plies == 2);
        let exact: Vec<_> = exact.collect();
        let (best, worst) = (exact[0], exact[exact.len() - 1]);
        let plays = Compared {
            made: worst.choice,
            best: best.choice,
        };
        let query = Query::Replies {
            decision,
            plays,
            plies: 1,
            halved: false,
        };
        let Report::Replies(Some(Replies { rows, .. })) = runner.report(&query) else {
            panic!("replies are found");
        };
        let mean: f32 = rows.iter().map(|row| row.part().0).sum();
        assert!((mean - worst.loss.0).abs() < 0.05, "{mean}");
    }
}

#[test]
fn strong_players_find_the_best_play_more_often_than_beginners() {
    let mut runner = TaskRunner::default();
    let (decision, both) = blunder(&mut runner);
    let choices = vec![both.best.choice, both.made.choice];
    let mut found = |level| {
        let choices = choices.clone();
        let query = Query::LevelChances {
            decision,
            choices,
            level,
        };
        match runner.report(&query) {
            Report::LevelChances(Some(chances)) => chances,
            other => panic!("chances are found, not {other:?}"),
        }
    };
    assert_eq!(found(Level::Strong), [1.0, 0.0]);
    let beginner = found(Level::Beginner);
    assert!(
        beginner[0] < 0.95 && beginner[0] > beginner[1],
        "{beginner:?}"
    );
}

#[test]
fn cube_facts_depend_on_the_score_and_need_a_live_cube() {
    let mut runner = TaskRunner::default();
    let mut facts = |decision: DecisionBuilder| {
        let decision = decision.build().expect("a decision");
        let outcomes = JUDGE.evaluate(decision.board());
        match runner.report(&Query::Cube {
            decision,
            outcomes,
            known: KnownEquities::default(),
        }) {
            Report::Cube(facts) => facts,
            other => panic!("facts are found, not {other:?}"),
        }
    };
    let board = board(
        &[(6, 5), (8, 3), (5, 2), (13, 3), (20, 2)],
        &[(6, 6), (8, 3), (13, 4), (24, 2)],
    );
    let money = facts(Decision::builder(board).double()).expect("a live cube");
    assert_eq!(money.money, None);
    assert_eq!(money.price, 500);
    assert!(money.here.opens.is_some() && money.here.opens < money.here.cash);
    let score = rules::ByPlayer { white: 3, black: 4 };
    let at_score = Decision::builder(board).match_to(7).score(score).double();
    let in_match = facts(at_score).expect("a live cube");
    let compared = in_match.money.expect("money is another thing");
    assert_eq!(compared.window, money.here);
    assert_ne!(in_match.here, money.here);
    let last = rules::ByPlayer { white: 6, black: 0 };
    let crawford = Decision::builder(board).match_to(7).score(last);
    assert_eq!(facts(crawford.crawford(rules::Crawford::Now)), None);
}

#[test]
fn champion_chooses_clear_plays_immediately_and_requests_trials_for_close_ones() {
    let choose = |decision: DecisionBuilder| {
        report(&Query::Choose {
            decision: decision.build().expect("a decision"),
            level: Level::Champion,
            may_resign: true,
        })
    };
    let clear = rolled(Board::start(Variant::Standard), Roll::ALL[4]).play(3, 1);
    let Report::Chosen { choice, .. } = choose(clear) else {
        panic!("8/5 6/5 is clear");
    };
    assert_eq!(choice, chosen(clear, Level::Expert).0);
    let lost = Decision::builder(board(&[(0, 9), (6, 6)], &[(0, 14), (1, 1)]));
    assert_eq!(chosen(lost, Level::Champion).0, Choice::Resign(Win::Single));
    let close = Roll::ALL.into_iter().find_map(|roll| {
        match choose(rolled(Board::start(Variant::Standard), roll)) {
            Report::Close(champion) => Some(champion),
            _ => None,
        }
    });
    let close = close.expect("an opening with close plays");
    assert!(close.starts().len() > 1 && close.next_round().is_some());
}

#[test]
fn a_champion_hint_on_a_clear_decision_has_zero_trials() {
    let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
    let found = report(&Query::Analyse {
        decision: decision.build().expect("a decision"),
        made: None,
        depth: Depth::Champion(TrialLimit::DEFAULT),
    });
    let Report::Analysis(found) = found else {
        panic!("8/5 6/5 is clear");
    };
    assert_eq!(found.candidates[0].trials, Some(0));
}
