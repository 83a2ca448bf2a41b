//! Terms of a game, and the display of error messages and secrets.

use std::collections::BTreeSet;

use friend::{Invited, Refused, Root, Secret, Stakes, Terms, accept};
use rules::{BarBackgammon, Beavers, ClosedOut, FirstRoll, Money, Refusal};

use crate::{faults::to_points, players::Luck};

/// Checks that terms which a player cannot choose on this page are shown before an invitation with such terms is
/// accepted.
#[test]
fn only_terms_that_players_can_choose_are_usual() {
    let money = |beavers, automatic_doubles| Terms {
        stakes: Stakes::Money {
            jacoby: true,
            beavers,
            automatic_doubles,
        },
        ..to_points(1)
    };
    assert!(to_points(5).are_usual());
    assert!(money(Beavers::None, 0).are_usual());
    let Stakes::Match { length, .. } = to_points(5).stakes else {
        unreachable!("a match");
    };
    let unusual = [
        money(Beavers::One, 0),
        money(Beavers::None, 1),
        Terms {
            stakes: Stakes::Match {
                length,
                crawford: false,
            },
            ..to_points(5)
        },
        Terms {
            first_roll: FirstRoll::Fresh,
            ..to_points(5)
        },
        Terms {
            bar_backgammon: BarBackgammon::Four,
            ..to_points(5)
        },
        Terms {
            closed_out: ClosedOut::Rolls,
            ..to_points(5)
        },
    ];
    for terms in unusual {
        assert!(!terms.are_usual(), "{terms:?}");
    }
}

/// Checks that accepting an invitation twice causes a specific error; other acceptances belong to other games.
#[test]
fn a_second_acceptance_is_distinguished_from_an_acceptance_of_another_game() {
    let mut luck = Luck::new(5);
    let invited = Invited::new(to_points(3), None, luck.root());
    let mut accepted = || {
        let game = accept(&invited.message(), None, luck.root(), 0).expect("an invitation");
        friend::read_link(&game.link().expect("the acceptance"))
            .expect("a link")
            .remove(0)
    };
    let [first, second] = [accepted(), accepted()];
    let mut game = invited.accepted(&first, 0).expect("an acceptance");
    assert_eq!(game.receive(&second, 0), Err(Refused::NotAnAcceptance));
    let other = Invited::new(to_points(3), None, Root([7; 32]));
    let black = accept(&other.message(), None, Root([8; 32]), 0).expect("an invitation");
    let other = friend::read_link(&black.link().expect("the acceptance")).expect("a link");
    assert_eq!(game.receive(&other[0], 0), Err(Refused::OtherGame));
}

#[test]
fn money_games_have_the_agreed_options() {
    for jacoby in [false, true] {
        let money = Money {
            jacoby,
            beavers: Beavers::One,
            automatic_doubles: 2,
            ..Money::default()
        };
        let terms = Terms {
            stakes: Stakes::Money {
                jacoby: money.jacoby,
                beavers: money.beavers,
                automatic_doubles: money.automatic_doubles,
            },
            ..to_points(1)
        };
        assert_eq!(terms.ruleset().money(), Some(&money));
    }
}

#[test]
fn each_error_has_a_different_text() {
    let all = [
        Refused::OtherGame,
        Refused::NotAnAcceptance,
        Refused::NotAnInvitation,
        Refused::FromYou,
        Refused::OtherPast,
        Refused::FalseSecret,
        Refused::WrongReveal,
        Refused::Forbidden(Refusal::NotNow),
        Refused::NotDue,
        Refused::Declined,
        Refused::CubeClosed,
        Refused::TooEarly(1),
        Refused::Over,
        Refused::Stopped,
        Refused::TooFarAhead,
        Refused::ComputersSide,
    ];
    let words: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(words.len(), all.len());
    assert!(!words.contains(""));
}

/// Checks that secrets never appear in a log, where they would reveal the next dice to the opponent.
#[test]
fn secrets_are_not_printed() {
    let printed = format!("{:?} {:?}", Secret([0xab; 32]), Root([0xcd; 32]));
    assert_eq!(printed, "Secret(..) Root(..)");
}
