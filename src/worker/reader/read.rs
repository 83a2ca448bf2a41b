//! Reader for files containing matches and positions from any program, games saved by this program, or an archive of
//! these. The formats themselves are handled by `record::read_file`.

use std::collections::BTreeMap;

use library::{
    Analysis, ArchiveNumber, BackupPart, Entry, EntryId, FileRemark, Item, MAX_FILE_BYTES,
    OriginHash, ReadFile, Refusal, Source, Unusual,
};
use record::{
    Backup, Format, Linked, MatchRecord, Saved, Unreadable, link_codes, read_file, read_link,
};
use review::StoredHead;

use crate::reader::archive::{self, BadArchive, MAX_UNPACKED_BYTES, Packed, Unpacked};

/// Name of the file in a library archive that lists the entries, one per line.
pub(crate) const LIST: &str = "library.jsonl";

/// Name of the file in a library archive that contains the drill cards, one per line.
pub(crate) const CARDS: &str = "drills.txt";

/// Separator between an entry's ID and the number of its analysis, in the file names of a library archive.
pub(crate) const ANALYSIS_INFIX: &str = " analysis ";

/// Maximum number of remarks on a file, or on all files in an archive together. Further remarks are only counted.
const MAX_REMARKS: usize = 200;

/// Maximum number of entries in a file, or in all files in an archive together.
const MAX_ENTRIES: usize = 20_000;

/// Maximum length, in characters, of an archived file's name in a remark.
const MAX_NAME_CHARS: usize = 120;

/// Maximum total size of the inflated matches in a backup, in bytes; ten times the size that the library packs into one
/// archive.
const MAX_INFLATED_BYTES: u64 = 400 << 20;

/// Reply with its binary blocks, in the order of [`ReadFile::blocks`].
type Blocks = (ReadFile, Vec<Vec<u8>>);

/// Contents of a file.
#[derive(Default)]
struct Found {
    /// Reply, whose analyses are listed once the file has been read.
    read: ReadFile,
    /// Stored match of each entry.
    bodies: Vec<Vec<u8>>,
    analyses: Vec<(EntryId, Vec<u8>)>,
    /// Drill cards and other parts of a backup.
    parts: Vec<Vec<u8>>,
}

impl Found {
    fn into_blocks(mut self) -> Blocks {
        let mut blocks = self.bodies;
        for (id, text) in self.analyses {
            self.read.analyses.push(id);
            blocks.push(text);
        }
        blocks.append(&mut self.parts);
        (self.read, blocks)
    }
}

/// Reads a file, or pasted text if `name` is `None`; `now` is in milliseconds since the Unix epoch.
pub(crate) fn read(name: Option<&str>, now: u64, bytes: &[u8]) -> Result<Blocks, Refusal> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(Refusal::TooLarge(MAX_FILE_BYTES));
    }
    let found = if archive::looks_like(bytes) {
        read_any_archive(name, now, bytes)?
    } else {
        let source = name.map_or(Source::Pasted, |name| Source::File(name.to_owned()));
        read_single(&source, now, bytes)?
    };
    Ok(found.into_blocks())
}

fn read_any_archive(name: Option<&str>, now: u64, bytes: &[u8]) -> Result<Found, Refusal> {
    let archive = archive::unpack(bytes).map_err(|why| match why {
        BadArchive::Damaged => Refusal::UnknownFormat,
        BadArchive::TooLarge => Refusal::TooLarge(MAX_UNPACKED_BYTES),
    })?;
    if archive.files.iter().any(|file| file.name == LIST) {
        read_backup(name, archive)
    } else {
        read_archive(now, &archive)
    }
}

/// Files that belong to one entry in a backup.
#[derive(Default)]
struct Stored {
    body: Option<Vec<u8>>,
    analyses: Vec<Vec<u8>>,
}

