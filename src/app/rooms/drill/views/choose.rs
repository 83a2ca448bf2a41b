//! Home page of Practice: the player's due mistakes, exercises, and types of position.

use ::board::{Scene, draw::Crop};
use drill::{Kind, Msg, Purpose, Theme, Topic, picture};
use leptos::prelude::*;
use rules::Decision;
use table::{LessonMsg, Route, StudySource};
use words::Words;

use crate::{
    board::LittleBoard,
    browser::{timer, unix_ms},
    parts::{Icon, icon, onward},
    rooms::{
        drill::{
            state::Drill,
            storage::StoredGames,
            texts,
            views::{
                board::little_scene,
                course_link::{CourseCard, CourseLink},
                symbols::{SYMBOL_BOX, symbol},
            },
        },
        views::{head::RoomHead, position_actions::store_problem},
    },
};

/// Maximum number of boards in the fan.
const FAN: usize = 3;

/// Assumed time per mistake until one has been answered, in seconds.
const USUAL_SECONDS: f64 = 40.0;

/// Draws the home page, starting with the player's mistakes.
#[component]
pub(crate) fn Choose(drill: Drill) -> impl IntoView {
    let shell = drill.shell;
    let title = drill.text(Words::place_practice);
    let is_done = shell.settings().get_untracked().lesson_done;
    let learn = drill.text(|words| {
        if is_done {
            words.lesson_again()
        } else {
            words.lesson()
        }
    });
    // The order of the page depends on the cards.
    let is_read = drill.slice(|model| model.due(unix_ms()).is_some());
    let lesson = move |_| {
        shell.to_table();
        // The lesson opens over the game, which must be displayed first.
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
                {move || (drill.speaks.get() && is_read.get()).then(|| view! { <First drill/><Topics drill/> })}
            </div>
        </main>
    }
}

/// Draws the player's mistakes and the link to the course. Without mistakes, the course comes first.
#[component]
fn First(drill: Drill) -> impl IntoView {
    let has_cards = drill.slice(|model| model.due(unix_ms()).is_some_and(|(_, all)| all > 0));
    move || {
        if has_cards.get() || drill.unread.get().is_some() {
            view! {
                <Own drill/>
                <div class="group"><CourseLink drill/></div>
            }
            .into_any()
        } else {
            view! {
                <CourseCard drill/>
                <div class="group">{move || none(drill)}</div>
            }
            .into_any()
        }
    }
}

/// Draws the exercises and the types of position.
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
            <div class="drill-exercises">
                <h2 class="gh" id="drill-exercises">{words.drill_exercises()}</h2>
                <label class="switch">
                    <span>{words.drill_timed()}</span>
                    <input
                        type="checkbox"
                        prop:checked=timed
                        on:change=move |event| drill.send(Msg::Timed(event_target_checked(&event)))
                    />
                </label>
            </div>
            <div class="tiles">{of_purpose(Purpose::Basic).map(kind).collect_view()}</div>
            <div class="drill-purposes">
                {Purpose::OTHERS.map(|purpose| view! { <Rows drill purpose/> }).collect_view()}
            </div>
        </section>
        <section aria-labelledby="drill-reference">
            <h2 class="gh" id="drill-reference">{words.drill_reference()}</h2>
            <div class="tiles drill-themes">{Theme::ALL.map(theme).collect_view()}</div>
        </section>
        <div class="group">
            <a class="li" href=Route::Tables.link()>
                {icon(Icon::Book)}
                <span class="li-text">
                    <b class="n">{words.place_tables()}</b>
                    <span class="s">{words.drill_tables_about()}</span>
                </span>
                {onward()}
            </a>
            <a class="li" href=Route::Openings.link()>
                {icon(Icon::Book)}
                <span class="li-text">
                    <b class="n">{words.place_openings()}</b>
                    <span class="s">{words.drill_openings_about()}</span>
                </span>
                {onward()}
            </a>
            <a class="li" href=Route::Sheets(None).link()>
                {icon(Icon::File)}
                <span class="li-text">
                    <b class="n">{words.place_sheets()}</b>
                    <span class="s">{words.drill_sheets_about()}</span>
                </span>
                {onward()}
            </a>
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

