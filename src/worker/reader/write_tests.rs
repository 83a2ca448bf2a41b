use analyst::codec;
use library::{BackupPart, ReadFile, Reply, Request};

use super::*;
use crate::reader::{
    answer,
    read::{CARDS, tests::data},
};

fn ask(request: &Request, parts: &[Vec<u8>]) -> (Reply, Vec<Vec<u8>>) {
    let request = codec::decode(&codec::encode(request)).expect("a request");
    let (reply, parts) = answer(request, parts);
    let reply = codec::decode(&codec::encode(&reply)).expect("a reply");
    if let Reply::Read(Ok(read)) = &reply {
        assert_eq!(parts.len(), read.blocks());
    }
    (reply, parts)
}

fn read(name: &str, bytes: Vec<u8>) -> (ReadFile, Vec<Vec<u8>>) {
    let name = Some(name.to_owned());
    match ask(&Request::Read { name, now: 5 }, &[bytes]) {
        (Reply::Read(Ok(read)), bodies) => (read, bodies),
        (other, _) => panic!("{other:?}"),
    }
}

fn all_written(entries: &[Entry], bodies: &[Vec<u8>], kind: FileKind) -> Vec<Vec<u8>> {
    let request = Request::Write {
        entries: entries.to_vec(),
        analyses: Vec::new(),
        cards: false,
        parts: Vec::new(),
        kind,
    };
    match ask(&request, bodies) {
        (Reply::Written { .. }, files) => files,
        (other, _) => panic!("{other:?}"),
    }
}

fn written(entries: &[Entry], bodies: &[Vec<u8>], kind: FileKind) -> Vec<u8> {
    let mut files = all_written(entries, bodies, kind);
    assert_eq!(files.len(), 1);
    files.remove(0)
}

#[test]
fn writes_one_match_as_text_and_several_as_an_archive() {
    let file = data("matches/seven-points.mat");
    let (one, bodies) = read("seven.mat", file.clone());
    assert_eq!(written(&one.entries, &bodies, FileKind::Mat), file);
    let entries = [one.entries[0].clone(), one.entries[0].clone()];
    let bodies = [bodies[0].clone(), bodies[0].clone()];
    let zip = written(&entries, &bodies, FileKind::Mat);
    let files = archive::unpack(&zip).expect("an archive").files;
    assert_eq!(files.len(), 2);
    assert!(files.iter().all(|packed| packed.bytes == file));
    assert_eq!(files[1].name, files[0].name.replace(".mat", " 2.mat"));
}

#[test]
fn a_backup_restores_titles_and_notes() {
    let (mut file, bodies) = read("seven.sgf", data("matches/seven-points.sgf"));
    file.entries[0].title = Some("The final".to_owned());
    file.entries[0].note = "Look at game 2".to_owned();
    let backup = written(&file.entries, &bodies, FileKind::Backup);
    assert_eq!(
        read("backgammon.zip", backup),
        (
            ReadFile {
                remarks: Vec::new(),
                ..file
            },
            bodies
        )
    );
}

#[test]
fn every_archive_of_a_large_library_can_be_read() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let (position, body) = read("one.txt", id.as_bytes().to_vec());
    let entries: Vec<Entry> = (0..10_500_u32)
        .map(|nth| Entry {
            id: library::EntryId::of(&[&nth.to_le_bytes()]),
            ..position.entries[0].clone()
        })
        .collect();
    let bodies = vec![body[0].clone(); entries.len()];
    let texts = ["the table", "[]", "[]", "[]"].map(|text| text.as_bytes().to_vec());
    let request = Request::Write {
        entries: entries.clone(),
        analyses: Vec::new(),
        cards: false,
        parts: BackupPart::ALL.to_vec(),
        kind: FileKind::Backup,
    };
    let (_, whole) = ask(&request, &[&bodies[..], &texts].concat());
    let alone = all_written(&entries, &bodies, FileKind::Backup);
    for (archives, is_whole) in [(alone, false), (whole, true)] {
        assert_eq!(archives.len(), 2);
        let read = archives.into_iter().map(|zip| read("a.zip", zip).0);
        let read: Vec<ReadFile> = read.collect();
        let numbers = read.iter().filter_map(|read| read.archive.as_ref());
        let numbers: Vec<_> = numbers
            .map(|number| (&number.backup, number.nth, number.count))
            .collect();
        match numbers[..] {
            [(one, 1, 2), (two, 2, 2)] => assert!(is_whole && one == two),
            _ => assert!(!is_whole && numbers.is_empty(), "{numbers:?}"),
        }
        let found = read.into_iter().flat_map(|read| read.entries);
        assert_eq!(found.collect::<Vec<Entry>>(), entries);
    }
}

#[test]
fn one_damaged_match_in_a_backup_is_reported_and_the_others_are_restored() {
    let (file, bodies) = read("seven.sgf", data("matches/seven-points.sgf"));
    let other = Entry {
        id: library::EntryId::of(&[b"another"]),
        ..file.entries[0].clone()
    };
    let entries = [other.clone(), file.entries[0].clone()];
    let bodies = [bodies[0].clone(), bodies[0].clone()];
    let mut backup = written(&entries, &bodies, FileKind::Backup);
    let id = other.id.as_str().as_bytes();
    let at = backup.windows(id.len()).position(|bytes| bytes == id);
    backup[at.expect("its name") + id.len() + 9] ^= 0x10;
    let (restored, _) = read("backgammon.zip", backup);
    assert_eq!(restored.entries, entries[1..]);
    assert_eq!(restored.remarks.len(), 1);
    assert_eq!(restored.remarks[0].file.as_deref(), Some(other.id.as_str()));
}

