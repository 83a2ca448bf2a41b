//! Fair dice on the page: fixed before the game, shown after it, counted once, played again.

use crate::hands::{Hands, hot_seat, seed, started};
use dice::Commitment;
use rules::{DiceBy, Die, Phase};
use table::{
    Dialog, Effect, Form, Import, Msg, Opponent, StoredGame, dice_sheet, fingerprint, next_dice,
    open, stored_book, update,
};

fn over(phase: &Phase) -> bool {
    matches!(phase, Phase::GameOver(_))
}

fn fact(hands: &Hands, name: &str) -> String {
    let facts = dice_sheet(&hands.model).facts;
    let found = facts.into_iter().find(|(known, _)| known == name);
    found.expect("told").1
}

#[test]
fn the_fingerprint_stands_before_the_game_and_the_seed_only_after_it() {
    let mut hands = hot_seat(Form::default(), seed(21));
    let before = Commitment::of(&seed(21)).to_string();
    let secret = seed(21).to_string();
    let mut waited = 0;
    while !over(hands.model.session().phase()) {
        assert_eq!(fingerprint(&hands.model).as_ref(), Some(&before));
        let told = format!("{:?}", dice_sheet(&hands.model));
        assert!(!told.contains(&secret) && !told.contains("SameDice"));
        hands.send(Msg::SameDice(seed(21)));
        assert_eq!(*hands.model.dialog(), Dialog::None, "the game is not over");
        hands.do_something();
        waited += 1;
    }
    assert!(waited > 20);
    assert_eq!(fact(&hands, "Seed"), secret);
    assert_eq!(fact(&hands, "Fingerprint of the seed (SHA-256)"), before);
    let sheet = dice_sheet(&hands.model);
    assert!(sheet.notes.iter().any(|note| note.starts_with("Checked:")));
    let next = fact(&hands, "Fingerprint for the next game");
    hands.send(Msg::Do(rules::Action::NextGame));
    assert_eq!(fingerprint(&hands.model), Some(next));
}

#[test]
fn a_reload_changes_no_fingerprint_that_was_shown() {
    let words = words::Words::english;
    let settings = table::Settings::default();
    let (model, effects) = open(None, settings, seed(3), words());
    let mut hands = Hands::new(model, effects);
    assert_eq!(hands.stored, None, "nothing has been shown");
    hands.send(Msg::DiceShown);
    let shown = (fingerprint(&hands.model), next_dice(&hands.model));
    let stored = hands.stored.clone().expect("what is shown is stored");
    let again = |next: Option<String>| {
        let stored = StoredGame::read(&stored).with_next(next.as_deref());
        open(Some(stored), settings, seed(4), words())
    };
    // The seed that the hands have drawn.
    let (model, effects) = again(Some(seed(101).to_string()));
    assert_eq!((fingerprint(&model), next_dice(&model)), shown);
    assert!(!effects.contains(&Effect::NeedSeed(2)), "{effects:?}");
    // The page was killed between beginning the game and storing the next seed; the seed was cut short; it is gone.
    for used in [Some(seed(3).to_string()), Some("0303".to_owned()), None] {
        let (model, effects) = again(used);
        assert_eq!(next_dice(&model), None);
        assert!(effects.contains(&Effect::NeedSeed(2)), "{effects:?}");
    }
    let before = hands.stored.take();
    hands.do_something();
    assert_ne!(hands.stored, before);
    hands.stored = None;
    hands.send(Msg::DiceShown);
    assert_eq!(
        hands.stored, None,
        "a game that has begun is stored already"
    );
}

#[test]
fn the_fingerprint_in_the_form_is_that_of_the_game_whatever_level_is_chosen() {
    for level in table::levels() {
        let mut hands = hot_seat(Form::default(), seed(1));
        hands.send(Msg::AskNewGame);
        let said = next_dice(&hands.model).expect("a seed waits");
        hands.send(Msg::EditForm(Form {
            level,
            ..Form::default()
        }));
        assert_eq!(next_dice(&hands.model).as_ref(), Some(&said));
        hands.send(Msg::StartGame);
        let now = fingerprint(&hands.model).expect("the program throws");
        assert!(said.ends_with(&now), "{said} {now}");
    }
}

