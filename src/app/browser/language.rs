//! Texts of the page's language, which is chosen in the settings or taken from the browser. The file names of the
//! game's texts are in the page, and those of the help are in the list of parts.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use words::{Language, Words};

use super::{address, spawn_local};

/// Selector of the element that names the folder of texts (one file per language except English) and, in a release,
/// their hashes.
const FOLDER: &str = "meta[name=words]";

/// Returns the initial texts, in the chosen language or the browser's, and `true` if they are in English because the
/// texts could not be loaded or do not match their hash.
pub(crate) async fn first(chosen: Option<Language>) -> (Words, bool) {
    let words = texts(preferred(chosen)).await;
    let failed = words.is_none();
    (apply(words.unwrap_or_else(Words::english)), failed)
}

/// Returns the texts of a language; `None` if they cannot be loaded.
pub(crate) async fn texts(language: Language) -> Option<Words> {
    match language {
        Language::English => Some(Words::english()),
        other => fetched(other).await,
    }
}

/// Returns the chosen language, or the first of the browser's preferred languages that the page supports.
pub(crate) fn preferred(chosen: Option<Language>) -> Language {
    let read = || {
        let tags = super::window()?.navigator().languages();
        let mut tags = tags.iter().filter_map(|tag| tag.as_string());
        tags.find_map(|tag| Language::of_tag(&tag))
    };
    chosen.or_else(read).unwrap_or_default()
}

/// Passes the help in a language to `then`, as an HTML fragment; passes `None` if the help cannot be loaded.
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
    let element = super::document()?.query_selector(FOLDER).ok()??;
    let address = format!("{}{name}", element.get_attribute("content")?);
    let sums = element.get_attribute("data-integrity");
    let integrity = sums.as_ref().map_or(Some(""), |sums| {
        let mut sums = sums.split(' ').skip_while(|word| *word != name);
        sums.nth(1)
    });
    let text = file(&address, integrity?).await?;
    Words::read(language, text)
}

/// Fetches a text; `None` if the request fails or the text does not match the hash `integrity`. An empty hash is not
/// checked.
async fn file(address: &str, integrity: &str) -> Option<String> {
    let window = super::window()?;
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

/// Sets the document's language, direction and title, and returns `words`.
pub(crate) fn apply(words: Words) -> Words {
    let document = super::document();
    // A link preview has already set the title.
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
