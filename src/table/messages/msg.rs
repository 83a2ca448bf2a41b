//! What can happen to the page, by what it is about.

use analyst::{Analysis, JobId, Reply};
use board::{Heading, Input};
use dice::Seed;
use record::{DiceBook, SeenDice, Start};
use rules::{Decision, Die, Millis};
use terms::{Change, Form};
use words::Words;

use crate::{Import, Importing, NewSession, Settings, StoredGame, StoredItem, TypedPlay};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player's hand, a key or a button moves the game on.
    Input(Input),
    /// A whole play: typed or taken back.
    Play(PlayMsg),
    /// Dice entered by hand, and the seeds that the others follow from.
    Dice(DiceMsg),
    /// The timer of an [`Effect::Wait`](crate::Effect::Wait) fired; the number is its token.
    TimerFired(u32),
    /// Open a dialog or show an explanation.
    Open(Panel),
    /// Close the dialog.
    CloseDialog,
    /// Close the notice.
    DismissNotice,
    /// Show an earlier play of the game.
    LookBack(LookBack),
    /// A new game is chosen and started.
    NewGame(NewGameMsg),
    /// The lesson starts or ends.
    Lesson(LessonMsg),
    /// Time passes, and a clock is chosen.
    Clock(ClockMsg),
    /// Hints and the tutor.
    Coach(CoachMsg),
    /// Replies of the engine, and its failures.
    Engine(EngineMsg),
    /// The player's settings and the texts of the chosen language.
    Settings(SettingsMsg),
    /// What the browser's storage holds, and whether it takes more.
    Store(StoreMsg),
    /// Backup files, and the saves that were set aside.
    Backup(BackupMsg),
    /// The game in another tab of this browser.
    Tabs(TabsMsg),
    /// What the browser reports about the page: visibility, motion, address, updates.
    Page(PageMsg),
}

/// A whole play.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayMsg {
    /// A play was typed in notation.
    Typed(TypedPlay),
    /// Take back the last play, in practice.
    TakeBack,
}

/// Dice entered by hand, and the seeds that the others follow from.
#[derive(Clone, Debug, PartialEq)]
pub enum DiceMsg {
    /// Enter a die that was rolled by hand.
    Enter(Die),
    /// Clear the first of two dice to be entered.
    ClearFirst,
    /// A seed was drawn for the next game, and this message waited for it.
    SeedDrawn(Seed, Option<Box<Msg>>),
    /// The page shows the fingerprint of the dice.
    FingerprintShown,
}

/// What the player can have opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The options of a new game.
    NewGame,
    /// The settings.
    Settings,
    /// The library in the settings.
    Library,
    /// A clock for the rest of the match.
    Clock,
    /// The ways to resign.
    Resign,
    /// The confirmation of a drop.
    Drop,
    /// The explanation of the cube: what it shows, and why it cannot be offered.
    Cube,
    /// The menu of small screens.
    Menu,
    /// The field for a play in notation.
    TypePlay,
    /// The rules in plain words.
    Help,
    /// The same, at the glossary.
    Glossary,
    /// The list of the keys.
    Keys,
    /// The position in words.
    Position,
    /// The statistics and the fingerprint of the dice.
    Dice,
    /// The score sheet.
    ScoreSheet,
}

/// Selects the play of the running game to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBack {
    /// The play of this turn, counted from 0 as in the list of plays.
    At(usize),
    /// The play before the one shown.
    Back,
    /// The play after the one shown; after the last play, the current position.
    Forward,
    /// The current position.
    Now,
}

impl LookBack {
    /// What an arrow key in the list of plays shows: the plays stand one below the other, and in each line side by side.
    pub const fn towards(heading: Heading) -> Self {
        match heading {
            Heading::Left | Heading::Up => Self::Back,
            Heading::Right | Heading::Down => Self::Forward,
        }
    }
}

/// A new game is chosen and started.
#[derive(Clone, Debug, PartialEq)]
pub enum NewGameMsg {
    /// Open the choices for a new game with these.
    Choose(Box<NewSession>),
    /// A choice was changed.
    Change(Change),
    /// Start the chosen game; an unfinished one on the table is set aside first.
    Start,
    /// Start this game at once; the one on the table is lost.
    StartWithoutSaving(Box<NewSession>),
    /// Choose the opponent for a game from a position: one of a room, or a decision that is tried again.
    FromPosition(Start),
    /// Choose a game with the dice of the finished one, which follow from this seed.
    SameDice(Seed),
    /// The options of the last started game were loaded; see [`Effect::LoadChoices`](crate::Effect::LoadChoices).
    ChoicesLoaded(Box<Form>),
    /// Begin the game that was chosen on a first visit: the one that waits on the table, or another at once.
    BeginFirst(Box<Form>),
}

/// The lesson starts or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonMsg {
    /// Start the lesson, or begin it anew once it is over.
    Start,
    /// Leave the lesson.
    Leave,
}

