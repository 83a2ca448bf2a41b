//! The picture and all that lies on it.

use rules::{Board, ByPlayer, Origin, Player};

use super::arrows::{Arrow, ArrowKind};
use crate::{Place, View, Xy};

/// A picture of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How it is looked at.
    pub view: View,
    /// All checkers, in an order that never changes, so that each keeps its identity.
    pub checkers: Vec<Checker>,
    /// The dice that lie on the board.
    pub dice: Vec<SceneDie>,
    /// How often dice have been rolled or entered in the session, so that a new roll is told from an old one.
    pub rolls: usize,
    /// What the dice are called, when they can be tapped.
    pub dice_name: Option<String>,
    /// The cube, if there is one.
    pub cube: Option<SceneCube>,
    /// Where the lifted checker may go.
    pub targets: Vec<TargetMark>,
    /// Points with the number that the player to move gives them, and every place's name.
    pub spots: Vec<Spot>,
    /// Where the last play began and ended.
    pub last: Vec<Place>,
    /// Points won so far; those beyond a match mean nothing (R74).
    pub score: ByPlayer<u32>,
    /// Where checkers go, drawn over everything else.
    pub arrows: Vec<Arrow>,
}

impl Scene {
    /// Returns `true` if the arrows show one play and its result, in which a checker is no longer where it stands. Beside
    /// another play all checkers stay as they are, for the position is that of both.
    pub fn takes(&self, player: Player, id: u8) -> bool {
        let is_best = |arrow: &Arrow| arrow.kind == ArrowKind::Best;
        self.arrows.iter().all(is_best) && self.arrows.iter().any(|arrow| arrow.takes(player, id))
    }

    /// Returns `true` if a tap there is one on an arrow of the best play or on its ghosts. A checker that the player can move
    /// keeps its own taps.
    pub fn arrow_at(&self, at: Xy) -> bool {
        let radius = self.view.radius();
        let is_under =
            |checker: &Checker| (at.x - checker.at.x).hypot(at.y - checker.at.y) <= radius;
        let mut best = self
            .arrows
            .iter()
            .filter(|arrow| arrow.kind == ArrowKind::Best);
        best.any(|arrow| {
            let mut own = self
                .checkers
                .iter()
                .filter(|checker| checker.player == arrow.player);
            arrow.is_at(at, &self.view) && !own.any(is_under)
        })
    }

    /// Marks the checkers of a player that do not stand as they did on the board `before`, which that player sees.
    pub fn mark_moved(&mut self, player: Player, before: &Board) {
        self.last.clear();
        for checker in &mut self.checkers {
            let number = checker.place.origin(player).map_or(0, Origin::number);
            let stood = before.own().at(number);
            checker.moved = checker.player == player && checker.height >= usize::from(stood);
        }
    }
}

/// A checker.
#[derive(Clone, Debug, PartialEq)]
pub struct Checker {
    /// 0 to 14, among this player's.
    pub id: u8,
    /// Whose it is.
    pub player: Player,
    /// Its centre.
    pub at: Xy,
    /// Where it stands.
    pub place: Place,
    /// Whether it is borne off and lies on its edge.
    pub lying: bool,
    /// How many stand here, on the top one from the sixth on.
    pub count: Option<usize>,
    /// What it is marked with.
    pub mark: Mark,
    /// Whether the last play brought it here.
    pub moved: bool,
    /// How many lie under it; higher ones are drawn later.
    pub height: usize,
}

/// How a checker is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// It may move.
    CanMove,
    /// It is lifted.
    Lifted,
}

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneDie {
    /// Its centre.
    pub at: Xy,
    /// Where it came to rest: the dice of the opening roll do so on the side of who rolled each.
    pub landed: Xy,
    /// 1 to 6.
    pub pips: u8,
    /// Who rolled it, for its colour.
    pub player: Player,
    /// Whether it has been played.
    pub used: bool,
}

/// The cube.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneCube {
    /// Its centre.
    pub at: Xy,
    /// What it shows.
    pub shown: u32,
    /// What it is called.
    pub name: String,
    /// Why it shows a number that is not its value, if it does.
    pub about: Option<String>,
    /// Whether tapping it offers a double.
    pub can_double: bool,
    /// Whether it is offered: then it lies in the middle of the board with the value that it will have, for all to see.
    pub offered: bool,
}

impl SceneCube {
    /// How large it is: an offered one is larger than it is beside the board, which is 1.
    pub const fn scale(&self) -> f64 {
        if self.offered { 1.5 } else { 1.0 }
    }

    /// Height of its digits on a cube of this size: as large as a player's eye wants them, and small enough that they fit,
    /// each some 0.65 of its height wide, within the inlaid line.
    pub fn digit_height(&self, size: f64) -> f64 {
        let digits = self.shown.checked_ilog10().unwrap_or_default() + 1;
        size * (1.02 / f64::from(digits)).min(0.5)
    }
}

/// Where the lifted checker may go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetMark {
    /// The place.
    pub place: Place,
    /// The free slot, or the blot's.
    pub at: Xy,
    /// Whether it takes more than one die.
    pub combined: bool,
    /// Whether a blot is hit there.
    pub hits: bool,
}

/// A place that can be tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which one.
    pub place: Place,
    /// Its number for the player to move; points have one.
    pub number: Option<u8>,
    /// Its name, spoken as a player would.
    pub name: String,
}
