//! Texts about a question and its answer: the verdict, the exact value, and the choice made in the game.

use drill::{
    Answer, AskedExercise, Exercise, GivenAnswer, Judgement, Model, ScoreQuestion, State, Verdict,
    is_right, race_answer,
};
use leptos::prelude::*;
use rules::{CubeValue, Decision, Question, Score};
use table::{Route, StudySource};
use words::{Words, arg};

use super::state::Drill;
use crate::rooms::views::{
    answer_text::{answer_text, question_text},
    date::day_of,
};

/// Number of best answers that are always listed, in addition to the player's answer and the choice made in the game.
const LISTED: usize = 4;
/// Length of a day in milliseconds.
const DAY: f64 = 86_400_000.0;

/// Returns an exercise's question in one or two sentences.
pub(super) fn question(drill: Drill, task: &AskedExercise) -> String {
    let words = drill.words.read_value();
    match &task.exercise {
        Exercise::Pips(_) => words.drill_ask_pips(),
        Exercise::Shots(_) => words.drill_ask_shots(),
        Exercise::Entering(question) => words.drill_ask_entering(question.checkers()),
        Exercise::EffectivePips(_) => words.drill_ask_effective(),
        Exercise::MatchEquity(_) => words.drill_ask_equity(),
        Exercise::NeilsNumber(_) => words.drill_ask_neil(),
        Exercise::Race(_) => words.drill_ask_race(),
        Exercise::TakePoint(_) => words.drill_ask_take(),
        Exercise::GammonValue(_) => words.drill_ask_gammon(),
        Exercise::Decide(decision, _) => question_text(&words, decision),
    }
}

/// Returns the conditions of a question that the board does not show, and the tolerance for a right answer; `None` if
/// neither applies.
pub(super) fn note(words: &Words, task: &AskedExercise) -> Option<String> {
    Some(match &task.exercise {
        Exercise::Pips(_)
        | Exercise::Race(_)
        | Exercise::Shots(_)
        | Exercise::Entering(_)
        | Exercise::NeilsNumber(_) => return None,
        Exercise::EffectivePips(_) => words.drill_ask_effective_about(),
        Exercise::MatchEquity(question) => {
            let about = words.drill_ask_equity_about();
            if question.own.min(question.opponent) == 1 {
                format!("{} {about}", words.drill_crawford_next())
            } else {
                about
            }
        }
        Exercise::TakePoint(question) => {
            let double = words.drill_score_double(
                arg::From(question.value.points()),
                arg::To(question.doubled.points()),
            );
            let about = words.drill_ask_take_about();
            format!("{double} {about}")
        }
        Exercise::GammonValue(question) => {
            let cube = words.drill_score_cube(question.value.points());
            let about = words.drill_ask_gammon_about();
            format!("{cube} {about}")
        }
        Exercise::Decide(decision, _) => match decision.question() {
            Question::Play(_) => words.drill_ask_play_about(),
            _ => return None,
        },
    })
}

/// Score that a question is about.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct AskedScore {
    /// Points that the player and the opponent need.
    pub(super) away: [u8; 2],
    /// Cube value, after the double if there is one; `None` if the question has no cube.
    pub(super) cube: Option<u32>,
}

/// Returns the score that an exercise is about; `None` if it is about a position.
pub(super) fn asked_score(exercise: &Exercise) -> Option<AskedScore> {
    let of_cube = |question: &ScoreQuestion, cube: CubeValue| AskedScore {
        away: [
            question.score.own.points(),
            question.score.opponent.points(),
        ],
        cube: Some(cube.points()),
    };
    let without_cube = |away| AskedScore { away, cube: None };
    Some(match exercise {
        Exercise::TakePoint(question) => of_cube(question, question.doubled),
        Exercise::GammonValue(question) => of_cube(question, question.value),
        Exercise::MatchEquity(question) => without_cube([question.own, question.opponent]),
        Exercise::NeilsNumber(question) => without_cube([question.leader, question.trailer]),
        _ => return None,
    })
}

/// Returns `true` if the current question is about a score instead of a position.
pub(super) fn is_score(model: &Model) -> bool {
    let task = model.task();
    task.is_some_and(|task| asked_score(&task.exercise).is_some())
}

