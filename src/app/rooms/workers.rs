//! Workers that serve the rooms.

use analyst::{Client, Stopped};

use crate::browser::address;

/// Worker that reads and writes files of matches, which runs only while there is something to read or write.
pub(super) type Reader = Client<::library::Request, ::library::Reply>;

/// Worker that reads stored matches, draws their pictures and makes reports.
pub(super) type StatisticsWorker = Client<::progress::Request, ::progress::Reply>;

/// Starts a reader, and waits until it is ready.
pub(super) async fn reader() -> Result<Reader, Stopped> {
    Client::start(&script("reader")?).await
}

/// Starts the worker of the statistics, and waits until it is ready.
pub(super) async fn statistics() -> Result<StatisticsWorker, Stopped> {
    Client::start(&script("statistics")?).await
}

/// Returns the address of the script that the page lists under this name.
fn script(name: &str) -> Result<String, Stopped> {
    let [script, _] = address::listed(name).ok_or(Stopped)?;
    Ok(script)
}
