//! The link that has to be sent: its code for a camera, the way to the clipboard and to the system's share sheet.

use correspondence::{Model, player_name};
use leptos::prelude::*;
use share::QrCode;
use wasm_bindgen_futures::spawn_local;

use super::Friend;
use crate::sharing::{
    copy::{address, can_send, copy, send},
    qr,
};

/// The link for the friend, as long as there is one to be sent.
#[component]
pub(super) fn LinkPanel(friend: Friend) -> impl IntoView {
    let link = friend.slice(|model: &Model| Some(address()? + "#" + &model.link()?));
    let live = friend.slice(Model::is_live);
    move || {
        let hidden = friend.calling.with(Option::is_some) || live.get();
        let link = link.get().filter(|_| !hidden);
        let name = || {
            let name = friend.model.with_untracked(player_name);
            friend.text(|words| words.friend_your_link(name))
        };
        link.map(|link| view! { <Link friend name=name() link/> })
    }
}

/// A link to be sent, and what it is called.
#[component]
pub(super) fn Link(friend: Friend, name: String, link: String) -> impl IntoView {
    let words = friend.words.get_value();
    let (heard, copied) = (name.clone(), RwSignal::new(false));
    let code = QrCode::of(&link).map(|code| qr(&words, code));
    let (to_copy, to_send) = (link.clone(), link.clone());
    let copy_it = move |_| {
        let link = to_copy.clone();
        spawn_local(async move {
            let done = copy(&link).await;
            let _gone = copied.try_set(done);
            friend.shell.say(&friend.text(|words| {
                if done {
                    words.share_copied_what(words.share_link())
                } else {
                    words.share_not_copied()
                }
            }));
        });
    };
    let send_it = move |_| {
        let link = to_send.clone();
        let title = friend.text(words::Words::game_name);
        spawn_local(async move { send(&title, &link).await });
    };
    let label = move || {
        friend.text(|words| {
            if copied.get() {
                words.share_copied()
            } else {
                words.share_copy_link()
            }
        })
    };
    let select = |event: leptos::ev::FocusEvent| {
        let field: web_sys::HtmlInputElement = event_target(&event);
        field.select();
    };
    let sends = can_send().then(|| {
        view! { <button class="button" on:click=send_it>{words.share_send()}</button> }
    });
    view! {
        <section class="friend-link" aria-label=heard>
            {code}
            <div>
                <input
                    readonly
                    dir="ltr"
                    aria-label=name
                    prop:value=link
                    on:focus=select
                />
                <div class="friend-buttons">
                    <button class="button primary" on:click=copy_it>{label}</button>
                    {sends}
                </div>
            </div>
        </section>
    }
}
