//! The editor room: sets up any position by taps, drags, keys or numbers, or from an ID.

mod board;
mod counts;
mod panel;
mod paste;
mod terms;
mod tools;

use ::board::{Place, SpeechContext};
use editor::{Model, Msg, Sketch, pasted, place_name, remaining};
use leptos::prelude::*;
use record::KeyValueStore;
use rules::{Decision, Player};
use words::Words;

use self::{board::Setting, panel::Panel};
use super::{Room, Shell, position_actions::DRAFT};
use crate::browser::storage::Browser;

part! { editor:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

/// A handle to the room's model. Copies share the same model.
#[derive(Clone, Copy)]
struct Editor {
    shell: Shell,
    model: RwSignal<Model>,
    words: StoredValue<Words>,
    /// The place on the board that takes the focus of the Tab key.
    stop: RwSignal<Place>,
}

impl Editor {
    /// Updates the model and stores the changed sketch as a draft.
    fn send(self, msg: Msg) {
        let before = self.model.with_untracked(|model| *model.sketch());
        self.model.update(|model| model.update(msg));
        let sketch = self.model.with_untracked(|model| *model.sketch());
        if sketch != before {
            // If the browser stores nothing, the draft lasts as long as the room is open.
            let _stored = Browser.set(DRAFT, &sketch.stored());
        }
    }

    /// Updates the whole board and announces both pip counts.
    fn send_aloud(self, msg: Msg) {
        self.send(msg);
        let said = self.told(|context, model| {
            Player::BOTH.map(|player| remaining(model.sketch(), player, context))
        });
        self.shell.say(&said.join(". "));
    }

    /// Announces the checkers on a place.
    fn say_place(self, place: Place) {
        self.shell
            .say(&self.told(|context, model| place_name(model.sketch(), place, context)));
    }

    /// Derives a text from the model; reactive.
    fn told<T>(self, text: impl FnOnce(SpeechContext, &Model) -> T) -> T {
        let (words, theme) = (self.words.read_value(), self.shell.settings().get().theme);
        let context = SpeechContext {
            words: &words,
            theme,
        };
        self.model.with(|model| text(context, model))
    }

    /// Returns the name of a player's colour.
    fn colour(self, player: Player) -> String {
        self.told(|context, _| editor::colour_name(context, player))
    }

    /// Returns a memo of a part of the sketch.
    fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Sketch) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(|model| part(model.sketch())))
    }

    /// Returns the position as a decision; `None` if it cannot occur in a game.
    fn decision(self) -> Option<Decision> {
        self.model
            .with_untracked(|model| model.sketch().decision().ok())
    }
}

/// Returns the model of the last draft, else of the starting position. A position handed over by another room is
/// applied as an edit that can be undone.
fn draft() -> Model {
    let text = Browser.get(DRAFT).unwrap_or_default();
    let (last, given) = text.split_once('\n').unwrap_or((&text, ""));
    let mut model = Model::new(Sketch::restored(last).unwrap_or_default());
    if pasted(given).is_ok() {
        model.update(Msg::Paste(given.to_owned()));
    }
    model
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    shell.entitle(&words.editor());
    let editor = Editor {
        shell,
        model: RwSignal::new(draft()),
        words: StoredValue::new(words),
        stop: RwSignal::new(Place::Point(6)),
    };
    view! {
        <main class="room editor">
            <Setting editor/>
            <Panel editor/>
        </main>
    }
    .into_any()
}
