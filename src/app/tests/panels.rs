//! Tests for the side panel and the dialogs.

use board::Place;
use rules::Phase;
use table::{CoachMsg, Dialog, LessonMsg, Model, Msg, NewGameMsg, Panel};
use terms::{Change, Form, Opponent};
use words::Language;

use super::{
    document::{Document, Element},
    hands::Hands,
    stage::Stage,
};

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

/// Renders the page of a game between two people with an open dialog.
fn opened(language: Language, panel: Panel) -> Document {
    let mut hands = Hands::hot_seat(language, Form::default());
    hands.play_until(|model| matches!(model.session().phase(), Phase::Moving(_)));
    hands.send(Msg::Open(panel));
    if matches!(hands.model.dialog(), Dialog::NewGame(_)) {
        let change = Change::Opponent(Opponent::Person);
        hands.send(Msg::NewGame(NewGameMsg::Change(change)));
    }
    Stage::with(language, hands.model).page()
}

/// Returns the open dialog, the only one with content.
fn dialog(page: &Document) -> Element {
    let mut open = page.all("dialog");
    open.retain(|dialog| !dialog.inside().is_empty());
    assert_eq!(open.len(), 1);
    open.remove(0)
}

#[test]
fn side_panel_links_to_the_rooms_and_lists_the_plays() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model| model.session().record().len() >= 3);
    let page = Stage::with(Language::English, hands.model).page();
    for name in ["New game", "Menu", "Settings", "Help"] {
        page.get("button", name);
    }
    for (name, address) in [
        ("Games", "#/library"),
        ("Practice", "#/drill"),
        ("Friends", "#/friend"),
        ("You", "#/progress"),
    ] {
        let link = page.get("link", name);
        assert_eq!(link.attribute("href").as_deref(), Some(address));
    }
    let plays = page.get("region", "List of plays");
    let played = plays
        .inside()
        .into_iter()
        .filter(|one| one.attribute("class").as_deref() == Some("play"));
    assert_eq!(played.count(), 3);
    assert_eq!(plays.names("columnheader"), ["#", "White", "Black"]);
    assert_eq!(
        page.names("heading")[..2],
        ["Backgammon", "Money game Game 1"]
    );
}

#[test]
fn menu_contains_everything_from_the_side_panel() {
    for language in LANGUAGES {
        let page = opened(language, Panel::Menu);
        let menu = dialog(&page);
        let words = super::stage::words(language);
        let (buttons, links) = (menu.names("button"), menu.names("link"));
        for name in [
            words.new_game(),
            words.resign(),
            words.menu_share(),
            words.settings(),
            words.menu_rules(),
            words.close(),
        ] {
            assert!(buttons.contains(&name), "{name} in {buttons:?}");
        }
        for name in [
            words.place_games(),
            words.place_practice(),
            words.place_friends(),
            words.place_you(),
        ] {
            assert!(links.contains(&name), "{name} in {links:?}");
        }
    }
}

#[test]
fn menu_folds_less_frequent_actions() {
    for language in LANGUAGES {
        let page = opened(language, Panel::Menu);
        let words = super::stage::words(language);
        let names = dialog(&page).names("button");
        let place = |name: &str| names.iter().position(|other| other.starts_with(name));
        let more = place(&words.more()).expect("a disclosure");
        for name in [words.score_sheet(), words.fair_dice(), words.type_play()] {
            assert!(place(&name) > Some(more), "{name} in {names:?}");
        }
        assert!(place(&words.settings()) < Some(more), "{names:?}");
        assert!(place(&words.resign()) > Some(more), "{names:?}");
        assert_eq!(place(&words.hint()), None, "it stands below the board");
    }
}

