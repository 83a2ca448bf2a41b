//! Full backups: an import restores all data, and a damaged file changes nothing.

use crate::hands::{Hands, hot_seat, seed, set_aside_request};
use board::{Input, Theme};
use record::Backup;
use rules::{Action, Phase};
use table::{
    AfterSetAside, BackupMsg, Dialog, Effect, Import, Msg, NewGameMsg, Notice, Panel, Settings,
    SettingsMsg, StorageFull, StoreMsg, StoredItem, TabsMsg, stored_book, update,
};
use terms::{Change, Form, Opponent};

/// Returns the text of a full backup that includes a save set aside.
pub fn exported(hands: &mut Hands) -> String {
    let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Export));
    let [Effect::Export(backup)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let mut backup = backup.clone();
    backup.aside.push("set aside there".to_owned());
    backup.to_text()
}

#[test]
fn importing_a_backup_resumes_its_game_and_sets_the_current_game_aside() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    there.send(Msg::Input(Input::Do(Action::NextGame)));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let settings = Settings {
        theme: Theme::Felt,
        ..Settings::default()
    };
    there.send(Msg::Settings(SettingsMsg::Change(settings)));
    let file = exported(&mut there);
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = here.stored.clone().expect("stored");
    let before = here.model.session().clone();
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (texts, answer) = set_aside_request(&effects);
    assert_eq!(texts, ["set aside there".to_owned(), own]);
    assert_eq!(
        *here.model.session(),
        before,
        "not before the game is set aside"
    );
    here.send(answer(Ok(())));
    assert_eq!(here.model.session(), there.model.session());
    assert_eq!(here.model.settings(), settings);
    assert_eq!(here.stored, there.stored);
    assert_eq!(here.model.notice(), Some(&Notice::Imported));
    let book = |hands: &Hands| table::dice_sheet(&hands.model).counts[1].clone();
    assert_eq!(book(&here), book(&there));
    here.send(Msg::DismissNotice);
    here.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}

#[test]
fn an_import_changes_nothing_if_the_game_cannot_be_set_aside() {
    let mut there = hot_seat(Form::default(), seed(8));
    let file = exported(&mut there);
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let before = here.model.session().clone();
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (_, answer) = set_aside_request(&effects);
    here.send(answer(Err(StorageFull)));
    assert_eq!(here.model.notice(), Some(&Notice::ImportNoRoom));
    assert_eq!(*here.model.session(), before);
}

#[test]
fn rejects_an_invalid_file_with_the_reason() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let good = exported(&mut hands);
    let parts = Backup::from_text(&good).expect("it was written so");
    let with = |change: fn(&mut Backup)| {
        let mut parts = parts.clone();
        change(&mut parts);
        parts.to_text()
    };
    let bad = [
        String::new(),
        "{}".to_owned(),
        "[".repeat(100_000),
        good.replace("\"backgammon\":1", "\"backgammon\":7"),
        with(|parts| parts.game = parts.game.replace("throw", "roll")),
        with(|parts| parts.game.clear()),
        with(|parts| parts.settings = "{\"theme\":\"unheard of\"}".to_owned()),
        with(|parts| parts.dice = "{}".to_owned()),
    ];
    for text in bad {
        let before = hands.model.session().clone();
        let effects = update(
            &mut hands.model,
            Msg::Backup(BackupMsg::Import(Import::read(&text))),
        );
        let message = table::notice(&hands.model).expect("a strip").text;
        assert_eq!(effects, [Effect::Announce(message)], "{text:.80}");
        assert!(matches!(
            hands.model.notice(),
            Some(Notice::ImportFailed(_))
        ));
        hands.send(Msg::DismissNotice);
        assert_eq!(*hands.model.session(), before);
    }
}

