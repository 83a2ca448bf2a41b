//! Selection of the notice on display, and the effect of dismissing it.

use super::{Model, Release};
use crate::Notice;

impl Model {
    /// Returns the newest notice, if any. An engine failure takes precedence, since only its notice offers a retry; a
    /// new release has the lowest priority.
    pub fn notice(&self) -> Option<&Notice> {
        if self.elsewhere {
            let stays = |notice: &&Notice| {
                matches!(
                    notice,
                    Notice::OthersUnreadable
                        | Notice::ImportElsewhere
                        | Notice::LibraryNotExported(_)
                )
            };
            let lasting = self.notices.iter().rev().find(stays);
            let watching = (!self.put_away).then_some(&Notice::Elsewhere);
            return self.refused.as_ref().or(lasting).or(watching);
        }
        if self.engine_failed && !self.put_away {
            return Some(&Notice::EngineFailed);
        }
        let offered = self.release == Release::Ready && self.may_restart();
        let update = offered.then_some(&Notice::UpdateReady);
        let is_due = |notice: &&Notice| **notice != Notice::BackupDue || self.is_between_games();
        let lasting = self.notices.iter().rev().find(is_due);
        self.refused.as_ref().or(lasting).or(update)
    }

    /// Shows a one-sentence notice that fades out automatically.
    pub(crate) fn tell(&mut self, sentence: String) {
        self.refused = Some(Notice::Refused(sentence));
        self.refusals += 1;
    }

    /// Notifies the player, at most once, that stored texts cannot be read.
    pub(crate) fn tell_unreadable(&mut self) {
        if !self.notices.contains(&Notice::OthersUnreadable) {
            self.notices.push(Notice::OthersUnreadable);
        }
    }

    /// Returns the number of refusals so far, which distinguishes repeated refusals with the same text.
    pub const fn refusals(&self) -> u32 {
        self.refusals
    }

    /// Closes the notice on display.
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
