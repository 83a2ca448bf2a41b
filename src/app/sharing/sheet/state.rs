//! State shared by the dialog's views.

use leptos::prelude::*;
use library::share::Model;
use words::Words;

use crate::{
    browser::{spawn_local, timer},
    sharing::copy,
    store::Store,
};

/// Share sheet state.
#[derive(Clone, Copy)]
pub(super) struct SheetState {
    pub(super) store: Store,
    pub(super) model: RwSignal<Model>,
    pub(super) words: StoredValue<Words>,
    /// Name of the text that was last copied.
    pub(super) copied: RwSignal<Option<String>>,
    /// Last text that the browser refused to copy, shown so that the reader can copy it by hand.
    pub(super) refused: RwSignal<Option<String>>,
    /// Text of the dialog's live region; the page's live region is silent while a dialog is open.
    pub(super) announcement: RwSignal<String>,
}

impl SheetState {
    pub(super) fn say(self, text: String) {
        self.announcement.set(String::new());
        // A live region must be cleared before it can repeat a text.
        timer::after(0, move || self.announcement.set(text));
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
