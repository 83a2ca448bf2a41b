//! The review of a position: one decision, which nobody has made. The best choice that is known stands for the one made.

use record::MatchRecord;
use review::{Item, Judged};
use rules::{Choice, Decision};

use crate::{Entry, Review};

impl Review {
    /// Creates the review of a position; its decision has not been judged. It is empty if there is nothing to decide.
    pub fn of_position(decision: Decision) -> Self {
        let entry = Item::unmade(decision).map(|item| Entry::new(0, item));
        let mut review = Self::without_games(&MatchRecord::default());
        review.entries.extend(entry);
        review.is_position = true;
        review
    }

    /// Whether it is the review of a position.
    pub const fn is_position(&self) -> bool {
        self.is_position
    }
}

/// Puts the best choice in the place of the one made, and returns it.
pub(crate) fn choose_best(judged: &mut Judged) -> Choice {
    if let Some(best) = judged.candidates.first() {
        judged.made = best.choice;
        judged.loss = 0.0;
        judged.loss_mwc = judged.loss_mwc.map(|_| 0.0);
    }
    judged.made
}
