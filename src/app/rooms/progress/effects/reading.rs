//! Reads the reviewed matches from the database and passes them to the worker.

use std::{collections::BTreeSet, rc::Rc, sync::Arc};

use ::progress::{Picture, PictureOf, Reply, Request};
use leptos::prelude::*;
use library::{BodyFormat, Entry, Source, room::StoreError};

use super::statistics::{Problem, Statistics};
use crate::{
    browser::{database, own_side},
    rooms::progress::state::{Progress, ShownReport, Stage},
};

/// Number of matches read from the database per batch.
const READ_AT_ONCE: usize = 20;
/// Maximum number of matches in the statistics on the Play home page.
const MAX_LATEST: usize = 40;

impl Progress {
    /// Reads the library and lists its players.
    pub(crate) async fn read(self) -> Result<(), Problem> {
        let statistics = read_all(self).await?;
        let players = statistics.players().await?;
        let _gone = self.statistics.try_set_value(Some(Rc::new(statistics)));
        let _gone = self.players.try_set(players);
        let _gone = self.stage.try_set(Stage::Read);
        Ok(())
    }
}

/// Reads all matches, stopping when the room is closed; returns the worker that has read them.
async fn read_all(progress: Progress) -> Result<Statistics, Problem> {
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

/// Returns the local player's PR over the latest reviewed games, and the number of games; `None` if too few games have
/// been reviewed or the library cannot be read.
pub(crate) async fn recent_pr() -> Option<(f64, u32)> {
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

/// Reader's latest match, and a report on the latest games.
pub(crate) struct Latest {
    /// Library entry of the latest match.
    pub(crate) entry: Entry,
    /// Picture of the latest match, with its game line.
    pub(crate) picture: Picture,
    /// Report; `None` if no games count.
    pub(crate) report: Option<Arc<ShownReport>>,
}

/// Reads the reader's latest reviewed matches, whether imported or played against the computer; `None` if there are
/// none or the library cannot be read.
pub(crate) async fn latest() -> Option<Latest> {
    let mut entries = reviewed().await.ok()?;
    entries.retain(|entry| {
        matches!(entry.source, Source::Here(Some(_))) || own_side::of_entry(entry).is_some()
    });
    entries.sort_by_cached_key(library::day);
    let entries = entries.split_off(entries.len().saturating_sub(MAX_LATEST));
    let entry = entries.last()?.clone();
    let statistics = Statistics::start().await.ok()?;
    let picture = statistics.picture(&entry.id, PictureOf::Match).await?;
    for entries in entries.chunks(READ_AT_ONCE) {
        statistics.read(entries).await.ok()?;
    }
    let (players, _) = statistics.players().await.ok()?;
    let who = players.first()?.who.clone();
    let (report, links) = statistics.report(who.clone()).await.ok()?;
    let counts = !report.games.is_empty();
    let report = counts.then(|| Arc::new(ShownReport { who, report, links }));
    Some(Latest {
        entry,
        picture,
        report,
    })
}

/// Returns the library entries that have a review from this version.
async fn reviewed() -> Result<Vec<Entry>, StoreError> {
    let reviewed: BTreeSet<String> = database::analysed(study::VERSION)
        .await?
        .into_iter()
        .collect();
    let mut entries = database::entries().await?;
    entries.retain(|entry| entry.deleted.is_none() && reviewed.contains(entry.id.as_str()));
    Ok(entries)
}
