//! The clock on the wall: it tells the model what time it is while a clock runs, and whether the page can be seen and
//! has the focus.

use gloo_timers::callback::Interval;
use leptos::{ev, prelude::*};
use table::{ClockMsg, Model, Msg, PageMsg, running};

use crate::{
    browser::{document, timer::now},
    store::Store,
};

/// How often a running clock is looked at, in milliseconds: often enough for the seconds that it shows.
const TICK_MS: u32 = 200;

/// Ticks whenever a player's clock runs, and says when the page is hidden, left, or loses the focus.
pub(crate) fn watch(store: Store) {
    let runs = store.slice(|model: &Model| running(model).is_some());
    let ticking = StoredValue::new_local(None);
    Effect::new(move |_| {
        let tick = move || store.send(Msg::Clock(ClockMsg::Tick(now())));
        // The interval before it, if there was one, ends as it is dropped.
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
    // A page may be opened where nobody sees it.
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
