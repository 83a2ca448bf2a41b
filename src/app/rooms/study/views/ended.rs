//! Review run for the end-of-game card: the main cause of a loss, the moments that decided the game, the line below the
//! board and, collapsed, the player's PR and luck. For a retried game, the card compares the player's losses in the
//! retry with those in the original game.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use insight::{TriedLosses, Voice};
use leptos::prelude::*;
use record::Original;
use rules::{ByPlayer, Player};
use study::{LossCause, Model, Place, Review};
use table::{Route, StudySource};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, ScrollIntoViewOptions, ScrollLogicalPosition};
use words::{Part, arg, decimal, signed};

use super::moments::{Moments, Telling, moments};
use crate::{
    browser::{address, spawn_local},
    rooms::{
        Shell, last_place, part_files,
        study::{effects::ReviewJob, storage::ReviewSource},
    },
    staged_build::when_ready,
};

/// Search depth of the review, in plies.
const PLIES: u8 = 1;

/// Draws the content of the card once its chunk has loaded and every decision has been evaluated.
pub(in crate::rooms) fn ended(shell: Shell, player: Player, is_explained: bool) -> AnyView {
    when_ready(async move {
        match entry().await {
            Ok(rows) => rows(shell, player, is_explained),
            // The failed load has already been reported.
            Err(_) => ().into_any(),
        }
    })
}

part! { coach:
    fn entry() -> fn(Shell, Player, bool) -> AnyView {
        rows
    }
}

fn rows(shell: Shell, player: Player, is_explained: bool) -> AnyView {
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
        None,
        None,
    );
    let figures = Memo::new(move |_| {
        let review = review_job.review.read();
        let summary = || review.numbers()[player].summary;
        review.is_complete().then(|| (summary(), review.depth()))
    });
    let texts = RwSignal::new(false);
    let numbers = move || {
        let (summary, depth) = figures.get().filter(|_| texts.get())?;
        let words = shell.words();
        let pr = summary.pr.map(|pr| decimal(&words, pr, 1));
        let luck = signed(&words, summary.luck, 2);
        let row = |(label, about, value)| {
            view! {
                <dt>{term(shell, label)}" "<small>{about}</small></dt>
                <dd dir="ltr" data-plies=depth>{value}</dd>
            }
        };
        let rows = [
            pr.map(|pr| (words.summary_rate(), words.summary_rate_about(), pr)),
            Some((words.summary_luck(), words.summary_luck_unit(), luck)),
        ];
        let rows = rows.into_iter().flatten().map(row).collect_view();
        Some(view! {
            <details class="end-numbers" on:toggle=move |event| show(&event)>
                <summary>{words.review_numbers()}</summary>
                <dl class="end-rows">{rows}</dl>
            </details>
        })
    };
    let table = shell.table();
    let game = table.games.len().saturating_sub(1);
    let review = review_job.review;
    shell.show_line(Memo::new(move |_| {
        review.with(|review| review.decisive_line(game, player))
    }));
    let words = shell.words();
    spawn_local(async move {
        part_files::load_texts(&words, Part::Coach).await;
        part_files::load_texts(&words, Part::Review).await;
        // The card may have been disposed of in the meantime.
        let _gone = texts.try_set(true);
    });
    let ended = Ended {
        shell,
        review,
        player,
        game,
        texts,
    };
    let cause = is_explained.then(|| main_cause(ended));
    let decisive = moments_of(ended, !is_explained);
    view! { {cause}{decisive}{numbers} }.into_any()
}

/// Game that has just ended, and its review.
#[derive(Clone, Copy)]
struct Ended {
    shell: Shell,
    review: RwSignal<Review>,
    /// Human player, at the bottom of the board.
    player: Player,
    /// Index of the game in the session.
    game: usize,
    /// `true` once the texts have loaded.
    texts: RwSignal<bool>,
}

impl Ended {
    /// Returns the result of applying `found` to the review; `None` until the texts have loaded.
    fn judged<T>(self, found: fn(&Review, Self) -> Option<T>) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| {
            let is_due = self.texts.get();
            let find = || self.review.with(|review| found(review, self));
            is_due.then(find).flatten()
        })
    }
}

