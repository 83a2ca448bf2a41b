//! Driver that connects the pool to real workers and to the page's clock.

use std::{
    cell::RefCell,
    collections::{HashMap, VecDeque},
    rc::Rc,
    time::Duration,
};

use gloo_timers::callback::Timeout;
use web_sys::{Window, js_sys::Uint8Array};

use crate::{
    Query, Report,
    channel::{self, Channel},
    pool::{Event, JobEvent, Output, Pool, Priority, Ticket, WorkerId, max_workers},
};

/// Callback for a job's events.
type Listener = Box<dyn FnMut(JobEvent)>;

/// Handle to the engine's workers, which are started on first use. Clones share the same workers.
#[derive(Clone)]
pub struct Analyst(Rc<RefCell<State>>);

struct State {
    /// URL of the worker script.
    script: String,
    pool: Pool,
    workers: HashMap<WorkerId, Channel<Query, Report>>,
    listeners: HashMap<Ticket, Listener>,
    /// Match equity table file for new jobs; empty for the default table.
    table: Rc<[u8]>,
    /// Match equity table files of the jobs that do not use the default table.
    tables: HashMap<Ticket, Rc<[u8]>>,
    /// Events that have yet to be passed to their callbacks.
    pending_events: VecDeque<(Ticket, JobEvent)>,
    /// Timer for the pool's next tick.
    timer: Option<Timeout>,
    /// Callback invoked for each worker that has started; its argument is `true` if the nets could be loaded.
    ready: Rc<dyn Fn(bool)>,
}

impl std::fmt::Debug for Analyst {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Analyst").finish_non_exhaustive()
    }
}

impl Analyst {
    /// Creates a handle to workers with the script at this URL. The number of workers is one less than the number of
    /// cores, at least 1 and at most `most`. `ready` is called for each worker that has started; its argument is `true`
    /// if the nets could be loaded.
    pub fn new(script: String, most: usize, ready: impl Fn(bool) + 'static) -> Self {
        Self(Rc::new(RefCell::new(State {
            script,
            pool: Pool::new(max_workers(cores()).min(most)),
            workers: HashMap::new(),
            listeners: HashMap::new(),
            table: Rc::from([]),
            tables: HashMap::new(),
            pending_events: VecDeque::new(),
            timer: None,
            ready: Rc::new(ready),
        })))
    }

    /// Sets the match equity table file used for jobs submitted from now on; an empty file selects the default table.
    pub fn set_table(&self, file: &[u8]) {
        self.0.borrow_mut().table = Rc::from(file);
    }

    /// Submits these queries as the tasks of a job. `listener` receives the job's events; results are reported in the
    /// order in which they arrive.
    pub fn submit(
        &self,
        priority: Priority,
        tasks: Vec<Query>,
        listener: impl FnMut(JobEvent) + 'static,
    ) -> Ticket {
        let ticket = {
            let state = &mut *self.0.borrow_mut();
            let (ticket, outputs) = state.pool.submit(now(), priority, tasks);
            state.listeners.insert(ticket, Box::new(listener));
            if !state.table.is_empty() {
                state.tables.insert(ticket, Rc::clone(&state.table));
            }
            self.carry_out(state, outputs);
            ticket
        };
        self.dispatch_events_later();
        ticket
    }

    /// Stops a job. Its listener receives [`JobEvent::Stopped`] once the calling code has returned. Results that have
    /// already been computed are still delivered.
    pub fn stop(&self, ticket: Ticket) {
        {
            let state = &mut *self.0.borrow_mut();
            let outputs = state.pool.stop(now(), ticket);
            self.carry_out(state, outputs);
        }
        self.dispatch_events_later();
    }

    /// Passes an event to the pool and carries out the pool's outputs.
    fn handle(&self, event: Event) {
        {
            let state = &mut *self.0.borrow_mut();
            let outputs = state.pool.handle(now(), event);
            self.carry_out(state, outputs);
        }
        self.dispatch_events();
    }

    fn on_event(&self, worker: WorkerId, event: channel::Event<Report>) {
        self.handle(match event {
            channel::Event::Ready(nets) => {
                let ready = Rc::clone(&self.0.borrow().ready);
                ready(nets);
                Event::Ready(worker)
            }
            channel::Event::Reply(report, _) => Event::Reported(worker, report),
            channel::Event::Crashed => Event::Crashed(worker),
        });
    }

    fn carry_out(&self, state: &mut State, outputs: Vec<Output>) {
        if cfg!(not(target_arch = "wasm32")) {
            // Native builds, which component tests use to render the page, have no workers.
            return;
        }
        for output in outputs {
            match output {
                Output::Start(id) => match self.start(&state.script, id) {
                    Some(worker) => {
                        state.workers.insert(id, worker);
                    }
                    None => self.defer(move |analyst| analyst.handle(Event::Crashed(id))),
                },
                Output::Post(id, query) => {
                    if let Some(worker) = state.workers.get(&id) {
                        let job = state.pool.job_of(id);
                        let table = job.and_then(|job| state.tables.get(&job));
                        let table = table.map(|file| Uint8Array::from(&**file));
                        worker.post(&query, table.as_slice());
                    }
                }
                Output::Terminate(id) => drop(state.workers.remove(&id)),
                Output::Report(ticket, event) => state.pending_events.push_back((ticket, event)),
            }
        }
        let due = state.pool.due();
        state.timer = due.map(|due| {
            let analyst = self.clone();
            // A timer may fire up to a millisecond early, so it is set one millisecond late.
            let wait = due.saturating_sub(now()).as_millis() + 1;
            let wait = u32::try_from(wait).unwrap_or(u32::MAX);
            Timeout::new(wait, move || analyst.handle(Event::Tick))
        });
    }

    /// Calls the listeners with the pending events. Listeners may submit and stop jobs.
    fn dispatch_events(&self) {
        loop {
            let next = {
                let state = &mut *self.0.borrow_mut();
                let Some((ticket, event)) = state.pending_events.pop_front() else {
                    return;
                };
                let listener = state.listeners.remove(&ticket);
                listener.map(|listener| (ticket, event, listener))
            };
            let Some((ticket, event, mut listener)) = next else {
                continue;
            };
            let is_over = event == JobEvent::Over;
            listener(event);
            if is_over {
                self.0.borrow_mut().tables.remove(&ticket);
            } else {
                self.0.borrow_mut().listeners.insert(ticket, listener);
            }
        }
    }

    /// Calls the listeners once the calling code has returned.
    fn dispatch_events_later(&self) {
        if !self.0.borrow().pending_events.is_empty() {
            self.defer(Self::dispatch_events);
        }
    }

    fn defer(&self, act: impl FnOnce(&Self) + 'static) {
        let analyst = self.clone();
        Timeout::new(0, move || act(&analyst)).forget();
    }

    fn start(&self, script: &str, id: WorkerId) -> Option<Channel<Query, Report>> {
        let analyst = self.clone();
        Channel::start(script, move |event| analyst.on_event(id, event))
    }
}

/// Returns the window; `None` in native builds.
fn window() -> Option<Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window)?
}

/// Returns the time since the page was opened.
fn now() -> Duration {
    let performance = window().and_then(|window| window.performance());
    let ms = performance.map_or(0.0, |performance| performance.now());
    Duration::from_micros((ms * 1_000.0) as u64)
}

/// Returns the number of cores reported by the browser.
fn cores() -> usize {
    window().map_or(1, |window| {
        window.navigator().hardware_concurrency() as usize
    })
}
