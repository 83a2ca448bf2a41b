//! Effects of taps, including regression tests for bugs reported for other programs.

use crate::hands::{Hands, hot_seat, seed};
use board::{Input, Place};
use rules::{Action, Phase, Player, Roll};
use table::{DiceMsg, Msg, Settings, SettingsMsg, notice, rows, scene};
use terms::Form;

/// Returns a game that begins with this roll, and the player who begins.
fn begun_with(high: u8, low: u8) -> (Hands, Player) {
    for number in 0..=255 {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
        if let Phase::Moving(draft) = hands.model.session().phase() {
            let roll: Roll = draft.roll();
            if (roll.high().pips(), roll.low().pips()) == (high, low) {
                let player = hands.model.session().on_roll().expect("somebody begins");
                return (hands, player);
            }
        }
    }
    panic!("no seed begins with {high}-{low}");
}

fn point(player: Player, number: u8) -> Place {
    match player {
        Player::White => Place::Point(number),
        Player::Black => Place::Point(25 - number),
    }
}

fn standing(hands: &Hands, player: Player, number: u8) -> u8 {
    hands.model.session().board_of(player).own().at(number)
}

#[test]
fn dailygammon_127_a_fast_second_tap_does_not_cancel_the_first_move() {
    let (mut hands, player) = begun_with(3, 1);
    hands.send(Msg::Input(Input::Tap(point(player, 8))));
    hands.send(Msg::Input(Input::Tap(point(player, 6))));
    assert_eq!(standing(&hands, player, 5), 2);
    assert!(
        hands
            .model
            .session()
            .draft()
            .is_some_and(rules::Draft::is_complete)
    );
}

#[test]
fn a_tap_on_an_empty_point_makes_it_with_both_dice() {
    let (mut hands, player) = begun_with(3, 1);
    hands.send(Msg::Input(Input::Tap(point(player, 5))));
    assert_eq!(standing(&hands, player, 5), 2);
    assert_eq!(
        (standing(&hands, player, 8), standing(&hands, player, 6)),
        (2, 4)
    );
}

/// Returns `true` if the accessible name of this point says that pressing it undoes a move.
fn takes_back(hands: &Hands, player: Player, number: u8) -> bool {
    let spots = scene(&hands.model, false).spots;
    let mut spots = spots.iter();
    let spot = spots.find(|spot| spot.place == point(player, number));
    spot.is_some_and(|spot| spot.name.ends_with("press to undo"))
}

#[test]
fn a_tap_on_a_moved_checker_moves_it_further() {
    let (mut hands, player) = begun_with(6, 5);
    hands.send(Msg::Input(Input::Tap(point(player, 24))));
    assert!(!takes_back(&hands, player, 18));
    hands.send(Msg::Input(Input::Tap(point(player, 18))));
    assert_eq!(
        [24, 18, 13].map(|number| standing(&hands, player, number)),
        [1, 0, 6]
    );
}

#[test]
fn a_tap_on_a_stuck_moved_checker_undoes_the_move_and_the_next_tap_plays_the_other_die() {
    // A 6 from 13 leaves a checker on 7 that cannot move with the remaining 6.
    let (mut hands, player) = begun_with(6, 1);
    hands.send(Msg::Input(Input::TapDice));
    hands.send(Msg::Input(Input::Tap(point(player, 8))));
    assert!(takes_back(&hands, player, 7));
    hands.send(Msg::Input(Input::Tap(point(player, 7))));
    assert_eq!(standing(&hands, player, 8), 3);
    let told = notice(&hands.model).map(|strip| strip.text);
    assert_eq!(told.as_deref(), Some("8 to 7 taken back."));
    hands.send(Msg::Input(Input::Tap(point(player, 8))));
    assert_eq!(standing(&hands, player, 2), 1);
}

#[test]
fn a_tap_says_that_the_first_die_is_blocked() {
    let (mut hands, player) = begun_with(5, 1);
    hands.announced.clear();
    hands.send(Msg::Input(Input::Tap(point(player, 24))));
    assert_eq!(standing(&hands, player, 23), 1);
    let blocked = "The 5 is blocked, so you played the 1.";
    let told = notice(&hands.model).map(|strip| strip.text);
    assert_eq!(told.as_deref(), Some(blocked));
    assert!(hands.announced.contains(blocked), "{}", hands.announced);
}

