//! Tests for the progress that a player shares with a coach: the choice of parts, and the linked page.

use leptos::prelude::*;
use progress::{ErrorKind, Habit, Lean, SharedParts, SharedProgress};
use record::PlayerName;
use table::Route;
use words::Language;

use super::{
    document::{Document, Element},
    games,
    stage::Stage,
};
use crate::rooms;

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

const ALL: SharedParts = SharedParts {
    rate: true,
    phases: true,
    habits: true,
    worst: true,
};

/// Returns the progress link of a player with 24 games and a habit.
pub(crate) fn link(name: &str, parts: SharedParts) -> String {
    let (_, mut report, links) = games::report(24);
    report.habits = vec![(
        None,
        Habit {
            kind: ErrorKind::Answer,
            lean: Lean::First,
            count: 23,
            all: 27,
            chance: 0.001,
        },
    )];
    let day = "2026-11-27".to_owned();
    let shared = SharedProgress::new(PlayerName::new(name), day, parts, &report, &links);
    shared.link().expect("short enough")
}

fn page(stage: &Stage, parts: SharedParts) -> Document {
    stage.room(Route::ProgressLink(link("Ann", parts)))
}

#[test]
fn a_link_shares_the_rates_from_the_start() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let (_, report, links) = games::report(24);
        let page = stage.render(|store| {
            let choices = rooms::share_choices(store, report, links);
            view! { <main><h1>"You"</h1>{choices}</main> }
        });
        let words = stage.store.words();
        for key in ["rate", "phases", "habits", "worst"] {
            page.get("checkbox", &words.progress_coach_part(key));
        }
        page.get("textbox", &words.friend_name());
        let text = page.text();
        assert!(!text.contains(&words.progress_coach_none()), "{text}");
        let links = page.all("link");
        assert!(!links.iter().any(Element::is_hidden), "a link");
    }
}

#[test]
fn shared_progress_is_shown_without_the_players_library() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let page = page(&stage, ALL);
        let words = stage.store.words();
        page.get("heading", &words.progress_shared_of("Ann"));
        assert!(page.text().contains(&words.progress_number(20_u32)));
        assert_eq!(page.all("img").len(), 1, "the chart");
        for heading in [
            words.progress_by_phase(),
            words.progress_work(),
            words.progress_worst(),
        ] {
            page.get("heading", &heading);
        }
        let habit = words.progress_habit(words::arg::Habit("drop-much"), words::arg::Lead("all"));
        let text = page.text();
        assert!(
            text.contains(&habit) && text.contains("27 Nov 2026"),
            "{text}"
        );
        let addresses = page.all("link").into_iter();
        let addresses: Vec<_> = addresses
            .filter_map(|link| link.attribute("href"))
            .collect();
        let positions = addresses
            .iter()
            .filter(|address| address.starts_with("#p="));
        assert_eq!(positions.count(), 3, "{addresses:?}");
        let own = |address: &&String| address.starts_with("#/review") || *address == "#/drill";
        assert_eq!(addresses.iter().filter(own).count(), 0, "{addresses:?}");
    }
}

#[test]
fn linked_page_has_only_the_shared_parts() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let habits = SharedParts {
        habits: true,
        ..SharedParts::default()
    };
    let page = page(&stage, habits);
    let headings = page.names("heading");
    assert!(headings.contains(&words.progress_work()), "{headings:?}");
    for other in [words.progress_by_phase(), words.progress_worst()] {
        assert!(!headings.contains(&other), "{headings:?}");
    }
    assert!(page.all("img").is_empty(), "no chart");
}

#[test]
fn damaged_links_are_refused_with_the_reason() {
    let whole = link("Ann", ALL);
    let changed = whole.replacen(&whole[20..24], "AAAA", 1);
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let newer = format!("y=Aw{}", &whole[4..]);
        for (link, why) in [
            ("y=", words.link_cut()),
            ("y=%%\u{0}", words.link_cut()),
            (&whole[..whole.len() - 9], words.link_cut()),
            (&changed, words.link_damaged()),
            (&newer, words.link_newer()),
        ] {
            let page = stage.room(Route::ProgressLink(link.to_owned()));
            let alert = page.all("alert").into_iter().map(|alert| alert.text());
            assert_eq!(alert.collect::<Vec<_>>(), [why], "{link}");
        }
    }
}

/// Writes the linked page and the choice of parts to files.
pub(crate) fn write_pictures(write: fn(&str, Language, &str)) {
    for (name, language) in [
        ("shared-progress", Language::English),
        ("shared-progress-ar", Language::Arabic),
        ("shared-progress-de", Language::German),
    ] {
        let stage = Stage::open(language);
        let route = Route::ProgressLink(link("Ann", ALL));
        let html = stage.html(|store| super::shell::beside_rail(store, route));
        write(name, language, &html);
    }
}
