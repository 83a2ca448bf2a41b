//! Several pages of one browser: one plays, the others show it and can take over.

use dice::Seed;
use record::LoadError;
use words::Words;

use super::{drive, fair, keep, open, save, set::choose};
use crate::{Dialog, Effect, Model, Msg, Notice, Settings, StoredGame, StoredItem};

/// Whether `msg` would play, which only the page does that has the game.
pub(super) fn plays(msg: &Msg) -> bool {
    !matches!(
        msg,
        Msg::AskKeys
            | Msg::AskHelp
            | Msg::StartLesson
            | Msg::AskPosition
            | Msg::AskSettings
            | Msg::AskMenu
            | Msg::AskDice
            | Msg::AskScoreSheet
            | Msg::CloseDialog
            | Msg::DismissNotice
            | Msg::Set(_)
            | Msg::ResetSettings
            | Msg::UndoReset
            | Msg::Unreadable(StoredItem::Settings, _)
            | Msg::Speak(_)
            | Msg::WordsMissing
            | Msg::Seeded(..)
            | Msg::DiceBook(_)
            | Msg::SeenDice(_)
            | Msg::PutAsideFailed
            | Msg::UpdateReady
            | Msg::RestartAfterGame
            | Msg::Time(_)
            | Msg::Hidden
            | Msg::Shown
            | Msg::LessMotion(_)
            | Msg::Export
            | Msg::Import(_)
            | Msg::KeptAside(..)
            | Msg::Engine(_)
            | Msg::EngineDown
            | Msg::Elsewhere
            | Msg::Follow(_)
            | Msg::FollowSettings(_)
            | Msg::PlayHere
            | Msg::TakenOver(_)
    )
}

/// What is heard of the other pages, and what the player wants of them.
pub(super) fn heard(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Elsewhere => elsewhere(model),
        Msg::Follow(stored) => follow(model, stored),
        Msg::FollowSettings(stored) => follow_settings(model, stored),
        Msg::PlayHere => vec![Effect::TakeOver],
        Msg::TakenOver(stored) => taken_over(model, stored),
        _ => Vec::new(),
    }
}

/// Opens the page while another one plays, as [`open`] does otherwise: it shows what is stored, and stores nothing.
pub fn open_elsewhere(
    stored: Option<StoredGame>,
    settings: Settings,
    seed: Seed,
    words: Words,
) -> (Model, Vec<Effect>) {
    let (mut model, _for_who_plays) = open(stored, settings, seed, words);
    model.notices.clear();
    let effects = elsewhere(&mut model);
    (model, effects)
}

/// Another page has the game: this one only shows it.
fn elsewhere(model: &mut Model) -> Vec<Effect> {
    if std::mem::replace(&mut model.elsewhere, true) {
        return Vec::new();
    }
    let settings = model.settings;
    // Whatever was half done here is left: what is stored counts.
    if let Some(still) = Model::resumed(model.saved.clone(), settings, model.words.clone()) {
        model.go_on_with(still);
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

/// The page that plays has stored this; what a page of another version has written is left, and what was shown stays.
fn follow(model: &mut Model, stored: StoredGame) -> Vec<Effect> {
    if model.elsewhere {
        let _other_version = show(model, stored);
    }
    Vec::new()
}

/// Another page has stored these settings: they are this page's too, so that what is chosen here takes none of them back.
/// What a page of another version has written is left to it, until something is chosen here.
fn follow_settings(model: &mut Model, stored: Result<Settings, String>) -> Vec<Effect> {
    let settings = stored.as_ref().ok().copied();
    model.unread = stored.err();
    settings.map_or_else(Vec::new, |settings| choose(model, settings))
}

/// The game is this page's now, as it was stored last; it is stored anew, so that the other page cannot write over it.
///
/// Nothing is stored over what cannot be read. What a newer release has played is gone on with by that release, so the
/// page is loaded again; anything else is kept aside, and what this page has shown goes on.
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
            effects.push(Effect::PutAside(StoredItem::Game, text));
        }
        Some(Ok(())) => effects.extend(keep::cut_off(&mut model.notices, cut)),
        None => {}
    }
    model.elsewhere = false;
    let over = |notice: &Notice| matches!(notice, Notice::NotStored | Notice::ImportElsewhere);
    model.notices.retain(|notice| !over(notice));
    let seed = fair::draw(model, None);
    // What could not be kept aside must not be stored over, so then the next action is the first that may be.
    let aside = matches!(effects.first(), Some(Effect::PutAside(..)));
    effects.extend(save(model).filter(|_| !aside));
    effects.extend(seed);
    effects.extend(drive::drive(model));
    effects
}

/// Shows the session that was stored.
fn show(model: &mut Model, stored: StoredGame) -> Result<(), (String, LoadError)> {
    let next = stored.next;
    let saved = *stored.session?;
    if let Some(fresh) = Model::resumed(saved, model.settings, model.words.clone()) {
        // The game goes on, so the luck of its rolls stays judged: a running clock stores the game every two seconds.
        let judged = std::mem::take(&mut model.judged);
        model.go_on_with(fresh);
        model.judged = judged;
        model.spare = next.or(model.spare);
    }
    Ok(())
}
