//! Which notice is shown, and what closing it does.

use super::{Model, Release};
use crate::Notice;

impl Model {
    /// The strip with a sentence, the newest first. A computer player that does not answer comes before all others,
    /// since only there can it be asked again; a new release comes last.
    pub fn notice(&self) -> Option<&Notice> {
        if self.elsewhere {
            let is_told = |notice: &&Notice| {
                matches!(
                    notice,
                    Notice::OthersUnreadable
                        | Notice::ImportElsewhere
                        | Notice::LibraryNotExported(_)
                )
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
        let is_told = |notice: &&Notice| **notice != Notice::BackupDue || self.is_between_games();
        let told = self.notices.iter().rev().find(is_told);
        self.refused.as_ref().or(told).or(update)
    }

    /// Tells the player in one sentence that fades automatically.
    pub(crate) fn tell(&mut self, sentence: String) {
        self.refused = Some(Notice::Refused(sentence));
        self.refusals += 1;
    }

    /// Tells the player once that stored texts cannot be read.
    pub(crate) fn tell_unreadable(&mut self) {
        if !self.notices.contains(&Notice::OthersUnreadable) {
            self.notices.push(Notice::OthersUnreadable);
        }
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
