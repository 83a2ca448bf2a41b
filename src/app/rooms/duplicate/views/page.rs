//! Page for a duplicate: the terms, its link, the button that starts it, and the results.

use ::duplicate::{Model, Msg, terms};
use friend::{DuplicateOpponent, DuplicateResult};
use leptos::prelude::*;
use rules::Player;
use words::Words;

use super::{
    list::two_tables,
    results::{MoreResults, Results},
};
use crate::{
    form_fields::name_input,
    rooms::{duplicate::state::Duplicates, views::link::Link},
    sharing::copy::address,
};

/// Draws the page: the terms and the button that starts the duplicate, the results (if any), the links to the player's
/// own results, and the remaining actions.
#[component]
pub(crate) fn Shown(room: Duplicates) -> impl IntoView {
    let (terms, link, is_partner) = room.model.with_untracked(|model| {
        let Some(shown) = model.shown() else {
            return (Vec::new(), String::new(), false);
        };
        let duplicate = &shown.stored.duplicate;
        let terms = terms(model.words(), duplicate);
        let is_partner = *duplicate.against() == DuplicateOpponent::Partner;
        (terms, duplicate.link(), is_partner)
    });
    let own = room.slice(|model| {
        let own = model
            .shown()
            .into_iter()
            .flat_map(::duplicate::ShownDuplicate::own);
        own.map(|standing| standing.result.clone())
            .collect::<Vec<_>>()
    });
    let words = room.words.get_value();
    let link = address().map(|page| {
        let link = format!("{page}#{link}");
        view! { <Link shell=room.shell name=words.duplicate_link() link primary=false/> }
    });
    view! {
        <div class="duplicate-home duplicate-shown">
            <div class="duplicate-page">
                <div class="surface duplicate-intro">
                    <div class="duplicate-picture" aria-hidden="true">{two_tables()}</div>
                    <div class="duplicate-page">
                        <ul class="duplicate-agreed">
                            {terms.into_iter().map(|term| view! { <li>{term}</li> }).collect_view()}
                        </ul>
                        <Play room is_partner own/>
                    </div>
                </div>
                <Results room/>
                <Own room own is_partner/>
            </div>
            // The link component labels its own region.
            <div class="duplicate-part">
                <h2>{words.duplicate_link()}</h2>
                <p class="hint">{words.duplicate_link_about()}</p>
                {link}
                <details class="duplicate-fair">
                    <summary>{words.fair_how()}</summary>
                    <p>{words.duplicate_honest()}</p>
                </details>
            </div>
            <div class="duplicate-page">
                <MoreResults room/>
                <Delete room/>
            </div>
        </div>
    }
}

/// Draws the name field for the player or the partner.
fn name_field(room: Duplicates, nth: usize, label: fn(&Words) -> String) -> AnyView {
    let value = Signal::derive(move || room.model.with(|model| model.names()[nth].clone()));
    let typed = move |name| {
        let mut names = room.model.with_untracked(|model| model.names().clone());
        names[nth] = name;
        room.send(Msg::Names(names));
    };
    name_input("field", room.text(label), "nickname", None, value, typed)
}

/// Draws the name fields of both partners.
fn both_names(room: Duplicates) -> [AnyView; 2] {
    [
        name_field(room, 0, Words::friend_name),
        name_field(room, 1, Words::duplicate_partner_name),
    ]
}

