//! Analysis of a decision: all choices with their equities, best first.
//!
//! Equities are in units of the cube value before any pending offer. In a match they are normalised (EMG), so that
//! losing that cube is -1 and winning it is +1. All equities are from the perspective of the deciding player.

mod cube;
mod plays;

use rules::{Board, Choice, Decision, Pending, Question, Scoring};

use crate::context::Scale;
use crate::{
    Chances, Context, CubeDecision, Equity, Evaluator, Mwc, Outcomes, Search, Settings, Standing,
};

pub(crate) use cube::{answering, doubling};
pub use plays::play_ahead;
pub(crate) use plays::{best_after, best_first};

/// Choice with its equity for the deciding player.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// Choice that was analysed.
    pub choice: Choice,
    /// Position after a play, from the opponent's perspective; `None` for other choices.
    pub after: Option<Board>,
    /// Outcomes after a play; for other choices, the outcomes of playing on.
    pub outcomes: Outcomes,
    /// Equity of `outcomes` with a dead cube.
    pub cubeless: Equity,
    /// Cubeful equity.
    pub equity: Equity,
    /// Equity expressed as a match-winning chance; `None` in money play.
    pub mwc: Option<Mwc>,
    /// Equity loss relative to the best choice; never negative.
    pub loss: Equity,
    /// Search depth in plies.
    pub plies: u8,
    /// Number of trials in a Champion analysis, 0 if the choice was not rolled out; `None` after a search without a
    /// rollout.
    pub trials: Option<u64>,
}

/// Analysis of all choices in a decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "AnalysisForm")
)]
pub struct Analysis {
    /// Choices, best first. There is always at least one; the first choice and the choice that was made are evaluated
    /// at full depth.
    pub candidates: Vec<Candidate>,
    /// Index of the choice that was made; `None` if no choice was made or the choice was illegal.
    pub made: Option<usize>,
    /// Equities of a cube decision, from the perspective of the player on roll; `None` for other decisions.
    pub cube: Option<CubeDecision>,
}

/// Analyses every choice in `decision`; `made` is the choice that was made, if any.
///
/// Plays rejected by the filters of `settings` are evaluated at a lower depth, and none of them ranks above a play that
/// was evaluated more deeply.
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
    let pending_decision = PendingDecision {
        search,
        board: *decision.board(),
        context: Context::of_decision(decision, search.met()),
        may_beaver: decision.may_beaver(),
        settings,
    };
    let (mut candidates, cube) = match decision.question() {
        Question::Roll => pending_decision.pending(Pending::Roll, made),
        Question::Double => pending_decision.pending(Pending::Double, made),
        Question::Play(roll) => pending_decision.pending(Pending::Play(roll), made),
        Question::Answer { offer, value } => {
            pending_decision.pending(Pending::Answer { offer, value }, made)
        }
        Question::Resignation { win, pending } => {
            let is_movers = pending.player(decision.on_roll()) == decision.on_roll();
            (pending_decision.resignation(win, pending, is_movers), None)
        }
    };
    if let Some(Choice::Resign(win)) = made {
        pending_decision.resign(*win, decision, &mut candidates);
    }
    Analysis::new(decision, candidates, made, cube)
}

impl Analysis {
    /// Creates the analysis of `decision` from these candidates, which are sorted best first, and computes their
    /// losses. `made` is the choice that was made.
    pub(crate) fn new(
        decision: &Decision,
        mut candidates: Vec<Candidate>,
        made: Option<&Choice>,
        cube: Option<CubeDecision>,
    ) -> Self {
        let best = candidates.first().map_or(Equity(0.0), |best| best.equity);
        for one in &mut candidates {
            one.loss = best - one.equity;
        }
        let made = made.and_then(|made| place(&candidates, made, decision));
        Self {
            candidates,
            made,
            cube,
        }
    }
}

/// Returns the index of `choice`. Plays match if they lead to the same position (R32).
fn place(candidates: &[Candidate], choice: &Choice, decision: &Decision) -> Option<usize> {
    let matches = |one: &Candidate| match (choice, decision.question()) {
        (Choice::Play(play), Question::Play(roll)) => {
            one.after == decision.board().play(roll, play).ok()
        }
        _ => one.choice == *choice,
    };
    candidates.iter().position(matches)
}

/// Decision under analysis, with any resignation removed.
struct PendingDecision<'a, E> {
    search: &'a Search<E>,
    /// Position, from the perspective of the player on roll.
    board: Board,
    /// Context, from the perspective of the player on roll.
    context: Context,
    may_beaver: bool,
    settings: &'a Settings,
}

impl<E: Evaluator> PendingDecision<'_, E> {
    /// Returns the choices in a decision other than one about a resignation, best first.
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

impl Candidate {
    /// Returns a copy of the candidate with this evaluation; `context` is from the perspective of the deciding player.
    pub(crate) fn revalued(&self, equity: Equity, outcomes: Outcomes, context: &Context) -> Self {
        Self {
            after: self.after,
            ..candidate(self.choice, outcomes, equity, context, self.plies)
        }
    }
}

/// Creates a candidate; `equity`, `outcomes` and `context` are from the perspective of the deciding player.
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
    // In other variants, renormalising the outcomes would change their last digits.
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
        trials: None,
    }
}

/// Serialised form of an [`Analysis`], validated on deserialisation.
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
