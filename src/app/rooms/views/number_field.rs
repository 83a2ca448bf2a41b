//! Field for answering a question with a number, and the button that checks it.

use leptos::{ev::SubmitEvent, html, prelude::*};
use record::decimal;

use crate::{browser::timer, rooms::Shell};

/// ID of the element that shows the refusal; unique because a page shows at most one question.
const REFUSAL: &str = "number-refused";

/// ID of the form; its submit button is outside the form.
const FORM: &str = "number-form";

/// Draws the field, and focuses it. Text that is not a number is refused.
#[component]
pub(crate) fn NumberField(
    shell: Shell,
    label: String,
    /// Message shown if the text is not a number.
    refusal: String,
    /// Text in the field.
    typed: RwSignal<String>,
    /// Callback that receives the number; for a percentage, the number before the per cent sign.
    submit: Callback<f64>,
) -> impl IntoView {
    let is_refused = RwSignal::new(false);
    let refusal = StoredValue::new(refusal);
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            timer::after(0, move || {
                let _taken = field.focus();
            });
        }
    });
    let submitted = move |event: SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked().trim().replace(',', ".");
        let number = decimal(text.trim_end_matches('%').trim_end());
        is_refused.set(number.is_none());
        match number {
            Some(number) => submit.run(number),
            None => shell.say(&refusal.get_value()),
        }
    };
    let problem = move || {
        let text = is_refused.get().then(|| refusal.get_value())?;
        Some(view! { <p id=REFUSAL class="problem">{text}</p> })
    };
    view! {
        <form id=FORM class="drill-number" on:submit=submitted>
            <label for="number-field">{label}</label>
            <input
                id="number-field"
                node_ref=field
                inputmode="decimal"
                autocomplete="off"
                aria-invalid=move || is_refused.get().then_some("true")
                aria-describedby=move || is_refused.get().then_some(REFUSAL)
                prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event))
            />
            {problem}
        </form>
    }
}

/// Draws the button that submits the field, in the row of buttons at the end of the panel.
#[component]
pub(crate) fn CheckNumber(label: String) -> impl IntoView {
    view! { <button class="button primary large" form=FORM>{label}</button> }
}
