//! Tests for mistakes that are taken back: their settings, their marks on the board, and the strip.

use board::Place;
use record::print_opponent_play;
use rules::{Act, Action, Choice, Phase};
use table::{
    CoachMsg, CoachSettings, Model, Msg, Panel, Settings, SettingsMsg, TakeBackLimit, TakeBacks,
};
use terms::Form;
use words::Language;

use super::{document::Document, hands::Hands, stage::Stage};

fn teach(hands: &mut Hands, limit: TakeBackLimit, take_backs: TakeBacks) {
    let coach = CoachSettings {
        limit: Some(limit),
        take_backs,
        running_pr: false,
    };
    let before = hands.model.settings();
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        coach,
        ..before
    })));
}

fn page(hands: &Hands) -> Document {
    Stage::with(Language::English, hands.model.clone()).page()
}

#[test]
fn menu_has_the_slider_in_games_against_the_computer() {
    for language in [Language::English, Language::Arabic] {
        let name = super::stage::words(language).set_take_back();
        let has_slider = |mut hands: Hands| {
            hands.send(Msg::Open(Panel::Menu));
            let page = Stage::with(language, hands.model).page();
            page.find("slider", &name).is_some()
        };
        assert!(has_slider(Hands::start(language, Form::first())));
        assert!(!has_slider(Hands::hot_seat(language, Form::default())));
    }
}

#[test]
fn number_of_take_backs_is_offered_while_mistakes_are_taken_back() {
    let settings = |limit| {
        let mut hands = Hands::start(Language::English, Form::first());
        teach(&mut hands, limit, TakeBacks::Unlimited);
        hands.send(Msg::Open(Panel::Settings));
        page(&hands)
    };
    let stop = |page: &Document| {
        let slider = page.get("slider", "Take back mistakes");
        slider.attribute("aria-valuetext").expect("a name")
    };
    let off = settings(TakeBackLimit::Off);
    assert_eq!(stop(&off), "Off");
    assert!(off.find("radiogroup", "Take-backs per game").is_none());
    let blunders = settings(TakeBackLimit::Blunders);
    assert_eq!(stop(&blunders), "Blunders only");
    let number = blunders.get("radiogroup", "Take-backs per game");
    assert_eq!(number.names("radio"), ["No limit", "Three"]);
}

#[test]
fn slider_shows_the_limit_in_force() {
    let mut hands = Hands::start(Language::English, Form::first());
    hands.send(Msg::Settings(SettingsMsg::Change(Settings::default())));
    hands.send(Msg::Open(Panel::Settings));
    let limit = |hands: &Hands| {
        let page = page(hands);
        assert!(page.find("radiogroup", "Take-backs per game").is_none());
        let is_explained = page.text().contains("In your first game");
        let slider = page.get("slider", "Take back mistakes");
        (slider.attribute("aria-valuetext"), is_explained)
    };
    let first = limit(&hands);
    assert_eq!(
        (first.0.as_deref(), first.1),
        (Some("Big blunders only"), true)
    );
    hands.has_finished_game();
    let later = limit(&hands);
    assert_eq!((later.0.as_deref(), later.1), (Some("Off"), false));
}

/// Returns a game in which the person is about to move and the engine has evaluated the plays.
fn judged() -> Hands {
    let mut hands = Hands::start(Language::English, Form::first());
    hands.has_finished_game();
    hands.play_until(|model| {
        let is_moving = matches!(model.session().phase(), Phase::Moving(_));
        is_moving && model.person_decides()
    });
    teach(&mut hands, TakeBackLimit::Everything, TakeBacks::Three);
    hands.judge();
    hands
}

/// Returns the classes and outlines of the marks for plays that were tried.
fn marks(page: &Document) -> Vec<(String, String)> {
    let paths = page.elements().into_iter();
    let marks = paths.filter_map(|path| {
        let class = path.attribute("class")?;
        let is_mark = path.tag() == "path" && class.starts_with("tried ");
        is_mark.then(|| (class, path.attribute("d").unwrap_or_default()))
    });
    marks.collect()
}

