//! Texts of a question and of its answer: whether it was right, what is exact, and what was played in the game.

use drill::{
    Answer, AskedExercise, Exercise, GivenAnswer, Judgement, Keith, Kleinman, Model, Parts,
    ScoreQuestion, State, Trice, Verdict, gammon_value, is_right, race_answer, take_parts,
    take_point,
};
use leptos::prelude::*;
use record::print_roll;
use rules::{Board, Decision, Question, Score};
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object};
use words::Words;

use super::state::Drill;
use crate::browser::IS_NATIVE;

/// Maximum number of other answers listed with their losses.
const LISTED: usize = 4;

/// Returns the question of an exercise, in a sentence or two.
pub(super) fn question(drill: Drill, task: &AskedExercise) -> String {
    let words = drill.words.read_value();
    match &task.exercise {
        Exercise::Pips(_) => words.drill_ask_pips(),
        Exercise::Race(_) => words.drill_ask_race(),
        Exercise::TakePoint(asked) => {
            let double = words.drill_score_double(asked.value.points(), asked.doubled.points());
            format!(
                "{} {double} {}",
                score(&words, asked),
                words.drill_ask_take()
            )
        }
        Exercise::GammonValue(asked) => {
            let cube = words.drill_score_cube(asked.value.points());
            format!(
                "{} {cube} {}",
                score(&words, asked),
                words.drill_ask_gammon()
            )
        }
        Exercise::Decide(decision, _) => match decision.question() {
            Question::Play(roll) => {
                let line = words::decimal(&words, 0.02, 3);
                words.drill_ask_play(print_roll(roll), line)
            }
            Question::Answer { value, .. } => words.drill_ask_answer(value.points()),
            _ => words.drill_ask_double(),
        },
    }
}

fn score(words: &Words, asked: &ScoreQuestion) -> String {
    words.drill_score(asked.score.own.points(), asked.score.opponent.points())
}

/// The stakes, the source of the question and, until it is answered, the result of earlier answers.
pub(super) fn about(words: &Words, task: &AskedExercise, state: &State) -> Option<String> {
    let Exercise::Decide(decision, _) = &task.exercise else {
        return None;
    };
    let mut told = vec![stakes(words, decision)];
    if let Some(card) = &task.card {
        if card.played > 0 {
            told.push(words.drill_from(date(words, card.played)));
        }
        if matches!(state, State::Asking(_)) && card.seen > 0 {
            let found = if card.found { "yes" } else { "no" };
            told.push(words.drill_seen(found, card.seen));
        }
    }
    Some(told.join(" "))
}

fn stakes(words: &Words, decision: &Decision) -> String {
    match decision.score() {
        Score::Money { .. } => format!("{}.", words.money_title()),
        score @ Score::Match { .. } => {
            let away = |player| score.away(player).unwrap_or_default();
            let own = decision.player();
            words.drill_score(away(own), away(own.opponent()))
        }
    }
}

/// Returns the announcement of the answer.
pub(super) fn spoken(drill: Drill, model: &Model) -> String {
    let words = drill.words.read_value();
    let Some((verdict, task)) = model.verdict().zip(model.task()) else {
        return String::new();
    };
    let result = words.drill_result(how(verdict));
    format!("{result}. {}", sentences(&words, task, verdict).join(" "))
}

/// A day as the language writes it; natively its number since 1970.
pub(super) fn date(words: &Words, at: u64) -> String {
    if IS_NATIVE {
        return (at / 86_400_000).to_string();
    }
    Date::new(&JsValue::from_f64(at as f64))
        .to_locale_date_string(words.language().tag(), &Object::new())
        .into()
}

pub(super) const fn how(verdict: &Verdict) -> &'static str {
    match (verdict.given, verdict.right) {
        (GivenAnswer::Nothing, _) => "shown",
        (_, true) => "right",
        (_, false) => "wrong",
    }
}

pub(super) fn seconds(words: &Words, model: &Model) -> Option<String> {
    let elapsed_ms = model.verdict()?.elapsed_ms as f64 / 1000.0;
    model
        .timed
        .then(|| words.drill_seconds(words::decimal(words, elapsed_ms, 1)))
}

pub(super) fn sentences(words: &Words, task: &AskedExercise, verdict: &Verdict) -> Vec<String> {
    let percent =
        |chance: f32| format!("{} %", words::decimal(words, f64::from(chance) * 100.0, 1));
    match &task.exercise {
        Exercise::Pips(board) => {
            let told_pips = words.drill_pips_told(board.own().pips(), board.opponent().pips());
            with_given(
                words,
                verdict,
                |pips| words::decimal(words, pips, 0),
                vec![told_pips],
            )
        }
        Exercise::TakePoint(asked) => {
            let Parts { dropped, won, lost } = take_parts(asked);
            let [chance, dropped, won, lost] = [take_point(asked), dropped, won, lost].map(percent);
            let all = vec![words.drill_take_told(chance, dropped, won, lost)];
            with_given(words, verdict, |chance| percent(chance as f32), all)
        }
        Exercise::GammonValue(asked) => {
            let value = f64::from(gammon_value(asked));
            let all = vec![words.drill_gammon_told(words::decimal(words, value, 2))];
            with_given(words, verdict, |value| words::decimal(words, value, 2), all)
        }
        Exercise::Race(board) => {
            with_given(words, verdict, |_| String::new(), by_formulas(words, board))
        }
        Exercise::Decide(decision, Some(judged)) => decided(words, task, verdict, decision, judged),
        Exercise::Decide(_, None) => Vec::new(),
    }
}

