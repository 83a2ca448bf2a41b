//! Progress room: a player's statistics over all reviewed games in the library.

mod effects;
mod glance;
mod shared;
mod state;
mod views;

use std::{pin::Pin, sync::Arc};

use leptos::prelude::*;
use table::Route;
use terms::Measured;
use words::{Part, Words, arg};

#[cfg(test)]
use self::effects::reading::Latest;
use self::{
    effects::statistics::Problem,
    state::{Progress, Shown, ShownReport, Stage},
    views::{best_games, chart, example, export, names, share, summary, tables, work, worst},
};
use super::{
    Room, Shell, part_files,
    views::{begin::Begin, head::RoomHead, more_menu::MoreMenu, position_actions},
};
use crate::{
    browser::spawn_local,
    parts::{Icon, icon},
};
part! { progress:
    /// Returns the entry point of the room's lazy-loaded chunk.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn entry() -> Room {
        room
    }
}

/// Returns the local player's PR over the latest reviewed games; `None` if it is unknown. Also loads the progress
/// room's texts.
pub(super) async fn measured(words: Words) -> Option<Measured> {
    let recent = measuring().await.ok()?;
    let (pr, games) = recent().await?;
    part_files::load_texts(&words, Part::Progress).await;
    Some(Measured::new(pr, games))
}

/// Future that resolves to a PR and the number of games it covers.
type RecentGames = Pin<Box<dyn Future<Output = Option<(f64, u32)>>>>;

part! { progress:
    fn measuring() -> fn() -> RecentGames {
        || Box::pin(effects::reading::recent_pr())
    }
}

part! { progress:
    /// Returns the summary of the latest games for the Play home page.
    ///
    /// # Errors
    /// Returns an error if the chunk cannot be fetched.
    pub(super) fn glance() -> Room {
        glance::glance
    }
}

fn room(shell: Shell) -> AnyView {
    if let Route::ProgressLink(link) = shell.route() {
        return shared::room(shell, &link);
    }
    let words = shell.words();
    let progress = Progress::new(&words);
    let speaks = RwSignal::new(false);
    let own = words.clone();
    spawn_local(async move {
        part_files::load_texts(&own, Part::Progress).await;
        // The room may have been closed in the meantime.
        if speaks.try_set(true).is_none()
            && let Err(problem) = progress.read().await
        {
            progress.fail(problem);
        }
    });
    spawn_local(async move {
        let outline = part_files::fetch_outline(&words).await;
        let _gone = progress.outline.try_set(outline);
    });
    page(shell, progress, speaks)
}

/// Draws the room's header, and its body once its texts have loaded.
fn page(shell: Shell, progress: Progress, speaks: RwSignal<bool>) -> AnyView {
    let words = shell.words();
    let title = words.place_you();
    shell.entitle(&title);
    view! {
        <main class="room home progress-room">
            <RoomHead shell title subtitle=fact(progress, speaks)>
                {actions(progress, speaks)}
                <a class="icon head-settings" href=Route::Settings.to_string() aria-label=words.settings() title=words.settings()>
                    {icon(Icon::Settings)}
                </a>
            </RoomHead>
            <div class="room-body">
                {move || speaks.get().then(|| body(shell, progress))}
            </div>
            {move || speaks.get().then(|| names::dialog(progress))}
        </main>
    }
    .into_any()
}

/// Draws the button that opens the dialog for sharing with a coach, and the menu with the other actions, once there are
/// statistics.
fn actions(progress: Progress, speaks: RwSignal<bool>) -> impl IntoView {
    let is_any = Memo::new(move |_| {
        speaks.get()
            && progress
                .report
                .with(|shown| shown.as_ref().is_some_and(counts))
    });
    move || {
        is_any.get().then(|| {
            let label = progress.tell(Words::progress_coach);
            view! {
                <button class="button" aria-label=label.clone() on:click=move |_| progress.sharing.set(true)>
                    {icon(Icon::Share)}
                    <span>{label.clone()}</span>
                </button>
                <MoreMenu label=progress.tell(Words::more)>
                    <button class="more-item" on:click=move |_| progress.naming.set(true)>
                        {icon(Icon::Edit)}{progress.tell(Words::progress_names)}
                    </button>
                    <button class="more-item" on:click=move |_| progress.exporting.set(true)>
                        {icon(Icon::File)}{progress.tell(Words::progress_export_open)}
                    </button>
                </MoreMenu>
            }
        })
    }
}

