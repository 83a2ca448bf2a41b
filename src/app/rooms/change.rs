//! How rooms change their models.

use leptos::prelude::*;

/// Changes a room's model and carries out the effects that this asks for. Returns whether the room is still there: once
/// it has been left, nothing happens any more.
pub(super) fn change<M: Send + Sync + 'static, E>(
    model: RwSignal<M>,
    update: impl FnOnce(&mut M) -> Vec<E>,
    carry_out: impl Fn(E),
) -> bool {
    let effects = model.try_update(update);
    let is_there = effects.is_some();
    effects.into_iter().flatten().for_each(carry_out);
    is_there
}
