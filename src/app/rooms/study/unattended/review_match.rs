//! Review of a library match as a queue job.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use analyst::{Query, Report};
use library::{EntryId, room::StoreError};
use record::MatchRecord;
use study::{
    JobOutcome, JobProblem, Model, Review, ReviewDepth, ReviewMsg, StoredHead, is_rollout,
};

use super::engine_job::{End, Interruptible};
use crate::{
    browser::{database, spawn_local, timer},
    rooms::study::{entry::load_entry, running, storage},
};

/// Interval at which the evaluations are saved, in milliseconds.
const STORED_MS: u64 = 5_000;
/// Lines of a stored review parsed per task.
const LINES: usize = 10;

/// Review in progress, and the outcome that ends it early. Clones refer to the same review.
#[derive(Clone)]
struct Reviewing {
    entry: EntryId,
    review: Rc<RefCell<Review>>,
    /// Time of the last save, in milliseconds since the page was opened.
    stored: Rc<Cell<u64>>,
    /// Outcome of a failed save, which ends the job.
    refused: Rc<Cell<Option<JobOutcome>>>,
}

/// Loads an entry's match or position; the error is the job's outcome.
pub(super) async fn model_of(job: &Interruptible, entry: &EntryId) -> Result<Model, JobOutcome> {
    match database::item(entry).await {
        Ok(Some(item)) if item.entry.deleted.is_none() => {}
        Ok(_) => return Err(JobOutcome::Gone),
        Err(why) => return Err(failed(why)),
    }
    let found = load_entry(job.shell, entry).await;
    let model = found.map_err(|_| JobOutcome::Gone)?.model;
    if running::refusal(job.shell, &model).is_some() {
        return Err(JobOutcome::Gone);
    }
    Ok(model)
}

/// Loads an entry's match; the error is the job's outcome.
async fn record_of(job: &Interruptible, entry: &EntryId) -> Result<MatchRecord, JobOutcome> {
    let model = model_of(job, entry).await?;
    model.record().cloned().ok_or(JobOutcome::Gone)
}

/// Returns the outcome for a job whose data could not be read or written.
pub(super) const fn failed(why: StoreError) -> JobOutcome {
    JobOutcome::Failed(match why {
        StoreError::Full => JobProblem::Full,
        _ => JobProblem::NotStored,
    })
}

/// Reviews the `decisions` decisions of an entry's match, skipping those already evaluated at `depth`; returns the
/// outcome, or `None` if the job was interrupted. Evaluations are stored as they arrive.
pub(super) async fn review(
    job: &Interruptible,
    entry: &EntryId,
    depth: ReviewDepth,
    decisions: u32,
) -> Option<JobOutcome> {
    let record = match record_of(job, entry).await {
        Ok(record) => record,
        Err(outcome) => return Some(outcome),
    };
    let review = match restored(&record, entry, depth).await {
        Ok(review) => review,
        Err(why) => return Some(failed(why)),
    };
    let (began, before) = (timer::now(), review.fraction());
    let reviewing = Reviewing {
        entry: entry.clone(),
        review: Rc::new(RefCell::new(review)),
        stored: Rc::new(Cell::new(began)),
        refused: Rc::default(),
    };
    reviewing.review.borrow_mut().update(ReviewMsg::Begin);
    let end = reviewing.passes(job).await;
    let msg = match end {
        End::Failed => ReviewMsg::Fail,
        End::Over | End::Stopped => ReviewMsg::Stop,
    };
    reviewing.review.borrow_mut().update(msg);
    reviewing.store().await;
    if let Some(refused) = reviewing.refused.get() {
        return Some(refused);
    }
    match end {
        End::Stopped => None,
        End::Failed => Some(JobOutcome::Failed(JobProblem::Engine)),
        End::Over => Some(JobOutcome::Done {
            units: (f64::from(decisions) * (1.0 - before)).round() as u32,
            ms: timer::now().saturating_sub(began),
        }),
    }
}

/// Lists the decisions of a match and reads the stored evaluations, in small batches.
async fn restored(
    record: &MatchRecord,
    entry: &EntryId,
    depth: ReviewDepth,
) -> Result<Review, StoreError> {
    let mut review = Review::without_games(record);
    for game in 0..record.games.len() {
        timer::breathe().await;
        review.add_game(record, game);
    }
    let analyses = database::analyses(entry.as_str()).await?;
    let own = analyses.iter().find(|one| one.is_of(study::VERSION));
    let text = own.map_or("", |own| own.text.as_str());
    if text.lines().next().and_then(StoredHead::read).is_some() {
        let (rollouts, judgements): (Vec<&str>, Vec<&str>) =
            text.lines().skip(1).partition(|line| is_rollout(line));
        for lines in [rollouts, judgements].concat().chunks(LINES) {
            timer::breathe().await;
            for line in lines {
                review.restore(line);
            }
        }
    }
    review.set_depth(depth);
    review.update(ReviewMsg::Restored);
    Ok(review)
}

impl Reviewing {
    /// Evaluates the decisions, one pass at a time.
    async fn passes(&self, job: &Interruptible) -> End {
        let progress = job.progress();
        loop {
            if !job.is_active() || self.refused.get().is_some() {
                return End::Stopped;
            }
            let wanted = self.review.borrow().wanted();
            let Some((pass, wanted)) = wanted else {
                return End::Over;
            };
            let depth = pass.depth;
            let task = |&(_, item): &(usize, study::Item)| Query::Judge { item, depth };
            let tasks: Vec<Query> = wanted.iter().map(task).collect();
            let (reviewing, progress) = (self.clone(), progress.clone());
            let on_report = move |nth: usize, report| {
                if let (Report::Judged(judged), Some((place, _))) = (report, wanted.get(nth)) {
                    let mut review = reviewing.review.borrow_mut();
                    review.update(ReviewMsg::Judged(*place, judged));
                    progress(review.fraction());
                }
                reviewing.store_periodically();
                reviewing.refused.get().is_none()
            };
            let end = job.judge(tasks, on_report).await;
            if end != End::Over {
                return end;
            }
            self.review.borrow_mut().update(ReviewMsg::PassOver);
        }
    }

    fn store_periodically(&self) {
        if timer::now().saturating_sub(self.stored.get()) >= STORED_MS {
            let reviewing = self.clone();
            // A later save also contains these evaluations.
            spawn_local(async move { reviewing.store().await });
        }
    }

    /// Stores the review unless it has no evaluations yet.
    async fn store(&self) {
        self.stored.set(timer::now());
        let text = {
            let review = self.review.borrow();
            review.has_begun().then(|| review.to_text())
        };
        let Some(text) = text else { return };
        match storage::store_of_entry(&self.entry, text).await {
            Ok(true) => {}
            Ok(false) => self.refused.set(Some(JobOutcome::Gone)),
            Err(why) => self.refused.set(Some(failed(why))),
        }
    }
}
