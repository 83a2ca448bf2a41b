//! Everything in one file: it comes back whole, and a file that is not whole changes nothing.

use crate::hands::{Hands, hot_seat, keeps, seed};
use board::{Input, Theme};
use record::Backup;
use rules::{Action, Phase};
use table::{
    AfterSetAside, BackupMsg, Dialog, Effect, Import, Msg, NewGameMsg, Notice, Panel, Settings,
    SettingsMsg, StorageFull, StoreMsg, StoredItem, TabsMsg, stored_book, update,
};
use terms::{Change, Form, Opponent};

/// The text of a file with everything, and with something set aside.
pub fn exported(hands: &mut Hands) -> String {
    let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Export));
    let [Effect::Export(backup)] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let mut backup = backup.clone();
    backup.aside.push("kept aside there".to_owned());
    backup.to_text()
}

#[test]
fn another_browser_goes_on_with_the_file_and_keeps_its_own_game_aside() {
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
    let (texts, answer) = keeps(&effects);
    assert_eq!(texts, ["kept aside there".to_owned(), own]);
    assert_eq!(*here.model.session(), before, "not before it is kept");
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
fn without_room_to_keep_the_game_aside_nothing_changes() {
    let mut there = hot_seat(Form::default(), seed(8));
    let file = exported(&mut there);
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let before = here.model.session().clone();
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (_, answer) = keeps(&effects);
    here.send(answer(Err(StorageFull)));
    assert_eq!(here.model.notice(), Some(&Notice::ImportNoRoom));
    assert_eq!(*here.model.session(), before);
}

#[test]
fn a_file_that_is_none_changes_nothing_and_says_why() {
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
        let told = table::notice(&hands.model).expect("a strip").text;
        assert_eq!(effects, [Effect::Announce(told)], "{text:.80}");
        assert!(matches!(
            hands.model.notice(),
            Some(Notice::ImportFailed(_))
        ));
        hands.send(Msg::DismissNotice);
        assert_eq!(*hands.model.session(), before);
    }
}

#[test]
fn settings_and_counts_that_cannot_be_read_are_kept_aside_and_told_once() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let damaged = Msg::Store(StoreMsg::Unreadable(StoredItem::Settings, "{".to_owned()));
    let aside = Effect::SetAsideUnreadable(StoredItem::Settings, "{".to_owned());
    let effects = update(&mut hands.model, damaged);
    let told = table::notice(&hands.model).expect("a strip").text;
    assert_eq!(effects, [aside, Effect::Announce(told)]);
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
fn a_game_that_was_kept_aside_is_gone_on_with_and_the_other_one_kept_instead() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    there.send(Msg::Input(Input::Do(Action::NextGame)));
    let aside = there.stored.clone().expect("stored");
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = here.stored.clone().expect("stored");
    let damaged = aside.replace("throw", "roll");
    let kept = vec![damaged.clone(), aside.clone()];
    let table::SetAsideSaves { games, unread, .. } = table::set_aside_saves(&here.model, kept);
    assert_eq!(unread, std::slice::from_ref(&damaged));
    let gone = update(&mut here.model, Msg::Backup(BackupMsg::Remove(unread)));
    assert_eq!(gone, [Effect::Remove(vec![damaged])]);
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
    let (texts, answer) = keeps(&effects);
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
fn what_a_file_replaces_comes_back_whole_with_its_settings_and_counts() {
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
    let (texts, answer) = keeps(&replaced);
    assert_eq!(texts, [own.as_str()]);
    here.send(answer(Ok(())));
    assert_eq!(everything(&mut here), file);
    // Another game is counted before the player goes back.
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
    let (texts, answer) = keeps(&effects);
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
fn a_new_game_keeps_the_unfinished_one_aside_and_says_where_it_is() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let begin = |hands: &mut Hands| {
        hands.send(Msg::Open(Panel::NewGame));
        hands.send(Msg::NewGame(NewGameMsg::Start));
    };
    begin(&mut hands);
    assert_eq!(hands.kept, [] as [String; 0], "nothing was done in it");
    assert_eq!(hands.model.notice(), None);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Change(Change::Opponent(
        Opponent::Person,
    ))));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = hands.stored.clone().expect("stored");
    begin(&mut hands);
    assert_eq!(hands.kept, [own]);
    let told = table::notice(&hands.model).expect("a strip");
    assert_eq!(told.text, "Your unfinished game is in Games");
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert!(hands.model.session().log().is_empty());
    // It leads there, and goes with the first input.
    let mut led = hands.clone();
    led.send(told.controls[0].msg.clone());
    assert_eq!(*led.model.dialog(), Dialog::Library);
    assert_eq!(led.model.notice(), None);
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    assert_eq!(hands.model.notice(), None);
    // A game that is over is nobody's to miss.
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    begin(&mut hands);
    assert_eq!(hands.kept.len(), 1);
}

#[test]
fn a_match_between_two_games_is_kept_aside_too() {
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
    assert_eq!(hands.kept, [own]);
}

#[test]
fn without_room_to_keep_the_game_aside_a_new_one_begins_only_on_the_players_word() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let before = hands.model.session().clone();
    hands.send(Msg::Open(Panel::NewGame));
    let effects = update(&mut hands.model, Msg::NewGame(NewGameMsg::Start));
    let (_, answer) = keeps(&effects);
    hands.send(answer(Err(StorageFull)));
    assert_eq!(*hands.model.session(), before);
    assert_eq!(*hands.model.dialog(), Dialog::None);
    let told = table::notice(&hands.model).expect("a strip");
    assert!(told.text.contains("no space"), "{}", told.text);
    hands.send(told.controls[1].msg.clone());
    assert!(hands.model.session().log().is_empty());
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn a_game_that_nothing_led_to_any_more_is_told() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Store(StoreMsg::GameRecovered));
    let told = table::notice(&hands.model).expect("a strip");
    assert!(told.text.contains("in Games"), "{}", told.text);
    hands.send(told.controls[1].msg.clone());
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn a_game_stays_aside_while_nothing_may_be_stored() {
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
    let (_, answer) = keeps(&effects);
    let effects = update(&mut model, answer(Ok(())));
    assert_eq!(*model.session(), *there.model.session());
    let stores = |effect: &Effect| matches!(effect, Effect::Save(_) | Effect::RemoveOnceSaved(_));
    assert!(!effects.iter().any(stores), "{effects:?}");
}

#[test]
fn the_game_in_a_report_is_read() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let game = there.stored.clone().expect("stored");
    let mut here = hot_seat(Form::default(), seed(9));
    let report = format!("Backgammon 0.1.0\npanicked at {{\nBrowser (X)\n{game}");
    here.send(Msg::Backup(BackupMsg::Import(Import::read(&report))));
    assert_eq!(here.model.session(), there.model.session());
}

#[test]
fn a_game_without_its_end_goes_on_and_what_is_left_of_it_is_kept_aside_first() {
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
    let told = table::notice(&model).expect("a strip");
    assert!(
        told.text
            .starts_with("The end of your saved game is missing")
    );
    update(&mut model, told.controls[0].msg.clone());
    assert_eq!(model.notice(), None);
    update(&mut model, Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(&mut model, Msg::Tabs(TabsMsg::TakenOver(Some(cut()))));
    let [kept, stored] = &effects[..2] else {
        panic!("{effects:?}");
    };
    assert_eq!(kept, &keep_left);
    assert_eq!(stored, &Effect::Save(text.clone()));
    assert_eq!(model.notice(), Some(&Notice::EndMissing));
}

#[test]
fn of_many_saves_set_aside_only_the_first_five_are_replayed() {
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
