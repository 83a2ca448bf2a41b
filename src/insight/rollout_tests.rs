//! Tests for rollouts: batches, stopping conditions, order of choices, and storage.

use rules::Beavers;

use super::*;
use crate::{
    Rollout, RolloutLength, RolloutMsg, RolloutOptions, RolloutState, read_rollout, write_plan,
    write_rollout,
};

/// Returns sums over these trials, in which the first choice leads by a tenth of a point.
fn sums(trials: std::ops::Range<u64>, choices: usize) -> RolloutSums {
    let count = i128::from(trials.end - trials.start);
    let part = 1_i128 << 32;
    let equity = |at: usize| part / 5 - part / 10 * at as i128;
    let spread = part * part / 100;
    let mut products = Vec::new();
    for row in 0..choices {
        for column in 0..=row {
            let own = if row == column { spread } else { 0 };
            products.push(count * (equity(row) * equity(column) + own));
        }
    }
    RolloutSums {
        trials: vec![trials],
        equities: (0..choices).map(|at| count * equity(at)).collect(),
        chances: vec![[count * part / 2, 0, 0, count * part / 2, 0, 0]; choices],
        products,
    }
}

#[test]
fn plays_batches_until_the_leader_reaches_the_required_confidence() {
    let words = Words::english();
    let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
    assert_eq!(rollout.due(), None);
    rollout.update(RolloutMsg::Start(1_000.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    let count = rollout.choices().len();
    rollout.update(RolloutMsg::Sums(batch, sums(0..100, count), 3_000.0));
    assert_eq!(rollout.due(), None, "the batch is under way");
    assert_eq!(rollout.count().0, 100);
    assert!(
        rollout
            .speed()
            .is_some_and(|speed| (speed - 50.0).abs() < 0.1)
    );
    rollout.update(RolloutMsg::Sums(batch, sums(trials, count), 5_000.0));
    rollout.update(RolloutMsg::BatchOver(batch));
    assert_eq!(rollout.state(), RolloutState::Done);
    assert!(rollout.is_early(), "1296 trials were requested");
    assert!(rollout.confidence().is_some_and(|sure| sure > 0.99));
    let standings = rollout.standings(&words);
    assert_eq!(standings.len(), count);
    assert_eq!(standings[0].equity[0], "+0.200");
    assert_eq!(standings[1].loss, "0.100");
    rollout.update(RolloutMsg::Extend(6_000.0));
    let (_, more) = rollout.due().expect("it goes on");
    assert_eq!(more.start, rollout.count().0, "no trial is played twice");
}

#[test]
fn states_the_actual_choices_loss_according_to_the_rollout() {
    let words = Words::english();
    let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
    let [leader, second] = [0, 1].map(|at| rollout.choices()[at]);
    assert_eq!(rollout.made_sentence(&leader, &words), None, "no trials");
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    let count = rollout.choices().len();
    rollout.update(RolloutMsg::Sums(batch, sums(trials, count), 1.0));
    assert!(!rollout.is_early(), "it runs");
    let sentence_of = |choice| rollout.made_sentence(choice, &words).expect("trials");
    assert!(
        sentence_of(&leader).ends_with(" is best"),
        "{}",
        sentence_of(&leader)
    );
    assert!(
        sentence_of(&second).ends_with(" loses 0.100"),
        "{}",
        sentence_of(&second)
    );
    assert_eq!(rollout.made_sentence(&Choice::Take, &words), None);
}

#[test]
fn stopped_rollout_resumes_with_the_missing_trials() {
    let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
    let count = rollout.choices().len();
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, _) = rollout.due().expect("it has begun");
    let mut played = sums(0..12, count);
    played.merge(&sums(24..36, count)).expect("other trials");
    rollout.update(RolloutMsg::Sums(batch, played, 1.0));
    rollout.update(RolloutMsg::Stop);
    rollout.update(RolloutMsg::Sums(batch, sums(0..36, count), 1.5));
    assert_eq!(rollout.count().0, 24, "what is shown after a stop stays");
    rollout.update(RolloutMsg::Start(2.0));
    let (again, trials) = rollout.due().expect("it goes on");
    assert_eq!(trials, 12..24);
    rollout.update(RolloutMsg::Sums(batch, sums(12..24, count), 3.0));
    assert_eq!(rollout.count().0, 24, "late sums are dropped");
    rollout.update(RolloutMsg::Fail(batch));
    assert_eq!(rollout.state(), RolloutState::Running);
    rollout.update(RolloutMsg::Fail(again));
    assert_eq!(rollout.state(), RolloutState::Failed);
}

/// Returns a double's rollout with these equities, in hundredths, for no double and double/take.
fn doubled(equities: [i128; 2]) -> Rollout {
    rolled_out(&take(), equities)
}

fn rolled_out(double: &JudgedDecision, equities: [i128; 2]) -> Rollout {
    let mut rollout = Rollout::of(double).expect("a double can be rolled out");
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    let mut sums = sums(trials, 2);
    let count = i128::from(sums.count());
    let part = 1_i128 << 32;
    let [roll, double] = equities.map(|equity| part * equity / 100);
    let spread = part * part / 100;
    sums.equities = vec![count * roll, count * double];
    sums.products = vec![
        count * (roll * roll + spread),
        count * roll * double,
        count * (double * double + spread),
    ];
    rollout.update(RolloutMsg::Sums(batch, sums, 1.0));
    rollout
}

#[test]
fn r72_counts_twice_a_double_that_would_be_beavered() {
    let words = Words::english();
    let first = |beavers| {
        let decision = Decision::builder(Board::start(Variant::Standard)).beavers(beavers);
        let double = JudgedDecision {
            decision: decision
                .answer(Offer::Double, 2)
                .build()
                .expect("a decision"),
            ..take()
        };
        rolled_out(&double, [-25, -20]).standings(&words)[0]
            .name
            .clone()
    };
    assert_eq!(first(Beavers::None), "Double, take");
    assert_eq!(first(Beavers::One), "No double");
}

#[test]
fn a_dropped_double_is_worth_one_point() {
    let words = Words::english();
    let order = |rollout: &Rollout| {
        let standings = rollout.standings(&words).into_iter();
        standings
            .map(|standing| (standing.name, standing.loss))
            .collect::<Vec<_>>()
    };
    let named = |name: &str, loss: &str| (name.to_owned(), loss.to_owned());
    let too_good = doubled([110, 140]);
    assert_eq!(
        order(&too_good),
        [
            named("No double", ""),
            named("Double, drop", "0.100"),
            named("Double, take", "")
        ]
    );
    assert!(too_good.confidence().is_some_and(|sure| sure > 0.99));
    let cash = doubled([90, 140]);
    assert_eq!(
        order(&cash),
        [
            named("Double, drop", ""),
            named("No double", "0.100"),
            named("Double, take", "")
        ]
    );
    assert!(cash.confidence().is_some_and(|sure| sure > 0.99));
    // No double is worth about as much as double/drop, so the equity of double/take does not matter.
    let close = doubled([100, 140]);
    let sure = close.confidence().expect("trials");
    assert!((sure - 0.5).abs() < 0.01, "{sure}");
    let taken = doubled([50, 60]);
    assert_eq!(
        order(&taken),
        [
            named("Double, take", ""),
            named("No double", "0.100"),
            named("Double, drop", "")
        ]
    );
    let drop = taken.standings(&words).pop().expect("the drop");
    assert_eq!(drop.equity, ["+1.000", "0.000"], "its exact value");
}

#[test]
fn discards_trials_if_the_trial_settings_change_but_not_if_the_limits_change() {
    let mut rollout = Rollout::of(&take()).expect("a double can be rolled out");
    assert_eq!(rollout.choices(), [Choice::Roll, Choice::Double]);
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    rollout.update(RolloutMsg::Sums(batch, sums(trials, 2), 1.0));
    rollout.update(RolloutMsg::BatchOver(batch));
    let before = rollout.count().0;
    let longer = RolloutOptions {
        trials: 5_184,
        ..*rollout.options()
    };
    rollout.update(RolloutMsg::Set(longer));
    assert_eq!(rollout.count(), (before, 5_184));
    rollout.update(RolloutMsg::Set(RolloutLength::Thorough.options()));
    assert_eq!((rollout.count().0, rollout.state()), (0, RolloutState::New));
}

#[test]
fn a_rollout_survives_a_round_trip_through_storage() {
    let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
    let count = rollout.choices().len();
    assert_eq!(write_rollout(&rollout), None, "nothing has been played");
    rollout.update(RolloutMsg::Start(1.0));
    let (batch, _) = rollout.due().expect("it has begun");
    rollout.update(RolloutMsg::Sums(batch, sums(0..36, count), 1.0));
    let text = write_rollout(&rollout).expect("36 trials");
    assert_eq!(text.lines().count(), 1);
    let read = read_rollout(&text).expect("a rollout");
    assert!(read.is_about(&Rollout::of(&play()).expect("plays can be rolled out")));
    assert_eq!((read.count().0, read.state()), (36, RolloutState::Stopped));
    assert_eq!(read.total(), rollout.total());
    rollout.update(RolloutMsg::Sums(batch, sums(0..216, count), 2.0));
    rollout.update(RolloutMsg::BatchOver(batch));
    assert_eq!(rollout.state(), RolloutState::Done);
    let ended = write_rollout(&rollout).and_then(|text| read_rollout(&text));
    let state = ended.map(|ended| ended.state());
    assert_eq!(
        state,
        Some(RolloutState::Done),
        "there is nothing to go on with"
    );
    let version = text.replacen("[1,", "[2,", 1);
    assert_eq!(read_rollout(&version), None, "of other nets");
    for cut in 0..text.len() {
        assert_eq!(read_rollout(&text[..cut]), None);
    }
    assert_eq!(read_rollout("null"), None);
    // A stored rollout from another source may request more trials than a page can play.
    let endless = text.replacen("\"trials\":1296", "\"trials\":18446744073709551615", 1);
    assert_ne!(endless, text);
    let endless = read_rollout(&endless).expect("a rollout");
    assert_eq!(endless.count(), (36, 46_656));
    let fewer = text.replacen("\"equities\":[", "\"equities\":[1,", 1);
    assert_eq!(read_rollout(&fewer), None);
}

#[test]
fn finds_a_stored_rollout_by_its_decision() {
    let deeper = Rollout::of(&play()).expect("plays can be rolled out");
    let mut stored = deeper.clone();
    stored.choices.remove(0);
    assert!(
        stored.is_about(&deeper),
        "the player has picked other plays"
    );
    let other = Rollout::of(&take()).expect("a double can be rolled out");
    assert!(!other.is_about(&deeper));
}

#[test]
fn compares_picked_plays_that_the_engine_did_not_list() {
    let subject = play();
    let mut rollout = Rollout::of(&subject).expect("plays can be rolled out");
    let offered = rollout.offered(&subject.judged);
    let listed = subject.judged.candidates.len();
    assert!(offered.len() > listed, "{} of {listed}", offered.len());
    assert_eq!(offered[..rollout.choices().len()], *rollout.choices());
    let mut names: Vec<String> = offered.iter().map(|one| format!("{one:?}")).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), offered.len());
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    let count = rollout.choices().len();
    rollout.update(RolloutMsg::Sums(batch, sums(trials, count), 1.0));
    let same = rollout.choices().to_vec();
    rollout.update(RolloutMsg::Choose(same));
    assert!(rollout.count().0 > 0, "the same plays keep their trials");
    let picked = vec![offered[0], offered[offered.len() - 1]];
    rollout.update(RolloutMsg::Choose(picked.clone()));
    assert_eq!((rollout.choices(), rollout.count().0), (&picked[..], 0));
    assert_eq!(rollout.state(), RolloutState::New);
    let cube = Rollout::of(&take()).expect("a double can be rolled out");
    assert_eq!(cube.offered(&take().judged), cube.choices());
}

