//! Effects: requests from `update` to the browser, the engine or another tab.

use analyst::Query;
use board::Cue;
use dice::Seed;
use record::{Backup, SeenDice};
use terms::Form;
use words::Language;

use crate::{AfterSetAside, JobId, Msg, Settings, StoredItem};

/// Request to the browser, the engine or another tab.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Stores the game.
    Save(String),
    /// Stores the settings.
    SaveSettings(Settings),
    /// Stores the options of the game that has just started.
    SaveChoices(Box<Form>),
    /// Loads the stored options and sends [`NewGameMsg::ChoicesLoaded`](crate::NewGameMsg::ChoicesLoaded).
    LoadChoices,
    /// Stores the dice statistics over all finished games.
    SaveDiceBook(String),
    /// Stores the statistics of the dice seen in this browser.
    SaveSeenDice(SeenDice),
    /// Stores the seed of the next game.
    SaveNextSeed(Seed),
    /// Loads the texts in this language, or in the browser's language if `None`, and sends
    /// [`SettingsMsg::WordsLoaded`](crate::SettingsMsg::WordsLoaded).
    Translate(Option<Language>),
    /// Stores this unreadable text under a separate key.
    SetAsideUnreadable(StoredItem, String),
    /// Sets these texts aside, sends [`StoreMsg::SetAside`](crate::StoreMsg::SetAside) and then performs the action in
    /// the second field.
    SetAside(Vec<String>, AfterSetAside),
    /// Removes this text from the saves set aside once its resumed game has been stored.
    RemoveOnceSaved(String),
    /// Removes these texts from the saves set aside.
    Remove(Vec<String>),
    /// Offers this backup as a download, together with all texts set aside.
    Export(Backup),
    /// Takes over the game from the tab that is playing it and sends [`TabsMsg::TakenOver`](crate::TabsMsg::TakenOver).
    TakeOver,
    /// Announces this text in the live region.
    Announce(String),
    /// Announces the advice on display, as worded by [`spoken_advice`](crate::spoken_advice).
    AnnounceAdvice,
    /// Plays this sound or vibration.
    Cue(Cue),
    /// Sends this query to the engine. An analysis is answered by [`CoachMsg::Judged`](crate::CoachMsg::Judged), any
    /// other query by an [`EngineMsg`](crate::EngineMsg).
    Ask(JobId, Query),
    /// Cancels the pending engine queries, except analyses.
    Cancel,
    /// Reloads the page to run the downloaded release.
    Restart,
    /// Draws the seed for the game with this number in its session and sends
    /// [`DiceMsg::SeedDrawn`](crate::DiceMsg::SeedDrawn) with the message that is waiting for the seed.
    DrawSeed(u32, Option<Box<Msg>>),
    /// Sends [`Msg::TimerFired`] with `token` after `ms` milliseconds.
    Wait {
        /// Timer token, unique within the page.
        token: u32,
        /// Delay in milliseconds.
        ms: u32,
    },
}

impl Effect {
    /// Returns `true` if this effect writes to browser storage.
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
