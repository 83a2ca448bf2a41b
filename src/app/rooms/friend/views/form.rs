//! Invitation form, and the pages for the player's own invitation and for a received one.

use ::board::{Scene, Stacks, StaticBoard, View};
use correspondence::{Model, Msg, Page, capitalised, starts, terms};
use friend::{Invitation, Message, Starter};
use leptos::prelude::*;
use rules::Player;
use terms::{Field, Form, INVITATION, Purpose};
use words::Words;

use super::{
    link::{LinkPanel, is_sent, link_to_send},
    list::{opponents, steps},
    own_name::own_name_field,
    panel::Now,
    paste::Paste,
    seats::seats,
};
use crate::{
    board::{Board, BoardKind},
    browser::unix_ms,
    form_fields::{Fields, ShownForm},
    parts::chip,
    rooms::{
        friend::{effects::root, state::Friend},
        views::link::code,
    },
    staged_build::StagedBuild,
};

/// Number of fields outside the disclosure: name, length and starter.
const OPEN_FIELDS: usize = 3;

/// Draws the invitation form.
#[component]
pub(crate) fn Invite(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let form = friend.slice(|model| match model.page() {
        Page::New(form) => form.clone(),
        _ => Form::new(Purpose::Invitation),
    });
    let change = move |change| friend.send(Msg::Change(change));
    let form = ShownForm::new(form, Purpose::Invitation, words.clone(), change);
    let invite = move |_| friend.send(Msg::Invite(root(), unix_ms()));
    let all: &'static [Field] = &INVITATION;
    let (open, folded) = all.split_at(OPEN_FIELDS);
    let replaces = friend.model.with_untracked(Model::replaces_invitation);
    let replaces = replaces.then(|| view! { <p class="hint">{words.friend_replaces()}</p> });
    view! {
        <div class="friend-form">
            <div class="surface friend-page">
                <Fields form fields=open/>
                <details class="friend-options">
                    <summary>{words.friend_options()}</summary>
                    <Fields form fields=folded/>
                </details>
                {replaces}
                <div class="friend-buttons">
                    <button class="button primary large" on:click=invite>{words.friend_new_link()}</button>
                </div>
            </div>
            <div class="surface friend-aside">
                <div class="begin-picture" aria-hidden="true">{opponents(&words)}</div>
                <ol class="numbered">
                    {steps(&words).into_iter().map(|step| view! { <li><span>{step}</span></li> }).collect_view()}
                </ol>
            </div>
        </div>
    }
}

/// Draws the player's own invitation: the terms and two numbered steps, the link with its QR code and the field for the
/// answer. The current step is marked.
#[component]
pub(crate) fn Invited(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let summary = friend.model.with_untracked(|model| {
        let invitation = correspondence::shown_invitation(model)?;
        let words = model.words();
        let started = starts_here(words, &invitation);
        let board = rules::Board::start(invitation.terms.variant);
        Some((terms(words, &invitation), started, board))
    });
    let (terms, started, board) = summary?;
    let scene = Scene::little(&board, None, None, Player::White);
    let names = [words.friend_nameless(), words.name_you()];
    let (length, others) = split(terms);
    let change = move |_| friend.send(Msg::ChangeInvitation);
    // While connecting or during a question, the page shows a single instruction.
    let asks = friend.slice(|model| model.playing().is_some_and(|one| one.question().is_some()));
    let is_elsewhere = move || asks.get() || friend.calling.with(Option::is_some);
    let sent = is_sent(friend);
    let mark = move |is_now: bool| (is_now && !is_elsewhere()).then_some("step");
    let next = move || {
        if is_elsewhere() {
            view! { <Now friend/><LinkPanel friend/> }.into_any()
        } else {
            let step = friend.words.read_value().friend_step("send");
            view! { <h2>{step}</h2><LinkPanel friend scans=false/><Scan friend/> }.into_any()
        }
    };
    let answer = move || {
        let words = friend.words.read_value();
        (!is_elsewhere()).then(|| {
            view! {
                <section class="surface friend-answer" aria-current=move || mark(sent.get())>
                    <h2>{words.friend_step("wait")}</h2>
                    <p>{words.friend_step("open")}</p>
                    <Paste friend/>
                </section>
            }
        })
    };
    Some(view! {
        <div class="surface friend-game">
            <div class="begin-picture" aria-hidden="true">{seats(scene, Player::White, names)}</div>
            <div class="friend-agreed">
                <b>{length}</b>
                <button class="button quiet" on:click=change>{words.friend_change()}</button>
                {started.map(|started| view! { <p>{started}</p> })}
            </div>
        </div>
        <section class="surface friend-task" aria-current=move || mark(!sent.get())>{next}</section>
        {answer}
        {fair(friend, others)}
    })
}

