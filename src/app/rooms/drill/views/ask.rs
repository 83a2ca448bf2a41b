//! Panel beside the board: the question, the controls for answering, and the verdict.

use ::board::DecisionBoard;
use drill::{Answer, GivenAnswer, Model, Msg, State, Topic};
use leptos::{ev::MouseEvent, html, prelude::*};
use table::Route;
use words::Words;

use crate::{
    browser::{timer, unix_ms},
    rooms::{
        drill::{
            input,
            state::Drill,
            texts,
            views::{
                board::{OwnChecker, Players},
                record::Record,
                score::ScoreField,
                session::{Marks, Session},
                sheet::{self, Finished, ItemText},
                trend::Trend,
                verdict::Feedback,
                way::{Way, way},
            },
        },
        views::{
            head::{Inner, RoomHead},
            number_field::{CheckNumber, NumberField},
        },
    },
};

/// Draws the panel beside the board.
#[component]
pub(crate) fn Panel(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let title = drill.slice(move |model| {
        let words = drill.words.read_value();
        match model.topic {
            Some(Topic::Kind(kind)) => words.drill_kind(kind.key()),
            Some(Topic::Theme(theme)) => words.drill_theme(theme.key()),
            Some(Topic::Sheet) => sheet::title(&words, model),
            Some(Topic::Cards) | None => words.drill_own(),
        }
    });
    let heading = NodeRef::<html::H1>::new();
    let inner = Inner::new(
        Route::Drill,
        drill
            .slice(|model| model.topic.is_some() && model.sheet().is_none())
            .into(),
        Callback::new(move |()| drill.send(Msg::Leave)),
    );
    focus_heading(drill, heading);
    // A question about a score has its record beside it, as there is no board.
    let is_score = drill.slice(texts::is_score);
    let record = move || view! { <Record drill/><Trend drill/> };
    view! {
        <section class="drill-panel" class:of-score=is_score aria-label=words.drill()>
            <RoomHead shell=drill.shell title inner heading>
                <Marks drill/>
            </RoomHead>
            // Focusable so that the keyboard can scroll it: an answered score question has its button elsewhere.
            <div class="drill-now" tabindex=move || is_score.get().then_some("0")>
                <ScoreField drill/>
                <Asked drill/>
                <NumberAnswer drill/>
                <Waiting drill/>
                <Refused drill/>
                <Feedback drill/>
                <ItemText drill/>
                <Finished drill/>
                {move || drill.lost.get().then(|| view! { <p role="alert">{drill.words.read_value().drill_not_stored()}</p> })}
                {move || (!is_score.get()).then(record)}
            </div>
            <div class="drill-side">
                {move || is_score.get().then(record)}
                <Session drill/>
            </div>
            <footer class="drill-foot">
                <Past drill/>
                <Onward drill/>
                <Answers drill/>
            </footer>
        </section>
    }
}

/// Moves the focus to the heading when a new question appears, unless it has a number field, which takes the focus
/// itself.
fn focus_heading(drill: Drill, heading: NodeRef<html::H1>) {
    let way = drill.slice(way);
    Effect::new(move |_| {
        // The button that led to this question has disappeared.
        let takes_focus = way.with(|way| matches!(way, Some((_, Way::Number(_)))));
        if let Some(heading) = heading
            .get()
            .filter(|_| !takes_focus && way.with(Option::is_some))
        {
            timer::after(0, move || {
                let _taken = heading.focus();
            });
        }
    });
}

