//! Set of icons: strokes on a 24-unit grid, styled by the CSS class `ic`.

use leptos::prelude::*;

/// Defines the icons from their names, descriptions and markup.
macro_rules! icons {
    ($($(#[$about:meta])* $name:ident = $markup:literal,)*) => {
        /// Icon from the page's shared set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(
            dead_code,
            reason = "the set is complete, so that no room draws an icon of its own"
        )]
        pub(crate) enum Icon {
            $($(#[$about])* $name,)*
        }

        impl Icon {
            const fn markup(self) -> &'static str {
                match self {
                    $(Self::$name => $markup,)*
                }
            }
        }
    };
}

icons! {
    /// A die, for the place Play.
    Play = r#"<rect x="4" y="4" width="16" height="16" rx="4.5"/><path d="M9 9h.01M15 15h.01M12 12h.01" stroke-width="2.6"/>"#,
    /// A framed line, for the place Games.
    Games = r#"<rect x="3.5" y="4.5" width="17" height="15" rx="3.5"/><path d="M7 15l3-4 3 2.4L17 8.5"/>"#,
    /// Rings, for the place Practice.
    Practice = r#"<circle cx="12" cy="12" r="8.3"/><circle cx="12" cy="12" r="4"/><path d="M12 12h.01" stroke-width="2.6"/>"#,
    /// Two checkers, for the place Friends.
    Friends = r#"<circle cx="9" cy="12" r="5.6"/><path d="M14.2 6.7a5.6 5.6 0 1 1 0 10.6"/>"#,
    /// A rising line, for the place You.
    You = r#"<path d="M4 19.5l4.5-7 4 4 3-6.5 4.5 2.5"/><path d="M4 4.5v15h16"/>"#,
    /// Two sliders.
    Settings = r#"<path d="M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9"/><circle cx="15.7" cy="7.5" r="2.6"/><circle cx="8.2" cy="16.5" r="2.6"/>"#,
    /// A question mark.
    Help = r#"<circle cx="12" cy="12" r="8.3"/><path d="M9.8 9.6a2.3 2.3 0 1 1 3.3 2.1c-.8.4-1.1.9-1.1 1.7M12 16.2h.01"/>"#,
    /// An arrow out of a box.
    Share = r#"<path d="M12 14.5V4M8.2 7.6 12 3.8l3.8 3.8M5.5 12.5v5.2A2.3 2.3 0 0 0 7.8 20h8.4a2.3 2.3 0 0 0 2.3-2.3v-5.2"/>"#,
    /// Three dots.
    More = r#"<path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="2.8"/>"#,
    /// A chevron for going back.
    Back = r#"<path d="M14.5 5.5 8 12l6.5 6.5"/>"#,
    /// A chevron, for links to another page.
    Next = r#"<path d="M9.5 5.5 16 12l-6.5 6.5"/>"#,
    /// A plus.
    Plus = r#"<path d="M12 5v14M5 12h14"/>"#,
    /// A magnifying glass.
    Search = r#"<circle cx="11" cy="11" r="6.3"/><path d="m15.8 15.8 4.2 4.2"/>"#,
    /// An arrow that turns back.
    Undo = r#"<path d="M8.5 5 4.5 9l4 4"/><path d="M4.5 9H14a5.2 5.2 0 0 1 0 10.4H9"/>"#,
    /// A light bulb.
    Hint = r#"<path d="M9.2 17.5h5.6M10 20.3h4M12 3.7a6 6 0 0 0-3.4 10.9c.5.4.6.8.6 1.3v1.6h5.6v-1.6c0-.5.2-.9.6-1.3A6 6 0 0 0 12 3.7Z"/>"#,
    /// A tick.
    Check = r#"<path d="m5 12.5 4.5 4.5L19 7.5"/>"#,
    /// A cross.
    Close = r#"<path d="m6 6 12 12M18 6 6 18"/>"#,
    /// A bin.
    Clear = r#"<path d="M5 7.5h14M9.5 7.5v-3h5v3M7 7.5l.9 12h8.2l.9-12"/>"#,
    /// An open book.
    Book = r#"<path d="M12 6.5c-2-1.4-4.4-1.9-7.5-1.9v13c3.1 0 5.5.5 7.5 1.9 2-1.4 4.4-1.9 7.5-1.9v-13c-3.1 0-5.5.5-7.5 1.9ZM12 6.5v13"/>"#,
    /// Two links of a chain.
    Link = r#"<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>"#,
    /// A shield with a tick.
    Shield = r#"<path d="M12 3.8 5 6.4v5.2c0 4.2 2.9 7.2 7 8.7 4.1-1.5 7-4.5 7-8.7V6.4L12 3.8Z"/><path d="m9 11.8 2.2 2.2 3.9-4"/>"#,
    /// Wi-Fi waves, for the offline state.
    Off = r#"<path d="M4 10a12 12 0 0 1 16 0M7 13.3a7.5 7.5 0 0 1 10 0M12 17.5h.01"/>"#,
    /// Two sheets.
    Copy = r#"<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M15.5 5.5a2 2 0 0 0-2-1h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 1 2"/>"#,
    /// An arrow in a circle.
    Again = r#"<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4"/>"#,
    /// A printer.
    Print = r#"<path d="M7.5 9V4h9v5M7.5 16.5H5.8A1.8 1.8 0 0 1 4 14.7v-3.9A1.8 1.8 0 0 1 5.8 9h12.4a1.8 1.8 0 0 1 1.8 1.8v3.9a1.8 1.8 0 0 1-1.8 1.8h-1.7M7.5 13.5h9V20h-9Z"/>"#,
    /// A pencil.
    Edit = r#"<path d="M5 19l.8-3.8L15.5 5.5a2.1 2.1 0 0 1 3 3L8.8 18.2 5 19Z"/>"#,
    /// A sheet with a folded corner.
    File = r#"<path d="M7 3.8h7l4 4v12.4H7Z"/><path d="M14 3.8v4h4"/>"#,
    /// A picture.
    Image = r#"<rect x="4" y="5" width="16" height="14" rx="3"/><path d="m5 17 4.5-5 3.5 3.5 2-2 4 4"/>"#,
    /// A clock.
    Clock = r#"<circle cx="12" cy="12" r="8.3"/><path d="M12 7.5V12l3 2"/>"#,
    /// A loudspeaker.
    Sound = r#"<path d="M5 10v4h3l4 3.5v-11L8 10H5ZM15.5 9.5a3.5 3.5 0 0 1 0 5"/>"#,
    /// A globe.
    Globe = r#"<circle cx="12" cy="12" r="8.3"/><path d="M3.8 12h16.4M12 3.7c2.5 2.6 3.5 5.4 3.5 8.3s-1 5.7-3.5 8.3c-2.5-2.6-3.5-5.4-3.5-8.3s1-5.7 3.5-8.3Z"/>"#,
    /// A folder.
    Folder = r#"<path d="M3.5 8A2.3 2.3 0 0 1 5.8 5.7h3.6l2.2 2.6h6.6a2.3 2.3 0 0 1 2.3 2.3v5.9a2.3 2.3 0 0 1-2.3 2.3H5.8a2.3 2.3 0 0 1-2.3-2.3Z"/>"#,
    /// A box.
    Box = r#"<path d="M4.5 8 12 4l7.5 4v8L12 20l-7.5-4ZM4.5 8l7.5 4 7.5-4M12 12v8"/>"#,
    /// A triangle with an exclamation mark.
    Warn = r#"<path d="M12 4.5 3.5 19h17ZM12 10v4M12 16.5h.01"/>"#,
    /// A hand.
    Hand = r#"<path d="M4 14.5c1.5 3.5 4 5 7.5 5s6-2 6.5-5.5l.7-5.5M8 12V6.5a1.4 1.4 0 0 1 2.8 0V11M10.8 10V5a1.4 1.4 0 0 1 2.8 0v5M13.6 10V6a1.4 1.4 0 0 1 2.8 0v5"/>"#,
    /// A lightning bolt.
    Bolt = r#"<path d="M12.5 3.5 6 13.5h5l-.5 7 6.5-10h-5Z"/>"#,
    /// Waves radiating from a point.
    Live = r#"<path d="M8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7M5.5 18.5a9.2 9.2 0 0 1 0-13M18.5 5.5a9.2 9.2 0 0 1 0 13"/><path d="M12 12h.01" stroke-width="2.8"/>"#,
    /// An eye.
    Eye = r#"<path d="M3.5 12s3-6 8.5-6 8.5 6 8.5 6-3 6-8.5 6-8.5-6-8.5-6Z"/><circle cx="12" cy="12" r="2.6"/>"#,
    /// Two identical cards.
    Same = r#"<rect x="3.8" y="6" width="7" height="12" rx="2"/><rect x="13.2" y="6" width="7" height="12" rx="2"/>"#,
    /// The corner squares of a QR code.
    Code = r#"<path d="M4.5 4.5h5v5h-5ZM14.5 4.5h5v5h-5ZM4.5 14.5h5v5h-5ZM14.5 14.5h.01M19.5 14.5v.01M14.5 19.5h.01M17 17h.01M19.5 19.5h.01"/>"#,
    /// A list.
    List = r#"<path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" stroke-width="2.6"/>"#,
    /// Three lines of decreasing length, like a funnel.
    Filter = r#"<path d="M4.5 7h15M7.5 12h9M10.5 17h3"/>"#,
}

/// Draws an icon, hidden from screen readers; the button or link that contains it has the accessible name.
pub(crate) fn icon(icon: Icon) -> AnyView {
    view! { <svg class="ic" viewBox="0 0 24 24" aria-hidden="true" inner_html=icon.markup()></svg> }
        .into_any()
}

/// Draws the chevron at the end of a row that opens another page, mirrored in right-to-left layouts.
pub(crate) fn onward() -> AnyView {
    view! { <svg class="ic onward" viewBox="0 0 24 24" aria-hidden="true" inner_html=Icon::Next.markup()></svg> }
        .into_any()
}
