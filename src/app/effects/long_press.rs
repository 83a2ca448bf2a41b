//! A button that is held does more than one that is pressed: the whole turn is taken back, not a step.

use std::{cell::Cell, rc::Rc};

use leptos::prelude::*;
use table::{Control, controls};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event};

use crate::{browser::timer, store::Store};

/// How long a press lasts, in milliseconds, until it is a hold.
const HOLD_MS: u32 = 500;
/// Where the button stands that can be held.
const BUTTON: &str = ".controls .left";

/// What the pointer is doing.
#[derive(Default)]
struct Hold {
    /// Counts what it has done, so that a press that has ended is told apart.
    turns: Cell<u32>,
    /// Whether the press has been a hold: then the click at its end is none.
    done: Cell<bool>,
}

/// Watches the pointer as long as the page lives.
pub(crate) fn watch(store: Store) {
    let hold = Rc::new(Hold::default());
    let heard = move |event: Event| match event.type_().as_str() {
        "click" => {
            if hold.done.take() {
                event.stop_propagation();
            }
        }
        "pointerdown" => {
            hold.begin();
            if is_on_button(&event) {
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
    let heard = Closure::<dyn FnMut(Event)>::new(heard).into_js_value();
    for event in [
        "pointerdown",
        "pointerup",
        "pointerout",
        "pointercancel",
        "keydown",
        "click",
    ] {
        // Before the button hears of it.
        let _listens = document().add_event_listener_with_callback_and_bool(
            event,
            heard.unchecked_ref(),
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

fn is_on_button(event: &Event) -> bool {
    let target = event.target();
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(BUTTON), Ok(Some(_))))
}

/// Does what holding the button does; whether that was anything.
fn act(store: Store) -> bool {
    let held = store
        .model
        .with_untracked(|model| controls(model).iter().find_map(Control::held));
    let is_held = held.is_some();
    if let Some(msg) = held {
        store.send(msg);
    }
    is_held
}
