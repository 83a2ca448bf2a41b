//! Fair dice on the page: fixed before the game, shown after it, counted once, and repeatable.

use crate::hands::{Hands, hot_seat, seed, started};
use board::Input;
use dice::Commitment;
use rules::{DiceBy, Die, Phase};
use table::{
    BackupMsg, Dialog, DiceMsg, Effect, Import, Msg, NewGameMsg, Panel, StoreMsg, StoredGame,
    TabsMsg, dice_sheet, fingerprint, next_dice, open, stored_book, update,
};
use terms::{Change, Form, Opponent};

fn over(phase: &Phase) -> bool {
    matches!(phase, Phase::GameOver(_))
}

fn fact(hands: &Hands, name: &str) -> String {
    let facts = dice_sheet(&hands.model).facts;
    let found = facts.into_iter().find(|(known, _)| known == name);
    found.expect("a fact of this name").1
}

#[test]
fn the_fingerprint_is_shown_before_the_game_and_the_seed_only_after_it() {
    let mut hands = hot_seat(Form::default(), seed(21));
    let before = Commitment::of(&seed(21)).to_string();
    let secret = seed(21).to_string();
    let mut waited = 0;
    while !over(hands.model.session().phase()) {
        assert_eq!(fingerprint(&hands.model).as_ref(), Some(&before));
        let text = format!("{:?}", dice_sheet(&hands.model));
        assert!(!text.contains(&secret) && !text.contains("SameDice"));
        hands.send(Msg::NewGame(NewGameMsg::SameDice(seed(21))));
        assert_eq!(*hands.model.dialog(), Dialog::None, "the game is not over");
        hands.do_something();
        waited += 1;
    }
    assert!(waited > 20);
    assert_eq!(fact(&hands, "Seed"), secret);
    assert_eq!(fact(&hands, "Fingerprint of the seed (SHA-256)"), before);
    let sheet = dice_sheet(&hands.model);
    assert!(sheet.notes.iter().any(|note| note.starts_with("Verified:")));
    let next = fact(&hands, "Fingerprint for the next game");
    hands.send(Msg::Input(Input::Do(rules::Action::NextGame)));
    assert_eq!(fingerprint(&hands.model), Some(next));
}

#[test]
fn a_reload_preserves_every_fingerprint_that_was_shown() {
    let words = words::Words::english;
    let settings = table::Settings::default();
    let (model, effects) = open(None, settings, seed(3), words());
    let mut hands = Hands::new(model, effects);
    assert_eq!(hands.stored, None, "nothing has been shown");
    hands.send(Msg::Dice(DiceMsg::FingerprintShown));
    let shown = (fingerprint(&hands.model), next_dice(&hands.model));
    let stored = hands.stored.clone().expect("what is shown is stored");
    let again = |next: Option<String>| {
        let stored = StoredGame::read(&stored).with_next_seed(next.as_deref());
        open(Some(stored), settings, seed(4), words())
    };
    // The seed is the one drawn by `Hands`.
    let (model, effects) = again(Some(seed(101).to_string()));
    assert_eq!((fingerprint(&model), next_dice(&model)), shown);
    assert!(!effects.contains(&Effect::DrawSeed(2, None)), "{effects:?}");
    // The page was killed after the game had started but before the next seed was saved; the stored seed is truncated;
    // the stored seed is missing.
    for used in [Some(seed(3).to_string()), Some("0303".to_owned()), None] {
        let (model, effects) = again(used);
        assert_eq!(next_dice(&model), None);
        assert!(effects.contains(&Effect::DrawSeed(2, None)), "{effects:?}");
    }
    let before = hands.stored.take();
    hands.do_something();
    assert_ne!(hands.stored, before);
    hands.stored = None;
    hands.send(Msg::Dice(DiceMsg::FingerprintShown));
    assert_eq!(
        hands.stored, None,
        "a game that has begun is stored already"
    );
}

#[test]
fn the_fingerprint_in_the_dialog_matches_the_game_at_every_level() {
    for level in terms::levels() {
        let mut hands = hot_seat(Form::default(), seed(1));
        hands.send(Msg::Open(Panel::NewGame));
        let text = next_dice(&hands.model).expect("a seed waits");
        hands.send(Msg::NewGame(NewGameMsg::Change(Change::Level(level))));
        assert_eq!(next_dice(&hands.model).as_ref(), Some(&text));
        hands.send(Msg::NewGame(NewGameMsg::Start));
        let now = fingerprint(&hands.model).expect("the program rolls");
        assert!(text.ends_with(&now), "{text} {now}");
    }
}

/// Returns the dice of the opening and of every roll, in order.
fn rolled(hands: &Hands) -> Vec<Die> {
    let log = hands.model.session().log().iter();
    log.flat_map(|logged| logged.dice.clone()).collect()
}

