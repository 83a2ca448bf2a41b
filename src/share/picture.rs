//! Draws a [`board::Scene`] as shapes, with a caption below.

use board::{Checker, Place, Rect, Scene, SceneCube, SceneDie, View, Xy};
use rules::Player;

use crate::drawing::{Align, Drawing, Fill, Ink, Shape, Stroke};

/// For each number of a die, a 3x3 grid by rows: 1 for a pip.
const FACES: [[u8; 9]; 6] = [
    [0, 0, 0, 0, 1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0, 0, 0, 1],
    [1, 0, 0, 0, 1, 0, 0, 0, 1],
    [1, 0, 1, 0, 0, 0, 1, 0, 1],
    [1, 0, 1, 0, 1, 0, 1, 0, 1],
    [1, 0, 1, 1, 0, 1, 1, 0, 1],
];

/// Line height of the caption, as a share of the board's width.
const LINE_HEIGHT: f64 = 0.036;
/// Font size of the caption, as a share of the board's width.
const FONT_SIZE: f64 = 0.022;

/// Draws the board of `scene` with the lines of `caption` below.
pub fn drawing(scene: &Scene, caption: &[String]) -> Drawing {
    let view = scene.view;
    let (width, height) = view.size();
    let (line, letters) = (LINE_HEIGHT * width, FONT_SIZE * width);
    let margin = line / 2.0;
    let whole = Drawing {
        width,
        height: height
            + line * caption.len() as f64
            + if caption.is_empty() { 0.0 } else { margin },
        shapes: Vec::new(),
    };
    let page = Rect {
        x: 0.0,
        y: 0.0,
        w: width,
        h: whole.height,
    };
    let mut shapes = vec![rect(page, 0.0, Ink::Page, None)];
    shapes.extend(field(view));
    shapes.extend(numbers(scene));
    let mut checkers: Vec<&Checker> = scene.checkers.iter().collect();
    checkers.sort_by_key(|checker| checker.height);
    shapes.extend(
        checkers
            .into_iter()
            .flat_map(|checker| one_checker(checker, view)),
    );
    shapes.extend(scene.dice.iter().flat_map(|die| one_die(die, view)));
    shapes.extend(scene.cube.iter().flat_map(|cube| the_cube(cube, view)));
    shapes.extend(caption.iter().enumerate().map(|(nth, text)| Shape::Text {
        at: Xy {
            x: margin,
            y: height + line * (nth as f64 + 0.75),
        },
        align: Align::Left,
        size: letters,
        ink: Ink::Text,
        text: text.clone(),
    }));
    Drawing { shapes, ..whole }
}

fn field(view: View) -> Vec<Shape> {
    let (width, height) = view.size();
    let unit = view.unit();
    let edge = Some(Stroke {
        ink: Ink::FrameEdge,
        width: 0.3 * unit,
    });
    let whole = Rect {
        x: 0.0,
        y: 0.0,
        w: width,
        h: height,
    };
    let mut shapes = vec![rect(whole, 4.5 * unit, Ink::Frame, edge)];
    shapes.extend(
        view.fields()
            .map(|at| rect(at, 0.8 * unit, Ink::Field, edge)),
    );
    shapes.push(rect(view.bar(), 0.0, Ink::Bar, None));
    shapes.push(rect(view.tray(), 0.8 * unit, Ink::Tray, edge));
    shapes.extend((1..=24).map(|white| Shape::Spike {
        through: view.outline(white),
        fill: full(if white % 2 == 1 { Ink::Odd } else { Ink::Even }),
        stroke: Some(Stroke {
            ink: Ink::PointEdge,
            width: 0.2 * unit,
        }),
    }));
    shapes
}

fn numbers(scene: &Scene) -> impl Iterator<Item = Shape> {
    let size = 2.5 * scene.view.unit();
    scene.spots.iter().filter_map(move |spot| {
        let (Place::Point(white), Some(number)) = (spot.place, spot.number) else {
            return None;
        };
        Some(text(
            scene.view.number(white),
            size,
            Ink::Number,
            number.to_string(),
        ))
    })
}

fn one_checker(checker: &Checker, view: View) -> Vec<Shape> {
    let radius = view.radius();
    let (body, edge, ring, number) = match checker.player {
        Player::White => (Ink::Light, Ink::LightRim, Ink::LightRing, Ink::LightPip),
        Player::Black => (Ink::Dark, Ink::DarkRim, Ink::DarkRing, Ink::DarkPip),
    };
    let rim = |ink, width| Some(Stroke { ink, width });
    if checker.lying {
        let (w, h) = view.lying();
        let edge = if checker.player == Player::White {
            edge
        } else {
            ring
        };
        let lying = centred(checker.at, w, h);
        return vec![rect(
            lying,
            0.5 * view.unit(),
            body,
            rim(edge, 0.25 * view.unit()),
        )];
    }
    let circle = |share: f64, fill, stroke| Shape::Circle {
        at: checker.at,
        radius: share * radius,
        fill,
        stroke,
    };
    let mut shapes = vec![
        circle(1.0, Some(full(body)), rim(edge, 0.045 * radius)),
        circle(0.77, None, rim(ring, 0.05 * radius)),
    ];
    if checker.player == Player::Black {
        shapes.push(circle(0.42, None, rim(Ink::DarkSecondRing, 0.07 * radius)));
    }
    let count = checker
        .count
        .map(|count| text(checker.at, 0.68 * radius, number, count.to_string()));
    shapes.extend(count);
    shapes
}

