//! Shapes, which make up every board drawing, and their SVG elements.

use std::borrow::Cow;

use crate::{Rect, Xy, draw::part::Part, units};

/// Shape, with lengths in units of the drawing or of the innermost group.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Group of shapes.
    Group(Group),
    /// Rectangle with rounded corners.
    Rect {
        /// Part that the shape draws.
        part: Part,
        /// Position and size.
        at: Rect,
        /// Corner radius.
        round: f64,
    },
    /// Circle around a centre.
    Circle {
        /// Part that the shape draws.
        part: Part,
        /// Centre of the circle.
        at: Xy,
        /// Radius of the circle.
        radius: f64,
    },
    /// Path that consists of lines and curves.
    Path {
        /// Part that the shape draws.
        part: Part,
        /// Commands in the notation of the SVG attribute `d`.
        commands: String,
    },
    /// Line of text.
    Text {
        /// Part that the shape draws.
        part: Part,
        /// Start of the text ([`Part::Caption`]) or its centre (all other parts), at half the height of a digit.
        at: Xy,
        /// Font size.
        size: f64,
        /// Content of the text.
        text: String,
    },
}

impl Shape {
    pub(crate) const fn rect(part: Part, at: Rect, round: f64) -> Self {
        Self::Rect { part, at, round }
    }

    pub(crate) const fn circle(part: Part, at: Xy, radius: f64) -> Self {
        Self::Circle { part, at, radius }
    }

    pub(crate) fn path(part: Part, commands: impl Into<String>) -> Self {
        let commands = commands.into();
        Self::Path { part, commands }
    }

    pub(crate) fn text(part: Part, at: Xy, size: f64, text: String) -> Self {
        Self::Text {
            part,
            at,
            size,
            text,
        }
    }
}

/// Shapes with a common transform: they are scaled, then rotated, then translated from the origin.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// CSS classes; empty if there are none.
    pub class: Cow<'static, str>,
    /// Name by which animations find the group in the DOM.
    pub piece: Option<String>,
    /// Position of the group's origin.
    pub at: Xy,
    /// Clockwise rotation in degrees.
    pub degrees: f64,
    /// Scale factor.
    pub scale: f64,
    /// Opacity in pictures, from 0 to 1; on the page, the CSS class determines the opacity.
    pub opacity: f64,
    /// Shapes in the group, lowest first.
    pub shapes: Vec<Shape>,
}

impl Group {
    /// Returns a group of these shapes without a transform.
    pub(crate) fn new(class: impl Into<Cow<'static, str>>, shapes: Vec<Shape>) -> Self {
        Self {
            class: class.into(),
            piece: None,
            at: Xy::default(),
            degrees: 0.0,
            scale: 1.0,
            opacity: 1.0,
            shapes,
        }
    }

    fn transform(&self) -> String {
        let Xy { x, y } = self.at;
        let mut steps = Vec::new();
        if self.at != Xy::default() {
            steps.push(format!("translate({} {})", units(x), units(y)));
        }
        if self.degrees != 0.0 {
            steps.push(format!("rotate({})", units(self.degrees)));
        }
        if (self.scale - 1.0).abs() > f64::EPSILON {
            steps.push(format!("scale({})", units(self.scale)));
        }
        if steps.is_empty() {
            return String::new();
        }
        format!(" transform='{}'", steps.join(" "))
    }
}

/// Distance from the vertical middle of a line of digits to its baseline, as a fraction of the font size.
pub const BASELINE: f64 = 0.36;

/// Attributes that determine how shapes look, through a style sheet or inlined colours.
pub(crate) trait Attributes {
    /// Returns the SVG attributes of a group.
    fn of_group(&self, group: &Group) -> String;
    /// Returns the SVG attributes of a part; `None` if the part is not drawn.
    fn of_part(&self, part: Part) -> Option<String>;
    /// Escapes text for this output format.
    fn text<'a>(&self, text: &'a str) -> Cow<'a, str>;
}

/// Returns shapes as SVG elements with these attributes.
pub(crate) fn elements(shapes: &[Shape], attributes: &dyn Attributes) -> String {
    let elements = shapes.iter().filter_map(|shape| element(shape, attributes));
    elements.collect()
}

