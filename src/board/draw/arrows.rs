//! Arrows over the board, and ghosts of the checkers where the best play leaves them.

use crate::{
    Arrow, ArrowKind, Rect, Scene, View, Xy,
    draw::{Part, Shape, background::position, shape::Group},
};

/// Dimensions of an arrow, in tenths of a point's width, before scaling.
struct Weight {
    /// Half the width at the origin and at the base of the head.
    half: [f64; 2],
    /// Length of the arrowhead.
    long: f64,
    /// Half the width of the arrowhead.
    wide: f64,
    /// Depth of the notch in the base of the arrowhead.
    notch: f64,
}

/// Style of the best play's arrow, which widens from its origin to a slim head.
const FULL: Weight = Weight {
    half: [0.2, 0.9],
    long: 3.9,
    wide: 2.0,
    notch: 0.8,
};
/// Style of other plays' arrows, half as wide and almost constant in width.
const SLIM: Weight = Weight {
    half: [0.34, 0.42],
    long: 3.0,
    wide: 1.4,
    notch: 0.9,
};
/// Gap between an arrow and the centres of the checkers at its start and its end, as a fraction of a checker's radius.
const CLEAR: [f64; 2] = [0.9, 1.08];

/// Returns the ghosts and arrows in a scene; the best play's arrows are on top.
pub fn arrows(scene: &Scene) -> Vec<Shape> {
    scaled_arrows(scene, 1.0)
}

/// Returns the ghosts and arrows in a scene, with the width and the heads of the arrows scaled by a factor.
pub(super) fn scaled_arrows(scene: &Scene, scale: f64) -> Vec<Shape> {
    let view = scene.view;
    let best = |one: &&Arrow| one.kind == ArrowKind::Best;
    let (best, others): (Vec<&Arrow>, Vec<&Arrow>) = scene.arrows.iter().partition(best);
    let mut shapes: Vec<Shape> = best.iter().flat_map(|arrow| ghosts(arrow, scene)).collect();
    let radius = view.radius();
    let is_ghost = |at: Xy| {
        let mut ghosts = best.iter().flat_map(|one| &one.arrived);
        ghosts.any(|&ghost| distance(ghost, at) < radius)
    };
    // A head ends at the edge of a ghost or of a checker that it hits, and otherwise in its free landing place.
    let is_clear = |one: &Arrow| one.hit.is_empty() && !is_ghost(one.to);
    let drawn = others.iter().chain(&best);
    shapes.extend(drawn.map(|one| arrow(one, view, scale, one.off || is_clear(one))));
    shapes
}

/// Returns ghosts where an arrow's checkers end up: flat checkers with a dashed ring. Where a checker is hit, only the
/// ring is drawn, so that the hit checker stays visible.
fn ghosts(arrow: &Arrow, scene: &Scene) -> Vec<Shape> {
    let view = scene.view;
    let outline = [Part::Ghost(arrow.player), Part::GhostEdge, Part::GhostRing];
    let radius = 0.95 * view.radius();
    let is_hit = |at: Xy| {
        scene
            .checkers
            .iter()
            .filter(|one| arrow.hits(one.player, one.id))
            .any(|one| (one.at.x - at.x).hypot(one.at.y - at.y) < view.radius())
    };
    let ghost = |&at: &Xy| {
        let drawn = &outline[usize::from(is_hit(at))..];
        let shape = move |&part: &Part| {
            if !arrow.off {
                return Shape::circle(part, at, radius);
            }
            let (w, h) = view.lying();
            let (x, y) = (at.x - w / 2.0, at.y - h / 2.0);
            Shape::rect(part, Rect { x, y, w, h }, 0.5 * view.unit())
        };
        drawn.iter().map(shape).collect::<Vec<_>>()
    };
    arrow.arrived.iter().flat_map(ghost).collect()
}

/// Returns an arrow as one path with a hairline edge, over its own flat shadow. Its head reaches into the landing place
/// if `enters` is set.
fn arrow(arrow: &Arrow, view: View, scale: f64, enters: bool) -> Shape {
    let unit = view.unit();
    let path = outline(arrow, view, scale, enters);
    let shadow = Shape::Group(Group {
        at: Xy {
            x: 0.5 * unit,
            y: 0.9 * unit,
        },
        ..Group::new(
            "arrow-shadow",
            vec![Shape::path(Part::ArrowShadow, path.as_str())],
        )
    });
    let body = Shape::path(Part::Arrow(arrow.kind), path);
    let class = format!("arrow {} {}", arrow.kind.key(), toward(arrow));
    Shape::Group(Group::new(class, vec![shadow, body]))
}

/// Returns the CSS class for the direction in which an arrow becomes opaque.
fn toward(arrow: &Arrow) -> &'static str {
    let (x, y) = (arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y);
    match (x.abs() >= y.abs(), x >= 0.0, y >= 0.0) {
        (true, true, _) => "to-right",
        (true, false, _) => "to-left",
        (false, _, true) => "to-bottom",
        (false, _, false) => "to-top",
    }
}

