//! Program that shows the board for a link, called by `script/link.js`.

/// Allocator with a small code size, which matters more than speed in a short-lived program.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(any(target_arch = "wasm32", test))]
mod link_preview;

fn main() {}

#[cfg(target_arch = "wasm32")]
mod browser {
    use crate::link_preview::{self, Link, Preview};
    use wasm_bindgen::prelude::*;

    /// Returns, in this order: the tag and the direction of the language, the theme, the page title (which includes the
    /// name of the game), the name of the game, the announcement, and the room's markup. The arguments are the fields
    /// of [`Link`].
    #[wasm_bindgen]
    pub fn preview(
        link: &str,
        note: &str,
        theme: &str,
        home_left: bool,
        language: &str,
        texts: String,
    ) -> Vec<String> {
        let link = Link {
            fragment: link,
            note,
            theme,
            home_left,
        };
        let Preview {
            language,
            theme,
            title,
            game,
            announcement,
            room,
        } = link.preview(&link_preview::words(language, texts));
        let (tag, direction) = (language.tag().to_owned(), language.direction().to_owned());
        vec![
            tag,
            direction,
            theme.key().to_owned(),
            title,
            game,
            announcement,
            room,
        ]
    }
}
