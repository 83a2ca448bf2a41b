//! Reads the contents of a file: matches and positions of any program, saved games of ours, or an archive of these.

use std::collections::BTreeMap;

use library::{
    Entry, EntryId, FileRemark, Item, MAX_FILE_BYTES, ReadFile, Refusal, Source, Unusual,
};
use record::{Backup, Format, MatchRecord, Saved, Unreadable, read_file};

use crate::archive::{self, BadArchive, MAX_UNPACKED_BYTES, Packed, Unpacked};

/// The name of the file that lists the entries of an archive of ours, one on each line.
pub(crate) const LIST: &str = "library.jsonl";

/// The name of the file with the cards of the drills in an archive of ours, one on each line.
pub(crate) const CARDS: &str = "drills.txt";

/// In an archive of ours, separates the entry's ID from the number of its analysis in a file name.
pub(crate) const ANALYSIS_INFIX: &str = " analysis ";

/// Maximum number of remarks on a file or a list; further remarks on a file that is not a match say nothing new.
const MAX_REMARKS: usize = 200;

/// Maximum total size of the inflated matches of a backup, in bytes: ten times what the library packs into one archive.
const MAX_INFLATED_BYTES: u64 = 400 << 20;

/// The entries of a file, the stored match of each, and then its analyses.
type Found = (ReadFile, Vec<Vec<u8>>);

/// Reads a file, or pasted text if `name` is `None`; `now` is in milliseconds since 1970.
pub(crate) fn read(name: Option<&str>, now: u64, bytes: &[u8]) -> Result<Found, Refusal> {
    if bytes.len() > MAX_FILE_BYTES {
        return Err(Refusal::TooLarge(MAX_FILE_BYTES));
    }
    let source = name.map_or(Source::Pasted, |name| Source::File(name.to_owned()));
    if !archive::looks_like(bytes) {
        return read_single(&source, now, bytes);
    }
    let archive = archive::unpack(bytes).map_err(|why| match why {
        BadArchive::Damaged => Refusal::UnknownFormat,
        BadArchive::TooLarge => Refusal::TooLarge(MAX_UNPACKED_BYTES),
    })?;
    if archive.files.iter().any(|file| file.name == LIST) {
        read_backup(archive)
    } else {
        read_archive(now, &archive)
    }
}

/// The files of an entry in a backup.
#[derive(Default)]
struct Stored {
    body: Option<Vec<u8>>,
    analyses: Vec<Vec<u8>>,
}

/// Reads an archive written by the library.
fn read_backup(unpacked: Unpacked) -> Result<Found, Refusal> {
    let (mut list, mut cards) = (Vec::new(), None);
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
            Err(_) => {}
        }
    }
    let text = std::str::from_utf8(&list).map_err(|_| Refusal::UnknownFormat)?;
    let (mut found, mut texts) = (empty(), Vec::new());
    let mut room = MAX_INFLATED_BYTES;
    for line in text.lines() {
        let Some(entry) = Entry::from_line(line) else {
            push_bad_entry(&mut found.0, LIST);
            continue;
        };
        let id = entry.id.clone();
        // A stored match is read for one line only, however often the list names it.
        let Stored { body, analyses } = stored.remove(&id).unwrap_or_default();
        let body = body.unwrap_or_default();
        let Ok(entry) = entry.recomputed(&body, &mut room) else {
            push_bad_entry(&mut found.0, id.as_str());
            continue;
        };
        found.0.analyses.extend(analyses.iter().map(|_| id.clone()));
        texts.extend(analyses);
        found.0.entries.push(entry);
        found.1.push(body);
    }
    if unpacked.damaged.iter().any(|name| name == CARDS) {
        found.0.remarks.push(bad_entry(CARDS));
    }
    found.0.cards = cards.is_some();
    found.1.append(&mut texts);
    found.1.extend(cards);
    non_empty(found)
}

/// Adds a remark on a line of the list, unless there are very many already.
fn push_bad_entry(read: &mut ReadFile, name: &str) {
    if read.remarks.len() < MAX_REMARKS {
        read.remarks.push(bad_entry(name));
    }
}

/// Reads an archive of any files.
fn read_archive(now: u64, archive: &Unpacked) -> Result<Found, Refusal> {
    let mut found = empty();
    let damaged = archive.damaged.iter().map(|name| bad_entry(name));
    found.0.remarks.extend(damaged);
    for Packed { name, bytes } in &archive.files {
        match read_single(&Source::File(name.clone()), now, bytes) {
            Ok((read, bodies)) => {
                found.0.entries.extend(read.entries);
                let file = Some(name.clone());
                let remarks = read.remarks.into_iter().map(|remark| FileRemark {
                    file: file.clone(),
                    ..remark
                });
                found.0.remarks.extend(remarks);
                found.1.extend(bodies);
            }
            Err(why) => found.0.remarks.push(FileRemark {
                file: Some(name.clone()),
                what: Unusual::NotRead(why),
            }),
        }
    }
    non_empty(found)
}

