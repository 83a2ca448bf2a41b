//! Reason for a choice, shown with the advice at the table; the same as in the review.

use insight::{Detail, Explanation, Voice};
use leptos::prelude::*;
use table::{Explained, ExplainedChoice};
use words::{Part, Words};

use crate::{
    browser::spawn_local,
    rooms::{Shell, part_files, views::reason::explain_choice},
};

/// Search depth in plies, the same as in the review: a shallower search may prefer another choice than the advice.
const DEEP: u8 = 2;

/// Draws the reason as a sentence, once its chunk has loaded and the engine has replied.
pub(in crate::rooms) fn reason(shell: Shell, explained: Explained) -> AnyView {
    let is_asked = matches!(explained.role, ExplainedChoice::Computers(_));
    let reason = RwSignal::new(is_asked.then(|| shell.words().hint_wait()));
    spawn_local(async move {
        if let Ok(explain) = entry().await {
            part_files::load_texts(&shell.words(), Part::Coach).await;
            explain(shell, explained, reason);
        }
    });
    let sentence = move || {
        let reason = reason.get()?;
        Some(view! { <p class="strip-reason">{reason}</p> })
    };
    view! { <div role="status">{sentence}</div> }.into_any()
}

part! { coach:
    fn entry() -> fn(Shell, Explained, RwSignal<Option<String>>) {
        tell
    }
}

/// Sets `reason` to the reason's text, and updates it as the engine's replies arrive.
fn tell(shell: Shell, explained: Explained, reason: RwSignal<Option<String>>) {
    let Explained {
        decision,
        choice,
        role,
        for_beginner,
    } = explained;
    let detail = if for_beginner {
        Detail::Plain
    } else {
        Detail::Full
    };
    explain_choice(shell, decision, choice, DEEP, move |explanation| {
        let words = shell.words();
        let told = sentence(explanation, &words, &role, detail);
        // The advice may have been disposed of in the meantime.
        let _gone = reason.try_set(told);
    });
}

fn sentence(
    explanation: &Explanation,
    words: &Words,
    role: &ExplainedChoice,
    detail: Detail,
) -> Option<String> {
    match role {
        ExplainedChoice::Best => explanation.hint(words, detail),
        ExplainedChoice::Mistake => explanation.mistake(words, detail),
        ExplainedChoice::Computers(name) => {
            Some(explanation.account(words, &Voice::OpponentAtTable(name.clone()), detail))
        }
    }
}
