//! The page: Leptos components and the doors to the browser.

/// Mounts the page on the document's body.
pub fn mount() {}
