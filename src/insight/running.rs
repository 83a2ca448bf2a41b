//! Running PR for the match in progress.

use record::MatchRecord;
use review::{Item, Judged, PR, list_game};
use rules::Player;

/// Running PR of one player, based on the decisions judged so far.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningPr {
    player: Player,
    /// The player's decisions in each game, each with its judgement; `None` until judged.
    games: Vec<Vec<(Item, Option<Judged>)>>,
}

/// Decision to be judged: the game's index, the decision's index among the player's decisions in that game, and the
/// decision itself.
pub type Due = (usize, usize, Item);

impl RunningPr {
    /// Creates a running PR with no decisions.
    pub const fn new(player: Player) -> Self {
        Self {
            player,
            games: Vec::new(),
        }
    }

    /// Updates the decisions from the record, reading at most one new game per call so that no frame is delayed.
    /// Returns the decisions to be judged, and `true` if the record has more games.
    pub fn follow(&mut self, record: &MatchRecord) -> (Vec<Due>, bool) {
        self.games.truncate(record.games.len());
        let mut due = Vec::new();
        // The game that was read last may have grown since then.
        let first = self.games.len().saturating_sub(1);
        let next = self.games.len();
        for game in first..=next {
            due.extend(self.follow_game(record, game));
        }
        (due, self.games.len() < record.games.len())
    }

    fn follow_game(&mut self, record: &MatchRecord, game: usize) -> Vec<Due> {
        let Some(list) = list_game(record, game) else {
            return Vec::new();
        };
        if self.games.len() == game {
            self.games.push(Vec::new());
        }
        let Some(known) = self.games.get_mut(game) else {
            return Vec::new();
        };
        let own = |item: &Item| item.decided.decision.player() == self.player;
        let items: Vec<Item> = list.items.into_iter().filter(own).collect();
        // Decisions that have been undone are dropped.
        let same = known
            .iter()
            .zip(&items)
            .take_while(|((known, _), item)| known == *item);
        let same = same.count();
        known.truncate(same);
        known.extend(items.iter().skip(same).map(|item| (*item, None)));
        let new = items.into_iter().enumerate().skip(same);
        new.map(|(nth, item)| (game, nth, item)).collect()
    }

    /// Stores the judgement of a decision, unless that decision has been undone.
    pub fn store_judgement(&mut self, (game, nth, item): Due, judged: Judged) {
        let place = self.games.get_mut(game).and_then(|game| game.get_mut(nth));
        if let Some((_, found)) = place.filter(|(known, _)| *known == item) {
            *found = Some(judged);
        }
    }

    /// Returns the PR so far and the number of decisions counted; `None` before the first counted decision.
    pub fn pr(&self) -> Option<(f64, u32)> {
        let judged = self
            .games
            .iter()
            .flatten()
            .filter_map(|(_, judged)| judged.as_ref());
        let mut count = 0;
        let mut loss = 0.0;
        for one in judged {
            // The loss of an uncounted decision still adds to the total.
            loss += f64::from(one.loss);
            count += u32::from(one.counted);
        }
        (count > 0).then(|| (PR * loss / f64::from(count), count))
    }
}

#[cfg(test)]
mod tests {
    use record::read_file;
    use review::Kind;

    use super::*;

    const MATCH: &[u8] = b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
        \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n\
        \x20 2)  Doubles => 2              Drops\n     Wins 1 point\n\n Game 2\n\
        \x20Ann : 1                  Bob : 0\n 1) 31: 8/5 6/5               42: 8/4 6/4\n";

    fn judged(player: Player, loss: f32, counted: bool) -> Judged {
        Judged {
            counted,
            ..Judged::sample(player, Kind::Checker, loss)
        }
    }

    #[test]
    fn requests_each_of_the_players_decisions_once() {
        let record = read_file(MATCH).expect("a match").matches.remove(0);
        let mut running = RunningPr::new(Player::White);
        let (due, more) = running.follow(&record);
        assert_eq!((due.len(), more), (2, true), "a play and a double");
        let (due, more) = running.follow(&record);
        assert_eq!((due.len(), more), (1, false));
        assert_eq!(running.follow(&record), (Vec::new(), false));
        assert!(
            due.iter()
                .all(|(_, _, item)| item.decided.decision.player() == Player::White)
        );
    }

    #[test]
    fn pr_excludes_uncounted_decisions() {
        let record = read_file(MATCH).expect("a match").matches.remove(0);
        let mut running = RunningPr::new(Player::White);
        let (due, _) = running.follow(&record);
        assert_eq!(running.pr(), None);
        running.store_judgement(due[0], judged(Player::White, 0.02, true));
        running.store_judgement(due[1], judged(Player::White, 0.01, false));
        let (pr, count) = running.pr().expect("one counts");
        assert!((pr - 15.0).abs() < 1e-4 && count == 1, "{pr}");
    }

    #[test]
    fn discards_undone_decisions() {
        let record = read_file(MATCH).expect("a match").matches.remove(0);
        let mut running = RunningPr::new(Player::White);
        let (due, _) = running.follow(&record);
        running.store_judgement(due[1], judged(Player::White, 0.5, true));
        let mut shorter = record.clone();
        shorter.games.truncate(1);
        shorter.games[0].moves.truncate(2);
        running.follow(&shorter);
        assert_eq!(running.pr(), None);
    }
}