fn bad_entry(name: &str) -> FileRemark {
    FileRemark {
        file: Some(name.to_owned()),
        what: Unusual::BadEntry,
    }
}

fn empty() -> Found {
    let read = ReadFile {
        entries: Vec::new(),
        analyses: Vec::new(),
        cards: false,
        remarks: Vec::new(),
    };
    (read, Vec::new())
}

fn non_empty(found: Found) -> Result<Found, Refusal> {
    if found.1.is_empty() {
        return Err(Refusal::NoGame);
    }
    Ok(found)
}

/// Reads a file that is not an archive.
fn read_single(source: &Source, now: u64, bytes: &[u8]) -> Result<Found, Refusal> {
    if let Ok(text) = str::from_utf8(bytes)
        && let Some(found) = games(text, source, now)
    {
        return Ok(found);
    }
    let named = |why: Unreadable| match source {
        Source::File(name) => why.named(name),
        _ => why,
    };
    let reading = read_file(bytes).map_err(|why| match named(why) {
        Unreadable::Empty => Refusal::Empty,
        Unreadable::TooLarge(most) => Refusal::TooLarge(most),
        Unreadable::UnknownFormat => Refusal::UnknownFormat,
        Unreadable::NoGame(_) => Refusal::NoGame,
        Unreadable::OtherProgram(program) => Refusal::OtherProgram(program),
    })?;
    let mut found = empty();
    for (nth, record) in reading.matches.iter().enumerate() {
        let position = reading
            .positions
            .get(nth)
            .filter(|_| reading.format == Format::Positions);
        let Item { entry, body } = if let Some(position) = position {
            Item::of_position(&position.decision, source.clone(), now)
        } else {
            let id = EntryId::of(&[bytes, &nth.to_le_bytes()]);
            Item {
                entry: Entry::of(id, record, source.clone(), now),
                body: record.to_stored(),
            }
        };
        found.0.entries.push(entry);
        found.1.push(body);
    }
    let remarks = reading.remarks.into_iter().map(FileRemark::from);
    found.0.remarks.extend(remarks.take(MAX_REMARKS));
    Ok(found)
}

