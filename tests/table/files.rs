//! Files that are too large, come at the wrong time, or hold a text twice.

use crate::{
    backup::exported,
    hands::{Hands, hot_seat, keeps, seed},
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
fn says_so_where_a_file_is_chosen_in_a_tab_that_does_not_play() {
    let file = exported(&mut hot_seat(Form::default(), seed(8)));
    let told = |hands: &Hands| table::notice(&hands.model).expect("a strip").text;
    let words = words::Words::english();
    let why = words.import_failed(words.why_elsewhere());
    // The game was taken over while the player was choosing the file,
    let mut here = hot_seat(Form::default(), seed(9));
    let before = here.model.session().clone();
    here.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    assert_eq!(effects, [Effect::Announce(why.clone())]);
    assert_eq!((told(&here), here.model.session()), (why.clone(), &before));
    here.send(Msg::DismissNotice);
    assert_eq!(here.model.notice(), Some(&Notice::Elsewhere));
    // or while what it replaces was being set aside.
    let mut here = hot_seat(Form::default(), seed(9));
    let effects = update(
        &mut here.model,
        Msg::Backup(BackupMsg::Import(Import::read(&file))),
    );
    let (_, answer) = keeps(&effects);
    here.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let effects = update(&mut here.model, answer(Ok(())));
    assert_eq!(effects, [Effect::Announce(why.clone())]);
    assert_eq!((told(&here), here.model.session()), (why, &before));
}

#[test]
fn reads_every_file_that_it_writes_and_calls_a_larger_one_too_large() {
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
    let (texts, _) = keeps(&all);
    assert_eq!(texts.len(), record::MAX_SET_ASIDE);
    for file in [
        Import::read(&with(record::MAX_SET_ASIDE + 1)),
        Import::too_large(),
    ] {
        let effects = update(&mut hands.model, Msg::Backup(BackupMsg::Import(file)));
        let told = table::notice(&hands.model).expect("a strip").text;
        assert_eq!(effects, [Effect::Announce(told.clone())]);
        assert!(
            told.contains(&words::Words::english().why_too_large()),
            "{told}"
        );
        hands.send(Msg::DismissNotice);
    }
}

#[test]
fn keeps_a_text_once_that_comes_twice_in_a_file() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = hands.stored.clone().expect("stored");
    let mut backup = Backup::from_text(&exported(&mut hands)).expect("it was written so");
    backup.aside = vec!["one".to_owned(), own.clone(), "one".to_owned()];
    let effects = update(
        &mut hands.model,
        Msg::Backup(BackupMsg::Import(Import::read(&backup.to_text()))),
    );
    assert_eq!(keeps(&effects).0, ["one".to_owned(), own]);
}

#[test]
fn each_answer_about_keeping_brings_on_what_had_asked() {
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
    assert_eq!(*here.model.session(), before, "neither is kept yet");
    let (_, answer) = keeps(&imported);
    here.send(answer(Err(StorageFull)));
    assert_eq!(here.model.notice(), Some(&Notice::ImportNoRoom));
    assert_eq!(*here.model.session(), before);
    let (_, answer) = keeps(&started);
    here.send(answer(Ok(())));
    assert!(here.model.session().log().is_empty(), "the new game");
}
