//! Reason for the choice that a hint shows at the table, the same as in the review.

use leptos::prelude::*;
use rules::{Choice, Decision};
use words::Part;

use crate::{
    browser::spawn_local,
    rooms::{Shell, part_files, views::reason::explain_choice},
};

/// Draws the sentence once its chunk has loaded and the engine has replied.
pub(in crate::rooms) fn hinted(shell: Shell, decision: Decision, choice: Choice) -> AnyView {
    let reason = RwSignal::new(None::<String>);
    spawn_local(async move {
        if let Ok(explain) = entry().await {
            part_files::load_texts(&shell.words(), Part::Coach).await;
            explain(shell, decision, choice, reason);
        }
    });
    (move || {
        reason
            .get()
            .map(|reason| view! { <p class="strip-reason">{reason}</p> })
    })
    .into_any()
}

part! { coach:
    fn entry() -> fn(Shell, Decision, Choice, RwSignal<Option<String>>) {
        tell
    }
}

/// Sets `reason` to the text, and updates it as the engine's replies arrive.
fn tell(shell: Shell, decision: Decision, choice: Choice, reason: RwSignal<Option<String>>) {
    explain_choice(shell, decision, choice, move |explanation| {
        // The hint may have been disposed of in the meantime.
        let _gone = reason.try_set(explanation.hint(&shell.words()));
    });
}