/// Draws the question and its conditions.
#[component]
fn Asked(drill: Drill) -> impl IntoView {
    let question = drill.slice(move |model| {
        let task = model
            .task()
            .filter(|_| !matches!(model.state, State::Shown(_)));
        task.map(|task| texts::question(drill, task))
    });
    let about = drill.slice(move |model| {
        model
            .task()
            .and_then(|task| texts::about(&drill.words.read_value(), task, &model.state))
    });
    let note = drill.slice(move |model| {
        let asks = model.verdict().is_none() && !matches!(model.state, State::Shown(_));
        let task = model.task().filter(|_| asks);
        task.and_then(|task| texts::note(&drill.words.read_value(), task))
    });
    let asks_for_pips = drill.slice(texts::asks_for_pips);
    // Rows without a pip count would only say which checkers are whose; the question's checker says it as well.
    let has_players = drill.slice(|model| {
        model.task().is_some() && !texts::is_score(model) && !texts::asks_for_pips(model)
    });
    let own = move || asks_for_pips.get().then(|| view! { <OwnChecker drill/> });
    view! {
        {move || about.get().map(|about| view! { <p class="which">{about}</p> })}
        {move || question.get().map(|question| view! { <p class="what">{own}{question}</p> })}
        {move || note.get().map(|note| view! { <p class="note">{note}</p> })}
        {move || has_players.get().then(|| view! { <Players drill/> })}
    }
}

/// Explains why there is no question or verdict yet.
#[component]
fn Waiting(drill: Drill) -> impl IntoView {
    let state = drill.slice(move |model| waiting(&drill.words.read_value(), model));
    view! { <p class="drill-waiting" role="status">{state}</p> }
}

fn waiting(words: &Words, model: &Model) -> Option<String> {
    Some(match &model.state {
        State::Fetching => words.drill_fetching(),
        State::Missing => words.drill_missing(),
        State::NothingDue => {
            let next = model.next_due().filter(|due| *due > unix_ms());
            let next = next.map(|due| texts::next_due(words, due, unix_ms()));
            format!("{} {}", words.drill_nothing_due(), next.unwrap_or_default())
        }
        State::Judging(..) => words.drill_judging(),
        State::Failed(..) => words.drill_failed(),
        State::Choosing
        | State::Shown(_)
        | State::Finished
        | State::Asking(_)
        | State::Judged(..) => return None,
    })
}

/// Draws the buttons for the answer; a play is also entered on the board, and a number in the field below the question.
#[component]
fn Answers(drill: Drill) -> impl IntoView {
    let way = drill.slice(way);
    move || match way.get()?.1 {
        Way::Number(_) => {
            let label = drill.words.read_value().drill_check();
            let check = view! { <div class="drill-main"><CheckNumber label/></div> };
            Some(check.into_any())
        }
        Way::Choice(choices) => Some(view! { <Choices drill choices/> }.into_any()),
        Way::Play => Some(view! { <Play drill/> }.into_any()),
    }
}

/// Draws the number field, directly below the question, where a phone's keyboard does not cover it.
#[component]
fn NumberAnswer(drill: Drill) -> impl IntoView {
    let way = drill.slice(way);
    move || match way.get()?.1 {
        Way::Number(unit) => Some(view! { <Number drill unit/> }),
        Way::Choice(_) | Way::Play => None,
    }
}

/// Draws a number field with this unit.
#[component]
fn Number(drill: Drill, unit: &'static str) -> impl IntoView {
    let words = drill.words.read_value();
    let label = words.drill_number(unit);
    let submit = Callback::new(move |number: f64| {
        let number = if unit == "percent" {
            number / 100.0
        } else {
            number
        };
        drill.send(Msg::Submit(GivenAnswer::Number(number)));
    });
    let (shell, typed, refusal) = (drill.shell, drill.typed, words.drill_no_number());
    view! { <NumberField shell label refusal typed submit/> }
}

/// Returns `false` for the second click of a double click, because Next replaces the answer buttons.
fn is_single_click(event: &MouseEvent) -> bool {
    event.detail() < 2
}

/// Draws a button for each answer to a cube decision.
#[component]
fn Choices(drill: Drill, choices: &'static [Answer]) -> impl IntoView {
    let words = drill.words.read_value();
    let choice = |answer: &'static Answer| {
        let label = words.review_action(answer.key().unwrap_or_default());
        let give = move |event: MouseEvent| {
            if is_single_click(&event) {
                drill.send(Msg::Submit(GivenAnswer::Answer(*answer)));
            }
        };
        view! { <button class="button large" on:click=give>{label}</button> }
    };
    view! { <div class="drill-main">{choices.iter().map(choice).collect_view()}</div> }
}