/// Returns the outline of an arrow: along one side of its curve, around the head, and back along the other side.
fn outline(arrow: &Arrow, view: View, scale: f64, enters: bool) -> String {
    let unit = scale * view.unit();
    let weight = if arrow.kind == ArrowKind::Best {
        FULL
    } else {
        SLIM
    };
    let [leave, reach] = CLEAR.map(|share| share * view.radius());
    // A borne-off checker is drawn on its edge, so the head ends closer to it.
    let reach = if enters { 0.3 * reach } else { reach };
    let first = last_share(arrow, |at| distance(at, arrow.from) < leave).min(0.5);
    let tip_share =
        (1.0 - last_share(&reversed(arrow), |at| distance(at, arrow.to) < reach)).max(0.5);
    let tip = arrow.at(tip_share);
    let head = |at: Xy| distance(at, tip) >= weight.long * unit;
    let neck = last_share(arrow, head).clamp(first, tip_share);
    let at = |share: f64, aside: f64| {
        let (along, along_y) = direction(arrow, share);
        let at = arrow.at(share);
        Xy {
            x: at.x - along_y * aside,
            y: at.y + along * aside,
        }
    };
    let [thin, thick] = weight.half.map(|half| half * unit);
    // The curve from `first` to `neck` is also quadratic; its control point lies on both tangents.
    let control = |side: f64| {
        let (dx, dy) = derivative(arrow, first);
        let (x, y) = direction(arrow, f64::midpoint(first, neck));
        let start = arrow.at(first);
        let half = (neck - first) / 2.0;
        let aside = side * f64::midpoint(thin, thick);
        Xy {
            x: start.x + dx * half - y * aside,
            y: start.y + dy * half + x * aside,
        }
    };
    let base = arrow.at(neck);
    let length = distance(base, tip).max(0.001);
    let (x, y) = ((tip.x - base.x) / length, (tip.y - base.y) / length);
    let (notch, wide) = (weight.notch * unit, weight.wide * unit);
    let barb = |side: f64| Xy {
        x: base.x - x * notch - y * wide * side,
        y: base.y - y * notch + x * wide * side,
    };
    let start = position(at(first, thin));
    let there = [control(1.0), at(neck, thick), barb(1.0), tip, barb(-1.0)].map(position);
    let back = [at(neck, -thick), control(-1.0), at(first, -thin)].map(position);
    let [bend, side, head @ ..] = there;
    let [other, bend_back, end] = back;
    let head = head.join("L");
    format!("M{start}Q{bend} {side}L{head}L{other}Q{bend_back} {end}Z")
}

/// Returns the arrow reversed, from its end to its origin.
fn reversed(arrow: &Arrow) -> Arrow {
    Arrow {
        from: arrow.to,
        to: arrow.from,
        ..arrow.clone()
    }
}

fn distance(one: Xy, other: Xy) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// Returns the curve parameter up to which `holds` is true, in steps of 1/200.
fn last_share(arrow: &Arrow, holds: impl Fn(Xy) -> bool) -> f64 {
    let shares = (0..=200).map(|nth| f64::from(nth) / 200.0);
    shares
        .take_while(|&share| holds(arrow.at(share)))
        .last()
        .unwrap_or_default()
}

fn derivative(arrow: &Arrow, share: f64) -> (f64, f64) {
    let Arrow { from, bend, to, .. } = arrow;
    let rest = 1.0 - share;
    (
        2.0 * (rest * (bend.x - from.x) + share * (to.x - bend.x)),
        2.0 * (rest * (bend.y - from.y) + share * (to.y - bend.y)),
    )
}

/// Returns the direction of the curve at this parameter, as a unit vector.
fn direction(arrow: &Arrow, share: f64) -> (f64, f64) {
    let (x, y) = derivative(arrow, share);
    let length = x.hypot(y).max(0.001);
    (x / length, y / length)
}

#[cfg(test)]
mod tests {
    use crate::{Stacks, arrows as arrows_of};
    use rules::{Board, Player, Variant};

    use super::*;
    use crate::draw::markup;

    fn scene(kinds: &[ArrowKind]) -> Scene {
        let mut scene = crate::picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "2 2", "");
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        for &kind in kinds {
            let ways = [[13, 11], [13, 11], [6, 4]];
            let all = arrows_of(&scene.view, &stacks, Player::White, &ways, kind);
            scene.arrows.extend(all);
        }
        scene
    }

    #[test]
    fn arrow_is_one_path_over_its_shadow_without_a_number() {
        let drawn = markup(&arrows(&scene(&[ArrowKind::Played])));
        assert_eq!(drawn.matches("class='arrow played ").count(), 2);
        assert_eq!(drawn.matches("class='arrow-body'").count(), 2);
        assert_eq!(drawn.matches("<path").count(), 4);
        assert!(!drawn.contains("<text") && !drawn.contains("ghost"));
    }

    #[test]
    fn best_play_has_a_ghost_for_each_checker_and_is_drawn_over_the_play_made() {
        let both = scene(&[ArrowKind::Best, ArrowKind::Played]);
        let drawn = markup(&arrows(&both));
        assert_eq!(drawn.matches("class='ghost-light'").count(), 3);
        assert_eq!(drawn.matches("class='arrow best to-").count(), 2);
        let place = |class: &str| drawn.find(class).expect("drawn");
        assert!(place("ghost-light") < place("arrow played"));
        assert!(place("arrow played") < place("arrow best"));
        let faint = |scene: &Scene| {
            let board = crate::draw::board(scene, "Board");
            board.matches("class='checker light leaves'").count()
        };
        assert_eq!(faint(&both), 0, "the position is that of both plays");
        assert_eq!(faint(&scene(&[ArrowKind::Best])), 3);
        assert_eq!(faint(&scene(&[ArrowKind::Unjudged])), 0);
    }

    #[test]
    fn arrow_over_one_pip_has_a_head() {
        let mut one = scene(&[]);
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        let kind = ArrowKind::Best;
        one.arrows = arrows_of(&one.view, &stacks, Player::White, &[[6, 5]], kind);
        let drawn = markup(&arrows(&one));
        assert!(!drawn.contains("NaN") && drawn.contains('Q'), "{drawn}");
    }
}
