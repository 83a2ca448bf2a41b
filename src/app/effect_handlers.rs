//! Carries out the effects of an update in the browser.

use leptos::prelude::*;
use record::{Backup, SaveOutcome};
use table::{
    BackupMsg, DiceMsg, Effect, Model, Msg, NewGameMsg, SettingsMsg, StorageFull, StoreMsg,
    StoredItem,
};
use words::Language;

use crate::{
    browser::{file, language, seed, spawn_local, storage, storage::Browser, timer},
    effects::{engine, offline, tabs},
    rooms,
    store::Store,
};

/// Carries out one effect. Sounds, and the effects of dialogs and stored games, wait for the chunk `later`.
pub(crate) fn carry_out(store: Store, effect: Effect) {
    match effect {
        Effect::Save(text) => save(store, &text),
        // The unreadable text must be set aside before any save overwrites it.
        Effect::SetAsideUnreadable(item, text) => {
            let stored = storage::put_aside(item, &text);
            if !stored && item == StoredItem::Game {
                store.send(Msg::Store(StoreMsg::UnreadableNotSetAside));
            }
        }
        Effect::SaveSettings(settings) => {
            store.report_stored(storage::save_settings(settings));
        }
        Effect::SaveDiceBook(text) => store.report_stored(storage::save_book(text)),
        Effect::SaveNextSeed(seed) => store.report_stored(storage::save_next(seed)),
        Effect::Translate(language) => translate(store, language),
        Effect::Announce(_) => {}
        Effect::DrawSeed(game, waiting) => {
            store.send(Msg::Dice(DiceMsg::SeedDrawn(seed::for_game(game), waiting)));
        }
        Effect::Wait { token, ms } => {
            timer::after(ms, move || store.send(Msg::TimerFired(token)));
        }
        Effect::SaveSeenDice(seen) => store.report_stored(storage::save_seen(&seen)),
        other @ (Effect::Cue(_)
        | Effect::AnnounceAdvice
        | Effect::SetAside(..)
        | Effect::SaveChoices(_)
        | Effect::LoadChoices
        | Effect::Ask(..)
        | Effect::Cancel
        | Effect::TakeOver
        | Effect::Restart
        | Effect::RemoveOnceSaved(_)
        | Effect::Remove(_)
        | Effect::Export(_)) => carry_out_later(store, other),
    }
}

/// Stores the game, and reports a failed save, or a successful one after a failure.
fn save(store: Store, text: &str) {
    match store.with_journal(|journal| storage::save_game(journal, text)) {
        Some(SaveOutcome::Refused) => store.send(Msg::Store(StoreMsg::SaveFailed)),
        Some(SaveOutcome::Elsewhere) => tabs::give_way(store),
        Some(SaveOutcome::Yes) if store.model.with_untracked(Model::is_refused) => {
            store.send(Msg::Store(StoreMsg::SavesAgain));
        }
        Some(SaveOutcome::Yes) | None => {}
    }
}

/// Switches the page to the chosen language, or to the browser's, once that language's texts have loaded.
fn translate(store: Store, chosen: Option<Language>) {
    let language = language::preferred(chosen);
    spawn_local(async move {
        let words = language::texts(language).await;
        let chosen = store
            .model
            .with_untracked(|model| model.settings().language);
        if language::preferred(chosen) != language {
            // Another language has been chosen in the meantime.
            return;
        }
        store.send(match words {
            Some(words) => Msg::Settings(SettingsMsg::WordsLoaded(language::apply(words))),
            None => Msg::Settings(SettingsMsg::WordsFailed),
        });
    });
}

part! { later:
    /// Returns the handler for the effects that [`carry_out`] leaves to the chunk `later`.
    fn entry() -> fn(Store, Effect) {
        |store, effect| match effect {
            Effect::SaveChoices(form) => store.report_stored(storage::save_choices(&form)),
            Effect::LoadChoices => {
                if let Some(form) = storage::choices() {
                    store.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(form))));
                }
            }
            Effect::SetAside(texts, then) => {
                let stored = record::set_aside_all(&Browser, &texts);
                let outcome = stored.then_some(()).ok_or(StorageFull);
                store.send(Msg::Store(StoreMsg::SetAside(then, outcome)));
            }
            Effect::Cue(cue) if !store.away.get_untracked() => {
                store.with_sound(|sound| {
                    store.model.with_untracked(|model| sound.play(cue, model));
                });
            }
            Effect::AnnounceAdvice => {
                if let Some(advice) = store.model.with_untracked(table::spoken_advice) {
                    store.say_of_game(&advice);
                }
            }
            Effect::Ask(job, query) => engine::ask(store, job, query),
            Effect::Cancel => engine::cancel(),
            Effect::TakeOver => tabs::take_over(store),
            Effect::Restart => offline::restart(),
            // The text that was set aside is kept until the resumed game is stored.
            Effect::RemoveOnceSaved(text) if !store.model.with_untracked(Model::is_refused) => {
                record::remove_all_set_aside(&Browser, &[text]);
            }
            Effect::Remove(texts) => record::remove_all_set_aside(&Browser, &texts),
            Effect::Export(backup) => spawn_local(export(store, backup)),
            _ => {}
        }
    }
}

/// Carries out an effect handled by the chunk `later`, once that chunk has loaded. If it has already loaded, the effect
/// precedes any task that starts after this call.
fn carry_out_later(store: Store, effect: Effect) {
    spawn_local(async move {
        // The page has already reported the missing chunk.
        if let Ok(carry_out) = entry().await {
            carry_out(store, effect);
        }
    });
}

/// Exports all data. If the database is not available, exports only the table's data and reports the reason.
async fn export(store: Store, table: Backup) {
    let backup = storage::all(table);
    match rooms::export_everything(&backup).await {
        Ok(()) => storage::forget_unsaved(),
        Err(why) => {
            file::download_backup(&backup.to_text());
            let words = store.words();
            let why = words.library_problem(why.key());
            store.send(Msg::Backup(BackupMsg::LibraryMissing(why)));
        }
    }
}
