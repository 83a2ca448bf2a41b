//! Buttons under the board, the strip in its middle, and the strip that can be closed.

use leptos::prelude::*;
use table::{Control, Msg, Strip, controls, notice, strip};

use crate::store::Store;

/// The row of buttons. On a phone the last one gives way to the menu.
#[component]
pub(crate) fn Controls(store: Store) -> impl IntoView {
    let all = store.slice(controls);
    view! {
        <nav class="controls" aria-label="Actions">
            {move || all.get().into_iter().map(|control| button(store, control)).collect_view()}
            <button class="button menu-button" on:click=move |_| store.send(Msg::AskMenu)>"Menu"</button>
        </nav>
    }
}

fn button(store: Store, control: Control) -> impl IntoView {
    let Control {
        label,
        msg,
        primary,
        enabled,
    } = control;
    let kind = if primary { "button primary" } else { "button" };
    let class = format!("{kind} {}", label.to_lowercase().replace(' ', "-"));
    view! {
        <button class=class disabled=!enabled on:click=move |_| store.send(msg.clone())>{label}</button>
    }
}

/// What lies in the middle of the board and waits for an answer.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    let middle = store.slice(strip);
    move || {
        let Strip {
            text,
            cube,
            controls,
        } = middle.get()?;
        let words = text.clone();
        let class = if controls.is_empty() {
            "strip pill"
        } else {
            "strip"
        };
        Some(view! {
            <div class=class role="group" aria-label=text>
                {cube.map(|value| view! { <span class="strip-cube" aria-hidden="true">{value}</span> })}
                <span class="strip-text">{words}</span>
                {controls.into_iter().map(|control| button(store, control)).collect_view()}
            </div>
        })
    }
}

/// One sentence about what went wrong, and what can be done.
#[component]
pub(crate) fn NoticeStrip(store: Store) -> impl IntoView {
    let shown = store.slice(notice);
    move || {
        let Strip { text, controls, .. } = shown.get()?;
        Some(view! {
            <div class="notice" role="group" aria-label="Notice">
                <span>{text}</span>
                {controls.into_iter().map(|control| button(store, control)).collect_view()}
            </div>
        })
    }
}
