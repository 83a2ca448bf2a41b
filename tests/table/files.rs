//! Imports that are too large, arrive at the wrong time, or contain a text twice.

use crate::{
    backup::exported,
    hands::{Hands, hot_seat, seed, set_aside_request},
};
use board::Input;
use record::Backup;
use rules::Action;
use table::{
    AfterSetAside, BackupMsg, Effect, Import, Msg, NewGameMsg, Notice, Panel, StorageFull,
    StoreMsg, TabsMsg, update,
};
use terms::Form;

#[test]
fn rejects_an_import_in_a_tab_that_is_not_playing() {
    let file = exported(&mut hot_seat(Form::default(), seed(8)));
    let message = |hands: &Hands| table::notice(&hands.model).expect("a strip").text;
    let words = words::Words::english();
    let why = words.import_failed(words.why_elsewhere());
    // Another tab took over the game while the player was choosing the file.
    let mut here = hot_seat(Form::default(), seed(9));
    let before = here.model.session().clone();
    here.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    assert_eq!(effects, [Effect::Announce(why.clone())]);
    assert_eq!(
        (message(&here), here.model.session()),
        (why.clone(), &before)
    );
    here.send(Msg::DismissNotice);
    assert_eq!(here.model.notice(), Some(&Notice::Elsewhere));
    // Another tab took over the game while the data to be replaced was being set aside.
    let mut here = hot_seat(Form::default(), seed(9));
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (_, answer) = set_aside_request(&effects);
    here.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(&mut here.model, answer(Ok(())));
    assert_eq!(effects, [Effect::Announce(why.clone())]);
    assert_eq!((message(&here), here.model.session()), (why, &before));
}

#[test]
fn imports_every_exported_file_and_rejects_a_larger_file() {
    let mut hands = hot_seat(Form::default(), seed(8));
    let text = exported(&mut hands);
    let with = |texts: usize| {
        let mut backup = Backup::from_text(&text).expect("it was written so");
        backup.aside = (0..texts).map(|number| format!("text {number}")).collect();
        backup.to_text()
    };
    let all = update(
        &mut hands.model,
        Msg::Backup(BackupMsg::Import(Import::read(&with(
            record::MAX_SET_ASIDE,
        )))),
    );
    let (texts, _) = set_aside_request(&all);
    assert_eq!(texts.len(), record::MAX_SET_ASIDE);
    for file in [
        Import::read(&with(record::MAX_SET_ASIDE + 1)),
        Import::too_large(),
    ] {
        let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Import(file)));
        let message = table::notice(&hands.model).expect("a strip").text;
        assert_eq!(effects, [Effect::Announce(message.clone())]);
        assert!(
            message.contains(&words::Words::english().why_too_large()),
            "{message}"
        );
        hands.send(Msg::DismissNotice);
    }
}

#[test]
fn sets_a_text_that_a_file_contains_twice_aside_only_once() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = hands.stored.clone().expect("stored");
    let mut backup = Backup::from_text(&exported(&mut hands)).expect("it was written so");
    backup.aside = vec!["one".to_owned(), own.clone(), "one".to_owned()];
    let effects = update(
        &mut hands.model,
        Msg::Backup(BackupMsg::Import(Import::read(&backup.to_text()))),
    );
    assert_eq!(set_aside_request(&effects).0, ["one".to_owned(), own]);
}

#[test]
fn each_set_aside_reply_continues_its_own_request() {
    let mut there = hot_seat(Form::default(), seed(8));
    let file = exported(&mut there);
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let before = here.model.session().clone();
    here.send(Msg::Open(Panel::NewGame));
    let started = update(&mut here.model, Msg::NewGame(NewGameMsg::Start));
    let imported = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    here.send(Msg::Store(StoreMsg::SetAside(
        AfterSetAside::Nothing,
        Ok(()),
    )));
    assert_eq!(*here.model.session(), before, "neither is stored yet");
    let (_, answer) = set_aside_request(&imported);
    here.send(answer(Err(StorageFull)));
    assert_eq!(here.model.notice(), Some(&Notice::ImportNoRoom));
    assert_eq!(*here.model.session(), before);
    let (_, answer) = set_aside_request(&started);
    here.send(answer(Ok(())));
    assert!(here.model.session().log().is_empty(), "the new game");
}
