//! List of plays.

use board::side;
use leptos::{html, prelude::*};
use rules::{Player, Roll};
use table::{Entry, LookBack, Model, Msg, Row, columns, rows};
use web_sys::HtmlDivElement;
use words::Words;

use crate::{
    browser::timer,
    parts::{Icon, icon, onward},
    store::Store,
};

/// Draws the list, scrolled to the current play, or to its end if there is no current play. Selecting a play shows the
/// position after that play on the board.
#[component]
pub(crate) fn Plays(store: Store) -> impl IntoView {
    let words = store.words();
    let names = store.slice(columns);
    let lines = store.slice(rows);
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        lines.track();
        // The list has no height while it is invisible: before the page is complete, or while a room covers the table.
        store.page_build.is_complete.track();
        store.away.track();
        if let Some(list) = list.get() {
            timer::after(0, move || scroll(&list));
        }
    });
    let line = move |row: Row| {
        view! {
            <tr>
                <th scope="row">{row.number}</th>
                {cell(store, row.left)}
                {cell(store, row.right)}
            </tr>
        }
    };
    let body = move || lines.get().into_iter().map(line).collect_view();
    view! {
        {table(&words, list, names, body.into_any())}
        <LookBackButtons store/>
    }
}

/// Draws the frame for a list of plays: a scrolling table, with the players above its two columns.
pub(crate) fn table(
    words: &Words,
    list: NodeRef<html::Div>,
    names: Memo<[String; 2]>,
    body: AnyView,
) -> AnyView {
    view! {
        <div class="plays" node_ref=list tabindex="0" role="region" aria-label=words.plays_region()>
            <table aria-label=words.plays()>
                <thead>
                    <tr>
                        <th scope="col">"#"</th>
                        <th scope="col"><bdi>{move || names.get()[0].clone()}</bdi></th>
                        <th scope="col"><bdi>{move || names.get()[1].clone()}</bdi></th>
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Scrolls the list to the current play, or to its end.
pub(crate) fn scroll(list: &HtmlDivElement) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        return list.set_scroll_top(list.scroll_height());
    };
    let (all, one) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let above = (all.top() - one.top()).max(0.0);
    let below = (one.bottom() - all.bottom()).max(0.0);
    list.set_scroll_top(list.scroll_top() + (below.ceil() - above.ceil()) as i32);
}

fn cell(store: Store, entry: Option<Entry>) -> AnyView {
    let is_current = entry.as_ref().is_some_and(|entry| entry.current);
    view! { <td class:now=is_current><bdi>{entry.map(|entry| play(store, entry))}</bdi></td> }
        .into_any()
}

/// Draws a turn's dice as a small picture in the player's colours, with their numbers for screen readers.
pub(crate) fn dice(roll: Roll, player: Player) -> impl IntoView {
    let face = |pips: u8, x: f64| {
        view! {
            <rect x=x + 0.5 y="0.5" width="16" height="16" rx="4"/>
            <path d=pips_path(pips, x)/>
        }
    };
    view! {
        <span class=format!("dice {}", side(player))>
            <span class="dice-text">{roll.to_string()}" "</span>
            <svg viewBox="0 0 36 17" aria-hidden="true">
                {face(roll.high().pips(), 0.0)}
                {face(roll.low().pips(), 19.0)}
            </svg>
        </span>
    }
}

/// Returns the SVG path of the pips on a die face 17 units wide, drawn as zero-length strokes.
fn pips_path(pips: u8, x: f64) -> String {
    const NEAR: f64 = 4.6;
    const MIDDLE: f64 = 8.5;
    const FAR: f64 = 12.4;
    let diagonal = [(NEAR, NEAR), (FAR, FAR)];
    let other = [(NEAR, FAR), (FAR, NEAR)];
    let sides = [(NEAR, MIDDLE), (FAR, MIDDLE)];
    let middle = [(MIDDLE, MIDDLE)];
    let parts: &[&[(f64, f64)]] = match pips {
        1 => &[&middle],
        2 => &[&diagonal],
        3 => &[&diagonal, &middle],
        4 => &[&diagonal, &other],
        5 => &[&diagonal, &other, &middle],
        _ => &[&diagonal, &other, &sides],
    };
    let points = parts.iter().copied().flatten();
    let strokes: Vec<String> = points
        .map(|(dx, dy)| format!("M{} {dy}h.01", x + dx))
        .collect();
    strokes.concat()
}

/// Draws a play, which can be selected, or another action in a turn.
fn play(store: Store, entry: Entry) -> AnyView {
    let Entry {
        player,
        roll,
        text,
        turn,
        shown,
        rolling,
        ..
    } = entry;
    let text = view! { {roll.map(|roll| dice(roll, player))}{text} };
    match turn {
        Some(turn) => view! {
            <button
                class="play"
                aria-current=shown.then_some("step")
                on:click=move |_| {
                    store.send(Msg::CloseDialog);
                    store.send(Msg::LookBack(LookBack::At(turn)));
                }
            >
                {text}
            </button>
        }
        .into_any(),
        None => view! { <span class:rolling=rolling>{text}</span> }.into_any(),
    }
}

/// Draws the buttons that step through the plays, once there is a play. Hidden forward buttons keep their space, so
/// that no button moves under the pointer.
#[component]
fn LookBackButtons(store: Store) -> impl IntoView {
    let words = StoredValue::new(store.words());
    let played = store.slice(|model: &Model| !model.session().record().is_empty());
    let looks = store.slice(|model: &Model| model.looks_at().is_some());
    let step = move |name: String, label: AnyView, to: LookBack| {
        let idle = move || to != LookBack::Back && !looks.get();
        view! {
            <button
                class="button quiet"
                class:idle=idle
                aria-label=name
                on:click=move |_| store.send(Msg::LookBack(to))
            >
                {label}
            </button>
        }
    };
    view! {
        <div class="steps">
            <Show when=move || played.get()>
                {move || {
                    let words = words.read_value();
                    let [back, forward, now] = [words.look_back(), words.look_forward(), words.look_now()];
                    let word = view! { {icon(Icon::Back)}<span>{back.clone()}</span> };
                    view! {
                        {step(back, word.into_any(), LookBack::Back)}
                        {step(now.clone(), now.into_any(), LookBack::Now)}
                        {step(forward, onward(), LookBack::Forward)}
                    }
                }}
            </Show>
        </div>
    }
}
