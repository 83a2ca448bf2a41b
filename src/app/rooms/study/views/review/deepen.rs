//! Deeper analysis of a decision, a game or the match, immediately or in the queue.

use leptos::prelude::*;
use study::{Model, QueueMsg, Review, ReviewDepth, Task, Within};
use words::{Part, Words, arg};

use crate::{
    browser::spawn_local,
    parts::{Segment, segments},
    rooms::{
        part_files,
        queue::{self, shared},
        study::{
            effects::ReviewJob,
            state::{Page, Reviewed},
        },
    },
};

/// Part of the match that the reader chooses to analyse.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    Decision,
    Game,
    Match,
}

impl Scope {
    const ALL: [Self; 3] = [Self::Decision, Self::Game, Self::Match];

    const fn key(self) -> &'static str {
        match self {
            Self::Decision => "decision",
            Self::Game => "game",
            Self::Match => "match",
        }
    }

    /// Returns the decisions in this scope, relative to the current moment.
    fn within(self, model: &Model) -> Within {
        let (game, nth) = model.place();
        match self {
            Self::Decision => Within::Move(game, nth),
            Self::Game => Within::Game(game),
            Self::Match => Within::Match,
        }
    }
}

/// Draws the depth picker, once its texts have loaded.
pub(super) fn deepen(all: Reviewed) -> AnyView {
    let loaded = RwSignal::new(false);
    spawn_local(async move {
        let words = all.words.get_value();
        part_files::load_texts(&words, Part::Queue).await;
        // The room may have been closed in the meantime.
        let _gone = loaded.try_set(true);
    });
    (move || loaded.get().then(|| choice(all))).into_any()
}

fn choice(all: Reviewed) -> AnyView {
    let words = all.words.get_value();
    let is_position = all.review_job.review.with_untracked(Review::is_position);
    let scope = RwSignal::new(Scope::Decision);
    let depth = RwSignal::new(ReviewDepth::Champion);
    let scopes = Scope::ALL.map(|one| {
        let name = words.queue_scope_name(one.key());
        Segment::new(name, move || scope.get() == one, move || scope.set(one))
    });
    let depths = ReviewDepth::ALL.map(|one| {
        let name = words.depth_name(one.key());
        Segment::new(name, move || depth.get() == one, move || depth.set(one))
    });
    let within = Memo::new(move |_| all.model.with(|model| scope.get().within(model)));
    let now = move |_| {
        let within = within.get_untracked();
        all.review_job.deepen(within, depth.get_untracked());
        all.page.set(Page::Decision);
    };
    let storage = all.review_job.review_storage;
    let add_button = move || {
        let can = scope.get() == Scope::Match && storage.entry().is_some();
        let add = move |_| add(all, depth.get_untracked());
        let label = all.tell(Words::queue_add);
        can.then(|| view! { <button class="button" on:click=add>{label}</button> })
    };
    let scopes =
        (!is_position).then(|| segments("deepen-scope", words.queue_scope(), None, scopes.into()));
    view! {
        <section class="more-part deepen">
            <h2>{words.queue_deepen()}</h2>
            {scopes}
            {segments("deepen-depth", words.set_depth(), Some("about-deepen"), depths.into())}
            <p id="about-deepen" class="hint">{move || about(all, within.get(), depth.get())}</p>
            <div class="more-actions">
                <button class="button" on:click=now>{words.queue_now()}</button>
                {add_button}
            </div>
        </section>
    }
    .into_any()
}

/// Returns a text that states the strength of a depth and the estimated time for analysing the decisions.
fn about(all: Reviewed, within: Within, depth: ReviewDepth) -> String {
    let size = all.review_job.review.with(|review| review.size(within));
    let time = shared().queue.with(|queue| queue.estimate(depth, size));
    let (unit, count) = time.parts();
    all.tell(|words| {
        let time = words.queue_time(arg::Count(count), arg::Unit(unit));
        let time = words.labelled(arg::Label(words.depth_name(depth.key())), arg::Value(time));
        format!("{} {time}", words.queue_depth_about(depth.key()))
    })
}

/// Adds a review of the match to the queue.
fn add(all: Reviewed, depth: ReviewDepth) {
    let ReviewJob {
        review,
        review_storage,
        ..
    } = all.review_job;
    if let Some(entry) = review_storage.entry() {
        let size = review.with_untracked(|review| review.size(Within::Match));
        let tasks = vec![(Task::Review { entry, depth }, size)];
        spawn_local(queue::change(QueueMsg::Add(tasks)));
        all.review_job.shell().say(&all.tell(Words::queue_added));
    }
}
