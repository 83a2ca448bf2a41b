//! Export of texts and files through the clipboard, the system's share sheet, and downloads.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Navigator, ShareData,
    js_sys::{Array, Reflect},
};

use crate::browser::{IS_NATIVE, file::download_blob, window};

fn navigator() -> Option<Navigator> {
    Some(window()?.navigator())
}

/// Copies `text` to the clipboard; returns `false` if the browser refuses.
pub(crate) async fn copy(text: &str) -> bool {
    let Some(navigator) = navigator() else {
        return false;
    };
    // The clipboard is available only to pages served over `https` or from localhost.
    let clipboard = Reflect::get(&navigator, &"clipboard".into());
    if !clipboard.is_ok_and(|clipboard| clipboard.is_object()) {
        return false;
    }
    JsFuture::from(navigator.clipboard().write_text(text))
        .await
        .is_ok()
}

/// Returns `true` if the system has a share sheet.
pub(crate) fn can_send() -> bool {
    navigator().is_some_and(|navigator| Reflect::has(&navigator, &"share".into()).unwrap_or(false))
}

/// Opens the system's share sheet with a link. Closing the sheet is not an error.
pub(crate) async fn send(title: &str, link: &str) {
    let Some(navigator) = navigator() else {
        return;
    };
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    let _sent: Result<JsValue, JsValue> = JsFuture::from(navigator.share_with_data(&data)).await;
}

/// Downloads `text` as a file named `name`; returns `None` if the browser refuses.
pub(crate) fn save_text(name: &str, text: &str, kind: &str) -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()?;
    download_blob(name, &blob)
}

/// Returns the page's address without its query and fragment; `None` if it cannot be read.
pub(crate) fn address() -> Option<String> {
    if IS_NATIVE {
        return Some("backgammon.example/".to_owned());
    }
    let location = window()?.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}
