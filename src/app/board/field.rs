//! The empty board: frame, fields, bar, tray, the 24 points and their numbers.

use leptos::prelude::*;
use table::{Place, Rect, Scene, View, Xy, units};

/// The empty board.
#[component]
pub(super) fn Field(scene: Memo<Scene>) -> impl IntoView {
    let shape = Memo::new(move |_| scene.with(|scene| scene.view));
    let numbers = Memo::new(move |_| {
        scene.with(|scene| {
            let number = |spot: &table::Spot| match (spot.place, spot.number) {
                (Place::Point(white), Some(number)) => Some((white, number)),
                _ => None,
            };
            scene.spots.iter().filter_map(number).collect::<Vec<_>>()
        })
    });
    view! {
        <g aria-hidden="true">
            {move || ground(shape.get())}
            {move || {
                let view = shape.get();
                let text = |(white, number)| {
                    let Xy { x, y } = view.number(white);
                    view! { <text class="number" x=units(x) y=units(y)>{number}</text> }
                };
                numbers.get().into_iter().map(text).collect_view()
            }}
        </g>
    }
}

fn ground(view: View) -> impl IntoView {
    let (width, height) = view.size();
    let unit = view.unit();
    let whole = Rect {
        x: 0.0,
        y: 0.0,
        w: width,
        h: height,
    };
    let bevel = Rect {
        x: 0.35 * unit,
        y: 0.35 * unit,
        w: width - 0.7 * unit,
        h: height - 0.7 * unit,
    };
    let sunk = |class, at| {
        // Light comes from above left: the upper and left edges of a recess cast a shadow into it.
        let upper = Rect {
            h: 3.2 * unit,
            ..at
        };
        let left = Rect {
            w: 2.4 * unit,
            ..at
        };
        view! {
            {rect(class, at, 0.8 * unit)}
            {rect("shade-upper", upper, 0.0)}
            {rect("shade-left", left, 0.0)}
        }
    };
    let points = (1..=24).map(|white| {
        let class = if white % 2 == 1 {
            "point odd"
        } else {
            "point even"
        };
        view! {
            <path class=class d=curve(view.outline(white))/>
            <path class="inlay" d=curve(view.inlay(white))/>
        }
    });
    view! {
        {rect("frame", whole, 4.5 * unit)}
        {rect("bevel", bevel, 4.2 * unit)}
        {view.fields().map(|at| sunk("field", at)).collect_view()}
        {rect("bar", view.bar(), 0.0)}
        {sunk("tray", view.tray())}
        {points.collect_view()}
    }
}

/// Two curves that meet at the tip, as an SVG path.
fn curve(through: [Xy; 7]) -> String {
    let at = |Xy { x, y }: Xy| format!("{} {}", units(x), units(y));
    let [from, a, b, tip, c, d, to] = through.map(at);
    format!("M{from}C{a} {b} {tip}C{c} {d} {to}")
}

fn rect(class: &'static str, at: Rect, round: f64) -> impl IntoView {
    view! { <rect class=class x=units(at.x) y=units(at.y) width=units(at.w) height=units(at.h) rx=units(round)/> }
}
