//! Position of a sheet: its board with its drawing, and its fields.

use ::board::{Scene, View, draw};
use leptos::prelude::*;
use record::SheetItem;
use rules::Decision;
use words::{Words, arg};

use crate::{
    board::LittleBoard,
    rooms::{
        sheets::{effects, state::Sheets},
        views::answer_text::{answer_text, question_text},
    },
};

/// Returns the view of a board with the player who decides at the bottom.
pub(super) fn view_of(decision: &Decision) -> View {
    View {
        turned: false,
        home_left: false,
        bottom: decision.player(),
    }
}

/// Draws the board of a position, with the arrows and rings of its note over it.
pub(super) fn board(item: &SheetItem) -> AnyView {
    let view = view_of(&item.decision);
    let scene = Scene::of_decision(&item.decision, view);
    let player = item.decision.player();
    let over = draw::markup(&draw::drawing(&item.note.drawing, player, view));
    view! { <span class="sheet-board"><LittleBoard scene over/></span> }.into_any()
}

/// Draws a position with its text and the ways to change it.
pub(super) fn item(room: Sheets, nth: usize) -> AnyView {
    let Some(item) = room
        .sheet
        .with_untracked(|sheet| sheet.items.get(nth).cloned())
    else {
        return ().into_any();
    };
    let number = nth as u32 + 1;
    let tell = move |text: fn(&Words) -> String| room.text(text);
    let name = room.text(|words| words.sheet_position(number));
    let question = room.text(|words| question_text(words, &item.decision));
    let can_ask = SheetItem::can_ask(&item.decision);
    let asks = Memo::new(move |_| {
        room.sheet
            .with(|sheet| sheet.items.get(nth).is_some_and(|item| item.asks))
    });
    let best = {
        let decision = item.decision;
        move || {
            let best = room.best.with(|all| all.get(nth).copied().flatten())?;
            Some(room.text(|words| words.drill_best(answer_text(words, &decision, best))))
        }
    };
    let write = move |event| {
        let text = event_target_value(&event);
        effects::edit(room, |sheet| {
            if let Some(item) = sheet.items.get_mut(nth) {
                item.note.set_comment(&text);
            }
        });
    };
    let tick = move |event| {
        let asks = event_target_checked(&event);
        effects::edit(room, |sheet| {
            if let Some(item) = sheet.items.get_mut(nth) {
                item.asks = asks && can_ask;
            }
        });
    };
    let last = room.sheet.with_untracked(|sheet| sheet.items.len());
    let shift = move |label: &'static str, is_down: bool, is_end: bool| {
        let name = room.text(|words| words.sheet_move(arg::Number(number), arg::Way(label)));
        let press = move |_| {
            effects::edit(room, |sheet| {
                sheet.shift(nth, is_down);
            });
        };
        let sign = if is_down { "↓" } else { "↑" };
        view! {
            <button class="button" aria-label=name.clone() title=name disabled=is_end on:click=press>{sign}</button>
        }
    };
    let remove = move |_| {
        effects::edit(room, |sheet| {
            if nth < sheet.items.len() {
                sheet.items.remove(nth);
            }
        });
    };
    let remove_name = room.text(|words| words.sheet_remove_position(number));
    let text_id = format!("sheet-text-{nth}");
    let comment = item.note.comment.clone().unwrap_or_default();
    let about = move || {
        asks.get()
            .then(|| view! { <small>{tell(Words::sheet_text_after)}</small> })
    };
    view! {
        <li class="surface sheet-item">
            {board(&item)}
            <div class="sheet-fields">
                <h2>{name}</h2>
                <p>{question}</p>
                <p class="sheet-best">{best}</p>
                <label class="switch">
                    <input type="checkbox" disabled=!can_ask prop:checked=asks on:change=tick/>
                    {tell(Words::sheet_asks)}
                </label>
                <label for=text_id.clone()>{tell(Words::sheet_text)}" "{about}</label>
                <textarea id=text_id.clone() rows="3" dir="auto" prop:value=comment.clone() on:input=write>{comment.clone()}</textarea>
                <div class="room-buttons">
                    {shift("up", false, nth == 0)}
                    {shift("down", true, nth + 1 == last)}
                    <button class="button" aria-label=remove_name on:click=remove>{tell(Words::sheet_remove)}</button>
                </div>
            </div>
        </li>
    }
    .into_any()
}