/// The dice of the opening and of each roll, in order.
fn thrown(hands: &Hands) -> Vec<Die> {
    let log = hands.model.session().log().iter();
    log.flat_map(|logged| logged.dice.clone()).collect()
}

#[test]
fn a_finished_game_is_played_again_with_the_same_dice_against_another_level() {
    let form = Form {
        opponent: Opponent::Computer,
        level: "casual",
        ..Form::default()
    };
    let mut hands = started(form, seed(33));
    hands.play_until(over);
    let before = thrown(&hands);
    let again = dice_sheet(&hands.model).again.expect("the game is over");
    hands.send(again.msg);
    let Dialog::NewGame(form) = hands.model.dialog().clone() else {
        panic!("a new game is chosen");
    };
    assert_eq!((form.level, form.same_dice), ("casual", Some(seed(33))));
    hands.send(Msg::EditForm(Form {
        level: "expert",
        ..form
    }));
    hands.send(Msg::StartGame);
    assert_eq!(fact(&hands, "Seed"), seed(33).to_string());
    hands.play_until(over);
    let now = thrown(&hands);
    let both = before.len().min(now.len());
    assert!(both > 10);
    assert_eq!(before[..both], now[..both]);
    let stored = hands.stored.clone().expect("stored");
    assert!(stored.contains("\"replayed\":true"));
}

#[test]
fn a_game_is_counted_once_even_if_the_page_was_killed_before_that_was_stored() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    let stored = hands.stored.clone().expect("stored");
    let all = |model: &table::Model| dice_sheet(model).counts[1].heading.clone();
    assert_eq!(all(&hands.model), "All games: 1");
    let words = words::Words::english();
    let (mut model, _) = open(
        Some(StoredGame::read(&stored)),
        table::Settings::default(),
        seed(0),
        words,
    );
    let empty = record::DiceBook::default().to_text();
    let effects = update(&mut model, stored_book(empty));
    let [Effect::SaveBook(book), Effect::Ask(_)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    assert_eq!(all(&model), "All games: 1");
    assert_eq!(update(&mut model, stored_book(book.clone())), []);
    assert_eq!(all(&model), "All games: 1");
}

#[test]
fn a_game_that_arrives_finished_is_counted_no_more_however_often_it_comes() {
    let finished = |first| {
        let mut hands = hot_seat(Form::default(), seed(first));
        hands.play_until(over);
        hands
    };
    let strange = finished(6).stored.expect("stored");
    let mut hands = finished(5);
    let own = hands.stored.clone().expect("stored");
    let all = |model: &table::Model| dice_sheet(model).counts[1].heading.clone();
    for text in [&strange, &own, &strange, &own] {
        hands.send(Msg::Import(Import::read(text)));
        hands.send(Msg::KeptAside(true));
        assert_eq!(hands.stored.as_ref(), Some(text));
        assert_eq!(all(&hands.model), "All games: 1");
        // Nor is it after a reload.
        let effects = update(&mut hands.model, Msg::Export);
        let [Effect::Export(everything)] = effects.as_slice() else {
            panic!("{effects:?}");
        };
        let book = stored_book(everything.dice.clone());
        let stored = Some(StoredGame::read(text));
        let settings = table::Settings::default();
        let (mut model, _) = open(stored, settings, seed(0), words::Words::english());
        update(&mut model, book);
        assert_eq!(all(&model), "All games: 1");
    }
    hands.send(Msg::Do(rules::Action::NextGame));
    hands.play_until(over);
    assert_eq!(all(&hands.model), "All games: 2");
}

#[test]
fn dice_entered_by_hand_are_nobodys_to_check() {
    let form = Form {
        dice: DiceBy::Hand,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(5));
    assert_eq!(fingerprint(&hands.model), None);
    assert_eq!(dice_sheet(&hands.model).facts, []);
    hands.play_until(over);
    assert_eq!(dice_sheet(&hands.model).again, None);
    assert_eq!(dice_sheet(&hands.model).counts[1].heading, "All games: 0");
}