#[test]
fn mistake_is_marked_explained_and_counted() {
    let mut hands = judged();
    assert_eq!(marks(&page(&hands)), []);
    assert!(page(&hands).text().contains("3 take-backs left"));
    hands.play_until(
        |model| matches!(model.session().phase(), Phase::Moving(draft) if draft.is_complete()),
    );
    hands.act(Action::PickUp);
    // A play beyond the best few is evaluated again as deeply as the best.
    if !hands.advised.is_empty() {
        hands.judge();
    }
    let page = page(&hands);
    let strip = page.all("alertdialog");
    let strip = strip.first().expect("the loss of the play");
    let text = strip.name();
    assert!(text.ends_with("% of winning chances"), "{text}");
    assert_eq!(
        strip.names("button"),
        ["Try again", "Show me", "Keep my play"]
    );
    assert!(page.text().contains("2 take-backs left"));
    let marks = marks(&page);
    assert!(!marks.is_empty());
    let size = if text.contains("blunder") {
        "blunder"
    } else if text.contains("small") {
        "small"
    } else {
        "error"
    };
    for (class, outline) in marks {
        assert_eq!(class, format!("tried {size}"));
        assert!(
            outline.starts_with('M') && outline.ends_with('Z'),
            "{outline}"
        );
    }
}

/// Returns a game before the person's roll, after a turn in which the computer had a choice of plays.
fn before_roll() -> Hands {
    let mut hands = Hands::start(Language::English, Form::first());
    hands.has_finished_game();
    hands.play_until(|model| {
        let decided = model.session().game().decisions;
        let last = decided
            .iter()
            .rev()
            .find(|decided| matches!(decided.choice, Choice::Play(_)));
        let has_choice = last.is_some_and(|last| !last.decision.is_forced());
        let is_before_roll =
            matches!(model.session().phase(), Phase::ToRoll) && model.person_decides();
        is_before_roll && has_choice
    });
    hands
}

/// Returns the message of the button in the computer's strip that explains its play.
fn why(model: &Model) -> Msg {
    let computer = model.person().expect("a person").opponent();
    match table::player_line(model, computer).play {
        Some(table::ComputerPlay::Explained(turn)) => Msg::Coach(CoachMsg::WhyPlay(turn)),
        play => panic!("{play:?}"),
    }
}

#[test]
fn points_keep_the_players_numbers_during_an_explanation() {
    let mut hands = before_roll();
    let person = hands.model.person().expect("a game against the computer");
    let first = |model: &Model| {
        let scene = table::scene(model, false);
        let first = Place::of(person, 1);
        let spot = scene.spots.into_iter().find(|spot| spot.place == first);
        spot.expect("the first point").number
    };
    let why = why(&hands.model);
    hands.send(why.clone());
    hands.send(why);
    assert_eq!(first(&hands.model), Some(1));
    let made = hands.model.session().record().pop().expect("a play");
    let Act::Play { before, play, .. } = made.act else {
        panic!("{made:?}");
    };
    let seen = print_opponent_play(&before, &play);
    let strip = table::strip(&hands.model).expect("the play");
    assert!(strip.text.contains(&seen), "{}", strip.text);
}

#[test]
fn hint_and_reason_have_fixed_places() {
    let mut hands = before_roll();
    let hint = |hands: &Hands| table::hint_button(&hands.model).map(|button| button.label);
    let count = |hands: &Hands| {
        let names = page(hands).names("button");
        let is_why = |name: &&String| *name == "Why this play?";
        names.iter().filter(is_why).count()
    };
    for is_phase in [(|_| true) as fn(&Phase) -> bool, |phase| {
        matches!(phase, Phase::Moving(_))
    }] {
        hands.play_until(|model| model.person_decides() && is_phase(model.session().phase()));
        assert_eq!(hint(&hands).as_deref(), Some("Hint"));
        assert_eq!(count(&hands), 1);
    }
}

#[test]
fn computers_play_is_explained_on_request() {
    let mut hands = before_roll();
    let msg = why(&hands.model);
    hands.send(msg.clone());
    let question = page(&hands);
    let marks = "With help, this game is for practice and stays out of your statistics.";
    let asks = question.get("alertdialog", marks);
    assert_eq!(asks.names("button"), ["Why this play?", "Cancel"]);
    assert!(hands.model.session().is_rated());
    hands.send(msg);
    assert!(!hands.model.session().is_rated());
    let strip = table::strip(&hands.model).expect("the play");
    assert!(strip.text.starts_with("The computer's "), "{}", strip.text);
    let shown = page(&hands);
    let shown = shown.get("alertdialog", &strip.text).names("button");
    assert_eq!(shown, ["Close"]);
    hands.send(Msg::Coach(CoachMsg::Close));
    assert!(table::strip(&hands.model).is_none());
}
