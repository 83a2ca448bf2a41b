//! Bar below the board while the reader tries a line by hand: the play and its loss, the next roll, and the way back.

use board::Input;
use leptos::prelude::*;
use rules::{Action, Roll};
use study::TriedLine;
use web_sys::{HtmlSelectElement, js_sys::Math};
use words::{Words, left_to_right};

use crate::{
    board::BoardKind,
    browser::focus,
    rooms::study::{
        state::Reviewed,
        trying,
        views::icons::{CLOSE, DIE, icon},
    },
};

/// Draws the bar.
pub(super) fn tried(all: Reviewed) -> AnyView {
    let of_line = move |get: fn(&TriedLine) -> bool| {
        Memo::new(move |_| all.tried.with(|line| line.as_ref().is_some_and(get)))
    };
    let is_begun = of_line(TriedLine::is_begun);
    let awaits_roll = of_line(TriedLine::awaits_roll);
    let wants_reply = of_line(|line| !line.is_first_turn() && !line.awaits_roll());
    let undo = move |_| trying::input(all, Input::Do(Action::Undo));
    let is_match = all.model.with_untracked(|model| model.record().is_some());
    let back = all.tell(if is_match {
        Words::look_now
    } else {
        Words::back
    });
    let back_label = back.clone();
    let leave = move |event: leptos::ev::MouseEvent| {
        trying::leave(all);
        // A click without a pointer comes from the keyboard, whose focus would be lost with this button.
        if event.detail() == 0
            && let Some(player) = all.model.with_untracked(study::Model::on_roll)
        {
            focus::place(BoardKind::Room, board::Place::of(player, 6));
        }
    };
    let best = move || {
        (wants_reply.get()).then(|| {
            let label = all.tell(Words::tried_best);
            view! { <button class="button" on:click=move |_| trying::make_best(all)>{label}</button> }
        })
    };
    view! {
        <div class="tried-line">
            {said(all)}
            <div class="tried-tools">
                {move || awaits_roll.get().then(|| next_roll(all))}
                {best}
                <button class="button" disabled=move || !is_begun.get() on:click=undo>{all.tell(Words::undo)}</button>
                <button class="button leave" aria-label=back_label.clone() title=back_label on:click=leave>
                    {icon(CLOSE)}<span>{back}</span>
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// Draws the turns so far, and the play on the board with its loss or the reason why a checker was not moved.
fn said(all: Reviewed) -> impl IntoView {
    let earlier = Memo::new(move |_| {
        let turns = |line: &TriedLine| line.earlier_turns().join(" · ");
        let turns = all.tried.with(|line| line.as_ref().map(turns));
        turns.filter(|turns| !turns.is_empty())
    });
    let sentence = Memo::new(move |_| {
        all.tried.with(|line| {
            let line = line.as_ref()?;
            let message = line.message().map(str::to_owned);
            message.or_else(|| {
                all.tell(|words| {
                    let sentence = line.sentence(words)?;
                    Some(match line.loss() {
                        Some(_) => sentence,
                        None => format!("{sentence} · {}", words.hint_wait()),
                    })
                })
            })
        })
    });
    let earlier = move || {
        let turns = earlier.get()?;
        let turns = all.tell(|words| left_to_right(words, turns));
        Some(view! { <small>{turns}</small> })
    };
    view! { <p class="tried-said">{earlier}<bdi>{sentence}</bdi></p> }
}

/// Draws the picker of the next roll, and the button that rolls the dice.
fn next_roll(all: Reviewed) -> impl IntoView {
    let label = all.tell(Words::tried_roll);
    let choose = move |event| {
        let roll = Roll::read(&event_target_value(&event));
        // If the roll cannot be played, the list stays and offers the next roll.
        event_target::<HtmlSelectElement>(&event).set_value("");
        if let Some(roll) = roll {
            trying::roll(all, roll);
        }
    };
    let random = move |_| {
        let die = || 1 + (Math::random() * 6.0) as u8;
        if let Some(roll) = Roll::read(&format!("{}{}", die(), die())) {
            trying::roll(all, roll);
        }
    };
    let option = |roll: Roll| {
        let text = roll.to_string();
        view! { <option value=text.clone()>{text.clone()}</option> }
    };
    let roll = all.tell(Words::roll);
    view! {
        <select class="tried-roll" dir="ltr" aria-label=label on:change=choose>
            <option value="">{label.clone()}</option>
            {Roll::ALL.map(option).collect_view()}
        </select>
        <button class="icon" aria-label=roll.clone() title=roll on:click=random>{icon(DIE)}</button>
    }
}
