//! Tests for the places Games and You: a card with a board for each match, and the statistics.

use leptos::{prelude::*, task::spawn_local};
use library::{Entry, EntryId, Item, Source};
use progress::{
    Collection, ErrorKind, Fact, Game, Habit, Lean, Match, MatchInfo, Phase, Picture, PictureMark,
    PictureOf, PlayerKey, PlayerLine, Report, ReportLink, WorstError,
};
use record::{MatchRecord, position_link, read_file};
use rules::{ByPlayer, Choice, Player, legal_plays};
use study::Kind;
use table::Route;
use words::Language;

use super::{
    document::{Document, Element},
    stage::Stage,
    stored,
};
use crate::{browser::database, rooms, store::Store};

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

const MATCH: &[u8] = include_bytes!("../../../tests/data/matches/seven-points.mat");

/// Date of all stored data, in milliseconds since the Unix epoch.
const DATE: u64 = 1_767_225_600_000;

fn record() -> MatchRecord {
    let reading = read_file(MATCH).expect("a match");
    reading.matches.into_iter().next().expect("one")
}

/// Stores a match imported from a file named `name`.
fn store(record: &MatchRecord, name: &str) -> EntryId {
    let id = EntryId::of(&[name.as_bytes()]);
    let source = Source::File(name.to_owned());
    let entry = Entry::of(id.clone(), record, source, DATE);
    let body = record.to_stored();
    spawn_local(async move {
        let stored = database::store_items(&[Item { entry, body }]).await;
        stored.expect("the native database takes it");
    });
    id
}

/// Returns the picture of one of the match's decisions, with a game's line.
fn picture(record: &MatchRecord, nth: usize, own: bool) -> Picture {
    let game = record.games.get(nth % record.games.len()).expect("a game");
    let decisions = game.decisions(&record.terms);
    let plays = decisions
        .iter()
        .filter(|made| made.decision.roll().is_some());
    let plays: Vec<_> = plays.collect();
    let play = plays.get((7 * nth + 9) % plays.len()).expect("a play");
    let walk = (0..34_usize).map(|step| {
        let drift = if nth.is_multiple_of(2) {
            2 * step
        } else {
            70 - 2 * step
        };
        (drift / 2 + 25 + (step * step * (nth + 3)) % 17).min(98) as u8
    });
    let mark = |step, is_cube, is_blunder| PictureMark {
        step,
        is_cube,
        is_blunder,
        cost: 0.1,
    };
    Picture {
        position: position_link(&play.decision),
        bottom: if nth == 1 {
            Player::Black
        } else {
            Player::White
        },
        is_own: own,
        cost: Some(0.2),
        game: 0,
        line: walk.collect(),
        marks: vec![
            mark(9, false, false),
            mark(17, true, false),
            mark(26, false, true),
        ],
        starts: Vec::new(),
        pr: ByPlayer {
            white: Some(3.9 + nth as f64),
            black: Some(9.1),
        },
    }
}

/// Stores several matches with pictures; the last match has not been reviewed.
pub(crate) fn library() {
    let names = [
        ("You", "Mira", true),
        ("Computer", "You", true),
        ("You", "Jonas", true),
        ("Anna", "Ben", false),
        ("You", "Aylin", true),
        ("Konstantinos Papadopoulos", "Mochizuki Masayuki", false),
        ("You", "Nora", true),
        ("Club final", "Ben", false),
    ];
    for (nth, (white, black, own)) in names.into_iter().enumerate() {
        let mut record = record();
        white.clone_into(&mut record.players.white.name);
        black.clone_into(&mut record.players.black.name);
        record.event.date = Some(format!("2026-11-{:02}", 24 - nth));
        let id = store(&record, &format!("{nth}.mat"));
        if nth == 7 {
            let unreviewed =
                Picture::new(&record, "", None, PictureOf::Costliest).expect("a picture");
            rooms::remember_picture(&id, unreviewed);
        } else {
            rooms::remember_picture(&id, picture(&record, nth, own));
        }
    }
}

/// Returns the judged decisions of a game in which each decision loses approximately `loss`.
fn facts(loss: f32, seed: usize) -> Vec<Fact> {
    let phase = |nth: usize| match nth {
        0..6 => Phase::Opening,
        6..11 => Phase::Contact,
        11..15 => Phase::Holding,
        15..18 => Phase::Priming,
        18..20 => Phase::Race,
        20 => Phase::Blitz,
        21 => Phase::BackGame,
        _ => Phase::BearOff,
    };
    let fact = |nth: usize| Fact {
        nth,
        kind: if nth % 9 == 8 {
            Kind::Double
        } else {
            Kind::Checker
        },
        phase: phase(nth),
        counted: true,
        loss: loss * ((nth * (seed + 3)) % 7) as f32 / if nth == 18 { 0.5 } else { 3.0 },
        luck: Some(0.1),
        lead: None,
        leans: [None; 5],
    };
    (0..24).map(fact).collect()
}

