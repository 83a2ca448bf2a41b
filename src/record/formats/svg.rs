//! A position as a picture that needs nothing else: SVG without scripts, fonts or styles from outside.

use std::fmt::Write as _;

use rules::{Decision, Pending, Player};

use super::position::pending;

/// The name of the format, put together because it is no address to be asked for.
const NAMESPACE: &str = concat!("http:", "//www.w3.org/2000/svg");
/// The width of a point, in units of the picture.
const POINT: i32 = 40;
const WIDTH: i32 = 15 * POINT;
const HEIGHT: i32 = 12 * POINT;
/// The most checkers of a stack that are drawn beside each other; a number says how many there are.
const DRAWN: u8 = 5;

/// The picture of a position as White sees it, White's home at the lower right: checkers, cube and dice.
///
/// ```
/// let decision = record::decision_from_gnu_ids("4HPwATDgc/ABMA", None).expect("a position");
/// assert!(record::write_svg(&decision).starts_with("<svg"));
/// ```
pub fn write_svg(decision: &Decision) -> String {
    let mut svg = format!(
        "<svg xmlns=\"{NAMESPACE}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"16\" text-anchor=\"middle\"><title>{}</title>\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#5b3a21\"/>",
        super::xgid(decision)
    );
    for half in [0, 7] {
        rect(&mut svg, [half * POINT, 0, 6 * POINT, HEIGHT], "#e8d9b5");
    }
    for point in 1..=24 {
        triangle(&mut svg, point);
    }
    let board = decision.board_of(Player::White);
    let sides = [
        (Player::White, board.own()),
        (Player::Black, board.opponent()),
    ];
    for (player, side) in sides {
        for (place, &count) in (0..=25).zip(side.counts()) {
            stack(&mut svg, player, place, count);
        }
    }
    cube(&mut svg, decision);
    dice(&mut svg, decision);
    svg.push_str("</svg>\n");
    svg
}

fn rect(svg: &mut String, [x, y, width, height]: [i32; 4], fill: &str) {
    // Writing to a string cannot fail.
    let _ = write!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
    );
}

fn text(svg: &mut String, [x, y]: [i32; 2], fill: &str, words: &str) {
    let y = y + 6;
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" fill=\"{fill}\">{words}</text>"
    );
}

/// The left edge of one of White's points, and whether it is in the upper row.
fn column(point: i32) -> (i32, bool) {
    let upper = point > 12;
    let nth = if upper { point - 13 } else { 12 - point };
    // The bar is as wide as a point.
    ((nth + i32::from(nth > 5)) * POINT, upper)
}

fn triangle(svg: &mut String, point: i32) {
    let (x, upper) = column(point);
    let (base, tip) = if upper {
        (0, 5 * POINT)
    } else {
        (HEIGHT, HEIGHT - 5 * POINT)
    };
    let fill = if point % 2 == 0 { "#a9713f" } else { "#cfa97a" };
    let (middle, right) = (x + POINT / 2, x + POINT);
    let _ = write!(
        svg,
        "<path d=\"M{x} {base}L{middle} {tip}L{right} {base}Z\" fill=\"{fill}\"/>"
    );
}

/// The checkers on a place of a player's numbering: 0 off, 25 the bar.
fn stack(svg: &mut String, player: Player, place: u8, count: u8) {
    if count == 0 {
        return;
    }
    let below = player == Player::White;
    let (x, upper) = match place {
        0 => (13 * POINT + POINT / 2, !below),
        25 => (6 * POINT, below),
        point if below => column(point.into()),
        point => column(25 - i32::from(point)),
    };
    let (fill, ink) = match player {
        Player::White => ("#fdfaf2", "#222222"),
        Player::Black => ("#2b2b2b", "#ffffff"),
    };
    let centre = |nth: u8| {
        let away = i32::from(nth) * POINT + POINT / 2;
        [x + POINT / 2, if upper { away } else { HEIGHT - away }]
    };
    let drawn = if place == 0 { 1 } else { count.min(DRAWN) };
    for nth in 0..drawn {
        let [x, y] = centre(nth);
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill=\"{fill}\" stroke=\"#777777\"/>"
        );
    }
    if count > drawn || place == 0 {
        text(svg, centre(drawn - 1), ink, &count.to_string());
    }
}

fn cube(svg: &mut String, decision: &Decision) {
    let Some(cube) = decision.cube() else {
        return;
    };
    let y = match cube.owner {
        None => HEIGHT / 2,
        Some(Player::White) => HEIGHT - 3 * POINT,
        Some(Player::Black) => 3 * POINT,
    };
    let x = 14 * POINT;
    rect(svg, [x - 16, y - 16, 32, 32], "#f4f1e6");
    let shown = cube.value.shown().to_string();
    if shown.len() < 4 {
        text(svg, [x, y], "#222222", &shown);
    } else {
        // Four digits and more are squeezed into the cube's 32 units, with a margin of 3.
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" fill=\"#222222\" textLength=\"26\" lengthAdjust=\"spacingAndGlyphs\">{shown}</text>",
            y + 6
        );
    }
}

