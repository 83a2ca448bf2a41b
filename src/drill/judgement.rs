//! What the answers to a decision lose, as far as they have been judged.

use engine::{Analysis, Equity};
use record::{parse_play, print_play};
use review::{CubeEquities, Judged, Kind};
use rules::{Board, Choice, Decision, Question, legal_plays};

use crate::MAX_RIGHT_LOSS;

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

/// Answers with what they lose.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Best first, with what each loses in points per cube.
    pub losses: Vec<(Answer, f32)>,
    /// How many rolls ahead they were judged.
    pub plies: u8,
}

impl Judgement {
    /// What the engine says of `decision`.
    pub fn of_analysis(decision: &Decision, analysis: &Analysis) -> Self {
        let plies = analysis.candidates.first().map_or(0, |best| best.plies);
        if let Some(cube) = analysis
            .cube
            .filter(|_| decision.question() == Question::Double)
            && let Some((take, pass)) = cube.double_take.zip(cube.double_pass)
        {
            return Self::of_cube([cube.no_double.0, take.0, pass.0], plies);
        }
        // What was judged less deep says little about how near it is.
        let deep = analysis
            .candidates
            .iter()
            .enumerate()
            .filter(|(nth, one)| one.plies == plies || analysis.made == Some(*nth));
        let losses = deep.filter_map(|(_, one)| {
            let answer = Answer::of_choice(decision, &one.choice, true)?;
            Some((answer, one.loss.0))
        });
        Self::among_answers(losses.collect(), plies)
    }

    /// What a review says of `decision`.
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
        Self::among_answers(losses.collect(), plies)
    }

    /// Judges the answers that a drill offers, best first. Where the best choice is a beaver, which it does not offer,
    /// losses are relative to the best of the others.
    fn among_answers(mut losses: Vec<(Answer, f32)>, plies: u8) -> Self {
        let least = losses.first().map_or(0.0, |(_, loss)| *loss);
        for (_, loss) in &mut losses {
            *loss -= least;
        }
        Self { losses, plies }
    }

    /// The three answers to the question whether to double, from what the game is worth without doubling now, doubled and
    /// taken, and doubled and passed. An answer loses what the double loses and what the answer to it loses.
    pub fn of_cube([no_double, take, pass]: [f32; 3], plies: u8) -> Self {
        let doubled = take.min(pass);
        let doubling = (no_double - doubled).max(0.0);
        let mut losses = vec![
            (Answer::NoDouble, (doubled - no_double).max(0.0)),
            (Answer::DoubleTake, doubling + (take - pass).max(0.0)),
            (Answer::DoubleDrop, doubling + (pass - take).max(0.0)),
        ];
        losses.sort_by(|a, b| a.1.total_cmp(&b.1));
        Self { losses, plies }
    }

    /// What `answer` loses, if it has been judged.
    pub fn loss(&self, answer: Answer) -> Option<f32> {
        let found = self.losses.iter().find(|(known, _)| *known == answer);
        found.map(|(_, loss)| *loss)
    }

    /// The best answer.
    pub fn best(&self) -> Option<Answer> {
        self.losses.first().map(|(best, _)| *best)
    }

    /// The answers that count as right.
    pub fn right(&self) -> impl Iterator<Item = Answer> {
        let near = |(_, loss): &&(Answer, f32)| is_right(*loss);
        self.losses.iter().filter(near).map(|(answer, _)| *answer)
    }

    /// The judgement as text, at most `most` answers of it: `8/5 6/5=0;24/20=35` with losses in thousandths.
    pub fn to_text(&self, decision: &Decision, most: usize) -> String {
        let one = |(answer, loss): &(Answer, f32)| {
            let thousandths = (loss * 1000.0).round();
            format!("{}={thousandths}", answer.to_text(decision))
        };
        let all: Vec<String> = self.losses.iter().take(most).map(one).collect();
        all.join(";")
    }

    /// Reads what [`Judgement::to_text`] gives; nothing if any of it is no answer to `decision`, or the first is not best.
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
    Equity(loss) <= MAX_RIGHT_LOSS
}
