//! The running game's requests to the engine, and the analyst that all parts of the page share.

use std::cell::RefCell;

use analyst::{
    Analyst, Ask, Finding, JobEvent, JobId, Priority, Query, Reply, Report, Request, Settings,
    Task, Ticket,
};
use rules::{Choice, Decision};
use table::{CoachMsg, EngineMsg, Msg};

use crate::{browser, store::Store};

/// Where the page says that the workers' script is.
const SCRIPT: &str = "meta[name=worker]";

thread_local! {
    /// The page's one engine. It is no part of the store, with which the first load would carry it.
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// The running game's pending requests. The analyst is created on first use.
#[derive(Default)]
struct Engine {
    analyst: Option<Analyst>,
    asked: Vec<(Ticket, Request)>,
}

/// Asks the engine; the game's earlier questions what to choose are withdrawn.
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
    let told = move |told| heard(store, &request, told);
    let ticket = analyst(store).submit(priority, vec![task], told);
    ENGINE.with_borrow_mut(|engine| engine.asked.push((ticket, request)));
}

/// So many rolls are looked ahead for advice.
const ADVICE_PLIES: u8 = 2;

/// Has a decision of the running game judged, for advice; the choice that the player is about to make as deep as the
/// best one.
pub(crate) fn advise(store: Store, job: JobId, decision: Decision, made: Option<Choice>) {
    let task = Task::Query(Query::Analyse {
        decision,
        made,
        settings: Settings::new(ADVICE_PLIES),
    });
    let told = move |told| {
        let analysis = match told {
            JobEvent::Found {
                finding: Finding::Report(Report::Analysis(analysed)),
                ..
            } => Some(Box::new(analysed.analysis)),
            JobEvent::Found { .. } | JobEvent::Stopped | JobEvent::Failed(_) => None,
            JobEvent::Over => return,
        };
        store.send(Msg::Coach(CoachMsg::Judged(job, analysis)));
    };
    analyst(store).submit(Priority::Hint, vec![task], told);
}

/// Withdraws what the game has asked.
pub(crate) fn cancel() {
    withdraw(|_| true);
}

/// The handle to the engine's workers, for any part of the page.
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
        for (ticket, _) in engine.asked.extract_if(.., |(_, request)| which(request)) {
            analyst.stop(ticket);
        }
    });
}

/// Sends the model what the engine says about a request.
fn heard(store: Store, request: &Request, told: JobEvent) {
    let (job, stamp) = (request.job, request.stamp);
    let msg = match (told, request.ask) {
        (JobEvent::Found { finding, .. }, _) => match finding {
            Finding::Game(answer) => {
                Msg::Engine(EngineMsg::Reply(Reply::Done { job, stamp, answer }))
            }
            // No worker answers a question of the game by anything else.
            Finding::Report(_) => Msg::Engine(EngineMsg::Failed),
        },
        (JobEvent::Stopped, _) => Msg::Engine(EngineMsg::Reply(Reply::Cancelled { job, stamp })),
        (JobEvent::Failed(_), Ask::Choice { .. }) => Msg::Engine(EngineMsg::Failed),
        (JobEvent::Failed(why), Ask::Luck(_)) => {
            let job = Some(job);
            Msg::Engine(EngineMsg::Reply(Reply::Failed { job, why }))
        }
        (JobEvent::Over, _) => {
            ENGINE.with_borrow_mut(|engine| engine.asked.retain(|(_, asked)| asked.job != job));
            return;
        }
    };
    store.send(msg);
}

/// The address of the workers' script.
fn script() -> Option<String> {
    let document = browser::document()?;
    let named = document.query_selector(SCRIPT).ok()??;
    named.get_attribute("content")
}
