//! Interface through which rooms use the page.

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
    browser::{friends, practice, set_title, sound::Sound, storage::Browser, timer},
    effects::{engine, tabs},
    sharing,
    shell::Navigation,
    store::Store,
};

/// Function that builds a room.
pub(super) type Room = fn(Shell) -> AnyView;

/// Table state from a full backup, ready to be restored.
#[derive(Clone, Debug)]
pub(crate) struct PreparedRestore {
    /// Text that replaces the game on the table; `None` if that game is kept.
    import: Option<Import>,
    /// Texts that were set aside for the restoration.
    set_aside: Vec<String>,
    /// Text of the backup, which contains the Practice progress.
    backup: String,
}

impl PreparedRestore {
    /// Cancels the restoration, and removes the texts that were set aside for it.
    pub(crate) fn cancel(self) {
        remove_all_set_aside(&Browser, &self.set_aside);
    }
}

/// Interface between a room and the page: texts, settings, the address, and announcements. Copies refer to the same
/// shell.
#[derive(Clone, Copy)]
pub(crate) struct Shell {
    store: Store,
}

impl Shell {
    pub(super) const fn new(store: Store) -> Self {
        Self { store }
    }

    /// Returns the page's store, for pages that show the same content as the table's dialogs.
    pub(super) const fn store(self) -> Store {
        self.store
    }

    /// Returns the navigation, with the player's location and the back link.
    pub(crate) const fn navigation(self) -> Navigation {
        self.store.navigation
    }

    /// Shows `route` instead of the page in the address.
    pub(super) fn replace(self, route: Route) {
        self.navigation().replace(route);
    }

    /// Changes the current page's address to `route`; the room itself does not change.
    pub(crate) fn rename(self, route: Route) {
        self.navigation().rename(route);
    }

    /// Opens the help at the glossary, over the game on the table.
    pub(crate) fn explain(self) {
        self.store.send(Msg::Open(Panel::Glossary));
    }

    /// Lists the keyboard shortcuts of the current page.
    pub(super) fn show_keys(self) {
        self.store.send(Msg::Open(Panel::Keys));
    }

    /// Returns the current page.
    pub(crate) fn route(self) -> Route {
        self.navigation().route.get_untracked()
    }

    /// Returns the page's texts. The texts are not reactive, because a change of language rebuilds the room.
    pub(crate) fn words(self) -> Words {
        self.store.words()
    }

    /// Returns a memo of the settings.
    pub(crate) fn settings(self) -> Memo<Settings> {
        self.store.slice(Model::settings)
    }

    /// Returns `true` until the player has finished a few games.
    pub(crate) fn is_in_first_games(self) -> bool {
        self.store.model.with_untracked(Model::is_in_first_games)
    }

    /// Returns a signal that is `true` while rotated boards suit the screen better.
    pub(crate) fn turned(self) -> RwSignal<bool> {
        self.store.turned
    }

    /// Returns the session on the table as a record.
    pub(crate) fn table(self) -> MatchRecord {
        sharing::table_record(self.store)
    }

    /// Returns the pending decision in the game on the table; `None` at an opening roll and after the end of a game.
    pub(crate) fn decision(self) -> Option<Decision> {
        self.store.model.read_untracked().session().decision()
    }

    /// Reports that a position is being studied. If the position is the human player's pending decision on the table,
    /// the game is marked as assisted, on this page or on the page that plays it.
    pub(crate) fn note_studied(self, decision: &Decision) {
        if self.plays() {
            self.store.send(Msg::Coach(CoachMsg::Studied(*decision)));
        } else if let Some(own) = self.decision()
            && is_same_position(&own, decision)
        {
            tabs::tell_studied(decision);
        }
    }

    /// Returns the human player's side in a game against the computer on the table; `None` in other games.
    pub(crate) fn person(self) -> Option<Player> {
        self.store.model.read_untracked().person()
    }

    /// Returns the recorded game that is being retried on the table, once its first game has ended; `None` otherwise.
    pub(crate) fn original(self) -> Option<Original> {
        table::tried_original(&self.store.model.read_untracked())
    }

    /// Returns a memo that changes when the table's record may have changed.
    pub(crate) fn turns(self) -> Memo<(u32, bool)> {
        let turn = |model: &Model| (model.session().game_number(), model.person_decides());
        self.store.slice(turn)
    }

    /// Returns the session on the table as a library item; `None` until its first game is over.
    pub(crate) fn table_item(self) -> Option<Item> {
        table::library_item(&self.store.model.read_untracked(), 0)
    }

    /// Returns `true` if this page is the one, of all the pages open in the browser, that plays the game on the table.
    pub(crate) fn plays(self) -> bool {
        !self.store.model.read_untracked().is_elsewhere()
    }

    /// Returns a memo of [`Shell::plays`].
    pub(crate) fn is_playing(self) -> Memo<bool> {
        self.store.slice(|model| !model.is_elsewhere())
    }

    /// Returns the game that was set aside as `text`, as a library item added at `now`, in milliseconds since the Unix
    /// epoch.
    pub(crate) fn set_aside_item(self, text: &str, now: u64) -> Option<Item> {
        table::set_aside_item(&self.store.model.read_untracked(), text, now)
    }

    /// Shows the table and resumes a saved session on it. The game on the table is set aside before it is replaced.
    pub(crate) fn resume(self, text: &str) {
        self.replace(Route::Play);
        self.store
            .send(Msg::Backup(BackupMsg::Import(Import::read(text))));
    }

