//! Footer of the panel: the actions for the decision, and the button that leads to the next mistake.

use leptos::prelude::*;
use record::Start;
use rules::{Decision, Player};
use study::{Kind, Model, Msg, Review};
use table::Route;
use words::{Words, arg, isolated};

use super::{
    drills::practise,
    icons::{AFTER, AGAIN, BEFORE, DIE, LINE, SCALE, TARGET, icon},
    reveal::reveal,
};
use crate::{
    parts::chip,
    rooms::{
        Shell,
        study::state::{Page, Reviewed},
    },
};

/// Draws the footer, which is always visible.
#[component]
pub(crate) fn Foot(
    shell: Shell,
    has_begun: Memo<bool>,
    reviewed: Reviewed,
    position: Memo<Option<Decision>>,
) -> impl IntoView {
    let is_match = reviewed
        .model
        .with_untracked(|model| model.record().is_some());
    view! {
        <div class="study-foot">
            <Tools shell reviewed position/>
            {is_match.then(|| view! { <Steps has_begun reviewed/> })}
        </div>
    }
}

/// Draws the tools: continue the game from this position, retry the decision with the same dice, practise it, and show
/// the replies to all rolls or, for a cube decision, its take points.
#[component]
pub(crate) fn Tools(
    shell: Shell,
    reviewed: Reviewed,
    position: Memo<Option<Decision>>,
) -> impl IntoView {
    let Reviewed {
        review_job, model, ..
    } = reviewed;
    let words = shell.words();
    let restart = move || {
        let start = model.with_untracked(Model::start_again)?;
        let game = model.with_untracked(Model::game_shown);
        Some(match review_job.address() {
            Some(address) => start.from_review(game, &address),
            None => start,
        })
    };
    let is_match = model.with_untracked(|model| model.record().is_some());
    let start = move || position.get_untracked().as_ref().map(Start::of);
    let can = Memo::new(move |_| position.with(Option::is_some));
    let play_on = (words.resign_play_on(), words.play_on());
    let try_again = (words.try_again(), words.try_again_here());
    view! {
        <div class="study-tools">
            {way(reviewed, DIE, play_on, can, start)}
            {is_match.then(|| way(reviewed, AGAIN, try_again, can, restart))}
            {is_match.then(|| practice(reviewed, &words))}
            // Escape closes the last open part first: the rolls are below the numbers.
            {take_points(reviewed, &words)}
            {rolls(reviewed, &words)}
        </div>
    }
}

/// Draws a tool that starts a game from a position, with its short label and its accessible name.
fn way(
    all: Reviewed,
    sign: &'static str,
    (label, name): (String, String),
    can: Memo<bool>,
    start: impl Fn() -> Option<Start> + 'static,
) -> AnyView {
    let press = move |_| {
        if let Some(start) = start() {
            all.leaving.play_from(start);
        }
    };
    view! {
        <button class="act" aria-label=name.clone() title=name disabled=move || !can.get() on:click=press>
            {icon(sign)}<span>{label}</span>
        </button>
    }
    .into_any()
}

/// Draws the tool that turns mistakes into cards.
fn practice(all: Reviewed, words: &Words) -> AnyView {
    let status = RwSignal::new(None::<String>);
    let count = Memo::new(move |_| {
        let review = all.review_job.review;
        let of = |player| review.with(|review| review.drill_candidates(player).len());
        match all.own {
            Some(own) => of(own),
            None => all.players().into_iter().map(of).sum(),
        }
    });
    let go = words.study_practise_now();
    let go = move || {
        let go = go.clone();
        let is_reported = status.with(Option::is_some);
        is_reported.then(|| view! { " "<a href=Route::Drill.to_string()>{go}</a> })
    };
    view! {
        <button
            class="act" title=words.study_practise_mine() disabled=move || count.get() == 0
            on:click=move |_| practise(all, status)
        >
            {icon(TARGET)}<span>{words.study_practise()}</span>
        </button>
        <p class="study-told" role="status">{status}{go}</p>
    }
    .into_any()
}

/// Draws the tool that shows the replies to all rolls.
fn rolls(all: Reviewed, words: &Words) -> AnyView {
    let has_rolls = Memo::new(move |_| {
        let (game, nth) = all.model.with(Model::place);
        all.review_job.review.with(|review: &Review| {
            let mut judged = review.of_move(game, nth);
            judged.any(|(_, judged)| judged.kind == Kind::Checker && judged.candidates.len() > 1)
        })
    });
    let press = move |_| {
        all.page.set(Page::Decision);
        all.with_rolls.update(|shown| *shown = !*shown);
        if all.with_rolls.get_untracked() {
            reveal(".coach-rolls");
        }
    };
    let is_open = move || all.with_rolls.get().to_string();
    let label = words.coach_rolls();
    let tool = move || {
        has_rolls.get().then(|| {
            view! {
                <button class="act" aria-expanded=is_open on:click=press>{icon(LINE)}<span>{label.clone()}</span></button>
            }
        })
    };
    tool.into_any()
}

