//! Evaluated decisions formatted for display, with rows for their choices, best first.

use record::ForeignCandidate;
use review::{Candidate, CubeEquities, Judged, Kind, MIN_SHOWN_LOSS, Mistake};
use rules::{Board, Choice, Decision, Score};
use words::{Words, arg, decimal};

use crate::{
    Entry, Model, Review,
    entry::{is_shown, judged, mistake},
    notation::written,
    resignation::effect,
};

/// Evaluated decision, formatted for display.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Severity of the mistake by XG's thresholds; `None` if the decision was not a mistake.
    pub mistake: Option<Mistake>,
    /// Sentence about the actual choice and its loss.
    pub title: String,
    /// Choices, best first.
    pub rows: Vec<JudgedChoice>,
    /// `true` if the equities are from the doubler's perspective, `false` if they are from the perspective of the
    /// player who answers.
    pub of_doubler: bool,
    /// Decision and its evaluation; `None` for another program's analysis.
    pub subject: Option<Box<(Decision, Judged)>>,
    /// Location of the decision in the stored review; empty for another program's analysis.
    pub place: String,
}

/// Display row for a choice, with its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedChoice {
    /// Play in notation, or the name of the cube action.
    pub name: String,
    /// `true` for the best choice.
    pub is_best: bool,
    /// `true` for the actual choice.
    pub was_made: bool,
    /// `true` for a play that the reader has tried and that is not among the review's choices.
    pub was_tried: bool,
    /// Play whose arrows the board can show; `None` for a cube action, and for another program's analysis.
    pub play: Option<Choice>,
    /// Equity in units of the cube before the decision (EMG), from the perspective given by [`Verdict::of_doubler`].
    pub equity: f32,
    /// Equity loss in EMG; never negative.
    pub loss: f32,
    /// Chances of winning, winning a gammon or more, winning a backgammon, losing a gammon or more, and losing a
    /// backgammon; `None` if they are the same for all choices.
    pub chances: Option<[f32; 5]>,
    /// Search depth in plies; `None` if unknown.
    pub plies: Option<u8>,
    /// Number of trials in a Champion analysis; 0 for other analyses.
    pub trials: u64,
    /// Loss according to the file's analysis; `None` if the file does not list the choice.
    pub file: Option<f32>,
}

/// Returns the evaluated decisions at the current moment: the costliest mistake first, and otherwise the cube action
/// before the play.
pub fn verdicts(model: &Model, review: &Review, words: &Words) -> Vec<Verdict> {
    if review.is_position() {
        return of_position(review, words).into_iter().collect();
    }
    let Some(nth) = model.shown().and_then(|moment| moment.nth) else {
        let resigned = review.wrong_resignations(None, Some(model.game_shown()));
        return judged(&resigned)
            .filter_map(|one| of_resignation(one, words))
            .collect();
    };
    let double = review.double_before(model.game_shown(), nth);
    let entries = review.entries_of_move(model.game_shown(), nth);
    let shown = |entry: &Entry| {
        let judged = entry.judged.as_ref();
        let judged = judged.filter(|judged| is_shown(judged) || entry.is_disputed());
        judged.map(|judged| verdict(entry, judged, double, words))
    };
    let mut found: Vec<Verdict> = entries.filter_map(shown).collect();
    let cost = |verdict: &Verdict| {
        let judged = verdict
            .subject
            .as_deref()
            .filter(|_| verdict.mistake.is_some());
        judged.map_or(0.0, |(_, judged)| judged.loss)
    };
    found.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
    found
}

/// Returns the verdict on a resignation, with its effect as the title.
fn of_resignation((entry, judged): (&Entry, &Judged), words: &Words) -> Option<Verdict> {
    Some(Verdict {
        title: effect(judged, words)?,
        subject: None,
        ..verdict(entry, judged, None, words)
    })
}

/// Returns the verdict on a position, with no choice marked as made unless the actual choice is known.
fn of_position(review: &Review, words: &Words) -> Option<Verdict> {
    let entry = review.entries.first()?;
    let mut verdict = verdict(entry, entry.judged.as_ref()?, None, words);
    for row in &mut verdict.rows {
        row.was_made &= review.position_choice().is_some();
    }
    Some(verdict)
}