#[test]
fn new_game_form_lists_match_lengths_and_submits_on_enter() {
    for language in LANGUAGES {
        let page = opened(language, Panel::NewGame);
        let form = dialog(&page);
        let radios = form.names("radio");
        let words = super::stage::words(language);
        for length in [1, 3, 5, 7, 9, 11].map(|points: u32| words.points_won(points)) {
            assert!(radios.contains(&length), "{length} in {radios:?}");
        }
        for (name, about) in [
            (words.one_game(), words.about_one_game()),
            (words.money_title(), words.about_money()),
        ] {
            assert!(radios.contains(&name), "{name} in {radios:?}");
            let is_default = name == words.one_game();
            assert_eq!(form.text().contains(&about), is_default, "{about}");
        }
        assert!(form.text().contains(&words.more_rules()));
        assert_eq!(form.names("button").last(), Some(&words.start()));
        let is_submit =
            |button: &Element| button.attribute("type").is_none_or(|kind| kind == "submit");
        let mut submits = form.inside();
        submits.retain(|one| one.tag() == "button" && is_submit(one));
        let submits: Vec<String> = submits.iter().map(Element::name).collect();
        assert_eq!(submits, [words.start()], "Enter starts the game");
        assert!(form.inside().iter().any(|one| one.tag() == "form"));
        assert!(form.names("textbox").len() >= 2, "the names of two people");
        assert!(form.names("group").contains(&words.play_for()));
    }
}

#[test]
fn each_level_of_a_new_game_has_a_description() {
    for language in LANGUAGES {
        let mut hands = Hands::start(language, Form::default());
        hands.send(Msg::Open(Panel::NewGame));
        let words = hands.model.words().clone();
        let page = Stage::with(language, hands.model).page();
        let radios = dialog(&page).names("radio");
        let level = words.level_name("casual") + " " + &words.level_about("casual");
        assert!(radios.contains(&level), "{level} in {radios:?}");
    }
}

#[test]
fn share_sheet_starts_with_close_and_offers_link_pictures_text_and_ids() {
    for language in LANGUAGES {
        let mut hands = Hands::hot_seat(language, Form::default());
        hands.play_until(|model: &Model| matches!(model.session().phase(), Phase::Moving(_)));
        let words = hands.model.words().clone();
        let page = Stage::with(language, hands.model).render(crate::sharing::table_sheet);
        let sheet = page.get("dialog", &words.share());
        assert!(sheet.names("radio").contains(&words.share_position()));
        let buttons = sheet.names("button");
        for name in [
            words.share_copy_link(),
            words.share_png(),
            words.share_svg(),
            format!("{} {}", words.share_copy(), words.share_copy_text()),
            format!("{} XGID", words.share_copy()),
            format!("{} GNU ID", words.share_copy()),
        ] {
            assert!(buttons.contains(&name), "{name} in {buttons:?}");
        }
        assert_eq!(buttons.first(), Some(&words.close()));
        assert!(sheet.text().contains(&words.share_seen()));
    }
}

#[test]
fn lesson_links_to_a_game_and_the_course() {
    for language in LANGUAGES {
        let mut hands = Hands::hot_seat(language, Form::default());
        hands.send(Msg::Lesson(LessonMsg::Start));
        let words = hands.model.words().clone();
        let lesson = |hands: &Hands| {
            let page = Stage::with(language, hands.model.clone()).page();
            let region = page.get("region", &words.lesson());
            (region.names("button"), region.names("link"), region.text())
        };
        assert_eq!(lesson(&hands).0, [words.lesson_leave()]);
        for _ in 1..=10 {
            hands.follow_lesson();
        }
        let scene = table::scene(&hands.model, false);
        assert!(
            !scene.last.is_empty() && scene.left.is_empty(),
            "no mark of a checker remains"
        );
        let (buttons, links, text) = lesson(&hands);
        assert_eq!(buttons, [words.lesson_back(), words.lesson_again()]);
        assert_eq!(links, [words.lesson_course()]);
        assert!(
            text.contains(&super::document::clean(&words.lesson_won())),
            "{text}"
        );
    }
}

