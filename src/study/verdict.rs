//! A judged decision as rows for the page: its choices, best first, with their numbers.

use record::ForeignCandidate;
use review::{CubeEquities, Judged, Kind, Mistake};
use rules::{Choice, Decision};
use words::{Words, decimal};

use crate::{
    Entry, Model, Review,
    entry::{is_shown, mistake},
    notation::written,
};

/// A judged decision for the page.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The category of the loss by XG's thresholds.
    pub mistake: Option<Mistake>,
    /// A sentence with the choice made and its loss.
    pub title: String,
    /// The choices, best first.
    pub rows: Vec<Candidate>,
    /// Whether the equities are seen by the player who doubled rather than the one who answers.
    pub of_doubler: bool,
    /// The decision and its judgement; `None` if another program judged.
    pub subject: Option<Box<(Decision, Judged)>>,
    /// The place of the decision in the stored review; empty if another program judged.
    pub place: String,
}

/// A row: a choice with its numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The play in notation, or the name of the cube action.
    pub name: String,
    /// Whether the choice is the best one.
    pub is_best: bool,
    /// Whether the choice was made.
    pub was_made: bool,
    /// Equity per unit of the cube before the decision (EMG), seen by the player who decides.
    pub equity: f32,
    /// Equity loss in EMG, 0 or more.
    pub loss: f32,
    /// The chances to win, win a gammon or more, win a backgammon, lose a gammon or more, lose a backgammon; `None` if
    /// all choices share them.
    pub chances: Option<[f32; 5]>,
    /// Plies of the judgement, if known.
    pub plies: Option<u8>,
    /// The loss by the file's analysis, if it lists the choice.
    pub file: Option<f32>,
}

/// Returns the judged decisions of the current moment: an error first, as a roll that could have been a double is a
/// decision before the play.
pub fn verdicts(model: &Model, review: &Review, words: &Words) -> Vec<Verdict> {
    if review.is_position() {
        return of_position(review, words).into_iter().collect();
    }
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
    let mut found: Vec<Verdict> = entries.filter_map(shown).collect();
    if let Some(at) = found.iter().position(|verdict| verdict.mistake.is_some()) {
        let error = found.remove(at);
        found.insert(0, error);
    }
    found
}

/// Returns the judgement of a position: no choice is marked as made.
fn of_position(review: &Review, words: &Words) -> Option<Verdict> {
    let entry = review.entries.first()?;
    let mut verdict = verdict(entry, entry.judged.as_ref()?, None, words);
    for row in &mut verdict.rows {
        row.was_made = false;
    }
    Some(verdict)
}

/// Returns another program's analysis of the current moment, if the file contains one.
pub fn file_verdict(model: &Model, words: &Words) -> Option<Verdict> {
    let made = model.shown()?.made.as_ref()?;
    let found = made.analysis.as_deref()?;
    let best = found.candidates.first().map_or(0.0, |best| best.equity);
    let play = |(nth, one): (usize, &ForeignCandidate)| Candidate {
        name: written(&one.moves),
        is_best: nth == 0,
        was_made: false,
        equity: one.equity as f32,
        loss: (best - one.equity).max(0.0) as f32,
        chances: Some(one.chances.listed().map(|chance| chance as f32)),
        plies: one.level.plies().and_then(|plies| u8::try_from(plies).ok()),
        file: None,
    };
    let mut rows: Vec<Candidate> = found.candidates.iter().enumerate().map(play).collect();
    if let Some(cube) = &found.cube {
        let plies = cube
            .level
            .plies()
            .and_then(|plies| u8::try_from(plies).ok());
        let values = [
            ("none", Some(cube.no_double)),
            ("double-take", Some(cube.double_take)),
            ("double-drop", cube.double_pass),
        ];
        rows.extend(values.into_iter().filter_map(|(action, value)| {
            Some(Candidate {
                name: words.review_action(action),
                is_best: false,
                was_made: false,
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
        place: String::new(),
    })
}

fn verdict(entry: &Entry, judged: &Judged, double: Option<&Judged>, words: &Words) -> Verdict {
    let item = &entry.item;
    let by_file = |choice: &Choice| entry.file_analysis.as_ref()?.loss(item, choice);
    let name = |choice: &Choice| explain::choice_name(item.decided.decision.board(), choice, words);
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
                is_best: nth == 0,
                was_made: one.choice == judged.made,
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
        place: entry.place(),
    }
}

/// Returns the three outcomes of a double, the right one first, the others with their difference from it. Equities are
/// always those of the player who doubles.
pub(crate) fn cube_rows(judged: &Judged, cube: &CubeEquities, words: &Words) -> Vec<Candidate> {
    let CubeEquities {
        no_double,
        double_take,
        double_pass,
    } = *cube;
    let is_taken = cube.is_take();
    let offered = double_take.min(double_pass);
    let should = cube.is_double();
    let row = |action: &str, equity: f32, best: f32, [is_best, was_made]: [bool; 2]| Candidate {
        name: words.review_action(action),
        is_best,
        was_made,
        equity,
        loss: (best - equity).abs(),
        chances: None,
        plies: Some(judged.plies),
        file: None,
    };
    // When a double is being answered, rolling is no longer possible.
    let (should, made) = match judged.kind {
        Kind::Answer => (
            true,
            [
                false,
                matches!(judged.made, Choice::Take | Choice::Beaver),
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
            "double-drop",
            double_pass,
            best,
            [should && !is_taken, made[2]],
        ),
    ];
    rows.sort_by(|a, b| b.is_best.cmp(&a.is_best).then(a.loss.total_cmp(&b.loss)));
    rows
}
