//! Page: its regions, in reading order. Their layout is defined by the style sheets.

use leptos::{prelude::*, reactive::spawn_local_scoped_with_cancellation};
use table::{DiceMsg, Model, Msg};

use crate::{
    board::GameBoard,
    browser::{
        address, crash, screen,
        sound::{self, Sound},
        storage, timer,
    },
    effects::clock,
    later::{self, LaterRegions, Region},
    panels::{Controls, MenuButton, PlayerStrip, StartPanel},
    store::Store,
};

/// Draws the whole page, which is rebuilt when the language changes.
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
    let later = fetch_later(store);
    let region = move |select: fn(&LaterRegions) -> Region| -> AnyView {
        let view = move || {
            later.get().map(|regions| {
                let region = select(&regions);
                store.page_build.later_region(move || region(store))
            })
        };
        view.into_any()
    };
    // The first-visit panel is built before the regions that it covers, and before any region is visible.
    let first_visit = store.page_build.deferred(move || {
        crash::remove_loading_screen();
        let picture = ViewFn::from(move || region(|later| later.opening_picture));
        let facts = ViewFn::from(move || region(|later| later.first_facts));
        view! { <StartPanel store picture facts/> }.into_any()
    });
    let player = |whose, place| {
        store.page_build.deferred(move || {
            let last = move || later.get().map(|later| (later.last_turn)(store, whose));
            let last = ViewFn::from(last);
            view! { <PlayerStrip store whose place last/> }.into_any()
        })
    };
    view! {
        {region(|later| later.rail)}
        <div class="page" hidden=move || store.away.get()>
            {player(Signal::derive(move || bottom.get().opponent()), "top")}
            <main class="table">
                <h1 class="title">{store.words().game_name()}</h1>
                // Questions and messages precede the board in the document as well, so that the Tab key reaches a
                // question first.
                {region(|later| later.middle)}
                {store.page_build.deferred(move || {
                    let over = ViewFn::from(move || region(|later| later.advice));
                    view! { <GameBoard store over/> }.into_any()
                })}
            </main>
            {region(|later| later.head)}
            <MenuButton store/>
            // The document order matches the panel beside the board: the side panel comes before the lower player and
            // the actions.
            {region(|later| later.side_panel)}
            {player(Signal::derive(move || bottom.get()), "bottom")}
            {store.page_build.deferred(move || view! { <Controls store/> }.into_any())}
            {first_visit}
        </div>
        {region(|later| later.dialogs)}
    }
}

/// Fetches the later regions and then adds the listeners. The style sheets reserve space for the later regions.
fn fetch_later(store: Store) -> RwSignal<Option<LaterRegions>> {
    let later = RwSignal::new(None::<LaterRegions>);
    spawn_local_scoped_with_cancellation(async move {
        let Ok(regions) = later::regions().await else {
            // The page has already reported the missing chunk.
            return;
        };
        store.page_build.later_came().await;
        later.set(Some(regions));
        // From now on, the fingerprint of the dice is visible, so the dice must survive the browser being killed.
        store.send(Msg::Dice(DiceMsg::FingerprintShown));
        storage::persisted().await;
        timer::after(0, move || {
            store.page_build.later_is_built();
            (regions.listen)(store);
        });
    });
    later
}

/// Draws two alternating live regions, so that a repeated sentence is read again, and only the new sentence is read.
/// Each region retains its text until it is used again, so that neither of two texts in quick succession is lost.
#[component]
fn Said(store: Store) -> impl IntoView {
    let words = move |turn: u32| {
        store.announcements.with(|(number, [last, before])| {
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
