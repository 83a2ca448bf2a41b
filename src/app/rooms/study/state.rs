//! The state of the room that its views share.

use leptos::prelude::*;
use rules::{ByPlayer, Player};
use study::{Mark, Model, Msg, Statistic};
use words::Words;

use super::effects::ReviewJob;

/// The page of the room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The decision that is shown on the board.
    #[default]
    Decision,
    /// The moves, the numbers and everything else that is asked for seldom.
    More,
    /// The match as a whole.
    Summary,
}

/// What the views of a review share.
#[derive(Clone, Copy)]
pub(super) struct Reviewed {
    /// The review.
    pub(super) review_job: ReviewJob,
    /// What is studied.
    pub(super) model: RwSignal<Model>,
    /// The game that is shown: what shows a whole game is built anew for another game only, not with every step.
    pub(super) game: Memo<usize>,
    /// The texts.
    pub(super) words: StoredValue<Words>,
    /// What the players are called.
    pub(super) names: Memo<ByPlayer<String>>,
    /// Takes messages.
    pub(super) send: Callback<Msg>,
    /// The side of the person who plays the computer.
    pub(super) own: Option<Player>,
    /// The page that is shown.
    pub(super) page: RwSignal<Page>,
    /// `true` while the numbers of each decision are shown.
    pub(super) with_numbers: RwSignal<bool>,
    /// `true` while the replies to all rolls are shown.
    pub(super) with_rolls: RwSignal<bool>,
    /// The player's number that explains itself.
    pub(super) explained: RwSignal<Option<(Player, Statistic)>>,
}

impl Reviewed {
    pub(super) fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }

    /// `true` once the review has judged something of a match, so that there are errors to go through.
    pub(super) fn has_begun(self) -> bool {
        let review = self.review_job.review;
        review.with_untracked(|review| review.has_begun() && !review.is_position())
    }

    /// Returns the players, the one at the bottom of the board first.
    pub(super) fn players(self) -> [Player; 2] {
        let first = self.own.unwrap_or(Player::White);
        [first, first.opponent()]
    }

    /// Goes to the next error, or to the one before, and says so if there is none.
    pub(super) fn go(self, forward: bool) {
        let from = self.model.with_untracked(Model::place);
        let review = self.review_job.review;
        let found = review.with_untracked(|review| review.error_from(from, forward));
        match found {
            Some((game, nth)) => {
                self.page.set(Page::Decision);
                self.send.run(Msg::Move(game, nth));
            }
            None => self
                .review_job
                .shell()
                .say(&self.tell(Words::review_no_errors)),
        }
    }
}

/// What a mark is called.
pub(super) fn mark_name(words: &Words, mark: Mark) -> String {
    words.review_mistake(mark_key(mark))
}

/// Returns the CSS class and catalogue key of a mark.
pub(super) const fn mark_key(mark: Mark) -> &'static str {
    match mark {
        Mark::Blunder => "blunder",
        Mark::Error => "error",
        Mark::Disputed => "disputed",
    }
}
