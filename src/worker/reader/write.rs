//! Writer for library entries, which produces one file, or several archives if a single file would be too large.

use library::{ArchiveNumber, Entry, EntryId, FileKind, file_name, unique_names};
use record::{MatchRecord, Omission, Written, write_mat, write_sgf};

use crate::reader::{
    archive::{self, Packed, Size},
    read::{ANALYSIS_INFIX, LIST, part_named},
};

/// Returns the information that the format cannot represent, and the files: a single file, or several archives that are
/// each small enough to be read back. `None` if a stored match cannot be read or is too large for an archive.
pub(crate) fn write(
    entries: &[Entry],
    bodies: &[Vec<u8>],
    analyses: &[(&EntryId, &Vec<u8>)],
    others: &[(&str, &Vec<u8>)],
    kind: FileKind,
) -> Option<(Vec<Omission>, Vec<Vec<u8>>)> {
    let write: fn(&MatchRecord) -> Written = match kind {
        FileKind::Mat => write_mat,
        FileKind::Sgf => write_sgf,
        FileKind::Backup => {
            let archives = backups(entries, bodies, analyses, others)?;
            return Some((Vec::new(), archives));
        }
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
        return Some((lost, vec![texts.pop()?.into_bytes()]));
    }
    let files: Vec<Packed> = unique_names(entries.iter().map(file_name))
        .into_iter()
        .zip(texts)
        .map(|(name, text)| Packed {
            name: format!("{name}.{}", kind.extension()),
            bytes: text.into_bytes(),
        })
        .collect();
    let mut rest = &files[..];
    let mut archives = Vec::new();
    let sizes = files.iter().map(|file| Size {
        files: 1,
        bytes: file.bytes.len(),
    });
    for count in archive::divide(sizes.collect())? {
        let (part, others) = rest.split_at(count);
        rest = others;
        archives.push(archive::pack(part).ok()?);
    }
    Some((lost, archives))
}

/// Packs backup archives, which [`super::read`] restores completely. The first archive contains the other files, such
/// as the drill cards. The archives of a full backup are numbered.
fn backups(
    entries: &[Entry],
    bodies: &[Vec<u8>],
    analyses: &[(&EntryId, &Vec<u8>)],
    others: &[(&str, &Vec<u8>)],
) -> Option<Vec<Vec<u8>>> {
    let pairs = analyses.iter().map(|(id, text)| (id.as_str(), &text[..]));
    let of_entry = archive::grouped(pairs.collect());
    let texts = |entry: &Entry| {
        let texts = of_entry.get(entry.id.as_str());
        texts.map_or(&[][..], Vec::as_slice)
    };
    // An entry and its files must be in the same archive.
    let sizes = entries.iter().zip(bodies).map(|(entry, body)| Size {
        files: 1 + texts(entry).len(),
        bytes: entry.to_line().len()
            + "\n".len()
            + body.len()
            + texts(entry).iter().map(|text| text.len()).sum::<usize>(),
    });
    let of_others = (!others.is_empty()).then(|| Size {
        files: others.len(),
        bytes: others.iter().map(|(_, bytes)| bytes.len()).sum(),
    });
    let mut items = entries.iter().zip(bodies);
    let mut archives = Vec::new();
    let mut others_left = others;
    let counts = archive::divide(of_others.into_iter().chain(sizes).collect())?;
    let numbers = numbers(entries, others, counts.len());
    for (nth, count) in counts.into_iter().enumerate() {
        let (mut list, mut files) = (String::new(), Vec::new());
        let others = std::mem::take(&mut others_left);
        for (entry, body) in items.by_ref().take(count - usize::from(!others.is_empty())) {
            list.extend([&entry.to_line(), "\n"]);
            let id = entry.id.as_str();
            files.push(packed(id, body));
            for (nth, text) in (1..).zip(texts(entry)) {
                files.push(packed(&format!("{id}{ANALYSIS_INFIX}{nth}"), text));
            }
        }
        files.insert(0, packed(LIST, list.as_bytes()));
        files.extend(others.iter().map(|(name, bytes)| packed(name, bytes)));
        if let Some(number) = numbers.get(nth) {
            let text = number.to_text();
            files.push(packed(ArchiveNumber::FILE_NAME, text.as_bytes()));
        }
        archives.push(archive::pack(&files).ok()?);
    }
    Some(archives)
}

/// Returns the archive numbers for a full backup; none for a backup of the library alone.
fn numbers(entries: &[Entry], others: &[(&str, &Vec<u8>)], count: usize) -> Vec<ArchiveNumber> {
    if others.iter().all(|(name, _)| part_named(name).is_none()) {
        return Vec::new();
    }
    let ids = entries.iter().map(|entry| entry.id.as_str().as_bytes());
    let contents = ids.chain(others.iter().map(|(_, bytes)| &bytes[..]));
    let backup = EntryId::of(&contents.collect::<Vec<_>>());
    let number = |nth| ArchiveNumber {
        backup: backup.clone(),
        nth,
        count,
    };
    (1..=count).map(number).collect()
}

fn packed(name: &str, bytes: &[u8]) -> Packed {
    Packed {
        name: name.to_owned(),
        bytes: bytes.to_vec(),
    }
}

#[cfg(test)]
#[path = "write_tests.rs"]
mod tests;
