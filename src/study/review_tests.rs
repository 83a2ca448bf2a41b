//! Tests for reviews, driven by messages as on the page.

use board::{ArrowKind, View};
use record::{MatchRecord, match_link, read_file};
use review::{
    CubeEquities, Item, Judged, Kind, LuckOfRoll, Mistake, ReviewDepth, StoredHead,
    sample_candidate,
};
use rules::{Choice, Cube, Player};
use words::Words;

use crate::{
    Entry, Mark, Model, Msg, Progress, Review, ReviewMsg, Statistic, StudyContent, Within,
    contributions, file_verdict, verdicts,
};

const MATCH: &str = " 3 point match\n\n Game 1\n Ann : 0                             Bob : 0\n  1) 31: 8/5 6/5                      42: 8/4 6/4\n  2)  Doubles => 2                     Drops\n  Wins 1 point\n\n Game 2\n Ann : 1                             Bob : 0\n  1)                                  64: 24/14\n  2) 55: 8/3(2) 6/1(2)\n";

pub(crate) fn record() -> MatchRecord {
    let reading = read_file(MATCH.as_bytes()).expect("a match");
    reading.matches.into_iter().next().expect("one")
}

/// Returns an evaluation of `item` in which the actual choice is second best and loses `loss`.
pub(crate) fn lost(item: &Item, loss: f32, plies: u8) -> Judged {
    let choice = item.decided.choice;
    let rolled = item.decided.decision.roll();
    let best = match (item.kind, rolled) {
        (Kind::Checker, Some(roll)) => {
            let legal = rules::legal_plays(item.decided.decision.board(), roll);
            let plays = legal.iter().map(|legal| Choice::Play(legal.play));
            plays
                .into_iter()
                .find(|play| *play != choice)
                .unwrap_or(choice)
        }
        _ => Choice::Roll,
    };
    let candidate = |choice, loss: f32| {
        let mut one = sample_candidate(choice, loss);
        (one.equity.0, one.plies) = (0.25 - loss, plies);
        one
    };
    let mut candidates = vec![candidate(choice, loss)];
    if loss > 0.0 {
        candidates.insert(0, candidate(best, 0.0));
    }
    Judged {
        player: item.decided.decision.player(),
        kind: item.kind,
        made: choice,
        forced: false,
        close: true,
        counted: true,
        loss,
        loss_mwc: None,
        plies,
        difficulty: 0.0,
        candidates,
        cube: (item.kind == Kind::Double).then_some(CubeEquities {
            no_double: 0.25,
            double_take: 0.25 - loss,
            double_pass: 1.0,
        }),
        table: None,
        luck: (item.kind == Kind::Checker).then_some(LuckOfRoll {
            equity: 0.1,
            result: 0.01,
        }),
    }
}

/// Returns a review in which one pass has evaluated every decision, with these losses.
pub(crate) fn judged(loss: impl Fn(&Item) -> f32) -> Review {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    let (pass, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        let judged = Some(Box::new(lost(&item, loss(&item), pass.depth.plies())));
        review.update(ReviewMsg::Judged(nth, judged));
    }
    review
}

#[test]
fn each_pass_evaluates_all_decisions_more_deeply() {
    let mut review = Review::new(&record());
    assert_eq!((review.progress(), review.wanted()), (Progress::New, None));
    review.update(ReviewMsg::Begin);
    let mut depths = Vec::new();
    let mut part = 0.0;
    while let Some((pass, wanted)) = review.wanted() {
        depths.push((pass.depth.plies(), wanted.len()));
        assert!(depths.len() == 1 || review.fraction() > part);
        part = review.fraction();
        for (nth, item) in wanted {
            let found = lost(&item, 0.0, pass.depth.plies());
            review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
        }
        review.update(ReviewMsg::PassOver);
    }
    let [(0, count), (1, second), (2, third), (3, 0)] = depths[..] else {
        panic!("three passes and none near a line, not {depths:?}");
    };
    assert!(
        count >= 5 && second == count && third == count,
        "{depths:?}"
    );
    assert_eq!(review.progress(), Progress::Done);
    assert!(review.fraction() >= 1.0);
    review.update(ReviewMsg::Begin);
    assert_eq!(review.wanted(), None);
}

