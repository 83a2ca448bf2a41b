//! Messages of the page, grouped by topic.

use analyst::Analysis;
use board::{Heading, Input};
use dice::Seed;
use engine::Equity;
use record::{DiceBook, SeenDice, Start};
use rules::{Choice, Decision, Die, Millis};
use terms::{Change, Form};
use words::Words;

use crate::{Import, Importing, JobId, NewSession, Settings, StoredGame, StoredItem, TypedPlay};

/// Message to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Handles input by the player: a pointer on the board, a key or a button.
    Input(Input),
    /// Handles a whole play, typed or taken back.
    Play(PlayMsg),
    /// Handles dice entered by hand and the seeds of the other dice.
    Dice(DiceMsg),
    /// Reports that the timer of an [`Effect::Wait`](crate::Effect::Wait) fired; the number is its token.
    TimerFired(u32),
    /// Opens a dialog or shows an explanation.
    Open(Panel),
    /// Closes the dialog.
    CloseDialog,
    /// Closes the notice.
    DismissNotice,
    /// Shows an earlier play of the game.
    LookBack(LookBack),
    /// Sets up or starts a new game.
    NewGame(NewGameMsg),
    /// Starts or ends the lesson.
    Lesson(LessonMsg),
    /// Advances the clock or changes its settings.
    Clock(ClockMsg),
    /// Handles hints and the tutor.
    Coach(CoachMsg),
    /// Handles replies and failures of the engine.
    Engine(EngineMsg),
    /// Handles the player's settings and the texts of the chosen language.
    Settings(SettingsMsg),
    /// Handles the contents of the browser's storage and failures to write to it.
    Store(StoreMsg),
    /// Handles backup files and the saves set aside.
    Backup(BackupMsg),
    /// Handles the game in another tab of this browser.
    Tabs(TabsMsg),
    /// Handles the browser's reports about the page: visibility, reduced motion, address, updates.
    Page(PageMsg),
}

/// Messages about a whole play.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayMsg {
    /// Makes a play typed in notation.
    Typed(TypedPlay),
    /// Takes back the last play, in practice.
    TakeBack,
}

/// Messages about dice entered by hand and the seeds of the other dice.
#[derive(Clone, Debug, PartialEq)]
pub enum DiceMsg {
    /// Enters a die that was rolled by hand.
    Enter(Die),
    /// Clears the first of two dice to be entered.
    ClearFirst,
    /// Reports the seed drawn for the next game, with the message that waited for the seed.
    SeedDrawn(Seed, Option<Box<Msg>>),
    /// Reports that the page shows the fingerprint of the dice.
    FingerprintShown,
}

/// Dialogs and explanations that the player can open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Options of a new game.
    NewGame,
    /// Settings of the player.
    Settings,
    /// Settings, scrolled to the library.
    Library,
    /// Clock for the rest of the match.
    Clock,
    /// Ways to resign.
    Resign,
    /// Confirmation of a drop.
    Drop,
    /// Explanation of the cube: its value, and the reason why it cannot be offered.
    Cube,
    /// Menu of small screens.
    Menu,
    /// Field for a play in notation.
    TypePlay,
    /// Rules in plain words.
    Help,
    /// Rules in plain words, at the glossary.
    Glossary,
    /// List of the keyboard shortcuts.
    Keys,
    /// Position in words.
    Position,
    /// Statistics and fingerprint of the dice.
    Dice,
    /// Score sheet of the session.
    ScoreSheet,
}

/// Selects the play of the running game to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// Play of this turn, counted from 0 as in the list of plays.
    At(usize),
    /// Play before the play on display.
    Back,
    /// Play after the play on display; after the last play, the current position.
    Forward,
    /// Current position.
    Now,
}

impl LookBack {
    /// Returns the play that an arrow key shows in the list of plays, whose lines stack vertically with plays side by
    /// side.
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
    /// Opens the choices for a new game with these options.
    Choose(Box<NewSession>),
    /// Changes an option.
    Change(Change),
    /// Starts the chosen game; an unfinished game on the table is set aside first.
    Start,
    /// Starts this game immediately; the game on the table is lost.
    StartWithoutSaving(Box<NewSession>),
    /// Requests the opponent in a game from a position, which comes from a room or is a decision to try again.
    FromPosition(Start),
    /// Sets up a game with the dice of the finished game, which follow from this seed.
    SameDice(Seed),
    /// Reports the options of the last game started; see [`Effect::LoadChoices`](crate::Effect::LoadChoices).
    ChoicesLoaded(Box<Form>),
    /// Begins the game chosen on a first visit: the unstarted game on the table, or a new one.
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
    /// Reports the time since the page was opened, in milliseconds; sent before each other message and while a clock
    /// runs.
    Tick(Millis),
    /// Changes an option of the clock.
    Change(Change),
    /// Adds the chosen clock to the match.
    Start,
}