/// Time passes, and a clock is chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum ClockMsg {
    /// The time since the page was opened: sent before each other message and while a clock runs.
    Tick(Millis),
    /// A choice was changed.
    Change(Change),
    /// Put the chosen clock on the match.
    Start,
}

/// Messages about advice.
#[derive(Clone, Debug, PartialEq)]
pub enum CoachMsg {
    /// Give a hint. In a session without help so far, the first request asks whether to go on.
    Hint,
    /// Say whether to accept the computer's offer, with the same question before the first help; then show the numbers.
    Why,
    /// Show the best choice on the board, and the choices with their losses.
    ShowChoices,
    /// Make the choice with this place in the analysis of the decision, from 0.
    Play(usize),
    /// Show the chances beside the board from now on.
    Chances,
    /// Close the advice; an action that the tutor warned of is not done, and a play is taken back.
    Close,
    /// Do the action that the tutor warned of.
    ActAnyway,
    /// This decision is studied elsewhere on the page, by a link or from the library: advice if it is the player's own.
    Studied(Decision),
    /// The engine's analysis of a decision; `None` if the engine failed.
    Judged(JobId, Option<Box<Analysis>>),
}

/// Replies of the engine, and its failures.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineMsg {
    /// The engine replied.
    Reply(Reply),
    /// The worker crashed or could not be started.
    Failed,
    /// Send the last request again.
    Retry,
}

/// The player's settings and the texts of the chosen language.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// The settings were changed.
    Change(Settings),
    /// Restore the defaults.
    Reset,
    /// Undo the reset.
    UndoReset,
    /// The texts of the chosen language were loaded.
    WordsLoaded(Words),
    /// The texts of the chosen language could not be loaded.
    WordsFailed,
}

/// What the browser's storage holds, and whether it takes more.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreMsg {
    /// The dice statistics of all finished games were loaded; see [`crate::stored_book`].
    DiceBookLoaded(DiceBook),
    /// The dice that were seen in this browser were loaded.
    SeenDiceLoaded(SeenDice),
    /// A stored text, not a game's, cannot be read.
    Unreadable(StoredItem, String),
    /// A stored game without a reference to it was found and set aside.
    GameRecovered,
    /// The outcome of an [`Effect::SetAside`](crate::Effect::SetAside), and what follows.
    SetAside(AfterSetAside, Result<(), StorageFull>),
    /// The stored game cannot be read, and could not be set aside either.
    UnreadableNotSetAside,
    /// Many games have been finished since the last backup.
    BackupDue,
    /// The browser refused to store something.
    SaveFailed,
    /// The browser stores again after a refusal.
    SavesAgain,
}

/// The action that follows once texts have been set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterSetAside {
    /// No action.
    Nothing,
    /// Start a game with these options.
    Start(Box<NewSession>),
    /// Replace the stored data with the contents of a backup.
    Import(Box<Importing>),
}

/// Error: the browser's storage has no space for the texts to be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFull;

/// Backup files, and the saves that were set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum BackupMsg {
    /// Write everything into a file.
    Export,
    /// The exported file lacks the library and what is stored with it, for this reason.
    LibraryMissing(String),
    /// Load a file, or a game that was set aside or stands in a report.
    Import(Import),
    /// Remove these texts that were set aside.
    Remove(Vec<String>),
    /// Overwrite the stored game that cannot be read with this one.
    Overwrite,
}

/// The game in another tab of this browser.
#[derive(Clone, Debug, PartialEq)]
pub enum TabsMsg {
    /// Another tab plays the game.
    OtherTabPlays,
    /// The other tab has stored the game.
    GameSaved(StoredGame),
    /// Another tab has stored its settings; an error is their unreadable text. See [`crate::stored_settings`].
    SettingsSaved(Result<Settings, String>),
    /// Play in this tab instead.
    TakeOver,
    /// This tab has the game now, as it was stored last.
    TakenOver(Option<StoredGame>),
}

/// What the browser reports about the page, and its updates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageMsg {
    /// Whether the system is set to reduced motion.
    ReducedMotion(bool),
    /// The page was hidden, and may be closed without notice.
    Hidden,
    /// The page is visible again.
    Shown,
    /// The window lost the focus; the game may be taken over from another one.
    Blurred,
    /// A new release has been fetched.
    UpdateReady,
    /// Install the new release once no game is in progress.
    UpdateAfterGame,
    /// The address leads to no part of the page.
    UnknownAddress,
}

/// What to tell [`update`](crate::update()) of the stored dice of all games.
pub fn stored_book(text: String) -> Msg {
    match DiceBook::from_text(&text) {
        Ok(book) => Msg::Store(StoreMsg::DiceBookLoaded(book)),
        Err(_) => Msg::Store(StoreMsg::Unreadable(StoredItem::Book, text)),
    }
}

/// What to tell [`update`](crate::update()) of the settings that another page has stored.
pub fn stored_settings(text: String) -> Msg {
    Msg::Tabs(TabsMsg::SettingsSaved(
        Settings::from_text(&text).ok_or(text),
    ))
}
