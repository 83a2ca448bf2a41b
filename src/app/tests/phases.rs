//! Tests for the page in each phase of a game: the question, and the buttons that answer it.

use board::Input;
use leptos::prelude::*;
use record::print_opponent_play;
use rules::{Act, Action, MatchLength, Phase, Player, Win};
use table::{CoachMsg, LessonMsg, Model, Msg, Panel, Settings, SettingsMsg};
use terms::Form;
use words::Language;

use super::{document::Document, hands::Hands, stage::Stage};

const LANGUAGES: [Language; 2] = [Language::English, Language::Arabic];

fn money(language: Language) -> Hands {
    Hands::hot_seat(language, Form::default())
}

fn is_to_roll(model: &Model) -> bool {
    *model.session().phase() == Phase::ToRoll && model.session().allows(Action::Double).is_ok()
}

/// Renders the page with the current state of the game.
fn page(language: Language, hands: Hands) -> Document {
    Stage::with(language, hands.model).page()
}

/// Returns the names of the buttons below the board, each with `true` if the button is enabled.
fn below_the_board(page: &Document) -> Vec<(String, bool)> {
    // The navigation between places comes first.
    let navigation = page.all("navigation").remove(1);
    let inside = navigation.inside().into_iter();
    let buttons = inside.filter(|one| one.role() == Some("button"));
    buttons
        .map(|one| (one.name(), !one.is_disabled()))
        .collect()
}

fn english(buttons: &[(&str, bool)]) -> Vec<(String, bool)> {
    buttons
        .iter()
        .map(|(name, on)| ((*name).to_owned(), *on))
        .collect()
}

#[test]
fn dice_of_the_opening_roll_retain_their_colours_until_they_are_removed() {
    let mut hands = money(Language::English);
    hands.play_until(|model| model.session().record().len() == 1);
    assert_eq!(*hands.model.session().phase(), Phase::ToRoll);
    let dice = table::scene(&hands.model, false).dice;
    let players: Vec<Player> = dice.iter().map(|die| die.player).collect();
    assert!(
        players.contains(&Player::White) && players.contains(&Player::Black),
        "{players:?}"
    );
}

#[test]
fn first_visit_offers_the_start_buttons() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        let (page, words) = (stage.page(), stage.store.words());
        let card = page.get("region", &words.game_name());
        assert_eq!(card.names("link").len(), 1, "the games with friends");
        let levels = ["beginner", "normal", "expert"].map(|level| words.level_name(level));
        assert_eq!(card.names("radio"), levels);
        let learn = format!("{} {}", words.start_new(), words.start_learn());
        let other = format!("{} {}", words.other_ways(), words.other_ways_about());
        let buttons = [words.start_computer(), words.start_two(), learn, other];
        assert_eq!(card.names("button"), buttons);
        assert_eq!(page.names("main").len(), 1);
    }
}

#[test]
fn first_visit_offers_the_course_after_the_lesson() {
    for language in LANGUAGES {
        let stage = Stage::open(language);
        stage.store.model.update(|model| {
            let settings = Settings {
                lesson_done: true,
                ..model.settings()
            };
            table::update(model, Msg::Settings(SettingsMsg::Change(settings)));
        });
        let (page, words) = (stage.page(), stage.store.words());
        let card = page.get("region", &words.game_name());
        let course = page.get("link", &words.lesson_course());
        assert_eq!(course.attribute("href").as_deref(), Some("#/course"));
        let buttons = card.names("button");
        assert!(buttons.contains(&words.lesson_again()), "{buttons:?}");
        let is_lesson = |name: &String| name.contains(&words.start_new());
        assert!(!buttons.iter().any(is_lesson), "{buttons:?}");
    }
}

#[test]
fn board_of_a_first_visit_is_not_turned_on_a_phone() {
    let is_turned = |stage: &Stage| {
        stage.store.turned.set(true);
        let html = stage.html(|store| view! { <crate::page::Page store/> });
        html.contains("board turned")
    };
    assert!(!is_turned(&Stage::open(Language::English)));
    let hands = Hands::start(Language::English, Form::default());
    assert!(is_turned(&Stage::with(Language::English, hands.model)));
}

