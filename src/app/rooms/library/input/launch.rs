//! Files that the system opens with the installed game, and texts that other programs share with it.
//!
//! What is shared stands in the query of the address, for that is all that a static host allows. The service worker, which
//! every installed game has, answers it, so it reaches no server; and it is taken out of the address at once.

use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    File, UrlSearchParams,
    js_sys::{Array, Function, Promise, Reflect},
};

use crate::{
    browser::file::handed_over,
    rooms::library::{
        effects::import,
        state::{Chosen, Library},
    },
};

#[wasm_bindgen]
extern "C" {
    /// The queue in which the browser hands over files; no browser but Chromium has it.
    #[wasm_bindgen(extends = web_sys::js_sys::Object)]
    type LaunchQueue;

    #[wasm_bindgen(method, js_name = setConsumer)]
    fn set_consumer(this: &LaunchQueue, consumer: &Function);

    #[wasm_bindgen(extends = web_sys::js_sys::Object)]
    type LaunchedFile;

    #[wasm_bindgen(method, catch, js_name = getFile)]
    fn file(this: &LaunchedFile) -> Result<Promise, JsValue>;
}

/// The names under which a shared text comes (see `public/manifest.webmanifest`).
const SHARED: [&str; 3] = ["title", "text", "url"];

/// Imports what the game was opened with, and what it will be opened with while the room is there.
pub(crate) fn listen(library: Library) {
    if let Some(text) = shared() {
        import(library, vec![Chosen::Text(text)]);
    }
    if let Some(file) = handed_over() {
        let name = file.name();
        import(library, vec![Chosen::File(file, name)]);
    }
    let queue = Reflect::get(&web_sys::js_sys::global(), &"launchQueue".into());
    let Ok(queue) = queue.map(JsCast::unchecked_into::<LaunchQueue>) else {
        return;
    };
    if queue.is_undefined() {
        return;
    }
    let launched = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let files = Reflect::get(&launch, &"files".into());
        let files = files.map(|files| Array::from(&files)).unwrap_or_default();
        let handles: Vec<LaunchedFile> = files.iter().map(JsCast::unchecked_into).collect();
        spawn_local(async move {
            let chosen = opened(handles).await;
            if !chosen.is_empty() {
                import(library, chosen);
            }
        });
    });
    // The queue keeps it for as long as the page is there; what comes after the room was left changes nothing.
    queue.set_consumer(launched.into_js_value().unchecked_ref());
}

/// The files behind these handles.
async fn opened(handles: Vec<LaunchedFile>) -> Vec<Chosen> {
    let mut chosen = Vec::new();
    for handle in handles {
        let Ok(promise) = handle.file() else { continue };
        if let Ok(Ok(file)) = JsFuture::from(promise).await.map(JsCast::dyn_into::<File>) {
            let name = file.name();
            chosen.push(Chosen::File(file, name));
        }
    }
    chosen
}

/// The text that another program has shared, taken out of the address.
fn shared() -> Option<String> {
    let window = web_sys::window()?;
    let location = window.location();
    let query = UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    let parts: Vec<String> = SHARED.iter().filter_map(|name| query.get(name)).collect();
    if parts.is_empty() {
        return None;
    }
    let address = location.pathname().ok()? + &location.hash().ok()?;
    let history = window.history().ok()?;
    // A browser that refuses shows the same text once more after a reload.
    let _replaced = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    Some(parts.join("\n"))
}
