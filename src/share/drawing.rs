//! A drawing as plain shapes in fixed colours, and as a file of its own.
//!
//! A page can draw the same shapes on a canvas, so that a picture needs no image that its policy would have to allow.

use std::{borrow::Cow, collections::BTreeMap, fmt::Write as _};

use table::{Rect, Xy, units};

/// The name of the format, put together because it is no address to be asked for.
const NAMESPACE: &str = concat!("http:", "//www.w3.org/2000/svg");

/// A colour by what it is for; each theme has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ink {
    /// Around the board.
    Page,
    /// The caption.
    Text,
    /// The frame of the board.
    Frame,
    /// Its edge.
    FrameEdge,
    /// The two fields.
    Field,
    /// The bar.
    Bar,
    /// The tray.
    Tray,
    /// Points with odd numbers.
    Odd,
    /// Points with even numbers.
    Even,
    /// The outline of the points.
    PointEdge,
    /// Numbers of the points.
    Number,
    /// Light checkers.
    Light,
    /// Their inner ring.
    LightRing,
    /// Dark checkers.
    Dark,
    /// Their inner ring.
    DarkRing,
    /// Their second ring, in themes without shades.
    Second,
    /// The rim of light checkers.
    LightRim,
    /// The rim of dark checkers.
    Rim,
    /// Dice of the light side.
    LightDie,
    /// Their pips, and numbers on light checkers.
    LightPip,
    /// Dice of the dark side.
    DarkDie,
    /// Their pips, and numbers on dark checkers.
    DarkPip,
    /// The cube.
    Cube,
    /// Its number.
    CubeNumber,
}

impl Ink {
    /// All inks.
    pub const ALL: [Self; 24] = [
        Self::Page,
        Self::Text,
        Self::Frame,
        Self::FrameEdge,
        Self::Field,
        Self::Bar,
        Self::Tray,
        Self::Odd,
        Self::Even,
        Self::PointEdge,
        Self::Number,
        Self::Light,
        Self::LightRing,
        Self::Dark,
        Self::DarkRing,
        Self::Second,
        Self::LightRim,
        Self::Rim,
        Self::LightDie,
        Self::LightPip,
        Self::DarkDie,
        Self::DarkPip,
        Self::Cube,
        Self::CubeNumber,
    ];

    /// The custom property of the style sheets that has its colour.
    pub const fn property(self) -> &'static str {
        match self {
            Self::Page => "--page",
            Self::Text => "--ink",
            Self::Frame => "--frame",
            Self::FrameEdge => "--frame-edge",
            Self::Field => "--field",
            Self::Bar => "--bar",
            Self::Tray => "--tray",
            Self::Odd => "--point-a",
            Self::Even => "--point-b",
            Self::PointEdge => "--point-edge",
            Self::Number => "--number",
            Self::Light => "--light",
            Self::LightRing => "--light-ring",
            Self::Dark => "--dark",
            Self::DarkRing => "--dark-rim",
            Self::Second => "--second",
            Self::LightRim => "--light-rim",
            Self::Rim => "--rim-out",
            Self::LightDie => "--die-a",
            Self::LightPip => "--pip-a",
            Self::DarkDie => "--die-b",
            Self::DarkPip => "--pip-b",
            Self::Cube => "--cube",
            Self::CubeNumber => "--cube-ink",
        }
    }
}

/// The colours of a theme, as CSS writes them. A colour that is missing or `transparent` is not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette(BTreeMap<Ink, String>);

impl Palette {
    /// The colours that `of` gives.
    pub fn new(of: impl Fn(Ink) -> String) -> Self {
        let drawn = |colour: &str| !["", "transparent", "rgba(0, 0, 0, 0)"].contains(&colour);
        let inks = Ink::ALL.map(|ink| (ink, of(ink).trim().to_owned()));
        Self(
            inks.into_iter()
                .filter(|(_, colour)| drawn(colour))
                .collect(),
        )
    }

    /// The colour of `ink`, if it is drawn.
    pub fn colour(&self, ink: Ink) -> Option<&str> {
        self.0.get(&ink).map(String::as_str)
    }
}

/// The inside of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// Its colour.
    pub ink: Ink,
    /// From 0, not to be seen, to 1.
    pub opacity: f64,
}

/// The line around a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub ink: Ink,
    /// Its width, in units of the drawing.
    pub width: f64,
}

