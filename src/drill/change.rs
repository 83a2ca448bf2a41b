//! Changes to cards. They are applied to the stored card, because another tab may have changed it since this tab loaded
//! it.

use crate::Card;

/// Change to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardChange {
    /// The player answers the card.
    Answered {
        /// `true` if the answer was correct.
        found: bool,
        /// Time of the answer, in milliseconds since the Unix epoch.
        at: u64,
    },
    /// The player dismisses the card permanently.
    PutAway,
}

impl Card {
    /// Applies a change.
    pub fn apply(&mut self, change: CardChange) {
        match change {
            CardChange::Answered { found, at } => self.answered(found, at),
            CardChange::PutAway => self.put_away(),
        }
    }
}

/// Returns the card to store after `change`: the stored card, or `shown` if there is none, with the change applied.
/// `None` if the stored line cannot be parsed, because a newer release may have written it.
pub fn changed(stored: Option<&str>, shown: &Card, change: CardChange) -> Option<Card> {
    let mut card = match stored {
        Some(line) => Card::from_line(line)?,
        None => shown.clone(),
    };
    card.apply(change);
    Some(card)
}

#[cfg(test)]
mod tests {
    use rules::{Board, Decision, Variant};

    use super::*;
    use crate::{Answer, Judgement};

    const DAY: u64 = 86_400_000;

    fn card() -> Card {
        let board = Board::start(Variant::Standard);
        let decision = Decision::builder(board).play(3, 1).build();
        let decision = decision.expect("a decision");
        let judgement = Judgement::read(&decision, "8/5 6/5=0;24/20=10", 2);
        let made = Answer::read(&decision, "24/20").expect("a play");
        Card::new(decision, made, judgement.expect("losses"), 5, DAY).expect("it is judged")
    }

    const fn answer(found: bool, at: u64) -> CardChange {
        CardChange::Answered { found, at }
    }

    #[test]
    fn answer_is_applied_to_the_stored_card() {
        let shown = card();
        let elsewhere = changed(None, &shown, answer(true, DAY)).expect("nothing is stored");
        assert_eq!((elsewhere.seen, elsewhere.found), (1, true));
        let line = elsewhere.to_line();
        let here = changed(Some(&line), &shown, answer(false, 9 * DAY)).expect("a card");
        assert_eq!(
            (here.seen, here.found),
            (2, false),
            "the first answer counts too"
        );
        assert_eq!(here.memory.map(|(_, last)| last), Some(9 * DAY));
        let alone = changed(None, &shown, answer(false, 9 * DAY));
        assert_ne!(
            alone.and_then(|card| card.memory),
            here.memory,
            "nor is its memory lost"
        );
    }

    #[test]
    fn card_dismissed_in_another_tab_stays_dismissed() {
        let shown = card();
        let away = changed(None, &shown, CardChange::PutAway).expect("nothing is stored");
        let here = changed(Some(&away.to_line()), &shown, answer(true, 2 * DAY)).expect("a card");
        assert_eq!((here.due, here.seen), (None, 1));
    }

    #[test]
    fn dismissing_a_card_keeps_the_answer_given_in_another_tab() {
        let shown = card();
        let answered = changed(None, &shown, answer(true, DAY)).expect("nothing is stored");
        let here = changed(Some(&answered.to_line()), &shown, CardChange::PutAway);
        let here = here.expect("a card");
        assert_eq!(
            (here.due, here.seen, here.memory.is_some()),
            (None, 1, true)
        );
    }

    #[test]
    fn deeper_judgement_replaces_the_stored_one_and_keeps_the_memory() {
        let answered = changed(None, &card(), answer(true, DAY)).expect("nothing is stored");
        let stored = answered.to_line();
        let deeper = Judgement::read(&card().decision, "8/5 6/5=0;24/20=35", 3).expect("losses");
        let deeper = Card {
            judgement: deeper.clone(),
            ..card()
        };
        let now = deeper.deepened(&stored).expect("it is deeper");
        assert!((now.lost - 0.035).abs() < 1e-6);
        assert_eq!(now.judgement.plies, 3);
        assert_eq!((now.memory, now.due), (answered.memory, answered.due));
        assert_eq!(card().deepened(&stored), None, "it is as deep");
        assert_eq!(card().deepened(&now.to_line()), None, "it is shallower");
    }

    #[test]
    fn stored_line_from_a_newer_release_is_not_overwritten() {
        let newer = format!("2{}", &card().to_line()[1..]);
        assert_eq!(changed(Some(&newer), &card(), CardChange::PutAway), None);
    }
}
