//! What all rooms share.

use analyst::Analyst;
use board::{Cue, GameLine};
use duplicate::TableSession;
use leptos::prelude::*;
use library::{Item, share::ShareSubject};
use record::{
    MatchRecord, Original, Start, position_link, remove_all_set_aside, set_aside_all,
    set_aside_texts,
};
use rules::{Decision, Player};
use table::{
    BackupMsg, CoachMsg, Import, Model, Msg, NewGameMsg, NewSession, Panel, Route, Settings,
    StudySource, is_same_position, plan_restore,
};
use terms::{Change, Opponent};
use words::Words;

use crate::{
    browser::{friends, set_title, sound::Sound, storage::Browser, timer},
    effects::{engine, tabs},
    sharing,
    shell::Navigation,
    store::Store,
};

/// Builds a room.
pub(super) type Room = fn(Shell) -> AnyView;

/// The table's part of a backup of everything, ready to be restored.
#[derive(Clone, Debug)]
pub(crate) struct PreparedRestore {
    /// Text that replaces the game on the table; `None` if the game stays.
    import: Option<Import>,
    /// The texts that were set aside for it.
    set_aside: Vec<String>,
}

impl PreparedRestore {
    /// Takes back what was set aside: nothing is restored.
    pub(crate) fn cancel(self) {
        remove_all_set_aside(&Browser, &self.set_aside);
    }
}

/// What a room knows of the page: its texts and settings, the address, and a way to speak. Copies are the same shell.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    store: Store,
}

impl Shell {
    pub(super) const fn new(store: Store) -> Self {
        Self { store }
    }

    /// The page's store, for pages that show what the table's dialogs show.
    pub(super) const fn store(self) -> Store {
        self.store
    }

    /// Where the player is, and the way back.
    pub(crate) const fn navigation(self) -> Navigation {
        self.store.navigation
    }

    /// Shows `route` in place of what the address names.
    pub(super) fn replace(self, route: Route) {
        self.navigation().replace(route);
    }

    /// The room has come to show what `route` names, and stays as it is.
    pub(crate) fn rename(self, route: Route) {
        self.navigation().rename(route);
    }

    /// Opens the help at the glossary, over the game on the table.
    pub(crate) fn explain(self) {
        self.store.send(Msg::Open(Panel::Glossary));
    }

    /// What the page shows.
    pub(crate) fn route(self) -> Route {
        self.navigation().route.get_untracked()
    }

    /// The texts of the page. A room is built anew in another language.
    pub(crate) fn words(self) -> Words {
        self.store.words()
    }

    /// The settings, now and whenever they change.
    pub(crate) fn settings(self) -> Memo<Settings> {
        self.store.slice(Model::settings)
    }

    /// Whether the screen wants boards turned, now and whenever it changes.
    pub(crate) fn turned(self) -> RwSignal<bool> {
        self.store.turned
    }

    /// The session on the table as a record.
    pub(crate) fn table(self) -> MatchRecord {
        sharing::table_record(self.store)
    }

    /// Whether each game of the session on the table counts.
    pub(crate) fn rated_games(self) -> Vec<bool> {
        let model = self.store.model.read_untracked();
        model.session().rated_games().collect()
    }

    /// The decision that is due in the game on the table.
    pub(crate) fn decision(self) -> Option<Decision> {
        self.store.model.read_untracked().session().decision()
    }

    /// A position is studied: if it is the person's own decision on the table, the game is marked as assisted, here or in
    /// the page that plays it.
    pub(crate) fn note_studied(self, decision: &Decision) {
        if self.plays() {
            self.store.send(Msg::Coach(CoachMsg::Studied(*decision)));
        } else if let Some(own) = self.decision()
            && is_same_position(&own, decision)
        {
            tabs::tell_studied(decision);
        }
    }

    /// The side of the person on the table who plays the computer.
    pub(crate) fn person(self) -> Option<Player> {
        self.store.model.read_untracked().person()
    }

    /// The recorded game that was tried again on the table, if its first game has just ended.
    pub(crate) fn original(self) -> Option<Original> {
        table::tried_original(&self.store.model.read_untracked())
    }

    /// Whose turn it is not any more: changes when there may be something new in the record of the table.
    pub(crate) fn turns(self) -> Memo<(u32, bool)> {
        let turn = |model: &Model| (model.session().game_number(), model.person_decides());
        self.store.slice(turn)
    }

    /// The session on the table as an entry of the library; nothing before its first game is over.
    pub(crate) fn table_item(self) -> Option<Item> {
        table::library_item(&self.store.model.read_untracked(), 0)
    }

    /// Whether this page plays the game on the table, and not another one of the browser.
    pub(crate) fn plays(self) -> bool {
        !self.store.model.read_untracked().is_elsewhere()
    }

    /// The game that was set aside as `text`, for the library at `now`, in milliseconds since 1970.
    pub(crate) fn set_aside_item(self, text: &str, now: u64) -> Option<Item> {
        table::set_aside_item(&self.store.model.read_untracked(), text, now)
    }

    /// Goes to the table and resumes this session there. The game on the table is set aside before it gives way.
    pub(crate) fn resume(self, text: &str) {
        self.replace(Route::Play);
        self.store
            .send(Msg::Backup(BackupMsg::Import(Import::read(text))));
    }

