//! Page with the answers that a reader has returned.

use ::drill::is_right;
use leptos::prelude::*;
use record::{SheetAnswer, SheetItem};
use table::Route;
use words::{Words, arg, decimal};

use super::{edit::figures, picture::board};
use crate::rooms::{
    sheets::{effects, state::Sheets},
    views::{
        add_to_sheet::sheet_title,
        answer_text::{answer_text, question_text},
    },
};

/// Draws the summary, the answers with their losses and times, and the button that stores them with the sheet.
pub(crate) fn body(room: Sheets) -> AnyView {
    let Some(answered) = room.answered.get_untracked() else {
        return ().into_any();
    };
    effects::find_best(room, &answered.sheet);
    let title = room.text(|words| sheet_title(words, &answered.sheet.title));
    let sum = figures(room, &answered);
    let items = answered
        .sheet
        .items
        .iter()
        .zip(&answered.answers)
        .enumerate();
    let asked = items.filter(|(_, (item, _))| item.asks);
    let rows = asked.map(|(nth, (item, given))| row(room, nth, item, *given));
    let rows = rows.collect_view();
    view! {
        <div class="sheet-edit">
            <div class="surface sheet-card">
                <h2 dir="auto">{title}</h2>
                <p class="sheet-sum">{sum}</p>
                {keep(room)}
            </div>
            <ol class="sheet-items sheet-main">{rows}</ol>
        </div>
    }
    .into_any()
}

/// Draws an answer beside the board of its item.
fn row(room: Sheets, nth: usize, item: &SheetItem, given: Option<SheetAnswer>) -> AnyView {
    let decision = item.decision;
    let name = room.text(|words| words.sheet_position(nth as u32 + 1));
    let question = room.text(|words| question_text(words, &decision));
    let result = room.text(|words| match given {
        None => words.sheet_no_answer(),
        Some(given) => {
            let answer = answer_text(words, &decision, given.answer);
            let loss = f64::from(given.loss) / 1000.0;
            let cost = if given.loss == 0 {
                words.drill_is_best(answer)
            } else {
                words.drill_lost(arg::Answer(answer), arg::Loss(decimal(words, loss, 3)))
            };
            format!("{cost} {}", words.drill_seconds(given.seconds.to_string()))
        }
    });
    let mark = given.map(|given| {
        let is_right = is_right(f32::from(given.loss) / 1000.0);
        let key = if is_right { "right" } else { "wrong" };
        let label = room.text(|words| words.drill_result(key));
        view! { <b class=format!("sheet-mark {key}")>{label}</b> }
    });
    let best = move || {
        let best = room.best.with(|all| all.get(nth).copied().flatten())?;
        let is_given = given.is_some_and(|given| given.answer == best);
        (!is_given)
            .then(|| room.text(|words| words.drill_best(answer_text(words, &decision, best))))
    };
    view! {
        <li class="surface sheet-item">
            {board(item)}
            <div class="sheet-fields">
                <h3>{name}" "{mark}</h3>
                <p class="sheet-question">{question}</p>
                <p>{result}</p>
                <p class="sheet-best">{best}</p>
            </div>
        </li>
    }
    .into_any()
}

/// Draws the button that stores the answers with their sheet, if the sheet is stored in this browser.
fn keep(room: Sheets) -> AnyView {
    let Some(own) = untrack(|| effects::own_sheet(room)) else {
        return ().into_any();
    };
    let kept = RwSignal::new(false);
    let press = move |_| effects::keep(room, kept);
    let outcome = move || kept.get().then(|| room.text(Words::sheet_kept));
    let href = Route::Sheets(Some(own.sheet.id)).to_string();
    view! {
        <div class="room-buttons">
            <button class="button primary" disabled=kept on:click=press>
                {room.text(Words::sheet_keep)}
            </button>
            <a class="button" href=href>{room.text(Words::sheet_to_sheet)}</a>
        </div>
        <p class="hint" role="status">{outcome}</p>
    }
    .into_any()
}
