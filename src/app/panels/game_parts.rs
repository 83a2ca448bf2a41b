//! Panel parts between the two players beside the board: the race, and below it the plays, the dice or the chances.

use leptos::prelude::*;
use table::{DiceCounts, DiceSheet, Model, Msg, Panel, dice_sheet};

use super::{chances::ChancesPart, fair_dice::counts, plays::Plays, race::RaceBars};
use crate::store::Store;

/// Part of the panel that the player can select; one is shown at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Moves,
    Dice,
    Chances,
}

/// Draws the race, and below it the part selected by the radio buttons.
#[component]
pub(super) fn GameParts(store: Store) -> impl IntoView {
    let words = store.words();
    let part = RwSignal::new(Part::Moves);
    // Chances count as help, which is available only in a game against the computer.
    let helped = store.slice(|model: &Model| table::chances(model).is_some());
    let choice = move |one: Part, label: String| {
        view! {
            <label>
                <input type="radio" name="game-part" prop:checked=move || part.get() == one on:change=move |_| part.set(one)/>
                <span>{label}</span>
            </label>
        }
    };
    let state = Memo::new(move |_| match part.get() {
        Part::Chances if !helped.get() => Part::Moves,
        part => part,
    });
    let chances = words.panel_chances();
    view! {
        <RaceBars store/>
        <div class="seg" role="radiogroup" aria-label=words.game_region()>
            {choice(Part::Moves, words.panel_moves())}
            {choice(Part::Dice, words.panel_dice())}
            {move || helped.get().then(|| choice(Part::Chances, chances.clone()))}
        </div>
        <div class="game-part">
            {move || match state.get() {
                Part::Moves => view! { <Plays store/> }.into_any(),
                Part::Dice => view! { <div class="part-dice"><DicePart store/></div> }.into_any(),
                Part::Chances => view! { <div class="part-chances"><ChancesPart store/></div> }.into_any(),
            }}
        </div>
    }
}

/// Draws this game's dice counts, with a link to the verifiable data.
#[component]
fn DicePart(store: Store) -> impl IntoView {
    let sheet = store.slice(dice_sheet);
    move || {
        let DiceSheet { counts, .. } = sheet.get();
        counts.into_iter().next().map(|game| counted(store, game))
    }
}

fn counted(store: Store, of: DiceCounts) -> AnyView {
    let words = store.words();
    view! {
        {counts(of, words.fair_even())}
        <button class="button" on:click=move |_| store.send(Msg::Open(Panel::Dice))>{words.fair_dice()}</button>
    }
    .into_any()
}
