//! Tests for taps, drags and digits, which move checkers between the board and the trays without losing any.

use board::Place;
use proptest::prelude::*;
use rules::{Beavers, MatchLength, Player, Variant};
use terms::{Change, Form, POSITION_STAKES};

use crate::{Model, Msg, Sketch, Tool};

fn cleared() -> Model {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Clear);
    model
}

#[test]
fn taps_place_checkers_from_the_tray_and_remove_them() {
    let mut model = cleared();
    model.update(Msg::Tap(Place::Point(6)));
    model.update(Msg::Tap(Place::Point(6)));
    assert_eq!(
        (
            model.checkers_at(Player::White, 6),
            model.checkers_at(Player::White, 0)
        ),
        (2, 13)
    );
    model.update(Msg::Use(Tool::Remove));
    model.update(Msg::Tap(Place::Point(6)));
    assert_eq!(
        (
            model.checkers_at(Player::White, 6),
            model.checkers_at(Player::White, 0)
        ),
        (1, 14)
    );
}

#[test]
fn tap_on_a_tray_selects_its_colour() {
    let mut model = cleared();
    model.update(Msg::Tap(Place::Tray(Player::Black)));
    model.update(Msg::Tap(Place::Point(6)));
    assert_eq!(model.checkers_at(Player::Black, 19), 1);
    model.update(Msg::Tap(Place::Bar(Player::White)));
    assert_eq!(model.checkers_at(Player::White, 25), 1);
}

#[test]
fn a_checker_replaces_the_opponents_checkers() {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Count(Player::White, 24, 0));
    model.update(Msg::Tap(Place::Point(1)));
    assert_eq!(
        (
            model.checkers_at(Player::White, 1),
            model.checkers_at(Player::Black, 24)
        ),
        (1, 0)
    );
    assert_eq!(model.checkers_at(Player::Black, 0), 2);
}

#[test]
fn drags_between_places_and_into_the_tray() {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Lift(Place::Point(13)));
    model.update(Msg::DropOn(Some(Place::Point(9))));
    assert_eq!(
        (
            model.checkers_at(Player::White, 13),
            model.checkers_at(Player::White, 9)
        ),
        (4, 1)
    );
    model.update(Msg::Lift(Place::Point(9)));
    model.update(Msg::DropOn(Some(Place::Tray(Player::White))));
    assert_eq!(model.checkers_at(Player::White, 0), 1);
    model.update(Msg::Lift(Place::Tray(Player::White)));
    model.update(Msg::DropOn(Some(Place::Point(13))));
    assert_eq!(model.sketch, Sketch::default());
}

#[test]
fn adds_no_checker_from_an_empty_tray() {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Tap(Place::Point(9)));
    assert_eq!(model.sketch, Sketch::default());
    assert!(!model.can_undo());
}

#[test]
fn undo_reverts_the_last_edit() {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Clear);
    model.update(Msg::Use(Tool::Remove));
    model.update(Msg::Undo);
    assert_eq!(model.sketch, Sketch::default());
    assert!(!model.can_undo());
}

proptest! {
    #[test]
    fn preserves_the_number_of_checkers(taps in prop::collection::vec((0_u8..28, any::<bool>(), 0_u8..3), 0..200)) {
        let mut model = Model::new(Sketch::default());
        for (place, white, tool) in taps {
            let player = if white { Player::White } else { Player::Black };
            let place = match place {
                0 => Place::Tray(player),
                1..=24 => Place::Point(place),
                _ => Place::Bar(player),
            };
            model.update(match tool {
                0 => Msg::Lift(place),
                1 => Msg::DropOn(Some(place)),
                _ => Msg::Tap(place),
            });
            for player in Player::BOTH {
                prop_assert_eq!(model.sketch.side(player).iter().sum::<u8>(), 15);
            }
        }
    }

    #[test]
    fn mirroring_twice_changes_nothing(points in 0_u8..5, black in any::<bool>()) {
        let sketch = Sketch {
            points: rules::ByPlayer { white: points, black: 1 },
            owner: black.then_some(Player::Black),
            ..Sketch::default()
        };
        prop_assert_eq!(sketch.mirrored().mirrored(), sketch);
    }
}

