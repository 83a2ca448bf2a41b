//! Panel beside a step's board: the idea, the task, the verdict, and the buttons.

use drill::{
    Answer, CourseMsg, GameEnd, GivenAnswer, OpenStep, StepPart, TaskQuestion, TaskState, answers,
};
use leptos::{html, prelude::*};
use rules::{Choice, Phase};
use table::Route;
use words::{Words, arg};

use crate::{
    browser::timer,
    parts::{Icon, icon},
    rooms::{
        course::{
            input,
            state::Course,
            trial::{Trial, happened},
        },
        views::{head::RoomHead, number_field::NumberField},
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
    let heading = NodeRef::<html::H1>::new();
    focus_heading(course, heading);
    view! {
        <section class="drill-panel" aria-label=course.text(Words::place_course)>
            <RoomHead shell=course.shell title subtitle heading/>
            <div class="drill-now">
                <p class="course-idea" lang=foreign dir="auto">{idea}</p>
                {is_foreign}
                <p class="which">{part}</p>
                <p class="what" lang=foreign dir="auto">{asked}</p>
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
    let number = match open.part {
        StepPart::Task { nth, .. } => nth as u32 + 1,
        StepPart::Game(_) => all,
    };
    words.course_part(arg::All(all), arg::Number(number))
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
    /// Verdict: whether it is favourable, its name, and the reason; `None` for the engine's explanation.
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
            TaskState::Wrong(_) => Feedback::Verdict(false, verdict(false), None),
            TaskState::Right(_) => {
                Feedback::Verdict(true, verdict(true), course.part_text(open, "-why"))
            }
            TaskState::Shown(answer) => Feedback::Verdict(
                true,
                course.shown_answer(answer),
                course.part_text(open, "-why"),
            ),
        },
        StepPart::Game(game) => match game.end() {
            Some(GameEnd::Reached) => Feedback::Verdict(true, words.course_won(), None),
            Some(GameEnd::Missed) => {
                Feedback::Verdict(false, words.course_lost(), Some(words.course_lost_about()))
            }
            None if game.must_pass() => Feedback::Waiting(words.course_no_move()),
            None if !game.is_own_turn() => Feedback::Waiting(words.turn_theirs()),
            None => happened(game.session(), &words).map_or(Feedback::Nothing, Feedback::Waiting),
        },
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

/// Set of buttons offered below the task.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Play,
    Choice(&'static [Answer]),
    Double,
    AnswerDouble,
    Number,
    Next { is_last: bool },
    Again,
    Pass,
    Over { has_won: bool },
    Nothing,
}

fn stage(open: &OpenStep) -> Stage {
    match &open.part {
        StepPart::Task { nth, state, .. } => match state {
            TaskState::Asking | TaskState::Failed => match open.task().map(|task| &task.question) {
                Some(TaskQuestion::Number(..)) => Stage::Number,
                Some(TaskQuestion::Decide(decision, _)) => match answers(decision) {
                    [] => Stage::Play,
                    choices => Stage::Choice(choices),
                },
                None => Stage::Nothing,
            },
            TaskState::Judging(_) => Stage::Nothing,
            TaskState::Wrong(_) => Stage::Again,
            TaskState::Right(_) | TaskState::Shown(_) => Stage::Next {
                is_last: nth + 1 == open.step.tasks.len(),
            },
        },
        StepPart::Game(game) => match game.end() {
            Some(end) => Stage::Over {
                has_won: end == GameEnd::Reached,
            },
            None if game.must_pass() => Stage::Pass,
            None if game.is_own_turn() => match game.session().phase() {
                Phase::ToRoll => Stage::Double,
                Phase::Doubled { .. } => Stage::AnswerDouble,
                _ => Stage::Play,
            },
            None => Stage::Nothing,
        },
    }
}

/// Draws the buttons below the task.
#[component]
fn Buttons(course: Course) -> impl IntoView {
    let stage = course.slice(|model| model.open.as_ref().map_or(Stage::Nothing, stage));
    let primary = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        let is_over = matches!(
            stage.get(),
            Stage::Next { .. }
                | Stage::Again
                | Stage::Pass
                | Stage::Double
                | Stage::AnswerDouble
                | Stage::Over { .. }
        );
        if let Some(button) = primary.get().filter(|_| is_over) {
            timer::after(0, move || {
                let _taken = button.focus();
            });
        }
    });
    let main = move |label: String, msg: CourseMsg| {
        view! {
            <button class="button primary large" node_ref=primary on:click=move |_| course.send(msg.clone())>
                {label}
            </button>
        }
    };
    move || {
        let words = course.words.read_value();
        let buttons = match stage.get() {
            Stage::Nothing => return ().into_any(),
            Stage::Play => play(course),
            Stage::Choice(choices) => choice(course, choices),
            Stage::Double => view! {
                {quiet(course, words.double(), CourseMsg::Choose(Choice::Double))}
                {main(words.roll(), CourseMsg::Choose(Choice::Roll))}
            }
            .into_any(),
            Stage::AnswerDouble => view! {
                {quiet(course, words.drop(), CourseMsg::Choose(Choice::Drop))}
                {main(words.take(), CourseMsg::Choose(Choice::Take))}
            }
            .into_any(),
            Stage::Number => return number(course),
            Stage::Next { is_last: false } => main(words.drill_next(), CourseMsg::Next).into_any(),
            Stage::Next { is_last: true } => main(words.course_play(), CourseMsg::Next).into_any(),
            Stage::Again => view! {
                {quiet(course, words.drill_show(), CourseMsg::Show)}
                {main(words.try_again(), CourseMsg::Again)}
            }
            .into_any(),
            Stage::Pass => main(words.done(), CourseMsg::Pass).into_any(),
            Stage::Over { has_won } => over(course, has_won, primary),
        };
        view! { <div class="drill-main">{buttons}</div> }.into_any()
    }
}

