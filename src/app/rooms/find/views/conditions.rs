//! Search conditions: the position, and lists of values.

use ::progress::{
    Phase,
    find::{
        BoardQuery, By, CubeHolder, DecisionKind, ErrorDirection, FindQuery, LOSSES, OpponentLine,
        Pattern, ScoreQuery,
    },
};
use board::Scene;
use editor::Msg;
use leptos::prelude::*;
use rules::Player;
use words::{Words, arg, decimal};

use super::{pick::pick, structures::structures};
use crate::{
    board::LittleBoard,
    browser::screen,
    form_fields::{choice, list, switch},
    rooms::{
        editor::{Setting, Tools},
        find::state::{Find, pattern_of},
    },
};

/// Cube values offered in the list.
const CUBES: [u32; 6] = [1, 2, 4, 8, 16, 32];

/// Maximum away score offered in the list, in points.
const MAX_AWAY: u8 = 25;

/// Draws all conditions in a disclosure. It is initially closed in a window that is too
/// narrow to show the results beside it.
#[component]
pub(crate) fn Conditions(find: Find) -> impl IntoView {
    let words = find.words.get_value();
    let is_open = !screen::is_narrow();
    let is_like = find.is_like();
    let reset = move |_| {
        find.query.set(FindQuery::default());
        find.editor.send(Msg::Clear);
    };
    view! {
        <details class="find-conditions surface" prop:open=is_open open=is_open>
            <summary>{words.find_conditions()}</summary>
            <div class="find-form">
                {first(find, &words)}
                <section aria-label=words.find_board()>
                    {move || if is_like.get() { like(find) } else { pattern(find) }}
                </section>
                {lists(find, &words)}
                <button class="button quiet" on:click=reset>{words.find_reset()}</button>
            </div>
        </details>
    }
}

/// Draws the pattern's board, tools and options.
fn pattern(find: Find) -> AnyView {
    let words = find.words.get_value();
    let change = move |change: &dyn Fn(&mut Pattern)| {
        let mut pattern = find.pattern();
        change(&mut pattern);
        find.change(|query| query.board = Some(BoardQuery::Pattern(pattern)));
    };
    let how = move |is_exact: bool, key: &'static str| {
        let label = find.text(|words| words.find_match_of(key));
        let is_chosen = move || find.pattern().is_exact == is_exact;
        choice("find-how", label, is_chosen, move || {
            untrack(|| change(&|pattern| pattern.is_exact = is_exact));
        })
    };
    let either = switch(
        words.find_either(),
        None,
        move || find.pattern().either_side,
        move |is_on| untrack(|| change(&|pattern| pattern.either_side = is_on)),
    );
    view! {
        <Setting editor=find.editor/>
        <Tools editor=find.editor is_pattern=true/>
        <p class="hint">{words.find_board_about()}</p>
        <div class="seg">{how(false, "least")}{how(true, "exact")}</div>
        {either}
    }
    .into_any()
}

/// Draws the position that the results resemble.
fn like(find: Find) -> AnyView {
    let words = find.words.get_value();
    let board = find.query.with_untracked(|query| query.board);
    let scene = match board {
        Some(BoardQuery::Like(board)) => Scene::little(&board, None, None, Player::White),
        _ => ::board::picture("", "", "", ""),
    };
    let end = move |_| {
        let sketch = find.editor.model.with_untracked(|model| *model.sketch());
        find.change(|query| {
            query.board = Some(BoardQuery::Pattern(pattern_of(&sketch, false, false)));
        });
    };
    view! {
        <h2>{words.find_like()}</h2>
        <div class="thumb"><LittleBoard scene label=words.find_board()/></div>
        <p class="hint">{words.find_like_about()}</p>
        <button class="button" on:click=end>{words.find_like_end()}</button>
    }
    .into_any()
}

/// Draws the conditions that come before the position: the type of decision and the dice.
fn first(find: Find, words: &Words) -> AnyView {
    let kinds = DecisionKind::ALL.map(|kind| (kind, words.find_kind_of(kind.key())));
    view! {
        {pick(find, words.progress_kind_head(), kinds, |query| query.kind, |query, kind| query.kind = kind)}
        {dice(find, words)}
    }
    .into_any()
}

/// Returns the name of a condition on who made the decision.
pub(super) fn by_name(words: &Words, by: By) -> String {
    words.find_by_of(match by {
        By::Reader => "reader",
        By::Opponent => "opponent",
    })
}

/// Draws the conditions that come after the position.
fn lists(find: Find, words: &Words) -> AnyView {
    let by = [By::Reader, By::Opponent].map(|by| (by, by_name(words, by)));
    let phases = Phase::ALL.map(|phase| (phase, words.progress_phase(phase.key())));
    view! {
        {structures(find)}
        {errors(find, words)}
        {pick(find, words.find_by(), by, |query| query.by, |query, by| query.by = by)}
        {move || opponents(find)}
        {pick(find, words.progress_phase_head(), phases, |query| query.phase, |query, phase| query.phase = phase)}
        {score(find, words)}
        {cube(find, words)}
    }
    .into_any()
}

