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
use crate::{arrival::apart, store::Store};

/// Notices, the side panel and the dialogs, which nobody sees at once: each part in a task of its own.
#[component]
pub(crate) fn Rest(store: Store) -> impl IntoView {
    let words = store.words();
    let title = store.slice(title);
    view! {
        <NoticeStrip store/>
        <aside class="side" aria-label=words.game_region()>
            <h2>{title}</h2>
            {apart(move || view! { <Account store/> <Plays store/> }.into_any())}
            {apart(move || view! { <TakeBack store/> <Fingerprint store/> }.into_any())}
            <p class="hint">{words.first_hint()}</p>
            <div class="side-buttons">
                <button class="button" on:click=move |_| store.send(Msg::AskNewGame)>{words.new_game()}</button>
                <button class="button" on:click=move |_| store.send(Msg::AskSettings)>{words.settings()}</button>
                <button class="button" on:click=move |_| store.send(Msg::AskHelp)>{words.help()}</button>
            </div>
        </aside>
        {apart(move || view! { <NewGame store/> }.into_any())}
        {apart(move || view! { <SettingsDialog store/> }.into_any())}
        {apart(move || view! { <ClockDialog store/> <Menu store/> <TypePlay store/> }.into_any())}
        {apart(move || view! { <Keys store/> <Help store/> }.into_any())}
        {apart(move || view! { <PositionInWords store/> <FairDice store/> }.into_any())}
    }
}
