//! Rooms: the pages other than the game on the table. The address selects a room, and Back leaves it.
//!
//! A room consists of a pure model with its messages and its update, tested natively, and of views in a separate folder
//! of this module. The views are a lazy-loaded chunk, fetched when the room is first entered: `wasm_split` marks the
//! entry point, and `cargo xtask dist` moves the code that is reachable only from the entry point into a file. Code
//! that the chunk `later` also uses is in that chunk's file; code that several rooms use is in separate files, fetched
//! with the first of these rooms. No code is duplicated. Until the study room for a link has loaded, a [`preview`]
//! shows the link's board.
//!
//! A room's folder contains its state (`state`, a [`RoomState`](room_state::RoomState) with the room's own fields),
//! then storage and `effects`, then the views; each uses only those before it.
//!
//! A room uses the [`Shell`], not the game's [`Store`](crate::store::Store). While a room is open, the game waits as in
//! a hidden tab: its clock stops in a game against the computer.

mod asked_card;
mod book;
mod course;
mod decision_index;
mod drill;
mod duplicate;
mod editor;
mod find;
mod friend;
mod home;
mod last_place;
mod library;
mod openings;
mod part_files;
mod preview;
mod progress;
mod queue;
mod room_state;
mod settings;
mod sheet_store;
mod sheets;
mod shell;
mod study;
mod transcribe;
mod transition;
mod views;
mod workers;

use std::any::Any;

use leptos::{ev, mount::mount_to, prelude::*, wasm_split::SplitLoaderError};
use rules::Player;
use table::{Explained, Msg, PageMsg, Route};
use terms::Measured;

use self::shell::Room;
pub(crate) use self::{library::export_everything, shell::Shell};
use crate::{
    browser::{address, focus, set_title, spawn_local, timer},
    parts::close_dialogs,
    store::Store,
};

/// Room that is mounted in the document, and removed from it on drop.
type Shown = Box<dyn Any>;

/// Shows the page named by the address, now and whenever the address changes.
pub(crate) fn watch(store: Store) {
    let shell = Shell::new(store);
    queue::watch(shell);
    if preview::is_shown() {
        hide_game(store);
    }
    let _listens_for_ever =
        window_event_listener(ev::hashchange, move |_| read(store, shell, true));
    read(store, shell, false);
    let mounted_room = StoredValue::new_local(None::<Shown>);
    Effect::new(move |before: Option<()>| {
        let route = shell.navigation().route.get();
        let is_first = before.is_none();
        // The browser's Back button leaves a page even if a modal dialog is open on it.
        close_dialogs();
        if route == Route::Play {
            if store.away.get_untracked() {
                transition::show(shell, &Route::Play, move || {
                    if shell.route() == Route::Play {
                        mounted_room.set_value(None);
                        preview::close();
                        leave(store);
                    }
                });
            }
            return;
        }
        spawn_local(async move {
            let room = entry(&route).await;
            if shell.route() != route {
                // Another page has been requested in the meantime.
                return;
            }
            match room {
                Ok(Some(room)) => {
                    let opened = route.clone();
                    let show = move || {
                        // Another page may have been requested before the transition has begun.
                        if shell.route() == opened {
                            preview::close();
                            mounted_room.set_value(None);
                            mounted_room.set_value(enter(store, shell, room));
                        }
                    };
                    if is_first {
                        show();
                    } else {
                        transition::show(shell, &route, show);
                    }
                }
                Ok(None) => refuse(store, shell),
                // The page has already reported the missing chunk. The same address can be opened again.
                Err(_) if !route.is_link() => shell.replace(Route::Play),
                Err(_) => {}
            }
        });
    });
}

/// Shows the page named by the address; `changed` is `false` for the address with which the program was opened.
fn read(store: Store, shell: Shell, changed: bool) {
    match Route::read(&address::fragment()) {
        Some(route) => shell.navigation().arrive(route, changed),
        None => refuse(store, shell),
    }
}

