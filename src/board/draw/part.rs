//! Board parts: their CSS classes on the page, and their paint in pictures.

use rules::Player;

use crate::ArrowKind;

/// Part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Background around the board in a picture.
    Page,
    /// Line of text below the board in a picture.
    Caption,
    /// Frame of the board.
    Frame,
    /// Light edge along the frame.
    Bevel,
    /// Field of twelve points.
    Field,
    /// Bar of the board.
    Bar,
    /// Tray for borne-off checkers.
    Tray,
    /// Point with an odd number.
    OddPoint,
    /// Point with an even number.
    EvenPoint,
    /// Inlaid line on a point.
    Inlay,
    /// Number of a point.
    Number,
    /// Body of a checker.
    Checker(Player),
    /// Concave face of a checker.
    Face(Player),
    /// Second ring of a dark checker, in themes without shading.
    SecondRing,
    /// Highlight of a checker.
    Glint,
    /// Number on the top checker of a tall stack.
    Count(Player),
    /// Borne-off checker, drawn on its edge.
    Edge(Player),
    /// Body of a die.
    Die(Player),
    /// Pip of a die.
    Pip(Player),
    /// Body of the cube.
    Cube,
    /// Inlaid line on the cube.
    CubeLine,
    /// Number on the cube.
    CubeNumber,
    /// Arrow for a play.
    Arrow(ArrowKind),
    /// Shadow of a play's arrow.
    ArrowShadow,
    /// Ghost: a checker in its place after the best play.
    Ghost(Player),
    /// Edge of a ghost, below its ring.
    GhostEdge,
    /// Dashed ring of a ghost.
    GhostRing,
    /// Arrow drawn by the user.
    DrawnArrow,
    /// Ring drawn by the user.
    Ring,
    /// Edge of a ring drawn by the user, below the ring.
    RingEdge,
    /// Part drawn only on the page, with its CSS classes: shades, marks and the faces of a tumbling die.
    OnPage(&'static str),
}

/// Paint of a part, given as colours or as style tokens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint<Colour> {
    /// Fill colour; `None` if the part is not filled.
    pub fill: Option<Colour>,
    /// Outline colour and width; the width is in units of the innermost group.
    pub stroke: Option<(Colour, f64)>,
    /// Lengths of the outline's dashes and gaps, in the same units; `None` for a solid outline.
    pub dash: Option<[f64; 2]>,
    /// `true` if the fill covers the inner half of the outline.
    pub is_outline_below: bool,
    /// Opacity of the fill and the outline, from 0 to 1.
    pub opacity: f64,
}

