//! The kept games, and the ways to another one.

use correspondence::{Due, Msg, StoredEntry, line};
use leptos::{html, prelude::*};
use library::EntryId;
use room::StoreError;
use table::Route;
use wasm_bindgen_futures::JsFuture;
use words::Words;

use super::paste::Paste;
use crate::{
    browser::{spawn_local, unix_ms},
    rooms::{friend::state::Friend, views::controls::list_status},
};

/// A file with more bytes holds no game that this page has exported.
const MAX_FILE_BYTES: f64 = 4e6;

/// The page with the kept games.
#[component]
pub(crate) fn List(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let games = friend.slice(|model| {
        let line = |kept: &StoredEntry| (kept.key.clone(), kept.summary.due, line(model, kept));
        model.entries().iter().map(line).collect::<Vec<_>>()
    });
    let loading = friend.slice(correspondence::Model::loading);
    let damaged = friend.slice(correspondence::Model::unreadable);
    let told = move || {
        let is_empty = games.with(Vec::is_empty);
        let failed = |words: &Words, why: StoreError| words.friend_not_stored(why.key());
        friend.text(|words| {
            list_status(
                words,
                loading.get(),
                is_empty,
                failed,
                Words::friend_no_games,
            )
        })
    };
    let game = |(key, due, [title, about]): (EntryId, Due, [String; 2])| {
        view! {
            <li class:mine=due == Due::Mine>
                <a href=Route::Friend(Some(key)).to_string()>
                    <span class="friend-title">{title}</span>
                    <span class="hint">{about}</span>
                </a>
            </li>
        }
    };
    view! {
        <div class="friend-page">
            <p class="hint">{words.friend_about()}</p>
            <div class="friend-buttons">
                <button class="button primary" on:click=move |_| friend.send(Msg::ShowForm)>{words.friend_invite()}</button>
                <Import friend/>
            </div>
            <Paste friend/>
            <p><a class="card-study" href=Route::Duplicate(None).to_string()>{words.friend_duplicate()}</a></p>
            <section class="friend-games" aria-labelledby="friend-games">
                <h2 id="friend-games">{words.friend_games()}</h2>
                <p class="hint" role="status">{told}</p>
                <ul>{move || games.get().into_iter().map(game).collect_view()}</ul>
                {move || {
                    let count = damaged.get();
                    (count > 0).then(|| view! { <p class="hint">{friend.text(|words| words.friend_damaged_games(count))}</p> })
                }}
            </section>
        </div>
    }
}

/// The way in for a game that another device has exported.
#[component]
fn Import(friend: Friend) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    let choose = move |_| {
        if let Some(field) = field.get_untracked() {
            field.click();
        }
    };
    let chosen = move |_| {
        let file = field.get_untracked().and_then(|field| {
            let file = field.files()?.get(0);
            // The same file can be chosen again.
            field.set_value("");
            file
        });
        let Some(file) = file else {
            return;
        };
        if file.size() >= MAX_FILE_BYTES {
            friend.send(Msg::FileTooLarge);
            return;
        }
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            let text = text.and_then(|text| text.as_string()).unwrap_or_default();
            friend.send(Msg::OpenLink(text, unix_ms()));
        });
    };
    view! {
        <button class="button" on:click=choose>{friend.text(Words::friend_import)}</button>
        <input node_ref=field type="file" accept=".txt,text/plain" hidden on:change=chosen/>
    }
}
