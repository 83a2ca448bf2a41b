//! Tests for imports of full backups, which may replace the stored data.

use super::*;
use crate::{ArchiveNumber, BackupPart, Refusal};

#[test]
fn a_full_backup_is_added_to_or_replaces_the_stored_data() {
    let entries = three();
    for replaces in [false, true] {
        let mut model = loaded_with(entries[..1].to_vec());
        update(
            &mut model,
            Msg::Import(1, vec![Some("backup.zip".to_owned())]),
        );
        let Msg::FileRead(Ok(file), mut bodies) = read(&entries) else {
            panic!("it is read");
        };
        bodies.push(b"the table".to_vec());
        bodies.push(br#"[["0123456789abcdef","line"]]"#.to_vec());
        bodies.push(b"[]".to_vec());
        bodies.push(br#"[["people","Ann\tann77"]]"#.to_vec());
        let file = ReadFile {
            parts: BackupPart::ALL.to_vec(),
            archive: Some(ArchiveNumber::of_unnumbered(None)),
            remarks: Vec::new(),
            ..file
        };
        update(&mut model, Msg::FileRead(Ok(file), bodies));
        let agree = if replaces {
            Msg::AgreeToReplace
        } else {
            Msg::Agree
        };
        let effects = update(&mut model, agree);
        let [Effect::Store(added)] = &effects[..] else {
            panic!("agreed: {effects:?}");
        };
        // Known entries are included, because they would otherwise be lost when the stored data is replaced.
        assert_eq!((added.items.len(), added.analyses.len()), (3, 3));
        assert_eq!(added.replaces, replaces);
        assert_eq!(added.others.table.as_deref(), Some("the table"));
        let line = ("0123456789abcdef".to_owned(), "line".to_owned());
        assert_eq!(added.others.friends, [line]);
        let names = ("people".to_owned(), "Ann\tann77".to_owned());
        assert_eq!(added.others.names, [names]);
    }
    let mut model = loaded_with(Vec::new());
    update(&mut model, Msg::Import(1, vec![None]));
    update(&mut model, read(&entries));
    let effects = update(&mut model, Msg::AgreeToReplace);
    let [Effect::Store(added)] = &effects[..] else {
        panic!("agreed: {effects:?}");
    };
    assert!(!added.replaces, "only a backup of everything replaces");
}

/// Returns the two archives of a full backup containing these entries.
fn archives(entries: &[Entry]) -> [Msg; 2] {
    let (first, second) = entries.split_at(1);
    [(1, first), (2, second)].map(|(nth, entries)| {
        let Msg::FileRead(Ok(mut file), mut bodies) = read(entries) else {
            panic!("it is read");
        };
        file.remarks.clear();
        file.archive = Some(ArchiveNumber {
            backup: EntryId::of(&[b"backup"]),
            nth,
            count: 2,
        });
        if nth == 1 {
            file.parts = BackupPart::ALL.to_vec();
            bodies.extend(["the table", "[]", "[]", "[]"].map(|text| text.as_bytes().to_vec()));
        }
        Msg::FileRead(Ok(file), bodies)
    })
}

/// Returns `true` if these files may replace a library containing these entries, and the data that is added if the user
/// agrees to the replacement.
fn replaced_by(entries: &[Entry], files: Vec<Msg>) -> (bool, Added) {
    let mut model = loaded_with(entries.to_vec());
    update(&mut model, Msg::Import(1, vec![None; files.len()]));
    for file in files {
        update(&mut model, file);
    }
    let may = model.import.as_ref().expect("a report").may_replace();
    match update(&mut model, Msg::AgreeToReplace).pop() {
        Some(Effect::Store(added)) => (may, added),
        other => panic!("agreed: {other:?}"),
    }
}

#[test]
fn archives_that_replace_the_stored_data_include_known_entries() {
    let entries = three();
    for is_turned in [false, true] {
        let mut files = archives(&entries).to_vec();
        if is_turned {
            files.reverse();
        }
        let (may, added) = replaced_by(&entries, files);
        assert!(may && added.replaces);
        assert_eq!((added.items.len(), added.analyses.len()), (3, 3));
    }
}

#[test]
fn an_incomplete_backup_does_not_replace_the_stored_data() {
    let entries = three();
    let [first, second] = archives(&entries);
    let changed = |change: fn(&mut ReadFile)| {
        let [_, mut second] = archives(&entries);
        if let Msg::FileRead(Ok(file), _) = &mut second {
            change(file);
        }
        vec![first.clone(), second]
    };
    let refused = Msg::FileRead(Err(Refusal::UnknownFormat), Vec::new());
    let [Msg::FileRead(Ok(mut no_friends), mut blocks), _] = archives(&entries) else {
        panic!("they are read");
    };
    no_friends.parts.remove(1);
    blocks.pop();
    for (name, files) in [
        ("one of two", vec![first.clone()]),
        ("a refused one", vec![first.clone(), refused.clone()]),
        (
            "one more that is refused",
            vec![first.clone(), second.clone(), refused],
        ),
        ("the same twice", vec![first.clone(), first.clone()]),
        (
            "a file of another kind",
            vec![first.clone(), second.clone(), read(&entries)],
        ),
        (
            "no games with friends",
            vec![Msg::FileRead(Ok(no_friends), blocks), second.clone()],
        ),
        (
            "a damaged entry",
            changed(|file| {
                file.remarks.push(FileRemark {
                    file: Some("friends.json".to_owned()),
                    what: Unusual::BadEntry,
                });
            }),
        ),
        ("more remarks", changed(|file| file.more_remarks = 1)),
        ("matches left out", changed(|file| file.left_out = 1)),
    ] {
        let (may, added) = replaced_by(&entries, files);
        assert!(!may && !added.replaces, "{name}");
    }
}
