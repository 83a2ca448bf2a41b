//! What can be practised.

use drill::{Kind, Msg, Theme, Topic};
use leptos::prelude::*;

use crate::{
    browser::unix_ms,
    rooms::{
        drill::state::Drill,
        views::{head::RoomHead, position_actions::store_problem},
    },
};

/// The list of what can be practised, own decisions first.
#[component]
pub(crate) fn Choose(drill: Drill) -> impl IntoView {
    let shell = drill.shell;
    let words = drill.words.read_value();
    let topic = move |topic: Topic, label: String| {
        view! { <button class="button" on:click=move |_| drill.send(Msg::Choose(topic))>{label}</button> }
    };
    let kind = |kind: Kind| topic(Topic::Kind(kind), words.drill_kind(kind.key()));
    let theme = |theme: Theme| topic(Topic::Theme(theme), words.drill_theme(theme.key()));
    let timed = drill.slice(|model| model.timed);
    view! {
        <main class="room home drill-choice">
            <RoomHead shell title=words.place_practice()/>
            <div class="room-body">
            <section aria-labelledby="drill-own">
                <h2 id="drill-own">{words.drill_own()}</h2>
                <Own drill/>
            </section>
            <section aria-labelledby="drill-exercises">
                <h2 id="drill-exercises">{words.drill_exercises()}</h2>
                <div class="drill-topics">{Kind::ALL.map(kind).collect_view()}</div>
                <label class="drill-timed">
                    <input
                        type="checkbox"
                        prop:checked=timed
                        on:change=move |event| drill.send(Msg::Timed(event_target_checked(&event)))
                    />
                    {words.drill_timed()}
                </label>
            </section>
            <section aria-labelledby="drill-reference">
                <h2 id="drill-reference">{words.drill_reference()}</h2>
                <div class="drill-topics">{Theme::ALL.map(theme).collect_view()}</div>
            </section>
            </div>
        </main>
    }
}

/// The button for the player's own decisions; says so if there are none.
#[component]
fn Own(drill: Drill) -> impl IntoView {
    let due = drill.slice(|model| model.due(unix_ms()));
    move || {
        let words = drill.words.read_value();
        match due.get() {
            None | Some((_, 0)) => match drill.unread.get() {
                Some(why) => {
                    view! { <p class="problem">{store_problem(&words, why)}</p> }.into_any()
                }
                None => view! { <p>{words.drill_own_none()}</p> }.into_any(),
            },
            Some((count, all)) => {
                let about = words.drill_own_about(count as u32, all as u32);
                view! {
                    <button
                        class="button"
                        class:primary={count > 0}
                        on:click=move |_| drill.send(Msg::Choose(Topic::Cards))
                    >
                        {words.drill_own()}
                    </button>
                    <p>{about}</p>
                }
                .into_any()
            }
        }
    }
}
