//! Message loop shared by all Web Workers, whose counterpart is the channel in `analyst`.

use analyst::codec;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::prelude::*;
use web_sys::{
    DedicatedWorkerGlobalScope, MessageEvent,
    js_sys::{self, Array, Uint8Array},
};

/// Starts listening, and reports that the worker is ready; `is_sound` is `false` if the worker's data is damaged.
/// `answer` maps a request and its binary blocks to a reply with its own blocks. A message that is not a request gets
/// an empty reply.
pub fn serve<Q: DeserializeOwned, R: Serialize>(
    is_sound: bool,
    mut answer: impl FnMut(Q, &[Vec<u8>]) -> (R, Vec<Vec<u8>>) + 'static,
) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let posting = scope.clone();
    let receive = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let mut message = Array::from(&event.data()).into_iter();
        let text = message.next().and_then(|text| text.as_string());
        let blocks: Vec<Vec<u8>> = message
            .map(|block| Uint8Array::new(&block).to_vec())
            .collect();
        let reply = Array::new();
        if let Ok(request) = codec::decode(&text.unwrap_or_default()) {
            let (text, blocks) = answer(request, &blocks);
            reply.push(&codec::encode(&text).into());
            for block in &blocks {
                reply.push(&Uint8Array::from(block.as_slice()));
            }
        }
        // Posting fails only while the worker is being closed, when there is no listener.
        let _closed = posting.post_message(&reply);
    });
    scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    // The closure is never dropped, because the worker listens until it is terminated.
    receive.forget();
    let _closed = scope.post_message(&is_sound.into());
}
