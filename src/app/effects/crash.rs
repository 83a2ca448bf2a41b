//! What the player sees should the program ever panic: the game is stored after each action, so nothing is lost.

use wasm_bindgen::JsCast;
use words::Words;

/// Shows the prepared screen and the reason instead of a page that is silently dead.
pub(crate) fn watch() {
    std::panic::set_hook(Box::new(|info| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else {
            return;
        };
        if let Some(reason) = document.get_element_by_id("crash-reason") {
            reason.set_text_content(Some(&info.to_string()));
        }
        if let Some(screen) = document.get_element_by_id("crash") {
            let _gone = screen.remove_attribute("hidden");
        }
    }));
}

/// Puts the words of the prepared screen into the page's language.
pub(crate) fn translate(words: &Words) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    for (part, text) in [
        ("#crash h2", words.crash_title()),
        ("#crash p span", words.crash_stored()),
        ("#crash a", words.crash_reload()),
    ] {
        if let Ok(Some(element)) = document.query_selector(part) {
            element.set_text_content(Some(&text));
        }
    }
}

/// Takes away what is shown while the program loads.
pub(crate) fn loaded() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(loading) = document.and_then(|document| document.get_element_by_id("loading")) {
        loading.unchecked_into::<web_sys::Element>().remove();
    }
}
