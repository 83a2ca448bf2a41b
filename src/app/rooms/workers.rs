//! Workers that serve the rooms.

use ::library::{Reply, Request};
use analyst::{Client, Stopped};
use web_sys::js_sys::Uint8Array;

use crate::browser::address;

/// Worker that reads and writes files of matches, which runs only while there is something to read or write.
#[derive(Debug)]
pub(super) struct Reader(Client<Request, Reply>);

impl Reader {
    /// Starts a reader, and waits until it is ready.
    pub(super) async fn start() -> Result<Self, Stopped> {
        Client::start(&script("reader")?).await.map(Self)
    }

    /// Returns the reply to `request` with its blocks of bytes. A reader whose reply lacks blocks counts as stopped.
    pub(super) async fn ask(
        &self,
        request: &Request,
        blocks: &[Uint8Array],
    ) -> Result<(Reply, Vec<Vec<u8>>), Stopped> {
        let (reply, blocks) = self.0.ask(request, blocks).await?;
        let is_complete = reply.has_blocks(blocks.len());
        is_complete.then_some((reply, blocks)).ok_or(Stopped)
    }

    /// Terminates the reader; pending requests fail.
    pub(super) fn stop(&self) {
        self.0.stop();
    }
}

/// Worker that reads stored matches, draws their pictures and makes reports.
pub(super) type StatisticsWorker = Client<::progress::Request, ::progress::Reply>;

/// Starts the worker of the statistics, and waits until it is ready.
pub(super) async fn statistics() -> Result<StatisticsWorker, Stopped> {
    Client::start(&script("statistics")?).await
}

/// Returns the address of the script that the page lists under this name.
fn script(name: &str) -> Result<String, Stopped> {
    let [script, _] = address::listed(name).ok_or(Stopped)?;
    Ok(script)
}
