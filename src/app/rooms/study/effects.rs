//! Runs reviews on the engine's workers.

use std::{
    cell::{Cell, RefCell},
    sync::Arc,
    time::Duration,
};

use analyst::{JobEvent, Priority, Query, Report, Ticket};
use leptos::prelude::*;
use library::Analysis;
use rules::Player;
use study::{Filter, Item, Model, Review, ReviewDepth, ReviewMsg, StudyContent, Within};
use table::{Route, StudySource};

use super::{
    storage,
    storage::{ReviewSource, ReviewStorage},
};
use crate::{
    browser::{equity_table, spawn_local, timer},
    rooms::{Shell, queue},
};

/// Decisions queued per batch; the event loop runs between batches.
const AT_ONCE: usize = 40;
/// Interval at which new evaluations are shown on the page.
const COLLECT: Duration = Duration::from_millis(200);

thread_local! {
    /// Review from the last closed room, with its match or position; the review resumes when the same content is
    /// reopened.
    static KEPT: RefCell<Option<(Arc<StudyContent>, Review)>> = const { RefCell::new(None) };
    /// Number of the latest job, and the ticket of the running job, if any. Late events from earlier jobs are ignored.
    static JOB: Cell<(u32, Option<Ticket>)> = const { Cell::new((0, None)) };
}

/// Caches a review as if its room had been closed.
#[cfg(test)]
pub(in crate::rooms) fn keep_review(record: &record::MatchRecord, review: Review) {
    let content = Model::of_table(record.clone()).content().clone();
    KEPT.set(Some((Arc::new(content), review)));
}

/// Drops the cached review; called when the stored review has more evaluations.
pub(super) fn forget_kept() {
    KEPT.set(None);
}

/// Returns `true` if the review of the model's content is cached.
pub(super) fn is_cached(model: &Model) -> bool {
    KEPT.with_borrow(|cached| {
        cached
            .as_ref()
            .is_some_and(|(known, _)| **known == *model.content())
    })
}

/// Review of the displayed content. Copies refer to the same review.
#[derive(Clone, Copy)]
pub(super) struct ReviewJob {
    shell: StoredValue<Shell>,
    pub(super) review: RwSignal<Review>,
    /// Messages not yet applied to the review.
    pending: StoredValue<Vec<ReviewMsg>>,
    pub(super) review_storage: ReviewStorage,
    /// Number of the review's latest job.
    job: StoredValue<u32>,
    /// `true` once the review's decisions have been listed and the stored evaluations read.
    settled: StoredValue<bool>,
    /// Reactive version of `settled`.
    pub(super) is_listed: RwSignal<bool>,
    /// `true` if the review starts as soon as it is settled.
    begins: StoredValue<bool>,
}

