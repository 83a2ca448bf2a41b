//! Checkers, flat or on their edges.

use rules::Player;

use crate::{
    Checker, Mark, Rect, View, Xy,
    draw::{Part, Shape, shape::Group},
    side,
};

/// Appearance of a checker apart from its colour and place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// `true` if the checker is borne off and drawn on its edge.
    pub lying: bool,
    /// Number shown on the top checker of a tall stack; `None` for other checkers.
    pub count: Option<usize>,
    /// `true` if the last play moved the checker here.
    pub moved: bool,
}

impl Look {
    /// Returns the appearance of a checker in a scene.
    pub const fn of(checker: &Checker) -> Self {
        Self {
            lying: checker.lying,
            count: checker.count,
            moved: checker.moved,
        }
    }
}

/// Opacity of a checker that is leaving its place, as in `style/arrows.css`.
const LEAVES: f64 = 0.5;

/// Returns the CSS class for a side's colours.
pub const fn colour_class(player: Player) -> &'static str {
    match player {
        Player::White => "light",
        Player::Black => "dark",
    }
}

/// Returns the CSS classes for a checker with this mark.
pub fn checker_class(player: Player, mark: Mark) -> String {
    let mark = match mark {
        Mark::None => "",
        Mark::CanMove => " can-move",
        Mark::Lifted => " lifted",
    };
    format!("checker {}{mark}", colour_class(player))
}

/// Returns the name of a checker's DOM element.
pub fn checker_piece(player: Player, id: u8) -> String {
    format!("{}-{id}", side(player))
}

/// Returns a scene's checker in its place, drawn faintly if an arrow shows it leaving.
pub(crate) fn placed_checker(view: View, one: &Checker, leaves: bool) -> Shape {
    let shapes = vec![checker(view, one.player, Look::of(one))];
    let (faint, opacity) = if leaves {
        (" leaves", LEAVES)
    } else {
        ("", 1.0)
    };
    Shape::Group(Group {
        piece: Some(checker_piece(one.player, one.id)),
        at: one.at,
        opacity,
        ..Group::new(checker_class(one.player, one.mark) + faint, shapes)
    })
}

/// Returns a checker with its centre at the origin.
pub fn checker(view: View, player: Player, look: Look) -> Shape {
    if look.lying {
        let (w, h) = view.lying();
        let (x, y) = (-w / 2.0, -h / 2.0);
        let at = Rect { x, y, w, h };
        return Shape::rect(Part::Edge(player), at, 0.5 * view.unit());
    }
    Shape::Group(Group {
        scale: view.radius(),
        ..Group::new("", upright(player, look))
    })
}

/// Returns a flat checker of radius 1: shadow, body, concave face, ring and highlight, lit from above left. In flat
/// themes, Black has a second ring, so that colour is not the only difference.
fn upright(player: Player, look: Look) -> Vec<Shape> {
    let circle = |part, radius| Shape::circle(part, Xy::default(), radius);
    let mut shapes = vec![
        Shape::circle(Part::OnPage("shadow"), Xy { x: 0.22, y: 0.3 }, 1.2),
        circle(Part::Checker(player), 1.0),
        circle(Part::Face(player), 0.77),
    ];
    if player == Player::Black {
        shapes.push(circle(Part::SecondRing, 0.42));
    }
    shapes.push(Shape::path(Part::Glint, "M-.77-.51A.93.93 0 0 1 .28-.89"));
    if look.moved {
        // The notch at the upper rim marks a moved checker without relying on colour.
        shapes.push(circle(Part::OnPage("moved"), 0.6));
        shapes.push(Shape::path(Part::OnPage("notch"), "M-.17-.8H.17L0-.5Z"));
    }
    if let Some(count) = look.count {
        let part = Part::Count(player);
        shapes.push(Shape::text(part, Xy::default(), 0.68, count.to_string()));
    }
    shapes.push(circle(Part::OnPage("mark-edge"), 1.1));
    shapes.push(circle(Part::OnPage("mark"), 1.1));
    shapes
}
