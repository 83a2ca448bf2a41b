//! Tests for the shell around the table and all rooms: places, headings, the back link, and the table's menu.

use leptos::prelude::*;
use record::position_link;
use rules::{Action, Board, Decision, MatchLength, Phase, Variant, Win};
use table::{Model, Msg, Panel, Route, StudySource};
use terms::Form;
use words::{Language, arg};

use super::{
    document::{Document, Element},
    hands::Hands,
    stage::Stage,
    stored,
};
use crate::{
    browser::friends,
    rooms,
    shell::{Place, Rail, page_name},
    store::Store,
};

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

/// Returns the pages that belong to a place but are not its home page.
fn deep_pages() -> [Route; 7] {
    [
        Route::Openings,
        Route::Tables,
        Route::Find,
        Route::Transcribe(None),
        Route::Study(StudySource::Table),
        Route::Editor,
        Route::Duplicate(None),
    ]
}

/// Returns the places' home pages, and the settings.
fn homes() -> [Route; 6] {
    [
        Route::Home,
        Route::Library,
        Route::Drill,
        Route::Friend(None),
        Route::Progress,
        Route::Settings,
    ]
}

/// Builds the rail beside the room at `route`, as on the page.
pub(crate) fn beside_rail(store: Store, route: Route) -> AnyView {
    let room = rooms::build(store, route);
    view! { <Rail store/>{room} }.into_any()
}

/// Renders the rail beside the room at `route`.
fn with_rail(stage: &Stage, route: Route) -> Document {
    stage.render(|store| beside_rail(store, route))
}

fn study() -> Route {
    Route::Study(StudySource::Table)
}

#[test]
fn rail_marks_one_of_five_places_beside_every_room() {
    for language in LANGUAGES {
        for route in homes().into_iter().chain(deep_pages()) {
            let stage = Stage::open(language);
            let words = stage.store.words();
            let page = with_rail(&stage, route.clone());
            let nav = page.get("navigation", &words.places());
            let places = [
                words.place_play(),
                words.place_games(),
                words.place_practice(),
                words.place_friends(),
                words.place_you(),
                words.settings(),
            ];
            assert_eq!(nav.names("link"), places, "{route}");
            let links = nav.inside().into_iter();
            let current =
                links.filter(|link| link.attribute("aria-current").as_deref() == Some("page"));
            assert_eq!(current.count(), 1, "{route}");
        }
    }
}

#[test]
fn deep_pages_have_a_named_back_link_and_home_pages_have_no_back_link() {
    for language in LANGUAGES {
        for route in homes() {
            let stage = Stage::open(language);
            let page = stage.room(route.clone());
            let is_settings = route == Route::Settings;
            assert_eq!(ways_back(&page).len(), usize::from(is_settings), "{route}");
        }
        for route in deep_pages() {
            let stage = Stage::open(language);
            let page = stage.room(route.clone());
            let [back] = <[_; 1]>::try_from(ways_back(&page)).expect("one way back");
            assert!(!back.is_empty(), "{route}");
        }
    }
}

/// Returns the names of the back links.
fn ways_back(page: &Document) -> Vec<String> {
    let links = page.all("link").into_iter();
    let back = links.filter(|link| link.attribute("class").as_deref() == Some("way-back"));
    back.map(|link| link.text()).collect()
}

#[test]
fn headers_have_at_most_one_primary_button() {
    for route in homes().into_iter().chain(deep_pages()) {
        let stage = Stage::open(Language::English);
        let page = stage.room(route.clone());
        let primary = page.elements().into_iter().filter(|one| {
            let class = one.attribute("class").unwrap_or_default();
            class.split(' ').any(|name| name == "primary")
        });
        assert!(primary.count() <= 1, "{route}");
    }
}

#[test]
fn the_back_link_leads_to_the_previous_page() {
    Stage::open(Language::English).within(|store| {
        let navigation = store.navigation;
        navigation.arrive(Route::Library, true);
        assert_eq!(navigation.way_back(), None, "a home has none");
        navigation.arrive(study(), true);
        assert_eq!(navigation.way_back(), Some(Route::Library));
        navigation.arrive(Route::Editor, true);
        assert_eq!(navigation.way_back(), Some(study()));
        assert_eq!(navigation.place(), Some(Place::Games));
    });
}

#[test]
fn rail_marks_the_target_of_the_back_link() {
    Stage::open(Language::English).within(|store| {
        let navigation = store.navigation;
        let pages = [
            (study(), Place::Games),
            (Route::Editor, Place::Games),
            (Route::Transcribe(None), Place::Games),
            (Route::Find, Place::Games),
            (Route::Openings, Place::Practice),
            (Route::Tables, Place::Practice),
            (Route::Duplicate(None), Place::Friends),
        ];
        for (page, place) in &pages {
            for home in homes() {
                navigation.arrive(home.clone(), true);
                navigation.arrive(page.clone(), true);
                let marked = Place::of(&home).unwrap_or(*place);
                assert_eq!(navigation.place(), Some(marked), "{page} from {home}");
                assert_eq!(navigation.way_back(), Some(home.clone()), "{page}");
            }
        }
        navigation.arrive(Route::Settings, true);
        assert_eq!(navigation.place(), None, "the settings are no place");
    });
}

