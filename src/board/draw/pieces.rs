//! Dice and the cube.

use crate::{
    Rect, SceneCube, SceneDie, View, Xy,
    draw::{Part, Shape, checker::colour_class, shape::Group},
};

/// Pip positions on a die, as offsets from the centre in multiples of one gap.
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
/// Opacity of a used die.
const USED: f64 = 0.4;

/// Returns the die with this index, positioned on the board. Two decoy faces lie behind the rolled face and are visible
/// only while the die tumbles.
pub fn die(nth: usize, die: &SceneDie, view: View) -> Shape {
    let size = view.die();
    let pips = usize::from(die.pips);
    let hidden = Part::OnPage("pip");
    let shapes = vec![
        shadow(size),
        Shape::rect(Part::Die(die.player), square(size), size * 0.22),
        face("wrong a", pips + 3, hidden, size),
        face("wrong b", pips + 1, hidden, size),
        face("right", pips + 5, Part::Pip(die.player), size),
    ];
    let body = Shape::Group(Group {
        piece: Some(format!("die-{nth}")),
        ..Group::new("", shapes)
    });
    let used = if die.used { " used" } else { "" };
    let class = format!("die {}{used}", colour_class(die.player));
    Shape::Group(Group {
        piece: Some(format!("die-place-{nth}")),
        at: die.at,
        degrees: tilt(nth, die.pips),
        opacity: if die.used { USED } else { 1.0 },
        ..Group::new(class, vec![body])
    })
}

/// Returns the rotation of a die, in degrees: dice are never drawn exactly straight. The rotation depends on the roll,
/// so that it is the same in every redraw, and neighbouring dice are rotated in opposite directions.
pub(crate) fn tilt(nth: usize, pips: u8) -> f64 {
    let away = 2.8 + f64::from(pips.wrapping_mul(5) % 7) * 0.55;
    if nth.is_multiple_of(2) { -away } else { away }
}

/// Returns the centres of the pips on a die of this size.
pub(crate) fn pips(number: u8, size: f64) -> impl Iterator<Item = Xy> {
    let gap = size * 0.265;
    let places = PIPS.get(usize::from(number).wrapping_sub(1));
    let places = places.copied().unwrap_or_default().iter();
    places.map(move |&(x, y)| Xy {
        x: x * gap,
        y: y * gap,
    })
}

fn face(class: &'static str, number: usize, part: Part, size: f64) -> Shape {
    let gap = size * 0.245;
    let pips = PIPS.get(number % 6).copied().unwrap_or_default();
    let pip = |&(x, y): &(f64, f64)| {
        let at = Xy {
            x: x * gap,
            y: y * gap,
        };
        Shape::circle(part, at, size * 0.096)
    };
    Shape::Group(Group::new(class, pips.iter().map(pip).collect()))
}

/// Returns the cube in its place on the board.
pub fn cube(cube: &SceneCube, view: View) -> Shape {
    let size = view.cube_size() * cube.scale();
    let (number, digits) = (cube.shown.to_string(), cube.digit_height(size));
    let shapes = vec![
        shadow(size),
        Shape::rect(Part::Cube, square(size), size * 0.21),
        Shape::rect(Part::OnPage("cube-face"), square(0.82 * size), size * 0.14),
        Shape::rect(Part::CubeLine, square(0.82 * size), size * 0.14),
        Shape::text(Part::CubeNumber, Xy::default(), digits, number),
    ];
    let body = Shape::Group(Group {
        piece: Some("cube".to_owned()),
        ..Group::new("", shapes)
    });
    Shape::Group(Group {
        at: cube.at,
        ..Group::new("", vec![body])
    })
}

/// Returns the soft shadow of a die or the cube, below and to the right, since the light comes from above left.
fn shadow(size: f64) -> Shape {
    let at = Rect {
        x: -0.4 * size,
        y: -0.36 * size,
        w: 1.06 * size,
        h: 1.06 * size,
    };
    Shape::rect(Part::OnPage("cast"), at, size * 0.25)
}

/// Returns a square centred on the origin.
pub(crate) const fn square(size: f64) -> Rect {
    Rect {
        x: -size / 2.0,
        y: -size / 2.0,
        w: size,
        h: size,
    }
}

#[cfg(test)]
mod tests {
    use crate::Xy;
    use rules::Player;

    use super::*;

    #[test]
    fn number_fits_on_the_cube_up_to_its_largest_value() {
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
                // A bold digit is about 0.65 times as wide as it is high.
                assert!(
                    0.65 * digits * cube.digit_height(size) <= 0.82 * size,
                    "{shown} crosses the inlaid line"
                );
            }
        }
    }
}
