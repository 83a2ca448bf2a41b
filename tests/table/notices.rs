//! Which notice is shown, and that each can be closed.

use crate::hands::{Hands, hot_seat, seed};
use board::Input;
use rules::{Action, Phase};
use table::{
    BackupMsg, Effect, EngineMsg, Import, LessonMsg, Model, Msg, NewGameMsg, Notice, Panel,
    Settings, StoreMsg, StoredGame, TabsMsg, notice, open, update,
};
use terms::Form;

fn closes(model: &Model) -> bool {
    let strip = notice(model).expect("a notice");
    let mut controls = strip.controls.iter();
    controls.any(|control| control.msg == Msg::DismissNotice)
}

#[test]
fn shows_the_newest_notice_first() {
    let damaged = Some(StoredGame::read("{"));
    let words = words::Words::english();
    let (model, effects) = open(damaged, Settings::default(), seed(15), words);
    let mut hands = Hands::new(model, effects);
    hands.send(Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
    hands.send(Msg::Input(Input::Do(Action::Undo)));
    assert!(matches!(hands.model.notice(), Some(Notice::Refused(_))));
    hands.send(Msg::DismissNotice);
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
    hands.send(Msg::DismissNotice);
    assert!(matches!(hands.model.notice(), Some(Notice::Unreadable(_))));
    hands.send(Msg::DismissNotice);
    assert_eq!(hands.model.notice(), None);
}

#[test]
fn counts_each_refusal_so_that_the_same_words_are_shown_again() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let mut numbers = Vec::new();
    for _ in 0..2 {
        hands.send(Msg::Input(Input::Do(Action::Undo)));
        assert!(matches!(hands.model.notice(), Some(Notice::Refused(_))));
        numbers.push(hands.model.refusals());
    }
    // A new game that says what became of the old one counts on.
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    numbers.push(hands.model.refusals());
    assert!(
        numbers.is_sorted_by(|before, after| before < after),
        "{numbers:?}"
    );
}

#[test]
fn closes_the_notice_of_a_lasting_state_until_the_next_input() {
    let mut watching = hot_seat(Form::default(), seed(2));
    watching.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let (model, effects) = open(None, Settings::default(), seed(3), words::Words::english());
    let mut failed = Hands::new(model, effects);
    failed.play_until_asked();
    failed.send(Msg::Engine(EngineMsg::Failed));
    for (hands, state) in [
        (&mut watching, Notice::Elsewhere),
        (&mut failed, Notice::EngineFailed),
    ] {
        assert_eq!(hands.model.notice(), Some(&state));
        assert!(closes(&hands.model));
        hands.send(Msg::DismissNotice);
        assert_eq!(hands.model.notice(), None);
        hands.send(Msg::Input(Input::Do(Action::Roll)));
        assert_eq!(hands.model.notice(), Some(&state));
    }
}

#[test]
fn announces_each_notice_once_when_it_comes_up() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let said = |hands: &mut Hands, msg: Msg| {
        hands.said.clear();
        hands.send(msg);
        hands.said.clone()
    };
    let not_stored = said(&mut hands, Msg::Store(StoreMsg::SaveFailed));
    assert!(!not_stored.is_empty());
    assert_eq!(said(&mut hands, Msg::Store(StoreMsg::SaveFailed)), "");
    let refused = said(&mut hands, Msg::Input(Input::Do(Action::Undo)));
    assert!(!refused.is_empty() && !refused.contains(&not_stored));
    assert_eq!(
        said(&mut hands, Msg::DismissNotice),
        "",
        "it was announced before"
    );
    let kept = said(&mut hands, Msg::Store(StoreMsg::GameRecovered));
    assert!(!kept.is_empty() && kept != not_stored);
    assert_eq!(said(&mut hands, Msg::DismissNotice), "");
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
    let failed = said(
        &mut hands,
        Msg::Backup(BackupMsg::Import(Import::read("{"))),
    );
    assert_eq!(
        said(
            &mut hands,
            Msg::Backup(BackupMsg::Import(Import::read("{")))
        ),
        failed
    );
    assert!(!failed.is_empty());
}

#[test]
fn announces_on_opening_that_the_stored_game_is_damaged() {
    let damaged = Some(StoredGame::read("{"));
    let (model, effects) = open(
        damaged,
        Settings::default(),
        seed(15),
        words::Words::english(),
    );
    let text = notice(&model).expect("a notice").text;
    assert!(effects.contains(&Effect::Announce(text)), "{effects:?}");
}

#[test]
fn announces_the_notice_of_a_waiting_game_when_the_lesson_is_left() {
    let mut model = hot_seat(Form::default(), seed(2)).model;
    update(&mut model, Msg::Lesson(LessonMsg::Start));
    let stored = update(&mut model, Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(stored, []);
    let left = update(&mut model, Msg::Lesson(LessonMsg::Leave));
    let text = notice(&model).expect("a notice").text;
    assert!(left.contains(&Effect::Announce(text)), "{left:?}");
}
