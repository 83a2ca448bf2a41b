//! Variations of a position: their names, and their turns as typed by the author.

use leptos::prelude::*;
use record::{Sheet, SheetItem, Variation, VariationError, VariationFault};
use rules::Decision;
use words::{Words, arg, left_to_right};

use super::line_board::{LineBoard, line_board};
use crate::{
    browser::{focus, timer},
    parts::{Icon, icon},
    rooms::sheets::{effects::edit_item, state::Sheets},
};

/// Draws the variations of the position at an index, and a toolbar that contains the button for adding a variation,
/// followed by `tools`.
pub(super) fn lines(room: Sheets, nth: usize, item: &SheetItem, tools: AnyView) -> AnyView {
    let decision = item.decision;
    // The fields are redrawn only if a variation is added or removed.
    let changes = RwSignal::new(0_u32);
    let all = move || {
        changes.track();
        let variations = room.sheet.with_untracked(|sheet| {
            let item = sheet.items.get(nth);
            item.map(|item| item.variations.clone()).unwrap_or_default()
        });
        let all = variations.iter().enumerate();
        let remove = move |at: usize| {
            edit_item(room, nth, |item| {
                if at < item.variations.len() {
                    item.variations.remove(at);
                }
            });
            changes.update(|count| *count += 1);
            timer::after(0, move || focus::field(&add_id(nth)));
        };
        all.map(|(at, variation)| line(room, (nth, at), &decision, variation, remove))
            .collect_view()
    };
    let is_full = Memo::new(move |_| {
        changes.track();
        room.sheet.with(|sheet| {
            let item = sheet.items.get(nth);
            item.is_none_or(|item| item.variations.len() >= SheetItem::MAX_VARIATIONS)
        })
    });
    let add = move |_| {
        let mut at = 0;
        edit_item(room, nth, |item| {
            at = item.variations.len();
            if at < SheetItem::MAX_VARIATIONS {
                item.variations.push(Variation::default());
            }
        });
        changes.update(|count| *count += 1);
        timer::after(0, move || focus::field(&field_id(nth, at, "name")));
    };
    view! {
        {all}
        <div class="sheet-tools">
            <button class="button quiet" id=add_id(nth) disabled=is_full on:click=add>
                {icon(Icon::Plus)}{room.text(Words::sheet_line_add)}
            </button>
            {tools}
        </div>
    }
    .into_any()
}

fn add_id(nth: usize) -> String {
    format!("sheet-add-line-{nth}")
}

fn field_id(nth: usize, at: usize, field: &str) -> String {
    format!("sheet-line-{nth}-{at}-{field}")
}

/// Changes a variation.
fn change_line(room: Sheets, (nth, at): (usize, usize), edit: impl FnOnce(&mut Variation)) {
    edit_item(room, nth, |item| {
        if let Some(variation) = item.variations.get_mut(at) {
            edit(variation);
        }
    });
}

/// Draws a variation's fields.
fn line(
    room: Sheets,
    place: (usize, usize),
    decision: &Decision,
    variation: &Variation,
    remove: impl Fn(usize) + Copy + 'static,
) -> AnyView {
    let (nth, at) = place;
    let decision = *decision;
    let number = at as u32 + 1;
    let error = RwSignal::new(None::<VariationError>);
    let rename = move |event| {
        let name = event_target_value(&event);
        change_line(room, place, |variation| variation.set_name(&name));
    };
    let text = RwSignal::new(variation.to_text());
    let write = move |typed: String| {
        let (turns, wrong) = Variation::read(&decision, &typed);
        text.set(typed);
        error.set(wrong);
        change_line(room, place, |variation| variation.set_turns(turns));
    };
    let stored = Memo::new(move |_| {
        let at = |sheet: &Sheet| sheet.items.get(nth)?.variations.get(at).cloned();
        room.sheet.with(at).unwrap_or_default()
    });
    let board = line_board(LineBoard {
        room,
        decision,
        variation: stored,
        is_blocked: Signal::derive(move || error.with(Option::is_some)),
        add: Callback::new(move |turn: String| {
            let typed = text.with_untracked(|text| format!("{}\n{turn}", text.trim_end()));
            write(typed.trim_start().to_owned());
        }),
    });
    let [name, turns, label, how, wrong] =
        ["name", "turns", "label", "how", "wrong"].map(|field| field_id(nth, at, field));
    let problem = move || {
        let error = error.get()?;
        Some(room.text(|words| error_text(words, &error)))
    };
    view! {
        <fieldset class="sheet-line">
            <legend>{room.text(|words| words.sheet_line(number))}</legend>
            <label class="field">
                <span>{room.text(Words::sheet_line_name)}</span>
                <input
                    id=name dir="auto" maxlength=Variation::MAX_NAME.to_string() autocomplete="off"
                    value=variation.name().to_owned() on:input=rename
                />
            </label>
            <label class="field">
                <span id=label.clone()>{room.text(Words::sheet_line_turns)}</span>
                <textarea
                    id=turns rows="3" dir="ltr" spellcheck="false" maxlength=Variation::MAX_TYPED.to_string()
                    aria-labelledby=label aria-describedby=format!("{how} {wrong}")
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    prop:value=text on:input=move |event| write(event_target_value(&event))
                >
                    {text.get_untracked()}
                </textarea>
            </label>
            <small id=how>{room.text(Words::sheet_line_how)}</small>
            <p class="problem" id=wrong role="status">{problem}</p>
            {board}
            <div class="room-buttons">
                <button class="button quiet danger" on:click=move |_| remove(at)>
                    {room.text(|words| words.sheet_line_remove(number))}
                </button>
            </div>
        </fieldset>
    }
    .into_any()
}

/// Returns a message about the error at which parsing of a typed variation stopped.
fn error_text(words: &Words, error: &VariationError) -> String {
    let (why, roll) = match &error.fault {
        VariationFault::NoRoll => ("roll", None),
        VariationFault::OtherRoll(roll) => ("other-roll", Some(*roll)),
        VariationFault::Play(roll, _) => ("play", Some(*roll)),
        VariationFault::GameOver => ("over", None),
        VariationFault::TooLong => ("long", None),
    };
    let roll = roll.map_or_else(String::new, |roll| roll.to_string());
    words.sheet_line_wrong(
        arg::Roll(left_to_right(words, roll)),
        arg::Turn(error.turn as u32),
        arg::Why(why),
    )
}
