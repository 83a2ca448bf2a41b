//! Advice on the board: the checkers that a hint refers to, the best play's arrows, and marks for plays already tried.

use board::{Arrow, ArrowKind, Place, Xy, arrows, joined_moves, moves_of};
use engine::{Candidate, Equity};
use review::Preset;
use rules::{Choice, Play};

use crate::{Model, state::model::ShownAdvice};

/// Loss at which a play's mark reaches its maximum size, in EMG.
const MAX_MARKED_LOSS: f32 = 0.160;

/// Advice drawn over the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BoardAdvice {
    /// Place of each checker that the hint refers to: the checkers of a place count from its top, and a place appears
    /// once for each of them.
    pub places: Vec<Place>,
    /// Arrows for the best play.
    pub arrows: Vec<Arrow>,
}

/// Returns the advice currently drawn over the board; `None` if no advice is shown. `turned` is `true` for a board
/// turned by 90 degrees.
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
            let moved = joined_moves(&moves_of(&best)).into_iter();
            Some(BoardAdvice {
                places: moved.map(|[from, _]| Place::of(player, from)).collect(),
                arrows: Vec::new(),
            })
        }
        ShownAdvice::Choices => {
            let rest = model.shown_play()?;
            let (view, stacks, ways) = (model.view(turned), model.hand.stacks(), moves_of(&rest));
            Some(BoardAdvice {
                places: Vec::new(),
                arrows: arrows(&view, stacks, player, &ways, ArrowKind::Best),
            })
        }
        _ => None,
    }
}

/// Mark at a destination of a play that was taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TriedMark {
    /// Number of the take-back and of the checker within the play, which together identify the mark.
    pub key: (usize, usize),
    /// Centre of the mark.
    pub at: Xy,
    /// Radius of the mark, which grows with the play's loss.
    pub radius: f64,
    /// Catalogue key for the size of the mistake, which determines shape and colour.
    pub size: &'static str,
}

/// Returns a mark at each destination of the plays taken back for the current roll, earliest play first; none for
/// warnings that were not asked for, whose marks nothing has explained. `turned` is `true` for a board turned by 90
/// degrees.
pub fn tried_marks(model: &Model, turned: bool) -> Vec<TriedMark> {
    let decision = model.session().decision();
    let is_asked = model.settings.coach.takes_back();
    let is_shown = model.past.is_none() && model.person_decides() && is_asked;
    let tried = decision.filter(|_| is_shown).zip(model.coach.as_deref());
    let Some((decision, coach)) = tried else {
        return Vec::new();
    };
    let (view, stacks, player) = (model.view(turned), model.hand.stacks(), decision.player());
    let mut marks: Vec<TriedMark> = Vec::new();
    let mut marked = [0_usize; 26];
    for tried in coach.tried(&decision) {
        let moves = joined_moves(&moves_of(&tried.play));
        for (nth, [_, to]) in moves.into_iter().enumerate() {
            let standing = stacks.at(player, to).len();
            let Some(others) = marked.get_mut(usize::from(to)) else {
                continue;
            };
            marks.push(TriedMark {
                key: (tried.number, nth),
                at: view.landing(Place::of(player, to), standing + *others, standing),
                radius: view.radius() * share_of_checker(tried.loss),
                size: Preset::XG.size(tried.loss.0),
            });
            *others += 1;
        }
    }
    marks
}

/// Returns the mark's radius for a loss, as a fraction of a checker's radius.
fn share_of_checker(Equity(loss): Equity) -> f64 {
    let share = f64::from(loss / MAX_MARKED_LOSS).clamp(0.0, 1.0);
    0.3 + 0.35 * share
}

fn play_of(candidate: Option<&Candidate>) -> Option<Play> {
    match candidate?.choice {
        Choice::Play(play) => Some(play),
        _ => None,
    }
}
