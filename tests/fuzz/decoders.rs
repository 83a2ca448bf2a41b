//! Every decoder of data from outside, each with what must hold of whatever it takes.
//!
//! The fuzzer and the test that replays its corpora both use this list.

use protocol::{Reply, ToWorker};
use record::{
    Backup, DiceBook, Linked, MatchId, Saved, board_from_id, board_from_xgid, find_positions,
    match_link, parse_play, position_id, position_link, read_file, read_link, write_mat, write_sgf,
};
use rules::{Board, Die, Roll, Variant};
use table::Settings;

/// A decoder: its name, and what tries a text on it.
type Decoder = (&'static str, fn(&str));

/// All of them, by the names of their corpora.
pub const DECODERS: [Decoder; 15] = [
    ("position_id", |text| {
        for variant in Variant::ALL {
            if let Ok(board) = board_from_id(text, variant) {
                assert_eq!(board_from_id(&position_id(&board), variant), Ok(board));
            }
        }
    }),
    ("match_id", |text| {
        if let Ok(id) = MatchId::decode(text) {
            assert_eq!(MatchId::decode(&id.encode()), Ok(id));
        }
    }),
    ("xgid", |text| {
        if let Ok(board) = board_from_xgid(text) {
            assert_eq!(board.flipped().flipped(), board);
        }
    }),
    ("play", |text| {
        let board = Board::start(Variant::Standard);
        for [high, low] in [[6, 5], [3, 1], [4, 4]] {
            let die = |pips| Die::new(pips).expect("1 to 6");
            let roll = Roll::new(die(high), die(low));
            if let Ok(play) = parse_play(&board, roll, text) {
                assert!(board.play(roll, &play).is_ok(), "{play:?}");
            }
        }
    }),
    ("seed", |text| {
        if let Ok(seed) = text.parse::<dice::Seed>() {
            assert_eq!(seed.to_string(), text.to_lowercase());
        }
    }),
    ("saved", |text| {
        if let Ok(saved) = Saved::from_text(text) {
            let again = Saved::from_text(&saved.to_text());
            assert_eq!(again.as_ref(), Ok(&saved));
        }
    }),
    ("dice_book", |text| {
        if let Ok(book) = DiceBook::from_text(text) {
            assert_eq!(DiceBook::from_text(&book.to_text()), Ok(book));
        }
    }),
    ("backup", |text| {
        if let Ok(backup) = Backup::from_text(text) {
            assert_eq!(Backup::from_text(&backup.to_text()), Ok(backup));
        }
    }),
    ("settings", |text| {
        if let Some(settings) = Settings::from_text(text) {
            assert_eq!(Settings::from_text(&settings.to_text()), Some(settings));
        }
    }),
    ("to_worker", |text| {
        if let Ok(message) = ToWorker::decode(text) {
            assert_eq!(ToWorker::decode(&message.encode()), Ok(message));
        }
        let _ = ToWorker::job_of(text);
    }),
    ("mat", |text| {
        for record in read_file(text.as_bytes())
            .iter()
            .flat_map(|reading| &reading.matches)
        {
            let again = read_file(write_mat(record).text.as_bytes());
            let played = record.games.iter().any(|game| game.result.is_some());
            assert!(again.is_ok() || !played);
        }
    }),
    ("sgf", |text| {
        for record in read_file(text.as_bytes())
            .iter()
            .flat_map(|reading| &reading.matches)
        {
            assert!(read_file(write_sgf(record).text.as_bytes()).is_ok());
        }
    }),
    ("positions", |text| {
        for found in find_positions(text) {
            let link = position_link(&found.decision);
            assert_eq!(read_link(&link), Ok(Linked::Position(found.decision)));
        }
    }),
    ("link", |text| {
        if let Ok(Linked::Match(record)) = read_link(text) {
            let again = match_link(&record, true).map(|link| read_link(&link));
            assert!(again.is_none_or(|again| again.is_ok()));
        }
    }),
    ("reply", |text| {
        if let Ok(reply) = Reply::decode(text) {
            assert_eq!(Reply::decode(&reply.encode()), Ok(reply));
        }
    }),
];