/// Returns the exercises with the given purpose.
fn of_purpose(purpose: Purpose) -> impl Iterator<Item = Kind> {
    Kind::ALL
        .into_iter()
        .filter(move |kind| kind.purpose() == purpose)
}

/// Draws a list of the exercises with the given purpose.
#[component]
fn Rows(drill: Drill, purpose: Purpose) -> impl IntoView {
    let words = drill.words.read_value();
    let row = |kind: Kind| {
        let key = kind.key();
        let best = best_run(drill, Topic::Kind(kind));
        let due = drill
            .model
            .with_untracked(|model| model.due_facts(kind, unix_ms()));
        let due = (due > 0).then(|| words.drill_due_facts(due as u32));
        let extra = due.or(best);
        let about_ids = description_ids("kind", key, extra.is_some());
        view! {
            <button
                class="li"
                aria-labelledby=format!("kind-{key}")
                aria-describedby=about_ids
                on:click=move |_| drill.send(Msg::Choose(Topic::Kind(kind)))
            >
                {tile_picture(drill, Topic::Kind(kind))}
                <span class="li-text">
                    <b class="n" id=format!("kind-{key}")>{words.drill_kind(key)}</b>
                    <span class="s" id=format!("kind-{key}-about")>{words.drill_kind_about(key)}</span>
                </span>
                {extra.map(|extra| view! { <small id=format!("kind-{key}-best")>{extra}</small> })}
                {onward()}
            </button>
        }
    };
    view! {
        <div>
            <h3 class="gh">{words.drill_purpose(purpose.key())}</h3>
            <div class="group">{of_purpose(purpose).map(row).collect_view()}</div>
        </div>
    }
}

/// Returns a text with the best run in a topic; `None` if the topic has not been practised.
fn best_run(drill: Drill, topic: Topic) -> Option<String> {
    let run = drill.model.with_untracked(|model| model.bests().of(topic));
    run.map(|run| drill.words.read_value().drill_best_run(run))
}

/// Returns the IDs of the elements that describe a topic: its purpose and, with `has_more`, its best run.
fn description_ids(group: &str, key: &str, has_more: bool) -> String {
    let about = format!("{group}-{key}-about");
    if has_more {
        format!("{about} {group}-{key}-best")
    } else {
        about
    }
}

/// Draws a topic: part of a board or a symbol, the name, the purpose and, if any, the best run.
fn tile(
    drill: Drill,
    topic: Topic,
    key: &'static str,
    name: String,
    about: String,
) -> impl IntoView {
    let best = best_run(drill, topic);
    let group = if matches!(topic, Topic::Theme(_)) {
        "theme"
    } else {
        "kind"
    };
    let name_id = format!("{group}-{key}");
    let description_ids = description_ids(group, key, best.is_some());
    view! {
        <button
            class="tile"
            aria-labelledby=name_id.clone()
            aria-describedby=description_ids
            on:click=move |_| drill.send(Msg::Choose(topic))
        >
            {tile_picture(drill, topic)}
            <span class="tile-text">
                <b id=name_id.clone()>{name}</b>
                <span id=format!("{name_id}-about")>{about}</span>
                {best.map(|best| view! { <small id=format!("{name_id}-best")>{best}</small> })}
            </span>
        </button>
    }
}

/// Draws the half of the board that the topic concerns, or the exercise's symbol.
fn tile_picture(drill: Drill, topic: Topic) -> AnyView {
    if let Topic::Kind(kind) = topic
        && let Some(symbol) = symbol(kind)
    {
        return view! {
            <span class="tile-picture drill-symbol">
                <svg viewBox=SYMBOL_BOX aria-hidden="true" inner_html=symbol></svg>
            </span>
        }
        .into_any();
    }
    let crop = match topic {
        Topic::Theme(Theme::Anchor | Theme::BackGame | Theme::HoldingGame)
        | Topic::Kind(Kind::Entering) => Crop::Upper,
        _ => Crop::Lower,
    };
    let scene = picture(topic).map(|decision| {
        let mut scene = little_scene(drill, &decision);
        // The edge of the picture would cut off the dice and the cube.
        scene.dice.clear();
        scene.cube = None;
        scene
    });
    view! { <span class="tile-picture">{scene.map(|scene| view! { <LittleBoard scene crop/> })}</span> }
        .into_any()
}

