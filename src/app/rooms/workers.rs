//! Web workers used by rooms.

use ::library::{Entry, EntryId, Reply, Request, room::StoreError};
use analyst::{Client, Stopped};
use web_sys::js_sys::Uint8Array;

use crate::browser::{address, database};

/// Worker that reads and writes match files; it runs only while there are files to read or write.
#[derive(Debug)]
pub(super) struct Reader(Client<Request, Reply>);

impl Reader {
    /// Starts a reader and waits until it is ready.
    pub(super) async fn start() -> Result<Self, Stopped> {
        Client::start(&script("reader")?).await.map(Self)
    }

    /// Returns the reply to `request`, with its blocks of bytes. A reader whose reply lacks blocks is treated as
    /// stopped.
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

/// Worker that reads stored matches, draws their pictures and generates reports.
pub(super) type StatisticsWorker = Client<::progress::Request, ::progress::Reply>;

/// Starts the statistics worker and waits until it is ready.
pub(super) async fn statistics() -> Result<StatisticsWorker, Stopped> {
    Client::start(&script("statistics")?).await
}

/// Returns the blocks of bytes that the statistics worker needs for each entry: the stored match and its review, if
/// any.
pub(super) async fn stored(entries: &[Entry]) -> Result<Vec<Vec<Uint8Array>>, StoreError> {
    let ids: Vec<&EntryId> = entries.iter().map(|entry| &entry.id).collect();
    let reviewed = database::with_analyses(&ids, study::VERSION).await?;
    let bodies = database::bodies(&ids).await?;
    let parts = bodies.into_iter().zip(reviewed).map(|(body, reviewed)| {
        let review = reviewed.map(|(_, review)| review.into_bytes());
        let parts = [Some(body.unwrap_or_default()), review];
        let parts = parts.into_iter().flatten();
        parts
            .map(|part| Uint8Array::from(part.as_slice()))
            .collect()
    });
    Ok(parts.collect())
}

/// Returns the address of the worker script that the page lists under `name`.
fn script(name: &str) -> Result<String, Stopped> {
    let [script, _] = address::listed(name).ok_or(Stopped)?;
    Ok(script)
}
