//! The list of entries, of which only what is seen is in the document.

use leptos::{ev, html, prelude::*};
use library::{Entry, EntryId, Msg, Viewport};
use table::{Route, StudySource};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::label;
use crate::{browser::timer, rooms::library::state::Library};

/// The entries that are looked for.
#[component]
pub(crate) fn List(library: Library) -> impl IntoView {
    let words = library.words;
    let node = NodeRef::<html::Ul>::new();
    let seen = library.slice(|model| {
        let count = model.entry_list.listed().len();
        (model.viewport.visible(count), count)
    });
    let drawn = library.slice(|model| {
        let first = model
            .viewport
            .visible(model.entry_list.listed().len())
            .lines
            .start;
        let entries = model.visible_entries().into_iter().cloned();
        entries.zip(first..).collect::<Vec<(Entry, usize)>>()
    });
    let state = library.slice(|model| {
        let any = model.entry_list.all().any(|entry| entry.deleted.is_none());
        (
            model.loader.is_new(),
            model.entry_list.listed().is_empty(),
            any,
        )
    });
    let told = move || {
        words.with_value(|words| match state.get() {
            (true, ..) => words.library_loading(),
            (false, true, false) => words.library_empty(),
            (false, true, true) => words.library_none(),
            (false, false, _) => String::new(),
        })
    };
    let measure = move || measure(library, node);
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    // What is listed has another height once it is drawn.
    Effect::new(move |_| {
        seen.track();
        timer::after(0, measure);
    });
    view! {
        <p class="hint" role="status">{told}</p>
        <ul
            class="entries"
            aria-label=words.with_value(words::Words::library)
            node_ref=node
            on:scroll=move |_| measure()
            on:keydown=move |event| step(library, node, &event)
            style:--above=move || seen.with(|(seen, _)| format!("{}px", seen.above))
            style:--below=move || seen.with(|(seen, _)| format!("{}px", seen.below))
        >
            <For
                each=move || drawn.get()
                key=|(entry, nth)| (entry.to_line(), *nth)
                children=move |(entry, nth)| view! { <Line library entry nth count=seen.get_untracked().1/> }
            />
        </ul>
    }
}

/// Tells the model how the list is scrolled, if that has changed.
fn measure(library: Library, node: NodeRef<html::Ul>) {
    // The room may have been left meanwhile.
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

/// How the list is scrolled and how high its lines are now.
fn measured(list: &HtmlElement) -> Viewport {
    let line = list.query_selector("li").ok().flatten();
    let line = line.map_or(0.0, |line| line.get_bounding_client_rect().height());
    let usual = Viewport::default();
    Viewport {
        top: list.scroll_top().into(),
        height: list.client_height().into(),
        line: if line > 0.0 { line } else { usual.line },
    }
}

/// Goes from entry to entry by the arrows, also to those that are not drawn yet.
fn step(library: Library, node: NodeRef<html::Ul>, event: &ev::KeyboardEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let focused = target.and_then(|target| target.closest("li").ok()?);
    let nth = focused.and_then(|line| line.get_attribute("data-nth")?.parse::<usize>().ok());
    let (Some(nth), Some(scrolled)) = (nth, node.get_untracked()) else {
        return;
    };
    let last = library
        .model
        .with_untracked(|model| model.entry_list.listed().len().saturating_sub(1));
    let to = match event.key().as_str() {
        "ArrowDown" => (nth + 1).min(last),
        "ArrowUp" => nth.saturating_sub(1),
        "Home" => 0,
        "End" => last,
        _ => return,
    };
    event.prevent_default();
    if let Some(top) = library
        .model
        .with_untracked(|model| model.viewport.scroll_to(to))
    {
        scrolled.set_scroll_top(top as i32);
        library.send(Msg::Scrolled(measured(&scrolled)));
    }
    timer::after(0, move || {
        let found = scrolled.query_selector(&format!("[data-nth='{to}'] a"));
        if let Ok(Some(found)) = found
            && let Ok(title) = found.dyn_into::<HtmlElement>()
        {
            // A link can always take it.
            let _taken = title.focus();
        }
    });
}

/// A line of the list.
#[component]
fn Line(library: Library, entry: Entry, nth: usize, count: usize) -> impl IntoView {
    let words = library.words.get_value();
    let title = label::title(&words, &entry);
    let about = label::about(&words, &entry);
    let id = entry.id.clone();
    let route = Route::Study(StudySource::Library(id.clone()));
    let ticked = {
        let id = id.clone();
        library.slice(move |model| model.selected.contains(&id))
    };
    let tick = {
        let id = id.clone();
        move |_| library.send(Msg::Tick(id.clone()))
    };
    let open = move |_| library.open.set(Some(EntryId::clone(&id)));
    let noted = (!entry.note.is_empty())
        .then(|| view! { <span class="note" dir="auto">{entry.note.clone()}</span> });
    view! {
        <li class="entry" data-nth=nth aria-posinset=nth + 1 aria-setsize=count>
            <input
                type="checkbox"
                aria-label=words.library_select(&title)
                prop:checked=move || ticked.get()
                on:change=tick
            />
            <a href=route.to_string()>
                <span class="entry-title" dir="auto">{title.clone()}</span>
                <span class="about">{about}{noted}</span>
            </a>
            <button class="button more" aria-label=words.library_about(&title) on:click=open>"···"</button>
        </li>
    }
}
