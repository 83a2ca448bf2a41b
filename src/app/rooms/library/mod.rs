//! Library room: lists, searches, imports and exports matches, sessions and positions.

mod effects;
mod input;
mod kept_pictures;
mod state;
mod views;

use leptos::prelude::*;
use table::Route;

use self::{
    state::Library,
    views::{
        add::AddSheet,
        details::Details,
        import::ImportPanel,
        list::List,
        queue::{QueueBar, QueueDialog},
        table::Table,
        tools::{Bar, Tools},
    },
};
use super::{
    Room, Shell, part_files, queue, study,
    views::{controls::Notices, head::RoomHead, position_actions},
};
use crate::{
    browser::{spawn_local, timer},
    parts::{Icon, icon},
    staged_build::when_ready,
};

pub(crate) use self::effects::whole_backup::export as export_everything;

/// Caches an entry's picture as if the statistics worker had drawn it.
#[cfg(test)]
pub(super) fn remember_picture(id: &::library::EntryId, picture: ::progress::Picture) {
    kept_pictures::remember(id, &std::sync::Arc::new(picture));
}

/// Returns the import dialog for an import that has found an item in a file.
#[cfg(test)]
pub(super) fn import_dialog(shell: Shell, item: ::library::Item) -> AnyView {
    use ::library::{Msg, ReadFile, update};
    let library = Library::new(shell);
    let ::library::Item { entry, body } = item;
    let read = || ReadFile {
        entries: vec![entry.clone()],
        ..ReadFile::default()
    };
    library.model.update(|model| {
        let entries = Ok(Vec::new());
        let _none = update(model, Msg::Loaded { entries, now: 0 });
        let names = ["match.mat", "again.mat"].map(|name| Some(name.to_owned()));
        let _none = update(model, Msg::Import(1, names.to_vec()));
        for _file in names {
            let _none = update(model, Msg::FileRead(Ok(read()), vec![body.clone()]));
        }
    });
    view! { <ImportPanel library/> }.into_any()
}

/// Returns the selection bar with `item` selected.
#[cfg(test)]
pub(super) fn selection(shell: Shell, item: ::library::Item) -> AnyView {
    use ::library::{Msg, update};
    let library = Library::new(shell);
    library.model.update(|model| {
        let entries = Ok(vec![item.entry]);
        for msg in [
            Msg::Loaded { entries, now: 0 },
            Msg::Select(true),
            Msg::TickAll(true),
        ] {
            let _none = update(model, msg);
        }
    });
    view! { <Bar library/> }.into_any()
}

/// Returns the table with the given items and their statistics.
#[cfg(test)]
pub(super) fn columns(shell: Shell, items: Vec<(::library::Item, ::library::Figures)>) -> AnyView {
    use ::library::{Msg, update};
    let library = Library::new(shell);
    library.has_columns.set(true);
    let figures = items
        .iter()
        .map(|(item, figures)| (item.entry.id.clone(), figures.clone()));
    let figures = figures.collect();
    library.model.update(|model| {
        let entries = Ok(items.into_iter().map(|(item, _)| item.entry).collect());
        for msg in [
            Msg::Loaded { entries, now: 0 },
            Msg::Figures(figures),
            Msg::Select(true),
        ] {
            let _none = update(model, msg);
        }
    });
    view! {
        <main class="room home library-room">
            <RoomHead shell title=shell.words().place_games()/>
            <div class="room-body">
                <Tools library/>
                <Bar library/>
                <Table library/>
            </div>
        </main>
    }
    .into_any()
}

/// Returns the content of the queue dialog for a library with `item` and the jobs in `queue`.
#[cfg(test)]
pub(super) fn queue_dialog(shell: Shell, item: ::library::Item, queue: ::study::Queue) -> AnyView {
    use ::library::{Msg, update};
    let library = Library::new(shell);
    library.model.update(|model| {
        let entries = Ok(vec![item.entry]);
        let _none = update(model, Msg::Loaded { entries, now: 0 });
    });
    queue::shared().queue.set(queue);
    views::queue::sheet(library, Vec::new())
}

part! { library:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

part! { library_dialogs:
    /// Returns two views: the dialogs (import, entry and queue), and the queue bar.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    fn dialogs() -> [fn(Library) -> AnyView; 2] {
        [
            |library| {
                view! {
                    <ImportPanel library/>
                    <Details library/>
                    <QueueDialog library/>
                }
                .into_any()
            },
            |library| view! { <QueueBar library/> }.into_any(),
        ]
    }
}

part! { library_table:
    /// Returns the table view.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    fn table_entry() -> fn(Library) -> AnyView {
        |library| view! { <Table library/> }.into_any()
    }
}

