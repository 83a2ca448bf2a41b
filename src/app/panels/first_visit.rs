//! First visit: the introduction, the start buttons, and the program's features, beside the board.
//!
//! The start buttons load with the board, so that they do not move later. All other content loads with the chunk
//! `later`, in reserved space.

use board::{GameLine, LineDegree, LineMark, LineSubject, Scene, draw::LittleSill, picture};
use leptos::prelude::*;
use rules::{Board, Cube, CubeValue, Die, Player, Roll, Variant};
use table::{FirstGame, FirstVisit, LessonMsg, Msg, Panel, Route, start};
use words::{Words, arg};

use crate::{
    board::LittleBoard,
    browser::{focus, friends, timer},
    parts::{Icon, Segment, icon, onward, segments},
    store::Store,
};

/// Function that returns a text from the catalogue.
type Text = fn(&Words) -> String;

/// Program features, each with a picture, a claim and its explanation.
const FACTS: [(Icon, Text, Text); 3] = [
    (Icon::You, Words::start_why, Words::start_why_about),
    (Icon::Shield, Words::start_dice, Words::start_dice_about),
    (Icon::Off, Words::start_yours, Words::start_yours_about),
];

/// Draws the first-visit panel, even behind a dialog, until a choice is made or the dice are rolled. While the panel is
/// shown, the points behind it cannot be focused.
///
/// `picture` returns the board on the button or link about learning, and `facts` returns the list of features. The
/// chevron is drawn in this component because the set of icons belongs to the chunk `later`.
#[component]
pub(crate) fn StartPanel(store: Store, picture: ViewFn, facts: ViewFn) -> impl IntoView {
    let is_offered = store.slice(|model| start(model).is_some());
    Effect::new(move |_| {
        // The focus moves once the page is complete.
        if is_offered.get() && store.page_build.is_complete.get() {
            timer::after(0, focus::start_panel);
        }
    });
    move || {
        // Comparing the offers would pull the comparison code for all messages into the first load.
        let offered = is_offered.get().then(|| store.model.with_untracked(start));
        Some(panel(
            store,
            &offered.flatten()?,
            picture.clone(),
            facts.clone(),
        ))
    }
}

fn panel(store: Store, choices: &FirstVisit, picture: ViewFn, facts: ViewFn) -> AnyView {
    let words = store.words();
    view! {
        <section class="first-visit" tabindex="-1" aria-label=words.game_name()>
            {offer(store, choices, move |msg| store.send(msg))}
            {learn(store, (move || picture.run()).into_any())}
            {move || facts.run()}
        </section>
    }
    .into_any()
}

/// Draws the button that starts the lesson or, once the lesson has been completed, the link to the course and a quiet
/// button that repeats the lesson.
fn learn(store: Store, picture: AnyView) -> AnyView {
    let words = store.words();
    let is_done = store
        .model
        .with_untracked(|model| model.settings().lesson_done);
    let start = move |_| store.send(Msg::Lesson(LessonMsg::Start));
    let (title, about) = if is_done {
        (words.lesson_course(), String::new())
    } else {
        (words.start_new(), words.start_learn())
    };
    let content = view! {
        {row(picture, title, about)}
        <svg class="ic onward" viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 5.5 16 12l-6.5 6.5"/></svg>
    };
    if is_done {
        view! {
            <a class="first-learn" href=Route::Course(None).to_string()>{content}</a>
            <button class="button quiet" on:click=start>{words.lesson_again()}</button>
        }
        .into_any()
    } else {
        view! { <button class="first-learn" on:click=start>{content}</button> }.into_any()
    }
}

/// Draws the content of a wide row: a picture, a title and an explanation.
fn row(picture: AnyView, title: String, about: String) -> impl IntoView {
    view! {
        <span class="first-picture">{picture}</span>
        <span class="first-lesson"><b>{title}" "</b><span>{about}</span></span>
    }
}

/// Returns a little board with the starting position.
pub(crate) fn opening_picture(_: Store) -> AnyView {
    let roll = Die::new(3).zip(Die::new(1));
    let roll = roll.map(|(high, low)| (Player::White, Roll::new(high, low)));
    let scene = Scene::little(&Board::start(Variant::Standard), roll, None, Player::White);
    view! { <LittleBoard scene/> }.into_any()
}

