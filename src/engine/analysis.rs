//! Analysis of a decision: every choice with its equity, best first.
//!
//! *Units*: equities are per current cube value, before an offer that waits for its answer; in a match they are on the
//! scale on which losing that cube is -1 and winning it +1 (EMG). *Whose view*: the player who decides.

mod cube;
mod plays;

use rules::{Board, Choice, Decision, Pending, Question, Scoring};

use crate::context::Scale;
use crate::{
    Chances, Context, CubeDecision, Equity, Evaluator, Mwc, Outcomes, Search, Settings, Standing,
};

pub(crate) use plays::best_after;
pub use plays::play_ahead;

/// A choice and its equity for the player who decides.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The choice.
    pub choice: Choice,
    /// The position after a play, seen by the opponent; `None` of any other choice.
    pub after: Option<Board>,
    /// The chances of winning and losing after a play; of any other choice, those if the game is played on.
    pub outcomes: Outcomes,
    /// Equity of these chances if nobody turns the cube any more.
    pub cubeless: Equity,
    /// Equity of the choice with the cube in play.
    pub equity: Equity,
    /// The same as the chance of winning the match; `None` in money play.
    pub mwc: Option<Mwc>,
    /// How much less than the best, never negative.
    pub loss: Equity,
    /// How many rolls ahead it was judged.
    pub plies: u8,
}

/// All choices of a decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "AnalysisForm")
)]
pub struct Analysis {
    /// Best first. Never empty; the first and the choice that was made are judged as deep as was asked for.
    pub candidates: Vec<Candidate>,
    /// The place of the choice that was made; `None` if none was, or one that is not possible.
    pub made: Option<usize>,
    /// The three equities of a decision whether to double, seen by the player on roll.
    pub cube: Option<CubeDecision>,
}

/// Judges every choice of `decision`; `made` is the one that was made, if one was.
///
/// Plays that do not pass the filters of `settings` are judged less deep, and none of them stands above one that did.
///
/// ```
/// use engine::{Judge, Search, Settings, analyse};
/// use rules::{Board, Decision, Variant};
///
/// let decision = Decision::builder(Board::start(Variant::Standard)).play(3, 1).build()?;
/// let search = Search::new(Judge::without_nets(), 0);
/// let analysis = analyse(&search, &decision, None, &Settings::new(0));
/// assert_eq!(analysis.candidates.len(), 16);
/// assert_eq!(analysis.candidates[0].loss.0, 0.0);
/// # Ok::<(), rules::DecisionError>(())
/// ```
pub fn analyse<E: Evaluator>(
    search: &Search<E>,
    decision: &Decision,
    made: Option<&Choice>,
    settings: &Settings,
) -> Analysis {
    let asked = Asked {
        search,
        board: *decision.board(),
        context: Context::of_decision(decision),
        may_beaver: decision.may_beaver(),
        settings,
    };
    let (mut candidates, cube) = match decision.question() {
        Question::Roll => asked.pending(Pending::Roll, made),
        Question::Double => asked.pending(Pending::Double, made),
        Question::Play(roll) => asked.pending(Pending::Play(roll), made),
        Question::Answer { offer, value } => asked.pending(Pending::Answer { offer, value }, made),
        Question::Resignation { win, pending } => {
            let is_movers = pending.player(decision.on_roll()) == decision.on_roll();
            (asked.resignation(win, pending, is_movers), None)
        }
    };
    if let Some(Choice::Resign(win)) = made {
        asked.resign(*win, decision, &mut candidates);
    }
    let made = made.and_then(|made| place(&candidates, made, decision));
    let best = candidates.first().map_or(Equity(0.0), |best| best.equity);
    for one in &mut candidates {
        one.loss = best - one.equity;
    }
    Analysis {
        candidates,
        made,
        cube,
    }
}

/// The place of `choice`; of plays it is the resulting position that counts (R32).
fn place(candidates: &[Candidate], choice: &Choice, decision: &Decision) -> Option<usize> {
    let is_it = |one: &Candidate| match (choice, decision.question()) {
        (Choice::Play(play), Question::Play(roll)) => {
            one.after == decision.board().play(roll, play).ok()
        }
        _ => one.choice == *choice,
    };
    candidates.iter().position(is_it)
}

/// A decision as the parts that judge it need it.
struct Asked<'a, E> {
    search: &'a Search<E>,
    /// Seen by the player on roll.
    board: Board,
    /// Seen by the player on roll.
    context: Context,
    may_beaver: bool,
    settings: &'a Settings,
}

impl<E: Evaluator> Asked<'_, E> {
    /// The choices, best first, of a decision that is not about a resignation.
    fn pending(
        &self,
        pending: Pending,
        made: Option<&Choice>,
    ) -> (Vec<Candidate>, Option<CubeDecision>) {
        match pending {
            Pending::Roll => (self.roll(), None),
            Pending::Double => {
                let (candidates, cube) = self.double();
                (candidates, Some(cube))
            }
            Pending::Play(roll) => (self.plays(roll, made), None),
            Pending::Answer { offer, value } => (self.answer(offer, value), None),
        }
    }
}

/// A choice that is worth `equity` to the player who has it and sees `outcomes` and `context`.
fn candidate(
    choice: Choice,
    outcomes: Outcomes,
    equity: Equity,
    context: &Context,
    plies: u8,
) -> Candidate {
    let mwc = match context.standing {
        Standing::Money { .. } => None,
        Standing::Match(score) => Some(Scale::new(score, context.value.points()).mwc(equity)),
    };
    // Scaling the chances of other games to a sum of 1 again would change their last digits.
    let won = match context.scoring {
        Scoring::Misere => Chances::from(outcomes).scored(Scoring::Misere).outcomes(),
        Scoring::Standard | Scoring::Portes => None,
    };
    Candidate {
        choice,
        after: None,
        outcomes: won.unwrap_or(outcomes),
        cubeless: outcomes.worth(&context.payoffs()),
        equity,
        mwc,
        loss: Equity(0.0),
        plies,
    }
}

/// Serialised form of an [`Analysis`], validated when it is read.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct AnalysisForm {
    candidates: Vec<Candidate>,
    made: Option<usize>,
    cube: Option<CubeDecision>,
}

#[cfg(feature = "serde")]
impl TryFrom<AnalysisForm> for Analysis {
    type Error = &'static str;

    fn try_from(form: AnalysisForm) -> Result<Self, Self::Error> {
        if form.candidates.is_empty() {
            return Err("an analysis has a candidate");
        }
        if form.made.is_some_and(|made| made >= form.candidates.len()) {
            return Err("the choice that was made is one of the candidates");
        }
        Ok(Self {
            candidates: form.candidates,
            made: form.made,
            cube: form.cube,
        })
    }
}

#[cfg(test)]
mod tests;
