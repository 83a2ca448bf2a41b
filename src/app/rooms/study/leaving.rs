//! Ways out of the room, which wait for the reader's answer while notes would be lost.

use leptos::{ev, prelude::*};
use record::Start;
use table::Route;

use super::notes::NoteEditor;
use crate::{
    browser::{address, timer},
    rooms::Shell,
};

/// Time that the browser has for a step in its history, in milliseconds.
const RETURN_MS: u32 = 300;

/// Way out of the room.
#[derive(Clone)]
pub(super) enum WayOut {
    /// Page that the address already names.
    Page(Route),
    /// Table, for a game from this position.
    Game(Box<Start>),
}

/// Guard that stops the reader from leaving with notes that are not saved. Copies refer to the same guard.
#[derive(Clone, Copy)]
pub(super) struct Leaving {
    shell: StoredValue<Shell>,
    notes: NoteEditor,
    /// Way out that waits for the reader's answer.
    pub(super) waiting: RwSignal<Option<WayOut>>,
    /// `true` once the question can be asked, since its chunk has loaded.
    asks: StoredValue<bool>,
}

impl Leaving {
    /// Guards the room until it is closed.
    pub(super) fn new(shell: Shell, notes: NoteEditor) -> Self {
        let leaving = Self {
            shell: StoredValue::new(shell),
            notes,
            waiting: RwSignal::new(None),
            asks: StoredValue::new(false),
        };
        let guard = move |route: Route| {
            let is_here = route == shell.route();
            if is_here {
                leaving.waiting.set(None);
            }
            !is_here && leaving.waits(WayOut::Page(route))
        };
        shell.navigation().guard_with(Callback::new(guard));
        leaving
    }

    /// Starts to ask, also before the browser closes the page.
    pub(super) fn ask(self) {
        self.asks.set_value(true);
        Effect::new(move |_| {
            let closing = window_event_listener(ev::beforeunload, move |event| {
                if untrack(|| self.notes.is_unsaved()) {
                    event.prevent_default();
                }
            });
            on_cleanup(move || closing.remove());
        });
    }

    /// Starts a game from a position.
    pub(super) fn play_from(self, start: Start) {
        if !self.waits(WayOut::Game(Box::new(start.clone()))) {
            self.shell.get_value().play_from(start);
        }
    }

    fn waits(self, way: WayOut) -> bool {
        let waits = self.asks.get_value() && untrack(|| self.notes.is_unsaved());
        if waits {
            self.waiting.set(Some(way));
        }
        waits
    }

    /// Stays in the room.
    pub(super) fn stay(self) {
        let way = self.waiting.try_update(Option::take).flatten();
        if let Some(WayOut::Page(_)) = way {
            // A page that was opened from here is a new entry in the browser's history, which has no note yet.
            if address::note().is_none() {
                address::back();
            } else {
                address::forward();
            }
            // After a step forward instead of back, the room's entry is elsewhere in the history.
            let here = self.shell.get_value().route();
            timer::after(RETURN_MS, move || {
                let is_shown = Route::read(&address::fragment()).as_ref() == Some(&here);
                if !is_shown && self.waiting.try_with_untracked(Option::is_none) == Some(true) {
                    address::go(&here.link());
                }
            });
        }
    }

    /// Leaves the room, without its notes unless they have been saved.
    pub(super) fn leave(self) {
        self.notes.forget();
        let shell = self.shell.get_value();
        match self.waiting.try_update(Option::take).flatten() {
            Some(WayOut::Page(route)) => shell.navigation().arrive(route, true),
            Some(WayOut::Game(start)) => shell.play_from(*start),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use leptos::task::spawn_local;
    use library::Item;
    use record::{MatchRecord, match_link, read_file};
    use study::Model;
    use table::StudySource;
    use words::Language;

    use super::*;
    use crate::{browser::database, tests::Stage};

    fn record() -> MatchRecord {
        let text = " 3 point match\n\n Game 1\n Ann : 0        Bob : 0\n  1) 31: 8/5 6/5      42: 8/4 6/4\n";
        read_file(text.as_bytes())
            .expect("a match")
            .matches
            .remove(0)
    }

    /// Opens a match from a link, with a guard that asks.
    fn opened(shell: Shell) -> (RwSignal<Model>, Leaving) {
        let link = match_link(&record(), true).expect("short enough");
        let model = RwSignal::new(Model::of_link(&link).expect("a match"));
        let route = Route::Study(StudySource::Link(link));
        shell.navigation().arrive(route, false);
        let leaving = Leaving::new(shell, NoteEditor::new(model, None));
        leaving.asks.set_value(true);
        (model, leaving)
    }

    #[test]
    fn written_notes_keep_the_reader_until_saved() {
        Stage::open(Language::English).within(|store| {
            let shell = Shell::new(store);
            let (_, leaving) = opened(shell);
            let here = shell.route();
            leaving.notes.set_of_match("Watch the cube.");
            shell.navigation().arrive(Route::Drill, true);
            assert_eq!(shell.route(), here);
            assert!(leaving.waiting.with_untracked(Option::is_some));
            spawn_local(async move {
                assert_eq!(leaving.notes.save(None).await, Ok(true));
                leaving.leave();
            });
            assert_eq!(shell.route(), Route::Drill);
            spawn_local(async {
                let id = Item::of_link(&record(), 0).entry.id;
                let saved = database::item(&id).await.expect("a database");
                assert_eq!(saved.expect("saved").entry.note, "Watch the cube.");
            });
        });
    }

    #[test]
    fn notes_left_as_they_were_let_the_reader_go() {
        Stage::open(Language::English).within(|store| {
            let shell = Shell::new(store);
            let (model, leaving) = opened(shell);
            leaving.notes.set_of_match("Watch the cube.");
            leaving.notes.set_of_match("");
            assert!(model.with_untracked(Model::match_comments).is_empty());
            shell.navigation().arrive(Route::Drill, true);
            assert_eq!(shell.route(), Route::Drill);
        });
    }

    #[test]
    fn discarded_notes_do_not_keep_the_reader() {
        Stage::open(Language::English).within(|store| {
            let shell = Shell::new(store);
            let (_, leaving) = opened(shell);
            leaving.notes.set_of_match("Watch the cube.");
            shell.navigation().arrive(Route::Find, true);
            leaving.leave();
            assert_eq!(shell.route(), Route::Find);
        });
    }
}