#[test]
fn dialog_leaves_the_panel_of_a_first_visit_unchanged() {
    let stage = Stage::open(Language::English);
    let panel_text = || {
        let page = stage.page();
        let table = page.elements().into_iter().find(|one| {
            let class = one.attribute("class").unwrap_or_default();
            class.split(' ').any(|name| name == "page")
        });
        table.expect("the table").text()
    };
    let closed = panel_text();
    assert!(closed.contains("Play the computer"), "{closed}");
    for panel in [Panel::NewGame, Panel::Help, Panel::Settings, Panel::Keys] {
        stage.store.model.update(|model| {
            let _effects = table::update(model, Msg::Open(panel));
        });
        assert_eq!(panel_text(), closed, "{panel:?}");
    }
}

#[test]
fn first_roll_has_the_position_of_the_primary_button() {
    let page = page(Language::English, money(Language::English));
    assert_eq!(
        below_the_board(&page),
        english(&[("Double", false), ("Roll", true)])
    );
}

#[test]
fn a_player_on_roll_may_roll_or_double() {
    for language in LANGUAGES {
        let mut hands = money(language);
        hands.play_until(is_to_roll);
        let words = hands.model.words().clone();
        let expected = [words.double(), words.roll()];
        let page = page(language, hands);
        let expected: Vec<_> = expected.into_iter().map(|name| (name, true)).collect();
        assert_eq!(below_the_board(&page), expected);
    }
}

#[test]
fn move_can_be_undone_and_a_complete_play_confirmed() {
    let is_moving = |model: &Model| matches!(model.session().phase(), Phase::Moving(draft) if draft.steps().is_empty());
    let mut hands = money(Language::English);
    hands.play_until(is_moving);
    let started = Stage::with(Language::English, hands.model.clone()).page();
    assert_eq!(
        below_the_board(&started),
        english(&[("Undo", false), ("Done", false)])
    );
    hands.play_until(
        |model| matches!(model.session().phase(), Phase::Moving(draft) if draft.is_complete()),
    );
    let complete = page(Language::English, hands);
    assert_eq!(
        below_the_board(&complete),
        english(&[("Undo", true), ("Done", true)])
    );
}

#[test]
fn offered_cube_states_the_stakes() {
    for language in LANGUAGES {
        let mut hands = money(language);
        hands.play_until(is_to_roll);
        hands.act(Action::Double);
        let words = hands.model.words().clone();
        let page = page(language, hands);
        let [question] = <[_; 1]>::try_from(page.all("alertdialog"))
            .unwrap_or_else(|all| panic!("{}", all.len()));
        assert_eq!(question.names("button")[..2], [words.take(), words.drop()]);
        if language == Language::English {
            assert_eq!(question.name(), "Black doubles to 2");
            assert!(
                question
                    .text()
                    .contains("Take: play on for 2 points. Drop: lose 1 point."),
                "{}",
                question.text()
            );
        }
    }
}

#[test]
fn resignation_can_be_offered_and_answered() {
    for language in LANGUAGES {
        let form = Form {
            length: MatchLength::new(7),
            ..Form::default()
        };
        let mut hands = Hands::hot_seat(language, form);
        hands.play_until(is_to_roll);
        hands.send(Msg::Open(Panel::Resign));
        let words = hands.model.words().clone();
        let chooser = Stage::with(language, hands.model.clone()).page();
        assert!(
            chooser.all("alertdialog")[0].names("button").len() >= 4,
            "three kinds, and a way back"
        );
        hands.send(Msg::CloseDialog);
        hands.act(Action::Resign(Win::Single));
        let offered = page(language, hands);
        let buttons = offered.all("alertdialog")[0].names("button");
        assert!(
            buttons.contains(&words.accept()) && buttons.contains(&words.decline()),
            "{buttons:?}"
        );
    }
}

#[test]
fn finished_game_has_a_card_with_the_result_and_the_next_step() {
    for language in LANGUAGES {
        let form = Form {
            length: MatchLength::new(7),
            ..Form::default()
        };
        let mut hands = Hands::hot_seat(language, form);
        hands.play_until(|model| table::ending(model).is_some());
        let words = hands.model.words().clone();
        let card = table::ending(&hands.model).expect("the result is shown");
        let page = page(language, hands);
        let card_region = page.get("region", &super::clean(&card.name));
        assert!(card_region.names("button").contains(&words.next_game()));
        assert!(card_region.names("link").contains(&words.review()));
        assert!(
            card_region
                .names("heading")
                .contains(&super::clean(&card.heading))
        );
        let clock = words.add_clock();
        assert!(
            !card_region.names("button").contains(&clock),
            "it has no business here"
        );
        assert!(page.find("button", &words.roll()).is_none());
    }
}

