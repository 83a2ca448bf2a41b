//! Printed sheet: positions in two columns, and the answers on the last page.

use leptos::prelude::*;
use record::{SheetItem, Variation, VariationTurn};
use words::Words;

use super::picture::board;
use crate::rooms::{
    sheets::state::Sheets,
    views::{
        add_to_sheet::sheet_title,
        answer_text::{answer_text, line_name, question_text, turn_text},
    },
};

/// Draws the pages, which are visible only in print.
pub(super) fn paper(room: Sheets) -> impl IntoView {
    let pages = move || {
        let sheet = room.sheet.get();
        let title = room.text(|words| sheet_title(words, &sheet.title));
        let position = |(nth, item): (usize, &SheetItem)| {
            let question = item
                .asks
                .then(|| room.text(|words| question_text(words, &item.decision)));
            let text = item.note.comment.clone().filter(|_| !item.asks);
            let lines = (!item.asks).then(|| lines(room, item));
            let board = board(&shown(item));
            view! {
                <li>
                    <p><b>{nth + 1}</b>" "{question}</p>
                    {board}
                    {text.map(|text| view! { <p class="sheet-comment" dir="auto">{text}</p> })}
                    {lines}
                </li>
            }
        };
        let positions: Vec<_> = sheet.items.iter().enumerate().map(position).collect();
        let answer = |(nth, item): (usize, &SheetItem)| {
            let best = room.best.with(|all| all.get(nth).copied().flatten());
            let best = best.map(|best| room.text(|words| answer_text(words, &item.decision, best)));
            let text = item.note.comment.clone();
            view! {
                <li value=nth + 1>
                    <b>{best}</b>
                    {text.map(|text| view! { <p class="sheet-comment" dir="auto">{text}</p> })}
                    {lines(room, item)}
                </li>
            }
        };
        let asked = sheet.items.iter().enumerate().filter(|(_, item)| item.asks);
        let answers: Vec<_> = asked.map(answer).collect();
        let last = (!answers.is_empty()).then(|| {
            view! {
                <div class="paper-answers">
                    <p class="paper-title">{room.text(Words::sheet_answers)}</p>
                    <ol>{answers}</ol>
                </div>
            }
        });
        view! {
            <p class="paper-title" dir="auto">{title}</p>
            <ol class="paper-positions">{positions}</ol>
            {last}
        }
    };
    view! { <div class="sheet-paper" aria-hidden="true">{pages}</div> }
}

/// Draws a position's variations, each as a line of notation with its texts.
fn lines(room: Sheets, item: &SheetItem) -> Vec<AnyView> {
    let line = |(nth, variation): (usize, &Variation)| {
        let name = room.text(|words| line_name(words, nth, variation));
        let turn = |turn: &VariationTurn| {
            let notation = room.text(|words| turn_text(words, turn));
            view! { " "{notation}" "<span>{turn.text().to_owned()}</span> }
        };
        let turns: Vec<_> = variation.turns().iter().map(turn).collect();
        view! { <p class="sheet-comment" dir="auto"><b>{name}</b>{turns}</p> }.into_any()
    };
    let all = item.variations.iter().enumerate();
    all.filter(|(_, one)| !one.turns().is_empty())
        .map(line)
        .collect()
}

/// Returns the item as printed. A question loses its note, because the text or drawing would give the answer away.
fn shown(item: &SheetItem) -> SheetItem {
    let mut shown = item.clone();
    if item.asks {
        shown.note = record::Note::default();
    }
    shown
}
