//! Tests that levels make choices with the frequencies that [`chances_to_choose`] predicts.

use engine::{
    Candidate, Context, Judge, Level, Met, Noisy, Search, Settings, analyse, decide_ahead,
};
use insight::reasons::chances_to_choose;
use rules::{Choice, Decision, Question};

use crate::{judge, sources};

fn candidates(judge: &Judge, decision: &Decision) -> Vec<Candidate> {
    analyse(&Search::new(judge, 0), decision, None, &Settings::new(0)).candidates
}

/// Returns the predicted frequency of the best 0-ply play, the frequency with which the level makes that play, and the
/// standard deviation of the difference.
fn best_plays(judge: &Judge, level: Level) -> (f32, f32, f32) {
    let noisy = Search::new(Noisy::new(judge, level.noise()), level.plies());
    let (mut expected, mut played, mut variance) = (0.0, 0.0, 0.0);
    for decided in sources::random(5) {
        let decision = decided.decision;
        let Question::Play(roll) = decision.question() else {
            continue;
        };
        let all = candidates(judge, &decision);
        let context = Context::of_decision(&decision, Met::default());
        let chosen = noisy
            .choose(decision.board(), roll, &context)
            .map(|one| one.after);
        let found = chances_to_choose(judge, &decision, &all, level).expect("some play is chosen");
        assert_eq!(found.len(), all.len());
        assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        expected += found[0];
        played += f32::from(u8::from(chosen == all[0].after));
        variance += found[0] * (1.0 - found[0]);
    }
    (expected, played, variance.sqrt())
}

#[test]
fn weak_levels_find_the_best_play_with_the_stated_probability() {
    let judge = judge();
    for level in [Level::Beginner, Level::Casual, Level::Normal] {
        let (expected, played, deviation) = best_plays(&judge, level);
        println!("{level:?}: {expected} expected, {played} played, {deviation}");
        assert!(
            (expected - played).abs() < 3.5 * deviation,
            "{level:?}: {expected} {played}"
        );
    }
}

#[test]
fn a_level_without_errors_is_certain() {
    let judge = judge();
    let search = Search::new(&judge, 0);
    for decided in sources::random(1) {
        let all = candidates(&judge, &decided.decision);
        let found =
            chances_to_choose(&judge, &decided.decision, &all, Level::Strong).expect("a choice");
        assert!(found.iter().all(|chance| [0.0, 1.0].contains(chance)));
        let Question::Play(roll) = decided.decision.question() else {
            continue;
        };
        let context = Context::of_decision(&decided.decision, Met::default());
        let chosen = search.choose(decided.decision.board(), roll, &context);
        let at = all
            .iter()
            .position(|one| one.after == chosen.map(|one| one.after));
        assert!(at.is_some_and(|at| found[at] > 0.5));
    }
}

#[test]
fn weak_levels_double_with_the_stated_probability() {
    let judge = judge();
    let noisy = Search::new(Noisy::new(&judge, Level::Beginner.noise()), 0);
    let (mut expected, mut doubled, mut variance) = (0.0, 0.0, 0.0_f32);
    for decided in sources::random(10) {
        let decision = Decision::builder(*decided.decision.board()).build();
        let decision = decision.expect("a decision before the roll");
        let all = candidates(&judge, &decision);
        let found = chances_to_choose(&judge, &decision, &all, Level::Beginner).expect("a choice");
        let at = all.iter().position(|one| one.choice == Choice::Double);
        let chance = at.map_or(0.0, |at| found[at]);
        let cube = decide_ahead(&noisy, decision.board(), &Context::MONEY);
        expected += chance;
        doubled += f32::from(u8::from(cube.doubles()));
        variance += chance * (1.0 - chance);
    }
    assert!(doubled > 10.0 && (expected - doubled).abs() < 3.5 * variance.sqrt());
}
