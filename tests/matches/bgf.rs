//! `BGBlitz` files generated from records, because the repository must not contain real files.

mod file;

use std::time::{Duration, Instant};

use dice::{DiceStream, Seed};
use record::{
    CubeFault, Format, GameRecord, MatchRecord, Part, RecordedAction, RecordedMove, RemarkKind,
    Unreadable, read_file,
};
use rules::{BarBackgammon, Beavers, Player};
use serde_json::{Value, json};

use self::file::{HEADER, document, gzipped, marker, packed, packed_as, smiled};
use crate::{
    own_games::{Luck, content_of},
    read, sample,
};

fn seven_points() -> MatchRecord {
    read(&sample("seven-points.mat")).matches.remove(0)
}

/// Returns a match of two games, which is short enough to test the reader with damage at every byte.
fn two_games() -> MatchRecord {
    let mut record = seven_points();
    record.games.truncate(2);
    record
}

#[test]
fn a_match_equals_its_text_in_every_packing() {
    let record = seven_points();
    let document = document(&record);
    let header = |gzip: bool, smile: bool| {
        [
            format!(
                "{{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":{gzip},\"useSmile\":{smile}}}\n"
            ),
            format!("{{ \"useSmile\": {smile}, \"compress\": {gzip}, \"version\": \"1.1\" }}\r\n"),
            "\u{feff}{\n  \"format\": \"BGF\"\n}\n\n".to_owned(),
            format!(
                "{{\"version\":\"0.00011825\",\"compression\":\"{}\",\"encoding\":\"{}\"}}\n",
                if gzip { "gzip" } else { "none" },
                if smile { "smile" } else { "json" }
            ),
        ]
    };
    for (gzip, smile) in [(true, true), (true, false), (false, true), (false, false)] {
        for header in header(gzip, smile) {
            let reading = read(&packed_as(&document, &header, gzip, smile));
            assert_eq!(reading.format, Format::Bgf, "{header}");
            assert_eq!(reading.remarks, [], "{header}");
            let found = &reading.matches[0];
            assert_eq!(content_of(found), content_of(&record), "{header}");
            assert_eq!(found.players.white.name, record.players.white.name);
            assert_eq!(found.event.date.as_deref(), Some("2025-11-02"));
        }
    }
}

#[test]
fn this_programs_games_survive_a_round_trip_with_dances_cubes_and_resignations() {
    let mut luck = Luck(DiceStream::new(Seed([7; 32])));
    let mut games = 0;
    while games < 300 {
        let record = MatchRecord::from_session(&luck.session(4));
        let terms = record.terms;
        if terms.beavers == Beavers::Unlimited || terms.bar_backgammon != BarBackgammon::Three {
            continue;
        }
        let reading = read(&packed(&document(&record)));
        let found = &reading.matches[0];
        assert_eq!(
            content_of(found),
            content_of(&record),
            "{:?}",
            reading.remarks
        );
        for (one, next) in found.games.iter().zip(found.games.iter().skip(1)) {
            let result = one.result.expect("a result");
            let mut score = one.score;
            score[result.winner] += result.points;
            assert_eq!(score, next.score);
        }
        games += record.games.len();
    }
}

/// Returns a match of one game with these records; the score after the game is `green` to `red`.
fn of_records(records: &[Value], [green, red]: [u32; 2]) -> (GameRecord, Vec<RemarkKind>) {
    let opening = json!({ "type": "amove", "player": -1, "red": 3, "green": 1,
        "from": [8, 6, -1, -1], "to": [5, 5, -1, -1] });
    let moves: Vec<&Value> = [&opening].into_iter().chain(records).collect();
    let file = packed(&json!({
        "matchlen": 5, "finalGreen": green, "finalRed": red, "nameGreen": "A", "nameRed": "B",
        "games": [{ "scoreGreen": 0, "scoreRed": 0, "wonPoints": 1, "moves": moves }],
    }));
    let mut reading = read(&file);
    let kinds = reading.remarks.into_iter().map(|remark| remark.kind);
    (reading.matches.remove(0).games.remove(0), kinds.collect())
}