    /// Plans the restoration of the table's part of a backup of everything, and sets aside what would be lost.
    ///
    /// # Errors
    /// If the part cannot be restored: the reason as a sentence. Nothing is changed then.
    pub(crate) fn prepare_restore(
        self,
        text: &str,
        replaces: bool,
    ) -> Result<PreparedRestore, String> {
        let plan = self
            .store
            .model
            .with_untracked(|model| plan_restore(model, text, replaces))?;
        let known = set_aside_texts(&Browser);
        let is_new = |text: &&String| !known.contains(text);
        let set_aside: Vec<String> = plan.keep.iter().filter(is_new).cloned().collect();
        if !set_aside_all(&Browser, &set_aside) {
            remove_all_set_aside(&Browser, &set_aside);
            return Err(self.words().import_no_room());
        }
        Ok(PreparedRestore {
            import: plan.import,
            set_aside,
        })
    }

    /// Puts the prepared game, settings and statistics on the table, and goes there, unless those here stay.
    pub(crate) fn restore(self, prepared: PreparedRestore) {
        if let Some(import) = prepared.import {
            self.replace(Route::Play);
            self.store.send(Msg::Backup(BackupMsg::Import(import)));
        }
    }

    /// Opens the share sheet.
    pub(crate) fn share(self, matter: ShareSubject) {
        sharing::open(self.store, matter);
    }

    /// The handle to the engine's workers.
    pub(crate) fn analyst(self) -> Analyst {
        engine::analyst(self.store)
    }

    /// Shows a line in the sill below the table's board until the current owner is cleaned up. The line is `None` until the
    /// game has been judged.
    pub(crate) fn show_line(self, line: Memo<Option<GameLine>>) {
        let shown = self.store.game_line;
        shown.set(Some(line));
        on_cleanup(move || {
            // The page may be gone too.
            let _gone = shown.try_set(None);
        });
    }

    /// Lets this be heard and felt as the settings say.
    pub(crate) fn sound(self, cue: Cue) {
        let model = self.store.model;
        let play = |sound: &mut Sound| model.with_untracked(|model| sound.play(cue, model));
        self.store.with_sound(play);
    }

    /// Says this in the live region.
    pub(crate) fn say(self, text: &str) {
        self.store.say(text);
    }

    /// Calls the page by what the room shows, and says it.
    pub(crate) fn entitle(self, title: &str) {
        name_page(&self.words(), title);
        self.say(title);
    }

    /// Goes to the table, where the player chooses who plays on from `start`: [`Start::of`] a decision, or
    /// [`Start::again`] for one of a recorded game with its later dice. The game on the table is kept in the library before
    /// it gives way, and stays if the player cancels. The position of a running game, in which hints would be given, goes to
    /// the study room instead, which says why there is no advice.
    pub(crate) fn play_from(self, start: Start) {
        let decision = start.decision();
        let is_running = |own: &Decision| friends::is_running(own) || self.is_of_duplicate(own);
        if let Some(running) = decision.filter(is_running) {
            let link = position_link(&running);
            return self.replace(Route::Study(StudySource::Link(link)));
        }
        self.replace(Route::Play);
        // The dialog opens over the game, which comes back first.
        timer::after(0, move || {
            self.store
                .send(Msg::NewGame(NewGameMsg::FromPosition(start)));
        });
    }

    /// Whether a position is that of the duplicate on the table, which is still being played.
    pub(crate) fn is_of_duplicate(self, decision: &Decision) -> bool {
        let own = self.decision();
        let is_same = own.is_some_and(|own| is_same_position(&own, decision));
        is_same && self.duplicate().running.is_some()
    }

    /// What of duplicates lies on the table.
    pub(crate) fn duplicate(self) -> TableSession {
        let model = self.store.model.read_untracked();
        let own = model.duplicate();
        TableSession {
            finished: own.filter(|(_, over)| *over).map(|_| model.to_text()),
            running: own
                .filter(|(_, over)| !over)
                .map(|(link, _)| link.to_owned()),
            elsewhere: model.is_elsewhere(),
            level: model.computer_level(),
        }
    }

    /// Goes to the table and asks there for the terms of a new game, if wanted between two people on this device.
    pub(crate) fn open_new_game(self, for_two: bool) {
        Navigation::go(&Route::Play);
        // The dialog opens over the game, which comes back first.
        timer::after(0, move || {
            self.store.send(Msg::Open(Panel::NewGame));
            if for_two {
                let change = Change::Opponent(Opponent::Person);
                self.store.send(Msg::NewGame(NewGameMsg::Change(change)));
            }
        });
    }

    /// Goes to the game on the table.
    pub(crate) fn to_table(self) {
        self.replace(Route::Play);
    }

    /// Goes to the table and begins a session with these choices there. The game on the table is kept in the library before
    /// it gives way.
    pub(crate) fn begin(self, chosen: Box<NewSession>) {
        self.replace(Route::Play);
        // The game comes back first.
        timer::after(0, move || {
            self.store.send(Msg::NewGame(NewGameMsg::Choose(chosen)));
            self.store.send(Msg::NewGame(NewGameMsg::Start));
        });
    }

    /// Leaves the page by its way back; from a place's home to the table.
    pub(crate) fn leave(self) {
        self.navigation().leave();
    }
}

/// Titles the page after what a room shows.
fn name_page(words: &Words, title: &str) {
    set_title(&format!("{title} · {}", words.game_name()));
}
