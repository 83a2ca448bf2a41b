//! Sample files from other programs, which are read completely and without remarks.

use std::io::{Read as _, Write as _};

use record::{
    ForeignLevel, ForeignUnit, MatchRecord, Played, RecordedAction, RemarkKind, write_mat,
    write_sgf,
};
use rules::{Beavers, EndedBy, Player, Variant};

use crate::{agrees_with_the_next_score, own_games::content_of, read, sample};

const TEXTS: [&str; 5] = [
    "seven-points.mat",
    "gnubg-self-play.mat",
    "galaxy-1.txt",
    "galaxy-2.txt",
    "studio-1.txt",
];

#[test]
fn every_winner_agrees_with_the_next_score() {
    let mut games = 0;
    for name in TEXTS
        .into_iter()
        .chain(["seven-points.sgf", "seven-points.xg"])
    {
        for record in &read(&sample(name)).matches {
            agrees_with_the_next_score(record);
            games += record.games.len();
        }
    }
    assert!(games > 20, "only {games} games");
}

#[test]
fn every_play_in_the_samples_is_legal() {
    for name in TEXTS {
        let reading = read(&sample(name));
        let moves = reading.matches.iter().flat_map(|record| &record.games);
        let moves: Vec<_> = moves.flat_map(|game| &game.moves).collect();
        assert!(moves.len() > 60, "{name}");
        let forbidden = moves.iter().find(|made| {
            let RecordedAction::Play { played, .. } = &made.action else {
                return false;
            };
            matches!(played, Played::Forbidden(_))
        });
        assert_eq!(forbidden, None, "{name}");
        assert!(
            reading.matches[0]
                .games
                .iter()
                .all(|game| game.result.is_some())
        );
    }
}

#[test]
fn matches_between_people_are_read_to_the_end_without_remarks() {
    for number in 1..=20 {
        let name = format!("people/{number:02}.mat");
        let reading = read(&sample(&name));
        assert_eq!(reading.remarks, [], "{name}");
        let [record] = reading.matches.as_slice() else {
            panic!("{name}: {} matches", reading.matches.len());
        };
        agrees_with_the_next_score(record);
        let score = record.final_score();
        let winner = score.white.max(score.black);
        assert!(
            winner >= u32::from(record.terms.length),
            "{name}: {score:?}"
        );
    }
}

#[test]
fn gnu_backgammons_files_are_rewritten_byte_for_byte() {
    for name in ["seven-points.mat", "gnubg-self-play.mat"] {
        let file = sample(name);
        let reading = read(&file);
        assert_eq!(reading.remarks, [], "{name}");
        let written = write_mat(&reading.matches[0]);
        assert_eq!(written.text, String::from_utf8_lossy(&file), "{name}");
        assert_eq!(written.lost, [], "{name}");
    }
}

#[test]
fn every_dialect_survives_a_round_trip_through_this_programs_format() {
    for name in TEXTS {
        let record = &read(&sample(name)).matches[0];
        let again = read(write_mat(record).text.as_bytes());
        assert_eq!(&again.matches[0], record, "{name}");
    }
}

#[test]
fn reports_results_scores_and_crawford_games() {
    let record = &read(&sample("seven-points.mat")).matches[0];
    let results: Vec<_> = record.games.iter().filter_map(|game| game.result).collect();
    let found: Vec<_> = results
        .iter()
        .map(|result| (result.winner, result.points, result.by))
        .collect();
    assert_eq!(
        found,
        [
            (Player::Black, 2, EndedBy::Resignation),
            (Player::White, 2, EndedBy::Drop),
            (Player::White, 4, EndedBy::BearingOff),
            (Player::White, 3, EndedBy::Resignation),
        ]
    );
    let crawford: Vec<_> = record.games.iter().map(|game| game.crawford).collect();
    assert_eq!(crawford, [false, false, false, true]);
}

#[test]
fn an_abandoned_match_from_backgammon_studio_counts_the_points_needed() {
    let reading = read(&sample("studio-1.txt"));
    let last = reading.matches[0].games[1].result.expect("a result");
    assert_eq!((last.winner, last.points), (Player::Black, 4));
    let kinds: Vec<_> = reading.remarks.iter().map(|remark| &remark.kind).collect();
    assert!(matches!(
        kinds.as_slice(),
        [
            RemarkKind::HiddenPlay(_),
            RemarkKind::ImpossiblePoints {
                found: 4016,
                taken: 4
            }
        ]
    ));
}

