//! One reason for the choice that a hint shows at the table: the reason that the review would give.

use analyst::{JobEvent, Priority};
use coach::{Explanation, JudgedDecision, hint_query};
use leptos::prelude::*;
use protocol::{Report, Task};
use rules::{Choice, Decision};
use words::Part;

use crate::{
    browser::spawn_local,
    rooms::{Shell, part_files},
};

/// So many rolls are looked ahead.
const PLIES: u8 = 1;

/// The sentence, once the part with it has come and the engine has answered.
pub(in crate::rooms) fn hinted(shell: Shell, decision: Decision, choice: Choice) -> AnyView {
    let told = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Ok(explain) = entry().await {
            part_files::load_texts(&shell.words(), Part::Coach).await;
            explain(shell, decision, choice, told);
        }
    });
    (move || {
        told.get()
            .map(|told| view! { <p class="strip-reason">{told}</p> })
    })
    .into_any()
}

part! { coach:
    fn entry() -> fn(Shell, Decision, Choice, RwSignal<Option<String>>) {
        judge
    }
}

/// Has the choice judged, and then explained.
fn judge(shell: Shell, decision: Decision, choice: Choice, told: RwSignal<Option<String>>) {
    let Some(query) = hint_query(decision, choice, PLIES) else {
        return;
    };
    let judged = move |event| {
        if let JobEvent::Found { finding, .. } = event
            && let Some(Report::Judged(Some(judged))) = finding.report()
        {
            let judged = *judged;
            // Not within the engine's answer, which is still being handled.
            spawn_local(async move { explain(shell, JudgedDecision { decision, judged }, told) });
        }
    };
    let tasks = vec![Task::Query(query)];
    shell.analyst().submit(Priority::Hint, tasks, judged);
}

fn explain(shell: Shell, subject: JudgedDecision, told: RwSignal<Option<String>>) {
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
            // The hint may be gone meanwhile.
            let _gone = told.try_set(explanation.hint(&shell.words()));
        }
    };
    shell.analyst().submit(Priority::Hint, tasks, found);
}
