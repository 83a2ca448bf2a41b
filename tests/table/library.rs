//! Session on the table as a library entry.

use library::{BodyFormat, Item, Kind, Placement, SaveReason, Source, place};
use record::Saved;
use rules::{Phase, Player, Win};
use table::{finished_games, library_item, set_aside_item};

use crate::{
    backup::exported,
    hands::{Hands, hot_seat, seed, started},
    score_sheet::{match_to, resign},
};

fn item(hands: &Hands) -> Item {
    library_item(&hands.model, 7).expect("a game is over")
}

#[test]
fn a_session_has_an_entry_once_its_first_game_is_over() {
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
        (BodyFormat::Session, &Source::Here(None))
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
fn a_longer_session_replaces_the_shorter_one() {
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
fn a_match_against_the_computer_names_the_level() {
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
fn a_game_set_aside_is_a_resumable_entry() {
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
fn a_session_set_aside_replaces_its_library_entry() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let stored = item(&hands);
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let text = hands.stored.clone().expect("stored");
    let later = set_aside_item(&hands.model, &text, 9).expect("a session");
    assert_eq!(later.entry.id, stored.entry.id);
    assert!(!later.is_named_by_its_text());
    assert_ne!(later.body, stored.body);
}

fn hands_after_a_game() -> Hands {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands
}

/// Returns a match whose second game White lost with this type of win.
fn branch(hands: &Hands, win: Win) -> Hands {
    let mut hands = hands.clone();
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    resign(&mut hands, Player::White, win);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_) | Phase::MatchOver(_)));
    hands
}

#[test]
fn a_branch_of_a_match_gets_a_separate_stable_id() {
    let begun = hands_after_a_game();
    let (one, mut two) = (branch(&begun, Win::Single), branch(&begun, Win::Gammon));
    let (first, second) = (item(&one), item(&two));
    assert_eq!(first.entry.id, second.entry.id);
    let beside =
        |item: Item, stored: &Item| match place(item, Some(stored.clone()), SaveReason::Played) {
            Placement::Beside(item) => item,
            other => panic!("{other:?}"),
        };
    let second = beside(second, &first);
    assert_ne!(second.entry.id, first.entry.id);
    assert!(!second.is_named_by_its_text());
    while finished_games(&two.model) < 3 {
        two.do_something();
    }
    let longer = beside(item(&two), &first);
    assert_eq!(longer.entry.id, second.entry.id);
    let placed = place(longer.clone(), Some(second), SaveReason::Played);
    assert_eq!(placed, Placement::Store(longer));
}

#[test]
fn an_older_state_does_not_replace_a_newer_one() {
    let begun = hands_after_a_game();
    let (shorter, longer) = (item(&begun), item(&branch(&begun, Win::Single)));
    for arrival in [SaveReason::Played, SaveReason::SetAside] {
        let known = place(shorter.clone(), Some(longer.clone()), arrival);
        assert_eq!(known, Placement::Known);
        assert_eq!(
            place(longer.clone(), Some(shorter.clone()), arrival),
            Placement::Store(longer.clone())
        );
    }
    let mut deleted = longer.clone();
    deleted.entry.deleted = Some(5);
    let played = place(shorter.clone(), Some(deleted.clone()), SaveReason::Played);
    assert_eq!(played, Placement::Known);
    let restored = place(shorter, Some(deleted), SaveReason::SetAside);
    assert_eq!(restored, Placement::Store(longer));
}

#[test]
fn a_session_is_stored_alongside_its_damaged_entry() {
    let session = item(&hands_after_a_game());
    for body in [b"{".to_vec(), vec![0xff], Vec::new()] {
        let damaged = Item {
            body,
            ..session.clone()
        };
        let Placement::Beside(beside) = place(session.clone(), Some(damaged), SaveReason::Played)
        else {
            panic!("the damaged one stays");
        };
        assert_ne!(beside.entry.id, session.entry.id);
    }
}

#[test]
fn an_entry_is_removed_only_once_the_table_has_stored_its_game() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.do_something();
    let text = hands.stored.clone().expect("stored");
    let game = set_aside_item(&hands.model, &text, 7).expect("a game");
    assert!(game.is_taken_over_by(&text));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    assert!(game.is_taken_over_by(&hands.stored.clone().expect("stored")));
    let other = hot_seat(match_to(15), seed(4)).stored.expect("stored");
    for text in ["", "{}", &other] {
        assert!(!game.is_taken_over_by(text), "{text}");
    }
    let mut named = item(&hands_after_a_game());
    let own = String::from_utf8(named.body.clone()).expect("text");
    assert!(!named.is_taken_over_by(&own), "its ID lasts");
    assert_eq!(named.last_copy(), None, "the match goes on");
    named.entry.finished = true;
    assert_eq!(named.last_copy(), Some(own.as_str()));
}

#[test]
fn damaged_saves_and_full_backups_remain_set_aside() {
    let mut hands = hot_seat(match_to(15), seed(3));
    hands.do_something();
    let text = hands.stored.clone().expect("stored");
    let backup = exported(&mut hands);
    for text in ["", "{}", &text[1..], &backup] {
        assert_eq!(set_aside_item(&hands.model, text, 7), None, "{text}");
    }
}

#[test]
fn an_entry_records_whether_a_game_is_cubeless() {
    for (form, cubeless) in [
        (terms::Form::first(), true),
        (terms::Form::default(), false),
    ] {
        let mut hands = hot_seat(form, seed(3));
        hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
        assert_eq!(item(&hands).entry.cubeless, cubeless);
    }
}