/// Displays the reason why the last move was refused, or the move that a tap took back.
#[component]
fn Refused(drill: Drill) -> impl IntoView {
    let refused = Memo::new(move |_| {
        let trial = drill.trial.get().filter(|_| drill.is_asking())?;
        trial.message().map(str::to_owned)
    });
    move || {
        refused
            .get()
            .map(|why| view! { <p class="problem">{why}</p> })
    }
}

/// Draws the Undo button and the button that checks the play.
#[component]
fn Play(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let trial = |part: fn(&DecisionBoard) -> bool| {
        Memo::new(move |_| drill.trial.with(|trial| trial.as_ref().is_some_and(part)))
    };
    let (is_begun, is_complete) = (
        trial(DecisionBoard::is_begun),
        trial(|trial| trial.played().is_some()),
    );
    let undo = move |_| input::input(drill, ::board::Input::Do(rules::Action::Undo));
    view! {
        <div class="drill-main">
            <button class="button large" disabled=move || !is_begun.get() on:click=undo>{words.undo()}</button>
            <button
                class="button primary large"
                disabled=move || !is_complete.get()
                on:click=move |_| input::check(drill)
            >
                {words.drill_check()}
            </button>
        </div>
    }
}

/// Set of buttons below a question.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Asking,
    Judged,
    /// Sheet item without a question.
    Shown,
    Again,
    /// All due mistakes have been practised.
    Done,
    Nothing,
}

fn stage(model: &Model) -> Stage {
    match model.state {
        State::Asking(_) | State::Failed(..) => Stage::Asking,
        State::Judged(..) => Stage::Judged,
        State::Shown(_) => Stage::Shown,
        State::Missing => Stage::Again,
        State::NothingDue => Stage::Done,
        State::Choosing | State::Fetching | State::Finished | State::Judging(..) => Stage::Nothing,
    }
}

/// Draws the secondary buttons, which skip the question or show its answer.
#[component]
fn Past(drill: Drill) -> impl IntoView {
    let is_asking = drill.slice(|model| stage(model) == Stage::Asking);
    let quiet = move |label: String, msg: Msg| {
        view! { <button class="button quiet" on:click=move |_| drill.send(msg.clone())>{label}</button> }
    };
    move || {
        let words = drill.words.read_value();
        is_asking.get().then(|| {
            view! {
                <div class="drill-quiet">
                    {quiet(words.drill_show(), Msg::Submit(GivenAnswer::Nothing))}
                    {quiet(words.drill_skip(), Msg::Skip)}
                </div>
            }
        })
    }
}

/// Draws the button that continues after an answer.
#[component]
fn Onward(drill: Drill) -> impl IntoView {
    let stage = drill.slice(stage);
    let next = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        // The answer controls have disappeared, so Next takes the focus.
        if let Some(next) = next.get() {
            timer::after(0, move || {
                let _taken = next.focus();
            });
        }
    });
    let go = move |event: MouseEvent| {
        if is_single_click(&event) {
            drill.send(Msg::Next);
        }
    };
    let onward = move |label: String| {
        view! {
            <div class="drill-main">
                <button class="button primary large" node_ref=next on:click=go>
                    {label}
                </button>
            </div>
        }
    };
    move || {
        let words = drill.words.read_value();
        match stage.get() {
            Stage::Judged | Stage::Shown => onward(words.drill_next()).into_any(),
            Stage::Again => onward(words.try_again()).into_any(),
            Stage::Done => {
                let href = Route::Course(None).link();
                let course = words.place_course();
                let link = view! { <a class="button large" href=href>{course}</a> };
                view! { <div class="drill-main">{link}</div> }.into_any()
            }
            Stage::Asking | Stage::Nothing => ().into_any(),
        }
    }
}
