//! Service worker, which caches a complete release in the browser: registration, and the offer of a new release.
//!
//! Without service workers (on an insecure origin, in a private window), the game is played from the network.

use leptos::prelude::*;
use rules::Phase;
use table::{Model, Msg, PageMsg};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    RegistrationOptions, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration,
    ServiceWorkerUpdateViaCache,
    js_sys::{Function, Reflect},
};

use crate::{browser, store::Store};

/// Script that `cargo xtask dist` writes next to the page.
const SCRIPT: &str = "service-worker.js";
/// Message that tells the worker that a page from its release is open, so that older releases may be deleted.
const OPENED: &str = "opened";
/// Message that tells a waiting worker that the player wants the new release.
const SKIP_WAITING: &str = "skip-waiting";

/// Returns the browser's service workers; `None` if the browser does not support them.
fn container() -> Option<ServiceWorkerContainer> {
    let container = browser::window()?.navigator().service_worker();
    (!container.is_undefined()).then_some(container)
}

/// Registers the service worker, and notifies the model whenever a new release is ready.
///
/// The function is called when the page is complete, so that the first visit is not slowed down.
pub(crate) fn watch(store: Store) {
    keep_for_long(store);
    let Some(container) = container() else {
        return;
    };
    if let Some(worker) = container.controller() {
        post(&worker, OPENED);
    }
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    spawn_local(async move {
        let registered = container.register_with_options(SCRIPT, &options);
        // If the browser refuses the registration, the game is played from the network.
        let registration = JsFuture::from(registered).await.unwrap_or_default();
        if let Ok(registration) = registration.dyn_into() {
            listen(store, container, &registration);
        }
    });
}

/// Requests persistent storage after the first finished game. A browser that asks the player for permission then does
/// so between games.
fn keep_for_long(store: Store) {
    let is_over = store.slice(|model: &Model| {
        matches!(
            model.session().phase(),
            Phase::GameOver(_) | Phase::MatchOver(_)
        )
    });
    Effect::new(move |was_requested: Option<bool>| {
        let was_requested = was_requested.unwrap_or_default();
        if is_over.get() && !was_requested {
            // Without this API, the browser alone determines which data is kept.
            let _asked = persist();
        }
        was_requested || is_over.get()
    });
}

fn persist() -> Result<(), JsValue> {
    let navigator: JsValue = browser::window().ok_or(JsValue::NULL)?.navigator().into();
    let storage = Reflect::get(&navigator, &"storage".into())?;
    let persist: Function = Reflect::get(&storage, &"persist".into())?.dyn_into()?;
    persist.call0(&storage)?;
    Ok(())
}

/// Offers a waiting release, a release that is being installed, and any later release.
fn listen(
    store: Store,
    container: ServiceWorkerContainer,
    own_registration: &ServiceWorkerRegistration,
) {
    let registration = own_registration.clone();
    let offer = move || {
        // The first installation replaces no release, so there is no update to offer.
        if registration.waiting().is_some() && container.controller().is_some() {
            store.send(Msg::Page(PageMsg::UpdateReady));
        }
    };
    offer();
    let fetched = Closure::<dyn FnMut()>::new(offer).into_js_value();
    let registration = own_registration.clone();
    let follow = move || {
        if let Some(worker) = registration.installing() {
            worker.set_onstatechange(Some(fetched.unchecked_ref()));
        }
    };
    follow();
    let found = Closure::<dyn FnMut()>::new(follow).into_js_value();
    own_registration.set_onupdatefound(Some(found.unchecked_ref()));
    look_when_shown(own_registration.clone());
}

/// Checks for a new release each time the page becomes visible, because an installed game may remain open for weeks.
fn look_when_shown(registration: ServiceWorkerRegistration) {
    let Some(document) = browser::document() else {
        return;
    };
    let page = document.clone();
    let look = move || {
        let update = (!page.hidden()).then(|| registration.update().ok());
        if let Some(update) = update.flatten() {
            // The check fails without a network connection.
            spawn_local(async { drop(JsFuture::from(update).await) });
        }
    };
    let look = Closure::<dyn FnMut()>::new(look).into_js_value();
    let _listens =
        document.add_event_listener_with_callback("visibilitychange", look.unchecked_ref());
}

/// Restarts with the new release. The game is stored after each action, so it is restored after the restart.
pub(crate) fn restart() {
    spawn_local(async {
        if take_waiting().await.is_none() {
            // Another page has already activated the release.
            reload();
        }
    });
}

/// Activates the waiting service worker and reloads the page from it; does nothing if no worker is waiting.
async fn take_waiting() -> Option<()> {
    let container = container()?;
    let found = JsFuture::from(container.get_registration()).await.ok()?;
    let registration: ServiceWorkerRegistration = found.dyn_into().ok()?;
    let waiting = registration.waiting()?;
    let on_activated = Closure::once_into_js(reload);
    container.set_oncontrollerchange(Some(on_activated.unchecked_ref()));
    post(&waiting, SKIP_WAITING);
    Some(())
}

fn post(worker: &ServiceWorker, word: &str) {
    // A worker that has been replaced does not need the message.
    let _gone = worker.post_message(&word.into());
}

fn reload() {
    let location = browser::window().map(|window| window.location());
    let _left = location.map(|location| location.reload());
}
