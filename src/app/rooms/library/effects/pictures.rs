//! Pictures of the visible entries, drawn one after another by the statistics worker.

use std::{rc::Rc, sync::Arc};

use ::progress::{PictureOf, Reply, Request};
use analyst::Stopped;
use leptos::prelude::*;
use library::{BodyFormat, Edit, Entry, EntryId, Msg};
use web_sys::js_sys::Uint8Array;

use crate::{
    browser::{database, own_side, spawn_local, timer::pause},
    rooms::{
        library::{
            kept_pictures::{Wanted, remember},
            state::Library,
        },
        workers::{self, StatisticsWorker},
    },
};

/// Number of entries whose matches are read from the database at a time.
const READ_AT_ONCE: usize = 6;

/// Requests pictures for the visible entries that have none yet. Pending pictures that are no longer visible are
/// dropped.
pub(crate) fn want(library: Library, visible: Vec<Entry>) {
    let starts = library.wanted.try_update_value(|wanted| {
        wanted.visible = visible;
        !std::mem::replace(&mut wanted.is_busy, true)
    });
    if starts != Some(true) {
        return;
    }
    spawn_local(async move {
        // Cards without a picture show an empty board; nothing else depends on the worker.
        let result = make_all(library).await;
        let _left = library.wanted.try_update_value(|wanted| {
            wanted.is_busy = false;
            if result.is_err() {
                // A stopped worker sends no more replies.
                wanted.worker = None;
            }
        });
    });
}

/// Redraws the picture of a newly reviewed entry.
pub(crate) fn renew(library: Library, id: &EntryId) {
    let visible = library.wanted.try_update_value(|wanted| {
        wanted.requested.remove(id);
        wanted.visible.clone()
    });
    if let Some(visible) = visible {
        want(library, visible);
    }
}

/// Returns the next entries to draw; empty once all entries have pictures or the room has been closed.
fn next(library: Library) -> Vec<Entry> {
    let entries = library.wanted.try_update_value(|wanted| {
        let Wanted {
            visible, requested, ..
        } = wanted;
        let new = visible
            .iter()
            .filter(|entry| !requested.contains(&entry.id));
        let new: Vec<Entry> = new.take(READ_AT_ONCE).cloned().collect();
        requested.extend(new.iter().map(|entry| entry.id.clone()));
        new
    });
    entries.unwrap_or_default()
}

/// Starts the worker in advance, so that it is ready when an import is confirmed.
pub(crate) fn prepare(library: Library) {
    spawn_local(async move {
        // If the worker has stopped, the next request restarts it.
        let _stopped = worker(library).await;
    });
}

/// Returns the room's worker, starting it on first use.
async fn worker(library: Library) -> Result<Rc<StatisticsWorker>, Stopped> {
    let running = library
        .wanted
        .try_with_value(|wanted| wanted.worker.clone());
    if let Some(running) = running.ok_or(Stopped)? {
        return Ok(running);
    }
    let started = Rc::new(workers::statistics().await?);
    // Another worker may have started in the meantime.
    let current = library
        .wanted
        .try_update_value(|wanted| wanted.worker.get_or_insert(started).clone());
    current.ok_or(Stopped)
}

async fn make_all(library: Library) -> Result<(), Stopped> {
    loop {
        let entries = next(library);
        if entries.is_empty() {
            return Ok(());
        }
        let worker = worker(library).await?;
        let stored = workers::stored(&entries).await.map_err(|_| Stopped)?;
        for (entry, parts) in entries.into_iter().zip(stored) {
            let id = entry.id.clone();
            let reader = own_side::of_entry(&entry);
            let request = Request::Picture(Box::new(entry), PictureOf::Costliest, reader);
            if let (Reply::Picture(Some(picture)), _) = worker.ask(&request, &parts).await? {
                let picture = Arc::from(picture);
                remember(&id, &picture);
                // The room may have been closed in the meantime.
                let _left = library.pictures.try_update(|all| all.insert(id, picture));
            }
        }
    }
}

/// Reads the list of reviewed entries.
pub(crate) async fn read_reviewed(library: Library) {
    if let Ok(names) = database::analysed(study::VERSION).await {
        let ids = names
            .into_iter()
            .filter_map(|name| EntryId::try_from(name).ok());
        library.send(Msg::Reviewed(ids.collect()));
    }
}

/// Computes the match IDs of entries from earlier releases and stores them, a few at a time.
pub(crate) async fn identify_old(library: Library) -> Option<()> {
    let old = |entry: &&Entry| entry.lacks_match_id() && entry.form != BodyFormat::Position;
    let old = library.model.try_with_untracked(|model| {
        let all = model.entry_list.all().filter(old);
        all.cloned().collect::<Vec<Entry>>()
    })?;
    if old.is_empty() {
        return None;
    }
    let worker = workers::statistics().await.ok()?;
    for entries in old.chunks(READ_AT_ONCE) {
        let ids: Vec<&EntryId> = entries.iter().map(|entry| &entry.id).collect();
        let bodies = database::bodies(&ids).await.ok()?;
        let mut found = Vec::new();
        for (entry, body) in entries.iter().zip(bodies) {
            let Some(body) = body else { continue };
            let body = Uint8Array::from(body.as_slice());
            let request = Request::Identify(Box::new(entry.clone()));
            let (reply, _) = worker.ask(&request, &[body]).await.ok()?;
            if let Reply::Identified(Some(match_id)) = reply {
                let edit = Edit::MatchId(match_id.clone());
                let id = entry.id.clone();
                database::apply_edit(std::slice::from_ref(&id), &edit)
                    .await
                    .ok()?;
                found.push((id, match_id));
            }
        }
        library.model.try_with_untracked(|_| ())?;
        library.send(Msg::Identified(found));
        pause(0).await;
    }
    Some(())
}
