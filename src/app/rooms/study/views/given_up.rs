//! Abandoning an unfinished duplicate in the library in order to study it.

use leptos::prelude::*;
use library::EntryId;

use crate::{
    browser::{database, spawn_local},
    rooms::{
        Shell,
        study::entry::{Found, Refusal, load_entry, saved, unfinished},
    },
};

/// Draws the button that abandons the duplicate, after a confirmation that explains the consequence.
#[component]
pub(crate) fn GiveUp(
    shell: Shell,
    id: EntryId,
    opened: RwSignal<Option<Result<Found, Refusal>>>,
) -> impl IntoView {
    let words = shell.words();
    let asks = RwSignal::new(false);
    let give_up = move || {
        let id = id.clone();
        spawn_local(async move {
            let model = given_up(shell, &id).await;
            // The room may have been closed in the meantime.
            let _gone = opened.try_set(Some(model));
        });
    };
    move || {
        let label = words.study_give_up();
        let give_up = give_up.clone();
        if asks.get() {
            view! {
                <div class="room-buttons" role="group" aria-label=label.clone()>
                    <p>{words.study_ask_give_up()}</p>
                    <button class="button" on:click=move |_| asks.set(false)>{words.cancel()}</button>
                    <button class="button" on:click=move |_| give_up()>{label.clone()}</button>
                </div>
            }
            .into_any()
        } else {
            view! { <button class="button quiet" on:click=move |_| asks.set(true)>{label}</button> }
                .into_any()
        }
    }
}

/// Abandons an entry's duplicate and reloads the entry.
async fn given_up(shell: Shell, id: &EntryId) -> Result<Found, Refusal> {
    // The duplicate may have continued in another tab.
    let item = database::item(id).await.map_err(Refusal::Store)?;
    let session = item.as_ref().and_then(saved);
    if let (Some(mut item), Some(mut session)) = (item, session)
        && unfinished(shell, &session) == Some(Refusal::SetAside)
    {
        session.give_up_duplicate();
        item.body = session.to_text().into_bytes();
        let stored = database::store_items(&[item]).await;
        stored.map_err(Refusal::Store)?;
    }
    load_entry(shell, id).await
}
