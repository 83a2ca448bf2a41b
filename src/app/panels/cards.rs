//! Views drawn over the game's board, and the sill, the strip below the board.

use leptos::prelude::*;
use rules::Phase;
use table::{Msg, NextStep, Panel, ending, has_finished_games, next_step, rolls, start, strip};

use super::{
    lesson::Outline,
    strips::{MiddleStrip, after},
};
use crate::{
    board::{Sill, SillState},
    store::Store,
};

/// Draws all views over the board. On a phone, before the first roll, they include a link to other types of game.
#[component]
pub(crate) fn Middle(store: Store) -> impl IntoView {
    let untouched = store.slice(|model| {
        let opening = *model.session().phase() == Phase::Opening;
        opening && model.session().log().is_empty() && strip(model).is_none()
    });
    // Until a game has been finished, the link to other types of game is hidden.
    let learns = store.slice(|model| start(model).is_some() || !has_finished_games(model));
    view! {
        <MiddleStrip store/>
        <NextStepPill store/>
        <Outline store/>
        <TableSill store/>
        <Show when=move || untouched.get() && !learns.get()>
            <button class="strip button other-ways" on:click=move |_| store.send(Msg::Open(Panel::NewGame))>
                {store.words().other_ways()}
            </button>
        </Show>
    }
}

/// Draws a short hint about the next action, placed so that it covers neither checkers nor dice.
#[component]
fn NextStepPill(store: Store) -> impl IntoView {
    let next = Memo::new(move |_| {
        let turned = store.turned.get();
        store.model.with(|model| next_step(model, turned))
    });
    move || {
        let NextStep {
            text,
            half,
            after_ms,
        } = next.get()?;
        let after = after(after_ms);
        Some(view! {
            <p class="strip pill next-step" class:after=after.is_some() style:--after=after data-half=half>{text}</p>
        })
    }
}

/// Draws the sill below the board. A rotated board leaves no room for it, so the result card contains the line instead.
#[component]
fn TableSill(store: Store) -> impl IntoView {
    let first = store.slice(|model| start(model).is_some());
    let is_here = Memo::new(move |_| first.get() || !store.turned.get());
    move || is_here.get().then(|| view! { <GameSill store/> })
}

/// Draws the sill: the rolls during a game, because a line would amount to a hint, and the line after the game,
/// animated once. Before the first roll of the first game, the sill contains text.
#[component]
pub(super) fn GameSill(store: Store) -> impl IntoView {
    let is_over = store.slice(|model| ending(model).is_some());
    let is_new = store.slice(|model| !has_finished_games(model));
    let rolls = store.slice(rolls);
    let words = StoredValue::new(store.words());
    let line = Signal::derive(move || {
        let line = store.game_line.get().filter(|_| is_over.get());
        let line = line.and_then(|line| line.try_get().flatten());
        match line {
            Some(line) => SillState::Line(line),
            None => match rolls.get().filter(|_| !is_over.get()) {
                Some(rolls) => SillState::Rolls(rolls),
                None if is_new.get() => SillState::Words(words.read_value().sill_first()),
                None => SillState::Empty,
            },
        }
    });
    // The animation does not repeat when the player returns from a room.
    let draws = Memo::new(move |before: Option<&bool>| {
        let draws = before.copied().unwrap_or(true) && !store.away.get();
        !is_over.get() || draws
    });
    view! { <Sill line label=store.words().sill_name() draws/> }
}