#[test]
fn a_finished_game_can_be_replayed_with_the_same_dice_at_another_level() {
    let form = Form {
        opponent: Opponent::Computer,
        level: "casual",
        ..Form::default()
    };
    let mut hands = started(form, seed(33));
    hands.play_until(over);
    let before = rolled(&hands);
    let again = dice_sheet(&hands.model).again.expect("the game is over");
    hands.send(again.msg);
    let Dialog::NewGame(chosen) = hands.model.dialog() else {
        panic!("a new game is chosen");
    };
    assert_eq!(
        (chosen.form.level, chosen.same_dice),
        ("casual", Some(seed(33)))
    );
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Level("expert"))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(fact(&hands, "Seed"), seed(33).to_string());
    hands.play_until(over);
    let now = rolled(&hands);
    let both = before.len().min(now.len());
    assert!(both > 10);
    assert_eq!(before[..both], now[..both]);
    let stored = hands.stored.clone().expect("stored");
    assert!(stored.contains("\"known\":true"));
    assert!(table::title(&hands.model).ends_with("dice known"));
}

#[test]
fn a_game_is_counted_once_even_if_the_page_is_killed_before_the_save() {
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
    let [Effect::SaveDiceBook(book), Effect::Ask(..)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    assert_eq!(all(&model), "All games: 1");
    assert_eq!(update(&mut model, stored_book(book.clone())), []);
    assert_eq!(all(&model), "All games: 1");
}

#[test]
fn an_imported_finished_game_is_never_counted() {
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
        hands.send(Msg::Backup(BackupMsg::Import(Import::read(text))));
        assert_eq!(hands.stored.as_ref(), Some(text));
        assert_eq!(all(&hands.model), "All games: 1");
        // The game is not counted after a reload either.
        let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Export));
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
    hands.send(Msg::Input(Input::Do(rules::Action::NextGame)));
    hands.play_until(over);
    assert_eq!(all(&hands.model), "All games: 2");
}

#[test]
fn dice_entered_by_hand_have_no_fingerprint() {
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

/// Returns a full backup of the current state.
fn file(hands: &mut Hands) -> Import {
    let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Export));
    let [Effect::Export(everything)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    Import::read(&everything.to_text())
}

fn is_marked(hands: &Hands) -> bool {
    table::title(&hands.model).contains("dice known")
}

#[test]
fn the_next_game_keeps_its_announced_dice_after_an_earlier_state_is_imported() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    hands.wait_over();
    let promised = fact(&hands, "Fingerprint for the next game");
    let before = file(&mut hands);
    for again in [false, true, true] {
        assert_eq!(fact(&hands, "Fingerprint for the next game"), promised);
        hands.send(Msg::Input(Input::Do(rules::Action::NextGame)));
        assert_eq!(fingerprint(&hands.model), Some(promised.clone()));
        assert_eq!(is_marked(&hands), again);
        hands.send(Msg::Input(Input::Do(rules::Action::RollOpening)));
        hands.send(Msg::Backup(BackupMsg::Import(before.clone())));
    }
    // A new session gets new dice, regardless of the import.
    let next = next_dice(&hands.model).expect("a seed waits");
    assert!(!next.ends_with(&promised));
}

#[test]
fn a_game_with_a_known_seed_remains_marked_and_uncounted() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.send(Msg::Input(Input::Do(rules::Action::RollOpening)));
    let opening = file(&mut hands);
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Input(Input::Do(rules::Action::Resign(
        rules::Win::Single,
    ))));
    hands.send(Msg::Input(Input::Do(rules::Action::AcceptResignation)));
    assert_eq!(fact(&hands, "Seed"), seed(5).to_string());
    hands.send(Msg::Backup(BackupMsg::Import(opening)));
    assert!(is_marked(&hands));
    let note = words::Words::english().fair_known();
    assert!(dice_sheet(&hands.model).notes.contains(&note));
    let all = |model: &table::Model| dice_sheet(model).counts[1].heading.clone();
    let counted = all(&hands.model);
    hands.play_until(over);
    hands.wait_over();
    assert!(is_marked(&hands), "also when it is over");
    assert_eq!(all(&hands.model), counted);
    // The mark is preserved in a file and in another browser; the next game is unmarked.
    let finished = file(&mut hands);
    let mut there = hot_seat(Form::default(), seed(9));
    there.send(Msg::Backup(BackupMsg::Import(finished)));
    assert!(is_marked(&there));
    hands.send(Msg::Input(Input::Do(rules::Action::NextGame)));
    assert!(!is_marked(&hands));
}

