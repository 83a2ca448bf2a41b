//! Question asked when the reader leaves the room with notes that are not saved.

use leptos::{html, prelude::*};
use library::room::StoreError;
use words::Words;

use crate::{
    browser::spawn_local,
    parts::show_while,
    rooms::{study::state::Reviewed, views::position_actions::store_problem},
};

/// Draws the question as a dialog while a way out waits for its answer.
pub(super) fn unsaved(all: Reviewed) -> AnyView {
    let leaving = all.leaving;
    leaving.ask();
    let node = NodeRef::<html::Dialog>::new();
    let problem = RwSignal::new(None::<StoreError>);
    let is_open = Memo::new(move |_| leaving.waiting.with(Option::is_some));
    show_while(node, move || is_open.get());
    let save = move |_| {
        problem.set(None);
        spawn_local(async move {
            match all.save_notes().await {
                Ok(_) => leaving.leave(),
                // The room may have been closed in the meantime.
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    let title = all.tell(Words::notes_leave);
    let label = title.clone();
    let content = move || {
        let [about, cancel, discard, save_label] = all.tell(|words| {
            [
                words.notes_elsewhere(),
                words.cancel(),
                words.notes_discard(),
                words.position_save(),
            ]
        });
        let why = move || {
            let why = problem.get()?;
            Some(all.tell(|words| store_problem(words, why)))
        };
        view! {
            <h2>{label.clone()}</h2>
            <p>{about}</p>
            <p class="problem" role="status">{why}</p>
            <div class="modal-buttons">
                <button class="button apart" on:click=move |_| leaving.stay()>{cancel}</button>
                <button class="button" on:click=move |_| leaving.leave()>{discard}</button>
                <button class="button primary" autofocus on:click=save>{save_label}</button>
            </div>
        }
    };
    let closed = move |_| {
        // The event comes in a later task, by which the dialog may be open again.
        let is_open = node.get_untracked().is_some_and(|dialog| dialog.open());
        if !is_open {
            leaving.stay();
        }
    };
    view! {
        <dialog node_ref=node class="modal" aria-label=title on:close=closed>
            {move || is_open.get().then(content.clone())}
        </dialog>
    }
    .into_any()
}
