//! Choices that are close after the search.

use rules::{Choice, Offer, Question};

use super::lead::Lead;
use super::{Champion, Contest, MAX_PLAYS, Rival};
use crate::cubeful::CubefulJudge;
use crate::depth::CHAMPION_PLIES;
use crate::{
    Context, CubeAccess, CubeAction, CubeDecision, Equity, Evaluator, Search, Standing, Start,
};

impl Champion {
    /// Returns the plays that are close after the search, or the positions that settle the cube decision.
    pub(super) fn close_choices<E: Evaluator>(&self, search: &Search<E>) -> Vec<Rival> {
        let candidates = &self.searched.candidates;
        let rival = |at: usize, searched: Equity, start: Option<Start>| {
            start.map(|start| Rival {
                start,
                searched: searched.0.into(),
                at,
            })
        };
        match self.contest {
            Contest::Plays => {
                let is_near = |at: usize| {
                    let one = &candidates[at];
                    let lead = Lead::searched(one.loss.0.into(), &self.errors());
                    one.plies == CHAMPION_PLIES && at < MAX_PLAYS && !lead.is_clear()
                };
                let mut near: Vec<usize> =
                    (0..candidates.len()).filter(|&at| is_near(at)).collect();
                if near.len() > 1 {
                    near.extend(self.searched.made.filter(|made| !near.contains(made)));
                }
                let start = |at: usize| {
                    let start =
                        Start::after(&self.decision, &candidates[at].choice, self.unit.met())?;
                    answered(search, start)
                };
                let rivals = near.into_iter();
                rivals
                    .filter_map(|at| rival(at, candidates[at].equity, start(at)))
                    .collect()
            }
            Contest::Double => {
                let start = |choice| Start::after(&self.decision, &choice, self.unit.met());
                let cube = self.searched.cube.as_ref();
                let equities =
                    cube.and_then(|cube| Some((cube.no_double, taken(cube, &self.unit)?)));
                let rivals = equities.and_then(|(rolling, taken)| {
                    let rolling = rival(0, rolling, start(Choice::Roll))?;
                    Some(vec![rolling, rival(1, taken, start(Choice::Double))?])
                });
                rivals.unwrap_or_default()
            }
            Contest::Answer { .. } => {
                let take = candidates.iter().find(|one| one.choice == Choice::Take);
                let take = take.and_then(|take| rival(0, take.equity, self.taken()));
                take.into_iter().collect()
            }
        }
    }

    /// Returns the position after the offer has been taken.
    pub(super) fn taken(&self) -> Option<Start> {
        let Question::Answer { offer, value } = self.decision.question() else {
            return None;
        };
        // A decision's board and context are from the perspective of the player on roll, whose opponent owns the cube
        // after a take.
        let context = Context {
            value,
            access: CubeAccess::Opponent,
            ..Context::of_decision(&self.decision, self.unit.met())
        };
        Some(Start {
            board: *self.decision.board(),
            context,
            may_double: false,
            is_decider: offer == Offer::Beaver,
        })
    }
}

/// Returns the position from which a play's trials start. The opponent, who is on roll in `start`, doubles or rolls
/// according to the search, because a wrong decision at 0 plies would recur in every trial. `None` if the deciding
/// player drops.
fn answered<E: Evaluator>(search: &Search<E>, start: Start) -> Option<Start> {
    let judge = CubefulJudge::new(&start.context, CHAMPION_PLIES);
    let context = match judge.judge(search, &start.board).decision.action {
        CubeAction::DoublePass => return None,
        CubeAction::DoubleTake => Context {
            value: start.context.value.doubled()?,
            access: CubeAccess::Opponent,
            ..start.context
        },
        CubeAction::TooGood | CubeAction::NoDouble => start.context,
    };
    Some(Start {
        context,
        may_double: false,
        ..start
    })
}

/// Returns the equity of double/take without a beaver, which would double it.
fn taken(cube: &CubeDecision, unit: &Context) -> Option<Equity> {
    let may_beaver = matches!(unit.standing, Standing::Money { beavers: true, .. });
    cube.double_take.map(|Equity(take)| match take {
        _ if may_beaver && take < 0.0 => Equity(0.5 * take),
        _ => Equity(take),
    })
}