/// Draws the link as a QR code.
#[component]
fn Scan(friend: Friend) -> impl IntoView {
    let link = link_to_send(friend);
    move || {
        let words = friend.words.read_value();
        let code = code(&words, &link()?)?;
        Some(
            view! { <figure class="friend-scan">{code}<figcaption>{words.friend_scan()}</figcaption></figure> },
        )
    }
}

/// Returns a hint that the player starts; `None` if the opening roll decides who starts.
fn starts_here(words: &Words, invitation: &Invitation) -> Option<String> {
    let is_inviter = invitation.terms.starter == Starter::Inviter;
    is_inviter.then(|| words.friend_starter_hint("inviter"))
}

/// Draws an invitation from another person: the starting position, and beside it, between the names of the two players,
/// the length and one button.
#[component]
pub(crate) fn Offered(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let offered = friend
        .model
        .with_untracked(|model: &Model| match model.page() {
            Page::Offered(message, name) => match &**message {
                Message::Invitation(invitation) => Some((invitation.clone(), name.clone())),
                Message::Acceptance(_) | Message::Turn(_) => None,
            },
            _ => None,
        });
    // If there is no invitation, the page is about to change.
    let (invitation, name) = offered?;
    let (terms, started) = friend.model.with_untracked(|model| {
        let words = model.words();
        (terms(words, &invitation), starts(words, &invitation))
    });
    let inviter = invitation.name.as_ref();
    let inviter = inviter.map_or_else(
        || capitalised(&words.friend_nameless()),
        |name| name.as_str().to_owned(),
    );
    let (length, others) = split(terms);
    let accept = move |_| friend.send(Msg::Accept(root(), unix_ms()));
    let view = View {
        turned: false,
        home_left: friend.shell.settings().get_untracked().home_left,
        bottom: Player::Black,
    };
    let [theirs, mine] = [Player::White, Player::Black].map(chip);
    Some(view! {
        <div class="friend-offered">
            <div class="room-board" aria-hidden="true">
                <Board
                    scene=Memo::new(move |_| start(&invitation, view))
                    kind=BoardKind::Room
                    label=words.board()
                    page_build=StagedBuild::finished()
                />
            </div>
            <div class="friend-player top">
                <span class=theirs aria-hidden="true"></span>
                <span class="who"><span class="name" dir="auto">{inviter}</span></span>
                {started.map(|started| view! { <span class="sub">{started}</span> })}
            </div>
            <b class="friend-length">{length}</b>
            <p class="friend-about">{words.friend_then()}</p>
            {fair(friend, others)}
            <div class="friend-player bottom">
                <span class=mine aria-hidden="true"></span>
                {own_name_field(friend, name, None, move |name| friend.send(Msg::Name(name)))}
            </div>
            <div class="friend-foot friend-buttons">
                <button class="button primary large" on:click=accept>{words.friend_accept()}</button>
                <button class="button quiet" on:click=move |_| friend.send(Msg::ShowList)>{words.friend_not_now()}</button>
            </div>
        </div>
    })
}

/// Returns the board before the first roll.
fn start(invitation: &Invitation, view: View) -> Scene {
    let start = rules::Board::start(invitation.terms.variant);
    StaticBoard::default().scene(&Stacks::from_board(&start), view)
}

/// Splits the terms of a game into its length and the other terms.
fn split(mut terms: Vec<String>) -> (String, Vec<String>) {
    if terms.is_empty() {
        return (String::new(), Vec::new());
    }
    let length = terms.remove(0);
    (length, terms)
}

/// Draws the small print: the other terms, and the limits of the protection against cheating.
fn fair(friend: Friend, terms: Vec<String>) -> impl IntoView {
    let words = friend.words.get_value();
    view! {
        <details class="friend-fair">
            <summary>{words.fair_how()}</summary>
            <ul class="friend-terms">
                {terms.into_iter().map(|term| view! { <li>{term}</li> }).collect_view()}
            </ul>
            <p>{words.friend_about() + " " + &words.friend_fair()}</p>
        </details>
    }
}
