//! Virtual list of the entries as cards: only visible cards are in the document.

use leptos::{ev, html, prelude::*};
use library::{Entry, Filter, Msg, Viewport};
use table::Route;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDivElement, HtmlElement};

use super::{card::Card, left};
use crate::{
    browser::timer,
    panels::example_game,
    rooms::{
        library::{effects::pictures, state::Library},
        views::begin::Begin,
    },
};

/// Draws the entries that match the query.
#[component]
pub(crate) fn List(library: Library) -> impl IntoView {
    let words = library.words;
    let node = NodeRef::<html::Div>::new();
    let visible = library.slice(|model| {
        let count = model.entry_list.listed().len();
        (model.viewport.visible(count), count)
    });
    let drawn = library.slice(|model| {
        let first = model
            .viewport
            .visible(model.entry_list.listed().len())
            .entries
            .start;
        let entries = model.visible_entries().into_iter().cloned();
        entries.zip(first..).collect::<Vec<(Entry, usize)>>()
    });
    let is_reading = library.slice(|model| model.loader.is_new());
    let measure = move || measure(library, node);
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    // The list has its new height only after it has been drawn.
    Effect::new(move |_| {
        visible.track();
        timer::after(0, measure);
    });
    return_to_left(library, node, move || !is_reading.get());
    Effect::new(move |_| {
        let visible = drawn.get().into_iter().map(|(entry, _)| entry);
        pictures::want(library, visible.collect());
    });
    view! {
        <Status library/>
        <div class="games-body" node_ref=node on:scroll=move |_| measure()>
            <ul
                class="games"
                aria-label=words.with_value(words::Words::place_games)
                on:keydown=move |event| step(library, node, &event)
                style:--above=move || visible.with(|(visible, _)| format!("{}px", visible.above))
                style:--below=move || visible.with(|(visible, _)| format!("{}px", visible.below))
            >
                <For
                    each=move || drawn.get()
                    key=|(entry, nth)| (entry.to_line(), *nth)
                    children=move |(entry, nth)| view! { <Card library entry nth count=visible.get_untracked().1/> }
                />
            </ul>
        </div>
    }
}

/// Draws the list status: loading, the number of entries found, or no entries found.
#[component]
fn Status(library: Library) -> impl IntoView {
    let words = library.words;
    let state = library.slice(|model| {
        let any = model.entry_list.all().any(|entry| entry.deleted.is_none());
        (
            model.loader.is_new(),
            model.entry_list.listed().is_empty(),
            any,
        )
    });
    let is_reading = move || state.get().0;
    let status = move || is_reading().then(|| words.with_value(words::Words::library_loading));
    let found = library.slice(|model| {
        let (count, all) = (model.entry_list.listed().len(), model.entry_list.totals().0);
        (count > 0 && count < all).then(|| u32::try_from(count).unwrap_or(u32::MAX))
    });
    let found = move || {
        found
            .get()
            .map(|count| words.with_value(|words| words.library_matching(count)))
    };
    let nothing = move || match state.get() {
        (false, true, false) => Some(empty(library)),
        (false, true, true) => Some(none_found(library)),
        _ => None,
    };
    view! {
        <p class="hint" role="status">{status}</p>
        <p class="title" role="status">{found}</p>
        {nothing}
    }
}

/// Focuses the card from which the room was left, once the entries have loaded.
fn return_to_left(
    library: Library,
    node: NodeRef<html::Div>,
    is_read: impl Fn() -> bool + Send + Sync + 'static,
) {
    Effect::new(move |done: Option<bool>| {
        if done == Some(true) || !is_read() {
            return done.unwrap_or_default();
        }
        let nth = left::take().and_then(|id| {
            let listed = |model: &library::Model| {
                model.entry_list.listed().iter().position(|one| *one == id)
            };
            library.model.with_untracked(listed)
        });
        if let Some((nth, list)) = nth.zip(node.get_untracked()) {
            // The cards have their height only after they have been drawn.
            timer::after(0, move || {
                measure(library, node);
                go_to(library, list, nth);
            });
        }
        true
    });
}

