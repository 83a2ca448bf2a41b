//! The home of the place Practice: own mistakes that are due, exercises, and kinds of position.

use ::board::Scene;
use draw::Crop;
use drill::{Kind, Msg, Theme, Topic, picture};
use leptos::prelude::*;
use rules::{Board, Decision, Player, Variant};
use table::{LessonMsg, Route};
use words::Words;

use crate::{
    board::LittleBoard,
    browser::{timer, unix_ms},
    parts::{Icon, icon, onward},
    rooms::{
        drill::state::Drill,
        views::{date::day_of, head::RoomHead, position_actions::store_problem},
    },
};

/// The most cards in the fan.
const FAN: usize = 4;

/// The home: own mistakes first.
#[component]
pub(crate) fn Choose(drill: Drill) -> impl IntoView {
    let shell = drill.shell;
    let title = drill.text(Words::place_practice);
    let learn = drill.text(Words::lesson);
    let lesson = move |_| {
        shell.to_table();
        // The lesson opens over the game, which comes back first.
        timer::after(0, move || {
            shell.store().send(table::Msg::Lesson(LessonMsg::Start));
        });
    };
    view! {
        <main class="room home drill-choice">
            <RoomHead shell title>
                <button class="button" on:click=lesson>{icon(Icon::Book)}<span>{learn}</span></button>
            </RoomHead>
            <div class="room-body">
                {move || drill.speaks.get().then(|| view! { <Own drill/><Topics drill/> })}
            </div>
        </main>
    }
}

/// The exercises and the kinds of position.
#[component]
fn Topics(drill: Drill) -> impl IntoView {
    let words = drill.words.read_value();
    let kind = |kind: Kind| {
        let (name, about) = (
            words.drill_kind(kind.key()),
            words.drill_kind_about(kind.key()),
        );
        tile(drill, Topic::Kind(kind), kind.key(), name, about)
    };
    let theme = |theme: Theme| {
        let (name, about) = (
            words.drill_theme(theme.key()),
            words.drill_theme_about(theme.key()),
        );
        tile(drill, Topic::Theme(theme), theme.key(), name, about)
    };
    let timed = drill.slice(|model| model.timed);
    view! {
        <section aria-labelledby="drill-exercises">
            <h2 class="gh" id="drill-exercises">{words.drill_exercises()}</h2>
            <div class="tiles">{Kind::ALL.map(kind).collect_view()}</div>
            <label class="switch drill-timed">
                <span>{words.drill_timed()}</span>
                <input
                    type="checkbox"
                    prop:checked=timed
                    on:change=move |event| drill.send(Msg::Timed(event_target_checked(&event)))
                />
            </label>
        </section>
        <section aria-labelledby="drill-reference">
            <h2 class="gh" id="drill-reference">{words.drill_reference()}</h2>
            <div class="tiles drill-themes">{Theme::ALL.map(theme).collect_view()}</div>
        </section>
        <div class="group">
            <a class="li" href=Route::Duplicate(None).link()>
                {icon(Icon::Same)}
                <span class="li-text">
                    <b class="n">{words.friend_duplicate()}</b>
                    <span class="s">{words.friend_duplicate_about()}</span>
                </span>
                {onward()}
            </a>
        </div>
    }
}

/// A topic: a part of a board, the name, what it is for, and the best run.
fn tile(
    drill: Drill,
    topic: Topic,
    key: &'static str,
    name: String,
    about: String,
) -> impl IntoView {
    let best = drill
        .model
        .with_untracked(|model| best(&drill.words.read_value(), model.bests().of(topic)));
    let crop = crop(topic);
    let scene = picture(topic).map(|decision| {
        let mut scene = scene(drill, &decision);
        if crop != Crop::Middle {
            // They lie where the picture ends.
            scene.dice.clear();
            scene.cube = None;
        }
        scene
    });
    let group = if matches!(topic, Topic::Theme(_)) {
        "theme"
    } else {
        "kind"
    };
    let (named, told) = (
        format!("{group}-{key}"),
        format!("{group}-{key}-about {group}-{key}-best"),
    );
    view! {
        <button
            class="tile"
            aria-labelledby=named.clone()
            aria-describedby=told
            on:click=move |_| drill.send(Msg::Choose(topic))
        >
            <span class="tile-picture">{scene.map(|scene| view! { <LittleBoard scene crop/> })}</span>
            <span class="tile-text">
                <b id=named.clone()>{name}</b>
                <span id=format!("{named}-about")>{about}</span>
                <small id=format!("{named}-best")>{best}</small>
            </span>
        </button>
    }
}

fn best(words: &Words, run: Option<u32>) -> String {
    run.map_or_else(|| words.drill_untried(), |run| words.drill_best_run(run))
}

/// Returns the half of the board in which a topic happens.
const fn crop(topic: Topic) -> Crop {
    match topic {
        Topic::Kind(Kind::Pips | Kind::BearOff | Kind::BearOffCube | Kind::RaceCube)
        | Topic::Theme(Theme::Blitz | Theme::Prime | Theme::Race) => Crop::Lower,
        Topic::Theme(Theme::Anchor | Theme::BackGame | Theme::HoldingGame) => Crop::Upper,
        Topic::Cards | Topic::Kind(_) => Crop::Middle,
    }
}

fn scene(drill: Drill, decision: &Decision) -> Scene {
    let look = drill.shell.settings().get_untracked().look();
    Scene::of_decision(decision, look.view(decision.player(), false))
}

/// The player's own mistakes: those that are due as a fan of boards, or what there will be.
#[component]
fn Own(drill: Drill) -> impl IntoView {
    let due = drill.slice(|model| model.due(unix_ms()));
    let next = drill.slice(drill::Model::next_due);
    let shown = drill.slice(|model| model.due_decisions(unix_ms(), FAN));
    let fan = move || {
        let mut scenes: Vec<Scene> = shown.with(|shown| {
            let scene = |decision: &Decision| scene(drill, decision);
            shown.iter().map(scene).collect()
        });
        if scenes.is_empty() {
            let start = Board::start(Variant::Standard);
            scenes.push(Scene::little(&start, None, None, Player::White));
        }
        let card = |scene: Scene| view! { <span><LittleBoard scene/></span> };
        view! { <div class="fan">{scenes.into_iter().map(card).collect_view()}</div> }
    };
    let told = move || {
        let words = drill.words.read_value();
        match due.get() {
            None | Some((_, 0)) => match drill.unread.get() {
                Some(why) => {
                    view! { <p class="problem">{store_problem(&words, why)}</p> }.into_any()
                }
                None => view! { <p>{words.drill_own_none()}</p> }.into_any(),
            },
            Some((0, all)) => {
                let next = next.get().map(|due| day_of(&words, due));
                view! {
                    <p class="drill-count">{words.drill_own_about(0_u32, all as u32)}</p>
                    {next.map(|day| view! { <p>{words.drill_next_due(day)}</p> })}
                }
                .into_any()
            }
            Some((count, all)) => view! {
                <p class="drill-count">{words.drill_own_about(count as u32, all as u32)}</p>
                <p>{words.drill_own_come()}</p>
                <button class="button primary large" on:click=move |_| drill.send(Msg::Choose(Topic::Cards))>
                    {words.drill_start()}
                </button>
            }
            .into_any(),
        }
    };
    view! {
        <section class="surface drill-own" aria-labelledby="drill-own">
            {fan}
            <div class="drill-own-text">
                <h2 id="drill-own">{drill.words.read_value().drill_own()}</h2>
                {told}
            </div>
        </section>
    }
}