/// Returns an error that loses 0.1 plus `nth` hundredths.
fn error(nth: usize) -> WorstError {
    let record = record();
    let game = record.games[0].decisions(&record.terms);
    let play = game
        .iter()
        .filter(|made| made.decision.roll().is_some())
        .nth(nth + 1)
        .expect("a play");
    let roll = play.decision.roll().expect("a roll");
    let plays = legal_plays(play.decision.board(), roll);
    let mut others = plays.iter().map(|legal| Choice::Play(legal.play));
    WorstError {
        figures: None,
        phase: Some(Phase::Opening),
        position: position_link(&play.decision),
        made: others.next_back().expect("a play"),
        best: play.choice,
        loss: 0.1 + nth as f32 / 100.0,
    }
}

/// Returns the players, a report on `games` games in which each game was played better than the one before, and the
/// report's links.
pub(crate) fn report(games: usize) -> (Vec<PlayerLine>, Report, Vec<Option<ReportLink>>) {
    let mut collection = Collection::default();
    for nth in 0..games {
        let loss = 0.026 - 0.014 * nth as f32 / games as f32;
        let day = format!("2026-{:02}-{:02}", 8 + nth / 8, 1 + 3 * (nth % 8));
        let about = MatchInfo {
            id: format!("{nth:016x}"),
            day,
            length: 5,
            names: ByPlayer {
                white: "You".to_owned(),
                black: "Computer".to_owned(),
            },
            computer: Some(("expert".to_owned(), Player::White)),
            reader: None,
        };
        let game = Game {
            number: 1,
            result: None,
            rated: true,
            decisions: vec![nth as u32],
            facts: ByPlayer {
                white: facts(loss, nth),
                black: Vec::new(),
            },
            worst: ByPlayer {
                white: vec![error(nth % 9)],
                black: Vec::new(),
            },
        };
        collection.add(Match {
            about,
            games: vec![game],
        });
    }
    let link = |one: &Match| {
        Some(ReportLink {
            id: one.about.id.clone(),
            day: one.about.day.clone(),
            opponent: "Computer".to_owned(),
        })
    };
    let links = collection.matches().iter().map(link).collect();
    let me = PlayerLine {
        who: PlayerKey::Me,
        name: "You".to_owned(),
        games,
    };
    (vec![me], Report::of(&collection, &PlayerKey::Me), links)
}

/// Returns the statistics summary on the home page of Play, after a game against the computer or before the first game.
pub(crate) fn glance(store: Store, is_first: bool) -> AnyView {
    let record = record();
    let source = Source::Here(Some("normal".to_owned()));
    let entry = Entry::of(EntryId::of(&[b"last"]), &record, source, DATE);
    let latest = (!is_first).then(|| (entry, picture(&record, 0, true)));
    let (_, report, links) = report(31);
    rooms::glance(store, latest, (report, links))
}

#[test]
fn home_of_play_shows_the_last_game_and_the_statistics() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.render(|store| view! { <main>{glance(store, false)}</main> });
        let links = page.all("link");
        let last = links[0].text();
        assert!(last.contains(&words.home_line(1_u32)), "{last}");
        assert!(last.contains(&words.home_line_moments(3_u32)), "{last}");
        let address = links[0].attribute("href").unwrap_or_default();
        assert!(address.starts_with("#/review/"), "{address}");
        assert_eq!(links[1].attribute("href").as_deref(), Some("#/progress"));
        let charts = page.names("img");
        assert!(charts.iter().any(|name| name.contains("31")), "{charts:?}");
    }
}

#[test]
fn home_page_numbers_the_last_matchs_games() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = stage.render(|store| {
        let record = record();
        let source = Source::Here(Some("normal".to_owned()));
        let entry = Entry::of(EntryId::of(&[b"last"]), &record, source, DATE);
        let picture = Picture {
            starts: vec![0, 9, 20],
            ..picture(&record, 0, true)
        };
        let (_, report, links) = report(31);
        view! { <main>{rooms::glance(store, Some((entry, picture)), (report, links))}</main> }
    });
    let last = page.all("link")[0].text();
    assert!(last.contains(&words.home_line(3_u32)), "{last}");
    let elements = page.elements();
    let games = elements
        .iter()
        .find(|one| one.attribute("class").as_deref() == Some("sill-games"));
    let inside = games.expect("numbers above the line").inside();
    let numbers = inside.iter().filter(|one| one.tag() == "b");
    let numbers: Vec<String> = numbers.map(Element::own_text).collect();
    assert_eq!(numbers, ["1", "2", "3"]);
}

