//! Tests for rooms with stored data, opened by their addresses.

use table::{Route, StudySource};
use words::Language;

use super::{stage::Stage, stored};

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

#[test]
fn every_room_is_one_main_region_with_one_main_heading() {
    let routes = || {
        [
            Route::Library,
            Route::Find,
            Route::Drill,
            Route::Tables,
            Route::Openings,
            Route::Course(None),
            Route::Course(Some("two-dice".to_owned())),
            Route::Sheets(None),
            Route::Friend(None),
            Route::Duplicate(None),
            Route::Editor,
            Route::Transcribe(None),
            Route::Progress,
            Route::Study(StudySource::Table),
        ]
    };
    for language in LANGUAGES {
        for route in routes() {
            let stage = Stage::open(language);
            let page = stage.room(route.clone());
            assert_eq!(page.all("main").len(), 1, "{route}");
            let first = page.elements().into_iter().filter(|one| one.tag() == "h1");
            assert_eq!(first.count(), 1, "{route}");
        }
    }
}

#[test]
fn the_library_lists_an_entry_with_its_players_and_score() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        stored::library_entry();
        let page = stage.room(Route::Library);
        let list = page.get("list", &stage.store.words().place_games());
        let items = list.names("listitem");
        assert_eq!(items.len(), 1);
        assert!(
            items[0].contains("Ann") && items[0].contains("1–0"),
            "{items:?}"
        );
        let words = stage.store.words();
        assert_eq!(list.names("link").len(), 1, "the whole card opens it");
        let more = page
            .names("button")
            .into_iter()
            .find(|name| name.contains("Ann"));
        assert!(more.is_some_and(|name| name.contains("Bob")), "its details");
        assert_eq!(list.names("checkbox").len(), 0, "not before “Select”");
        page.get("button", &words.library_more());
        page.get("button", &words.library_choose());
        page.get("button", &words.library_add_games());
        page.get("link", &words.set_up_position());
    }
}

#[test]
fn an_empty_library_shows_a_text_about_it() {
    let stage = Stage::open(Language::English);
    let page = stage.room(Route::Library);
    let words = stage.store.words();
    page.get("heading", &words.library_empty_title());
    page.get("link", &words.library_play());
    assert!(page.text().contains(&words.library_empty()));
}

/// Returns the study room's table with the cost of each choice.
fn costs(page: &super::document::Document, words: &words::Words) -> super::document::Element {
    let mut tables = page.all("table").into_iter();
    let table = tables.find(|one| one.names("columnheader").contains(&words.review_cost()));
    table.unwrap_or_else(|| panic!("no costs: {}", page.text()))
}

#[test]
fn review_opens_at_the_costliest_mistake_and_shows_its_cost_first() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let page = stage.room(stored::reviewed_match());
        let words = stage.store.words();
        let table = costs(&page, &words);
        // Bob's drop costs more than Ann's double.
        let heads = table.names("columnheader");
        assert_eq!(heads, [words.review_cube_action(), words.review_cost()]);
        let rows = table.names("rowheader");
        let tagged = |tag: &str| {
            let tag = words.review_tag(tag);
            rows.iter().filter(|row| row.ends_with(&tag)).count()
        };
        assert_eq!((tagged("best"), tagged("played")), (1, 1), "{rows:?}");
        let verdict = words.review_mistake("blunder");
        let mut titles = page.names("heading").into_iter();
        assert!(titles.any(|title| title.starts_with(&verdict)));
        assert!(!page.text().contains(&words.review_equity()));
        for button in [
            words.review_numbers(),
            words.review_next_error(),
            words.study_more(),
            words.review_resume(),
        ] {
            page.get("button", &button);
        }
    }
}

#[test]
fn cube_scale_has_reserved_space_before_the_engine_answers() {
    let stage = Stage::open(Language::English);
    let html = stage.html(|page| crate::rooms::build(page, stored::reviewed_match()));
    let (_, decision) = html
        .split_once("review-decision cube")
        .expect("a cube action");
    let (before, _) = decision.split_once("<table").expect("its choices");
    assert!(before.contains("review-picture") && !before.contains("cube-scale"));
}

#[test]
fn ratings_are_above_the_decision_and_the_game_line_is_a_slider() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::reviewed_match());
    let words = stage.store.words();
    let mut players = page.all("row").into_iter().map(|row| row.text());
    let ann = players.find(|row| row.starts_with("Ann"));
    let ann = ann.unwrap_or_else(|| panic!("{}", page.text()));
    assert!(ann.contains("luck"), "{ann}");
    page.get("slider", &words.review_graph());
    page.get("link", &words.place_games());
}

