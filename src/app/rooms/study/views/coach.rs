//! A decision, understood: reasons, the cube's limits, who finds the best choice, all replies, rollouts.
//!
//! It is a part of the program of its own, which comes when the first judged decision is shown.

mod rollout;
mod rollout_job;
mod rolls;
mod running;
mod state;
mod why;

use coach::{JudgedDecision, Voice};
use leptos::prelude::*;
use words::{Part, Words};

pub(in crate::rooms) use self::running::running;
use self::state::{CoachState, Coaching, RolloutPlace};
use crate::{
    browser::{spawn_local, timer},
    rooms::{part_files, study::state::Reviewed},
};

/// Builds the view of a decision from its place in the review; the signal takes what the choice of the game loses by the
/// rollout.
type Coach = fn(Reviewed, JudgedDecision, String, RwSignal<Option<String>>) -> AnyView;

/// What helps to understand a decision, once the part with it has come. Where it cannot be had, the page has said so.
/// Its rollout is stored at `place` in the review, and `rolled_out` says what the choice of the game loses by it.
pub(crate) fn arriving(
    all: Reviewed,
    subject: JudgedDecision,
    place: String,
    rolled_out: RwSignal<Option<String>>,
) -> AnyView {
    let shown = RwSignal::new(None::<Coach>);
    spawn_local(async move {
        if let Ok(coach) = entry().await {
            if let Some(words) = all.words.try_get_value() {
                part_files::load_texts(&words, Part::Coach).await;
            }
            // Together with the decision it would take longer than a frame.
            timer::after_frame(move || {
                // The decision may have been left meanwhile.
                let _gone = shown.try_set(Some(coach));
            });
        }
    });
    (move || {
        shown
            .get()
            .map(|coach| coach(all, subject.clone(), place.clone(), rolled_out))
    })
    .into_any()
}

part! { coach:
    fn entry() -> Coach {
        coach
    }
}

fn coach(
    all: Reviewed,
    subject: JudgedDecision,
    place: String,
    rolled_out: RwSignal<Option<String>>,
) -> AnyView {
    let here = Coaching {
        shell: all.review_job.shell(),
        words: all.words,
    };
    let player = subject.judged.player;
    let is_own = all.own == Some(player);
    let voice = Signal::derive(move || {
        if is_own {
            Voice::You
        } else {
            Voice::Named(all.names.get()[player].clone())
        }
    });
    let rollout_place = RolloutPlace {
        review_storage: all.review_job.review_storage,
        key: all.review_job.review_storage.key.into(),
        review: all.review_job.review,
        place,
    };
    let made = subject.judged.made;
    let state = state::of(subject, rollout_place);
    let rollout = state.rollout.clone();
    Effect::new(move |_| {
        let said = rollout.with(|rollout| {
            let rollout = rollout.as_ref()?;
            here.tell(|words| rollout.made_sentence(&made, words))
        });
        // The decision may have been left meanwhile.
        let _gone = rolled_out.try_set(said);
    });
    let is_open = |which: usize| {
        let open = state.open.clone();
        Memo::new(move |_| open.with(|open| open[which]))
    };
    let (out, rolls) = (is_open(0), is_open(1));
    let (with_out, with_rolls) = (state.clone(), state.clone());
    view! {
        <div class="coach">
            {why::why(here, &state, voice)}
            {buttons(here, &state)}
            {move || out.get().then(|| rollout::rollout(here, &with_out))}
            {move || rolls.get().then(|| rolls::rolls(here, &with_rolls))}
        </div>
    }
    .into_any()
}

/// The buttons that show the rollout and the replies.
fn buttons(here: Coaching, state: &CoachState) -> impl IntoView + use<> {
    let has_rolls = state.rolls.with_untracked(Option::is_some);
    let has_rollout = state.rollout.with_untracked(Option::is_some);
    let button = |which: usize, label: String| {
        let open = state.open.clone();
        let is_open = open.clone();
        let press = move |_| open.update(|open| open[which] = !open[which]);
        view! {
            <button class="button" aria-expanded=move || is_open.with(|open| open[which]).to_string() on:click=press>
                {label}
            </button>
        }
    };
    view! {
        <div class="coach-buttons">
            {has_rollout.then(|| button(0, here.tell(Words::coach_rollout)))}
            {has_rolls.then(|| button(1, here.tell(Words::coach_rolls)))}
        </div>
    }
}
