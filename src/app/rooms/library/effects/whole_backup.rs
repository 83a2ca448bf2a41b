//! Full backup: written from all of the browser's stores, and validated part by part when read.

use ::duplicate::{Stored, key};
use correspondence::restorable;
use library::{
    BackupPart, Entry, FileKind, FileRemark, ReadFile, Reply, Request, Unusual, part_names,
    read_lines, room::StoreError, write_lines,
};
use record::{Backup, Saved};
use web_sys::js_sys::Uint8Array;

use crate::{
    browser::{database, file, stored_names, timer, unix_ms},
    rooms::workers::Reader,
};

/// Number of lines checked before yielding to the browser's event loop.
const CHECKED_AT_ONCE: usize = 5;

/// Key prefix of a duplicate's finished sessions.
const SESSION: &str = "session ";

/// Downloads all data as one file: an archive, or only the text of `backup` if there is no other data.
pub(crate) async fn export(backup: &Backup) -> Result<(), StoreError> {
    let entries = database::entries().await?.into_iter();
    let entries: Vec<Entry> = entries.filter(|entry| entry.deleted.is_none()).collect();
    let cards = database::cards().await?;
    let friends = database::friend_games().await?;
    let duplicates = database::duplicates().await?;
    let names = stored_names::texts();
    let others = [&friends, &duplicates, &names];
    if entries.is_empty() && cards.is_empty() && others.iter().all(|lines| lines.is_empty()) {
        file::download_backup(&backup.to_text());
        return Ok(());
    }
    let ids: Vec<_> = entries.iter().map(|entry| &entry.id).collect();
    let bodies = database::bodies(&ids).await?;
    let ids: Vec<_> = ids.into_iter().cloned().collect();
    // An entry whose match is missing cannot be restored.
    let entries = entries.into_iter().zip(bodies);
    let (entries, bodies): (Vec<Entry>, Vec<Vec<u8>>) = entries
        .filter_map(|(entry, body)| Some((entry, body?)))
        .unzip();
    let mut blocks: Vec<Uint8Array> = bodies.iter().map(|body| block(body)).collect();
    let mut analyses = Vec::new();
    for (id, analysis) in database::analyses_of(&ids).await? {
        analyses.push(id);
        blocks.push(block(analysis.to_text().as_bytes()));
    }
    if !cards.is_empty() {
        blocks.push(block(cards.join("\n").as_bytes()));
    }
    blocks.push(block(backup.to_text().as_bytes()));
    blocks.extend(others.map(|lines| block(write_lines(lines).as_bytes())));
    let name = FileKind::Backup.file_name(&entries, unix_ms());
    let request = Request::Write {
        entries,
        analyses,
        cards: !cards.is_empty(),
        parts: BackupPart::ALL.to_vec(),
        kind: FileKind::Backup,
    };
    let reader = Reader::start().await.map_err(|_| StoreError::Failed)?;
    match reader.ask(&request, &blocks).await {
        Ok((Reply::Written { .. }, files)) => {
            for (name, bytes) in part_names(&name, files.len()).iter().zip(&files) {
                file::download_bytes(name, bytes);
            }
            Ok(())
        }
        Ok(_) | Err(_) => Err(StoreError::Failed),
    }
}

fn block(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

/// Drops friend games and duplicates that cannot be replayed, adding a remark to each affected part, and rewrites the
/// rest in the form in which they are restored.
pub(crate) async fn check(read: &mut ReadFile, blocks: &mut [Vec<u8>]) {
    let first = blocks.len() - read.parts.len();
    for (part, block) in read.parts.clone().into_iter().zip(&mut blocks[first..]) {
        let restored = match part {
            BackupPart::Table => continue,
            BackupPart::Friends => restorable,
            BackupPart::Duplicates => valid_duplicate,
            BackupPart::Names => stored_names::restorable,
        };
        let lines = str::from_utf8(block).ok().and_then(read_lines);
        let mut invalid = usize::from(lines.is_none());
        let mut valid = Vec::new();
        for (nth, (key, line)) in lines.unwrap_or_default().into_iter().enumerate() {
            if nth % CHECKED_AT_ONCE == 0 {
                timer::pause(0).await;
            }
            match restored(&key, &line) {
                Some(line) => valid.push((key, line)),
                None => invalid += 1,
            }
        }
        *block = write_lines(&valid).into_bytes();
        if invalid > 0 {
            read.more_remarks += invalid - 1;
            read.losses += invalid;
            read.remarks.push(FileRemark {
                file: Some(part.file_name().to_owned()),
                what: Unusual::BadEntry,
            });
        }
    }
}

/// Returns a duplicate's line; `None` if the line is not valid for this key.
fn valid_duplicate(name: &str, line: &str) -> Option<String> {
    let is_valid = if name.starts_with(SESSION) {
        Saved::from_text(line).is_ok()
    } else {
        Stored::from_line(line).is_some_and(|stored| key(&stored.duplicate).as_str() == name)
    };
    is_valid.then(|| line.to_owned())
}
