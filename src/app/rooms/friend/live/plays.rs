//! List of plays in the shown game.

use board::TurnRow;
use correspondence::{ListedTurn, Model, turn_columns, turn_rows};
use leptos::{html, prelude::*};
use rules::ByPlayer;
use table::Race;

use crate::{
    browser::timer,
    panels::{
        plays::{dice, scroll, table},
        race::race_bars,
    },
    rooms::friend::state::Friend,
};

/// Draws the turns of the current game, scrolled to the last turn.
#[component]
pub(super) fn Plays(friend: Friend) -> impl IntoView {
    let names = friend.slice(turn_columns);
    let rows = friend.slice(turn_rows);
    let list = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        rows.track();
        if let Some(list) = list.get() {
            timer::after(0, move || scroll(&list));
        }
    });
    let has_begun = Memo::new(move |_| rows.with(Option::is_some));
    let body = move || {
        let rows = rows.get().unwrap_or_default();
        rows.into_iter().map(row).collect_view()
    };
    let race = friend.slice(race);
    let settings = friend.shell.settings();
    let race = move || {
        let race = race.get().filter(|_| settings.get().show_race)?;
        Some(race_bars(&friend.words.read_value(), race))
    };
    view! {
        {race}
        {move || {
            let words = friend.words.read_value();
            has_begun
                .get()
                .then(|| table(&words, list, names, body.into_any()))
        }}
    }
}

/// Returns the race in the current game.
fn race(model: &Model) -> Option<Race> {
    let playing = model.playing()?;
    let session = playing.board()?.session();
    let pips = ByPlayer::new(|player| session.board_of(player).own().pips());
    Some(Race::new(model.words(), pips, playing.me()))
}

fn row(row: TurnRow<ListedTurn>) -> impl IntoView {
    view! {
        <tr>
            <th scope="row">{row.number}</th>
            {cell(row.left)}
            {cell(row.right)}
        </tr>
    }
}

fn cell(turn: Option<ListedTurn>) -> AnyView {
    let is_current = turn.as_ref().is_some_and(|turn| turn.is_current);
    let content = turn.map(|turn| {
        let dice = turn.roll.map(|roll| dice(roll, turn.player));
        view! { {dice}{turn.text} }
    });
    view! { <td class:now=is_current><bdi>{content}</bdi></td> }.into_any()
}
