//! Full backups: the table's part, and the reminder.

use crate::{
    backup::exported,
    hands::{hot_seat, seed},
};
use board::Input;
use record::Backup;
use rules::{Action, Phase};
use table::{Import, Msg, Notice, StoreMsg, TabsMsg, plan_restore};
use terms::Form;

#[test]
fn a_full_backup_is_added_or_replaces_the_current_game() {
    let mut there = hot_seat(Form::default(), seed(8));
    there.send(Msg::Input(Input::Do(Action::RollOpening)));
    let file = exported(&mut there);
    let mut theirs = Backup::from_text(&file).expect("a backup");
    theirs.aside.clear();
    let fresh = hot_seat(Form::default(), seed(9));
    for replaces in [false, true] {
        let plan = plan_restore(&fresh.model, &file, replaces).expect("a backup");
        assert_eq!(plan.keep, ["set aside there"], "nothing is lost here");
        assert_eq!(plan.import, Some(Import::read(&file)));
    }
    let mut here = hot_seat(Form::default(), seed(9));
    here.send(Msg::Input(Input::Do(Action::RollOpening)));
    let own = here.stored.clone().expect("stored");
    let plan = plan_restore(&here.model, &file, true).expect("a backup");
    assert_eq!(plan.keep, ["set aside there".to_owned(), own]);
    assert_eq!(plan.import, Some(Import::read(&file)));
    let plan = plan_restore(&here.model, &file, false).expect("a backup");
    assert_eq!(plan.keep, ["set aside there".to_owned(), theirs.to_text()]);
    assert_eq!(plan.import, None, "the game here stays");
    assert!(plan_restore(&here.model, &file[1..], true).is_err());
    here.send(Msg::Tabs(TabsMsg::OtherTabPlays));
    assert!(plan_restore(&here.model, &file, false).is_err());
}

#[test]
fn the_backup_reminder_waits_for_the_end_of_a_game_and_is_cleared_by_an_export() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    hands.send(Msg::Store(StoreMsg::BackupDue));
    hands.send(Msg::Store(StoreMsg::BackupDue));
    assert_eq!(hands.model.notice(), Some(&Notice::BackupDue));
    hands.send(Msg::Input(Input::Do(Action::NextGame)));
    assert_eq!(hands.model.notice(), None, "never during a game");
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
    assert_eq!(hands.model.notice(), Some(&Notice::BackupDue));
    exported(&mut hands);
    assert_eq!(hands.model.notice(), None);
}
