//! Result card of a finished game, which replaces the panel: winner, type of win, score, review, and the next steps.

use board::side;
use leptos::{ev::TouchEvent, html, prelude::*};
use table::{Control, Ending, Route, Standing, StudySource, ending};

use super::{back_to_review::BackToReview, cards::GameSill, pull::Pull, strips::buttons};
use crate::{
    browser::{focus, timer},
    rooms, sharing,
    store::Store,
};

/// Maximum match length for which points are drawn as checkers.
const MAX_DRAWN_LENGTH: u32 = 11;

/// Minimum length of a drag that lowers or raises the card on a phone, in CSS pixels.
const ENOUGH: f64 = 40.0;

/// Draws the card of a finished game: its result, and the button for the next game.
#[component]
pub(super) fn End(store: Store) -> impl IntoView {
    let is_over = store.slice(|model| ending(model).is_some());
    let card = store.slice(ending);
    // Redrawn only when the card changes, because its numbers count up.
    let session_score = Memo::new(move |_| card.with(|card| card.as_ref()?.standing.clone()));
    let (node, body) = (NodeRef::<html::Section>::new(), NodeRef::<html::Div>::new());
    Effect::new(move |_| {
        // Scrolls to the top when the card is shown again after a visit to a room.
        if let Some(body) = body.get().filter(|_| !store.away.get()) {
            timer::after(0, move || body.set_scroll_top(0));
        }
    });
    Effect::new(move |_| {
        // The card's buttons replace those below the board.
        if node.get().is_some() {
            timer::after(0, focus::card);
        }
    });
    move || {
        if !is_over.get() {
            return None;
        }
        let ending = card.get_untracked()?;
        let name = ending.name.clone();
        let winner = side(ending.winner);
        let outcome = match ending.won {
            Some(true) => "won",
            Some(false) => "lost",
            None => "",
        };
        let (lowered, pull) = (RwSignal::new(false), Pull::new());
        let is_lowered = Signal::derive(move || lowered.get() && store.turned.get());
        Some(view! {
            <section
                class=format!("end-card {winner} {outcome}")
                class:lowered=is_lowered
                class:pulled=move || pull.by().is_some()
                style:--pull=move || pull.by().map(|by| format!("{by}px"))
                aria-label=name
                node_ref=node
            >
                // Glow over the winner's tray, fading out towards all edges.
                <svg class="defs" aria-hidden="true">
                    <radialGradient id="shine"><stop class="shine-0"/><stop offset="1" class="shine-1"/></radialGradient>
                </svg>
                <EndHead store lowered is_lowered pull ending=ending.clone()/>
                <div class="end-body" node_ref=body>
                    {move || store.turned.get().then(|| view! { <GameSill store/> })}
                    {win_kind(&ending)}
                    {move || session_score.get().map(standing)}
                    {review(store, &ending)}
                    {move || card.get().map(rows)}
                </div>
                {ways_on(store, card)}
            </section>
        })
    }
}

/// Draws the header: the type of game and its winner. On a phone, dragging the header moves the sheet.
#[component]
fn EndHead(
    store: Store,
    lowered: RwSignal<bool>,
    is_lowered: Signal<bool>,
    pull: Pull,
    ending: Ending,
) -> impl IntoView {
    let Ending { label, heading, .. } = ending;
    let touched = move |event: TouchEvent| {
        if store.turned.get_untracked() {
            pull.touch(&event);
        }
    };
    let released = move |_| {
        let distance = pull.end();
        if distance.abs() >= ENOUGH {
            lowered.set(distance > 0.0);
        }
    };
    view! {
        <div
            class="end-head"
            on:touchstart=touched
            on:touchmove=move |event| pull.drag_to(&event)
            on:touchend=released
            on:touchcancel=move |_| {
                pull.end();
            }
        >
            <span class="end-mark" aria-hidden="true"><i></i></span>
            <p class="end-label">{label}</p>
            <h2 class="end-who">{heading}</h2>
            <button
                class="end-pull"
                aria-label=store.words().board()
                aria-pressed=move || is_lowered.get().to_string()
                on:click=move |_| lowered.update(|lowered| *lowered = !*lowered)
            ></button>
        </div>
    }
}