#[test]
fn lesson_can_be_repeated_once_it_is_completed() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.send(Msg::Lesson(LessonMsg::Start));
    for _ in 0..10 {
        hands.follow_lesson();
        let before = table::lesson_card(&hands.model);
        let again = before.as_ref().is_some_and(|card| card.play.is_some());
        hands.send(Msg::Lesson(LessonMsg::Start));
        let card = table::lesson_card(&hands.model);
        if again {
            assert_eq!(card.map(|card| card.step), Some(1));
        } else {
            assert_eq!(card, before, "not before");
        }
    }
    hands.send(Msg::Lesson(LessonMsg::Leave));
    assert!(!hands.model.is_lesson());
}

#[test]
fn dice_sheet_has_the_seeds_of_finished_games() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    let seeds = |model: &Model| {
        let facts = table::dice_sheet(model).facts.into_iter();
        let seeds = facts.filter(|(label, _)| label.ends_with("Seed"));
        seeds.collect::<Vec<_>>()
    };
    assert_eq!(seeds(&hands.model).len(), 1);
    hands.play_until(|model| model.session().game_number() == 2);
    let [_, (label, first)] = &seeds(&hands.model)[..] else {
        panic!("{:?}", seeds(&hands.model));
    };
    assert_eq!(label, "Game 1 · Seed");
    assert_eq!(first.len(), 64, "{first}");
}

#[test]
fn lesson_outlines_the_home_board_of_its_step() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.send(Msg::Lesson(LessonMsg::Start));
    let mut outlines = Vec::new();
    for _ in 0..10 {
        let page = Stage::with(Language::English, hands.model.clone());
        let html = page.html(|store| leptos::prelude::view! { <crate::page::Page store/> });
        outlines.push((html.contains("lesson-way"), html.contains("class='way")));
        hands.follow_lesson();
    }
    let mut expected = [(false, false); 10];
    expected[0] = (true, true);
    // This step outlines the opponent's home board, without a path to it.
    expected[4] = (true, false);
    assert_eq!(outlines, expected);
}

#[test]
fn a_lesson_marks_the_entry_point_of_the_checker_and_the_hit() {
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.send(Msg::Lesson(LessonMsg::Start));
    let mut marks = Vec::new();
    for _ in 0..10 {
        let scene = table::scene(&hands.model, false);
        let targets = scene
            .targets
            .iter()
            .map(|target| (target.place, target.hits));
        marks.push(targets.collect::<Vec<_>>());
        hands.follow_lesson();
    }
    assert_eq!(marks[0], [], "a roll is asked for");
    assert_eq!(marks[1], [(Place::Point(5), false)]);
    assert_eq!(marks[4], [(Place::Point(21), false)]);
    assert_eq!(marks[5], [(Place::Point(7), true)]);
}

#[test]
fn lesson_ends_with_gammon() {
    for language in LANGUAGES {
        let mut hands = Hands::hot_seat(language, Form::default());
        let words = hands.model.words().clone();
        hands.send(Msg::Lesson(LessonMsg::Start));
        for _ in 0..10 {
            hands.follow_lesson();
        }
        let instruction = table::lesson_card(&hands.model).and_then(|card| card.ask);
        assert!(
            instruction.is_some_and(|instruction| instruction.contains(&words.lesson_gammon()))
        );
    }
}

#[test]
fn settings_explain_labels_that_are_not_sufficient() {
    for language in LANGUAGES {
        let page = opened(language, Panel::Settings);
        let settings = dialog(&page);
        let words = super::stage::words(language);
        let headings = settings.names("heading");
        for name in [
            words.board(),
            words.group_play(),
            words.group_sound(),
            words.language_choice(),
            words.group_data(),
        ] {
            assert!(headings.contains(&name), "{name} in {headings:?}");
        }
        let modes = ["system", "light", "dark"].map(|mode| words.mode_name(mode));
        let radios = settings.names("radio");
        assert!(modes.iter().all(|mode| radios.contains(mode)), "{radios:?}");
        assert!(radios.contains(&words.theme_name("midnight")), "{radios:?}");
        let described = settings
            .inside()
            .into_iter()
            .filter(|one| one.attribute("aria-describedby").is_some());
        let texts: Vec<_> = described.map(|one| page.description(&one)).collect();
        assert!(
            texts.len() > 10 && texts.iter().all(|text| !text.is_empty()),
            "{texts:?}"
        );
        let languages = settings.names("option");
        assert_eq!(languages.len(), 1 + Language::ALL.len());
    }
}

