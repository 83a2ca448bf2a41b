//! The drill room: exercises, reference positions and own decisions, answered on the board.

mod ask;
mod board;
mod choose;
mod effects;
mod feedback;
#[cfg(test)]
mod tests;

use dice::Seed;
use drill::{AskedExercise, Model, Msg, State};
use leptos::{ev, prelude::*};
use table::TurnBoard;
use words::Words;

use self::{ask::Panel, board::DrillBoard, choose::Choose};
use super::{Room, Shell, change::change};

part! { drill:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// The room's model and what lies on its board. Copies are the same room.
#[derive(Clone, Copy)]
struct Drill {
    shell: Shell,
    words: StoredValue<Words>,
    model: RwSignal<Model>,
    /// What lies on the board; nothing while nothing is asked.
    trial: RwSignal<Option<TurnBoard>>,
    /// Whether the browser has refused to store a card.
    lost: RwSignal<bool>,
    /// The number that has been typed.
    typed: RwSignal<String>,
}

impl Drill {
    fn new(shell: Shell) -> Self {
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

    /// Changes the model, and does what it asks for.
    fn send(self, msg: Msg) {
        let now = effects::now();
        // The room may have been left meanwhile.
        let Some(before) = self.model.try_with_untracked(place) else {
            return;
        };
        let carry_out = |effect| effects::carry_out(self, effect);
        if !change(self.model, |model| model.update(msg, now), carry_out) {
            return;
        }
        let after = self.model.with_untracked(place);
        if after.0 != before.0 {
            self.lay();
        }
        if after.1 && after != before {
            self.show_answer();
        }
    }

    /// Puts what is asked now on the board.
    fn lay(self) {
        let (settings, words) = (
            self.shell.settings().get_untracked(),
            self.words.get_value(),
        );
        let laid = self.model.with_untracked(|model| {
            let laid = model
                .task()
                .and_then(|task| task.exercise.board_decision())?;
            TurnBoard::new(&laid, settings, words)
        });
        self.trial.set(laid);
        self.typed.set(String::new());
        let asked = self
            .model
            .with_untracked(|model| model.task().map(|task| ask::question(self, task)));
        if let Some(asked) = asked {
            self.shell.say(&asked);
        }
    }

    /// Puts the checkers back, and says what came of the answer.
    fn show_answer(self) {
        self.trial.update(|trial| {
            if let Some(trial) = trial {
                trial.update(table::Input::Do(rules::Action::UndoTurn));
            }
        });
        let told = self
            .model
            .with_untracked(|model| feedback::spoken(self, model));
        self.shell.say(&told);
    }

    /// A part of the model, which changes only when it does.
    fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    fn is_asking(self) -> bool {
        self.model
            .with(|model| matches!(model.state, State::Asking(_)))
    }
}

/// The number of what is asked, and whether it has been answered.
fn place(model: &Model) -> (Option<u32>, bool) {
    let number = model.task().map(|task: &AskedExercise| task.number);
    (number, model.verdict().is_some())
}

fn room(shell: Shell) -> AnyView {
    let drill = Drill::new(shell);
    shell.entitle(&shell.words().drill());
    effects::load(drill);
    let heard = window_event_listener(ev::keydown, move |event| board::handle_key(drill, &event));
    let seen = window_event_listener(ev::visibilitychange, move |_| effects::refresh(drill));
    on_cleanup(move || {
        heard.remove();
        seen.remove();
    });
    let chooses = drill.slice(|model| model.topic.is_none());
    view! {
        {move || {
            if chooses.get() {
                view! { <Choose drill/> }.into_any()
            } else {
                view! {
                    <main class="room drill">
                        <DrillBoard drill/>
                        <Panel drill/>
                    </main>
                }
                .into_any()
            }
        }}
    }
    .into_any()
}
