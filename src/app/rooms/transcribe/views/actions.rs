//! Move list of the game; pressing an action shows the position before it, where it can be corrected.

use editor::transcript::{Cursor, Msg, Row};
use leptos::{html, prelude::*};
use rules::{ByPlayer, Player};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::Words;

use crate::{
    browser::timer,
    parts::{Icon, chip, icon},
    rooms::{transcribe::state::Transcription, views::remark_text},
};

/// CSS selector for the action at the cursor.
const CURRENT: &str = "[aria-current]";

/// Draws the actions in the game at the cursor, the game picker, and irregularities to check near the cursor.
#[component]
pub(crate) fn Actions(room: Transcription) -> impl IntoView {
    let cursor = room.slice(editor::transcript::Transcript::cursor);
    let game = Memo::new(move |_| cursor.get().game);
    let rows = Memo::new(move |_| {
        let game = game.get();
        room.with_context(|context, model| model.rows(game, context.words))
    });
    let list = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        cursor.get();
        rows.track();
        if let Some(list) = list.get() {
            timer::after_frame(move || show_current(&list));
        }
    });
    let drawn = move || {
        let rows = rows.get();
        let cell = move |row: Option<Row>| match row {
            Some(row) => action(room, cursor, row).into_any(),
            None => view! { <span></span> }.into_any(),
        };
        let line = move |line: ByPlayer<Option<Row>>| {
            view! { <li>{cell(line.white)}{cell(line.black)}</li> }
        };
        lines(rows).into_iter().map(line).collect_view()
    };
    let head = move |player: Player| {
        view! {
            <span>
                <span class=chip(player)></span>
                <b dir="auto">{move || room.names()[player].clone()}</b>
            </span>
        }
    };
    view! {
        <Games room game/>
        <section class="transcribe-actions" aria-label=room.text(Words::transcribe_actions) node_ref=list>
            // Screen readers skip the headings: every action includes the name of its player.
            <div class="transcribe-players" aria-hidden="true">{Player::BOTH.map(head).collect_view()}</div>
            <ol>{drawn}</ol>
        </section>
        <Checks room cursor/>
    }
}

/// Returns the lines of the move list: each action of Black stands beside the action of White before it.
fn lines(rows: Vec<Row>) -> Vec<ByPlayer<Option<Row>>> {
    let mut lines: Vec<ByPlayer<Option<Row>>> = Vec::new();
    for row in rows {
        let is_open = lines.last().is_some_and(|line| line.black.is_none());
        let next = if is_open {
            Player::Black
        } else {
            Player::White
        };
        let player = row.player.unwrap_or(next);
        if !is_open || player == Player::White {
            lines.push(ByPlayer::new(|_| None));
        }
        if let Some(line) = lines.last_mut() {
            line[player] = Some(row);
        }
    }
    lines
}

/// Scrolls the list to the action at the cursor.
fn show_current(list: &HtmlElement) {
    let found = list.query_selector(CURRENT);
    if let Ok(Some(Ok(current))) = found.map(|found| found.map(JsCast::dyn_into::<HtmlElement>)) {
        let middle = current.offset_top() - list.offset_top() - list.client_height() / 2;
        list.set_scroll_top(middle);
    }
}

/// Draws an action as a button.
fn action(room: Transcription, cursor: Memo<Cursor>, row: Row) -> impl IntoView {
    let Row {
        cursor: place,
        player,
        text,
        is_flagged,
    } = row;
    let spoken = text.clone();
    let name = move || match player {
        Some(player) => format!("{}: {spoken}", room.names()[player]),
        None => spoken.clone(),
    };
    // The end of an unfinished game, where the next action is added, is an empty cell.
    let shown = player.map_or_else(|| "…".to_owned(), |_| text);
    let current = move || (cursor.get() == place).then_some("true");
    view! {
        <button
            class="transcribe-action"
            aria-label=name
            aria-current=current
            on:click=move |_| room.send_aloud(Msg::Go(place))
        >
            <span dir="ltr">{shown}</span>
            {is_flagged.then(|| icon(Icon::Warn))}
        </button>
    }
}

/// Draws the games with their scores, if there is more than one.
#[component]
fn Games(room: Transcription, game: Memo<usize>) -> impl IntoView {
    let scores = room.slice(|model| {
        let games = model.record().games.iter();
        games
            .map(|game| (game.number, game.score))
            .collect::<Vec<_>>()
    });
    let choose = move |event: leptos::ev::Event| {
        if let Ok(game) = event_target_value(&event).parse() {
            let nth = usize::MAX;
            room.send_aloud(Msg::Go(Cursor { game, nth }));
        }
    };
    let options = move || {
        let option = |(nth, (number, score)): (usize, (u32, rules::ByPlayer<u32>))| {
            let name = room.text(|words| words.game_title(number));
            let label = format!("{name}: {}–{}", score.white, score.black);
            view! { <option value=nth.to_string() selected=move || game.get() == nth>{label}</option> }
        };
        scores
            .get()
            .into_iter()
            .enumerate()
            .map(option)
            .collect_view()
    };
    view! {
        <Show when=move || { scores.with(Vec::len) > 1 }>
            <select class="transcribe-games" aria-label=room.text(Words::game_region) on:change=choose>
                {options}
            </select>
        </Show>
    }
}

/// Draws the irregularities of the actions just before and at the cursor, and those of the whole game.
#[component]
fn Checks(room: Transcription, cursor: Memo<Cursor>) -> impl IntoView {
    let texts = Memo::new(move |_| {
        let cursor = cursor.get();
        room.with_context(|context, model| {
            let before = cursor.nth.checked_sub(1);
            let near =
                |nth: Option<usize>| nth.is_none() || nth == Some(cursor.nth) || nth == before;
            let flags = model
                .flags()
                .iter()
                .filter(|flag| flag.game == cursor.game && near(flag.nth));
            let words = context.words;
            let text = |flag: &record::Irregularity| {
                words.transcribe_check(remark_text::kind_text(words, &flag.kind))
            };
            flags.map(text).collect::<Vec<_>>()
        })
    });
    view! {
        {move || {
            let line = |text: String| view! { <p class="transcribe-check">{icon(Icon::Warn)}<span>{text}</span></p> };
            texts.get().into_iter().map(line).collect_view()
        }}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_pair_white_with_the_next_action_of_black() {
        let (white, black) = (Some(Player::White), Some(Player::Black));
        let layout = |players: &[Option<Player>]| {
            let row = |(nth, &player): (usize, &Option<Player>)| Row {
                cursor: Cursor { game: 0, nth },
                player,
                text: nth.to_string(),
                is_flagged: false,
            };
            let lines = lines(players.iter().enumerate().map(row).collect());
            let text = |row: &Option<Row>| row.as_ref().map_or("-", |row| &row.text).to_owned();
            let line = |line: &ByPlayer<Option<Row>>| text(&line.white) + &text(&line.black);
            lines.iter().map(line).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(layout(&[None]), "0-");
        assert_eq!(layout(&[black, white, black, None]), "-0 12 3-");
        assert_eq!(layout(&[white, None]), "01");
        assert_eq!(layout(&[white, white, black, black]), "0- 12 -3");
    }
}
