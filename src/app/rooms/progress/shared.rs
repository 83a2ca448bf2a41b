//! Page showing progress that a player has shared by link.

use std::sync::Arc;

use ::progress::{PlayerKey, ReportLink, SharedParts, SharedProgress};
use leptos::prelude::*;
use study::link_error;
use words::{Part, Words, isolated};

use super::{
    state::{Progress, Shown, ShownReport},
    views::{summary, work, worst},
};
use crate::{
    browser::spawn_local,
    rooms::{
        Shell, part_files,
        views::{damaged::Damaged, date, head::RoomHead},
    },
};

/// Draws the shared progress, or the reason the link cannot be read.
pub(super) fn room(shell: Shell, link: &str) -> AnyView {
    let words = shell.words();
    let shared = match SharedProgress::from_link(link) {
        Ok(shared) => StoredValue::new(shared),
        Err(why) => {
            let why = link_error(why, &words);
            return view! { <Damaged shell title=words.place_you() why/> }.into_any();
        }
    };
    let progress = Progress::new(&words);
    let speaks = RwSignal::new(false);
    spawn_local(async move {
        part_files::load_texts(&words, Part::Progress).await;
        // The room may have been closed in the meantime.
        let _left = speaks.try_set(true);
    });
    let text = move |text: fn(&Words, &SharedProgress) -> String| {
        if !speaks.get() {
            return String::new();
        }
        shared.with_value(|shared| progress.tell(|words| text(words, shared)))
    };
    let title = Signal::derive(move || text(title));
    Effect::new(move |_| title.with(|title| shell.entitle(title)));
    let day = Signal::derive(move || text(day));
    view! {
        <main class="room home progress-room">
            <RoomHead shell title subtitle=day/>
            <div class="room-body">
                {move || speaks.get().then(|| shared.with_value(|shared| body(progress, shared)))}
            </div>
        </main>
    }
    .into_any()
}

fn title(words: &Words, shared: &SharedProgress) -> String {
    shared.name.as_ref().map_or_else(
        || words.progress_shared(),
        |name| words.progress_shared_of(isolated(name.as_str())),
    )
}

fn day(words: &Words, shared: &SharedProgress) -> String {
    words.progress_shared_day(date::day(words, &shared.day))
}

/// Draws the parts that the player has shared.
fn body(progress: Progress, shared: &SharedProgress) -> AnyView {
    let SharedParts {
        rate,
        phases,
        habits,
        worst,
    } = shared.parts;
    let link = |day: &String| {
        Some(ReportLink {
            id: String::new(),
            day: day.clone(),
            opponent: String::new(),
        })
    };
    let shown = Shown(Arc::new(ShownReport {
        who: PlayerKey::Named(String::new()),
        report: shared.report.clone(),
        links: shared.days.iter().map(link).collect(),
    }));
    let report = &shown.report;
    let is_any = |pr: Option<f64>| pr.is_some();
    let rate =
        (rate && is_any(report.recent.pr())).then(|| summary::number(progress, &shown, None, None));
    let by_phase = (phases && is_any(report.whole.pr())).then(|| summary::phases(progress, report));
    let no_habit =
        (habits && report.habits.is_empty()).then(|| progress.tell(Words::progress_habits_none));
    let nothing = rate.is_none() && by_phase.is_none() && !habits && !worst;
    let nothing = nothing.then(|| progress.tell(Words::progress_shared_nothing));
    view! {
        <div class="you-top">{rate}{by_phase}</div>
        {work::listed(progress, report)}
        {no_habit.map(|text| view! { <p>{text}</p> })}
        {worst::cards(progress, report)}
        {nothing.map(|text| view! { <p class="hint">{text}</p> })}
        <div class="you-more">{summary::explanation(progress, [None, None])}</div>
    }
    .into_any()
}