#[test]
fn finished_match_offers_a_new_match() {
    let form = Form {
        length: MatchLength::new(1),
        ..Form::default()
    };
    let mut hands = Hands::hot_seat(Language::English, form);
    hands.play_until(|model| table::ending(model).is_some());
    let page = page(Language::English, hands);
    let buttons = page.names("button");
    assert!(buttons.contains(&"New match".to_owned()), "{buttons:?}");
    assert!(page.text().contains("wins 1\u{2013}0"), "{}", page.text());
}

#[test]
fn player_strips_show_pips_and_the_player_on_turn() {
    let mut hands = money(Language::English);
    let is_explained = |model: &Model| table::player_line(model, Player::White).pips.is_some();
    hands.play_until(|model| is_to_roll(model) && is_explained(model));
    let on_roll = hands.model.session().on_roll().expect("somebody");
    let lines = Player::BOTH.map(|player| table::player_line(&hands.model, player));
    let page = page(Language::English, hands);
    for line in lines {
        assert!(
            page.text()
                .contains(&line.pips.expect("the pips").0.to_string())
        );
        assert_eq!(line.turn.is_some(), line.player == on_roll);
    }
}

/// Returns the text of a player's strip.
fn strip_of(hands: &Hands, language: Language, player: Player) -> String {
    let name = table::player_line(&hands.model, player).name;
    let page = Stage::with(language, hands.model.clone()).page();
    page.get("region", &name).text()
}

/// Returns a player's last play as the other player sees it on the board, with its roll.
fn last_seen(hands: &Hands, player: Player) -> Option<String> {
    let mut turns = hands.model.session().record().into_iter().rev();
    turns.find_map(|turn| match turn.act {
        Act::Play { roll, before, play } if turn.player == player => {
            Some(format!("{roll}: {}", print_opponent_play(&before, &play)))
        }
        _ => None,
    })
}

#[test]
fn strip_shows_the_computers_last_turn() {
    for language in LANGUAGES {
        let mut hands = Hands::start(language, Form::first());
        hands.play_until(|model| model.session().record().len() == 2);
        let person = hands.model.person().expect("a person");
        let computer = person.opponent();
        let phases: [fn(&Phase) -> bool; 2] = [
            |phase| *phase == Phase::ToRoll,
            |phase| matches!(phase, Phase::Moving(_)),
        ];
        for is_phase in phases {
            hands.play_until(|model| model.is_computer(computer) && !model.person_decides());
            assert_eq!(table::last_turn(&hands.model, computer), None);
            hands.play_until(|model| model.person_decides() && is_phase(model.session().phase()));
            let seen = last_seen(&hands, computer).expect("a play");
            let strip = strip_of(&hands, language, computer);
            assert!(strip.contains(&seen), "{strip}");
            assert_eq!(table::last_turn(&hands.model, person), None);
        }
    }
}

#[test]
fn strip_shows_a_roll_that_could_not_be_played() {
    let mut hands = Hands::start(Language::English, Form::first());
    hands.send(Msg::Lesson(LessonMsg::Start));
    // In the lesson's seventh step, the opponent rolls 6-5 and cannot enter.
    for _ in 0..7 {
        hands.follow_lesson();
    }
    let opponent = hands.model.person().expect("a learner").opponent();
    let strip = strip_of(&hands, Language::English, opponent);
    assert!(strip.contains("6-5: no play"), "{strip}");
}

#[test]
fn strip_shows_the_other_persons_last_turn() {
    let mut hands = money(Language::English);
    hands.play_until(|model| is_to_roll(model) && model.session().record().len() > 1);
    let on_roll = hands.model.session().on_roll().expect("somebody");
    let other = on_roll.opponent();
    let told = last_seen(&hands, other).expect("a play");
    let strip = |hands: &Hands, player| strip_of(hands, Language::English, player);
    assert!(strip(&hands, other).contains(&told));
    assert_eq!(table::last_turn(&hands.model, on_roll), None);
    hands.act(Action::Double);
    assert!(
        !strip(&hands, other).contains(&told),
        "a double is answered"
    );
    hands.act(Action::Take);
    assert!(strip(&hands, other).contains(&told));
}