#[test]
fn a_tap_that_plays_the_first_die_explains_nothing() {
    // After the 6 from 24, only the 5 is left, so a tap plays no other die than the one shown first.
    let (mut hands, player) = begun_with(6, 5);
    for number in [24, 13] {
        hands.send(Msg::Input(Input::Tap(point(player, number))));
        assert_eq!(notice(&hands.model), None);
    }
}

#[test]
fn a_key_press_on_an_empty_point_makes_it_like_a_tap() {
    let (mut tapped, player) = begun_with(3, 1);
    let (mut picked, _) = begun_with(3, 1);
    tapped.send(Msg::Input(Input::Tap(point(player, 5))));
    picked.send(Msg::Input(Input::PickOrPlace(point(player, 5))));
    assert_eq!(standing(&picked, player, 5), 2);
    assert_eq!(picked.model.session(), tapped.model.session());
    // Like a tap, the key also undoes a move.
    picked.send(Msg::Input(Input::PickOrPlace(point(player, 5))));
    assert_eq!(standing(&picked, player, 5), 1);
}

#[test]
fn a_tap_on_a_checker_moved_earlier_in_the_turn_undoes_that_move() {
    let (mut hands, player) = begun_with(6, 2);
    hands.send(Msg::Input(Input::Tap(point(player, 24))));
    hands.send(Msg::Input(Input::Tap(point(player, 13))));
    let moved = |hands: &Hands| [18, 11].map(|number| standing(hands, player, number));
    assert_eq!(moved(&hands), [1, 1]);
    assert!(takes_back(&hands, player, 18) && takes_back(&hands, player, 11));
    hands.send(Msg::Input(Input::Tap(point(player, 18))));
    assert_eq!(moved(&hands), [0, 1]);
    assert_eq!(standing(&hands, player, 24), 2);
    // While a die is left, the checker that moved first can move further.
    let (mut hands, player) = begun_with(6, 2);
    hands.send(Msg::Input(Input::Tap(point(player, 24))));
    hands.send(Msg::Input(Input::Lift(point(player, 18))));
    hands.send(Msg::Input(Input::DropOn(Some(point(player, 16)))));
    assert_eq!(standing(&hands, player, 16), 1);
}

#[test]
fn only_the_point_of_the_blot_is_marked_as_a_hit() {
    let mut seen = 0;
    for number in 0..60 {
        let mut hands = hot_seat(Form::default(), seed(number));
        for _ in 0..200 {
            if seen > 5 {
                return;
            }
            let Phase::Moving(draft) = hands.model.session().phase() else {
                hands.do_something();
                continue;
            };
            let player = hands.model.session().on_roll().expect("somebody moves");
            let on_the_way = |from| {
                let mut targets = draft.targets(from).into_iter();
                targets.any(|target| {
                    let number = target.to.number();
                    let blot = number > 0 && draft.board().opponent().at(25 - number) == 1;
                    target.hits && !blot
                })
            };
            let from = (1..=25)
                .filter_map(rules::Origin::from_number)
                .find(|from| on_the_way(*from));
            if let Some(from) = from {
                let board = *draft.board();
                hands.send(Msg::Input(Input::Lift(Place::of(player, from.number()))));
                for mark in scene(&hands.model, false).targets {
                    let to = mark
                        .place
                        .destination(player)
                        .map_or(0, rules::Destination::number);
                    let blot = to > 0 && board.opponent().at(25 - to) == 1;
                    assert_eq!(mark.hits, blot, "{mark:?}");
                }
                hands.send(Msg::Input(Input::DropOn(None)));
                seen += 1;
            }
            hands.do_something();
        }
    }
    panic!("only {seen} hits on the way");
}

