//! The room for duplicates: several people play the same dice, and their results are compared.

mod effects;
mod form;
mod judging;
mod list;
mod page;
mod results;

use ::duplicate::{Model, Msg, Page, heading, notice, update};
use analyst::Ticket;
use leptos::prelude::*;
use library::EntryId;
use table::Route;
use words::{Part, Words};

use self::{form::New, list::List, page::Shown};
use super::{Room, Shell, change::change, part_files};
use crate::browser::spawn_local;

part! { duplicate:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// The room's model and what it needs to carry out its effects. Copies are the same room.
#[derive(Clone, Copy)]
struct Duplicates {
    shell: Shell,
    model: RwSignal<Model>,
    words: StoredValue<Words>,
    /// The review of a result that is under way, and the number of the reviews so far.
    job: StoredValue<(u32, Option<Ticket>)>,
}

impl Duplicates {
    /// Changes the model, and does what has to be done.
    fn send(self, msg: Msg) {
        let carry_out = |effect| effects::carry_out(self, effect);
        change(self.model, |model| update(model, msg), carry_out);
        let items = self.model.try_update_untracked(Model::to_judge);
        if let Some(items) = items.flatten() {
            judging::judge(self, items);
        }
    }

    /// A part of the model, which changes only when it does.
    fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    fn text(self, text: impl FnOnce(&Words) -> String) -> String {
        self.words.with_value(text)
    }
}

/// Which page is shown: another one is built anew.
#[derive(Clone, PartialEq)]
enum Place {
    List,
    New,
    Shown(EntryId),
}

fn place(model: &Model) -> Place {
    match model.page() {
        Page::List => Place::List,
        Page::New(_) => Place::New,
        Page::Shown(shown) => Place::Shown(shown.key()),
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let first = match shell.route() {
        Route::DuplicateLink(link) => Some(Msg::OpenLink(link, effects::now())),
        Route::Duplicate(Some(key)) => Some(Msg::Open(key)),
        _ => None,
    };
    // The arena's values may be gone when the room is left; this one is not.
    let job = judging::Job::new((0, None));
    judging::stop_on_leaving(shell, job.clone());
    let room = Duplicates {
        shell,
        model: RwSignal::new(Model::new(words.clone(), first, &effects::names())),
        words: StoredValue::new(words.clone()),
        job: job.into(),
    };
    let speaks = RwSignal::new(false);
    let own = words.clone();
    spawn_local(async move {
        part_files::load_texts(&own, Part::Duplicate).await;
        // The room may have been left meanwhile.
        if speaks.try_set(true).is_none() {
            effects::load(room);
        }
    });
    let title = Memo::new(move |_| speaks.get().then(|| room.model.with(heading)));
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            shell.entitle(&title);
        }
    });
    let page = room.slice(place);
    let back = move |_| match page.get_untracked() {
        Place::List => shell.leave(),
        Place::New | Place::Shown(_) => room.send(Msg::ShowList),
    };
    let back_label = move || match page.get() {
        Place::List => room.text(Words::back_to_game),
        Place::New | Place::Shown(_) => room.text(Words::back),
    };
    let body = move || match page.get() {
        Place::List => view! { <List room/> }.into_any(),
        Place::New => view! { <New room/> }.into_any(),
        Place::Shown(_) => view! { <Shown room/> }.into_any(),
    };
    view! {
        <main class="room duplicate-room">
            <header class="room-head">
                <button class="button" on:click=back>{back_label}</button>
                <h1 tabindex="-1">{move || title.get()}</h1>
            </header>
            <Told room answers=false/>
            {move || speaks.get().then_some(body)}
        </main>
    }
    .into_any()
}

/// The notices about the last link or button: those that answer a text with links, or the others.
#[component]
fn Told(room: Duplicates, answers: bool) -> impl IntoView {
    let told = room.slice(move |model| {
        let all = model.notices().iter();
        let all = all.filter(|one| one.is_about_links() == answers);
        all.map(|one| (one.is_success(), notice(model.words(), one)))
            .collect::<Vec<_>>()
    });
    let line =
        |(is_success, line): (bool, String)| view! { <p class:problem=!is_success>{line}</p> };
    view! { <div class="duplicate-told">{move || told.get().into_iter().map(line).collect_view()}</div> }
}
