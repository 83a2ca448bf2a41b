//! The lesson: its card beside the board, and an overlay on the board that shows the learner's home board and direction
//! of play.

use ::board::units;
use leptos::prelude::*;
use rules::Player;
use table::{LessonCard, LessonMsg, Model, Msg, lesson_card};

use crate::{
    parts::{Icon, icon},
    store::Store,
};

/// The card of the current step: its explanation, the instruction, and the button that leaves the lesson.
#[component]
pub(crate) fn Lesson(store: Store) -> impl IntoView {
    let there = store.slice(Model::is_lesson);
    move || there.get().then(|| card(store))
}

fn card(store: Store) -> impl IntoView {
    let words = store.words();
    let part = move |part: fn(LessonCard) -> Option<String>| {
        move || store.model.with(lesson_card).and_then(part)
    };
    let step = part(|card| Some(card.step.to_string()));
    let steps = part(|card| Some(card.steps.to_string()));
    let count = part(|card| {
        let going = card.step <= card.steps;
        going.then(|| format!("{}/{}", card.step, card.steps))
    });
    let play = store.slice(|model| lesson_card(model).is_some_and(|card| card.play.is_some()));
    let leave = move |_| store.send(Msg::Lesson(LessonMsg::Leave));
    let won = move || {
        play.get()
            .then(|| view! { <span class="lesson-cheer">{icon(Icon::Check)}</span> })
    };
    view! {
        <section class="lesson" aria-label=words.lesson()>
            <h2>{words.lesson()}</h2>
            <div class="lesson-steps">
                <progress aria-label=words.lesson() value=step max=steps></progress>
                <span aria-hidden="true">{count}</span>
            </div>
            {won}
            <p class="lesson-about">{part(|card| Some(card.about))}</p>
            <p class="lesson-ask">{part(|card| card.ask)}</p>
            <p class="lesson-why">{part(|card| card.refused)}</p>
            <div class="lesson-buttons">
                <Show
                    when=move || play.get()
                    fallback=move || view! { <button class="button quiet" on:click=leave>{store.words().lesson_leave()}</button> }
                >
                    <button class="button primary large" on:click=leave>{part(|card| card.play)}</button>
                </Show>
            </div>
        </section>
    }
}

/// Overlay on the board: the learner's home board and direction of play, in the steps that mention them.
#[component]
pub(super) fn Direction(store: Store) -> impl IntoView {
    let shows = store.slice(|model| lesson_card(model).is_some_and(|card| card.direction));
    move || {
        let turned = store.turned.get();
        let view = store.model.with_untracked(|model| model.view(turned));
        let (width, height) = view.size();
        let home = view.home(Player::White);
        shows.get().then(|| {
            view! {
                <svg class="lesson-way" class:turned=turned viewBox=format!("0 0 {} {}", units(width), units(height)) aria-hidden="true">
                    <rect class="home" x=units(home.x) y=units(home.y) width=units(home.w) height=units(home.h)/>
                    <g inner_html=draw::markup(&[draw::direction(view, Player::White)])></g>
                </svg>
            }
        })
    }
}