impl Part {
    /// Returns the part's CSS classes. The group's CSS class determines the player.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Caption => "caption",
            Self::Frame => "frame",
            Self::Bevel => "bevel",
            Self::Field => "field",
            Self::Bar => "bar",
            Self::Tray => "tray",
            Self::OddPoint => "point odd",
            Self::EvenPoint => "point even",
            Self::Inlay => "inlay",
            Self::Number => "number",
            Self::Checker(_) | Self::Die(_) | Self::Cube => "body",
            Self::Face(_) => "face",
            Self::SecondRing => "second",
            Self::Glint => "glint",
            Self::Count(_) => "count",
            Self::Edge(_) => "edge",
            Self::Pip(_) => "pip",
            Self::CubeLine => "cube-line",
            Self::CubeNumber => "cube-number",
            Self::Arrow(_) => "arrow-body",
            Self::ArrowShadow => "",
            Self::Ghost(Player::White) => "ghost-light",
            Self::Ghost(Player::Black) => "ghost-dark",
            Self::GhostEdge => "ghost-under",
            Self::GhostRing => "ghost-ring",
            Self::DrawnArrow => "drawn-arrow",
            Self::Ring => "drawn-ring",
            Self::RingEdge => "drawn-ring-edge",
            Self::OnPage(class) => class,
        }
    }

    /// Returns the paint as style tokens on a board with this unit (see [`crate::View::unit`]); `None` for a part drawn
    /// only on the page. The paint matches `style/board.css` and `style/arrows.css`, without gradients.
    pub(crate) const fn paint(self, unit: f64) -> Option<Paint<&'static str>> {
        use ArrowKind::{Best, Played, Unjudged};
        use Player::{Black, White};
        let (fill, stroke) = match self {
            Self::Page => (Some("ground"), None),
            Self::Caption => (Some("ink"), None),
            Self::Frame => (Some("frame"), Some(("frame-edge", 0.3 * unit))),
            Self::Bevel => (None, Some(("bevel", 0.3 * unit))),
            Self::Field => (Some("field"), Some(("frame-edge", 0.3 * unit))),
            Self::Bar => (Some("bar"), Some(("frame-edge", 0.3 * unit))),
            Self::Tray => (Some("tray"), Some(("frame-edge", 0.3 * unit))),
            Self::OddPoint => (Some("point-a"), Some(("point-edge", 0.2 * unit))),
            Self::EvenPoint => (Some("point-b"), Some(("point-edge", 0.2 * unit))),
            Self::Inlay => (Some("inlay"), None),
            Self::Number => (Some("number"), None),
            Self::Checker(White) => (Some("light"), Some(("light-rim", 0.045))),
            Self::Checker(Black) => (Some("dark"), Some(("rim-out", 0.045))),
            Self::Face(White) => (None, Some(("light-ring", 0.05))),
            Self::Face(Black) => (None, Some(("dark-rim", 0.05))),
            Self::SecondRing => (None, Some(("second", 0.07))),
            Self::Glint => (None, Some(("glint", 0.08))),
            Self::Edge(White) => (Some("light"), Some(("light-rim", 0.25 * unit))),
            Self::Edge(Black) => (Some("dark"), Some(("dark-rim", 0.25 * unit))),
            Self::Die(White) => (Some("die-a"), Some(("edge", 0.16 * unit))),
            Self::Die(Black) => (Some("die-b"), Some(("edge", 0.16 * unit))),
            Self::Pip(White) | Self::Count(White) => (Some("pip-a"), None),
            Self::Pip(Black) | Self::Count(Black) => (Some("pip-b"), None),
            Self::Cube => (Some("cube"), Some(("edge", 0.16 * unit))),
            Self::CubeLine => (None, Some(("edge", 0.25 * unit))),
            Self::CubeNumber => (Some("cube-ink"), None),
            Self::Arrow(Best) => (Some("best"), Some(("best-edge", 0.7 * unit))),
            Self::Arrow(Played) => (Some("played"), Some(("played-edge", 0.7 * unit))),
            Self::Arrow(Unjudged) => (Some("light-high"), Some(("pip-a", 0.7 * unit))),
            Self::ArrowShadow => (Some("shade"), None),
            Self::Ghost(White) => (Some("light-high"), None),
            Self::Ghost(Black) => (Some("dark"), None),
            Self::GhostEdge => (None, Some(("best-edge", 1.1 * unit))),
            Self::GhostRing => (None, Some(("best", 0.6 * unit))),
            Self::DrawnArrow => (Some("drawn"), Some(("drawn-edge", 0.8 * unit))),
            Self::Ring => (None, Some(("drawn", 1.1 * unit))),
            Self::RingEdge => (None, Some(("drawn-edge", 1.9 * unit))),
            Self::OnPage(_) => return None,
        };
        let opacity = match self {
            Self::CubeLine => 0.4,
            Self::ArrowShadow => 0.7,
            Self::Ghost(_) => 0.92,
            Self::GhostEdge => 0.75,
            _ => 1.0,
        };
        let dash = match self {
            Self::GhostRing => Some([1.5 * unit, 1.1 * unit]),
            _ => None,
        };
        Some(Paint {
            fill,
            stroke,
            dash,
            is_outline_below: matches!(self, Self::Arrow(_) | Self::DrawnArrow),
            opacity,
        })
    }
}

#[cfg(test)]
mod tests;
