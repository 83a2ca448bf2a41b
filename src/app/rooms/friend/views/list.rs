//! Friends home page: the stored games as boards, and the ways to play together.

use std::collections::HashMap;

use ::board::{Scene, picture};
use correspondence::{Due, GameCard, Msg, board_picture, cards};
use leptos::{html, prelude::*};
use library::{
    EntryId,
    room::{Loading, StoreError},
};
use rules::Player;
use table::Route;
use wasm_bindgen_futures::JsFuture;
use words::Words;

use super::{own_name::own_name_field, paste::Paste, seats::seats};
use crate::{
    board::LittleBoard,
    browser::{file, spawn_local, unix_ms},
    parts::{Icon, icon, onward},
    rooms::{
        friend::{effects::root, state::Friend},
        views::{begin::Begin, controls::list_status},
    },
};

/// Maximum size of an imported file, in bytes; files exported by this page are always smaller.
const MAX_FILE_BYTES: f64 = 4e6;

/// Cache of drawn boards, each with the version of its game; cached because drawing a board replays the game.
type Pictures = StoredValue<HashMap<EntryId, (u64, Scene)>>;

/// Draws the stored games and the ways to play together.
#[component]
pub(crate) fn List(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let games = friend.slice(cards);
    let loading = friend.slice(correspondence::Model::loading);
    let damaged = friend.slice(correspondence::Model::unreadable);
    let status = move || {
        let failed = |words: &Words, why: StoreError| words.friend_not_stored(why.key());
        friend.text(|words| list_status(words, loading.get(), failed))
    };
    let is_empty = friend.slice(correspondence::Model::is_empty);
    // Up to three games fill the page; with more, the other ways to play are beside them.
    let size = Memo::new(move |_| match games.with(Vec::len) {
        0 => "none",
        1 => "one",
        2 => "two",
        3 => "three",
        _ => "many",
    });
    let is_read = Memo::new(move |_| loading.get() != Loading::Reading);
    view! {
        <div class=move || format!("friends-home {}", size.get())>
            {move || friend.more.get().then(|| view! { <div class="surface friend-open"><Paste friend/></div> })}
            <section class="friend-games" aria-label=words.friend_games()>
                {move || is_empty.get().then(|| view! { <Empty friend/> })}
                <p class="hint" role="status">{status}</p>
                <Groups friend games/>
                {move || {
                    let count = damaged.get();
                    (count > 0).then(|| view! { <p class="hint">{friend.text(|words| words.friend_damaged_games(count))}</p> })
                }}
            </section>
            {move || is_read.get().then(|| view! { <Together friend/> })}
        </div>
    }
}

/// Creates an invitation with the default terms.
pub(crate) fn invite_at_once(friend: Friend) {
    friend.send(Msg::InviteAtOnce(root(), unix_ms()));
}

/// Draws an introduction to games with friends, with a button for inviting the first friend.
#[component]
fn Empty(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let name = friend.model.with_untracked(correspondence::Model::own_name);
    let invite = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        invite_at_once(friend);
    };
    let name = own_name_field(friend, name, Some("friend-name-about"), move |name| {
        friend.send(Msg::OwnName(name));
    });
    view! {
        <Begin
            picture=opponents(&words)
            title=words.friend_begin()
            about=words.friend_about()
            steps=steps(&words).into()
        >
            <form class="friend-begin" on:submit=invite>
                {name}
                <small id="friend-name-about">{words.friend_name_about()}</small>
                <button class="button primary large">
                    {icon(Icon::Plus)}
                    {words.friend_invite()}
                </button>
            </form>
        </Begin>
    }
}

/// Returns the steps from the invitation to the game.
pub(super) fn steps(words: &Words) -> [String; 3] {
    ["invite", "accept", "play"].map(|step| words.friend_how(step))
}

/// Draws two opponents at a board.
pub(super) fn opponents(words: &Words) -> AnyView {
    let scene = picture(
        "24:1 20:1 13:4 8:3 6:4 5:2",
        "24:2 13:4 8:3 6:4 4:2",
        "5 3",
        "",
    );
    let names = [words.friend_nameless(), words.name_you()];
    seats(scene, Player::White, names)
}

