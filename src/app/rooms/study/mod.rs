//! Study room: shows a position, or a match play by play.

mod effects;
mod entry;
mod input;
mod leaving;
mod notes;
mod opening;
mod running;
mod state;
mod storage;
mod trying;
mod unattended;
mod views;

use leptos::prelude::*;
use library::EntryId;
use rules::Player;
use study::{Model, link_error};
use table::{Route, StudySource};

#[cfg(test)]
pub(in crate::rooms) use self::effects::keep_review;
#[cfg(test)]
pub(crate) use self::storage::save_match;
pub(super) use self::views::{coach::running, ended::ended, hinted::reason};
use self::{
    entry::{Found, Linked, Refusal, load_entry, named_own},
    notes::stored_notes,
    opening::read_opening,
    storage::{ReviewKey, ReviewSource},
    views::{given_up::GiveUp, studying::Studying},
};
use super::{
    Room, Shell,
    views::{damaged::Damaged, position_actions::store_problem},
};
use crate::browser::spawn_local;

/// Storage name of the review for the last link.
const LINK: &str = "link";
/// Storage name of the review for the session at the table, until the session is in the library.
const TABLE: &str = "table";

part! { study:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

part! { study:
    /// Returns the function that runs the queue's jobs.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn run_queue() -> fn(Shell) {
        unattended::run
    }
}

/// Prefetches the room and the review's views, so that library entries open quickly.
pub(super) fn fetch_early() {
    spawn_local(async {
        // A chunk that fails to load now is fetched again when the room is opened.
        if entry().await.is_ok() {
            let _asked_again = views::review::entry().await;
        }
    });
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let at_once = matches!(shell.route(), Route::Study(StudySource::Reviewed(_)));
    let (opened, source) = match shell.route() {
        Route::Study(StudySource::Library(id) | StudySource::Reviewed(Some(id))) => {
            return view! { <LibraryEntry shell id at_once/> }.into_any();
        }
        Route::Study(StudySource::Link(link)) => {
            let opened = Model::of_link(&link).map_err(|why| link_error(why, &words));
            (opened, Some(ReviewKey::Name(LINK).into()))
        }
        _ if shell.duplicate().running.is_some() => (Err(words.study_duplicate()), None),
        _ => {
            let unnamed = || ReviewKey::Name(TABLE).into();
            let source = ReviewSource::of_table(shell).unwrap_or_else(unnamed);
            let model = Model::of_table(shell.table());
            (Ok(model), Some(source))
        }
    };
    let opened = opened.and_then(|model| match running::refusal(shell, &model) {
        Some(why) => Err(why),
        None => Ok(model),
    });
    let model = match opened {
        Ok(model) => model,
        Err(why) => return view! { <Damaged shell title=words.study() why/> }.into_any(),
    };
    match (shell.route(), source) {
        (Route::Study(StudySource::Table | StudySource::Reviewed(None)), Some(source)) => {
            let found = Found::of(model, shell.person());
            view! { <OfTable shell found source at_once/> }.into_any()
        }
        // Until the room is drawn, a preview shows the start of the match.
        (route, source) => {
            let own = named_own(&model, &words).or_else(|| own_mistake(shell, &model));
            let found = Found::of(model, own);
            let found = match route {
                Route::Study(StudySource::Link(link)) => found.with_link(&link),
                _ => found,
            };
            match (&found.linked, source) {
                (Some(Linked::Match(_)), Some(source)) => {
                    view! { <Reviewed shell found source/> }.into_any()
                }
                (_, source) => {
                    view! { <Studying shell found source at_once question=None/> }.into_any()
                }
            }
        }
    }
}

/// Returns the reader's side if the reader came from Practice to study one of their own mistakes; `None` otherwise.
fn own_mistake(shell: Shell, model: &Model) -> Option<Player> {
    let from = untrack(|| shell.navigation().way_back());
    let is_position = model.record().is_none() && from == Some(Route::Drill);
    model
        .decision()
        .filter(|_| is_position)
        .map(|one| one.player())
}

/// Draws the session at the table once the decision at which its review opens is known.
#[component]
fn OfTable(shell: Shell, found: Found, source: ReviewSource, at_once: bool) -> impl IntoView {
    let opened = RwSignal::new(None);
    spawn_local(async move {
        let mut found = found;
        let source = read_opening(shell, source, &mut found).await;
        let (notes, match_note) = stored_notes(&source).await;
        found.model = found.model.with_notes(notes);
        found.model.set_match_note(match_note);
        // The room may have been closed in the meantime.
        let _gone = opened.try_set(Some((found, source)));
    });
    move || {
        let (found, source) = opened.get()?;
        let source = Some(source);
        Some(view! { <Studying shell found source at_once question=None/> })
    }
}

/// Draws the match in a link once its review has been merged with the stored one.
#[component]
fn Reviewed(shell: Shell, found: Found, source: ReviewSource) -> impl IntoView {
    let opened = RwSignal::new(None);
    spawn_local(async move {
        let mut found = found;
        let source = read_opening(shell, source, &mut found).await;
        // The room may have been closed in the meantime.
        let _gone = opened.try_set(Some((found, source)));
    });
    move || {
        let (found, source) = opened.get()?;
        let source = Some(source);
        Some(view! { <Studying shell found source at_once=false question=None/> })
    }
}

/// Draws a library entry once it has been read.
#[component]
fn LibraryEntry(shell: Shell, id: EntryId, at_once: bool) -> impl IntoView {
    let opened = RwSignal::new(None::<Result<Found, Refusal>>);
    let key = id.clone();
    let own_key = id.clone();
    let answer = Callback::new(move |(side, page, notes)| {
        // The answer rebuilds the room with the reader's side; the review continues.
        opened.update(|opened| {
            if let Some(Ok(found)) = opened {
                found.answer(&own_key, side, page, notes);
            }
        });
    });
    spawn_local(async move {
        let mut found = load_entry(shell, &id).await;
        if let Ok(found) = &mut found {
            read_opening(shell, ReviewKey::Entry(id).into(), found).await;
        }
        // The room may have been closed in the meantime.
        let _gone = opened.try_set(Some(found));
    });
    move || {
        opened.get().map(|found| {
            let title = shell.words().study();
            let why = match found {
                Ok(found) => {
                    if let Some(why) = running::refusal(shell, &found.model) {
                        return view! { <Damaged shell title why/> }.into_any();
                    }
                    let source = Some(ReviewKey::Entry(key.clone()).into());
                    let question = found.asks.then_some(answer);
                    return view! { <Studying shell found source at_once question/> }.into_any();
                }
                Err(Refusal::None) => shell.words().library_none(),
                Err(Refusal::Running) => shell.words().study_duplicate(),
                Err(Refusal::SetAside) => {
                    let why = shell.words().study_duplicate();
                    let more = view! { <GiveUp shell id=key.clone() opened/> }.into_any();
                    return view! { <Damaged shell title why more/> }.into_any();
                }
                Err(Refusal::Store(why)) => store_problem(&shell.words(), why),
            };
            view! { <Damaged shell title why/> }.into_any()
        })
    }
}
