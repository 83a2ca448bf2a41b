//! Variations of a sheet item: their turns, the current turn's text, and the buttons that step through them.

use drill::{LinePlace, LineStep, Msg};
use leptos::prelude::*;
use record::Variation;
use words::Words;

use crate::rooms::{
    drill::state::Drill,
    views::answer_text::{line_name, turn_text},
};

impl Drill {
    /// Steps through the item's variations, and announces the current turn. Checkers are animated between adjacent
    /// turns.
    pub(in crate::rooms::drill) fn step_line(self, step: LineStep) {
        let place = || {
            let line = |model: &drill::Model| model.sheet()?.line();
            self.model.with_untracked(line)
        };
        let before = place();
        self.is_laid.set_value(matches!(step, LineStep::To(_)));
        self.send(Msg::Line(step));
        if place() == before {
            return;
        }
        let turn = self.model.with_untracked(|model| {
            let turn = model.sheet()?.turns().last()?;
            let words = self.words.read_value();
            Some(format!("{}. {}", turn_text(&words, turn), turn.text()))
        });
        let text = turn.unwrap_or_else(|| self.text(Words::sheet_line_start));
        self.shell.say(&text);
    }
}

/// Draws the item's variations, once the item has been disclosed.
#[component]
pub(crate) fn Lines(drill: Drill) -> impl IntoView {
    let variations = drill.slice(|model| {
        let item = model.disclosed_item();
        item.map(|item| item.variations.clone()).unwrap_or_default()
    });
    move || {
        let variations = variations.get();
        let is_empty = variations.iter().all(|one| one.turns().is_empty());
        (drill.speaks.get() && !is_empty).then(|| {
            let all = variations.iter().enumerate();
            let all = all.filter(|(_, one)| !one.turns().is_empty());
            let all: Vec<_> = all.map(|(nth, one)| line(drill, nth, one)).collect();
            view! {
                <section class="sheet-lines" aria-label=drill.text(Words::sheet_lines)>
                    {all}
                    {steps(drill)}
                    {text(drill)}
                </section>
            }
        })
    }
}

/// Draws a variation: its name, and its turns as buttons.
fn line(drill: Drill, nth: usize, variation: &Variation) -> AnyView {
    let current = drill.slice(|model| model.sheet()?.line());
    let name = drill.text(|words| line_name(words, nth, variation));
    let turn = |(turns, turn)| {
        let place = LinePlace {
            variation: nth,
            turns,
        };
        let is_current = move || (current.get() == Some(place)).then_some("step");
        let press = move |_| drill.step_line(LineStep::To(place));
        let text = drill.text(|words| turn_text(words, turn));
        view! {
            <li><button class="sheet-turn" aria-current=is_current on:click=press>{text}</button></li>
        }
    };
    let turns: Vec<_> = (1..).zip(variation.turns()).map(turn).collect();
    let id = format!("sheet-line-{nth}");
    view! {
        <p class="sheet-line-name" id=id.clone() dir="auto">{name}</p>
        <ol class="sheet-turns" aria-labelledby=id>{turns}</ol>
    }
    .into_any()
}

/// Draws the buttons for the previous turn, the next turn and the item's own position.
fn steps(drill: Drill) -> AnyView {
    let words = drill.words.read_value();
    let turns = drill.slice(|model| {
        let session = model.sheet()?;
        let place = session.line()?;
        let length = session
            .item()?
            .variations
            .get(place.variation)?
            .turns()
            .len();
        Some((place.turns, length))
    });
    let at_start = Memo::new(move |_| turns.get().is_none());
    let at_end = Memo::new(move |_| turns.get().is_some_and(|(made, all)| made >= all));
    let step = |name: String, sign: &'static str, step: LineStep, is_off: Memo<bool>| {
        view! {
            <button
                class="button" aria-label=name.clone() title=name
                aria-disabled=move || is_off.get().to_string() on:click=move |_| drill.step_line(step)
            >
                {sign}
            </button>
        }
    };
    view! {
        <div class="room-buttons sheet-steps">
            {step(words.sheet_line_previous(), "‹", LineStep::Back, at_start)}
            {step(words.sheet_line_next(), "›", LineStep::Forward, at_end)}
            <button
                class="button" aria-disabled=move || at_start.get().to_string()
                on:click=move |_| drill.step_line(LineStep::Leave)
            >
                {words.sheet_line_leave()}
            </button>
        </div>
    }
    .into_any()
}

/// Draws the current turn's text.
fn text(drill: Drill) -> impl IntoView {
    let text = drill.slice(|model| {
        let turn = model.sheet()?.turns().last()?;
        Some(turn.text().to_owned()).filter(|text| !text.is_empty())
    });
    move || {
        text.get()
            .map(|text| view! { <p class="comment" dir="auto">{text}</p> })
    }
}
