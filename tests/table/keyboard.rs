//! Keyboard and screen reader access: plays typed in notation, the position in words, and the replay of the last play.

use crate::hands::{Hands, hot_seat, seed, started};
use board::{Input, Place, replay_motions};
use rules::{Act, Action, Phase, Player};
use std::collections::BTreeSet;
use table::{Dialog, Msg, Panel, PlayMsg, TypedPlay, position};
use terms::Form;
use words::Words;

/// Returns a game at the start of a turn with a legal move.
fn to_move(number: u8) -> Hands {
    let mut hands = hot_seat(Form::default(), seed(number));
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
    hands
}

/// Returns a complete legal play in notation.
fn some_play(hands: &Hands) -> String {
    let draft = hands.model.session().draft().expect("a turn");
    let legal = rules::legal_plays(draft.start(), draft.roll());
    record::print_play(draft.start(), &legal[0].play)
}

#[test]
fn r86_a_typed_play_replaces_the_moves_made() {
    for number in 0..8 {
        let mut hands = to_move(number);
        let text = some_play(&hands);
        let first = hands.model.session().draft().expect("a turn").options()[0];
        hands.send(Msg::Input(Input::Do(Action::Step(first))));
        hands.send(Msg::Open(Panel::TypePlay));
        assert_eq!(*hands.model.dialog(), Dialog::Type(None));
        hands.send(Msg::Play(PlayMsg::Typed(TypedPlay::read(
            &hands.model,
            &text,
        ))));
        assert_eq!(*hands.model.dialog(), Dialog::None);
        let draft = hands.model.session().draft().expect("not picked up yet");
        assert!(draft.is_complete(), "{text}");
    }
}

#[test]
fn r86_invalid_notation_is_rejected_with_the_reason() {
    let mut hands = to_move(1);
    let before = hands.model.session().clone();
    hands.send(Msg::Open(Panel::TypePlay));
    let words = Words::english();
    for (text, expected) in [
        ("x", words.play_not_a_move("x")),
        ("8/", words.play_not_a_move("8/")),
        ("24/24", words.play_not_legal()),
        ("1/off", words.play_not_legal()),
        ("8/7 8/7 8/7 8/7 8/7", words.play_too_long()),
    ] {
        hands.send(Msg::Play(PlayMsg::Typed(TypedPlay::read(
            &hands.model,
            text,
        ))));
        let Dialog::Type(Some(why)) = hands.model.dialog() else {
            panic!("{text} is taken for a play");
        };
        assert_eq!(*why, expected, "{text}");
        assert_eq!(hands.model.session(), &before);
    }
}

#[test]
fn a_play_can_be_typed_only_during_a_turn() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.send(Msg::Open(Panel::TypePlay));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    hands.send(Msg::Open(Panel::TypePlay));
    assert_eq!(*hands.model.dialog(), Dialog::None);
    assert!(matches!(
        hands.model.notice(),
        Some(table::Notice::Refused(_))
    ));
}

#[test]
fn the_position_is_described_quarter_by_quarter() {
    let hands = hot_seat(Form::default(), seed(1));
    let (facts, [white, black]) = position(&hands.model);
    assert_eq!(facts, ["Money game, game 1", "Cube 1, in the middle"]);
    assert_eq!(white.heading, "White: 167 pips");
    let expected = [
        "Home board: five on 6.",
        "Outer board: three on 8.",
        "Opponent's outer board: five on 13.",
        "Opponent's home board: two on 24.",
    ];
    assert_eq!(white.rows, expected);
    assert_eq!(black.heading, "Black: 167 pips");
}

#[test]
fn the_position_uses_the_listeners_point_numbers() {
    let opponents = [
        "Home board: two on 1.",
        "Outer board: five on 12.",
        "Opponent's outer board: three on 17.",
        "Opponent's home board: five on 19.",
    ];
    for side in [Player::White, Player::Black] {
        let form = Form {
            side,
            ..Form::default()
        };
        let hands = started(form, seed(1));
        let (_, [_, computer]) = position(&hands.model);
        assert_eq!(computer.rows, opponents, "{side:?}");
    }
    // Between two people, the listener is the player on roll.
    let mut hands = hot_seat(Form::default(), seed(1));
    hands.play_until_on_roll(Player::Black);
    let (_, [white, black]) = position(&hands.model);
    let board = hands.model.session().board_of(Player::Black);
    for number in 1..=24_u8 {
        let is_listed = |rows: &[String]| {
            let mut parts = rows.iter().flat_map(|row| row.split([',', '.']));
            parts.any(|part| part.ends_with(&format!(" on {number}")))
        };
        let held = |count: u8| count > 0;
        let standing = (
            held(board.own().at(number)),
            held(board.opponent().at(25 - number)),
        );
        let listed = (is_listed(&black.rows), is_listed(&white.rows));
        assert_eq!(listed, standing, "on {number}");
    }
}

#[test]
fn the_last_play_can_be_replayed_until_the_next_play_begins() {
    let mut hands = hot_seat(Form::default(), seed(3));
    assert_eq!(hands.model.last_paths(false), []);
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let ways = hands.model.last_paths(false);
    assert!((1..=2).contains(&ways.len()), "{ways:?}");
    for way in ways {
        let scene = table::scene(&hands.model, false);
        let mut all = scene.checkers.iter();
        let moved = all.find(|one| (one.player, one.id) == (way.player, way.id));
        assert_eq!(moved.map(|checker| checker.at), Some(way.to));
        assert_ne!(way.from, way.to);
    }
}

#[test]
fn a_replay_moves_a_hit_checker_to_the_bar_after_the_checker_that_hit_it() {
    let mut hands = hot_seat(Form::default(), seed(3));
    let mut seen = 0;
    while seen < 6 {
        let record = hands.model.session().record();
        let last = record.last().map(|turn| (turn.player, turn.act));
        let to_roll = matches!(hands.model.session().phase(), Phase::ToRoll);
        if let (true, Some((player, Act::Play { before, play, .. }))) = (to_roll, last) {
            let scene = table::scene(&hands.model, false);
            let ways = hands.model.last_paths(false);
            let hit: Vec<_> = ways.iter().filter(|way| way.player != player).collect();
            let text = record::print_play(&before, &play);
            assert_eq!(hit.len(), text.matches('*').count(), "{text}");
            for way in &hit {
                let mut checkers = scene.checkers.iter();
                let on_bar = checkers.find(|one| (one.player, one.id) == (way.player, way.id));
                let on_bar = on_bar.expect("a checker of the game");
                assert_eq!(on_bar.place, Place::Bar(way.player), "{text}");
                assert_eq!(on_bar.at, way.to);
                assert_ne!(way.from, way.to);
            }
            // A hit checker starts to move once the checker that hit it has landed.
            let motions = replay_motions(&ways, &scene.view);
            for (way, pair) in ways.iter().skip(1).zip(motions.windows(2)) {
                if way.player != player {
                    assert!(pair[1].delay >= pair[0].ends(), "{text}");
                }
            }
            assert!(ways.first().is_none_or(|way| way.player == player));
            let ids: BTreeSet<_> = hit.iter().map(|way| way.id).collect();
            assert_eq!(ids.len(), hit.len());
            seen += hit.len();
        }
        hands.do_something();
    }
}
