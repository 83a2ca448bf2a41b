//! The head that all rooms have: the way back, the title, one fact, and the actions.

use leptos::{
    ev::{FocusEvent, KeyboardEvent, MouseEvent},
    html,
    prelude::*,
};
use wasm_bindgen::JsCast;
use web_sys::Node;

use crate::{
    rooms::shell::Shell,
    shell::{Icon, Place, icon, is_plain, page_name},
};

/// A page inside a room, without an address of its own, is shown: its way back leads to the home of the place.
#[derive(Clone, Copy)]
pub(crate) struct Inner {
    /// `true` while the room shows such a page.
    pub(crate) is_shown: Signal<bool>,
    /// Leads to the room's first page.
    pub(crate) leave: Callback<()>,
}

/// The head of a room, or of the panel in a room with a board.
#[component]
pub(crate) fn RoomHead(
    shell: Shell,
    #[prop(into)] title: Signal<String>,
    /// One fact about what the page shows.
    #[prop(optional, into)]
    subtitle: Option<Signal<String>>,
    /// The pages inside the room.
    #[prop(optional)]
    inner: Option<Inner>,
    #[prop(optional)] heading: NodeRef<html::H1>,
    /// At most two buttons, the primary one last, and [`More`].
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let fact = move || {
        let fact = subtitle.map(|fact| fact.get()).unwrap_or_default();
        (!fact.is_empty()).then(|| view! { <p class="room-fact">{fact}</p> })
    };
    view! {
        <header class="room-head">
            <WayBack shell inner/>
            <h1 tabindex="-1" node_ref=heading dir="auto">{move || title.get()}</h1>
            {fact}
            {children.map(|children| view! { <div class="head-actions">{children()}</div> })}
        </header>
    }
}

/// The way back: a link with the name of the page it leads to. Nothing in the home of a place.
#[component]
fn WayBack(shell: Shell, inner: Option<Inner>) -> impl IntoView {
    let navigation = shell.navigation();
    let words = StoredValue::new(shell.words());
    let target = Memo::new(move |_| match inner {
        Some(inner) if inner.is_shown.get() => {
            let place = navigation.route.with(Place::of);
            place.map(|place| (place.home(), true))
        }
        _ => navigation.way_back().map(|route| (route, false)),
    });
    move || {
        let (route, is_inner) = target.get()?;
        let name = page_name(&words.read_value(), &route);
        let href = route.link();
        let press = move |event: MouseEvent| {
            if !is_plain(&event) {
                return;
            }
            event.prevent_default();
            match inner {
                Some(inner) if is_inner => inner.leave.run(()),
                _ => navigation.go_back(&route),
            }
        };
        Some(view! {
            <a class="way-back" href=href on:click=press>
                {icon(Icon::Back)}
                <span>{name}</span>
            </a>
        })
    }
}

/// The button "More" and the list that it opens.
#[component]
pub(crate) fn More(
    label: String,
    /// The entries: buttons and links of the class `more-entry`.
    children: ChildrenFn,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let button = NodeRef::<html::Button>::new();
    let close = move || {
        is_open.set(false);
        if let Some(button) = button.get_untracked() {
            // A button can always take it.
            let _taken = button.focus();
        }
    };
    let key = move |event: KeyboardEvent| {
        if event.key() == "Escape" && is_open.get_untracked() {
            event.prevent_default();
            event.stop_propagation();
            close();
        }
    };
    let lost = move |event: FocusEvent| {
        let here = event
            .current_target()
            .and_then(|here| here.dyn_into::<Node>().ok());
        let next = event
            .related_target()
            .and_then(|next| next.dyn_into::<Node>().ok());
        if !here.is_some_and(|here| here.contains(next.as_ref())) {
            is_open.set(false);
        }
    };
    // Once an entry has acted, the list is gone.
    let chosen = move |_| is_open.set(false);
    view! {
        <div class="more" on:keydown=key on:focusout=lost>
            <button
                class="icon"
                node_ref=button
                aria-label=label.clone()
                title=label
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                {icon(Icon::More)}
            </button>
            {move || is_open.get().then(|| view! { <div class="more-list" on:click=chosen>{children()}</div> })}
        </div>
    }
}