/// Reads an archive written by the library. Damaged parts, including analyses, result in remarks.
fn read_backup(archive_name: Option<&str>, unpacked: Unpacked) -> Result<Found, Refusal> {
    let (mut list, mut cards, mut others) = (Vec::new(), None, Vec::new());
    let mut number = None;
    let mut stored: BTreeMap<EntryId, Stored> = BTreeMap::new();
    for Packed { name, bytes } in unpacked.files {
        let (id, is_analysis) = match name.split_once(ANALYSIS_INFIX) {
            Some((id, _)) => (id, true),
            None => (&name[..], false),
        };
        match EntryId::try_from(id.to_owned()) {
            Ok(id) if is_analysis => stored.entry(id).or_default().analyses.push(bytes),
            Ok(id) => stored.entry(id).or_default().body = Some(bytes),
            Err(_) if name == LIST => list = bytes,
            Err(_) if name == CARDS => cards = Some(bytes),
            Err(_) if name == ArchiveNumber::FILE_NAME => number = Some(bytes),
            Err(_) => others.extend(part_named(&name).map(|part| (part, bytes))),
        }
    }
    let text = std::str::from_utf8(&list).map_err(|_| Refusal::UnknownFormat)?;
    let mut found = Found::default();
    let mut room = MAX_INFLATED_BYTES;
    for line in text.lines() {
        let Some(entry) = Entry::from_line(line) else {
            add_remark(&mut found.read, Some(LIST), Unusual::BadEntry);
            continue;
        };
        let id = entry.id.clone();
        // A stored match is read only once, even if the list repeats its entry.
        let Stored { body, analyses } = stored.remove(&id).unwrap_or_default();
        let body = body.unwrap_or_default();
        let Ok(entry) = entry.recomputed(&body, &mut room) else {
            add_remark(&mut found.read, Some(id.as_str()), Unusual::BadEntry);
            continue;
        };
        let analyses = analyses.into_iter().map(|text| (id.clone(), text));
        found.analyses.extend(analyses);
        found.read.entries.push(entry);
        found.bodies.push(body);
    }
    // Damaged matches have already been reported with their entries in the list.
    let is_listed = |name: &&String| EntryId::try_from((*name).clone()).is_ok();
    for name in unpacked.damaged.iter().filter(|name| !is_listed(name)) {
        add_remark(&mut found.read, Some(name), Unusual::BadEntry);
    }
    found.read.cards = cards.is_some();
    found.parts.extend(cards);
    others.dedup_by_key(|(part, _)| *part);
    for (part, bytes) in others {
        found.read.parts.push(part);
        found.parts.push(bytes);
    }
    found.read.archive = archive_number(&mut found.read, archive_name, number);
    non_empty(found)
}

/// Returns the number of an archive within a full backup, taken from the contents of the number file or from the
/// archive's name.
fn archive_number(
    read: &mut ReadFile,
    name: Option<&str>,
    bytes: Option<Vec<u8>>,
) -> Option<ArchiveNumber> {
    let Some(bytes) = bytes else {
        // Earlier releases did not write this file.
        return (!read.parts.is_empty()).then(|| ArchiveNumber::of_unnumbered(name));
    };
    let text = str::from_utf8(&bytes).ok();
    let number = text.and_then(ArchiveNumber::from_text);
    if number.is_none() {
        add_remark(read, Some(ArchiveNumber::FILE_NAME), Unusual::BadEntry);
    }
    number
}

pub(crate) fn part_named(name: &str) -> Option<BackupPart> {
    let mut parts = BackupPart::ALL.into_iter();
    parts.find(|part| part.file_name() == name)
}

/// Reads an archive containing arbitrary files.
fn read_archive(now: u64, archive: &Unpacked) -> Result<Found, Refusal> {
    let mut found = Found::default();
    for name in &archive.damaged {
        add_remark(&mut found.read, Some(name), Unusual::BadEntry);
    }
    for Packed { name, bytes } in &archive.files {
        match read_single(&Source::File(name.clone()), now, bytes) {
            Ok(file) => add_file(&mut found, name, file),
            Err(why) => add_remark(&mut found.read, Some(name), Unusual::NotRead(why)),
        }
    }
    non_empty(found)
}

/// Adds the contents of a file from an archive, within the limits for the whole archive.
fn add_file(found: &mut Found, name: &str, mut file: Found) {
    let read = &mut found.read;
    for remark in file.read.remarks {
        keep_remark(read, Some(name), remark.what);
    }
    read.losses += file.read.losses;
    read.more_remarks += file.read.more_remarks;
    read.unfollowed += file.read.unfollowed;
    let mut entries = file.read.entries;
    let room = MAX_ENTRIES - read.entries.len();
    read.left_out += file.read.left_out + entries.len().saturating_sub(room);
    entries.truncate(room);
    file.bodies.truncate(room);
    let is_kept = |id: &EntryId| entries.iter().any(|entry| entry.id == *id);
    file.analyses.retain(|(id, _)| is_kept(id));
    read.entries.append(&mut entries);
    found.bodies.append(&mut file.bodies);
    found.analyses.append(&mut file.analyses);
}

/// Adds a remark about the whole file or about a file within it.
fn add_remark(read: &mut ReadFile, name: Option<&str>, what: Unusual) {
    read.losses += usize::from(what.is_loss());
    keep_remark(read, name, what);
}

/// Adds a remark without counting a loss, which the caller does if necessary. Remarks beyond [`MAX_REMARKS`] are only
/// counted.
fn keep_remark(read: &mut ReadFile, name: Option<&str>, what: Unusual) {
    if read.remarks.len() == MAX_REMARKS {
        read.more_remarks += 1;
        return;
    }
    let file = name.map(|name| name.chars().take(MAX_NAME_CHARS).collect());
    read.remarks.push(FileRemark { file, what });
}

fn non_empty(found: Found) -> Result<Found, Refusal> {
    if found.bodies.is_empty() && found.parts.is_empty() {
        return Err(Refusal::NoGame);
    }
    Ok(found)
}

