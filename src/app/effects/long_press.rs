//! Long press on the Undo button, which takes back the whole turn instead of one step.

use std::{cell::Cell, rc::Rc};

use leptos::prelude::*;
use table::{Control, controls};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Event;

use crate::{
    browser::{key_press::is_in, timer},
    store::Store,
};

/// Minimum duration of a long press, in milliseconds.
const HOLD_MS: u32 = 500;
/// Selector of the button that reacts to a long press.
const BUTTON: &str = ".controls .left";

/// State of a press on the button.
#[derive(Default)]
struct Hold {
    /// Number of presses and releases so far, which distinguishes a press from later ones.
    turns: Cell<u32>,
    /// `true` after a long press, so that the click that ends it is ignored.
    done: Cell<bool>,
}

/// Watches for long presses for the lifetime of the page.
pub(crate) fn watch(store: Store) {
    let hold = Rc::new(Hold::default());
    let on_event = move |event: Event| match event.type_().as_str() {
        "click" => {
            if hold.done.take() {
                event.stop_propagation();
            }
        }
        "pointerdown" => {
            hold.begin();
            if is_in(&event, BUTTON) {
                let (hold, turn) = (hold.clone(), hold.turns.get());
                timer::after(HOLD_MS, move || {
                    if hold.turns.get() == turn {
                        hold.done.set(act(store));
                    }
                });
            }
        }
        "keydown" => hold.begin(),
        _ => hold.turns.set(hold.turns.get().wrapping_add(1)),
    };
    let on_event = Closure::<dyn FnMut(Event)>::new(on_event).into_js_value();
    for event in [
        "pointerdown",
        "pointerup",
        "pointerout",
        "pointercancel",
        "keydown",
        "click",
    ] {
        // Capture phase: the listener runs before the button's.
        let _listens = document().add_event_listener_with_callback_and_bool(
            event,
            on_event.unchecked_ref(),
            true,
        );
    }
}

impl Hold {
    fn begin(&self) {
        self.turns.set(self.turns.get().wrapping_add(1));
        self.done.set(false);
    }
}

/// Carries out the action of the long press; returns `false` if it has no effect.
fn act(store: Store) -> bool {
    let msg = store
        .model
        .with_untracked(|model| controls(model).iter().find_map(Control::held));
    let has_effect = msg.is_some();
    if let Some(msg) = msg {
        store.send(msg);
    }
    has_effect
}