#[test]
fn a_resumed_game_is_marked_only_if_more_of_its_dice_were_seen() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.send(Msg::Input(Input::Do(rules::Action::RollOpening)));
    let early = file(&mut hands);
    while rolled(&hands).len() < 8 {
        hands.do_something();
    }
    let own = hands.stored.clone().expect("stored");
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(Msg::Backup(BackupMsg::Import(Import::read(&own))));
    assert!(!is_marked(&hands));
    hands.send(Msg::Backup(BackupMsg::Import(early)));
    assert!(is_marked(&hands));
    let text = format!("{:?}", dice_sheet(&hands.model));
    assert!(!text.contains(&seed(5).to_string()), "it is not over");
}

#[test]
fn seen_dice_survive_a_reload_and_a_kill() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.send(Msg::Input(Input::Do(rules::Action::RollOpening)));
    let opening = hands.stored.clone().expect("stored");
    hands.play_until(over);
    let over = hands.stored.clone().expect("stored");
    let mut stored = record::SeenDice::default();
    for killed_before_it_was_stored in [true, false] {
        let (model, effects) = open(
            Some(StoredGame::read(&over)),
            table::Settings::default(),
            seed(0),
            words::Words::english(),
        );
        let mut again = Hands::new(model, effects);
        let effects = update(
            &mut again.model,
            Msg::Store(StoreMsg::SeenDiceLoaded(stored.clone())),
        );
        let saves = effects.iter().find_map(|effect| match effect {
            Effect::SaveSeenDice(seen) => Some(seen.clone()),
            _ => None,
        });
        assert_eq!(saves.is_some(), killed_before_it_was_stored);
        stored = saves.unwrap_or(stored);
        again.send(Msg::Backup(BackupMsg::Import(Import::read(&opening))));
        assert!(is_marked(&again));
    }
}

#[test]
fn a_watching_page_does_not_store_seen_dice() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    hands.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let seen = Msg::Store(StoreMsg::SeenDiceLoaded(record::SeenDice::default()));
    assert_eq!(update(&mut hands.model, seen), []);
}

#[test]
fn only_rolls_and_seeds_change_the_random_state() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let before = hands.model.chance();
    hands.send(Msg::Input(Input::Do(rules::Action::RollOpening)));
    let rolled = hands.model.chance();
    assert!(rolled != before);
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let rolled = hands.model.chance();
    hands.do_something();
    assert!(hands.model.chance() == rolled);
    hands.send(Msg::Dice(DiceMsg::SeedDrawn(seed(77), None)));
    assert!(hands.model.chance() != rolled);
}

#[test]
fn a_new_game_waits_for_its_seed() {
    let mut over = hot_seat(Form::default(), seed(8));
    over.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let stored = over.stored.expect("stored");
    let begin_new = Msg::NewGame(NewGameMsg::StartWithoutSaving(Box::default()));
    for begin in [Msg::Input(Input::Do(rules::Action::NextGame)), begin_new] {
        let stored = StoredGame::read(&stored);
        let settings = table::Settings::default();
        let (mut model, _no_seed) = open(Some(stored), settings, seed(9), words::Words::english());
        let effects = update(&mut model, begin);
        let [Effect::DrawSeed(_, waiting)] = &effects[..] else {
            panic!("{effects:?}");
        };
        update(
            &mut model,
            Msg::Dice(DiceMsg::SeedDrawn(seed(77), waiting.clone())),
        );
        let phase = model.session().phase();
        assert!(matches!(phase, Phase::Opening), "{phase:?}");
        let shown = fingerprint(&model).expect("a seed");
        assert_eq!(shown, Commitment::of(&seed(77)).to_string());
    }
}

#[test]
fn each_player_gets_one_die_of_the_opening_roll() {
    let mut hands = hot_seat(Form::default(), seed(21));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let log = hands.model.session().log();
    let opening = log.iter().rfind(|entry| entry.dice.len() == 2);
    let dice = opening.expect("an opening roll").dice.clone();
    let shares = dice_sheet(&hands.model).counts[0].shares;
    for (own, die) in shares.iter().zip(dice) {
        let mut expected = [0; 6];
        expected[usize::from(die.pips() - 1)] = 1_000;
        assert_eq!(*own, expected);
    }
}

#[test]
fn o1_only_the_starting_player_makes_the_first_roll_in_portes() {
    let form = Form {
        variant: rules::Variant::Portes,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(5));
    hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
    let starter = hands.model.session().on_roll().expect("a player moves");
    let shares = dice_sheet(&hands.model).counts[0].shares;
    let (own, other) = match starter {
        rules::Player::White => (shares[0], shares[1]),
        rules::Player::Black => (shares[1], shares[0]),
    };
    assert_eq!(other, [0; 6], "the opponent has rolled nothing");
    assert_ne!(own, [0; 6]);
}