#[test]
fn a_backup_restores_the_analyses_of_each_match_and_the_cards() {
    let (file, bodies) = read("seven.sgf", data("matches/seven-points.sgf"));
    let first = file.entries[0].clone();
    let other = Entry {
        id: EntryId::of(&[b"another"]),
        ..first.clone()
    };
    let ids = [&other.id, &first.id, &other.id].map(Clone::clone);
    let texts =
        ["nets 1\none", "nets 1\ntwo", "nets 2\nthree"].map(|text| text.as_bytes().to_vec());
    let request = Request::Write {
        entries: vec![first, other],
        analyses: ids.to_vec(),
        cards: true,
        parts: Vec::new(),
        kind: FileKind::Backup,
    };
    let (body, cards) = (&bodies[0], b"1|a\n1|b".to_vec());
    let parts = [body, body].into_iter().chain(&texts).chain([&cards]);
    let parts: Vec<Vec<u8>> = parts.cloned().collect();
    let (_, mut backup) = ask(&request, &parts);
    let (restored, blocks) = read("backgammon.zip", backup.remove(0));
    assert_eq!(restored.entries.len(), 2);
    assert_eq!(
        restored.analyses,
        [&ids[1], &ids[0], &ids[0]].map(Clone::clone)
    );
    let [one, two, three] = texts;
    assert!(restored.cards);
    assert_eq!(blocks[2..], [two, one, three, cards]);
    assert_eq!(restored.remarks, []);
}

#[test]
fn a_full_backup_restores_the_other_parts_byte_for_byte() {
    let (file, bodies) = read("seven.sgf", data("matches/seven-points.sgf"));
    let texts = ["the table", "[[\"key\",\"a\\nb\"]]", "[]", "[]"];
    let request = Request::Write {
        entries: file.entries.clone(),
        analyses: Vec::new(),
        cards: true,
        parts: BackupPart::ALL.to_vec(),
        kind: FileKind::Backup,
    };
    let more = std::iter::once(b"1|a".to_vec()).chain(texts.map(|text| text.as_bytes().to_vec()));
    let parts: Vec<Vec<u8>> = bodies.iter().cloned().chain(more).collect();
    let (_, mut backup) = ask(&request, &parts);
    let (restored, blocks) = read("backgammon.zip", backup.remove(0));
    assert_eq!(restored.entries, file.entries);
    assert_eq!(
        (restored.cards, &restored.parts[..]),
        (true, &BackupPart::ALL[..])
    );
    assert_eq!(blocks, parts);
    assert_eq!(restored.remarks, []);
    let number = restored.archive.expect("a number");
    assert_eq!((number.nth, number.count), (1, 1));
}

#[test]
fn a_damaged_part_or_number_in_a_full_backup_is_reported() {
    let (file, bodies) = read("seven.sgf", data("matches/seven-points.sgf"));
    let texts = ["the table", "[[\"key\",\"a\\nb\"]]", "[]", "[]"];
    let request = Request::Write {
        entries: file.entries,
        analyses: Vec::new(),
        cards: false,
        parts: BackupPart::ALL.to_vec(),
        kind: FileKind::Backup,
    };
    let texts = texts.map(|text| text.as_bytes().to_vec());
    let parts: Vec<Vec<u8>> = bodies.into_iter().chain(texts).collect();
    let (_, backup) = ask(&request, &parts);
    for name in [
        "table.json",
        "friends.json",
        "duplicates.json",
        "names.json",
        "archive.txt",
    ] {
        let mut damaged = backup[0].clone();
        let at = damaged
            .windows(name.len())
            .position(|bytes| bytes == name.as_bytes());
        damaged[at.expect("its name") + name.len() + 2] ^= 0x10;
        let (restored, _) = read("backgammon.zip", damaged);
        let remarks = restored.remarks.iter().map(|remark| remark.file.as_deref());
        assert_eq!(remarks.collect::<Vec<_>>(), [Some(name)]);
    }
}

#[test]
fn a_backup_of_only_cards_is_valid_and_damaged_cards_are_reported() {
    let request = Request::Write {
        entries: Vec::new(),
        analyses: Vec::new(),
        cards: true,
        parts: Vec::new(),
        kind: FileKind::Backup,
    };
    let (_, mut files) = ask(&request, &[b"1|a".to_vec()]);
    let mut backup = files.remove(0);
    let (restored, blocks) = read("backgammon.zip", backup.clone());
    assert!(restored.cards && restored.entries.is_empty());
    assert_eq!(blocks, [b"1|a".to_vec()]);
    let at = backup
        .windows(CARDS.len())
        .position(|bytes| bytes == CARDS.as_bytes());
    backup[at.expect("its name") + CARDS.len() + 3] ^= 0x10;
    let name = Some("backgammon.zip".to_owned());
    let (reply, _) = ask(&Request::Read { name, now: 5 }, &[backup]);
    assert_eq!(reply, Reply::Read(Err(library::Refusal::NoGame)));
}

#[test]
fn answers_damaged_and_missing_matches() {
    let (file, _) = read("seven.mat", data("matches/seven-points.mat"));
    let request = Request::Write {
        entries: file.entries,
        analyses: Vec::new(),
        cards: false,
        parts: Vec::new(),
        kind: FileKind::Mat,
    };
    for parts in [vec![b"bgm\x01damaged".to_vec()], Vec::new()] {
        assert_eq!(ask(&request, &parts), (Reply::NotWritten, Vec::new()));
    }
}
