//! Decision in the book: its board, its plays by name, their statistics on request, and the rolls that follow.

use ::drill::{BookEntry, BookPlay, OpeningStep, Openings, OpeningsMsg};
use leptos::prelude::*;
use words::{Words, decimal, signed};

use super::rolls::Rolls;
use crate::{
    board::LittleBoard,
    rooms::{book, openings::state::Opened},
};

/// Maximum loss at which a play counts as equal to the best play, in standard errors.
const MAX_EQUAL_ERRORS: f64 = 2.0;

/// Draws the current decision and the rolls after the selected play.
#[component]
pub(crate) fn Decision(room: Opened) -> impl IntoView {
    let step = room.slice(|model| model.trail().last().cloned());
    let entry = Memo::new(move |_| step.with(|step| Some(step.as_ref()?.entry.clone())));
    let board = move || {
        let step = step.get()?;
        let scene = room.scene(&step.entry, &step.entry.plays[step.selected])?;
        let label = room.named(&step.entry, &step.entry.plays[step.selected]).1;
        Some(view! { <LittleBoard scene label/> })
    };
    let plays = move || {
        entry
            .get()
            .map(|entry| view! { {plays(room, &entry)}{figures(room, &entry)} })
    };
    view! {
        {trail(room)}
        <div class="openings-decision">
            <div class="openings-board">{board}</div>
            <div class="openings-plays">{plays}</div>
        </div>
        {replies(room)}
    }
}

/// Draws the path to the decision as breadcrumbs.
fn trail(room: Opened) -> impl IntoView {
    let steps = room.slice(|model| model.trail().to_vec());
    let back = move |nth: usize, step: &OpeningStep| {
        let (name, notation) = room.named(&step.entry, &step.entry.plays[step.selected]);
        let name = (!name.is_empty()).then(|| format!("{name} "));
        let label = format!("{} ", step.entry.roll);
        view! {
            <button class="review-link" on:click=move |_| room.go(OpeningsMsg::Back(Some(nth)))>
                {label}{name}<bdi dir="ltr">{notation}</bdi>
            </button>
        }
    };
    let earlier = move || {
        steps.with(|steps| {
            let earlier = steps.iter().enumerate().take(steps.len().saturating_sub(1));
            earlier.map(|(nth, step)| back(nth, step)).collect_view()
        })
    };
    view! {
        <nav class="openings-trail" aria-label=room.text(Words::place_openings)>
            <button class="review-link" on:click=move |_| room.go(OpeningsMsg::Back(None))>
                {room.text(Words::book_all)}
            </button>
            {earlier}
        </nav>
    }
}

/// Draws the plays; the selected play is shown on the board, and its replies are listed.
fn plays(room: Opened, entry: &BookEntry) -> impl IntoView + use<> {
    let play = |(nth, play): (usize, &BookPlay)| {
        let (name, notation) = room.named(entry, play);
        let is_selected = room.slice(move |model| {
            model
                .trail()
                .last()
                .is_some_and(|step| step.selected == nth)
        });
        let is_equal = nth > 0 && play.trials > 0 && play.loss <= MAX_EQUAL_ERRORS * play.error;
        let equal =
            is_equal.then(|| view! { <span class="s">{room.text(Words::book_close)}</span> });
        let cost = (nth > 0).then(|| room.text(|words| signed(words, -play.loss, 3)));
        view! {
            <li>
                <button
                    class="li"
                    aria-pressed=move || is_selected.get().to_string()
                    on:click=move |_| room.send(OpeningsMsg::Select(nth))
                >
                    <span class="li-text">
                        <b class="n">{name}" "<bdi dir="ltr">{notation}</bdi></b>
                        {equal}
                    </span>
                    <span class="openings-cost" dir="ltr">{cost}</span>
                </button>
            </li>
        }
    };
    let plays = entry.plays.iter().enumerate().map(play).collect_view();
    view! { <ul class="group" aria-label=room.text(Words::book_plays)>{plays}</ul> }
}

/// Draws the button that shows the rollout statistics, and the statistics if requested.
fn figures(room: Opened, entry: &BookEntry) -> impl IntoView + use<> {
    let entry = entry.clone();
    let is_open = room.has_figures;
    let press = move |_| is_open.update(|open| *open = !*open);
    let table = move || is_open.get().then(|| table(room, &entry));
    view! {
        <button class="review-link" aria-expanded=move || is_open.get().to_string() on:click=press>
            {room.text(Words::book_figures)}
        </button>
        {table}
    }
}

fn table(room: Opened, entry: &BookEntry) -> AnyView {
    let words = room.words.read_value();
    let head = [
        words.book_play(),
        words.book_equity(),
        words.book_cost(),
        words.book_error(),
        words.book_trials(),
    ];
    let head = head.map(|text| view! { <th scope="col">{text}</th> });
    let row = |(nth, play): (usize, &BookPlay)| {
        let equity = signed(&words, entry.equity - play.loss, 3);
        let cost = (nth > 0).then(|| decimal(&words, play.loss, 3));
        view! {
            <tr>
                <th scope="row"><bdi dir="ltr">{room.named(entry, play).1}</bdi></th>
                <td>{equity}</td>
                <td>{cost}</td>
                <td>{book::error(&words, play)}</td>
                <td>{play.trials}</td>
            </tr>
        }
    };
    let rows = entry.plays.iter().enumerate().map(row).collect_view();
    view! {
        <div class="openings-figures">
            <table class="all-numbers" aria-label=words.book_figures()>
                <thead><tr>{head.collect_view()}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
            <p>{words.book_method()}</p>
        </div>
    }
    .into_any()
}

/// Draws the replies to the selected play.
fn replies(room: Opened) -> impl IntoView {
    let title = move || {
        let step = room.model.with(|model| model.trail().last().cloned())?;
        let notation = room.named(&step.entry, &step.entry.plays[step.selected]).1;
        Some(room.text(|words| words.book_replies(notation)))
    };
    let has_next = room.slice(|model: &Openings| !model.next().is_empty());
    let next = move || {
        if has_next.get() {
            view! { <Rolls room/> }.into_any()
        } else {
            view! { <p class="hint">{room.text(Words::book_none)}</p> }.into_any()
        }
    };
    view! {
        <section aria-labelledby="openings-replies">
            <h2 class="gh" id="openings-replies">{title}</h2>
            {next}
        </section>
    }
}