/// Draws an introduction to the library, with buttons for adding games.
fn empty(library: Library) -> AnyView {
    let words = library.words.get_value();
    view! {
        <Begin picture=example_game() title=words.library_empty_title() about=words.library_empty()>
            <div class="begin-buttons">
                <button class="button large" on:click=move |_| library.adding.set(true)>
                    {words.library_add_games()}
                </button>
                <a class="button primary large" href=Route::Play.link()>{words.library_play()}</a>
            </div>
        </Begin>
    }
    .into_any()
}

/// Draws a note that no entries match the query.
fn none_found(library: Library) -> AnyView {
    let words = library.words.get_value();
    let show_all = move |_| {
        library.send(Msg::Search(String::new()));
        library.send(Msg::Filter(Filter::All));
    };
    view! {
        <div class="empty" role="status">
            <h2>{words.library_none()}</h2>
            <div class="empty-buttons">
                <button class="button" on:click=show_all>{words.library_show_all()}</button>
            </div>
        </div>
    }
    .into_any()
}

/// Reports the list's scroll position and layout to the model if they have changed.
fn measure(library: Library, node: NodeRef<html::Div>) {
    // The room may have been closed in the meantime.
    if let Some(list) = node.try_get_untracked().flatten() {
        let viewport = measured(&list);
        if library
            .model
            .with_untracked(|model| model.viewport != viewport)
        {
            library.send(Msg::Scrolled(viewport));
        }
    }
}

/// Returns the list's scroll position and height, the row height, and the number of cards per row.
fn measured(list: &HtmlElement) -> Viewport {
    let usual = Viewport::default();
    let cards = list.query_selector_all("li").ok();
    let cards = cards
        .iter()
        .flat_map(|cards| (0..cards.length()).filter_map(|nth| cards.get(nth)));
    let mut tops = cards.filter_map(|card| {
        Some(
            card.dyn_ref::<HtmlElement>()?
                .get_bounding_client_rect()
                .top(),
        )
    });
    let first = tops.next();
    let mut columns = 1;
    let next = first.and_then(|first| {
        tops.find(|top| {
            let is_below = *top > first + 1.0;
            columns += usize::from(!is_below);
            is_below
        })
    });
    let card = list.query_selector("li").ok().flatten();
    let height = card.map_or(0.0, |card| card.get_bounding_client_rect().height());
    let line = next.zip(first).map_or(height, |(next, first)| next - first);
    Viewport {
        top: list.scroll_top().into(),
        height: list.client_height().into(),
        line: if line > 0.0 { line } else { usual.line },
        columns,
    }
}

/// Moves the focus between entries with the arrow keys, including to entries that are not yet rendered.
fn step(library: Library, node: NodeRef<html::Div>, event: &ev::KeyboardEvent) {
    let source = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let focused = source.and_then(|target| target.closest("li").ok()?);
    let nth = focused.and_then(|line| line.get_attribute("data-nth")?.parse::<usize>().ok());
    let (Some(nth), Some(scrolled)) = (nth, node.get_untracked()) else {
        return;
    };
    let last = library
        .model
        .with_untracked(|model| model.entry_list.listed().len().saturating_sub(1));
    let columns = library
        .model
        .with_untracked(|model| model.viewport.columns.max(1));
    let is_rtl = library.text(|words| words.language().direction() == "rtl");
    let (back, onward) = if is_rtl {
        ("ArrowRight", "ArrowLeft")
    } else {
        ("ArrowLeft", "ArrowRight")
    };
    let target = match event.key().as_str() {
        "ArrowDown" => (nth + columns).min(last),
        "ArrowUp" => nth.checked_sub(columns).unwrap_or(nth),
        key if key == onward => (nth + 1).min(last),
        key if key == back => nth.saturating_sub(1),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    go_to(library, scrolled, target);
}

/// Scrolls to an entry, even if it is not yet rendered, and focuses it.
fn go_to(library: Library, scrolled: HtmlDivElement, to: usize) {
    let top = library
        .model
        .with_untracked(|model| model.viewport.scroll_to(to));
    if let Some(top) = top {
        scrolled.set_scroll_top(top as i32);
        library.send(Msg::Scrolled(measured(&scrolled)));
    }
    timer::after(0, move || {
        let found = scrolled.query_selector(&format!("[data-nth='{to}'] a"));
        if let Ok(Some(found)) = found
            && let Ok(title) = found.dyn_into::<HtmlElement>()
        {
            // Focusing a link cannot fail.
            let _taken = title.focus();
        }
    });
}
