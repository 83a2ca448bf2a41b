//! Advice on the board: the checkers that a hint refers to, and the arrows of the best play.

use board::{Arrow, ArrowKind, Place, arrows};
use engine::Candidate;
use rules::{Choice, Decision, Play};

use crate::{Model, state::model::ShownAdvice};

/// Advice drawn over the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardAdvice {
    /// Places whose top checkers a hint refers to.
    pub places: Vec<Place>,
    /// Arrows of the best play.
    pub arrows: Vec<Arrow>,
}

/// Returns the current advice over the board; `None` if no advice is shown. `turned` is `true` for a board turned by 90
/// degrees.
pub fn board_advice(model: &Model, turned: bool) -> Option<BoardAdvice> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    if coach.about != Some(decision) {
        return None;
    }
    let analysis = coach.judged(&decision)?.ok()?;
    let player = decision.player();
    let best = play_of(analysis.candidates.first())?;
    match coach.shown {
        ShownAdvice::Nudge => {
            let places = telling_origins(&best, play_of(analysis.candidates.get(1)).as_ref());
            let places = places.into_iter().map(|from| Place::of(player, from));
            Some(BoardAdvice {
                places: places.collect(),
                arrows: Vec::new(),
            })
        }
        ShownAdvice::Choices => {
            let steps = best.steps();
            let ways: Vec<[u8; 2]> = steps
                .map(|step| [step.from.number(), step.to().number()])
                .collect();
            let (view, stacks) = (model.view(turned), model.hand.stacks());
            Some(BoardAdvice {
                places: Vec::new(),
                arrows: arrows(&view, stacks, player, &ways, ArrowKind::Best),
            })
        }
        _ => None,
    }
}

/// Returns the decision and the choice that a hint currently shows as the best; `None` if no hint is shown.
pub fn hinted(model: &Model) -> Option<(Decision, Choice)> {
    let decision = model.session().decision()?;
    let coach = model.coach.as_deref()?;
    let shows = coach.about == Some(decision) && coach.shown == ShownAdvice::Choices;
    let analysis = coach.judged(&decision).filter(|_| shows)?.ok()?;
    Some((decision, analysis.candidates.first()?.choice))
}

fn play_of(candidate: Option<&Candidate>) -> Option<Play> {
    match candidate?.choice {
        Choice::Play(play) => Some(play),
        _ => None,
    }
}

/// Returns the origins of the best play that are not origins of the second-best play; returns all of its origins if
/// both plays have the same.
fn telling_origins(best: &Play, next: Option<&Play>) -> Vec<u8> {
    let origins = |play: &Play| {
        let mut origins: Vec<u8> = Vec::new();
        for step in play.steps() {
            let from = step.from.number();
            if !origins.contains(&from) {
                origins.push(from);
            }
        }
        origins
    };
    // Exclude the intermediate points of checkers that move by both dice.
    let landed: Vec<u8> = best.steps().map(|step| step.to().number()).collect();
    let mut all = origins(best);
    let standing = |from: &u8| !landed.contains(from);
    if all.iter().any(standing) {
        all.retain(standing);
    }
    let others = next.map(origins).unwrap_or_default();
    let own: Vec<u8> = all
        .iter()
        .copied()
        .filter(|from| !others.contains(from))
        .collect();
    if own.is_empty() { all } else { own }
}