#[test]
fn sets_unreadable_settings_and_statistics_aside_with_one_notice() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let damaged = Msg::Store(StoreMsg::Unreadable(StoredItem::Settings, "{".to_owned()));
    let aside = Effect::SetAsideUnreadable(StoredItem::Settings, "{".to_owned());
    let effects = update(&mut hands.model, damaged);
    let message = table::notice(&hands.model).expect("a strip").text;
    assert_eq!(effects, [aside, Effect::Announce(message)]);
    let book = update(&mut hands.model, stored_book("x".to_owned()));
    assert_eq!(
        book,
        [Effect::SetAsideUnreadable(StoredItem::Book, "x".to_owned())]
    );
    assert_eq!(hands.model.notice(), Some(&Notice::OthersUnreadable));
    hands.send(Msg::DismissNotice);
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn resuming_a_set_aside_game_sets_the_current_game_aside() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    there.send(Msg::Input(Input::Do(Action::NextGame)));
    let aside = there.stored.clone().expect("stored");
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = here.stored.clone().expect("stored");
    let damaged = aside.replace("throw", "roll");
    let set_aside = vec![damaged.clone(), aside.clone()];
    let table::SetAsideSaves { games, unread, .. } = table::set_aside_saves(&here.model, set_aside);
    assert_eq!(unread, std::slice::from_ref(&damaged));
    let removed = update(&mut here.model, Msg::Backup(BackupMsg::Remove(unread)));
    assert_eq!(removed, [Effect::Remove(vec![damaged])]);
    let [game] = games.as_slice() else {
        panic!("what cannot be read is no game: {games:?}");
    };
    assert!(
        game.go_on.label.starts_with("Money game, game 2, "),
        "{}",
        game.go_on.label
    );
    let removed = update(&mut here.model, game.remove.clone());
    assert_eq!(removed, [Effect::Remove(vec![aside.clone()])]);
    let effects = update(&mut here.model, game.go_on.msg.clone());
    let (texts, answer) = set_aside_request(&effects);
    assert_eq!(texts, [own]);
    let effects = update(&mut here.model, answer(Ok(())));
    assert_eq!(here.model.session(), there.model.session());
    let place = |wanted: &Effect| effects.iter().position(|effect| effect == wanted);
    let stored = place(&Effect::Save(aside.clone()));
    assert!(
        stored.is_some() && stored < place(&Effect::RemoveOnceSaved(aside)),
        "{effects:?}"
    );
    assert_eq!(here.model.notice(), None);
}

#[test]
fn data_replaced_by_an_import_can_be_restored_with_settings_and_statistics() {
    let over = |phase: &Phase| matches!(phase, Phase::GameOver(_));
    let everything = |hands: &mut Hands| {
        let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Export));
        let [Effect::Export(backup)] = effects.as_slice() else {
            panic!("{effects:?}");
        };
        backup.to_text()
    };
    let mut there = hot_seat(Form::default(), seed(8));
    there.play_until(over);
    let file = everything(&mut there);
    let mut here = hot_seat(Form::default(), seed(9));
    here.play_until(over);
    here.send(Msg::Input(Input::Do(Action::NextGame)));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    here.send(Msg::Settings(SettingsMsg::Change(Settings {
        theme: Theme::Felt,
        ..Settings::default()
    })));
    let own = everything(&mut here);
    let replaced = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (texts, answer) = set_aside_request(&replaced);
    assert_eq!(texts, [own.as_str()]);
    here.send(answer(Ok(())));
    assert_eq!(everything(&mut here), file);
    // Another game is counted before the backup is restored.
    here.send(Msg::Input(Input::Do(Action::NextGame)));
    here.play_until(over);
    let since = everything(&mut here);
    let table::SetAsideSaves { games, unread, .. } =
        table::set_aside_saves(&here.model, vec![own.clone()]);
    assert_eq!(unread, [] as [String; 0]);
    let label = &games[0].go_on.label;
    assert!(
        label.ends_with("with its settings and dice statistics"),
        "{label}"
    );
    let effects = update(&mut here.model, games[0].go_on.msg.clone());
    let (texts, answer) = set_aside_request(&effects);
    assert_eq!(texts, [since], "nothing is lost");
    let effects = update(&mut here.model, answer(Ok(())));
    assert_eq!(everything(&mut here), own);
    assert!(
        effects.contains(&Effect::RemoveOnceSaved(own)),
        "{effects:?}"
    );
    assert_eq!(here.model.notice(), Some(&Notice::Imported), "of the file");
    update(&mut here.model, Msg::DismissNotice);
    assert_eq!(here.model.notice(), None);
}

#[test]
fn starting_a_new_game_sets_the_unfinished_game_aside_with_a_notice() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let begin = |hands: &mut Hands| {
        hands.send(Msg::Open(Panel::NewGame));
        hands.send(Msg::NewGame(NewGameMsg::Start));
    };
    begin(&mut hands);
    assert_eq!(hands.set_aside, [] as [String; 0], "nothing was done in it");
    assert_eq!(hands.model.notice(), None);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Opponent(
        Opponent::Person,
    ))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = hands.stored.clone().expect("stored");
    begin(&mut hands);
    assert_eq!(hands.set_aside, [own]);
    let message = table::notice(&hands.model).expect("a strip");
    assert_eq!(message.text, "Your unfinished game is in Games");
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert!(hands.model.session().log().is_empty());
    // The notice links to the library, and closes on the first input.
    let mut led = hands.clone();
    led.send(message.controls[0].msg.clone());
    assert_eq!(*led.model.dialog(), Dialog::Library);
    assert_eq!(led.model.notice(), None);
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    assert_eq!(hands.model.notice(), None);
    // A finished game is not set aside.
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    begin(&mut hands);
    assert_eq!(hands.set_aside.len(), 1);
}