fn dice(svg: &mut String, decision: &Decision) {
    let Pending::Play(roll) = pending(decision) else {
        return;
    };
    let (left, fill, ink) = match decision.on_roll() {
        Player::White => (9 * POINT, "#fdfaf2", "#222222"),
        Player::Black => (2 * POINT, "#2b2b2b", "#ffffff"),
    };
    for (nth, die) in [(0, roll.high()), (1, roll.low())] {
        let (x, y) = (left + nth * 44, HEIGHT / 2);
        rect(svg, [x, y - 16, 32, 32], fill);
        text(svg, [x + 16, y], ink, &die.pips().to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decision_from_xgid;

    /// The elements of this kind that contain these words, each as its place: the numbers of two attributes.
    fn places(svg: &str, kind: &str, words: &str, [x, y]: [&str; 2]) -> Vec<[i32; 2]> {
        let number = |tag: &str, name: &str| {
            let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
            rest.split_once('"')?.0.parse().ok()
        };
        svg.split('<')
            .filter(|tag| tag.starts_with(kind) && tag.contains(words))
            .filter_map(|tag| Some([number(tag, x)?, number(tag, y)?]))
            .collect()
    }

    /// The centres of the checkers of this colour.
    fn checkers(svg: &str, fill: &str) -> Vec<[i32; 2]> {
        places(svg, "circle", fill, ["cx", "cy"])
    }

    fn words(svg: &str, words: &str) -> Vec<[i32; 2]> {
        places(svg, "text", &format!(">{words}"), ["x", "y"])
    }

    #[test]
    fn white_comes_home_at_the_lower_right() {
        let text = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let svg = write_svg(&decision_from_xgid(text).expect("the start"));
        let stack = |x, from, step, count| (0..count).map(move |nth| [x, from + nth * step]);
        // The points 6, 8, 13 and 24 of White, then the same of Black.
        let white = [
            stack(300, 460, -40, 5),
            stack(180, 460, -40, 3),
            stack(20, 20, 40, 5),
            stack(500, 20, 40, 2),
        ];
        let black = [
            stack(300, 20, 40, 5),
            stack(180, 20, 40, 3),
            stack(20, 460, -40, 5),
            stack(500, 460, -40, 2),
        ];
        assert_eq!(
            checkers(&svg, "#fdfaf2"),
            white.into_iter().flatten().collect::<Vec<_>>()
        );
        assert_eq!(
            checkers(&svg, "#2b2b2b"),
            black.into_iter().flatten().collect::<Vec<_>>()
        );
        assert_eq!(words(&svg, "1"), [[420, 246]], "the low die");
    }

    #[test]
    fn the_bar_the_tray_the_cube_and_the_dice_stand_on_the_side_of_their_player() {
        let ids = "a-----E------------e-----A";
        let of = |cube: &str, turn: &str| {
            let text = format!("XGID={ids}:1:{cube}:{turn}:42:0:0:0:5:10");
            write_svg(&decision_from_xgid(&text).expect("a position"))
        };
        let (svg, other) = (of("1", "1"), of("-1", "-1"));
        // The tray comes first, the bar last.
        let [white, black] = ["#fdfaf2", "#2b2b2b"].map(|fill| checkers(&svg, fill));
        assert_eq!((white.len(), black.len()), (7, 7));
        assert_eq!((white[0], white[6]), ([560, 460], [260, 20]));
        assert_eq!((black[0], black[6]), ([560, 20], [260, 460]));
        assert_eq!(words(&svg, "9"), [[560, 466], [560, 26]], "borne off");
        assert_eq!(
            words(&svg, "2"),
            [[560, 366], [420, 246]],
            "the cube, a die"
        );
        assert_eq!(
            words(&other, "2"),
            [[560, 126], [140, 246]],
            "those of Black"
        );
    }

    #[test]
    fn draws_every_checker_the_cube_and_the_dice() {
        let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
        let decision = decision_from_xgid(text).expect("the start");
        let svg = write_svg(&decision);
        assert_eq!(svg.matches("<circle").count(), 30);
        assert_eq!(svg.matches("<path").count(), 24);
        for words in [">2</text>", ">3</text>", ">1</text>"] {
            assert!(svg.contains(words), "{words}");
        }
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn a_cube_of_1024_is_no_wider_than_the_cube() {
        let of = |exponent: u8| {
            let text =
                format!("XGID=-b----E-C---eE---c-e----B-:{exponent}:1:1:00:0:0:0:0:{exponent}");
            write_svg(&decision_from_xgid(&text).expect("a position"))
        };
        assert!(of(7).contains("\">128</text>"), "{}", of(7));
        assert!(of(10).contains("textLength=\"26\" lengthAdjust=\"spacingAndGlyphs\">1024</text>"));
    }

    #[test]
    fn a_high_stack_and_borne_off_checkers_have_numbers() {
        let text = "XGID=a-----O----------------a--:0:0:1:00:0:0:0:0:10";
        let decision = decision_from_xgid(text).expect("a position");
        let svg = write_svg(&decision);
        assert!(
            svg.contains(">15</text>") && svg.contains(">13</text>"),
            "{svg}"
        );
    }
}
