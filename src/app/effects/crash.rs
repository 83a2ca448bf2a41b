//! What the player sees should the program ever panic: the game is stored after each action, so nothing is lost.

use wasm_bindgen::JsCast;

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

/// Takes away what is shown while the program loads.
pub(crate) fn loaded() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(loading) = document.and_then(|document| document.get_element_by_id("loading")) {
        loading.unchecked_into::<web_sys::Element>().remove();
    }
}
