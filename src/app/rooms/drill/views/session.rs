//! Session: its questions as marks and little boards, and the tally of right answers.

use drill::{Mark, SessionQuestion, Topic};
use leptos::prelude::*;
use rules::{Decision, Player};
use words::arg;

use super::board::little_scene;
use crate::{
    board::LittleBoard,
    browser::unix_ms,
    parts::{Icon, icon},
    rooms::drill::{state::Drill, texts},
};

/// Draws a mark for each question.
#[component]
pub(crate) fn Marks(drill: Drill) -> impl IntoView {
    let session = drill.slice(|model| model.session(unix_ms()));
    let mark = |question: SessionQuestion| view! { <i class=question.mark.key()></i> };
    view! {
        <span class="drill-marks" aria-hidden="true">
            {move || session.get().into_iter().map(mark).collect_view()}
            {beyond(drill)}
        </span>
    }
}

/// Draws the questions as little boards or scores, where space permits, and the tally.
#[component]
pub(crate) fn Session(drill: Drill) -> impl IntoView {
    let session = drill.slice(|model| model.session(unix_ms()));
    let is_score = drill.slice(texts::is_score);
    let position = move |decision: Decision| {
        let away = |player| decision.score().away(player);
        match away(Player::White).zip(away(Player::Black)) {
            Some((own, opponent)) if is_score.get() => {
                view! { <b dir="ltr">{format!("{own}–{opponent}")}</b> }.into_any()
            }
            _ => view! { <LittleBoard scene=little_scene(drill, &decision)/> }.into_any(),
        }
    };
    let question = move |SessionQuestion { mark, decision }| {
        let result = match mark {
            Mark::Right => Some(icon(Icon::Check)),
            Mark::Wrong => Some(view! { <i class="drill-ring"></i> }.into_any()),
            Mark::Now | Mark::ToCome => None,
        };
        view! { <span class=mark.key()>{decision.map(position)}{result}</span> }
    };
    let is_endless =
        drill.slice(|model| matches!(model.topic, Some(Topic::Kind(_) | Topic::Theme(_))));
    view! {
        <div class="drill-session">
            <p class="drill-session-head">
                <span>{drill.words.read_value().drill_session()}</span>
                <Tally drill/>
            </p>
            <div class="drill-boards" class:of-exercise=is_endless aria-hidden="true">
                {move || session.get().into_iter().map(question).collect_view()}
                {beyond(drill)}
            </div>
        </div>
    }
}

/// Draws the number of mistakes that do not fit into the session.
fn beyond(drill: Drill) -> impl IntoView {
    let count = drill.slice(|model| model.beyond_session(unix_ms()));
    move || {
        let count = count.get();
        (count > 0)
            .then(|| view! { <small class="drill-beyond" dir="ltr">{format!("+{count}")}</small> })
    }
}

/// Draws the tally of right answers.
#[component]
fn Tally(drill: Drill) -> impl IntoView {
    let tally = drill.slice(|model| (model.tally, model.timed));
    move || {
        let (tally, timed) = tally.get();
        let words = drill.words.read_value();
        (tally.answered > 0).then(|| {
            let right = words.drill_tally(arg::All(tally.answered), arg::Right(tally.right));
            let mean = timed.then(|| {
                let seconds = tally.elapsed_ms as f64 / 1000.0 / f64::from(tally.answered);
                format!(
                    " · {}",
                    words.drill_mean(words::decimal(&words, seconds, 1))
                )
            });
            view! { <small class="drill-tally">{right}{mean}</small> }
        })
    }
}
