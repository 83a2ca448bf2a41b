//! Tests for the analysis queue: the dialog with its jobs.

use leptos::prelude::*;
use study::{JobId, JobOutcome, JobProblem, Queue, QueueMsg, ReviewDepth, Task};
use words::Language;

use super::{
    document::{Document, clean},
    stage::Stage,
    stored,
};
use crate::rooms;

const LANGUAGES: [Language; 3] = [Language::English, Language::German, Language::Arabic];

/// Renders the dialog for a library with one match, after the queue has handled `messages`.
fn dialog(stage: &Stage, messages: Vec<QueueMsg>) -> Document {
    let mut queue = Queue::default();
    for msg in messages {
        queue.update(msg);
    }
    let item = stored::item_of(stored::FINISHED);
    stage.render(|store| {
        let title = store.words().place_games();
        view! { <main><h1>{title}</h1>{rooms::queue_dialog(store, item, queue)}</main> }
    })
}

fn review(text: &str, depth: ReviewDepth) -> (Task, u32) {
    let entry = stored::item_of(text).entry.id;
    (Task::Review { entry, depth }, 40)
}

#[test]
fn offers_reviews_with_depth_and_time() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = dialog(&stage, Vec::new());
        assert!(
            page.names("button")
                .contains(&words.queue_review_all(1_u32))
        );
        let depths = ReviewDepth::ALL.map(|depth| words.depth_name(depth.key()));
        assert_eq!(page.names("radio"), depths);
        let text = page.text();
        let about = clean(&words.queue_depth_about("deep"));
        assert!(text.contains(&about), "{text}");
        assert!(!text.contains(&words.queue_all_reviewed()), "{text}");
    }
}

#[test]
fn jobs_are_listed_in_order_with_their_problems() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let other = stored::FINISHED.replace("Ann", "Zoe");
        let tasks = [stored::FINISHED, other.as_str()];
        let tasks = tasks.map(|text| review(text, ReviewDepth::Champion));
        let full = JobOutcome::Failed(JobProblem::Full);
        let messages = vec![
            QueueMsg::Add(tasks.to_vec()),
            QueueMsg::Ended(JobId(1), full),
        ];
        let page = dialog(&stage, messages);
        let text = page.text();
        assert!(text.contains(&words.queue_problem("full")), "{text}");
        assert!(text.contains(&words.queue_paused()), "{text}");
        let buttons = page.names("button");
        // The library's match is already in the queue, so it is not offered again.
        assert!(!buttons.contains(&words.queue_review_all(1_u32)));
        for name in [words.queue_resume(), words.queue_clear()] {
            assert!(buttons.contains(&name), "{name} in {buttons:?}");
        }
        assert_eq!(page.names("listitem").len(), 2);
        assert_eq!(buttons.len(), 1 + 1 + 2 * 3 + 1, "{buttons:?}");
    }
}
