//! Saves files, and reads a file that the player chooses.

use std::cell::RefCell;

use leptos::{html, prelude::*};
use table::Import;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, File, HtmlAnchorElement, Url,
    js_sys::{Array, Uint8Array},
};

/// File name of a saved backup.
const NAME: &str = "backgammon.json";
/// Size above which a file is not read, in bytes. A backup never exceeds this size: a browser stores at most 5 Mi
/// characters for a page, and each character takes at most six bytes in a file.
const MAX_FILE_BYTES: f64 = 40e6;

thread_local! {
    /// File that is waiting to be imported by the library.
    static HANDED_OVER: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Downloads `text` as a backup file.
pub(crate) fn download_backup(text: &str) {
    // A browser that does not support downloads cannot save the file.
    let _none = offer(NAME, &text.into());
}

/// Downloads `bytes` as a file named `name`.
pub(crate) fn download_bytes(name: &str, bytes: &[u8]) {
    let _none = offer(name, &Uint8Array::from(bytes));
}

/// Returns `true` if a file starts with the signature of a .zip archive.
pub(crate) async fn is_archive(file: &File) -> bool {
    let Ok(head) = file.slice_with_i32_and_i32(0, 4) else {
        return false;
    };
    let bytes = JsFuture::from(head.array_buffer()).await;
    bytes.is_ok_and(|bytes| Uint8Array::new(&bytes).to_vec() == b"PK\x03\x04")
}

/// Opens the browser's file dialog for a file input.
pub(crate) fn choose(field: NodeRef<html::Input>) {
    if let Some(field) = field.get_untracked() {
        field.click();
    }
}

/// Returns the file chosen in a file input, and clears the input, so that the same file can be chosen again.
pub(crate) fn take_chosen(field: NodeRef<html::Input>) -> Option<File> {
    let field = field.get_untracked()?;
    let file = field.files()?.get(0);
    field.set_value("");
    file
}

/// Hands a file over to the library, which imports the file when it is next opened.
pub(crate) fn hand_over(file: File) {
    HANDED_OVER.set(Some(file));
}

/// Takes the file that was handed over; `None` if there is no file.
pub(crate) fn handed_over() -> Option<File> {
    HANDED_OVER.take()
}

fn offer(name: &str, content: &JsValue) -> Option<()> {
    download_blob(
        name,
        &Blob::new_with_blob_sequence(&Array::of1(content)).ok()?,
    )
}

/// Downloads a blob as a file named `name`; returns `None` if the browser cannot.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Option<()> {
    let address = Url::create_object_url_with_blob(blob).ok()?;
    let document = super::document()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address).ok()
}

/// Reads the file that the player has chosen; a file that is not text counts as damaged.
pub(crate) async fn read_backup(file: File) -> Import {
    if file.size() > MAX_FILE_BYTES {
        return Import::too_large();
    }
    let text = JsFuture::from(file.text()).await.ok();
    let text = text.and_then(|text| text.as_string()).unwrap_or_default();
    super::practice::restore(&text);
    Import::read(&text)
}