fn element(shape: &Shape, attributes: &dyn Attributes) -> Option<String> {
    Some(match shape {
        Shape::Group(group) => {
            let inner = elements(&group.shapes, attributes);
            if inner.is_empty() {
                return None;
            }
            let own = attributes.of_group(group);
            format!("<g{own}{}>{inner}</g>", group.transform())
        }
        Shape::Rect { part, at, round } => {
            let own = attributes.of_part(*part)?;
            let [x, y, w, h, round] = [at.x, at.y, at.w, at.h, *round].map(units);
            format!("<rect{own} x='{x}' y='{y}' width='{w}' height='{h}' rx='{round}'/>")
        }
        Shape::Circle { part, at, radius } => {
            let own = attributes.of_part(*part)?;
            let [x, y, radius] = [at.x, at.y, *radius].map(units);
            format!("<circle{own} cx='{x}' cy='{y}' r='{radius}'/>")
        }
        Shape::Path { part, commands } => {
            let own = attributes.of_part(*part)?;
            format!("<path{own} d='{commands}'/>")
        }
        Shape::Text {
            part,
            at,
            size,
            text,
        } => {
            let own = attributes.of_part(*part)?;
            let [x, y, size] = [at.x, at.y + BASELINE * size, *size].map(units);
            let text = attributes.text(text);
            format!("<text{own} x='{x}' y='{y}' font-size='{size}'>{text}</text>")
        }
    })
}

/// Attributes used on the page: CSS classes styled by `style/board.css` and the rooms' style sheets.
struct Classes;

impl Attributes for Classes {
    fn of_group(&self, group: &Group) -> String {
        let class = attribute("class", &group.class);
        let piece = group.piece.as_deref().unwrap_or_default();
        class + &attribute("data-piece", piece)
    }

    fn of_part(&self, part: Part) -> Option<String> {
        Some(attribute("class", part.class()))
    }

    fn text<'a>(&self, text: &'a str) -> Cow<'a, str> {
        escaped(text)
    }
}

fn attribute(name: &str, value: &str) -> String {
    if value.is_empty() {
        return String::new();
    }
    format!(" {name}='{value}'")
}

/// Returns shapes as markup for the page, whose style sheets determine how they look.
pub fn markup(shapes: &[Shape]) -> String {
    elements(shapes, &Classes)
}

/// Escapes untrusted text for elements and attributes on the page.
///
/// The Trusted Types policy (`script/start.js`) rejects markup that contains `onload=` or `javascript:` anywhere, so
/// `=` and `:` are escaped too.
pub fn escaped(text: &str) -> Cow<'_, str> {
    escape(text, &['&', '<', '>', '"', '\'', '=', ':'])
}

/// Replaces each of `signs` with a numeric character reference.
pub(crate) fn escape<'a>(text: &'a str, signs: &[char]) -> Cow<'a, str> {
    if !text.contains(signs) {
        return text.into();
    }
    let sign = |letter: char| {
        if signs.contains(&letter) {
            format!("&#{};", u32::from(letter))
        } else {
            letter.to_string()
        }
    };
    text.chars().map(sign).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escaped_text_contains_neither_markup_nor_script() {
        let text = escaped("<b onload=\"x\"> 'javascript:' & co");
        assert!(!text.contains(['<', '>', '"', '\'', '=', ':']), "{text}");
        assert_eq!(text.matches('&').count(), text.matches("&#").count());
        assert_eq!(escaped("Ann Ünal"), "Ann Ünal");
    }

    #[test]
    fn group_is_scaled_then_rotated_then_translated() {
        let part = Part::Pip(rules::Player::White);
        let dot = Shape::circle(part, Xy { x: 1.0, y: 0.5 }, 2.0);
        let mut group = Group::new("die", vec![dot]);
        group.at = Xy { x: 3.0, y: -4.0 };
        group.degrees = 5.0;
        group.scale = 2.5;
        assert_eq!(
            markup(&[Shape::Group(group)]),
            "<g class='die' transform='translate(3 -4) rotate(5) scale(2.5)'>\
             <circle class='pip' cx='1' cy='0.5' r='2'/></g>"
        );
    }
}
