//! Room for games with friends: invitations, stored games, and the board of the current game.

use correspondence::{Model, Msg, Page, Preferences, game_title, heading};
use leptos::prelude::*;
use library::{EntryId, room::Loading};
use table::{Route, Settings};
use words::Words;

use self::{
    live::{Direct, Inviting, Offering, OwnInvitation, Watch},
    state::Friend,
    views::{
        game::Game,
        list::{List, invite_at_once},
        paste::LINK_FIELD,
        told::Told,
    },
};
use super::{
    Room, Shell,
    room_state::RoomState,
    views::head::{Inner, RoomHead},
};
use crate::{
    browser::{focus, screen, timer, unix_ms},
    parts::{Icon, icon},
};

mod effects;
mod input;
mod live;
mod state;
mod storage;
#[cfg(test)]
mod tests;
mod views;

part! { friend:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

/// Prefix of links to games between other players.
const WATCHED: &str = "w=";

/// Page of the friend room; changing the page rebuilds the content.
#[derive(Clone, PartialEq)]
enum Shown {
    List,
    New,
    Offered,
    /// The player's own invitation.
    Invited(EntryId),
    Game(EntryId),
    /// A game between other players, identified by its link.
    SpectatedGame(String),
}

impl Shown {
    /// Returns `true` if the page is a board with a panel beside it.
    const fn is_board(&self) -> bool {
        matches!(self, Self::Offered | Self::Game(_) | Self::SpectatedGame(_))
    }
}

fn shown_page(model: &Model) -> Shown {
    match model.page() {
        Page::List => Shown::List,
        Page::New(_) => Shown::New,
        Page::Offered(..) => Shown::Offered,
        Page::Game(playing) => match playing.game() {
            Some(_) => Shown::Game(playing.key().clone()),
            None => Shown::Invited(playing.key().clone()),
        },
    }
}

/// Returns the room's model, with the game from the address, if any.
fn friend(shell: Shell) -> Friend {
    let first = match shell.route() {
        Route::FriendLink(link) if link.starts_with(WATCHED) => None,
        Route::FriendLink(link) => Some(Msg::OpenLink(link, unix_ms())),
        Route::Friend(Some(key)) => Some(Msg::Open(key)),
        _ => None,
    };
    let settings = shell.settings();
    let model = Model::new(shell.words(), preferences(settings.get_untracked()), first);
    let friend = Friend::new(RoomState::new(shell, model), live::line());
    effects::load(friend);
    input::listen(friend);
    Effect::new(move |_| friend.send(Msg::Preferences(preferences(settings.get()))));
    friend
}

/// Returns the settings that affect the room.
const fn preferences(settings: Settings) -> Preferences {
    Preferences {
        look: settings.look(),
        confirm_double: settings.confirm_double,
    }
}

fn room(shell: Shell) -> AnyView {
    page(friend(shell))
}

fn page(friend: Friend) -> AnyView {
    let shell = friend.shell;
    let watched = RwSignal::new(match shell.route() {
        Route::FriendLink(link) if link.starts_with(WATCHED) => Some(link),
        _ => None,
    });
    let title = Memo::new(move |_| match watched.get() {
        Some(_) => {
            // The texts load with the chunk.
            friend.line.track();
            friend.text(Words::live_watching)
        }
        None => friend.model.with(heading),
    });
    Effect::new(move |_| shell.entitle(&title.get().replace(['\u{2068}', '\u{2069}'], "")));
    let page = Memo::new(move |_| match watched.get() {
        Some(link) => Shown::SpectatedGame(link),
        None => friend.model.with(shown_page),
    });
    let is_list = Memo::new(move |_| page.get() == Shown::List);
    // Beside a board, the friend's name is shown in the friend's strip.
    let head = Memo::new(move |_| match page.get() {
        Shown::List => [Words::place_friends, Words::friend_fact].map(|text| friend.text(text)),
        Shown::Game(_) => friend.model.with(game_title).unwrap_or_default(),
        _ => [title.get(), String::new()],
    });
    let shown_title = Signal::derive(move || head.with(|head| head[0].clone()));
    let fact = Signal::derive(move || head.with(|head| head[1].clone()));
    // The introduction shown for an empty list has its own button.
    let invites = friend.slice(|model| {
        let is_failed = matches!(model.loading(), Loading::Failed(_));
        is_failed || !model.entries().is_empty()
    });
    let has_more = Memo::new(move |_| {
        let is_asked = friend.model.with(|model| {
            let playing = model.playing();
            playing.is_some_and(|playing| playing.question().is_some())
        });
        matches!(page.get(), Shown::Game(_) | Shown::Invited(_)) && !is_asked
    });
    Effect::new(move |_| {
        page.track();
        friend.more.set(false);
        // The next page reuses the scrolled elements of the previous one.
        screen::scroll_to_top();
    });
    let inner = Inner::new(
        Route::Friend(None),
        Signal::derive(move || !is_list.get()),
        Callback::new(move |()| {
            watched.set(None);
            friend.send(Msg::ShowList);
        }),
    );
    view! {
        <main
            class="room friend-room"
            class:home=is_list
            class:playing=move || page.get().is_board()
            class:offered=move || page.get() == Shown::Offered
        >
            <RoomHead shell title=shown_title subtitle=fact inner>
                {move || is_list.get().then(|| open_link(friend))}
                {move || (is_list.get() && invites.get()).then(|| invite(friend))}
                {move || has_more.get().then(|| more(friend))}
            </RoomHead>
            {move || framed(friend, page.get())}
        </main>
    }
    .into_any()
}

/// Draws the list's primary button, which creates an invitation.
fn invite(friend: Friend) -> impl IntoView {
    view! {
        <button class="button primary" on:click=move |_| invite_at_once(friend)>
            {icon(Icon::Plus)}
            {friend.text(Words::friend_invite)}
        </button>
    }
}

/// Draws the button that shows and focuses the link field.
fn open_link(friend: Friend) -> impl IntoView {
    let toggle = move |_| {
        friend.more.update(|more| *more = !*more);
        if friend.more.get_untracked() {
            timer::after(0, || focus::field(LINK_FIELD));
        }
    };
    view! {
        <button class="button" aria-expanded=move || friend.more.get().to_string() on:click=toggle>
            {icon(Icon::Link)}
            <span>{friend.text(Words::friend_paste)}</span>
        </button>
    }
}

/// Draws the button that shows the rarely used controls.
fn more(friend: Friend) -> impl IntoView {
    let name = friend.text(Words::friend_more);
    view! {
        <button
            class="icon"
            aria-label=name.clone()
            title=name
            aria-expanded=move || friend.more.get().to_string()
            on:click=move |_| friend.more.update(|more| *more = !*more)
        >
            {icon(Icon::More)}
        </button>
    }
}

/// Draws a page with its notices: directly beside the board, or in a scrolling area below the header if there is no
/// board.
fn framed(friend: Friend, page: Shown) -> AnyView {
    let (is_board, is_game) = (page.is_board(), matches!(page, Shown::Game(_)));
    // Beside a game's board, the notices are in the panel, so that the board does not move.
    let content = view! {
        {(!is_game).then(|| view! { <Told friend/> })}
        {body(friend, page)}
    };
    if is_board {
        content.into_any()
    } else {
        view! { <div class="room-body">{content}</div> }.into_any()
    }
}

fn body(friend: Friend, page: Shown) -> AnyView {
    match page {
        Shown::List => view! { <List friend/> }.into_any(),
        Shown::New => view! { <Inviting friend/> }.into_any(),
        Shown::Offered => view! { <Offering friend/> }.into_any(),
        Shown::Invited(_) => view! {
            <div class="friend-page friend-invited">
                <OwnInvitation friend/>
                <section class="surface friend-direct" aria-labelledby="friend-direct">
                    <h2 class="gh" id="friend-direct">{friend.text(Words::friend_together)}</h2>
                    <Direct friend/>
                </section>
            </div>
        }
        .into_any(),
        Shown::Game(_) => view! { <Game friend/> }.into_any(),
        Shown::SpectatedGame(link) => view! { <Watch friend link/> }.into_any(),
    }
}