fn named(game: &GameRecord) -> Vec<String> {
    let name = |made: &RecordedMove| match &made.action {
        RecordedAction::Play { roll, .. } => format!("{:?} {roll}", made.player),
        other => format!("{:?} {other:?}", made.player),
    };
    game.moves.iter().skip(1).map(name).collect()
}

#[test]
fn records_without_a_roll_are_actions() {
    let mut dance = marker(5, 1);
    (dance["from"][0], dance["to"][0]) = (json!(6), json!(3));
    let [doubles, takes, drops] = [(1, 1), (2, -1), (3, -1)].map(|(code, by)| marker(code, by));
    let [resigns, end] = [(9, 1), (4, -1)].map(|(code, by)| marker(code, by));
    for (records, score, expected, won) in [
        (
            vec![&doubles, &drops, &end],
            [0, 1],
            vec!["Black Double", "White Drop"],
            Some((Player::Black, 1)),
        ),
        (
            vec![&doubles, &takes, &dance],
            [0, 0],
            vec!["Black Double", "White Take", "Black 6-3"],
            None,
        ),
        (
            vec![&resigns, &end],
            [1, 0],
            vec![],
            Some((Player::White, 1)),
        ),
        (
            vec![&resigns, &end],
            [3, 0],
            vec![],
            Some((Player::White, 3)),
        ),
        // Without a score, the record of the resignation determines the result.
        (vec![&resigns], [0, 0], vec![], Some((Player::White, 1))),
        (
            vec![&doubles, &takes, &resigns, &takes, &end],
            [2, 0],
            vec!["Black Double", "White Take"],
            Some((Player::White, 2)),
        ),
        (
            vec![&resigns, &drops, &dance],
            [0, 0],
            vec!["Black Resign(Single)", "White Decline", "Black 6-3"],
            None,
        ),
        (
            vec![&doubles, &resigns, &end],
            [1, 0],
            vec!["Black Double"],
            Some((Player::White, 1)),
        ),
    ] {
        let records: Vec<Value> = records.into_iter().cloned().collect();
        let (game, remarks) = of_records(&records, score);
        assert_eq!(named(&game), expected);
        let result = game.result.map(|result| (result.winner, result.points));
        assert_eq!(result, won, "{expected:?}: {remarks:?}");
    }
}

#[test]
fn unknown_records_cause_remarks() {
    let (game, remarks) = of_records(&[marker(6, 1), marker(0, 1)], [0, 0]);
    assert_eq!(named(&game), Vec::<String>::new());
    let unknown = |code: &str| RemarkKind::NotUnderstood(format!("amove {code}"));
    assert_eq!(
        remarks,
        [RemarkKind::Unfinished, unknown("6"), unknown("0")]
    );
    let (_, remarks) = of_records(&[marker(3, 1)], [0, 0]);
    assert!(remarks.contains(&RemarkKind::CubeAction(CubeFault::NoDouble)));
    let mut roll = marker(8, 1);
    roll["green"] = json!(2);
    let (_, remarks) = of_records(&[roll], [0, 0]);
    assert!(
        remarks.contains(&RemarkKind::BadDice("[8, 2]".to_owned())),
        "{remarks:?}"
    );
}

#[test]
fn a_set_up_position_and_cube_are_read() {
    let mut file = document(&two_games());
    file["games"][0]["initial"] = json!({
        "cube": 4, "cubeOwner": 1,
        "points": [0, 0, 0, -2, 0, -5, 0, -3, 0, 0, 0, 5, -3, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -1, 1, -1, 1, 0],
    });
    let reading = read(&packed(&file));
    let found = &reading.matches[0].games[0].moves;
    let RecordedAction::SetUp(setup) = &found[0].action else {
        panic!("{:?}", found[0]);
    };
    assert_eq!((setup.own[25], setup.own[13], setup.own[0]), (1, 5, 1));
    assert_eq!(
        (setup.opponent[25], setup.opponent[24], setup.opponent[4]),
        (1, 1, 2)
    );
    let RecordedAction::SetCube(cube) = &found[1].action else {
        panic!("{:?}", found[1]);
    };
    assert_eq!((cube.value.points(), cube.owner), (4, Some(Player::Black)));
}

