//! Page messages, grouped by topic.

use analyst::Analysis;
use board::{Heading, Input};
use dice::Seed;
use engine::Equity;
use record::{DiceBook, SeenDice, Start};
use rules::{Choice, Decision, Die, Millis};
use terms::{Change, Form};
use words::Words;

use crate::{Import, Importing, JobId, NewSession, Settings, StoredGame, StoredItem, TypedPlay};

/// Page message.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Delivers the player's input from a pointer on the board, a key or a button.
    Input(Input),
    /// Makes a typed play, or takes plays back.
    Play(PlayMsg),
    /// Enters manually rolled dice, or reports on the seeds of generated dice.
    Dice(DiceMsg),
    /// Reports that the timer of an [`Effect::Wait`](crate::Effect::Wait) fired; the number is its token.
    TimerFired(u32),
    /// Opens a dialog or shows an explanation.
    Open(Panel),
    /// Closes the dialog.
    CloseDialog,
    /// Closes the notice on display.
    DismissNotice,
    /// Changes which play of the running game is shown.
    LookBack(LookBack),
    /// Sets up or starts a new game.
    NewGame(NewGameMsg),
    /// Starts or ends the lesson.
    Lesson(LessonMsg),
    /// Advances the clock or changes its settings.
    Clock(ClockMsg),
    /// Requests or closes advice, answers a take-back of a mistake, or reports the engine's analysis.
    Coach(CoachMsg),
    /// Delivers an engine reply, or reports a failure.
    Engine(EngineMsg),
    /// Changes the player's settings, or reports on the texts in the chosen language.
    Settings(SettingsMsg),
    /// Reports the contents of browser storage, or the outcome of a write to it.
    Store(StoreMsg),
    /// Exports or imports backup files, or manages saves set aside.
    Backup(BackupMsg),
    /// Coordinates this tab with another tab of this browser that holds the game.
    Tabs(TabsMsg),
    /// Reports a browser event that concerns the page: visibility, reduced motion, address, updates.
    Page(PageMsg),
}

/// Messages about whole plays.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayMsg {
    /// Makes a play typed in notation.
    Typed(TypedPlay),
    /// Takes back the last play (in practice games only).
    TakeBack,
}

/// Messages about manually entered dice and the seeds of generated dice.
#[derive(Clone, Debug, PartialEq)]
pub enum DiceMsg {
    /// Enters a manually rolled die.
    Enter(Die),
    /// Clears the first of the two entered dice.
    ClearFirst,
    /// Reports the seed drawn for the next game, with the message that was waiting for it.
    SeedDrawn(Seed, Option<Box<Msg>>),
    /// Reports that the dice fingerprint is being shown.
    FingerprintShown,
}

/// Dialogs and explanations that the player can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Options for a new game.
    NewGame,
    /// The player's settings.
    Settings,
    /// Settings, scrolled to the library section.
    Library,
    /// Clock for the rest of the match.
    Clock,
    /// Resignation options.
    Resign,
    /// Confirmation of a drop.
    Drop,
    /// Explanation of the cube: its value, and why it cannot be offered.
    Cube,
    /// Menu on small screens.
    Menu,
    /// Input field for a play in notation.
    TypePlay,
    /// Rules in plain words.
    Help,
    /// Rules in plain words, scrolled to the glossary.
    Glossary,
    /// List of keyboard shortcuts.
    Keys,
    /// Description of the position in words.
    Position,
    /// Dice statistics and fingerprint.
    Dice,
    /// Score sheet for the session.
    ScoreSheet,
}

/// Selects which play of the running game to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// Play made in the turn with this index, counted from 0 as in the move list.
    At(usize),
    /// Play before the one on display.
    Back,
    /// Play after the one on display; after the last play, the current position.
    Forward,
    /// Current position.
    Now,
}

impl LookBack {
    /// Returns the play selected by an arrow key in the move list, in which each line holds two plays side by side.
    pub const fn towards(heading: Heading) -> Self {
        match heading {
            Heading::Left | Heading::Up => Self::Back,
            Heading::Right | Heading::Down => Self::Forward,
        }
    }
}

/// Messages about a new game.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameMsg {
    /// Opens the new-game dialog with these options.
    Choose(Box<NewSession>),
    /// Changes an option.
    Change(Change),
    /// Starts the chosen game; an unfinished game on the table is set aside first.
    Start,
    /// Starts this game immediately; the game on the table is lost.
    StartWithoutSaving(Box<NewSession>),
    /// Asks for the opponent in a game from a given position, which comes from a room or is a decision to try again.
    FromPosition(Start),
    /// Sets up a game that reuses the finished game's dice, which are generated from this seed.
    SameDice(Seed),
    /// Reports the options of the last game that was started; see [`Effect::LoadChoices`](crate::Effect::LoadChoices).
    ChoicesLoaded(Box<Form>),
    /// Begins the game chosen on a first visit: the game on the table if it has not started, otherwise a new one.
    BeginFirst(Box<Form>),
}

/// Messages about the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonMsg {
    /// Starts the lesson, or restarts it once it is over.
    Start,
    /// Leaves the lesson.
    Leave,
}

/// Messages about the clock.
#[derive(Clone, Debug, PartialEq)]
pub enum ClockMsg {
    /// Reports the time since the page was opened, in milliseconds; sent before every other message and while a clock
    /// runs.
    Tick(Millis),
    /// Changes a clock option.
    Change(Change),
    /// Adds the chosen clock to the match.
    Start,
}

