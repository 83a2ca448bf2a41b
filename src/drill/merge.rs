//! Merging of cards from two browsers.

use std::collections::BTreeMap;

use crate::{Card, key_of_line, stored_sheet::merged_sheets};

/// Maximum time, in milliseconds, by which an answer may lie in the future: clocks differ, but by no more than a day.
const AHEAD: u64 = 86_400_000;

impl Card {
    /// Returns `true` if the card is newer than `other`, a card for the same decision: if it was answered later, or has
    /// been dismissed since then.
    fn is_newer(&self, other: &Self) -> bool {
        let state = |card: &Self| (card.answered_at(), card.due.is_none());
        state(self) > state(other)
    }

    /// Returns the time of the last answer; `None` before the first answer.
    fn answered_at(&self) -> Option<u64> {
        self.memory.map(|(_, last)| last)
    }
}

/// Returns the cards and sheets in `brought` that are missing from `stored` or are newer than those in it, each with
/// its key and its line.
///
/// Both are lines written by [`Card::to_line`] or [`StoredSheet::to_line`](crate::StoredSheet::to_line). Damaged lines
/// in `brought` are skipped, as are cards answered more than a day after `now`, which is in milliseconds since the Unix
/// epoch. Unreadable stored lines may be from a newer release and are kept.
pub fn merged<'a>(
    stored: &[String],
    brought: impl IntoIterator<Item = &'a str>,
    now: u64,
) -> Vec<(String, String)> {
    let brought: Vec<&str> = brought.into_iter().collect();
    let sheets = merged_sheets(stored, brought.iter().copied());
    let keyed = stored
        .iter()
        .filter_map(|line| Some((key_of_line(line)?, line)));
    let stored: BTreeMap<&str, &String> = keyed.collect();
    let latest = now.saturating_add(AHEAD);
    let mut newest: BTreeMap<String, Card> = BTreeMap::new();
    for card in brought.into_iter().filter_map(Card::from_line) {
        let key = card.key();
        let is_newer = match (newest.get(&key), stored.get(key.as_str())) {
            (Some(other), _) => card.is_newer(other),
            (None, Some(line)) => Card::from_line(line).is_some_and(|other| card.is_newer(&other)),
            (None, None) => true,
        };
        if is_newer && card.answered_at() <= Some(latest) {
            newest.insert(key, card);
        }
    }
    let lines = newest.into_iter();
    let lines = lines.map(|(key, card)| (key, card.to_line()));
    lines.chain(sheets).collect()
}

#[cfg(test)]
mod tests {
    use rules::{Board, Decision, Variant};

    use super::*;
    use crate::{Answer, Judgement};

    const DAY: u64 = 86_400_000;

    /// Returns a card about the first play in a match of this length.
    fn card(length: u8) -> Card {
        let board = Board::start(Variant::Standard);
        let decision = Decision::builder(board).play(3, 1).match_to(length);
        let decision = decision.build().expect("a decision");
        let judgement = Judgement::read(&decision, "8/5 6/5=0;24/20=10", 2);
        let made = Answer::read(&decision, "24/20").expect("a play");
        let judgement = judgement.expect("losses");
        Card::new(decision, made, judgement, 5, 7).expect("it is judged")
    }

    fn answered(at: &[u64]) -> Card {
        let mut card = card(5);
        for &now in at {
            card.answered(true, now);
        }
        card
    }

    fn merge(stored: &[&Card], brought: &[&Card]) -> Vec<Card> {
        let lines = |cards: &[&Card]| cards.iter().map(|card| card.to_line()).collect::<Vec<_>>();
        let brought = lines(brought);
        let merged = merged(
            &lines(stored),
            brought.iter().map(String::as_str),
            100 * DAY,
        );
        for (key, line) in &merged {
            assert_eq!(key_of_line(line), Some(&key[..]));
        }
        let cards = merged.iter().map(|(_, line)| Card::from_line(line));
        cards.map(|card| card.expect("its own line")).collect()
    }

    #[test]
    fn card_answered_later_replaces_the_earlier_one() {
        let (old, new) = (answered(&[DAY]), answered(&[DAY, 9 * DAY]));
        assert_eq!(merge(&[&old], &[&new]), std::slice::from_ref(&new));
        assert_eq!(merge(&[&new], &[&old]), []);
        assert_eq!(merge(&[&new], &[&new]), [], "nothing is written twice");
        assert_eq!(merge(&[], &[&old, &new, &old]), std::slice::from_ref(&new));
        let fresh = card(5);
        assert_eq!(merge(&[&old], &[&fresh]), []);
        assert_eq!(merge(&[&fresh], &[&old]), std::slice::from_ref(&old));
    }

    #[test]
    fn card_stays_dismissed_until_answered_again() {
        let shown = answered(&[DAY]);
        let mut away = shown.clone();
        away.put_away();
        assert_eq!(merge(&[&shown], &[&away]), std::slice::from_ref(&away));
        assert_eq!(merge(&[&away], &[&shown]), []);
        let again = answered(&[DAY, 2 * DAY]);
        assert_eq!(merge(&[&away], &[&again]), [again]);
    }

    #[test]
    fn cards_for_other_decisions_are_added() {
        let (stored, other) = (card(5), card(7));
        assert_eq!(merge(&[&stored], &[&stored, &other]), [other]);
    }

    #[test]
    fn damaged_lines_and_future_answers_are_ignored() {
        let future = answered(&[102 * DAY]);
        assert_eq!(merge(&[], &[&future]), []);
        let line = answered(&[DAY]).to_line();
        for end in 0..line.len() {
            let cut = &line[..end];
            // A card with a truncated last field may still be complete.
            assert!(merged(&[], [cut], DAY).len() <= usize::from(Card::from_line(cut).is_some()));
        }
        let newer_release = format!("2{}", &line[1..]);
        assert_eq!(merged(&[newer_release], [&line[..]], DAY), []);
        for nonsense in ["", "|", "1|||||||||", "1|p=|x|y|0|0||||", "\u{0}"] {
            assert_eq!(merged(&[], [nonsense], DAY), [], "{nonsense}");
        }
    }
}
