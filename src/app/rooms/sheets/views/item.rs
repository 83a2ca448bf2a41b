//! Sheet item: a position with its fields.

use ::drill::reviewed_mistake;
use leptos::prelude::*;
use record::SheetItem;
use rules::ByPlayer;
use words::{Words, arg, decimal};

use super::{
    drawing,
    lines::lines,
    paper::{name, side},
};
use crate::{
    browser::{focus, timer},
    parts::{Icon, icon},
    rooms::{
        sheets::{effects, state::Sheets},
        views::answer_text::{answer_text, question_text},
    },
};

/// Draws a position with its text and editing controls.
pub(super) fn item(room: Sheets, nth: usize) -> AnyView {
    let Some(item) = room
        .sheet
        .with_untracked(|sheet| sheet.items.get(nth).cloned())
    else {
        return ().into_any();
    };
    let decision = item.decision;
    let heading = room.text(|words| words.sheet_position(nth as u32 + 1));
    let question = room.text(|words| question_text(words, &decision));
    let tool = drawing::tool(room, nth, &decision);
    let lost = room.text(|words| {
        let (made, loss) = reviewed_mistake(&item)?;
        let choice = answer_text(words, &decision, made);
        let loss = decimal(words, f64::from(loss), 3);
        Some(words.sheet_lost(arg::Choice(choice), arg::Loss(loss)))
    });
    let names = ByPlayer::new(|player| name(room, player));
    let player = decision.player();
    let sides = [player, player.opponent()].map(|player| {
        let side = room.text(|words| side(words, &decision, player, &names));
        view! { <p class="hint">{side}</p> }
    });
    let is_crawford = decision.score().is_crawford();
    let crawford =
        is_crawford.then(|| view! { <p class="hint">{room.text(Words::crawford_game)}</p> });
    let best = move || {
        let best = room.best.with(|all| all.get(nth).copied().flatten())?;
        Some(room.text(|words| words.drill_best(answer_text(words, &decision, best))))
    };
    view! {
        <li class="surface sheet-item" class:drawing=move || tool.pen.with(Option::is_some)>
            {drawing::board(room, nth, decision, tool)}
            <div class="sheet-fields">
                <div class="sheet-item-head">
                    <h2>{heading}</h2>
                    {order(room, nth)}
                </div>
                <p class="sheet-question">{question}</p>
                {sides}
                {crawford}
                {lost.map(|lost| view! { <p class="hint">{lost}</p> })}
                <p class="sheet-best">{move || best().map(|best| view! { {icon(Icon::Check)}<span>{best}</span> })}</p>
                {text(room, nth, &item)}
                {lines(room, nth, &item, tool.tools())}
            </div>
        </li>
    }
    .into_any()
}

/// Returns the ID of an item's text field.
fn text_id(nth: usize) -> String {
    format!("sheet-text-{nth}")
}

/// Draws the text field, and the switch that turns the position into a question.
fn text(room: Sheets, nth: usize, item: &SheetItem) -> AnyView {
    let can_ask = SheetItem::can_ask(&item.decision);
    let asks = Memo::new(move |_| {
        room.sheet
            .with(|sheet| sheet.items.get(nth).is_some_and(|item| item.asks))
    });
    let write = move |event| {
        let text = event_target_value(&event);
        effects::edit_item(room, nth, |item| item.note.set_comment(&text));
    };
    let tick = move |event| {
        let asks = event_target_checked(&event);
        effects::edit_item(room, nth, |item| item.asks = asks && can_ask);
    };
    let about = move || {
        asks.get()
            .then(|| view! { <small>{room.text(Words::sheet_text_after)}</small> })
    };
    let comment = item.note.comment.clone().unwrap_or_default();
    let label = format!("{}-label", text_id(nth));
    let labelled = label.clone();
    // A field that is used again after a move would keep the text typed for another item.
    let moves = room.moves.get_untracked();
    let field = move |_| {
        let (label, comment) = (labelled.clone(), comment.clone());
        view! {
            <textarea id=text_id(nth) aria-labelledby=label rows="3" dir="auto" on:input=write>
                {comment}
            </textarea>
        }
    };
    view! {
        <label class="switch">
            <input type="checkbox" disabled=!can_ask prop:checked=asks on:change=tick/>
            {room.text(Words::sheet_asks)}
        </label>
        <label class="field">
            <span id=label>{room.text(Words::sheet_text)}" "{about}</span>
            <For each=move || [moves] key=|moves| *moves children=field/>
        </label>
    }
    .into_any()
}

/// Draws the buttons that move and remove the position.
fn order(room: Sheets, nth: usize) -> AnyView {
    let number = nth as u32 + 1;
    let last = room.sheet.with_untracked(|sheet| sheet.items.len());
    let shift = move |way: &'static str, is_down: bool, is_end: bool| {
        let name = room.text(|words| words.sheet_move(arg::Number(number), arg::Way(way)));
        let press = move |_| {
            effects::edit(room, |sheet| {
                sheet.shift(nth, is_down);
            });
            room.moves.update(|count| *count += 1);
            focus_text(if is_down {
                nth + 1
            } else {
                nth.saturating_sub(1)
            });
        };
        let sign = if is_down { "↓" } else { "↑" };
        view! {
            <button class="icon" aria-label=name.clone() title=name disabled=is_end on:click=press>{sign}</button>
        }
    };
    let remove = move |_| {
        effects::edit(room, |sheet| {
            if nth < sheet.items.len() {
                sheet.items.remove(nth);
            }
        });
        room.moves.update(|count| *count += 1);
        focus_text(nth.min(last.saturating_sub(2)));
    };
    let remove_name = room.text(|words| words.sheet_remove_position(number));
    view! {
        {shift("up", false, nth == 0)}
        {shift("down", true, nth + 1 == last)}
        <button class="icon" aria-label=remove_name.clone() title=remove_name on:click=remove>{icon(Icon::Clear)}</button>
    }
    .into_any()
}

/// Focuses an item's text field once it has been redrawn.
fn focus_text(nth: usize) {
    timer::after(0, move || focus::field(&text_id(nth)));
}
