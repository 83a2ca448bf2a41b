//! The link that has to be sent.

use correspondence::{Model, player_name};
use leptos::prelude::*;

use crate::{
    rooms::{friend::state::Friend, views::link},
    sharing::copy::address,
};

/// The link for the friend, as long as there is one to be sent.
#[component]
pub(crate) fn LinkPanel(
    friend: Friend,
    /// Set once the link has been copied or sent.
    #[prop(default = RwSignal::new(false))]
    sent: RwSignal<bool>,
) -> impl IntoView {
    let link = friend.slice(|model: &Model| Some(address()? + "#" + &model.link()?));
    let live = friend.slice(Model::is_live);
    move || {
        let hidden = friend.calling.with(Option::is_some) || live.get();
        let link = link.get().filter(|_| !hidden);
        let name = || {
            let name = friend.model.with_untracked(player_name);
            friend.text(|words| words.friend_your_link(name))
        };
        link.map(|link| view! { <link::Link shell=friend.shell name=name() link sent/> })
    }
}

/// A link to be sent, and what it is called.
#[component]
pub(crate) fn Link(friend: Friend, name: String, link: String) -> impl IntoView {
    view! { <link::Link shell=friend.shell name link/> }
}