#[test]
fn back_link_is_named_after_its_target_page() {
    let named_by_content = |route: &Route| matches!(route, Route::Study(_));
    for route in homes().into_iter().chain(deep_pages()) {
        let stage = Stage::open(Language::English);
        let title = stage.room(route.clone()).names("heading").remove(0);
        let name = page_name(&stage.store.words(), &route);
        assert!(
            name == title || named_by_content(&route),
            "{route}: {name}, {title}"
        );
    }
}

#[test]
fn back_link_never_names_the_current_page() {
    Stage::open(Language::English).within(|store| {
        let navigation = store.navigation;
        navigation.arrive(Route::Settings, true);
        assert_eq!(navigation.way_back(), Some(Route::Play), "from the table");
        navigation.arrive(Route::Duplicate(None), true);
        assert_eq!(navigation.way_back(), Some(Route::Settings));
        navigation.arrive(Route::Duplicate(None), true);
        assert_eq!(
            navigation.way_back(),
            Some(Route::Friend(None)),
            "not to itself"
        );
    });
}

#[test]
fn a_page_opened_by_a_link_leads_to_the_home_page_of_its_place() {
    Stage::open(Language::English).within(|store| {
        let navigation = store.navigation;
        navigation.arrive(Route::Editor, false);
        assert_eq!(navigation.way_back(), Some(Route::Library));
        navigation.arrive(Route::Settings, false);
        assert_eq!(navigation.way_back(), Some(Route::Progress));
    });
}

#[test]
fn panel_beside_the_board_is_read_from_top_to_bottom() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    let stage = Stage::with(Language::English, hands.model);
    let (page, words) = (stage.page(), stage.store.words());
    let all = page.elements();
    let place = |role: &str, name: String| {
        let is_it = |one: &super::document::Element| one.role() == Some(role) && one.name() == name;
        let found = all.iter().position(is_it);
        found.unwrap_or_else(|| panic!("no {role} {name}"))
    };
    let head = place("button", words.new_game());
    let body = place("complementary", words.game_region());
    let actions = place("navigation", words.actions());
    assert!(head < body && body < actions, "{head} {body} {actions}");
}

#[test]
fn every_other_room_shows_the_running_game() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    let stage = Stage::with(Language::English, hands.model);
    let words = stage.store.words();
    let name = words.running_game(words.go_on());
    let page = with_rail(&stage, Route::Library);
    assert_eq!(
        page.get("link", &name).attribute("href").as_deref(),
        Some("#/")
    );
    for shows_the_game in [Route::Home, Route::Play] {
        let page = with_rail(&stage, shows_the_game);
        assert!(!page.names("link").contains(&name));
    }
    let none = Stage::open(Language::English);
    let page = with_rail(&none, Route::Library);
    assert!(!page.names("link").contains(&name), "no game runs");
}

#[test]
fn bar_is_hidden_after_a_game_but_not_between_games_of_a_match() {
    for (length, is_shown) in [
        (None, false),
        (MatchLength::new(1), false),
        (MatchLength::new(3), true),
    ] {
        let form = Form {
            length,
            ..Form::default()
        };
        let mut hands = Hands::hot_seat(Language::English, form);
        hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
        hands.act(Action::Resign(Win::Single));
        hands.act(Action::AcceptResignation);
        assert!(matches!(
            hands.model.session().phase(),
            Phase::GameOver(_) | Phase::MatchOver(_)
        ));
        let stage = Stage::with(Language::English, hands.model);
        let words = stage.store.words();
        let page = with_rail(&stage, Route::Drill);
        let name = words.running_game(words.go_on());
        assert_eq!(page.names("link").contains(&name), is_shown, "{length:?}");
        if is_shown {
            let parts = page.get("link", &name).inside();
            let text: String = parts
                .iter()
                .map(super::document::Element::own_text)
                .collect();
            assert!(text.contains(&words.match_title(3)), "{text}");
            assert!(text.contains("0–1") || text.contains("1–0"), "{text}");
        }
        // The place Play now leads to the table, which shows the result.
        let play = page.get("link", &words.place_play());
        assert_eq!(play.attribute("href").as_deref(), Some("#/"));
    }
}

#[test]
fn the_menu_of_the_table_has_the_places_and_the_game() {
    for language in LANGUAGES {
        let mut hands = Hands::hot_seat(language, Form::default());
        hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
        hands.send(Msg::Open(Panel::Menu));
        let stage = Stage::with(language, hands.model);
        let page = stage.page();
        let words = stage.store.words();
        let menu = page.get("dialog", &words.menu());
        let links = menu.names("link");
        for place in [
            words.place_games(),
            words.place_practice(),
            words.place_you(),
        ] {
            assert!(links.contains(&place), "{links:?}");
        }
        for name in [
            words.menu_share(),
            words.settings(),
            words.menu_rules(),
            words.resign(),
        ] {
            assert!(menu.names("button").contains(&name), "{name}");
        }
        let buttons = menu.names("button");
        for start in [words.new_game(), words.score_sheet(), words.fair_dice()] {
            assert!(
                buttons.iter().any(|name| name.starts_with(&start)),
                "{buttons:?}"
            );
        }
    }
}

