//! The library room: matches, sessions and positions, listed, searched, imported and exported.

mod details;
mod drop;
mod effects;
mod import;
mod label;
mod launch;
mod list;
mod reader;
mod remark;
mod tools;
mod whole_backup;

use std::{collections::BTreeMap, rc::Rc};

use leptos::prelude::*;
use library::{EntryId, Model, Msg, update};
use record::set_aside_texts;

use table::Route;
use words::Words;

use self::{
    details::Details,
    effects::Chosen,
    import::ImportPanel,
    list::List,
    reader::Reader,
    tools::{Bar, Tools},
};
use super::{
    Room, Shell, change::change, position_actions, shared_controls::Back, shell::PreparedRestore,
    study,
};
use crate::browser::{storage::Browser, timer};

pub(crate) use self::whole_backup::export as export_everything;

part! { library:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// The room's model and what it needs to carry out its effects. Copies are the same library.
#[derive(Clone, Copy)]
struct Library {
    shell: Shell,
    model: RwSignal<Model>,
    words: StoredValue<Words>,
    /// How many games are set aside, and not in the library.
    set_aside: RwSignal<u32>,
    /// The entry whose details are open.
    open: RwSignal<Option<EntryId>>,
    /// State of the current import.
    importing: StoredValue<Importing, LocalStorage>,
    /// Why a backup of everything could not be restored, as a sentence.
    refused: RwSignal<Option<String>>,
    /// The number of the last import that was asked for.
    last_import: StoredValue<u32>,
}

/// State of an import outside the model.
#[derive(Debug, Default)]
struct Importing {
    /// The files of imports that wait, under their numbers.
    waiting: BTreeMap<u32, Vec<Chosen>>,
    /// The files to read.
    files: Vec<Chosen>,
    /// The worker that reads them; stopped once they have been read, or the import is cancelled.
    reader: Option<Rc<Reader>>,
    /// The table's part of a backup of everything that is being stored.
    prepared: Option<PreparedRestore>,
}

impl Library {
    fn new(shell: Shell) -> Self {
        Self {
            shell,
            model: RwSignal::new(Model::default()),
            words: StoredValue::new(shell.words()),
            set_aside: RwSignal::new(0),
            open: RwSignal::new(None),
            importing: StoredValue::new_local(Importing::default()),
            refused: RwSignal::new(None),
            last_import: StoredValue::new(0),
        }
    }

    /// Changes the model, and does what has to be done.
    fn send(self, msg: Msg) {
        let carry_out = |effect| effects::carry_out(self, effect);
        change(self.model, |model| update(model, msg), carry_out);
    }

    /// A part of the model, which changes only when it does.
    fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    /// Counts what is set aside. Nothing happens any more once the room has been left.
    fn count_set_aside(self) {
        let count = u32::try_from(set_aside_texts(&Browser).len()).unwrap_or(u32::MAX);
        let _left = self.set_aside.try_set(count);
    }

    /// Says a text of the room in the live region.
    fn say(self, text: impl FnOnce(&Words) -> String) {
        self.shell.say(&self.words.with_value(text));
    }
}

fn room(shell: Shell) -> AnyView {
    let library = Library::new(shell);
    let words = shell.words();
    shell.entitle(&words.library());
    effects::load(library);
    drop::listen(library);
    launch::listen(library);
    on_cleanup(move || effects::stop(library));
    let can_study = library.slice(|model| model.entry_list.all().next().is_some());
    Effect::new(move |_| {
        if can_study.get() {
            // The list comes first.
            timer::after(0, study::fetch_early);
        }
    });
    view! {
        <main class="room library-room">
            <header class="room-head">
                <Back label=words.back_to_game() leave=move || shell.leave()/>
                <h1 tabindex="-1">{words.library()}</h1>
                <a class="button" href=Route::Progress.to_string()>{words.progress()}</a>
            </header>
            <Problem library/>
            <Tools library/>
            <SetAside library/>
            <Bar library/>
            <List library/>
            <ImportPanel library/>
            <Details library/>
        </main>
    }
    .into_any()
}

/// What went wrong last.
#[component]
fn Problem(library: Library) -> impl IntoView {
    let problem = library.slice(|model| model.problem);
    let told = move |problem: room::Problem| {
        library
            .words
            .with_value(|words| problem.text(words, position_actions::store_problem))
    };
    view! {
        <div role="alert">
            {move || problem.get().map(|why| view! { <p class="problem">{told(why)}</p> })}
        </div>
    }
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
