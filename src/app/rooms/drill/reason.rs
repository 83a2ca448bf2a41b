//! Explanation of a verdict. The figures are those of the review from which the question was made, if it evaluated the
//! choice; otherwise the engine evaluates the choice.

use drill::{Answer, Exercise, GivenAnswer, Model};
use insight::{Detail, Explanation, JudgedDecision, Voice};
use leptos::prelude::*;
use rules::{Choice, Decision, legal_plays};
use words::Part;

use super::state::Drill;
use crate::{
    browser::spawn_local,
    rooms::{
        part_files,
        views::reason::{SHALLOW, explain_choice, explain_judged},
    },
};

/// Maximum search depth for an explanation, in plies: that of a review, whose winning chances it must not contradict.
const MAX_PLIES: u8 = 3;

/// Choice that needs an explanation.
#[derive(Clone, Copy)]
struct Asked {
    /// Number of the question.
    number: u32,
    decision: Decision,
    choice: Choice,
    /// `true` if the choice is the player's answer; `false` if it is the best choice.
    is_given: bool,
    /// Search depth of the verdict, in plies: a shallower search may prefer another choice.
    plies: u8,
}

/// Requests the explanation from the engine, and stores it in the room's state.
pub(super) fn find(drill: Drill) {
    let Some(subject) = drill.model.with_untracked(subject_of) else {
        return;
    };
    spawn_local(async move {
        part_files::load_texts(&drill.shell.words(), Part::Coach).await;
        tell(drill, subject);
    });
}

/// Returns the player's answer as a choice, or the best choice if the player had the answer shown instead; `None` if
/// there is no choice to explain.
fn subject_of(model: &Model) -> Option<Asked> {
    let (verdict, task) = model.verdict().zip(model.task())?;
    let Exercise::Decide(decision, judged) = &task.exercise else {
        return None;
    };
    let own_answer = match verdict.given {
        GivenAnswer::Answer(answer) => Some(answer),
        GivenAnswer::Number(_) | GivenAnswer::Nothing => None,
    };
    let answer = own_answer.or_else(|| judged.as_ref()?.best())?;
    Some(Asked {
        number: task.number,
        decision: *decision,
        choice: choice(decision, answer)?,
        is_given: own_answer.is_some(),
        plies: judged
            .as_ref()
            .map_or(SHALLOW, |judged| judged.plies.clamp(SHALLOW, MAX_PLIES)),
    })
}

fn tell(drill: Drill, subject: Asked) {
    let reviewed = drill.model.try_with_untracked(Model::reviewed).flatten();
    let decision = subject.decision;
    let reviewed = reviewed.map(|judged| JudgedDecision { decision, judged });
    let known = reviewed
        .as_ref()
        .and_then(|reviewed| reviewed.with_choice(subject.choice));
    let tell = move |explanation: &Explanation| {
        let words = drill.shell.words();
        let reason = if subject.is_given {
            Some(explanation.lead(&words, &Voice::You))
        } else {
            explanation.hint(&words, Detail::Full)
        };
        // The player may have moved on to the next question or left the room in the meantime.
        let number = |model: &Model| model.task().map(|task| task.number);
        let current = drill.model.try_with_untracked(number).flatten();
        if current != Some(subject.number) {
            return;
        }
        // The chances of the review come first.
        let mut chances = reviewed.as_ref().map(wins).unwrap_or_default();
        chances.extend(wins(explanation.subject()));
        let _gone = drill.wins.try_set(chances);
        if reason.is_some() {
            let _gone = drill.reason.try_set(reason);
        }
    };
    match known {
        Some(known) => explain_judged(drill.shell, known, tell),
        None => explain_choice(drill.shell, decision, subject.choice, subject.plies, tell),
    }
}

/// Returns the winning chances after the plays of a judged decision; empty for a cube decision.
pub(super) fn wins(subject: &JudgedDecision) -> Vec<(Answer, f32)> {
    let plays = subject.judged.candidates.iter().filter_map(|candidate| {
        let Choice::Play(_) = candidate.choice else {
            return None;
        };
        let answer = Answer::of_choice(&subject.decision, &candidate.choice, true)?;
        Some((answer, candidate.outcomes.win()))
    });
    plays.collect()
}

/// Converts an answer to a choice; `None` if the answer is an illegal play.
pub(in crate::rooms) fn choice(decision: &Decision, answer: Answer) -> Option<Choice> {
    Some(match answer {
        Answer::Play(after) => {
            let mut plays = legal_plays(decision.board(), decision.roll()?).into_iter();
            Choice::Play(plays.find(|legal| legal.after == after)?.play)
        }
        Answer::NoDouble => Choice::Roll,
        Answer::DoubleTake | Answer::DoubleDrop => Choice::Double,
        Answer::Take => Choice::Take,
        Answer::Drop => Choice::Drop,
    })
}
