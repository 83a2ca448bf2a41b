//! The empty board: frame, fields, bar, tray, the 24 points and their numbers.

use table::{Place, Rect, Scene, Spot, View, Xy, units};

/// Returns the empty board without numbers.
pub fn board_background(view: View) -> String {
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
    let mut drawn = rect("frame", Rect { x, y, w, h }, 4.5 * unit);
    drawn += &rect("bevel", bevel, 4.2 * unit);
    for field in view.fields() {
        drawn += &recess("field", field, unit);
    }
    drawn += &rect("bar", view.bar(), 0.0);
    drawn += &recess("tray", view.tray(), unit);
    for white in 1..=24 {
        drawn += &point(view, white);
    }
    drawn
}

fn point(view: View, white: u8) -> String {
    let parity = if white % 2 == 1 { "odd" } else { "even" };
    format!(
        "<path class='point {parity}' d='{}'/><path class='inlay' d='{}'/>",
        curve(view.outline(white)),
        curve(view.inlay(white))
    )
}

/// Returns the numbers of the points.
pub fn numbers(scene: &Scene) -> String {
    let number = |spot: &Spot| match (spot.place, spot.number) {
        (Place::Point(white), Some(number)) => {
            let Xy { x, y } = scene.view.number(white);
            let [x, y] = [x, y].map(units);
            Some(format!(
                "<text class='number' x='{x}' y='{y}'>{number}</text>"
            ))
        }
        _ => None,
    };
    scene.spots.iter().filter_map(number).collect()
}

/// Draws a recess. Light comes from above left: its upper and left edges cast a shadow into it.
fn recess(class: &str, at: Rect, unit: f64) -> String {
    let upper = Rect {
        h: 3.2 * unit,
        ..at
    };
    let left = Rect {
        w: 2.4 * unit,
        ..at
    };
    rect(class, at, 0.8 * unit) + &rect("shade-upper", upper, 0.0) + &rect("shade-left", left, 0.0)
}

/// Two curves that meet at the tip, as an SVG path.
fn curve(through: [Xy; 7]) -> String {
    let at = |Xy { x, y }: Xy| format!("{} {}", units(x), units(y));
    let [from, a, b, tip, c, d, to] = through.map(at);
    format!("M{from}C{a} {b} {tip}C{c} {d} {to}")
}

/// Draws a rectangle with rounded corners.
pub(crate) fn rect(class: &str, at: Rect, round: f64) -> String {
    let [x, y, w, h, round] = [at.x, at.y, at.w, at.h, round].map(units);
    format!("<rect class='{class}' x='{x}' y='{y}' width='{w}' height='{h}' rx='{round}'/>")
}
