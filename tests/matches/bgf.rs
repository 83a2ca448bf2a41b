//! `BGBlitz`'s files, made here of records: no real one may be kept in the repository.

use std::{
    io::Write as _,
    time::{Duration, Instant},
};

use flate2::{Compression, write::GzEncoder};
use record::{
    Format, GameRecord, MatchRecord, Part, Played, RecordedAction, RemarkKind, Unreadable,
    read_file,
};
use rules::{EndedBy, Player, Roll};
use serde::Serialize as _;
use serde_json::{Value, json};

use crate::{own_games::told, read, sample};

const HEADER: &str =
    "{\"version\":\"0.00011825\",\"compression\":\"gzip\",\"encoding\":\"smile\"}\n";

/// A file with this match in it.
fn packed(document: &Value) -> Vec<u8> {
    let mut builder = serde_smile::Serializer::builder();
    let mut serializer = builder.shared_strings(true).build(Vec::new());
    document.serialize(&mut serializer).expect("memory");
    gzipped(&serializer.into_inner())
}

fn gzipped(smile: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(HEADER.as_bytes().to_vec(), Compression::default());
    encoder.write_all(smile).expect("memory");
    encoder.finish().expect("memory")
}

/// The match as `BGBlitz` has it; `green` is the number by which White goes.
fn document(record: &MatchRecord, green: i32) -> Value {
    let number = |player: Player| {
        if player == Player::White {
            green
        } else {
            -green
        }
    };
    let game = |game: &GameRecord| {
        let moves: Vec<Value> = game
            .moves
            .iter()
            .map(|made| action(&made.action, number(made.player)))
            .collect();
        json!({
            "scoreGreen": game.score.white,
            "scoreRed": game.score.black,
            "isCrawford": game.crawford,
            "wonPoints": game.result.map_or(0, |result| result.points),
            "wasResignation": game.result.is_some_and(|result| result.by == EndedBy::Resignation),
            "moves": moves,
        })
    };
    let score = record.final_score();
    json!({
        "matchlen": record.terms.length,
        "nameGreen": record.players.white.name,
        "nameRed": record.players.black.name,
        "date": "Nov 2, 2025",
        "useCrawford": record.terms.crawford,
        "useJacoby": false,
        "useCube": true,
        "luck": { "luckPlain": -0.005, "mode": "Match" },
        "finalGreen": score.white,
        "finalRed": score.black,
        "games": record.games.iter().map(game).collect::<Vec<_>>(),
    })
}

fn action(action: &RecordedAction, player: i32) -> Value {
    let told = |what: &str| json!({ "type": what, "player": player });
    match action {
        RecordedAction::Play { roll, played } => rolled(*roll, played, player),
        RecordedAction::Double => told("adouble"),
        RecordedAction::Take => told("atake"),
        RecordedAction::Drop => told("apass"),
        other => panic!("{other:?} is in no sample"),
    }
}

fn rolled(roll: Roll, made: &Played, mover: i32) -> Value {
    let (mut from, mut to) = ([-1; 4], [-1; 4]);
    if let Played::Legal(play) = made {
        for (nth, step) in play.steps().enumerate() {
            from[nth] = i32::from(step.from.number());
            to[nth] = i32::from(step.to().number());
        }
    }
    let considered = |equity: f64, played: bool| {
        json!({
            "move": { "from": from, "to": to },
            "eq": { "equity": equity, "hasEMG": true, "emg": equity / 2.0, "myWins": 0.75, "oppGammon": 0.125 },
            "played": played,
            "ply": 2,
        })
    };
    json!({
        "type": "amove",
        "player": mover,
        "red": roll.high().pips(),
        "green": roll.low().pips(),
        "from": from,
        "to": to,
        "equity": { "cubeDecision": {
            "stateOnMove": "NO_DOUBLE", "eqNoDouble": 0.31, "eqDoubleTake": 0.2, "eqDoublePass": 0.75,
        } },
        "moveAnalysis": [considered(0.5, false), considered(0.25, true)],
    })
}

fn seven_points() -> MatchRecord {
    read(&sample("seven-points.mat")).matches.remove(0)
}

/// Few games, so that the reader can be tried with damage at every byte.
fn two_games() -> MatchRecord {
    let mut record = seven_points();
    record.games.truncate(2);
    record
}

#[test]
fn a_match_is_the_same_as_in_its_text_whichever_number_green_has() {
    let record = seven_points();
    for green in [-1, 1] {
        let reading = read(&packed(&document(&record, green)));
        assert_eq!(reading.format, Format::Bgf);
        assert_eq!(reading.remarks, []);
        let found = &reading.matches[0];
        assert_eq!(told(found), told(&record));
        assert_eq!(found.players.white.name, record.players.white.name);
        assert_eq!(found.event.date.as_deref(), Some("2025-11-02"));
    }
}