fn one_die(die: &SceneDie, view: View) -> Vec<Shape> {
    let size = view.die();
    let (body, pip) = match die.player {
        Player::White => (Ink::LightDie, Ink::LightPip),
        Player::Black => (Ink::DarkDie, Ink::DarkPip),
    };
    let opacity = if die.used { 0.4 } else { 1.0 };
    let body = Shape::Rect {
        at: centred(die.at, size, size),
        round: 0.22 * size,
        fill: Fill { ink: body, opacity },
        stroke: None,
    };
    let face = usize::from(die.pips)
        .checked_sub(1)
        .and_then(|nth| FACES.get(nth));
    let places = (0_u8..)
        .zip(face.into_iter().flatten())
        .filter(|(_, there)| **there == 1);
    let pips = places.map(|(nth, _)| Shape::Circle {
        at: Xy {
            x: die.at.x + (f64::from(nth % 3) - 1.0) * 0.245 * size,
            y: die.at.y + (f64::from(nth / 3) - 1.0) * 0.245 * size,
        },
        radius: 0.096 * size,
        fill: Some(Fill { ink: pip, opacity }),
        stroke: None,
    });
    std::iter::once(body).chain(pips).collect()
}

fn the_cube(cube: &SceneCube, view: View) -> [Shape; 2] {
    let size = view.cube_size() * cube.scale();
    let letters = cube.digit_height(size);
    [
        rect(centred(cube.at, size, size), 0.21 * size, Ink::Cube, None),
        text(cube.at, letters, Ink::CubeNumber, cube.shown.to_string()),
    ]
}

const fn full(ink: Ink) -> Fill {
    Fill { ink, opacity: 1.0 }
}

const fn rect(at: Rect, round: f64, ink: Ink, stroke: Option<Stroke>) -> Shape {
    Shape::Rect {
        at,
        round,
        fill: full(ink),
        stroke,
    }
}

fn centred(at: Xy, w: f64, h: f64) -> Rect {
    Rect {
        x: at.x - w / 2.0,
        y: at.y - h / 2.0,
        w,
        h,
    }
}

/// Returns a text centred on `at`.
fn text(at: Xy, size: f64, ink: Ink, text: String) -> Shape {
    Shape::Text {
        at: Xy {
            x: at.x,
            y: at.y + 0.36 * size,
        },
        align: Align::Middle,
        size,
        ink,
        text,
    }
}

#[cfg(test)]
mod tests {
    use board::picture;

    use super::*;
    use crate::Palette;

    fn start() -> Scene {
        picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "")
    }

    fn palette() -> Palette {
        Palette::new(|ink| match ink {
            Ink::PointEdge => "transparent".to_owned(),
            _ => format!("#{:06x}", ink as u32),
        })
    }

    fn count(svg: &str, ink: Ink) -> usize {
        svg.matches(&format!("fill=\"#{:06x}\"", ink as u32))
            .count()
    }

    #[test]
    fn draws_every_checker_point_pip_and_number() {
        let svg = drawing(&start(), &[]).svg(&palette(), "");
        assert_eq!(
            [Ink::Light, Ink::Dark].map(|ink| count(&svg, ink)),
            [15, 15]
        );
        assert_eq!([Ink::Odd, Ink::Even].map(|ink| count(&svg, ink)), [12, 12]);
        assert_eq!(count(&svg, Ink::LightPip), 4);
        for point in 1..=24 {
            assert!(svg.contains(&format!(">{point}</text>")), "{point}");
        }
    }

    #[test]
    fn leaves_out_transparent_colours() {
        let svg = drawing(&start(), &[]).svg(&palette(), "");
        assert!(!svg.contains("transparent"));
        let seen = Palette::new(|_| "#123456".to_owned());
        let edged = drawing(&start(), &[]).svg(&seen, "");
        assert_eq!(
            edged.matches("stroke=").count() - svg.matches("stroke=").count(),
            24
        );
    }

    #[test]
    fn a_caption_lies_below_the_board_and_is_text_only() {
        let lines = ["Ann & <b>Bob</b>".to_owned(), "XGID=".to_owned()];
        let (bare, named) = (drawing(&start(), &[]), drawing(&start(), &lines));
        assert!(named.height > bare.height);
        let svg = named.svg(&palette(), "\"3-1\"");
        assert!(
            svg.contains(">Ann &amp; &lt;b&gt;Bob&lt;/b&gt;</text>"),
            "{svg}"
        );
        assert!(svg.contains("<title>&quot;3-1&quot;</title>"));
    }
}