    /// Prepares to restore the table's part of a full backup, and sets aside the data that would be lost.
    ///
    /// # Errors
    /// Returns the reason as a sentence if the part cannot be restored. The stored data is then unchanged.
    pub(crate) fn prepare_restore(
        self,
        text: &str,
        replaces: bool,
    ) -> Result<PreparedRestore, String> {
        let plan = self
            .store
            .model
            .with_untracked(|model| plan_restore(model, text, replaces))?;
        let stored = set_aside_texts(&Browser);
        let is_new = |text: &&String| !stored.contains(text);
        let set_aside: Vec<String> = plan.keep.iter().filter(is_new).cloned().collect();
        if !set_aside_all(&Browser, &set_aside) {
            remove_all_set_aside(&Browser, &set_aside);
            return Err(self.words().import_no_room());
        }
        Ok(PreparedRestore {
            import: plan.import,
            set_aside,
            backup: text.to_owned(),
        })
    }

    /// Adds the prepared Practice progress. Unless the current game, settings and statistics are kept, restores the
    /// prepared ones and shows the table.
    pub(crate) fn restore(self, prepared: PreparedRestore) {
        practice::restore(&prepared.backup);
        if let Some(import) = prepared.import {
            self.replace(Route::Play);
            self.store.send(Msg::Backup(BackupMsg::Import(import)));
        }
    }

    /// Opens the share sheet.
    pub(crate) fn share(self, matter: ShareSubject) {
        sharing::open(self.store, matter);
    }

    /// Returns the handle to the engine's workers.
    pub(crate) fn analyst(self) -> Analyst {
        engine::analyst(self.store)
    }

    /// Shows a line in the sill below the table's board until the current reactive owner is cleaned up. The line is
    /// `None` until the game has been analysed.
    pub(crate) fn show_line(self, line: Memo<Option<GameLine>>) {
        let line_shown = self.store.game_line;
        line_shown.set(Some(line));
        on_cleanup(move || {
            // The page may also have been disposed of.
            let _gone = line_shown.try_set(None);
        });
    }

    /// Plays a cue and vibrates, as the settings allow.
    pub(crate) fn sound(self, cue: Cue) {
        let model = self.store.model;
        let play = |sound: &mut Sound| model.with_untracked(|model| sound.play(cue, model));
        self.store.with_sound(play);
    }

    /// Announces a text in the live region.
    pub(crate) fn say(self, text: &str) {
        self.store.say(text);
    }

    /// Sets the page title to `title`, which names the room's content, and announces it.
    pub(crate) fn entitle(self, title: &str) {
        set_title(&format!("{title} · {}", self.words().game_name()));
        self.say(title);
    }

    /// Shows the table, where the player chooses the opponent for play from `start`: [`Start::of`] a decision, or
    /// [`Start::again`] for a decision of a recorded game with its later dice. The game on the table is stored in the
    /// library before it is replaced, and is kept if the player cancels, which leads back to the current page. A
    /// position from a running duplicate or game with a friend, for which playing on would give hints, opens in the
    /// study room instead, which explains why there is no advice.
    pub(crate) fn play_from(self, start: Start) {
        let decision = start.decision();
        let is_running = |own: &Decision| friends::is_running(own) || self.is_of_duplicate(own);
        if let Some(running) = decision.filter(is_running) {
            let link = position_link(&running);
            return self.replace(Route::Study(StudySource::Link(link)));
        }
        self.send_to_table([Msg::NewGame(NewGameMsg::FromPosition(start))]);
    }

    /// Returns `true` if this position belongs to the duplicate that is being played on the table.
    pub(crate) fn is_of_duplicate(self, decision: &Decision) -> bool {
        let own = self.decision();
        let is_same = own.is_some_and(|own| is_same_position(&own, decision));
        is_same && self.duplicate().running.is_some()
    }

    /// Returns the state of the duplicate on the table.
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

    /// Shows the table and opens the new-game dialog, set up for two people on this device if `for_two`.
    pub(crate) fn open_new_game(self, for_two: bool) {
        let two = Msg::NewGame(NewGameMsg::Change(Change::Opponent(Opponent::Person)));
        let open = Msg::Open(Panel::NewGame);
        self.send_to_table([open].into_iter().chain(for_two.then_some(two)));
    }

    /// Shows the table and sends it messages, which may open a dialog over the game.
    pub(crate) fn send_to_table(self, messages: impl IntoIterator<Item = Msg> + 'static) {
        Navigation::go(&Route::Play);
        // The game must be shown first.
        timer::after(0, move || {
            for msg in messages {
                self.store.send(msg);
            }
        });
    }

    /// Shows the game on the table.
    pub(crate) fn to_table(self) {
        self.replace(Route::Play);
    }

    /// Shows the table and starts a session with the given choices. The game on the table is stored in the library
    /// before it is replaced.
    pub(crate) fn begin(self, chosen: Box<NewSession>) {
        self.replace(Route::Play);
        // The game must be shown first.
        timer::after(0, move || {
            self.store.send(Msg::NewGame(NewGameMsg::Choose(chosen)));
            self.store.send(Msg::NewGame(NewGameMsg::Start));
        });
    }

    /// Follows the current page's back link; the home page of a place leads to the table.
    pub(crate) fn leave(self) {
        self.navigation().leave();
    }
}

#[cfg(test)]
mod tests {
    use rules::{Board, Variant};
    use words::Language;

    use super::*;
    use crate::tests::Stage;

    #[test]
    fn playing_on_keeps_the_page_with_the_position() {
        let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1);
        let decision = decision.build().expect("a decision");
        let route = Route::Study(StudySource::Link(position_link(&decision)));
        Stage::open(Language::English).within(|store| {
            let shell = Shell::new(store);
            shell.navigation().arrive(route.clone(), false);
            shell.play_from(Start::of(&decision));
            // The browser shows the table, in a new entry of its history.
            assert_eq!(shell.route(), route);
        });
    }
}
