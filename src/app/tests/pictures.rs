//! Writes rendered pages as files that a browser can open without the program, for a quick inspection of their layout:
//! run `PICTURES=DIR cargo test -p app --lib pictures`, then `node tests/browser/gallery/pages.mjs DIR`.

mod endings;

use std::{env, fs, path::PathBuf};

use leptos::prelude::*;
use rules::{Action, MatchLength, Phase, Player};
use table::{CoachMsg, Model, Msg, Panel, Route, StudySource};
use terms::Form;
use words::Language;

use super::{
    boards::{line, match_line, opening},
    find, games,
    hands::Hands,
    progress_link,
    stage::Stage,
    stored,
};
use crate::board::{LittleBoard, Sill, SillState};

/// Page into which the program inserts its views.
const SHELL: &str = include_str!("../../../index.html");

/// Returns the output folder if pictures are requested.
pub(crate) fn folder() -> Option<PathBuf> {
    let folder = PathBuf::from(env::var_os("PICTURES")?);
    fs::create_dir_all(&folder).expect("the folder can be made");
    Some(folder)
}

/// Writes a page with all of the project's style sheets, in order.
pub(crate) fn write(name: &str, language: Language, html: &str) {
    let Some(folder) = folder() else {
        return;
    };
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");
    let sheets: Vec<_> = SHELL
        .lines()
        .filter_map(|line| line.split_once("rel=\"css\" href=\"")?.1.split_once('"'))
        .map(|(sheet, _)| format!("<link rel=\"stylesheet\" href=\"file://{root}{sheet}\">"))
        .collect();
    let sheets = sheets.join("\n");
    let (_, defs) = SHELL.split_once("<svg").expect("shared definitions");
    let (defs, _) = defs.split_once("</svg>").expect("their end");
    let (tag, direction) = (language.tag(), language.direction());
    let page = format!(
        "<!doctype html>\n<html lang=\"{tag}\" dir=\"{direction}\" data-theme=\"felt\">\n<head><meta charset=\"utf-8\">\n{sheets}\n</head>\n<body><svg{defs}</svg>\n{html}\n</body></html>\n"
    );
    let file = folder.join(format!("{name}.html"));
    fs::write(file, page).expect("the page can be written");
}

/// Writes the game's page in the phase that `hands` have reached.
fn page(name: &str, hands: Hands) {
    let stage = Stage::with(Language::English, hands.model);
    let html = stage.html(|store| view! { <crate::page::Page store/> });
    write(name, Language::English, &html);
}

/// Writes a room after `store` has stored its data.
fn room(name: &str, store: impl FnOnce(&Stage) -> Route) {
    let stage = Stage::open(Language::English);
    let route = store(&stage);
    let html = stage.html(|page| super::shell::beside_rail(page, route));
    write(name, Language::English, &html);
}

/// Writes the home page of Play during a match, either after some reviewed games or before the first.
fn home(name: &str, language: Language, is_first: bool) {
    let form = Form {
        length: MatchLength::new(7),
        ..Form::default()
    };
    let mut hands = Hands::start(language, form);
    hands.play_until(|model| {
        let is_moving = matches!(model.session().phase(), Phase::Moving(_));
        is_moving && table::has_finished_games(model) && model.person_decides()
    });
    let stage = Stage::with(language, hands.model);
    let html = stage.html(|page| super::shell::beside_rail(page, Route::Home));
    let glance = stage.html(|page| games::glance(page, is_first));
    let (before, rest) = html.split_once("play-glance\">").expect("the glance");
    let (_, after) = rest.split_once("<section").expect("what can be begun");
    let html = format!("{before}play-glance\">{glance}</div><section{after}");
    write(name, language, &html);
}

/// Writes a room during a game.
fn while_playing(name: &str, language: Language, route: Route) {
    let mut hands = Hands::hot_seat(language, Form::default());
    hands.play_until(|model: &Model| {
        model.session().record().len() >= 9 && matches!(model.session().phase(), Phase::Moving(_))
    });
    let stage = Stage::with(language, hands.model);
    stored::library_entry();
    let html = stage.html(|page| super::shell::beside_rail(page, route));
    write(name, language, &html);
}

fn money() -> Hands {
    Hands::hot_seat(Language::English, Form::default())
}

