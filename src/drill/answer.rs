//! The answers to a decision, and their text.

use record::{parse_play, print_play};
use rules::{Board, Choice, Decision, Question, legal_plays};

/// What somebody answers to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A play, by the position that it leads to, which its opponent sees.
    Play(Board),
    /// Not to double.
    NoDouble,
    /// To double, and that it is to be taken.
    DoubleTake,
    /// To double, and that it is to be dropped.
    DoubleDrop,
    /// To take.
    Take,
    /// To drop.
    Drop,
}

impl Answer {
    /// The three answers to the question whether to double.
    pub const DOUBLES: [Self; 3] = [Self::NoDouble, Self::DoubleTake, Self::DoubleDrop];
    /// The answers to a double.
    pub const REPLIES: [Self; 2] = [Self::Take, Self::Drop];

    /// Its name in stored texts and in the catalogue; none of a play.
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

    /// What `choice` was as an answer to `decision`. Who doubled has not said what is to be answered: `taken` says what
    /// is right.
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

    /// The answer as text: a play in notation, anything else by its name.
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

    /// Reads what [`Answer::to_text`] gives.
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

/// The answers that can be chosen from; none where the answer is played.
pub fn answers(decision: &Decision) -> &'static [Answer] {
    match decision.question() {
        Question::Double => &Answer::DOUBLES,
        Question::Answer { .. } => &Answer::REPLIES,
        _ => &[],
    }
}
