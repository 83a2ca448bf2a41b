//! Field for the player's own name.

use leptos::prelude::*;

use crate::{form_fields::name_input, rooms::friend::state::Friend};

/// Draws the field for the player's own name. `typed` receives the name on each input; `about` is the ID of the element
/// that describes the field.
pub(super) fn own_name_field(
    friend: Friend,
    name: String,
    about: Option<&'static str>,
    typed: impl Fn(String) + 'static,
) -> AnyView {
    let label = friend.words.read_value().friend_name();
    name_input(
        "field",
        label,
        "nickname",
        about,
        Signal::stored(name),
        typed,
    )
}
