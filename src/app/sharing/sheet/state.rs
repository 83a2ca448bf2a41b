//! The state of the dialog that its views share.

use leptos::prelude::*;
use library::share::Model;
use words::Words;

use crate::{
    browser::{spawn_local, timer},
    sharing::copy,
    store::Store,
};

/// What the sheet's views share.
#[derive(Clone, Copy)]
pub(super) struct SheetState {
    pub(super) store: Store,
    pub(super) model: RwSignal<Model>,
    pub(super) words: StoredValue<Words>,
    /// What has been copied last, by its name.
    pub(super) copied: RwSignal<Option<String>>,
    /// The text that the browser has not let the page copy last; it is shown for the reader to copy.
    pub(super) refused: RwSignal<Option<String>>,
    /// What the live region of the dialog says; that of the page is not heard while a dialog is open.
    pub(super) said: RwSignal<String>,
}

impl SheetState {
    pub(super) fn say(self, text: String) {
        self.said.set(String::new());
        // A live region that says the same twice has to be empty in between.
        timer::after(0, move || self.said.set(text));
    }

    pub(super) fn link(self) -> Memo<Option<String>> {
        Memo::new(move |_| {
            let fragment = self.model.with(Model::fragment)?;
            Some(copy::address()? + &fragment)
        })
    }

    pub(super) fn copy(self, name: String, text: String) {
        spawn_local(async move {
            let words = self.words;
            if copy::copy(&text).await {
                self.say(words.read_value().share_copied_what(name.as_str()));
                self.copied.set(Some(name));
                self.refused.set(None);
            } else {
                self.say(words.read_value().share_not_copied());
                self.refused.set(Some(text));
            }
        });
    }
}
