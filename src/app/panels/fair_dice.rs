//! Fair dice: the button that opens the dialog, and the verifiable data.

use leptos::prelude::*;
use table::{Dialog, DiceCounts, Msg, Panel, dice_sheet};

use super::{
    modal::Modal,
    tables::{bars, table},
    words::Close,
};
use crate::store::Store;

/// Draws the button that opens the dialog: a small shield beside the opponent's disc.
#[component]
pub(crate) fn Shield(store: Store) -> impl IntoView {
    let name = store.words().fair_dice();
    view! {
        <button class="shield" aria-label=name.clone() title=name on:click=move |_| store.send(Msg::Open(Panel::Dice))>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z"/>
            </svg>
        </button>
    }
}

/// Draws the fair-dice dialog.
#[component]
pub(crate) fn FairDice(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    view! {
        <Modal store label=store.words().fair_dice() is_open=|dialog| *dialog == Dialog::Dice prints=true>
            <h2>{words.read_value().fair_dice()}</h2>
            <Sheet store/>
            <Close store/>
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
        let replay_button = sheet.again.map(|control| {
            let press = move |_| store.send(control.msg.clone());
            view! { <p><button class="button" on:click=press>{control.label}</button></p> }
        });
        view! {
            <div class="fair">
                {notes.collect_view()}
                {(!sheet.facts.is_empty())
                    .then(|| view! { <dl class="surface">{sheet.facts.into_iter().map(fact).collect_view()}</dl> })}
                {replay_button}
                {sheet
                    .counts
                    .into_iter()
                    .map(|of| counts(of, store.words().fair_even()))
                    .collect_view()}
                <p class="hint">{store.words().fair_luck_about()}</p>
                <p class="hint">{store.words().fair_points_about()}</p>
            </div>
        }
    }
}

/// Vertical scale of the bars: thousandths of all dice per drawing unit.
const PER_UNIT: u32 = 8;
/// Distance of the bars' baseline from the top, in drawing units; longer bars are cut off at the top.
const FOOT: u32 = 44;

/// Draws each side's share of each face as bars, with a line at the expected share. The table contains the same
/// numbers.
fn faces(shares: [[u32; 6]; 2], columns: [String; 2], expected: String) -> impl IntoView {
    let bar = |class, nth: usize, offset: usize, share: u32| {
        let height = (share / PER_UNIT).min(FOOT);
        view! { <rect class=class x=20 * nth + offset y=FOOT - height width="7" height=height/> }
    };
    let [first, second] = shares;
    let faces = first.into_iter().zip(second).enumerate();
    let faces = faces.map(|(nth, (first, second))| {
        view! {
            {bar("first", nth, 3, first)}
            {bar("second", nth, 10, second)}
            <text x=20 * nth + 10 y=FOOT + 10>{nth + 1}</text>
        }
    });
    let line = format!("M0 {}H120", FOOT - 1000 / 6 / PER_UNIT);
    let [one, other] = columns;
    view! {
        <figure class="bars" aria-hidden="true">
            <svg viewBox="0 0 120 56">
                {faces.collect_view()}
                <path d=line/>
            </svg>
            <figcaption>
                <span class="first"><bdi>{one}</bdi></span>
                <span class="second"><bdi>{other}</bdi></span>
                <span class="expected">{expected}</span>
            </figcaption>
        </figure>
    }
}

/// Draws two sides' dice counts as bars, and as a table with the same numbers.
pub(super) fn counts(of: DiceCounts, expected: String) -> impl IntoView {
    let drawn = faces(of.shares, of.columns.clone(), expected);
    let rows = of.rows.into_iter();
    let rows = rows.map(|(name, [first, second])| vec![name, first, second]);
    let heads = std::iter::once(of.corner).chain(of.columns);
    let luck: Vec<_> = of
        .bars
        .into_iter()
        .map(|(unit, both)| view! { <p>{unit}</p>{bars(both.into(), true)} })
        .collect();
    view! {
        <h3>{of.heading.clone()}</h3>
        {drawn}
        {luck}
        {table("", of.heading, heads.collect(), rows.collect())}
        <p class="hint">{of.verdict}</p>
        <p class="hint">{of.luck}</p>
    }
}
