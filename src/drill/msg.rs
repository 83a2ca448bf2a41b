//! Messages, states and effects of the drill room.

use std::sync::Arc;

use engine::Analysis;
use record::Sheet;
use review::Book;
use rules::Decision;

use crate::{Answer, Card, CardChange, Exercise, LineStep, LoggedAnswer, Reference, Topic};

/// Current exercise, with its source and its time.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedExercise {
    /// Exercise to be answered.
    pub exercise: Exercise,
    /// Card from which the question comes; `None` for other exercises.
    pub card: Option<Card>,
    /// Time when the question was shown, in milliseconds since 1970.
    pub asked: u64,
    /// Number since the room was entered, from 1.
    pub number: u32,
}

/// Player's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GivenAnswer {
    /// A number in the unit of [`crate::Target`].
    Number(f64),
    /// An answer to a decision.
    Answer(Answer),
    /// No answer: the player requested the solution.
    Nothing,
}

/// Verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Player's answer.
    pub given: GivenAnswer,
    /// `true` if the answer counts as right.
    pub right: bool,
    /// Loss in points per cube; `None` for exercises with a numeric answer.
    pub loss: Option<f32>,
    /// Time taken, in milliseconds.
    pub elapsed_ms: u64,
}

/// State of the session.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// The player chooses a topic.
    Choosing,
    /// The cards, the reference positions or the opening book are being loaded.
    Fetching,
    /// The cards, the reference positions or the opening book could not be loaded.
    Missing,
    /// No card is due.
    NothingDue,
    /// An item of a sheet is shown that asks nothing.
    Shown(AskedExercise),
    /// All items of the sheet have been read.
    Finished,
    /// A question waits for its answer.
    Asking(AskedExercise),
    /// The engine is evaluating the answer.
    Judging(AskedExercise, GivenAnswer),
    /// The engine has failed; the player can answer again.
    Failed(AskedExercise, GivenAnswer),
    /// The answer has a verdict.
    Judged(AskedExercise, Verdict),
}

/// Message of the drill room.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Delivers the stored cards: at first, and again when another tab may have changed them.
    Cards(Vec<Card>),
    /// Delivers a card as it was stored, including changes by another tab.
    Stored(Box<Card>),
    /// Delivers the reference positions; empty if they could not be loaded.
    References(Vec<Reference>),
    /// Delivers the opening book; empty if it could not be loaded.
    Book(Arc<Book>),
    /// Starts to practise this topic.
    Choose(Topic),
    /// Starts to practise the player's own mistakes, beginning with the mistake in this decision.
    ChooseCard(Box<Decision>),
    /// Starts to read a sheet.
    OpenSheet(Box<Sheet>),
    /// Shows the previous item of the sheet.
    Previous,
    /// Steps through the variations of the item of the sheet.
    Line(LineStep),
    /// Returns to the list of topics.
    Leave,
    /// Switches the timing of answers on or off.
    Timed(bool),
    /// Submits an answer.
    Submit(GivenAnswer),
    /// Delivers the engine's analysis of a decision.
    Judged(Box<Decision>, Box<Analysis>),
    /// Reports a failure of the engine.
    Fail,
    /// Skips the question.
    Skip,
    /// Dismisses the card permanently.
    PutAway,
    /// Shows the next question.
    Next,
}

/// Request of the room to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetches the reference positions.
    Fetch,
    /// Fetches the opening book.
    FetchBook,
    /// Analyses this decision, including the player's answer.
    Judge(Box<Decision>, Option<Answer>),
    /// Applies a change to the stored card or, without a stored card, to this card.
    Change(Box<Card>, CardChange),
    /// Stores the best runs.
    StoreBests(String),
    /// Adds an answer to the stored log and, if it is about a fact, to the stored facts.
    Log(LoggedAnswer),
}

/// Results since the topic was chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillScore {
    /// Right answers.
    pub right: u32,
    /// All answers.
    pub answered: u32,
    /// Total time taken, in milliseconds.
    pub elapsed_ms: u64,
}
