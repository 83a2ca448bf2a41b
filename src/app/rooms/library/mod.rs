//! The library room: matches, sessions and positions, listed, searched, imported and exported.

mod effects;
mod input;
mod state;
mod views;

use leptos::prelude::*;
use table::Route;

use self::{
    state::Library,
    views::{
        details::Details,
        import::ImportPanel,
        list::List,
        tools::{Bar, Tools},
    },
};
use super::{
    Room, Shell, study,
    views::{controls::Notices, head::RoomHead, position_actions},
};
use crate::browser::timer;

pub(crate) use self::effects::whole_backup::export as export_everything;

part! { library:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

fn room(shell: Shell) -> AnyView {
    let library = Library::new(shell);
    let words = shell.words();
    let title = words.place_games();
    shell.entitle(&title);
    effects::load(library);
    input::drop::listen(library);
    input::launch::listen(library);
    on_cleanup(move || effects::stop(library));
    let can_study = library.slice(|model| model.entry_list.all().next().is_some());
    Effect::new(move |_| {
        if can_study.get() {
            // The list comes first.
            timer::after(0, study::fetch_early);
        }
    });
    view! {
        <main class="room home library-room">
            <RoomHead shell title>
                <a class="button" href=Route::Editor.to_string()>{words.set_up_position()}</a>
            </RoomHead>
            <div class="room-body">
                <Problem library/>
                <Tools library/>
                <SetAside library/>
                <Bar library/>
                <List library/>
                <ImportPanel library/>
                <Details library/>
            </div>
        </main>
    }
    .into_any()
}

/// What went wrong last.
#[component]
fn Problem(library: Library) -> impl IntoView {
    let problem = library.slice(|model| model.problem);
    let notices = Memo::new(move |_| {
        let text = |problem: room::Problem| {
            library.text(|words| problem.text(words, position_actions::store_problem))
        };
        let shown = problem.get().map(|problem| (false, text(problem)));
        shown.into_iter().collect()
    });
    view! { <Notices class="" role="alert" notices/> }
}

/// How many saves are not in the library, for the settings to list: damaged ones, and backups of everything.
#[component]
fn SetAside(library: Library) -> impl IntoView {
    move || {
        let count = library.set_aside.get();
        let told = || library.words.with_value(|words| words.library_aside(count));
        (count > 0).then(|| view! { <p class="hint">{told()}</p> })
    }
}
