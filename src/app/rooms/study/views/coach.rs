//! Explanation of a decision: the reason, the cube thresholds, the playing levels that find the best choice, the
//! replies to all rolls, and rollouts.
//!
//! The views are in a lazy-loaded chunk, which is fetched when the first evaluated decision is shown.

mod compare;
mod grids;
mod matrix;
mod picked;
mod queued;
mod rollout;
mod rollout_job;
mod rolls;
mod running;
mod scale;
mod state;
mod two_rolls;
mod values;
mod why;

use insight::{JudgedDecision, Voice};
use leptos::prelude::*;
use study::Review;
use words::{Part, Words};

pub(in crate::rooms) use self::running::running;
use self::state::{CoachState, Coaching, RolloutPlace};
use super::reveal::reveal;
use crate::{
    browser::{spawn_local, timer},
    rooms::{part_files, study::state::Reviewed},
};

/// View functions of the lazy-loaded chunk.
#[derive(Clone, Copy)]
struct CoachViews {
    lead: fn(&Subject) -> AnyView,
    picture: fn(&Subject) -> AnyView,
    rolled_out: fn(&Subject) -> AnyView,
    deep: fn(&Subject) -> AnyView,
    rolls: fn(&Subject) -> AnyView,
}

/// Evaluated decision and its place in the stored review.
#[derive(Clone)]
struct Subject {
    all: Reviewed,
    judged: JudgedDecision,
    place: String,
}

/// Explanation of a decision, shown once its chunk has loaded. A failed load has already been reported. The rollout is
/// stored in the review at the subject's `place`.
#[derive(Clone)]
pub(crate) struct Understood {
    subject: Subject,
    views: RwSignal<Option<CoachViews>>,
}

impl Understood {
    /// Creates the explanation and starts fetching the chunk.
    pub(crate) fn new(all: Reviewed, judged: JudgedDecision, place: String) -> Self {
        let views = RwSignal::new(None::<CoachViews>);
        spawn_local(async move {
            if let Ok(coach) = entry().await {
                if let Some(words) = all.words.try_get_value() {
                    part_files::load_texts(&words, Part::Coach).await;
                }
                // Building the explanation together with the decision would take longer than a frame.
                timer::after_frame(move || {
                    // The reader may have left the decision in the meantime.
                    let _gone = views.try_set(Some(coach));
                });
            }
        });
        let subject = Subject { all, judged, place };
        Self { subject, views }
    }

    /// Draws the reason in one sentence, or `fallback` until the chunk has loaded.
    pub(crate) fn lead(&self, fallback: String) -> AnyView {
        let Self { subject, views } = self.clone();
        let content = move || match views.get() {
            Some(views) => (views.lead)(&subject),
            None => view! { <p class="lead">{fallback.clone()}</p> }.into_any(),
        };
        content.into_any()
    }

    /// Draws a picture that illustrates the reason.
    pub(crate) fn picture(&self) -> AnyView {
        self.draw(|views| views.picture)
    }

    /// Draws the choice's loss according to its rollout, if any.
    pub(crate) fn rolled_out(&self) -> AnyView {
        self.draw(|views| views.rolled_out)
    }

    /// Draws the other reasons, the difficulty, the playing levels that find the best choice, and the rollout.
    pub(crate) fn deep(&self) -> AnyView {
        self.draw(|views| views.deep)
    }

    /// Draws the replies to all rolls, if the reader has opened them.
    pub(crate) fn rolls(&self) -> AnyView {
        self.draw(|views| views.rolls)
    }

    fn draw(&self, which: fn(&CoachViews) -> fn(&Subject) -> AnyView) -> AnyView {
        let Self { subject, views } = self.clone();
        (move || views.get().map(|views| which(&views)(&subject))).into_any()
    }
}

part! { coach:
    fn entry() -> CoachViews {
        CoachViews { lead, picture, rolled_out, deep, rolls }
    }
}

impl Subject {
    /// Returns the grammatical person of the sentences about the decision.
    fn voice(&self) -> Signal<Voice> {
        let (all, player) = (self.all, self.judged.judged.player);
        Signal::derive(move || Voice::new(player, all.own, &all.names.get()[player]))
    }

