//! Feedback on an answer: the verdict, the explanation, the answers with their costs, and the card's history.

use drill::{Answer, Msg};
use leptos::prelude::*;

use crate::{
    parts::{Icon, icon},
    rooms::drill::{
        state::Drill,
        texts::{self, AnswerRow, History},
        views::worked::Worked,
    },
};

/// Draws the verdict and its explanation, once the question has been answered.
#[component]
pub(crate) fn Feedback(drill: Drill) -> impl IntoView {
    let verdict = drill.slice(move |model| {
        let (verdict, task) = (model.verdict()?, model.task()?);
        let words = drill.words.read_value();
        Some((
            texts::outcome_key(verdict),
            texts::sentences(&words, task, verdict),
            texts::seconds(&words, model),
            texts::rows(&words, task, verdict),
            texts::right_number(&words, task),
            (texts::exact(&words, task), texts::history(&words, task)),
        ))
    });
    move || {
        let (outcome, sentences, seconds, rows, number, (exact, history)) = verdict.get()?;
        let result = drill.words.read_value().drill_result(outcome);
        let back = history.as_ref().and_then(|history| history.back.clone());
        let mark = match outcome {
            "right" => Some(icon(Icon::Check)),
            "wrong" => Some(view! { <i class="drill-ring" aria-hidden="true"></i> }.into_any()),
            _ => None,
        };
        Some(view! {
            <div class=format!("drill-told {outcome}")>
                <div class="drill-verdict">
                    <h2 class="tag">{mark}{result}{seconds.map(|seconds| view! { <small>{seconds}</small> })}</h2>
                    {back.map(|back| view! { <small>{back}</small> })}
                </div>
                // Hidden from screen readers, because the sentence below repeats the number.
                {number.map(|number| view! { <p class="drill-figure" aria-hidden="true">{number}</p> })}
                {reason(drill, sentences, !rows.is_empty())}
                {(!rows.is_empty()).then(|| answers(drill, rows))}
                {history.map(|history| card(drill, history))}
                {exact.map(|exact| view! { <p class="drill-depth">{exact}</p> })}
                <Worked drill/>
            </div>
        })
    }
}

/// Draws the explanation of the verdict on a decision, which may arrive later, or the exact answer to another exercise.
fn reason(drill: Drill, sentences: Vec<String>, is_decision: bool) -> AnyView {
    if !is_decision {
        let mut lines = sentences.into_iter();
        let first = lines
            .next()
            .map(|line| view! { <p class="drill-lead">{line}</p> });
        let others = lines.map(|line| view! { <p>{line}</p> }).collect_view();
        return view! { {first}{others} }.into_any();
    }
    let verdict = sentences.join(" ");
    let sentence = move || drill.reason.get().unwrap_or_else(|| verdict.clone());
    view! { <p class="drill-lead of-decision">{sentence}</p> }.into_any()
}

/// Draws the answers with their costs and, for plays, the winning chances, which arrive with the explanation.
fn answers(drill: Drill, rows: Vec<AnswerRow>) -> AnyView {
    let words = drill.words.read_value();
    let has_wins = rows.iter().all(|row| matches!(row.answer, Answer::Play(_)));
    let win = move |answer: Answer| {
        let chance = drill.wins.with(|wins| {
            let mut wins = wins.iter();
            wins.find(|(known, _)| *known == answer)
                .map(|(_, win)| *win)
        })?;
        let words = drill.words.read_value();
        Some(words::decimal(&words, f64::from(chance) * 100.0, 1))
    };
    let row = |row: AnswerRow| {
        let class = match (row.cost.is_none(), row.is_given, row.is_right) {
            (true, ..) => "best",
            (_, true, true) => "given right",
            (_, true, false) => "given",
            _ => "",
        };
        let tick = row.cost.is_none().then(|| icon(Icon::Check));
        let mark = row.mark.map(|mark| view! { " "<small>{mark}</small> });
        view! {
            <tr class=class>
                <th scope="row">{tick}<span>{row.name}</span>{mark}</th>
                <td dir="ltr">{row.cost}</td>
                {has_wins.then(|| view! { <td dir="ltr">{move || win(row.answer)}</td> })}
            </tr>
        }
    };
    view! {
        <table class="drill-answers">
            <thead>
                <tr>
                    <th scope="col">{words.drill_head_answer()}</th>
                    <th scope="col">{words.drill_head_cost()}</th>
                    {has_wins.then(|| view! { <th scope="col">{words.review_win()}</th> })}
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Draws the card's history (the game, today, and the next review) and a link to study its decision. The button that
/// permanently removes the card is here, so that it is not close to the Next button.
fn card(drill: Drill, history: History) -> AnyView {
    let words = drill.words.read_value();
    let class = |is_right: bool| if is_right { "right" } else { "wrong" };
    let href = history.study.to_string();
    let day = history.day.unwrap_or_else(|| words.drill_mark_game());
    let back = history.back.map(|back| {
        view! { <li class="to-come"><i aria-hidden="true"></i><span>{back}</span></li> }
    });
    view! {
        <section class="drill-history" aria-labelledby="drill-history">
            <h3 id="drill-history">{words.drill_history()}</h3>
            <ol>
                <li class=class(false)><i aria-hidden="true"></i><span>{day}</span></li>
                <li class=class(history.is_found)><i aria-hidden="true"></i><span>{words.drill_today()}</span></li>
                {back}
            </ol>
            <p>{history.made}</p>
            <div class="drill-ways">
                <a class="button quiet" href=href on:click=move |_| drill.keep(history.study.clone())>
                    {words.editor_study_position()}
                </a>
                <button class="button quiet" on:click=move |_| drill.send(Msg::PutAway)>{words.drill_never()}</button>
            </div>
        </section>
    }
    .into_any()
}
