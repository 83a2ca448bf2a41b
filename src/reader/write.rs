//! Writes library entries to a single file.

use library::{Entry, FileKind, file_name, without_twins};
use record::{Loss, MatchRecord, Written, write_mat, write_sgf};

use crate::{
    archive::{self, Packed},
    read::LIST,
};

/// Returns what the format cannot contain, and the bytes of the file; `None` if a stored match cannot be read.
pub(crate) fn write(
    entries: &[Entry],
    bodies: &[Vec<u8>],
    kind: FileKind,
) -> Option<(Vec<Loss>, Vec<u8>)> {
    let write: fn(&MatchRecord) -> Written = match kind {
        FileKind::Mat => write_mat,
        FileKind::Sgf => write_sgf,
        FileKind::Backup => return Some((Vec::new(), backup(entries, bodies)?)),
    };
    let (mut lost, mut texts) = (Vec::new(), Vec::new());
    for (entry, body) in entries.iter().zip(bodies) {
        let written = write(&entry.record(body).ok()?);
        for what in written.lost {
            if !lost.contains(&what) {
                lost.push(what);
            }
        }
        texts.push(written.text);
    }
    if texts.len() == 1 {
        return texts.pop().map(|text| (lost, text.into_bytes()));
    }
    let names = without_twins(entries.iter().map(file_name));
    let files: Vec<Packed> = names
        .into_iter()
        .zip(texts)
        .map(|(name, text)| Packed {
            name: format!("{name}.{}", kind.ending()),
            bytes: text.into_bytes(),
        })
        .collect();
    Some((lost, archive::pack(&files).ok()?))
}

/// Packs a backup archive, which [`crate::read`] restores completely.
fn backup(entries: &[Entry], bodies: &[Vec<u8>]) -> Option<Vec<u8>> {
    let list: String = entries.iter().map(|entry| entry.to_line() + "\n").collect();
    let mut files = vec![Packed {
        name: LIST.to_owned(),
        bytes: list.into_bytes(),
    }];
    files.extend(entries.iter().zip(bodies).map(|(entry, body)| Packed {
        name: entry.id.as_str().to_owned(),
        bytes: body.clone(),
    }));
    archive::pack(&files).ok()
}

#[cfg(test)]
mod tests {
    use library::{ReadFile, Reply, Request};

    use super::*;
    use crate::{answer, read::tests::data};

    fn ask(request: &Request, parts: &[Vec<u8>]) -> (Reply, Vec<Vec<u8>>) {
        let (reply, parts) = answer(&request.encode(), parts);
        (
            Reply::decode(&reply.encode(), parts.len()).expect("a reply"),
            parts,
        )
    }

    fn read(name: &str, bytes: Vec<u8>) -> (ReadFile, Vec<Vec<u8>>) {
        let name = Some(name.to_owned());
        match ask(&Request::Read { name, now: 5 }, &[bytes]) {
            (Reply::Read(Ok(read)), bodies) => (read, bodies),
            (other, _) => panic!("{other:?}"),
        }
    }

    fn written(entries: &[Entry], bodies: &[Vec<u8>], kind: FileKind) -> Vec<u8> {
        let entries = entries.to_vec();
        match ask(&Request::Write { entries, kind }, bodies) {
            (Reply::Written { .. }, mut file) => file.remove(0),
            (other, _) => panic!("{other:?}"),
        }
    }

    #[test]
    fn writes_one_match_as_text_and_several_as_an_archive() {
        let file = data("matches/seven-points.mat");
        let (one, bodies) = read("seven.mat", file.clone());
        assert_eq!(written(&one.entries, &bodies, FileKind::Mat), file);
        let entries = [one.entries[0].clone(), one.entries[0].clone()];
        let bodies = [bodies[0].clone(), bodies[0].clone()];
        let zip = written(&entries, &bodies, FileKind::Mat);
        let files = archive::unpack(&zip).expect("an archive");
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
    fn answers_damaged_matches_and_invalid_messages() {
        let (file, _) = read("seven.mat", data("matches/seven-points.mat"));
        let request = Request::Write {
            entries: file.entries,
            kind: FileKind::Mat,
        };
        for (text, parts) in [
            (request.encode(), vec![b"bgm\x01damaged".to_vec()]),
            (request.encode(), Vec::new()),
            ("{}".to_owned(), vec![Vec::new()]),
        ] {
            assert_eq!(answer(&text, &parts), (Reply::NotWritten, Vec::new()));
        }
    }
}