/// Messages about advice.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachMsg {
    /// Gives a hint. In a session without help so far, the first request requires a confirmation.
    Hint,
    /// Advises whether to accept the computer's offer, after the same confirmation; a second request shows the figures.
    Why,
    /// Shows the best choice on the board, and a list of the choices with their losses.
    ShowChoices,
    /// Makes the choice at this index in the analysis of the decision, from 0.
    Play(usize),
    /// Shows the chances beside the board for the rest of the session.
    Chances,
    /// Closes the advice; an action about which the tutor has warned is cancelled, and a play is taken back.
    Close,
    /// Performs the action about which the tutor has warned.
    ActAnyway,
    /// Reports that this decision is studied elsewhere on the page, from a link or the library, which counts as advice
    /// if it is the player's own.
    Studied(Decision),
    /// Reports the engine's analysis of a decision; `None` if the engine failed.
    Judged(JobId, Option<Box<Analysis>>),
}

/// Replies and failures of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EngineMsg {
    /// Reports that a worker has started.
    Ready {
        /// `true` if the nets could be loaded; if they are damaged, the worker uses a hand-written evaluation.
        nets: bool,
    },
    /// Handles the choice of the computer player and, at the Champion level, its trials.
    Chosen(JobId, Choice, Option<u64>),
    /// Handles the luck of a roll.
    Luck(JobId, Equity),
    /// Reports that a query was cancelled.
    Cancelled(JobId),
    /// Reports that a query was not answered: workers crashed or could not be started.
    Failed(JobId),
    /// Sends the last query again.
    Retry,
}

/// Messages about the player's settings and the texts of the chosen language.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// Changes the settings.
    Change(Settings),
    /// Restores the defaults.
    Reset,
    /// Undoes the reset.
    UndoReset,
    /// Reports the loaded texts of the chosen language.
    WordsLoaded(Words),
    /// Reports that the texts of the chosen language could not be loaded.
    WordsFailed,
}

/// Messages about the contents of the browser's storage and failures to write to it.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreMsg {
    /// Reports the stored dice statistics of all finished games; see [`crate::stored_book`].
    DiceBookLoaded(DiceBook),
    /// Reports the stored statistics of the dice seen in this browser.
    SeenDiceLoaded(SeenDice),
    /// Reports a stored text other than a game that cannot be read.
    Unreadable(StoredItem, String),
    /// Reports that a stored game without a reference to it was found and set aside.
    GameRecovered,
    /// Reports the outcome of an [`Effect::SetAside`](crate::Effect::SetAside), and the action that follows.
    SetAside(AfterSetAside, Result<(), StorageFull>),
    /// Reports that the stored game could neither be read nor set aside.
    UnreadableNotSetAside,
    /// Reports that many games have been finished since the last backup.
    BackupDue,
    /// Reports that the browser refused to store something.
    SaveFailed,
    /// Reports that the browser stores data again after a refusal.
    SavesAgain,
}

/// Action that follows once texts have been set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterSetAside {
    /// No action.
    Nothing,
    /// Starts a game with these options.
    Start(Box<NewSession>),
    /// Replaces the stored data with the contents of a backup.
    Import(Box<Importing>),
}

/// Error: the browser's storage has no space for the texts to be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFull;

/// Messages about backup files and the saves set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum BackupMsg {
    /// Exports all data to a file.
    Export,
    /// Reports that the exported file lacks the library and the data stored with it, for this reason.
    LibraryMissing(String),
    /// Loads a file, a game that was set aside, or a game from a report.
    Import(Import),
    /// Removes these texts from the saves set aside.
    Remove(Vec<String>),
    /// Overwrites the unreadable stored game with the current one.
    Overwrite,
}

/// Messages about the game in another tab of this browser.
#[derive(Clone, Debug, PartialEq)]
pub enum TabsMsg {
    /// Reports that another tab plays the game.
    OtherTabPlays,
    /// Reports the game that the other tab has stored.
    GameSaved(StoredGame),
    /// Reports the settings that another tab has stored; an error holds their unreadable text. See
    /// [`crate::stored_settings`].
    SettingsSaved(Result<Settings, String>),
    /// Requests to play in this tab instead.
    TakeOver,
    /// Reports that this tab plays the game now, with its last stored state.
    TakenOver(Option<StoredGame>),
}

/// Reports of the browser about the page, and updates of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageMsg {
    /// Reports whether the system is set to reduced motion.
    ReducedMotion(bool),
    /// Reports that the page was hidden, and may be closed without notice.
    Hidden,
    /// Reports that the page is visible again.
    Shown,
    /// Reports that the window lost the focus, so that another tab may take over the game.
    Blurred,
    /// Reports that a new release has been fetched.
    UpdateReady,
    /// Installs the new release once no game is in progress.
    UpdateAfterGame,
    /// Reports that the address matches no part of the page.
    UnknownAddress,
}

/// Returns the message for the stored dice statistics of all games, given as text.
pub fn stored_book(text: String) -> Msg {
    match DiceBook::from_text(&text) {
        Ok(book) => Msg::Store(StoreMsg::DiceBookLoaded(book)),
        Err(_) => Msg::Store(StoreMsg::Unreadable(StoredItem::Book, text)),
    }
}

/// Returns the message for the settings that another page has stored, given as text.
pub fn stored_settings(text: String) -> Msg {
    Msg::Tabs(TabsMsg::SettingsSaved(
        Settings::from_text(&text).ok_or(text),
    ))
}
