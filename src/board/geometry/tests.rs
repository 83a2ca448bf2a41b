//! Layout tests in every view.

use super::*;

fn views() -> impl Iterator<Item = View> {
    let sides = [false, true]
        .into_iter()
        .flat_map(|turned| [false, true].map(|home_left| (turned, home_left)));
    sides.flat_map(|(turned, home_left)| {
        Player::BOTH.map(|bottom| View {
            turned,
            home_left,
            bottom,
        })
    })
}

#[test]
fn a_checker_is_drawn_within_its_own_place_in_every_view() {
    for view in views() {
        let (width, height) = view.size();
        for place in (1..=24).map(Place::Point) {
            for count in 1..=15 {
                for index in 0..count {
                    let at = view.slot(place, index, count);
                    assert_eq!(
                        view.place_at(at),
                        Some(place),
                        "{view:?} {index} of {count}"
                    );
                }
            }
        }
        for player in Player::BOTH {
            for (place, count) in [(Place::Bar(player), 5), (Place::Tray(player), 15)] {
                for index in 0..count {
                    let at = view.slot(place, index, count);
                    assert_eq!(view.place_at(at), Some(place), "{view:?} {index}");
                    assert!((0.0..width).contains(&at.x) && (0.0..height).contains(&at.y));
                }
            }
        }
    }
}

#[test]
fn the_bottom_players_home_is_at_the_lower_right_unless_mirrored() {
    for view in views() {
        let ace = if view.bottom == Player::White { 1 } else { 24 };
        let at = view.slot(Place::Point(ace), 0, 1);
        let (width, height) = view.size();
        assert_eq!(at.x > width / 2.0, !view.home_left, "{view:?}");
        assert!(at.y > height / 2.0, "{view:?}");
    }
}

#[test]
fn short_stacks_do_not_overlap_and_fifteen_checkers_fit_on_a_point() {
    for view in views().filter(|view| !view.turned) {
        let place = Place::Point(6);
        let gap = |count| {
            let (a, b) = (view.slot(place, 0, count), view.slot(place, 1, count));
            (a.y - b.y).abs()
        };
        assert!(gap(4) >= 2.0 * view.radius());
        let ends = (view.slot(place, 0, 15), view.slot(place, 14, 15));
        assert!((ends.0.y - ends.1.y).abs() + 2.0 * view.radius() <= 49.0);
    }
}

#[test]
fn r15_dice_are_at_the_rollers_right_in_either_orientation() {
    for view in views().filter(|view| !view.turned) {
        let (width, _) = view.size();
        let x = |player| view.dice(player, 2)[0].x;
        assert!(x(view.bottom) > width / 2.0);
        assert!(x(view.bottom.opponent()) < width / 2.0);
    }
}

#[test]
fn the_dice_of_a_double_do_not_overlap_five_checkers_on_the_outermost_points_of_the_turned_board() {
    for view in views().filter(|view| view.turned) {
        let half = view.die() / 2.0;
        let away = |a: f64, b: f64| ((a - b).abs() - half).max(0.0);
        for point in [1, 6, 7, 12, 13, 18, 19, 24] {
            let last = view.slot(Place::Point(point), 4, 5);
            for die in Player::BOTH
                .into_iter()
                .flat_map(|player| view.dice(player, 4))
            {
                let far = away(last.x, die.x).hypot(away(last.y, die.y));
                assert!(far > view.radius(), "{view:?} {point}");
            }
        }
    }
}

#[test]
fn both_directions_of_play_end_in_the_players_own_home() {
    for view in views() {
        for player in Player::BOTH {
            let way = view.direction(player);
            let places = [24, 13, 12, 1].map(|own| Place::of(player, own));
            assert_eq!(
                way.map(|at| view.place_at(at)),
                places.map(Some),
                "{view:?}"
            );
        }
    }
}

#[test]
fn a_home_board_holds_the_points_1_to_6_and_no_others() {
    for view in views() {
        for player in Player::BOTH {
            let home = view.home(player);
            for own in 1..=24 {
                let middle = view.area(Place::of(player, own)).middle();
                assert_eq!(home.contains(middle), own <= 6, "{view:?} {own}");
            }
        }
    }
}

#[test]
fn borne_off_checkers_are_in_the_middle_of_the_tray() {
    for view in views() {
        let middle = view.tray().middle();
        for player in Player::BOTH {
            for index in 0..15 {
                let at = view.slot(Place::Tray(player), index, 15);
                let aside = if view.turned {
                    at.y - middle.y
                } else {
                    at.x - middle.x
                };
                assert!(aside.abs() < 1e-9, "{view:?} {index}: {aside}");
            }
        }
    }
}

#[test]
fn an_owned_cube_is_on_its_owners_side_and_does_not_overlap_borne_off_checkers() {
    for view in views() {
        let apart = |one: Xy, other: Xy| (one.x - other.x).abs().max((one.y - other.y).abs());
        let (middle, radius) = (view.cube(None), view.cube_size() / 2.0);
        for owner in Player::BOTH {
            let at = view.cube(Some(owner));
            assert_eq!(view.place_at(at), Some(Place::Tray(owner)), "{view:?}");
            let moved = apart(at, middle) + 0.001;
            assert!(
                moved >= 3.0 * radius,
                "its owner is seen at a glance: {view:?}"
            );
            let (w, h) = view.lying();
            let clear = radius + w.min(h) / 2.0;
            for index in 0..15 {
                let checker = view.slot(Place::Tray(owner), index, 15);
                let nearest = apart(checker, at).min(apart(checker, middle));
                assert!(nearest >= clear - 0.001, "{view:?} {index}");
            }
        }
    }
}