/// Draws the main cause of the loss in one sentence, once every decision has been evaluated.
fn main_cause(ended: Ended) -> impl IntoView {
    let cause = ended.judged(|review, ended| review.loss_cause(ended.player, ended.game));
    move || {
        let cause = cause.get()?;
        let number = match cause {
            LossCause::CostliestMistake(number) => number as i64,
            LossCause::Resignation(percent) => i64::from(percent),
            _ => 1,
        };
        let words = ended.shell.words();
        let text = words.end_cause(arg::Cause(cause.key()), arg::Number(number));
        Some(view! { <div class="end-cause"><h3>{words.end_in_short()}</h3><p>{text}</p></div> })
    }
}

/// Draws the moments that decided the game, once every decision has been evaluated. If there are none, draws praise if
/// `is_praised`.
fn moments_of(ended: Ended, is_praised: bool) -> impl IntoView {
    let Ended { shell, player, .. } = ended;
    let chosen = Moments::new(ended.review, Some(ended.game), move || Some(player));
    let counts = Memo::new(move |_| {
        let shown = chosen.shown.read();
        let decisive = &shown.as_ref()?.decisive;
        let counts = (decisive.points.len(), decisive.mistakes);
        ended.texts.get().then_some(counts)
    });
    move || {
        // Rebuilt only when the number of moments or mistakes changes, not after every evaluation.
        let ((count, mistakes), words) = (counts.get()?, shell.words());
        if count == 0 {
            let praise = is_praised.then(|| words.summary_none(mistakes as i64));
            return praise
                .map(|text| view! { <div class="end-cause"><p>{text}</p></div> }.into_any());
        }
        let telling = Telling {
            shell,
            bottom: player,
            voices: ByPlayer::new(|_| Voice::You),
            with_games: false,
            with_players: false,
            open: Callback::new(move |place| open(shell, place)),
        };
        let label = words.summary_moments(count as i64);
        let list = moments(&telling, Signal::derive(move || chosen.points()));
        let others = chosen.others(words);
        Some(view! { <div class="end-moments"><h3>{label}</h3>{others}{list}</div> }.into_any())
    }
}

/// Opens the review of the session at the table at the given place.
fn open(shell: Shell, place: Place) {
    let id = shell.table_item().map(|item| item.entry.id);
    let route = Route::Study(StudySource::Reviewed(id));
    if let Some(name) = route_name(&route) {
        last_place::save(name, place);
    }
    address::go(&route.to_string());
}

/// Returns the name under which the reader's place in a route's content is stored.
fn route_name(route: &Route) -> Option<&str> {
    match route {
        Route::Study(source) => source.name(),
        _ => None,
    }
}

/// Scrolls the card until the figures that have just been unfolded are visible.
fn show(event: &Event) {
    let Some(Ok(fold)) = event.current_target().map(JsCast::dyn_into::<Element>) else {
        return;
    };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    fold.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Draws a term as a button that opens its definition in the glossary.
pub(crate) fn term(shell: Shell, text: String) -> AnyView {
    view! {
        <span class="term">
            <button type="button" title=shell.words().help() on:click=move |_| shell.explain()>{text}</button>
        </span>
    }
    .into_any()
}

/// Draws the player's losses in the retried game beside those in the original.
fn losses(shell: Shell, original: &Original, player: Player) -> AnyView {
    let losses = TriedLosses::new(&shell.table(), original, player);
    let depth = Depth::Plies(PLIES);
    let task = |item| Query::Judge { item, depth };
    let tasks = losses.items().map(task).collect();
    let losses = RwSignal::new(losses);
    let on_event = move |event| {
        if let JobEvent::Found { nth, report } = event
            && let Report::Judged(judged) = report
        {
            // The card may have been disposed of in the meantime.
            let _gone = losses.try_update(|losses| losses.store_judgement(nth, judged.as_deref()));
        }
    };
    shell.analyst().submit(Priority::Review, tasks, on_event);
    let row = move || {
        let totals = losses.with(TriedLosses::totals)?;
        let words = shell.words();
        let [now, before] = totals.map(|total| decimal(&words, total, 3));
        let value = format!("{now} · {} {before}", words.again_first_time());
        Some(view! { <dl class="end-rows"><dt>{words.review_loss()}</dt><dd>{value}</dd></dl> })
    };
    row.into_any()
}