/// Evaluates all decisions that the review requests, each with a loss of 0.3, and returns the depth and the indices of
/// the decisions for each pass.
fn judge_all(review: &mut Review) -> Vec<(u8, Vec<usize>)> {
    let mut passes = Vec::new();
    review.update(ReviewMsg::Begin);
    while let Some((pass, wanted)) = review.wanted() {
        let plies = pass.depth.plies();
        passes.push((plies, wanted.iter().map(|(nth, _)| *nth).collect()));
        for (nth, item) in wanted {
            let found = lost(&item, 0.3, plies);
            review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
        }
        review.update(ReviewMsg::PassOver);
    }
    passes
}

#[test]
fn one_decision_is_analysed_more_deeply_even_if_it_is_not_close() {
    let mut review = Review::new(&record());
    review.set_depth(ReviewDepth::Quick);
    judge_all(&mut review);
    let Entry { game, item, .. } = review.entries[2].clone();
    let within = Within::Move(game, item.nth);
    review.update(ReviewMsg::Deepen(within, ReviewDepth::Deep));
    let passes = judge_all(&mut review);
    let all = |(_, judged): &(u8, Vec<usize>)| judged.contains(&2) && judged.len() <= 2;
    assert!(passes.iter().all(all), "{passes:?}");
    let plies: Vec<u8> = passes.iter().map(|(plies, _)| *plies).collect();
    assert_eq!(plies, [1, 2, 3], "it lacks choices at its own depth");
    assert_eq!(
        review.progress(),
        Progress::Done,
        "the rest is as deep as wanted"
    );
    let depth_of = |nth: usize| {
        review.entries[nth]
            .judged
            .as_ref()
            .map(|judged| judged.plies)
    };
    assert_eq!((depth_of(2), depth_of(0)), (Some(3), Some(1)));
    assert_eq!(
        u32::try_from(review.entries.len()),
        Ok(review.size(Within::Match))
    );
}

#[test]
fn running_review_continues_after_a_deeper_analysis() {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    let games = review.entries.iter().map(|entry| entry.game);
    let last = games.max().expect("decisions");
    review.update(ReviewMsg::Deepen(Within::Game(last), ReviewDepth::Quick));
    let passes = judge_all(&mut review);
    let of_game = review.size(Within::Game(last)) as usize;
    let counts: Vec<(u8, usize)> = passes
        .iter()
        .map(|(plies, all)| (*plies, all.len()))
        .collect();
    assert_eq!(counts[..2], [(0, of_game), (1, of_game)]);
    let all = review.entries.len();
    assert_eq!(
        counts[2..5],
        [(0, all - of_game), (1, all - of_game), (2, all)]
    );
    assert_eq!(review.progress(), Progress::Done);
    review.update(ReviewMsg::Deepen(Within::Game(last), ReviewDepth::Quick));
    assert_eq!(review.progress(), Progress::Done, "it is deeper already");
}

#[test]
fn stopped_review_discards_the_counts_of_a_deeper_analysis() {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    let (_, wanted) = review.wanted().expect("it runs");
    let (nth, item) = wanted[0];
    review.update(ReviewMsg::Judged(nth, Some(Box::new(lost(&item, 0.1, 0)))));
    review.update(ReviewMsg::Stop);
    let within = Within::Move(review.entries[0].game, item.nth);
    review.update(ReviewMsg::Deepen(within, ReviewDepth::Quick));
    review.update(ReviewMsg::Begin);
    assert_eq!(review.counts().2, 1);
    judge_all(&mut review);
    assert_eq!(review.progress(), Progress::Stopped);
    assert_eq!((review.counts().1, review.counts().2), (0, 0));
}

