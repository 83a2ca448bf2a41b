//! Page side of a worker whose messages are a text with blocks of bytes. The worker answers requests in order.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Event, MessageEvent, Worker,
    js_sys::{Array, Function, Promise, Uint8Array},
};

use crate::browser::address;

/// Pending requests, oldest first: the functions that resolve and reject their promises.
type Waiting = Rc<RefCell<VecDeque<(Function, Function)>>>;

/// Running worker, stopped on drop.
#[derive(Debug)]
pub(super) struct TextWorker {
    worker: Worker,
    waiting: Waiting,
    _answered: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

/// Error: the worker cannot be loaded, or a message has stopped it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

impl Drop for TextWorker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl TextWorker {
    /// Starts the worker whose script the page lists under this name, and waits until it is ready.
    pub(super) async fn start(name: &str) -> Result<Self, Stopped> {
        let [script, _] = address::listed(name).ok_or(Stopped)?;
        let worker = Worker::new(&script).map_err(|_| Stopped)?;
        let waiting = Waiting::default();
        let asked = waiting.clone();
        let answered = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let oldest = asked.borrow_mut().pop_front();
            if let Some((keep, _)) = oldest {
                let _told = keep.call1(&JsValue::NULL, &event.data());
            }
        });
        let asked = waiting.clone();
        let failed = Closure::<dyn Fn(Event)>::new(move |_| fail_all(&asked));
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        let started = Self {
            worker,
            waiting,
            _answered: answered,
            _failed: failed,
        };
        started.answer().await.map(|_| started)
    }

    /// Sends a request with its blocks of bytes; returns the reply with its own blocks.
    pub(super) async fn ask(
        &self,
        request: &str,
        parts: &[Uint8Array],
    ) -> Result<(String, Vec<Vec<u8>>), Stopped> {
        let message = Array::of1(&request.into());
        for part in parts {
            message.push(part);
        }
        self.worker.post_message(&message).map_err(|_| Stopped)?;
        let answer = Array::from(&self.answer().await?);
        let mut answer = answer.iter();
        let text = answer.next().and_then(|text| text.as_string());
        let parts = answer.map(|part| Uint8Array::new(&part).to_vec()).collect();
        Ok((text.unwrap_or_default(), parts))
    }

    /// Stops the worker immediately; pending requests fail.
    pub(super) fn stop(&self) {
        self.worker.terminate();
        fail_all(&self.waiting);
    }

    /// Returns the reply to the last request. The reply cannot arrive before this function returns, because each
    /// message is a separate task.
    fn answer(&self) -> impl Future<Output = Result<JsValue, Stopped>> + use<> {
        let promise = Promise::new(&mut |keep, fail| {
            self.waiting.borrow_mut().push_back((keep, fail));
        });
        async move { JsFuture::from(promise).await.map_err(|_| Stopped) }
    }
}

fn fail_all(waiting: &Waiting) {
    for (_, fail) in waiting.take() {
        let _told = fail.call0(&JsValue::NULL);
    }
}
