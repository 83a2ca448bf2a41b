//! Effects that are carried out by the later part of the program: see [`crate::later_part`].

use leptos::prelude::*;
use table::{Effect, Model, Msg, NewGameMsg};

use super::{engine, offline, tabs};
use crate::{browser::storage, store::Store};

/// Carries out an effect of the later part; `Store::carry_out` in the first part handles all others.
pub(crate) fn carry_out(store: Store, effect: Effect) {
    match effect {
        Effect::SaveChoices(form) => store.report_stored(storage::save_choices(&form)),
        Effect::LoadChoices => {
            if let Some(form) = storage::choices() {
                store.send(Msg::NewGame(NewGameMsg::ChoicesLoaded(Box::new(form))));
            }
        }
        Effect::SaveSeenDice(seen) => store.report_stored(storage::save_seen(&seen)),
        Effect::RemoveOnceSaved(text) => {
            // The texts set aside keep their copy until the resumed game is stored.
            if !store.model.with_untracked(Model::is_refused) {
                record::remove_set_aside(&storage::Browser, &text);
            }
        }
        Effect::Remove(texts) => record::remove_all_set_aside(&storage::Browser, &texts),
        Effect::TakeOver => tabs::take_over(store),
        Effect::Cue(cue) if !store.away.get_untracked() => store.with_sound(|sound| {
            store.model.with_untracked(|model| sound.play(cue, model));
        }),
        Effect::Ask(request) => engine::ask(store, request),
        Effect::Advise(job, decision, made) => engine::advise(store, job, decision, made),
        Effect::Cancel => engine::cancel(),
        Effect::Restart => offline::restart(),
        // Handled by `Store::carry_out`, and the export by `crate::later_part`.
        Effect::Save(_)
        | Effect::SaveSettings(_)
        | Effect::SaveDiceBook(_)
        | Effect::SaveNextSeed(_)
        | Effect::Translate(_)
        | Effect::SetAsideUnreadable(..)
        | Effect::SetAside(..)
        | Effect::Export(_)
        | Effect::Announce(_)
        | Effect::DrawSeed(..)
        | Effect::Cue(_)
        | Effect::Wait { .. } => {}
    }
}
