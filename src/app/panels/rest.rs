//! What stands beside the board and comes over it.

use leptos::prelude::*;
use table::{Msg, title};

use super::{
    clock::ClockDialog,
    fair_dice::{FairDice, Fingerprint},
    help::Help,
    menu::Menu,
    money::{Account, TakeBack},
    new_game::NewGame,
    plays::Plays,
    settings::SettingsDialog,
    strips::NoticeStrip,
    words::{Keys, PositionInWords, TypePlay},
};
use crate::{arrival::when, effects::timer, store::Store};

/// Notices, the side panel and the dialogs.
#[component]
pub(crate) fn Rest(store: Store) -> impl IntoView {
    let words = store.words();
    let title = store.slice(title);
    view! {
        <NoticeStrip store/>
        <aside class="side" aria-label=words.game_region()>
            <h2>{title}</h2>
            <Account store/>
            <Plays store/>
            <TakeBack store/>
            <Fingerprint store/>
            <p class="hint">{words.first_hint()}</p>
            <div class="side-buttons">
                <button class="button" on:click=move |_| store.send(Msg::AskNewGame)>{words.new_game()}</button>
                <button class="button" on:click=move |_| store.send(Msg::AskSettings)>{words.settings()}</button>
                <button class="button" on:click=move |_| store.send(Msg::AskHelp)>{words.help()}</button>
            </div>
        </aside>
        {when(dialogs(store))}
    }
}

/// The dialogs, which nobody sees at once, in a task of their own.
async fn dialogs(store: Store) -> AnyView {
    timer::pause(0).await;
    view! {
        <NewGame store/>
        <SettingsDialog store/>
        <ClockDialog store/>
        <Menu store/>
        <TypePlay store/>
        <Keys store/>
        <Help store/>
        <PositionInWords store/>
        <FairDice store/>
    }
    .into_any()
}
