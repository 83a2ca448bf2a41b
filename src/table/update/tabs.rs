//! Several pages of one browser: one plays, the others show it and can take over.

use record::Saved;

use super::{drive, save};
use crate::{Dialog, Effect, Model, Msg, Notice};

/// Whether `msg` would play, which only the page does that has the game.
pub(super) fn plays(msg: &Msg) -> bool {
    !matches!(
        msg,
        Msg::AskKeys
            | Msg::AskHelp
            | Msg::AskPosition
            | Msg::AskSettings
            | Msg::AskMenu
            | Msg::AskDice
            | Msg::CloseDialog
            | Msg::DismissNotice
            | Msg::Set(_)
            | Msg::Speak(_)
            | Msg::WordsMissing
            | Msg::Seeded(_)
            | Msg::DiceBook(_)
            | Msg::Unreadable(..)
            | Msg::PutAsideFailed
            | Msg::UpdateReady
            | Msg::RestartAfterGame
            | Msg::Shown
            | Msg::Export
            | Msg::Elsewhere
            | Msg::Follow(_)
            | Msg::PlayHere
            | Msg::TakenOver(_)
    )
}

/// What is heard of the other pages, and what the player wants of them.
pub(super) fn heard(model: &mut Model, msg: &Msg) -> Vec<Effect> {
    match msg {
        Msg::Elsewhere => elsewhere(model),
        Msg::Follow(text) => follow(model, text),
        Msg::PlayHere => vec![Effect::TakeOver],
        Msg::TakenOver(text) => taken_over(model, text.as_deref()),
        _ => Vec::new(),
    }
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
    if !matches!(model.dialog, Dialog::Settings | Dialog::Keys | Dialog::Dice) {
        model.dialog = Dialog::None;
    }
    model.refused = None;
    vec![Effect::Cancel, Effect::Announce(model.words.elsewhere())]
}

/// The page that plays has stored this.
fn follow(model: &mut Model, text: &str) -> Vec<Effect> {
    if model.elsewhere {
        show(model, text);
    }
    Vec::new()
}

/// The game is this page's now, as it was stored last; it is stored anew, so that the other page cannot write over it.
fn taken_over(model: &mut Model, text: Option<&str>) -> Vec<Effect> {
    if !std::mem::replace(&mut model.elsewhere, false) {
        return Vec::new();
    }
    if let Some(text) = text {
        show(model, text);
    }
    model.notices.retain(|notice| *notice != Notice::NotStored);
    let mut effects: Vec<Effect> = save(model).into_iter().collect();
    effects.extend(drive::drive(model));
    effects
}

/// Shows the session that was stored; one that cannot be read is that of a page of another version, and is left.
fn show(model: &mut Model, text: &str) {
    let read = Saved::from_text(text).ok();
    let fresh = read.and_then(|saved| Model::resumed(saved, model.settings, model.words.clone()));
    if let Some(fresh) = fresh {
        model.go_on_with(fresh);
    }
}
