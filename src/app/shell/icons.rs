//! The icons of the shell: one set on a grid of 24, drawn by lines with round ends.

use leptos::prelude::*;

/// An icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Play,
    Games,
    Practice,
    Friends,
    You,
    Settings,
    Help,
    More,
    Back,
    Next,
    Plus,
    Scores,
    Shield,
    Share,
    Close,
    Words,
    Keyboard,
    Review,
    Clock,
}

impl Icon {
    /// Returns the lines of the icon, and its dots.
    const fn paths(self) -> (&'static str, &'static str) {
        match self {
            Self::Play => (
                "M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4Z",
                "M9 9h.01M15 15h.01M12 12h.01",
            ),
            Self::Games => (
                "M7 4.5h10A3.5 3.5 0 0 1 20.5 8v8a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 16V8A3.5 3.5 0 0 1 7 4.5ZM7 15l3-4 3 2.4L17 8.5",
                "",
            ),
            Self::Practice => (
                "M12 3.7a8.3 8.3 0 1 0 .01 0ZM12 8a4 4 0 1 0 .01 0Z",
                "M12 12h.01",
            ),
            Self::Friends => (
                "M9 6.4a5.6 5.6 0 1 0 .01 0ZM14.2 6.7a5.6 5.6 0 1 1 0 10.6",
                "",
            ),
            Self::You => ("M4 19.5l4.5-7 4 4 3-6.5 4.5 2.5M4 4.5v15h16", ""),
            Self::Settings => (
                "M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9M15.7 4.9a2.6 2.6 0 1 0 .01 0ZM8.2 13.9a2.6 2.6 0 1 0 .01 0Z",
                "",
            ),
            Self::Help => (
                "M12 3.7a8.3 8.3 0 1 0 .01 0ZM9.8 9.6a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7",
                "M12 16.2h.01",
            ),
            Self::More => ("", "M6 12h.01M12 12h.01M18 12h.01"),
            Self::Back => ("M14.5 5.5 8 12l6.5 6.5", ""),
            Self::Next => ("M9.5 5.5 16 12l-6.5 6.5", ""),
            Self::Plus => ("M12 5v14M5 12h14", ""),
            Self::Clock => ("M12 3.7a8.3 8.3 0 1 0 .01 0ZM12 7.5V12l3 2", ""),
            Self::Scores => ("M5 4.5h14v15H5ZM5 9.5h14M12 9.5v10", ""),
            Self::Shield => (
                "M12 3.8 5 6.4v5.2c0 4.2 2.9 7.2 7 8.7 4.1-1.5 7-4.5 7-8.7V6.4ZM9 11.8l2.2 2.2 3.9-4",
                "",
            ),
            Self::Share => (
                "M12 14.5V4M8.2 7.6 12 3.8l3.8 3.8M5.5 12.5v5.2A2.3 2.3 0 0 0 7.8 20h8.4a2.3 2.3 0 0 0 2.3-2.3v-5.2",
                "",
            ),
            Self::Close => ("M6 6l12 12M18 6 6 18", ""),
            Self::Words => ("M5 6.5h14M5 11h14M5 15.5h9", ""),
            Self::Keyboard => (
                "M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM8.5 14.5h7",
                "M7.5 10.5h.01M12 10.5h.01M16.5 10.5h.01",
            ),
            Self::Review => ("M4 19h16M6.5 15.5v-4M11 15.5v-8M15.5 15.5v-6M20 15.5V5", ""),
        }
    }
}

/// Draws an icon, hidden from screen readers.
pub(crate) fn icon(icon: Icon) -> impl IntoView {
    let (lines, dots) = icon.paths();
    let dots = (!dots.is_empty()).then(|| view! { <path class="dots" d=dots/> });
    view! {
        <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
            <path d=lines/>
            {dots}
        </svg>
    }
}

/// Draws the mark of the product: a checker of two woods with a line of brass between them.
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
