//! A judged decision as it is shown: its choices in rows, best first, with their numbers.

use record::ForeignCandidate;
use review::{CubeEquities, Judged, Kind, Mistake};
use rules::{Choice, Decision};
use words::{Words, decimal};

use crate::{
    Entry, Model, Review, list,
    reviewing::{is_shown, mistake},
};

/// A judged decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What XG calls the loss.
    pub mistake: Option<Mistake>,
    /// What was chosen and what it loses.
    pub title: String,
    /// The choices.
    pub rows: Vec<Candidate>,
    /// Whether the equities are those of the player who doubled, and not of the one who answers.
    pub of_doubler: bool,
    /// The decision and what was found of it; none if another program judged.
    pub subject: Option<Box<(Decision, Judged)>>,
}

/// A choice with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// In notation, or the words of a cube action.
    pub name: String,
    /// Whether it is the best, and whether it was chosen.
    pub is: [bool; 2],
    /// Equity per cube as it lay (EMG), seen by who decides.
    pub equity: f32,
    /// Equity lost, 0 or more.
    pub loss: f32,
    /// The chances to win, win a gammon or more, win a backgammon, lose a gammon or more, lose a backgammon; none where
    /// all choices share them.
    pub chances: Option<[f32; 5]>,
    /// How many rolls ahead it was judged, if that is known.
    pub plies: Option<u8>,
    /// What it loses by the file's analysis, if that says so.
    pub file: Option<f32>,
}

/// The judged decisions of the moment that is shown.
pub fn verdicts(model: &Model, review: &Review, words: &Words) -> Vec<Verdict> {
    let Some(nth) = model.shown().and_then(|moment| moment.nth) else {
        return Vec::new();
    };
    let double = review.double_before(model.game_shown(), nth);
    let entries = review.entries_of_move(model.game_shown(), nth);
    let shown = |entry: &Entry| {
        let judged = entry.judged.as_ref();
        let judged = judged.filter(|judged| is_shown(judged) || entry.is_disputed());
        judged.map(|judged| verdict(entry, judged, double, words))
    };
    entries.filter_map(shown).collect()
}

/// What another program said of the moment that is shown, if the file brings it.
pub fn other(model: &Model, words: &Words) -> Option<Verdict> {
    let made = model.shown()?.made.as_ref()?;
    let found = made.analysis.as_deref()?;
    let best = found.candidates.first().map_or(0.0, |best| best.equity);
    let play = |(nth, one): (usize, &ForeignCandidate)| Candidate {
        name: list::written(&one.moves),
        is: [nth == 0, false],
        equity: one.equity as f32,
        loss: (best - one.equity).max(0.0) as f32,
        chances: Some(one.chances.listed().map(|chance| chance as f32)),
        plies: one.plies.and_then(|plies| u8::try_from(plies).ok()),
        file: None,
    };
    let mut rows: Vec<Candidate> = found.candidates.iter().enumerate().map(play).collect();
    if let Some(cube) = &found.cube {
        let plies = cube.plies.and_then(|plies| u8::try_from(plies).ok());
        let values = [
            ("none", Some(cube.no_double)),
            ("double-take", Some(cube.double_take)),
            ("double-pass", cube.double_pass),
        ];
        rows.extend(values.into_iter().filter_map(|(action, value)| {
            Some(Candidate {
                name: words.review_action(action),
                is: [false; 2],
                equity: value? as f32,
                loss: 0.0,
                chances: None,
                plies,
                file: None,
            })
        }));
    }
    (!rows.is_empty()).then(|| Verdict {
        mistake: None,
        title: words.review_other(),
        rows,
        of_doubler: false,
        subject: None,
    })
}

fn verdict(entry: &Entry, judged: &Judged, double: Option<&Judged>, words: &Words) -> Verdict {
    let item = &entry.item;
    let by_file = |choice: &Choice| entry.foreign.as_ref()?.loss(item, choice);
    let name = |choice: &Choice| explain::name(item.decided.decision.board(), choice, words);
    let made = name(&judged.made);
    let doubled = double.and_then(|double| double.cube.as_ref());
    let of_doubler = judged.kind == Kind::Answer && doubled.is_some();
    let rows = match (judged.kind, &judged.cube, doubled) {
        (Kind::Double, Some(cube), _) | (Kind::Answer, _, Some(cube)) => {
            cube_rows(judged, cube, words)
        }
        _ => judged
            .candidates
            .iter()
            .enumerate()
            .map(|(nth, one)| Candidate {
                name: name(&one.choice),
                is: [nth == 0, one.choice == judged.made],
                equity: one.equity,
                loss: one.loss,
                chances: (judged.kind == Kind::Checker).then_some(one.chances),
                plies: Some(one.plies),
                file: by_file(&one.choice),
            })
            .collect(),
    };
    let loses = judged.loss >= 0.0005;
    Verdict {
        mistake: mistake(judged),
        title: if loses {
            words.review_loses(made, decimal(words, f64::from(judged.loss), 3))
        } else {
            words.review_best(made)
        },
        rows,
        of_doubler,
        subject: Some(Box::new((item.decided.decision, judged.clone()))),
    }
}

/// The three ways in which a double can go, the right one first, the others by what they differ from it: equities of the
/// player who doubles, whoever decided.
fn cube_rows(judged: &Judged, cube: &CubeEquities, words: &Words) -> Vec<Candidate> {
    let CubeEquities {
        no_double,
        double_take,
        double_pass,
    } = *cube;
    let is_taken = double_take <= double_pass;
    let offered = double_take.min(double_pass);
    let should = offered > no_double;
    let row = |action: &str, equity: f32, best: f32, is: [bool; 2]| Candidate {
        name: words.review_action(action),
        is,
        equity,
        loss: (best - equity).abs(),
        chances: None,
        plies: Some(judged.plies),
        file: None,
    };
    // Once there is a double, to roll is out of question.
    let (should, made) = match judged.kind {
        Kind::Answer => (
            true,
            [
                false,
                judged.made == Choice::Take,
                judged.made == Choice::Drop,
            ],
        ),
        Kind::Checker | Kind::Double => {
            let made = judged.made == Choice::Double;
            (should, [!made, made && is_taken, made && !is_taken])
        }
    };
    let best = if should { offered } else { no_double };
    let mut rows = vec![
        row("none", no_double, best, [!should, made[0]]),
        row(
            "double-take",
            double_take,
            best,
            [should && is_taken, made[1]],
        ),
        row(
            "double-pass",
            double_pass,
            best,
            [should && !is_taken, made[2]],
        ),
    ];
    rows.sort_by(|a, b| b.is[0].cmp(&a.is[0]).then(a.loss.total_cmp(&b.loss)));
    rows
}