/// Messages about advice.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachMsg {
    /// Gives a hint. If the session is still unassisted, the first request must be confirmed.
    Hint,
    /// Advises whether to accept the computer's offer, after the same confirmation; a second request shows the figures.
    Why,
    /// Explains the computer's play in the turn with this index, after the same confirmation.
    WhyPlay(usize),
    /// Shows the best choice on the board, and a list of choices with their losses.
    ShowChoices,
    /// Makes the choice at this 0-based index in the decision's analysis.
    Play(usize),
    /// Shows the winning chances beside the board for the rest of the session.
    Chances,
    /// Closes the advice; a mistake that was taken back can then be replaced by another choice.
    Close,
    /// Performs the action that was taken back because of its loss.
    ActAnyway,
    /// Reports that this decision is being studied elsewhere on the page, from a link or the library, which counts as
    /// advice if the decision is also the player's current one.
    Studied(Decision),
    /// Reports the engine's analysis of a decision; `None` if the engine failed.
    Judged(JobId, Option<Box<Analysis>>),
}

/// Engine replies and failures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EngineMsg {
    /// Reports that a worker has started.
    Ready {
        /// `true` if the networks could be loaded; if they are damaged, the worker falls back to a hand-written
        /// evaluation.
        nets: bool,
    },
    /// Reports the computer's choice and, at the Champion level, its number of trials.
    Chosen(JobId, Choice, Option<u64>),
    /// Reports the luck of a roll.
    Luck(JobId, Equity),
    /// Reports that a query was cancelled.
    Cancelled(JobId),
    /// Reports that a query was not answered because workers crashed or could not be started.
    Failed(JobId),
    /// Resends the last query.
    Retry,
}

/// Messages about the player's settings and the texts in the chosen language.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// Changes the settings.
    Change(Settings),
    /// Restores the defaults.
    Reset,
    /// Undoes the reset.
    UndoReset,
    /// Reports that the texts in the chosen language have been loaded.
    WordsLoaded(Words),
    /// Reports that the texts in the chosen language could not be loaded.
    WordsFailed,
}

/// Messages about the contents of browser storage and failures to write to it.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreMsg {
    /// Reports the stored dice statistics over all finished games; see [`crate::stored_book`].
    DiceBookLoaded(DiceBook),
    /// Reports the stored statistics of the dice seen in this browser.
    SeenDiceLoaded(SeenDice),
    /// Reports an unreadable stored text other than a game.
    Unreadable(StoredItem, String),
    /// Reports that an orphaned stored game was found and set aside.
    GameRecovered,
    /// Reports the outcome of an [`Effect::SetAside`](crate::Effect::SetAside), and the action that follows.
    SetAside(AfterSetAside, Result<(), StorageFull>),
    /// Reports that the stored game could neither be read nor be set aside.
    UnreadableNotSetAside,
    /// Reports that many games have been finished since the last backup.
    BackupDue,
    /// Reports that a write to browser storage failed.
    SaveFailed,
    /// Reports that saving works again after a failed write.
    SavesAgain,
}

/// Action to perform once texts have been set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterSetAside {
    /// No action.
    Nothing,
    /// Starts a game with these options.
    Start(Box<NewSession>),
    /// Replaces the stored data with the contents of a backup.
    Import(Box<Importing>),
}

/// Error returned when browser storage has no space for the texts to be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFull;

/// Messages about backup files and saves set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum BackupMsg {
    /// Exports all data to a file.
    Export,
    /// Reports that the library and its associated data are missing from the exported file, for the given reason.
    LibraryMissing(String),
    /// Imports a file, a game that was set aside, or a game from a report.
    Import(Import),
    /// Removes these texts from the saves set aside.
    Remove(Vec<String>),
    /// Overwrites the unreadable stored game with the current one.
    Overwrite,
}

/// Messages about the game in another tab of this browser.
#[derive(Clone, Debug, PartialEq)]
pub enum TabsMsg {
    /// Reports that another tab is playing the game.
    OtherTabPlays,
    /// Reports the game that the other tab has stored.
    GameSaved(StoredGame),
    /// Reports the settings that another tab has stored; an error holds their unreadable text. See
    /// [`crate::stored_settings`].
    SettingsSaved(Result<Settings, String>),
    /// Requests to play in this tab instead.
    TakeOver,
    /// Reports that this tab now plays the game, starting from its last stored state.
    TakenOver(Option<StoredGame>),
}

/// Messages about browser events that concern the page, and about updates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageMsg {
    /// Reports whether the system is set to reduced motion.
    ReducedMotion(bool),
    /// Reports that the page was hidden and may be closed without further notice.
    Hidden,
    /// Reports that the page is visible again.
    Shown,
    /// Reports that the window lost focus, so that another tab may take over the game.
    Blurred,
    /// Reports that a new release has been fetched.
    UpdateReady,
    /// Installs the new release once no game is in progress.
    UpdateAfterGame,
    /// Reports that the address does not match any route.
    UnknownAddress,
}

/// Returns the message that reports the stored dice statistics, given as text.
pub fn stored_book(text: String) -> Msg {
    match DiceBook::from_text(&text) {
        Ok(book) => Msg::Store(StoreMsg::DiceBookLoaded(book)),
        Err(_) => Msg::Store(StoreMsg::Unreadable(StoredItem::Book, text)),
    }
}

/// Returns the message that reports the settings stored by another tab, given as text.
pub fn stored_settings(text: String) -> Msg {
    Msg::Tabs(TabsMsg::SettingsSaved(
        Settings::from_text(&text).ok_or(text),
    ))
}