/// Draws the type of win and the points won.
fn win_kind(ending: &Ending) -> impl IntoView {
    let (points, description) = (ending.points.clone(), ending.description.clone());
    view! {
        <div class="end-told">
            {points.map(|points| view! { <p class="end-points">{points}</p> })}
            <p class="end-how">{description}</p>
        </div>
    }
}

/// Draws the review's findings for a game against the computer.
fn review(store: Store, ending: &Ending) -> impl IntoView {
    let (reviewed, is_explained) = (ending.reviewed?, ending.is_explained);
    // While a room covers the table, either the room runs its own review or this one is invisible.
    let findings = move || (!store.away.get()).then(|| rooms::ended(store, reviewed, is_explained));
    Some(view! { <div class="end-review">{findings}</div> })
}

/// Draws the session score, one line per player; in a short match, the points are drawn as checkers.
fn standing(lines: [Standing; 2]) -> impl IntoView {
    let line = |line: Standing| {
        let Standing {
            player,
            name,
            points,
            length,
        } = line;
        let drawn = length.filter(|length| *length <= MAX_DRAWN_LENGTH);
        let dots = drawn.map(|length| {
            let dot = |nth| view! { <circle class:won={nth < points} cx=9 + 18 * nth cy="9" r="7"/> };
            let width = 18 * length;
            view! {
                <svg class=side(player) viewBox=format!("0 0 {width} 18") width=width height="18" aria-hidden="true">
                    {(0..length).map(dot).collect_view()}
                </svg>
            }
        });
        let piece = format!("score-{}", side(player));
        view! {
            <dt><bdi>{name}</bdi></dt>
            <dd>{dots}<b class="counter" dir="ltr"><span data-piece=piece>{points}</span></b></dd>
        }
    };
    view! { <dl class="end-standing">{lines.map(line).into_iter().collect_view()}</dl> }
}

/// Draws the remaining rows of the result, which are available immediately.
fn rows(ending: Ending) -> impl IntoView {
    let row = |(label, value)| view! { <dt>{label}</dt><dd dir="ltr">{value}</dd> };
    let rows = Some(ending.rows).filter(|rows| !rows.is_empty());
    rows.map(|rows| view! { <dl class="end-rows">{rows.into_iter().map(row).collect_view()}</dl> })
}

/// Draws the buttons for the next steps: after a loss the mistakes come first, otherwise the next game.
fn ways_on(store: Store, card: Memo<Option<Ending>>) -> impl IntoView {
    let words = store.words();
    let Ending {
        won,
        reviewed,
        duplicate,
        ..
    } = card.get_untracked()?;
    let review = Route::Study(StudySource::Reviewed(None)).to_string();
    let learns = won == Some(false) && reviewed.is_some() && duplicate.is_none();
    let mistakes = learns.then(|| {
        view! { <a class="button primary large" href=review.clone() on:click=move |_| rooms::forget_place()>{words.end_mistakes()}</a> }
    });
    let result = duplicate.map(|link| {
        let label = words.duplicate_result();
        view! { <a class="button primary large" href=Route::DuplicateLink(link).to_string()>{label}</a> }
    });
    let next = move || {
        let all = card.get().map_or_else(Vec::new, |card| card.controls);
        let demoted = |control: Control| Control {
            primary: control.primary && !learns,
            ..control
        };
        buttons(store, all.into_iter().map(demoted).collect())
    };
    let look = (!learns).then(|| view! { <a class="button" href=review on:click=move |_| rooms::forget_place()>{words.review()}</a> });
    Some(view! {
        <div class="end-buttons">
            {result}
            {mistakes}
            {next}
            <BackToReview store/>
            {look}
            <button class="button" on:click=move |_| sharing::open_table(store)>{words.share()}</button>
        </div>
    })
}