/// Returns the habit of dropping doubles that should be taken.
const fn drops_takes() -> Habit {
    Habit {
        kind: ErrorKind::Answer,
        lean: Lean::First,
        count: 23,
        all: 27,
        chance: 0.001,
    }
}

#[test]
fn few_games_are_described_in_words_without_a_trend() {
    for language in LANGUAGES {
        for games in [2, 31] {
            let stage = Stage::open(language);
            let (players, report, links) = report(games);
            let page = stage.render(|store| rooms::you(store, players, Some((report, links))));
            let words = stage.store.words();
            let is_few = games == 2;
            let has_chart = page.names("img").iter().any(|name| name.contains("31"));
            assert_eq!(has_chart, !is_few, "{:?}", page.names("img"));
            let has = |text: String| page.text().contains(&text);
            assert_eq!(has(words.progress_few(5_u32)), is_few);
            assert_eq!(has(words.progress_best()), !is_few);
            let open = page.names("link").into_iter();
            let dates = open.filter(|name| name.contains("PR")).count();
            assert!(dates >= 2, "the games are linked: {:?}", page.names("link"));
        }
    }
}

#[test]
fn habit_links_to_its_course_step() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let (players, mut report, links) = report(31);
        report.habits = vec![(None, drops_takes())];
        let page = stage.render(|store| rooms::you(store, players, Some((report, links))));
        let words = stage.store.words();
        let step = words.progress_step(2_u32);
        let links = page.names("link");
        let leads = |link: &String| link.contains(&step) && link.contains("Takes");
        assert!(links.iter().any(leads), "{links:?}");
    }
}

#[test]
fn home_page_prefers_a_habit_to_the_costliest_part() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = stage.render(|store| {
        let record = record();
        let entry = Entry::of(EntryId::of(&[b"last"]), &record, Source::Here(None), DATE);
        let (_, mut report, links) = report(31);
        report.habits = vec![(None, drops_takes())];
        let latest = Some((entry, picture(&record, 0, true)));
        let glance = rooms::glance(store, latest, (report, links));
        view! { <main>{glance}</main> }
    });
    let text = page.text();
    assert!(text.contains("Drops takes: 23 of 27 mistakes"), "{text}");
    assert!(!text.contains(&words.progress_work()), "{text}");
}

#[test]
fn home_of_play_explains_the_line_before_the_first_review() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = stage.render(|store| view! { <main><h1>"Play"</h1>{glance(store, true)}</main> });
    assert!(page.text().contains(&words.home_none()), "{}", page.text());
    assert!(page.all("link").is_empty());
}

fn you(stage: &Stage, games: usize) -> Document {
    let (players, report, links) = report(games);
    stage.render(|store| rooms::you(store, players, Some((report, links))))
}

#[test]
fn same_match_in_three_files_is_one_card_with_all_files() {
    let stage = Stage::open(Language::English);
    let record = record();
    for name in ["final.mat", "final.sgf", "final.xg"] {
        store(&record, name);
    }
    let page = stage.room(Route::Library);
    let words = stage.store.words();
    let list = page.get("list", &words.place_games());
    assert_eq!(list.names("listitem").len(), 1);
    assert!(page.text().contains(&words.library_count(1_u32)));
}

#[test]
fn a_card_shows_names_result_day_and_rating_and_opens_the_entry() {
    let stage = Stage::open(Language::English);
    library();
    let page = stage.room(Route::Library);
    let words = stage.store.words();
    let list = page.get("list", &words.place_games());
    let cards = list.names("listitem");
    assert_eq!(cards.len(), 8);
    let mira = cards
        .iter()
        .find(|card| card.contains("Mira"))
        .expect("a card");
    let rate = words.library_pr(words::decimal(&words, 3.9, 1));
    assert!(
        mira.contains(&rate) && mira.contains("24 Nov 2026"),
        "{mira}"
    );
    let other = cards
        .iter()
        .find(|card| card.contains("Anna"))
        .expect("a card");
    assert!(
        ["6.9", "9.1"].iter().all(|pr| other.contains(pr)),
        "both players' PR: {other}"
    );
    let club = cards
        .iter()
        .find(|card| card.contains("Club"))
        .expect("a card");
    assert!(club.contains(&words.library_unreviewed()), "{club}");
    assert_eq!(list.names("link").len(), 8);
}

#[test]
fn games_are_filtered_by_segments_and_added_by_one_button() {
    let stage = Stage::open(Language::English);
    library();
    let page = stage.room(Route::Library);
    let words = stage.store.words();
    let radios = page.names("radio");
    assert_eq!(radios.len(), library::Filter::ALL.len());
    assert!(
        radios.contains(&words.library_filter("matches")),
        "{radios:?}"
    );
    page.get("searchbox", &words.library_search());
    page.get("combobox", &words.library_sort());
    let options = page.names("option");
    let imported = words.library_filter("imported");
    assert!(options.contains(&imported), "{options:?}");
}