/// Draws the tool that shows the take points: among the numbers for a cube decision or, for a checker play in a match,
/// those at its score.
fn take_points(all: Reviewed, words: &Words) -> AnyView {
    let kind = Memo::new(move |_| {
        let place = all.model.with(Model::place);
        let review = all.review_job.review;
        review.with(|review| review.take_points_at(place))
    });
    // The tool is on only if it has opened the numbers, or led to the take points among them.
    let is_on = RwSignal::new(false);
    Effect::new(move |_| {
        if !all.with_numbers.get() {
            is_on.set(false);
        }
    });
    let press = move |_| {
        all.page.set(Page::Decision);
        is_on.update(|on| *on = !*on);
        all.with_numbers.set(is_on.get_untracked());
        if is_on.get_untracked() {
            reveal(if kind.get_untracked() == Some(Kind::Checker) {
                ".score-here"
            } else {
                ".coach-cube"
            });
        }
    };
    let is_open = move || is_on.get().to_string();
    let label = words.study_take_points();
    let tool = move || {
        kind.get().map(|_| {
            view! {
                <button class="act" aria-expanded=is_open on:click=press>{icon(SCALE)}<span>{label.clone()}</span></button>
            }
        })
    };
    tool.into_any()
}

/// Draws the button that leads to the biggest mistake of the reader's opponent and, while the opponent's mistakes are
/// marked, back to the reader's.
fn others_mistakes(all: Reviewed, own: Player) -> impl IntoView {
    let other = own.opponent();
    let review = all.review_job.review;
    let any = Memo::new(move |_| review.with(|review| review.mistake_count(Some(other), None) > 0));
    let is_on = Memo::new(move |_| all.whose() == Some(other));
    let button = move || {
        let (player, is_on) = (if is_on.get() { own } else { other }, is_on.get());
        let name = isolated(&all.names.get()[other]);
        let (label, about) = all.tell(|words| {
            let label = if is_on {
                words.study_mine()
            } else {
                words.study_theirs(name)
            };
            let about = words.labelled(arg::Label(words.study_whose()), arg::Value(label.as_str()));
            (label, about)
        });
        let press = move |_| all.show_biggest_of(player);
        view! {
            <button class="button whose" aria-label=about.clone() title=about on:click=press>
                <i class=chip(player) aria-hidden="true"></i><span>{label}</span>
            </button>
        }
    };
    move || any.get().then_some(button)
}

/// Draws the buttons for the previous moment, the next or biggest mistake, and the next moment; laid out from left to
/// right in every language, like the line below the board.
#[component]
fn Steps(has_begun: Memo<bool>, reviewed: Reviewed) -> impl IntoView {
    let Reviewed { model, send, .. } = reviewed;
    let words = reviewed.words.get_value();
    let others = Memo::new(move |_| model.with(Model::has_others));
    let step = move |label: String, sign: &'static str, msg: Msg, side: usize| {
        let disabled = move || others.get().get(side).is_none_or(|there| !there);
        view! {
            <button
                class="button" aria-label=label.clone() title=label aria-disabled=move || disabled().to_string()
                on:click=move |_| send.run(msg)
            >
                {icon(sign)}
            </button>
        }
    };
    let is_last = Memo::new(move |_| reviewed.next_mistake().is_none());
    let leads_to_others = Memo::new(move |_| reviewed.is_at_end_of_tour() && !is_last.get());
    let starts_again = Memo::new(move |_| reviewed.starts_again());
    let biggest = Memo::new(move |_| reviewed.biggest_mistake());
    let mistake = move || {
        let is_own = reviewed.own.is_some() && reviewed.whose() == reviewed.own;
        let whose = if is_own { "own" } else { "other" };
        let next = reviewed.tell(|words| match biggest.get() {
            Some(_) => words.study_to_biggest(whose),
            None if leads_to_others.get() => words.study_others(),
            None if starts_again.get() => words.study_first_mistake(),
            None => words.review_next_error(),
        });
        let press = move |_| match biggest.get_untracked() {
            Some(place) => reviewed.show_biggest(place),
            None => reviewed.go(true),
        };
        let is_disabled = move || biggest.get().is_none() && is_last.get();
        has_begun.get().then(|| {
            view! {
                <button
                    class="button primary" aria-disabled=move || is_disabled().to_string() on:click=press
                >
                    {next}
                </button>
            }
        })
    };
    view! {
        <div class="study-steps" role="group" aria-label=words.study_steps()>
            {step(words.study_previous(), BEFORE, Msg::Previous, 0)}
            {mistake}
            {reviewed.own.map(|own| others_mistakes(reviewed, own))}
            {step(words.study_next(), AFTER, Msg::Next, 1)}
        </div>
    }
}
