//! Player strip: disc, name, level, pips, clock and score.

use board::{race_lead, side};
use leptos::prelude::*;
use rules::Player;
use table::{CoachMsg, ComputerPlay, Model, Msg, Panel, PlayerLine, last_turn, player_line};
use words::Words;

use super::{clock::Clock, strips};
use crate::{parts::chip, store::Store};

/// Draws a player's strip. `last` returns the player's last turn, which loads with the chunk `later`.
#[component]
pub(crate) fn PlayerStrip(
    store: Store,
    whose: Signal<Player>,
    place: &'static str,
    last: ViewFn,
) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let line = Memo::new(move |_| store.model.with(|model| player_line(model, whose.get())));
    let length = store.slice(|model: &Model| {
        let played = model.session().ruleset().playing_match();
        played.map(|played| played.length.points())
    });
    let after = move || line.with(|line| line.turn_after_ms > 0);
    let class = move || {
        let PlayerLine {
            turn,
            thinking,
            cube,
            ..
        } = line.get();
        format!(
            "player {place} owns-{cube}{}{}",
            if turn.is_some() && !after() {
                " decides"
            } else {
                ""
            },
            if thinking { " thinking" } else { "" },
        )
    };
    let chip = move || chip(line.get().player);
    let points = move || match length.get() {
        Some(goal) => format!("{}/{goal}", line.get().score),
        None => line.get().score.to_string(),
    };
    let play = Memo::new(move |_| line.with(|line| line.play));
    let why = move || match play.get()? {
        ComputerPlay::Explained(turn) => {
            let press = move |_| store.send(Msg::Coach(CoachMsg::WhyPlay(turn)));
            let why = words.read_value().why_play();
            Some(view! { <button class="why" on:click=press>{why}</button> }.into_any())
        }
        ComputerPlay::Only => {
            let only = words.read_value().only_play();
            Some(view! { <span class="why only">{only}</span> }.into_any())
        }
    };
    let race = move || {
        let words = words.read_value();
        let (pips, lead) = line.get().pips?;
        let (pips, lead) = (words.pips(pips), race_lead(&words, lead));
        Some(view! { <span class="pips">{pips}</span><span class="race-lead">{lead}</span> })
    };
    let piece = move || format!("score-{}", side(line.get().player));
    view! {
        <section class=class aria-label=move || line.get().name>
            <span class=chip role="img" aria-label=move || words.read_value().colour(line.get().colour)></span>
            <span class="who">
                <span class="name"><bdi>{move || line.get().name}</bdi></span>
                <span class="turn" class:after=after style:--after=move || line.with(|line| strips::after(line.turn_after_ms))>{move || turn(&words.read_value(), &line.get())}</span>
                {move || last.run()}
            </span>
            <span class="sub">
                <span class="level">{move || line.get().level}</span>
                {race}
                {why}
            </span>
            <Clock store whose/>
            <button class="score" aria-label=move || words.read_value().score(points()) on:click=move |_| store.send(Msg::Open(Panel::ScoreSheet))>
                <span class="counter" dir="ltr"><span data-piece=piece>{move || line.get().score}</span></span>
                <small>{move || line.get().away}</small>
            </button>
        </section>
    }
}

/// Returns a label that says whose turn it is. The style sheet delays the label while the computer is thinking.
fn turn(words: &Words, line: &PlayerLine) -> Option<AnyView> {
    let word = if line.thinking {
        view! { <span class="late">{words.thinking()}</span> }.into_any()
    } else {
        line.turn.clone().into_any()
    };
    line.turn.is_some().then_some(word)
}

/// Draws the player's last turn, which has already been announced, while another player decides: the roll and the play,
/// which the style sheet truncates.
pub(crate) fn last_turn_line(store: Store, whose: Signal<Player>) -> AnyView {
    let last = Memo::new(move |_| store.model.with(|model| last_turn(model, whose.get())));
    let line = move || {
        let (roll, play) = last.get()?;
        let roll = roll.map(|roll| view! { <bdi>{roll.to_string()}</bdi>": " });
        Some(view! { <span class="last-turn">{roll}<bdi>{play}</bdi></span> })
    };
    line.into_any()
}