/// The right action in a race, and what each formula says of it.
fn by_formulas(words: &Words, board: &Board) -> Vec<String> {
    let (keith, kleinman, trice) = (Keith::of(board), Kleinman::of(board), Trice::of(board));
    let action = race_answer(board).and_then(Answer::key);
    let chance = words::decimal(words, kleinman.chance() * 100.0, 0);
    vec![
        words.drill_best(words.review_action(action.unwrap_or_default())),
        words.formula_keith(keith.own, keith.opponent),
        words.formula_kleinman(
            kleinman.lead,
            kleinman.sum,
            words::decimal(words, kleinman.metric(), 2),
            chance,
            words::decimal(words, Kleinman::DOUBLE, 2),
            words::decimal(words, Kleinman::TAKE, 2),
        ),
        words.formula_trice(
            trice.own,
            trice.last_take(),
            if trice.is_short() { "short" } else { "long" },
            trice.last_take() - Trice::DOUBLE,
            trice.behind,
        ),
    ]
}

/// Puts the wrong answer before the right one: a number as `shown` writes it, or an action.
fn with_given(
    words: &Words,
    verdict: &Verdict,
    shown: impl Fn(f64) -> String,
    mut all: Vec<String>,
) -> Vec<String> {
    let given = match verdict.given {
        GivenAnswer::Number(number) => Some(shown(number)),
        GivenAnswer::Answer(answer) => answer.key().map(|key| words.review_action(key)),
        GivenAnswer::Nothing => None,
    };
    if let Some(given) = given.filter(|_| !verdict.right) {
        all.insert(0, words.drill_yours(given));
    }
    all
}

fn decided(
    words: &Words,
    task: &AskedExercise,
    verdict: &Verdict,
    decision: &Decision,
    judged: &Judgement,
) -> Vec<String> {
    let named = |answer| name(words, decision, answer);
    let lost = |loss: f32| words::decimal(words, f64::from(loss), 3);
    let best = judged.best();
    let mut all = Vec::new();
    let given = match verdict.given {
        GivenAnswer::Answer(answer) => Some(answer),
        _ => None,
    };
    if let Some((answer, loss)) = given.zip(verdict.loss) {
        all.push(if best == Some(answer) {
            words.drill_is_best(named(answer))
        } else {
            words.drill_lost(named(answer), lost(loss))
        });
    }
    if let Some(best) = best.filter(|best| Some(*best) != given) {
        all.push(words.drill_best(named(best)));
    }
    let (right, others): (Vec<_>, Vec<_>) = judged
        .losses
        .iter()
        .filter(|(answer, _)| Some(*answer) != best && Some(*answer) != given)
        .partition(|(_, loss)| is_right(*loss));
    let listed = |some: Vec<&(Answer, f32)>| {
        let with_loss = |(answer, loss): &(Answer, f32)| {
            let behind = words::signed(words, -f64::from(*loss), 3);
            format!("{} (\u{2066}{behind}\u{2069})", named(*answer))
        };
        let some = some.into_iter().take(LISTED).map(with_loss);
        board::list(words, some)
    };
    if !right.is_empty() {
        all.push(words.drill_also(listed(right)));
    }
    if !others.is_empty() {
        all.push(words.drill_rest(listed(others)));
    }
    if let Some(card) = &task.card {
        all.push(if is_right(card.lost) {
            words.drill_played_right(named(card.made))
        } else {
            words.drill_played(named(card.made), lost(card.lost))
        });
    }
    all.push(if is_exact(decision) {
        words.drill_exact()
    } else {
        words.drill_depth(judged.plies)
    });
    all
}

/// Whether the tables know every position that can come of it to the end: six checkers or fewer on both sides, all home.
fn is_exact(decision: &Decision) -> bool {
    let board = decision.board();
    [board.own(), board.opponent()].iter().all(|side| {
        let home: u8 = (1..=6).map(|point| side.at(point)).sum();
        home <= 6 && home + side.off() == side.checkers()
    })
}

fn name(words: &Words, decision: &Decision, answer: Answer) -> String {
    match answer.key() {
        Some(key) => words.review_action(key),
        // A play keeps its order in a text from right to left.
        None => format!("\u{2066}{}\u{2069}", answer.to_text(decision)),
    }
}