#[test]
fn writes_the_table() {
    if folder().is_none() {
        return;
    }
    let first = Stage::open(Language::English);
    let html = first.html(|store| view! { <crate::page::Page store/> });
    write("start", Language::English, &html);
    first.store.turned.set(true);
    let html = first.html(|store| view! { <crate::page::Page store/> });
    write("start-phone", Language::English, &html);
    let mut hands = money();
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    page("moving", hands);
    let mut hands = money();
    hands.play_until(|model| {
        *model.session().phase() == Phase::ToRoll && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    page("double", hands);
    let mut hands = money();
    hands.play_until(|model| table::ending(model).is_some());
    page("end", hands);
    let mut hands = money();
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    hands.send(Msg::Open(Panel::Menu));
    page("menu", hands);
    let mut hands = against_computer(6);
    hands.send(Msg::Open(Panel::Menu));
    page("menu-computer", hands);
}

/// Returns a match against the computer in which the person is about to move after `plays` plays.
fn against_computer(plays: usize) -> Hands {
    let form = Form {
        length: MatchLength::new(7),
        ..Form::default()
    };
    let mut hands = Hands::start(Language::English, form);
    hands.play_until(|model| {
        let moving = matches!(model.session().phase(), Phase::Moving(draft) if draft.has_moves());
        moving && model.person_decides() && model.session().record().len() >= plays
    });
    hands
}

#[test]
fn writes_a_game_against_the_computer() {
    if folder().is_none() {
        return;
    }
    page("table", against_computer(16));
    page("first-roll", Hands::start(Language::English, Form::first()));
    turned("table-turned", against_computer(16));
    let mut hands = Hands::start(Language::English, Form::first());
    hands.play_until(|model| {
        let is_to_roll = *model.session().phase() == Phase::ToRoll;
        is_to_roll && model.person_decides() && !model.session().record().is_empty()
    });
    page("to-roll", against(&hands));
    turned("to-roll-turned", hands);
    let mut hands = against_computer(6);
    hands.send(Msg::Coach(CoachMsg::Hint));
    page("ask-hint", against(&hands));
    hands.send(Msg::Coach(CoachMsg::Hint));
    hands.judge();
    page("nudge", against(&hands));
    turned("nudge-turned", against(&hands));
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    page("hint", against(&hands));
    turned("hint-turned", against(&hands));
    let mut hands = against_computer(4);
    hands.doubles = true;
    hands.play_until(|model| matches!(model.session().phase(), Phase::Doubled { .. }));
    page("offer", against(&hands));
    turned("offer-turned", against(&hands));
    hands.send(Msg::Coach(CoachMsg::Why));
    page("may-mark", against(&hands));
    turned("may-mark-turned", against(&hands));
    hands.send(Msg::Coach(CoachMsg::Why));
    hands.judge();
    page("verdict", against(&hands));
    turned("verdict-turned", hands);
    let mut hands = against_computer(4);
    hands.doubles = true;
    hands.play_until(|model| matches!(model.session().phase(), Phase::Doubled { .. }));
    hands.act(Action::Drop);
    page("lost", hands);
    let mut hands = against_computer(4);
    hands.doubles = true;
    hands.play_until(|model| {
        model.person_decides() && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    page("doubled", against(&hands));
    turned("doubled-turned", against(&hands));
    hands.play_until(|model| matches!(model.session().phase(), Phase::GameOver(_)));
    page("drops", against(&hands));
    turned("drops-turned", against(&hands));
    hands.play_until(|model| table::ending(model).is_some());
    page("won", against(&hands));
    turned("won-turned", hands);
    let mut hands = against_computer(4);
    hands.play_until(|model| {
        model.person_decides() && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    hands.play_until(|model| matches!(model.session().phase(), Phase::ToRoll));
    page("taken", against(&hands));
    turned("taken-turned", hands);
}

/// Writes the game's page as displayed on a phone in portrait.
fn turned(name: &str, hands: Hands) {
    let stage = Stage::with(Language::English, hands.model);
    stage.store.turned.set(true);
    let html = stage.html(|store| view! { <crate::page::Page store/> });
    write(name, Language::English, &html);
}

/// Returns a copy of the game, so that it can be continued in two ways.
fn against(hands: &Hands) -> Hands {
    Hands::with(hands.model.clone())
}

#[test]
fn writes_the_dialogs() {
    if folder().is_none() {
        return;
    }
    for (name, panel) in [
        ("new-game", Panel::NewGame),
        ("settings-sheet", Panel::Settings),
        ("fair-dice", Panel::Dice),
        ("menu", Panel::Menu),
        ("keys", Panel::Keys),
        ("help", Panel::Help),
    ] {
        let mut hands = money();
        hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
        hands.send(Msg::Open(panel));
        page(name, hands);
    }
    let mut hands = money();
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    let stage = Stage::with(Language::English, hands.model);
    let html = stage.html(crate::sharing::table_sheet);
    write("share", Language::English, &html);
    let arabic = Stage::open(Language::Arabic);
    let html = arabic.html(|store| leptos::prelude::view! { <crate::page::Page store/> });
    write("start-ar", Language::Arabic, &html);
}

#[test]
fn writes_the_home_of_play() {
    if folder().is_none() {
        return;
    }
    for (name, language, is_first) in [
        ("today", Language::English, false),
        ("today-ar", Language::Arabic, false),
        ("today-first", Language::English, true),
    ] {
        home(name, language, is_first);
    }
}

#[test]
fn writes_the_rooms() {
    if folder().is_none() {
        return;
    }
    room("library", |_| {
        stored::library_entry();
        Route::Library
    });
    room("review", |_| stored::reviewed_match());
    room("study", |_| Route::Study(StudySource::Table));
    room("friend", |stage| {
        stored::invitation(stage.store.words());
        Route::Friend(None)
    });
    room("invitation", |stage| {
        stored::received_invitation(stage.store.words())
    });
    room("drill", |_| Route::Drill);
    room("editor", |_| Route::Editor);
    room("settings", |_| Route::Settings);
    room("play-empty", |_| Route::Home);
    for (name, language, route) in [
        ("play", Language::English, Route::Home),
        ("play-ar", Language::Arabic, Route::Home),
        ("games", Language::English, Route::Library),
        ("games-de", Language::German, Route::Library),
        ("games-ar", Language::Arabic, Route::Library),
    ] {
        while_playing(name, language, route);
    }
    find::write_pictures(write);
    progress_link::write_pictures(write);
    room("progress", |_| Route::Progress);
    room("library-empty", |_| Route::Library);
    room("games", |_| {
        games::library();
        Route::Library
    });
    for (name, language, count) in [
        ("you", Language::English, 31),
        ("you-ar", Language::Arabic, 31),
        ("you-empty", Language::English, 0),
        ("you-empty-ar", Language::Arabic, 0),
    ] {
        let stage = Stage::open(language);
        let (players, report, links) = games::report(count);
        let players = if count == 0 { Vec::new() } else { players };
        let html = stage.html(|store| crate::rooms::you(store, players, Some((report, links))));
        write(name, language, &html);
    }
    for (name, language) in [
        ("you-beside", Language::English),
        ("you-beside-ar", Language::Arabic),
    ] {
        let stage = Stage::open(language);
        let html = stage.html(|store| games::you_beside(store, 14));
        write(name, language, &html);
    }
    let stage = Stage::open(Language::Arabic);
    games::library();
    let html = stage.html(|page| crate::rooms::build(page, Route::Library));
    write("games-ar", Language::Arabic, &html);
}

/// Writes little boards in all five themes, and every state of the sill, side by side.
#[test]
fn writes_little_boards_and_sills() {
    if folder().is_none() {
        return;
    }
    let stage = Stage::open(Language::English);
    let html = stage.html(|_| {
        let with_line = board::draw::LittleSill::Line(line(Player::White));
        let boards = ["felt", "walnut", "midnight", "flat", "paper"].map(|theme| {
            let line = with_line.clone();
            view! {
                <span data-theme=theme style="width:260px"><LittleBoard scene=opening() line/></span>
                <span data-theme=theme style="width:110px"><LittleBoard scene=opening()/></span>
                <span data-theme=theme style="width:60px"><LittleBoard scene=opening()/></span>
            }
        });
        let crops = [board::draw::Crop::Upper, board::draw::Crop::Lower, board::draw::Crop::Middle].map(|crop| {
            view! { <span style="width:260px"><LittleBoard scene=opening() crop/></span> }
        });
        let words = "Your game's line appears here".to_owned();
        let sills = [
            SillState::Blank,
            SillState::Empty,
            SillState::Words(words),
            SillState::Line(line(Player::White)),
            SillState::Line(line(Player::Black)),
            SillState::Line(match_line()),
            SillState::Race(line(Player::White), "Race".to_owned()),
        ];
        let sills = sills.map(|state| {
            view! { <span style="width:100%"><Sill line=state label="Line" cursor=13 on_seek=Callback::new(|_| {})/></span> }
        });
        view! {
            <div style="display:flex;flex-wrap:wrap;gap:12px;padding:12px;align-items:start;max-width:1040px">
                {boards}{crops}
                <span style="width:260px"><LittleBoard scene=opening() line=board::draw::LittleSill::Empty/></span>
                {sills}
            </div>
        }
    });
    write("boards", Language::English, &html);
}

#[test]
fn writes_the_review() {
    if folder().is_none() {
        return;
    }
    let seven = include_str!("../../../tests/data/matches/seven-points.mat");
    room("summary", |_| stored::reviewed(seven));
    room("match-new", |_| stored::imported(seven));
    let arabic = Stage::open(Language::Arabic);
    let route = stored::reviewed(seven);
    let html = arabic.html(|page| super::shell::beside_rail(page, route));
    write("summary-ar", Language::Arabic, &html);
    let stage = Stage::open(Language::English);
    let item = stored::item_of(seven);
    let html = stage.html(|store| crate::rooms::import_dialog(store, item));
    write("import", Language::English, &html);
    // Without its last line, the match is not over, so its review opens at a mistake.
    let (unfinished, _) = seven.rsplit_once("Wins").expect("a result");
    room("review-seven", |_| stored::reviewed(unfinished));
    room("review-new", |_| stored::imported(unfinished));
}
