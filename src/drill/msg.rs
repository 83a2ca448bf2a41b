//! What can be practised, what can happen, and what comes of it.

use engine::Analysis;
use rules::Decision;

use crate::{Answer, Card, CardChange, Exercise, Kind, Reference, Theme};

/// What can be practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Own decisions that are due.
    Cards,
    /// Exercises without end.
    Kind(Kind),
    /// Reference positions.
    Theme(Theme),
}

/// What is asked now.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// The question.
    pub exercise: Exercise,
    /// The card that it comes from.
    pub card: Option<Card>,
    /// When it was asked, in milliseconds since 1970.
    pub asked: u64,
    /// Its number since the room was entered, from 1.
    pub number: u32,
}

/// What was answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GivenAnswer {
    /// A number: pips, a chance or a value of 1.
    Number(f64),
    /// An answer to a decision.
    Answer(Answer),
    /// Nothing: the answer was wanted.
    Nothing,
}

/// The judgement of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What was answered.
    pub given: GivenAnswer,
    /// Whether it counts as right.
    pub right: bool,
    /// What it loses; none of numbers and of counts.
    pub loss: Option<f32>,
    /// How long it took, in milliseconds.
    pub elapsed_ms: u64,
}

/// Where things stand.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// Nothing is being practised.
    Choosing,
    /// What is needed for a question is being fetched.
    Fetching,
    /// It could not be had.
    Missing,
    /// No card is due.
    NothingDue,
    /// A question waits for its answer.
    Asking(Task),
    /// The engine judges the answer.
    Judging(Task, GivenAnswer),
    /// It could not.
    Failed(Task, GivenAnswer),
    /// The answer has been judged.
    Judged(Task, Verdict),
}

/// Something that happens in the room.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The stored cards: at first, and again when another tab may have changed them.
    Cards(Vec<Card>),
    /// A card as it has been stored, with what another tab did to it.
    Stored(Box<Card>),
    /// The reference positions; none if they could not be had.
    References(Vec<Reference>),
    /// Practise this.
    Choose(Topic),
    /// Choose again what to practise.
    Leave,
    /// Measure the time, or not.
    Timed(bool),
    /// An answer.
    Submit(GivenAnswer),
    /// The engine's judgement of a decision.
    Judged(Box<Decision>, Box<Analysis>),
    /// The engine has failed.
    Fail,
    /// Ask something else.
    Skip,
    /// Never show this card again.
    PutAway,
    /// The next question.
    Next,
}

/// What the room wants to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetch the reference positions.
    Fetch,
    /// Judge this decision, and what is answered to it.
    Judge(Box<Decision>, Option<Answer>),
    /// Apply a change to the stored card; the one that was shown is stored where none is.
    Change(Box<Card>, CardChange),
}

/// How it went since the room was entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Answers that were right.
    pub right: u32,
    /// All answers.
    pub answered: u32,
    /// How long they took together, in milliseconds.
    pub elapsed_ms: u64,
}
