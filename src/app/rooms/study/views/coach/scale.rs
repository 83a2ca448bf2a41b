//! Cube limits as a line from no chance to certain victory, with the checker of the deciding player on it.

use insight::{CubeScale, Explanation, ScaleZone, Voice, Zone, percent};
use leptos::prelude::*;
use rules::Player;
use words::arg;

use super::{
    state::{CoachState, Coaching},
    why::derived,
};

/// Length of the line in units of the drawing.
const LENGTH: f32 = 368.0;
/// Minimum length of a labelled zone, in thousandths.
const NAMED: u16 = 160;

/// Draws the line of a cube decision once the engine has replied; draws nothing for a checker play.
pub(super) fn scale(
    here: Coaching,
    state: &CoachState,
    player: Player,
    voice: Signal<Voice>,
) -> AnyView {
    let scale = derived(&state.explanation, here, |explanation: &Explanation, _| {
        explanation.cube_scale()
    });
    (move || {
        scale
            .get()
            .map(|scale| picture(here, &scale, player, &voice.get()))
    })
    .into_any()
}

fn x(at: u16) -> f32 {
    LENGTH * f32::from(at) / 1000.0
}

fn picture(here: Coaching, scale: &CubeScale, player: Player, voice: &Voice) -> AnyView {
    let share = |at: u16| here.tell(|words| percent(words, f64::from(at) / 1000.0, 1));
    let limit = scale.limit.map(|limit| {
        view! {
            <path class="limit" d=format!("M{} 28V70", x(limit))/>
            <text class="limit" x=x(limit).clamp(24.0, LENGTH - 24.0) y="82">{share(limit)}</text>
        }
    });
    let own =
        here.tell(|words| words.coach_scale_win(arg::Who(voice.who()), arg::Win(share(scale.own))));
    let label = match scale.limit {
        Some(limit) => here.tell(|words| {
            words.coach_scale(
                arg::Limit(share(limit)),
                arg::Who(voice.who()),
                arg::Win(share(scale.own)),
            )
        }),
        None => own.clone(),
    };
    let colour = match player {
        Player::White => "light",
        Player::Black => "dark",
    };
    let at = x(scale.own).clamp(10.0, LENGTH - 10.0);
    view! {
        <svg class="cube-scale" viewBox="0 0 368 86" role="img" aria-label=label>
            {scale.zones.iter().map(|one| zone(here, scale, *one)).collect_view()}
            {limit}
            <circle class=format!("checker {colour}") cx=at cy="41" r="10"/>
            <circle class=format!("ring {colour}") cx=at cy="41" r="6.5"/>
            <text class="own" x=at.clamp(60.0, LENGTH - 60.0) y="20">{own}</text>
        </svg>
    }
    .into_any()
}

/// Draws a zone, with its name if there is room.
fn zone(here: Coaching, scale: &CubeScale, one: ScaleZone) -> impl IntoView + use<> {
    let ScaleZone { zone, from, to, .. } = one;
    let width = (x(to) - x(from) - 3.0).max(1.0);
    let name = (to.saturating_sub(from) >= NAMED).then(|| {
        let text = here.tell(|words| scale.zone_name(zone, words));
        view! { <text x=f32::midpoint(x(from), x(to)) y="66">{text}</text> }
    });
    view! {
        <rect class=class(zone, scale.is_answer) x=x(from) + 1.5 y="34" width=width height="14" rx="4"/>
        {name}
    }
}

/// Returns the CSS class of a zone: green where the cube is turned or taken, red where a double is dropped.
const fn class(zone: Zone, is_answer: bool) -> &'static str {
    match (zone, is_answer) {
        (Zone::Take, _) | (Zone::Drop, false) => "turned",
        (Zone::Drop | Zone::TooGood, true) => "dropped",
        (Zone::Wait, _) | (Zone::TooGood, false) => "waiting",
    }
}
