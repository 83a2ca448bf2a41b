//! Stored games from earlier versions, which must still load with the same positions.
//!
//! `tests/data/saved` contains games as stored by version 0.1.0, many of them in the middle of a turn with moves taken
//! back; `games.txt` contains the visible state they had at that time.

use std::{fmt::Write as _, fs, path::Path};

use record::{Saved, position_id};
use rules::{Phase, Player};

/// Returns the visible state of a game: phase, position, cube, score, clock and dice.
fn visible_state(saved: &Saved) -> String {
    let session = &saved.session;
    let cube = session.cube();
    let phase = match session.phase() {
        Phase::ResignationOffered { .. } => "resignation",
        Phase::Opening => "opening",
        Phase::ToRoll => "to roll",
        Phase::Moving(_) => "moving",
        Phase::Doubled { .. } => "doubled",
        Phase::GameOver(_) => "game over",
        Phase::MatchOver(_) => "match over",
    };
    let mut text = format!(
        "game {}, {phase}, decides {:?}, {}, cube {} {:?}, {}-{}, {} in the list, {} results",
        session.game_number(),
        session.decides(),
        position_id(&session.board_of(Player::White)),
        cube.value,
        cube.owner,
        session.score().white,
        session.score().black,
        session.record().len(),
        session.outcomes().count(),
    );
    if let Some(draft) = session.draft() {
        let dice: Vec<u8> = draft.dice().iter().map(|shown| shown.die.pips()).collect();
        let start = position_id(draft.start());
        write!(
            text,
            ", dice {dice:?} from {start}, {} steps",
            draft.steps().len()
        )
        .expect("text");
    }
    if let Some(clock) = session.clock() {
        let left = Player::BOTH.map(|player| clock.reserve(player));
        write!(text, ", clock {left:?} used {}", session.used()).expect("text");
    }
    if !session.is_rated() {
        text.push_str(", unrated");
    }
    text
}

#[test]
fn stored_games_from_earlier_versions_load_unchanged() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saved");
    let expected = fs::read_to_string(folder.join("games.txt")).expect("the list of games");
    assert!(expected.lines().count() >= 20);
    for line in expected.lines() {
        let (file, was) = line.split_once(": ").expect("a file and what it was");
        let text = fs::read_to_string(folder.join(file)).expect("a stored game");
        let saved = Saved::from_text(text.trim_end()).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(visible_state(&saved), was, "{file}");
        let again = Saved::from_text(&saved.to_text());
        assert_eq!(again.as_ref(), Ok(&saved), "{file} written anew");
    }
}
