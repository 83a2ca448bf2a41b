//! Printed sheet: positions in two columns, and the answers on the last page.

use ::board::{colour, cube_name};
use leptos::prelude::*;
use record::{SheetItem, Variation, VariationTurn};
use rules::{ByPlayer, Decision, Player, Question};
use words::{Words, arg, isolated};

use super::picture::numbered_board;
use crate::rooms::{
    sheets::state::Sheets,
    views::{
        add_to_sheet::sheet_title,
        answer_text::{answer_text, line_name, turn_text},
    },
};

/// Draws the pages, which are visible only in print.
pub(super) fn paper(room: Sheets) -> impl IntoView {
    let pages = move || {
        let sheet = room.sheet.get();
        let title = room.text(|words| sheet_title(words, &sheet.title));
        let position = |(nth, item): (usize, &SheetItem)| {
            let text = item.note.comment.clone().filter(|_| !item.asks);
            let lines = (!item.asks).then(|| lines(room, item));
            let decision = &item.decision;
            let names = ByPlayer::new(|player| name(room, player));
            let turn = room.text(|words| turn(words, decision, &names));
            let kind = room.text(|words| kind(words, decision));
            let cube = room.text(|words| cube(words, decision, &names));
            let side = |player: Player| room.text(|words| side(words, decision, player, &names));
            let bottom = decision.player();
            let board = numbered_board(&shown(item));
            view! {
                <li>
                    <p class="paper-head"><b>{nth + 1}</b><b>{turn}</b></p>
                    <p class="paper-side"><span>{side(bottom.opponent())}</span><span>{kind}</span></p>
                    {board}
                    <p class="paper-side"><span>{side(bottom)}</span><span>{cube}</span></p>
                    {text.map(|text| view! { <p class="sheet-comment" dir="auto">{text}</p> })}
                    {lines}
                </li>
            }
        };
        let positions: Vec<_> = sheet.items.iter().enumerate().map(position).collect();
        view! {
            <p class="paper-title" dir="auto">{title}</p>
            <ol class="paper-positions">{positions}</ol>
        }
    };
    view! { <div class="sheet-paper" aria-hidden="true">{pages}{move || answers(room)}</div> }
}

/// Draws the answers to all questions, with the numbers of their positions and the drawings of their notes; `None`
/// without questions.
fn answers(room: Sheets) -> Option<AnyView> {
    let sheet = room.sheet.get();
    let answer = |(nth, item): (usize, &SheetItem)| {
        let best = room.best.with(|all| all.get(nth).copied().flatten());
        let best = best.map(|best| room.text(|words| answer_text(words, &item.decision, best)));
        let text = item.note.comment.clone();
        let drawn = (!item.note.drawing.is_empty()).then(|| numbered_board(item));
        view! {
            <li value=nth + 1>
                <b>{best}</b>
                {drawn}
                {text.map(|text| view! { <p class="sheet-comment" dir="auto">{text}</p> })}
                {lines(room, item)}
            </li>
        }
    };
    let asked = sheet.items.iter().enumerate().filter(|(_, item)| item.asks);
    let answers: Vec<_> = asked.map(answer).collect();
    (!answers.is_empty()).then(|| {
        view! {
            <div class="paper-answers">
                <p class="paper-title">{room.text(Words::sheet_answers)}</p>
                <ol>{answers}</ol>
            </div>
        }
        .into_any()
    })
}

/// Returns the name of a player's colour.
pub(super) fn name(room: Sheets, player: Player) -> String {
    let theme = room.shell.settings().get().theme;
    room.text(|words| words.name_colour(colour(theme, player)))
}

/// Returns who decides, and on what.
fn turn(words: &Words, decision: &Decision, names: &ByPlayer<String>) -> String {
    let who = arg::Who(names[decision.player()].as_str());
    match decision.question() {
        Question::Play(roll) => words.sheet_turn(
            arg::Ask("play"),
            arg::What(isolated(&roll.to_string())),
            who,
        ),
        Question::Answer { value, .. } => words.sheet_turn(
            arg::Ask("answer"),
            arg::What(value.points().to_string()),
            who,
        ),
        _ => words.sheet_turn(arg::Ask("double"), arg::What(String::new()), who),
    }
}

/// Returns the kind of game, unless it is an ordinary game of a match.
fn kind(words: &Words, decision: &Decision) -> Option<String> {
    let score = decision.score();
    match score.away(decision.player()) {
        None => Some(words.money_title()),
        Some(_) => score.is_crawford().then(|| words.crawford_game()),
    }
}

/// Returns the cube's value and owner; `None` without a cube.
fn cube(words: &Words, decision: &Decision, names: &ByPlayer<String>) -> Option<String> {
    let cube = decision.cube_on_board()?;
    let owner = cube.owner.map(|owner| names[owner].as_str().into());
    Some(cube_name(words, cube.value, owner, false))
}

/// Returns a player's pip count, and the points that the player needs in a match.
pub(super) fn side(
    words: &Words,
    decision: &Decision,
    player: Player,
    names: &ByPlayer<String>,
) -> String {
    let pips = decision.board_of(player).own().pips();
    let pips = words.position_pips(arg::Pips(pips), arg::Who(names[player].as_str()));
    let away = decision
        .score()
        .away(player)
        .map(|points| words.away(points));
    [Some(pips), away]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Draws a position's variations, each as a line of notation with its texts.
fn lines(room: Sheets, item: &SheetItem) -> Vec<AnyView> {
    let line = |(nth, variation): (usize, &Variation)| {
        let name = room.text(|words| line_name(words, nth, variation));
        let turn = |turn: &VariationTurn| {
            let notation = room.text(|words| turn_text(words, turn));
            view! { " "{notation}" "<span>{turn.text().to_owned()}</span> }
        };
        let turns: Vec<_> = variation.turns().iter().map(turn).collect();
        view! { <p class="sheet-comment" dir="auto"><b>{name}</b>{turns}</p> }.into_any()
    };
    let all = item.variations.iter().enumerate();
    all.filter(|(_, one)| !one.turns().is_empty())
        .map(line)
        .collect()
}

/// Returns the item as printed. A question loses its note, because the text or drawing would give the answer away.
fn shown(item: &SheetItem) -> SheetItem {
    let mut shown = item.clone();
    if item.asks {
        shown.note = record::Note::default();
    }
    shown
}
