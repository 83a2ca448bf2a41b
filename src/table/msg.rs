//! Everything that can happen to the page, and everything that it may ask of the outside.

use dice::Seed;
use protocol::{JobId, Reply, Request};
use record::{Backup, DiceBook, SeenDice, Start};
use rules::{Action, Decision, Die, Millis};
use words::{Language, Words};

use crate::{
    ClockChoice, CoachMsg, Cue, Form, Import, Importing, Look, Place, Settings, StoredGame,
    StoredItem, TypedPlay,
};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// A place was tapped or activated by a key.
    Tap(Place),
    /// The place that had just been tapped was tapped once more, quickly.
    TapAgain(Place),
    /// The dice were tapped.
    TapDice,
    /// A place was chosen by the key that picks up and puts down.
    Pick(Place),
    /// The checker of a place is to move by this die.
    PlayDie(Place, Die),
    /// A die that was thrown by hand.
    EnterDie(Die),
    /// The first of two dice entered by hand was wrong.
    ClearDie,
    /// Take the last play back, in practice.
    TakeBackPlay,
    /// The top checker of a place is being dragged.
    Lift(Place),
    /// The dragged checker was let go over a place, or over nothing.
    DropOn(Option<Place>),
    /// A button of the game was pressed.
    Do(Action),
    /// The cube was tapped or Double pressed: ask before it is final.
    AskDouble,
    /// Ask whether to drop, which is final.
    AskDrop,
    /// Ask how to resign.
    AskResign,
    /// Open the choices for a new game.
    AskNewGame,
    /// Open the settings.
    AskSettings,
    /// Open the library, which is a part of the settings.
    AskLibrary,
    /// Open the small menu.
    AskMenu,
    /// Open the field for a play in notation.
    AskPlay,
    /// A play was typed.
    TypePlay(TypedPlay),
    /// Open the rules in plain words.
    AskHelp,
    /// Begin the lesson.
    StartLesson,
    /// Leave the lesson.
    LeaveLesson,
    /// Open the list of the keys.
    AskKeys,
    /// Open the position in words.
    AskPosition,
    /// Open what is told about the dice.
    AskDice,
    /// Open the score sheet.
    AskScoreSheet,
    /// Choose a game with the dice of the one that is over, which follow from this seed.
    SameDice(Seed),
    /// Choose who plays on from here: a position of a room, or a decision that is tried again. The game on the table is
    /// kept in the library before it gives way.
    PlayFrom(Start),
    /// The dice of all finished games, as they were stored; see [`crate::stored_book`].
    DiceBook(DiceBook),
    /// The dice that were seen in this browser, as they were stored.
    SeenDice(SeenDice),
    /// This text, which is no game, was stored and cannot be read.
    Unreadable(StoredItem, String),
    /// Write everything into a file.
    Export,
    /// Take what such a file holds, or a stored game alone: one that was kept aside, or that stands in a report.
    Import(Import),
    /// Whether the texts of an [`Effect::Keep`] could be kept aside, and what follows.
    KeptAside(AfterKeeping, bool),
    /// Keep these texts, which the player does not want, aside no longer.
    Forget(Vec<String>),
    /// Another page of this browser plays the game.
    Elsewhere,
    /// It has stored this.
    Follow(StoredGame),
    /// Another page has stored these settings; or their text, which cannot be read. See [`crate::stored_settings`].
    FollowSettings(Result<Settings, String>),
    /// Play here instead.
    PlayHere,
    /// The game is this page's now; what is stored of it.
    TakenOver(Option<StoredGame>),
    /// Close what lies over the table.
    CloseDialog,
    /// Ask about a clock for the rest of the match.
    AskClock,
    /// A choice about that clock was changed.
    EditClock(ClockChoice),
    /// Put the chosen clock on the match.
    StartClock,
    /// The choices with which a game was begun last, as they are stored; see [`Effect::RecallChoices`].
    Recalled(Box<Form>),
    /// A choice for the new game was changed.
    EditForm(Form),
    /// Begin the game that was chosen.
    StartGame,
    /// Look at an earlier play of the running game.
    Look(Look),
    /// Play the game that is on the table on a first visit.
    Greeted,
    /// Say why the cube shows what it shows, and why it cannot be offered.
    AskCube,
    /// Begin this game though the one on the table is not kept aside.
    StartAnyway(Box<Form>),
    /// A stored game that nothing led to any more was found and kept aside.
    GameKept,
    /// The settings were changed.
    Set(Settings),
    /// Set all settings back to their defaults.
    ResetSettings,
    /// Go back to the settings before that.
    UndoReset,
    /// Say everything in this language.
    Speak(Words),
    /// The texts of the language that was wished for could not be had.
    WordsMissing,
    /// The address names nothing that the page has.
    UnknownAddress,
    /// Close the strip with a sentence.
    DismissNotice,
    /// A wait has come to its end.
    Elapsed(u32),
    /// What goes by itself goes on: the first part of the program leaves it to the later one.
    GoOn,
    /// A seed for the next game, and the message that waited for it.
    Seeded(Seed, Option<Box<Msg>>),
    /// What tells of the dice, their fingerprint included, has come to the page.
    DiceShown,
    /// The engine said something.
    Engine(Reply),
    /// The worker crashed or could not be started.
    EngineDown,
    /// Something around advice.
    Coach(CoachMsg),
    /// Ask the engine again.
    RetryEngine,
    /// The browser refused to store something.
    StoreFailed,
    /// The browser stores again what it refused before.
    StoresAgain,
    /// The game that could not be read could not be kept aside either.
    PutAsideFailed,
    /// Store this game over the one that could not be read.
    ReplaceStored,
    /// So many milliseconds have passed since the page was opened; said before each message and while a clock runs.
    Time(Millis),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Go on with it as soon as no game is being played.
    RestartAfterGame,
    /// Whether the player has asked the system for less motion.
    LessMotion(bool),
    /// The page can no longer be seen, and perhaps never will.
    Hidden,
    /// The page can be seen again.
    Shown,
    /// The player has turned to another window, from which the game may be taken over.
    FocusLost,
}

