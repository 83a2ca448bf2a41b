//! Regression tests for bugs reported for other programs, concerning directions and the cube.

use crate::hands::{hot_seat, seed};
use board::{Input, Place, Scene};
use rules::{Action, Phase, Player};
use table::{Msg, scene};
use terms::Form;

/// Returns the points, as numbered for White, on which a player has checkers, with the checkers' IDs.
fn points(scene: &Scene, player: Player) -> Vec<(u8, Option<u8>)> {
    let own = scene
        .checkers
        .iter()
        .filter(|checker| checker.player == player);
    let point = |place| match place {
        Place::Point(number) => Some(number),
        Place::Bar(_) | Place::Tray(_) => None,
    };
    own.map(|checker| (checker.id, point(checker.place)))
        .collect()
}

#[test]
fn td_gammon_2_sides_move_in_opposite_directions() {
    let mut hands = hot_seat(Form::default(), seed(21));
    let (mut down, mut up) = (0, 0);
    while !matches!(hands.model.session().phase(), Phase::GameOver(_)) {
        let before = hands.model.clone();
        hands.do_something();
        let steps = |model: &table::Model| model.session().draft().map(|draft| draft.steps().len());
        let Some(mover) = before.session().on_roll() else {
            continue;
        };
        if steps(&hands.model) <= steps(&before) {
            continue;
        }
        let [from, to] = [&before, &hands.model].map(|model| points(&scene(model, false), mover));
        for ((_, from), (_, to)) in from.into_iter().zip(to) {
            let (Some(from), Some(to)) = (from, to) else {
                continue;
            };
            match mover {
                Player::White => assert!(to <= from, "White moved from {from} to {to}"),
                Player::Black => assert!(to >= from, "Black moved from {from} to {to}"),
            }
            down += u32::from(to < from);
            up += u32::from(to > from);
        }
    }
    assert!(down > 10 && up > 10, "{down} down, {up} up");
}

#[test]
fn dailygammon_133_the_owner_of_the_cube_can_redouble() {
    let mut hands = hot_seat(Form::default(), seed(22));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Input(Input::OfferDouble));
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let owner = hands.model.session().decides();
    hands.send(Msg::Input(Input::Do(Action::Take)));
    assert_eq!(hands.model.session().cube().owner, owner);
    let cube = scene(&hands.model, false).cube.expect("a cube");
    assert_eq!((cube.shown, cube.can_double), (2, false));
    while hands.model.session().decides() != owner {
        hands.do_something();
    }
    let cube = scene(&hands.model, false).cube.expect("a cube");
    assert!(cube.can_double, "{}", cube.name);
    hands.play_until(|phase| matches!(phase, Phase::GameOver(_)));
}