impl ReviewJob {
    /// Creates the review of the model's content, stored under `source`, with any earlier evaluations. A review that
    /// was running resumes; `at_once` starts the review in any case. A new review marks only the errors made by `own`,
    /// if known. `analyses` contains the stored evaluations if they have already been read, and `linked` the review in
    /// the link to a position.
    pub(super) fn new(
        shell: Shell,
        model: &Model,
        source: Option<ReviewSource>,
        at_once: bool,
        own: Option<Player>,
        analyses: Option<Arc<Vec<Analysis>>>,
        linked: Option<Review>,
    ) -> Self {
        let content = Arc::new(model.content().clone());
        let choice = linked.as_ref().and_then(Review::position_choice);
        let is_same = |review: &Review| review.position_choice() == choice;
        let previous = KEPT.take();
        let previous = previous.filter(|(known, review)| *known == content && is_same(review));
        let is_new = previous.is_none();
        let new = || match (&*content, linked) {
            (_, Some(linked)) => linked,
            (StudyContent::Match(record), None) => Review::without_games(record),
            (StudyContent::Position(decision), None) => Review::of_position(*decision),
        };
        let mut review = previous.map_or_else(new, |(_, review)| review);
        review.set_table(equity_table::current().fingerprint());
        review.set_depth(shell.settings().get_untracked().depth);
        if is_new && own.is_some() {
            let player = own;
            review.update(ReviewMsg::Filter(Filter {
                player,
                ..Filter::default()
            }));
        }
        // A position without an evaluation is evaluated, because a single evaluation is quick.
        let is_open_position = review.is_position() && !review.has_begun();
        let begins = at_once || review.is_running() || is_open_position;
        // Reference-counted, because arena signals may be disposed of before the cleanup runs.
        let review = ArcRwSignal::new(review);
        let left_review = review.clone();
        let key = ArcRwSignal::new(None);
        let stored = key.clone();
        let job = ArcStoredValue::new(0);
        let last = job.clone();
        let settled = ArcStoredValue::new(false);
        let (is_settled, known) = (settled.clone(), Arc::clone(&content));
        on_cleanup(move || {
            withdraw(shell, last.get_value());
            // A review that is still loading is already stored.
            if is_settled.get_value() {
                let review = left_review.get_untracked();
                storage::save_on_leaving(stored.get_untracked(), &review);
                KEPT.set(Some((known, review)));
            }
        });
        let review_job = Self {
            shell: StoredValue::new(shell),
            review: review.into(),
            pending: StoredValue::new(Vec::new()),
            review_storage: ReviewStorage::new(key),
            job: job.into(),
            settled: settled.into(),
            is_listed: RwSignal::new(false),
            begins: StoredValue::new(begins),
        };
        let source = source.filter(|_| model.record().is_some());
        let listed = is_new.then_some(content);
        review_job.restore(source, listed, analyses);
        review_job.follow_queue();
        review_job
    }

    /// Reads the review's stored evaluations, and lists the decisions for a new review.
    fn restore(
        self,
        source: Option<ReviewSource>,
        listed: Option<Arc<StudyContent>>,
        analyses: Option<Arc<Vec<Analysis>>>,
    ) {
        spawn_local(async move {
            let storage = self.review_storage;
            let restored = storage.restore(self.review, source, listed, analyses);
            if let Some(running) = restored.await {
                self.finish_listing(running);
            }
        });
    }

    /// Marks the decisions as listed and the stored evaluations as read; resumes the review if it was `running`.
    fn finish_listing(self, running: bool) {
        let has_left = self.settled.try_set_value(true).is_some();
        let _gone = self.is_listed.try_set(true);
        if !has_left && (running || self.begins.get_value()) {
            self.begin();
        }
    }

    /// Returns the route that opened the room.
    pub(super) fn route(self) -> Route {
        self.shell.get_value().route()
    }

    /// Returns the address at which the review can be reopened; `None` for a session that is not in the library.
    pub(super) fn address(self) -> Option<String> {
        let entry = self.review_storage.entry();
        let route = match (entry, self.route()) {
            (Some(id), _) => Route::Study(StudySource::Reviewed(Some(id))),
            (None, route) if route.is_link() => route,
            (None, _) => return None,
        };
        Some(route.to_string())
    }

    /// Returns the room's shell.
    pub(super) fn shell(self) -> Shell {
        self.shell.get_value()
    }

    /// Starts or resumes the review as soon as all decisions are listed.
    pub(super) fn begin(self) {
        if !self.settled.get_value() {
            self.begins.set_value(true);
            return;
        }
        // An earlier pass would otherwise continue in parallel.
        withdraw(self.shell(), JOB.get().0);
        self.review.update(|review| review.update(ReviewMsg::Begin));
        self.pass();
    }

    /// Analyses the decisions in `within` to the given depth.
    pub(super) fn deepen(self, within: Within, depth: ReviewDepth) {
        withdraw(self.shell.get_value(), self.job.get_value());
        self.show();
        self.review
            .update(|review| review.update(ReviewMsg::Deepen(within, depth)));
        self.begin();
    }

    /// Rereads the stored evaluations when a queue job for the same match has ended.
    fn follow_queue(self) {
        let (queue, storage) = (queue::shared().queue, self.review_storage);
        let is_queued = Memo::new(move |_| {
            storage.key.track();
            let entry = storage.entry();
            entry.is_some_and(|entry| queue.with(|queue| queue.has_job(&entry)))
        });
        Effect::new(move |before: Option<bool>| {
            let now = is_queued.get();
            if before == Some(true) && !now {
                spawn_local(async move {
                    storage.read_again(self.review).await;
                    let depth = self.shell().settings().get_untracked().depth;
                    // The room may have been closed in the meantime.
                    let _gone = self.review.try_update(|review| {
                        if !review.is_running() {
                            review.set_depth(depth);
                        }
                    });
                });
            }
            now
        });
    }

