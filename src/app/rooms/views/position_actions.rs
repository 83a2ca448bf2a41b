//! Actions shared by all rooms: saving a position to the library, and opening it in the editor or the search.

use ::progress::find::GameOrigin;
use leptos::prelude::*;
use library::{Item, Source, room::StoreError};
use record::{KeyValueStore, position_link};
use rules::Decision;
use table::Route;
use words::Words;

use crate::{
    browser::{address, database, spawn_local, storage::Browser, unix_ms},
    rooms::Shell,
};

/// Storage key of the editor: the first line holds the draft, and the second a position passed on by another room.
pub(crate) const DRAFT: &str = "backgammon.editor";

/// Storage key of the decision search: its query, or a request from another room ([`FindRequest`]).
pub(crate) const FIND: &str = "backgammon.find";

/// Storage key of the search pattern, stored as a sketch.
pub(crate) const FIND_BOARD: &str = "backgammon.find-board";

/// Request from another room, which replaces the search's query.
pub(crate) enum FindRequest<'a> {
    /// Positions similar to the one with this link, from other games than its own, if that is known.
    Like(&'a str, Option<GameOrigin>),
    /// Exactly the position in the stored sketch.
    Exact,
}

impl<'a> FindRequest<'a> {
    /// Stored text of [`Self::Exact`].
    const EXACT: &'static str = "exact";

    /// Parses a stored request; `None` for a query.
    pub(crate) fn read(text: &'a str) -> Option<Self> {
        match text {
            Self::EXACT => Some(Self::Exact),
            _ if !text.starts_with("p=") => None,
            _ => {
                let (link, origin) = text.split_once('\n').unwrap_or((text, ""));
                let origin = origin.split_once(' ').and_then(|(game, id)| {
                    let (game, id) = (game.parse().ok()?, id.to_owned());
                    Some(GameOrigin { id, game })
                });
                Some(Self::Like(link, origin))
            }
        }
    }
}

/// Opens the search for positions similar to the position of `decision`, which is from the game `origin`.
pub(crate) fn find_similar(decision: &Decision, origin: Option<&GameOrigin>) {
    let origin = origin.map(|GameOrigin { id, game }| format!("\n{game} {id}"));
    let request = position_link(decision) + &origin.unwrap_or_default();
    // If the browser does not store data, the search opens without a condition.
    let _stored = Browser.set(FIND, &request);
    address::go(&Route::Find.to_string());
}

/// Opens the search for exactly the position in `sketch`.
pub(crate) fn find_exactly(sketch: &str) {
    let _stored = Browser.set(FIND_BOARD, sketch);
    let _stored = Browser.set(FIND, FindRequest::EXACT);
    address::go(&Route::Find.to_string());
}

/// Opens the editor with a position.
pub(crate) fn open_in_editor(decision: &Decision) {
    let draft = Browser.get(DRAFT).unwrap_or_default();
    let last = draft.lines().next().unwrap_or_default();
    // If the browser does not store data, the editor opens with the starting position.
    let _stored = Browser.set(DRAFT, &format!("{last}\n{}", position_link(decision)));
    address::go(&Route::Editor.to_string());
}

/// Draws a button that saves a position to the library.
#[component]
pub(crate) fn SavePosition(
    shell: Shell,
    /// Current position; `None` disables the button.
    #[prop(into)]
    position: Signal<Option<Decision>>,
) -> impl IntoView {
    save_button(shell, position, async |decision| save(&decision).await)
}

/// Draws a button that saves the current content to the library. The button's label shows the result; an error is shown
/// beside the button. Without content, the button is disabled. `save` returns `true` if the content is new to the
/// library.
pub(crate) fn save_button<T: Clone + PartialEq + Send + Sync + 'static>(
    shell: Shell,
    content: Signal<Option<T>>,
    save: impl AsyncFn(T) -> Result<bool, StoreError> + Clone + 'static,
) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let saved = RwSignal::new(None::<(T, Result<bool, StoreError>)>);
    let outcome = Memo::new(move |_| {
        let (saved, outcome) = saved.get()?;
        (content.get() == Some(saved)).then_some(outcome)
    });
    let press = move |_| {
        let Some(content) = content.get_untracked() else {
            return;
        };
        let save = save.clone();
        spawn_local(async move {
            let outcome = save(content.clone()).await;
            let message = outcome_text(outcome, &words.read_value());
            // The room may have been closed in the meantime; the content is saved nevertheless.
            saved.try_set(Some((content, outcome)));
            shell.say(&message);
        });
    };
    let label = move || {
        let words = words.read_value();
        match outcome.get() {
            Some(Ok(new)) => outcome_text(Ok(new), &words),
            Some(Err(_)) | None => words.position_save(),
        }
    };
    let problem = move || match outcome.get() {
        Some(Err(why)) => Some(outcome_text(Err(why), &words.read_value())),
        Some(Ok(_)) | None => None,
    };
    let disabled = move || content.with(Option::is_none);
    view! {
        <button class="button" disabled=disabled on:click=press>{label}</button>
        {move || problem().map(|why| view! { <p class="problem">{why}</p> })}
    }
}

/// Saves a position to the library and returns `true` if the position is new to the library. A deleted position is
/// restored.
pub(crate) async fn save(decision: &Decision) -> Result<bool, StoreError> {
    let item = Item::of_position(decision, Source::Here(None), unix_ms());
    let before = database::item(&item.entry.id).await?;
    if before.is_some_and(|before| before.entry.deleted.is_none()) {
        return Ok(false);
    }
    database::store_items(&[item]).await.map(|()| true)
}

fn outcome_text(outcome: Result<bool, StoreError>, words: &Words) -> String {
    match outcome {
        Ok(true) => words.position_saved(),
        Ok(false) => words.position_known(),
        Err(why) => store_problem(words, why),
    }
}

/// Returns the message for a library database error.
pub(crate) fn store_problem(words: &Words, why: StoreError) -> String {
    words.library_problem(why.key())
}
