//! Games whose position is being studied elsewhere on this device.

use rules::Player;
use table::{CoachMsg, Msg, title, update};
use terms::Form;

use crate::{
    coach::moving,
    hands::{hot_seat, seed},
};

#[test]
fn a_game_is_marked_when_its_position_is_studied_elsewhere() {
    let mut hands = moving();
    let decision = hands.model.session().decision().expect("a roll to play");
    let without_dice = decision.to_builder().double().build();
    let before = hands.model.session().log().len();
    let mut other = hot_seat(Form::default(), seed(9));
    other.play_until_moves(Player::White, true);
    let elsewhere = other.model.session().decision().expect("another roll");
    hands.send(Msg::Coach(CoachMsg::Studied(elsewhere)));
    assert!(hands.model.session().is_rated(), "another position");
    let mut cube = hands.model.clone();
    for studied in [decision, decision] {
        hands.send(Msg::Coach(CoachMsg::Studied(studied)));
    }
    assert!(hands.model.session().is_assisted());
    assert!(title(&hands.model).contains("with help"));
    assert_eq!(hands.model.session().log().len(), before + 1, "once");
    if let Ok(without_dice) = without_dice {
        update(&mut cube, Msg::Coach(CoachMsg::Studied(without_dice)));
        assert!(cube.session().is_assisted());
    }
    // A game between two people is never marked.
    other.send(Msg::Coach(CoachMsg::Studied(elsewhere)));
    assert!(!other.model.session().is_assisted());
}
