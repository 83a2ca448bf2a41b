//! Files that the operating system opens with the installed game, and texts that other programs share with it.
//!
//! A shared text arrives in the URL's query string, the only way on a static host. The service worker, which every
//! installed game has, answers that request, so the text never reaches a server; the text is removed from the URL
//! immediately.

use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    File, UrlSearchParams,
    js_sys::{Array, Function, Promise, Reflect},
};

use crate::{
    browser::{file::handed_over, start_script, window},
    rooms::library::{
        effects::import,
        state::{Chosen, Library},
    },
};

#[wasm_bindgen]
extern "C" {
    /// Queue through which the browser delivers files; only Chromium has it.
    #[wasm_bindgen(extends = web_sys::js_sys::Object)]
    type LaunchQueue;

    #[wasm_bindgen(method, js_name = setConsumer)]
    fn set_consumer(this: &LaunchQueue, consumer: &Function);

    #[wasm_bindgen(extends = web_sys::js_sys::Object)]
    type LaunchedFile;

    #[wasm_bindgen(method, catch, js_name = getFile)]
    fn file(this: &LaunchedFile) -> Result<Promise, JsValue>;
}

/// Query parameters that carry a shared text (see `public/manifest.webmanifest`).
const SHARED: [&str; 3] = ["title", "text", "url"];

/// Imports the files and texts with which the game was opened, and later ones until the room is closed.
pub(crate) fn listen(library: Library) {
    if let Some(text) = shared() {
        import(library, vec![Chosen::Text(text)]);
    }
    if let Some(file) = handed_over() {
        let name = file.name();
        import(library, vec![Chosen::File(file, name)]);
    }
    let Some(queue) = start_script::value("launchQueue") else {
        return;
    };
    let queue: LaunchQueue = queue.unchecked_into();
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
    // The queue retains the callback for the lifetime of the page; the callback does nothing after the room is closed.
    queue.set_consumer(launched.into_js_value().unchecked_ref());
}

/// Returns the files behind the handles.
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

/// Returns the text shared by another program, and removes it from the URL.
fn shared() -> Option<String> {
    let window = window()?;
    let location = window.location();
    let query = UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    let parts: Vec<String> = SHARED.iter().filter_map(|name| query.get(name)).collect();
    if parts.is_empty() {
        return None;
    }
    let address = location.pathname().ok()? + &location.hash().ok()?;
    let history = window.history().ok()?;
    // If the browser refuses, a reload imports the same text again.
    let _replaced = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    Some(parts.join("\n"))
}
