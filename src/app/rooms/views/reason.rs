//! Reason for a choice: the engine evaluates the choice, unless a review has done so, and then answers the
//! explanation's queries.

use std::rc::Rc;

use analyst::{JobEvent, Priority, Report};
use insight::{Explanation, JudgedDecision, hint_query};
use rules::{Choice, Decision};

use crate::{browser::spawn_local, rooms::Shell};

/// Search depth for an explanation whose verdict is already known, in plies.
pub(in crate::rooms) const SHALLOW: u8 = 1;

/// Calls `tell` with the explanation of a choice, evaluated at `plies`, after each reply from the engine, or once if
/// there is no other choice to compare.
///
/// The room may have been closed before the last call.
pub(in crate::rooms) fn explain_choice(
    shell: Shell,
    decision: Decision,
    choice: Choice,
    plies: u8,
    tell: impl Fn(&Explanation) + 'static,
) {
    let Some(query) = hint_query(decision, choice, plies) else {
        return;
    };
    let tell = Rc::new(tell);
    let judged = move |event| {
        if let JobEvent::Found { report, .. } = event
            && let Report::Judged(Some(judged)) = report
        {
            let subject = JudgedDecision {
                decision,
                judged: *judged,
            };
            let tell = tell.clone();
            // The call is deferred, because the engine's reply is still being handled.
            spawn_local(async move { explain(shell, subject, tell) });
        }
    };
    shell.analyst().submit(Priority::Hint, vec![query], judged);
}

/// Calls `tell` with the explanation of an evaluated choice, like [`explain_choice`].
pub(in crate::rooms) fn explain_judged(
    shell: Shell,
    subject: JudgedDecision,
    tell: impl Fn(&Explanation) + 'static,
) {
    explain(shell, subject, Rc::new(tell));
}

fn explain(shell: Shell, subject: JudgedDecision, tell: Rc<impl Fn(&Explanation) + 'static>) {
    let mut explanation = Explanation::new(subject);
    let queries = explanation.first_queries();
    if queries.is_empty() {
        return tell(&explanation);
    }
    let tasks = queries.clone();
    let found = move |event| {
        if let JobEvent::Found { nth, report } = event
            && let Some(query) = queries.get(nth)
        {
            explanation.store_report(query, report);
            tell(&explanation);
        }
    };
    shell.analyst().submit(Priority::Hint, tasks, found);
}
