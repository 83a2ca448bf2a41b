//! Channel between the page and a single worker, which answers requests in order.

use std::marker::PhantomData;

use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{
    MessageEvent, Worker,
    js_sys::{Array, Uint8Array},
};

use crate::codec;

/// Event from a worker.
pub(crate) enum Event<R> {
    /// The worker has started; `false` if its data is damaged.
    Ready(bool),
    /// Reply to the oldest pending request, together with its binary blocks.
    Reply(R, Vec<Vec<u8>>),
    /// The worker has crashed or could not be loaded, or its message could not be decoded.
    Crashed,
}

/// Running worker that answers each `Q` with an `R` and is terminated on drop.
#[derive(Debug)]
pub(crate) struct Channel<Q, R>(Worker, PhantomData<fn(Q) -> R>);

impl<Q: Serialize, R: DeserializeOwned> Channel<Q, R> {
    /// Starts a worker with this script; `None` if the browser refuses to start it. Requests sent before
    /// [`Event::Ready`] are lost.
    pub(crate) fn start(
        script: &str,
        on_event: impl Fn(Event<R>) + Clone + 'static,
    ) -> Option<Self> {
        let worker = Worker::new(script).ok()?;
        let crashed = on_event.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            on_event(read(&event));
        });
        let on_error = Closure::<dyn FnMut()>::new(move || crashed(Event::Crashed));
        // The browser must own these closures, because otherwise the crash handler would be dropped while it is
        // running.
        worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
        worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
        Some(Self(worker, PhantomData))
    }

    /// Sends a request, together with its binary blocks.
    pub(crate) fn post(&self, request: &Q, blocks: &[Uint8Array]) {
        let message = Array::of1(&codec::encode(request).into());
        for block in blocks {
            message.push(block);
        }
        // Posting text and bytes to a running worker cannot fail. A crashed worker fires its error event.
        let _dead = self.0.post_message(&message);
    }
}

impl<Q, R> Channel<Q, R> {
    /// Terminates the worker immediately. Messages that it has already sent are ignored.
    pub(crate) fn terminate(&self) {
        self.0.set_onmessage(None);
        self.0.set_onerror(None);
        self.0.terminate();
    }
}

impl<Q, R> Drop for Channel<Q, R> {
    fn drop(&mut self) {
        self.terminate();
    }
}

fn read<R: DeserializeOwned>(event: &MessageEvent) -> Event<R> {
    if let Some(is_sound) = event.data().as_bool() {
        return Event::Ready(is_sound);
    }
    let mut parts = Array::from(&event.data()).into_iter();
    let text = parts.next().and_then(|text| text.as_string());
    match codec::decode(&text.unwrap_or_default()) {
        Ok(reply) => {
            let blocks = parts.map(|block| Uint8Array::new(&block).to_vec());
            Event::Reply(reply, blocks.collect())
        }
        Err(_) => Event::Crashed,
    }
}
