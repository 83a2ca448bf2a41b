//! Name of a choice in the table; the name of a play is a button that shows the play's arrows on the board.

use board::ArrowKind;
use leptos::{
    ev::{FocusEvent, PointerEvent},
    prelude::*,
};
use rules::Choice;
use study::JudgedChoice;

use crate::{browser::focus, rooms::study::state::Reviewed};

/// Draws the name of a choice. The name of a play is a button that shows only that play's arrows on the board, or
/// restores the initial arrows. The arrows are also drawn while the button is under the mouse pointer or has keyboard
/// focus.
pub(super) fn name(all: Reviewed, one: &JudgedChoice) -> AnyView {
    let name = one.name.clone();
    let Some(play) = one.play else {
        return view! { <bdi>{name}</bdi> }.into_any();
    };
    let is_picked = move || all.picked.get() == Some(play);
    let press = move |_| {
        let other = (!untrack(is_picked)).then_some(play);
        all.tried.set(None);
        all.picked.set(other);
        // A second press restores the initial arrows although the mouse pointer is still over the row.
        all.pointed.set(other);
    };
    // Touch does not hover: the arrows would remain after the finger is lifted.
    let hover = move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            all.pointed.set(Some(play));
        }
    };
    let focus = move |event: FocusEvent| {
        if focus::is_by_keyboard(&event) {
            all.pointed.set(Some(play));
        }
    };
    let leave = move || {
        if all.pointed.get_untracked() == Some(play) {
            all.pointed.set(None);
        }
    };
    view! {
        <button
            class="candidate" aria-pressed=move || is_picked().to_string() on:click=press
            on:pointerenter=hover on:pointerleave=move |_| leave() on:focus=focus on:blur=move |_| leave()
        >
            <bdi>{name}</bdi>
        </button>
    }
    .into_any()
}

/// Returns `true` if the board shows a choice's arrows: those of `play` if a choice has been picked or is pointed at,
/// otherwise those of this `kind`.
pub(super) fn is_drawn(all: Reviewed, kind: Option<ArrowKind>, play: Option<Choice>) -> bool {
    match all.pointed.get().or(all.picked.get()) {
        Some(picked) => play == Some(picked),
        // The arrows of a line that is tried belong to none of the choices.
        None if all.tried.with(Option::is_some) => false,
        None => all
            .scene
            .with(|scene| scene.arrows.iter().any(|arrow| Some(arrow.kind) == kind)),
    }
}
