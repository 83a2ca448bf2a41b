//! What an update asks of the outside.

use dice::Seed;
use protocol::{JobId, Request};
use record::{Backup, SeenDice};
use rules::Decision;
use words::Language;

use crate::{Cue, Form, Importing, Msg, Settings, StoredItem};

/// Something that is asked of the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the game.
    Save(String),
    /// Store the settings.
    SaveSettings(Settings),
    /// Store the options of the game that was started.
    SaveChoices(Box<Form>),
    /// Load these options and send [`NewGameMsg::ChoicesLoaded`](crate::NewGameMsg::ChoicesLoaded).
    LoadChoices,
    /// Store the dice statistics of all finished games.
    SaveDiceBook(String),
    /// Store the dice that were seen in this browser.
    SaveSeenDice(SeenDice),
    /// Store the seed of the next game.
    SaveNextSeed(Seed),
    /// Load the texts of this language, or of the browser's, and send
    /// [`SettingsMsg::WordsLoaded`](crate::SettingsMsg::WordsLoaded).
    Translate(Option<Language>),
    /// Store this unreadable text under another key.
    SetAsideUnreadable(StoredItem, String),
    /// Set these texts aside and send [`StoreMsg::SetAside`](crate::StoreMsg::SetAside).
    SetAside(Vec<String>, AfterSetAside),
    /// Remove this text, which is on the table, from those set aside once the table's game is stored.
    RemoveOnceSaved(String),
    /// Remove these texts from those set aside.
    Remove(Vec<String>),
    /// Give this backup to the player as a file, with the texts set aside.
    Export(Backup),
    /// Take the game from the tab that plays it and send [`TabsMsg::TakenOver`](crate::TabsMsg::TakenOver).
    TakeOver,
    /// Announce this in the live region.
    Announce(String),
    /// Play this sound, or vibrate.
    Cue(Cue),
    /// Send this request to the engine.
    Ask(Request),
    /// Have the engine judge a decision and send [`CoachMsg::Judged`](crate::CoachMsg::Judged).
    Advise(JobId, Decision),
    /// Cancel the request to the engine.
    Cancel,
    /// Reload the page with the release that was fetched.
    Restart,
    /// Draw the seed of the game with this number in its session and send
    /// [`DiceMsg::SeedDrawn`](crate::DiceMsg::SeedDrawn) with the message that waits for it.
    DrawSeed(u32, Option<Box<Msg>>),
    /// Send [`AutoMsg::TimerFired`](crate::AutoMsg::TimerFired) with `token` after `ms` milliseconds.
    Wait {
        /// The number that tells this timer from the others.
        token: u32,
        /// Milliseconds.
        ms: u32,
    },
}

/// What follows once texts are set aside.
#[derive(Clone, Debug, PartialEq)]
pub enum AfterSetAside {
    /// Nothing.
    Nothing,
    /// Start this game.
    Start(Box<Form>),
    /// Replace what is here with what a file holds.
    Import(Box<Importing>),
}

/// The browser's storage has no room for the texts that were to be set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFull;

impl Effect {
    /// Whether this changes what is stored.
    pub const fn stores(&self) -> bool {
        matches!(
            self,
            Self::Save(_)
                | Self::SaveSettings(_)
                | Self::SaveDiceBook(_)
                | Self::SaveNextSeed(_)
                | Self::SaveSeenDice(_)
                | Self::SaveChoices(_)
                | Self::SetAsideUnreadable(..)
                | Self::SetAside(..)
        )
    }
}
