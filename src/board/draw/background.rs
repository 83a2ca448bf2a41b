//! Empty board: frame, fields, bar, tray, the 24 points and their numbers.

use crate::{
    Place, Rect, Scene, Spot, View, Xy,
    draw::{Part, Shape},
    units,
};

/// Returns the empty board without point numbers.
pub fn background(view: View) -> Vec<Shape> {
    let (w, h) = view.size();
    let unit = view.unit();
    let (x, y) = (0.0, 0.0);
    let inset = 0.35 * unit;
    let bevel = Rect {
        x: inset,
        y: inset,
        w: w - 2.0 * inset,
        h: h - 2.0 * inset,
    };
    let mut shapes = vec![
        Shape::rect(Part::Frame, Rect { x, y, w, h }, 4.5 * unit),
        Shape::rect(Part::Bevel, bevel, 4.2 * unit),
    ];
    for field in view.fields() {
        shapes.extend(recess(Part::Field, field, unit));
    }
    shapes.push(Shape::rect(Part::Bar, view.bar(), 0.0));
    shapes.extend(recess(Part::Tray, view.tray(), unit));
    for white in 1..=24 {
        let part = if white % 2 == 1 {
            Part::OddPoint
        } else {
            Part::EvenPoint
        };
        shapes.push(Shape::path(part, spike_commands(view.outline(white))));
        let edges = view.inlay(white).map(|edge| spike_commands(edge) + "Z");
        shapes.push(Shape::path(Part::Inlay, edges.concat()));
    }
    shapes
}

/// Returns the point numbers.
pub fn numbers(scene: &Scene) -> Vec<Shape> {
    // The frame is narrow on a phone, so two digits need a smaller font.
    let share = if scene.view.turned { 1.8 } else { 2.5 };
    let size = share * scene.view.unit();
    let number = |spot: &Spot| match (spot.place, spot.number) {
        (Place::Point(white), Some(number)) => {
            let at = scene.view.number(white);
            Some(Shape::text(Part::Number, at, size, number.to_string()))
        }
        _ => None,
    };
    scene.spots.iter().filter_map(number).collect()
}

/// Returns a recess lit from above left, so that its upper and left edges cast shadows into it.
fn recess(part: Part, at: Rect, unit: f64) -> [Shape; 3] {
    let upper = Rect {
        h: 3.2 * unit,
        ..at
    };
    let left = Rect {
        w: 2.4 * unit,
        ..at
    };
    [
        Shape::rect(part, at, 0.8 * unit),
        Shape::rect(Part::OnPage("shade-upper"), upper, 0.0),
        Shape::rect(Part::OnPage("shade-left"), left, 0.0),
    ]
}

/// Returns the path commands for two curves that meet at the tip.
pub(crate) fn spike_commands(through: [Xy; 7]) -> String {
    let [from, a, b, tip, c, d, to] = through.map(position);
    format!("M{from}C{a} {b} {tip}C{c} {d} {to}")
}

/// Formats a point for a path.
pub(crate) fn position(at: Xy) -> String {
    format!("{} {}", units(at.x), units(at.y))
}
