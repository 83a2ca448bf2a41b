//! The preview of a link: its board, who is on roll, dice, cube and score, as soon as the first load has come. It is a small
//! part of the program that is fetched together with the first one; the study room, in the same layout, takes its place
//! when it has come.
//!
//! What never changes is built without Leptos here, which would be twice as much to download.

use std::{any::Any, cell::RefCell};

use leptos::{mount::mount_to, prelude::*};
use rules::Player;
use study::{Look, Model, Msg, announcement, cube_name, damage, heading, names, position, turn};
use table::View;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Element;

use super::{hide_game, leave, name_page, places};
use crate::{
    arrival::Arrival,
    board::{Board, BoardKind, Nobody},
    effects::{address, crash, focus, tabs, timer},
    store::Store,
};

/// The elements of the study room that the preview has too, without texts.
const BOARD: &str = "<main class='room study'>\
<div class='study-player top'><span class='chip dark' aria-hidden=true></span><span class=name dir=auto></span>\
<small></small><span class=points role=img></span></div>\
<div class=room-board></div><p class=unseen></p>\
<div class='study-player bottom'><span class='chip light' aria-hidden=true></span><span class=name dir=auto></span>\
<small></small><span class=points role=img></span></div>\
<section class=study-panel><header class=study-head>\
<button class='icon back'><svg viewBox='0 0 24 24' aria-hidden=true><path d='M15 5l-7 7 7 7'/></svg></button>\
<div class=study-title><h1 tabindex=-1></h1></div>\
<span class='icon blank'></span><span class='icon blank'></span><span class='icon blank'></span></header>\
<div class=study-now><div class=study-moment><p class=what></p></div></div></section></main>";

/// The same of the study room's message about a damaged link.
const DAMAGED: &str = "<main class='room study-damaged'><h1 tabindex=-1></h1><p role=alert></p>\
<button class='button primary'></button></main>";

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

part! { preview:
    /// Fetches the preview.
    ///
    /// # Errors
    /// If it cannot be had.
    fn entry() -> fn(Store) {
        open
    }
}

fn open(store: Store) {
    let fragment = address::fragment();
    let link = fragment.strip_prefix('#').unwrap_or_default();
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
    say(store, announcement(&model, look));

    let room = room(BOARD)?;
    for player in Player::BOTH {
        let place = if player == view.bottom {
            "bottom"
        } else {
            "top"
        };
        let fill = |part: &str, text: &str| fill(&room, &format!(".{place} {part}"), text);
        fill(".name", &names(&model, look)[player])?;
        fill("small", &words.pips(model.pips(player)))?;
        let points = model.score()[player];
        let shown = fill(".points", &points.to_string())?;
        name(&shown, &words.score(points))?;
    }
    fill(&room, ".unseen", &position(&model, look))?;
    fill(&room, "h1", &title)?;
    fill(&room, ".what", &turn(&model, look))?;
    name(&part(&room, "section")?, &words.study())?;
    let back = leads_back(&room, store)?;
    let label = words.back_to_game();
    name(&back, &label)?;
    back.set_attribute("title", &label).ok()?;
    let label = words.board();
    let drawn = mount_to(part(&room, ".room-board")?.unchecked_into(), move || {
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
    Some(Shown {
        room,
        _board: Some(Box::new(drawn)),
    })
}

/// Why a link shows nothing.
fn damaged(store: Store, why: &str) -> Option<Shown> {
    let words = store.words();
    let title = words.study();
    name_page(&words, &title);
    say(store, why.to_owned());
    let room = room(DAMAGED)?;
    fill(&room, "h1", &title)?;
    fill(&room, "p", why)?;
    let back = leads_back(&room, store)?;
    back.set_text_content(Some(&words.back_to_game()));
    Some(Shown { room, _board: None })
}

/// Says this once the live regions stand: a text that comes with them is not read aloud.
fn say(store: Store, text: String) {
    timer::after(0, move || store.say(&text));
}

/// Lets the button of the room lead to the game, now and when the later part comes to read the address.
fn leads_back(room: &Element, store: Store) -> Option<Element> {
    let button = part(room, "button")?;
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
        .ok()?;
    Some(button)
}

/// Adds a room to the page. No text of others is in its markup.
fn room(markup: &str) -> Option<Element> {
    let document = document();
    let room = document.create_element("div").ok()?;
    room.set_inner_html(markup);
    let room = room.first_element_child()?;
    document.body()?.append_child(&room).ok()?;
    Some(room)
}

fn part(room: &Element, selector: &str) -> Option<Element> {
    room.query_selector(selector).ok()?
}

/// Gives a part of the room its text.
fn fill(room: &Element, selector: &str, text: &str) -> Option<Element> {
    let part = part(room, selector)?;
    part.set_text_content(Some(text));
    Some(part)
}

/// Gives a part of the room its name for screen readers.
fn name(part: &Element, label: &str) -> Option<()> {
    part.set_attribute("aria-label", label).ok()
}
