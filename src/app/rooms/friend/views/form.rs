//! The choices for an invitation, and the page of one that somebody else has sent.

use board::variant_key;
use correspondence::{Form, HALF_MINUTES_PER_POINT, LENGTHS, Model, Msg, Page, mode_key, terms};
use friend::{Length, Message, Mode};
use leptos::prelude::*;
use record::PlayerName;
use rules::{Delay, Variant};
use words::Words;

use crate::{
    browser::timer::unix_ms,
    rooms::{
        friend::{effects::root, state::Friend},
        shared_controls::chip,
    },
};

/// The choices for an invitation.
#[component]
pub(crate) fn Invite(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let form = friend.slice(|model| match model.page() {
        Page::New(form) => form.clone(),
        _ => Form::default(),
    });
    let invite = move |_| friend.send(Msg::Invite(root(), unix_ms()));
    view! {
        <div class="friend-page">
            {player_name(friend, form)}
            {lengths(friend, form)}
            {cube_modes(friend, form)}
            <Clock friend form/>
            {days_per_turn(friend, form)}
            {variants(friend, form)}
            <p class="hint">{words.friend_fair()}</p>
            <div class="friend-buttons">
                <button class="button primary" on:click=invite>{words.friend_make_link()}</button>
            </div>
        </div>
    }
}

fn edit(friend: Friend, form: Memo<Form>, change: &dyn Fn(&mut Form)) {
    let mut changed = form.get_untracked();
    change(&mut changed);
    friend.send(Msg::Edit(changed));
}

/// The name that the friend sees.
fn player_name(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    view! {
        <label class="friend-field">
            <span>{words.friend_name()}</span>
            <input
                type="text"
                dir="auto"
                maxlength=PlayerName::MAX
                autocomplete="nickname"
                prop:value=move || form.with(|form| form.name.clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    edit(friend, form, &|form| form.name.clone_from(&name));
                }
            />
        </label>
    }
}

/// How long the match is, or that it is a game for points.
fn lengths(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    let length = |length| {
        let label = match length {
            Length::Points(points) => points.to_string(),
            Length::Money => words.money_title(),
        };
        let chosen = move || form.with(|form| form.length == length);
        chip("friend-length", label, chosen, move || {
            edit(friend, form, &|form| form.length = length);
        })
    };
    view! {
        <fieldset class="chips">
            <legend>{words.length()}</legend>
            {LENGTHS.map(length).collect_view()}
            <p class="hint" role="status">{move || jacoby(friend, form)}</p>
        </fieldset>
    }
}

/// The doubling cube: in the friendly or the strict way, or none.
fn cube_modes(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    let mode = |mode: Mode| {
        let chosen = move || form.with(|form| form.mode == mode);
        let label = words.friend_mode(mode_key(mode));
        chip("friend-mode", label, chosen, move || {
            edit(friend, form, &|form| form.mode = mode);
        })
    };
    let about =
        move || friend.text(|words| words.friend_mode_about(mode_key(form.with(|form| form.mode))));
    view! {
        <fieldset class="chips">
            <legend>{words.friend_cube()}</legend>
            {Form::MODES.map(mode).collect_view()}
            <p class="hint" role="status">{about}</p>
        </fieldset>
    }
}

/// The days that a player has for each turn.
fn days_per_turn(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    let days = |days: Option<friend::Days>| {
        let label = days.map_or_else(
            || words.friend_no_limit(),
            |days| words.friend_days(days.get()),
        );
        let chosen = move || form.with(|form| form.days == days);
        chip("friend-days", label, chosen, move || {
            edit(friend, form, &|form| form.days = days);
        })
    };
    view! {
        <fieldset class="chips">
            <legend>{words.friend_time()}</legend>
            {Form::DAYS.map(days).collect_view()}
        </fieldset>
    }
}

