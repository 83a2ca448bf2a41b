//! Board pictures that need no style sheet: SVG files, and shapes to paint on a canvas.

use std::borrow::Cow;

use crate::{
    Rect, Scene, Xy,
    draw::{
        Colour, Paint, Palette, Part, Shape,
        board::shapes,
        shape::{Attributes, Group, elements, escape},
    },
    units,
};

/// SVG namespace, split so that tools do not mistake it for a URL to be requested.
const NAMESPACE: &str = concat!("http:", "//www.w3.org/2000/svg");
/// Line height of the caption, as a fraction of the board's width.
const LINE_HEIGHT: f64 = 0.036;
/// Font size of the caption, as a fraction of the board's width.
const FONT_SIZE: f64 = 0.022;

/// Picture made of shapes.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Width, in the units used by the shapes.
    pub width: f64,
    /// Height, in the units used by the shapes.
    pub height: f64,
    /// Shapes, lowest first.
    pub shapes: Vec<Shape>,
    unit: f64,
}

impl Picture {
    /// Draws the board of `scene`, with the lines of `caption` below it.
    pub fn new(scene: &Scene, caption: &[String]) -> Self {
        let (width, board) = scene.view.size();
        let line = LINE_HEIGHT * width;
        let margin = line / 2.0;
        let below = if caption.is_empty() {
            0.0
        } else {
            line * caption.len() as f64 + margin
        };
        let whole = Rect {
            x: 0.0,
            y: 0.0,
            w: width,
            h: board + below,
        };
        let text = |(nth, text): (usize, &String)| {
            let y = board + line * (nth as f64 + 0.52);
            let at = Xy { x: margin, y };
            Shape::text(Part::Caption, at, FONT_SIZE * width, text.clone())
        };
        let mut all = vec![Shape::rect(Part::Page, whole, 0.0)];
        all.extend(shapes(scene));
        all.extend(caption.iter().enumerate().map(text));
        Self {
            width,
            height: whole.h,
            shapes: all,
            unit: scene.view.unit(),
        }
    }

    /// Returns the picture with these shapes added on top of the board.
    #[must_use]
    pub fn with(mut self, over: Vec<Shape>) -> Self {
        self.shapes.extend(over);
        self
    }

    /// Returns a part's paint as colours; `None` if the part is not drawn.
    pub fn paint(&self, palette: Palette, part: Part) -> Option<Paint<Colour>> {
        let paint = part.paint(self.unit)?;
        let stroke = paint.stroke;
        let stroke = stroke.and_then(|(token, width)| Some((palette(token)?, width)));
        let fill = paint.fill.and_then(palette);
        (fill.is_some() || stroke.is_some()).then_some(Paint {
            fill,
            stroke,
            dash: paint.dash,
            is_outline_below: paint.is_outline_below,
            opacity: paint.opacity,
        })
    }

    /// Returns the picture as a self-contained SVG file, with `title` for screen readers.
    pub fn svg(&self, palette: Palette, title: &str) -> String {
        let colours = Colours {
            picture: self,
            palette,
        };
        format!(
            "<svg xmlns='{NAMESPACE}' viewBox='0 0 {} {}' font-family='sans-serif' font-weight='600' \
             stroke-linecap='round'><title>{}</title>{}</svg>\n",
            units(self.width),
            units(self.height),
            colours.text(title),
            elements(&self.shapes, &colours)
        )
    }
}

/// Attributes with a theme's colours inlined.
struct Colours<'a> {
    picture: &'a Picture,
    palette: Palette<'a>,
}

impl Attributes for Colours<'_> {
    fn of_group(&self, group: &Group) -> String {
        if group.opacity < 1.0 {
            return format!(" opacity='{}'", units(group.opacity));
        }
        String::new()
    }

    fn of_part(&self, part: Part) -> Option<String> {
        let paint = self.picture.paint(self.palette, part)?;
        let colour = |name: &str, colour: &Colour| {
            let opacity = colour.opacity * paint.opacity;
            let opacity = if opacity < 1.0 {
                format!(" {name}-opacity='{}'", units(opacity))
            } else {
                String::new()
            };
            format!(" {name}='{}'{opacity}", self.text(&colour.name))
        };
        let none = || " fill='none'".to_owned();
        let fill = paint.fill.as_ref();
        let fill = fill.map_or_else(none, |fill| colour("fill", fill));
        let stroke = paint.stroke.as_ref().map(|(stroke, width)| {
            let width = units(*width);
            colour("stroke", stroke) + &format!(" stroke-width='{width}'")
        });
        let dash = paint.dash.map_or_else(String::new, |dash| {
            let [dash, gap] = dash.map(units);
            format!(" stroke-dasharray='{dash} {gap}' stroke-linecap='butt'")
        });
        let below = if paint.is_outline_below {
            " paint-order='stroke' stroke-linejoin='round'"
        } else {
            ""
        };
        let anchor = match part {
            Part::Number | Part::Count(_) | Part::CubeNumber => " text-anchor='middle'",
            _ => "",
        };
        Some(fill + &stroke.unwrap_or_default() + &dash + below + anchor)
    }

    fn text<'b>(&self, text: &'b str) -> Cow<'b, str> {
        escape(text, &['&', '<', '>', '"', '\''])
    }
}

