//! Cards over the board: what to do next, how a game ended.

use board::side;
use leptos::{html, prelude::*};
use rules::Phase;
use table::{
    Control, Ending, Msg, NextStep, Panel, Route, StudySource, ending, next_step, start, strip,
};

use super::{
    back_to_review::BackToReview,
    lesson::Direction,
    strips::{MiddleStrip, buttons},
};
use crate::{
    browser::{focus, timer},
    rooms, sharing,
    store::Store,
};

/// All that comes over the board. On a phone, before the first roll, also the way to another kind of game.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    let untouched = store.slice(|model| {
        let opening = *model.session().phase() == Phase::Opening;
        opening && model.session().log().is_empty() && strip(model).is_none()
    });
    // Who is told what to do next, or how to begin, needs no other way.
    let learns = store.slice(|model| start(model).is_some() || next_step(model, false).is_some());
    view! {
        <MiddleStrip store/>
        <NextStepPill store/>
        <Direction store/>
        <EndCard store/>
        <Show when=move || untouched.get() && !learns.get()>
            <button class="strip button other-ways" on:click=move |_| store.send(Msg::Open(Panel::NewGame))>
                {store.words().other_ways()}
            </button>
        </Show>
    }
}

/// A short hint about the next action, clear of checkers and dice.
#[component]
fn NextStepPill(store: Store) -> impl IntoView {
    let next = Memo::new(move |_| {
        let turned = store.turned.get();
        store.model.with(|model| next_step(model, turned))
    });
    move || {
        let NextStep { text, half, late } = next.get()?;
        Some(view! { <p class="strip pill next-step" class:late=late data-half=half>{text}</p> })
    }
}

/// How the game ended, with the way to the next one.
#[component]
fn EndCard(store: Store) -> impl IntoView {
    let shown = store.slice(|model| ending(model).is_some());
    let card = store.slice(ending);
    // The next game, or the result of a duplicate, beside the review; what else can be done stands below them, without a border.
    let controls = store.slice(|model| {
        let all = ending(model).map_or_else(Vec::new, |card| card.controls);
        all.into_iter()
            .partition::<Vec<_>, _>(|control| control.primary)
    });
    let link = move |control: Control| {
        let press = move |_| store.send(control.msg.clone());
        view! { <button class="card-study" on:click=press>{control.label}</button> }
    };
    let node = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        // The buttons below the board give way to the card's.
        if node.get().is_some() {
            timer::after(0, focus::card);
        }
    });
    move || {
        if !shown.get() {
            return None;
        }
        let ending = card.get_untracked()?;
        let (name, winner, reviewed) = (ending.name.clone(), ending.winner, ending.reviewed);
        let result = ending.duplicate.clone().map(|link| {
            let label = store.words().duplicate_result();
            view! { <a class="button primary" href=Route::DuplicateLink(link).to_string()>{label}</a> }
        });
        // While a room has the window its own review goes on, or nobody sees this one.
        let numbers = move || {
            let player = reviewed.filter(|_| !store.away.get());
            player.map(|player| rooms::ended(store, player))
        };
        Some(view! {
            <div class=format!("card end-card {}", side(winner)) role="group" aria-label=name node_ref=node>
                // The glow of the winner's tray, soft at all edges.
                <svg class="defs" aria-hidden="true">
                    <radialGradient id="shine"><stop class="shine-0"/><stop offset="1" class="shine-1"/></radialGradient>
                </svg>
                {told(ending)}
                <dl>
                    {move || card.get().map(rows)}
                    {numbers}
                </dl>
                <div class="card-buttons">
                    {result}
                    {move || buttons(store, controls.get().0)}
                    <BackToReview store/>
                    <a class="button" href=Route::Study(StudySource::Reviewed(None)).to_string()>{store.words().review()}</a>
                </div>
                <div class="card-links">
                    {move || controls.get().1.into_iter().map(link).collect_view()}
                    <button class="card-study" on:click=move |_| sharing::open_table(store)>{store.words().share()}</button>
                </div>
            </div>
        })
    }
}

/// Who won, how much and how.
fn told(ending: Ending) -> impl IntoView {
    let Ending {
        heading,
        points,
        description,
        ..
    } = ending;
    view! {
        <p class="end-who">{heading}</p>
        {points.map(|points| view! { <p class="end-points">{points}</p> })}
        <p class="end-how">{description}</p>
    }
}

/// The score and what else is known at once.
fn rows(ending: Ending) -> impl IntoView {
    let row = |(label, value)| view! { <dt>{label}</dt><dd dir="ltr">{value}</dd> };
    ending.rows.into_iter().map(row).collect_view()
}