/// Draws the link to the running games with friends (if any), the other ways to play, an example of a reviewed game,
/// and the list of features.
pub(crate) fn first_facts(store: Store) -> AnyView {
    let words = store.words();
    let friends = friends::running().map(|(running, mine)| {
        view! {
            <a class="first-learn" href=Route::Friend(None).link()>
                {icon(Icon::Friends)}
                <span class="first-lesson"><b>{words.friend_line(arg::Mine(mine), arg::Running(running))}</b></span>
                {onward()}
            </a>
        }
    });
    let facts = FACTS.map(|(picture, claim, meaning)| {
        view! { <li>{icon(picture)}<b>{claim(&words)}</b><span>{meaning(&words)}</span></li> }
    });
    let owner = Some(Player::White);
    let cube = CubeValue::new(2).map(|value| Cube { value, owner });
    let other = Scene::little(&Board::start(Variant::Standard), None, cube, Player::White);
    let other = view! { <LittleBoard scene=other/> }.into_any();
    let leaves = example_game();
    view! {
        {friends}
        <button class="first-learn first-other" on:click=move |_| store.send(Msg::Open(Panel::NewGame))>
            {row(other, words.other_ways(), words.other_ways_about())}
            {onward()}
        </button>
        <div class="first-learn first-leaves">{row(leaves, words.start_leaves(), words.start_leaves_about())}</div>
        <ul class="first-facts">{facts.collect_view()}</ul>
    }
    .into_any()
}

/// Draws the picture of an example game: the position of its costliest decision, and its line.
pub(crate) fn example_game() -> AnyView {
    const COURSE: [f64; 20] = [
        0.5, 0.53, 0.51, 0.56, 0.6, 0.57, 0.62, 0.58, 0.46, 0.49, 0.44, 0.47, 0.52, 0.6, 0.66, 0.5,
        0.41, 0.45, 0.3, 0.0,
    ];
    let mark = |step, degree| LineMark {
        step,
        degree,
        subject: LineSubject::Checkers,
        cost: 0.1,
    };
    let marks = [
        mark(8, LineDegree::Error),
        mark(15, LineDegree::Blunder),
        mark(18, LineDegree::Error),
    ];
    let line = GameLine::new(Player::White, COURSE).map(|line| line.with_marks(marks));
    let scene = picture(
        "24:1 20:1 13:4 8:3 6:4 5:2",
        "24:2 13:4 8:3 6:4 4:2",
        "4 1",
        "",
    );
    let line = line.map_or(LittleSill::Empty, LittleSill::Line);
    view! { <LittleBoard scene line/> }.into_any()
}

/// Draws the promise and the start buttons, the recommended one first; `send` starts the chosen game.
pub(crate) fn offer(
    store: Store,
    choices: &FirstVisit,
    send: impl Fn(Msg) + Copy + 'static,
) -> AnyView {
    let words = store.words();
    let level = RwSignal::new(0);
    let one = |(nth, one): (usize, &FirstGame)| {
        let choose = move || level.set(nth);
        Segment::new(one.level.clone(), move || level.get() == nth, choose)
    };
    let names = choices.levels.iter().enumerate().map(one).collect();
    // The game is read from the model again when it begins, so that the page need not store its message.
    let begin = move |chosen: fn(FirstVisit, usize) -> Option<FirstGame>| {
        let offered = store.model.with_untracked(start);
        if let Some(game) = offered.and_then(|offered| chosen(offered, level.get_untracked())) {
            send(game.msg);
        }
    };
    let play = move |_| begin(|offered, level| offered.levels.into_iter().nth(level));
    let two = move |_| begin(|offered, _| Some(offered.two));
    view! {
        <div class="first-promise">
            <h2><span>{words.start_promise()}" "</span><span>{words.start_promise_then()}</span></h2>
            <p>{words.start_about()}</p>
        </div>
        <div class="first-ways">
            {segments("first-level", words.level(), None, names)}
            <button class="button primary large" on:click=play>{words.start_computer()}</button>
            <a class="button" href=Route::Friend(None).to_string()>{words.friend()}</a>
            <button class="button" on:click=two>{words.start_two()}</button>
        </div>
    }
    .into_any()
}