/// Draws the games, grouped by whose turn it is.
#[component]
fn Groups(friend: Friend, games: Memo<Vec<GameCard>>) -> impl IntoView {
    let pictures: Pictures = StoredValue::default();
    let group = move |key: &'static str, title: String, wanted: &'static [Due]| {
        let all = move || {
            games.with(|games| {
                let fits = games.iter().filter(|game| wanted.contains(&game.due));
                fits.cloned().collect::<Vec<_>>()
            })
        };
        let is_any = Memo::new(move |_| !all().is_empty());
        move || {
            let title = title.clone();
            is_any.get().then(|| {
                view! {
                    <div class="friend-group">
                        <h2 class="gh">{title}</h2>
                        <ul class=format!("friend-boards {key}")>
                            {move || {
                                let is_only = games.with(Vec::len) == 1;
                                all().into_iter().map(|game| card(friend, pictures, game, is_only)).collect_view()
                            }}
                        </ul>
                    </div>
                }
            })
        }
    };
    let words = friend.words.read_value();
    view! {
        {group("mine", words.friend_due("mine"), &[Due::Mine])}
        {group("waiting", words.friend_waiting(), &[Due::Theirs, Due::Invited])}
        {group("over", words.friend_due("over"), &[Due::Nobody, Due::Moved])}
    }
}

/// Draws a game as a card: its board, the friend, the score, whose turn it is (unless the group heading says so), and
/// the action of the link, which is styled as a button if there is only one game.
fn card(friend: Friend, pictures: Pictures, game: GameCard, is_only: bool) -> impl IntoView {
    let scene = board_of(friend, pictures, &game);
    let is_told = matches!(game.due, Due::Mine | Due::Theirs | Due::Nobody);
    let state = (!is_told).then(|| view! { <span class="friend-state">{game.state}</span> });
    let action = match game.due {
        Due::Mine => {
            let class = if is_only {
                "button primary"
            } else {
                "friend-go"
            };
            view! { <span class=class>{friend.text(Words::go_on)}</span> }.into_any()
        }
        _ => onward(),
    };
    view! {
        <li>
            <a class="friend-card" href=Route::Friend(Some(game.key)).to_string()>
                <span class="friend-board">{scene.map(|scene| view! { <LittleBoard scene/> })}</span>
                <b class="friend-title" dir="auto">{game.name}</b>
                <span class="friend-stands">{game.stands}</span>
                {state}
                <span class="friend-changed">{game.changed}</span>
                {action}
            </a>
        </li>
    }
}

fn board_of(friend: Friend, pictures: Pictures, game: &GameCard) -> Option<Scene> {
    let cached = pictures.with_value(|all| all.get(&game.key).cloned());
    if let Some((version, scene)) = cached
        && version == game.version
    {
        return Some(scene);
    }
    let drawn = friend
        .model
        .with_untracked(|model| board_picture(model, &game.key))?;
    pictures.update_value(|all| {
        all.insert(game.key.clone(), (game.version, drawn.clone()));
    });
    Some(drawn)
}

/// Draws the content of a row: an icon, a name, and a line of explanation.
pub(crate) fn row(picture: Icon, name: String, about: String) -> impl IntoView {
    view! {
        {icon(picture)}
        <span class="li-text"><b class="n">{name}</b><span class="s">{about}</span></span>
        {onward()}
    }
}

/// Draws the rows for live play and duplicates, and the import button.
#[component]
fn Together(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    view! {
        <section class="friends-together" aria-labelledby="friends-together">
            <h2 class="gh" id="friends-together">{words.friend_together()}</h2>
            <div class="group">
                <button class="li" on:click=move |_| invite_at_once(friend)>
                    {row(Icon::Live, words.friend_live(), words.friend_live_about())}
                </button>
                <a class="li" href=Route::Duplicate(None).to_string()>
                    {row(Icon::Same, words.friend_duplicate(), words.friend_duplicate_about())}
                </a>
                <Import friend/>
            </div>
        </section>
    }
}

/// Draws the button that imports a game from another device.
#[component]
fn Import(friend: Friend) -> impl IntoView {
    let words = friend.words.read_value();
    let field = NodeRef::<html::Input>::new();
    let chosen = move |_| {
        let Some(file) = file::take_chosen(field) else {
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
        <button class="li" on:click=move |_| file::choose(field)>
            {row(Icon::Folder, words.friend_import(), words.friend_import_about())}
        </button>
        <input node_ref=field type="file" accept=".txt,text/plain" hidden on:change=chosen/>
    }
}
