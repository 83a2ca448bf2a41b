//! Tests for the decision search and the library table.

use leptos::prelude::Set as _;
use library::{Entry, EntryId, Figures, Item, Source};
use progress::find::{FindQuery, FoundDecision, FoundPage, LOSSES, ScoreQuery, Structure, Whose};
use record::{KeyValueStore as _, position_link, read_file};
use rules::{Board, ByPlayer, Decision, Player, Variant};
use study::Kind;
use table::Route;
use words::Language;

use super::{document::Document, stage::Stage};
use crate::{browser::storage::Browser, rooms};

const ID: &str = "0123456789abcdef";

fn found() -> FoundPage {
    let start = Decision::builder(Board::start(Variant::Standard));
    let decision = start.on_roll(Player::Black).play(3, 1).build();
    let one = FoundDecision {
        id: ID.to_owned(),
        game: 1,
        nth: 4,
        kind: Kind::Checker,
        position: position_link(&decision.expect("a position")),
        player: Player::Black,
        loss: Some(0.12),
        figures: None,
        names: ByPlayer {
            white: "Ann".to_owned(),
            black: "Bob".to_owned(),
        },
        day: "2026-11-23".to_owned(),
    };
    FoundPage {
        decisions: vec![one],
        total: 1,
        searched: 250,
    }
}

const MATCH: &[u8] = include_bytes!("../../../tests/data/matches/seven-points.mat");

/// Returns the decisions of a match as search results.
fn many() -> FoundPage {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let game = record.games[0].decisions(&record.terms);
    let one = |(nth, made): (usize, rules::Decided)| FoundDecision {
        game: 0,
        nth,
        position: position_link(&made.decision),
        player: made.decision.player(),
        loss: (nth % 3 > 0).then_some(nth as f32 / 100.0),
        ..found().decisions.remove(0)
    };
    let decisions: Vec<FoundDecision> = game.into_iter().enumerate().map(one).collect();
    FoundPage {
        total: decisions.len(),
        decisions,
        searched: 250,
    }
}

/// Returns six library items with the figures (event, PR and luck) for their columns in the library table.
fn entries() -> Vec<(Item, Figures)> {
    let record = read_file(MATCH).expect("a match").matches.remove(0);
    let one = |nth: usize| {
        let mut record = record.clone();
        let name = ["Ann", "Bob", "Zoë"][nth % 3];
        record.players.white.name = format!("{name} {nth}");
        record.players.black.name = "Ben".to_owned();
        record.event.date = Some(format!("202{}-11-2{nth}", 3 + nth % 3));
        let id = EntryId::of(&[&[nth as u8]]);
        let entry = Entry::of(id, &record, Source::Pasted, 1_767_225_600_000);
        let pr = |pr: f64| (nth != 1).then_some(pr + nth as f64);
        let figures = Figures {
            event: Some(["Monte Carlo Open", "Club evening"][nth % 2].to_owned()),
            pr: ByPlayer {
                white: pr(4.2),
                black: pr(7.9),
            },
            luck: ByPlayer {
                white: pr(-0.31),
                black: pr(0.31),
            },
            reader: None,
        };
        let body = record.to_stored();
        (Item { entry, body }, figures)
    };
    (0..6).map(one).collect()
}

#[test]
fn table_sorts_and_filters_by_each_figure() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let page = stage.render(|store| rooms::columns(store, entries()));
        let words = stage.store.words();
        let heads = page.names("columnheader");
        for key in [
            "result", "pr", "other-pr", "luck", "newest", "event", "review",
        ] {
            let column = words.library_column(key);
            assert!(heads.contains(&column), "{column}: {heads:?}");
            assert!(page.names("button").contains(&column), "{column}");
            page.get("combobox", &words.library_column_filter(column));
        }
        assert_eq!(page.names("row").len(), 8, "two rows of heads");
        let text = page.text();
        for shown in ["Monte Carlo Open", "Zoë"] {
            assert!(text.contains(shown), "{text}");
        }
        assert_eq!(
            page.names("checkbox").len(),
            7,
            "six entries, and all of them"
        );
    }
}

fn shown(language: Language, found: FoundPage) -> (Stage, Document) {
    let stage = Stage::open(language);
    let page = stage.render(|store| rooms::found(store, found));
    (stage, page)
}

