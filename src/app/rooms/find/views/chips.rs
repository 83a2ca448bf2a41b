//! Conditions in use as chips above the results; pressing a chip removes its condition.

use ::progress::find::{BoardQuery, FindQuery, ScoreQuery};
use editor::Msg;
use leptos::prelude::*;
use words::Words;

use super::conditions::{by_name, error_name, losses, opponent_name, score_name};
use crate::{
    parts::{Icon, icon},
    rooms::find::state::Find,
};

/// Condition in use: its text, and the change to the query that removes it.
type Condition = (String, Box<dyn Fn(&mut FindQuery)>);

/// Draws the conditions in use.
#[component]
pub(crate) fn Chips(find: Find) -> impl IntoView {
    let chip = move |(text, clear): Condition| {
        let label = find.text(|words| words.find_remove(&text));
        let press = move |_| {
            find.change(|query| clear(query));
            if find.query.with_untracked(|query| query.board.is_none()) {
                find.editor.send(Msg::Clear);
            }
        };
        view! {
            <li>
                <button class="find-chip" aria-label=label on:click=press>
                    <span>{text}</span>
                    {icon(Icon::Close)}
                </button>
            </li>
        }
    };
    move || {
        let all = find.words.with_value(|words| conditions(find, words));
        (!all.is_empty()).then(|| {
            let label = find.text(Words::find_conditions);
            view! { <ul class="find-chips" aria-label=label>{all.into_iter().map(chip).collect_view()}</ul> }
        })
    }
}

/// Returns a condition on the score, with the numbers of points in a score such as 3-5.
fn score_text(words: &Words, score: ScoreQuery) -> String {
    let name = score_name(words, score);
    match score {
        ScoreQuery::Away(own, other) => format!("{name}: {own}-{other}"),
        _ => name,
    }
}

/// Returns the conditions in use, in the order of the form.
fn conditions(find: Find, words: &Words) -> Vec<Condition> {
    let query = find.asked_query();
    let mut all: Vec<Condition> = Vec::new();
    let mut add = |text: Option<String>, clear: fn(&mut FindQuery)| {
        all.extend(text.map(|text| (text, Box::new(clear) as Box<_>)));
    };
    add(
        query.kind.map(|kind| words.find_kind_of(kind.key())),
        |query| query.kind = None,
    );
    let dice: Vec<_> = query.dice.iter().flatten().map(u8::to_string).collect();
    let dice = (!dice.is_empty()).then(|| format!("{} {}", words.find_dice(), dice.join("-")));
    add(dice, |query| query.dice = [None; 2]);
    let board = query.board.map(|board| match board {
        BoardQuery::Pattern(_) => words.find_board(),
        BoardQuery::Like(_) => words.find_like(),
    });
    add(board, |query| query.board = None);
    let mut reached = losses(words).into_iter();
    let loss = reached.rfind(|(least, _)| *least <= query.loss);
    add(loss.map(|(_, name)| name), |query| query.loss = 0.0);
    add(query.error.map(|error| error_name(words, error)), |query| {
        query.error = None;
    });
    add(query.by.map(|by| by_name(words, by)), |query| {
        query.by = None;
    });
    let opponent = query.opponent.as_ref().map(|key| {
        let all = find.opponents.get();
        let line = all.iter().find(|line| line.key == *key);
        line.map_or_else(
            || words.progress_opponent(),
            |line| opponent_name(words, line),
        )
    });
    add(opponent, |query| query.opponent = None);
    add(
        query.phase.map(|phase| words.progress_phase(phase.key())),
        |query| query.phase = None,
    );
    add(query.score.map(|score| score_text(words, score)), |query| {
        query.score = None;
    });
    let cube = query.cube.map(|cube| {
        let of = words.find_cube_of(cube.key());
        format!("{}: {of}", words.doubling_cube())
    });
    add(cube, |query| query.cube = None);
    let value = query.cube_value;
    let value = value.map(|value| format!("{}: {value}", words.find_cube_value()));
    add(value, |query| query.cube_value = None);
    for (nth, (_, structure)) in query.structures.iter().enumerate() {
        let name = words.find_structure_of(structure.key());
        let clear = move |query: &mut FindQuery| {
            if nth < query.structures.len() {
                query.structures.remove(nth);
            }
        };
        all.push((name, Box::new(clear)));
    }
    all
}