/// Draws the room with a test's report instead of the worker's.
#[cfg(test)]
pub(super) fn with_report(
    shell: Shell,
    players: Vec<::progress::PlayerLine>,
    report: Option<(::progress::Report, Vec<Option<::progress::ReportLink>>)>,
) -> AnyView {
    let progress = Progress::new(&shell.words());
    let who = players.first().map(|player| player.who.clone());
    let outline =
        "chapter first en\nstep one 4\nstep two 4\nweakness drop-much\ntwo-title = Takes\n";
    progress.outline.set(drill::Titles::read(outline));
    progress.players.set((players, 2));
    progress.stage.set(Stage::Read);
    if let Some((who, (report, links))) = who.zip(report) {
        let report = ShownReport { who, report, links };
        progress.report.set(Some(Shown(Arc::new(report))));
    }
    page(shell, progress, RwSignal::new(true))
}

/// Draws the form for choosing which parts of a test's report are shared.
#[cfg(test)]
pub(super) fn share_choices(
    shell: Shell,
    report: ::progress::Report,
    links: Vec<Option<::progress::ReportLink>>,
) -> AnyView {
    let who = ::progress::PlayerKey::Me;
    let shown = Shown(Arc::new(ShownReport { who, report, links }));
    share::choices(shell, Progress::new(&shell.words()), &shown)
}

/// Draws the summary for a test's game; `None` draws the view before the first game.
#[cfg(test)]
pub(super) fn glance_at(
    shell: Shell,
    latest: Option<(library::Entry, ::progress::Picture)>,
    (report, links): (::progress::Report, Vec<Option<::progress::ReportLink>>),
) -> AnyView {
    let who = ::progress::PlayerKey::Me;
    let report = Some(Arc::new(ShownReport { who, report, links }));
    let latest = latest.map(|(entry, picture)| Latest {
        entry,
        picture,
        report,
    });
    glance::with_latest(shell, latest)
}

/// Returns the number of counted games as text; empty until it is known.
fn fact(progress: Progress, speaks: RwSignal<bool>) -> Signal<String> {
    let text = move || {
        let reported = progress.report.get().filter(|_| speaks.get())?;
        let games = reported.report.games.len() as u32;
        (games > 0).then(|| progress.tell(|words| words.progress_fact(games)))
    };
    Signal::derive(move || text().unwrap_or_default())
}

/// Draws the reading progress, then the statistics.
fn body(shell: Shell, progress: Progress) -> AnyView {
    let reading = move || match progress.stage.get() {
        Stage::Reading(done, all) if all > 0 => {
            progress.tell(|words| words.progress_reading(arg::All(all), arg::Done(done)))
        }
        Stage::Reading(..) | Stage::Read | Stage::Failed(_) => String::new(),
    };
    let failed = move || match progress.stage.get() {
        Stage::Failed(why) => Some(progress.tell(|words| match why {
            Problem::Library(why) => position_actions::store_problem(words, why),
            Problem::Worker => format!("{} {}", words.missing(), words.missing_help()),
        })),
        Stage::Reading(..) | Stage::Read => None,
    };
    let read = Memo::new(move |_| progress.stage.get() == Stage::Read);
    view! {
        <p class="hint">{reading}</p>
        <div role="alert">{move || failed().map(|why| view! { <p class="problem">{why}</p> })}</div>
        {move || read.get().then(|| numbers(shell, progress))}
    }
    .into_any()
}

