//! Parts of a report: the rate and its chart, the phases, and an explanation of the rate.

use leptos::prelude::*;
use progress::{Phase, Report, Sum};
use words::{Words, arg, decimal};

use super::{chart, typical_position::typical_position};
use crate::{
    board::LittleBoard,
    parts::{Icon, icon},
    rooms::{
        progress::{Progress, Shown},
        views::date,
    },
};

/// Minimum ratio of a part's rate to the overall rate at which the part is a weak spot.
const WEAK: f64 = 1.25;

/// Rate below which no part is a weak spot, regardless of the overall rate.
const STRONG: f64 = 5.0;

/// Minimum PR of a full bar. If a part has a higher rate, its bar is full and the others are drawn to the same scale.
const FULL_BAR: f64 = 15.0;

/// Maximum number of phases shown before the player requests more; those with the most decisions are shown.
const MAX_PHASES: usize = 4;

/// Draws the PR of the latest games in large digits, with an explanation, a remark, and its trend. With too few games
/// for a trend, draws `games` instead.
pub(crate) fn number(
    progress: Progress,
    shown: &Shown,
    remark: Option<String>,
    games: Option<AnyView>,
) -> AnyView {
    let rate = shown.report.recent;
    let pr = rate
        .pr()
        .map(|pr| progress.tell(|words| decimal(words, pr, 1)));
    let label = progress.tell(|words| words.progress_number(rate.games));
    let range = rate.interval.map(|interval| {
        progress.tell(|words| {
            let formatted = |number| decimal(words, number, 1);
            let range = words.progress_between(
                arg::High(formatted(interval.high)),
                arg::Low(formatted(interval.low)),
            );
            words.labelled(arg::Label(words.progress_range()), arg::Value(range))
        })
    });
    view! {
        <div class="surface you-number">
            <div class="you-figure">
                <p><b>{pr}</b>{course(progress, shown)}</p>
                <p>{label}{range.map(|range| view! { " "<span class="you-range">{range}</span> })}</p>
                {remark.map(|remark| view! { <p class="you-worst">{remark}</p> })}
            </div>
            {if chart::has_trend(&shown.report) {
                chart::chart(progress, shown)
            } else {
                let few = progress.tell(chart::few);
                Some(view! { <div class="you-few">{games}<p class="hint">{few}</p></div> }.into_any())
            }}
        </div>
    }
    .into_any()
}

/// Returns the PR of the latest games with its label; `None` if no game counts.
pub(super) fn in_words(progress: Progress, report: &Report) -> Option<String> {
    let rate = report.recent;
    let pr = rate.pr()?;
    Some(progress.tell(|words| {
        words.labelled(
            arg::Label(words.progress_number(rate.games)),
            arg::Value(decimal(words, pr, 1)),
        )
    }))
}

/// Draws the change in PR since the first games, or a note that the change is not significant; `None` if there are too
/// few games.
fn course(progress: Progress, shown: &Shown) -> Option<AnyView> {
    let change = shown.report.change()?;
    let row = shown.report.games.get(change.since)?;
    let link = shown.links.get(row.of)?.as_ref()?;
    Some(progress.tell(|words| {
        let gain = decimal(words, change.gain.abs(), 1);
        let day = date::day(words, &link.day);
        if !change.is_sure {
            let text = words.progress_steady(day);
            view! { <span class="tag">{text}</span> }.into_any()
        } else if change.gain > 0.0 {
            let text = words.progress_better(arg::By(gain), arg::Day(day));
            view! { <span class="tag good">{icon(Icon::Check)}{text}</span> }.into_any()
        } else {
            let text = words.progress_worse(arg::By(gain), arg::Day(day));
            view! { <span class="tag note">{text}</span> }.into_any()
        }
    }))
}

/// Draws the PR of each phase and of cube decisions as bars.
pub(crate) fn phases(progress: Progress, report: &Report) -> AnyView {
    let whole = report.whole.pr().unwrap_or_default();
    let sums = report.phases.iter().map(|(_, rate)| rate.sum);
    let rates = sums.chain([report.cube.sum]).filter_map(Sum::pr);
    let full = rates.fold(FULL_BAR, f64::max);
    let row = |name: String, scene: board::Scene, sum: Sum| {
        let pr = sum.pr()?;
        let text = progress.tell(|words| decimal(words, pr, 1));
        let width = 100.0 * pr / full;
        let is_weak = pr > STRONG && pr > WEAK * whole;
        let row = view! {
            <li class="you-phase">
                <span class="thumb"><LittleBoard scene/></span>
                <span class="you-phase-name">{name}</span>
                <b>{text}</b>
                <svg class="progress-bar" class:weak=is_weak viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="all" width="100" height="4"/>
                    <rect width=width height="4"/>
                </svg>
            </li>
        };
        Some(row)
    };
    let (mut first, mut rare_rows) = (Vec::new(), Vec::new());
    let rare = rare_phases(report);
    for (phase, rate) in &report.phases {
        let name = progress.tell(|words| words.progress_phase(phase.key()));
        let row = row(name, typical_position(Some(*phase)), rate.sum);
        if rare.contains(phase) {
            rare_rows.extend(row);
        } else {
            first.extend(row);
        }
    }
    let cube = progress.tell(|words| words.progress_kind("cube"));
    first.extend(row(cube, typical_position(None), report.cube.sum));
    let rare_rows = (!rare_rows.is_empty()).then(|| {
        let label = progress.tell(|words| words.progress_more(rare_rows.len() as u32));
        view! { <details><summary>{label}</summary><ul>{rare_rows}</ul></details> }
    });
    let (title, about) = progress.tell(|words| (words.progress_by_phase(), words.progress_lower()));
    view! {
        <section class="surface you-phases">
            <div class="you-head"><h2>{title}</h2><span>{about}</span></div>
            <ul>{first}</ul>
            {rare_rows}
        </section>
    }
    .into_any()
}

/// Returns the phases with the fewest decisions, which are shown only on request.
fn rare_phases(report: &Report) -> Vec<Phase> {
    let mut phases: Vec<_> = report.phases.iter().collect();
    phases.sort_by_key(|(_, rate)| std::cmp::Reverse(rate.sum.count));
    // A single hidden row would take up no more space than its disclosure.
    let count = if phases.len() == MAX_PHASES + 1 {
        phases.len()
    } else {
        MAX_PHASES
    };
    phases
        .into_iter()
        .skip(count)
        .map(|(phase, _)| *phase)
        .collect()
}

/// Draws the explanation of the statistics and the given remarks, in a disclosure.
pub(crate) fn explanation(progress: Progress, remarks: [Option<String>; 2]) -> AnyView {
    let meanings = Phase::ALL.map(|phase| {
        let (name, about) = progress.tell(|words| {
            let key = phase.key();
            (words.progress_phase(key), words.progress_phase_about(key))
        });
        view! { <dt>{name}</dt><dd>{about}</dd> }
    });
    view! {
        <details class="you-how">
            <summary>{progress.tell(Words::progress_how)}</summary>
            <p>{progress.tell(Words::progress_about)}</p>
            {remarks.map(|text| text.map(|text| view! { <p>{text}</p> }))}
            <h3>{progress.tell(Words::progress_phases)}</h3>
            <dl>{meanings.collect_view()}</dl>
        </details>
    }
    .into_any()
}
