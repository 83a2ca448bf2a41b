//! The state of the room.

use dice::Seed;
use drill::{Model, State};
use leptos::prelude::*;
use table::TurnBoard;
use words::Words;

use crate::rooms::Shell;

/// The room's model and what lies on its board. Copies are the same room.
#[derive(Clone, Copy)]
pub(super) struct Drill {
    pub(super) shell: Shell,
    pub(super) words: StoredValue<Words>,
    pub(super) model: RwSignal<Model>,
    /// What lies on the board; nothing while nothing is asked.
    pub(super) trial: RwSignal<Option<TurnBoard>>,
    /// Whether the browser has refused to store a card.
    pub(super) lost: RwSignal<bool>,
    /// The number that has been typed.
    pub(super) typed: RwSignal<String>,
}

impl Drill {
    pub(super) fn new(shell: Shell) -> Self {
        // Without a source of randomness the exercises are the same each time.
        let seed = Seed::random().unwrap_or(Seed([0; 32]));
        Self {
            shell,
            words: StoredValue::new(shell.words()),
            model: RwSignal::new(Model::new(seed)),
            trial: RwSignal::new(None),
            lost: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
        }
    }

    /// A part of the model, which changes only when it does.
    pub(super) fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    pub(super) fn is_asking(self) -> bool {
        self.model
            .with(|model| matches!(model.state, State::Asking(_)))
    }
}
