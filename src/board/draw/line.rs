//! Chart line of a game: two wooden areas separated by a brass thread, and the marks on it.

use rules::Player;

use crate::{
    GameLine, LineDegree, LineMark, LineSubject, Rect, Xy,
    draw::{Part, Shape, background::position},
    units,
};

/// Returns the CSS classes of the two areas, upper area first.
const fn woods(bottom: Player) -> [&'static str; 2] {
    match bottom {
        Player::White => ["sill-dark", "sill-light"],
        Player::Black => ["sill-light", "sill-dark"],
    }
}

/// Returns the position of a step within a strip.
fn point(line: &GameLine, step: usize, strip: Rect) -> Xy {
    Xy {
        x: strip.x + strip.w * line.share(step),
        y: strip.y + strip.h * (1.0 - line.chance(step)),
    }
}

/// Returns the two areas and the thread between them in `strip`, with a dashed line at a winning chance of one half.
fn course(line: &GameLine, strip: Rect) -> Vec<Shape> {
    let Rect { x, y, w, h } = strip;
    let points: Vec<String> = (0..=line.last())
        .map(|step| position(point(line, step, strip)))
        .collect();
    let thread = format!("M{}", points.join("L"));
    let [left, right, bottom] = [x, x + w, y + h].map(units);
    let [upper, lower] = woods(line.bottom()).map(Part::OnPage);
    let middle = units(y + h / 2.0);
    vec![
        Shape::rect(upper, strip, 0.0),
        Shape::path(lower, format!("{thread}L{right} {bottom}L{left} {bottom}Z")),
        Shape::path(
            Part::OnPage("sill-half"),
            format!("M{left} {middle}H{right}"),
        ),
        Shape::path(Part::OnPage("sill-thread"), thread),
    ]
}

/// Returns the framed line below a little board.
pub(crate) fn strip(line: &GameLine, strip: Rect) -> Vec<Shape> {
    const RADIUS: f64 = 2.6;
    let mut shapes = course(line, strip);
    shapes.push(Shape::rect(Part::OnPage("sill-rim"), strip, 1.0));
    let inside = |at: f64, from: f64, size: f64| at.clamp(from + 3.0, from + size - 3.0);
    shapes.extend(line.marks().iter().map(|mark| {
        let at = point(line, mark.step, strip);
        let at = Xy {
            x: inside(at.x, strip.x, strip.w),
            y: inside(at.y, strip.y, strip.h),
        };
        let class = Part::OnPage(mark_class(*mark));
        match mark.subject {
            LineSubject::Checkers => Shape::circle(class, at, RADIUS),
            LineSubject::Cube => {
                let half = 0.9 * RADIUS;
                let square = Rect {
                    x: at.x - half,
                    y: at.y - half,
                    w: 2.0 * half,
                    h: 2.0 * half,
                };
                Shape::rect(class, square, 0.3 * RADIUS)
            }
        }
    }));
    shapes
}

const fn mark_class(mark: LineMark) -> &'static str {
    match mark.degree {
        LineDegree::Error => "sill-mark",
        LineDegree::Blunder => "sill-mark full",
    }
}

/// Returns a line as markup for a 1000 by 100 drawing that is stretched to any size.
pub fn stretched_line(line: &GameLine) -> String {
    let whole = Rect {
        x: 0.0,
        y: 0.0,
        w: 1000.0,
        h: 100.0,
    };
    crate::draw::markup(&course(line, whole))
}

/// Returns a line's marks and the dividers between its games as markup for a drawing without a viewBox that is as large
/// as the strip: positions are fractions of that size, and sizes are in pixels.
pub fn line_marks(line: &GameLine) -> String {
    let share = |share: f64| format!("{}%", units(100.0 * share));
    let cut = |first: usize| {
        let x = share(line.share(first));
        format!("<line class='sill-cut' x1='{x}' x2='{x}' y1='0' y2='100%'/>")
    };
    let games = line.games().iter().skip(1).map(|game| cut(game.first));
    let marks = line.marks().iter().map(|mark| {
        // Keep marks away from the ends of the strip so that none is clipped.
        let x = share(line.share(mark.step).clamp(0.008, 0.992));
        let y = share((1.0 - line.chance(mark.step)).clamp(0.16, 0.84));
        let class = mark_class(*mark);
        match mark.subject {
            LineSubject::Checkers => format!("<circle class='{class}' cx='{x}' cy='{y}' r='5.6'/>"),
            LineSubject::Cube => format!(
                "<rect class='{class}' x='{x}' y='{y}' width='10' height='10' rx='1.7' transform='translate(-5 -5)'/>"
            ),
        }
    });
    games.chain(marks).collect()
}

#[cfg(test)]
mod tests {
    use crate::LineGame;

    use super::*;

    fn line(bottom: Player) -> GameLine {
        let mark = |step, degree, subject| LineMark {
            step,
            degree,
            subject,
            cost: 0.1,
        };
        GameLine::new(bottom, [0.5, 0.75, 0.0])
            .expect("a line")
            .with_marks([
                mark(1, LineDegree::Error, LineSubject::Checkers),
                mark(2, LineDegree::Blunder, LineSubject::Cube),
            ])
    }

    #[test]
    fn lower_area_belongs_to_the_player_at_the_bottom() {
        let light = stretched_line(&line(Player::White));
        assert!(light.starts_with("<rect class='sill-dark'"), "{light}");
        assert!(light.contains("class='sill-light' d='M0 50L500 25L1000 100L1000 100L0 100Z'"));
        let dark = stretched_line(&line(Player::Black));
        assert!(dark.starts_with("<rect class='sill-light'"), "{dark}");
    }

    #[test]
    fn mark_shapes_show_severity_and_subject() {
        let marks = line_marks(&line(Player::White));
        assert!(
            marks.contains("<circle class='sill-mark' cx='50%'"),
            "{marks}"
        );
        assert!(
            marks.contains("<rect class='sill-mark full' x='99.2%' y='84%'"),
            "{marks}"
        );
    }

    #[test]
    fn a_match_has_a_divider_before_each_game_but_the_first() {
        let game = |first| LineGame {
            first,
            caption: String::new(),
        };
        let games = line(Player::White).with_games([game(0), game(1)]);
        assert_eq!(line_marks(&games).matches("sill-cut").count(), 1);
    }

    #[test]
    fn marks_on_a_little_board_stay_within_its_strip() {
        let at = Rect {
            x: 4.0,
            y: 124.6,
            w: 139.0,
            h: 21.4,
        };
        for shape in strip(&line(Player::White), at) {
            if let Shape::Rect { part, at: mark, .. } = shape
                && part.class().starts_with("sill-mark")
            {
                assert!(mark.x + mark.w <= at.x + at.w && mark.y + mark.h <= at.y + at.h);
            }
        }
    }
}
