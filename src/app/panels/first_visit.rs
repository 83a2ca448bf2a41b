//! The first visit: the promise, the ways to begin, and what sets the game apart, beside the board.

use board::Scene;
use leptos::prelude::*;
use rules::{Board, Die, Player, Roll, Variant};
use table::{FirstVisit, LessonMsg, Msg, Panel, Route, start};
use words::Words;

use crate::{
    board::LittleBoard,
    browser::{focus, timer},
    parts::{Icon, Segment, icon, onward, segments},
    store::Store,
};

/// A message of the catalogue.
type Text = fn(&Words) -> String;

/// What sets the game apart: a picture, a claim and its meaning.
const FACTS: [(Icon, Text, Text); 3] = [
    (Icon::You, Words::start_why, Words::start_why_about),
    (Icon::Shield, Words::start_dice, Words::start_dice_about),
    (Icon::Off, Words::start_yours, Words::start_yours_about),
];

/// The panel of a first visit, until something has been chosen or rolled. The points behind it take no focus meanwhile.
#[component]
pub(crate) fn StartPanel(store: Store) -> impl IntoView {
    let choices = store.slice(start);
    Effect::new(move |_| {
        // Nothing takes the focus before the page stands.
        if choices.with(Option::is_some) && store.page_build.is_complete.get() {
            timer::after(0, focus::start_panel);
        }
    });
    move || choices.get().map(|choices| panel(store, choices))
}

fn panel(store: Store, choices: FirstVisit) -> impl IntoView {
    let words = store.words();
    let facts = FACTS.map(|(picture, claim, meaning)| {
        view! { <li>{icon(picture)}<b>{claim(&words)}</b><span>{meaning(&words)}</span></li> }
    });
    view! {
        <section class="first-visit" tabindex="-1" aria-label=words.game_name()>
            <div class="first-promise">
                <h2><span>{words.start_promise()}" "</span><span>{words.start_promise_then()}</span></h2>
                <p>{words.start_about()}</p>
            </div>
            {ways(store, choices)}
            <button class="first-learn li" on:click=move |_| store.send(Msg::Lesson(LessonMsg::Start))>
                <LittleBoard scene=opening()/>
                <span class="li-text">
                    <b class="n">{words.start_new()}" "</b>
                    <span class="s">{words.start_learn()}</span>
                </span>
                {onward()}
            </button>
            <ul class="first-facts">{facts.collect_view()}</ul>
        </section>
    }
}

/// Returns the position with which every game begins.
fn opening() -> Scene {
    let roll = Die::new(3).zip(Die::new(1));
    let roll = roll.map(|(high, low)| (Player::White, Roll::new(high, low)));
    Scene::little(&Board::start(Variant::Standard), roll, None, Player::White)
}

/// The ways to begin, the recommended one first.
fn ways(store: Store, choices: FirstVisit) -> impl IntoView {
    let words = store.words();
    let FirstVisit { levels, two } = choices;
    let level = RwSignal::new(0);
    let (names, begin): (Vec<_>, Vec<_>) =
        levels.into_iter().map(|one| (one.level, one.msg)).unzip();
    let one = |(nth, name): (usize, String)| {
        Segment::new(name, move || level.get() == nth, move || level.set(nth))
    };
    let names = names.into_iter().enumerate().map(one).collect();
    let play = move |_| {
        if let Some(msg) = begin.get(level.get_untracked()) {
            store.send(msg.clone());
        }
    };
    view! {
        <div class="first-ways">
            {segments("first-level", words.level(), None, names)}
            <button class="button primary large" on:click=play>{words.start_computer()}</button>
            <a class="button" href=Route::Friend(None).to_string()>{words.friend()}</a>
            <button class="button" on:click=move |_| store.send(two.msg.clone())>{words.start_two()}</button>
            <button class="button quiet" on:click=move |_| store.send(Msg::Open(Panel::NewGame))>
                {words.start_options()}
            </button>
        </div>
    }
}
