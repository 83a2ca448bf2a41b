//! Cards over the board: the ways to begin on a first visit, and what to do next.

use leptos::prelude::*;
use rules::Phase;
use table::{LessonMsg, Msg, NextStep, Panel, StartChoice, StartTarget, next_step, start, strip};

use super::{
    lesson::Direction,
    strips::{MiddleStrip, after},
};
use crate::{
    browser::{focus, timer},
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
        <StartCard store/>
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
        let NextStep {
            text,
            half,
            after_ms,
        } = next.get()?;
        let after = after(after_ms);
        Some(view! {
            <p class="strip pill next-step" class:after=after.is_some() style:--after=after data-half=half>{text}</p>
        })
    }
}

/// The ways to begin. The table under it can be played at once: the first roll takes the card away.
#[component]
fn StartCard(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let choices = store.slice(start);
    Effect::new(move |_| {
        // Nothing takes the focus before the page stands.
        if choices.with(Option::is_some) && store.page_build.is_complete.get() {
            timer::after(0, focus::start_card);
        }
    });
    let choice = move |(nth, choice): (usize, StartChoice)| {
        let StartChoice {
            label,
            about,
            target,
        } = choice;
        let text = view! {
            <span>{label}{about.map(|about| view! { <small>{about}</small> })}</span>
            <span aria-hidden="true" class="onward"></span>
        };
        match target {
            StartTarget::On(msg) => view! {
                <button class="button start-choice" class:primary={nth == 0} on:click=move |_| store.send(msg.clone())>
                    {text}
                </button>
            }
            .into_any(),
            StartTarget::To(route) => view! { <a class="button start-choice" href=route.to_string()>{text}</a> }.into_any(),
        }
    };
    move || {
        let choices = choices
            .get()?
            .into_iter()
            .enumerate()
            .map(choice)
            .collect_view();
        let words = words.read_value();
        Some(view! {
            <section class="card start-card" tabindex="-1" aria-label=words.game_name()>
                <h2>{words.game_name()}</h2>
                {choices}
                <button class="start-learn" on:click=move |_| store.send(Msg::Lesson(LessonMsg::Start))>{words.start_learn()}</button>
            </section>
        })
    }
}
