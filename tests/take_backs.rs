//! Plays that are taken back as mistakes, compared with the review for the plays in real matches.

use analyst::{Query, Report};
use engine::{Analysis, Depth};
use record::read_file;
use review::{Item, Kind, list};
use rules::{Choice, legal_plays};
use worker::TaskRunner;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/matches");

/// Loss, in EMG, from which the setting "All mistakes" takes a play back.
const TAKEN_BACK: f32 = 0.020;

/// Numbers of unnecessary take-backs and of missed mistakes of 0.040 or more for one evaluation method.
#[derive(Debug, Default, PartialEq)]
struct Mistaken {
    needless: u32,
    misses: u32,
}

impl Mistaken {
    fn count(&mut self, seen: f32, loss: f32) {
        self.needless += u32::from(seen >= TAKEN_BACK && loss < 0.005);
        self.misses += u32::from(seen < TAKEN_BACK && loss >= 0.040);
    }
}

/// Returns the loss of the play in `item` according to an analysis, and `true` if it was evaluated at the same depth as
/// the best play.
fn loss(item: &Item, analysis: &Analysis) -> (f32, bool) {
    let decision = &item.decided.decision;
    let (Choice::Play(play), Some(roll)) = (item.decided.choice, decision.roll()) else {
        panic!("a play is judged");
    };
    let after = decision.board().play(roll, &play).ok();
    let mut all = analysis.candidates.iter();
    let made = all.find(|one| one.after == after).expect("a legal play");
    (made.loss.0, made.plies == analysis.candidates[0].plies)
}

/// Evaluates a play as the table does: before the play is made, and again if it was evaluated less deeply than the best
/// play. Returns the losses according to the first and the last evaluation.
fn evaluated(runner: &mut TaskRunner, item: &Item) -> [f32; 2] {
    let mut analysed = |made| {
        let query = Query::Analyse {
            decision: item.decided.decision,
            made,
            depth: Depth::Plies(2),
        };
        match runner.report(&query) {
            Report::Analysis(found) => loss(item, &found),
            other => panic!("an analysis, not {other:?}"),
        }
    };
    let (first, is_deep) = analysed(None);
    if is_deep {
        return [first, first];
    }
    let (last, is_deep) = analysed(Some(item.decided.choice));
    assert!(is_deep, "the play made is judged in full");
    [first, last]
}

/// Counts the errors of the first and the last evaluation for the plays in a file and for other plays in the same
/// decisions, good and bad; tests every `step`-th decision.
fn count(path: &str, step: usize) -> (u32, [Mistaken; 2]) {
    let bytes = std::fs::read(path).expect("a match");
    let record = &read_file(&bytes).expect("a readable match").matches[0];
    let mut runner = TaskRunner::default();
    let (mut plays, mut both) = (0, [Mistaken::default(), Mistaken::default()]);
    let games = list(record).games;
    let items = games.iter().flat_map(|game| &game.items);
    let items = items.filter(|item| item.kind == Kind::Checker);
    for item in items.step_by(step) {
        let roll = item.decided.decision.roll().expect("a roll");
        let others = legal_plays(item.decided.decision.board(), roll);
        let others = others.iter().skip(1).step_by(5).take(4);
        let choices = others.map(|legal| Choice::Play(legal.play));
        for choice in choices.chain([item.decided.choice]) {
            let mut item = *item;
            item.decided.choice = choice;
            let depth = Depth::Plies(2);
            let Report::Judged(Some(judged)) = runner.report(&Query::Judge { item, depth }) else {
                continue;
            };
            plays += 1;
            for (mistaken, seen) in both.iter_mut().zip(evaluated(&mut runner, &item)) {
                mistaken.count(seen, judged.loss);
            }
        }
    }
    (plays, both)
}

#[test]
fn take_backs_agree_with_the_review() {
    for (name, step) in [("galaxy-1.txt", 24), ("studio-1.txt", 12)] {
        let (plays, [first, last]) = count(&format!("{DATA}/{name}"), step);
        println!("{name}: {plays} plays, first {first:?}, last {last:?}");
        assert_eq!(last, Mistaken::default(), "{name}");
    }
}