/// What follows once texts are kept aside.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterKeeping {
    /// Nothing: they were kept for their own sake.
    Nothing,
    /// This game begins.
    Begin(Box<Form>),
    /// What a file holds takes the place of what is here.
    Import(Box<Importing>),
}

/// Something that is asked of the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the game.
    Save(String),
    /// Store the settings.
    SaveSettings(Settings),
    /// Store the choices with which a game has begun.
    SaveChoices(Box<Form>),
    /// Send the stored choices with [`Msg::Recalled`].
    RecallChoices,
    /// Store the dice of all finished games.
    SaveBook(String),
    /// Store the dice that were seen in this browser.
    SaveSeen(SeenDice),
    /// Store the seed of the next game.
    SaveNext(Seed),
    /// Get the texts of this language, or of the browser's, and send [`Msg::Speak`].
    Translate(Option<Language>),
    /// Store this text, which could not be read, under another key.
    PutAside(StoredItem, String),
    /// Keep these texts aside, and send [`Msg::KeptAside`] with what follows.
    Keep(Vec<String>, AfterKeeping),
    /// This text is on the table: if that is stored it need not be kept aside any longer.
    Forget(String),
    /// Keep these texts aside no longer.
    Remove(Vec<String>),
    /// Give this to the player as a file, with what was kept aside.
    Export(Backup),
    /// Take the game from the page that plays it, and send [`Msg::TakenOver`].
    TakeOver,
    /// Say this in the live region.
    Announce(String),
    /// Let this be heard, and felt.
    Cue(Cue),
    /// Ask the engine.
    Ask(Request),
    /// Have the engine judge a decision, and send [`CoachMsg::Judged`].
    Advise(JobId, Decision),
    /// Forget what the engine was asked.
    Cancel,
    /// Load the page again, from the release that waits.
    Restart,
    /// Send [`Msg::Seeded`] with a seed for the game with this number in its session, and with the message that waits.
    NeedSeed(u32, Option<Box<Msg>>),
    /// Send [`Msg::Elapsed`] with `token` after `ms` milliseconds.
    Wait {
        /// The number to send.
        token: u32,
        /// Milliseconds.
        ms: u32,
    },
}

impl Effect {
    /// Whether this changes what is stored.
    pub const fn stores(&self) -> bool {
        matches!(
            self,
            Self::Save(_)
                | Self::SaveSettings(_)
                | Self::SaveBook(_)
                | Self::SaveNext(_)
                | Self::SaveSeen(_)
                | Self::SaveChoices(_)
                | Self::PutAside(..)
                | Self::Keep(..)
        )
    }
}
