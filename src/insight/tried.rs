//! A player's losses in a retried game and in the recorded game, both from the retried decision onwards.

use record::{MatchRecord, Original};
use review::{Item, Judged, list_game};
use rules::Player;

/// A player's decisions in the retried game and in the recorded game, in this order, with the losses known so far.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedLosses([Vec<(Item, Option<f32>)>; 2]);

impl TriedLosses {
    /// Lists `player`'s decisions in the first game of `tried`, and in the original game from the retried decision
    /// onwards.
    pub fn new(tried: &MatchRecord, original: &Original, player: Player) -> Self {
        let own = |record: &MatchRecord, from: usize| {
            let items = list_game(record, 0).map_or_else(Vec::new, |list| list.items);
            let own = items
                .into_iter()
                .filter(|item| item.nth >= from && item.decided.decision.player() == player);
            own.map(|item| (item, None)).collect()
        };
        Self([own(tried, 0), own(&original.record, original.nth)])
    }

    /// Returns all decisions in order, starting with those in the retried game.
    pub fn items(&self) -> impl Iterator<Item = Item> {
        self.0.iter().flatten().map(|(item, _)| *item)
    }

    /// Stores the judgement of the decision at index `nth` in [`TriedLosses::items`]. `None` means that the choice is
    /// illegal, which counts as a loss of 0.
    pub fn store_judgement(&mut self, nth: usize, judged: Option<&Judged>) {
        if let Some((_, loss)) = self.0.iter_mut().flatten().nth(nth) {
            *loss = Some(judged.map_or(0.0, |judged| judged.loss));
        }
    }

    /// Returns the total losses, in EMG, in the retried game and in the recorded game; `None` until every decision has
    /// been judged.
    pub fn totals(&self) -> Option<[f64; 2]> {
        let total = |all: &[(Item, Option<f32>)]| {
            let losses = all.iter().map(|(_, loss)| loss.map(f64::from));
            losses.sum::<Option<f64>>()
        };
        let [tried, recorded] = &self.0;
        Some([total(tried)?, total(recorded)?])
    }
}

#[cfg(test)]
mod tests {
    use record::read_file;
    use review::Kind;

    use super::*;

    fn read(moves: &str) -> MatchRecord {
        let head = " 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n";
        let read = read_file(format!("{head}{moves}").as_bytes());
        read.expect("a match").matches.remove(0)
    }

    #[test]
    fn totals_the_losses_in_both_games_from_the_retried_decision_onwards() {
        let first =
            " 1) 31: 8/5 6/5               42: 8/4 6/4\n 2) 21: 13/11 6/5             63: 24/15\n";
        let recorded = read(&format!("{first} 3) 11: 6/4(2)\n"));
        let original = Original::new(&recorded, 0, 2).expect("the third move");
        let tried = read(first);
        let mut losses = TriedLosses::new(&tried, &original, Player::White);
        let items: Vec<Item> = losses.items().collect();
        let is_own = |item: &Item| item.decided.decision.player() == Player::White;
        assert!(items.iter().all(is_own));
        let of_original = items.iter().filter(|item| item.nth >= 4).count();
        assert!(of_original > 0 && items.len() > of_original);
        let plays = |item: &&Item| item.kind == Kind::Checker;
        assert_eq!(items.iter().filter(plays).count(), 4, "two in each game");
        for nth in 0..items.len() {
            assert_eq!(losses.totals(), None);
            let judged = Judged::sample(Player::White, Kind::Checker, 0.25);
            losses.store_judgement(nth, Some(&judged).filter(|_| nth > 0));
        }
        let [tried, recorded] = losses.totals().expect("all are judged");
        let total = 0.25 * (items.len() - 1) as f64;
        assert!(
            (tried + recorded - total).abs() < 1e-6,
            "{tried} {recorded}"
        );
        assert!(recorded > 0.0 && tried > 0.0);
    }
}
