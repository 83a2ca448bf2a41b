//! Keyboard focus for questions: a question takes the focus when it appears, and returns the focus after the answer.

use leptos::prelude::*;
use table::{Question, Strip};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::{
    focus::{self, active, find},
    timer,
};

/// Selector of the visible question.
const STRIP: &str = ".strip[role=alertdialog]";
/// Selector of the question's primary button or, if it has none, of its last button, which cancels.
const FIRST: &str = ".strip[role=alertdialog] .primary, \
     .strip[role=alertdialog]:not(:has(.primary)) .button:last-child";

/// Moves the focus into each question once it is drawn, and back after the answer. The same question with other buttons
/// gets the focus back only if it has moved below the board, or was lost with the focused button.
pub(crate) fn focus(strip: Memo<Option<Strip>>) {
    let opener = StoredValue::new_local(None::<Element>);
    Effect::new(move |before: Option<Option<(Question, String)>>| {
        let asked = strip.with(|strip| {
            let strip = strip.as_ref()?;
            (strip.question != Question::None).then(|| (strip.question, strip.text.clone()))
        });
        let before = before.flatten();
        if asked.is_some() && before.is_none() {
            opener.set_value(active());
        }
        let is_same = before == asked;
        let question = asked.as_ref().map(|(question, _)| *question);
        if asked.is_some() || before.is_some() {
            timer::after(0, move || match question {
                Some(_) if is_same && !focus::is_below() => {}
                Some(Question::Own) => focus_on(find(FIRST)),
                Some(_) => focus_on(find(STRIP)),
                None => give_back(opener.try_update_value(Option::take).flatten()),
            });
        }
        asked
    });
}

/// Returns the focus to the element that had it before the question, or to the primary button if that element cannot be
/// focused now.
fn give_back(opener: Option<Element>) {
    let able = |element: &Element| {
        element.is_connected() && element.get_attribute("aria-disabled").as_deref() != Some("true")
    };
    match opener.filter(able) {
        Some(element) if element.tag_name() != "BODY" => focus_on(Some(element)),
        _ => focus::keep(),
    }
}

fn focus_on(element: Option<Element>) {
    let Some(element) = element else {
        return;
    };
    // If the element cannot take the focus, the focus does not move.
    let _taken = match element.dyn_into::<HtmlElement>() {
        Ok(element) => element.focus(),
        Err(element) => element.unchecked_into::<SvgElement>().focus(),
    };
}
