//! Lesson: its card beside the board, and an overlay that outlines the part of the board to which a step refers.

use ::board::{Rect, View, draw, units};
use leptos::prelude::*;
use rules::Player;
use table::{LessonCard, LessonMsg, Model, Msg, Outlined, Route, lesson_card};

use crate::{
    parts::{Icon, icon},
    store::Store,
};

/// Draws the card of the current step: the button that leaves the lesson, the explanation, and the instruction.
#[component]
pub(crate) fn Lesson(store: Store) -> impl IntoView {
    let is_lesson = store.slice(Model::is_lesson);
    move || is_lesson.get().then(|| card(store))
}

fn card(store: Store) -> impl IntoView {
    let words = store.words();
    let part = move |part: fn(LessonCard) -> Option<String>| {
        move || store.model.with(lesson_card).and_then(part)
    };
    let is_won = store.slice(|model| lesson_card(model).is_some_and(|card| card.play.is_some()));
    let won = move || {
        is_won
            .get()
            .then(|| view! { <span class="lesson-cheer">{icon(Icon::Check)}</span> })
    };
    view! {
        <section class="lesson" aria-label=words.lesson()>
            {top(store, is_won)}
            <div class="lesson-told">
                {won}
                <p class="lesson-about">{part(|card| Some(card.about))}</p>
                <p class="lesson-ask">{part(|card| card.ask)}</p>
                <p class="lesson-why">{part(|card| card.refused)}</p>
                {move || is_won.get().then(|| ways_on(store))}
            </div>
        </section>
    }
}

/// Draws the title, the progress and, until the lesson is completed, the exit button.
fn top(store: Store, is_won: Memo<bool>) -> impl IntoView {
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
    let leave = move || {
        (!is_won.get()).then(|| {
            let leave = move |_| store.send(Msg::Lesson(LessonMsg::Leave));
            view! { <button class="button quiet" on:click=leave>{store.words().lesson_leave()}</button> }
        })
    };
    view! {
        <div class="lesson-top">
            <h2>{words.lesson()}</h2>
            <div class="lesson-steps">
                <progress aria-label=words.lesson() value=step max=steps></progress>
                <span aria-hidden="true">{count}</span>
            </div>
            {leave}
        </div>
    }
}

/// Draws the ways on at the end of the lesson: to a game, to the course, or through the lesson again.
fn ways_on(store: Store) -> impl IntoView {
    let play = move || store.model.with(lesson_card).and_then(|card| card.play);
    let send = move |msg: LessonMsg| move |_| store.send(Msg::Lesson(msg));
    view! {
        <div class="lesson-buttons">
            <button class="button primary large" on:click=send(LessonMsg::Leave)>{play}</button>
            <a class="button" href=Route::Course(None).link() on:click=send(LessonMsg::Leave)>
                {store.words().lesson_course()}
            </a>
            <button class="button quiet" on:click=send(LessonMsg::Start)>{store.words().lesson_again()}</button>
        </div>
    }
}

/// Returns the rectangle of the opponent's home board (the far one), without the half of the dice that overlaps its
/// inner edge.
fn clear_of_dice(view: View) -> Rect {
    let home = view.home(Player::Black);
    let die = view.die() * 0.62;
    if view.turned {
        Rect {
            w: home.w - die,
            ..home
        }
    } else {
        Rect {
            h: home.h - die,
            ..home
        }
    }
}

/// Draws an overlay on the board: the part to which the step refers and, for the learner's home board, the path to it.
#[component]
pub(super) fn Outline(store: Store) -> impl IntoView {
    let outlined = store.slice(|model| lesson_card(model)?.outlined);
    move || {
        let turned = store.turned.get();
        let view = store.model.with_untracked(|model| model.view(turned));
        let (width, height) = view.size();
        let outlined = outlined.get()?;
        let (home, way) = match outlined {
            Outlined::OwnHome => {
                let way = draw::direction(view, Player::White);
                (view.home(Player::White), Some(way))
            }
            Outlined::OpponentHome => (clear_of_dice(view), None),
        };
        let way = way.map(|way| view! { <g inner_html=draw::markup(&[way])></g> });
        Some(view! {
            <svg class="lesson-way" class:turned=turned viewBox=format!("0 0 {} {}", units(width), units(height)) aria-hidden="true">
                <rect class="home" x=units(home.x) y=units(home.y) width=units(home.w) height=units(home.h)/>
                {way}
            </svg>
        })
    }
}