/// Reports an unknown address and shows the game.
fn refuse(store: Store, shell: Shell) {
    shell.replace(Route::Play);
    store.send(Msg::Page(PageMsg::UnknownAddress));
}

/// Fetches the chunk with the room for `route`; `None` if this release has no such room.
async fn entry(route: &Route) -> Result<Option<Room>, SplitLoaderError> {
    match route {
        Route::Study(_) => study::entry().await.map(Some),
        Route::Library => library::entry().await.map(Some),
        Route::Drill => drill::entry().await.map(Some),
        Route::Tables => drill::tables().await.map(Some),
        Route::Openings => openings::entry().await.map(Some),
        Route::Course(_) => course::entry().await.map(Some),
        Route::SheetLink(link) if link.starts_with("s=") => drill::sheet().await.map(Some),
        Route::Sheets(_) | Route::SheetLink(_) => sheets::entry().await.map(Some),
        Route::Friend(_) | Route::FriendLink(_) => friend::entry().await.map(Some),
        Route::Duplicate(_) | Route::DuplicateLink(_) => duplicate::entry().await.map(Some),
        Route::Editor => editor::entry().await.map(Some),
        Route::Transcribe(_) => transcribe::entry().await.map(Some),
        Route::Find => find::entry().await.map(Some),
        Route::Progress | Route::ProgressLink(_) => progress::entry().await.map(Some),
        Route::Home => home::entry().await.map(Some),
        Route::Settings => settings::entry().await.map(Some),
        Route::Play => Ok(None),
    }
}

/// Builds the room at `route` for component tests.
#[cfg(test)]
pub(crate) fn build(store: Store, route: Route) -> AnyView {
    let shell = Shell::new(store);
    shell.navigation().arrive(route.clone(), false);
    let room = RwSignal::new(None);
    spawn_local(async move {
        room.set(
            entry(&route)
                .await
                .expect("a development build is not split"),
        );
    });
    room.get_untracked().map(|room| room(shell)).into_any()
}

/// Builds the page You with a test's report.
#[cfg(test)]
pub(crate) fn you(
    store: Store,
    players: Vec<::progress::PlayerLine>,
    report: Option<(::progress::Report, Vec<Option<::progress::ReportLink>>)>,
) -> AnyView {
    progress::with_report(Shell::new(store), players, report)
}

/// Builds the form for choosing which parts of a test's report are shared.
#[cfg(test)]
pub(crate) fn share_choices(
    store: Store,
    report: ::progress::Report,
    links: Vec<Option<::progress::ReportLink>>,
) -> AnyView {
    progress::share_choices(Shell::new(store), report, links)
}

#[cfg(test)]
pub(crate) use self::views::position_actions::{FIND, FIND_BOARD};

/// Builds the library table with the given items and their figures.
#[cfg(test)]
pub(crate) fn columns(store: Store, items: Vec<(::library::Item, ::library::Figures)>) -> AnyView {
    library::columns(Shell::new(store), items)
}

/// Builds the decision search with a test's results.
#[cfg(test)]
pub(crate) fn found(store: Store, found: ::progress::find::FoundPage) -> AnyView {
    find::with_results(Shell::new(store), found)
}

/// Builds the import dialog for an item that was found in a file.
#[cfg(test)]
pub(crate) fn import_dialog(store: Store, item: ::library::Item) -> AnyView {
    library::import_dialog(Shell::new(store), item)
}

/// Builds the library's selection bar, with `item` selected.
#[cfg(test)]
pub(crate) fn selection(store: Store, item: ::library::Item) -> AnyView {
    library::selection(Shell::new(store), item)
}

/// Builds the content of the queue dialog for a library that contains `item`.
#[cfg(test)]
pub(crate) fn queue_dialog(store: Store, item: ::library::Item, queue: ::study::Queue) -> AnyView {
    library::queue_dialog(Shell::new(store), item, queue)
}

