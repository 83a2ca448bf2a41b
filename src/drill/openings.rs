//! Opening book page: the fifteen opening rolls, the plays for each, and the replies in the book.

use std::sync::Arc;

use review::{Book, BookEntry, BookScore};
use rules::{Board, Roll, Variant};

/// State of the opening book page.
#[derive(Clone, Debug, PartialEq)]
pub struct Openings {
    /// Book; `None` while it is being loaded, and [`Book::EMPTY`] if it could not be loaded.
    book: Option<Arc<Book>>,
    /// Score, from the perspective of the player with the opening roll.
    score: BookScore,
    /// Decisions from the opening roll to the displayed decision; empty while all opening rolls are shown.
    trail: Vec<OpeningStep>,
}

/// Book decision with the selected play.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningStep {
    /// Book decision.
    pub entry: BookEntry,
    /// Index of the selected play.
    pub selected: usize,
}

/// Message to the opening book page.
#[derive(Clone, Debug, PartialEq)]
pub enum OpeningsMsg {
    /// Delivers the book; [`Book::EMPTY`] if it could not be loaded.
    Book(Arc<Book>),
    /// Shows the openings at this score, from the perspective of the player with the opening roll.
    Score(BookScore),
    /// Shows the decision for this roll after the selected play.
    Open(Roll),
    /// Selects the play at this index.
    Select(usize),
    /// Returns to the decision at this index, or to all opening rolls if `None`.
    Back(Option<usize>),
}

impl Default for Openings {
    fn default() -> Self {
        Self {
            book: None,
            score: BookScore::Money,
            trail: Vec::new(),
        }
    }
}

impl Openings {
    /// Handles a message.
    pub fn update(&mut self, msg: OpeningsMsg) {
        match msg {
            OpeningsMsg::Book(book) => {
                self.book = Some(book);
                self.trail.clear();
            }
            OpeningsMsg::Score(score) => self.show_at(score),
            OpeningsMsg::Open(roll) => {
                let board = self.position();
                let entry = self.entry(self.score_at(self.trail.len()), &board, roll);
                self.trail
                    .extend(entry.map(|entry| OpeningStep { entry, selected: 0 }));
            }
            OpeningsMsg::Select(nth) => {
                let step = self.trail.last_mut();
                if let Some(step) = step.filter(|step| nth < step.entry.plays.len()) {
                    step.selected = nth;
                }
            }
            OpeningsMsg::Back(nth) => self.trail.truncate(nth.map_or(0, |nth| nth + 1)),
        }
    }

    /// Returns `true` until the book has been loaded.
    pub const fn is_loading(&self) -> bool {
        self.book.is_none()
    }

    /// Returns `true` if the book could not be loaded.
    pub fn is_missing(&self) -> bool {
        self.book.as_deref() == Some(&Book::EMPTY)
    }

    /// Returns the score, from the perspective of the player with the opening roll.
    pub const fn score(&self) -> BookScore {
        self.score
    }

    /// Returns the decisions from the opening roll to the one on display.
    pub fn trail(&self) -> &[OpeningStep] {
        &self.trail
    }

    /// Returns the position after the selected play, or the starting position.
    pub fn position(&self) -> Board {
        let after = self.trail.last().map(OpeningStep::after);
        after.unwrap_or_else(|| Board::start(Variant::Standard))
    }

    /// Returns the book's decisions for the possible rolls in [`Openings::position`].
    pub fn next(&self) -> Vec<BookEntry> {
        let (score, board) = (self.score_at(self.trail.len()), self.position());
        let entries = Roll::ALL.into_iter();
        entries
            .filter_map(|roll| self.entry(score, &board, roll))
            .collect()
    }

    /// Switches to another score, keeping the current decisions that the book contains at that score.
    fn show_at(&mut self, score: BookScore) {
        self.score = score;
        for step in std::mem::take(&mut self.trail) {
            let board = self.position();
            let score = self.score_at(self.trail.len());
            let Some(entry) = self.entry(score, &board, step.entry.roll) else {
                return;
            };
            let after = step.after();
            let selected = entry.plays.iter().position(|play| play.after == after);
            let selected = selected.unwrap_or_default();
            self.trail.push(OpeningStep { entry, selected });
        }
    }

    /// Returns the score from the perspective of the player on roll after this number of plays.
    const fn score_at(&self, plays: usize) -> BookScore {
        if plays.is_multiple_of(2) {
            self.score
        } else {
            self.score.flipped()
        }
    }

    fn entry(&self, score: BookScore, board: &Board, roll: Roll) -> Option<BookEntry> {
        self.book.as_ref()?.entry(score, board, roll)
    }
}

impl OpeningStep {
    /// Returns the position after the selected play, from the opponent's perspective.
    pub fn after(&self) -> Board {
        self.entry.plays[self.selected].after
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::book;

    fn openings() -> Openings {
        let mut openings = Openings::default();
        assert!(openings.is_loading() && openings.next().is_empty());
        openings.update(OpeningsMsg::Book(book()));
        openings
    }

    fn roll(openings: &Openings, text: &str) -> Roll {
        let all = openings.next().into_iter().map(|entry| entry.roll);
        let mut found = all.filter(|roll| roll.to_string() == text);
        found.next().expect("a roll of the book")
    }

    #[test]
    fn fifteen_rolls_lead_to_their_replies() {
        let mut openings = openings();
        assert_eq!(openings.next().len(), 15);
        openings.update(OpeningsMsg::Open(roll(&openings, "3-1")));
        let [step] = openings.trail() else {
            panic!("{:?}", openings.trail());
        };
        assert_eq!(step.after().opponent().at(5), 2, "the 5 point");
        assert!(openings.next().len() >= 15, "the replies");
        openings.update(OpeningsMsg::Open(roll(&openings, "6-4")));
        assert_eq!(openings.trail().len(), 2);
        openings.update(OpeningsMsg::Back(Some(0)));
        assert_eq!(openings.trail().len(), 1);
        openings.update(OpeningsMsg::Back(None));
        assert_eq!(openings.position(), Board::start(Variant::Standard));
    }

    #[test]
    fn switching_scores_keeps_the_decision_and_the_play() {
        let mut openings = openings();
        openings.update(OpeningsMsg::Open(roll(&openings, "4-3")));
        openings.update(OpeningsMsg::Select(1));
        let after = openings.position();
        for score in BookScore::ALL {
            openings.update(OpeningsMsg::Score(score));
            let [step] = openings.trail() else {
                panic!("{:?}", openings.trail());
            };
            assert_eq!((openings.score(), step.entry.score), (score, score));
        }
        openings.update(OpeningsMsg::Score(BookScore::Money));
        let plays = openings.trail()[0].entry.plays.clone();
        assert!(plays.iter().any(|play| play.after == after));
        openings.update(OpeningsMsg::Select(99));
        assert!(openings.trail()[0].selected < plays.len(), "no such play");
    }

    #[test]
    fn missing_book_has_no_rolls() {
        let mut openings = Openings::default();
        openings.update(OpeningsMsg::Book(Book::EMPTY.into()));
        assert!(openings.is_missing() && openings.next().is_empty());
    }
}
