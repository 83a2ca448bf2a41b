//! Panel for a direct connection.

use correspondence::{Model, Playing, is_due, player_name};
use friend::SpectatedGame;
use leptos::{html, prelude::*};
use live::Stage;
use words::{Arg, Words};

use super::{
    audience,
    plays::Plays,
    shown::{Shown, shown},
    speech::{differ, status_text},
    state::{hang_up, link, offer},
    stun::{set_stun, stun},
};
use crate::{
    parts::{Icon, icon},
    rooms::friend::{
        state::Friend,
        views::{
            link::Link,
            list::row,
            panel::{Answers, More, Versions},
            paste::Paste,
        },
    },
    sharing::copy::address,
};

/// Draws two conflicting versions of a message, if any, the connection for the shown game, and the actions for it. This
/// chunk contains all views not needed to play a turn, so that the room loads faster.
pub(super) fn panel(friend: Friend) -> AnyView {
    let signal = shown();
    let shown_key = friend.slice(|model| model.playing().map(|playing| playing.key().clone()));
    let ours = Memo::new(move |_| {
        let shown = signal.get();
        // A connection for another game is not shown.
        if shown.key == shown_key.get() {
            shown
        } else {
            Shown::default()
        }
    });
    let question = friend.slice(|model| model.playing().and_then(Playing::question));
    let hang_up = move || {
        let is_connected = ours.with(|shown| shown.stage == Stage::Connected);
        is_connected.then(|| view! { <HangUp label=friend.text(Words::live_disconnect)/> })
    };
    let may_connect = friend.slice(may_connect);
    let server = move || {
        let is_off = ours.with(|shown| matches!(shown.stage, Stage::Off | Stage::Ended(_)));
        (is_off && may_connect.get()).then(|| view! { <Server friend/> })
    };
    Effect::new(move |_| {
        if question.get().is_some() {
            friend.more.set(false);
        }
    });
    view! {
        <section class="friend-more" aria-label=friend.text(Words::friend_more) hidden=move || !friend.more.get()>
            <div class="modal-head">
                <h2>{friend.text(Words::friend_more)}</h2>
                <button class="icon" aria-label=friend.text(Words::close) on:click=move |_| friend.more.set(false)>
                    {icon(Icon::Close)}
                </button>
            </div>
            {hang_up}
            <More friend/>
            <Spectators friend/>
            {server}
        </section>
        <Versions friend/>
        <Answers friend/>
        <Plays friend/>
        <section class="friend-live" aria-label=friend.text(Words::live_connect)>
            {lines(friend, ours)}
            {controls(friend, ours, may_connect)}
            <Watching friend/>
        </section>
    }
    .into_any()
}

/// Draws the state of the connection and any disagreement between the clocks; both are announced to screen readers.
fn lines(friend: Friend, ours: Memo<Shown>) -> impl IntoView {
    let timed = friend.slice(|model| {
        let game = model.playing().and_then(Playing::game);
        game.is_some_and(|game| game.time_control().is_some())
    });
    let status = Memo::new(move |_| {
        let name = name(friend);
        friend.text(|words| status_text(words, &ours.get(), timed.get(), name.clone()))
    });
    let time = friend.slice(move |model| {
        let game = model.playing()?.game()?;
        let out = game.due() == Some(game.me()) && game.time_left()?[game.me()] == 0;
        (out && model.is_live()).then(|| model.words().live_clock_over(player_name(model)))
    });
    let differ = Memo::new(move |_| {
        let difference = ours.with(|shown| shown.differ)?;
        let me = friend
            .model
            .with_untracked(|model| Some(model.playing()?.me()))?;
        Some(differ(friend, difference, me))
    });
    Effect::new(move |_| {
        let lines = [Some(status.get()), time.get(), differ.get()];
        let lines: Vec<String> = lines
            .into_iter()
            .flatten()
            .filter(|line| !line.is_empty())
            .collect();
        if !lines.is_empty() {
            friend.shell.say(&lines.join(" "));
        }
    });
    let due = friend.slice(is_due);
    view! {
        {move || {
            let status = status.get();
            // Unless it is the player's turn, the panel's first line contains the instruction for connecting.
            let calling = friend.calling.with(Option::is_some)
                && ours.with(|shown| shown.problem.is_none())
                && !due.get();
            let is_visible = !status.is_empty() && !calling;
            // The status is highlighted while connected.
            let connected = ours.with(|shown| shown.stage == Stage::Connected && shown.problem.is_none());
            is_visible.then(|| view! { <p class="friend-line" class:connected=connected>{icon(Icon::Live)}<span>{status}</span></p> })
        }}
        {move || time.get().map(|line| view! { <p class="friend-line problem">{line}</p> })}
        {move || differ.get().map(|line| view! { <p class="friend-line problem">{line}</p> })}
    }
}

/// Returns `true` if the shown game can continue on this device over a direct connection.
fn may_connect(model: &Model) -> bool {
    let playing = model.playing();
    let game = playing.and_then(Playing::game);
    let is_over = game.is_some_and(|game| game.ended().is_some());
    !is_over && !playing.is_some_and(Playing::is_moved)
}

