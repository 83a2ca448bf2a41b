//! A drawing made of plain shapes in theme colours, and its SVG file.
//!
//! A page can draw the same shapes on a canvas, so that no image has to be allowed by its content security policy.

use std::{borrow::Cow, collections::BTreeMap, fmt::Write as _};

use board::{Rect, Xy, units};

/// The SVG namespace; split because it is a name and not an address to be requested.
const NAMESPACE: &str = concat!("http:", "//www.w3.org/2000/svg");

/// A colour by its purpose; each theme defines its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ink {
    /// The background around the board.
    Page,
    /// The caption.
    Text,
    /// The frame of the board.
    Frame,
    /// The edge of the frame.
    FrameEdge,
    /// The two playing fields.
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
    /// The inner ring of light checkers.
    LightRing,
    /// Dark checkers.
    Dark,
    /// The inner ring of dark checkers.
    DarkRing,
    /// The second ring of dark checkers, in themes without shades.
    DarkSecondRing,
    /// The rim of light checkers.
    LightRim,
    /// The rim of dark checkers.
    DarkRim,
    /// Dice of the light side.
    LightDie,
    /// Pips of the light side's dice, and numbers on light checkers.
    LightPip,
    /// Dice of the dark side.
    DarkDie,
    /// Pips of the dark side's dice, and numbers on dark checkers.
    DarkPip,
    /// The cube.
    Cube,
    /// The number on the cube.
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
        Self::DarkSecondRing,
        Self::LightRim,
        Self::DarkRim,
        Self::LightDie,
        Self::LightPip,
        Self::DarkDie,
        Self::DarkPip,
        Self::Cube,
        Self::CubeNumber,
    ];

    /// Returns the CSS custom property with this colour.
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
            Self::DarkSecondRing => "--second",
            Self::LightRim => "--light-rim",
            Self::DarkRim => "--rim-out",
            Self::LightDie => "--die-a",
            Self::LightPip => "--pip-a",
            Self::DarkDie => "--die-b",
            Self::DarkPip => "--pip-b",
            Self::Cube => "--cube",
            Self::CubeNumber => "--cube-ink",
        }
    }
}

/// The colours of a theme in CSS notation. Missing and `transparent` colours are not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Palette(BTreeMap<Ink, String>);

impl Palette {
    /// Creates a palette with the colours returned by `of`.
    pub fn new(of: impl Fn(Ink) -> String) -> Self {
        let drawn = |colour: &str| !["", "transparent", "rgba(0, 0, 0, 0)"].contains(&colour);
        let inks = Ink::ALL.map(|ink| (ink, of(ink).trim().to_owned()));
        Self(
            inks.into_iter()
                .filter(|(_, colour)| drawn(colour))
                .collect(),
        )
    }

    /// Returns the colour of `ink`; `None` if it is not drawn.
    pub fn colour(&self, ink: Ink) -> Option<&str> {
        self.0.get(&ink).map(String::as_str)
    }
}

/// The interior of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// The colour.
    pub ink: Ink,
    /// The opacity, from 0 (invisible) to 1.
    pub opacity: f64,
}

/// The outline of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The colour.
    pub ink: Ink,
    /// The width, in units of the drawing.
    pub width: f64,
}

/// The horizontal alignment of a text at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The text starts at its position.
    Left,
    /// The text is centred on its position.
    Middle,
}

/// A shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A rectangle with rounded corners.
    Rect {
        /// Position and size.
        at: Rect,
        /// Corner radius, in units of the drawing.
        round: f64,
        /// The interior.
        fill: Fill,
        /// The outline.
        stroke: Option<Stroke>,
    },
    /// A point of the board: two Bézier curves that meet at a tip.
    Spike {
        /// Start, two control points, tip, two control points, end.
        through: [Xy; 7],
        /// The interior.
        fill: Fill,
        /// The outline.
        stroke: Option<Stroke>,
    },
    /// A circle.
    Circle {
        /// The centre.
        at: Xy,
        /// The radius, in units of the drawing.
        radius: f64,
        /// The interior.
        fill: Option<Fill>,
        /// The outline.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// Position on the baseline: the start or the centre of the text.
        at: Xy,
        /// The alignment.
        align: Align,
        /// The font size, in units of the drawing.
        size: f64,
        /// The colour.
        ink: Ink,
        /// The text.
        text: String,
    },
}

/// A picture made of shapes, drawn in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width, in units of the drawing.
    pub width: f64,
    /// Height, in units of the drawing.
    pub height: f64,
    /// The shapes, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Drawing {
    /// Returns the drawing as a self-contained SVG file, with `title` for screen readers.
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

/// Escapes a text for use in markup.
fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return text.into();
    }
    let replaced = text.replace('&', "&amp;").replace('<', "&lt;");
    replaced.replace('>', "&gt;").replace('"', "&quot;").into()
}
