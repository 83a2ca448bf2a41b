//! The dice and the cube.

use table::{Rect, SceneCube, SceneDie, View, units};

use crate::{background::rect, checker::colour_class};

/// Where the pips of a die lie, in quarters of its size from the centre.
const PIPS: [&[(f64, f64)]; 6] = [
    &[(0.0, 0.0)],
    &[(-1.0, -1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
    &[
        (-1.0, -1.0),
        (1.0, -1.0),
        (0.0, 0.0),
        (-1.0, 1.0),
        (1.0, 1.0),
    ],
    &[
        (-1.0, -1.0),
        (1.0, -1.0),
        (-1.0, 0.0),
        (1.0, 0.0),
        (-1.0, 1.0),
        (1.0, 1.0),
    ],
];

/// Draws the die with this index on the board, in its place. Under its face lie two wrong ones, which are seen only
/// while it tumbles.
pub fn die(nth: usize, die: &SceneDie, view: View) -> String {
    let size = view.die();
    let faces = [("wrong a", 3), ("wrong b", 1), ("right", 5)]
        .map(|(class, further)| face(class, usize::from(die.pips) + further, size));
    let used = if die.used { " used" } else { "" };
    // Dice lie slightly askew; the angle follows from the roll, so that redrawing keeps it.
    let tilt = f64::from((die.pips * 5 + nth as u8 * 7) % 11) - 5.0;
    let [x, y, tilt] = [die.at.x, die.at.y, tilt].map(units);
    format!(
        "<g class='die {}{used}' data-piece='die-place-{nth}' transform='translate({x} {y}) rotate({tilt})'>\
         <g data-piece='die-{nth}'>{}{}{}</g></g>",
        colour_class(die.player),
        shadow(size),
        rect("body", square(size), size * 0.22),
        faces.concat()
    )
}

fn face(class: &str, number: usize, size: f64) -> String {
    let (gap, radius) = (size * 0.245, units(size * 0.096));
    let pips = PIPS.get(number % 6).copied().unwrap_or_default();
    let pip = |&(x, y): &(f64, f64)| {
        let [x, y] = [x * gap, y * gap].map(units);
        format!("<circle class='pip' cx='{x}' cy='{y}' r='{radius}'/>")
    };
    let pips: String = pips.iter().map(pip).collect();
    format!("<g class='{class}'>{pips}</g>")
}

/// Draws the cube, in its place.
pub fn cube(cube: &SceneCube, view: View) -> String {
    let size = view.cube_size() * cube.scale();
    let letters = cube.digit_height(size);
    let [x, y] = [cube.at.x, cube.at.y].map(units);
    format!(
        "<g transform='translate({x} {y})'><g data-piece='cube'>{}{}{}<text y='{}' font-size='{}'>{}</text></g></g>",
        shadow(size),
        rect("body", square(size), size * 0.21),
        rect("cube-line", square(0.82 * size), size * 0.14),
        units(letters * 0.36),
        units(letters),
        cube.shown
    )
}

/// The soft shadow of a die or the cube, down and to the right: the light comes from above left.
fn shadow(size: f64) -> String {
    let at = Rect {
        x: -0.47 * size,
        y: -0.38 * size,
        w: 1.05 * size,
        h: 1.05 * size,
    };
    rect("cast", at, size * 0.25)
}

/// A square around the origin.
fn square(size: f64) -> Rect {
    Rect {
        x: -size / 2.0,
        y: -size / 2.0,
        w: size,
        h: size,
    }
}

#[cfg(test)]
mod tests {
    use rules::Player;
    use table::Xy;

    use super::*;

    #[test]
    fn the_number_fits_on_the_cube_up_to_its_largest_value() {
        for turned in [false, true] {
            let view = View {
                turned,
                home_left: false,
                bottom: Player::White,
            };
            for shown in (0..=31).map(|power| 1_u32 << power) {
                let cube = SceneCube {
                    at: Xy { x: 0.0, y: 0.0 },
                    shown,
                    name: String::new(),
                    about: None,
                    can_double: false,
                    offered: false,
                };
                let size = view.cube_size();
                let digits = shown.to_string().len() as f64;
                // A bold digit is some 0.65 of its height wide.
                assert!(
                    0.65 * digits * cube.digit_height(size) <= 0.82 * size,
                    "{shown} crosses the inlaid line"
                );
            }
        }
    }
}
