//! SVG pictures of positions.

use board::{
    Scene, View,
    draw::{Picture, palette_of},
};
use record::xgid;
use rules::{Decision, Player};

/// Theme used for pictures.
const THEME: &str = "walnut";

/// Returns an SVG picture of a position, from White's perspective, with the XGID as its title.
pub(super) fn svg(decision: &Decision) -> String {
    let view = View {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };
    let picture = Picture::new(&Scene::of_decision(decision, view), &[]);
    picture.svg(&palette_of(THEME), &xgid(decision))
}

#[cfg(test)]
mod tests {
    use record::decision_from_xgid;

    use super::*;

    /// Returns the coordinates of the pieces of this colour, which are those of the innermost groups around shapes with
    /// this fill.
    fn places(svg: &str, fill: &str) -> Vec<[f64; 2]> {
        let mut places = Vec::new();
        let mut at = [0.0; 2];
        for tag in svg.split('<') {
            let moved = tag.split_once("translate(").map(|(_, rest)| rest);
            if let Some((place, _)) = moved.and_then(|rest| rest.split_once(')')) {
                let (x, y) = place.split_once(' ').expect("two numbers");
                at = [x, y].map(|number| number.parse().expect("a number"));
            }
            if tag.contains(&format!(" fill='{fill}'")) && !tag.starts_with("text") {
                places.push(at);
            }
        }
        places
    }

    #[test]
    fn a_picture_has_every_piece_on_its_players_side() {
        let of = |cube: &str, turn: &str| {
            let text = format!("XGID=a-----E------------e-----A:1:{cube}:{turn}:42:0:0:0:5:10");
            let svg = svg(&decision_from_xgid(&text).expect("a position"));
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
            assert!(svg.contains(&format!("<title>{text}</title>")), "{svg}");
            assert!(!svg.contains("class=") && !svg.contains("<style"), "{svg}");
            svg
        };
        let is_middle = |y: f64| (y - 62.0).abs() < 1.0;
        let (white, black) = (of("1", "1"), of("-1", "-1"));
        // Five checkers are on the 6 point, nine are off, and one is on the player's half of the bar. The dice are
        // drawn between them; Black's dice are as dark as Black's checkers.
        for svg in [&white, &black] {
            let sides = |fill| {
                let pieces = places(svg, fill);
                let count = |below: bool| {
                    pieces
                        .iter()
                        .filter(|[_, y]| (*y > 62.0) == below && !is_middle(*y))
                        .count()
                };
                [count(false), count(true)]
            };
            assert_eq!(sides("#efe3cb"), [0, 15]);
            assert_eq!(sides("#2b211c"), [15, 0]);
        }
        let pips = |svg: &str, fill: &str| -> Vec<bool> {
            let pips = places(svg, fill).into_iter().filter(|[_, y]| is_middle(*y));
            pips.map(|[x, _]| x > 64.5).collect()
        };
        assert_eq!(pips(&white, "#26201b"), [true; 6], "a four and a two");
        assert_eq!(pips(&black, "#fff6e6"), [false; 6]);
        for (svg, below) in [(&white, true), (&black, false)] {
            let cube = places(svg, "#f8f1e3").into_iter().find(|[x, _]| *x > 135.0);
            assert_eq!(cube.map(|[_, y]| y > 62.0), Some(below));
            assert!(svg.contains(">2</text>"));
        }
    }
}