fn quiet(course: Course, label: String, msg: CourseMsg) -> AnyView {
    view! { <button class="button large" on:click=move |_| course.send(msg.clone())>{label}</button> }.into_any()
}

/// Draws the buttons shown after the small game: play again, and the link to the next step or the map.
fn over(course: Course, has_won: bool, primary: NodeRef<html::Button>) -> AnyView {
    let words = course.words.read_value();
    let next = course
        .model
        .with_untracked(|model| model.open.as_ref().and_then(|open| open.next.clone()));
    let label = if next.is_some() {
        words.course_next()
    } else {
        words.course_map()
    };
    let href = Route::Course(next).link();
    let (again, link) = if has_won {
        ("button large", "button primary large")
    } else {
        ("button primary large", "button large")
    };
    view! {
        <button class=again node_ref=primary on:click=move |_| course.send(CourseMsg::Restart)>
            {words.course_again()}
        </button>
        <a class=link href=href>{label}</a>
    }
    .into_any()
}

/// Draws the Undo button and the button that submits the play.
fn play(course: Course) -> AnyView {
    let words = course.words.read_value();
    let trial = |part: fn(&Trial) -> bool| {
        Memo::new(move |_| course.trial.with(|trial| trial.as_ref().is_some_and(part)))
    };
    let (is_begun, is_complete) = (
        trial(Trial::is_begun),
        trial(|trial| trial.played().is_some()),
    );
    let undo = move |_| input::input(course, ::board::Input::Do(rules::Action::Undo));
    let is_game = course.model.with_untracked(|model| model.game().is_some());
    let label = if is_game {
        words.done()
    } else {
        words.drill_check()
    };
    view! {
        <button class="button large" disabled=move || !is_begun.get() on:click=undo>{words.undo()}</button>
        <button
            class="button primary large"
            disabled=move || !is_complete.get()
            on:click=move |_| input::finish(course)
        >
            {label}
        </button>
    }
    .into_any()
}

/// Draws a button for each answer to a cube decision.
fn choice(course: Course, choices: &'static [Answer]) -> AnyView {
    let words = course.words.read_value();
    let choice = |answer: &'static Answer| {
        let label = words.review_action(answer.key().unwrap_or_default());
        quiet(
            course,
            label,
            CourseMsg::Submit(GivenAnswer::Answer(*answer)),
        )
    };
    choices.iter().map(choice).collect_view().into_any()
}

/// Draws the number field.
fn number(course: Course) -> AnyView {
    let words = course.words.read_value();
    let (label, check) = (words.course_answer(), words.drill_check());
    let submit = Callback::new(move |number| {
        course.send(CourseMsg::Submit(GivenAnswer::Number(number)));
    });
    let (shell, typed, refusal) = (course.shell, course.typed, words.drill_no_number());
    view! { <NumberField shell label check refusal typed submit/> }.into_any()
}
