//! The person's PR and luck on the card at the end of a game: the numbers of the review, which is carried out for them.
//! Of a game that was tried again, what the person lost in it and the first time.

use analyst::{JobEvent, Priority};
use coach::{TriedLosses, Voice};
use leptos::prelude::*;
use protocol::{Query, Report, Settings, Task};
use record::Original;
use rules::Player;
use study::{Model, Place};
use table::{Route, StudySource};
use words::{Part, decimal, signed};

use super::moments::{Telling, moments};
use crate::{
    browser::{address, spawn_local},
    rooms::{
        Shell, last_place, part_files,
        study::{effects::ReviewJob, storage::ReviewSource},
    },
    staged_build::when_ready,
};

/// So many rolls are looked ahead.
const PLIES: u8 = 1;

/// The rows, once the part with them has come and every decision has been judged.
pub(in crate::rooms) fn ended(shell: Shell, player: Player) -> AnyView {
    when_ready(async move {
        match entry().await {
            Ok(rows) => rows(shell, player),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

part! { coach:
    fn entry() -> fn(Shell, Player) -> AnyView {
        rows
    }
}

fn rows(shell: Shell, player: Player) -> AnyView {
    if let Some(original) = shell.original() {
        return losses(shell, &original, player);
    }
    let model = Model::of_table(shell.table());
    let review_job = ReviewJob::new(
        shell,
        &model,
        ReviewSource::of_table(shell),
        true,
        shell.person(),
    );
    let known = Memo::new(move |_| {
        let review = review_job.review.read();
        let summary = || review.numbers()[player].summary;
        review.is_complete().then(|| (summary(), review.depth()))
    });
    let told = move || {
        let (summary, depth) = known.get()?;
        let words = shell.words();
        let pr = summary.pr.map(|pr| {
            let pr = decimal(&words, pr, 1);
            let pr = match depth {
                Some(plies) => words.at_ply(pr, plies),
                None => pr,
            };
            format!("PR {pr}")
        });
        let luck = signed(&words, summary.luck, 2);
        let row = |(label, value)| view! { <dt>{label}</dt><dd dir="ltr">{value}</dd> };
        let rows = [
            pr.map(|pr| (words.end_play().into_any(), term(shell, pr))),
            Some((term(shell, words.review_luck()), luck.into_any())),
        ];
        Some(rows.into_iter().flatten().map(row).collect_view())
    };
    let decisive = moments_of(shell, review_job, player);
    view! { {told}{decisive} }.into_any()
}

/// The moments that decided the game that has just ended, once every decision has been judged.
fn moments_of(shell: Shell, review_job: ReviewJob, player: Player) -> impl IntoView {
    let game = shell.table().games.len().saturating_sub(1);
    let texts = RwSignal::new(false);
    let words = shell.words();
    spawn_local(async move {
        part_files::load_texts(&words, Part::Coach).await;
        part_files::load_texts(&words, Part::Review).await;
        // The card may be gone meanwhile.
        let _gone = texts.try_set(true);
    });
    let places = Memo::new(move |_| {
        let review = review_job.review.read();
        let points = || review.turning_points(player, Some(game));
        let places = || points().iter().map(|point| point.place).collect::<Vec<_>>();
        (texts.get() && review.is_settled()).then(places)
    });
    move || {
        // Built anew for other moments only, not with every judgement.
        let count = places.get()?.len();
        let points = review_job
            .review
            .with_untracked(|review| review.turning_points(player, Some(game)));
        if count == 0 {
            return None;
        }
        let telling = Telling {
            shell,
            bottom: player,
            voice: Voice::You,
            with_games: false,
            open: Callback::new(move |place| open(shell, place)),
        };
        let label = shell.words().summary_moments(count as i64);
        Some(view! {
            <div class="end-moments"><dt>{label}</dt><dd>{moments(&telling, points)}</dd></div>
        })
    }
}

/// Opens the review of the table at a place.
fn open(shell: Shell, place: Place) {
    let id = shell.table_item().map(|item| item.entry.id);
    let route = Route::Study(StudySource::Reviewed(id));
    if let Some(name) = route_name(&route) {
        last_place::save(name, place);
    }
    address::go(&route.to_string());
}

/// Returns the name under which the place in what a route shows is noted.
fn route_name(route: &Route) -> Option<&str> {
    match route {
        Route::Study(source) => source.name(),
        _ => None,
    }
}

/// Words that the glossary explains, and that lead there.
pub(crate) fn term(shell: Shell, text: String) -> AnyView {
    view! {
        <span class="term">
            <button type="button" title=shell.words().help() on:click=move |_| shell.explain()>{text}</button>
        </span>
    }
    .into_any()
}

/// What the person lost in the game that was tried again, beside the first time.
fn losses(shell: Shell, original: &Original, player: Player) -> AnyView {
    let losses = TriedLosses::new(&shell.table(), original, player);
    let settings = Settings::new(PLIES);
    let task = |item| Task::Query(Query::Judge { item, settings });
    let tasks = losses.items().map(task).collect();
    let losses = RwSignal::new(losses);
    let told = move |told| {
        if let JobEvent::Found { nth, finding } = told
            && let Some(Report::Judged(judged)) = finding.report()
        {
            // The card may be gone meanwhile.
            let _gone = losses.try_update(|losses| losses.store_judgement(nth, judged.as_deref()));
        }
    };
    shell.analyst().submit(Priority::Review, tasks, told);
    let row = move || {
        let totals = losses.with(TriedLosses::totals)?;
        let words = shell.words();
        let [now, before] = totals.map(|total| decimal(&words, total, 3));
        let before = words.at_ply(before, PLIES);
        let value = format!("{now} · {} {before}", words.again_first_time());
        Some(view! { <dt>{words.review_loss()}</dt><dd>{value}</dd> })
    };
    row.into_any()
}
