//! Choices about the cube, and about a resignation.

use rules::{Choice, CubeValue, Decision, Offer, Pending, Win};

use super::{Asked, Candidate, candidate};
use crate::cubeful::{CubefulJudge, taken_ahead};
use crate::resign::offered;
use crate::{Context, CubeDecision, Equity, Evaluator};

/// What giving up costs: the value before the offer.
const PASSED: Equity = Equity(-1.0);

impl<E: Evaluator> Asked<'_, E> {
    /// Rolling, where doubling is not allowed.
    pub(super) fn roll(&self) -> Vec<Candidate> {
        let (mut candidates, _) = self.double();
        candidates.retain(|one| one.choice == Choice::Roll);
        candidates
    }

    /// Doubling and rolling, with the equities that they follow from.
    pub(super) fn double(&self) -> (Vec<Candidate>, CubeDecision) {
        let plies = self.settings.depth();
        let found = CubefulJudge::new(&self.context, plies).judge(self.search, &self.board);
        let of = |choice, equity| candidate(choice, found.outcomes, equity, &self.context, plies);
        let cube = found.decision;
        let mut candidates = vec![of(Choice::Roll, cube.no_double)];
        if let Some((take, pass)) = cube.double_take.zip(cube.double_pass) {
            let doubling = Equity(take.0.min(pass.0));
            let at = usize::from(doubling < cube.no_double);
            candidates.insert(at, of(Choice::Double, doubling));
        }
        (candidates, cube)
    }

    /// Answers to an offer that makes the cube `value`, per cube before that offer.
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
        let of = |(choice, equity)| candidate(choice, outcomes, equity, &context, plies);
        // A redouble at once is worth twice as much at the same odds: there are none in matches.
        let beaver = (Choice::Beaver, Equity(2.0 * take.0));
        let choices = [(Choice::Take, take), (Choice::Drop, PASSED)];
        let mut candidates: Vec<Candidate> = choices
            .into_iter()
            .chain(self.may_beaver.then_some(beaver))
            .map(of)
            .collect();
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        candidates
    }

    /// Answers to the resignation of the player who would have to decide `pending` otherwise; `by_mover` says that
    /// this is the player on roll.
    pub(super) fn resignation(&self, win: Win, pending: Pending, by_mover: bool) -> Vec<Candidate> {
        let context = if by_mover {
            self.context.flipped()
        } else {
            self.context
        };
        let (choices, _) = self.pending(pending, None);
        // Never empty: whatever is pending, there is something to choose.
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

    /// Adds the resignation of the player who decides to what else is possible.
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
