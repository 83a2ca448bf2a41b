//! A player's numbers over all reviewed games of the library.

mod effects;
mod state;
mod views;

use std::{pin::Pin, sync::Arc};

use leptos::prelude::*;
use table::Route;
use terms::Measured;
use words::{Part, Words};

use self::{
    effects::statistics::Problem,
    state::{Progress, Shown, ShownReport, Stage},
    views::{chart, export, tables},
};
use super::{
    Room, Shell, part_files,
    views::{head::RoomHead, position_actions},
};
use crate::{
    browser::{spawn_local, timer::pause},
    parts::{Icon, icon},
};
part! { progress:
    /// Fetches the room.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(super) fn entry() -> Room {
        room
    }
}

/// The player's own PR as reviews give it, once it is known: over the latest games. Its texts have come by then.
pub(super) async fn measured(words: Words) -> Option<Measured> {
    let recent = measuring().await.ok()?;
    let (pr, games) = recent().await?;
    part_files::load_texts(&words, Part::Progress).await;
    Some(Measured::new(pr, games))
}

/// A PR and the number of games that it is of, once they are known.
type RecentGames = Pin<Box<dyn Future<Output = Option<(f64, u32)>>>>;

part! { progress:
    fn measuring() -> fn() -> RecentGames {
        || Box::pin(effects::reading::recent_pr())
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let title = words.place_you();
    shell.entitle(&title);
    let progress = Progress {
        words: StoredValue::new(words.clone()),
        statistics: StoredValue::new_local(None),
        players: RwSignal::default(),
        stage: RwSignal::new(Stage::Reading(0, 0)),
        who: RwSignal::new(None),
    };
    let speaks = RwSignal::new(false);
    let own = words.clone();
    spawn_local(async move {
        part_files::load_texts(&own, Part::Progress).await;
        // The room may have been left meanwhile.
        if speaks.try_set(true).is_none()
            && let Err(problem) = progress.read().await
        {
            progress.fail(problem);
        }
    });
    view! {
        <main class="room home progress-room">
            <RoomHead shell title>
                <a class="icon head-settings" href=Route::Settings.to_string() aria-label=words.settings() title=words.settings()>
                    {icon(Icon::Settings)}
                </a>
            </RoomHead>
            <div class="room-body">
                {move || speaks.get().then(|| body(progress))}
            </div>
        </main>
    }
    .into_any()
}

/// What is shown while the library is read, and afterwards.
fn body(progress: Progress) -> AnyView {
    let reading = move || match progress.stage.get() {
        Stage::Reading(done, all) if all > 0 => {
            progress.tell(|words| words.progress_reading(done, all))
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
        {move || read.get().then(|| numbers(progress))}
    }
    .into_any()
}

/// The player, and everything about this player's games.
fn numbers(progress: Progress) -> AnyView {
    let (players, unrated) = progress.players.get_untracked();
    let Some(first) = players.first() else {
        return empty(progress);
    };
    progress.who.set(Some(first.who.clone()));
    let report = RwSignal::new(None::<Shown>);
    Effect::new(move |_| {
        let Some(who) = progress.who.get() else {
            return;
        };
        let Some(statistics) = progress.statistics() else {
            return;
        };
        spawn_local(async move {
            match statistics.report(who.clone()).await {
                // Another player may have been chosen meanwhile.
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
        {tables::players(progress, players)}
        <p class="hint">{progress.tell(Words::progress_about)}</p>
        {unrated.map(|text| view! { <p class="hint">{text}</p> })}
        {move || report.get().map(|shown| sections(progress, &shown))}
    }
    .into_any()
}

/// The parts of a report, each built in a task of its own.
fn sections(progress: Progress, shown: &Shown) -> AnyView {
    let parts: [fn(Progress, &Shown) -> AnyView; 6] = [
        chart::chart,
        |progress, shown| tables::rates(progress, &shown.report),
        |progress, shown| tables::habits(progress, &shown.report),
        tables::best,
        tables::swings,
        export::buttons,
    ];
    let built = RwSignal::new(1_usize);
    spawn_local(async move {
        for part in 2..=parts.len() {
            pause(0).await;
            let _gone = built.try_set(part);
        }
    });
    let section = |(nth, part): (usize, fn(Progress, &Shown) -> AnyView)| {
        let shown = shown.clone();
        let is_built = Memo::new(move |_| built.get() > nth);
        move || is_built.get().then(|| part(progress, &shown))
    };
    parts
        .into_iter()
        .enumerate()
        .map(section)
        .collect_view()
        .into_any()
}

/// What to do where there is nothing.
fn empty(progress: Progress) -> AnyView {
    view! {
        <p>{progress.tell(Words::progress_empty)}</p>
        <p><a class="button primary" href=Route::Library.to_string()>{progress.tell(Words::progress_to_library)}</a></p>
    }
    .into_any()
}
