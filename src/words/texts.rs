//! The methods of [`crate::Words`], one for each message, as `build.rs` has written them.

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
