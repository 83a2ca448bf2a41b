//! The texts of the page's language: chosen in the settings or taken from the browser, fetched from beside the page.
//! The page names those of the game, the list of parts those of the help.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestInit, Response};
use words::{Language, Words};

use super::address;

/// The element that names the folder of texts, with one file for each language but English, and in a release their
/// hashes.
const FOLDER: &str = "meta[name=words]";

/// Returns the texts with which the page opens, in the chosen language or the browser's. English is the fallback where the
/// texts cannot be fetched or do not have their hash; the flag says that this happened.
pub(crate) async fn first(chosen: Option<Language>) -> (Words, bool) {
    let words = texts(wished(chosen)).await;
    let failed = words.is_none();
    (spoken(words.unwrap_or_else(Words::english)), failed)
}

/// Returns the texts of a language; `None` if they cannot be loaded.
pub(crate) async fn texts(language: Language) -> Option<Words> {
    match language {
        Language::English => Some(Words::english()),
        other => fetched(other).await,
    }
}

/// The chosen language, or the first that the browser's user reads and the page has.
pub(crate) fn wished(chosen: Option<Language>) -> Language {
    let read = || {
        let tags = web_sys::window()?.navigator().languages();
        let mut tags = tags.iter().filter_map(|tag| tag.as_string());
        tags.find_map(|tag| Language::of_tag(&tag))
    };
    chosen.or_else(read).unwrap_or_default()
}

/// Gives `then` the help in a language, a part of a page; nothing if it cannot be had.
pub(crate) fn help(language: Language, then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move {
        then(match address::listed(&format!("help-{}", language.tag())) {
            Some([address, integrity]) => file(&address, &integrity).await,
            None => None,
        });
    });
}

async fn fetched(language: Language) -> Option<Words> {
    let name = format!("{}.txt", language.tag());
    let named = document().query_selector(FOLDER).ok()??;
    let address = format!("{}{name}", named.get_attribute("content")?);
    let sums = named.get_attribute("data-integrity");
    let integrity = sums.as_ref().map_or(Some(""), |sums| {
        let mut sums = sums.split(' ').skip_while(|word| *word != name);
        sums.nth(1)
    });
    let text = file(&address, integrity?).await?;
    Words::read(language, text)
}

/// Fetches a text; `None` if it does not have the hash `integrity`, which is empty where there is none to check.
async fn file(address: &str, integrity: &str) -> Option<String> {
    let window = web_sys::window()?;
    let checked = RequestInit::new();
    checked.set_integrity(integrity);
    let fetching = window.fetch_with_str_and_init(address, &checked);
    let answer = JsFuture::from(fetching).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let text = JsFuture::from(answer.text().ok()?).await.ok()?;
    text.as_string()
}

/// Tells the browser in which language the page is, which way it is written, and what it is called.
pub(crate) fn spoken(words: Words) -> Words {
    let document = web_sys::window().and_then(|window| window.document());
    // The preview of a link has named the page.
    if let Some(document) = &document
        && document.get_element_by_id("preview").is_none()
    {
        document.set_title(&words.game_name());
    }
    if let Some(root) = document.and_then(|document| document.document_element()) {
        let language = words.language();
        // Attributes with these names can always be set.
        let _set = root.set_attribute("lang", language.tag());
        let _set = root.set_attribute("dir", language.direction());
    }
    words
}
