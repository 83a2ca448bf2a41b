//! Link to share with the friend.

use correspondence::{Model, Msg, Playing, player_name};
use leptos::prelude::*;

use crate::{
    rooms::{friend::state::Friend, views::link},
    sharing::copy::address,
};

/// Draws the link for the friend while the player has one to send.
#[component]
pub(crate) fn LinkPanel(
    friend: Friend,
    /// `true` to show a QR code beside the link.
    #[prop(default = true)]
    scans: bool,
) -> impl IntoView {
    let link = link_to_send(friend);
    let sent = is_sent(friend);
    let primary = Signal::derive(move || !sent.get());
    let on_sent = move |()| friend.send(Msg::LinkSent);
    move || {
        let link = link();
        let name = || {
            let name = friend.model.with_untracked(player_name);
            friend.text(|words| words.friend_your_link(name))
        };
        link.map(|link| view! { <link::Link shell=friend.shell name=name() link scans primary on_sent/> })
    }
}

/// Returns the link that the player needs to send to the friend; `None` if there is none to send, or a direct
/// connection is open or being set up.
pub(crate) fn link_to_send(friend: Friend) -> impl Fn() -> Option<String> + Copy {
    let link = friend.slice(|model: &Model| Some(address()? + "#" + &model.link()?));
    let live = friend.slice(Model::is_live);
    move || {
        let hidden = friend.calling.with(Option::is_some) || live.get();
        link.get().filter(|_| !hidden)
    }
}

/// Returns a memo that becomes `true` once the player has probably sent the link.
pub(crate) fn is_sent(friend: Friend) -> Memo<bool> {
    friend.slice(|model| model.playing().is_some_and(Playing::is_sent))
}

/// Draws a share link and its name.
#[component]
pub(crate) fn Link(friend: Friend, name: String, link: String) -> impl IntoView {
    view! { <link::Link shell=friend.shell name link/> }
}
