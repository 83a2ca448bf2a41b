//! Effects that the first part of the program cannot carry out: see [`crate::later`].

use leptos::prelude::*;
use table::{Effect, Model, Msg};

use super::{engine, file, offline, storage, tabs};
use crate::store::Store;

/// Carries out one of these effects; the others are the first part's.
pub(crate) fn carry_out(store: Store, effect: Effect) {
    match effect {
        Effect::SaveChoices(form) => store.told(storage::save_choices(&form)),
        Effect::RecallChoices => {
            if let Some(form) = storage::choices() {
                store.send(Msg::Recalled(Box::new(form)));
            }
        }
        Effect::SaveSeen(seen) => store.told(storage::save_seen(&seen)),
        Effect::Forget(text) => {
            // The library keeps its copy until the resumed game is stored.
            if !store.model.with_untracked(Model::is_refused) {
                record::forget(&storage::Browser, &text);
            }
        }
        Effect::Remove(texts) => record::forget_all(&storage::Browser, &texts),
        Effect::Export(backup) => file::give(&storage::all(backup).to_text()),
        Effect::TakeOver => tabs::take_over(store),
        Effect::Cue(cue) if !store.away.get_untracked() => store.with_sound(|sound| {
            store.model.with_untracked(|model| sound.play(cue, model));
        }),
        Effect::Ask(request) => engine::ask(store, request),
        Effect::Advise(job, decision) => engine::advise(store, job, decision),
        Effect::Cancel => engine::cancel(),
        Effect::Restart => offline::restart(),
        // `Store::carry_out` has carried these out.
        Effect::Save(_)
        | Effect::SaveSettings(_)
        | Effect::SaveBook(_)
        | Effect::SaveNext(_)
        | Effect::Translate(_)
        | Effect::PutAside(..)
        | Effect::Keep(..)
        | Effect::Announce(_)
        | Effect::NeedSeed(..)
        | Effect::Cue(_)
        | Effect::Wait { .. } => {}
    }
}
