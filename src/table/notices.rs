//! Notices: what the player is told beside the game, and which of it is shown.

use record::LoadError;

use crate::{Form, Model, model::Release};

/// A strip with one sentence that the player can close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The stored game could not be read, and why; it was set aside.
    Unreadable(LoadError),
    /// The end of the stored game is missing; it goes on from what is left, of which a copy was set aside.
    EndMissing,
    /// It could not be read, but there is no room to set it aside: it stays where it is, and nothing is stored over it.
    NoRoom(LoadError),
    /// The browser does not store anything.
    NotStored,
    /// The computer player does not answer.
    EngineFailed,
    /// The computer player has lost its nets and plays by hand-written rules.
    NetsDamaged,
    /// Why the last input was refused.
    Refused(String),
    /// A new release of the game has been fetched.
    UpdateReady,
    /// Stored settings or counted dice could not be read; they were set aside.
    OthersUnreadable,
    /// Another page of this browser plays the game.
    Elsewhere,
    /// Why nothing was taken from a file.
    ImportFailed(LoadError),
    /// Nothing was taken from a file, because what is here could not be set aside.
    ImportNoRoom,
    /// Nothing was taken from a file, because another page of this browser plays.
    ImportElsewhere,
    /// A file has been read.
    Imported,
    /// A game that nothing led to any more was found and set aside.
    GameSetAside,
    /// The chosen game was not begun: there is no room to keep the one on the table aside.
    StartNoRoom(Box<Form>),
}

impl Model {
    /// The strip with a sentence, the newest first. A computer player that does not answer comes before all others,
    /// since only there can it be asked again; a new release comes last.
    pub fn notice(&self) -> Option<&Notice> {
        if self.elsewhere {
            let is_told = |notice: &&Notice| {
                matches!(notice, Notice::OthersUnreadable | Notice::ImportElsewhere)
            };
            let told = self.notices.iter().rev().find(is_told);
            let watching = (!self.put_away).then_some(&Notice::Elsewhere);
            return self.refused.as_ref().or(told).or(watching);
        }
        if self.engine_failed && !self.put_away {
            return Some(&Notice::EngineFailed);
        }
        let offered = self.release == Release::Ready && self.may_restart();
        let update = offered.then_some(&Notice::UpdateReady);
        self.refused.as_ref().or(self.notices.last()).or(update)
    }

    /// Tells the player in one sentence that fades by itself.
    pub(crate) fn tell(&mut self, sentence: String) {
        self.refused = Some(Notice::Refused(sentence));
        self.refusals += 1;
    }

    /// A number that is another one for each refusal.
    pub const fn refusals(&self) -> u32 {
        self.refusals
    }

    /// Closes the notice that is shown.
    pub(crate) fn dismiss(&mut self) {
        match self.notice().cloned() {
            None => {}
            Some(shown) if self.refused.as_ref() == Some(&shown) => self.refused = None,
            Some(Notice::Elsewhere | Notice::EngineFailed) => self.put_away = true,
            Some(Notice::UpdateReady) => self.release = Release::PutAway,
            Some(shown) => self.notices.retain(|notice| *notice != shown),
        }
    }
}
