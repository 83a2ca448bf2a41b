//! Rollout as a queue job.

use insight::{Rollout, read_rollout, write_plan};
use leptos::prelude::*;
use library::{EntryId, Item, Source};
use study::{QueueMsg, Review, ReviewMsg, Task};
use words::{Part, Words};

use super::state::{CoachState, Coaching, RolloutPlace};
use crate::{
    browser::spawn_local,
    rooms::{
        part_files,
        queue::{self, shared},
        study::storage::{self, ReviewKey},
        views::position_actions,
    },
};

/// Draws the button that adds the rollout to the queue, if the match is in the library. A position, including one from
/// a link, is saved to the library first. The rollout is shown once its job has ended.
pub(super) fn queued(here: Coaching, coach_state: &CoachState) -> AnyView {
    let rollout_place = coach_state.rollout_place();
    let decision = coach_state
        .explanation
        .with_untracked(|known| known.subject().decision);
    let is_position = rollout_place.review.with_untracked(Review::is_position);
    let entry = match rollout_place.key.get_untracked() {
        Some(ReviewKey::Entry(entry)) => entry,
        _ if is_position => Item::of_position(&decision, Source::Here(None), 0).entry.id,
        _ => return ().into_any(),
    };
    let is_queued = {
        let (entry, place) = (entry.clone(), rollout_place.place.clone());
        Memo::new(move |_| {
            shared()
                .queue
                .with(|queue| queue.has_rollout(&entry, &place))
        })
    };
    show_once_ended(
        coach_state.clone(),
        entry.clone(),
        rollout_place.clone(),
        is_queued,
    );
    let rollout = coach_state.rollout.clone();
    let add = move |()| {
        let place = rollout_place.place.clone();
        let entry = entry.clone();
        let task = rollout
            .with_untracked(|rollout| rollout.as_ref().map(|rollout| task(rollout, entry, place)));
        let Some(task) = task else {
            return;
        };
        let words = here.words.get_value();
        spawn_local(async move {
            if is_position && let Err(why) = position_actions::save(&decision).await {
                return here
                    .shell
                    .say(&position_actions::store_problem(&words, why));
            }
            queue::change(QueueMsg::Add(vec![task])).await;
            here.shell.say(&words.queue_added());
        });
    };
    let loaded = RwSignal::new(false);
    spawn_local(async move {
        let words = here.words.get_value();
        part_files::load_texts(&words, Part::Queue).await;
        // The room may have been closed in the meantime.
        let _gone = loaded.try_set(true);
    });
    let add = Callback::new(add);
    (move || {
        loaded.get().then(|| {
            view! {
                <button class="button" disabled=move || is_queued.get() on:click=move |_| add.run(())>
                    {move || here.tell(if is_queued.get() { Words::queue_added } else { Words::queue_add })}
                </button>
            }
        })
    })
    .into_any()
}

/// Returns the rollout's task and its size: the number of trials times the number of choices.
fn task(rollout: &Rollout, entry: EntryId, place: String) -> (Task, u32) {
    let choices = rollout.choices().len() as u64;
    let units = rollout.options().trials.saturating_mul(choices);
    let task = Task::Rollout {
        entry,
        place,
        rollout: write_plan(rollout),
    };
    (task, u32::try_from(units).unwrap_or(u32::MAX))
}

/// Shows the rollout once its job has ended.
fn show_once_ended(
    state: CoachState,
    entry: EntryId,
    rollout_place: RolloutPlace,
    is_queued: Memo<bool>,
) {
    Effect::new(move |before: Option<bool>| {
        let now = is_queued.get();
        if before == Some(true) && !now {
            spawn_local(show_stored(
                state.clone(),
                entry.clone(),
                rollout_place.clone(),
            ));
        }
        now
    });
}

/// Shows the rollout stored by the job.
async fn show_stored(state: CoachState, entry: EntryId, rollout_place: RolloutPlace) {
    let place = rollout_place.place;
    let Ok(Some(text)) = storage::rollout(&entry, &place).await else {
        return;
    };
    if let Some(stored) = read_rollout(&text) {
        let is_newer = |own: &Rollout| own.count().0 <= stored.count().0;
        if state
            .rollout
            .with_untracked(|own| own.as_ref().is_none_or(is_newer))
        {
            state.rollout.set(Some(stored));
        }
        let msg = ReviewMsg::StoreRollout { place, text };
        // The room may have been closed in the meantime.
        let _gone = rollout_place.review.try_update(|review| review.update(msg));
    }
}
