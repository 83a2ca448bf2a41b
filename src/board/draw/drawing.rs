//! Arrows and rings that a user draws on the board.

use std::f64::consts::TAU;

use record::{Drawing, Sign, Stroke};
use rules::Player;

use crate::{
    Place, View, Xy,
    draw::{Part, Shape, background::position},
};

/// Half the width of an arrow's shaft, in tenths of a point's width.
const SHAFT: f64 = 0.85;
/// Length of an arrowhead, and half its width, in tenths of a point's width.
const HEAD: [f64; 2] = [3.9, 2.2];
/// Lengths of a dash and of the gap after it, in tenths of a point's width.
const DASH: [f64; 2] = [2.4, 1.7];
/// Number of dashes in a ring.
const RING_DASHES: u8 = 9;
/// Radius of a ring, as a fraction of a checker's radius.
const RING: f64 = 1.12;

/// Returns the shapes for a drawing on the board of `player`'s decision: rings first, then arrows.
pub fn drawing(drawing: &Drawing, player: Player, view: View) -> Vec<Shape> {
    let shapes = drawing.signs().flat_map(|(sign, stroke)| match sign {
        Sign::Mark(place) => {
            let at = centre(view, Place::of_drawn(place, player), 0);
            let ring = ring(at, RING * view.radius(), stroke);
            [Part::RingEdge, Part::Ring]
                .map(|part| Shape::path(part, ring.clone()))
                .to_vec()
        }
        Sign::Arrow(arrow) => {
            let [from, to] = [arrow.from(), arrow.to()]
                .map(|place| centre(view, Place::of_drawn(place, player), 1));
            vec![Shape::path(
                Part::DrawnArrow,
                arrow_path(from, to, stroke, view.unit()),
            )]
        }
    });
    shapes.collect()
}

/// Returns the centre of the checker with this index on a point, or the middle of any other place.
fn centre(view: View, place: Place, index: usize) -> Xy {
    match place {
        Place::Point(_) => view.slot(place, index, 5),
        Place::Bar(_) | Place::Tray(_) => view.area(place).middle(),
    }
}

/// Returns the path of a circle, or of the arcs of a dashed circle.
fn ring(at: Xy, radius: f64, stroke: Stroke) -> String {
    let on = |turn: f64| {
        let (y, x) = (turn * TAU).sin_cos();
        position(Xy {
            x: at.x + radius * x,
            y: at.y + radius * y,
        })
    };
    let r = crate::units(radius);
    let arc = |start: f64, end: f64| format!("M{}A{r} {r} 0 0 1 {}", on(start), on(end));
    match stroke {
        Stroke::Solid => arc(0.0, 0.5) + &arc(0.5, 1.0),
        Stroke::Dashed => {
            let dash = |nth: u8| {
                let start = f64::from(nth) / f64::from(RING_DASHES);
                arc(start, start + 0.6 / f64::from(RING_DASHES))
            };
            (0..RING_DASHES).map(dash).collect()
        }
    }
}

/// Returns the path of a straight arrow: its shaft, in pieces if dashed, and its head.
fn arrow_path(from: Xy, to: Xy, stroke: Stroke, unit: f64) -> String {
    let length = (to.x - from.x).hypot(to.y - from.y).max(0.001);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let at = |along: f64, aside: f64| {
        position(Xy {
            x: from.x + along * x - aside * y,
            y: from.y + along * y + aside * x,
        })
    };
    let [head, wide] = HEAD.map(|one| one * unit);
    let neck = (length - head).max(0.0);
    let half = SHAFT * unit;
    let piece = |start: f64, end: f64| {
        let corners = [
            at(start, half),
            at(end, half),
            at(end, -half),
            at(start, -half),
        ];
        format!("M{}Z", corners.join("L"))
    };
    let shaft = match stroke {
        Stroke::Solid => piece(0.0, neck),
        Stroke::Dashed => {
            let [dash, gap] = DASH.map(|one| one * unit);
            let starts = (0..100_u8).map(|nth| f64::from(nth) * (dash + gap));
            let pieces = starts.take_while(|start| *start < neck);
            pieces
                .map(|start| piece(start, (start + dash).min(neck)))
                .collect()
        }
    };
    let tip = [at(neck, wide), at(length, 0.0), at(neck, -wide)];
    format!("{shaft}M{}Z", tip.join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::markup;

    const VIEW: View = View::WHITES;

    fn drawn(text: &str, player: Player) -> String {
        markup(&drawing(&text.parse().expect("a drawing"), player, VIEW))
    }

    #[test]
    fn every_sign_is_drawn_within_the_board() {
        let (width, height) = VIEW.size();
        for text in [
            "8/5 13 ~24/18 ~20",
            "bar/off obar/ooff",
            "bar off obar ooff",
            "1/24",
        ] {
            for player in Player::BOTH {
                let svg = drawn(text, player);
                assert!(!svg.contains("NaN"), "{svg}");
                let commands = svg
                    .split("d='")
                    .skip(1)
                    .filter_map(|rest| rest.split_once('\''));
                for (commands, _) in commands {
                    let ends = commands
                        .split(['M', 'L', 'Z'])
                        .filter(|part| !part.contains('A'));
                    for end in ends.filter(|end| !end.is_empty()) {
                        let (x, y) = end.split_once([' ', ',']).expect("coordinates");
                        let inside = |text: &str, most: f64| {
                            text.trim()
                                .parse::<f64>()
                                .is_ok_and(|at| (0.0..=most).contains(&at))
                        };
                        assert!(inside(x, width) && inside(y, height), "{text}: {end}");
                    }
                }
            }
        }
    }

    #[test]
    fn strokes_differ_in_shape() {
        let pieces = |text: &str| drawn(text, Player::White).matches('M').count();
        assert_eq!([pieces("13/5"), pieces("13")], [2, 4]);
        assert!(pieces("~13/5") > 4 && pieces("~13") > 8);
        let white = drawn("8/5", Player::White);
        assert_eq!(white, drawn("17/20", Player::Black), "the same points");
    }
}
