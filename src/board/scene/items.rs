//! Scene and its elements.

use rules::{Board, ByPlayer, Origin, Player};

use super::arrows::{Arrow, ArrowKind};
use crate::{Place, View, Xy};

/// Board as plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// View of the board.
    pub view: View,
    /// All checkers in a constant order, so that each one keeps its identity.
    pub checkers: Vec<Checker>,
    /// Dice on the board.
    pub dice: Vec<SceneDie>,
    /// Number of rolls in the session so far, generated or entered, which identifies a new roll.
    pub rolls: usize,
    /// Accessible name of the dice; `None` unless they can be tapped.
    pub dice_name: Option<String>,
    /// Cube; `None` in a game without a cube.
    pub cube: Option<SceneCube>,
    /// Possible destinations of the lifted checker.
    pub targets: Vec<TargetMark>,
    /// Places with their names; points are numbered for the player to move.
    pub spots: Vec<Spot>,
    /// Origins and destinations of the last play.
    pub last: Vec<Place>,
    /// Places on the board from which the last play's checkers have left, and their owner.
    pub left: Vec<(Player, Xy)>,
    /// Points won so far, at most the match length (R74).
    pub score: ByPlayer<u32>,
    /// Arrows, drawn on top of everything else.
    pub arrows: Vec<Arrow>,
}

impl Scene {
    /// Returns `true` if the arrows show a single play with its result, in which this checker leaves its place. With
    /// arrows for two plays, all checkers remain visible, because the position belongs to both plays.
    pub fn leaves(&self, player: Player, id: u8) -> bool {
        let is_best = |arrow: &Arrow| arrow.kind == ArrowKind::Best;
        self.arrows.iter().all(is_best) && self.arrows.iter().any(|arrow| arrow.moves(player, id))
    }

    /// Returns the place whose tap makes the moves of the best play's arrow or ghost at `at`: the arrow's end, unless
    /// another arrow starts there. `None` if there is no arrow, or if the player's own checker is there, which keeps
    /// its taps.
    pub fn arrow_at(&self, at: Xy) -> Option<Place> {
        let radius = self.view.radius();
        let is_under =
            |checker: &Checker| (at.x - checker.at.x).hypot(at.y - checker.at.y) <= radius;
        let best = || {
            let arrows = self.arrows.iter();
            arrows.filter(|arrow| arrow.kind == ArrowKind::Best)
        };
        let arrow = best().find(|arrow| {
            let mut own = self
                .checkers
                .iter()
                .filter(|checker| checker.player == arrow.player);
            arrow.is_at(at, &self.view) && !own.any(is_under)
        })?;
        let [from, to] = [arrow.from, arrow.to].map(|end| self.view.place_at(end));
        let is_start = best().any(|other| self.view.place_at(other.from) == to);
        if is_start { from } else { to }
    }

    /// Flags a player's checkers that have moved since the board `before`, which is from that player's view.
    pub fn mark_moved(&mut self, player: Player, before: &Board) {
        self.last.clear();
        self.left.clear();
        for checker in &mut self.checkers {
            let number = checker.place.origin(player).map_or(0, Origin::number);
            let stood = before.own().at(number);
            checker.moved = checker.player == player && checker.height >= usize::from(stood);
        }
    }
}

/// Checker in the scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Checker {
    /// ID from 0 to 14, unique among this player's checkers.
    pub id: u8,
    /// Owner of the checker.
    pub player: Player,
    /// Centre of the checker.
    pub at: Xy,
    /// Place of the checker.
    pub place: Place,
    /// `true` if the checker is borne off and drawn on its edge.
    pub lying: bool,
    /// Number of checkers on the place, for the top checker in a stack of six or more.
    pub count: Option<usize>,
    /// Mark of the checker.
    pub mark: Mark,
    /// `true` if the last play moved the checker here.
    pub moved: bool,
    /// Number of checkers below this one; higher checkers are drawn later.
    pub height: usize,
}

/// Mark of a checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// No mark.
    None,
    /// The checker may move.
    CanMove,
    /// The checker is lifted.
    Lifted,
}

/// Die on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneDie {
    /// The checker has been lifted.
    pub at: Xy,
    /// Position where the die came to rest after the roll; in an opening roll, on the side of the player who rolled it.
    pub landed: Xy,
    /// Number of pips, 1 to 6.
    pub pips: u8,
    /// Player who rolled the die, for its colour.
    pub player: Player,
    /// `true` if the die has been played.
    pub used: bool,
}

/// Cube in the scene.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneCube {
    /// Centre of the cube.
    pub at: Xy,
    /// Number on the cube.
    pub shown: u32,
    /// Name of the cube.
    pub name: String,
    /// Explanation shown if the number differs from the cube's value.
    pub about: Option<String>,
    /// `true` if a tap on the cube offers a double.
    pub can_double: bool,
    /// `true` while a double is offered: the cube is drawn in the middle of the board with the doubled value.
    pub offered: bool,
}

impl SceneCube {
    /// Returns the cube's scale: larger while a double is offered, otherwise 1.
    pub const fn scale(&self) -> f64 {
        if self.offered { 1.5 } else { 1.0 }
    }

    /// Returns the height of the digits on a cube of this size: large enough to read, and small enough to fit inside
    /// the inlaid line at a width of about 0.65 times their height.
    pub fn digit_height(&self, size: f64) -> f64 {
        let digits = self.shown.checked_ilog10().unwrap_or_default() + 1;
        size * (1.02 / f64::from(digits)).min(0.5)
    }
}

/// Mark on a possible destination of the lifted checker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetMark {
    /// Marked place.
    pub place: Place,
    /// Centre of the mark, on the free slot or on the blot.
    pub at: Xy,
    /// `true` if the move uses more than one die.
    pub combined: bool,
    /// `true` if the move hits a blot at the destination.
    pub hits: bool,
}

/// Place that can be tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Tappable place.
    pub place: Place,
    /// Number of the point, for the player to move; `None` for other places.
    pub number: Option<u8>,
    /// Name of the place, as used by players.
    pub name: String,
}
