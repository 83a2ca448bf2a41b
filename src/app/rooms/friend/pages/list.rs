//! The kept games, and the ways to another one.

use correspondence::{Due, Msg, StoredEntry, line};
use leptos::{html, prelude::*};
use library::EntryId;
use room::Loading;
use table::Route;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{Friend, effects::now};

/// A file with more bytes holds no game that this page has exported.
const MAX_FILE_BYTES: f64 = 4e6;

/// The page with the kept games.
#[component]
pub(super) fn List(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let games = friend.slice(|model| {
        let line = |kept: &StoredEntry| (kept.key.clone(), kept.summary.due, line(model, kept));
        model.entries().iter().map(line).collect::<Vec<_>>()
    });
    let loading = friend.slice(correspondence::Model::loading);
    let damaged = friend.slice(correspondence::Model::unreadable);
    let told = move || {
        friend.text(|words| match loading.get() {
            Loading::Reading => words.library_loading(),
            Loading::Failed(why) => words.friend_not_stored(why.key()),
            Loading::Ready if games.with(Vec::is_empty) => words.friend_no_games(),
            Loading::Ready => String::new(),
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
            friend.send(Msg::OpenLink(text, now()));
        });
    };
    view! {
        <button class="button" on:click=choose>{friend.text(words::Words::friend_import)}</button>
        <input node_ref=field type="file" accept=".txt,text/plain" hidden on:change=chosen/>
    }
}

/// A field for a link that came as text.
#[component]
pub(super) fn Paste(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let field = NodeRef::<html::Input>::new();
    let open = move || {
        if let Some(field) = field.get_untracked() {
            friend.send(Msg::OpenLink(field.value(), now()));
        }
    };
    let submitted = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        open();
    };
    view! {
        <form class="friend-paste" on:submit=submitted>
            <label>
                <span>{words.friend_paste_field()}</span>
                <input node_ref=field type="text" dir="ltr" autocomplete="off" spellcheck="false"/>
            </label>
            <button class="button">{words.friend_paste()}</button>
        </form>
    }
}