#[test]
fn places_announce_their_pending_counts() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    stored::received_invitation(words.clone());
    record::KeyValueStore::set(
        &crate::browser::storage::Browser,
        "backgammon.friends",
        "3 2",
    );
    let page = with_rail(&stage, Route::Library);
    page.get("link", "Friends, 2 waiting");
    // A player who has only games with friends finds them on the first-visit panel.
    let start = stage.html(crate::panels::first_facts);
    assert!(
        start.contains(&words.friend_line(arg::Mine(2), arg::Running(3))),
        "{start}"
    );
}

#[test]
fn home_of_play_has_the_running_game_and_the_ways_to_begin() {
    for language in LANGUAGES {
        let mut hands = Hands::hot_seat(language, Form::default());
        hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
        let stage = Stage::with(language, hands.model);
        let words = stage.store.words();
        let page = stage.room(Route::Home);
        let links = page.all("link").into_iter();
        let on = links.filter(|link| link.attribute("href").as_deref() == Some("#/"));
        let on: Vec<_> = on.collect();
        assert_eq!(on.len(), 1);
        assert!(on[0].text().contains(&words.go_on()), "{}", on[0].text());
        page.get("button", &words.new_game());
        let begin = page.get("region", &words.home_begin());
        let names = [begin.names("button"), begin.names("link")].concat();
        for start in [
            words.start_computer(),
            words.start_two(),
            words.friend(),
            words.set_up_position(),
        ] {
            assert!(
                names.iter().any(|name| name.starts_with(&start)),
                "{names:?}"
            );
        }
    }
    let page = Stage::open(Language::English).room(Route::Home);
    assert!(page.text().contains("See what decided it."));
    assert_eq!(page.get("radiogroup", "Level").names("radio").len(), 3);
    assert!(page.find("button", "New game").is_none());
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
    hands.act(Action::Resign(Win::Single));
    hands.act(Action::AcceptResignation);
    let page = Stage::with(Language::English, hands.model).room(Route::Home);
    assert!(
        page.text().contains("No game is running."),
        "a finished one does not go on"
    );
}

#[test]
fn home_of_play_shows_the_friend_who_is_waiting() {
    let stage = Stage::open(Language::English);
    let decision = Decision::builder(Board::start(Variant::Standard))
        .play(3, 1)
        .build();
    let link = position_link(&decision.expect("a roll"));
    let store = &crate::browser::storage::Browser;
    assert!(record::KeyValueStore::set(
        store,
        "backgammon.friends",
        "3 2"
    ));
    friends::note_position("ab", Some((&link, Some("Mira"))));
    let row = || {
        let page = stage.room(Route::Home);
        let links = page.all("link").into_iter();
        let friends = links.filter(|link| link.text().contains('3'));
        friends
            .map(|link| link.text())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert!(row().contains("Mira"), "{}", row());
    friends::note_position("ab", None);
    assert!(!row().contains("Mira"), "{}", row());
}

#[test]
fn first_die_in_the_editor_can_be_chosen_immediately() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let page = stage.room(Route::Editor);
    let faces = page.get("group", &words.editor_first_die()).names("radio");
    assert_eq!(faces, ["1", "2", "3", "4", "5", "6"]);
    // The second die follows once there is a roll.
    assert!(page.find("group", &words.editor_second_die()).is_none());
}

#[test]
fn repeated_announcement_is_read_again() {
    let stage = Stage::open(Language::English);
    let regions = |text: &str| {
        stage.store.say(text);
        let (number, [last, before]) = stage.store.announcements.get_untracked();
        if number % 2 == 0 {
            [last, before]
        } else {
            [before, last]
        }
    };
    let mut previous = [String::new(), String::new()];
    for text in ["One.", "Two.", "One.", "Two.", "One.", "One."] {
        let current = regions(text);
        let mut changed = current
            .iter()
            .zip(&previous)
            .filter(|(current, previous)| current != previous);
        assert!(
            changed.any(|(current, _)| current.trim() == text),
            "{text}: {previous:?} became {current:?}"
        );
        previous = current;
    }
}

#[test]
fn announcements_have_two_live_regions_that_are_read_separately() {
    let page = Stage::open(Language::English).page();
    let of_announcements = |one: &Element| one.inherited("class").as_deref() == Some("said");
    let regions: Vec<_> = page
        .elements()
        .into_iter()
        .filter(of_announcements)
        .collect();
    let [around, paragraphs @ ..] = &regions[..] else {
        panic!("no announcements");
    };
    // A status or an atomic region would be read in full after each change.
    assert_eq!(
        (around.role(), around.attribute("aria-atomic")),
        (None, None)
    );
    assert_eq!(paragraphs.len(), 2);
    for paragraph in paragraphs {
        assert_eq!(paragraph.tag(), "p");
        assert_eq!(paragraph.attribute("aria-live").as_deref(), Some("polite"));
        assert_eq!(paragraph.attribute("aria-atomic"), None);
    }
}
