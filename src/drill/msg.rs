//! Topics, messages, states and effects of the drill room.

use engine::Analysis;
use rules::Decision;

use crate::{Answer, Card, CardChange, Exercise, Kind, Reference, Theme};

/// A topic of practice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// Own decisions that are due.
    Cards,
    /// Exercises without end.
    Kind(Kind),
    /// Reference positions.
    Theme(Theme),
}

/// The exercise that is asked, with its circumstances.
#[derive(Clone, Debug, PartialEq)]
pub struct AskedExercise {
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
    /// A number: pips, a chance from 0 to 1, or a gammon value.
    Number(f64),
    /// An answer to a decision.
    Answer(Answer),
    /// None: the player asked for the answer.
    Nothing,
}

/// The judgement of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// What was answered.
    pub given: GivenAnswer,
    /// Whether it counts as right.
    pub right: bool,
    /// The loss in points per cube; `None` for exercises with a number.
    pub loss: Option<f32>,
    /// How long it took, in milliseconds.
    pub elapsed_ms: u64,
}

/// The state of the room.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// The player chooses a topic.
    Choosing,
    /// The cards or reference positions are being loaded.
    Fetching,
    /// They could not be loaded.
    Missing,
    /// No card is due.
    NothingDue,
    /// A question waits for its answer.
    Asking(AskedExercise),
    /// The engine judges the answer.
    Judging(AskedExercise, GivenAnswer),
    /// The engine has failed; the answer can be given again.
    Failed(AskedExercise, GivenAnswer),
    /// The answer has been judged.
    Judged(AskedExercise, Verdict),
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
    /// Practise own mistakes, the one in this decision first.
    ChooseCard(Box<Decision>),
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

/// A request of the room to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetch the reference positions.
    Fetch,
    /// Judge this decision, and what is answered to it.
    Judge(Box<Decision>, Option<Answer>),
    /// Apply a change to the stored card; the one that was shown is stored where none is.
    Change(Box<Card>, CardChange),
    /// Store the best runs.
    StoreBests(String),
}

/// Results since the topic was chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillScore {
    /// Answers that were right.
    pub right: u32,
    /// All answers.
    pub answered: u32,
    /// How long they took together, in milliseconds.
    pub elapsed_ms: u64,
}