fn dice(find: Find, words: &Words) -> AnyView {
    let die = |label: String, nth: usize| {
        let faces = (1..=6_u8).map(|face| (face, face.to_string()));
        let part = move |query: &FindQuery| query.dice.get(nth).copied().flatten();
        pick(find, label, faces, part, move |query, face| {
            if let Some(die) = query.dice.get_mut(nth) {
                *die = face;
            }
        })
    };
    view! {
        <div class="find-pair" role="group" aria-label=words.find_dice()>
            {die(words.editor_first_die(), 0)}
            {die(words.editor_second_die(), 1)}
        </div>
    }
    .into_any()
}

/// Returns the least losses that can be searched for, with their names.
pub(super) fn losses(words: &Words) -> Vec<(f32, String)> {
    let keys = ["error", "blunder", "large"].into_iter();
    let names = keys.zip(LOSSES.into_iter().skip(1)).map(|(key, least)| {
        let number = decimal(words, f64::from(least), 3);
        (
            least,
            words.find_loss_of(arg::Least(number), arg::Loss(key)),
        )
    });
    names.collect()
}

/// Returns the name of a kind of error.
pub(super) fn error_name(words: &Words, error: ErrorDirection) -> String {
    words.progress_habit(arg::Habit(error.key()), arg::Lead("all"))
}

fn errors(find: Find, words: &Words) -> AnyView {
    let losses = losses(words);
    let kinds = ErrorDirection::all().map(|error| (error, error_name(words, error)));
    view! {
        {pick(
            find, words.find_loss(), losses,
            |query| Some(query.loss).filter(|loss| *loss > 0.0),
            |query, loss| query.loss = loss.unwrap_or(0.0),
        )}
        {pick(find, words.find_error(), kinds, |query| query.error, |query, error| query.error = error)}
    }
    .into_any()
}

/// Returns the name of an opponent: a person, or a level of the computer.
pub(super) fn opponent_name(words: &Words, line: &OpponentLine) -> String {
    if line.is_level && terms::target_pr(&line.name).is_none() {
        words.level_name(line.name.as_str())
    } else {
        record::plain_text(&line.name)
    }
}

/// Draws the list of opponents.
fn opponents(find: Find) -> AnyView {
    let words = find.words.get_value();
    let all = find.opponents.get();
    let names = all.into_iter().map(|line| {
        let name = opponent_name(&words, &line);
        (line.key, format!("{name} ({})", line.matches))
    });
    pick(
        find,
        words.progress_opponent(),
        names,
        |query| query.opponent.clone(),
        |query, opponent| query.opponent = opponent,
    )
}

/// Returns the name of a condition on the score.
pub(super) fn score_name(words: &Words, score: ScoreQuery) -> String {
    words.find_score_of(match score {
        ScoreQuery::Money => "money",
        ScoreQuery::Match => "match",
        ScoreQuery::DoubleMatchPoint => "dmp",
        ScoreQuery::Crawford => "crawford",
        ScoreQuery::PostCrawford => "post",
        ScoreQuery::Away(..) => "away",
    })
}

fn score(find: Find, words: &Words) -> AnyView {
    let keys = [
        ScoreQuery::Money,
        ScoreQuery::Match,
        ScoreQuery::DoubleMatchPoint,
        ScoreQuery::Crawford,
        ScoreQuery::PostCrawford,
        ScoreQuery::Away(2, 2),
    ];
    let keys = keys.map(|score| (score, score_name(words, score)));
    let part = |query: &FindQuery| {
        Some(match query.score? {
            ScoreQuery::Away(..) => ScoreQuery::Away(2, 2),
            other => other,
        })
    };
    let away = Memo::new(move |_| match find.query.with(|query| query.score) {
        Some(ScoreQuery::Away(own, other)) => Some([own, other]),
        _ => None,
    });
    let is_away = Memo::new(move |_| away.get().is_some());
    let points = move |nth: usize, key: &'static str| {
        let chosen = Memo::new(move |_| {
            let points = away.get()?.get(nth).copied()?;
            usize::from(points).checked_sub(1)
        });
        let numbers = || (1..=MAX_AWAY).map(|points| points.to_string()).collect();
        let label = find.text(|words| words.find_away(key));
        list("choice-row", label, numbers, chosen, move |index| {
            let points = u8::try_from(index + 1).unwrap_or(MAX_AWAY);
            let mut both = away.get_untracked().unwrap_or([2, 2]);
            if let Some(one) = both.get_mut(nth) {
                *one = points;
            }
            find.change(|query| query.score = Some(ScoreQuery::Away(both[0], both[1])));
        })
    };
    view! {
        {pick(find, words.find_score(), keys, part, |query, score| query.score = score)}
        {move || is_away.get().then(|| view! {
            {points(0, "decider")}
            {points(1, "other")}
        })}
    }
    .into_any()
}

fn cube(find: Find, words: &Words) -> AnyView {
    let holders = CubeHolder::ALL.map(|holder| (holder, words.find_cube_of(holder.key())));
    let values = CUBES.map(|value| (value, value.to_string()));
    view! {
        {pick(find, words.doubling_cube(), holders, |query| query.cube, |query, cube| query.cube = cube)}
        {pick(
            find, words.find_cube_value(), values,
            |query| query.cube_value,
            |query, value| query.cube_value = value,
        )}
    }
    .into_any()
}
