//! Tests for a game's options on the page: real dice, practice, the score sheet, the clock, and invalid numbers.

use rules::{DiceBy, Die, MatchLength, Money, Phase};
use table::{ClockMsg, DiceMsg, Model, Msg, NewGameMsg, Panel, PlayMsg};
use terms::{Change, Form, Number};
use words::Language;

use super::{
    document::{Document, Element},
    hands::Hands,
    stage::Stage,
};

fn hot_seat(form: Form) -> Hands {
    Hands::hot_seat(Language::English, form)
}

fn page(hands: &Hands) -> Document {
    Stage::with(Language::English, hands.model.clone()).page()
}

fn match_to(points: u8) -> Form {
    Form {
        length: MatchLength::new(points),
        ..Form::default()
    }
}

/// Returns the only open dialog.
fn dialog(page: &Document) -> Element {
    let mut open = page.all("dialog");
    open.retain(|dialog| !dialog.inside().is_empty());
    assert_eq!(open.len(), 1);
    open.remove(0)
}

fn has_a_play(model: &Model) -> bool {
    !model.session().record().is_empty()
}

#[test]
fn real_dice_are_entered_one_by_one() {
    let mut hands = hot_seat(Form {
        dice: DiceBy::Hand,
        ..Form::default()
    });
    for (question, die) in [("White's die?", Die::ALL[2]), ("Black's die?", Die::ALL[0])] {
        let buttons = page(&hands).get("group", question).names("button");
        assert_eq!(buttons[..6], ["1", "2", "3", "4", "5", "6"]);
        hands.send(Msg::Dice(DiceMsg::Enter(die)));
    }
    let entered = page(&hands);
    entered.get("button", "Dice 3-1, swap");
    assert!(!entered.get("button", "Cocked").is_disabled());
}

#[test]
fn taking_back_a_play_in_practice_makes_the_game_unrated() {
    let practice = Money {
        practice: true,
        ..Money::default()
    };
    let mut hands = hot_seat(Form {
        money: practice,
        ..Form::default()
    });
    let title = |hands: &Hands| page(hands).names("heading")[1].clone();
    assert!(title(&hands).ends_with("practice"), "{}", title(&hands));
    let take_back = "Take back the last play";
    assert!(page(&hands).get("button", take_back).is_disabled());
    hands.play_until(has_a_play);
    assert!(!page(&hands).get("button", take_back).is_disabled());
    hands.send(Msg::Play(PlayMsg::TakeBack));
    assert!(!has_a_play(&hands.model));
    assert!(title(&hands).ends_with("unrated"), "{}", title(&hands));
}

#[test]
fn score_sheet_has_a_row_for_each_finished_game() {
    let mut hands = hot_seat(match_to(7));
    hands.play_until(|model| model.session().game_number() == 2);
    hands.send(Msg::Open(Panel::ScoreSheet));
    let page = page(&hands);
    let sheet = dialog(&page);
    assert_eq!(sheet.name(), "Score sheet");
    let columns = sheet.names("columnheader");
    assert!(
        columns.contains(&"White".to_owned()) && columns.contains(&"Black".to_owned()),
        "{columns:?}"
    );
    let finished = sheet.inside().into_iter();
    let finished = finished.filter(|one| one.tag() == "tr" && !one.names("cell").is_empty());
    assert_eq!(finished.count(), 1);
}

#[test]
fn invalid_clock_setting_disables_the_start_button() {
    let mut hands = hot_seat(match_to(3));
    hands.play_until(|model| matches!(model.session().phase(), Phase::GameOver(_)));
    hands.send(Msg::Open(Panel::Clock));
    let start = |hands: &Hands| dialog(&page(hands)).inside().into_iter().find(is_start);
    assert!(dialog(&page(&hands)).text().contains("for each player"));
    assert!(!start(&hands).expect("a button").is_disabled());
    let change = Change::Number(Number::PerPointScored, "-2".to_owned());
    hands.send(Msg::Clock(ClockMsg::Change(change)));
    assert!(start(&hands).expect("a button").is_disabled());
    let page = page(&hands);
    let field = page.get("spinbutton", "Minutes off per point already scored");
    assert_eq!(page.description(&field), "A number from 0 to 30");
}

fn is_start(element: &Element) -> bool {
    element.role() == Some("button") && element.name() == "Start the clock"
}

#[test]
fn invalid_number_has_a_description_with_its_range() {
    for (number, text, label, limits) in [
        (
            Number::Length,
            "99",
            "Other length",
            "A whole number from 1 to 25",
        ),
        (
            Number::Stake,
            "0",
            "Stake per point",
            "A whole number from 1 to 65535",
        ),
    ] {
        let mut hands = hot_seat(Form::default());
        hands.send(Msg::Open(Panel::NewGame));
        // The options for money play are shown only for money play.
        hands.send(Msg::NewGame(NewGameMsg::Change(Change::Length(None))));
        for (typed, invalid) in [(text, "true"), ("5", "false")] {
            let change = Change::Number(number, typed.to_owned());
            hands.send(Msg::NewGame(NewGameMsg::Change(change)));
            let page = page(&hands);
            let mut fields = page.all("spinbutton").into_iter();
            let field = fields.find(|one| one.name().starts_with(label));
            let field = field.unwrap_or_else(|| panic!("no field {label}"));
            assert_eq!(field.attribute("aria-invalid").as_deref(), Some(invalid));
            let described = page.description(&field);
            assert_eq!(described == limits, invalid == "true", "{described}");
        }
    }
}