#[test]
fn strip_says_what_the_player_has_to_do() {
    let mut hands = Hands::start(Language::English, Form::first());
    let person = hands.model.person().expect("a person");
    let told = |hands: &Hands| table::player_line(&hands.model, person).turn;
    let to_roll = |model: &Model| *model.session().phase() == Phase::ToRoll;
    hands.play_until(|model| to_roll(model) && model.person_decides());
    assert_eq!(told(&hands).as_deref(), Some("your roll"));
    hands.play_until(|model| model.session().draft().is_some() && model.person_decides());
    let roll = hands.model.session().draft().expect("a roll").roll();
    let expected = format!("your move: {roll}");
    assert_eq!(told(&hands), Some(expected));
    let mut hands = money(Language::English);
    hands.play_until(|model| is_to_roll(model) && model.session().record().len() > 1);
    let on_roll = hands.model.session().on_roll().expect("somebody");
    let told = |hands: &Hands, player| table::player_line(&hands.model, player).turn;
    assert_eq!(told(&hands, on_roll).as_deref(), Some("to roll"));
    hands.act(Action::Double);
    assert_eq!(
        told(&hands, on_roll.opponent()).as_deref(),
        Some("to answer")
    );
}

#[test]
fn order_of_the_dice_is_explained_once() {
    let mut hands = Hands::start(Language::English, Form::first());
    let is_asked = |model: &Model| {
        let draft = model.session().draft();
        model.person_decides()
            && draft.is_some_and(|draft| draft.may_swap().is_ok() && draft.steps().is_empty())
    };
    let prompts = |model: &Model| {
        [false, true].map(|turned| table::next_step(model, turned).map(|next| next.text))
    };
    hands.play_until(is_asked);
    let words = super::stage::words(Language::English);
    let tips = ["left", "top"].map(|place| Some(words.next_dice(place)));
    assert_eq!(prompts(&hands.model), tips);
    let first = hands.model.session().record().len();
    hands.play_until(|model| is_asked(model) && model.session().record().len() > first);
    assert!(!tips.contains(&prompts(&hands.model)[0]));
}

#[test]
fn refused_input_is_reported_in_a_notice() {
    let mut hands = money(Language::English);
    hands.play_until(is_to_roll);
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let page = page(Language::English, hands);
    assert!(!page.get("group", "Notice").text().is_empty());
}

/// Plays a match against the computer until `is_reached` accepts the model.
fn against_computer(doubles: bool, is_reached: impl Fn(&Model) -> bool) -> Hands {
    let form = Form {
        length: MatchLength::new(3),
        ..Form::default()
    };
    let mut hands = Hands::start(Language::English, form);
    hands.has_finished_game();
    hands.doubles = doubles;
    hands.play_until(is_reached);
    hands
}

#[test]
fn hint_is_beside_undo_and_done_and_resign_is_not_in_the_row() {
    let hands = against_computer(false, |model| {
        let moving = matches!(model.session().phase(), Phase::Moving(draft) if draft.has_moves());
        moving && model.person_decides()
    });
    let page = page(Language::English, hands);
    let expected = english(&[("Undo", false), ("Done", false), ("Hint", true)]);
    assert_eq!(below_the_board(&page), expected);
    assert!(page.find("button", "Resign").is_none());
}

#[test]
fn computers_double_is_a_question_with_one_primary_button() {
    let mut hands = against_computer(true, |model| {
        matches!(model.session().phase(), Phase::Doubled { .. }) && model.person_decides()
    });
    let page = Stage::with(Language::English, hands.model.clone()).page();
    let question = page.get("alertdialog", "Computer doubles to 2");
    assert_eq!(question.names("button"), ["Take", "Drop", "Should I take?"]);
    let is = |one: &super::document::Element, class: &str| {
        let classes = one.attribute("class").unwrap_or_default();
        classes.split(' ').any(|one| one == class)
    };
    assert!(is(&question, "over"));
    let inside = question.inside();
    let primary = inside.iter().filter(|one| is(one, "primary"));
    assert_eq!(primary.count(), 1);
    // The first time in a session, the page asks whether the game may be marked as assisted, with the same text as for
    // a hint.
    hands.send(Msg::Coach(CoachMsg::Why));
    let asks = Stage::with(Language::English, hands.model.clone()).page();
    let asks = asks.get(
        "alertdialog",
        "With help, this game is for practice and stays out of your statistics.",
    );
    assert_eq!(asks.names("button"), ["Should I take?", "Cancel"]);
    assert!(hands.model.session().is_rated() && hands.advised.is_empty());
    hands.send(Msg::Coach(CoachMsg::Why));
    hands.judge();
    let strip = Stage::with(Language::English, hands.model.clone()).page();
    let strip = strip.get("alertdialog", "Computer doubles to 2");
    assert_eq!(strip.names("button"), ["Take", "Drop", "Numbers"]);
    let strip = strip.text();
    for part in ["Take: you win ", "% is enough."] {
        assert!(strip.contains(part), "{part:?} in {strip}");
    }
    assert!(!strip.contains("statistics"), "said before: {strip}");
    hands.send(Msg::Coach(CoachMsg::Why));
    let numbers = Stage::with(Language::English, hands.model).page();
    assert!(
        numbers.text().contains("No double "),
        "the numbers, on request"
    );
}