/// Reads the games of a file of ours: a single save or a backup; `None` if there is no game in it.
fn games(text: &str, source: &Source, now: u64) -> Option<Found> {
    let texts = match Backup::from_text(text) {
        Ok(backup) => std::iter::once(backup.game).chain(backup.aside).collect(),
        Err(_) => vec![text.to_owned()],
    };
    let mut found = empty();
    for text in texts {
        let Ok(saved) = Saved::from_text(&text) else {
            continue;
        };
        let id = EntryId::of_text(text.as_bytes());
        let record = MatchRecord::from_session(&saved.session);
        let entry = Entry::of_session(id, &record, source.clone(), now);
        found.0.entries.push(entry);
        found.1.push(text.into_bytes());
    }
    (!found.1.is_empty()).then_some(found)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::{fs, path::Path};

    use library::{BodyFormat, Kind};

    use record::OtherProgram;

    use super::*;

    /// Returns the contents of a file in `tests/data`.
    pub(crate) fn data(name: &str) -> Vec<u8> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
        fs::read(folder.join(name)).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    fn read_named(name: &str) -> Found {
        read(Some(name), 5, &data(name)).unwrap_or_else(|why| panic!("{name}: {why:?}"))
    }

    #[test]
    fn every_sample_gives_an_entry_that_can_be_opened() {
        for name in [
            "seven-points.mat",
            "seven-points.sgf",
            "seven-points.xg",
            "galaxy-1.txt",
            "studio-1.txt",
        ] {
            let (file, bodies) = read_named(&format!("matches/{name}"));
            assert_eq!((file.entries.len(), bodies.len()), (1, 1), "{name}");
            let entry = &file.entries[0];
            assert_eq!(
                (entry.kind, entry.finished, entry.added),
                (Kind::Match, true, 5),
                "{name}"
            );
            assert!(entry.record(&bodies[0]).is_ok(), "{name}");
        }
    }

    #[test]
    fn keeps_the_bytes_of_our_saves() {
        let text = data("saved_v2.jsonl");
        let (file, bodies) = read(None, 5, &text).expect("a game");
        assert_eq!(file.entries[0].form, BodyFormat::Session);
        assert_eq!(bodies, [text]);
    }

    #[test]
    fn a_position_has_the_same_id_in_any_text() {
        let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let plain = read(None, 1, id.as_bytes()).expect("a position");
        let text = format!("Look at this: {id} What would you play?");
        let (found, _) = read(Some("a.txt"), 2, text.as_bytes()).expect("a position");
        assert_eq!(found.entries[0].id, plain.0.entries[0].id);
        assert_eq!(found.entries[0].kind, Kind::Position);
    }

    #[test]
    fn reads_every_file_of_an_archive() {
        let files = [
            ("one.mat", data("matches/seven-points.mat")),
            ("two.txt", b"nothing".to_vec()),
        ];
        let files = files.map(|(name, bytes)| Packed {
            name: name.to_owned(),
            bytes,
        });
        let archive = archive::pack(&files).expect("it fits");
        let (file, _) = read(Some("all.zip"), 5, &archive).expect("an archive");
        assert_eq!(file.entries.len(), 1);
        assert_eq!(file.entries[0].source, Source::File("one.mat".to_owned()));
        let remark = FileRemark {
            file: Some("two.txt".to_owned()),
            what: Unusual::NotRead(Refusal::UnknownFormat),
        };
        assert_eq!(file.remarks, [remark]);
    }

    #[test]
    fn reads_the_whole_files_of_a_damaged_archive() {
        let files = ["one.mat", "two.mat"].map(|name| Packed {
            name: name.to_owned(),
            bytes: data("matches/seven-points.mat"),
        });
        let mut archive = archive::pack(&files).expect("it fits");
        let at = archive.windows(7).position(|bytes| bytes == b"one.mat");
        archive[at.expect("its name") + 20] ^= 0x10;
        let (file, _) = read(Some("all.zip"), 5, &archive).expect("an archive");
        assert_eq!(file.entries.len(), 1);
        assert_eq!(file.remarks, [bad_entry("one.mat")]);
    }

    /// An archive of ours with this list of one entry, and the entry's body.
    fn backup_of(list: String, entry: &Entry, body: &[u8]) -> Vec<u8> {
        let files = [(LIST, list.into_bytes()), (entry.id.as_str(), body.into())];
        let files = files.map(|(name, bytes)| Packed {
            name: name.to_owned(),
            bytes,
        });
        archive::pack(&files).expect("it fits")
    }

    #[test]
    fn takes_an_entry_of_a_backup_once() {
        let (file, bodies) = read_named("matches/seven-points.mat");
        let entry = &file.entries[0];
        let list = (entry.to_line() + "\n").repeat(300);
        let backup = backup_of(list, entry, &bodies[0]);
        let (restored, again) = read(Some("a.zip"), 5, &backup).expect("a backup");
        assert_eq!((restored.entries, again), (file.entries.clone(), bodies));
        assert_eq!(
            restored.remarks,
            vec![bad_entry(entry.id.as_str()); MAX_REMARKS]
        );
    }

    #[test]
    fn recomputes_all_but_title_and_note_of_a_backup() {
        let (file, bodies) = read_named("matches/seven-points.mat");
        let noted = Entry {
            title: Some("The final".to_owned()),
            note: "Look at game 2".to_owned(),
            ..file.entries[0].clone()
        };
        let forged = Entry {
            length: 3,
            decisions: u32::MAX,
            words: "word ".repeat(9_000),
            ..noted.clone()
        };
        let backup = backup_of(forged.to_line(), &noted, &bodies[0]);
        let (restored, _) = read(Some("a.zip"), 5, &backup).expect("a backup");
        assert_eq!(restored.entries, [noted]);
    }

    #[test]
    fn explains_why_a_file_is_refused() {
        let refusal = |bytes: &[u8]| read(None, 0, bytes).err();
        assert_eq!(refusal(b" \n"), Some(Refusal::Empty));
        assert_eq!(refusal(b"%PDF-1.4"), Some(Refusal::UnknownFormat));
        assert_eq!(refusal(b"PK\x03\x04"), Some(Refusal::UnknownFormat));
        let fibs = b"Score is 0-0 in a 5 point match.";
        let other = |program| Some(Refusal::OtherProgram(program));
        assert_eq!(refusal(fibs), other(OtherProgram::Fibs));
        for (name, program) in [
            ("game.BGF", OtherProgram::BgBlitz),
            ("one.sgg", OtherProgram::GamesGrid),
            ("one.bkg", OtherProgram::Bkg),
            ("one.tmg", OtherProgram::TrueMoneyGames),
            ("one.ogxm", OtherProgram::OpenGammon),
            ("one.two.gam", OtherProgram::GammonEmpire),
        ] {
            for unknown in [&b"\x00\x01"[..], b" 7 point match\n"] {
                assert_eq!(read(Some(name), 0, unknown).err(), other(program), "{name}");
            }
            // The content counts before the name.
            let mat = data("matches/seven-points.mat");
            assert!(read(Some(name), 0, &mat).is_ok(), "{name}");
        }
        for name in ["sgg", "one.sgg.txt", "one."] {
            let refused = read(Some(name), 0, b"\x00").err();
            assert_eq!(refused, Some(Refusal::UnknownFormat), "{name}");
        }
        assert_eq!(
            refusal(&vec![b'a'; MAX_FILE_BYTES + 1]),
            Some(Refusal::TooLarge(MAX_FILE_BYTES))
        );
    }
}
