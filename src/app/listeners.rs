//! Event listeners for the whole page: other tabs, the service worker, the address, keys, and the system's preferences.

use leptos::prelude::*;
use table::{Msg, PageMsg};

use crate::{
    board,
    browser::screen,
    effects::{finished_sessions, long_press, offline, tabs},
    keys, rooms,
    store::Store,
};

/// Adds the listeners, unless they have already been added.
pub(crate) fn listen(store: Store) {
    // Changing the language rebuilds the page, but its listeners have already been added.
    if store.listens.get_value() {
        return;
    }
    store.listens.set_value(true);
    // A component's owner would dispose of the listeners on a rebuild, so they get a separate owner.
    let for_ever = Owner::default();
    for_ever.with(|| {
        tabs::watch(store);
        offline::watch(store);
        long_press::watch(store);
        rooms::watch(store);
        finished_sessions::watch(store);
        keys::listen(store);
        board::finish_on_input();
        watch_motion(store);
    });
    std::mem::forget(for_ever);
}

/// Notifies the model of the system's reduced-motion preference, now and whenever it changes.
fn watch_motion(store: Store) {
    let less = screen::less_motion();
    Effect::new(move |_| {
        store.send(Msg::Page(PageMsg::ReducedMotion(less.get())));
    });
}
