//! Zip archives of several files, which are written and read within limits.
//!
//! The `rawzip` crate has no dependencies, shares this workspace's compression crate, and lets the caller limit the
//! unpacked size. The `zip` crate also supports such a limit, but makes the program three times as large.

use std::{
    collections::BTreeMap,
    io::{Read, Write},
};

use flate2::{Compression, bufread::DeflateDecoder, write::DeflateEncoder};
use rawzip::{CompressionMethod, Error, ZipArchive, ZipArchiveWriter};

/// Magic number at the start of a .zip file.
const MAGIC: &[u8] = b"PK\x03\x04";

/// Maximum number of files per archive.
const MAX_FILES: usize = 10_000;

/// Maximum total size, in bytes, of the files packed into one archive. It is below
/// [`MAX_FILE_BYTES`](library::MAX_FILE_BYTES) even if none of the files can be compressed.
const MAX_PACKED_BYTES: usize = 40 << 20;

/// Maximum total size of the unpacked files, in bytes, which causes a zip bomb to be rejected within a fraction of a
/// second.
pub(crate) const MAX_UNPACKED_BYTES: usize = 64 << 20;

/// File in an archive.
pub(crate) struct Packed {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Contents of an unpacked archive.
#[derive(Default)]
pub(crate) struct Unpacked {
    pub(crate) files: Vec<Packed>,
    /// Names of the damaged files.
    pub(crate) damaged: Vec<String>,
}

/// Reason why an archive could not be unpacked.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum BadArchive {
    Damaged,
    TooLarge,
}

pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// Packs files into a .zip archive.
pub(crate) fn pack(files: &[Packed]) -> Result<Vec<u8>, Error> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for Packed { name, bytes } in files {
        let builder = archive.new_file(name.as_str());
        let (mut file, config) = builder
            .compression_method(CompressionMethod::DEFLATE)
            .start()?;
        let mut packing = config.wrap(DeflateEncoder::new(&mut file, Compression::default()));
        packing.write_all(bytes)?;
        let (encoder, descriptor) = packing.finish()?;
        encoder.finish()?;
        file.finish(descriptor)?;
    }
    archive.finish()
}

/// Groups file contents by name.
pub(crate) fn grouped<'a>(files: Vec<(&'a str, &'a [u8])>) -> BTreeMap<&'a str, Vec<&'a [u8]>> {
    let mut groups: BTreeMap<&str, Vec<&[u8]>> = BTreeMap::new();
    for (name, bytes) in files {
        groups.entry(name).or_default().push(bytes);
    }
    groups
}

/// Size of a group of files that must be kept in the same archive.
pub(crate) struct Size {
    pub(crate) files: usize,
    pub(crate) bytes: usize,
}

/// Distributes groups of files among archives that [`unpack`] accepts, leaving room for two more files: the table of
/// contents (whose lines are included in `sizes`) and the archive number. Returns the number of groups in each archive;
/// `None` if a single group is too large.
pub(crate) fn divide(sizes: Vec<Size>) -> Option<Vec<usize>> {
    let (mut counts, mut room) = (Vec::new(), Size { files: 0, bytes: 0 });
    for Size { files, bytes } in sizes {
        match counts.last_mut() {
            Some(count) if files <= room.files && bytes <= room.bytes => *count += 1,
            _ => {
                counts.push(1);
                room = Size {
                    files: MAX_FILES - 2,
                    bytes: MAX_PACKED_BYTES,
                };
            }
        }
        room.files = room.files.checked_sub(files)?;
        room.bytes = room.bytes.checked_sub(bytes)?;
    }
    Some(counts)
}

