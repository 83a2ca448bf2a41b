//! Files that rooms fetch in the same way as parts of the program: verified by their hashes, and with retries.

use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Response,
    js_sys::{Function, Promise},
};
use words::{Part, Words};

use crate::browser::start_script;

/// Returns the text of the file that `xtask` lists under `name`.
pub(super) async fn fetch_file(name: &str) -> Option<String> {
    let part: Function = start_script::value("part")?.dyn_into().ok()?;
    let coming: Promise = part
        .call1(&JsValue::NULL, &name.into())
        .ok()?
        .dyn_into()
        .ok()?;
    let answer: Response = JsFuture::from(coming).await.ok()?.dyn_into().ok()?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// Waits until a part's texts have loaded. If they cannot be loaded, the part is shown in English.
pub(super) async fn load_texts(words: &Words, part: Part) {
    if words.has(part) {
        return;
    }
    if let Some(file) = fetch_file(&format!("{}-words", part.name())).await {
        let _read = words.add(part, &file);
    }
}
