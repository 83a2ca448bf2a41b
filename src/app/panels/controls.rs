//! Game buttons: the expected action in the middle and the others on either side, always in the same positions.

use leptos::prelude::*;
use table::{Control, controls};

use crate::store::Store;

/// Button position in the row.
#[derive(Clone, Copy)]
enum Slot {
    Left,
    Middle,
    Right,
}

impl Slot {
    /// Removes the button at this position from `buttons` and returns it.
    fn take(self, mut buttons: Vec<Control>) -> Option<Control> {
        let middle = buttons.iter().position(|button| button.primary)?;
        let nth = match self {
            Self::Left => middle.checked_sub(1)?,
            Self::Middle => middle,
            Self::Right => middle + 1,
        };
        (nth < buttons.len()).then(|| buttons.swap_remove(nth))
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "primary",
            Self::Right => "right",
        }
    }
}

/// Draws the row of buttons. On a phone, the resign button is in the menu instead.
#[component]
pub(crate) fn Controls(store: Store) -> impl IntoView {
    let words = store.words();
    view! {
        <nav class="controls" aria-label=words.actions()>
            <SlotButton store place=Slot::Left/>
            <SlotButton store place=Slot::Middle/>
            <SlotButton store place=Slot::Right/>
        </nav>
    }
}

/// Label and state of a button.
#[derive(Clone, PartialEq)]
struct Face {
    label: String,
    enabled: bool,
    soon: bool,
}

impl Face {
    fn of(button: Control) -> Self {
        Self {
            label: button.label,
            enabled: button.enabled,
            soon: button.soon,
        }
    }
}

/// Draws a button whose label and action change in place, so that it keeps its position and the focus.
#[component]
fn SlotButton(store: Store, place: Slot) -> impl IntoView {
    let button = store.slice(move |model| place.take(controls(model)).map(Face::of));
    let part = move |part: fn(&Face) -> bool| {
        move || button.with(|button| button.as_ref().is_some_and(part))
    };
    let is_visible = Memo::new(move |_| button.with(Option::is_some));
    let pressed = StoredValue::new(String::new());
    let press = move |event: leptos::ev::MouseEvent| {
        // While a roll is being stored, the button may lag behind the model.
        let label = button.get_untracked().map(|face| face.label);
        let row = store.model.with_untracked(controls);
        let Some(button) = place
            .take(row)
            .filter(|button| label.as_ref() == Some(&button.label))
        else {
            return;
        };
        // The second click of a double click on Done must neither roll the opponent's dice nor report a refusal.
        let is_slip = event.detail() > 1
            && (!button.enabled || pressed.with_value(|last| *last != button.label));
        if !is_slip {
            pressed.set_value(button.label);
            store.send(button.msg);
        }
    };
    // With `aria-disabled`, the button keeps the focus, and a press explains why the action is refused.
    let disabled = part(|button| !button.enabled);
    view! {
        <Show when=move || is_visible.get()>
            <button
                class=format!("button {}", place.name())
                class:soon=part(|button| button.soon)
                aria-disabled=move || if disabled() { "true" } else { "false" }
                on:click=press
            >
                {move || button.with(|button| button.as_ref().map(|button| button.label.clone()))}
            </button>
        </Show>
    }
}