/// Unpacks the files of a .zip archive, skipping folders and damaged files. Too many files, or files that are too
/// large, are an error.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Unpacked, BadArchive> {
    let damaged = |_| BadArchive::Damaged;
    let archive = ZipArchive::from_slice(bytes).map_err(damaged)?;
    let mut entries = archive.entries();
    let (mut unpacked, mut room) = (Unpacked::default(), MAX_UNPACKED_BYTES);
    while let Some(entry) = entries.next_entry().map_err(damaged)? {
        if entry.is_dir() {
            continue;
        }
        if unpacked.files.len() + unpacked.damaged.len() == MAX_FILES {
            return Err(BadArchive::TooLarge);
        }
        let name = String::from_utf8_lossy(entry.file_path().as_ref()).into_owned();
        let mut bytes = Vec::new();
        // Reading one byte beyond the limit detects files that are too large.
        let most = room as u64 + 1;
        let method = entry.compression_method();
        let found = archive.get_entry(entry.wayfinder());
        let read = found.map_err(|_| BadArchive::Damaged).and_then(|found| {
            let read = match method {
                CompressionMethod::STORE => {
                    let stored = found.data().take(most);
                    found.verifying_reader(stored).read_to_end(&mut bytes)
                }
                CompressionMethod::DEFLATE => {
                    let inflated = DeflateDecoder::new(found.data()).take(most);
                    found.verifying_reader(inflated).read_to_end(&mut bytes)
                }
                _ => return Err(BadArchive::Damaged),
            };
            read.map_err(|_| BadArchive::Damaged)
        });
        // Damaged files also count towards the limit.
        room = room.checked_sub(bytes.len()).ok_or(BadArchive::TooLarge)?;
        match read {
            Ok(_) => unpacked.files.push(Packed { name, bytes }),
            Err(_) => unpacked.damaged.push(name),
        }
    }
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(name: &str, bytes: Vec<u8>) -> Packed {
        let name = name.to_owned();
        Packed { name, bytes }
    }

    #[test]
    fn files_round_trip_through_an_archive() {
        let files = [
            packed("a.mat", b"one".to_vec()),
            packed("Zoë.mat", vec![0; 5_000]),
        ];
        let archive = pack(&files).expect("it fits");
        assert!(looks_like(&archive) && archive.len() < 1_000);
        let again = unpack(&archive).expect("it is whole").files;
        let names: Vec<&str> = again.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["a.mat", "Zoë.mat"]);
        assert_eq!(again[1].bytes, files[1].bytes);
    }

    #[test]
    fn rejects_damaged_archives_and_zip_bombs() {
        let archive = pack(&[packed("a", vec![7; 900])]).expect("it fits");
        for end in 0..archive.len() {
            assert!(unpack(&archive[..end]).is_err(), "cut at {end}");
        }
        for at in 0..archive.len() {
            let mut changed = archive.clone();
            changed[at] ^= 0x10;
            // A changed byte may go undetected, but must never change the unpacked file.
            if let Ok(unpacked) = unpack(&changed) {
                assert!(
                    unpacked.files.iter().all(|file| file.bytes == vec![7; 900]),
                    "byte {at}"
                );
            }
        }
        let bomb = pack(&[
            packed("a", vec![0; MAX_UNPACKED_BYTES]),
            packed("b", vec![0; 1]),
        ]);
        let bomb = bomb.expect("it fits");
        assert!(bomb.len() < 100_000);
        assert_eq!(unpack(&bomb).err(), Some(BadArchive::TooLarge));
    }

    #[test]
    fn a_damaged_file_is_omitted_and_named() {
        let files = ["one", "two", "three"].map(|name| packed(name, name.repeat(90).into_bytes()));
        let mut archive = pack(&files).expect("it fits");
        let at = archive
            .windows(3)
            .position(|bytes| bytes == b"two")
            .expect("its name");
        // The compressed data follows the name.
        archive[at + 5] ^= 0x10;
        let unpacked = unpack(&archive).expect("the others are whole");
        let names: Vec<&str> = unpacked
            .files
            .iter()
            .map(|file| file.name.as_str())
            .collect();
        assert_eq!(names, ["one", "three"]);
        assert_eq!(unpacked.damaged, ["two"]);
    }

    #[test]
    fn divides_files_among_archives_that_can_be_unpacked() {
        let parts = |sizes: &[usize]| {
            let sizes = sizes.iter().map(|&bytes| Size { files: 1, bytes });
            divide(sizes.collect())
        };
        assert_eq!(parts(&[]), Some(Vec::new()));
        assert_eq!(parts(&vec![1; 9_998]), Some(vec![9_998]));
        assert_eq!(parts(&vec![1; 25_000]), Some(vec![9_998, 9_998, 5_004]));
        let half = MAX_PACKED_BYTES / 2;
        assert_eq!(parts(&[half, half, 1, half]), Some(vec![2, 2]));
        assert_eq!(parts(&[1, MAX_PACKED_BYTES, 1]), Some(vec![1, 1, 1]));
        assert_eq!(parts(&[1, MAX_PACKED_BYTES + 1]), None);
        let groups = |files: usize| divide([1; 3].map(|bytes| Size { files, bytes }).into());
        assert_eq!(groups(5_000), Some(vec![1, 1, 1]));
        assert_eq!(groups(MAX_FILES), None);
        let many: Vec<Packed> = (0..9_998)
            .map(|nth| packed(&format!("{nth:0>80}"), vec![0]))
            .chain(["list", "number"].map(|name| packed(name, Vec::new())))
            .collect();
        let archive = pack(&many).expect("it fits");
        assert_eq!(unpack(&archive).map(|all| all.files.len()), Ok(10_000));
    }
}