/// Returns `true` while the current question asks for a pip count, which would otherwise be shown beside the players.
pub(super) fn asks_for_pips(model: &Model) -> bool {
    let exercise = model.task().map(|task| &task.exercise);
    let is_count = matches!(
        exercise,
        Some(Exercise::Pips(_) | Exercise::EffectivePips(_))
    );
    is_count && model.verdict().is_none()
}

/// Returns the score in one sentence.
pub(super) fn away(words: &Words, [own, opponent]: [u8; 2]) -> String {
    words.drill_score(arg::Opponent(opponent), arg::Own(own))
}

/// Returns the type of game if it is not a match, the origin of the question and, until it has been answered, the
/// result of earlier answers. A match score is shown beside the players instead.
pub(super) fn about(words: &Words, task: &AskedExercise, state: &State) -> Option<String> {
    let Exercise::Decide(decision, _) = &task.exercise else {
        return None;
    };
    let is_money = matches!(decision.score(), Score::Money { .. });
    let mut lines = Vec::new();
    if is_money {
        let game = match decision.cube() {
            Some(_) => words.money_title(),
            None => words.cubeless_title(),
        };
        lines.push(words.sentence(game));
    }
    if decision.score().is_crawford() {
        lines.push(words.sentence(words.crawford_game()));
    }
    if let Some(card) = &task.card {
        if card.played > 0 {
            lines.push(words.drill_from(day_of(words, card.played)));
        }
        if let Some(name) = &card.opponent {
            let (label, value) = (words.opponent(), words::isolated(name));
            lines.push(words.sentence(words.labelled(arg::Label(label), arg::Value(value))));
        }
        if matches!(state, State::Asking(_)) && card.seen > 0 {
            let found = if card.found { "yes" } else { "no" };
            lines.push(words.drill_seen(arg::Count(card.seen), arg::Found(found)));
        }
    }
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// Returns the spoken announcement of the verdict.
pub(super) fn verdict_announcement(drill: Drill, model: &Model) -> String {
    let words = drill.words.read_value();
    let Some((verdict, task)) = model.verdict().zip(model.task()) else {
        return String::new();
    };
    let result = words.drill_result(outcome_key(verdict));
    let all = sentences(&words, task, verdict).join(" ");
    format!("{} {all}", words.sentence(result))
}

pub(super) const fn outcome_key(verdict: &Verdict) -> &'static str {
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
        |chance: f32| words.drill_percent(words::decimal(words, f64::from(chance) * 100.0, 1));
    match &task.exercise {
        Exercise::Pips(board) => {
            let both_pips = words.drill_pips_told(
                arg::Opponent(board.opponent().pips()),
                arg::Own(board.own().pips()),
            );
            with_given(words, task, verdict, vec![both_pips])
        }
        Exercise::TakePoint(question) => {
            let parts = question.take_parts();
            let [chance, dropped, won, lost] =
                [question.take_point(), parts.dropped, parts.won, parts.lost].map(percent);
            let all = vec![words.drill_take_told(
                arg::Chance(chance),
                arg::Dropped(dropped),
                arg::Lost(lost),
                arg::Won(won),
            )];
            with_given(words, task, verdict, all)
        }
        Exercise::Shots(_) | Exercise::Entering(_) => {
            let rolls = task.exercise.target().map_or(0.0, |target| target.value);
            let chance = percent((rolls / 36.0) as f32);
            let told = words.drill_rolls_told(arg::Chance(chance), arg::Rolls(rolls as u32));
            with_given(words, task, verdict, vec![told])
        }
        Exercise::EffectivePips(_)
        | Exercise::NeilsNumber(_)
        | Exercise::MatchEquity(_)
        | Exercise::GammonValue(_) => {
            let kind = match &task.exercise {
                Exercise::NeilsNumber(_) => "neil",
                Exercise::MatchEquity(_) => "equity",
                Exercise::GammonValue(_) => "gammon",
                _ => "effective",
            };
            let value = right_number(words, task).unwrap_or_default();
            let told = words.drill_number_told(arg::Kind(kind), arg::Value(value));
            with_given(words, task, verdict, vec![told])
        }
        Exercise::Race(board) => {
            let action = race_answer(board).and_then(Answer::key).unwrap_or_default();
            let best = vec![words.drill_best(words.review_action(action))];
            with_given(words, task, verdict, best)
        }
        Exercise::Decide(decision, Some(judged)) => decided(words, verdict, decision, judged),
        Exercise::Decide(_, None) => Vec::new(),
    }
}

