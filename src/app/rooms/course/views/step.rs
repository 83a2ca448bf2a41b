//! Panel beside a step's board: the idea, the task and the verdict.

use drill::{OpenStep, StepPart, TaskState};
use leptos::{html, prelude::*};
use words::{Words, arg};

use crate::{
    browser::timer,
    parts::{Icon, icon},
    rooms::{
        course::{
            feedback::{Feedback, Mark, feedback},
            state::Course,
            views::{
                buttons::{Buttons, Stage, stage},
                map::own_chapter,
            },
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
    let idea = of_step(Course::idea);
    let asked = of_step(|course, open| course.part_text(open, ""));
    let foreign = of_step(|course, open| course.foreign(&open.chapter));
    let is_foreign = move || {
        foreign
            .get()
            .map(|_| view! { <p class="note">{course.text(Words::course_english)}</p> })
    };
    let explains_dice = course.slice(|model| model.open.as_ref().is_some_and(explains_dice));
    let turned = course.shell.turned();
    let dice_hint = move || {
        let place = if turned.get() { "top" } else { "left" };
        explains_dice
            .get()
            .then(|| view! { <p class="note">{course.text(|words| words.next_dice(place))}</p> })
    };
    let heading = NodeRef::<html::H1>::new();
    focus_heading(course, heading);
    let now = NodeRef::<html::Div>::new();
    scroll_to_top(course, now);
    let is_game = course.slice(|model| model.game().is_some());
    view! {
        <section class="drill-panel" aria-label=course.text(Words::place_course)>
            <RoomHead shell=course.shell title subtitle heading/>
            <div class="drill-now" class:course-game=is_game node_ref=now>
                <Part course/>
                <p class="what" lang=foreign dir="auto">{asked}</p>
                <Refused course/>
                <Verdict course/>
                {dice_hint}
                <p class="course-idea" lang=foreign dir="auto">{idea}</p>
                {is_foreign}
                {own_chapter(course)}
            </div>
            <div class="drill-session"><Missing course/></div>
            <footer class="drill-foot"><Buttons course/></footer>
        </section>
    }
}

/// Draws the number of the current part, the turn of a small game with a limit, and a mark for each part.
#[component]
fn Part(course: Course) -> impl IntoView {
    let label = course.slice(move |model| {
        let open = model.open.as_ref();
        open.map(|open| course.text(|words| (part_label(words, open), turn_label(words, open))))
    });
    let part = move || label.get().map(|(part, _)| part);
    let turn = move || {
        let turn = label.get().and_then(|(_, turn)| turn);
        turn.map(|turn| view! { " · "<span class="course-turn">{turn}</span> })
    };
    view! { <div class="course-part"><p class="which">{part}{turn}</p><Marks course/></div> }
}

/// Returns a label with the current turn of the small game; `None` for a task or a game without a limit.
fn turn_label(words: &Words, open: &OpenStep) -> Option<String> {
    let StepPart::Game(game) = &open.part else {
        return None;
    };
    let all = u32::from(game.game().max_turns?);
    let turn = u32::from(game.turn()).min(all);
    Some(words.course_turn(arg::All(all), arg::Number(turn)))
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

/// Returns `true` while the first step explains the order of two different dice: in each task without arrows until it
/// has been answered, and in the small game until the first play.
fn explains_dice(open: &OpenStep) -> bool {
    let decision = match &open.part {
        StepPart::Task {
            state: TaskState::Asking,
            ..
        } if open.shown().is_none() => open.task().map(|task| *task.question.decision()),
        StepPart::Game(game) if game.turns() == 0 => game.session().decision(),
        _ => None,
    };
    let roll = decision.and_then(|decision| decision.roll());
    open.number == 1 && roll.is_some_and(|roll| !roll.is_double())
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

/// Scrolls the text to its top when a part, a verdict or a message about a turn appears.
fn scroll_to_top(course: Course, now: NodeRef<html::Div>) {
    let shown = course.slice(move |model| {
        let open = model.open.as_ref()?;
        let name = open.step.name.clone();
        Some((name, part_index(open), stage(open), feedback(course, open)))
    });
    Effect::new(move |_| {
        shown.track();
        if let Some(now) = now.get() {
            now.set_scroll_top(0);
        }
    });
}

/// Displays the reason why the last move was refused, or the move that a tap took back.
#[component]
fn Refused(course: Course) -> impl IntoView {
    let refused = Memo::new(move |_| {
        let trial = course.trial.get().filter(|_| course.is_asking())?;
        trial.message().map(str::to_owned)
    });
    move || {
        refused
            .get()
            .map(|why| view! { <p class="problem">{why}</p> })
    }
}

/// Names the die that is still to be played, which is why the button below is disabled.
#[component]
fn Missing(course: Course) -> impl IntoView {
    let missing = Memo::new(move |_| {
        let trial = course.trial.get().filter(|_| course.is_asking())?;
        Some((trial.missing()?.pips(), trial.is_begun()))
    });
    move || {
        missing.get().map(|(die, is_begun)| {
            let text = course.text(|words| words.no_unfinished(die));
            view! { <p class="course-missing" class:begun=is_begun>{text}</p> }
        })
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
    let foreign = course.slice(move |model| course.foreign(&model.open.as_ref()?.chapter));
    let waiting = move || match feedback.get() {
        Feedback::Waiting(text) => text,
        _ => String::new(),
    };
    view! {
        <p class="drill-waiting" role="status">{waiting}</p>
        {move || {
            let Feedback::Verdict(verdict) = feedback.get() else {
                return None;
            };
            let (class, mark) = match verdict.mark {
                Mark::Right => ("drill-told right", Some(icon(Icon::Check))),
                Mark::Wrong => {
                    let ring = view! { <i class="drill-ring" aria-hidden="true"></i> };
                    ("drill-told wrong", Some(ring.into_any()))
                }
                Mark::Shown => ("drill-told", None),
            };
            let why = verdict.why.map(|why| view! { <p class="drill-lead" lang=foreign dir="auto">{why}</p> });
            let about = verdict.about.map(|about| view! { <p class="drill-lead">{about}</p> });
            Some(view! {
                <div class=class>
                    <div class="drill-verdict"><h2 class="tag">{mark}{verdict.name}</h2></div>
                    {why}
                    {about}
                </div>
            })
        }}
    }
}
