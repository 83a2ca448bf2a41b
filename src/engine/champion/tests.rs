use rules::{Board, BoardError, DecisionBuilder, DecisionError, Roll, Variant};

use super::*;
use crate::depth::CHAMPION_PLIES;
use crate::sample::board;
use crate::{CubeDecision, Equity, Judge};

fn search() -> Search<Judge> {
    Search::new(Judge::without_nets(), 0)
}

fn trials(count: u64) -> TrialLimit {
    TrialLimit::new(count).expect("a number of trials")
}

/// Returns the first opening roll with both close plays and plays that lose a lot of equity.
fn opening(search: &Search<Judge>) -> Result<Decision, DecisionError> {
    for roll in Roll::ALL {
        let builder = Decision::builder(Board::start(Variant::Standard));
        let decision = builder
            .play(roll.high().pips(), roll.low().pips())
            .build()?;
        if Champion::new(search, &decision, None, trials(1))
            .next_round()
            .is_some()
        {
            return Ok(decision);
        }
    }
    panic!("some roll has close plays");
}

fn trials_of(found: &Analysis) -> Vec<u64> {
    let trials = found.candidates.iter().map(|one| one.trials);
    trials.collect::<Option<_>>().expect("a Champion analysis")
}

/// Returns a race in which the double is close.
fn race() -> Result<DecisionBuilder, BoardError> {
    let own = [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 2)];
    let opponent = [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)];
    Ok(Decision::builder(board(&own, &opponent)?))
}

#[test]
fn result_does_not_depend_on_how_trials_are_split() -> Result<(), DecisionError> {
    let search = search();
    let decision = opening(&search)?;
    let whole = Champion::new(&search, &decision, None, trials(150)).run(&search);
    assert!(trials_of(&whole)[0] > 0, "{whole:?}");
    let mut champion = Champion::new(&search, &decision, None, trials(150));
    while let Some(round) = champion.next_round() {
        let mut merged = RolloutSums::new(champion.rivals.len());
        let middle = round.start + 1;
        for part in [middle..round.end, round.start..middle] {
            let fresh = self::search();
            let sums = champion.rollout(&fresh).run(part);
            merged.merge(&sums).expect("different trials");
        }
        champion.add(&merged).expect("a round");
    }
    assert_eq!(champion.finish(), whole);
    Ok(())
}

#[test]
fn plays_are_sorted_and_the_leader_is_rolled_out() -> Result<(), DecisionError> {
    let search = search();
    let decision = opening(&search)?;
    let made = analyse(&search, &decision, None, &Settings::new(0));
    let made = made.candidates.last().map(|one| one.choice);
    let champion = Champion::new(&search, &decision, made.as_ref(), trials(36));
    let mut starts = champion.rivals.iter().map(|rival| rival.start);
    assert!(
        starts.all(|start| !start.may_double),
        "the search has decided"
    );
    let analysis = champion.run(&search);
    let trials = trials_of(&analysis);
    assert!(
        analysis
            .candidates
            .is_sorted_by(|a, b| a.equity >= b.equity)
    );
    assert!(analysis.candidates.iter().all(|one| one.loss.0 >= 0.0));
    let place = analysis.made.expect("the play that was made");
    assert_eq!(Some(analysis.candidates[place].choice), made);
    assert!(trials[0] == 36 && trials[place] == 36, "{trials:?}");
    assert!(
        trials.contains(&0),
        "plays that lose a lot are not rolled out"
    );
    Ok(())
}

#[test]
fn one_trial_keeps_the_search_order() -> Result<(), DecisionError> {
    let search = search();
    let decision = opening(&search)?;
    let searched = analyse(&search, &decision, None, &Settings::new(CHAMPION_PLIES));
    let found = Champion::new(&search, &decision, None, trials(1)).run(&search);
    assert_eq!(trials_of(&found)[0], 1);
    let choices = |analysis: &Analysis| -> Vec<Choice> {
        analysis.candidates.iter().map(|one| one.choice).collect()
    };
    assert_eq!(choices(&found)[..2], choices(&searched)[..2]);
    Ok(())
}

#[test]
fn clear_and_exact_decisions_are_not_rolled_out() -> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let ending = board(&[(0, 11), (1, 2), (5, 2)], &[(0, 12), (6, 3)])?;
    let clear = board(&[(0, 13), (6, 2)], &[(24, 15)])?;
    for builder in [
        Decision::builder(Board::start(Variant::Standard)).play(3, 1),
        Decision::builder(Board::start(Variant::Standard)),
        Decision::builder(ending).play(2, 1),
        Decision::builder(ending),
        Decision::builder(clear),
    ] {
        let decision = builder.build()?;
        let champion = Champion::new(&search, &decision, None, trials(36));
        assert_eq!(champion.next_round(), None, "{decision:?}");
        let found = champion.finish();
        let searched = analyse(&search, &decision, None, &Settings::new(CHAMPION_PLIES));
        assert!(trials_of(&found).iter().all(|&trials| trials == 0));
        let mut found = found;
        for one in &mut found.candidates {
            one.trials = None;
        }
        assert_eq!(found, searched);
    }
    Ok(())
}

