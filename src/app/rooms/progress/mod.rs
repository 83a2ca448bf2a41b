//! A player's numbers over all reviewed games of the library.

mod chart;
mod export;
mod reading;
mod tables;

use std::{pin::Pin, sync::Arc};

use ::progress::{Collection, PlayerKey, Report};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use library::StoreError;
use table::{Measured, Route};
use wasm_bindgen_futures::spawn_local;
use words::{Part, Words};

use super::{Room, Shell, part_files, position_actions, shared_controls::Back};

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
        || Box::pin(reading::recent_pr())
    }
}

/// How far the library has been read.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    /// So many reviewed matches of so many have been read.
    Reading(u32, u32),
    /// All of them.
    Read,
    /// The library cannot be read.
    Failed(StoreError),
}

/// What the views of the room share. Copies are the same room.
#[derive(Clone, Copy)]
struct Progress {
    words: StoredValue<Words>,
    collection: StoredValue<Collection>,
    stage: RwSignal<Stage>,
    /// Whose numbers are shown.
    who: RwSignal<Option<PlayerKey>>,
}

impl Progress {
    fn tell<T>(self, text: impl FnOnce(&Words) -> T) -> T {
        text(&self.words.read_value())
    }
}

fn room(shell: Shell) -> AnyView {
    let words = shell.words();
    let title = words.progress();
    shell.entitle(&title);
    let progress = Progress {
        words: StoredValue::new(words.clone()),
        collection: StoredValue::new(Collection::default()),
        stage: RwSignal::new(Stage::Reading(0, 0)),
        who: RwSignal::new(None),
    };
    let speaks = RwSignal::new(false);
    let own = words.clone();
    spawn_local(async move {
        part_files::load_texts(&own, Part::Progress).await;
        // The room may have been left meanwhile.
        if speaks.try_set(true).is_none() {
            reading::read(progress).await;
        }
    });
    view! {
        <main class="room progress-room">
            <header class="room-head">
                <Back label=words.back_to_game() leave=move || shell.leave()/>
                <h1 tabindex="-1">{title}</h1>
                <a class="button" href=Route::Library.to_string()>{words.library()}</a>
            </header>
            {move || speaks.get().then(|| body(progress))}
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
        Stage::Failed(why) => {
            Some(progress.tell(|words| position_actions::store_problem(words, why)))
        }
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
    let players = progress.collection.with_value(Collection::players);
    let Some((first, ..)) = players.first().cloned() else {
        return empty(progress);
    };
    progress.who.set(Some(first));
    let report = RwSignal::new(None::<Shown>);
    Effect::new(move |_| {
        let Some(who) = progress.who.get() else {
            return;
        };
        spawn_local(async move {
            let found = reading::report(progress, who.clone()).await;
            // Another player may have been chosen meanwhile.
            if let Some(found) = found
                && progress.who.try_get_untracked().flatten().as_ref() == Some(&who)
            {
                let _gone = report.try_set(Some(Shown(who, Arc::new(found))));
            }
        });
    });
    let unrated = progress.collection.with_value(Collection::unrated) as u32;
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
        |progress, shown| tables::rates(progress, &shown.1),
        |progress, shown| tables::habits(progress, &shown.1),
        tables::best,
        tables::swings,
        export::buttons,
    ];
    let built = RwSignal::new(1_usize);
    spawn_local(async move {
        for part in 2..=parts.len() {
            TimeoutFuture::new(0).await;
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

/// A report, and whose it is. Reports of the same room and player are the same.
#[derive(Clone)]
struct Shown(PlayerKey, Arc<Report>);

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 && Arc::ptr_eq(&self.1, &other.1)
    }
}

/// What to do where there is nothing.
fn empty(progress: Progress) -> AnyView {
    view! {
        <p>{progress.tell(Words::progress_empty)}</p>
        <p><a class="button primary" href=Route::Library.to_string()>{progress.tell(Words::progress_to_library)}</a></p>
    }
    .into_any()
}
