//! Native rendering of components: the executor for their tasks, their reactive owner, and the store for a page without
//! a browser.

use std::{
    cell::RefCell,
    sync::{Arc, Once},
    task::{Context, Waker},
};

use any_spawner::{CustomExecutor, Executor, PinnedFuture, PinnedLocalFuture};
use hydration_context::SsrSharedContext;
use leptos::prelude::*;
use record::KeyValueStore as _;
use table::{Model, Route};
use words::{Language, Part, Words, compiled, of_part};

use super::{accessible::check, document::Document};
use crate::{
    browser::{
        database,
        storage::{Browser, Opening},
        timer,
    },
    effect_handlers::carry_out,
    rooms,
    staged_build::StagedBuild,
    store::Store,
};

/// Executor that polls each task once, immediately. Tasks that are still pending never continue.
struct AtOnce;

thread_local! {
    /// Pending tasks, retained because dropping them could dispose of their values.
    static WAITING: RefCell<Vec<PinnedLocalFuture<()>>> = const { RefCell::new(Vec::new()) };
}

impl CustomExecutor for AtOnce {
    fn spawn(&self, task: PinnedFuture<()>) {
        self.spawn_local(task);
    }

    fn spawn_local(&self, mut task: PinnedLocalFuture<()>) {
        let mut context = Context::from_waker(Waker::noop());
        if task.as_mut().poll(&mut context).is_pending() {
            WAITING.with_borrow_mut(|waiting| waiting.push(task));
        }
    }

    fn poll_local(&self) {}
}

/// Returns a language's texts, including the texts of all parts.
pub(crate) fn words(language: Language) -> Words {
    let Some(text) = compiled(language) else {
        return Words::english();
    };
    let words = Words::read(language, text.to_owned()).expect("this build's texts");
    for part in Part::ALL {
        assert!(words.add(part, of_part(part)));
    }
    words
}

/// Guard that ensures that the executor is set only once per process.
static EXECUTOR: Once = Once::new();

/// Page without a browser.
pub(crate) struct Stage {
    owner: Owner,
    pub(crate) store: Store,
    language: Language,
}

impl Stage {
    /// Opens the page on a first visit, without stored data.
    pub(crate) fn open(language: Language) -> Self {
        database::clear();
        timer::stop(false);
        for key in Browser.all() {
            Browser.remove(&key);
        }
        EXECUTOR.call_once(|| {
            let _only_once = Executor::init_custom_executor(AtOnce);
        });
        let owner = Owner::new_root(Some(Arc::new(SsrSharedContext::new())));
        let store = owner.with(|| {
            let mut store = Store::open(words(language), Opening::default(), carry_out);
            store.page_build = StagedBuild::finished();
            // Listeners cannot be added in native builds.
            store.listens.set_value(true);
            store
        });
        Self {
            owner,
            store,
            language,
        }
    }

    /// Opens the page with `model`.
    pub(crate) fn with(language: Language, model: Model) -> Self {
        let stage = Self::open(language);
        stage.store.model.set(model);
        stage
    }

    /// Runs `act` with the page as the owner of the created signals.
    pub(crate) fn within<T>(&self, act: impl FnOnce(Store) -> T) -> T {
        self.owner.with(|| act(self.store))
    }

    /// Renders a view as text.
    pub(crate) fn html<V: IntoView>(&self, view: impl FnOnce(Store) -> V) -> String {
        self.owner.with(|| view(self.store).into_view().to_html())
    }

    /// Renders a view, and checks it against the rules for every page.
    pub(crate) fn render<V: IntoView>(&self, view: impl FnOnce(Store) -> V) -> Document {
        let page = Document::parse(&self.html(view));
        check(&page, self.language);
        page
    }

    /// Renders the game's whole page.
    pub(crate) fn page(&self) -> Document {
        self.render(|store| view! { <crate::page::Page store/> })
    }

    /// Renders the room at an address after it has read all stored data.
    pub(crate) fn room(&self, route: Route) -> Document {
        self.render(|store| rooms::build(store, route))
    }
}
