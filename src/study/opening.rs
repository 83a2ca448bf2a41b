//! Decision at which a review opens, and navigation between a player's mistakes.

use std::collections::BTreeMap;

use record::MatchRecord;
use review::{Judged, Preset, StoredHead, StoredLine};
use rules::Player;

use crate::{Entry, Place, Review, entry::mistake, is_rollout, resignation::Resignation};

/// Decision at which a review opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Location of the decision.
    pub place: Place,
    /// `true` if the player has made no mistakes, in which case this is the player's first decision.
    pub is_clean: bool,
}

impl Review {
    /// Returns the decision at which the review opens for `player`, the user (for both players if `None`): the
    /// costliest mistake in the match or, if there are none, the first decision with a choice. `None` if there are no
    /// decisions.
    pub fn opening(&self, player: Option<Player>) -> Option<Opening> {
        if let Some(&place) = self.biggest(player).first() {
            return Some(Opening {
                place,
                is_clean: false,
            });
        }
        let own = || {
            let all = self.entries.iter();
            all.filter(|entry| is_of(player, entry.item.decided.decision.player()))
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
    pub fn settled_opening(&self, player: Option<Player>) -> Option<Opening> {
        let is_settled = self.is_settled() && !self.is_position();
        is_settled.then(|| self.opening(player)).flatten()
    }

    /// Returns the location of the player's biggest mistake (of either player's if `None`), for a link in a match
    /// opened before its review. `None` until the review is settled, if there are no mistakes, or if `at` is already
    /// the location of that mistake.
    pub fn biggest_elsewhere(&self, player: Option<Player>, at: Place) -> Option<Place> {
        let opening = self.settled_opening(player)?;
        (!opening.is_clean && opening.place != at).then_some(opening.place)
    }

    /// Returns the location of the next smaller mistake after the one at `from` among the player's biggest mistakes;
    /// `None` if that mistake is the smallest of them or not among them.
    pub fn next_biggest(&self, player: Option<Player>, from: Place) -> Option<Place> {
        let (number, _) = self.place_among_biggest(player, from)?;
        self.biggest(player).get(number).copied()
    }

    /// Returns the rank, counted from 1, of the mistake at `place` among the player's biggest mistakes, and the number
    /// of biggest mistakes, at most three; `None` if the mistake is not among them.
    pub fn place_among_biggest(
        &self,
        player: Option<Player>,
        place: Place,
    ) -> Option<(usize, usize)> {
        let biggest = self.biggest(player);
        let nth = biggest.iter().position(|one| *one == place)?;
        Some((nth + 1, biggest.len()))
    }

    /// Returns the locations of the player's biggest mistakes (both players' if `None`), costliest first: those of the
    /// match's [turning points](Self::turning_points) or, if no mistake is large enough to decide anything, of the
    /// costliest mistakes.
    fn biggest(&self, player: Option<Player>) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        for place in self.costliest_places(player) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// Returns the location of the first marked move that is not among the player's biggest mistakes; `None` if there
    /// is no such move.
    pub fn first_other(&self, player: Option<Player>) -> Option<Place> {
        let biggest = self.biggest(player);
        let marked = self
            .entries
            .iter()
            .filter(|entry| self.filter().mark(entry).is_some());
        let mut places = marked.map(|entry| (entry.game, entry.item.nth));
        places.find(|place| !biggest.contains(place))
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
            (is_of(player, judged.player) && mistake(judged).is_some()).then_some((entry, judged))
        })
    }
}

/// Returns the decision at which a stored review of `record` opens for `player` (for both players if `None`), before
/// its `text` has been restored: the same decision as [`Review::opening`], found by listing only the relevant games.
/// `None` if the review is not settled or belongs to a different match.
pub fn stored_opening(record: &MatchRecord, text: &str, player: Option<Player>) -> Option<Opening> {
    let mut lines = text.lines();
    let head = StoredHead::read(lines.next()?)?;
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
            let is_own = is_of(player, game.moves.get(stored.nth)?.player);
            let is_mistake = is_own && Preset::XG.mistake(loss).is_some();
            is_mistake.then_some((loss_mwc.unwrap_or(loss), stored, *line))
        })
        .collect();
    let place = |stored: &StoredLine| (stored.game, stored.nth);
    mistakes.sort_by(|(a, one, _), (b, other, _)| {
        let by_cost = b.total_cmp(a);
        by_cost.then_with(|| place(one).cmp(&place(other)))
    });
    let resigned = costliest_resignation(record, &stored, player);
    let resigned_opening = resigned.map(|(_, place)| Opening {
        place,
        is_clean: false,
    });
    let mut games: BTreeMap<usize, Review> = BTreeMap::new();
    for (cost, stored, line) in mistakes {
        if resigned.is_some_and(|(resigned, _)| resigned > cost) {
            return resigned_opening;
        }
        let review = games.entry(stored.game).or_insert_with(|| {
            let mut review = Review::without_games(record);
            review.add_game(record, stored.game);
            review
        });
        // Lines from another branch of the match are skipped.
        review.restore(line);
        let found = review.mistakes_of(player, None).next();
        if let Some((entry, _)) = found {
            return Some(Opening {
                place: (entry.game, entry.item.nth),
                is_clean: false,
            });
        }
    }
    if resigned_opening.is_some() {
        return resigned_opening;
    }
    let mut review = Review::without_games(record);
    for game in 0..record.games.len() {
        review.add_game(record, game);
        restore_game(&mut review, &stored, game);
        let found = review.opening(player).filter(|_| review.has_begun());
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Returns the cost and the location of the player's costliest resignation (of either player's if `None`) in a stored
/// review; `None` if there is none. Its cost depends on the evaluations of its game, so all of them are restored.
fn costliest_resignation(
    record: &MatchRecord,
    stored: &[(StoredLine, &str)],
    player: Option<Player>,
) -> Option<(f32, Place)> {
    let resigned = (0..record.games.len()).filter(|&game| Resignation::of(record, game).is_some());
    let costs = resigned.flat_map(|game| {
        let mut review = Review::without_games(record);
        review.add_game(record, game);
        restore_game(&mut review, stored, game);
        review.wrong_resignations(player, Some(game))
    });
    let costs = costs.filter_map(|entry| {
        let judged = entry.judged.as_ref()?;
        Some((cost(judged), (entry.game, entry.item.nth)))
    });
    costs.reduce(|first, other| if other.0 > first.0 { other } else { first })
}

fn restore_game(review: &mut Review, stored: &[(StoredLine, &str)], game: usize) {
    let of_game = stored.iter().filter(|(stored, _)| stored.game == game);
    of_game.for_each(|(_, line)| review.restore(line));
}

/// Returns the first decision by `player` (by either player if `None`) in the game at this index; `None` if there is no
/// such decision.
pub fn first_decision(record: &MatchRecord, game: usize, player: Option<Player>) -> Option<Place> {
    let mut review = Review::without_games(record);
    review.add_game(record, game);
    Some(review.opening(player)?.place)
}

/// Returns the cost of a decision, in match-winning chances or, in money play, in equity.
pub(crate) fn cost(judged: &Judged) -> f32 {
    judged.loss_mwc.unwrap_or(judged.loss)
}

/// Returns `true` if `of` is the wanted player; if `None`, both players are.
fn is_of(wanted: Option<Player>, of: Player) -> bool {
    wanted.is_none_or(|wanted| wanted == of)
}
