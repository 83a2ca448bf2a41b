//! The help: a page of its own that is fetched when it is wanted, with small boards drawn as the large one is.
//!
//! Its terms have explanations that come by pointer, by focus or by a press, stay while the pointer is on them, and go at
//! Escape without anything else going (WCAG 1.4.13). The style shows them; a press needs a class of its own, because
//! Safari does not focus a button that is pressed and a touch screen has no hover.

use board::picture;
use leptos::{html, prelude::*};
use table::{Dialog, LessonMsg, Model, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use super::modal::Modal;
use crate::{browser::language, store::Store};

/// The terms whose explanation can be seen.
const SHOWN: &str = ".help .term:is(:hover, :focus-within, .pressed):not(.hushed)";

/// The help.
#[component]
pub(crate) fn Help(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let open = store.slice(|model: &Model| is_help(model.dialog()));
    let page = RwSignal::new(None::<Option<String>>);
    Effect::new(move |_| {
        if open.get() {
            let language = store.words().language();
            language::help(language, move |text| page.set(Some(text)));
        } else {
            // Opened again, it begins without a term that could take the focus and explain itself unasked.
            page.set(None);
        }
    });
    view! {
        <Modal store label=store.words().help() is_open=is_help>
            <h2>{words.read_value().help()}</h2>
            {move || match page.get() {
                Some(Some(text)) => view! { <Text store text/> }.into_any(),
                Some(None) => view! { <p>{words.read_value().help_failed()}</p> }.into_any(),
                None => ().into_any(),
            }}
            <div class="modal-buttons">
                <button class="button" on:click=move |_| store.send(Msg::Lesson(LessonMsg::Start))>
                    {words.read_value().lesson()}
                </button>
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>
                    {words.read_value().close()}
                </button>
            </div>
        </Modal>
    }
}

fn is_help(dialog: &Dialog) -> bool {
    matches!(dialog, Dialog::Help | Dialog::Glossary)
}

#[component]
fn Text(store: Store, text: String) -> impl IntoView {
    let node = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            draw_boards(&node);
            let at_glossary = store
                .model
                .with_untracked(|model| *model.dialog() == Dialog::Glossary);
            if let (true, Ok(Some(glossary))) = (at_glossary, node.query_selector("#glossary")) {
                let glossary: HtmlElement = glossary.unchecked_into();
                glossary.scroll_into_view();
                let _focused = glossary.focus();
            }
        }
    });
    view! {
        <div
            class="help"
            node_ref=node
            inner_html=text
            on:click=|event| explain_pressed(event.target())
            on:pointerout=|event| speak_again(event.target())
            on:focusout=|event| speak_again(event.target())
        ></div>
    }
}

/// Draws the board of every figure, whose caption describes it.
fn draw_boards(page: &Element) {
    while let Ok(Some(figure)) = page.query_selector("figure:not(:has(svg))") {
        let part = |name| figure.get_attribute(name).unwrap_or_default();
        let [white, black, dice, to] =
            ["data-white", "data-black", "data-dice", "data-to"].map(part);
        let scene = picture(&white, &black, &dice, &to);
        let board = if figure.has_attribute("data-directions") {
            board::draw::board_with_directions(&scene)
        } else {
            board::draw::board(&scene, "")
        };
        let picture = format!("<div class='picture' aria-hidden='true'>{board}</div>");
        if figure.insert_adjacent_html("beforeend", &picture).is_err() {
            break;
        }
    }
}

/// Takes away the explanations that are shown; whether there were any.
pub(crate) fn close_explanations() -> bool {
    let mut any = false;
    while let Ok(Some(term)) = document().query_selector(SHOWN) {
        any = true;
        if term.class_list().add_1("hushed").is_err() {
            break;
        }
    }
    any
}

/// Shows the explanation of the term that is pressed, and no other that a press has shown.
fn explain_pressed(pressed: Option<EventTarget>) {
    while let Ok(Some(other)) = document().query_selector(".help .term.pressed") {
        let _removed = other.class_list().remove_1("pressed");
    }
    if let Some(term) = term_of(pressed) {
        let _removed = term.class_list().remove_1("hushed");
        let _added = term.class_list().add_1("pressed");
    }
}

/// A term that has been left is no longer explained, and may be explained again.
fn speak_again(left: Option<EventTarget>) {
    if let Some(term) = term_of(left) {
        let _removed = term.class_list().remove_2("hushed", "pressed");
    }
}

/// The term to which something in the help belongs.
fn term_of(target: Option<EventTarget>) -> Option<Element> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.closest(".term").ok()?
}
