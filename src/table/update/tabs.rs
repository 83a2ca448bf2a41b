//! Coordinates multiple tabs in one browser: one tab plays, and the others show the game and can take it over.

use record::LoadError;

use super::{actions, backup, common::save, fair, settings};
use crate::{
    BackupMsg, ClockMsg, Dialog, DiceMsg, Effect, EngineMsg, LessonMsg, Model, Msg, Notice,
    PageMsg, Panel, Settings, StoreMsg, StoredGame, StoredItem, TabsMsg,
};

/// Returns `true` if `msg` is intended only for the tab that plays the game.
pub(super) const fn plays(msg: &Msg) -> bool {
    match msg {
        Msg::Input(_)
        | Msg::Play(_)
        | Msg::TimerFired(_)
        | Msg::LookBack(_)
        | Msg::NewGame(_)
        | Msg::Coach(_) => true,
        Msg::CloseDialog | Msg::DismissNotice | Msg::Settings(_) | Msg::Tabs(_) => false,
        Msg::Dice(msg) => !matches!(msg, DiceMsg::SeedDrawn(..)),
        Msg::Open(panel) => opens_game(*panel),
        Msg::Lesson(msg) => matches!(msg, LessonMsg::Leave),
        Msg::Clock(msg) => !matches!(msg, ClockMsg::Tick(_)),
        Msg::Engine(msg) => matches!(msg, EngineMsg::Retry),
        Msg::Store(msg) => matches!(
            msg,
            StoreMsg::Unreadable(StoredItem::Game | StoredItem::Book, _)
                | StoreMsg::GameRecovered
                | StoreMsg::SaveFailed
                | StoreMsg::SavesAgain
        ),
        Msg::Backup(msg) => matches!(msg, BackupMsg::Remove(_) | BackupMsg::Overwrite),
        Msg::Page(msg) => matches!(msg, PageMsg::Blurred | PageMsg::UnknownAddress),
    }
}

/// Returns `true` if this panel opens only in the tab that plays the game.
const fn opens_game(panel: Panel) -> bool {
    match panel {
        Panel::NewGame
        | Panel::Library
        | Panel::Clock
        | Panel::Resign
        | Panel::Drop
        | Panel::Cube
        | Panel::TypePlay => true,
        Panel::Settings
        | Panel::Menu
        | Panel::Help
        | Panel::Glossary
        | Panel::Keys
        | Panel::Position
        | Panel::Dice
        | Panel::ScoreSheet => false,
    }
}

/// Handles messages about other tabs.
pub(super) fn handle(model: &mut Model, msg: TabsMsg) -> Vec<Effect> {
    match msg {
        TabsMsg::OtherTabPlays => other_tab_plays(model),
        TabsMsg::GameSaved(stored) => follow(model, stored),
        TabsMsg::SettingsSaved(stored) => follow_settings(model, stored),
        TabsMsg::TakeOver => vec![Effect::TakeOver],
        TabsMsg::TakenOver(stored) => taken_over(model, stored),
    }
}

/// Stops playing and only shows the game, because another tab is playing it.
pub(super) fn other_tab_plays(model: &mut Model) -> Vec<Effect> {
    if std::mem::replace(&mut model.elsewhere, true) {
        return Vec::new();
    }
    let settings = model.settings;
    // Unfinished moves are dropped; the stored game takes precedence.
    if let Some(still) = Model::resumed(model.saved.clone(), settings, model.words.clone()) {
        model.replace_session(still);
    }
    if !matches!(
        model.dialog,
        Dialog::Settings | Dialog::Library | Dialog::Keys | Dialog::Dice | Dialog::ScoreSheet
    ) {
        model.dialog = Dialog::None;
    }
    model.refused = None;
    model.put_away = false;
    vec![Effect::Cancel, Effect::Announce(model.words.elsewhere())]
}

/// Shows the game that the playing tab has stored. A game stored by another version is ignored, and the display does
/// not change.
fn follow(model: &mut Model, stored: StoredGame) -> Vec<Effect> {
    if model.elsewhere {
        let _other_version = show(model, stored);
    }
    Vec::new()
}

/// Adopts the settings that another tab has stored, so that a change in this tab does not revert them. Settings stored
/// by another version remain in storage until a setting is changed in this tab.
fn follow_settings(model: &mut Model, stored: Result<Settings, String>) -> Vec<Effect> {
    let settings = stored.as_ref().ok().copied();
    model.unread = stored.err();
    settings.map_or_else(Vec::new, |settings| settings::apply(model, settings))
}

/// Takes over the game in its last stored state and stores it again, so that the other tab cannot overwrite it.
///
/// An unreadable text is never overwritten. A game stored by a newer release requires that release, so the page is
/// reloaded; any other unreadable text is set aside, and the game in this tab continues.
fn taken_over(model: &mut Model, stored: Option<StoredGame>) -> Vec<Effect> {
    if !model.elsewhere {
        return Vec::new();
    }
    let cut = stored.as_ref().and_then(|stored| stored.cut.clone());
    let mut effects = Vec::new();
    match stored.map(|stored| show(model, stored)) {
        Some(Err((_, LoadError::Newer(_)))) => return vec![Effect::Restart],
        Some(Err((text, why))) => {
            model.notices.push(Notice::Unreadable(why));
            effects.push(Effect::SetAsideUnreadable(StoredItem::Game, text));
        }
        Some(Ok(())) => effects.extend(backup::cut_off(&mut model.notices, cut)),
        None => {}
    }
    model.elsewhere = false;
    let obsolete = |notice: &Notice| matches!(notice, Notice::NotStored | Notice::ImportElsewhere);
    model.notices.retain(|notice| !obsolete(notice));
    let seed = fair::draw(model, None);
    // The text may not have been set aside yet, so the first save is left to the next action.
    let aside = matches!(effects.first(), Some(Effect::SetAsideUnreadable(..)));
    effects.extend(save(model).filter(|_| !aside));
    effects.extend(seed);
    effects.extend(actions::advance(model));
    effects
}

/// Shows the stored session; returns the unreadable text and the reason on error.
fn show(model: &mut Model, stored: StoredGame) -> Result<(), (String, LoadError)> {
    let next = stored.next;
    let saved = *stored.session?;
    if let Some(fresh) = Model::resumed(saved, model.settings, model.words.clone()) {
        // The same game continues, so its luck evaluations are kept. While a clock is running, the playing tab stores
        // the game every two seconds.
        let judged = std::mem::take(&mut model.judged);
        model.replace_session(fresh);
        model.judged = judged;
        model.spare = next.or(model.spare);
    }
    Ok(())
}
