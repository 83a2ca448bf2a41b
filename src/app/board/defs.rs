//! Gradients that the pieces share; their colours are the theme's.

use leptos::prelude::*;

/// The shared definitions.
#[component]
pub(super) fn Defs() -> impl IntoView {
    let side = |name: &'static str| {
        view! {
            <radialGradient id=format!("fill-{name}") cx="0.38" cy="0.3" r="0.85">
                <stop offset="0" class=format!("stop-{name}-high")/>
                <stop offset="0.55" class=format!("stop-{name}")/>
                <stop offset="1" class=format!("stop-{name}-low")/>
            </radialGradient>
        }
    };
    view! {
        <defs>
            {side("light")}
            {side("dark")}
            <linearGradient id="fill-frame" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" class="stop-frame-high"/>
                <stop offset="1" class="stop-frame"/>
            </linearGradient>
        </defs>
    }
}