/// Returns another program's analysis of the current decision, if the file contains one.
pub fn file_verdict(model: &Model, words: &Words) -> Option<Verdict> {
    let made = model.shown()?.made.as_ref()?;
    let found = made.analysis.as_deref()?;
    let best = found.candidates.first().map_or(0.0, |best| best.equity);
    let play = |(nth, one): (usize, &ForeignCandidate)| JudgedChoice {
        name: written(&one.moves),
        is_best: nth == 0,
        was_made: false,
        was_tried: false,
        play: None,
        equity: one.equity as f32,
        loss: (best - one.equity).max(0.0) as f32,
        chances: Some(one.chances.listed().map(|chance| chance as f32)),
        plies: one.level.plies().and_then(|plies| u8::try_from(plies).ok()),
        trials: 0,
        file: None,
    };
    let mut rows: Vec<JudgedChoice> = found.candidates.iter().enumerate().map(play).collect();
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
            Some(JudgedChoice {
                name: words.review_action(action),
                is_best: false,
                was_made: false,
                was_tried: false,
                play: None,
                equity: value? as f32,
                loss: 0.0,
                chances: None,
                plies,
                trials: 0,
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
    let name = |choice: &Choice| {
        insight::explain::choice_name(item.decided.decision.board(), choice, words)
    };
    let made = name(&judged.made);
    let equities = doubler_equities(judged, double);
    let of_doubler = judged.kind == Kind::Answer && equities.is_some();
    let rows = match equities {
        Some(cube) => {
            let no_double_plies = double
                .filter(|_| of_doubler)
                .map_or(judged.plies, |double| double.plies);
            cube_rows(
                judged,
                &cube,
                item.decided.decision.score(),
                no_double_plies,
                words,
            )
        }
        None => play_rows(entry, judged, words),
    };
    let loses = judged.loss >= MIN_SHOWN_LOSS;
    Verdict {
        mistake: mistake(judged),
        title: if loses {
            words.review_loses(
                arg::Choice(made),
                arg::Loss(decimal(words, f64::from(judged.loss), 3)),
            )
        } else {
            words.review_best(made)
        },
        rows,
        of_doubler,
        subject: Some(Box::new((
            item.decided.decision,
            Judged {
                cube: equities,
                ..judged.clone()
            },
        ))),
        place: entry.place(),
    }
}

/// Returns the rows for a decision about other than a double: those of the review with the losses from the file, and
/// the plays that the reader has tried, by their losses.
fn play_rows(entry: &Entry, judged: &Judged, words: &Words) -> Vec<JudgedChoice> {
    let board = entry.item.decided.decision.board();
    let by_file = |choice: &Choice| entry.file_analysis.as_ref()?.loss(&entry.item, choice);
    let with_file = |(row, one): (JudgedChoice, &Candidate)| JudgedChoice {
        file: by_file(&one.choice),
        ..row
    };
    let rows = choice_rows(board, judged, words).into_iter();
    let mut rows: Vec<JudgedChoice> = rows.zip(&judged.candidates).map(with_file).collect();
    for one in &entry.tried {
        let row = JudgedChoice {
            was_tried: true,
            ..choice_row(board, judged, (usize::MAX, one), words)
        };
        let place = rows.partition_point(|other| other.loss <= row.loss);
        rows.insert(place, row);
    }
    rows
}

/// Returns the rows for an evaluated decision, best choice first, without the losses from the file.
pub(crate) fn choice_rows(board: &Board, judged: &Judged, words: &Words) -> Vec<JudgedChoice> {
    let candidates = judged.candidates.iter().enumerate();
    candidates
        .map(|one| choice_row(board, judged, one, words))
        .collect()
}

fn choice_row(
    board: &Board,
    judged: &Judged,
    (nth, one): (usize, &Candidate),
    words: &Words,
) -> JudgedChoice {
    JudgedChoice {
        name: insight::explain::choice_name(board, &one.choice, words),
        is_best: nth == 0,
        was_made: one.choice == judged.made,
        was_tried: false,
        play: Some(one.choice).filter(|_| judged.kind == Kind::Checker),
        equity: one.equity.0,
        loss: one.loss.0,
        chances: (judged.kind == Kind::Checker).then(|| one.outcomes.cumulative().listed()),
        plies: Some(one.plies),
        trials: one.trials.unwrap_or(0),
        file: None,
    }
}

impl Verdict {
    /// Returns a sentence about the best choice, displayed until the reason is known.
    pub fn first_sentence(&self, words: &Words) -> String {
        let best = self.rows.iter().find(|row| row.is_best);
        best.map_or_else(
            || self.title.clone(),
            |best| words.review_best(best.name.clone()),
        )
    }
}

/// Returns the evaluation with the equities of the double to which it refers, if known.
pub(crate) fn with_doubler_equities(judged: &Judged, double: Option<&Judged>) -> Judged {
    Judged {
        cube: doubler_equities(judged, double),
        ..judged.clone()
    }
}

/// Returns the equities of a double or of the double being answered. For the latter, the equity of a take comes from
/// the evaluation of the answer.
fn doubler_equities(judged: &Judged, double: Option<&Judged>) -> Option<CubeEquities> {
    let doubled = double.and_then(|double| double.cube);
    match judged.kind {
        Kind::Checker => None,
        Kind::Double => judged.cube,
        Kind::Answer => doubled.map(|doubled| {
            let own = |choice| judged.candidates.iter().find(|one| one.choice == choice);
            let taken = [own(Choice::Take), own(Choice::Beaver)];
            // The player who answers would choose the answer with the higher equity.
            let least = taken.into_iter().flatten().map(|one| -one.equity.0);
            let double_take = least.reduce(f32::min).unwrap_or(doubled.double_take);
            CubeEquities {
                double_take,
                ..doubled
            }
        }),
    }
}

/// Returns the outcomes of a double: first the correct one, then the others with their difference from it. Equities are
/// always from the doubler's perspective. `no_double_plies` is the search depth for not doubling.
pub(crate) fn cube_rows(
    judged: &Judged,
    cube: &CubeEquities,
    score: Score,
    no_double_plies: u8,
    words: &Words,
) -> Vec<JudgedChoice> {
    let is_beavered = cube.is_beavered(score);
    let answer = match (is_beavered, cube.is_take()) {
        (true, _) => Choice::Beaver,
        (false, true) => Choice::Take,
        (false, false) => Choice::Drop,
    };
    // Not doubling is no longer an option once the double is being answered.
    let is_answer = judged.kind == Kind::Answer;
    let should = is_answer || cube.is_double();
    let made = match (is_answer, judged.made) {
        (true, made) => Some(made),
        (false, Choice::Double) => Some(answer),
        (false, _) => None,
    };
    let taken = cube.double_take * if is_beavered { 0.5 } else { 1.0 };
    let best = if should {
        cube.double_take.min(cube.double_pass)
    } else {
        cube.no_double
    };
    let row = |action: &str, equity: f32, [is_best, was_made]: [bool; 2]| JudgedChoice {
        name: words.review_action(action),
        is_best,
        was_made,
        was_tried: false,
        play: None,
        equity,
        loss: (best - equity).abs(),
        chances: None,
        plies: Some(judged.plies),
        trials: judged.trials(),
        file: None,
    };
    let without = JudgedChoice {
        plies: Some(no_double_plies),
        ..row("none", cube.no_double, [!should, made.is_none()])
    };
    let doubled = [
        ("double-take", taken, Choice::Take),
        ("double-beaver", 2.0 * taken, Choice::Beaver),
        ("double-drop", cube.double_pass, Choice::Drop),
    ];
    let is_shown = |choice: Choice| match choice {
        Choice::Take => is_answer || !is_beavered,
        Choice::Beaver => is_beavered || made == Some(choice),
        _ => true,
    };
    let doubled = doubled.into_iter().filter(|(.., choice)| is_shown(*choice));
    let doubled = doubled.map(|(action, equity, choice)| {
        let is_best = should && choice == answer;
        row(action, equity, [is_best, made == Some(choice)])
    });
    let mut rows: Vec<JudgedChoice> = std::iter::once(without).chain(doubled).collect();
    rows.sort_by(|a, b| b.is_best.cmp(&a.is_best).then(a.loss.total_cmp(&b.loss)));
    rows
}
