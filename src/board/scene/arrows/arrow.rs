//! One arrow: its curve, its ends and the checkers that it shows.

use rules::Player;

use crate::{View, Xy};

/// Type of play shown by an arrow. The types differ in width and in their ghosts, not only in colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    /// Best play, or the play shown by a hint: full width, with ghosts where its checkers end up.
    Best,
    /// Inferior play that was made, half as wide.
    Played,
    /// Play that has not been evaluated: half as wide, in a neutral style.
    Unjudged,
}

impl ArrowKind {
    /// Returns the CSS class.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Played => "played",
            Self::Unjudged => "unjudged",
        }
    }
}

/// Maximum distance between a tap and the centre line of an arrow that it hits, in tenths of a point's width.
const TOUCH: f64 = 2.5;
/// Number of segments used to measure the distance from an arrow.
const CURVE_STEPS: u8 = 60;
/// Curved arrow from a checker's place to its destination.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// Type of play shown by the arrow.
    pub kind: ArrowKind,
    /// Owner of the checkers.
    pub player: Player,
    /// Centre of the checker on top of the stack before the play.
    pub from: Xy,
    /// Control point of the curve.
    pub bend: Xy,
    /// Centre of the checker after the play.
    pub to: Xy,
    /// `true` if the checkers are borne off.
    pub off: bool,
    /// Centres of all arriving checkers, lowest first. Checkers with the same path share an arrow.
    pub arrived: Vec<Xy>,
    /// IDs of the checkers that move along the arrow.
    pub leaving: Vec<u8>,
    /// IDs of the opponent's checkers that are hit along the arrow.
    pub hit: Vec<u8>,
}

impl Arrow {
    /// Returns the point on the curve at this parameter, from 0 at the start to 1 at the end.
    pub fn at(&self, share: f64) -> Xy {
        bend_at([self.from, self.bend, self.to], share)
    }

    /// Returns points along the curve, from its start to its end.
    pub(super) fn curve(&self) -> impl Iterator<Item = Xy> {
        curve([self.from, self.bend, self.to])
    }

    /// Returns `true` if a tap at `at` hits this arrow or a ghost at its end.
    pub(crate) fn is_at(&self, at: Xy, view: &View) -> bool {
        let distance = |to: Xy| (at.x - to.x).hypot(at.y - to.y);
        let is_ghost = |to: &Xy| self.kind == ArrowKind::Best && distance(*to) <= view.radius();
        let is_near = |on: Xy| distance(on) <= TOUCH * view.unit();
        self.arrived.iter().any(is_ghost) || self.curve().any(is_near)
    }

    /// Returns `true` if this checker moves along the arrow; a checker that is hit stays in its place.
    pub(crate) fn moves(&self, player: Player, id: u8) -> bool {
        player == self.player && self.leaving.contains(&id)
    }

    /// Returns `true` if this checker is hit along the arrow.
    pub(crate) fn hits(&self, player: Player, id: u8) -> bool {
        player != self.player && self.hit.contains(&id)
    }
}

/// Returns points along the quadratic curve given by its start, control point and end.
pub(super) fn curve(ends: [Xy; 3]) -> impl Iterator<Item = Xy> {
    (0..=CURVE_STEPS).map(move |nth| bend_at(ends, f64::from(nth) / f64::from(CURVE_STEPS)))
}

/// Returns the point of a quadratic curve, given by its start, control point and end, at a parameter from 0 to 1.
fn bend_at([from, bend, to]: [Xy; 3], share: f64) -> Xy {
    let rest = 1.0 - share;
    let of = |from: f64, bend: f64, to: f64| {
        rest * rest * from + 2.0 * rest * share * bend + share * share * to
    };
    Xy {
        x: of(from.x, bend.x, to.x),
        y: of(from.y, bend.y, to.y),
    }
}
