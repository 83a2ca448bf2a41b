//! Little boards, used up to a width of 300 pixels: flat, without point numbers, and with slightly larger dice and
//! cube.

use rules::{Player, insertion_sort};

use crate::{
    Checker, GameLine, Rect, Scene, SceneCube, SceneDie, View, Xy,
    draw::{
        Part, Shape, arrows::scaled_arrows, background::spike_commands, line::strip, markup,
        pieces, shape::Group,
    },
    units,
};

/// Visible part of a little board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Crop {
    /// Whole board.
    #[default]
    Whole,
    /// Upper half, including the frame.
    Upper,
    /// Lower half, including the frame.
    Lower,
    /// Half around the middle, with the dice.
    Middle,
}

/// Contents of the sill below a little board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum LittleSill {
    /// No sill; the frame ends with the board.
    #[default]
    None,
    /// Dotted placeholder for a line that is not available.
    Empty,
    /// Chart line of the game.
    Line(GameLine),
}

/// Strip of the frame below the board.
const STRIP: Rect = Rect {
    x: 4.0,
    y: 124.6,
    w: 139.0,
    h: 21.4,
};
/// Height of a little board with a strip; the board alone is 124 high.
const WITH_STRIP: f64 = 150.0;
/// Scale factor for the dice and the cube.
const LARGER: f64 = 1.2;
/// Scale factor for the width and the heads of arrows, so that they remain legible in a thumbnail.
const HEAVIER: f64 = 1.6;
/// Edge length of a die or cube drawn on its own.
const EDGE: f64 = 10.0;

/// Returns the viewBox for a little board.
pub fn little_box(crop: Crop, sill: &LittleSill) -> String {
    match (crop, sill) {
        (Crop::Whole, LittleSill::None) => "0 0 147 124",
        (Crop::Whole, _) => "0 0 147 150",
        (Crop::Upper, _) => "0 0 147 62",
        (Crop::Lower, _) => "0 62 147 62",
        (Crop::Middle, _) => "0 31 147 62",
    }
    .to_owned()
}

/// Returns the markup inside a little board. The scene's view must not be turned.
pub fn little(scene: &Scene, sill: &LittleSill) -> String {
    let view = scene.view;
    let mut shapes = ground(view, sill);
    shapes.extend(points(view));
    shapes.extend(checkers(scene));
    shapes.extend(
        scene
            .dice
            .iter()
            .enumerate()
            .map(|(nth, one)| die(nth, one, view)),
    );
    shapes.extend(scene.cube.iter().map(|one| cube(one, view)));
    shapes.extend(scaled_arrows(scene, HEAVIER));
    match sill {
        LittleSill::None => {}
        LittleSill::Empty => {
            shapes.push(Shape::rect(Part::OnPage("lb-tray"), STRIP, 1.0));
            let (from, to) = (units(STRIP.x + 4.0), units(STRIP.x + STRIP.w - 4.0));
            let dots = format!("M{from} {}H{to}", units(STRIP.y + STRIP.h / 2.0));
            shapes.push(Shape::path(Part::OnPage("sill-dots"), dots));
        }
        LittleSill::Line(line) => shapes.extend(strip(line, STRIP)),
    }
    markup(&shapes)
}

/// Returns the frame, the fields and the trays.
fn ground(view: View, sill: &LittleSill) -> Vec<Shape> {
    let (w, board) = view.size();
    let h = if *sill == LittleSill::None {
        board
    } else {
        WITH_STRIP
    };
    let frame = Rect {
        x: 0.0,
        y: 0.0,
        w,
        h,
    };
    let mut shapes = vec![Shape::rect(Part::OnPage("lb-wood"), frame, 4.5)];
    let field = |field| Shape::rect(Part::OnPage("lb-field"), field, 0.8);
    shapes.extend(view.fields().map(field));
    shapes.push(Shape::rect(Part::OnPage("lb-tray"), view.tray(), 1.0));
    shapes
}

/// Returns all points of each colour as one shape.
fn points(view: View) -> [Shape; 2] {
    [("lb-odd", 1), ("lb-even", 2)].map(|(class, first)| {
        let outlines = (first..=24_u8).step_by(2);
        let outlines = outlines.map(|white| spike_commands(view.outline(white)) + "Z");
        Shape::path(Part::OnPage(class), outlines.collect::<String>())
    })
}

/// Returns the checkers: a shadow for all of them, then each checker as a disc with one ring.
fn checkers(scene: &Scene) -> Vec<Shape> {
    let view = scene.view;
    let mut all: Vec<&Checker> = scene.checkers.iter().collect();
    insertion_sort(&mut all, |checker| checker.height);
    let standing = all.iter().filter(|one| !one.lying);
    let shadows = standing.map(|one| ellipse(one.at)).collect::<String>();
    let mut shapes = vec![Shape::path(Part::OnPage("lb-cast"), shadows)];
    for one in all {
        let [body, ring] = match one.player {
            Player::White => ["lb-light", "lb-light-ring"],
            Player::Black => ["lb-dark", "lb-dark-ring"],
        };
        if one.lying {
            let (w, h) = view.lying();
            let (x, y) = (one.at.x - w / 2.0, one.at.y - h / 2.0);
            shapes.push(Shape::rect(Part::OnPage(body), Rect { x, y, w, h }, 0.7));
        } else {
            shapes.push(Shape::circle(Part::OnPage(body), one.at, view.radius()));
            shapes.push(Shape::circle(
                Part::OnPage(ring),
                one.at,
                0.7 * view.radius(),
            ));
        }
    }
    shapes
}

