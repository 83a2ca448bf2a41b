//! The reader's worker, seen from the page: one request at a time, and none when nothing is to be read.

use library::{Reply, Request};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, Worker,
    js_sys::{Array, Promise, Uint8Array},
};

use crate::effects::address;

/// A running reader. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Reader(Worker);

/// The reader cannot be had, or a file has stopped it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

impl Drop for Reader {
    fn drop(&mut self) {
        self.0.terminate();
    }
}

impl Reader {
    /// Starts one, and waits until it listens.
    pub(super) async fn start() -> Result<Self, Stopped> {
        let [loader, _] = address::listed("reader").ok_or(Stopped)?;
        let worker = Worker::new(&loader).map_err(|_| Stopped)?;
        let reader = Self(worker);
        reader.heard().await.map(|_| reader)
    }

    /// Asks for something; what comes back with it.
    pub(super) async fn ask(
        &self,
        request: &Request,
        parts: &[Uint8Array],
    ) -> Result<(Reply, Vec<Vec<u8>>), Stopped> {
        let message = Array::of1(&request.encode().into());
        for part in parts {
            message.push(part);
        }
        let answer = self.heard();
        self.0.post_message(&message).map_err(|_| Stopped)?;
        let answer = Array::from(&answer.await?);
        let mut answer = answer.iter();
        let text = answer.next().and_then(|text| text.as_string());
        let parts: Vec<Vec<u8>> = answer.map(|part| Uint8Array::new(&part).to_vec()).collect();
        let reply = Reply::decode(&text.unwrap_or_default(), parts.len());
        reply.map(|reply| (reply, parts)).map_err(|_| Stopped)
    }

    /// The next thing that it says, listened for from now on.
    fn heard(&self) -> impl Future<Output = Result<JsValue, Stopped>> + use<> {
        let worker = self.0.clone();
        let said = Promise::new(&mut |resolve, reject| {
            let heard = Closure::once_into_js(move |event: MessageEvent| {
                // A promise that is settled already stays as it is.
                let _told = resolve.call1(&JsValue::NULL, &event.data());
            });
            worker.set_onmessage(Some(heard.unchecked_ref()));
            worker.set_onerror(Some(&reject));
        });
        async move { JsFuture::from(said).await.map_err(|_| Stopped) }
    }
}