/// Draws the button that starts the duplicate.
#[component]
fn Play(room: Duplicates, is_partner: bool, own: Memo<Vec<DuplicateResult>>) -> impl IntoView {
    let running = room.slice(Model::is_running);
    let played = Memo::new(move |_| own.with(|own| !own.is_empty()));
    // After the first match, the name fields are shown with the player's results.
    let names = move || {
        let asks = is_partner && !running.get() && !played.get();
        asks.then(|| both_names(room))
    };
    let may_repeat = move || {
        let may_repeat = played.get() && !running.get();
        may_repeat.then(|| view! { <p class="hint">{room.text(Words::duplicate_again_about)}</p> })
    };
    let label = move || {
        room.text(|words| match (running.get(), played.get()) {
            (true, _) => words.duplicate_continue(),
            (false, true) => words.duplicate_play_again(),
            (false, false) => words.duplicate_play(),
        })
    };
    let press = move |_| {
        if running.get_untracked() {
            room.shell.to_table();
        } else {
            room.send(Msg::Play);
        }
    };
    view! {
        {names}
        {may_repeat}
        <div class="room-buttons">
            <button
                class="button large"
                class:primary=move || running.get() || !played.get()
                on:click=press
            >
                {label}
            </button>
        </div>
    }
}

/// Draws this device's results, each with its link; copying the first link is the page's primary action.
#[component]
fn Own(room: Duplicates, own: Memo<Vec<DuplicateResult>>, is_partner: bool) -> impl IntoView {
    let ticked = room.slice(Model::includes_names);
    let tick =
        move |event: leptos::ev::Event| room.send(Msg::IncludeNames(event_target_checked(&event)));
    let is_any = Memo::new(move |_| own.with(|own| !own.is_empty()));
    let names = move || {
        ticked.get().then(|| {
            if is_partner {
                both_names(room).into_any()
            } else {
                name_field(room, 0, Words::friend_name)
            }
        })
    };
    let links = move || {
        let all = own.get().into_iter().enumerate();
        all.map(|(nth, result)| one(room, &result, nth == 0))
            .collect_view()
    };
    move || {
        is_any.get().then(|| {
            view! {
                <section class="duplicate-part" aria-labelledby="duplicate-own">
                    <h2 id="duplicate-own">{room.text(|words| words.duplicate_own("white"))}</h2>
                    <p class="hint">{room.text(Words::duplicate_own_about)}</p>
                    <label class="switch">
                        <input type="checkbox" prop:checked=move || ticked.get() on:change=tick/>
                        <span>{room.text(Words::duplicate_tick)}</span>
                    </label>
                    {names}
                    {links}
                </section>
            }
        })
    }
}

/// Draws the link to a result.
fn one(room: Duplicates, result: &DuplicateResult, is_first: bool) -> AnyView {
    let partner = result.player == Player::Black;
    let name = room.text(|words| {
        if partner {
            words.duplicate_own("black")
        } else {
            words.duplicate_own_link()
        }
    });
    let heading = partner.then(|| view! { <h3>{name.clone()}</h3> });
    let result = result.clone();
    let link = room.slice(move |model| {
        let link = model.result_link(&result)?;
        Some(format!("{}#{link}", address()?))
    });
    let running = room.slice(Model::is_running);
    let primary = Signal::derive(move || is_first && !running.get());
    let result_link = move || match link.get() {
        Some(link) => view! { <Link shell=room.shell name=name.clone() link primary/> }.into_any(),
        None => view! { <p class="hint">{room.text(Words::duplicate_no_link)}</p> }.into_any(),
    };
    view! { {heading}{result_link} }.into_any()
}

/// Draws the button that deletes the duplicate after a confirmation.
#[component]
fn Delete(room: Duplicates) -> impl IntoView {
    let asks = room.slice(Model::asks_delete);
    let ask = move |asks| move |_| room.send(Msg::AskDelete(asks));
    move || {
        let delete = room.text(Words::friend_delete);
        if asks.get() {
            view! {
                <div class="room-buttons" role="group" aria-label=delete.clone()>
                    <p>{room.text(Words::duplicate_ask_delete)}</p>
                    <button class="button" on:click=ask(false)>{room.text(Words::cancel)}</button>
                    <button class="button" on:click=move |_| room.send(Msg::Delete)>{delete.clone()}</button>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="room-buttons">
                    <button class="button quiet" on:click=ask(true)>{delete}</button>
                </div>
            }
            .into_any()
        }
    }
}