/// Returns the right number of an exercise with its unit; `None` if its answer is not a number.
pub(super) fn right_number(words: &Words, task: &AskedExercise) -> Option<String> {
    let target = task.exercise.target()?;
    Some(format_number(words, &task.exercise, target.value))
}

/// Returns a number that answers an exercise, with the exercise's decimal places and unit.
fn format_number(words: &Words, exercise: &Exercise, number: f64) -> String {
    let decimal = |number, digits| words::decimal(words, number, digits);
    match exercise {
        Exercise::TakePoint(_) | Exercise::MatchEquity(_) => {
            words.drill_percent(decimal(number * 100.0, 1))
        }
        Exercise::NeilsNumber(_) => words.drill_percent(decimal(number, decimal_places(number))),
        Exercise::GammonValue(_) => decimal(number, 2),
        Exercise::EffectivePips(_) => decimal(number, 1),
        _ => decimal(number, 0),
    }
}

/// Returns the decimal places that a number needs, at most two.
fn decimal_places(number: f64) -> usize {
    let is_exact = |digits: &i32| {
        let scaled = number * 10_f64.powi(*digits);
        (scaled - scaled.round()).abs() < 1e-6
    };
    (0..2).find(is_exact).unwrap_or(2) as usize
}

/// Returns the sentences about the right answer, followed by the player's answer if it is wrong.
fn with_given(
    words: &Words,
    task: &AskedExercise,
    verdict: &Verdict,
    mut all: Vec<String>,
) -> Vec<String> {
    let own_answer = match verdict.given {
        GivenAnswer::Number(number) => Some(format_number(words, &task.exercise, number)),
        GivenAnswer::Answer(answer) => answer.key().map(|key| words.review_action(key)),
        GivenAnswer::Nothing => None,
    };
    let own_answer = own_answer.filter(|_| !verdict.right);
    all.extend(own_answer.map(|answer| words.drill_yours(answer)));
    all
}

/// Returns the cost of the player's answer, and the best answer. They are shown until the engine has found an
/// explanation, and remain if it finds none.
fn decided(
    words: &Words,
    verdict: &Verdict,
    decision: &Decision,
    judged: &Judgement,
) -> Vec<String> {
    let name_of = |answer| answer_text(words, decision, answer);
    let best = judged.best();
    let own_answer = own_answer(verdict);
    let mut all = Vec::new();
    if let Some((answer, loss)) = own_answer.zip(verdict.loss) {
        let three = |loss: f32| words::decimal(words, f64::from(loss), 3);
        let parts = judged.parts(answer);
        all.push(match parts.filter(|[_, reply]| *reply > 0.0) {
            _ if best == Some(answer) => words.drill_is_best(name_of(answer)),
            Some([double, reply]) => words.drill_lost_parts(
                arg::Answer(name_of(answer)),
                arg::Double(three(double)),
                arg::Loss(three(loss)),
                arg::Reply(three(reply)),
            ),
            None => words.drill_lost(arg::Answer(name_of(answer)), arg::Loss(three(loss))),
        });
    }
    if let Some(best) = best.filter(|best| Some(*best) != own_answer) {
        all.push(words.drill_best(name_of(best)));
    }
    all
}

fn own_answer(verdict: &Verdict) -> Option<Answer> {
    match verdict.given {
        GivenAnswer::Answer(answer) => Some(answer),
        GivenAnswer::Number(_) | GivenAnswer::Nothing => None,
    }
}

/// Answer listed in the table of answers.
#[derive(Clone, PartialEq)]
pub(super) struct AnswerRow {
    pub(super) answer: Answer,
    /// Notation or name of the answer.
    pub(super) name: String,
    /// Label that marks the player's answer or the choice made in the game; `None` for other answers.
    pub(super) mark: Option<String>,
    /// Change of the deciding player's equity by the answer, in points; `None` for the best answer.
    pub(super) cost: Option<String>,
    /// `true` if the answer counts as right.
    pub(super) is_right: bool,
    /// `true` if the player gave the answer.
    pub(super) is_given: bool,
}

