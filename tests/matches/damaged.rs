//! Damaged files, from which the readable part is read or which cause a single clear error, quickly and without a
//! panic.

use std::{
    io::Write as _,
    time::{Duration, Instant},
};

use record::{Format, Unreadable, read_file};

use crate::sample;

/// Samples, each with the interval between damaged bytes, chosen so that the tests take seconds. If the variable
/// `EVERY_BYTE` is set, the tests damage every byte, which takes hours.
const SAMPLES: [(&str, usize); 7] = [
    ("seven-points.mat", 29),
    ("gnubg-self-play.mat", 29),
    ("galaxy-1.txt", 29),
    ("galaxy-2.txt", 29),
    ("studio-1.txt", 29),
    ("seven-points.sgf", 4999),
    ("seven-points.xg", 1999),
];

/// Returns the samples, and the interval between damaged bytes.
fn samples() -> impl Iterator<Item = (&'static str, usize)> {
    let every_byte = std::env::var_os("EVERY_BYTE").is_some();
    SAMPLES
        .into_iter()
        .map(move |(name, every)| (name, if every_byte { 1 } else { every }))
}

#[test]
fn a_file_truncated_at_any_byte_retains_all_preceding_games() {
    for (name, every) in samples() {
        let file = sample(name);
        let mut most = 0;
        for end in (0..file.len()).step_by(every) {
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
fn the_reader_survives_a_flipped_byte() {
    for (name, every) in samples() {
        let file = sample(name);
        for at in (0..file.len()).step_by(every) {
            let mut file = file.clone();
            file[at] ^= 1 << (at % 8);
            // A single byte may damage all of a compressed file, or the only line that identifies a short text.
            let readable = read_file(&file).is_ok();
            assert!(
                readable || name == "seven-points.xg",
                "{name} flipped at {at}"
            );
        }
    }
}

#[test]
fn other_files_are_rejected_with_a_reason() {
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
fn files_of_other_programs_are_recognised() {
    let named = [
        (
            &b"{\"version\":\"0.1\",\"compression\":\"none\",\"encoding\":\"smile\"}\n"[..],
            ".bgf",
        ),
        (b"Score is 0-0 in a 5 point match.\n", "FIBS"),
    ];
    for (file, program) in named {
        let refused = read_file(file).expect_err(program);
        assert!(refused.to_string().contains(program), "{refused}");
    }
}

#[test]
fn fifty_megabytes_are_rejected_within_a_second() {
    let huge = b"  1) 31: 8/5 6/5   42: 8/4 6/4\n".repeat(50 << 15);
    let begun = Instant::now();
    assert!(matches!(read_file(&huge), Err(Unreadable::TooLarge(_))));
    assert!(begun.elapsed() < Duration::from_secs(1));
}

#[test]
fn remarks_beyond_the_limit_are_only_counted() {
    let head = b" 7 point match\n\n Game 1\n ann : 0    bob : 0\n  1) 31: 8/5 6/5\n";
    for line in [
        "x\n",
        "1)x\n",
        "1)31:x\n",
        "1)99:\n",
        "Game 9\na : 0 b : 0\n1)x\n",
        "[a \"b\"]\n",
        ";Set Pos=x\n",
    ] {
        let file = [&head[..], line.repeat((4 << 20) / line.len()).as_bytes()].concat();
        let begun = Instant::now();
        let reading = read_file(&file).expect("a match");
        assert!(reading.remarks.len() <= 1000, "{line}");
        assert!(begun.elapsed() < Duration::from_secs(30), "{line}");
        assert!(
            reading.more_remarks > 10_000 || line.starts_with(['[', ';']),
            "{line}"
        );
    }
}

#[test]
fn an_endless_line_is_omitted() {
    let head = b" 7 point match\n\n Game 1\n ann : 0    bob : 0\n  1) 31: 8/5 6/5\n";
    for part in ["\t", "( ", "1) ", "31: ", "a : 0 ", ";", "x", "("] {
        let file = [&head[..], part.repeat((1 << 20) / part.len()).as_bytes()].concat();
        let begun = Instant::now();
        let reading = read_file(&file).expect("a match");
        assert_eq!(reading.matches[0].games[0].moves.len(), 1, "{part}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{part}");
    }
}

#[test]
fn lines_with_many_numbers_take_linear_time() {
    let head = " 7 point match\n\n Game 1\n ann : 0    bob : 0\n  1) 31: 8/5 6/5\n";
    for part in ["1) ", "x   ", "31: ", "2) x ", "( ", "(;;;;; "] {
        let line = part.repeat((16 << 10) / part.len() - 1) + "\n";
        let file = [head, &line.repeat(240)].concat();
        let begun = Instant::now();
        let reading = read_file(file.as_bytes()).expect("a match");
        assert!(!reading.matches[0].games[0].moves.is_empty());
        assert!(begun.elapsed() < Duration::from_secs(20), "{part}");
        println!("{part:?} {:?}", begun.elapsed());
    }
}

#[test]
fn an_endless_compressed_stream_is_rejected_quickly() {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
    let zeros = vec![0; 1 << 20];
    for _ in 0..300 {
        encoder.write_all(&zeros).expect("memory");
    }
    let bomb = encoder.finish().expect("memory");
    assert!(bomb.len() < 1 << 20);
    let mut file = sample("seven-points.xg")[..20474].to_vec();
    file.extend(bomb);
    let begun = Instant::now();
    assert_eq!(read_file(&file), Err(Unreadable::NoGame(Format::Xg)));
    // The limit is a second on an idle machine; while other tests are running, reading may be slower.
    assert!(begun.elapsed() < Duration::from_secs(10));
}
