//! Engine queries for the running game, and the engine handle shared by all parts of the page.

use std::cell::RefCell;

use analyst::{Analyst, JobEvent, Priority, Query, Report, Ticket};
use table::{CoachMsg, EngineMsg, JobId, Msg};

use crate::{
    browser::{self, equity_table},
    store::Store,
};

/// Selector of the element that contains the address of the workers' script.
const SCRIPT: &str = "meta[name=worker]";

thread_local! {
    /// The page's only engine, kept outside the store so that the first load does not include it.
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// The analyst, and the running game's pending queries, except those for advice. The analyst is created on first use.
#[derive(Default)]
struct Engine {
    analyst: Option<Analyst>,
    pending: Vec<(JobId, Ticket, Priority)>,
}

/// Sends one of the running game's queries to the engine. A query for a choice cancels earlier queries for a choice.
pub(crate) fn ask(store: Store, job: JobId, query: Query) {
    let advises = matches!(query, Query::Analyse { .. });
    let priority = match query {
        Query::Choose { .. } => Priority::Move,
        _ => Priority::Hint,
    };
    if priority == Priority::Move {
        withdraw(|priority| priority == Priority::Move);
    }
    let on_event = move |event| {
        let failed = || {
            if advises {
                Msg::Coach(CoachMsg::Judged(job, None))
            } else {
                Msg::Engine(EngineMsg::Failed(job))
            }
        };
        store.send(match event {
            JobEvent::Found { report, .. } => match report {
                Report::Chosen { choice, trials, .. } => {
                    Msg::Engine(EngineMsg::Chosen(job, choice, trials))
                }
                Report::Luck(luck) => Msg::Engine(EngineMsg::Luck(job, luck)),
                Report::Analysis(analysed) => {
                    Msg::Coach(CoachMsg::Judged(job, Some(Box::new(analysed))))
                }
                // Workers never answer these queries with any other report.
                _ => failed(),
            },
            JobEvent::Stopped => Msg::Engine(EngineMsg::Cancelled(job)),
            JobEvent::Failed(_) => failed(),
            JobEvent::Over => {
                let is_other = |(pending, ..): &(JobId, _, _)| *pending != job;
                return ENGINE.with_borrow_mut(|engine| engine.pending.retain(is_other));
            }
        });
    };
    let ticket = analyst(store).submit(priority, vec![query], on_event);
    if !advises {
        ENGINE.with_borrow_mut(|engine| engine.pending.push((job, ticket, priority)));
    }
}

/// Cancels the game's pending queries, except queries for advice.
pub(crate) fn cancel() {
    withdraw(|_| true);
}

/// Returns the handle to the engine's workers, for any part of the page.
pub(crate) fn analyst(store: Store) -> Analyst {
    let new = || {
        let ready = move |nets| store.send(Msg::Engine(EngineMsg::Ready { nets }));
        let analyst = Analyst::new(script().unwrap_or_default(), usize::MAX, ready);
        analyst.set_table(equity_table::current().to_text().as_bytes());
        analyst
    };
    ENGINE.with_borrow_mut(|engine| engine.analyst.get_or_insert_with(new).clone())
}

fn withdraw(which: impl Fn(Priority) -> bool) {
    ENGINE.with_borrow_mut(|engine| {
        let Some(analyst) = &engine.analyst else {
            return;
        };
        let withdrawn = engine
            .pending
            .extract_if(.., |(.., priority)| which(*priority));
        for (_, ticket, _) in withdrawn {
            analyst.stop(ticket);
        }
    });
}

/// Returns the address of the workers' script; `None` if the page does not declare one.
fn script() -> Option<String> {
    let document = browser::document()?;
    let element = document.query_selector(SCRIPT).ok()??;
    element.get_attribute("content")
}