/// Draws the buttons and fields for connecting, sharing the connection code, or ending the connection.
fn controls(friend: Friend, ours: Memo<Shown>, may_connect: Memo<bool>) -> impl IntoView {
    let stage = Memo::new(move |_| ours.with(|shown| shown.stage.clone()));
    move || match stage.get() {
        Stage::Off | Stage::Ended(_) if !may_connect.get() => ().into_any(),
        Stage::Off | Stage::Ended(_) => view! { <Connect friend/> }.into_any(),
        Stage::Offered(signal) => view! {
            {fragment(friend, &signal.code())}
            <Paste friend/>
            <HangUp label=friend.text(Words::cancel)/>
        }
        .into_any(),
        Stage::Answered(signal) => view! {
            {fragment(friend, &signal.code())}
            <HangUp label=friend.text(Words::cancel)/>
        }
        .into_any(),
        Stage::Preparing(_) | Stage::Connecting { .. } => {
            view! { <HangUp label=friend.text(Words::cancel)/> }.into_any()
        }
        // The button for ending an open connection is in the disclosure.
        Stage::Connected => ().into_any(),
    }
}

/// Draws the link through which others follow the game, as a snapshot or live.
#[component]
fn Spectators(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let link = friend.slice(|model| {
        let game = model.playing().and_then(Playing::game)?;
        Some(address()? + "#" + &SpectatedGame::link(game)?)
    });
    // Before the first turn, a player's page cannot match a spectator's answer to the game.
    let has_begun = friend.slice(|model| {
        let game = model.playing().and_then(Playing::game);
        game.is_some_and(|game| game.messages().len() > 2 && game.ended().is_none())
    });
    let has_link = Memo::new(move |_| link.with(Option::is_some));
    let audience = audience::shown();
    let offer = Memo::new(move |_| audience.with(|shown| shown.offer.clone()));
    let links = move || {
        let link = link.get()?;
        let label = friend.text(Words::live_watch_link);
        Some(match offer.get() {
            Some(code) => view! {
                <p class="hint">{friend.text(Words::live_watch_send)}</p>
                <Link friend name=label link=format!("{link}.{code}")/>
                <Paste friend/>
            }
            .into_any(),
            None => view! {
                <p class="hint">{friend.text(|words| words.live_watch_about(name(friend)))}</p>
                <Link friend name=label link/>
                {has_begun.get().then(|| view! {
                    <button class="button" on:click=move |_| audience::invite(friend)>
                        {friend.text(Words::live_watch_invite)}
                    </button>
                })}
            }
            .into_any(),
        })
    };
    view! {
        {move || has_link.get().then(|| view! {
            <details>
                <summary>{words.live_watch()}</summary>
                {links}
            </details>
        })}
    }
}

/// Draws the number of connected spectators.
#[component]
fn Watching(friend: Friend) -> impl IntoView {
    let audience = audience::shown();
    let watching = Memo::new(move |_| audience.with(|shown| shown.watching));
    move || {
        let count = watching.get();
        (count > 0).then(|| view! { <p class="friend-line" role="status">{friend.text(|words| words.live_watchers(count))}</p> })
    }
}

fn name(friend: Friend) -> Arg<'static> {
    friend.model.with_untracked(player_name)
}

/// Draws the link that contains a connection code.
fn fragment(friend: Friend, code: &str) -> Option<impl IntoView + use<>> {
    let link = address()? + "#" + &link(friend, code)?;
    let name = friend.text(|words| words.friend_your_link(name(friend)));
    Some(view! { <Link friend name link/> })
}

/// Draws the controls that set up a connection.
#[component]
fn Connect(friend: Friend) -> impl IntoView {
    let words = friend.words.read_value();
    view! {
        <div class="group friend-connect">
            <button class="li" on:click=move |_| offer(friend)>
                {row(Icon::Live, words.live_connect(), words.friend_live_about())}
            </button>
        </div>
    }
}

/// Draws the field for an optional server that helps to connect.
#[component]
fn Server(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let field = NodeRef::<html::Input>::new();
    let wrong = RwSignal::new(false);
    let changed = move |_| {
        let text = field.get_untracked().map(|field| field.value());
        wrong.set(!set_stun(&text.unwrap_or_default()));
    };
    let problem = move || wrong.get().then(|| friend.text(Words::live_stun_wrong));
    view! {
        <details>
            <summary>{words.live_settings()}</summary>
            <p class="hint">{words.live_about()}</p>
            <label class="field">
                <span>{words.live_stun()}</span>
                <input
                    node_ref=field
                    type="text"
                    dir="ltr"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=stun().map(|server| server.to_string()).unwrap_or_default()
                    on:change=changed
                />
            </label>
            <p class="hint">{words.live_stun_about()}</p>
            <p class="hint" role="status">{problem}</p>
        </details>
    }
}

#[component]
fn HangUp(label: String) -> impl IntoView {
    view! {
        <div class="friend-buttons">
            <button class="button" on:click=move |_| hang_up()>{label}</button>
        </div>
    }
}
