//! State shared by the study room's views.

use board::Scene;
use leptos::prelude::*;
use library::room::StoreError;
use record::LinkError;
use rules::{ByPlayer, Choice, Player};
use study::{Filter, Mark, Model, Msg, Place, Progress, Review, ReviewMsg, Statistic, TriedLine};
use words::{Words, arg};

use super::{
    effects::ReviewJob,
    leaving::Leaving,
    notes::{NoteEditor, Written},
};
use crate::{browser::own_side::OwnSide, rooms::views::head::Inner};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The decision on the board.
    #[default]
    Decision,
    /// The moves, the statistics and the less common actions.
    More,
    /// The match summary.
    Summary,
}

/// Callback that receives the reader's side, the page that asked for it, and the notes written so far.
pub(super) type OwnQuestion = Callback<(OwnSide, Page, Written)>;

/// State shared by the views of a review.
#[derive(Clone, Copy)]
pub(super) struct Reviewed {
    pub(super) review_job: ReviewJob,
    /// Content being studied.
    pub(super) model: RwSignal<Model>,
    /// Board at the current moment, with its arrows.
    pub(super) scene: Memo<Scene>,
    /// Choice whose arrows alone are drawn; `None` while the board shows the arrows for the best play and the play
    /// made.
    pub(super) picked: RwSignal<Option<Choice>>,
    /// Choice under the mouse pointer or with keyboard focus, whose arrows are drawn instead of those for `picked`.
    pub(super) pointed: RwSignal<Option<Choice>>,
    /// Line that the reader tries by hand on the board; `None` while the board shows the decision itself.
    pub(super) tried: RwSignal<Option<TriedLine>>,
    /// `true` while the board changes to an unrelated position, so that its checkers are not animated.
    pub(super) jumps: StoredValue<bool>,
    /// Current game; a memo, so that views of the whole game are rebuilt when the game changes, not at every step.
    pub(super) game: Memo<usize>,
    pub(super) words: StoredValue<Words>,
    pub(super) names: Memo<ByPlayer<String>>,
    /// Callback that sends a message to the model.
    pub(super) send: Callback<Msg>,
    /// Reader's side; `None` if the reader is not one of the players.
    pub(super) own: Option<Player>,
    /// Reason why the review in the link cannot be read; `None` if it was read, or if there is none.
    pub(super) unread: Option<LinkError>,
    /// Callback that receives which player the reader is; `None` if the room does not ask.
    pub(super) question: Option<OwnQuestion>,
    /// `true` during the tour of the biggest mistakes.
    pub(super) tour: RwSignal<bool>,
    /// `true` until the reader asks for the biggest mistake, if the match was opened at its summary or before its
    /// mistakes were known.
    pub(super) is_late: RwSignal<bool>,
    pub(super) page: RwSignal<Page>,
    /// Pages after the match summary; `None` if the room has no summary, or if Back leaves the room from each page.
    pub(super) inner: Option<Inner>,
    /// `true` while the numbers for each decision are shown.
    pub(super) with_numbers: RwSignal<bool>,
    /// `true` while the replies to all rolls are shown.
    pub(super) with_rolls: RwSignal<bool>,
    pub(super) notes: NoteEditor,
    pub(super) leaving: Leaving,
    /// Player and statistic whose explanation is shown, if any.
    pub(super) explained: RwSignal<Option<(Player, Statistic)>>,
}