/// Which part of a text lies at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its left edge.
    Left,
    /// Its middle.
    Middle,
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle with round corners.
    Rect {
        /// Where.
        at: Rect,
        /// The radius of its corners.
        round: f64,
        /// Its inside.
        fill: Fill,
        /// Its edge.
        stroke: Option<Stroke>,
    },
    /// Two curves that meet at a tip: the start, two control points, the tip, two control points, the end.
    Spike {
        /// These seven.
        through: [Xy; 7],
        /// Its inside.
        fill: Fill,
        /// Its edge.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Circle {
        /// Its middle.
        at: Xy,
        /// Its radius.
        radius: f64,
        /// Its inside.
        fill: Option<Fill>,
        /// Its edge.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// Where its base line begins, or has its middle.
        at: Xy,
        /// Which of the two.
        align: Align,
        /// The height of its letters, in units of the drawing.
        size: f64,
        /// Its colour.
        ink: Ink,
        /// What it says.
        text: String,
    },
}

/// Shapes, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width, in units of the drawing.
    pub width: f64,
    /// Height, likewise.
    pub height: f64,
    /// What is drawn.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// The drawing as an SVG file that needs nothing else, with `title` for those who do not see it.
    pub fn svg(&self, palette: &Palette, title: &str) -> String {
        let (width, height) = (units(self.width), units(self.height));
        let mut svg = format!(
            "<svg xmlns=\"{NAMESPACE}\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-weight=\"600\"><title>{}</title>\n",
            escaped(title)
        );
        for shape in &self.shapes {
            // Writing into a string cannot fail.
            let _written = write_shape(&mut svg, palette, shape);
        }
        svg + "</svg>\n"
    }
}

fn write_shape(svg: &mut String, palette: &Palette, shape: &Shape) -> std::fmt::Result {
    match shape {
        Shape::Rect {
            at,
            round,
            fill,
            stroke,
        } => {
            let [x, y, width, height, round] = [at.x, at.y, at.w, at.h, *round].map(units);
            let paint = paint(palette, Some(*fill), *stroke);
            writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"{paint}/>"
            )
        }
        Shape::Spike {
            through,
            fill,
            stroke,
        } => {
            let [from, a, b, tip, c, d, to] =
                through.map(|Xy { x, y }| format!("{} {}", units(x), units(y)));
            let paint = paint(palette, Some(*fill), *stroke);
            writeln!(
                svg,
                "<path d=\"M{from}C{a} {b} {tip}C{c} {d} {to}\"{paint}/>"
            )
        }
        Shape::Circle {
            at,
            radius,
            fill,
            stroke,
        } => {
            let [x, y, r] = [at.x, at.y, *radius].map(units);
            let paint = paint(palette, *fill, *stroke);
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\"{paint}/>")
        }
        Shape::Text {
            at,
            align,
            size,
            ink,
            text,
        } => {
            let [x, y, size] = [at.x, at.y, *size].map(units);
            let anchor = match align {
                Align::Left => "",
                Align::Middle => " text-anchor=\"middle\"",
            };
            let colour = escaped(palette.colour(*ink).unwrap_or("none"));
            let text = escaped(text);
            writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor} fill=\"{colour}\">{text}</text>"
            )
        }
    }
}

fn paint(palette: &Palette, fill: Option<Fill>, stroke: Option<Stroke>) -> String {
    let colour = |ink| palette.colour(ink).map(escaped);
    let fill = match fill.and_then(|fill| Some((colour(fill.ink)?, fill.opacity))) {
        None => "fill=\"none\"".to_owned(),
        Some((colour, opacity)) if opacity < 1.0 => {
            format!("fill=\"{colour}\" fill-opacity=\"{}\"", units(opacity))
        }
        Some((colour, _)) => format!("fill=\"{colour}\""),
    };
    match stroke.and_then(|stroke| Some((colour(stroke.ink)?, stroke.width))) {
        None => format!(" {fill}"),
        Some((colour, width)) => {
            let width = units(width);
            format!(" {fill} stroke=\"{colour}\" stroke-width=\"{width}\"")
        }
    }
}

/// A text inside of markup.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return text.into();
    }
    let replaced = text.replace('&', "&amp;").replace('<', "&lt;");
    replaced.replace('>', "&gt;").replace('"', "&quot;").into()
}
