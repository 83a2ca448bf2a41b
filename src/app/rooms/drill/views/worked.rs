//! Worked example for a position: a list of a method's steps, which mark their checkers on the board.

use drill::{Exercise, Method, Shots, Whose, WorkedStep};
use leptos::prelude::*;
use rules::{Die, Roll};

use crate::{
    parts::{Segment, segments},
    rooms::{
        drill::{state::Drill, worked_texts as texts},
        views::roll_square::roll_square,
    },
};

/// Draws the worked example once the question has been answered; empty for exercises without a method.
#[component]
pub(crate) fn Worked(drill: Drill) -> impl IntoView {
    let exercise = drill.slice(|model| {
        model.verdict()?;
        model.task().map(|task| task.exercise.clone())
    });
    move || {
        let exercise = exercise.get()?;
        let methods = exercise.methods();
        let first = methods.first()?;
        if exercise.steps(*first).is_empty() {
            return None;
        }
        let words = drill.words.read_value();
        let title = words.worked_title(texts::subject(&exercise));
        let choice = (methods.len() > 1).then(|| choice(drill, methods));
        let rolls = match &exercise {
            Exercise::Shots(board) => Some(square(&Shots::of(board))),
            _ => None,
        };
        Some(view! {
            <section class="drill-worked" aria-labelledby="drill-worked">
                <h3 id="drill-worked">{title}</h3>
                {choice}
                {move || steps(drill, &exercise)}
                {rolls}
            </section>
        })
    }
}

/// Draws the controls that select the method.
fn choice(drill: Drill, methods: &'static [Method]) -> AnyView {
    let words = drill.words.read_value();
    let one = |(nth, method): (usize, &Method)| {
        let choose = move || {
            drill.method.set(nth);
            drill.step.set(None);
            let spoken = drill.model.with_untracked(|model| {
                let exercise = model.task().map(|task| &task.exercise);
                exercise.map(|exercise| texts::spoken(&drill.words.read_value(), exercise, nth))
            });
            drill.shell.say(&spoken.unwrap_or_default());
        };
        let name = words.worked_method_name(method.key());
        Segment::new(name, move || drill.method.get() == nth, choose)
    };
    let all = methods.iter().enumerate().map(one).collect();
    segments("drill-method", words.worked_method(), None, all)
}

/// Draws the selected method's rule and steps.
fn steps(drill: Drill, exercise: &Exercise) -> AnyView {
    let words = drill.words.read_value();
    let (method, steps) = texts::selected(exercise, drill.method.get());
    let rule = texts::rule(&words, exercise, method);
    let mut whose = None;
    let rows = steps.into_iter().enumerate().map(|(nth, step)| {
        let is_new = step.whose.is_some() && step.whose != whose;
        whose = step.whose;
        let owner = step.whose.filter(|_| is_new).map(|whose| match whose {
            Whose::Own => words.name_you(),
            Whose::Opponent => words.opponent(),
        });
        let owner = owner.map(|name| view! { <li class="drill-owner">{name}</li> });
        view! { {owner}<li>{row(drill, nth, &step)}</li> }
    });
    view! {
        {rule.map(|rule| view! { <p class="drill-rule">{rule}</p> })}
        <ol class="drill-steps">{rows.collect_view()}</ol>
    }
    .into_any()
}

/// Draws a step: a button that marks its checkers on the board, or plain text if it has none.
fn row(drill: Drill, nth: usize, step: &WorkedStep) -> AnyView {
    let words = drill.words.read_value();
    let (label, sum) = (texts::label(&words, step.label), texts::sum(&words, step));
    let rolls = texts::rolls(&words, &step.rolls);
    let content = view! {
        <span>{label}<span class="unseen">": "</span></span>
        <bdi dir="ltr">{sum}</bdi>
        {rolls.map(|rolls| view! { <small>{rolls}</small> })}
    };
    if step.marked.is_empty() {
        return view! { <span class="drill-step">{content}</span> }.into_any();
    }
    let is_marked = move || drill.step.get() == Some(nth);
    let press = move |_| {
        drill
            .step
            .update(|step| *step = (*step != Some(nth)).then_some(nth));
    };
    view! {
        <button class="drill-step" aria-pressed=move || if is_marked() { "true" } else { "false" } on:click=press>
            {content}
        </button>
    }
    .into_any()
}

/// Draws the 6-by-6 square of rolls, highlighting those that hit.
fn square(shots: &Shots) -> AnyView {
    roll_square("good", |across, down| {
        let [a, b] = [across, down].map(|nth| Die::ALL[nth]);
        shots.has(Roll::new(a, b))
    })
}
