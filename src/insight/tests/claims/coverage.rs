//! Tests how many errors have a reason, in real matches and in games between weak levels, judged at 2 plies.

use std::collections::BTreeMap;

use dice::{DiceStream, Seed};
use engine::{Context, Level, Met, Noisy, Search, Settings, analyse};
use insight::reasons::{KnownEquities, MIN_EXPLAINED_LOSS, Reason};
use rules::{Board, Choice, Decided, Decision, DiceSource, Question, Roll, Variant};

use crate::{check::Case, judge, kind, reasons_of, sources};

/// Minimum loss of a blunder, in EMG.
const BLUNDER: f32 = 0.080;

/// Returns the plays from games in which a level plays itself.
fn self_play(level: Level, games: u8) -> Vec<Decided> {
    let judge = judge();
    let search = Search::new(Noisy::new(&judge, level.noise()), 0);
    let mut all = Vec::new();
    for game in 0..games {
        let mut dice = DiceStream::new(Seed([100 + game; 32]));
        let mut board = Board::start(Variant::Standard);
        for _ in 0..120 {
            let (a, b) = (dice.die(), dice.die());
            let here = Decision::builder(board);
            let decision = here.play(a.pips(), b.pips()).build().expect("a decision");
            let context = Context::of_decision(&decision, Met::default());
            let Some(chosen) = search.choose(&board, Roll::new(a, b), &context) else {
                board = board.flipped();
                continue;
            };
            let plays = rules::legal_plays(&board, Roll::new(a, b));
            let legal = plays.iter().find(|legal| legal.after == chosen.after);
            all.extend(legal.map(|legal| Decided {
                decision,
                choice: Choice::Play(legal.play),
            }));
            board = chosen.after;
            if board.opponent().is_off() {
                break;
            }
        }
    }
    all
}

/// Numbers of errors and blunders, and of those explained by a reason other than chances.
#[derive(Debug, Default)]
struct Coverage {
    errors: u32,
    explained_errors: u32,
    blunders: u32,
    explained_blunders: u32,
    kinds: BTreeMap<String, u32>,
    first: BTreeMap<String, u32>,
}

fn cover(decisions: &[Decided]) -> Coverage {
    let judge = judge();
    let (quick, deep) = (Search::new(&judge, 0), Search::new(&judge, 2));
    let mut coverage = Coverage::default();
    for Decided { decision, choice } in decisions {
        if !matches!(decision.question(), Question::Play(_)) {
            continue;
        }
        let first = analyse(&quick, decision, Some(choice), &Settings::new(0));
        let loses = first
            .made
            .is_some_and(|made| first.candidates[made].loss.0 >= 0.010);
        if !loses {
            continue;
        }
        let analysis = analyse(&deep, decision, Some(choice), &Settings::new(2));
        let (Some(best), Some(made)) = (analysis.candidates.first(), analysis.made) else {
            continue;
        };
        let case = Case {
            judge: &judge,
            decision: *decision,
            made: analysis.candidates[made],
            best: *best,
            known: KnownEquities::default(),
        };
        if case.made.loss.0 >= MIN_EXPLAINED_LOSS {
            coverage.add(&case);
        }
    }
    coverage
}

impl Coverage {
    fn add(&mut self, case: &Case) {
        let reasons = reasons_of(case);
        let causes: Vec<&Reason> = reasons
            .iter()
            .filter(|one| !crate::is_number(one))
            .collect();
        let is_blunder = case.made.loss.0 >= BLUNDER;
        let explained = !causes.is_empty();
        self.errors += 1;
        self.explained_errors += u32::from(explained);
        self.blunders += u32::from(is_blunder);
        self.explained_blunders += u32::from(is_blunder && explained);
        for reason in &causes {
            *self.kinds.entry(kind(reason)).or_default() += 1;
        }
        if let Some(first) = causes.first() {
            *self.first.entry(kind(first)).or_default() += 1;
        }
        for reason in &reasons {
            case.check(reason);
        }
    }
}

/// Panics unless every blunder, and nearly every error, has a reason other than a difference in chances.
fn assert_covered(coverage: &Coverage) {
    println!("{coverage:#?}");
    assert_eq!(coverage.explained_blunders, coverage.blunders);
    assert!(10 * coverage.explained_errors >= 9 * coverage.errors);
}

#[test]
fn blunders_in_real_matches_have_a_reason() {
    assert_covered(&cover(&sources::matches()));
}

#[test]
fn blunders_by_weak_levels_have_a_reason() {
    for (level, games) in [
        (Level::Beginner, 4),
        (Level::Casual, 8),
        (Level::Normal, 12),
    ] {
        assert_covered(&cover(&self_play(level, games)));
    }
}