#[test]
fn result_is_a_board_that_leads_to_its_decision() {
    for language in [Language::English, Language::Arabic] {
        let (stage, page) = shown(language, found());
        let words = stage.store.words();
        let results = page.get("region", &words.library_find());
        let links = results.names("link");
        assert_eq!(links.len(), 1);
        for text in ["3-1", "0.120", "Bob", "Ann"] {
            assert!(links[0].contains(text), "{links:?}");
        }
    }
}

#[test]
fn every_condition_has_a_name_and_its_values() {
    let (stage, page) = shown(Language::English, found());
    let words = stage.store.words();
    for label in [
        words.progress_kind_head(),
        words.editor_first_die(),
        words.find_structure(),
        words.find_loss(),
        words.find_error(),
        words.find_by(),
        words.progress_opponent(),
        words.progress_phase_head(),
        words.find_score(),
        words.doubling_cube(),
        words.find_cube_value(),
    ] {
        let names = page.names("combobox");
        let is_named = |name: &&String| name.starts_with(&format!("{label}{}", words.find_any()));
        assert_eq!(
            names.iter().filter(is_named).count(),
            1,
            "{label}: {names:?}"
        );
    }
    page.get("radio", &words.find_mark_empty());
    page.get("radio", &words.find_match_of("exact"));
}

#[test]
fn similar_positions_requested_by_another_room_replace_the_pattern() {
    let stage = Stage::open(Language::English);
    let _stored = Browser.set(rooms::FIND, &found().decisions[0].position);
    let page = stage.render(|store| rooms::found(store, found()));
    let words = stage.store.words();
    page.get("heading", &words.find_like());
    page.get("button", &words.find_like_end());
    page.get("radio", &words.find_order_by("nearest"));
}

#[test]
fn ignores_a_damaged_query_and_a_damaged_pattern() {
    for text in ["p=%%%", "p=%%%\n-1 x", "{\"dice\":[300]}", "exact", "\u{0}"] {
        let stage = Stage::open(Language::English);
        let _stored = Browser.set(rooms::FIND, text);
        let _stored = Browser.set(rooms::FIND_BOARD, "{\"board\":[1,2]}");
        let page = stage.render(|store| rooms::found(store, found()));
        page.get("radio", &stage.store.words().find_mark_empty());
    }
}

#[test]
fn search_without_games_leads_to_games() {
    let (stage, page) = shown(Language::English, FoundPage::default());
    page.get("link", &stage.store.words().progress_to_library());
    assert_eq!(Route::read("#/find"), Some(Route::Find));
}

/// Writes the search page and the library table to files.
pub(crate) fn write_pictures(write: fn(&str, Language, &str)) {
    for language in [Language::English, Language::Arabic, Language::German] {
        let name = |name: &str| format!("{name}-{}", language.tag());
        let stage = Stage::open(language);
        let html = stage.html(|store| rooms::found(store, many()));
        write(&name("find"), language, &html);
        stage.store.turned.set(true);
        let html = stage.html(|store| rooms::found(store, many()));
        write(&name("find-phone"), language, &html);
        let html = stage.html(|store| rooms::columns(store, entries()));
        write(&name("columns"), language, &html);
    }
}

#[test]
fn conditions_in_use_are_chips() {
    let stage = Stage::open(Language::English);
    let query = FindQuery {
        dice: [Some(3), None],
        structures: vec![(Whose::default(), Structure::ALL[0])],
        loss: LOSSES[1],
        score: Some(ScoreQuery::Away(2, 5)),
        ..FindQuery::default()
    };
    let _stored = Browser.set(rooms::FIND, &query.to_text());
    let page = stage.render(|store| rooms::found(store, found()));
    let words = stage.store.words();
    let chips = page.get("list", &words.find_conditions()).names("button");
    let score = format!("{}: 2-5", words.find_score_of("away"));
    let dice = format!("{} 3", words.find_dice());
    assert_eq!(chips.len(), 4, "{chips:?}");
    for text in [
        dice,
        score,
        words.find_structure_of(Structure::ALL[0].key()),
    ] {
        assert!(
            chips.contains(&words.find_remove(&text)),
            "{text}: {chips:?}"
        );
    }
}
