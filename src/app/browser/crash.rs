//! Crash screen, shown if the program panics. The screen states whether the game is saved, which is the case unless the
//! browser refused the last save.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Document;
use words::Words;

use super::{document, storage};

/// ID of the element with the panic message.
const REASON: &str = "crash-reason";

/// Installs a panic hook that shows the crash screen with the panic message.
pub(crate) fn install_panic_hook() {
    std::panic::set_hook(Box::new(|info| {
        let Some(document) = document() else {
            return;
        };
        if let Some(reason) = document.get_element_by_id(REASON) {
            reason.set_text_content(Some(&info.to_string()));
        }
        if storage::refused_game().is_some() {
            set_hidden(&document, "#crash p", true);
            set_hidden(&document, "#crash-not-stored", false);
        }
        set_hidden(&document, "#crash", false);
    }));
    // The button's handler is added in advance, because the page's own event handlers may not run after a panic.
    let copy = Closure::<dyn FnMut()>::new(|| {
        let _denied = copy_report();
    });
    let button = document().and_then(|document| document.get_element_by_id("crash-copy"));
    if let Some(button) = button {
        let copy = copy.into_js_value();
        let _heard = button.add_event_listener_with_callback("click", copy.unchecked_ref());
    }
}

fn set_hidden(document: &Document, selector: &str, hidden: bool) {
    if let Ok(Some(element)) = document.query_selector(selector) {
        // The `hidden` attribute can always be set.
        let _set = element.toggle_attribute_with_force("hidden", hidden);
    }
}

/// Copies a report for the developers: release, panic message, browser, game. If the clipboard is unavailable, the
/// report remains on the page to be copied by hand.
fn copy_report() -> Option<()> {
    let reason = document()?.get_element_by_id(REASON)?;
    let navigator = super::window()?.navigator();
    let report = format!(
        "Backgammon {}\n{}\n{}\n{}",
        env!("CARGO_PKG_VERSION"),
        reason.text_content().unwrap_or_default(),
        navigator.user_agent().unwrap_or_default(),
        storage::refused_game()
            .or_else(storage::load_game)
            .unwrap_or_default(),
    );
    reason.set_text_content(Some(&report));
    let clipboard = web_sys::js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    if clipboard.is_object() {
        let _copying = navigator.clipboard().write_text(&report);
    }
    Some(())
}

/// Translates the crash screen's texts into the page's language.
pub(crate) fn translate(words: &Words) {
    let Some(document) = document() else {
        return;
    };
    for (part, text) in [
        ("#crash h2", words.crash_title()),
        ("#crash p span", words.crash_stored()),
        ("#crash a", words.crash_reload()),
        ("#crash-not-stored", words.crash_not_stored()),
        ("#crash-copy", words.crash_copy()),
        ("#missing span", words.missing()),
        ("#missing a", words.missing_help()),
    ] {
        if let Ok(Some(element)) = document.query_selector(part) {
            element.set_text_content(Some(&text));
        }
    }
}

/// Removes the screen that is shown while the program loads.
pub(crate) fn remove_loading_screen() {
    if let Some(loading) = document().and_then(|document| document.get_element_by_id("loading")) {
        loading.unchecked_into::<web_sys::Element>().remove();
    }
}
