//! Message loop of the Web Workers that serve one request at a time: each request and each reply is a text with blocks
//! of bytes.

use wasm_bindgen::prelude::*;
use web_sys::{
    DedicatedWorkerGlobalScope, MessageEvent,
    js_sys::{self, Array, Uint8Array},
};

/// Starts to listen, and posts an empty message to report that the worker is ready. `answer` maps the text and the
/// blocks of bytes of a request to the text and the blocks of the reply; a message without text is passed as an empty
/// text.
pub fn serve(mut answer: impl FnMut(&str, &[Vec<u8>]) -> (String, Vec<Vec<u8>>) + 'static) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let posting = scope.clone();
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let message = Array::from(&event.data());
        let mut message = message.iter();
        let text = message.next().and_then(|text| text.as_string());
        let parts: Vec<Vec<u8>> = message
            .map(|part| Uint8Array::new(&part).to_vec())
            .collect();
        let (reply, parts) = answer(&text.unwrap_or_default(), &parts);
        let message = Array::of1(&reply.into());
        for part in &parts {
            message.push(&Uint8Array::from(part.as_slice()));
        }
        // Posting fails only while the worker is being closed, when there is no listener.
        let _closed = posting.post_message(&message);
    });
    scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    // The closure is never dropped, because the worker listens until it is terminated.
    receive.forget();
    let _closed = scope.post_message(&Array::new());
}
