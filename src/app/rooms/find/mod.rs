//! Search for decisions in all games, with the conditions beside the results. Each result is a board that links to the
//! study room.

mod effects;
mod state;
mod views;

use leptos::prelude::*;
use library::room::StoreError;
use table::Route;
use words::{Part, Words, arg};

use self::{
    state::{Find, Stage},
    views::{conditions::Conditions, results::Results},
};
use super::{
    Room, Shell, part_files,
    views::{begin::Begin, head::RoomHead, position_actions},
};
use crate::{browser::spawn_local, panels::example_game};

part! { find:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let find = Find::new(shell);
    let speaks = RwSignal::new(false);
    spawn_local(async move {
        // The names of error types and phases belong to the texts of the progress room.
        for part in [Part::Find, Part::Progress] {
            part_files::load_texts(&words, part).await;
        }
        // The room may have been closed in the meantime.
        if speaks.try_set(true).is_none() {
            effects::read(find).await;
        }
    });
    page(find, speaks)
}

/// Draws the room with a test's results instead of the worker's.
#[cfg(test)]
pub(super) fn with_results(shell: Shell, found: ::progress::find::FoundPage) -> AnyView {
    let find = Find::new(shell);
    find.is_empty.set(found.searched == 0);
    find.found.set(Some(found));
    find.stage.set(Stage::Read);
    page(find, RwSignal::new(true))
}

/// Draws the room's header, and its body once its texts have loaded.
fn page(find: Find, speaks: RwSignal<bool>) -> AnyView {
    let title = find.text(Words::library_find);
    find.shell.entitle(&title);
    // Without a condition, everything is found, and the number would be the same as that of the results.
    let fact = move || {
        let searched = find.found.with(|found| {
            let found = found.as_ref()?;
            (found.total < found.searched).then_some(found.searched)
        });
        let searched = searched.filter(|_| speaks.get());
        let text = |count| find.text(|words| words.find_fact(count));
        searched.map(|count| text(count as u32)).unwrap_or_default()
    };
    view! {
        <main class="room find-room">
            <RoomHead shell=find.shell title subtitle=Signal::derive(fact)/>
            <div class="room-body">
                {move || speaks.get().then(|| body(find))}
            </div>
        </main>
    }
    .into_any()
}

/// Draws the reading progress, then the conditions and the results.
fn body(find: Find) -> AnyView {
    effects::follow(find);
    let reading = move || match find.stage.get() {
        Stage::Reading(done, all) if all > 0 => {
            find.text(|words| words.find_reading(arg::All(all), arg::Done(done)))
        }
        Stage::Reading(..) | Stage::Read | Stage::Failed(_) => String::new(),
    };
    let failed = move || match find.stage.get() {
        Stage::Failed(why) => Some(find.text(|words| problem(words, why))),
        Stage::Reading(..) | Stage::Read => None,
    };
    let full = move || {
        let most = ::progress::find::MAX_DECISIONS as u32;
        find.is_full
            .get()
            .then(|| find.text(|words| words.find_full(most)))
    };
    view! {
        <p class="hint" role="status">{reading}</p>
        <div role="alert">{move || failed().map(|why| view! { <p class="problem">{why}</p> })}</div>
        <p class="hint">{full}</p>
        {move || {
            if find.is_empty.get() {
                empty(find)
            } else {
                view! {
                    <div class="find-parts">
                        <Conditions find/>
                        <Results find/>
                    </div>
                }
                .into_any()
            }
        }}
    }
    .into_any()
}

fn problem(words: &Words, why: Option<StoreError>) -> String {
    match why {
        Some(why) => position_actions::store_problem(words, why),
        None => format!("{} {}", words.missing(), words.missing_help()),
    }
}

/// Draws the page shown for a library without decisions.
fn empty(find: Find) -> AnyView {
    let words = find.words.get_value();
    view! {
        <Begin picture=example_game() title=words.library_empty_title() about=words.find_empty_about()>
            <a class="button primary large" href=Route::Library.to_string()>{words.progress_to_library()}</a>
        </Begin>
    }
    .into_any()
}
