//! Decision at which a review opens, and navigation between a player's mistakes.

use std::collections::BTreeMap;

use record::MatchRecord;
use review::{Judged, Preset, StoredLine};
use rules::Player;

use crate::{Entry, Head, Place, Review, entry::mistake, is_rollout};

/// Number of mistakes that can be visited in order of cost.
const BIGGEST: usize = 3;

/// Decision at which a review opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Location of the decision.
    pub place: Place,
    /// `true` if the player has made no mistakes, in which case this is the player's first decision.
    pub is_clean: bool,
}

impl Review {
    /// Returns the decision at which the review opens for `player`, who is the user or the player at the bottom of the
    /// board: that player's costliest mistake in the match or, if there are none, the first decision with a choice.
    /// `None` if the player made no decisions.
    pub fn opening(&self, player: Player) -> Option<Opening> {
        if let Some(&place) = self.biggest(player).first() {
            return Some(Opening {
                place,
                is_clean: false,
            });
        }
        let own = || {
            let all = self.entries.iter();
            all.filter(|entry| entry.item.decided.decision.player() == player)
        };
        let has_choice = |entry: &&Entry| {
            let judged = entry.judged.as_ref();
            judged.is_none_or(|judged| judged.counted && !judged.forced)
        };
        let first = own().find(has_choice).or_else(|| own().next())?;
        Some(Opening {
            place: (first.game, first.item.nth),
            is_clean: true,
        })
    }

    /// Returns the decision at which a settled review of a match opens; `None` for other reviews.
    pub fn settled_opening(&self, player: Player) -> Option<Opening> {
        let is_settled = self.is_settled() && !self.is_position();
        is_settled.then(|| self.opening(player)).flatten()
    }

    /// Returns the location of the player's biggest mistake, for a link in a match opened before its review. `None`
    /// until the review is settled, if there are no mistakes, or if `at` is already the location of that mistake.
    pub fn biggest_elsewhere(&self, player: Player, at: Place) -> Option<Place> {
        let opening = self.settled_opening(player)?;
        (!opening.is_clean && opening.place != at).then_some(opening.place)
    }

    /// Returns the location of the next smaller mistake after the one at `from` among the player's three biggest
    /// mistakes; `None` if that mistake is the smallest of the three or not among them.
    pub fn next_biggest(&self, player: Player, from: Place) -> Option<Place> {
        let (number, _) = self.place_among_biggest(player, from)?;
        self.biggest(player).get(number).copied()
    }

    /// Returns the rank, counted from 1, of the mistake at `place` among the player's biggest mistakes, and the number
    /// of biggest mistakes, at most three; `None` if the mistake is not among them.
    pub fn place_among_biggest(&self, player: Player, place: Place) -> Option<(usize, usize)> {
        let biggest = self.biggest(player);
        let nth = biggest.iter().position(|one| *one == place)?;
        Some((nth + 1, biggest.len()))
    }

    /// Returns the locations of a player's biggest mistakes, in descending order of cost and then in playing order.
    fn biggest(&self, player: Player) -> Vec<Place> {
        let mut all: Vec<(&Entry, &Judged)> = self.mistakes_of(Some(player), None).collect();
        all.sort_by(|(_, a), (_, b)| cost(b).total_cmp(&cost(a)));
        let mut places: Vec<Place> = Vec::new();
        for (entry, _) in all {
            let place = (entry.game, entry.item.nth);
            if !places.contains(&place) && places.len() < BIGGEST {
                places.push(place);
            }
        }
        places
    }

    /// Returns the location of the first marked move; `None` if no move is marked.
    pub fn first_error(&self) -> Option<Place> {
        let mut all = self.entries.iter();
        let first = all.find(|entry| self.filter().mark(entry).is_some())?;
        Some((first.game, first.item.nth))
    }

    /// Returns the number of decisions that can be evaluated.
    pub const fn decision_count(&self) -> usize {
        self.entries.len()
    }

    /// Returns the number of a player's mistakes (both players' if `None`), in a game or in the whole match.
    pub fn mistake_count(&self, player: Option<Player>, game: Option<usize>) -> usize {
        self.mistakes_of(player, game).count()
    }

    /// Returns a player's mistakes (both players' if `None`), in order.
    pub(crate) fn mistakes_of(
        &self,
        player: Option<Player>,
        game: Option<usize>,
    ) -> impl Iterator<Item = (&Entry, &Judged)> {
        let of_game = move |entry: &&Entry| game.is_none_or(|game| entry.game == game);
        let all = self.entries.iter().filter(of_game);
        all.filter_map(move |entry| {
            let judged = entry.judged.as_ref()?;
            let is_wanted = player.is_none_or(|player| player == judged.player);
            (is_wanted && mistake(judged).is_some()).then_some((entry, judged))
        })
    }
}

/// Returns the decision at which a stored review of `record` opens for `player`, before its `text` has been restored:
/// the same decision as [`Review::opening`], found by listing only the relevant games. `None` if the review is not
/// settled or belongs to a different match.
pub fn stored_opening(record: &MatchRecord, text: &str, player: Player) -> Option<Opening> {
    let mut lines = text.lines();
    let head = Head::read(lines.next()?)?;
    if !head.is_settled() {
        return None;
    }
    let judgements = lines.filter(|line| !is_rollout(line));
    let stored: Vec<(StoredLine, &str)> = judgements
        .filter_map(|line| Some((StoredLine::read(line)?, line)))
        .collect();
    let mut mistakes: Vec<(f32, &StoredLine, &str)> = stored
        .iter()
        .filter_map(|(stored, line)| {
            let game = record.games.get(stored.game)?;
            let (loss, loss_mwc) = stored.losses()?;
            let is_own = game.moves.get(stored.nth)?.player == player;
            let is_mistake = is_own && Preset::XG.mistake(loss).is_some();
            is_mistake.then_some((loss_mwc.unwrap_or(loss), stored, *line))
        })
        .collect();
    let place = |stored: &StoredLine| (stored.game, stored.nth);
    mistakes.sort_by(|(a, one, _), (b, other, _)| {
        let by_cost = b.total_cmp(a);
        by_cost.then_with(|| place(one).cmp(&place(other)))
    });
    let mut games: BTreeMap<usize, Review> = BTreeMap::new();
    for (_, stored, line) in mistakes {
        let review = games.entry(stored.game).or_insert_with(|| {
            let mut review = Review::without_games(record);
            review.add_game(record, stored.game);
            review
        });
        // Lines from another branch of the match are skipped.
        review.restore(line);
        let found = review.opening(player);
        if let Some(found) = found.filter(|opening| !opening.is_clean) {
            return Some(found);
        }
    }
    let mut review = Review::without_games(record);
    for game in 0..record.games.len() {
        review.add_game(record, game);
        let of_game = stored.iter().filter(|(stored, _)| stored.game == game);
        of_game.for_each(|(_, line)| review.restore(line));
        let found = review.opening(player).filter(|_| review.has_begun());
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Returns `player`'s first decision in the game at this index; `None` if the player made no decisions in the game.
pub fn first_decision(record: &MatchRecord, game: usize, player: Player) -> Option<Place> {
    let mut review = Review::without_games(record);
    review.add_game(record, game);
    Some(review.opening(player)?.place)
}

/// Returns the cost of a decision, in match-winning chances or, in money play, in equity.
pub(crate) fn cost(judged: &Judged) -> f32 {
    judged.loss_mwc.unwrap_or(judged.loss)
}