    /// Stops the review and saves it.
    pub(super) fn stop(self) {
        withdraw(self.shell.get_value(), self.job.get_value());
        self.show();
        self.review.update(|review| review.update(ReviewMsg::Stop));
        self.review_storage.save(self.review);
    }

    /// Evaluates the decisions of the next pass, then those of the remaining passes.
    fn pass(self) {
        let Some((pass, wanted)) = self.review.try_with_untracked(Review::wanted).flatten() else {
            return;
        };
        if wanted.is_empty() {
            self.review
                .update(|review| review.update(ReviewMsg::PassOver));
            return self.pass();
        }
        let number = JOB.get().0 + 1;
        self.job.set_value(number);
        if let (_, Some(earlier)) = JOB.replace((number, None)) {
            // The end card and the room may review the same match; the later review continues from the earlier one.
            self.shell().analyst().stop(earlier);
        }
        spawn_local(async move {
            let mut tasks = Vec::with_capacity(wanted.len());
            for some in wanted.chunks(AT_ONCE) {
                tasks.extend(some.iter().map(|&(_, item)| {
                    let depth = pass.depth;
                    Query::Judge { item, depth }
                }));
                // Submitting all decisions at once would take longer than a frame.
                timer::pause(0).await;
                if JOB.get().0 != number {
                    return;
                }
            }
            self.submit(number, wanted, tasks);
        });
    }

    /// Submits the tasks for the wanted decisions as job `number`.
    fn submit(self, number: u32, wanted: Vec<(usize, Item)>, tasks: Vec<Query>) {
        let on_event = move |event| match event {
            JobEvent::Found { nth, report } => {
                match (report, wanted.get(nth)) {
                    (Report::Judged(judged), Some(&(place, _))) => {
                        self.collect(ReviewMsg::Judged(place, judged));
                    }
                    // Workers send no other kind of reply to a review; continuing would leave a decision unevaluated.
                    _ => self.over(number, ReviewMsg::Fail),
                }
            }
            JobEvent::Stopped => {}
            JobEvent::Failed(_) => self.over(number, ReviewMsg::Fail),
            JobEvent::Over => self.over(number, ReviewMsg::PassOver),
        };
        let analyst = self.shell().analyst();
        let ticket = analyst.submit(Priority::Review, tasks, on_event);
        JOB.set((number, Some(ticket)));
    }

    /// Ends job `number`.
    fn over(self, number: u32, outcome: ReviewMsg) {
        if JOB.get().0 == number {
            self.show();
            self.review.try_update(|review| review.update(outcome));
            // These are separate tasks, because together they would take longer than a frame on a phone.
            timer::after(0, move || self.review_storage.save(self.review));
            timer::after(0, move || {
                if JOB.get().0 == number {
                    self.pass();
                }
            });
        }
    }

    fn collect(self, msg: ReviewMsg) {
        let first = self.pending.try_update_value(|pending| {
            pending.push(msg);
            pending.len() == 1
        });
        if first == Some(true) {
            set_timeout(move || self.show(), COLLECT);
        }
    }

    /// Applies pending messages to the review.
    fn show(self) {
        let pending = self.pending.try_update_value(std::mem::take);
        if let Some(pending) = pending.filter(|pending| !pending.is_empty()) {
            self.review.try_update(|review| {
                for msg in pending {
                    review.update(msg);
                }
            });
            self.review_storage.save_periodically(self.review);
        }
    }
}

/// Stops job `own` if it is still running; its remaining events are ignored.
fn withdraw(shell: Shell, own: u32) {
    let (number, ticket) = JOB.get();
    if number != own {
        return;
    }
    JOB.set((number + 1, None));
    if let Some(ticket) = ticket {
        shell.analyst().stop(ticket);
    }
}
