//! The session on the table as an entry of the library.

use library::{Form, Item, Kind, Source};
use record::Saved;
use rules::{Phase, Player, Win};
use table::{finished_games, library_item, set_aside_item};

use crate::{
    hands::{Hands, hot_seat, seed, started},
    keep::exported,
    score_sheet::{match_to, resign},
};

fn item(hands: &Hands) -> Item {
    library_item(&hands.model, 7).expect("a game is over")
}

#[test]
fn a_session_is_stored_when_its_first_game_is_over() {
    let mut hands = hot_seat(match_to(15), seed(3));
    assert_eq!(library_item(&hands.model, 7), None);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert_eq!(finished_games(&hands.model), 1);
    let Item { entry, body } = item(&hands);
    assert_eq!(
        (entry.kind, entry.length, entry.finished),
        (Kind::Match, 15, false)
    );
    assert_eq!(
        (entry.form, &entry.source),
        (Form::Session, &Source::Here(None))
    );
    assert_eq!(
        [&entry.players.white, &entry.players.black],
        ["White", "Black"]
    );
    let text = String::from_utf8(body).expect("text");
    let saved = Saved::from_text(&text).expect("a session");
    assert_eq!(&saved.session, hands.model.session());
}

#[test]
fn the_longer_session_takes_the_place_of_the_shorter_one() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let shorter = item(&hands);
    while finished_games(&hands.model) < 2 {
        hands.do_something();
    }
    let longer = item(&hands);
    assert_eq!(longer.entry.id, shorter.entry.id);
    assert!(longer.body.len() > shorter.body.len());
    let mut others = hot_seat(match_to(15), seed(4));
    others.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    assert_ne!(item(&others).entry.id, shorter.entry.id);
}

#[test]
fn a_match_against_the_computer_names_its_level() {
    let mut hands = started(match_to(15), seed(3));
    resign(&mut hands, Player::White, Win::Gammon);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let entry = item(&hands).entry;
    assert!(
        matches!(entry.source, Source::Here(Some(_))),
        "{:?}",
        entry.source
    );
    assert_eq!(entry.players.white, "You");
}

#[test]
fn a_game_that_was_set_aside_is_an_entry_that_can_be_resumed() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.do_something();
    let text = hands.stored.clone().expect("stored");
    let game = set_aside_item(&hands.model, &text, 7).expect("a game");
    assert!(game.entry.is_resumable() && game.is_named_by_its_text());
    assert_eq!(game.body, text.as_bytes());
    assert_eq!(
        [&game.entry.players.white, &game.entry.players.black],
        ["White", "Black"]
    );
    hands.do_something();
    let later = hands.stored.clone().expect("stored");
    let later = set_aside_item(&hands.model, &later, 7).expect("a game");
    assert_ne!(later.entry.id, game.entry.id);
}

#[test]
fn a_session_that_was_set_aside_takes_the_place_of_what_the_library_has_of_it() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let kept = item(&hands);
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let text = hands.stored.clone().expect("stored");
    let later = set_aside_item(&hands.model, &text, 9).expect("a session");
    assert_eq!(later.entry.id, kept.entry.id);
    assert!(!later.is_named_by_its_text());
    assert_ne!(later.body, kept.body);
}

#[test]
fn damaged_saves_and_backups_of_everything_stay_set_aside() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.do_something();
    let text = hands.stored.clone().expect("stored");
    let backup = exported(&mut hands);
    for text in ["", "{}", &text[1..], &backup] {
        assert_eq!(set_aside_item(&hands.model, text, 7), None, "{text}");
    }
}

#[test]
fn a_game_without_a_cube_is_known_as_such() {
    for (form, cubeless) in [
        (table::Form::first(), true),
        (table::Form::default(), false),
    ] {
        let mut hands = hot_seat(form, seed(3));
        hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
        assert_eq!(item(&hands).entry.cubeless, cubeless);
    }
}
