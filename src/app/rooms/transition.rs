//! View transition: the board on the page being left, or the little board that was selected, grows into the board on
//! the page being opened.

use std::{cell::Cell, rc::Rc};

use board::Speed;
use leptos::prelude::*;
use table::{Model, Route};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    Document, Element,
    js_sys::{Function, Promise, Reflect},
};

use super::{Shell, preview};
use crate::browser::{document, screen, spawn_local, timer};

/// Attribute of the growing board, which `style/shell.css` gives a view transition name. The attribute's value is the
/// page that is being opened.
const GROWS: &str = "data-grows";

/// Selector of the large board on the visible page.
const BOARD: &str = ".page:not([hidden]) .board, .room-board .board";

/// Selector of the first little board in a room, such as the costliest decision in a match summary.
const LITTLE: &str = ".room .little-board";

/// Selector of the visible page's heading, which a room draws once its content has been read.
const HEADING: &str = ".page:not([hidden]) h1, .room h1";

/// Maximum number of attempts to find the new page's heading and board; the old page remains visible until then.
const MAX_ATTEMPTS: u8 = 8;

/// Delay between these attempts, in milliseconds.
const BETWEEN_ATTEMPTS_MS: u32 = 15;

/// Shows `route` by calling `swap` once: in a view transition if a board grows and the browser supports it, otherwise
/// immediately. The transition calls `swap` in a later task even if another transition replaces it.
pub(super) fn show(shell: Shell, route: &Route, swap: impl FnOnce() + 'static) {
    let settings = shell.store().model.with_untracked(Model::settings);
    let moves = settings.motion != Speed::Off && !screen::reduced_motion();
    let found = document()
        .filter(|_| moves && has_board(route) && !preview::is_shown())
        .and_then(|document| {
            let start = method(&document)?;
            let origin = origin(&document, route)?;
            Some((document, start, origin))
        });
    let Some((document, start, origin)) = found else {
        swap();
        return;
    };
    let name = route.to_string();
    // Remove the marks of a transition that this one replaces.
    while let Some(board) = find(&document, &format!("[{GROWS}]")) {
        let name = board.get_attribute(GROWS).unwrap_or_default();
        unmark(&board, &name);
    }
    mark(&origin, &name);
    let swap = Rc::new(Cell::new(Some(swap)));
    let update = {
        let (swap, document) = (Rc::clone(&swap), document.clone());
        Closure::once_into_js(move || -> JsValue {
            if let Some(swap) = swap.take() {
                swap();
            }
            let found = async move {
                unmark(&origin, &name);
                if let Some(board) = new_board(&document).await {
                    mark(&board, &name);
                }
                Ok(JsValue::UNDEFINED)
            };
            future_to_promise(found).into()
        })
    };
    match start.call1(&document, &update) {
        Ok(transition) => follow(document, &transition, route.to_string()),
        Err(_) => {
            if let Some(swap) = swap.take() {
                swap();
            }
        }
    }
}

/// Returns `true` for a page with a board that is visible as soon as the page itself is.
const fn has_board(route: &Route) -> bool {
    matches!(
        route,
        Route::Play | Route::Study(_) | Route::Editor | Route::Friend(Some(_))
    )
}

/// Returns the browser's function that starts a view transition; `None` if the browser does not have one.
fn method(document: &Document) -> Option<Function> {
    let method = Reflect::get(document, &"startViewTransition".into()).ok()?;
    method.dyn_into().ok()
}

/// Returns the large board on the visible page or, if there is none, the little board in the link to `route`.
fn origin(document: &Document, route: &Route) -> Option<Element> {
    let link = format!("a[href=\"{}\"] .little-board", route.link());
    find(document, BOARD).or_else(|| find(document, &link))
}

fn find(document: &Document, selector: &str) -> Option<Element> {
    document.query_selector(selector).ok().flatten()
}

/// Waits until the new page is drawn, and returns its large board or, if there is none, its first little board; `None`
/// if it has neither or is not drawn in time.
async fn new_board(document: &Document) -> Option<Element> {
    // The effects that hide the old page run after the current task.
    timer::pause(0).await;
    for _ in 0..MAX_ATTEMPTS {
        let board = find(document, BOARD).or_else(|| find(document, LITTLE));
        if board.is_some() && find(document, HEADING).is_some() {
            return board;
        }
        timer::pause(BETWEEN_ATTEMPTS_MS).await;
    }
    None
}

/// Removes the mark from the new board at the end of the transition, unless a later transition has marked the board
/// again.
fn follow(document: Document, transition: &JsValue, name: String) {
    let promise = |key: &str| {
        let promise = Reflect::get(transition, &key.into()).unwrap_or_default();
        JsFuture::from(Promise::resolve(&promise))
    };
    let (ready, finished) = (promise("ready"), promise("finished"));
    spawn_local(async move {
        // The browser rejects the promise if it skips the transition, and would report the rejection as an error.
        let _skipped = ready.await;
        let _ended = finished.await;
        while let Some(board) = find(&document, &format!("[{GROWS}=\"{name}\"]")) {
            unmark(&board, &name);
        }
    });
}

fn mark(board: &Element, name: &str) {
    // An attribute with this name can always be set.
    let _set = board.set_attribute(GROWS, name);
}

fn unmark(board: &Element, name: &str) {
    if board.get_attribute(GROWS).as_deref() == Some(name) {
        let _removed = board.remove_attribute(GROWS);
    }
}
