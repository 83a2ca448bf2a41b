//! The reader's worker, seen from the page: none when nothing is to be read.

use library::{Reply, Request};
use web_sys::js_sys::Uint8Array;

use crate::rooms::text_worker::{Stopped, TextWorker};

/// A running reader. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Reader(TextWorker);

impl Reader {
    /// Starts one, and waits until it listens.
    pub(crate) async fn start() -> Result<Self, Stopped> {
        TextWorker::start("reader").await.map(Self)
    }

    /// Ends the worker at once; a request that has not been answered fails.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    /// Asks for something; what comes back with it.
    pub(crate) async fn ask(
        &self,
        request: &Request,
        parts: &[Uint8Array],
    ) -> Result<(Reply, Vec<Vec<u8>>), Stopped> {
        let (text, parts) = self.0.ask(&request.encode(), parts).await?;
        let reply = Reply::decode(&text, parts.len());
        reply.map(|reply| (reply, parts)).map_err(|_| Stopped)
    }
}
