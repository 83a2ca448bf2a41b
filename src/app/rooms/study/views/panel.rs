//! The panel of the study room: its heading, the position shown, and the buttons that move through the plays.

use leptos::{html, prelude::*};
use record::Start;
use rules::Decision;
use share::ShareSubject;
use study::{Model, Msg, Review, heading};

use super::{plays::Plays, review::arriving, swipe::Swiped};
use crate::{
    browser::timer,
    rooms::{
        Shell,
        study::state::Reviewed,
        views::{
            head::RoomHead,
            position_actions::{SavePosition, open_in_editor},
        },
    },
    sharing::SHARE,
};

/// The panel beside the board.
#[component]
pub(crate) fn Panel(shell: Shell, told: Memo<String>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed {
        review_job,
        model,
        words,
        ..
    } = reviewed;
    let is_match = model.with_untracked(|model| model.record().is_some());
    // The first frame shows the board; the review and the list of plays follow in later frames.
    let board_drawn = RwSignal::new(false);
    timer::after_frame(move || {
        let _gone = board_drawn.try_set(true);
    });
    // What is to be decided follows from the whole game so far: it comes in a task of its own.
    let arrived = RwSignal::new(());
    let position = Memo::new(move |_| {
        arrived.get();
        let is_due = board_drawn.get();
        is_due
            .then(|| model.with_untracked(Model::decision))
            .flatten()
    });
    let begun = Memo::new(move |_| review_job.review.with(Review::has_begun));
    let errors = Callback::new(move |forward| {
        if is_match && begun.get_untracked() {
            reviewed.go(forward);
        }
    });
    let now = NodeRef::<html::Div>::new();
    let place = Memo::new(move |_| model.with(Model::place));
    Effect::new(move |before: Option<()>| {
        place.get();
        if before.is_some() {
            timer::after_frame(move || {
                let _gone = arrived.try_set(());
                // The review of the decision is built before this frame too.
                timer::after_frame(move || show_decision(now));
            });
        }
    });
    view! {
        <section class="study-panel" class:reviewed=begun aria-label=words.read_value().study()>
            {head(shell, reviewed, position)}
            <Swiped class="study-now" go=errors node=now>
                {said_of_moment(told, reviewed)}
                {move || board_drawn.get().then(|| arriving(reviewed))}
                <PlayOn shell reviewed position/>
            </Swiped>
            {is_match.then(|| view! { <Plays reviewed/> <StepButtons shell begun reviewed/> })}
        </section>
    }
}

/// The way out, the title, and the buttons to store, edit and share the position.
fn head(shell: Shell, reviewed: Reviewed, position: Memo<Option<Decision>>) -> impl IntoView {
    let Reviewed {
        model, words, send, ..
    } = reviewed;
    let title = Memo::new(move |_| model.with(|model| heading(model, &words.read_value())));
    let share = words.read_value().share();
    let open_sheet = move |_| {
        shell.share(model.with_untracked(|model| ShareSubject {
            position: model.decision(),
            record: model.record().cloned(),
            game: model.game_shown(),
        }));
    };
    let edit_label = words.read_value().position_edit();
    let open_editor = move |_| {
        if let Some(decision) = position.get_untracked() {
            open_in_editor(&decision);
        }
    };
    view! {
        <RoomHead shell title>
            <Games shell model send/>
            <SavePosition shell position icon=true/>
            <button
                class="icon"
                aria-label=edit_label.clone()
                title=edit_label
                disabled=move || position.get().is_none()
                on:click=open_editor
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-5L16 4l4 4L9 19z"/></svg>
            </button>
            <button class="icon" aria-label=share.clone() title=share on:click=open_sheet>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=SHARE/></svg>
            </button>
        </RoomHead>
    }
}

/// The moment that is shown: what is decided in it, its number, and the comment of the file.
fn said_of_moment(told: Memo<String>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed { model, words, .. } = reviewed;
    let count = Memo::new(move |_| {
        model.with(|model| (model.at() as u32 + 1, model.moments().len() as u32))
    });
    let which = move || {
        let (number, all) = count.get();
        (all > 1).then(|| words.read_value().study_moment(number, all))
    };
    let comment = Memo::new(move |_| model.with(|model| model.comment().map(str::to_owned)));
    view! {
        <div class="study-moment">
            <p class="what">{told}</p>
            <p class="which">{which}</p>
        </div>
        {move || comment.get().map(|comment| view! { <p class="comment" dir="auto">{comment}</p> })}
    }
}