#[cfg(test)]
mod tests {
    use crate::{ArrowKind, Stacks, arrows, picture};
    use rules::{Board, Player, Variant};

    use super::*;
    use crate::draw::palette_of;

    fn start() -> Scene {
        picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "")
    }

    /// Returns a colour named after its token; `None` for `point-edge`.
    fn colours(token: &str) -> Option<Colour> {
        let name = token.to_owned();
        (token != "point-edge").then_some(Colour { name, opacity: 1.0 })
    }

    #[test]
    fn draws_every_checker_point_pip_and_number() {
        let svg = Picture::new(&start(), &[]).svg(&colours, "");
        let count = |token: &str| svg.matches(&format!(" fill='{token}'")).count();
        assert_eq!(["light", "dark"].map(count), [15, 15]);
        assert_eq!(["point-a", "point-b"].map(count), [12, 12]);
        assert_eq!(count("pip-a"), 4);
        for point in 1..=24 {
            assert!(svg.contains(&format!(">{point}</text>")), "{point}");
        }
        assert!(!svg.contains("class=") && !svg.contains("data-piece"));
    }

    #[test]
    fn omits_transparent_colours_and_writes_opacity_separately() {
        let svg = Picture::new(&start(), &[]).svg(&colours, "");
        let seen = |_: &str| Colour::read("rgb(18 52 86 / 0.5)");
        let edged = Picture::new(&start(), &[]).svg(&seen, "");
        let strokes = |svg: &str| svg.matches(" stroke=").count();
        assert_eq!(strokes(&edged) - strokes(&svg), 24);
        assert!(edged.contains(" fill='#123456' fill-opacity='0.5'"));
    }

    /// Returns the starting position with arrows for the best play and for another play.
    fn with_arrows() -> Scene {
        let mut scene = start();
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        for (kind, moves) in [
            (ArrowKind::Best, [[8, 5], [6, 5]]),
            (ArrowKind::Played, [[24, 23], [13, 10]]),
        ] {
            let drawn = arrows(&scene.view, &stacks, Player::White, &moves, kind);
            scene.arrows.extend(drawn);
        }
        scene
    }

    #[test]
    fn style_sheets_define_every_token() {
        let palette = palette_of("paper");
        let known_colour = |token: &str| {
            let colour = palette(token);
            assert!(colour.is_some(), "{token}");
            colour
        };
        Picture::new(&with_arrows(), &["Ann".to_owned()]).svg(&known_colour, "");
    }

    #[test]
    fn draws_the_same_arrows_and_ghosts_as_the_page() {
        let svg = Picture::new(&with_arrows(), &[]).svg(&colours, "");
        let count = |attributes: &str| svg.matches(attributes).count();
        assert_eq!(
            [count("<path fill='best'"), count("<path fill='played'")],
            [2, 2]
        );
        assert_eq!(count("paint-order='stroke'"), 4, "{svg}");
        assert_eq!(count("fill='light-high' fill-opacity='0.92'"), 2, "ghosts");
        assert_eq!(count(" stroke='best'"), count("stroke-dasharray="));
        assert_eq!(
            count(" opacity='0.5'"),
            0,
            "the position is that of both plays"
        );
        let mut best = with_arrows();
        best.arrows.retain(|arrow| arrow.kind == ArrowKind::Best);
        let svg = Picture::new(&best, &[]).svg(&colours, "");
        assert_eq!(
            svg.matches(" opacity='0.5'").count(),
            2,
            "checkers that leave"
        );
    }

    #[test]
    fn caption_is_below_the_board_and_escaped() {
        let lines = ["Ann & <b>Bob</b>".to_owned(), "XGID=".to_owned()];
        let (bare, named) = (Picture::new(&start(), &[]), Picture::new(&start(), &lines));
        assert!(named.height > bare.height);
        let svg = named.svg(&colours, "\"3-1\"");
        assert!(
            svg.contains(">Ann &#38; &#60;b&#62;Bob&#60;/b&#62;</text>"),
            "{svg}"
        );
        assert!(svg.contains("<title>&#34;3-1&#34;</title>") && svg.contains(">XGID=</text>"));
    }
}
