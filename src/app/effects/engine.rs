//! Requests of the running game to the engine, and the analyst shared by all parts of the page.

use std::cell::RefCell;

use analyst::{
    Analyst, Ask, Finding, JobEvent, JobId, Priority, Query, Reply, Report, Request, Settings,
    Task, Ticket,
};
use rules::{Choice, Decision};
use table::{CoachMsg, EngineMsg, Msg};

use crate::{browser, store::Store};

/// Element that names the workers' script.
const SCRIPT: &str = "meta[name=worker]";

thread_local! {
    /// Only engine of the page. The engine is outside the store to keep it out of the first load.
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Pending requests of the running game. The analyst is created on first use.
#[derive(Default)]
struct Engine {
    analyst: Option<Analyst>,
    pending: Vec<(Ticket, Request)>,
}

/// Sends a request to the engine and cancels the game's earlier requests for a choice.
pub(crate) fn ask(store: Store, request: Request) {
    let priority = match request.ask {
        Ask::Choice { .. } => Priority::Move,
        Ask::Luck(_) => Priority::Hint,
    };
    if priority == Priority::Move {
        withdraw(|request| matches!(request.ask, Ask::Choice { .. }));
    }
    let task = Task::Game {
        level: request.level,
        ask: request.ask,
    };
    let on_event = move |event| forward_event(store, &request, event);
    let ticket = analyst(store).submit(priority, vec![task], on_event);
    ENGINE.with_borrow_mut(|engine| engine.pending.push((ticket, request)));
}

/// Search depth of advice, in plies.
const ADVICE_PLIES: u8 = 2;

/// Requests the analysis of a decision of the running game, for advice. The player's intended choice is evaluated at
/// the same depth as the best choice.
pub(crate) fn advise(store: Store, job: JobId, decision: Decision, made: Option<Choice>) {
    let task = Task::Query(Query::Analyse {
        decision,
        made,
        settings: Settings::new(ADVICE_PLIES),
    });
    let event = move |event| {
        let analysis = match event {
            JobEvent::Found {
                finding: Finding::Report(Report::Analysis(analysed)),
                ..
            } => Some(Box::new(analysed.analysis)),
            JobEvent::Found { .. } | JobEvent::Stopped | JobEvent::Failed(_) => None,
            JobEvent::Over => return,
        };
        store.send(Msg::Coach(CoachMsg::Judged(job, analysis)));
    };
    analyst(store).submit(Priority::Hint, vec![task], event);
}

/// Cancels the game's pending requests.
pub(crate) fn cancel() {
    withdraw(|_| true);
}

/// Returns the handle to the engine's workers, for any part of the page.
pub(crate) fn analyst(store: Store) -> Analyst {
    let new = || {
        let ready = move |nets| store.send(Msg::Engine(EngineMsg::Reply(Reply::Ready { nets })));
        Analyst::new(script().unwrap_or_default(), usize::MAX, ready)
    };
    ENGINE.with_borrow_mut(|engine| engine.analyst.get_or_insert_with(new).clone())
}

fn withdraw(which: impl Fn(&Request) -> bool) {
    ENGINE.with_borrow_mut(|engine| {
        let Some(analyst) = &engine.analyst else {
            return;
        };
        for (ticket, _) in engine.pending.extract_if(.., |(_, request)| which(request)) {
            analyst.stop(ticket);
        }
    });
}

/// Forwards an engine event about a request to the model.
fn forward_event(store: Store, request: &Request, event: JobEvent) {
    let (job, stamp) = (request.job, request.stamp);
    let msg = match (event, request.ask) {
        (JobEvent::Found { finding, .. }, _) => match finding {
            Finding::Game(answer) => {
                Msg::Engine(EngineMsg::Reply(Reply::Done { job, stamp, answer }))
            }
            // No worker answers a game's request with a report.
            Finding::Report(_) => Msg::Engine(EngineMsg::Failed),
        },
        (JobEvent::Stopped, _) => Msg::Engine(EngineMsg::Reply(Reply::Cancelled { job, stamp })),
        (JobEvent::Failed(_), Ask::Choice { .. }) => Msg::Engine(EngineMsg::Failed),
        (JobEvent::Failed(why), Ask::Luck(_)) => {
            let job = Some(job);
            Msg::Engine(EngineMsg::Reply(Reply::Failed { job, why }))
        }
        (JobEvent::Over, _) => {
            ENGINE
                .with_borrow_mut(|engine| engine.pending.retain(|(_, pending)| pending.job != job));
            return;
        }
    };
    store.send(msg);
}

/// Returns the address of the workers' script; `None` if the page does not declare one.
fn script() -> Option<String> {
    let document = browser::document()?;
    let named = document.query_selector(SCRIPT).ok()??;
    named.get_attribute("content")
}
