//! Panel beside a step's board: the idea, the task and the verdict.

use drill::{GameEnd, GamePlay, OpenStep, StepPart, TaskState};
use leptos::{html, prelude::*};
use words::{Words, arg};

use crate::{
    browser::timer,
    parts::{Icon, icon},
    rooms::{
        course::{
            state::Course,
            trial::{happened, no_move},
            views::buttons::{Buttons, Stage, stage},
        },
        views::head::RoomHead,
    },
};

/// Draws the panel beside the board.
#[component]
pub(crate) fn Panel(course: Course) -> impl IntoView {
    let of_step = |text: fn(Course, &OpenStep) -> Option<String>| {
        course.slice(move |model| model.open.as_ref().and_then(|open| text(course, open)))
    };
    let title =
        of_step(|course, open| Some(course.titles.with(|titles| titles.title(&open.step.name))));
    let title = Signal::derive(move || title.get().unwrap_or_default());
    let number =
        of_step(|course, open| Some(course.text(|words| words.course_step(open.number as u32))));
    let subtitle = Signal::derive(move || number.get().unwrap_or_default());
    let idea = of_step(|course, open| {
        let key = format!("{}-idea", open.step.name);
        course.texts.with(|texts| texts.text(&key, &[]))
    });
    let asked = of_step(|course, open| course.part_text(open, ""));
    let part = of_step(|course, open| Some(course.text(|words| part_label(words, open))));
    let foreign = of_step(|course, open| course.foreign(&open.chapter));
    let is_foreign = move || {
        foreign
            .get()
            .map(|_| view! { <p class="note">{course.text(Words::course_english)}</p> })
    };
    let is_later =
        course.slice(|model| model.open.as_ref().is_some_and(|open| part_index(open) > 0));
    let explains_dice = course.slice(|model| model.open.as_ref().is_some_and(explains_dice));
    let turned = course.shell.turned();
    let dice_hint = move || {
        let place = if turned.get() { "top" } else { "left" };
        explains_dice
            .get()
            .then(|| view! { <p class="note">{course.text(|words| words.course_dice(place))}</p> })
    };
    let heading = NodeRef::<html::H1>::new();
    focus_heading(course, heading);
    view! {
        <section class="drill-panel" aria-label=course.text(Words::place_course)>
            <RoomHead shell=course.shell title subtitle heading/>
            <div class="drill-now">
                <p class="course-idea" class:later=is_later lang=foreign dir="auto">{idea}</p>
                {is_foreign}
                <div class="course-part"><p class="which">{part}</p><Marks course/></div>
                <p class="what" lang=foreign dir="auto">{asked}</p>
                {dice_hint}
                <Refused course/>
                <Verdict course/>
            </div>
            <div class="drill-session"></div>
            <footer class="drill-foot"><Buttons course/></footer>
        </section>
    }
}

/// Returns a label with the number of the current part and the total number of parts.
fn part_label(words: &Words, open: &OpenStep) -> String {
    let all = open.step.tasks.len() as u32 + 1;
    words.course_part(arg::All(all), arg::Number(part_index(open) as u32 + 1))
}

/// Returns the index of the current part: the tasks in order, then the small game.
fn part_index(open: &OpenStep) -> usize {
    match open.part {
        StepPart::Task { nth, .. } => nth,
        StepPart::Game(_) => open.step.tasks.len(),
    }
}

/// Returns `true` for the course's second task, the first one without arrows, which explains the order of the dice until
/// it has been answered.
const fn explains_dice(open: &OpenStep) -> bool {
    let is_second = matches!(
        open.part,
        StepPart::Task {
            nth: 1,
            state: TaskState::Asking,
            ..
        }
    );
    open.number == 1 && is_second
}

/// Draws a mark for each part: filled if the part has been completed, long for the current part.
#[component]
fn Marks(course: Course) -> impl IntoView {
    let parts = course.slice(|model| {
        let open = model.open.as_ref();
        open.map(|open| {
            let all = open.step.tasks.len() + 1;
            (all, model.progress.parts(&open.step), part_index(open))
        })
    });
    let mark = |nth: usize, done: usize, now: usize| {
        view! { <i class:right=nth < done class:now=nth == now></i> }
    };
    view! {
        <span class="drill-marks" aria-hidden="true">
            {move || {
                let (all, done, now) = parts.get().unwrap_or_default();
                (0..all).map(|nth| mark(nth, done, now)).collect_view()
            }}
        </span>
    }
}

