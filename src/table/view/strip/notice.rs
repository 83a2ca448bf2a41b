//! Notice strips, and the offer of a new release.

use super::content::{Strip, plain_strip};
use crate::{
    BackupMsg, Control, EngineMsg, Model, Msg, NewGameMsg, Notice, PageMsg, Panel, TabsMsg,
    state::model::Release, texts::speech::load_error,
};

/// Returns the strip for the current notice, with its buttons; `None` if there is no notice.
pub fn notice(model: &Model) -> Option<Strip> {
    let words = &model.words;
    let ok = || Control::new(words.ok(), Msg::DismissNotice);
    let close = || Control::new(words.close(), Msg::DismissNotice);
    let (text, controls) = match model.notice()? {
        Notice::Unreadable(why) => (words.unreadable(load_error(words, why)), vec![ok()]),
        Notice::NoRoom(why) => {
            let instead = Control::new(words.store_instead(), Msg::Backup(BackupMsg::Overwrite));
            let text = words.unreadable_no_room(load_error(words, why));
            (text, vec![ok(), instead])
        }
        Notice::EndMissing => (words.end_missing(), vec![ok()]),
        Notice::NotStored => (words.not_stored(), vec![ok()]),
        Notice::EngineFailed => {
            let again = Control::new(words.try_again(), Msg::Engine(EngineMsg::Retry)).primary();
            (words.engine_failed(), vec![again, close()])
        }
        Notice::NetsDamaged => (words.nets_damaged(), vec![ok()]),
        Notice::Refused(why) => (why.clone(), Vec::new()),
        Notice::OthersUnreadable => (words.others_unreadable(), vec![ok()]),
        Notice::Elsewhere => {
            let here = Control::new(words.play_here(), Msg::Tabs(TabsMsg::TakeOver));
            (words.elsewhere(), vec![here, close()])
        }
        Notice::ImportFailed(why) => (words.import_failed(load_error(words, why)), vec![ok()]),
        Notice::ImportNoRoom => (words.import_no_room(), vec![ok()]),
        Notice::ImportElsewhere => (words.import_failed(words.why_elsewhere()), vec![ok()]),
        Notice::Imported => (words.imported(), vec![ok()]),
        Notice::LibraryNotExported(why) => (words.backup_without_library(why), vec![ok()]),
        Notice::BackupDue => {
            let export = Control::new(words.keep_export(), Msg::Backup(BackupMsg::Export));
            (words.backup_due(), vec![export, close()])
        }
        Notice::GameSetAside => {
            let open = Control::new(words.library_open(), Msg::Open(Panel::Library));
            (words.game_kept(), vec![open, ok()])
        }
        Notice::StartNoRoom(form) => {
            let anyway = Control::new(
                words.start_anyway(),
                Msg::NewGame(NewGameMsg::StartWithoutSaving(form.clone())),
            );
            (words.start_no_room(), vec![ok(), anyway])
        }
        Notice::UpdateReady => {
            let restart = restart(model);
            (words.update_ready(), vec![restart, close()])
        }
    };
    Some(Strip {
        controls,
        ..plain_strip(text)
    })
}

/// Returns the settings button that installs a new release; `None` if no release is waiting or the player has already
/// agreed.
pub fn update_offer(model: &Model) -> Option<Control> {
    let waits = matches!(model.release, Release::Ready | Release::PutAway);
    (waits && model.may_restart()).then(|| restart(model))
}

fn restart(model: &Model) -> Control {
    let words = &model.words;
    let label = match model.session().decides() {
        Some(_) => words.restart_after(),
        None => words.restart(),
    };
    Control::new(label, Msg::Page(PageMsg::UpdateAfterGame))
}