#[test]
fn finished_match_opens_with_its_summary_and_its_moments() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::reviewed(stored::FINISHED));
    let words = stage.store.words();
    assert_eq!(page.names("heading")[0], "Ann 2 – 0 Bob");
    // The button is beside the title if there is room, otherwise at the end.
    assert!(page.names("button").contains(&words.summary_step()));
    page.get("slider", &words.review_graph());
    let moments: Vec<String> = page
        .names("button")
        .into_iter()
        .filter(|name| name.contains("Blunder") || name.contains("Error"))
        .collect();
    assert!((1..=3).contains(&moments.len()), "{moments:?}");
    // Bob resigned the second game too early.
    assert!(
        moments[0].contains("Game 2") && moments[0].contains("Play on"),
        "{moments:?}"
    );
    let cost = moments[0].find("to win the match").expect("the cost");
    let played = moments[0].find("Played").expect("the play");
    assert!(cost < played, "{moments:?}");
    assert!(page.text().contains("lucky"), "{}", page.text());
    assert!(page.text().contains(&words.summary_mistakes()));
}

#[test]
fn the_summary_explains_its_marks_and_offers_the_mistakes_of_each_player() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let page = stage.room(stored::reviewed(stored::FINISHED));
        let (text, words) = (page.text(), stage.store.words());
        let whose = page.get("group", &words.study_whose());
        assert_eq!(whose.names("button"), ["Ann", "Bob", &words.study_both()]);
        assert!(text.contains(&words.summary_marks()), "{text}");
        assert!(text.contains(&words.review_only("cube")), "{text}");
        let unsettled = words.summary_unsettled("figures");
        assert!(!text.contains(&unsettled), "{text}");
    }
}

#[test]
fn opponents_mistakes_have_a_button_in_the_readers_review() {
    let stage = Stage::open(Language::English);
    let whose = stage.store.words().study_whose();
    let buttons = |route| stage.room(route).names("button");
    let found = |names: Vec<String>| names.into_iter().find(|name| name.starts_with(&whose));
    let name = found(buttons(stored::own_match()));
    assert!(name.is_some_and(|name| name.contains("Bob")));
    // In a match between others, the mistakes of both players are marked.
    assert_eq!(found(buttons(stored::reviewed_match())), None);
}

#[test]
fn a_mistake_can_be_practised_from_its_review() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::reviewed_match());
    page.get("button", &stage.store.words().review_practise());
}

#[test]
fn press_on_a_reviewed_play_draws_only_its_arrows() {
    let stage = Stage::open(Language::English);
    let seven = include_str!("../../../tests/data/matches/seven-points.mat");
    let (unfinished, _) = seven.rsplit_once("Wins").expect("a result");
    let page = stage.room(stored::reviewed(unfinished));
    let plays = costs(&page, &stage.store.words()).names("button");
    assert!(plays.len() >= 2, "{plays:?}");
    assert!(plays.iter().all(|play| play.contains('/')), "{plays:?}");
}

#[test]
fn match_header_has_the_same_buttons_before_and_after_the_review() {
    let of_head = |stored: fn(&str) -> Route| {
        let stage = Stage::open(Language::English);
        let page = stage.room(stored(stored::FINISHED));
        let mut elements = page.elements().into_iter();
        let head = elements.find(|one| one.tag() == "header").expect("a head");
        head.names("button")
    };
    let before = of_head(stored::imported);
    assert_eq!(before, of_head(stored::reviewed));
    assert_eq!(before.len(), 2, "{before:?}");
}

#[test]
fn match_between_others_shows_moments_of_both_players() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::reviewed(stored::FINISHED));
    let names = page.names("button");
    for player in ["Ann", "Bob"] {
        let of_player = |name: &&String| name.contains("Game 1 ·") && name.contains(player);
        assert!(names.iter().any(|name| of_player(&name)), "{names:?}");
    }
}

#[test]
fn an_imported_match_asks_which_player_the_reader_is_and_has_one_main_action() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::imported(stored::FINISHED));
    let (text, words) = (page.text(), stage.store.words());
    assert!(page.names("heading").contains(&words.which_one()), "{text}");
    let question = page.get("radiogroup", &words.which_one());
    let answers = question.names("radio");
    assert_eq!(answers, ["Ann", "Bob", &words.which_neither()]);
    let buttons = page.names("button");
    let reviews = buttons
        .iter()
        .filter(|name| **name == words.summary_review());
    assert_eq!(reviews.count(), 1, "{buttons:?}");
    assert!(!text.contains(&words.summary_waits()), "{text}");
    let games = |name: &&String| name.contains("Game ") && name.contains("point");
    let games: Vec<&String> = buttons.iter().filter(games).collect();
    assert_eq!(games.len(), 2, "{buttons:?}");
    assert!(games[1].contains("2–0"), "{games:?}");
}

#[test]
fn import_lists_new_matches_and_only_files_with_other_content() {
    let stage = Stage::open(Language::English);
    let item = stored::item_of(stored::FINISHED);
    let html = stage.html(|store| crate::rooms::import_dialog(store, item));
    let text = html.replace(['\u{2068}', '\u{2069}'], "");
    for part in ["1 new match", "Ann – Bob", "2-point match · 2 games", "2–0"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("match.mat"), "{text}");
    assert!(text.contains("again.mat"), "{text}");
}

