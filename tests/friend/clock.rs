//! Limits of the clock: possible time controls, claims, and messages that press the clock.

use friend::{
    Act, ChainLength, ClaimTime, Game, Invited, Message, Received, Refused, StoredGame, TOLERANCE,
    TimeControl,
};
use rules::{ByPlayer, Delay, Player};

use crate::{
    faults::to_points,
    players::{Luck, Way, first_message, step, step_by},
};

const DAY: u64 = 24 * 60 * 60;

#[test]
fn every_time_control_survives_a_round_trip_in_an_invitation() {
    let mut luck = Luck::new(1);
    let plain = Invited::new(to_points(3), None, luck.root());
    for kind in [Delay::Simple, Delay::Bronstein] {
        for (half_minutes, delay) in [(1, 0), (4, 12), (60, 60)] {
            let clock = TimeControl::new(kind, half_minutes, delay).expect("within bounds");
            let rules = clock.rules();
            let half = u64::from(half_minutes) * 30_000;
            assert_eq!((rules.per_point, rules.per_point_scored), (half, half / 2));
            assert_eq!((rules.delay, rules.kind), (u64::from(delay) * 1_000, kind));
            let message = plain.clone().with_clock(Some(clock)).message();
            assert_eq!(Message::decode(&message.encode()), Ok(message));
        }
    }
}

#[test]
fn a_chain_has_8_to_4096_rolls() {
    let rolls = |power| ChainLength::new(power).map(ChainLength::rolls);
    assert_eq!(
        [2, 3, 12, 13].map(rolls),
        [None, Some(8), Some(4_096), None]
    );
}

/// Creates a game with a clock and sends its first message; returns the sender as well.
fn first_turn() -> (Luck, ByPlayer<Game>, Player) {
    let mut luck = Luck::new(6);
    let clock = TimeControl::new(Delay::Simple, 4, 12);
    let mut games = luck.timed_game(to_points(3), clock);
    let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
    games[player.opponent()]
        .receive(&message, 0)
        .expect("honest");
    (luck, games, player)
}

#[test]
fn claims_on_time_are_exact_to_the_millisecond() {
    let (_, mut games, player) = first_turn();
    let slow = player.opponent();
    let left = |slow_left| ByPlayer::new(|side| if side == slow { slow_left } else { 200_000 });
    games[player].note_time(left(1), None);
    assert!(!games[player].may_claim_on_time());
    let early = games[player].send(Act::ClaimOnTime, 0).cloned();
    assert_eq!(early, Err(Refused::TooEarly(1)));
    games[player].note_time(left(0), None);
    assert!(games[player].may_claim_on_time());
    let claim = games[player].send(Act::ClaimOnTime, 0).cloned();
    let claim = claim.expect("there is no time left");
    assert_eq!(TOLERANCE, 3_000);
    games[slow].note_time(left(3_001), Some((slow, 0)));
    assert_eq!(games[slow].receive(&claim, 0), Err(Refused::TooEarly(4)));
    games[slow].note_time(left(3_000), Some((slow, 0)));
    assert_eq!(games[slow].receive(&claim, 0), Ok(Received::Moved(1)));
}

#[test]
fn no_claim_on_time_succeeds_within_the_delay_with_stopped_clocks_or_after_the_answer() {
    let (mut luck, mut games, player) = first_turn();
    let slow = player.opponent();
    let left = |slow_left| ByPlayer::new(|side| if side == slow { slow_left } else { 200_000 });
    // The opponent's modified page makes its claim early.
    games[player].note_time(left(0), None);
    let claim = games[player].send_live(Act::ClaimOnTime, 0);
    let claim = claim.expect("by its own clock").clone();
    for running in [Some((slow, 60_000)), None, Some((player, 0))] {
        games[slow].note_time(left(1_000), running);
        let received = games[slow].receive(&claim, 0);
        assert!(matches!(received, Err(Refused::TooEarly(_))), "{running:?}");
    }
    games[slow].note_time(left(1_000), Some((slow, 0)));
    let (by, _) = step(&mut games, &mut luck, 0).expect("a message");
    assert_eq!(by, slow);
    games[slow].note_time(left(1_000), Some((player, 0)));
    assert_eq!(games[slow].receive(&claim, 0), Err(Refused::TooEarly(1)));
}

#[test]
fn claims_after_days_are_exact_to_the_second() {
    let mut luck = Luck::new(8);
    let (mut games, player, message) = first_message(&mut luck, 3, 1_000);
    let other = &mut games[player.opponent()];
    other.receive(&message, 2_000).expect("honest");
    let due = 1_000 + 3 * DAY;
    assert_eq!(games[player].claim_time(), ClaimTime::From(due));
    let early = games[player].send(Act::Claim, due - 1).cloned();
    assert_eq!(early, Err(Refused::TooEarly(1)));
    let claim = games[player].send(Act::Claim, due).cloned();
    let claim = claim.expect("overdue");
    // According to the opponent's clock, the message arrived 1,000 seconds later.
    let other = &mut games[player.opponent()];
    let late = due + 1_000;
    assert_eq!(other.receive(&claim, late - 1), Err(Refused::TooEarly(1)));
    assert_eq!(other.receive(&claim, late), Ok(Received::Moved(1)));
}

#[test]
fn messages_within_a_turn_do_not_press_the_clock() {
    let mut within = 0;
    for seed in 0..6 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        let mut presses = ByPlayer::<u16>::default();
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 0) {
            let Message::Turn(turn) = &message else {
                panic!("no turn");
            };
            match turn.act {
                Act::Roll | Act::Reveal | Act::Resign(_) => within += 1,
                _ => presses[player] += 1,
            }
            let other = &mut games[player.opponent()];
            other.receive(&message, 0).expect("honest");
            assert_eq!(games.white.presses(), presses);
            assert_eq!(games.black.presses(), presses);
        }
    }
    assert!(within > 0);
}

#[test]
fn the_time_gained_by_the_opponent_is_stored_with_the_game() {
    let mut luck = Luck::new(2);
    let clock = TimeControl::new(Delay::Simple, 4, 12);
    let mut game = luck.timed_game(to_points(1), clock)[Player::White].clone();
    let text = |game: &friend::Game| StoredGame::Game(Box::new(game.clone())).to_text();
    assert!(!text(&game).contains("gained"));
    game.note_gained(1_500);
    assert_eq!(game.gained(), 1_500);
    let StoredGame::Game(again) = StoredGame::from_text(&text(&game)).expect("a game") else {
        panic!("no game");
    };
    assert_eq!(again.gained(), 1_500);
}