#[test]
fn the_analysis_of_plays_and_cube_is_read() {
    let reading = read(&packed(&document(&seven_points())));
    let first = &reading.matches[0].games[0].moves[0];
    let found = first.analysis.as_ref().expect("an analysis");
    assert_eq!(found.candidates.len(), 2);
    let best = &found.candidates[0];
    assert_eq!(
        (best.equity, best.level),
        (0.25, record::ForeignLevel::Plies(2))
    );
    assert_eq!((best.chances.win, best.chances.lose_gammon), (0.75, 0.125));
    assert_eq!(found.play_error, Some(0.125));
    let cube = found.cube.expect("a cube decision");
    assert_eq!((cube.no_double, cube.double_pass), (0.31, Some(0.75)));
}

#[test]
fn a_file_truncated_at_any_byte_retains_all_preceding_plays() {
    let document = document(&two_games());
    for (gzip, smile) in [(true, true), (true, false), (false, true), (false, false)] {
        let file = packed_as(&document, HEADER, gzip, smile);
        let mut most = 0;
        for end in (0..file.len()).step_by(if gzip { 7 } else { 151 }) {
            match read_file(&file[..end]) {
                Ok(reading) => {
                    let found = plays(&reading);
                    assert!(found >= most, "cut at {end}");
                    most = found;
                    let damaged = RemarkKind::Damaged(Part::Stream);
                    assert!(reading.remarks.iter().any(|remark| remark.kind == damaged));
                }
                Err(_) => assert_eq!(most, 0, "cut at {end}"),
            }
        }
        assert!(most + 1 >= plays(&read(&file)));
    }
}

fn plays(reading: &record::Reading) -> usize {
    let games = &reading.matches[0].games;
    games.iter().map(|game| game.moves.len()).sum()
}

#[test]
fn the_reader_survives_a_flipped_byte() {
    let document = document(&two_games());
    for (bytes, every) in [
        (smiled(&document), 31),
        (document.to_string().into_bytes(), 97),
        (packed(&document), 7),
    ] {
        for at in (0..bytes.len()).step_by(every) {
            let mut bytes = bytes.clone();
            bytes[at] ^= 1 << (at % 8);
            let _ = read_file(&bytes);
            let _ = read_file(&gzipped(HEADER, &bytes));
        }
    }
}

#[test]
fn a_decompression_bomb_is_rejected_quickly() {
    // References to a single text of 64 bytes, nested arrays, and endless numbers.
    let mut shared = b":)\n\x02\xf8\x7f".to_vec();
    shared.extend([b'a'; 64]);
    shared.resize(48 << 20, 0x01);
    let mut nested = b":)\n\x00".to_vec();
    nested.resize(32 << 20, 0xf8);
    let listed = |value: &[u8]| [b"{\"games\":[".as_slice(), &value.repeat(3 << 20)].concat();
    for bytes in [shared, nested, listed(b"0,"), listed(b"[[")] {
        let file = gzipped(HEADER, &bytes);
        assert!(file.len() < 1 << 20);
        let begun = Instant::now();
        assert_eq!(read_file(&file), Err(Unreadable::NoGame(Format::Bgf)));
        // The limit is a second on an idle machine; while other tests are running, decoding may be slower.
        assert!(begun.elapsed() < Duration::from_secs(10));
    }
}

#[test]
fn a_file_without_a_match_is_recognised() {
    let empty = packed(&json!({ "matchlen": 5 }));
    assert_eq!(read_file(&empty), Err(Unreadable::NoGame(Format::Bgf)));
    for rest in [&b""[..], b"\x1f\x8b", b"\xd9\xd9\xf7", b"[1]", b"null"] {
        let file = [HEADER.as_bytes(), rest].concat();
        let refused = read_file(&file).expect_err("another packing");
        assert!(refused.to_string().contains(".bgf"), "{refused}");
    }
}

#[test]
fn a_match_without_the_crawford_rule_is_recognised() {
    let mut record = seven_points();
    for crawford in [true, false] {
        record.terms.crawford = crawford;
        let again = read(&packed(&document(&record)));
        assert_eq!(again.matches[0].terms.crawford, crawford);
    }
}
