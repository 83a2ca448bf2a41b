//! Statistics summary on the Play home page: the line of the last match, and the PR trend.

use ::progress::Picture;
use leptos::prelude::*;
use library::Entry;
use table::{Route, StudySource};
use words::{Part, Words};

use super::{
    effects::reading::{self, Latest},
    state::{Progress, Shown},
    views::{example, summary, work},
};
use crate::{
    board::{Sill, SillState},
    browser::spawn_local,
    rooms::{
        Shell, last_place, part_files,
        views::{facts::facts, game_line::game_line, label},
    },
};

/// Maximum number of moments mentioned in the texts of the line's card.
const MAX_MOMENTS: usize = 3;

/// State of the summary.
#[derive(Clone, Copy, Default)]
enum Seen {
    /// The library is being read; space is reserved for the cards.
    #[default]
    Reading,
    /// None of the reader's games has been reviewed, or the library cannot be read.
    Nothing,
    /// The last match is shown.
    Game(StoredValue<Latest>),
}

/// Reads the latest games and shows them in two cards.
pub(super) fn glance(shell: Shell) -> AnyView {
    let progress = Progress::new(&shell.words());
    let state = RwSignal::new(Seen::default());
    let words = shell.words();
    spawn_local(async move {
        part_files::load_texts(&words, Part::Progress).await;
        let latest = reading::latest().await;
        // The home page may have been closed in the meantime.
        let _left = state.try_set(latest.map_or(Seen::Nothing, keep));
    });
    let cards = move || match state.get() {
        Seen::Reading => waiting(),
        Seen::Nothing => none(progress),
        Seen::Game(latest) => latest.with_value(|latest| cards(progress, latest)),
    };
    cards.into_any()
}

/// Draws the cards for a test's game.
#[cfg(test)]
pub(super) fn with_latest(shell: Shell, latest: Option<Latest>) -> AnyView {
    let progress = Progress::new(&shell.words());
    latest.map_or_else(|| none(progress), |latest| cards(progress, &latest))
}

fn keep(latest: Latest) -> Seen {
    Seen::Game(StoredValue::new(latest))
}

/// Draws two empty cards.
fn waiting() -> AnyView {
    view! { <div class="surface play-line"></div><div class="surface play-rate"></div> }.into_any()
}

/// Draws an explanation in place of a game line.
fn none(progress: Progress) -> AnyView {
    let texts = progress.tell(|words| {
        [
            words.home_none(),
            words.home_none_about(),
            words.home_rate(),
            words.home_rate_about(),
        ]
    });
    let [title, about, rate, about_rate] = texts;
    view! {
        <div class="surface play-line">
            <h2>{title}</h2>
            <Sill line=SillState::Empty label=""/>
            <p>{about}</p>
        </div>
        <div class="surface play-rate">
            <h2>{rate}</h2>
            <p>{about_rate}</p>
            <span aria-hidden="true">{progress.tell(example::chart)}</span>
        </div>
    }
    .into_any()
}

fn cards(progress: Progress, latest: &Latest) -> AnyView {
    let Latest {
        entry,
        picture,
        report,
    } = latest;
    let line = game_line(picture).map_or(SillState::Empty, SillState::Line);
    let moments = picture.marks.len().min(MAX_MOMENTS) as u32;
    let texts = progress.tell(|words| {
        [
            words.home_line(picture.starts.len().max(1) as u32),
            words.home_line_moments(moments),
            words.home_line_see(moments),
        ]
    });
    let [title, moments, see] = texts;
    let about = progress.tell(|words| about(words, entry, picture));
    let route = Route::Study(StudySource::Reviewed(Some(entry.id.clone()))).to_string();
    let rate = report.as_ref().map(|report| {
        let remark = work::remark(progress, &report.report);
        view! {
            <a class="play-rate" href=Route::Progress.to_string()>
                {summary::number(progress, &Shown(report.clone()), remark, None)}
            </a>
        }
    });
    view! {
        <a class="surface play-line" href=route on:click=move |_| last_place::forget()>
            <span class="play-line-row"><b class="play-line-title">{title.clone()}</b>{facts(about)}</span>
            <span aria-hidden="true"><Sill line label=title/></span>
            <span class="play-line-row"><span>{moments}</span><b class="play-line-see">{see}</b></span>
        </a>
        {rate}
    }
    .into_any()
}

/// Returns the opponent, the length, the result and the PR, from the reader's perspective.
fn about(words: &Words, entry: &Entry, picture: &Picture) -> Vec<String> {
    let opponent = label::names(words, entry)[picture.bottom.opponent()].clone();
    let opponent = entry.is_imported().then_some(opponent);
    let terms = opponent.into_iter().chain(label::term_list(words, entry));
    let result = label::result(words, entry, Some(picture.bottom));
    let facts = terms.chain([result]);
    facts.chain(label::rate(words, entry, picture)).collect()
}
