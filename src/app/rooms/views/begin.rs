//! Card of an empty room: a picture, the purpose, the steps, and the start button.

use leptos::prelude::*;

/// Draws the card of an empty room.
#[component]
pub(crate) fn Begin(
    /// Picture of what the room will show once it is in use, hidden from screen readers.
    picture: AnyView,
    title: String,
    about: String,
    /// Steps of the activity, in order.
    #[prop(optional)]
    steps: Vec<String>,
    /// Controls that start the activity, including the page's primary button.
    children: Children,
) -> impl IntoView {
    let steps = (!steps.is_empty()).then(|| {
        let step = |step| view! { <li><span>{step}</span></li> };
        view! { <ol class="numbered">{steps.into_iter().map(step).collect_view()}</ol> }
    });
    view! {
        <section class="surface begin" aria-labelledby="begin">
            <div class="begin-picture" aria-hidden="true">{picture}</div>
            <div class="begin-text">
                <h2 id="begin">{title}</h2>
                <p>{about}</p>
                {steps}
                {children()}
            </div>
        </section>
    }
}
