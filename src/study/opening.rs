//! Decision on which a review opens, and navigation between the mistakes of a player.

use review::Judged;
use rules::Player;

use crate::{Entry, Place, Review, entry::mistake};

/// Number of mistakes that are visited in order of size.
const BIGGEST: usize = 3;

/// Decision on which a review opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Place of the decision.
    pub place: Place,
    /// `true` if the player has made no mistake so far, so that this is the first decision.
    pub is_clean: bool,
}

impl Review {
    /// Returns the decision on which the review opens for `player`, the reader or the player at the bottom of the
    /// board: the costliest mistake of the match, or without a mistake the first decision with a choice. `None` if the
    /// player made no decision.
    pub fn opening(&self, player: Player) -> Option<Opening> {
        let place = |entry: &Entry| (entry.game, entry.item.nth);
        let mistakes = self.mistakes_of(Some(player), None);
        // Of equal ones the first.
        let costliest = mistakes.reduce(|one, other| {
            if cost(other.1) > cost(one.1) {
                other
            } else {
                one
            }
        });
        if let Some((entry, _)) = costliest {
            return Some(Opening {
                place: place(entry),
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
            place: place(first),
            is_clean: true,
        })
    }

    /// Returns the biggest mistake of the player after the one at `from`; `None` if that is the last of the three
    /// biggest, or not one of them.
    pub fn next_biggest(&self, player: Player, from: Place) -> Option<Place> {
        let (number, _) = self.place_among_biggest(player, from)?;
        self.biggest(player).get(number).copied()
    }

    /// Returns the rank of the mistake at `place` among the player's biggest, from 1, and their number, at most three;
    /// `None` if it is not one of them.
    pub fn place_among_biggest(&self, player: Player, place: Place) -> Option<(usize, usize)> {
        let biggest = self.biggest(player);
        let nth = biggest.iter().position(|one| *one == place)?;
        Some((nth + 1, biggest.len()))
    }

    /// Returns the places of a player's biggest mistakes, biggest first, equal ones in the order of play.
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

    /// Returns the first marked move: the indices of its game and of the move; `None` if no move is marked.
    pub fn first_error(&self) -> Option<Place> {
        let mut all = self.entries.iter();
        let first = all.find(|entry| self.filter().mark(entry).is_some())?;
        Some((first.game, first.item.nth))
    }

    /// Returns the number of decisions that can be evaluated.
    pub const fn decision_count(&self) -> usize {
        self.entries.len()
    }

    /// Returns the number of mistakes of a player or, without a player, of both: in a game, or in the whole match.
    pub fn mistake_count(&self, player: Option<Player>, game: Option<usize>) -> usize {
        self.mistakes_of(player, game).count()
    }

    /// Returns the next mistake of a player after `from`, or the previous one. The search wraps around at both ends;
    /// `None` if there is no other mistake.
    pub fn next_mistake(&self, player: Player, from: Place, forward: bool) -> Option<Place> {
        let places = self.mistake_places(player);
        let mut all = places.iter().copied();
        let found = if forward {
            all.find(|place| *place > from).or(places.first().copied())
        } else {
            all.rfind(|place| *place < from).or(places.last().copied())
        };
        found.filter(|place| *place != from)
    }

    /// Returns the number of the mistake at `place` among those of the player, from 1, and the total; `None` if the
    /// player made no mistake there.
    pub fn mistake_number(&self, player: Player, place: Place) -> Option<(usize, usize)> {
        let places = self.mistake_places(player);
        let nth = places.iter().position(|one| *one == place)?;
        Some((nth + 1, places.len()))
    }

    /// Returns the places of a player's mistakes, in order; two mistakes in one turn are one place.
    fn mistake_places(&self, player: Player) -> Vec<Place> {
        let all = self.mistakes_of(Some(player), None);
        let mut places: Vec<Place> = all.map(|(one, _)| (one.game, one.item.nth)).collect();
        places.dedup();
        places
    }

    /// Returns the mistakes of a player or, without a player, of both, in order.
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

/// Returns the cost of a decision, in match winning chances or, in money play, in equity.
pub(crate) fn cost(judged: &Judged) -> f32 {
    judged.loss_mwc.unwrap_or(judged.loss)
}
