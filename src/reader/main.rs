//! The message loop of the worker: each message and each reply is a text with blocks of bytes.

/// A worker runs only in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {
    browser::start();
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use wasm_bindgen::prelude::*;
    use web_sys::{
        DedicatedWorkerGlobalScope, MessageEvent,
        js_sys::{self, Array, Uint8Array},
    };

    /// Starts to listen and posts an empty message to say that the worker is ready.
    pub(crate) fn start() {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let posting = scope.clone();
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            let mut message = message.iter();
            // A message that is not text is refused like any other that cannot be decoded.
            let text = message.next().and_then(|text| text.as_string());
            let parts: Vec<Vec<u8>> = message
                .map(|part| Uint8Array::new(&part).to_vec())
                .collect();
            let (reply, parts) = reader::answer(&text.unwrap_or_default(), &parts);
            let answer = Array::of1(&reply.encode().into());
            for part in &parts {
                answer.push(&Uint8Array::from(part.as_slice()));
            }
            // Posting fails only while the worker is being closed; nobody listens then.
            let _closed = posting.post_message(&answer);
        });
        scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        // The handler is never dropped: the worker listens as long as it lives.
        receive.forget();
        let _closed = scope.post_message(&Array::new());
    }
}
