//! Files that rooms fetch like parts of the program, verified by their hashes and with retries.

use drill::Titles;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Response,
    js_sys::{Function, Promise},
};
use words::{Part, Words};

use crate::browser::start_script;

/// Requests the file that `xtask` lists under this name, and returns a future of its text. The request starts at once, so
/// that several files are fetched at the same time.
pub(super) fn fetch_file(name: &str) -> impl Future<Output = Option<String>> + use<> {
    let answer = request(name);
    async {
        let answer: Response = answer?.await.ok()?.dyn_into().ok()?;
        JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
    }
}

fn request(name: &str) -> Option<JsFuture> {
    let part: Function = start_script::value("part")?.dyn_into().ok()?;
    let answer = part.call1(&JsValue::NULL, &name.into()).ok()?;
    Some(answer.dyn_into::<Promise>().ok()?.into())
}

/// Requests the outline of the course in the language of the page, and returns a future of it; empty if it cannot be
/// loaded.
pub(super) fn fetch_outline(words: &Words) -> impl Future<Output = Titles> + use<> {
    let file = fetch_file(&format!("course-titles-{}", words.language().tag()));
    async { Titles::read(&file.await.unwrap_or_default()) }
}

/// Waits until the texts of a part have loaded. If they cannot be loaded, the part is in English.
pub(super) async fn load_texts(words: &Words, part: Part) {
    if words.has(part) {
        return;
    }
    if let Some(file) = fetch_file(&format!("{}-words", part.name())).await {
        let _read = words.add(part, &file);
    }
}
