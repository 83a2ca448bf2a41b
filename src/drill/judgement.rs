//! Judgements: the losses of the evaluated answers to a decision.

use engine::{Analysis, Candidate, Equity};
use review::{BookEntry, CubeEquities, Judged, Kind};
use rules::{Choice, Decision, Question};

use crate::Answer;

/// Maximum loss of an answer that counts as correct, in points per cube.
pub const MAX_RIGHT_LOSS: Equity = Equity(0.020);

/// Search depth, in plies, to which an opening book rollout is considered equivalent.
const BOOK_PLIES: u8 = 2;

/// Evaluated answers to a decision, with their losses.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Answers, best first, with their losses in points per cube.
    pub losses: Vec<(Answer, f32)>,
    /// Search depth of the evaluation, in plies.
    pub plies: u8,
    /// Answer that was evaluated separately, with its search depth in plies.
    pub other: Option<(Answer, u8)>,
}

impl Judgement {
    const fn new(losses: Vec<(Answer, f32)>, plies: u8) -> Self {
        Self {
            losses,
            plies,
            other: None,
        }
    }

    /// Creates a judgement from the engine's analysis of `decision`.
    pub fn of_analysis(decision: &Decision, analysis: &Analysis) -> Self {
        let plies = analysis.candidates.first().map_or(0, |best| best.plies);
        if let Some(cube) = analysis
            .cube
            .filter(|_| decision.question() == Question::Double)
            && let Some((take, pass)) = cube.double_take.zip(cube.double_pass)
        {
            return Self::of_cube([cube.no_double.0, take.0, pass.0], plies);
        }
        let made = analysis.made.map(|nth| analysis.candidates[nth].choice);
        Self::of_candidates(decision, &analysis.candidates, made, plies)
    }

    /// Creates a judgement from an opening book entry.
    pub fn of_book(entry: &BookEntry) -> Self {
        let plays = entry.plays.iter();
        let losses = plays.map(|play| (Answer::Play(play.after), play.loss as f32));
        Self {
            losses: losses.collect(),
            plies: BOOK_PLIES,
            other: None,
        }
    }

    /// Creates a judgement from a review of `decision`.
    pub fn of_review(decision: &Decision, judged: &Judged) -> Self {
        if let (Kind::Double, Some(cube)) = (judged.kind, judged.cube) {
            let CubeEquities {
                no_double,
                double_take,
                double_pass,
            } = cube;
            return Self::of_cube([no_double, double_take, double_pass], judged.plies);
        }
        Self::of_candidates(
            decision,
            &judged.candidates,
            Some(judged.made),
            judged.plies,
        )
    }

    /// Returns the choice recorded in the review from which this judgement was created; `None` if it is not a possible
    /// answer.
    pub(crate) fn made(&self, decision: &Decision, judged: &Judged) -> Option<Answer> {
        let taken = !self.right().any(|answer| answer == Answer::DoubleDrop);
        Answer::of_choice(decision, &judged.made, taken)
    }

    /// Creates a judgement from the choice `made` and from those `candidates` that were searched `plies` deep;
    /// shallower searches are too inaccurate.
    fn of_candidates(
        decision: &Decision,
        candidates: &[Candidate],
        made: Option<Choice>,
        plies: u8,
    ) -> Self {
        let deep = candidates
            .iter()
            .filter(|one| one.plies == plies || made == Some(one.choice));
        let losses = deep.filter_map(|one| {
            let answer = Answer::of_choice(decision, &one.choice, true)?;
            Some((answer, one.loss.0))
        });
        Self::among_answers(losses.collect(), plies)
    }

    /// Creates a judgement from the answers that a drill offers, sorted best first. If the best choice is a beaver,
    /// which drills do not offer, losses are relative to the best of the other answers.
    fn among_answers(mut losses: Vec<(Answer, f32)>, plies: u8) -> Self {
        let least = losses.first().map_or(0.0, |(_, loss)| *loss);
        for (_, loss) in &mut losses {
            *loss -= least;
        }
        Self::new(losses, plies)
    }

    /// Creates a judgement of the three answers to a doubling decision from the equities of no double, double/take and
    /// double/pass. An answer's loss is the loss of the doubling decision plus the loss of the reply.
    pub fn of_cube([no_double, take, pass]: [f32; 3], plies: u8) -> Self {
        let doubled = take.min(pass);
        let doubling = (no_double - doubled).max(0.0);
        let mut losses = vec![
            (Answer::NoDouble, (doubled - no_double).max(0.0)),
            (Answer::DoubleTake, doubling + (take - pass).max(0.0)),
            (Answer::DoubleDrop, doubling + (pass - take).max(0.0)),
        ];
        losses.sort_by(|a, b| a.1.total_cmp(&b.1));
        Self::new(losses, plies)
    }

    /// Returns the loss of `answer`; `None` if the answer has not been evaluated.
    pub fn loss(&self, answer: Answer) -> Option<f32> {
        let found = self.losses.iter().find(|(known, _)| *known == answer);
        found.map(|(_, loss)| *loss)
    }

    /// Returns the losses of the double and of the reply to it; `None` for an answer without a reply, or if the answer
    /// has not been evaluated.
    pub fn parts(&self, answer: Answer) -> Option<[f32; 2]> {
        let other_reply = match answer {
            Answer::DoubleTake => Answer::DoubleDrop,
            Answer::DoubleDrop => Answer::DoubleTake,
            _ => return None,
        };
        let loss = self.loss(answer)?;
        // One of the two replies is right, and its loss is that of the double alone.
        let doubling = loss.min(self.loss(other_reply)?);
        Some([doubling, loss - doubling])
    }

    /// Returns how an answer changes the equity of the player who decides, compared with the best choices of both
    /// players, as in a review: a wrong reply to a double is the opponent's mistake, from which the doubler gains.
    pub fn change(&self, answer: Answer) -> Option<f32> {
        match self.parts(answer) {
            Some([doubling, reply]) => Some(reply - doubling),
            None => self.loss(answer).map(|loss| -loss),
        }
    }

    /// Returns the best answer.
    pub fn best(&self) -> Option<Answer> {
        self.losses.first().map(|(best, _)| *best)
    }

    /// Returns the answers that count as correct.
    pub fn right(&self) -> impl Iterator<Item = Answer> {
        let near = |(_, loss): &&(Answer, f32)| is_right(*loss);
        self.losses.iter().filter(near).map(|(answer, _)| *answer)
    }

    /// Formats at most `most` answers, with losses in thousandths: `8/5 6/5=0;24/20=35`.
    pub fn to_text(&self, decision: &Decision, most: usize) -> String {
        let one = |(answer, loss): &(Answer, f32)| {
            let thousandths = (loss * 1000.0).round();
            format!("{}={thousandths}", answer.to_text(decision))
        };
        let all: Vec<String> = self.losses.iter().take(most).map(one).collect();
        all.join(";")
    }

    /// Parses the output of [`Judgement::to_text`]; `None` if a part is not an answer to `decision`, or if the first
    /// answer is not the best.
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
        Some(Self::new(losses, plies))
    }
}

/// Returns `true` if an answer that loses `loss`, in points per cube, counts as correct. The loss is compared as it is
/// shown and stored, in thousandths, so that a stored answer is never judged differently.
pub fn is_right(loss: f32) -> bool {
    let thousandths = |loss: f32| (loss * 1000.0).round();
    thousandths(loss) <= thousandths(MAX_RIGHT_LOSS.0)
}
