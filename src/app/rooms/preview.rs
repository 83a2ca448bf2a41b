//! The preview of a link: its board, who is on roll, dice, cube and score, as soon as the first load has come. It is a small
//! part of the program that is fetched together with the first one; the study room, in the same layout, takes its place
//! when it has come.

#![expect(
    clippy::unnecessary_wraps,
    reason = "the entry cannot fail, but fetching it can, and that is told by the same type"
)]

use std::cell::RefCell;

use leptos::{
    mount::mount_to,
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};
use study::{Look, Model, announcement, cube_name, damage, heading, moment};
use table::{Route, Studied};

use super::{
    Shell, Shown,
    head::Back,
    hide_game, leave,
    study::board::{BOTTOM, Damaged, Looking, Strip, at_noted, view_of},
};
use crate::{
    arrival::Arrival,
    board::{Board, BoardKind},
    effects::{address, crash, focus, timer},
    store::Store,
};

thread_local! {
    /// The preview in the document.
    static SHOWN: RefCell<Option<Shown>> = const { RefCell::new(None) };
}

/// Shows the board of the link in the address, if there is one, once its part of the program has come.
pub(crate) async fn show(store: Store) {
    // Without the part the page has said what is missing, and the study room comes later.
    if address::is_shared()
        && let Ok(open) = entry().await
    {
        open(store);
    }
}

/// Fetches the preview.
///
/// # Errors
/// If it cannot be had.
#[wasm_split(preview, wasm_split_path = leptos::wasm_split, fallible)]
fn entry() -> Result<fn(Store), SplitLoaderError> {
    Ok(open)
}

fn open(store: Store) {
    let Some(body) = document().body() else {
        return;
    };
    crash::loaded();
    hide_game(store);
    let shown = mount_to(body, move || preview(store));
    SHOWN.set(Some(Box::new(shown)));
    focus::heading();
}

/// Removes the preview, and returns whether there was one.
pub(super) fn close() -> bool {
    SHOWN.take().is_some()
}

fn preview(store: Store) -> AnyView {
    let shell = Shell::new(store);
    let words = shell.words();
    let fragment = address::fragment();
    let link = fragment.trim_start_matches('#').to_owned();
    let opened = Model::of_link(&link);
    shell.route.set(Route::Study(Studied::Link(link)));
    match opened {
        Ok(model) => view! { <Preview shell model/> }.into_any(),
        Err(why) => {
            view! { <Damaged shell why=damage(why, &words) leave=move || back(store)/> }.into_any()
        }
    }
}

/// Goes back to the game, now and when the later part comes to read the address.
fn back(store: Store) {
    // After the click: its button goes with the preview.
    timer::after(0, move || {
        address::go("");
        if close() {
            leave(store);
        }
    });
}

#[component]
fn Preview(shell: Shell, model: Model) -> impl IntoView {
    let words = shell.words();
    let settings = shell.settings().get_untracked();
    let (model, _) = at_noted(shell, model, None);
    let look = Look {
        words: &words,
        theme: settings.theme,
    };
    let (title, told) = (heading(&model, &words), moment(&model, look));
    shell.name_page(&title);
    shell.say(&announcement(&model, look));
    let scene = model.board(view_of(settings), |cube| cube_name(&model, look, cube));
    let scene = Memo::new(move |_| scene.clone());
    let model = RwSignal::new(model);
    view! {
        <main class="room study">
            <Strip shell model scene player=BOTTOM.opponent() place="top"/>
            <div class="room-board">
                <Board
                    scene
                    kind=BoardKind::Room
                    label=words.board()
                    hands=Box::leak(Box::new(Looking(shell)))
                    arrival=Arrival::over()
                />
            </div>
            <Strip shell model scene player=BOTTOM place="bottom"/>
            <section class="study-panel" aria-label=words.study()>
                <header class="study-head">
                    <Back label=words.back_to_game() leave=move || back(shell.store)/>
                    <div class="study-title"><h1 tabindex="-1">{title}</h1></div>
                </header>
                <div class="study-now">
                    <div class="study-moment"><p class="what">{told}</p></div>
                </div>
            </section>
        </main>
    }
}
