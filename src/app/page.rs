//! The page: regions in the order in which they are read. Where they lie is the style's business.

use leptos::prelude::*;
use table::{DiceMsg, Model, Msg, Panel};

use crate::{
    board::GameBoard,
    browser::{
        address, crash, screen,
        sound::{self, Sound},
        storage, timer,
    },
    effects::clock,
    listeners,
    panels::{self, Controls, PlayerStrip},
    shell,
    staged_build::when_ready,
    store::Store,
};

/// The whole page, which is built anew in another language.
#[component]
pub(crate) fn Page(store: Store) -> impl IntoView {
    screen::turned(store.turned);
    let dark = screen::dark();
    clock::watch(store);
    sound::watch(move || store.with_sound(Sound::wake));
    let look = store.slice(|model: &Model| (model.settings().theme, model.settings().mode));
    Effect::new(move |_| {
        dark.track();
        let (theme, mode) = look.get();
        screen::show(theme, mode);
    });
    Effect::new(move |_| {
        if store.page_build.is_complete.get() {
            crash::remove_loading_screen();
        }
    });
    if let Some(msg) = address::shortcut() {
        store.send(msg);
    }
    let language = store.slice(|model: &Model| model.words().language());
    view! {
        <For each=move || [language.get()] key=|language| *language let:_language>
            {store.page_build.deferred(move || view! { <Regions store/> }.into_any())}
        </For>
        <Said store/>
    }
}

#[component]
fn Regions(store: Store) -> impl IntoView {
    let bottom = store.slice(Model::bottom);
    let player = |whose, place| {
        store
            .page_build
            .deferred(move || view! { <PlayerStrip store whose place/> }.into_any())
    };
    view! {
        {rail(store)}
        <div class="page" hidden=move || store.away.get() || !store.page_build.is_complete.get()>
            {player(Signal::derive(move || bottom.get().opponent()), "top")}
            <button
                class="icon table-menu"
                aria-label=store.words().menu()
                on:click=move |_| store.send(Msg::Open(Panel::Menu))
            >
                <svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path class="dots" d="M6 12h.01M12 12h.01M18 12h.01"/></svg>
            </button>
            <main class="table">
                <h1 class="title">{store.words().game_name()}</h1>
                // Before the board, which it lies over: what is asked comes first for the Tab key as well.
                {middle(store)}
                {store.page_build.deferred(move || view! { <GameBoard store/> }.into_any())}
            </main>
            {player(Signal::derive(move || bottom.get()), "bottom")}
            {store.page_build.deferred(move || view! { <Controls store/> }.into_any())}
            {side_panel(store)}
        </div>
        {dialogs(store)}
    }
}

/// The places, once their part has come; the style reserves their room.
fn rail(store: Store) -> AnyView {
    when_ready(async move {
        match shell::rail().await {
            Ok(rail) => rail(store),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

/// The dialogs, once their part has come.
fn dialogs(store: Store) -> AnyView {
    when_ready(async move {
        match panels::dialogs().await {
            Ok(dialogs) => dialogs(store),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

/// The questions and messages over the board, once their part has come.
fn middle(store: Store) -> AnyView {
    when_ready(async move {
        match panels::middle().await {
            Ok(middle) => middle(store),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

/// The side panel, once its part has come, and then the listeners.
fn side_panel(store: Store) -> AnyView {
    when_ready(async move {
        let (Ok(side_panel), Ok(listen)) = (panels::side_panel().await, listeners::entry().await)
        else {
            return ().into_any();
        };
        let view = side_panel(store);
        // The panel shows the fingerprint of the dice, which must survive a kill of the browser.
        store.send(Msg::Dice(DiceMsg::FingerprintShown));
        storage::persisted().await;
        timer::after(0, move || listen(store));
        view
    })
}

/// Two live regions that take turns, so that a repeated sentence is read again, and only the new one is read; each keeps
/// its words until its next turn, so that none is lost when two follow quickly.
#[component]
fn Said(store: Store) -> impl IntoView {
    let words = move |turn: u32| {
        store.said.with(|(number, [last, before])| {
            if number % 2 == turn {
                last.clone()
            } else {
                before.clone()
            }
        })
    };
    view! {
        <div class="said">
            <p aria-live="polite">{move || words(0)}</p>
            <p aria-live="polite">{move || words(1)}</p>
        </div>
    }
}