/// Reads a file that is not an archive.
fn read_single(source: &Source, now: u64, bytes: &[u8]) -> Result<Found, Refusal> {
    let text = str::from_utf8(bytes).ok();
    if let Some(found) = text.and_then(|text| games(text, source, now)) {
        return Ok(found);
    }
    let reading = read_file(bytes);
    // The comments in a match file may contain a link to another match.
    let has_match = matches!(&reading, Ok(reading) if reading.format != Format::Positions);
    let text = text.filter(|_| !has_match);
    if let Some(found) = text.and_then(|text| linked(text, now)) {
        return Ok(found);
    }
    let named = |why: Unreadable| match source {
        Source::File(name) => why.named(name),
        _ => why,
    };
    let reading = reading.map_err(|why| match named(why) {
        Unreadable::Empty => Refusal::Empty,
        Unreadable::TooLarge(most) => Refusal::TooLarge(most),
        Unreadable::UnknownFormat => Refusal::UnknownFormat,
        Unreadable::NoGame(_) => Refusal::NoGame,
        Unreadable::OtherProgram(program) => Refusal::OtherProgram(program),
    })?;
    let mut found = Found::default();
    let origin = OriginHash::new(bytes);
    // Positions in match files keep their players, event, comments and analysis, which links cannot contain.
    let are_bare = reading.format == Format::Positions;
    let bare = |nth| reading.positions.get(nth).filter(|_| are_bare);
    for (nth, record) in reading.matches.iter().take(MAX_ENTRIES).enumerate() {
        let Item { entry, body } = if let Some(position) = bare(nth) {
            Item::of_position(&position.decision, source.clone(), now)
        } else {
            let id = origin.id(&nth.to_le_bytes());
            Item {
                entry: Entry::of(id, record, source.clone(), now),
                body: record.to_stored(),
            }
        };
        found.read.unfollowed += record.unfollowed_plays();
        found.read.entries.push(entry);
        found.bodies.push(body);
    }
    found.read.left_out = reading.matches.len().saturating_sub(MAX_ENTRIES);
    found.read.more_remarks = reading.more_remarks;
    found.read.losses = reading.losses;
    for remark in reading.remarks {
        keep_remark(&mut found.read, None, Unusual::Format(remark));
    }
    Ok(found)
}

/// Reads the games in one of this program's own files (a saved session or a backup); `None` if the file contains no
/// games.
fn games(text: &str, source: &Source, now: u64) -> Option<Found> {
    let texts = match Backup::from_text(text) {
        Ok(backup) => std::iter::once(backup.game).chain(backup.aside).collect(),
        Err(_) => vec![text.to_owned()],
    };
    let mut found = Found::default();
    for text in texts {
        let Ok(saved) = Saved::from_text(&text) else {
            continue;
        };
        let id = EntryId::of_text(text.as_bytes());
        let record = MatchRecord::from_session(&saved.session);
        let entry = Entry::of_session(id, &record, source.clone(), now);
        found.read.entries.push(entry);
        found.bodies.push(text.into_bytes());
    }
    (!found.bodies.is_empty()).then_some(found)
}

/// Reads a text that contains the link to one match, with its notes and its review, as if the link had been opened;
/// `None` for any other text. A review that cannot be read is omitted.
fn linked(text: &str, now: u64) -> Option<Found> {
    if link_codes(text, &['g']).count() != 1 {
        return None;
    }
    let Ok(Linked::Match(record)) = read_link(text) else {
        return None;
    };
    let Item { entry, body } = Item::of_link(&record, now);
    let mut found = Found::default();
    found.read.unfollowed = record.unfollowed_plays();
    found.analyses = stored_review_of_link(&record, text)
        .map(|text| Analysis {
            version: review::VERSION.to_owned(),
            text,
        })
        .map(|analysis| (entry.id.clone(), analysis.to_text().into_bytes()))
        .into_iter()
        .collect();
    found.read.entries.push(entry);
    found.bodies.push(body);
    Some(found)
}

/// Returns the review in a link to a match as the text of a stored review, whose open passes are found when it is
/// restored.
fn stored_review_of_link(record: &MatchRecord, link: &str) -> Option<String> {
    let games = review::list(record).games.into_iter().enumerate();
    let items = games.flat_map(|(game, list)| list.items.into_iter().map(move |item| (game, item)));
    let (games, items): (Vec<usize>, Vec<review::Item>) = items.unzip();
    let judged = review::read_match_figures(link, &items)?.ok()?;
    let lines = games.into_iter().zip(&items).zip(judged);
    let lines = lines.filter_map(|((game, item), judged)| {
        judged.map(|judged| review::stored_line(game, item, &judged))
    });
    let head = StoredHead {
        is_running: false,
        passes: 1,
    };
    Some(review::stored_text(head, lines))
}

#[cfg(test)]
#[path = "read_tests.rs"]
pub(crate) mod tests;