/// Dice of a turn, and the starting point and die of each step.
type Turn = ([u8; 2], &'static [(u8, u8)]);

/// Returns a game in which White has to bear off with 6-1 from two checkers on the 6 point; `six_first` shows the 6
/// first.
fn bearing_off(six_first: bool) -> Hands {
    let form = Form {
        variant: rules::Variant::Hypergammon,
        dice: rules::DiceBy::Hand,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(1));
    let turns: [Turn; 6] = [
        ([6, 4], &[(22, 6), (16, 4)]),
        ([2, 1], &[(24, 2), (22, 1)]),
        ([6, 6], &[(12, 6), (24, 6), (18, 6), (12, 6)]),
        ([2, 1], &[(23, 2), (22, 1)]),
        ([5, 5], &[(23, 5), (18, 5), (13, 5), (8, 5)]),
        ([6, 5], &[(21, 6), (21, 5)]),
    ];
    let enter = |hands: &mut Hands, dice: [u8; 2]| {
        for pips in dice {
            hands.send(Msg::Dice(DiceMsg::Enter(
                rules::Die::new(pips).expect("a die"),
            )));
        }
    };
    for (dice, steps) in turns {
        enter(&mut hands, dice);
        for &(from, pips) in steps {
            let from = rules::Origin::from_number(from).expect("a place");
            let die = rules::Die::new(pips).expect("a die");
            hands.send(Msg::Input(Input::Do(Action::Step(rules::Step {
                from,
                die,
            }))));
        }
        hands.send(Msg::Input(Input::Do(Action::PickUp)));
    }
    enter(&mut hands, [6, 1]);
    assert_eq!(standing(&hands, Player::White, 6), 2);
    if !six_first {
        hands.send(Msg::Input(Input::TapDice));
    }
    hands
}

#[test]
fn a_double_tap_bears_off_one_checker_and_moves_no_other() {
    // If the larger die is first, the first tap bears off and the second tap is ignored.
    let mut hands = bearing_off(true);
    let before = standing(&hands, Player::White, 6);
    hands.send(Msg::Input(Input::Tap(Place::Point(6))));
    assert_eq!(standing(&hands, Player::White, 6), before - 1);
    hands.send(Msg::Input(Input::DoubleTap(Place::Point(6))));
    assert_eq!(standing(&hands, Player::White, 6), before - 1);
    // If the smaller die is first, the first tap moves within the home board, and the double tap turns that move into
    // bearing off.
    let mut hands = bearing_off(false);
    let before = [0, 6].map(|number| standing(&hands, Player::White, number));
    hands.send(Msg::Input(Input::Tap(Place::Point(6))));
    assert_eq!(standing(&hands, Player::White, 0), before[0]);
    hands.send(Msg::Input(Input::DoubleTap(Place::Point(6))));
    let after = [0, 6].map(|number| standing(&hands, Player::White, number));
    assert_eq!(after, [before[0] + 1, before[1] - 1]);
    // Elsewhere, two quick taps count as two taps.
    let (mut hands, player) = begun_with(6, 5);
    hands.send(Msg::Input(Input::Tap(point(player, 13))));
    hands.send(Msg::Input(Input::DoubleTap(point(player, 13))));
    assert_eq!(standing(&hands, player, 13), 3);
}

#[test]
fn a_tap_on_a_distant_destination_plays_all_moves_to_it() {
    let (mut hands, player) = begun_with(2, 1);
    // No single die reaches this point.
    hands.send(Msg::Input(Input::Tap(point(player, 21))));
    assert_eq!(
        (standing(&hands, player, 21), standing(&hands, player, 24)),
        (1, 1)
    );
    let draft = hands.model.session().draft().expect("the same turn");
    assert_eq!((draft.steps().len(), draft.is_complete()), (2, true));
}

#[test]
fn a_dragged_checker_returns_from_an_illegal_place() {
    let (mut hands, player) = begun_with(3, 1);
    let before = hands.model.session().clone();
    for elsewhere in [
        None,
        Some(point(player, 13)),
        Some(point(player, 24)),
        Some(Place::Tray(player)),
    ] {
        hands.send(Msg::Input(Input::Lift(point(player, 13))));
        assert!(!scene(&hands.model, false).targets.is_empty());
        hands.send(Msg::Input(Input::DropOn(elsewhere)));
        assert_eq!(hands.model.session(), &before);
        assert!(scene(&hands.model, false).targets.is_empty());
    }
}

#[test]
fn u06_an_illegal_move_is_rejected_with_the_reason() {
    let (mut hands, player) = begun_with(6, 5);
    let before = hands.model.session().clone();
    hands.send(Msg::Input(Input::Lift(point(player, 24))));
    hands.send(Msg::Input(Input::DropOn(Some(point(player, 19)))));
    assert_eq!(hands.model.session(), &before);
    let why = notice(&hands.model).map(|strip| strip.text);
    assert_eq!(why.as_deref(), Some("Your opponent holds the 19 point."));
}

#[test]
fn u09_r6_flipping_the_board_changes_neither_the_play_nor_the_record() {
    let mut straight = hot_seat(Form::default(), seed(11));
    let mut flipped = hot_seat(Form::default(), seed(11));
    let over = |hands: &Hands| matches!(hands.model.session().phase(), Phase::GameOver(_));
    let mut home_left = false;
    while !over(&straight) {
        straight.do_something();
        home_left = !home_left;
        flipped.send(Msg::Settings(SettingsMsg::Change(Settings {
            home_left,
            ..Settings::default()
        })));
        flipped.do_something();
        assert_eq!(straight.model.session(), flipped.model.session());
        assert_eq!(rows(&straight.model), rows(&flipped.model));
    }
}

#[test]
fn gnubg_android_13_numbers_and_dice_belong_to_the_player_to_move() {
    let (mut hands, player) = begun_with(3, 1);
    for mover in [player, player.opponent()] {
        hands.play_until_moves(mover, true);
        let scene = scene(&hands.model, false);
        let spot = scene
            .spots
            .iter()
            .find(|spot| spot.place == point(mover, 6));
        assert_eq!(spot.and_then(|spot| spot.number), Some(6));
        assert!(!scene.dice.is_empty());
        let right_half = |die: &board::SceneDie| die.at.x > scene.view.bar().x;
        // The opening roll has one die from each player.
        let opening = mover == player;
        assert!(opening || scene.dice.iter().all(|die| die.player == mover));
        let at_bottom = mover == hands.model.bottom();
        assert!(scene.dice.iter().all(|die| right_half(die) == at_bottom));
    }
}

#[test]
fn r12_a_tied_opening_roll_is_shown_until_the_next_roll() {
    let tied = (0..=255).find_map(|number| {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
        hands.model.tie().map(|die| (hands, die))
    });
    let (mut hands, die) = tied.expect("one roll in six is a tie");
    let shown = scene(&hands.model, false).dice;
    assert_eq!(shown.len(), 2);
    assert!(shown.iter().all(|shown| shown.pips == die.pips()));
    let words = table::strip(&hands.model).map(|strip| strip.text);
    assert_eq!(
        words,
        Some(format!("Both rolled {}: roll again", die.pips()))
    );
    while hands.model.tie().is_some() {
        hands.send(Msg::Input(Input::Do(Action::RollOpening)));
    }
    assert_eq!(table::strip(&hands.model), None);
}

#[test]
fn the_dice_can_be_swapped_only_before_a_move() {
    let (mut hands, player) = begun_with(3, 1);
    let named = |hands: &Hands| scene(&hands.model, false).dice_name;
    assert!(named(&hands).is_some_and(|name| name.ends_with("swap")));
    hands.send(Msg::Input(Input::Tap(point(player, 8))));
    assert!(named(&hands).is_some_and(|name| !name.contains(',')));
    let before = hands.model.session().clone();
    hands.send(Msg::Input(Input::TapDice));
    assert_eq!(hands.model.session(), &before);
    let why = notice(&hands.model).map(|strip| strip.text);
    assert_eq!(
        why.as_deref(),
        Some("Swap the dice before you move a checker.")
    );
}

#[test]
fn r45_tapping_the_tray_bears_off_one_checker_at_a_time() {
    let form = Form {
        variant: rules::Variant::Hypergammon,
        ..Form::default()
    };
    for number in 0..=255 {
        let mut hands = hot_seat(form.clone(), seed(number));
        for _ in 0..400 {
            let white = hands.moves(Player::White);
            let both = |draft: &rules::Draft| {
                let off = |step: &rules::Step| step.to() == rules::Destination::Off;
                let dice = draft.roll();
                let from = |die: rules::Die| draft.board().own().at(die.pips()) > 0;
                draft.steps().is_empty()
                    && !dice.is_double()
                    && from(dice.high())
                    && from(dice.low())
                    && draft.options().iter().filter(|step| off(step)).count() >= 2
                    && draft.board().own().off() == 0
                    && white
            };
            match hands.model.session().phase() {
                Phase::Moving(draft) if both(draft) => {
                    let tray = Place::Tray(Player::White);
                    hands.send(Msg::Input(Input::Tap(tray)));
                    hands.send(Msg::Input(Input::Tap(tray)));
                    assert_eq!(standing(&hands, Player::White, 0), 2);
                    return;
                }
                Phase::GameOver(_) => break,
                _ => hands.do_something(),
            }
        }
    }
    panic!("no seed lets White bear off two at once");
}