/// Returns the path of a checker's shadow, slightly below and to the right of the checker.
fn ellipse(at: Xy) -> String {
    let (left, y) = (units(at.x + 0.5 - 5.0), units(at.y + 1.2));
    format!("M{left} {y}a5 4.9 0 1 0 10 0a5 4.9 0 1 0-10 0Z")
}

/// Returns the markup for one of this player's dice on its own, with an edge length of 10 and its centre at the origin.
pub fn little_die(player: Player, pips: u8) -> String {
    markup(&die_shapes(player, pips, EDGE))
}

/// Returns the markup for a cube on its own, with an edge length of 10 and its centre at the origin.
pub fn little_cube(shown: u32) -> String {
    markup(&cube_shapes(shown, EDGE / 2.0, EDGE))
}

fn die_shapes(player: Player, pips: u8, size: f64) -> Vec<Shape> {
    let [body, pip] = match player {
        Player::White => ["lb-die-light", "lb-pip-light"],
        Player::Black => ["lb-die-dark", "lb-pip-dark"],
    };
    let pips = pieces::pips(pips, size).map(|at| {
        let (left, y) = (units(at.x - 1.0), units(at.y));
        format!("M{left} {y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z")
    });
    vec![
        Shape::rect(Part::OnPage("lb-cast"), cast(size), 2.3),
        Shape::rect(Part::OnPage(body), pieces::square(size), 2.1),
        Shape::path(Part::OnPage(pip), pips.collect::<String>()),
    ]
}

fn cube_shapes(shown: u32, digits: f64, size: f64) -> Vec<Shape> {
    let number = Part::OnPage("lb-cube-number");
    vec![
        Shape::rect(Part::OnPage("lb-cast"), cast(size), 2.0),
        Shape::rect(Part::OnPage("lb-cube"), pieces::square(size), 1.8),
        Shape::text(number, Xy::default(), digits, shown.to_string()),
    ]
}

fn die(nth: usize, die: &SceneDie, view: View) -> Shape {
    let shapes = die_shapes(die.player, die.pips, view.die());
    let class = if die.used { "lb-used" } else { "" };
    Shape::Group(Group {
        at: die.at,
        degrees: pieces::tilt(nth, die.pips),
        scale: LARGER,
        ..Group::new(class, shapes)
    })
}

fn cube(cube: &SceneCube, view: View) -> Shape {
    let size = view.cube_size();
    let shapes = cube_shapes(cube.shown, cube.digit_height(size), size);
    Shape::Group(Group {
        at: cube.at,
        scale: cube.scale().max(LARGER * 0.9),
        ..Group::new("", shapes)
    })
}

/// Returns the shadow of a die or a cube.
fn cast(size: f64) -> Rect {
    Rect {
        x: -0.46 * size,
        y: -0.38 * size,
        w: size,
        h: size,
    }
}

#[cfg(test)]
mod tests {
    use crate::picture;

    use super::*;

    fn start() -> Scene {
        picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "")
    }

    #[test]
    fn draws_each_checker_with_one_ring_and_at_most_ninety_elements() {
        let drawn = little(&start(), &LittleSill::None);
        let count = |class: &str| drawn.matches(&format!("class='{class}'")).count();
        assert_eq!([count("lb-light"), count("lb-dark")], [15, 15]);
        assert_eq!([count("lb-light-ring"), count("lb-dark-ring")], [15, 15]);
        assert!(!drawn.contains("<text"), "a little board has no numbers");
        let elements = drawn.matches('<').count() - drawn.matches("</").count();
        assert!(elements <= 90, "{elements}");
    }

    #[test]
    fn draws_a_separate_die_and_a_separate_cube() {
        let die = little_die(Player::Black, 5);
        assert!(die.contains("lb-die-dark"), "{die}");
        assert_eq!(die.matches('Z').count(), 5, "{die}");
        assert!(little_cube(4).contains(">4<"));
    }

    #[test]
    fn line_is_drawn_in_the_same_frame() {
        let line = GameLine::new(Player::White, [0.5, 0.6]).expect("a line");
        let sill = LittleSill::Line(line);
        assert_eq!(little_box(Crop::Whole, &sill), "0 0 147 150");
        let drawn = little(&start(), &sill);
        assert!(drawn.contains("class='lb-wood' x='0' y='0' width='147' height='150'"));
        assert!(drawn.contains("sill-thread"));
        let empty = little(&start(), &LittleSill::Empty);
        assert!(empty.contains("sill-dots") && !empty.contains("sill-thread"));
    }
}
