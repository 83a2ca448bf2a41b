//! Product logo.

use leptos::prelude::*;

/// Draws the logo: a checker made of two woods with a brass line between them.
pub(crate) fn mark() -> impl IntoView {
    view! {
        <svg class="brand" viewBox="-18 -18 36 36" aria-hidden="true">
            <circle class="brand-rim" r="16.5"/>
            <circle class="brand-they" r="13.2"/>
            <path class="brand-you" d="M-12.88 2.9C-11 3 -8 4 -5 1S1 -8 5 -5 8.800 -3.800 11.900 -5.700A13.200 13.200 0 0 1 -12.88 2.9Z"/>
            <path class="brand-line" d="M-12.88 2.9C-11 3 -8 4 -5 1S1 -8 5 -5 8.800 -3.800 11.900 -5.700"/>
            <circle class="brand-ring" r="14.6"/>
        </svg>
    }
}
