//! Cube thresholds on a scale from certain loss to certain win, marked with the deciding player's checker.

use insight::{CubeScale, Explanation, ScaleZone, Voice, Zone, percent};
use leptos::prelude::*;
use rules::Player;
use words::arg;

use super::{
    state::{CoachState, Coaching},
    why::derived,
};

/// Length of the line, in drawing units.
const LENGTH: f32 = 368.0;
/// Estimated width of a letter in a zone's name, in drawing units.
const LETTER: f32 = 7.2;
/// Minimum distance between two names, in drawing units.
const GAP: f32 = 8.0;
/// Width of a threshold such as "72.5%" including a gap, in drawing units.
const LIMIT_WIDTH: f32 = 48.0;

/// Draws the scale for a cube decision once the engine has replied; draws nothing for a checker play.
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
    let limit = scale
        .limit
        .map(|limit| view! { <path class="limit" d=format!("M{} 28V70", x(limit))/> });
    let limits = limits(scale).into_iter().map(|(at, limit)| {
        view! { <text class="limit" x=at y="82">{share(limit)}</text> }
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
    let with_name =
        |zone: &ScaleZone| (*zone, here.tell(|words| scale.zone_name(zone.zone, words)));
    let names = place_names(scale.zones.iter().map(with_name).collect());
    view! {
        <svg class="cube-scale" viewBox="0 0 368 86" role="img" aria-label=label>
            {scale.zones.iter().map(|one| zone(scale, *one)).collect_view()}
            {names.into_iter().map(|(at, name)| view! { <text x=at y="66">{name}</text> }).collect_view()}
            {limit}
            {limits.collect_view()}
            <circle class=format!("checker {colour}") cx=at cy="41" r="10"/>
            <circle class=format!("ring {colour}") cx=at cy="41" r="6.5"/>
            <text class="own" x=at.clamp(60.0, LENGTH - 60.0) y="20">{own}</text>
        </svg>
    }
    .into_any()
}

/// Returns the names that fit below the scale, each with the position of its centre: first the name of the zone that
/// contains the winning chance, then the others from left to right.
fn place_names(mut zones: Vec<(ScaleZone, String)>) -> Vec<(f32, String)> {
    zones.sort_by_key(|(zone, _)| !zone.is_here);
    let mut taken: Vec<(f32, f32)> = Vec::new();
    let place = |(zone, name): (ScaleZone, String)| {
        let half = width_of(&name) / 2.0;
        let middle = f32::midpoint(x(zone.from), x(zone.to)).clamp(half, LENGTH - half);
        let (from, to) = (middle - half, middle + half);
        let is_free = taken
            .iter()
            .all(|(start, end)| to + GAP <= *start || end + GAP <= from);
        is_free.then(|| {
            taken.push((from, to));
            (middle, name)
        })
    };
    zones.into_iter().filter_map(place).collect()
}

/// Returns the zone thresholds that fit below the names, each with the position of its centre: first the decision's
/// threshold, then the others from left to right.
fn limits(scale: &CubeScale) -> Vec<(f32, u16)> {
    let inner = scale.zones.iter().map(|zone| zone.from);
    let inner = inner.filter(|&from| from > 0 && Some(from) != scale.limit);
    let mut placed: Vec<(f32, u16)> = Vec::new();
    for limit in scale.limit.into_iter().chain(inner) {
        let at = x(limit).clamp(LIMIT_WIDTH / 2.0, LENGTH - LIMIT_WIDTH / 2.0);
        if placed
            .iter()
            .all(|(other, _)| (other - at).abs() >= LIMIT_WIDTH)
        {
            placed.push((at, limit));
        }
    }
    placed
}

/// Estimates the width of a name, in drawing units; East Asian characters are almost twice as wide as letters.
fn width_of(name: &str) -> f32 {
    let letter = |letter: char| if letter >= '\u{2e80}' { 1.8 } else { 1.0 };
    LETTER * name.chars().map(letter).sum::<f32>()
}

/// Draws the bar of a zone.
fn zone(scale: &CubeScale, one: ScaleZone) -> impl IntoView + use<> {
    let ScaleZone { zone, from, to, .. } = one;
    let width = (x(to) - x(from) - 3.0).max(1.0);
    view! { <rect class=class(zone, scale.is_answer) x=x(from) + 1.5 y="34" width=width height="14" rx="4"/> }
}

/// Returns the CSS class of a zone: green where the cube is turned or taken, red where a double is dropped.
const fn class(zone: Zone, is_answer: bool) -> &'static str {
    match (zone, is_answer) {
        (Zone::Take, _) | (Zone::Drop, false) => "turned",
        (Zone::Drop | Zone::TooGood, true) => "dropped",
        (Zone::Wait, _) | (Zone::TooGood, false) => "waiting",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_zone_limits_without_overlap() {
        let zone = |from, to| ScaleZone {
            zone: Zone::Wait,
            from,
            to,
            is_here: false,
        };
        let mut scale = CubeScale {
            zones: vec![
                zone(0, 480),
                zone(480, 700),
                zone(700, 740),
                zone(740, 1000),
            ],
            own: 730,
            limit: Some(480),
            is_answer: false,
        };
        let shown = |scale: &CubeScale| {
            let limits = limits(scale).into_iter().map(|(_, limit)| limit);
            limits.collect::<Vec<u16>>()
        };
        assert_eq!(shown(&scale), [480, 700]);
        scale.limit = Some(740);
        assert_eq!(
            shown(&scale),
            [740, 480],
            "the limit of the decision comes first"
        );
        scale.limit = None;
        scale.zones = vec![zone(0, 620), zone(620, 1000)];
        assert_eq!(shown(&scale), [620], "too good, without a take point");
    }

    #[test]
    fn names_the_current_zone_and_avoids_overlap() {
        let zone = |from, to, is_here, name: &str| {
            let zone = Zone::Wait;
            (
                ScaleZone {
                    zone,
                    from,
                    to,
                    is_here,
                },
                name.to_owned(),
            )
        };
        let names = place_names(vec![
            zone(0, 480, false, "No double"),
            zone(480, 650, true, "Double, take"),
            zone(650, 820, false, "Double, drop"),
            zone(820, 1000, false, "Too good"),
        ]);
        let mut names: Vec<(f32, &str)> = names.iter().map(|(at, name)| (*at, &**name)).collect();
        names.sort_by(|a, b| a.0.total_cmp(&b.0));
        let shown: Vec<&str> = names.iter().map(|(_, name)| *name).collect();
        assert_eq!(shown, ["No double", "Double, take", "Too good"]);
        for pair in names.windows(2) {
            let needed = f32::midpoint(width_of(pair[0].1), width_of(pair[1].1));
            assert!(pair[1].0 - pair[0].0 >= needed, "{pair:?}");
        }
    }
}