#[test]
fn finished_review_continues_at_a_different_depth() {
    let mut review = Review::new(&record());
    review.set_depth(ReviewDepth::Quick);
    let finish = |review: &mut Review, trials: Option<u64>| {
        review.update(ReviewMsg::Begin);
        while let Some((pass, wanted)) = review.wanted() {
            for (nth, item) in wanted {
                let mut found = lost(&item, 0.1, pass.depth.plies());
                let is_champion = pass.depth == ReviewDepth::Champion.hint();
                for one in &mut found.candidates {
                    one.trials = trials.filter(|_| is_champion);
                }
                review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
            }
            review.update(ReviewMsg::PassOver);
        }
        (review.progress(), review.depth())
    };
    assert_eq!(finish(&mut review, None), (Progress::Done, Some(1)));
    review.set_depth(ReviewDepth::Champion);
    assert_eq!(review.progress(), Progress::Stopped);
    assert_eq!(finish(&mut review, Some(36)), (Progress::Done, Some(2)));
    let judged = |review: &Review| review.entries[0].judged.clone().expect("a judgement");
    assert_eq!(judged(&review).trials(), 36);
    let mut back = Review::new(&record());
    back.set_depth(ReviewDepth::Champion);
    review.to_text().lines().for_each(|line| back.restore(line));
    back.update(ReviewMsg::Restored);
    assert_eq!(
        (back.progress(), judged(&back).trials()),
        (Progress::Done, 36)
    );
    back.set_depth(ReviewDepth::Deep);
    assert_eq!(back.progress(), Progress::Done, "it is deeper already");
}

#[test]
fn review_is_complete_once_every_decision_is_evaluated() {
    let mut review = Review::new(&record());
    assert!(!review.is_complete());
    review.update(ReviewMsg::Begin);
    let (pass, wanted) = review.wanted().expect("it runs");
    for (nth, item) in wanted {
        assert!(!review.is_complete());
        let found = lost(&item, 0.0, pass.depth.plies());
        review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
    }
    assert!(review.is_complete());
}

#[test]
fn stopped_review_resumes() {
    let mut review = Review::new(&record());
    review.update(ReviewMsg::Begin);
    let (_, wanted) = review.wanted().expect("it runs");
    let (nth, item) = wanted[0];
    review.update(ReviewMsg::Judged(nth, Some(Box::new(lost(&item, 0.1, 0)))));
    review.update(ReviewMsg::Stop);
    assert_eq!(
        (review.progress(), review.wanted()),
        (Progress::Stopped, None)
    );
    review.update(ReviewMsg::PassOver);
    assert_eq!(review.progress(), Progress::Stopped, "a late message");
    review.update(ReviewMsg::Begin);
    let (_, rest) = review.wanted().expect("it runs");
    assert_eq!(rest, wanted[1..]);
    review.update(ReviewMsg::Fail);
    assert_eq!(review.progress(), Progress::Failed);
}

#[test]
fn late_shallow_evaluation_does_not_replace_a_deeper_evaluation() {
    let mut review = judged(|_| 0.0);
    let (nth, item) = {
        review.update(ReviewMsg::PassOver);
        review.wanted().expect("it runs").1[0]
    };
    for (plies, loss) in [(2, 0.3), (0, 0.0)] {
        let found = lost(&item, loss, plies);
        review.update(ReviewMsg::Judged(nth, Some(Box::new(found))));
    }
    assert_eq!(review.mark(0, item.nth), Some(Mark::Blunder));
}

#[test]
fn steps_through_errors_across_games() {
    let review = judged(|item| {
        if item.kind == Kind::Checker {
            0.03
        } else {
            0.0
        }
    });
    let steps = |from, forward| {
        let mut at = from;
        [(); 5].map(|()| {
            at = review.error_from(at, forward).expect("an error");
            at
        })
    };
    let (first, second, third, last) = ((0, 0), (0, 1), (1, 0), (1, 1));
    assert_eq!(steps(first, true), [second, third, last, first, second]);
    assert_eq!(steps(last, false), [third, second, first, last, third]);
    let mut model = Model::new(StudyContent::Match(Box::new(record())));
    model.update(Msg::Move(1, 1));
    assert_eq!(
        (model.game_shown(), model.at(), model.place()),
        (1, 1, (1, 1))
    );
    model.update(Msg::Move(1, 77));
    assert_eq!(model.place(), (1, 1));
}