#[test]
fn selected_matches_are_reviewed_exported_or_deleted() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let item = stored::item_of(stored::FINISHED);
        let page = stage.render(|store| {
            view! { <main><h1>{store.words().place_games()}</h1>{rooms::selection(store, item)}</main> }
        });
        let buttons = page.names("button");
        for name in [
            words.review(),
            words.library_export("mat"),
            words.library_export("backup"),
            words.kept_remove(),
        ] {
            assert!(buttons.contains(&name), "{name} in {buttons:?}");
        }
    }
}

#[test]
fn statistics_show_one_number_and_collapse_the_tables() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let page = you(&stage, 24);
        let words = stage.store.words();
        page.get("heading", &words.place_you());
        assert!(page.text().contains(&words.progress_number(20_u32)));
        assert_eq!(
            page.all("img").len(),
            1,
            "the chart; little boards are hidden"
        );
        page.get("heading", &words.progress_by_phase());
        page.get("heading", &words.progress_best());
        page.get("heading", &words.progress_work());
        assert_eq!(page.text().matches(&words.progress_work()).count(), 1);
        assert!(page.text().contains(&words.progress_habits_none()));
        let text = page.text();
        assert!(text.contains(" 2026") && !text.contains("2026-"), "{text}");
        assert_eq!(page.all("table").len(), 0, "not before they are asked for");
        assert!(page.text().contains(&words.progress_table()));
        assert!(page.text().contains(&words.progress_how()));
        page.get("button", &words.progress_export_open());
    }
}

#[test]
fn bars_of_all_phases_have_the_same_scale() {
    let stage = Stage::open(Language::English);
    let page = you(&stage, 24);
    let rows = page.elements().into_iter();
    let rows = rows.filter(|row| row.attribute("class").as_deref() == Some("you-phase"));
    let bar = |row: Element| {
        let parts = row.inside();
        let rate = parts.iter().find(|one| one.tag() == "b")?.text();
        let is_bar = |one: &&Element| one.inherited("viewBox").as_deref() == Some("0 0 100 4");
        let width = parts.iter().rfind(is_bar)?.attribute("width")?;
        Some((rate.trim().parse::<f64>().ok()?, width.parse::<f64>().ok()?))
    };
    let bars: Vec<(f64, f64)> = rows
        .map(|row| bar(row).expect("a rate and its bar"))
        .collect();
    let widest = bars
        .iter()
        .copied()
        .max_by(|one, other| one.1.total_cmp(&other.1));
    let (rate, width) = widest.expect("a phase");
    assert!(width <= 100.0 && bars.len() > 3, "{bars:?}");
    for (one, drawn) in &bars {
        // The rates are rounded to a tenth.
        assert!((drawn * rate / width - one).abs() < 0.2, "{bars:?}");
    }
}

#[test]
fn lists_other_players_and_collapses_phases_with_few_decisions() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = you(&stage, 24);
    assert!(page.text().contains(&words.progress_more(4_u32)));
    assert!(page.all("combobox").is_empty(), "there is no other player");
    let page = stage.render(|store| you_beside(store, 14));
    page.get("combobox", &words.progress_player());
    page.get("option", "Mira (4 games)");
}

/// Returns the page You with a second player's statistics.
pub(crate) fn you_beside(store: Store, games: usize) -> AnyView {
    let (mut players, report, links) = report(games);
    players.push(PlayerLine {
        who: PlayerKey::Named("mira".to_owned()),
        name: "Mira".to_owned(),
        games: 4,
    });
    rooms::you(store, players, Some((report, links)))
}

#[test]
fn statistics_without_games_explain_their_future_content() {
    let stage = Stage::open(Language::English);
    let page = stage.render(|store| rooms::you(store, Vec::new(), None));
    let words = stage.store.words();
    page.get("heading", &words.progress_empty_title());
    page.get("link", &words.progress_play());
}

#[test]
fn assisted_games_are_explained_without_empty_cards() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        // Two reviewed games do not count, because they were assisted.
        let page = you(&stage, 0);
        let words = stage.store.words();
        page.get("heading", &words.progress_empty_title());
        let text = page.text();
        assert!(text.contains(&words.progress_unrated(2_u32)), "{text}");
        assert!(!text.contains(&words.progress_number(0_u32)), "{text}");
        assert!(!page.names("heading").contains(&words.progress_by_phase()));
        let export = words.progress_export_open();
        assert!(!page.names("button").contains(&export), "nothing to export");
    }
}
