//! Zip archives of several files, written and read within limits.
//!
//! *Why rawzip*: it has no dependencies, uses the compression crate we already have, and lets the caller limit what is
//! unpacked; `zip` does so too, but makes the program three times as large.

use std::io::{Read, Write};

use flate2::{Compression, bufread::DeflateDecoder, write::DeflateEncoder};
use rawzip::{CompressionMethod, Error, ZipArchive, ZipArchiveWriter};

/// The first bytes of a .zip file.
const MAGIC: &[u8] = b"PK\x03\x04";

/// Maximum number of files unpacked.
const MOST_FILES: usize = 10_000;

/// Maximum total size of the unpacked files in bytes: a zip bomb is refused in a fraction of a second.
pub(crate) const MOST_UNPACKED: usize = 64 << 20;

/// A file in an archive.
pub(crate) struct Packed {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// Why an archive cannot be unpacked.
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

/// Unpacks the files of a .zip archive, without folders.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<Packed>, BadArchive> {
    let damaged = |_| BadArchive::Damaged;
    let archive = ZipArchive::from_slice(bytes).map_err(damaged)?;
    let mut entries = archive.entries();
    let (mut files, mut room) = (Vec::new(), MOST_UNPACKED);
    while let Some(entry) = entries.next_entry().map_err(damaged)? {
        if entry.is_dir() {
            continue;
        }
        if files.len() == MOST_FILES {
            return Err(BadArchive::TooLarge);
        }
        let name = String::from_utf8_lossy(entry.file_path().as_ref()).into_owned();
        let method = entry.compression_method();
        let found = archive.get_entry(entry.wayfinder()).map_err(damaged)?;
        let mut bytes = Vec::new();
        // Reading one byte beyond the limit detects a file that is too large.
        let most = room as u64 + 1;
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
        room = room.checked_sub(bytes.len()).ok_or(BadArchive::TooLarge)?;
        read.map_err(|_| BadArchive::Damaged)?;
        files.push(Packed { name, bytes });
    }
    Ok(files)
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
        let again = unpack(&archive).expect("it is whole");
        let names: Vec<&str> = again.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["a.mat", "Zoë.mat"]);
        assert_eq!(again[1].bytes, files[1].bytes);
    }

    #[test]
    fn refuses_damaged_archives_and_zip_bombs() {
        let archive = pack(&[packed("a", vec![7; 900])]).expect("it fits");
        for end in 0..archive.len() {
            assert!(unpack(&archive[..end]).is_err(), "cut at {end}");
        }
        for at in 0..archive.len() {
            let mut changed = archive.clone();
            changed[at] ^= 0x10;
            // A changed byte may go unnoticed, but never changes the unpacked file.
            if let Ok(files) = unpack(&changed) {
                assert!(
                    files.iter().all(|file| file.bytes == vec![7; 900]),
                    "byte {at}"
                );
            }
        }
        let bomb = pack(&[packed("a", vec![0; MOST_UNPACKED]), packed("b", vec![0; 1])]);
        let bomb = bomb.expect("it fits");
        assert!(bomb.len() < 100_000);
        assert_eq!(unpack(&bomb).err(), Some(BadArchive::TooLarge));
    }
}