#[test]
fn every_dialog_has_a_heading_and_a_close_button() {
    for language in LANGUAGES {
        let close = super::stage::words(language).close();
        for panel in [
            Panel::Menu,
            Panel::Settings,
            Panel::Help,
            Panel::Keys,
            Panel::Position,
        ] {
            let page = opened(language, panel);
            let dialog = dialog(&page);
            assert!(!dialog.names("heading").is_empty(), "{panel:?}");
            let buttons = dialog.names("button");
            let cancel = super::stage::words(language).cancel();
            assert!(
                buttons.contains(&close) || buttons.contains(&cancel),
                "{panel:?}: {buttons:?}"
            );
        }
    }
}

/// Returns a game against the computer in which the person is about to move.
fn about_to_move() -> Hands {
    let mut hands = Hands::start(Language::English, Form::first());
    hands.has_finished_game();
    hands.play_until(|model| {
        let is_moving = matches!(model.session().phase(), Phase::Moving(_));
        is_moving && model.person_decides()
    });
    hands
}

#[test]
fn hint_is_offered_only_against_the_computer() {
    let alone = Stage::with(Language::English, about_to_move().model).page();
    assert!(!alone.get("button", "Hint").is_disabled());
    let mut hands = Hands::hot_seat(Language::English, Form::default());
    hands.play_until(|model| matches!(model.session().phase(), Phase::Moving(_)));
    let two = Stage::with(Language::English, hands.model).page();
    assert!(two.find("button", "Hint").is_none());
}

#[test]
fn hint_marks_checkers_and_then_lists_the_best_choices() {
    let mut hands = about_to_move();
    hands.send(Msg::Coach(CoachMsg::Hint));
    while hands.advised.is_empty() {
        let offer = table::strip(&hands.model).expect("whether help is wanted");
        hands.send(offer.controls[0].msg.clone());
    }
    hands.judge();
    let look = Stage::with(Language::English, hands.model.clone()).page();
    look.get("button", "Show me");
    hands.send(Msg::Coach(CoachMsg::ShowChoices));
    let best = table::strip(&hands.model).expect("the choices").text;
    assert!(
        best.starts_with("Best: ") && best.contains(" to "),
        "{best}"
    );
    let choices = Stage::with(Language::English, hands.model).page();
    choices.get("button", "Compare");
    let listed = choices
        .all("list")
        .into_iter()
        .find(|one| one.tag() == "ol");
    let listed = listed.expect("the choices").names("listitem");
    assert!(listed.len() > 1 && !listed[0].contains("ply"), "{listed:?}");
    let is_worded =
        |cost: &&String| cost.contains("costs ") && cost.ends_with("% of winning chances");
    assert!(
        listed[1..].iter().all(|cost| is_worded(&cost)),
        "{listed:?}"
    );
}

#[test]
fn hint_covers_the_whole_roll_and_undoes_the_moves_made() {
    let mut hands = about_to_move();
    hands.send(Msg::Coach(CoachMsg::Hint));
    hands.send(Msg::Coach(CoachMsg::Hint));
    hands.judge();
    let is_begun = |model: &Model| matches!(model.session().phase(), Phase::Moving(draft) if draft.steps().len() == 1);
    hands.play_until(is_begun);
    hands.send(Msg::Coach(CoachMsg::Hint));
    let draft = hands.model.session().draft().expect("a roll");
    assert!(draft.steps().is_empty());
    let advice = table::board_advice(&hands.model, false).expect("rings");
    assert!(!advice.places.is_empty());
}
