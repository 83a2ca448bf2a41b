//! Tries fuzzing corpora, and small mutations of their texts, on every decoder of untrusted data.

use std::{fs, path::Path};

use dice::{DiceStream, Seed};
use rules::DiceSource as _;

#[path = "fuzz/decoders.rs"]
mod decoders;

/// Number of mutations of each text.
const CHANGES: usize = 60;

/// Returns the corpus of this decoder.
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

/// Returns a text with one small mutation: a byte flipped, or a range removed, doubled, or copied from another text.
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
fn decoders_do_not_panic_and_accepted_data_survive_a_round_trip() {
    for (name, decode) in decoders::DECODERS {
        try_all(name, |bytes| decode(&String::from_utf8_lossy(bytes)));
    }
    for (name, decode) in decoders::BINARY {
        try_all(name, decode);
    }
}
