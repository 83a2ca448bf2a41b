//! Drill room messages, states and effects.

use std::sync::Arc;

use engine::Analysis;
use record::Sheet;
use review::Book;
use rules::Decision;

use crate::{Answer, Card, CardChange, Exercise, LineStep, LoggedAnswer, Reference, Topic};

/// Exercise on display, with its source and time.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedExercise {
    /// Exercise for the player to answer.
    pub exercise: Exercise,
    /// Card from which the exercise was created; `None` for other exercises.
    pub card: Option<Card>,
    /// Time when the exercise was shown, in milliseconds since the Unix epoch.
    pub asked: u64,
    /// Number of the exercise since the room was opened, counted from 1.
    pub number: u32,
}

/// Player's answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GivenAnswer {
    /// Number, in the unit of [`crate::Target`].
    Number(f64),
    /// Answer to a decision.
    Answer(Answer),
    /// No answer, because the player has requested the solution.
    Nothing,
}

/// Verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Player's answer.
    pub given: GivenAnswer,
    /// `true` if the answer counts as correct.
    pub right: bool,
    /// Loss in points per cube; `None` for exercises with a numeric answer.
    pub loss: Option<f32>,
    /// Time taken, in milliseconds.
    pub elapsed_ms: u64,
}

/// State of the session.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// The player is choosing a topic.
    Choosing,
    /// The cards, the reference positions or the opening book are being loaded.
    Fetching,
    /// The cards, the reference positions or the opening book could not be loaded.
    Missing,
    /// No card is due.
    NothingDue,
    /// A sheet item that asks no question is being shown.
    Shown(AskedExercise),
    /// The end of the sheet has been reached.
    Finished,
    /// A question is waiting for an answer.
    Asking(AskedExercise),
    /// The engine is evaluating the answer.
    Judging(AskedExercise, GivenAnswer),
    /// The engine has failed; the player can answer again.
    Failed(AskedExercise, GivenAnswer),
    /// The answer has been judged.
    Judged(AskedExercise, Verdict),
}

/// Message to the drill room.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Delivers the stored cards, initially and whenever another tab may have changed them.
    Cards(Vec<Card>),
    /// Delivers a card as stored, including changes by other tabs.
    Stored(Box<Card>),
    /// Delivers the reference positions; empty if they could not be loaded.
    References(Vec<Reference>),
    /// Delivers the opening book; empty if it could not be loaded.
    Book(Arc<Book>),
    /// Starts practising this topic.
    Choose(Topic),
    /// Starts practising the player's own mistakes, beginning with this decision.
    ChooseCard(Box<Decision>),
    /// Starts working through a sheet.
    OpenSheet(Box<Sheet>),
    /// Shows the previous sheet item.
    Previous,
    /// Steps through the current sheet item's variations.
    Line(LineStep),
    /// Returns to the topic list.
    Leave,
    /// Turns the timing of answers on or off.
    Timed(bool),
    /// Submits an answer.
    Submit(GivenAnswer),
    /// Delivers the engine's analysis of a decision.
    Judged(Box<Decision>, Box<Analysis>),
    /// Reports that the engine has failed.
    Fail,
    /// Skips the question.
    Skip,
    /// Dismisses the card permanently.
    PutAway,
    /// Shows the next question.
    Next,
}

/// Request from the drill room to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetches the reference positions.
    Fetch,
    /// Fetches the opening book.
    FetchBook,
    /// Analyses this decision, including the player's answer.
    Judge(Box<Decision>, Option<Answer>),
    /// Applies a change to the stored card or, if there is none, to this card.
    Change(Box<Card>, CardChange),
    /// Stores the best runs.
    StoreBests(String),
    /// Adds an answer to the stored log and, if it concerns a fact, to the stored facts.
    Log(LoggedAnswer),
}

/// Results since the topic was selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillScore {
    /// Number of correct answers.
    pub right: u32,
    /// Total number of answers.
    pub answered: u32,
    /// Total time taken, in milliseconds.
    pub elapsed_ms: u64,
}
