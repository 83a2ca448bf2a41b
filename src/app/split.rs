//! Entry points of the lazy-loaded chunks that are split off the page's program.
//!
//! The program that loads first contains the board and its controls, the store, and the whole of [`table::update`], so
//! that every message is handled immediately. The chunk `later` follows: the side panel and the dialogs, the listeners,
//! the engine client, and the code that reads stored games, which a first visit does not need. A dialog that is
//! requested before the chunk has loaded opens afterwards, because the model contains the request. Every room is a
//! separate chunk.

/// Defines the entry point of a chunk: an async function that fetches the chunk if necessary, then returns `value`.
/// Code that is reachable only from `value` is compiled into the chunk.
///
/// Only `cargo xtask dist` compiles for splitting (`build.rs`). In Trunk builds, the function returns immediately.
///
/// # Errors
/// Returns an error if the chunk cannot be fetched; `script/start.js` has already reported the failure to the player.
macro_rules! part {
    ($part:ident: $(#[$attribute:meta])* $visibility:vis fn $entry:ident() -> $type:ty { $value:expr }) => {
        $(#[$attribute])*
        #[cfg(split)]
        #[leptos::wasm_split::wasm_split($part, wasm_split_path = leptos::wasm_split, fallible)]
        $visibility fn $entry() -> Result<$type, leptos::wasm_split::SplitLoaderError> {
            Ok($value)
        }

        $(#[$attribute])*
        #[cfg(not(split))]
        $visibility async fn $entry() -> Result<$type, leptos::wasm_split::SplitLoaderError> {
            Ok($value)
        }
    };
}
