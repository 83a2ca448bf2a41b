//! Strips: what has to be answered now, what has just been decided, what went wrong.

use leptos::prelude::*;
use rules::Phase;
use table::{Control, Msg, Notice, Strip, free_half, notice, strip};

use crate::store::Store;

/// The strip in the middle of the board; before the first roll, the way to another kind of game.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    let middle = store.slice(strip);
    let half = Memo::new(move |_| {
        let turned = store.turned.get();
        store.model.with(|model| free_half(model, turned))
    });
    let untouched = store.slice(|model| {
        *model.session().phase() == Phase::Opening && model.session().log().is_empty()
    });
    view! {
        {move || {
            let strip = middle.get()?;
            Some(if strip.controls.is_empty() {
                telling(strip, half).into_any()
            } else {
                asking(store, strip).into_any()
            })
        }}
        <Show when=move || untouched.get() && middle.with(Option::is_none)>
            <button class="strip button other-ways" on:click=move |_| store.send(Msg::AskNewGame)>
                {store.words().other_ways()}
            </button>
        </Show>
    }
}

/// What needs no answer.
fn telling(strip: Strip, half: Memo<Option<&'static str>>) -> impl IntoView {
    let name = strip.text.clone();
    view! {
        <div class="strip pill" role="group" aria-label=name data-half=half>{strip.text}</div>
    }
}

fn asking(store: Store, strip: Strip) -> impl IntoView {
    let name = strip.text.clone();
    let many = strip.controls.len() > 4;
    view! {
        <div class="strip asks" class:many=many role="group" aria-label=name>
            {strip.cube.map(|value| view! { <span class="strip-cube" aria-hidden="true">{value}</span> })}
            <span class="strip-text">{strip.text}</span>
            {buttons(store, strip.controls)}
        </div>
    }
}

fn buttons(store: Store, controls: Vec<Control>) -> impl IntoView {
    let button = |control: Control| {
        let press = move |_| store.send(control.msg.clone());
        view! {
            <button class="button" class:primary=control.primary disabled=!control.enabled on:click=press>
                {control.label}
            </button>
        }
    };
    controls.into_iter().map(button).collect_view()
}

/// One sentence about what went wrong, and what can be done. Why an input was refused fades by itself.
#[component]
pub(crate) fn NoticeStrip(store: Store) -> impl IntoView {
    let name = store.words().notice();
    let shown = store.slice(notice);
    let refused = store.slice(|model| matches!(model.notice(), Some(Notice::Refused(_))));
    move || {
        let Strip { text, controls, .. } = shown.get()?;
        Some(view! {
            <div class="notice" class:refused=refused.get_untracked() role="group" aria-label=name.clone()>
                <span>{text}</span>
                {buttons(store, controls)}
            </div>
        })
    }
}
