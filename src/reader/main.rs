//! The message loop: a text and blocks of bytes in, the same out.

/// Only a browser can run a worker.
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

    /// Listens, and says so by an empty message.
    pub(crate) fn start() {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let posting = scope.clone();
        let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            let mut message = message.iter();
            // A message that is not text is refused, as any other that cannot be decoded.
            let text = message.next().and_then(|text| text.as_string());
            let parts: Vec<Vec<u8>> = message
                .map(|part| Uint8Array::new(&part).to_vec())
                .collect();
            let (reply, parts) = reader::answer(&text.unwrap_or_default(), &parts);
            let answer = Array::of1(&reply.encode().into());
            for part in &parts {
                answer.push(&Uint8Array::from(part.as_slice()));
            }
            // Posting fails only when the worker is being closed, and then nobody listens.
            let _closed = posting.post_message(&answer);
        });
        scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
        // The worker listens as long as it lives.
        receive.forget();
        let _closed = scope.post_message(&Array::new());
    }
}