#[test]
fn figures_count_each_players_mistakes() {
    let review = judged(|item| match item.decided.decision.player() {
        Player::White => 0.1,
        Player::Black => 0.0,
    });
    let numbers = review.numbers();
    assert!(numbers.white.mistakes.blunders >= 3);
    assert_eq!(numbers.black.mistakes.blunders, 0);
    let pr = numbers.white.summary.pr.expect("decisions count");
    assert!((pr - 50.0).abs() < 0.01, "{pr}");
    assert_eq!(numbers.black.summary.pr, Some(0.0));
    let chances = review.chances(0, Player::White);
    assert!(
        chances
            .iter()
            .all(|&(_, chance, luck)| (0.0..=1.0).contains(&chance) && luck.is_none())
    );
    assert_eq!(chances.len(), 2);
}

fn kinds_of(arrows: &[board::Arrow]) -> Vec<ArrowKind> {
    let mut kinds: Vec<_> = arrows.iter().map(|arrow| arrow.kind).collect();
    kinds.dedup();
    kinds
}

#[test]
fn shows_the_loss_and_both_plays_arrows() {
    let words = Words::english();
    let review = judged(|_| 0.036);
    let model = Model::new(StudyContent::Match(Box::new(record())));
    let shown = verdicts(&model, &review, &words);
    let [verdict] = &shown[..] else {
        panic!("one decision, not {shown:?}");
    };
    assert_eq!(verdict.title, "8/5 6/5 loses 0.036");
    // The first sentence contains no number.
    let first = verdict.first_sentence(&words);
    assert!(
        first.ends_with(" is best") && !first.contains("0."),
        "{first}"
    );
    assert_eq!(verdict.mistake, Some(Mistake::Error));
    assert!(!verdict.rows[1].is_best && verdict.rows[1].was_made);
    let view = View {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };
    let of_move = review.of_move(0, 0).next().map(|(_, judged)| judged);
    let arrows = model
        .scene(view, of_move, None, |_: Cube| String::new())
        .arrows;
    let kinds = kinds_of(&arrows);
    assert!(kinds.contains(&ArrowKind::Best), "{kinds:?}");
    assert!(kinds.contains(&ArrowKind::Played), "{kinds:?}");
    let judged = of_move.expect("judged");
    let alone = |choice| {
        let scene = model.scene(view, of_move, Some(choice), |_: Cube| String::new());
        kinds_of(&scene.arrows)
    };
    assert_eq!(alone(judged.candidates[0].choice), [ArrowKind::Best]);
    assert_eq!(alone(judged.made), [ArrowKind::Played]);
    assert_eq!(alone(Choice::Double), kinds_of(&arrows), "no candidate");
    assert_eq!(file_verdict(&model, &words), None);
}

#[test]
fn double_shows_three_outcomes() {
    let words = Words::english();
    let review = judged(|item| if item.kind == Kind::Double { 0.1 } else { 0.0 });
    let mut model = Model::of_link(&match_link(&record(), true).expect("short")).expect("our own");
    model.update(Msg::Move(0, 2));
    let shown = verdicts(&model, &review, &words);
    let rows = shown[0]
        .rows
        .iter()
        .map(|row| (row.name.as_str(), [row.is_best, row.was_made]));
    let rows: Vec<_> = rows.collect();
    assert_eq!(
        rows,
        [
            ("No double", [true, false]),
            ("Double, take", [false, true]),
            ("Double, drop", [false, false])
        ]
    );
    assert_eq!(shown[0].title, "Double loses 0.100");
}

/// Returns a review restored from the lines of `text`.
fn restored(text: &str) -> Review {
    let mut review = Review::new(&record());
    let mut lines = text.lines();
    let head = lines.next().and_then(StoredHead::read);
    lines.for_each(|line| review.restore(line));
    if head.is_some() {
        review.update(ReviewMsg::Restored);
    }
    review
}

