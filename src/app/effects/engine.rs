//! The engine's worker, seen from the page: one request running, at most one waiting; a crashed worker is replaced.

use protocol::{Reply, Request, ToWorker, VERSION};
use table::Msg;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, Worker};

use crate::store::Store;

/// Where the page says that the worker's loader is.
const LOADER: &str = "meta[name=worker]";
/// How often in a row a crashed worker is started again before the player is told.
const RESTARTS: u8 = 1;

/// The client of the worker. The worker is started when it is first asked.
#[derive(Default)]
pub(crate) struct Engine {
    worker: Option<Running>,
    /// Sent as soon as the worker says that it is ready.
    next: Option<Request>,
    /// Sent and not answered yet.
    running: Option<Request>,
    /// How often the worker has crashed since it last answered.
    crashes: u8,
}

struct Running {
    worker: Worker,
    ready: bool,
}

impl Engine {
    /// Asks the engine; a request that has not been sent yet is forgotten.
    pub(crate) fn ask(&mut self, store: Store, request: Request) {
        self.next = Some(request);
        if self.worker.is_none() {
            self.worker = start(store);
            if self.worker.is_none() {
                fail_later(store);
            }
        }
        self.send_next();
    }

    /// Withdraws what has been asked; if the worker has begun already its answer is dropped by the model.
    pub(crate) fn cancel(&mut self) {
        self.next = None;
        if let (Some(request), Some(running)) = (self.running.take(), &self.worker) {
            let text = ToWorker::Cancel(request.job).encode();
            let _dead = running.worker.post_message(&text.into());
        }
    }

    fn send_next(&mut self) {
        let Some(worker) = self.worker.as_ref().filter(|worker| worker.ready) else {
            return;
        };
        if let Some(request) = self.next.take() {
            let text = ToWorker::Ask(request).encode();
            // Posting text to a living worker cannot fail; a dead one is noticed by its error event.
            let _dead = worker.worker.post_message(&text.into());
            self.running = Some(request);
        }
    }

    /// Takes what the worker said; the answer goes on to the model.
    fn heard(&mut self, text: &str) -> Msg {
        match Reply::decode(text) {
            Ok(ready @ Reply::Ready { version, .. }) if version == VERSION => {
                if let Some(running) = &mut self.worker {
                    running.ready = true;
                }
                self.send_next();
                Msg::Engine(ready)
            }
            Ok(Reply::Ready { .. }) | Err(_) => {
                self.stop();
                Msg::EngineDown
            }
            Ok(reply) => {
                // An answer to a question that was cancelled says nothing about the one that is being worked on.
                if let Reply::Done { job, .. } = &reply {
                    self.running.take_if(|running| running.job == *job);
                }
                self.crashes = 0;
                Msg::Engine(reply)
            }
        }
    }

    /// Starts a crashed worker again with the request that it owes; a second crash in a row is told.
    fn crashed(&mut self, store: Store) -> Option<Msg> {
        self.stop();
        self.crashes += 1;
        let owed = self.next.take().or(self.running.take());
        if self.crashes > RESTARTS {
            self.crashes = 0;
            return Some(Msg::EngineDown);
        }
        let Some(request) = owed else {
            // The model knows whether it waits for anything.
            return Some(Msg::EngineDown);
        };
        self.ask(store, request);
        None
    }

    fn stop(&mut self) {
        if let Some(Running { worker, .. }) = self.worker.take() {
            // An earlier reply may still arrive.
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

fn start(store: Store) -> Option<Running> {
    let document = web_sys::window()?.document()?;
    let named = document.query_selector(LOADER).ok()??;
    let worker = Worker::new(&named.get_attribute("content")?).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some(msg) = store.with_engine(|engine| engine.heard(&text)) {
            store.send(msg);
        }
    });
    let crashed = Closure::<dyn FnMut()>::new(move || {
        if let Some(Some(msg)) = store.with_engine(|engine| engine.crashed(store)) {
            store.send(msg);
        }
    });
    // They belong to the browser: the one that is told of a crash would else be dropped while it runs.
    worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    worker.set_onerror(Some(crashed.into_js_value().unchecked_ref()));
    Some(Running {
        worker,
        ready: false,
    })
}

/// The store is being changed while the engine is asked, so bad news waits until that is done.
fn fail_later(store: Store) {
    super::timer::after(0, move || store.send(Msg::EngineDown));
}