#[test]
fn cube_question_does_not_cover_cube_and_dice() {
    let mut hands = against_computer(false, |model| {
        model.person_decides() && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    let halves = |model: &Model| [false, true].map(|turned| table::free_half(model, turned));
    assert!(matches!(
        hands.model.session().phase(),
        Phase::Doubled { .. }
    ));
    assert_eq!(halves(&hands.model)[1], Some("tray"));
    assert!(
        ["left", "right"]
            .map(Some)
            .contains(&halves(&hands.model)[0])
    );
    hands.play_until(|model| *model.session().phase() == Phase::ToRoll);
    let text = table::strip(&hands.model).expect("the answer").text;
    assert_eq!(text, "Computer takes. The cube is at 2.");
    let scene = table::scene(&hands.model, false);
    let die = scene.dice.first().expect("the computer's dice");
    let is_left = die.at.x < scene.view.size().0 / 2.0;
    assert_eq!(
        halves(&hands.model),
        [Some(if is_left { "right" } else { "left" }), Some("tray")]
    );
}

#[test]
fn the_shield_is_named_without_a_fingerprint() {
    let page = page(Language::English, money(Language::English));
    page.get("button", "Fair dice");
}

#[test]
fn computers_drop_is_visible_before_the_result() {
    let mut hands = against_computer(true, |model| {
        model.person_decides() && model.session().allows(Action::Double).is_ok()
    });
    hands.act(Action::Double);
    hands.play_until(|model| matches!(model.session().phase(), Phase::GameOver(_)));
    let moment = Stage::with(Language::English, hands.model.clone()).page();
    moment.get("group", "Computer dropped the double");
    assert!(table::ending(&hands.model).is_none(), "not yet");
    hands.play_until(|model| table::ending(model).is_some());
    let over = page(Language::English, hands);
    assert!(over.names("heading").contains(&"You won".to_owned()));
    assert!(over.find("group", "Computer dropped the double").is_none());
}

#[test]
fn a_loss_leads_to_the_mistakes_first() {
    let mut hands = against_computer(true, |model| {
        matches!(model.session().phase(), Phase::Doubled { .. }) && model.person_decides()
    });
    hands.act(Action::Drop);
    let name = super::clean(&table::ending(&hands.model).expect("it is over").name);
    let page = page(Language::English, hands);
    let card = page.get("region", &name);
    let mistakes = card.names("link");
    assert_eq!(mistakes[0], "See your biggest mistakes");
    let primary = card.inside().into_iter().filter(|one| {
        let class = one.attribute("class").unwrap_or_default();
        class.split(' ').any(|one| one == "primary")
    });
    assert_eq!(
        primary.map(|one| one.name()).collect::<Vec<_>>(),
        [mistakes[0].clone()]
    );
}

#[test]
fn the_race_and_the_rolls_can_be_switched_off() {
    let mut hands = against_computer(false, |model| model.session().record().len() > 4);
    let shown_page = Stage::with(Language::English, hands.model.clone()).page();
    let rolls = |page: &Document| {
        page.names("img")
            .into_iter()
            .any(|name| name.starts_with("Rolls, in pips: You "))
    };
    assert!(shown_page.text().contains("Race") && rolls(&shown_page));
    let settings = Settings {
        show_race: false,
        show_rolls: false,
        ..hands.model.settings()
    };
    hands.send(Msg::Settings(SettingsMsg::Change(settings)));
    let without = page(Language::English, hands);
    assert!(!without.text().contains("Race") && !rolls(&without));
}