/// Returns the answers to a decision, best first: the best few, the player's answer, and the choice made in the game.
pub(super) fn rows(words: &Words, task: &AskedExercise, verdict: &Verdict) -> Vec<AnswerRow> {
    let Exercise::Decide(decision, Some(judged)) = &task.exercise else {
        return Vec::new();
    };
    let own_answer = own_answer(verdict);
    let choice_made = task.card.as_ref().map(|card| card.made);
    let is_listed = |(nth, (answer, _)): &(usize, &(Answer, f32))| {
        *nth < LISTED || Some(*answer) == own_answer || Some(*answer) == choice_made
    };
    // An answer that the review did not evaluate has a cost from another search.
    let depth = |answer: Answer| {
        let other = judged
            .other
            .filter(|(other, plies)| *other == answer && *plies != judged.plies);
        other.map(|(_, plies)| format!("{plies}-ply"))
    };
    let mark = |answer: Answer| {
        let label = if Some(answer) == own_answer {
            Some(words.drill_mark_yours())
        } else {
            (Some(answer) == choice_made).then(|| words.drill_mark_game())
        };
        let parts: Vec<String> = label.into_iter().chain(depth(answer)).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    };
    let row = |(nth, (answer, loss)): (usize, &(Answer, f32))| AnswerRow {
        answer: *answer,
        name: answer_text(words, decision, *answer),
        mark: mark(*answer),
        cost: judged
            .change(*answer)
            .filter(|_| nth > 0)
            .map(|change| words::signed(words, f64::from(change), 3)),
        is_right: is_right(*loss),
        is_given: Some(*answer) == own_answer,
    };
    let all = judged.losses.iter().enumerate();
    all.filter(is_listed).map(row).collect()
}

/// Returns the sentence about when the next mistake is due, at `due` in Unix milliseconds.
pub(super) fn next_due(words: &Words, due: u64, now: u64) -> String {
    let day = day_of(words, due);
    if day == day_of(words, now) {
        words.drill_next_today()
    } else {
        words.drill_next_due(day)
    }
}

/// Returns a note saying that the evaluation is exact; `None` if it is not.
pub(super) fn exact(words: &Words, task: &AskedExercise) -> Option<String> {
    let Exercise::Decide(decision, judged) = &task.exercise else {
        return None;
    };
    let is_shown = judged.is_some() && is_exact(decision);
    is_shown.then(|| words.drill_exact())
}

/// History of a card, shown after an answer.
#[derive(Clone, PartialEq)]
pub(super) struct History {
    /// Date of the game; `None` if unknown.
    pub(super) day: Option<String>,
    /// `true` if the answer was right.
    pub(super) is_found: bool,
    /// Text with the time from the last answer until the card is due again; `None` if the card is not scheduled.
    pub(super) back: Option<String>,
    /// Text about the choice made in the game and its cost.
    pub(super) made: String,
    /// Route of the page on which to study the decision.
    pub(super) study: Route,
}

/// Returns the history of the question's card; `None` if the question does not come from a card.
pub(super) fn history(words: &Words, task: &AskedExercise) -> Option<History> {
    let card = task.card.as_ref()?;
    let play_made = answer_text(words, &card.decision, card.made);
    let back = card.due.zip(card.memory).map(|(due, (_, answered))| {
        let days = due.saturating_sub(answered) as f64 / DAY;
        words.drill_back(days.round() as u32)
    });
    Some(History {
        day: (card.played > 0).then(|| day_of(words, card.played)),
        is_found: card.found,
        back,
        made: words.drill_played(
            arg::Answer(play_made),
            arg::Loss(words::decimal(words, f64::from(card.lost), 3)),
        ),
        study: Route::Study(StudySource::Link(card.link())),
    })
}

/// Returns `true` if the bear-off tables contain every position that can follow: each side has at most six checkers,
/// all of them home.
fn is_exact(decision: &Decision) -> bool {
    let board = decision.board();
    [board.own(), board.opponent()].iter().all(|side| {
        let home: u8 = (1..=6).map(|point| side.at(point)).sum();
        home <= 6 && home + side.off() == side.checkers()
    })
}