#[test]
fn sets_a_match_aside_between_two_games() {
    let mut hands = hot_seat(
        Form {
            length: rules::MatchLength::new(25),
            ..Form::default()
        },
        seed(8),
    );
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    let own = hands.stored.clone().expect("stored");
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(hands.set_aside, [own]);
}

#[test]
fn a_new_game_needs_confirmation_if_the_current_game_cannot_be_set_aside() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let before = hands.model.session().clone();
    hands.send(Msg::Open(Panel::NewGame));
    let effects = update(&mut hands.model, Msg::NewGame(NewGameMsg::Start));
    let (_, answer) = set_aside_request(&effects);
    hands.send(answer(Err(StorageFull)));
    assert_eq!(*hands.model.session(), before);
    assert_eq!(*hands.model.dialog(), Dialog::None);
    let message = table::notice(&hands.model).expect("a strip");
    assert!(message.text.contains("no space"), "{}", message.text);
    hands.send(message.controls[1].msg.clone());
    assert!(hands.model.session().log().is_empty());
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn shows_a_notice_about_a_recovered_game() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Store(StoreMsg::GameRecovered));
    let message = table::notice(&hands.model).expect("a strip");
    assert!(message.text.contains("in Games"), "{}", message.text);
    hands.send(message.controls[1].msg.clone());
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn a_resumed_game_remains_set_aside_while_saving_is_disabled() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let aside = there.stored.expect("stored");
    let words = words::Words::english();
    let (mut model, _) = table::open(
        Some(table::StoredGame::read("{")),
        Settings::default(),
        seed(9),
        words,
    );
    update(&mut model, Msg::Store(StoreMsg::UnreadableNotSetAside));
    let effects = update(
        &mut model,
        Msg::Backup(BackupMsg::Import(Import::read(&aside))),
    );
    let (_, answer) = set_aside_request(&effects);
    let effects = update(&mut model, answer(Ok(())));
    assert_eq!(*model.session(), *there.model.session());
    let stores = |effect: &Effect| matches!(effect, Effect::Save(_) | Effect::RemoveOnceSaved(_));
    assert!(!effects.iter().any(stores), "{effects:?}");
}

#[test]
fn imports_the_game_from_the_end_of_a_report() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let game = there.stored.clone().expect("stored");
    let mut here = hot_seat(Form::default(), seed(9));
    let report = format!("Backgammon 0.1.0\npanicked at {{\nBrowser (X)\n{game}");
    here.send(Msg::Backup(BackupMsg::Import(Import::read(&report))));
    assert_eq!(here.model.session(), there.model.session());
}

#[test]
fn a_truncated_game_continues_after_a_copy_has_been_set_aside() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let text = there.stored.clone().expect("stored");
    let left = format!("{text}\n?");
    let keep_left = Effect::SetAside(vec![left.clone()], AfterSetAside::Nothing);
    let cut = || table::StoredGame::read(&text).with_damaged_text(Some(left.clone()));
    let words = words::Words::english();
    let (mut model, effects) = table::open(Some(cut()), Settings::default(), seed(9), words);
    assert_eq!(effects.first(), Some(&keep_left));
    assert_eq!(model.notice(), Some(&Notice::EndMissing));
    assert_eq!(model.session(), there.model.session());
    let answer = Msg::Store(StoreMsg::SetAside(AfterSetAside::Nothing, Ok(())));
    assert_eq!(update(&mut model, answer), []);
    let message = table::notice(&model).expect("a strip");
    assert!(
        message
            .text
            .starts_with("The end of your saved game is missing")
    );
    update(&mut model, message.controls[0].msg.clone());
    assert_eq!(model.notice(), None);
    update(&mut model, Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(&mut model, Msg::Tabs(TabsMsg::TakenOver(Some(cut()))));
    let [set_aside, stored] = &effects[..2] else {
        panic!("{effects:?}");
    };
    assert_eq!(set_aside, &keep_left);
    assert_eq!(stored, &Effect::Save(text.clone()));
    assert_eq!(model.notice(), Some(&Notice::EndMissing));
}

#[test]
fn replays_only_five_saves_set_aside_at_a_time() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let game = hands.stored.clone().expect("stored");
    let texts: Vec<String> = (0..12)
        .map(|nth| {
            if nth == 3 {
                String::new()
            } else {
                game.clone()
            }
        })
        .collect();
    let mut shown = Vec::new();
    let mut rest = texts;
    while !rest.is_empty() {
        let page = table::set_aside_saves(&hands.model, rest);
        shown.push((page.games.len(), page.unread.len()));
        rest = page.rest;
    }
    assert_eq!(shown, [(4, 1), (5, 0), (2, 0)]);
}
