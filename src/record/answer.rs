//! Answers to a decision, and their text format.

use rules::{Board, Choice, Decision, Question, legal_plays};

use crate::{parse_play, print_play};

/// Answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A play, given as the resulting position from the opponent's perspective.
    Play(Board),
    /// No double; the player rolls.
    NoDouble,
    /// A double that the opponent should take.
    DoubleTake,
    /// A double that the opponent should drop.
    DoubleDrop,
    /// Taking the opponent's double.
    Take,
    /// Dropping the opponent's double.
    Drop,
}

impl Answer {
    /// Possible answers to the question of whether to double.
    pub const DOUBLES: [Self; 3] = [Self::NoDouble, Self::DoubleTake, Self::DoubleDrop];
    /// Possible answers to a double.
    pub const REPLIES: [Self; 2] = [Self::Take, Self::Drop];

    /// Returns the name used in stored texts and as a message key; `None` for a play.
    pub const fn key(self) -> Option<&'static str> {
        Some(match self {
            Self::Play(_) => return None,
            Self::NoDouble => "none",
            Self::DoubleTake => "double-take",
            Self::DoubleDrop => "double-drop",
            Self::Take => "take",
            Self::Drop => "drop",
        })
    }

    /// Returns `choice` as an answer to `decision`; `None` if the choice does not answer it. A double made in a game
    /// does not indicate the correct reply; `taken` is `true` if the opponent should take the double.
    pub fn of_choice(decision: &Decision, choice: &Choice, taken: bool) -> Option<Self> {
        Some(match (choice, decision.question()) {
            (Choice::Play(play), Question::Play(roll)) => {
                Self::Play(decision.board().play(roll, play).ok()?)
            }
            (Choice::Roll, Question::Double) => Self::NoDouble,
            (Choice::Double, Question::Double) if taken => Self::DoubleTake,
            (Choice::Double, Question::Double) => Self::DoubleDrop,
            (Choice::Take, Question::Answer { .. }) => Self::Take,
            (Choice::Drop, Question::Answer { .. }) => Self::Drop,
            _ => return None,
        })
    }

    /// Formats the answer as text: a play in notation, any other answer by its name.
    pub fn to_text(self, decision: &Decision) -> String {
        match self {
            Self::Play(after) => {
                let plays = decision
                    .roll()
                    .map(|roll| legal_plays(decision.board(), roll));
                let play = plays.and_then(|plays| {
                    let mut found = plays.into_iter().filter(|legal| legal.after == after);
                    found.next().map(|legal| legal.play)
                });
                play.map_or_else(String::new, |play| print_play(decision.board(), &play))
            }
            other => other.key().unwrap_or_default().to_owned(),
        }
    }

    /// Parses text written by [`Answer::to_text`]; `None` if it is not an answer to `decision`.
    pub fn read(decision: &Decision, text: &str) -> Option<Self> {
        let others = Self::DOUBLES.into_iter().chain(Self::REPLIES);
        match decision.question() {
            Question::Play(roll) => {
                let play = parse_play(decision.board(), roll, text).ok()?;
                decision.board().play(roll, &play).ok().map(Self::Play)
            }
            Question::Double | Question::Answer { .. } => {
                let is_asked = |answer: &Self| answers(decision).contains(answer);
                others
                    .filter(is_asked)
                    .find(|answer| answer.key() == Some(text))
            }
            _ => None,
        }
    }
}

/// Returns the available answers; empty if the answer is a play.
pub fn answers(decision: &Decision) -> &'static [Answer] {
    match decision.question() {
        Question::Double => &Answer::DOUBLES,
        Question::Answer { .. } => &Answer::REPLIES,
        _ => &[],
    }
}
