//! Runs every decoder of untrusted data on its fuzzing corpus and on small mutations of the texts in it.

use std::{fs, io::Write as _, path::Path};

use dice::{DiceStream, Seed};
use record::{MatchRecord, read_file};
use rules::DiceSource as _;

#[path = "fuzz/decoders.rs"]
mod decoders;

/// Number of mutations per text.
const CHANGES: usize = 60;

/// Memory that a decoder, and the writers run on its result, may use per byte of input.
const MEMORY_PER_BYTE: u64 = 256;
/// Additional memory that a decoder may use, in bytes.
const MEMORY: u64 = 1 << 20;
/// Additional memory that a decoder of compressed data may use, in bytes: the data inflates to at most 64 MiB, and a
/// growing vector is copied to one of twice its size.
const MEMORY_INFLATED: u64 = (3 * 64 + 8) << 20;

/// Sizes of long inputs, in bytes; if memory grows faster than the input, the larger size exceeds the limit.
const LONG: [usize; 2] = [1 << 14, 1 << 17];

/// Returns the corpus for this decoder.
fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/fuzz/corpora")
        .join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| fs::read(path).expect("a file"))
        .collect()
}

fn below(chance: &mut DiceStream, limit: usize) -> usize {
    let digit = |number, _| number * 6 + usize::from(chance.die().pips()) - 1;
    (0..8).fold(0, digit) % limit.max(1)
}

/// Returns a text with one small mutation: a byte flipped, or a range removed, duplicated, or copied from another text.
fn changed(text: &[u8], other: &[u8], chance: &mut DiceStream) -> Vec<u8> {
    let mut text = text.to_vec();
    let from = below(chance, text.len());
    let to = (from + 1 + below(chance, 12)).min(text.len());
    match below(chance, 4) {
        0 if !text.is_empty() => text[from] ^= 1 << below(chance, 7),
        1 => drop(text.drain(from..to)),
        2 => text.extend_from_within(from..to),
        _ => {
            let at = below(chance, other.len());
            let end = (at + 20).min(other.len());
            text.splice(from..to, other[at..end].iter().copied());
        }
    }
    text
}

fn try_all(name: &str, decode: impl Fn(&[u8])) {
    let mut chance = DiceStream::new(Seed([77; 32]));
    let texts = corpus(name);
    assert!(
        texts.len() >= 3,
        "{name}: only {} texts are stored",
        texts.len()
    );
    for text in &texts {
        decode(text);
        for _ in 0..CHANGES {
            let other = &texts[below(&mut chance, texts.len())];
            decode(&changed(text, other, &mut chance));
        }
    }
}

#[test]
fn decoders_do_not_panic_and_accepted_data_survives_a_round_trip() {
    for (name, decode) in decoders::DECODERS {
        try_all(name, |bytes| decode(&String::from_utf8_lossy(bytes)));
    }
    for (name, decode) in decoders::BINARY {
        try_all(name, decode);
    }
}

/// Returns inputs of approximately `size` bytes: the beginning of a corpus text followed by repetitions of part of it
/// or of a single byte, and repetitions of the whole text.
fn long_inputs(text: &[u8], size: usize) -> Vec<Vec<u8>> {
    let third = text.len() / 3;
    let (head, rest) = text.split_at(third);
    let (middle, tail) = rest.split_at(third);
    let last_line = text
        .split(|&byte| byte == b'\n')
        .rfind(|line| !line.is_empty());
    let mut parts = vec![middle, tail, last_line.unwrap_or_default()];
    parts.extend([&b"\n"[..], b"0", b"9", b"[", b"\"", b",", b"(;", b"\0"]);
    let long = |part: &&[u8]| {
        let count = size / part.len().max(1);
        [head, &part.repeat(count), tail].concat()
    };
    let mut inputs: Vec<Vec<u8>> = parts.iter().map(long).collect();
    inputs.push(text.repeat(size / text.len().max(1)));
    inputs
}

#[test]
fn the_memory_used_by_decoders_is_bounded_by_the_input_size() {
    let mut most = 0;
    let mut check = |name: &str, besides: u64, decode: &dyn Fn(&[u8])| {
        for text in corpus(name) {
            for input in LONG.iter().flat_map(|&size| long_inputs(&text, size)) {
                let used = allocation_counter::measure(|| decode(&input)).bytes_max;
                let bound = besides + MEMORY_PER_BYTE * input.len() as u64;
                let start = String::from_utf8_lossy(&input[..input.len().min(200)]);
                assert!(
                    used <= bound,
                    "{name}: {used} bytes for {}: {start}",
                    input.len()
                );
                most = most.max(used / input.len().max(1) as u64);
            }
        }
    };
    for (name, decode) in decoders::DECODERS {
        let decode = |bytes: &[u8]| decode(&String::from_utf8_lossy(bytes));
        check(name, MEMORY, &decode);
    }
    for (name, decode) in decoders::BINARY {
        check(name, MEMORY_INFLATED, &decode);
    }
    assert!(most > 1, "the counter counts");
}

#[test]
fn the_memory_used_for_compressed_files_is_bounded_regardless_of_the_inflated_size() {
    let zeros = vec![0; 1 << 20];
    let deflated = |mut file: Vec<u8>, is_gzip: bool| {
        let level = flate2::Compression::best();
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), level);
        let mut zlib = flate2::write::ZlibEncoder::new(Vec::new(), level);
        for _ in 0..100 {
            let written = if is_gzip {
                gzip.write_all(&zeros)
            } else {
                zlib.write_all(&zeros)
            };
            written.expect("room");
        }
        let bytes = if is_gzip {
            gzip.finish()
        } else {
            zlib.finish()
        };
        file.extend(bytes.expect("room"));
        file
    };
    let mut xg = b"RGMH".to_vec();
    xg.resize(24, 0);
    xg[8] = 24;
    let bgf = b"{\"compression\":\"gzip\",\"encoding\":\"smile\"}\n".to_vec();
    for bomb in [deflated(xg, false), deflated(bgf, true)] {
        assert!(bomb.len() < 200_000, "{}", bomb.len());
        let used = allocation_counter::measure(|| drop(read_file(&bomb))).bytes_max;
        assert!(used <= MEMORY_INFLATED, "{used} bytes for {}", bomb.len());
    }
    let stored = deflated(b"bgm\x01".to_vec(), false);
    let used = allocation_counter::measure(|| drop(MatchRecord::from_stored(&stored))).bytes_max;
    assert!(used <= MEMORY_INFLATED, "{used} bytes");
}