#[test]
fn a_match_gives_the_same_record_in_all_formats() {
    let text = &read(&sample("seven-points.mat")).matches[0];
    let sgf = read(&sample("seven-points.sgf"));
    assert_eq!(sgf.remarks, []);
    assert_eq!(&without_analysis(&sgf.matches[0]), text);

    let xg = read(&sample("seven-points.xg"));
    assert_eq!(xg.remarks, []);
    let mut xg = without_analysis(&xg.matches[0]);
    // Only the .xg file contains the venue of the match.
    assert_eq!(
        xg.event.place.take().as_deref(),
        Some("Gammon Empire/Play65")
    );
    assert_eq!(content_of(&xg), content_of(text));
    assert_eq!((&xg.players, &xg.event), (&text.players, &text.event));
}

#[test]
fn extreme_gammons_analysis_is_read() {
    let record = &read(&sample("seven-points.xg")).matches[0];
    let first = record.games[0].moves[0]
        .analysis
        .as_ref()
        .expect("analysis");
    assert_eq!(first.candidates.len(), 10);
    let best = &first.candidates[0];
    assert_eq!(best.moves, [[24, 23], [13, 9]]);
    let different: std::collections::BTreeSet<_> =
        first.candidates.iter().map(|one| &one.moves).collect();
    assert_eq!(different.len(), 10);
    assert!((best.chances.win - 0.4975).abs() < 1e-4 && (best.equity + 0.0031).abs() < 1e-4);
    assert_eq!(first.play_error, Some(0.0));
    let second = record.games[0].moves[1]
        .analysis
        .as_ref()
        .expect("analysis");
    let cube = second.cube.expect("a cube decision");
    assert!((cube.double_take + 0.35).abs() < 1e-4);
    assert_eq!(
        (cube.double_pass, second.cube_error),
        (Some(1.0), Some(0.0))
    );
}

fn without_analysis(record: &MatchRecord) -> MatchRecord {
    let mut record = record.clone();
    for made in record.games.iter_mut().flat_map(|game| &mut game.moves) {
        made.analysis = None;
    }
    record
}

#[test]
fn gnu_backgammons_analysis_is_read_and_written() {
    let record = &read(&sample("seven-points.sgf")).matches[0];
    let first = record.games[0].moves[0]
        .analysis
        .as_ref()
        .expect("analysis");
    assert_eq!(first.candidates.len(), 14);
    let best = &first.candidates[0];
    assert_eq!(best.moves, [[13, 9], [24, 23]]);
    assert_eq!(
        (best.chances.win, best.equity, best.level),
        (0.496_365, -0.004_723, ForeignLevel::Plies(2))
    );
    let cube = record.games[0].moves[1]
        .analysis
        .as_ref()
        .and_then(|analysis| analysis.cube);
    let cube = cube.expect("a cube decision");
    assert_eq!((cube.no_double, cube.double_take), (0.500_296, 0.478_995));
    assert_eq!(cube.unit, ForeignUnit::MatchChances);

    let again = read(write_sgf(record).text.as_bytes());
    assert_eq!(&again.matches[0], record);
}

/// Returns the offset of the first stream in an .xg file, and the records in that stream.
fn records_of(file: &[u8]) -> (usize, Vec<u8>) {
    let begin = 8232 + usize::from(file[20]) + usize::from(file[21]) * 256;
    let mut records = Vec::new();
    let mut decoder = flate2::read::ZlibDecoder::new(&file[begin..]);
    decoder.read_to_end(&mut records).expect("a stream");
    (begin, records)
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).expect("memory");
    encoder.finish().expect("memory")
}

/// Writes a number into a record.
fn put(records: &mut [u8], record: usize, at: usize, number: i32) {
    records[record * 2560 + at..][..4].copy_from_slice(&number.to_le_bytes());
}