/// Moves the focus to the heading when a new part begins, unless it has a number field, which takes the focus itself.
fn focus_heading(course: Course, heading: NodeRef<html::H1>) {
    let part = course.slice(|model| {
        let open = model
            .open
            .as_ref()
            .filter(|open| stage(open) != Stage::Number)?;
        match open.part {
            StepPart::Task {
                nth,
                tries,
                state: TaskState::Asking,
            } => Some((open.step.name.clone(), nth, tries)),
            StepPart::Task { .. } => None,
            StepPart::Game(_) => Some((open.step.name.clone(), usize::MAX, 0)),
        }
    });
    Effect::new(move |_| {
        if let Some(heading) = heading.get().filter(|_| part.with(Option::is_some)) {
            timer::after(0, move || {
                let _taken = heading.focus();
            });
        }
    });
}

/// Displays the reason why the last move was refused.
#[component]
fn Refused(course: Course) -> impl IntoView {
    let refused = Memo::new(move |_| {
        let trial = course.trial.get().filter(|_| course.is_asking())?;
        trial.refused().map(str::to_owned)
    });
    move || {
        refused
            .get()
            .map(|why| view! { <p class="problem">{why}</p> })
    }
}

/// Feedback on the player's answer, shown below the task.
#[derive(Clone, PartialEq)]
enum Feedback {
    /// No feedback.
    Nothing,
    /// Status message.
    Waiting(String),
    /// Verdict: whether it is favourable, its name, and the reason; a reason of `None` stands for the engine's
    /// explanation.
    Verdict(bool, String, Option<String>),
}

fn feedback(course: Course, open: &OpenStep) -> Feedback {
    let words = course.words.read_value();
    let verdict = |right: bool| words.course_verdict(if right { "right" } else { "wrong" });
    match &open.part {
        StepPart::Task { state, .. } => match state {
            TaskState::Asking => Feedback::Nothing,
            TaskState::Judging(_) => Feedback::Waiting(words.drill_judging()),
            TaskState::Failed => Feedback::Waiting(words.drill_failed()),
            TaskState::Wrong(_) => {
                Feedback::Verdict(false, verdict(false), course.reason_in_words(open))
            }
            TaskState::Right(_) => {
                Feedback::Verdict(true, verdict(true), course.reason_in_words(open))
            }
            TaskState::Shown(answer) => Feedback::Verdict(
                true,
                course.shown_answer(answer),
                course.reason_in_words(open),
            ),
        },
        StepPart::Game(game) => game_feedback(game, &words),
    }
}

fn game_feedback(game: &GamePlay, words: &Words) -> Feedback {
    let happened = || happened(game.session(), words);
    let after_it = |text: String| match happened() {
        Some(happened) => format!("{happened} {text}"),
        None => text,
    };
    match game.end() {
        Some(GameEnd::Reached) => Feedback::Verdict(true, words.course_won(), None),
        Some(GameEnd::Missed) => Feedback::Verdict(
            false,
            words.course_lost(),
            Some(after_it(words.course_lost_about())),
        ),
        None if game.must_pass() => Feedback::Waiting(after_it(no_move(game.session(), words))),
        None if game.is_own_turn() || game.is_paused() || game.session().draft().is_some() => {
            happened().map_or(Feedback::Nothing, Feedback::Waiting)
        }
        None => Feedback::Waiting(words.turn_theirs()),
    }
}

/// Draws the verdict on the answer with its reason, or the result of the small game.
#[component]
fn Verdict(course: Course) -> impl IntoView {
    let feedback = course.slice(move |model| {
        model
            .open
            .as_ref()
            .map_or(Feedback::Nothing, |open| feedback(course, open))
    });
    let foreign = course.slice(move |model| {
        let open = model.open.as_ref()?;
        matches!(open.part, StepPart::Task { .. })
            .then(|| course.foreign(&open.chapter))
            .flatten()
    });
    let waiting = move || match feedback.get() {
        Feedback::Waiting(text) => text,
        _ => String::new(),
    };
    view! {
        <p class="drill-waiting" role="status">{waiting}</p>
        {move || {
            let Feedback::Verdict(is_good, name, why) = feedback.get() else {
                return None;
            };
            let mark = if is_good {
                icon(Icon::Check)
            } else {
                view! { <i class="drill-ring" aria-hidden="true"></i> }.into_any()
            };
            let class = if is_good { "drill-told right" } else { "drill-told wrong" };
            let why = match why {
                Some(why) => view! { <p class="drill-lead" lang=foreign dir="auto">{why}</p> }.into_any(),
                None => view! { <p class="drill-lead">{move || course.reason.get()}</p> }.into_any(),
            };
            Some(view! {
                <div class=class>
                    <div class="drill-verdict"><h2 class="tag">{mark}{name}</h2></div>
                    {why}
                </div>
            })
        }}
    }
}
