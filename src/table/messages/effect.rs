//! Effects: requests from an update to the browser, the engine or another tab.

use analyst::Query;
use board::Cue;
use dice::Seed;
use record::{Backup, SeenDice};
use terms::Form;
use words::Language;

use crate::{AfterSetAside, JobId, Msg, Settings, StoredItem};

/// A request to the browser, the engine or another tab.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores the game.
    Save(String),
    /// Stores the settings.
    SaveSettings(Settings),
    /// Stores the options of the game that was started.
    SaveChoices(Box<Form>),
    /// Loads the stored options and sends [`NewGameMsg::ChoicesLoaded`](crate::NewGameMsg::ChoicesLoaded).
    LoadChoices,
    /// Stores the dice statistics of all finished games.
    SaveDiceBook(String),
    /// Stores the dice statistics of the rolls seen in this browser.
    SaveSeenDice(SeenDice),
    /// Stores the seed of the next game.
    SaveNextSeed(Seed),
    /// Loads the texts of this language, or of the browser's language if `None`, and sends
    /// [`SettingsMsg::WordsLoaded`](crate::SettingsMsg::WordsLoaded).
    Translate(Option<Language>),
    /// Stores this unreadable text under a separate key.
    SetAsideUnreadable(StoredItem, String),
    /// Sets these texts aside, sends [`StoreMsg::SetAside`](crate::StoreMsg::SetAside) and continues with the second
    /// field.
    SetAside(Vec<String>, AfterSetAside),
    /// Removes this text, whose game has been resumed, from the saves set aside once the game is stored.
    RemoveOnceSaved(String),
    /// Removes these texts from the saves set aside.
    Remove(Vec<String>),
    /// Offers this backup as a download, together with all texts that were set aside.
    Export(Backup),
    /// Takes the game over from the tab that plays it and sends [`TabsMsg::TakenOver`](crate::TabsMsg::TakenOver).
    TakeOver,
    /// Announces this text in the live region.
    Announce(String),
    /// Announces the advice on display, in the words of [`spoken_advice`](crate::spoken_advice).
    AnnounceAdvice,
    /// Plays this sound or vibrates.
    Cue(Cue),
    /// Sends this query to the engine. The reply to an analysis is [`CoachMsg::Judged`](crate::CoachMsg::Judged), and
    /// [`EngineMsg`](crate::EngineMsg) has the others.
    Ask(JobId, Query),
    /// Cancels the pending queries to the engine, except queries for an analysis.
    Cancel,
    /// Reloads the page to run the downloaded release.
    Restart,
    /// Draws the seed of the game with this number in its session and sends
    /// [`DiceMsg::SeedDrawn`](crate::DiceMsg::SeedDrawn) with the message that waits for the seed.
    DrawSeed(u32, Option<Box<Msg>>),
    /// Sends [`Msg::TimerFired`] with `token` after `ms` milliseconds.
    Wait {
        /// Number of the timer, unique within the page.
        token: u32,
        /// Delay in milliseconds.
        ms: u32,
    },
}

impl Effect {
    /// Returns `true` if this effect writes to the browser's storage.
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
