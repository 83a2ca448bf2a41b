//! Header of every room: the back link, the title, one detail, and the actions.

use leptos::{ev::MouseEvent, html, prelude::*};
use table::Route;

use crate::{
    browser::address,
    parts::{Icon, icon},
    rooms::shell::Shell,
    shell::{Navigation, is_plain, keep_inner_history, page_name},
};

/// Pages inside a room. Some of them have no address of their own; their back link leads to the room's first page.
#[derive(Clone, Copy)]
pub(crate) struct Inner {
    /// Address of the room's first page.
    first: StoredValue<Route>,
    /// Name of the room's first page in the back link; `None` for the name of its address.
    name: StoredValue<Option<String>>,
    /// `true` while the room shows another page.
    is_shown: Signal<bool>,
    /// Shows the room's first page.
    leave: Callback<()>,
    /// `true` if something other than the header adds the entries to the browser's history.
    has_history: bool,
}

impl Inner {
    /// Creates the pages inside the room with this first page. The header adds an entry to the browser's history for
    /// each of them, so that Back leads to the first page.
    pub(crate) fn new(first: Route, is_shown: Signal<bool>, leave: Callback<()>) -> Self {
        Self {
            first: StoredValue::new(first),
            name: StoredValue::new(None),
            is_shown,
            leave,
            has_history: false,
        }
    }

    /// Adds the entry to the browser's history at once, for a room whose first page has no header.
    pub(crate) fn with_history(self, shell: Shell) -> Self {
        keep_history(shell, self);
        Self {
            has_history: true,
            ..self
        }
    }

    /// Sets the name of the room's first page in the back link.
    pub(crate) fn named(self, name: String) -> Self {
        self.name.set_value(Some(name));
        self
    }

    /// Shows the room's first page; returns `false` if it is shown already.
    pub(crate) fn leave(self) -> bool {
        let is_shown = self.is_shown.get_untracked();
        if is_shown {
            self.leave.run(());
        }
        is_shown
    }
}

/// Draws the header of a room or, in a room with a board, of its panel.
#[component]
pub(crate) fn RoomHead(
    shell: Shell,
    #[prop(into)] title: Signal<String>,
    /// Subtitle: a fact about the page's content.
    #[prop(optional, into)]
    subtitle: Option<Signal<String>>,
    /// Pages inside the room.
    #[prop(default = None, into)]
    inner: Option<Inner>,
    #[prop(optional)] heading: NodeRef<html::H1>,
    /// Actions: icons and at most two buttons, with the primary button last.
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

/// Draws the back link with the name of its target, or nothing on the home page of a place.
#[component]
fn WayBack(shell: Shell, inner: Option<Inner>) -> impl IntoView {
    let navigation = shell.navigation();
    let words = StoredValue::new(shell.words());
    if let Some(inner) = inner.filter(|inner| !inner.has_history) {
        keep_history(shell, inner);
    }
    let target = Memo::new(move |_| {
        let first = inner.filter(|inner| inner.is_shown.get());
        let first = first.map(|inner| inner.first.get_value());
        let is_without_address = first.is_some() && Some(navigation.route.get()) == first;
        if is_without_address {
            return first.map(|route| (route, true));
        }
        let route = navigation.way_back()?;
        let is_inner = Some(&route) == first.as_ref();
        Some((route, is_inner))
    });
    move || {
        let (route, is_inner) = target.get()?;
        let first = inner.filter(|_| is_inner);
        let name = first.and_then(|inner| inner.name.get_value());
        let name = name.unwrap_or_else(|| page_name(&words.read_value(), &route));
        let href = route.link();
        let press = move |event: MouseEvent| {
            if !is_plain(&event) {
                return;
            }
            event.prevent_default();
            match inner {
                Some(_) if is_inner && Navigation::is_inner() => address::back(),
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

/// Adds an entry to the browser's history for each page inside a room, so that Back leads to the room's first page.
fn keep_history(shell: Shell, inner: Inner) {
    let navigation = shell.navigation();
    let is_here = move || {
        let first = inner.first.get_value();
        Route::read(&address::fragment()).as_ref() == Some(&first)
            && navigation.route.get_untracked() == first
    };
    keep_inner_history(inner.is_shown, is_here, move || inner.leave.run(()));
}