#[test]
fn extreme_gammons_rules_are_read_from_the_header() {
    let file = sample("seven-points.xg");
    let (begin, records) = records_of(&file);
    let terms = |length, options: [u8; 3], variant| {
        let mut records = records.clone();
        put(&mut records, 0, 92, length);
        records[100..103].copy_from_slice(&options);
        put(&mut records, 0, 96, variant);
        let parts = [&file[..begin], &deflated(&records)];
        read(&parts.concat()).matches[0].terms
    };
    let money = terms(99_999, [0, 1, 1], 0);
    assert_eq!(
        (money.length, money.jacoby, money.beavers),
        (0, true, Beavers::One)
    );
    let plain = terms(99_999, [0, 0, 0], 0);
    assert_eq!((plain.jacoby, plain.beavers), (false, Beavers::None));
    let points = terms(7, [0, 1, 1], 0);
    assert_eq!((points.length, points.crawford), (7, false));
    assert_eq!((points.jacoby, points.beavers), (false, Beavers::None));
    assert!(terms(7, [1, 0, 0], 0).crawford);
    let variants = [0, 1, 2, 3].map(|variant| terms(7, [1, 0, 0], variant).variant);
    let known = [
        Variant::Standard,
        Variant::Nackgammon,
        Variant::Hypergammon,
        Variant::Longgammon,
    ];
    assert_eq!(variants, known);
}

#[test]
fn extreme_gammons_levels_are_read() {
    let file = sample("seven-points.xg");
    let (begin, records) = records_of(&file);
    for (number, level) in [
        (-1, ForeignLevel::Unknown),
        (3, ForeignLevel::Plies(3)),
        (9, ForeignLevel::Plies(9)),
        (10, ForeignLevel::Unknown),
        (100, ForeignLevel::Rollout),
        (998, ForeignLevel::Book),
        (1000, ForeignLevel::Roller(0)),
        (1002, ForeignLevel::Roller(2)),
    ] {
        let mut records = records.clone();
        // These are the second candidate of the first play, which is record 3, and the cube decision before the second
        // play.
        records[3 * 2560 + 1284..][..2].copy_from_slice(&(number as i16).to_le_bytes());
        put(&mut records, 4, 92, number);
        let parts = [&file[..begin], &deflated(&records)];
        let record = &read(&parts.concat()).matches[0];
        let analysis_of = |nth: usize| {
            record.games[0].moves[nth]
                .analysis
                .clone()
                .expect("analysis")
        };
        assert_eq!(analysis_of(0).candidates[1].level, level);
        assert_eq!(analysis_of(1).cube.map(|cube| cube.level), Some(level));
    }
}

#[test]
fn extreme_gammons_comments_belong_to_their_moves() {
    let file = sample("seven-points.xg");
    let (begin, mut records) = records_of(&file);
    // The second comment belongs to the first move, and the first comment to the cube decision after it.
    records[3 * 2560 + 2524..][..4].copy_from_slice(&1_i32.to_le_bytes());
    records[4 * 2560 + 292..][..4].copy_from_slice(&0_i32.to_le_bytes());
    let comments = b"{\\rtf1 No {\\b double}.}\r\n{\\rtf1 Good\\par\x01\x02play}\r\n";
    let parts = [&file[..begin], &deflated(&records), &deflated(comments)];
    let record = &read(&parts.concat()).matches[0];
    let comment_of = |nth: usize| record.games[0].moves[nth].note.comment.as_deref();
    assert_eq!(comment_of(0), Some("Good\nplay"));
    assert_eq!(comment_of(1), Some("No double."));
    assert_eq!(comment_of(2), None);
}

#[test]
fn comments_with_any_text_survive_sgf() {
    let mut record = read(&sample("galaxy-2.txt")).matches.remove(0);
    record.tags.clear();
    record.event.comment = Some("a match [with] brackets \\ and\nlines".to_owned());
    record.games[1].comment = Some("; the second game )".to_owned());
    record.games[0].moves[3].note.comment = Some("Zo\u{eb}: \u{1f3b2} [B]old(".to_owned());
    let written = write_sgf(&record);
    assert_eq!(written.lost, []);
    assert_eq!(read(written.text.as_bytes()).matches, [record]);
}
