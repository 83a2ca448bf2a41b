//! Picture on a canvas, for export as PNG. The shapes are painted one by one, because the page's content security
//! policy forbids images from other sources.

use board::draw::{BASELINE, Colour, Paint, Palette, Part, Picture, Shape};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, Path2d, js_sys::Array};

/// Picture width, in pixels.
const WIDTH: f64 = 1470.0;

fn canvas() -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, context))
}

/// Returns the light-mode colours of the current theme, because the recipient may use another mode; `None` if the
/// browser cannot compute styles.
pub(super) fn palette() -> Option<impl Fn(&str) -> Option<Colour>> {
    let (_, context) = canvas()?;
    let root = document().document_element()?;
    let style = crate::browser::window()?.get_computed_style(&root).ok()??;
    Some(move |token: &str| {
        let value = style.get_property_value(&format!("--{token}"));
        // The canvas converts system colours to plain colours, which other programs also support.
        context.set_fill_style_str("transparent");
        let value = value.unwrap_or_default();
        context.set_fill_style_str(board::draw::of_scheme(value.trim(), "light"));
        Colour::read(&context.fill_style().as_string()?)
    })
}

/// Paints `picture` and passes it to `then` as a PNG; passes `None` if the browser cannot create one.
pub(super) fn png(
    picture: &Picture,
    palette: Palette,
    then: impl FnOnce(Option<Blob>) + 'static,
) -> Option<()> {
    let (canvas, context) = canvas()?;
    let scale = WIDTH / picture.width;
    canvas.set_width(WIDTH as u32);
    canvas.set_height((picture.height * scale).round() as u32);
    context.scale(scale, scale).ok()?;
    let painter = Painter {
        context: &context,
        paint: &|part| picture.paint(palette, part),
    };
    painter.shapes(&picture.shapes, 1.0).ok()?;
    canvas
        .to_blob(Closure::once_into_js(then).unchecked_ref())
        .ok()
}

/// Painter of shapes on a canvas.
struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    paint: &'a dyn Fn(Part) -> Option<Paint<Colour>>,
}

impl Painter<'_> {
    fn shapes(&self, shapes: &[Shape], opacity: f64) -> Result<(), JsValue> {
        for shape in shapes {
            self.shape(shape, opacity)?;
        }
        Ok(())
    }

    fn shape(&self, shape: &Shape, opacity: f64) -> Result<(), JsValue> {
        let context = self.context;
        let path = Path2d::new()?;
        match shape {
            Shape::Group(group) => {
                context.save();
                context.translate(group.at.x, group.at.y)?;
                context.rotate(group.degrees.to_radians())?;
                context.scale(group.scale, group.scale)?;
                self.shapes(&group.shapes, opacity * group.opacity)?;
                context.restore();
                Ok(())
            }
            Shape::Rect { part, at, round } => {
                path.round_rect_with_f64(at.x, at.y, at.w, at.h, *round)?;
                self.path(*part, &path, opacity);
                Ok(())
            }
            Shape::Circle { part, at, radius } => {
                path.arc(at.x, at.y, *radius, 0.0, std::f64::consts::TAU)?;
                self.path(*part, &path, opacity);
                Ok(())
            }
            Shape::Path { part, commands } => {
                self.path(*part, &Path2d::new_with_path_string(commands)?, opacity);
                Ok(())
            }
            Shape::Text {
                part,
                at,
                size,
                text,
            } => self.text(*part, [at.x, at.y + BASELINE * size], *size, text),
        }
    }

    fn path(&self, part: Part, path: &Path2d, opacity: f64) {
        let Some(paint) = (self.paint)(part) else {
            return;
        };
        let context = self.context;
        let opacity = opacity * paint.opacity;
        let stroke = || {
            let Some((stroke, width)) = &paint.stroke else {
                return;
            };
            let dashes = Array::new();
            for length in paint.dash.into_iter().flatten() {
                dashes.push(&length.into());
            }
            // Setting the dashes cannot fail, because their lengths are never negative.
            let _set = context.set_line_dash(&dashes);
            let is_dashed = paint.dash.is_some();
            context.set_line_cap(if is_dashed { "butt" } else { "round" });
            let is_arrow = paint.is_outline_below;
            context.set_line_join(if is_arrow { "round" } else { "miter" });
            context.set_global_alpha(opacity * stroke.opacity);
            context.set_line_width(*width);
            context.set_stroke_style_str(&stroke.name);
            context.stroke_with_path(path);
        };
        if paint.is_outline_below {
            stroke();
        }
        if let Some(fill) = &paint.fill {
            context.set_global_alpha(opacity * fill.opacity);
            context.set_fill_style_str(&fill.name);
            context.fill_with_path_2d(path);
        }
        if !paint.is_outline_below {
            stroke();
        }
    }

    fn text(&self, part: Part, [x, y]: [f64; 2], size: f64, text: &str) -> Result<(), JsValue> {
        let Some(fill) = (self.paint)(part).and_then(|paint| paint.fill) else {
            return Ok(());
        };
        let context = self.context;
        context.set_font(&format!("600 {}px sans-serif", board::units(size)));
        context.set_text_align(if part == Part::Caption {
            "left"
        } else {
            "center"
        });
        context.set_global_alpha(fill.opacity);
        context.set_fill_style_str(&fill.name);
        context.fill_text(text, x, y)
    }
}
