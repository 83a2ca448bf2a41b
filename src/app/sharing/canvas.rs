//! A drawing on a canvas, for a PNG. The shapes are drawn one by one: the page's policy allows no image but its own.

use leptos::prelude::document;
use share::{Align, Drawing, Fill, Ink, Palette, Shape, Stroke};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

/// The width of a picture in pixels.
const WIDTH: f64 = 1470.0;

fn canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, context))
}

/// The colours of the theme that the page has now.
pub(super) fn palette() -> Option<Palette> {
    let (_, context) = canvas()?;
    let root = document().document_element()?;
    let style = web_sys::window()?.get_computed_style(&root).ok()??;
    Some(Palette::new(|ink: Ink| {
        let named = style.get_property_value(ink.property()).unwrap_or_default();
        // Names of system colours become plain colours, which other programs know too.
        context.set_fill_style_str("transparent");
        context.set_fill_style_str(named.trim());
        context.fill_style().as_string().unwrap_or_default()
    }))
}

/// Draws `drawing` and gives it to `then` as a PNG; whether the browser can.
pub(super) fn png(
    drawing: &Drawing,
    palette: &Palette,
    then: impl FnOnce(Option<Blob>) + 'static,
) -> Option<()> {
    let (canvas, context) = canvas()?;
    let scale = WIDTH / drawing.width;
    canvas.set_width(WIDTH as u32);
    canvas.set_height((drawing.height * scale).round() as u32);
    context.scale(scale, scale).ok()?;
    for shape in &drawing.shapes {
        draw(&context, palette, shape)?;
    }
    canvas
        .to_blob(Closure::once_into_js(then).unchecked_ref())
        .ok()
}

fn draw(context: &CanvasRenderingContext2d, palette: &Palette, shape: &Shape) -> Option<()> {
    context.begin_path();
    match shape {
        Shape::Rect {
            at,
            round,
            fill,
            stroke,
        } => {
            context
                .round_rect_with_f64(at.x, at.y, at.w, at.h, *round)
                .ok()?;
            paint(context, palette, Some(*fill), *stroke);
        }
        Shape::Spike {
            through: [from, a, b, tip, c, d, to],
            fill,
            stroke,
        } => {
            context.move_to(from.x, from.y);
            context.bezier_curve_to(a.x, a.y, b.x, b.y, tip.x, tip.y);
            context.bezier_curve_to(c.x, c.y, d.x, d.y, to.x, to.y);
            paint(context, palette, Some(*fill), *stroke);
        }
        Shape::Circle {
            at,
            radius,
            fill,
            stroke,
        } => {
            context
                .arc(at.x, at.y, *radius, 0.0, std::f64::consts::TAU)
                .ok()?;
            paint(context, palette, *fill, *stroke);
        }
        Shape::Text {
            at,
            align,
            size,
            ink,
            text,
        } => {
            context.set_font(&format!("600 {}px sans-serif", board::units(*size)));
            context.set_text_align(match align {
                Align::Left => "left",
                Align::Middle => "center",
            });
            if let Some(colour) = palette.colour(*ink) {
                context.set_fill_style_str(colour);
                context.fill_text(text, at.x, at.y).ok()?;
            }
        }
    }
    Some(())
}

fn paint(
    context: &CanvasRenderingContext2d,
    palette: &Palette,
    fill: Option<Fill>,
    stroke: Option<Stroke>,
) {
    if let Some((colour, fill)) = fill.and_then(|fill| Some((palette.colour(fill.ink)?, fill))) {
        context.set_global_alpha(fill.opacity);
        context.set_fill_style_str(colour);
        context.fill();
        context.set_global_alpha(1.0);
    }
    if let Some((colour, stroke)) =
        stroke.and_then(|stroke| Some((palette.colour(stroke.ink)?, stroke)))
    {
        context.set_line_width(stroke.width);
        context.set_stroke_style_str(colour);
        context.stroke();
    }
}
