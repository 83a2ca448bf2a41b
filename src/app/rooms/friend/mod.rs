//! The room for games with friends: invitations, kept games, and the board of the one that is shown.

mod effects;
mod form;
mod game;
mod input;
mod link;
mod list;
mod live;
mod panel;
#[cfg(test)]
mod tests;

use correspondence::{Model, Msg, Page, heading, notice, update};
use leptos::prelude::*;
use library::EntryId;
use table::{Place, Route};
use words::Words;

use self::{
    game::Game,
    link::LinkPanel,
    list::List,
    live::{Direct, Inviting, Line, Offering, Watch},
    panel::Now,
};
use super::{Room, Shell, change::change};

part! { friend:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// The room's model and what it needs to carry out its effects. Copies are the same room.
#[derive(Clone, Copy)]
struct Friend {
    shell: Shell,
    model: RwSignal<Model>,
    words: StoredValue<Words>,
    /// The place of the board that the keyboard was at last.
    place: RwSignal<Option<Place>>,
    /// The part for direct connections, once it has come.
    line: RwSignal<Option<Line>>,
    /// What to do until the direct connection that is being made for the shown game is open.
    calling: RwSignal<Option<String>>,
}

impl Friend {
    /// Changes the model, and does what has to be done.
    fn send(self, msg: Msg) {
        let carry_out = |effect| effects::carry_out(self, effect);
        if change(self.model, |model| update(model, msg), carry_out) {
            live::follow(self);
            effects::keep_focus();
        }
    }

    /// A part of the model, which changes only when it does.
    fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Model) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.model.with(&part))
    }

    fn text(self, text: impl FnOnce(&Words) -> String) -> String {
        self.words.with_value(text)
    }
}

/// With this the link of a game begins that others play.
const WATCHED: &str = "w=";

/// Which page is shown: another one is built anew.
#[derive(Clone, PartialEq)]
enum Shown {
    List,
    New,
    Offered,
    /// An invitation of the player's own.
    Invited(EntryId),
    Game(EntryId),
    /// A game that others play, by its link.
    SpectatedGame(String),
}

fn shown(model: &Model) -> Shown {
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

/// The room's model, without a game or with that of the address.
fn friend(shell: Shell) -> Friend {
    let words = shell.words();
    let first = match shell.route() {
        Route::FriendLink(link) if link.starts_with(WATCHED) => None,
        Route::FriendLink(link) => Some(Msg::OpenLink(link, effects::now())),
        Route::Friend(Some(key)) => Some(Msg::Open(key)),
        _ => None,
    };
    let settings = shell.settings();
    let model = Model::new(words.clone(), settings.get_untracked(), first);
    let friend = Friend {
        shell,
        model: RwSignal::new(model),
        words: StoredValue::new(words),
        place: RwSignal::new(None),
        line: RwSignal::new(live::line()),
        calling: RwSignal::new(None),
    };
    effects::load(friend);
    input::listen(friend);
    Effect::new(move |_| friend.send(Msg::Settings(settings.get())));
    friend
}

fn room(shell: Shell) -> AnyView {
    let friend = friend(shell);
    let watched = RwSignal::new(match shell.route() {
        Route::FriendLink(link) if link.starts_with(WATCHED) => Some(link),
        _ => None,
    });
    let title = Memo::new(move |_| match watched.get() {
        Some(_) => {
            // The texts come with the part.
            friend.line.track();
            friend.text(Words::live_watching)
        }
        None => friend.model.with(heading),
    });
    Effect::new(move |_| shell.entitle(&title.get().replace(['\u{2068}', '\u{2069}'], "")));
    let page = Memo::new(move |_| match watched.get() {
        Some(link) => Shown::SpectatedGame(link),
        None => friend.model.with(shown),
    });
    let back = move |_| {
        if page.get_untracked() == Shown::List {
            shell.leave();
        } else {
            watched.set(None);
            friend.send(Msg::ShowList);
        }
    };
    let back_label = move || {
        friend.text(|words| match page.get() {
            Shown::List => words.back_to_game(),
            _ => words.back(),
        })
    };
    view! {
        <main class="room friend-room" class:playing=move || matches!(page.get(), Shown::Game(_) | Shown::SpectatedGame(_))>
            <header class="room-head">
                <button class="button" on:click=back>{back_label}</button>
                <h1 tabindex="-1">{move || title.get()}</h1>
            </header>
            // Beside a board the notices stand in the panel, so that the board does not move.
            {move || (!matches!(page.get(), Shown::Game(_))).then(|| view! { <Told friend/> })}
            {move || body(friend, page.get())}
        </main>
    }
    .into_any()
}

fn body(friend: Friend, page: Shown) -> AnyView {
    match page {
        Shown::List => view! { <List friend/> }.into_any(),
        Shown::New => view! { <Inviting friend/> }.into_any(),
        Shown::Offered => view! { <Offering friend/> }.into_any(),
        Shown::Invited(_) => view! {
            <div class="friend-page">
                <Now friend/>
                <LinkPanel friend/>
                <Direct friend/>
            </div>
        }
        .into_any(),
        Shown::Game(_) => view! { <Game friend/> }.into_any(),
        Shown::SpectatedGame(link) => view! { <Watch friend link/> }.into_any(),
    }
}

/// The notices about the last link or button.
#[component]
fn Told(friend: Friend) -> impl IntoView {
    let told = friend.slice(|model| model.notice().map(|shown| notice(model, shown)));
    view! {
        <div class="friend-told" role="alert">
            {move || told.get().map(|told| view! { <p class="problem">{told}</p> })}
        </div>
    }
}
