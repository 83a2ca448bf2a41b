//! Play that a hint's arrows show.

use rules::{Choice, Play, Step};

use super::{Model, ShownAdvice};

impl Model {
    /// Returns the moves of the best play that are still to be made, if a hint's arrows show that play.
    pub(crate) fn shown_play(&self) -> Option<Play> {
        let coach = self.coach.as_deref()?;
        let decision = coach
            .about
            .filter(|_| coach.shown == ShownAdvice::Choices)?;
        let session = self.session();
        let draft = session
            .draft()
            .filter(|_| session.decision() == Some(decision))?;
        let Choice::Play(best) = coach.judged(&decision)?.ok()?.candidates.first()?.choice else {
            return None;
        };
        let mut made: Vec<Step> = draft.steps().iter().map(|made| made.step).collect();
        let is_left = |step: &Step| match made.iter().position(|made| made == step) {
            Some(nth) => made.swap_remove(nth) != *step,
            None => true,
        };
        Play::new(best.steps().filter(is_left)).ok()
    }
}
