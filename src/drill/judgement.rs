//! The losses of the answers to a decision, as far as they have been judged.

use engine::{Analysis, Equity};
use record::{parse_play, print_play};
use review::{CubeEquities, Judged, Kind};
use rules::{Board, Choice, Decision, Question, legal_plays};

use crate::NEAR_ENOUGH;

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A play, identified by the position after it, seen by the opponent.
    Play(Board),
    /// Do not double.
    NoDouble,
    /// Double, and the opponent should take.
    DoubleTake,
    /// Double, and the opponent should pass.
    DoublePass,
    /// Take.
    Take,
    /// Pass.
    Pass,
}

impl Answer {
    /// The three answers to the question whether to double.
    pub const DOUBLES: [Self; 3] = [Self::NoDouble, Self::DoubleTake, Self::DoublePass];
    /// The two answers to a double.
    pub const REPLIES: [Self; 2] = [Self::Take, Self::Pass];

    /// Returns the answer's name in stored texts and in the catalogue; `None` for a play.
    pub const fn key(self) -> Option<&'static str> {
        Some(match self {
            Self::Play(_) => return None,
            Self::NoDouble => "none",
            Self::DoubleTake => "double-take",
            Self::DoublePass => "double-pass",
            Self::Take => "take",
            Self::Pass => "pass",
        })
    }

    /// Returns the answer to `decision` that `choice` stands for; `None` if there is none. A double alone does not say
    /// whether the opponent should take: `taken` does.
    pub fn of_choice(decision: &Decision, choice: &Choice, taken: bool) -> Option<Self> {
        Some(match (choice, decision.question()) {
            (Choice::Play(play), Question::Play(roll)) => {
                Self::Play(decision.board().play(roll, play).ok()?)
            }
            (Choice::Roll, Question::Double) => Self::NoDouble,
            (Choice::Double, Question::Double) if taken => Self::DoubleTake,
            (Choice::Double, Question::Double) => Self::DoublePass,
            (Choice::Take, Question::Answer { .. }) => Self::Take,
            (Choice::Drop, Question::Answer { .. }) => Self::Pass,
            _ => return None,
        })
    }

    /// Formats the answer: a play in notation, any other answer by its name.
    pub fn written(self, decision: &Decision) -> String {
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

    /// Reads the form written by [`Answer::written`].
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

/// Returns the answers offered as buttons; none if the answer is a play on the board.
pub fn answers(decision: &Decision) -> &'static [Answer] {
    match decision.question() {
        Question::Double => &Answer::DOUBLES,
        Question::Answer { .. } => &Answer::REPLIES,
        _ => &[],
    }
}

/// The losses of the answers to a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The answers with their losses in points per cube, best first.
    pub losses: Vec<(Answer, f32)>,
    /// The plies to which the answers were judged.
    pub plies: u8,
}

impl Judgement {
    /// Creates a judgement of `decision` from the engine's analysis.
    pub fn of_analysis(decision: &Decision, analysis: &Analysis) -> Self {
        let plies = analysis.candidates.first().map_or(0, |best| best.plies);
        if let Some(cube) = analysis
            .cube
            .filter(|_| decision.question() == Question::Double)
            && let Some((take, pass)) = cube.double_take.zip(cube.double_pass)
        {
            return Self::of_cube([cube.no_double.0, take.0, pass.0], plies);
        }
        // The loss of a candidate that was judged less deeply is not exact enough.
        let deep = analysis
            .candidates
            .iter()
            .enumerate()
            .filter(|(nth, one)| one.plies == plies || analysis.made == Some(*nth));
        let losses = deep.filter_map(|(_, one)| {
            let answer = Answer::of_choice(decision, &one.choice, true)?;
            Some((answer, one.loss.0))
        });
        Self {
            losses: losses.collect(),
            plies,
        }
    }

    /// Creates a judgement of `decision` from a review.
    pub fn of_review(decision: &Decision, judged: &Judged) -> Self {
        if let (Kind::Double, Some(cube)) = (judged.kind, judged.cube) {
            let CubeEquities {
                no_double,
                double_take,
                double_pass,
            } = cube;
            return Self::of_cube([no_double, double_take, double_pass], judged.plies);
        }
        let plies = judged.plies;
        let deep = judged
            .candidates
            .iter()
            .filter(|one| one.plies == plies || one.choice == judged.made);
        let losses = deep.filter_map(|one| {
            let answer = Answer::of_choice(decision, &one.choice, true)?;
            Some((answer, one.loss))
        });
        Self {
            losses: losses.collect(),
            plies,
        }
    }

    /// Creates the judgement of a double from the equities of no double, double and take, and double and pass, in
    /// points per cube. The loss of an answer is that of the double plus that of the expected reply.
    pub fn of_cube([no_double, take, pass]: [f32; 3], plies: u8) -> Self {
        let doubled = take.min(pass);
        let doubling = (no_double - doubled).max(0.0);
        let mut losses = vec![
            (Answer::NoDouble, (doubled - no_double).max(0.0)),
            (Answer::DoubleTake, doubling + (take - pass).max(0.0)),
            (Answer::DoublePass, doubling + (pass - take).max(0.0)),
        ];
        losses.sort_by(|a, b| a.1.total_cmp(&b.1));
        Self { losses, plies }
    }

    /// Returns the loss of `answer` in points per cube, if it has been judged.
    pub fn loss(&self, answer: Answer) -> Option<f32> {
        let found = self.losses.iter().find(|(known, _)| *known == answer);
        found.map(|(_, loss)| *loss)
    }

    /// Returns the best answer.
    pub fn best(&self) -> Option<Answer> {
        self.losses.first().map(|(best, _)| *best)
    }

    /// Returns the answers that count as right.
    pub fn right(&self) -> impl Iterator<Item = Answer> {
        let near = |(_, loss): &&(Answer, f32)| is_right(*loss);
        self.losses.iter().filter(near).map(|(answer, _)| *answer)
    }

    /// Formats the best `most` answers with their losses in thousandths: `8/5 6/5=0;24/20=35`.
    pub fn written(&self, decision: &Decision, most: usize) -> String {
        let one = |(answer, loss): &(Answer, f32)| {
            let thousandths = (loss * 1000.0).round();
            format!("{}={thousandths}", answer.written(decision))
        };
        let all: Vec<String> = self.losses.iter().take(most).map(one).collect();
        all.join(";")
    }

    /// Reads the form written by [`Judgement::written`]; `None` if a part is no answer to `decision` or the losses do
    /// not start at 0 and ascend.
    pub fn read(decision: &Decision, text: &str, plies: u8) -> Option<Self> {
        let mut losses: Vec<(Answer, f32)> = Vec::new();
        for part in text.split(';') {
            let (answer, loss) = part.split_once('=')?;
            let thousandths: u16 = loss.parse().ok()?;
            let loss = f32::from(thousandths) / 1000.0;
            let before = losses.last().map_or(0.0, |(_, before)| *before);
            if loss < before || (losses.is_empty() && thousandths > 0) {
                return None;
            }
            losses.push((Answer::read(decision, answer)?, loss));
        }
        Some(Self { losses, plies })
    }
}

/// Whether an answer that loses `loss`, in points per cube, counts as right.
pub fn is_right(loss: f32) -> bool {
    Equity(loss) <= NEAR_ENOUGH
}
