//! Analysis of the results, one at a time.

use std::{cell::RefCell, rc::Rc};

use ::duplicate::{Item, Msg, PLIES};
use analyst::{Depth, JobEvent, Priority, Query, Report};
use leptos::prelude::*;

use crate::rooms::{
    duplicate::state::{Duplicates, Job},
    shell::Shell,
};

/// Requests the analysis of a result's decisions.
pub(crate) fn judge(room: Duplicates, items: Vec<Item>) {
    let depth = Depth::Plies(PLIES);
    let task = |item| Query::Judge { item, depth };
    let tasks = items.into_iter().map(task).collect();
    let number = room.job.with_value(|(number, _)| number + 1);
    // `None` after an unreadable report, because a decision would be missing from the statistics.
    let judgements = Rc::new(RefCell::new(Some(Vec::new())));
    let on_event = move |event| {
        let is_current = || room.job.try_with_value(|(current, _)| *current == number);
        match event {
            JobEvent::Found { report, .. } => {
                let mut judgements = judgements.borrow_mut();
                match (report, judgements.as_mut()) {
                    (Report::Judged(Some(judged)), Some(judgements)) => judgements.push(*judged),
                    // An illegal choice; it is not analysed.
                    (Report::Judged(None), _) => {}
                    _ => *judgements = None,
                }
            }
            JobEvent::Failed(_) if is_current() == Some(true) => room.send(Msg::Judged(None)),
            JobEvent::Over if is_current() == Some(true) => {
                room.send(Msg::Judged(judgements.take()));
            }
            JobEvent::Stopped | JobEvent::Failed(_) | JobEvent::Over => {}
        }
    };
    let analyst = room.shell.analyst();
    let ticket = analyst.submit(Priority::Review, tasks, on_event);
    let before = room
        .job
        .try_update_value(|job| std::mem::replace(job, (number, Some(ticket))));
    if let Some((_, Some(earlier))) = before {
        analyst.stop(earlier);
    }
}

/// Returns the slot for the running analysis, which is cancelled when the room is closed.
pub(crate) fn stop_on_leaving(shell: Shell) -> StoredValue<Job> {
    // Reference-counted, because arena values may be disposed of before this cleanup runs.
    let job = ArcStoredValue::new((0, None));
    let stopped = job.clone();
    on_cleanup(move || {
        if let (_, Some(ticket)) = stopped.get_value() {
            shell.analyst().stop(ticket);
        }
    });
    job.into()
}
