//! The study room: a position or a match, play by play.

mod coach;
mod drills;
mod ended;
mod given_up;
mod panel;
mod plays;
mod review;
mod review_job;
mod review_storage;
mod running;
mod swipe;
mod view;

use leptos::prelude::*;
use library::{EntryId, Item, Source, StoreError};
use record::{Saved, Seat};
use rules::Player;
use study::{Model, StudyContent, link_error};
use table::{Route, StudySource};

pub(super) use self::{coach::running, ended::ended};
use self::{
    given_up::GiveUp,
    review_storage::{ReviewKey, ReviewSource},
    view::{Damaged, Studying},
};
use super::{Room, Shell, position_actions::store_problem};
use crate::browser::{database, spawn_local, timer::pause};

/// The review of a link is stored under this name: that of the last link alone, which the library does not have.
const LINK: &str = "link";
/// The review of the session on the table is stored under this name before the library has it.
const TABLE: &str = "table";

part! { study:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// Fetches the room and what it shows of a review, so that it stands soon after a tap on an entry of the library.
pub(super) fn fetch_early() {
    spawn_local(async {
        // A part that fails to load now is fetched again when the room is entered.
        if entry().await.is_ok() {
            let _asked_again = review::entry().await;
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
            (Ok(Model::of_table(shell.table())), Some(source))
        }
    };
    let own = match shell.route() {
        Route::Study(StudySource::Table | StudySource::Reviewed(None)) => shell.person(),
        _ => None,
    };
    let opened = opened.and_then(|model| match running::refusal(shell, &model) {
        Some(why) => Err(why),
        None => Ok(model),
    });
    match opened {
        Ok(model) => view! { <Studying shell model source at_once own/> }.into_any(),
        Err(why) => view! { <Damaged shell why/> }.into_any(),
    }
}

/// Why an entry of the library is not shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Refusal {
    /// The library does not have it, or it cannot be read.
    None,
    /// It is a duplicate that is being played on the table.
    Running,
    /// It is a duplicate that was set aside with games left to be played.
    SetAside,
    /// The database could not store that the duplicate was given up.
    Store(StoreError),
}

/// A match or a position, and the side of the person who played the computer in it.
type Found = (Model, Option<Player>);

/// An entry of the library, once it has been read.
#[component]
fn LibraryEntry(shell: Shell, id: EntryId, at_once: bool) -> impl IntoView {
    let opened = RwSignal::new(None::<Result<Found, Refusal>>);
    let key = id.clone();
    spawn_local(async move {
        let model = load_entry(shell, &id).await;
        // The room may have been left meanwhile.
        let _gone = opened.try_set(Some(model));
    });
    move || {
        opened.get().map(|found| {
            let why = match found {
                Ok((model, own)) => {
                    if let Some(why) = running::refusal(shell, &model) {
                        return view! { <Damaged shell why/> }.into_any();
                    }
                    let source = Some(ReviewKey::Entry(key.clone()).into());
                    return view! { <Studying shell model source at_once own/> }.into_any();
                }
                Err(Refusal::None) => shell.words().library_none(),
                Err(Refusal::Running) => shell.words().study_duplicate(),
                Err(Refusal::SetAside) => {
                    let why = shell.words().study_duplicate();
                    let more = view! { <GiveUp shell id=key.clone() opened/> }.into_any();
                    return view! { <Damaged shell why more/> }.into_any();
                }
                Err(Refusal::Store(why)) => store_problem(&shell.words(), why),
            };
            view! { <Damaged shell why/> }.into_any()
        })
    }
}

/// The match or the position of an entry.
async fn load_entry(shell: Shell, id: &EntryId) -> Result<Found, Refusal> {
    let item = database::item(id).await.ok().flatten();
    let item = item.ok_or(Refusal::None)?;
    if let Some(decision) = item.position() {
        return Ok((Model::new(StudyContent::Position(decision)), None));
    }
    // Each step is a task of its own: together they would take longer than a frame.
    pause(0).await;
    let record = item.entry.record(&item.body).map_err(|_| Refusal::None)?;
    let saved = saved(&item);
    if let Some(why) = saved.as_ref().and_then(|saved| unfinished(shell, saved)) {
        return Err(why);
    }
    let own = saved.as_ref().and_then(person);
    pause(0).await;
    let model = Model::new(StudyContent::Match(Box::new(record)));
    pause(0).await;
    Ok((model, own))
}

/// Why a session is not shown that has the dice of a duplicate with games left to be played.
fn unfinished(shell: Shell, saved: &Saved) -> Option<Refusal> {
    let start = saved.start.as_ref();
    let link = start
        .filter(|_| saved.is_running_duplicate())?
        .duplicate_link()?;
    let is_on_table = shell.duplicate().running.as_deref() == Some(link);
    Some(if is_on_table {
        Refusal::Running
    } else {
        Refusal::SetAside
    })
}

/// The session of an entry that was played here.
fn saved(item: &Item) -> Option<Saved> {
    let Source::Here(_) = item.entry.source else {
        return None;
    };
    Saved::from_text(str::from_utf8(&item.body).ok()?).ok()
}

/// The side of the person, where the other one is the computer's.
fn person(saved: &Saved) -> Option<Player> {
    let is_computer = |player: &Player| matches!(saved.seats[*player], Seat::Computer(_));
    Player::BOTH.into_iter().find(is_computer)?;
    let is_person = |player: &Player| saved.seats[*player] == Seat::Person;
    Player::BOTH.into_iter().find(is_person)
}