impl Reviewed {
    pub(super) fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }

    /// Returns `true` once at least one decision of a match has been evaluated, so that the reader can step through the
    /// errors.
    pub(super) fn has_begun(self) -> bool {
        let review = self.review_job.review;
        review.with_untracked(|review| review.has_begun() && !review.is_position())
    }

    /// Saves the content to the library with its notes and its review; returns `true` if any of it is
    /// new to the library.
    pub(super) async fn save_notes(self) -> Result<bool, StoreError> {
        let review = self.review_job.review;
        let review =
            review.try_with_untracked(|review| review.has_begun().then(|| review.to_text()));
        self.notes.save(review.flatten()).await
    }

    /// Returns `true` for a match that nobody has reviewed: its stored review, if any, has been read, and no decision
    /// has been evaluated.
    pub(super) fn is_unreviewed(self) -> bool {
        let review = self.review_job.review;
        let is_new = |review: &Review| {
            review.progress() == Progress::New && !review.has_begun() && !review.is_position()
        };
        self.review_job.is_listed.get() && review.with(is_new)
    }

    /// Marks the player's mistakes, so that the reader can step through them.
    pub(super) fn show_mistakes_of(self, player: Player) {
        self.review_job.review.update(|review| {
            let filter = Filter {
                player: Some(player),
                ..review.filter()
            };
            review.update(ReviewMsg::Filter(filter));
        });
    }

    /// Returns the players, starting with the player at the bottom of the board.
    pub(super) fn players(self) -> [Player; 2] {
        let first = self.own.unwrap_or(Player::White);
        [first, first.opponent()]
    }

    /// Returns the 1-based rank of the current mistake among the biggest mistakes, and the number of the latter; `None`
    /// outside the tour.
    pub(super) fn place_in_tour(self) -> Option<(usize, usize)> {
        if !self.tour.get() {
            return None;
        }
        let place = self.model.with(Model::place);
        let review = self.review_job.review;
        review.with(|review| review.place_among_biggest(review.filter().player, place))
    }

    /// Returns the number of the current moment as text (during the tour, its rank among the biggest mistakes); `None`
    /// if there is no other moment.
    pub(super) fn number(self) -> Option<String> {
        if let Some((number, all)) = self.place_in_tour() {
            return Some(self.tell(|words| {
                words.study_biggest(arg::Count(all as i64), arg::Number(number as i64))
            }));
        }
        let count = |model: &Model| (model.at() as u32 + 1, model.moments().len() as u32);
        let (number, all) = self.model.with(count);
        (all > 1)
            .then(|| self.tell(|words| words.study_moment(arg::Count(all), arg::Number(number))))
    }

    /// Returns the player whose mistakes are marked; `None` if both players' mistakes are.
    pub(super) fn whose(self) -> Option<Player> {
        self.review_job.review.with(|review| review.filter().player)
    }

    /// Returns `true` if the reader is one of the players and has finished only a few games, so that terms are explained
    /// and figures left out.
    pub(super) fn is_for_beginner(self) -> bool {
        let is_player = self
            .model
            .with_untracked(|model| model.own_side().is_some());
        is_player && self.review_job.shell().is_in_first_games()
    }

    /// Returns `true` while the review is running, when its figures and mistakes may still change.
    pub(super) fn is_provisional(self) -> bool {
        self.review_job.review.with(Review::is_running)
    }

    /// Returns `true` at the last of the biggest mistakes.
    pub(super) fn is_at_end_of_tour(self) -> bool {
        self.place_in_tour()
            .is_some_and(|(number, all)| number == all)
    }

    /// Returns the next mistake: during the tour, the biggest ones come first, by size; the other marked ones follow
    /// from the beginning of the match. `None` if there is no other mistake.
    pub(super) fn next_mistake(self) -> Option<Place> {
        let from = self.model.with(Model::place);
        let (in_tour, is_end) = (self.place_in_tour().is_some(), self.is_at_end_of_tour());
        self.review_job.review.with(|review| {
            let player = review.filter().player;
            match (in_tour, is_end) {
                (true, false) => review.next_biggest(player, from),
                (true, true) => review.first_other(player),
                (false, _) => review.error_from(from, true),
            }
        })
    }

    /// Returns `true` if there is no mistake after the current decision, so that "next" starts again from the first.
    pub(super) fn starts_again(self) -> bool {
        let from = self.model.with(Model::place);
        let in_tour = self.place_in_tour().is_some();
        !in_tour && self.next_mistake().is_some_and(|next| next < from)
    }

    /// Returns the biggest of the mistakes that are marked, until the reader has asked for it; `None` if the match was
    /// opened at a mistake.
    pub(super) fn biggest_mistake(self) -> Option<Place> {
        if !self.is_late.get() {
            return None;
        }
        let at = self.model.with(Model::place);
        self.review_job
            .review
            .with(|review| review.biggest_elsewhere(review.filter().player, at))
    }

    /// Shows one of the biggest mistakes and starts the tour, so that "next" leads to the others.
    pub(super) fn show_biggest(self, (game, nth): Place) {
        self.page.set(Page::Decision);
        self.send.run(Msg::Move(game, nth));
        self.tour.set(true);
        self.is_late.set(false);
    }

    /// Shows the decision at a place; one of the biggest mistakes starts the tour.
    pub(super) fn show_place(self, place: Place) {
        let is_biggest = |review: &Review| {
            let player = review.filter().player;
            review.place_among_biggest(player, place).is_some()
        };
        if self.review_job.review.with_untracked(is_biggest) {
            self.show_biggest(place);
        } else {
            self.page.set(Page::Decision);
            self.send.run(Msg::Move(place.0, place.1));
        }
    }

    /// Marks the player's mistakes, and shows the biggest one and starts the tour if there are any.
    pub(super) fn show_biggest_of(self, player: Player) {
        self.show_mistakes_of(player);
        let review = self.review_job.review;
        let opening = review.with_untracked(|review| review.opening(Some(player)));
        if let Some(opening) = opening.filter(|opening| !opening.is_clean) {
            self.show_biggest(opening.place);
        }
    }

    /// Shows the [next](Self::next_mistake) or previous error, or announces that there are no more.
    pub(super) fn go(self, forward: bool) {
        let in_tour = untrack(|| self.place_in_tour().is_some() && !self.is_at_end_of_tour());
        let found = if forward {
            untrack(|| self.next_mistake())
        } else {
            let from = self.model.with_untracked(Model::place);
            let review = self.review_job.review;
            review.with_untracked(|review| review.error_from(from, false))
        };
        match found {
            Some(place) if forward && in_tour => self.show_biggest(place),
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