#[test]
fn summary_waits_until_the_stored_review_is_read() {
    let stage = Stage::open(Language::English);
    let page = stage.room(stored::half_read(stored::FINISHED));
    let (text, words) = (page.text(), stage.store.words());
    assert!(text.contains(&words.summary_waits()), "{text}");
    assert!(!text.contains(&words.summary_none(0_i64)), "{text}");
    let is_moment = |name: &String| name.contains("Blunder") || name.contains("Error");
    assert!(!page.names("button").iter().any(is_moment), "{text}");
}

#[test]
fn the_friend_room_lists_an_invitation_and_shows_its_link() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let route = stored::invitation(words.clone());
        let list = stage.room(Route::Friend(None));
        let games = list.get("region", &words.friend_games());
        assert_eq!(games.names("listitem").len(), 1);
        assert_eq!(games.names("link").len(), 1);
        list.get("button", &words.friend_invite());
        let invited = stage.room(route);
        let link = invited
            .all("region")
            .into_iter()
            .find(|one| one.names("button").contains(&words.share_copy_link()));
        let link = link.expect("the link to be sent");
        assert_eq!(link.names("textbox").len(), 1, "the link as text");
        assert!(invited.names("img").contains(&words.share_qr()));
    }
}

#[test]
fn a_received_invitation_states_its_terms_and_has_a_field_for_a_name() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(stored::received_invitation(words.clone()));
        assert!(!page.names("listitem").is_empty(), "the terms");
        assert_eq!(page.names("textbox"), [words.friend_name()]);
        page.get("button", &words.friend_accept());
        page.get("button", &words.friend_not_now());
    }
}

#[test]
fn a_duplicate_is_listed_and_has_a_page() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let route = stored::duplicate(stage.store.words());
        let list = stage.room(Route::Duplicate(None));
        assert_eq!(list.all("listitem").len(), 1, "{}", list.text());
        let page = stage.room(route);
        assert!(
            page.names("button").len() >= 2,
            "{:?}",
            page.names("button")
        );
    }
}

#[test]
fn an_empty_list_of_duplicates_explains_how_to_begin_and_has_one_primary_button() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let page = stage.room(Route::Duplicate(None));
        let words = stage.store.words();
        let begin = page.get("region", &words.duplicate_begin());
        assert_eq!(begin.names("listitem").len(), 3, "the steps");
        let new = |name: &&String| **name == words.duplicate_new();
        assert_eq!(page.names("button").iter().filter(new).count(), 1);
    }
}

#[test]
fn duplicates_are_found_from_play_and_practice() {
    let stage = Stage::open(Language::English);
    let name = stage.store.words().friend_duplicate();
    for route in [Route::Home, Route::Drill] {
        let page = stage.room(route.clone());
        let links = page.names("link");
        assert!(
            links.iter().any(|link| link.starts_with(&name)),
            "{route}: {links:?}"
        );
    }
}

#[test]
fn editor_states_the_position_and_counts_the_pips() {
    let stage = Stage::open(Language::English);
    let page = stage.room(Route::Editor);
    assert!(page.text().contains("167"), "{}", page.text());
    let words = stage.store.words();
    let lists = page.names("combobox");
    assert!(lists[0].starts_with(&words.doubling_cube()), "{lists:?}");
    assert!(lists[1].starts_with(&words.editor_length()), "{lists:?}");
}

#[test]
fn the_drills_are_chosen_by_kind_and_theme() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let (page, words) = (stage.room(Route::Drill), stage.store.words());
        assert!(page.names("button").len() > drill::Kind::ALL.len());
        assert!(page.names("region").contains(&words.drill_exercises()));
        page.get("checkbox", &words.drill_timed());
    }
}

#[test]
fn practice_links_to_the_score_tables() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let practice = stage.room(Route::Drill);
        let mut links = practice.all("link").into_iter();
        let link = links.find(|link| link.name().starts_with(&words.place_tables()));
        let link = link.expect("a link to the tables");
        assert_eq!(link.attribute("href"), Some(Route::Tables.link()));
        let page = stage.room(Route::Tables);
        page.get("region", &words.coach_table("chance"));
        assert_eq!(
            page.names("columnheader"),
            ["1", "2", "3", "4", "5", "6", "7"]
        );
        assert!(page.text().contains("67.7") || language != Language::English);
        assert!(page.text().contains("Kazaross-XG2"));
        page.get("button", &words.coach_table_print());
        page.get("button", &words.coach_met_open());
        assert!(!page.names("button").contains(&words.coach_met_shipped()));
    }
}

#[test]
fn practice_asks_which_player_the_reader_is_in_a_reviewed_match() {
    let stage = Stage::open(Language::English);
    let reviewed = stored::imported_and_reviewed(stored::FINISHED);
    let (page, words) = (stage.room(Route::Drill), stage.store.words());
    let text = page.text();
    assert!(text.contains(&words.drill_own_which()), "{text}");
    let link = page.get("link", &words.which_one());
    assert_eq!(link.attribute("href"), Some(reviewed.link()));
}

#[test]
fn progress_reports_an_unavailable_worker() {
    let stage = Stage::open(Language::English);
    let page = stage.room(Route::Progress);
    let alert = page.all("alert").remove(0);
    assert!(
        alert.text().contains(&stage.store.words().missing()),
        "{}",
        alert.text()
    );
}
