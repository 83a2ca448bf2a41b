//! Help: a separate page that is fetched on demand, with little boards drawn in the same way as the large one.
//!
//! The terms have explanations that appear on hover, focus or press, remain while the pointer is over them, and close
//! on Escape without closing anything else (WCAG 1.4.13). The style sheet shows the explanations; a press needs a
//! separate class, because Safari does not focus a pressed button and a touch screen has no hover.

use board::picture;
use leptos::{html, prelude::*};
use table::{Dialog, LessonMsg, Model, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use super::modal::Modal;
use crate::{browser::language, store::Store};

/// Selector of the terms whose explanation is visible.
const SHOWN: &str = ".help .term:is(:hover, :focus-within, .pressed):not(.hushed)";

/// Draws the help dialog.
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
            // The page is emptied, so that no term can take the focus and show its explanation when the help is
            // reopened.
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

/// Draws the board in each figure. The figure's caption describes the position.
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

/// Closes the visible explanations; returns `false` if there were none.
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

/// Shows the explanation of the pressed term, and hides the explanation of any other pressed term.
fn explain_pressed(pressed: Option<EventTarget>) {
    while let Ok(Some(other)) = document().query_selector(".help .term.pressed") {
        let _removed = other.class_list().remove_1("pressed");
    }
    if let Some(term) = term_of(pressed) {
        let _removed = term.class_list().remove_1("hushed");
        let _added = term.class_list().add_1("pressed");
    }
}

/// Resets a term that has lost the pointer or the focus: its explanation closes and can be shown again.
fn speak_again(left: Option<EventTarget>) {
    if let Some(term) = term_of(left) {
        let _removed = term.class_list().remove_2("hushed", "pressed");
    }
}

/// Returns the term that contains the element `target`.
fn term_of(target: Option<EventTarget>) -> Option<Element> {
    let element = target?.dyn_into::<Element>().ok()?;
    element.closest(".term").ok()?
}
