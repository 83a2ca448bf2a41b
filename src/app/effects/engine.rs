//! The engine's worker, seen from the page: one request running, at most one waiting; a crashed worker is replaced.

use protocol::{Reply, Request, ToWorker, VERSION};
use table::Msg;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{MessageEvent, Worker};

use crate::store::Store;

/// Where the page says that the worker's loader is.
const LOADER: &str = "meta[name=worker]";

/// The client of the worker. The worker is started when it is first asked.
#[derive(Default)]
pub(crate) struct Engine {
    worker: Option<Running>,
    /// Sent as soon as the worker says that it is ready.
    next: Option<Request>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// Kept alive as long as the worker may call them.
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 2],
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

    /// Forgets what has been asked.
    pub(crate) fn cancel(&mut self) {
        self.next = None;
    }

    fn send_next(&mut self) {
        let Some(running) = self.worker.as_ref().filter(|running| running.ready) else {
            return;
        };
        if let Some(request) = self.next.take() {
            let text = ToWorker::Ask(request).encode();
            // Posting text to a living worker cannot fail; a dead one is noticed by its error event.
            let _dead = running.worker.post_message(&text.into());
        }
    }

    /// Takes what the worker said; the answer goes on to the model.
    fn heard(&mut self, text: &str) -> Option<Msg> {
        match Reply::decode(text) {
            Ok(Reply::Ready { version }) if version == VERSION => {
                if let Some(running) = &mut self.worker {
                    running.ready = true;
                }
                self.send_next();
                None
            }
            Ok(Reply::Ready { .. }) | Err(_) => {
                self.stop();
                Some(Msg::EngineDown)
            }
            Ok(reply) => Some(Msg::Engine(reply)),
        }
    }

    fn stop(&mut self) {
        if let Some(running) = self.worker.take() {
            running.worker.terminate();
        }
    }
}

fn start(store: Store) -> Option<Running> {
    let document = web_sys::window()?.document()?;
    let named = document.query_selector(LOADER).ok()??;
    let worker = Worker::new(&named.get_attribute("content")?).ok()?;
    let heard = Closure::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        if let Some(Some(msg)) = store.with_engine(|engine| engine.heard(&text)) {
            store.send(msg);
        }
    });
    let crashed = Closure::new(move |_: MessageEvent| {
        store.with_engine(Engine::stop);
        store.send(Msg::EngineDown);
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(crashed.as_ref().unchecked_ref()));
    Some(Running {
        worker,
        ready: false,
        _listeners: [heard, crashed],
    })
}

/// The store is being changed while the engine is asked, so bad news waits until that is done.
fn fail_later(store: Store) {
    super::timer::after(0, move || store.send(Msg::EngineDown));
}
