//! State of the editor room, and its updates.

use board::{Place, SpeechContext};
use editor::{Model, Msg, Sketch, place_name, remaining};
use leptos::prelude::*;
use record::KeyValueStore;
use rules::{Decision, Player};
use words::Words;

use crate::{browser::storage::Browser, rooms::Shell};

/// Handle to the editor's model. Copies refer to the same model.
#[derive(Clone, Copy)]
pub(in crate::rooms) struct Editor {
    pub(super) shell: Shell,
    pub(in crate::rooms) model: RwSignal<Model>,
    pub(super) words: StoredValue<Words>,
    /// Last focused place on the board.
    pub(super) focused: RwSignal<Option<Place>>,
    /// Storage key of the draft.
    draft: &'static str,
}

impl Editor {
    /// Creates an editor that stores its draft under the key `draft`.
    pub(in crate::rooms) fn new(shell: Shell, model: Model, draft: &'static str) -> Self {
        Self {
            shell,
            model: RwSignal::new(model),
            words: StoredValue::new(shell.words()),
            focused: RwSignal::new(None),
            draft,
        }
    }

    /// Updates the model, and saves the sketch as a draft if it has changed.
    pub(in crate::rooms) fn send(self, msg: Msg) {
        let before = self.model.with_untracked(|model| *model.sketch());
        self.model.update(|model| model.update(msg));
        let sketch = self.model.with_untracked(|model| *model.sketch());
        if sketch != before {
            // If the browser stores no data, the draft lasts until the room is closed.
            let _stored = Browser.set(self.draft, &sketch.stored());
        }
    }

    /// Applies a change to the whole board and announces both pip counts.
    pub(super) fn send_aloud(self, msg: Msg) {
        self.send(msg);
        let counts = self.with_context(|context, model| {
            Player::BOTH.map(|player| remaining(model.sketch(), player, context))
        });
        self.shell.say(&counts.join(". "));
    }

    /// Announces the checkers on a place.
    pub(super) fn say_place(self, place: Place) {
        self.shell
            .say(&self.with_context(|context, model| place_name(model.sketch(), place, context)));
    }

    /// Returns a text derived from the model; reactive.
    pub(super) fn with_context<T>(self, text: impl FnOnce(SpeechContext, &Model) -> T) -> T {
        let (words, theme) = (self.words.read_value(), self.shell.settings().get().theme);
        let context = SpeechContext {
            words: &words,
            theme,
        };
        self.model.with(|model| text(context, model))
    }

    /// Returns the name of a player's checker colour.
    pub(super) fn colour(self, player: Player) -> String {
        self.with_context(|context, _| editor::colour_name(context, player))
    }

    /// Returns a memo for a part of the sketch.
    pub(super) fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Sketch) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(|model| part(model.sketch())))
    }

    /// Returns the position as a decision; `None` if the position cannot occur in a game.
    pub(super) fn decision(self) -> Option<Decision> {
        self.model
            .with_untracked(|model| model.sketch().decision().ok())
    }
}
