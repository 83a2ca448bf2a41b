//! State that all rooms have in common, and the updates of their models.

use leptos::prelude::*;
use words::Words;

use super::shell::Shell;

use crate::browser::spawn_local;

/// A room's model, texts and shell. Copies refer to the same room.
pub(super) struct RoomState<M: 'static> {
    pub(super) shell: Shell,
    pub(super) model: RwSignal<M>,
    pub(super) words: StoredValue<Words>,
}

impl<M> Clone for RoomState<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for RoomState<M> {}

impl<M: Send + Sync + 'static> RoomState<M> {
    /// Creates the state of a room with the given model.
    pub(super) fn new(shell: Shell, model: M) -> Self {
        Self {
            shell,
            model: RwSignal::new(model),
            words: StoredValue::new(shell.words()),
        }
    }

    /// Updates the model and carries out the resulting effects. Once the room has been left, changes nothing and
    /// returns `false`.
    pub(super) fn change<E>(
        self,
        update: impl FnOnce(&mut M) -> Vec<E>,
        carry_out: impl Fn(E),
    ) -> bool {
        let effects = self.model.try_update(update);
        let is_there = effects.is_some();
        effects.into_iter().flatten().for_each(carry_out);
        is_there
    }

    /// Returns a memo of a part of the model, which notifies its subscribers only when that part changes.
    pub(super) fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&M) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    /// Returns one of the room's texts.
    pub(super) fn text<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        self.words.with_value(text)
    }
}

/// Runs a task, such as a database request, and sends the message that the task returns.
pub(super) fn then<Msg: 'static>(
    task: impl Future<Output = Msg> + 'static,
    send: impl FnOnce(Msg) + 'static,
) {
    spawn_local(async move { send(task.await) });
}
