//! What never moves: frame, rails, fields, bar, the 24 points and their numbers.

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
                (!view.turned).then(|| numbers.get().into_iter().map(text).collect_view())
            }}
        </g>
    }
}

fn ground(view: View) -> impl IntoView {
    let (width, height) = view.size();
    let unit = view.unit();
    let rails = view.rails().map(|at| rect("rail", at, 1.2 * unit));
    let fields = view.fields().map(|at| rect("field", at, 0.0));
    let points = (1..=24).map(|white| {
        let corners = view
            .triangle(white)
            .map(|Xy { x, y }| format!("{},{}", units(x), units(y)))
            .join(" ");
        let class = if white % 2 == 1 {
            "point odd"
        } else {
            "point even"
        };
        view! { <polygon class=class points=corners/> }
    });
    let frame = Rect {
        x: 0.4 * unit,
        y: 0.4 * unit,
        w: width - 0.8 * unit,
        h: height - 0.8 * unit,
    };
    view! {
        {rect("frame", frame, 2.6 * unit)}
        {rails.collect_view()}
        {fields.collect_view()}
        {rect("bar", view.bar(), 0.0)}
        {points.collect_view()}
    }
}

fn rect(class: &'static str, at: Rect, round: f64) -> impl IntoView {
    view! { <rect class=class x=units(at.x) y=units(at.y) width=units(at.w) height=units(at.h) rx=units(round)/> }
}
