//! Reads the reviewed matches of the library: the page takes them from the database, its worker does all the rest.

use std::collections::BTreeSet;

use ::progress::{CsvTable, PlayerKey, PlayerLine, Reply, Report, ReportLink, Request};
use leptos::prelude::*;
use library::{BodyFormat, Entry};
use room::StoreError;
use web_sys::js_sys::Uint8Array;

use super::{Progress, Stage};
use crate::{
    browser::database,
    rooms::text_worker::{Stopped, TextWorker},
};

/// Number of matches that are taken from the database at once.
const READ_AT_ONCE: usize = 20;

/// Why there are no numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Problem {
    /// The library cannot be read.
    Library(StoreError),
    /// The worker could not be loaded, or has stopped.
    Worker,
}

impl From<StoreError> for Problem {
    fn from(why: StoreError) -> Self {
        Self::Library(why)
    }
}

impl From<Stopped> for Problem {
    fn from(_: Stopped) -> Self {
        Self::Worker
    }
}

/// The worker with the matches that it has read. It answers one request at a time.
pub(super) struct Statistics(TextWorker);

impl Statistics {
    async fn start() -> Result<Self, Stopped> {
        TextWorker::start("statistics").await.map(Self)
    }

    async fn ask(
        &self,
        request: &Request,
        parts: &[Uint8Array],
    ) -> Result<(Reply, Vec<Vec<u8>>), Stopped> {
        let (text, parts) = self.0.ask(&request.encode(), parts).await?;
        let reply = Reply::decode(&text).map_err(|_| Stopped)?;
        Ok((reply, parts))
    }

    /// Reads reviewed matches.
    async fn read(&self, entries: &[Entry]) -> Result<(), Problem> {
        let ids: Vec<_> = entries.iter().map(|entry| &entry.id).collect();
        let stored = database::with_analyses(&ids, study::VERSION).await?;
        for (entry, stored) in entries.iter().zip(stored) {
            if let Some((body, review)) = stored {
                let parts = [&body[..], review.as_bytes()].map(Uint8Array::from);
                let request = Request::Read(Box::new(entry.clone()));
                self.ask(&request, &parts).await?;
            }
        }
        Ok(())
    }

    /// All players, and the number of games that do not count.
    pub(super) async fn players(&self) -> Result<(Vec<PlayerLine>, usize), Stopped> {
        match self.ask(&Request::Players, &[]).await?.0 {
            Reply::Players { players, unrated } => Ok((players, unrated)),
            _ => Err(Stopped),
        }
    }

    /// The report on a player, with where its games are found.
    pub(super) async fn report(
        &self,
        who: PlayerKey,
    ) -> Result<(Report, Vec<Option<ReportLink>>), Stopped> {
        match self.ask(&Request::Report(who), &[]).await?.0 {
            Reply::Report { report, links } => Ok((*report, links)),
            _ => Err(Stopped),
        }
    }

    /// A table of the report on a player as CSV.
    pub(super) async fn csv(&self, table: CsvTable, who: PlayerKey) -> Result<Vec<u8>, Stopped> {
        let (_, mut parts) = self.ask(&Request::Csv(table, who), &[]).await?;
        parts.pop().ok_or(Stopped)
    }
}

/// Reads everything, or as much as there is until the room is left; returns the worker that has read it.
pub(super) async fn read(progress: Progress) -> Result<Statistics, Problem> {
    let entries = reviewed().await?;
    let statistics = Statistics::start().await?;
    let all = entries.len() as u32;
    for (nth, entries) in (0..).zip(entries.chunks(READ_AT_ONCE)) {
        let done = nth * READ_AT_ONCE as u32;
        if progress.stage.try_set(Stage::Reading(done, all)).is_some() {
            break;
        }
        statistics.read(entries).await?;
    }
    Ok(statistics)
}

/// The PR of the person in this browser over the latest reviewed games, and their number; nothing where too few are
/// reviewed or the library cannot be read.
pub(super) async fn recent_pr() -> Option<(f64, u32)> {
    let mut entries = reviewed().await.ok()?;
    entries.retain(|entry| entry.form == BodyFormat::Session);
    entries.sort_by_cached_key(library::day);
    let last = entries.len().checked_sub(1)?;
    let statistics = Statistics::start().await.ok()?;
    for (nth, entry) in entries.into_iter().rev().enumerate() {
        statistics.read(&[entry]).await.ok()?;
        let (recent, _) = statistics.ask(&Request::Recent, &[]).await.ok()?;
        match recent {
            Reply::Recent { pr, is_full } if is_full || nth == last => return pr,
            _ => {}
        }
    }
    None
}

/// The entries of the library with a review of this version.
async fn reviewed() -> Result<Vec<Entry>, StoreError> {
    let reviewed: BTreeSet<String> = database::analysed(study::VERSION)
        .await?
        .into_iter()
        .collect();
    let mut entries = database::entries().await?;
    entries.retain(|entry| entry.deleted.is_none() && reviewed.contains(entry.id.as_str()));
    Ok(entries)
}
