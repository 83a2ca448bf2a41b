//! The one signal that holds the model, and the way that every message takes.

use leptos::prelude::*;
use table::{Effect, Model, Msg, update};

use crate::effects::{self, engine::Engine, storage, timer};

/// The page's state, and what is said about it. Copies are the same store.
#[derive(Clone, Copy)]
pub(crate) struct Store {
    /// The model; views read slices of it through memos.
    pub(crate) model: RwSignal<Model>,
    /// What the live region says; the number tells a repeated sentence apart.
    pub(crate) said: RwSignal<(u32, String)>,
    /// Whether the screen wants the board turned.
    pub(crate) turned: RwSignal<bool>,
    engine: StoredValue<Engine, LocalStorage>,
}

impl Store {
    /// Opens the page with what is stored, or with a new game.
    pub(crate) fn open() -> Self {
        let (model, first) = table::open(
            storage::load().as_deref(),
            storage::load_settings(),
            effects::seed::for_game(1),
        );
        let store = Self {
            model: RwSignal::new(model),
            said: RwSignal::new((0, String::new())),
            turned: RwSignal::new(false),
            engine: StoredValue::new_local(Engine::default()),
        };
        store.carry_out(first);
        store
    }

    /// Sends one message through the pure update and does what it asks for.
    pub(crate) fn send(self, msg: Msg) {
        let effects = self
            .model
            .try_update(|model| update(model, msg))
            .unwrap_or_default();
        self.carry_out(effects);
    }

    /// A slice of the model that wakes its readers only when it changes.
    pub(crate) fn slice<T>(self, read: impl Fn(&Model) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.model.with(&read))
    }

    /// Lets `act` use the client of the engine.
    pub(crate) fn with_engine<T>(self, act: impl FnOnce(&mut Engine) -> T) -> Option<T> {
        self.engine.try_update_value(act)
    }

    fn carry_out(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Save(json) => {
                    if !storage::save(&json) {
                        self.send(Msg::StoreFailed);
                    }
                }
                Effect::SaveSettings(settings) => storage::save_settings(settings),
                Effect::PutAside(text) => storage::put_aside(&text),
                Effect::Announce(words) => self.said.update(|(number, said)| {
                    *number += 1;
                    *said = words;
                }),
                Effect::Ask(request) => {
                    self.engine.update_value(|engine| engine.ask(self, request));
                }
                Effect::Cancel => self.engine.update_value(Engine::cancel),
                Effect::NeedSeed(game) => self.send(Msg::Seeded(effects::seed::for_game(game))),
                Effect::Wait { token, ms } => {
                    timer::after(ms, move || self.send(Msg::Elapsed(token)));
                }
            }
        }
    }
}
