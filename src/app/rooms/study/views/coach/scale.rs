//! The cube's limits as a line from no chance to certain victory, with the player's own checker on it.

use coach::{Voice, Zone, cube_sheet, percent};
use leptos::prelude::*;
use rules::Player;
use study::Kind;

use super::{
    state::{CoachState, Coaching},
    why::derived,
};

/// Length of the line in the drawing's units.
const LENGTH: f32 = 368.0;
/// Shorter zones have no name, in thousandths.
const NAMED: u16 = 130;

/// The line of a cube decision, once the engine has answered; nothing for a checker play.
pub(super) fn scale(
    here: Coaching,
    state: &CoachState,
    player: Player,
    voice: Signal<Voice>,
) -> AnyView {
    let kind = state
        .explanation
        .with_untracked(|explanation| explanation.subject().judged.kind);
    if kind == Kind::Checker {
        return ().into_any();
    }
    let sheet = derived(&state.explanation, here, move |explanation, words| {
        cube_sheet(explanation, words, &voice.get())
    });
    let drawn = move || {
        let sheet = sheet.get()?;
        // The sheet is seen by the player who doubles; who answers sees it from the other end.
        let is_answer = kind == Kind::Answer;
        let seen = |at: u16| if is_answer { 1000 - at } else { at };
        let zones = sheet.zones.iter().map(|&(zone, from, to)| {
            let (from, to) = (seen(from), seen(to));
            (zone, from.min(to), from.max(to))
        });
        Some(picture(
            here,
            player,
            is_answer,
            zones.collect(),
            seen(sheet.win),
            &voice.get(),
        ))
    };
    drawn.into_any()
}

fn picture(
    here: Coaching,
    player: Player,
    is_answer: bool,
    zones: Vec<(Zone, u16, u16)>,
    win: u16,
    voice: &Voice,
) -> AnyView {
    let x = |at: u16| LENGTH * f32::from(at) / 1000.0;
    let share = |at: u16| here.tell(|words| percent(words, f64::from(at) / 1000.0, 1));
    let zone = |&(zone, from, to): &(Zone, u16, u16)| {
        let width = (x(to) - x(from) - 3.0).max(1.0);
        let key = key(zone, is_answer);
        let name = (to - from >= NAMED).then(|| {
            let text = here.tell(|words| words.coach_action(key));
            view! { <text x=x(from) + (x(to) - x(from)) / 2.0 y="66">{text}</text> }
        });
        view! {
            <rect class=key x=x(from) + 1.5 y="34" width=width height="14" rx="4"/>
            {name}
        }
    };
    // The limit next to the player's own chances.
    let limits = zones
        .iter()
        .map(|&(_, from, _)| from)
        .filter(|&from| from > 0);
    let limit = limits.min_by_key(|&limit| limit.abs_diff(win));
    let limit_mark = limit.map(|limit| {
        view! {
            <path class="limit" d=format!("M{} 28V70", x(limit))/>
            <text class="limit" x=x(limit).clamp(24.0, LENGTH - 24.0) y="82">{share(limit)}</text>
        }
    });
    let colour = match player {
        Player::White => "light",
        Player::Black => "dark",
    };
    let own = here.tell(|words| words.coach_scale_win(voice.who(), share(win)));
    let label = here.tell(|words| match limit {
        Some(limit) => words.coach_scale(voice.who(), share(win), share(limit)),
        None => own.clone(),
    });
    view! {
        <svg class="cube-scale" viewBox="0 0 368 86" role="img" aria-label=label>
            {zones.iter().map(zone).collect_view()}
            {limit_mark}
            <circle class=format!("checker {colour}") cx=x(win).clamp(10.0, LENGTH - 10.0) cy="41" r="10"/>
            <circle class=format!("ring {colour}") cx=x(win).clamp(10.0, LENGTH - 10.0) cy="41" r="6.5"/>
            <text class="own" x=x(win).clamp(52.0, LENGTH - 52.0) y="20">{own}</text>
        </svg>
    }
    .into_any()
}

/// Returns the class and the catalogue key of a zone, as the player sees it who decides.
const fn key(zone: Zone, is_answer: bool) -> &'static str {
    match (zone, is_answer) {
        (Zone::Wait, false) => "wait",
        (Zone::Take, false) => "double",
        (Zone::Drop, false) => "cash",
        (Zone::TooGood, false) => "too-good",
        (Zone::Wait, true) => "ahead",
        (Zone::Take, true) => "take",
        (Zone::Drop, true) => "drop",
        (Zone::TooGood, true) => "lost",
    }
}
