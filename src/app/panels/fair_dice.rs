//! Fair dice: the way to them with the fingerprint that is fixed before the game, and all that can be checked.

use leptos::prelude::*;
use table::{Dialog, DiceCounts, Msg, dice_sheet, fingerprint};

use super::modal::Modal;
use crate::store::Store;

/// How much of the fingerprint the button shows: enough to see that it stays the same during the game.
const SHOWN: usize = 8;

/// The way to the dialog, which shows the beginning of the fingerprint.
#[component]
pub(crate) fn Fingerprint(store: Store) -> impl IntoView {
    let label = store.words().fair_dice();
    let begins = store.slice(|model| {
        let digits = fingerprint(model).unwrap_or_default();
        digits.chars().take(SHOWN).collect::<String>()
    });
    view! {
        <button class="button quiet" on:click=move |_| store.send(Msg::AskDice)>
            {label}" "<span class="digits">{begins}</span>
        </button>
    }
}

/// The dialog.
#[component]
pub(crate) fn FairDice(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    view! {
        <Modal store label=store.words().fair_dice() is_open=|dialog| *dialog == Dialog::Dice>
            <h2>{words.read_value().fair_dice()}</h2>
            <Sheet store/>
            <div class="modal-buttons">
                <button class="button primary" on:click=move |_| store.send(Msg::CloseDialog)>
                    {words.read_value().close()}
                </button>
            </div>
        </Modal>
    }
}

#[component]
fn Sheet(store: Store) -> impl IntoView {
    let sheet = store.slice(dice_sheet);
    let fact = |(name, digits): (String, String)| {
        view! { <dt>{name}</dt><dd class="digits" dir="auto">{digits}</dd> }
    };
    move || {
        let sheet = sheet.get();
        let notes = sheet.notes.into_iter().map(|note| view! { <p>{note}</p> });
        let again = sheet.again.map(|control| {
            let press = move |_| store.send(control.msg.clone());
            view! { <p><button class="button" on:click=press>{control.label}</button></p> }
        });
        view! {
            <div class="fair">
                <dl>{sheet.facts.into_iter().map(fact).collect_view()}</dl>
                {notes.collect_view()}
                {again}
                {sheet.counts.into_iter().map(counts).collect_view()}
                <p class="hint">{store.words().fair_luck_about()}</p>
                <p class="hint">{store.words().fair_points_about()}</p>
            </div>
        }
    }
}

fn counts(of: DiceCounts) -> impl IntoView {
    let row = |(name, [first, second]): (String, [String; 2])| {
        // Each cell reads by itself: a sign stays before its number, also where the page runs from right to left.
        view! { <tr><th scope="row">{name}</th><td><bdi>{first}</bdi></td><td><bdi>{second}</bdi></td></tr> }
    };
    let [first, second] = of.columns;
    view! {
        <table>
            <caption>{of.heading}</caption>
            <thead><tr><td></td><th scope="col">{first}</th><th scope="col">{second}</th></tr></thead>
            <tbody>{of.rows.into_iter().map(row).collect_view()}</tbody>
        </table>
        <p class="hint">{of.verdict}</p>
        {of.luck.map(|luck| view! { <p class="hint">{luck}</p> })}
    }
}
