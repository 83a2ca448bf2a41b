//! The preview of a link: its board, who is on roll, dice, cube and score, as soon as the first load has come. It is a small
//! part of the program that is fetched together with the first one; the study room, in the same layout, takes its place
//! when it has come.
//!
//! What never changes is built without Leptos here, which would be twice as much to download.

#![expect(
    clippy::unnecessary_wraps,
    reason = "the entry cannot fail, but fetching it can, and that is told by the same type"
)]

use std::{any::Any, cell::RefCell};

use leptos::{
    mount::mount_to,
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};
use rules::Player;
use study::{Look, Model, Msg, announcement, cube_name, damage, heading, names, position, turn};
use table::View;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Element;
use words::Words;

use super::{hide_game, leave, name_page, places};
use crate::{
    arrival::Arrival,
    board::{Board, BoardKind, Nobody},
    effects::{address, crash, focus, tabs, timer},
    store::Store,
};

/// The namespace of drawings.
const SVG: &str = "http://www.w3.org/2000/svg";

/// A preview in the document. Dropped, it is gone.
struct Shown {
    room: Element,
    /// The board is there as long as this is.
    _board: Option<Box<dyn Any>>,
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.room.remove();
    }
}

thread_local! {
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// Shows the board of the link in the address, if there is one, once the preview has been fetched. Where it cannot be had
/// the page has said so, and the study room comes later.
pub(crate) async fn show(store: Store) {
    if tabs::is_set("opensLink")
        && let Ok(open) = entry().await
    {
        open(store);
    }
}

/// Fetches the preview.
///
/// # Errors
/// If it cannot be had.
#[wasm_split(preview, wasm_split_path = leptos::wasm_split, fallible)]
fn entry() -> Result<fn(Store), SplitLoaderError> {
    Ok(open)
}

fn open(store: Store) {
    let fragment = address::fragment();
    let link = fragment.trim_start_matches('#');
    // The other links are those of friends.
    if !link.starts_with(['p', 'g']) {
        return;
    }
    crash::loaded();
    hide_game(store);
    SHOWN.set(match Model::of_link(link) {
        Ok(model) => board(store, link, model),
        Err(why) => damaged(store, &damage(why, &store.words())),
    });
    focus::heading();
}

/// Removes the preview, and returns whether there was one.
pub(super) fn close() -> bool {
    SHOWN.take().is_some()
}

fn board(store: Store, link: &str, mut model: Model) -> Option<Shown> {
    if let Some((game, nth)) = places::noted(link) {
        model.update(Msg::Move(game, nth));
    }
    let words = store.words();
    let settings = store.model.with_untracked(table::Model::settings);
    let look = Look {
        words: &words,
        theme: settings.theme,
    };
    let view = View {
        turned: false,
        home_left: settings.home_left,
        bottom: Player::White,
    };
    let scene = model.board(view, |cube| cube_name(&model, look, cube));
    let title = heading(&model, &words);
    name_page(&words, &title);
    store.say(&announcement(&model, look));

    let room = room("room study")?;
    line(&room, &model, look, view.bottom.opponent())?;
    let place = add(&room, "div", &[("class", "room-board")], "")?;
    let label = words.board();
    let drawn = mount_to(place.unchecked_into(), move || {
        view! {
            <Board
                scene=Memo::new(move |_| scene.clone())
                kind=BoardKind::Room
                label
                hands=&Nobody
                arrival=Arrival::over()
            />
        }
    });
    add(&room, "p", &[("class", "unseen")], &position(&model, look))?;
    line(&room, &model, look, view.bottom)?;
    let label = words.study();
    let panel = [("class", "study-panel"), ("aria-label", &label)];
    let panel = add(&room, "section", &panel, "")?;
    let head = add(&panel, "header", &[("class", "study-head")], "")?;
    arrow_back(store, &head, &words)?;
    let name = add(&head, "div", &[("class", "study-title")], "")?;
    add(&name, "h1", &[("tabindex", "-1")], &title)?;
    let now = add(&panel, "div", &[("class", "study-now")], "")?;
    let now = add(&now, "div", &[("class", "study-moment")], "")?;
    add(&now, "p", &[("class", "what")], &turn(&model, look))?;
    Some(Shown {
        room,
        _board: Some(Box::new(drawn)),
    })
}

/// A player's name, pips and points.
fn line(room: &Element, model: &Model, look: Look, player: Player) -> Option<()> {
    let words = look.words;
    let (place, chip) = match player {
        Player::White => ("study-player bottom", "chip light"),
        Player::Black => ("study-player top", "chip dark"),
    };
    let line = add(room, "div", &[("class", place)], "")?;
    add(
        &line,
        "span",
        &[("class", chip), ("aria-hidden", "true")],
        "",
    )?;
    let name = [("class", "name"), ("dir", "auto")];
    add(&line, "span", &name, &names(model, look)[player])?;
    add(&line, "small", &[], &words.pips(model.pips(player)))?;
    let points = model.score()[player];
    let label = words.score(points);
    let score = [("class", "points"), ("role", "img"), ("aria-label", &label)];
    add(&line, "span", &score, &points.to_string()).map(|_| ())
}

fn arrow_back(store: Store, head: &Element, words: &Words) -> Option<()> {
    let label = words.back_to_game();
    let back = [
        ("class", "icon back"),
        ("aria-label", &label),
        ("title", &label),
    ];
    let back = add(head, "button", &back, "")?;
    leads_back(&back, store)?;
    let drawing = document().create_element_ns(Some(SVG), "svg").ok()?;
    let path = document().create_element_ns(Some(SVG), "path").ok()?;
    drawing.set_attribute("viewBox", "0 0 24 24").ok()?;
    drawing.set_attribute("aria-hidden", "true").ok()?;
    path.set_attribute("d", "M15 5l-7 7 7 7").ok()?;
    drawing.append_child(&path).ok()?;
    back.append_child(&drawing).ok().map(|_| ())
}

/// Why a link shows nothing.
fn damaged(store: Store, why: &str) -> Option<Shown> {
    let words = store.words();
    let title = words.study();
    name_page(&words, &title);
    store.say(why);
    let room = room("room study-damaged")?;
    add(&room, "h1", &[("tabindex", "-1")], &title)?;
    add(&room, "p", &[("role", "alert")], why)?;
    let button = [("class", "button primary")];
    leads_back(
        &add(&room, "button", &button, &words.back_to_game())?,
        store,
    )?;
    Some(Shown { room, _board: None })
}

/// Lets a button lead to the game, now and when the later part comes to read the address.
fn leads_back(button: &Element, store: Store) -> Option<()> {
    let pressed = Closure::<dyn FnMut()>::new(move || {
        // After the click: its button goes with the preview.
        timer::after(0, move || {
            address::go("");
            if close() {
                leave(store);
            }
        });
    });
    let pressed = pressed.into_js_value();
    button
        .add_event_listener_with_callback("click", pressed.unchecked_ref())
        .ok()
}

fn room(class: &str) -> Option<Element> {
    add(&document().body()?.into(), "main", &[("class", class)], "")
}

/// Adds an element to `parent`.
fn add(parent: &Element, tag: &str, attributes: &[(&str, &str)], text: &str) -> Option<Element> {
    let element = document().create_element(tag).ok()?;
    for (name, value) in attributes {
        element.set_attribute(name, value).ok()?;
    }
    element.set_text_content(Some(text));
    parent.append_child(&element).ok()?;
    Some(element)
}