#[test]
fn plays_after_which_the_opponent_drops_keep_the_search_order()
-> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let own = [(0, 9), (1, 2), (2, 2), (3, 2)];
    let opponent = [(0, 3), (4, 3), (5, 5), (6, 4)];
    let decision = Decision::builder(board(&own, &opponent)?)
        .play(2, 1)
        .build()?;
    let searched = analyse(&search, &decision, None, &Settings::new(CHAMPION_PLIES));
    let found = Champion::new(&search, &decision, None, trials(72)).run(&search);
    assert!(trials_of(&found)[0] > 0 && found.candidates[1].loss == Equity(0.0));
    let choices = |analysis: &Analysis| -> Vec<Choice> {
        analysis.candidates.iter().map(|one| one.choice).collect()
    };
    assert_eq!(choices(&found), choices(&searched));
    Ok(())
}

#[test]
fn cube_decision_lies_between_search_and_rollout() -> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let decision = race()?.build()?;
    let searched = analyse(&search, &decision, None, &Settings::new(CHAMPION_PLIES));
    let mut champion = Champion::new(&search, &decision, None, trials(72));
    let round = champion.next_round().expect("a close double");
    let sums = champion.rollout(&search).run(round);
    let rolled = sums.results().expect("trials");
    champion.add(&sums)?;
    let found = champion.finish();
    assert_eq!(trials_of(&found), [72, 72]);
    let [searched, found] = [searched, found].map(|one| one.cube.expect("a cube decision"));
    let equities = |cube: &CubeDecision| {
        [Some(cube.no_double), cube.double_take].map(|one| one.map(|one| one.0))
    };
    for ((before, after), rolled) in equities(&searched)
        .into_iter()
        .zip(equities(&found))
        .zip(rolled)
    {
        let (before, after) = before.zip(after).expect("doubling is allowed");
        let rolled = rolled.equity as f32;
        let (low, high) = (before.min(rolled) - 1e-6, before.max(rolled) + 1e-6);
        assert!((low..=high).contains(&after), "{before} {after} {rolled}");
    }
    Ok(())
}

#[test]
fn take_is_rolled_out_as_the_double_before_it() -> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let double = Champion::new(&search, &race()?.build()?, None, trials(36));
    let answer = race()?.answer(Offer::Double, 2).build()?;
    let taken = Rival {
        start: Champion::new(&search, &answer, None, trials(36))
            .taken()
            .expect("an offer"),
        searched: 0.0,
        at: 0,
    };
    let answer = Champion {
        rivals: vec![taken],
        ..Champion::new(&search, &answer, None, trials(36))
    };
    let rolled = |champion: &Champion| champion.rollout(&search).run(0..36).results();
    let (double, answer) = rolled(&double).zip(rolled(&answer)).expect("trials");
    assert!((double[1].equity + answer[0].equity).abs() < 1e-9);
    Ok(())
}

#[test]
fn rejects_sums_from_other_trials() -> Result<(), DecisionError> {
    let search = search();
    let mut champion = Champion::new(&search, &opening(&search)?, None, trials(36));
    let sums = champion.rollout(&search).run(0..37);
    assert_eq!(champion.add(&sums), Err(MergeError::Round));
    let sums = champion.rollout(&search).run(0..36);
    let other = RolloutSums {
        trials: sums.trials.clone(),
        ..RolloutSums::new(1)
    };
    assert_eq!(champion.add(&other), Err(MergeError::Positions));
    assert_eq!(champion.add(&sums), Ok(()));
    assert_eq!(champion.next_round(), None);
    assert_eq!(champion.add(&sums), Err(MergeError::Round));
    Ok(())
}

#[test]
fn counts_the_trials_of_an_incomplete_round() -> Result<(), Box<dyn std::error::Error>> {
    let search = search();
    let mut champion = Champion::new(&search, &opening(&search)?, None, trials(144));
    let mut sums = champion.rollout(&search).run(12..24);
    sums.merge(&champion.rollout(&search).run(60..66))?;
    champion.add(&sums)?;
    let again = champion.rollout(&search).run(60..66);
    assert_eq!(champion.add(&again), Err(MergeError::Twice(60)));
    let found = champion.finish();
    assert_eq!(trials_of(&found)[0], 18);
    assert!(found.candidates.is_sorted_by(|a, b| a.equity >= b.equity));
    Ok(())
}
