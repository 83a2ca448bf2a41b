//! Damaged files give what can be read or one clear answer, soon and without a panic.

use std::time::{Duration, Instant};

use record::{Unreadable, read_file};

use crate::sample;

const SAMPLES: [&str; 5] = [
    "seven-points.mat",
    "gnubg-self-play.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
];

#[test]
fn a_file_cut_at_any_byte_loses_no_game_before_the_cut() {
    for name in SAMPLES {
        let file = sample(name);
        let mut most = 0;
        for end in (0..file.len()).step_by(7) {
            let games = match read_file(&file[..end]) {
                Ok(reading) => reading.matches[0].games.len(),
                Err(_) => 0,
            };
            assert!(games >= most, "{name} cut at {end}");
            most = games;
        }
        assert!(most > 1, "{name}");
    }
}

#[test]
fn a_flipped_byte_never_stops_the_reader() {
    for name in SAMPLES {
        let file = sample(name);
        for at in (0..file.len()).step_by(11) {
            let mut file = file.clone();
            file[at] ^= 1 << (at % 8);
            assert!(read_file(&file).is_ok(), "{name} flipped at {at}");
        }
    }
}

#[test]
fn what_is_no_match_is_refused_in_words() {
    assert_eq!(read_file(b""), Err(Unreadable::Empty));
    assert_eq!(read_file(b" \r\n\t"), Err(Unreadable::Empty));
    for nonsense in ["hello", "{\"a\":1}", "Game over", "\u{0}\u{1}\u{2}"] {
        assert_eq!(
            read_file(nonsense.as_bytes()),
            Err(Unreadable::UnknownFormat),
            "{nonsense}"
        );
    }
}

#[test]
fn fifty_megabytes_are_refused_within_a_second() {
    let huge = b"  1) 31: 8/5 6/5   42: 8/4 6/4\n".repeat(50 << 15);
    let begun = Instant::now();
    assert!(matches!(read_file(&huge), Err(Unreadable::TooLarge(_))));
    assert!(begun.elapsed() < Duration::from_secs(1));
}
