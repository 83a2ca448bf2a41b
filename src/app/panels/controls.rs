//! The buttons of the game: what is expected now in the middle, the others beside it, always in the same places.

use leptos::prelude::*;
use table::{Control, Msg, Panel, controls};

use crate::store::Store;

/// Where a button stands.
#[derive(Clone, Copy)]
enum Slot {
    Left,
    Middle,
    Right,
}

impl Slot {
    /// The one of `buttons` that stands here.
    fn of(self, buttons: &[Control]) -> Option<&Control> {
        let middle = buttons.iter().position(|button| button.primary)?;
        let nth = match self {
            Self::Left => middle.checked_sub(1)?,
            Self::Middle => middle,
            Self::Right => middle + 1,
        };
        buttons.get(nth)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "primary",
            Self::Right => "right",
        }
    }
}

/// The row of buttons. On a phone the menu takes the place of resigning, which is in it.
#[component]
pub(crate) fn Controls(store: Store) -> impl IntoView {
    let words = store.words();
    let all = store.slice(controls);
    view! {
        <nav class="controls" aria-label=words.actions()>
            <SlotButton store all place=Slot::Left/>
            <SlotButton store all place=Slot::Middle/>
            <SlotButton store all place=Slot::Right/>
            <button class="button menu-button" on:click=move |_| store.send(Msg::Open(Panel::Menu))>{words.menu()}</button>
        </nav>
    }
}

/// One button whose words and meaning change while it stays, so that it keeps its place and the focus.
#[component]
fn SlotButton(store: Store, all: Memo<Vec<Control>>, place: Slot) -> impl IntoView {
    let button = Memo::new(move |_| all.with(|all| place.of(all).cloned()));
    let part = move |part: fn(&Control) -> bool| {
        move || button.with(|button| button.as_ref().is_some_and(part))
    };
    let shown = Memo::new(move |_| button.with(Option::is_some));
    let pressed = StoredValue::new(String::new());
    let press = move |event: leptos::ev::MouseEvent| {
        let Some(button) = button.get_untracked() else {
            return;
        };
        // The second half of a double click on Done must neither roll the opponent's dice nor be told that it cannot.
        let slip = event.detail() > 1
            && (!button.enabled || pressed.with_value(|last| *last != button.label));
        if !slip {
            pressed.set_value(button.label);
            store.send(button.msg);
        }
    };
    // `aria-disabled`: the button keeps the focus and says why it does nothing.
    let disabled = part(|button| !button.enabled);
    view! {
        <Show when=move || shown.get()>
            <button
                class=format!("button {}", place.name())
                class:resign=part(|button| button.msg == Msg::Open(Panel::Resign))
                class:soon=part(|button| button.soon)
                aria-disabled=move || if disabled() { "true" } else { "false" }
                on:click=press
            >
                {move || button.with(|button| button.as_ref().map(|button| button.label.clone()))}
            </button>
        </Show>
    }
}