#[test]
fn stored_review_resumes_its_pass() {
    let mut review = judged(|item| {
        if item.kind == Kind::Double {
            0.0123
        } else {
            0.3
        }
    });
    review.update(ReviewMsg::PassOver);
    let (_, wanted) = review.wanted().expect("it runs");
    let (nth, item) = wanted[0];
    review.update(ReviewMsg::Judged(nth, Some(Box::new(lost(&item, 0.25, 1)))));
    let text = review.to_text();
    assert_eq!(
        StoredHead::read(&text).map(|head| head.is_running),
        None,
        "more than a line"
    );
    assert!(
        StoredHead::read(text.lines().next().unwrap_or_default())
            .is_some_and(|head| head.is_running)
    );
    let mut back = restored(&text);
    assert_eq!(back.progress(), Progress::Stopped);
    assert_eq!(back.numbers(), review.numbers());
    back.update(ReviewMsg::Begin);
    assert_eq!(
        back.wanted().map(|(_, rest)| rest),
        Some(wanted[1..].to_vec())
    );
    assert_eq!(back.to_text(), text);
}

#[test]
fn decisions_with_damaged_lines_are_evaluated_again() {
    let text = judged(|_| 0.1).to_text();
    let whole = restored(&text);
    for (nth, line) in text.lines().enumerate().skip(1) {
        for cut in (0..line.len()).step_by(3) {
            let damaged = format!("{}~{}", &line[..cut], &line[cut..]);
            let lines = text.lines().enumerate();
            let lines = lines.map(|(at, line)| if at == nth { &damaged } else { line });
            let mut back = restored(&lines.collect::<Vec<_>>().join("\n"));
            back.update(ReviewMsg::Begin);
            let missing = back.wanted().map(|(_, wanted)| wanted.len());
            assert_eq!(missing, Some(1), "line {nth} cut at {cut}");
        }
    }
    assert_eq!(whole.to_text().lines().count(), text.lines().count());
}

#[test]
fn ignores_a_stored_review_of_another_match() {
    let text = judged(|_| 0.1).to_text();
    let mut other = record();
    other.games.remove(0);
    let mut review = Review::new(&other);
    text.lines().for_each(|line| review.restore(line));
    assert!(!review.has_begun());
}

#[test]
fn lists_the_decisions_behind_a_figure() {
    let words = Words::english();
    let review = judged(|item| {
        if item.kind == Kind::Checker {
            0.03
        } else {
            0.1
        }
    });
    for player in Player::BOTH {
        let summary = review.numbers()[player].summary;
        let (of_pr, rest) = contributions(&review, player, Statistic::Pr, &words);
        assert_eq!(of_pr.len(), summary.counted as usize);
        assert_eq!(rest, 0, "the helper has all decisions counted");
        let parts = [Statistic::Checker, Statistic::Cube]
            .map(|part| contributions(&review, player, part, &words));
        assert_eq!(parts[0].0.len() + parts[1].0.len(), of_pr.len());
        let (lucky, _) = contributions(&review, player, Statistic::Luck, &words);
        assert_eq!(lucky.len(), parts[0].0.len(), "one for each roll");
    }
    let (of_pr, _) = contributions(&review, Player::White, Statistic::Pr, &words);
    assert!(
        of_pr[0].text.contains("0.100"),
        "the largest first: {:?}",
        of_pr[0]
    );
    let last = of_pr.last().expect("one");
    assert!(
        last.text.contains("0.030") && last.text.starts_with("Game "),
        "{last:?}"
    );
}

#[test]
fn every_mistake_and_no_correct_decision_becomes_a_drill() {
    let mut review = judged(|item| match item.kind {
        Kind::Checker if item.nth < 1 => 0.05,
        _ => 0.0,
    });
    for entry in &mut review.entries {
        if let Some(judged) = &mut entry.judged {
            judged.difficulty = 0.05;
        }
    }
    for player in Player::BOTH {
        let numbers = review.numbers()[player].mistakes;
        let mistakes = (numbers.errors + numbers.blunders) as usize;
        assert_eq!(review.drill_candidates(player).len(), mistakes);
    }
    let all = Player::BOTH.map(|player| review.drill_candidates(player).len());
    assert!(all.iter().sum::<usize>() > 0, "{all:?}");
}