/// Scrolls back to the decision, where what was read of the one before is further down.
fn show_decision(now: NodeRef<html::Div>) {
    let Some(now) = now.try_get_untracked().flatten() else {
        return;
    };
    let Ok(Some(decision)) = now.query_selector(".review-decisions") else {
        return;
    };
    let above = now.get_bounding_client_rect().top() - decision.get_bounding_client_rect().top();
    if above > 0.0 {
        now.set_scroll_top(now.scroll_top() - above.ceil() as i32);
    }
}

/// The ways back to a board: play that goes on from here, and the decision once more with the same dice.
#[component]
fn PlayOn(shell: Shell, reviewed: Reviewed, position: Memo<Option<Decision>>) -> impl IntoView {
    let Reviewed {
        review_job, model, ..
    } = reviewed;
    let words = shell.words();
    let again = move || {
        let start = model.with_untracked(Model::start_again)?;
        let game = model.with_untracked(Model::game_shown);
        Some(match review_job.address() {
            Some(address) => start.from_review(game, &address),
            None => start,
        })
    };
    let can = Memo::new(move |_| position.with(Option::is_some));
    move || {
        can.get().then(|| {
            let is_match = model.with_untracked(|model| model.record().is_some());
            let start = move || model.with_untracked(Model::start);
            view! {
                <div class="study-play-on">
                    {way(shell, words.play_on(), start)}
                    {is_match.then(|| way(shell, words.try_again_here(), again))}
                </div>
            }
        })
    }
}

/// A button that leads to play from a start.
fn way(shell: Shell, label: String, start: impl Fn() -> Option<Start> + 'static) -> AnyView {
    let press = move |_| {
        if let Some(start) = start() {
            shell.play_from(start);
        }
    };
    view! { <button class="button" on:click=press>{label}</button> }.into_any()
}

/// The games of a match to choose from, if there are several.
#[component]
fn Games(shell: Shell, model: RwSignal<Model>, send: Callback<Msg>) -> impl IntoView {
    let words = StoredValue::new(shell.words());
    let options = move || {
        model.with_untracked(|model| {
            let words = words.read_value();
            let shown = model.game_shown();
            let option = |(nth, game): (usize, &record::GameRecord)| {
                let score = game.score;
                let label = words.study_nth_game(nth as u32 + 1, score.white, score.black);
                view! { <option value=nth.to_string() selected=nth == shown>{label}</option> }
            };
            model.games().iter().enumerate().map(option).collect_view()
        })
    };
    let chosen = move |event| {
        if let Ok(game) = event_target_value(&event).parse() {
            send.run(Msg::Game(game));
        }
    };
    let several = model.with_untracked(|model| model.games().len() > 1);
    several.then(|| {
        view! {
            <label class="study-choose">
                <span class="unseen">{words.read_value().study_choose_game()}</span>
                <select on:change=chosen prop:value=move || model.with(Model::game_shown).to_string()>{options()}</select>
            </label>
        }
    })
}

/// First, previous, next, last; with a review also the error before and the next one.
#[component]
fn StepButtons(shell: Shell, begun: Memo<bool>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed { model, send, .. } = reviewed;
    let words = shell.words();
    let others = Memo::new(move |_| model.with(Model::has_others));
    let step = move |label: String, path: &'static str, msg: Msg, side: usize| {
        let disabled = move || others.get().get(side).is_none_or(|there| !there);
        view! {
            <button
                class="button"
                aria-label=label.clone()
                title=label
                aria-disabled=move || disabled().to_string()
                on:click=move |_| send.run(msg)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
            </button>
        }
    };
    let errors = StoredValue::new([words.review_previous_error(), words.review_next_error()]);
    let is_last = move |forward: bool| {
        let there = Memo::new(move |_| {
            let from = model.with(Model::place);
            let review = reviewed.review_job.review;
            review.with(|review| review.error_from(from, forward).is_some())
        });
        move || (!there.get()).to_string()
    };
    let errors = move || {
        begun.get().then(|| {
            let [before, next] = errors.get_value();
            view! {
                <button
                    class="button" aria-label=before.clone() title=before
                    aria-disabled=is_last(false) on:click=move |_| reviewed.go(false)
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5l-7 7 7 7M17 9l3 3-3 3-3-3z"/></svg>
                </button>
                <button class="button primary" aria-disabled=is_last(true) on:click=move |_| reviewed.go(true)>
                    {next}
                </button>
            }
        })
    };
    view! {
        <div class="study-steps" role="group" aria-label=words.study_steps()>
            {step(words.study_first(), "M6 5v14M18 5l-7 7 7 7", Msg::First, 0)}
            {step(words.study_previous(), "M15 5l-7 7 7 7", Msg::Previous, 0)}
            {errors}
            {step(words.study_next(), "M9 5l7 7-7 7", Msg::Next, 1)}
            {step(words.study_last(), "M18 5v14M6 5l7 7-7 7", Msg::Last, 1)}
        </div>
    }
}