#[test]
fn what_bgblitz_says_of_plays_and_cube_stands_beside_them() {
    let reading = read(&packed(&document(&seven_points(), -1)));
    let first = &reading.matches[0].games[0].moves[0];
    let said = first.analysis.as_ref().expect("an analysis");
    assert_eq!(said.candidates.len(), 2);
    let best = &said.candidates[0];
    assert_eq!(
        (best.equity, best.level),
        (0.25, record::ForeignLevel::Plies(2))
    );
    assert_eq!((best.chances.win, best.chances.lose_gammon), (0.75, 0.125));
    assert_eq!(said.play_error, Some(0.125));
    let cube = said.cube.expect("a cube decision");
    assert_eq!((cube.no_double, cube.double_pass), (0.31, Some(0.75)));
}

#[test]
fn a_double_may_be_written_as_a_play_without_a_move() {
    let mut file = document(&seven_points(), -1);
    let mut doubles = 0;
    for game in file["games"].as_array_mut().expect("games") {
        for made in game["moves"].as_array_mut().expect("moves") {
            let kind = made["type"].as_str().expect("a kind").to_owned();
            if kind == "amove" {
                continue;
            }
            doubles += usize::from(kind == "adouble");
            let took = kind == "atake";
            *made = json!({
                "type": "amove", "player": made["player"], "red": 0, "green": 0,
                "from": [-1, -1, -1, -1], "to": [-1, -1, -1, -1],
                "equity": { "cubeDecision": { "hasAccepted": took } },
            });
        }
    }
    assert!(doubles > 2);
    let reading = read(&packed(&file));
    assert_eq!(reading.remarks, []);
    assert_eq!(told(&reading.matches[0]), told(&seven_points()));
}

#[test]
fn a_file_cut_at_any_byte_loses_no_play_before_the_cut() {
    let file = packed(&document(&two_games(), -1));
    let plays = |reading: &record::Reading| {
        let games = &reading.matches[0].games;
        games.iter().map(|game| game.moves.len()).sum::<usize>()
    };
    let mut most = 0;
    for end in 0..file.len() {
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
    assert_eq!(most, plays(&read(&file)));
}

#[test]
fn a_flipped_byte_never_stops_the_reader() {
    let mut builder = serde_smile::Serializer::builder();
    let mut serializer = builder.shared_strings(true).build(Vec::new());
    let told = document(&two_games(), -1);
    told.serialize(&mut serializer).expect("memory");
    let smile = serializer.into_inner();
    for at in (0..smile.len()).step_by(7) {
        let mut smile = smile.clone();
        smile[at] ^= 1 << (at % 8);
        let _ = read_file(&gzipped(&smile));
    }
    let file = gzipped(&smile);
    for at in 0..file.len() {
        let mut file = file.clone();
        file[at] ^= 1 << (at % 8);
        let _ = read_file(&file);
    }
}

#[test]
fn a_bomb_is_refused_soon() {
    // References to one text of 64 bytes, and zeros without end.
    let mut shared = b":)\n\x02\xf8\x7f".to_vec();
    shared.extend([b'a'; 64]);
    shared.resize(48 << 20, 0x01);
    let mut nested = b":)\n\x00".to_vec();
    nested.resize(32 << 20, 0xf8);
    for smile in [shared, nested] {
        let file = gzipped(&smile);
        assert!(file.len() < 1 << 20);
        let begun = Instant::now();
        assert_eq!(read_file(&file), Err(Unreadable::NoGame(Format::Bgf)));
        // A second on a quiet machine; beside other tests it may be slower.
        assert!(begun.elapsed() < Duration::from_secs(10));
    }
}

#[test]
fn a_file_without_a_match_is_named() {
    let empty = packed(&json!({ "matchlen": 5 }));
    assert_eq!(read_file(&empty), Err(Unreadable::NoGame(Format::Bgf)));
    let other = HEADER.replace("smile", "cbor");
    let refused = read_file(other.as_bytes()).expect_err("another packing");
    assert!(refused.to_string().contains(".bgf"), "{refused}");
}

#[test]
fn a_match_without_a_crawford_game_is_read_as_one() {
    let mut record = seven_points();
    for crawford in [true, false] {
        record.terms.crawford = crawford;
        let again = read(&packed(&document(&record, 1)));
        assert_eq!(again.matches[0].terms.crawford, crawford);
    }
}