#[test]
fn stakes_and_variant_follow_the_form() {
    let mut model = Model::new(Sketch::default());
    for change in [
        Change::Jacoby(true),
        Change::Beavers(Beavers::One),
        Change::Length(MatchLength::new(7)),
    ] {
        model.update(Msg::Change(change.clone()));
        assert!(model.sketch.form().is_chosen(&change), "{change:?}");
    }
    model.update(Msg::Points(Player::White, 6));
    model.update(Msg::Crawford(true));
    model.update(Msg::Change(Change::Variant(Variant::Hypergammon)));
    assert_eq!((model.sketch.length, model.sketch.points.white), (7, 6));
    model.update(Msg::Undo);
    model.update(Msg::Change(Change::Length(None)));
    let money = Sketch {
        jacoby: true,
        beavers: Beavers::One,
        ..Sketch::default()
    };
    assert_eq!(model.sketch, money, "money play has no score");
}

#[test]
fn a_position_shows_its_rules_even_if_they_exclude_each_other() {
    let form = Sketch {
        variant: Variant::Portes,
        cube: 0,
        ..Sketch::default()
    }
    .form();
    let shown = |form: &Form| POSITION_STAKES.map(|field| form.offers(field));
    assert_eq!(shown(&form), [true; 3]);
    let length = Change::Length(MatchLength::new(5));
    assert_eq!(shown(&form.with(length)), [true, false, false]);
}

#[test]
fn a_point_that_must_be_empty_loses_its_checkers_and_its_mark_to_new_ones() {
    let mut model = Model::new(Sketch::default());
    model.update(Msg::Use(Tool::KeepEmpty));
    model.update(Msg::Tap(Place::Point(6)));
    model.update(Msg::Tap(Place::Point(7)));
    model.update(Msg::Tap(Place::Bar(Player::White)));
    assert_eq!(model.sketch().empty(), 1 << 6 | 1 << 7);
    assert_eq!(model.checkers_at(Player::White, 6), 0);
    assert_eq!(model.checkers_at(Player::White, 0), 5);
    model.update(Msg::Tap(Place::Point(7)));
    assert!(
        !model.sketch().must_be_empty(7),
        "a second tap removes the mark"
    );
    model.update(Msg::Use(Tool::Add(Player::White)));
    model.update(Msg::Tap(Place::Point(6)));
    let white = model.checkers_at(Player::White, 6);
    assert_eq!((model.sketch().empty(), white), (0, 1));
}

#[test]
fn empty_point_marks_are_stored_mirrored_and_cleared() {
    let mut model = cleared();
    model.update(Msg::Use(Tool::KeepEmpty));
    model.update(Msg::Tap(Place::Point(1)));
    model.update(Msg::Tap(Place::Point(20)));
    let sketch = *model.sketch();
    assert_eq!(Sketch::restored(&sketch.stored()), Some(sketch));
    assert!(!Sketch::default().stored().contains("empty"));
    model.update(Msg::Mirror);
    assert!(model.sketch().must_be_empty(24) && model.sketch().must_be_empty(5));
    assert_eq!(model.sketch().mirrored(), sketch);
    model.update(Msg::TakeFrom(Place::Point(5)));
    assert_eq!(model.sketch().empty(), 1 << 24);
    model.update(Msg::Clear);
    assert_eq!(model.sketch().empty(), 0);
    model.update(Msg::Undo);
    assert_eq!(model.sketch().empty(), 1 << 24);
}

#[test]
fn the_deciding_player_comes_first_in_a_search() {
    let mut model = cleared();
    model.update(Msg::Tap(Place::Point(6)));
    let sketch = *model.sketch();
    assert_eq!(sketch.decider_first(), sketch);
    model.update(Msg::OnRoll(Player::Black));
    assert_eq!(model.sketch().decider_first().side(Player::Black)[6], 1);
    model.update(Msg::Ask(crate::SketchQuestion::Double));
    assert_eq!(
        model.sketch().decider_first().side(Player::White)[6],
        1,
        "White answers"
    );
}
