//! Effects that need the store, and events from outside of the page: the engine's workers, the library, other tabs, the
//! service worker, the clock.

pub(crate) mod clock;
pub(crate) mod engine;
mod export;
mod finished_sessions;
mod handover;
mod long_press;
mod offline;
pub(crate) mod tabs;
mod watch;

use leptos::prelude::*;
use table::{Effect, Model};
use wasm_bindgen_futures::spawn_local;

pub(crate) use self::watch::watch;
use crate::{browser::storage::Browser, store::Store};

part! { later:
    /// Fetches what carries out the effects that need the engine, another tab, the service worker, or the
    /// saves that were set aside.
    fn entry() -> fn(Store, Effect) {
        |store, effect| match effect {
            Effect::Ask(request) => engine::ask(store, request),
            Effect::Advise(job, decision, made) => engine::advise(store, job, decision, made),
            Effect::Cancel => engine::cancel(),
            Effect::TakeOver => tabs::take_over(store),
            Effect::Restart => offline::restart(),
            Effect::RemoveOnceSaved(text) => {
                // The texts set aside keep their copy until the resumed game is stored.
                if !store.model.with_untracked(Model::is_refused) {
                    record::remove_set_aside(&Browser, &text);
                }
            }
            Effect::Remove(texts) => record::remove_all_set_aside(&Browser, &texts),
            Effect::Export(backup) => spawn_local(export::export(store, backup)),
            // The store carries out all others itself.
            _ => {}
        }
    }
}

/// Carries out an effect of the part `later` as soon as that is there.
pub(crate) fn carry_out(store: Store, effect: Effect) {
    spawn_local(async move {
        // The page has said what is missing.
        if let Ok(carry_out) = entry().await {
            carry_out(store, effect);
        }
    });
}
