//! Arrows over a board: each with an edge that stands out from every ground, solid for the best play and dashed for the
//! one that was made, with the rank of its play beside it.

use board::{Arrow, Scene, Xy, units};
use leptos::prelude::*;

/// The arrows of a scene.
#[component]
pub(crate) fn Arrows(scene: Memo<Scene>) -> impl IntoView {
    let arrows = Memo::new(move |_| scene.with(|scene| (scene.arrows.clone(), scene.view.unit())));
    move || {
        let (arrows, unit) = arrows.get();
        let drawn = arrows.into_iter().map(|arrow| one(&arrow, unit));
        view! { <g class="arrows" aria-hidden="true">{drawn.collect_view()}</g> }
    }
}

fn one(arrow: &Arrow, unit: f64) -> impl IntoView + use<> {
    let class = format!("arrow {}", arrow.kind.key());
    let at = |Xy { x, y }: Xy| format!("{} {}", units(x), units(y));
    let line = format!("M{}Q{} {}", at(arrow.from), at(arrow.bend), at(arrow.to));
    let head = head(arrow, unit);
    let badge = arrow.number.map(|number| {
        let Xy { x, y } = arrow.at(0.5);
        view! {
            <circle class="badge" cx=units(x) cy=units(y) r=units(2.2 * unit)/>
            <text x=units(x) y=units(y) font-size=units(3.0 * unit)>{number}</text>
        }
    });
    view! {
        <g class=class>
            <path class="under" d=line.clone()/>
            <path class="under head" d=head.clone()/>
            <path class="line" d=line/>
            <path class="line head" d=head/>
            {badge}
        </g>
    }
}

/// A triangle at the end of the curve.
fn head(arrow: &Arrow, unit: f64) -> String {
    let (x, y) = (arrow.to.x - arrow.bend.x, arrow.to.y - arrow.bend.y);
    let length = x.hypot(y).max(1.0);
    let (x, y) = (x / length, y / length);
    let (long, wide) = (3.4 * unit, 2.2 * unit);
    let corner = |along: f64, aside: f64| {
        let (cx, cy) = (
            arrow.to.x + along * x - aside * y,
            arrow.to.y + along * y + aside * x,
        );
        format!("{} {}", units(cx), units(cy))
    };
    format!(
        "M{}L{}L{}Z",
        corner(1.2 * unit, 0.0),
        corner(1.2 * unit - long, wide),
        corner(1.2 * unit - long, -wide)
    )
}