    fn coaching(&self) -> Coaching {
        Coaching {
            shell: self.all.review_job.shell(),
            words: self.all.words,
        }
    }

    fn state(&self) -> CoachState {
        let storage = self.all.review_job.review_storage;
        let place = RolloutPlace {
            review_storage: storage,
            key: storage.key.into(),
            review: self.all.review_job.review,
            place: self.place.clone(),
        };
        state::of(self.judged.clone(), place)
    }
}

fn lead(subject: &Subject) -> AnyView {
    let review = subject.all.review_job.review;
    let is_made = !review.with_untracked(Review::is_position);
    why::lead(
        subject.coaching(),
        &subject.state(),
        subject.voice(),
        is_made,
    )
}

fn picture(subject: &Subject) -> AnyView {
    let (here, state) = (subject.coaching(), subject.state());
    let player = subject.judged.judged.player;
    view! {
        {grids::grids(here, &state, subject.voice())}
        {scale::scale(here, &state, player, subject.voice())}
    }
    .into_any()
}

fn rolled_out(subject: &Subject) -> AnyView {
    let (here, rollout) = (subject.coaching(), subject.state().rollout);
    let made = subject.judged.judged.made;
    let line = move || {
        let text = rollout
            .with(|rollout| here.tell(|words| rollout.as_ref()?.made_sentence(&made, words)))?;
        let badge = here.tell(Words::review_rolled_out);
        Some(
            view! { <p class="rolled-out"><span class="badge rolled">{badge}</span>" "<bdi>{text}</bdi></p> },
        )
    };
    line.into_any()
}

fn deep(subject: &Subject) -> AnyView {
    let (here, state) = (subject.coaching(), subject.state());
    let has_rollout = state.rollout.with_untracked(Option::is_some);
    let has_matrix = state.matrix.with_untracked(Option::is_some);
    let (rollout_open, matrix_open) = (state.open.clone(), state.with_matrix.clone());
    let rollout = Memo::new(move |_| rollout_open.get());
    let matrix = Memo::new(move |_| matrix_open.get());
    let comparison_open = ArcRwSignal::new(false);
    let toggled = comparison_open.clone();
    let is_compared = Memo::new(move |_| toggled.get());
    let tool = |label: String, open: &ArcRwSignal<bool>, is_open: Memo<bool>, selector| {
        let open = open.clone();
        let press = move |_| {
            open.update(|open| *open = !*open);
            if open.get_untracked() {
                reveal(selector);
            }
        };
        view! {
            <button class="button" aria-expanded=move || is_open.get().to_string() on:click=press>{label}</button>
        }
    };
    let buttons = (
        has_rollout.then(|| {
            tool(
                here.tell(Words::coach_rollout),
                &state.open,
                rollout,
                ".coach-rollout",
            )
        }),
        has_matrix.then(|| {
            tool(
                here.tell(Words::coach_matrix),
                &state.with_matrix,
                matrix,
                ".coach-scores",
            )
        }),
        tool(
            here.tell(Words::coach_compare),
            &comparison_open,
            is_compared,
            ".coach-compare",
        ),
    );
    let of_comparison = subject.clone();
    let rolled_out = state.clone();
    view! {
        <div class="coach">
            {why::why(here, &state, subject.voice())}
            {values::values(here, &subject.judged)}
            {values::table_name(here, &subject.judged)}
            <div class="coach-buttons">{buttons}</div>
            {move || rollout.get().then(|| rollout::rollout(here, &rolled_out))}
            {move || matrix.get().then(|| matrix::matrix(here, &state))}
            {move || is_compared.get().then(|| comparison(&of_comparison))}
        </div>
    }
    .into_any()
}

fn comparison(subject: &Subject) -> AnyView {
    let rollout = subject.state().rollout;
    compare::compare(subject.coaching(), subject.all, &subject.place, rollout)
}

fn rolls(subject: &Subject) -> AnyView {
    let (here, state) = (subject.coaching(), subject.state());
    let is_open = subject.all.with_rolls;
    if state.rolls.with_untracked(Option::is_none) {
        return ().into_any();
    }
    (move || {
        is_open
            .get()
            .then(|| view! { <div class="coach">{rolls::rolls(here, &state)}</div> })
    })
    .into_any()
}