/// Draws the player picker and all statistics on the selected player's games.
fn numbers(shell: Shell, progress: Progress) -> AnyView {
    let (players, unrated) = progress.players.get_untracked();
    let Some(first) = players.first() else {
        return empty(progress, None);
    };
    progress.who.set(Some(first.who.clone()));
    let report = progress.report;
    Effect::new(move |_| {
        let Some(who) = progress.who.get() else {
            return;
        };
        let Some(statistics) = progress.statistics() else {
            return;
        };
        spawn_local(async move {
            match statistics.report(who.clone()).await {
                // Another player may have been chosen in the meantime.
                Ok((found, links))
                    if progress.who.try_get_untracked().flatten().as_ref() == Some(&who) =>
                {
                    let _gone = report.try_set(Some(Shown(Arc::new(ShownReport {
                        who,
                        report: found,
                        links,
                    }))));
                }
                Ok(_) => {}
                Err(stopped) => progress.fail(stopped.into()),
            }
        });
    });
    let unrated = unrated as u32;
    let unrated = (unrated > 0).then(|| progress.tell(|words| words.progress_unrated(unrated)));
    view! {
        <div class="you-top">
            {tables::players(progress, players)}
            {move || report.get().filter(counts).map(|shown| view! {
                {summary::number(
                    progress,
                    &shown,
                    work::habit_or_parts(progress, &shown.report),
                    (!chart::has_trend(&shown.report)).then(|| best_games::latest(progress, &shown)).flatten(),
                )}
                {summary::phases(progress, &shown.report)}
            })}
        </div>
        {move || {
            let shown = report.get()?;
            Some(if counts(&shown) {
                sections(shell, progress, &shown, unrated.clone())
            } else {
                empty(progress, unrated.clone())
            })
        }}
    }
    .into_any()
}

/// Returns `true` if the report has statistics to display.
fn counts(shown: &Shown) -> bool {
    shown.report.whole.pr().is_some()
}

/// Draws the parts of a report below the rate and the phases: first the pictures and texts, then the tables on request.
fn sections(shell: Shell, progress: Progress, shown: &Shown, unrated: Option<String>) -> AnyView {
    let open = RwSignal::new(false);
    let shown_in_tables = shown.clone();
    let all = move || {
        let shown = &shown_in_tables;
        view! {
            {chart::games(progress, shown)}
            {tables::rates(progress, &shown.report)}
            {tables::best(progress, shown)}
            {tables::swings(progress, shown)}
        }
    };
    let no_habit = shown.report.habits.is_empty();
    let no_habit = no_habit.then(|| progress.tell(Words::progress_habits_none));
    view! {
        {work::cards(progress, &shown.report)}
        {worst::cards(progress, &shown.report)}
        {chart::has_trend(&shown.report).then(|| best_games::cards(progress, shown))}
        <div class="you-more">
            {summary::explanation(progress, [no_habit, unrated])}
            <details class="you-tables" on:toggle=move |_| open.update(|open| *open = !*open)>
                <summary>{progress.tell(Words::progress_table)}</summary>
                {move || open.get().then(&all)}
            </details>
        </div>
        {export::sheet(progress, shown)}
        {share::dialog(shell, progress, shown)}
    }
    .into_any()
}

/// Draws the page without statistics. `unrated` explains why the reviewed games do not count.
fn empty(progress: Progress, unrated: Option<String>) -> AnyView {
    let words = progress.words.get_value();
    let unrated = unrated
        .map(|why| view! { <p class="you-unrated">{icon(Icon::Hint)}<span>{why}</span></p> });
    view! {
        <Begin picture=example::chart(&words) title=words.progress_empty_title() about=words.progress_empty()>
            {unrated}
            <div class="begin-buttons">
                <a class="button" href=Route::Library.to_string()>{words.progress_to_library()}</a>
                <a class="button primary large" href=Route::Play.to_string()>{words.progress_play()}</a>
            </div>
        </Begin>
    }
    .into_any()
}