/// Builds the statistics summary on the home page of Play, with a test's game and report.
#[cfg(test)]
pub(crate) fn glance(
    store: Store,
    latest: Option<(::library::Entry, ::progress::Picture)>,
    report: (::progress::Report, Vec<Option<::progress::ReportLink>>),
) -> AnyView {
    progress::glance_at(Shell::new(store), latest, report)
}

/// Caches an entry's picture, as if the statistics worker had drawn it.
#[cfg(test)]
pub(crate) fn remember_picture(id: &::library::EntryId, picture: ::progress::Picture) {
    library::remember_picture(id, picture);
}

/// Returns a view of the PR so far in the game on the table. The view belongs to the study room's coach, whose chunk is
/// fetched on demand.
pub(crate) fn running(store: Store, player: Player) -> AnyView {
    study::running(Shell::new(store), player)
}

/// Returns a view of the human player's PR and luck in the session whose game has just ended, with an explanation of
/// the main cause of a loss; also shows the game's line below the board. The review that provides the data is carried
/// out by the study room's chunk.
pub(crate) fn ended(store: Store, player: Player, is_explained: bool) -> AnyView {
    study::ended(Shell::new(store), player, is_explained)
}

/// Stores a review of the session on the table, as if the review had been opened and left.
#[cfg(test)]
pub(crate) fn keep_review(record: &record::MatchRecord, review: ::study::Review) {
    study::keep_review(record, review);
}

#[cfg(test)]
pub(crate) use self::study::save_match;

/// Returns a view with one reason for the choice that the advice at the table explains.
pub(crate) fn reason(store: Store, explained: Explained) -> AnyView {
    study::reason(Shell::new(store), explained)
}

/// Returns the player's own PR, as measured by reviews; `None` if the PR is unknown. Fetches the progress room's chunk.
pub(crate) async fn measured(store: Store) -> Option<Measured> {
    progress::measured(store.words()).await
}

/// Makes the next review open at its initial decision, not at the reader's last place in the match.
pub(crate) fn forget_place() {
    last_place::forget();
}

/// Makes the review at `route` open at `place`.
pub(crate) fn note_place(route: &Route, place: (usize, usize)) {
    if let Route::Study(source) = route
        && let Some(name) = source.name()
    {
        last_place::save(name, place);
    }
}

/// Shows a room instead of the game.
fn enter(store: Store, shell: Shell, room: Room) -> Option<Shown> {
    hide_game(store);
    let language = store.slice(|model| model.words().language());
    let mounted = mount_to(document().body()?, move || {
        move || {
            language.get();
            room(shell)
        }
    });
    focus::heading();
    if let Some(left) = shell.navigation().left() {
        focus_link(left.to_string());
    }
    Some(Box::new(mounted))
}

/// Number of attempts to find the link to the page that was left, while the room reads its list.
const LOOKS: u8 = 10;

/// Delay before each of these attempts, in milliseconds.
const BETWEEN_LOOKS_MS: u32 = 60;

/// Focuses the link to the page that was left, once the room shows it.
fn focus_link(address: String) {
    let attempt = move || !focus::is_on_heading() || focus::link(&address);
    timer::after(BETWEEN_LOOKS_MS, || {
        timer::retry(LOOKS, BETWEEN_LOOKS_MS, attempt);
    });
}

/// Hides the game, unless a room already covers it. The game's clock stops if the opponent is the computer.
fn hide_game(store: Store) {
    if !store.away.get_untracked() {
        store.send(Msg::CloseDialog);
        store.send(Msg::Page(PageMsg::Hidden));
        focus::leave();
        store.away.set(true);
    }
}

/// Shows the game again and restores the focus.
fn leave(store: Store) {
    store.away.set(false);
    let title = store.words().game_name();
    set_title(&title);
    store.say(&title);
    store.send(Msg::Page(PageMsg::Shown));
    focus::come_back();
}
