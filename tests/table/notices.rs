//! Selecting, announcing and closing notices.

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
fn counts_each_rejection_so_that_identical_texts_are_shown_again() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let mut numbers = Vec::new();
    for _ in 0..2 {
        hands.send(Msg::Input(Input::Do(Action::Undo)));
        assert!(matches!(hands.model.notice(), Some(Notice::Refused(_))));
        numbers.push(hands.model.refusals());
    }
    // The notice about the game set aside counts as another rejection.
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    numbers.push(hands.model.refusals());
    assert!(
        numbers.is_sorted_by(|before, after| before < after),
        "{numbers:?}"
    );
}

#[test]
fn closes_the_notice_about_a_lasting_state_until_the_next_input() {
    let mut watching = hot_seat(Form::default(), seed(2));
    watching.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    let (model, effects) = open(None, Settings::default(), seed(3), words::Words::english());
    let mut failed = Hands::new(model, effects);
    let (job, _) = failed.play_until_asked();
    failed.send(Msg::Engine(EngineMsg::Failed(job)));
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
fn announces_each_notice_once_when_it_appears() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let announced = |hands: &mut Hands, msg: Msg| {
        hands.announced.clear();
        hands.send(msg);
        hands.announced.clone()
    };
    let not_stored = announced(&mut hands, Msg::Store(StoreMsg::SaveFailed));
    assert!(!not_stored.is_empty());
    assert_eq!(announced(&mut hands, Msg::Store(StoreMsg::SaveFailed)), "");
    let refused = announced(&mut hands, Msg::Input(Input::Do(Action::Undo)));
    assert!(!refused.is_empty() && !refused.contains(&not_stored));
    assert_eq!(
        announced(&mut hands, Msg::DismissNotice),
        "",
        "it was announced before"
    );
    let recovered = announced(&mut hands, Msg::Store(StoreMsg::GameRecovered));
    assert!(!recovered.is_empty() && recovered != not_stored);
    assert_eq!(announced(&mut hands, Msg::DismissNotice), "");
    assert_eq!(hands.model.notice(), Some(&Notice::NotStored));
    let failed = announced(
        &mut hands,
        Msg::Backup(BackupMsg::Import(Import::read("{"))),
    );
    assert_eq!(
        announced(
            &mut hands,
            Msg::Backup(BackupMsg::Import(Import::read("{")))
        ),
        failed
    );
    assert!(!failed.is_empty());
}

#[test]
fn announces_a_damaged_stored_game_on_opening() {
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
fn announces_a_suspended_games_notice_after_the_lesson() {
    let mut model = hot_seat(Form::default(), seed(2)).model;
    update(&mut model, Msg::Lesson(LessonMsg::Start));
    let stored = update(&mut model, Msg::Store(StoreMsg::SaveFailed));
    assert_eq!(stored, []);
    let left = update(&mut model, Msg::Lesson(LessonMsg::Leave));
    let text = notice(&model).expect("a notice").text;
    assert!(left.contains(&Effect::Announce(text)), "{left:?}");
}
