//! Every decoder of data from outside, each with what must hold of whatever it takes.
//!
//! The fuzzer and the test that replays its corpora both use this list.

use protocol::{Reply, ToWorker};
use record::{
    Backup, DiceBook, MatchId, Saved, board_from_id, board_from_xgid, parse_play, position_id,
};
use rules::{Board, Die, Roll, Variant};
use table::Settings;

/// A decoder: its name, and what tries a text on it.
type Decoder = (&'static str, fn(&str));

/// All of them, by the names of their corpora.
pub const DECODERS: [Decoder; 11] = [
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
    ("reply", |text| {
        if let Ok(reply) = Reply::decode(text) {
            assert_eq!(Reply::decode(&reply.encode()), Ok(reply));
        }
    }),
];
