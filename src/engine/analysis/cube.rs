//! Choices in cube decisions and in answers to resignations.

use rules::{Choice, CubeValue, Decision, Offer, Pending, Win};

use super::{Candidate, PendingDecision, candidate};
use crate::cubeful::{CubefulJudge, taken_ahead};
use crate::resign::offered;
use crate::{Context, CubeDecision, Equity, Evaluator, Outcomes};

/// Equity of a drop, which loses the cube value before the offer.
const PASSED: Equity = Equity(-1.0);

/// Returns the choices to double and to roll, best first; `outcomes` are those of playing on.
pub(crate) fn doubling(
    cube: &CubeDecision,
    outcomes: Outcomes,
    context: &Context,
    plies: u8,
) -> Vec<Candidate> {
    let of = |choice, equity| candidate(choice, outcomes, equity, context, plies);
    let mut candidates = vec![of(Choice::Roll, cube.no_double)];
    if let Some((take, pass)) = cube.double_take.zip(cube.double_pass) {
        let doubling = Equity(take.0.min(pass.0));
        let at = usize::from(doubling < cube.no_double);
        candidates.insert(at, of(Choice::Double, doubling));
    }
    candidates
}

/// Returns the answers to an offer, best first; `take` is the equity of taking for the player who answers.
pub(crate) fn answering(
    take: Equity,
    outcomes: Outcomes,
    context: &Context,
    may_beaver: bool,
    plies: u8,
) -> Vec<Candidate> {
    let of = |(choice, equity)| candidate(choice, outcomes, equity, context, plies);
    // A beaver doubles the equity of the take. There are no beavers in matches.
    let beaver = (Choice::Beaver, Equity(2.0 * take.0));
    let choices = [(Choice::Take, take), (Choice::Drop, PASSED)];
    let mut candidates: Vec<Candidate> = choices
        .into_iter()
        .chain(may_beaver.then_some(beaver))
        .map(of)
        .collect();
    candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    candidates
}

impl<E: Evaluator> PendingDecision<'_, E> {
    /// Returns the choice to roll when doubling is not allowed.
    pub(super) fn roll(&self) -> Vec<Candidate> {
        let (mut candidates, _) = self.double();
        candidates.retain(|one| one.choice == Choice::Roll);
        candidates
    }

    /// Returns the choices to double and to roll, and the cube decision from which they are derived.
    pub(super) fn double(&self) -> (Vec<Candidate>, CubeDecision) {
        let plies = self.settings.depth();
        let found = CubefulJudge::new(&self.context, plies).judge(self.search, &self.board);
        let cube = found.decision;
        let candidates = doubling(&cube, found.outcomes, &self.context, plies);
        (candidates, cube)
    }

    /// Returns the answers to an offer that raises the cube to `value`, with equities in units of the cube before that
    /// offer.
    pub(super) fn answer(&self, offer: Offer, value: CubeValue) -> Vec<Candidate> {
        let plies = self.settings.depth();
        let before = Context {
            value: value.halved(),
            ..self.context
        };
        let (outcomes, taken) = taken_ahead(self.search, &self.board, &before, value, plies);
        let (context, outcomes, take) = match offer {
            Offer::Double | Offer::Raccoon => (before.flipped(), outcomes.flipped(), -taken),
            Offer::Beaver => (before, outcomes, taken),
        };
        answering(take, outcomes, &context, self.may_beaver, plies)
    }

    /// Returns the answers to a resignation by the player whose decision `pending` is. `by_mover` is `true` if that
    /// player is on roll.
    pub(super) fn resignation(&self, win: Win, pending: Pending, by_mover: bool) -> Vec<Candidate> {
        let context = if by_mover {
            self.context.flipped()
        } else {
            self.context
        };
        let (choices, _) = self.pending(pending, None);
        // Every pending decision has at least one choice.
        let Some(best) = choices.first() else {
            return Vec::new();
        };
        let unit = match pending {
            Pending::Answer { value, .. } => value.halved().points(),
            _ => context.value.points(),
        };
        let playing_on = best.equity.0 * unit as f32 / context.value.points() as f32;
        let outcomes = best.outcomes.flipped();
        let of = |(choice, equity)| candidate(choice, outcomes, equity, &context, best.plies);
        let accepting = (Choice::Accept, offered(context, win));
        let mut candidates = [accepting, (Choice::Decline, Equity(-playing_on))]
            .map(of)
            .to_vec();
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        candidates
    }

    /// Adds a resignation by the deciding player as a further candidate.
    pub(super) fn resign(&self, win: Win, decision: &Decision, candidates: &mut Vec<Candidate>) {
        let Some(best) = candidates.first() else {
            return;
        };
        let own = if decision.player() == decision.on_roll() {
            self.context
        } else {
            self.context.flipped()
        };
        let lost = -offered(own.flipped(), win);
        let (outcomes, plies) = (best.outcomes, best.plies);
        candidates.push(candidate(Choice::Resign(win), outcomes, lost, &own, plies));
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    }
}