#[test]
fn ends_early_only_if_every_set_condition_holds() {
    // The standard error after 216 trials with a standard deviation of 0.1 is 0.0068.
    for (confidence, error, is_early) in [
        (Some(95), None, true),
        (None, Some(10), true),
        (None, Some(5), false),
        (Some(95), Some(10), true),
        (Some(95), Some(5), false),
        (None, None, false),
    ] {
        let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
        let options = RolloutOptions {
            confidence,
            error,
            ..*rollout.options()
        };
        rollout.update(RolloutMsg::Set(options));
        rollout.update(RolloutMsg::Start(0.0));
        let (batch, trials) = rollout.due().expect("it has begun");
        let count = rollout.choices().len();
        rollout.update(RolloutMsg::Sums(batch, sums(trials, count), 1.0));
        rollout.update(RolloutMsg::BatchOver(batch));
        assert_eq!(rollout.is_early(), is_early, "{confidence:?} {error:?}");
    }
}

#[test]
fn exports_a_rollout_without_its_trials() {
    let mut rollout = Rollout::of(&play()).expect("plays can be rolled out");
    let mut options = *rollout.options();
    (options.settings.seed, options.settings.cube_plies) = (77, 1);
    options.error = Some(5);
    rollout.update(RolloutMsg::Set(options));
    rollout.update(RolloutMsg::Start(0.0));
    let (batch, trials) = rollout.due().expect("it has begun");
    let count = rollout.choices().len();
    rollout.update(RolloutMsg::Sums(batch, sums(trials, count), 1.0));
    let mut read = read_rollout(&write_plan(&rollout)).expect("a plan");
    assert_eq!((read.count().0, read.state()), (0, RolloutState::New));
    assert_eq!(*read.options(), options);
    assert!(read.has_same_trials(&rollout));
    options.settings.seed = 78;
    read.update(RolloutMsg::Set(options));
    assert!(!read.has_same_trials(&rollout), "other dice");
}
