//! Wall clock: sends the time to the model while a game clock runs, and reports whether the page is visible and has the
//! focus.

use gloo_timers::callback::Interval;
use leptos::{ev, prelude::*};
use table::{ClockMsg, Model, Msg, PageMsg, running};

use crate::{
    browser::{document, timer::now},
    store::Store,
};

/// Interval between the ticks of a running clock, in milliseconds; short enough for a display in seconds.
const TICK_MS: u32 = 200;

/// Sends ticks while a player's clock runs, and reports when the page is hidden, left, or loses the focus.
pub(crate) fn watch(store: Store) {
    let runs = store.slice(|model: &Model| running(model).is_some());
    let ticking = StoredValue::new_local(None);
    Effect::new(move |_| {
        let tick = move || store.send(Msg::Clock(ClockMsg::Tick(now())));
        // Replacing the previous interval drops and stops it.
        ticking.set_value(runs.get().then(|| Interval::new(TICK_MS, tick)));
    });
    let look = move || {
        let unseen = document().is_some_and(|document| document.hidden());
        let hidden = unseen || store.away.get_untracked();
        store.send(if hidden {
            Msg::Page(PageMsg::Hidden)
        } else {
            Msg::Page(PageMsg::Shown)
        });
    };
    // The page may have been opened in the background.
    look();
    let listening = [
        window_event_listener(ev::visibilitychange, move |_| look()),
        window_event_listener(ev::pageshow, move |_| look()),
        window_event_listener(ev::pagehide, move |_| {
            store.send(Msg::Page(PageMsg::Hidden));
        }),
        window_event_listener(ev::blur, move |_| store.send(Msg::Page(PageMsg::Blurred))),
    ];
    on_cleanup(move || listening.into_iter().for_each(WindowListenerHandle::remove));
}
