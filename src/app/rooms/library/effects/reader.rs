//! Page side of the worker that reads files, which runs only while there are files to read.

use library::{Reply, Request};
use web_sys::js_sys::Uint8Array;

use crate::rooms::text_worker::{Stopped, TextWorker};

/// Running reader, stopped on drop.
#[derive(Debug)]
pub(crate) struct Reader(TextWorker);

impl Reader {
    /// Starts a reader, and waits until it is ready.
    pub(crate) async fn start() -> Result<Self, Stopped> {
        TextWorker::start("reader").await.map(Self)
    }

    /// Stops the worker immediately; pending requests fail.
    pub(crate) fn stop(&self) {
        self.0.stop();
    }

    /// Sends a request; returns the reply with its blocks of bytes.
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
