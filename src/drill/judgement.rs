//! What the answers to a decision lose, as far as they have been judged.

use engine::{Analysis, Equity};
use review::{CubeEquities, Judged, Kind};
use rules::{Decision, Question};

use crate::Answer;

/// The largest loss, in points per cube, of an answer that counts as right.
pub const MAX_RIGHT_LOSS: Equity = Equity(0.020);

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
