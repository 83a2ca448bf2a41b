//! The session: its questions as marks, and how many were right.

use leptos::prelude::*;

use crate::{browser::unix_ms, rooms::drill::state::Drill};

/// The questions of the session, and the tally.
#[component]
pub(crate) fn Session(drill: Drill) -> impl IntoView {
    let marks = drill.slice(|model| model.session(unix_ms()));
    let mark = |mark: drill::Mark| view! { <i class=mark.key()></i> };
    view! {
        <div class="drill-session">
            <span class="drill-marks" aria-hidden="true">
                {move || marks.get().into_iter().map(mark).collect_view()}
            </span>
            <Tally drill/>
        </div>
    }
}

/// How it went.
#[component]
fn Tally(drill: Drill) -> impl IntoView {
    let tally = drill.slice(|model| (model.tally, model.timed));
    move || {
        let (tally, timed) = tally.get();
        let words = drill.words.read_value();
        (tally.answered > 0).then(|| {
            let right = words.drill_tally(tally.right, tally.answered);
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
