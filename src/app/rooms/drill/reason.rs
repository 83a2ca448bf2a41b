//! The reason for the verdict on an answer: the engine judges the choice once more with its chances, and explains it.

use analyst::{JobEvent, Priority};
use coach::{Explanation, JudgedDecision, Voice, hint_query};
use drill::{Answer, Exercise, GivenAnswer, Model};
use leptos::prelude::*;
use protocol::{Report, Task};
use rules::{Choice, Decision, legal_plays};
use words::Part;

use super::state::Drill;
use crate::{browser::spawn_local, rooms::part_files};

/// How many rolls ahead the choice is judged: the verdict stands already.
const PLIES: u8 = 1;

/// A choice to be explained.
#[derive(Clone, Copy)]
struct Asked {
    /// The number of the question.
    number: u32,
    decision: Decision,
    choice: Choice,
    /// `true` if the player has answered with this choice; it is the best one if not.
    is_given: bool,
}

/// Asks the engine for the reason, for which the room has a place.
pub(super) fn find(drill: Drill) {
    let Some(asked) = drill.model.with_untracked(asked) else {
        return;
    };
    spawn_local(async move {
        part_files::load_texts(&drill.shell.words(), Part::Coach).await;
        judge(drill, asked);
    });
}

/// Returns the choice that the answer was, or the best one if the answer was only shown.
fn asked(model: &Model) -> Option<Asked> {
    let (verdict, task) = model.verdict().zip(model.task())?;
    let Exercise::Decide(decision, judged) = &task.exercise else {
        return None;
    };
    let given = match verdict.given {
        GivenAnswer::Answer(answer) => Some(answer),
        GivenAnswer::Number(_) | GivenAnswer::Nothing => None,
    };
    let answer = given.or_else(|| judged.as_ref()?.best())?;
    Some(Asked {
        number: task.number,
        decision: *decision,
        choice: choice(decision, answer)?,
        is_given: given.is_some(),
    })
}

fn judge(drill: Drill, asked: Asked) {
    let Some(query) = hint_query(asked.decision, asked.choice, PLIES) else {
        return;
    };
    let judged = move |event| {
        if let JobEvent::Found { finding, .. } = event
            && let Some(Report::Judged(Some(judged))) = finding.report()
        {
            let decision = asked.decision;
            let judged = *judged;
            // Not within the engine's answer, which is still being handled.
            spawn_local(async move { explain(drill, asked, JudgedDecision { decision, judged }) });
        }
    };
    let tasks = vec![Task::Query(query)];
    drill.shell.analyst().submit(Priority::Hint, tasks, judged);
}

fn explain(drill: Drill, asked: Asked, subject: JudgedDecision) {
    let mut explanation = Explanation::new(subject);
    let queries = explanation.first_queries();
    let tasks: Vec<Task> = queries.iter().cloned().map(Task::Query).collect();
    if tasks.is_empty() {
        return;
    }
    let found = move |event| {
        if let JobEvent::Found { nth, finding } = event
            && let Some((query, report)) = queries.get(nth).zip(finding.report())
        {
            explanation.store_report(query, report);
            let words = drill.shell.words();
            let told = if asked.is_given {
                Some(explanation.lead(&words, &Voice::You))
            } else {
                explanation.hint(&words)
            };
            // The next question may be asked, or the room left, meanwhile.
            let number = |model: &Model| model.task().map(|task| task.number);
            let now = drill.model.try_with_untracked(number).flatten();
            if now == Some(asked.number) && told.is_some() {
                let _gone = drill.reason.try_set(told);
            }
        }
    };
    drill.shell.analyst().submit(Priority::Hint, tasks, found);
}

/// Returns an answer as a choice; `None` if it is a play that the rules do not allow.
pub(super) fn choice(decision: &Decision, answer: Answer) -> Option<Choice> {
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