/// Draws the table of all entries once its chunk has loaded.
fn table(library: Library) -> AnyView {
    let fetched = async move {
        match table_entry().await {
            Ok(table) => table(library),
            // The failed load has already been reported.
            Err(_) => ().into_any(),
        }
    };
    when_ready(fetched).into_any()
}

/// Draws view `nth` of the `library_dialogs` chunk once it is first needed.
fn once_wanted(library: Library, nth: usize) -> impl IntoView {
    let imports = library.slice(|model| model.import.is_some());
    let queue = queue::shared().queue;
    let wanted = Memo::new(move |before| {
        before == Some(&true)
            || imports.get()
            || library.open.with(Option::is_some)
            || library.queue_open.with(Option::is_some)
            || library.is_all_reviewed.get()
            || queue.with(|queue| !queue.jobs().is_empty())
    });
    let fetched = move || async move {
        let Some(words) = library.words.try_get_value() else {
            return ().into_any();
        };
        part_files::load_texts(&words, words::Part::Queue).await;
        match dialogs().await.map(|views| views.get(nth).copied()) {
            // The room may have been closed in the meantime.
            Ok(Some(view)) if library.words.try_get_value().is_some() => view(library),
            Ok(_) | Err(_) => ().into_any(),
        }
    };
    move || wanted.get().then(|| when_ready(fetched()))
}

fn room(shell: Shell) -> AnyView {
    let library = Library::new(shell);
    let words = shell.words();
    let title = words.place_games();
    shell.entitle(&title);
    effects::load(library);
    input::drop::listen(library);
    input::launch::listen(library);
    effects::reviews::follow(library);
    on_cleanup(move || effects::stop(library));
    let can_study = library.slice(|model| model.entry_list.all().next().is_some());
    Effect::new(move |_| {
        if can_study.get() {
            // The list takes precedence and is drawn first.
            timer::after(0, || {
                study::fetch_early();
                spawn_local(async {
                    // Opening a dialog retries a failed fetch.
                    let _asked_again = dialogs().await;
                });
            });
        }
    });
    // The empty room's card already has this button.
    let is_any = library.slice(|model| model.entry_list.totals().0 > 0);
    let add = words.library_add_games();
    let add = move || {
        is_any.get().then(|| {
            view! {
                <button class="button primary" on:click=move |_| library.adding.set(true)>
                    {icon(Icon::Plus)}
                    <span>{add.clone()}</span>
                </button>
            }
        })
    };
    view! {
        <main class="room home library-room">
            <RoomHead shell title subtitle=fact(library)>
                <a class="button" href=Route::Editor.to_string()>
                    {icon(Icon::Edit)}
                    <span>{words.set_up_position()}</span>
                </a>
                {add}
            </RoomHead>
            <div class="room-body">
                <Problem library/>
                <Tools library/>
                <SetAside library/>
                <Bar library/>
                {once_wanted(library, 1)}
                {move || if library.has_columns.get() { table(library) } else { view! { <List library/> }.into_any() }}
                <AddSheet library/>
                {once_wanted(library, 0)}
            </div>
        </main>
    }
    .into_any()
}

/// Returns the numbers of entries and reviewed entries as text; empty until they are known.
fn fact(library: Library) -> Signal<String> {
    let totals = library.slice(|model| {
        let (total, reviewed) = model.entry_list.totals();
        let is_read = !model.loader.is_new();
        is_read.then(|| [total, reviewed].map(|count| u32::try_from(count).unwrap_or(u32::MAX)))
    });
    let totals_text = move || {
        let [total, reviewed] = totals.get().filter(|[total, _]| *total > 0)?;
        let total = library.text(|words| words.library_count(total));
        if reviewed == 0 {
            return Some(total);
        }
        let reviewed = library.text(|words| words.library_reviewed(reviewed));
        Some(format!("{total} · {reviewed}"))
    };
    Signal::derive(move || totals_text().unwrap_or_default())
}

/// Draws the message about the latest problem.
#[component]
fn Problem(library: Library) -> impl IntoView {
    let problem = library.slice(|model| model.problem);
    let notices = Memo::new(move |_| {
        let text = |problem: library::room::Problem| {
            library.text(|words| problem.text(words, position_actions::store_problem))
        };
        let notice = problem.get().map(|problem| (false, text(problem)));
        notice.into_iter().collect()
    });
    view! { <Notices class="" role="alert" notices/> }
}

/// Draws the number of saves outside the library, which are listed in the settings: damaged saves and full backups.
#[component]
fn SetAside(library: Library) -> impl IntoView {
    move || {
        let count = library.set_aside.get();
        let text = || library.words.with_value(|words| words.library_aside(count));
        (count > 0).then(|| view! { <p class="hint">{text()}</p> })
    }
}
