//! Requests of an update to the browser.

use analyst::{JobId, Request};
use board::Cue;
use dice::Seed;
use record::{Backup, SeenDice};
use rules::{Choice, Decision};
use terms::Form;
use words::Language;

use crate::{AfterSetAside, Msg, Settings, StoredItem};

/// A request to the browser, the engine or another tab.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store the game.
    Save(String),
    /// Store the settings.
    SaveSettings(Settings),
    /// Store the options of the game that was started.
    SaveChoices(Box<Form>),
    /// Load the stored options and send [`NewGameMsg::ChoicesLoaded`](crate::NewGameMsg::ChoicesLoaded).
    LoadChoices,
    /// Store the dice statistics of all finished games.
    SaveDiceBook(String),
    /// Store the dice statistics of rolls seen in this browser.
    SaveSeenDice(SeenDice),
    /// Store the seed of the next game.
    SaveNextSeed(Seed),
    /// Load the texts of this language, or of the browser's language if `None`, and send
    /// [`SettingsMsg::WordsLoaded`](crate::SettingsMsg::WordsLoaded).
    Translate(Option<Language>),
    /// Store this text, which cannot be read, under a key of its own.
    SetAsideUnreadable(StoredItem, String),
    /// Set these texts aside, send [`StoreMsg::SetAside`](crate::StoreMsg::SetAside) and continue as the second field
    /// says.
    SetAside(Vec<String>, AfterSetAside),
    /// Remove this text, whose game has been resumed, from those set aside once the game is stored.
    RemoveOnceSaved(String),
    /// Remove these texts from those set aside.
    Remove(Vec<String>),
    /// Offer this backup as a file to download, together with all texts that were set aside.
    Export(Backup),
    /// Take the game from the tab that plays it and send [`TabsMsg::TakenOver`](crate::TabsMsg::TakenOver).
    TakeOver,
    /// Announce this text in the live region.
    Announce(String),
    /// Announce the advice that is shown now, as [`spoken_advice`](crate::spoken_advice) words it.
    AnnounceAdvice,
    /// Play this sound or vibrate.
    Cue(Cue),
    /// Send this request to the engine.
    Ask(Request),
    /// Have the engine judge a decision and send [`CoachMsg::Judged`](crate::CoachMsg::Judged). The choice that the
    /// player is about to make, if it is known, is judged as deep as the best one.
    Advise(JobId, Decision, Option<Choice>),
    /// Cancel the current request to the engine.
    Cancel,
    /// Reload the page to run the release that has been downloaded.
    Restart,
    /// Draw the seed of the game with this number in its session and send
    /// [`DiceMsg::SeedDrawn`](crate::DiceMsg::SeedDrawn) with the message that waits for the seed.
    DrawSeed(u32, Option<Box<Msg>>),
    /// Send [`Msg::TimerFired`] with `token` after `ms` milliseconds.
    Wait {
        /// The timer's number, unique for the page.
        token: u32,
        /// Delay in milliseconds.
        ms: u32,
    },
}

impl Effect {
    /// Whether this effect writes to the browser's storage.
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