/// The variant.
fn variants(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    let variant = |variant: Variant| {
        let key = variant_key(variant);
        view! { <option value=key>{words.variant_name(key)}</option> }
    };
    let choose = move |event: leptos::ev::Event| {
        let key = event_target_value(&event);
        let chosen = Variant::ALL
            .into_iter()
            .find(|variant| variant_key(*variant) == key);
        edit(friend, form, &|form| {
            form.variant = chosen.unwrap_or(Variant::Standard);
        });
    };
    view! {
        <label class="friend-field">
            <span>{words.game_choice()}</span>
            <select
                prop:value=move || form.with(|form| variant_key(form.variant))
                on:change=choose
            >
                {Variant::ALL.into_iter().map(variant).collect_view()}
            </select>
        </label>
    }
}

/// The rule of gammons in games for points.
fn jacoby(friend: Friend, form: Memo<Form>) -> Option<String> {
    let has_jacoby = form.with(|form| form.terms().has_jacoby());
    has_jacoby.then(|| friend.text(Words::option_jacoby))
}

/// The choices for the clock of a match.
#[component]
fn Clock(friend: Friend, form: Memo<Form>) -> impl IntoView {
    let words = friend.words.get_value();
    let clock = |label: String, kind: Option<Delay>| {
        let chosen = move || form.with(|form| form.clock == kind);
        chip("friend-clock", label, chosen, move || {
            edit(friend, form, &|form| form.clock = kind);
        })
    };
    let pace = |pace: u8| {
        let chosen = move || form.with(|form| form.half_minutes_per_point == pace);
        let half = if pace % 2 == 1 {
            words.decimal_mark() + "5"
        } else {
            String::new()
        };
        let label = format!("{}{half}", pace / 2);
        chip("friend-pace", label, chosen, move || {
            edit(friend, form, &|form| form.half_minutes_per_point = pace);
        })
    };
    let promise = move || {
        let promise = form.with(|form| friend.words.with_value(|words| form.clock_promise(words)));
        promise.map(|promise| friend.text(|words| words.live_clock_about(promise)))
    };
    view! {
            <fieldset class="chips" hidden=move || form.with(|form| form.length == Length::Money)>
                <legend>{words.clock()}</legend>
                {clock(words.clock_off(), None)}
                {clock(words.clock_simple(), Some(Delay::Simple))}
                {clock(words.clock_bronstein(), Some(Delay::Bronstein))}
                <p class="hint" role="status">{promise}</p>
            </fieldset>
            <fieldset class="chips" hidden=move || form.with(|form| form.clock().is_none())>
                <legend>{words.live_clock_pace()}</legend>
                {HALF_MINUTES_PER_POINT.map(pace).collect_view()}
            </fieldset>
    }
}

/// An invitation that somebody else has sent.
#[component]
pub(crate) fn Offered(friend: Friend) -> impl IntoView {
    let words = friend.words.get_value();
    let (terms, name) = friend
        .model
        .with_untracked(|model: &Model| match model.page() {
            Page::Offered(message, name) => match &**message {
                Message::Invitation(invitation) => (terms(model.words(), invitation), name.clone()),
                Message::Acceptance(_) | Message::Turn(_) => (Vec::new(), name.clone()),
            },
            _ => (Vec::new(), String::new()),
        });
    let accept = move |_| friend.send(Msg::Accept(root(), unix_ms()));
    view! {
        <div class="friend-page">
            <ul class="friend-terms">
                {terms.into_iter().map(|term| view! { <li>{term}</li> }).collect_view()}
            </ul>
            <p class="hint">{words.friend_about()}" "{words.friend_fair()}</p>
            <label class="friend-field">
                <span>{words.friend_name()}</span>
                <input
                    type="text"
                    dir="auto"
                    maxlength=PlayerName::MAX
                    autocomplete="nickname"
                    prop:value=name
                    on:input=move |event| friend.send(Msg::Name(event_target_value(&event)))
                />
            </label>
            <div class="friend-buttons">
                <button class="button" on:click=move |_| friend.send(Msg::ShowList)>{words.friend_not_now()}</button>
                <button class="button primary" on:click=accept>{words.friend_accept()}</button>
            </div>
        </div>
    }
}