/// Explains where the mistakes to practise come from. If there are games, links to them, or to a reviewed match in
/// which the player's side is unknown.
fn none(drill: Drill) -> AnyView {
    let words = drill.words.read_value();
    let (about, way) = match drill.games.get() {
        StoredGames::Sideless(id) => {
            let route = Route::Study(StudySource::Library(id));
            (words.drill_own_which(), Some((route, words.which_one())))
        }
        StoredGames::Games => (
            words.drill_own_none(),
            Some((Route::Library, words.drill_own_go())),
        ),
        StoredGames::Nothing => (words.drill_own_none(), None),
    };
    let way = way.map(|(route, go)| view! { <a class="button" href=route.link()>{go}</a> });
    view! {
        <section class="li" aria-labelledby="drill-own">
            {icon(Icon::Practice)}
            <div class="li-text">
                <h2 class="n" id="drill-own">{words.drill_own()}</h2>
                <p class="s">{about}</p>
            </div>
            {way}
        </section>
    }
    .into_any()
}

/// Estimates the minutes needed for `count` mistakes from the mean time of earlier answers.
fn minutes(drill: Drill, count: usize) -> u32 {
    let mean = drill
        .model
        .with_untracked(|model| model.log().mean_seconds(Topic::Cards));
    let minutes = mean.unwrap_or(USUAL_SECONDS) * count as f64 / 60.0;
    minutes.round().max(1.0) as u32
}

/// Draws the player's mistakes: a fan of boards for those that are due, or of examples.
#[component]
fn Own(drill: Drill) -> impl IntoView {
    let due = drill.slice(|model| model.due(unix_ms()));
    let next = drill.slice(drill::Model::next_due);
    let tomorrow = drill.slice(|model| model.due_tomorrow(unix_ms()));
    let due_decisions = drill.slice(|model| model.due_decisions(unix_ms(), FAN));
    let fan = move || {
        let mut scenes: Vec<Scene> = due_decisions.with(|decisions| {
            let scene = |decision: &Decision| little_scene(drill, decision);
            decisions.iter().map(scene).collect()
        });
        if scenes.is_empty() {
            let examples = [Theme::BackGame, Theme::Blitz, Theme::Prime].map(Topic::Theme);
            let examples = examples.into_iter().filter_map(picture);
            scenes.extend(examples.map(|decision| little_scene(drill, &decision)));
        }
        let card = |scene: Scene| view! { <span><LittleBoard scene/></span> };
        view! { <div class="fan">{scenes.into_iter().map(card).collect_view()}</div> }
    };
    let coming = move || {
        let count = Some(tomorrow.get()).filter(|count| *count > 0)?;
        let text = drill.words.read_value().drill_tomorrow(count as u32);
        Some(view! { <small>" · "{text}</small> })
    };
    let summary = move || {
        let words = drill.words.read_value();
        match due.get() {
            None | Some((_, 0)) => {
                let why = drill.unread.get();
                why.map(|why| view! { <p class="problem">{store_problem(&words, why)}</p> })
                    .into_any()
            }
            Some((0, all)) => {
                let next = next.get().map(|due| texts::next_due(&words, due, unix_ms()));
                view! {
                    <p class="drill-count">
                        {words.drill_own_about(0_u32)}<small>" · "{words.drill_own_all(all as u32)}</small>{coming}
                    </p>
                    {next.map(|next| view! { <p>{next}</p> })}
                }
                .into_any()
            }
            Some((count, all)) => view! {
                <p class="drill-count">
                    {words.drill_own_about(count as u32)}
                    {(count < all).then(|| view! { <small>" · "{words.drill_own_all(all as u32)}</small> })}
                    {coming}
                </p>
                <p>{words.drill_own_come()}" "{words.sentence(words.drill_minutes(minutes(drill, count)))}</p>
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
                {summary}
            </div>
        </section>
    }
}
