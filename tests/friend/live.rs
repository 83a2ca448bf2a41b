//! Features of games over a direct connection: secrets held back in friendly mode, and a clock.

use friend::{
    Act, Ended, Invited, Message, Mode, Next, NotAMessage, Received, Refused, StoredGame, Terms,
    TimeControl, Turn, rematch,
};
use rules::{ByPlayer, Delay, EndedBy, MatchLength, Player};

use crate::players::{Luck, Way, agree, play, step, step_by};

fn to_points(points: u8) -> Terms {
    Terms::match_to(MatchLength::new(points).expect("1 to 25"))
}

fn clock() -> Option<TimeControl> {
    TimeControl::new(Delay::Simple, 4, 12)
}

fn turn(message: &Message) -> Turn {
    match message {
        Message::Turn(turn) => turn.clone(),
        other => panic!("no turn: {other:?}"),
    }
}

/// Plays over a connection until the player to act has a cube decision, and returns that player.
fn until_cube(games: &mut ByPlayer<friend::Game>, luck: &mut Luck) -> Player {
    loop {
        let held = |player: &Player| games[*player].next() == Next::Cube { waits: true };
        if let Some(player) = Player::BOTH.into_iter().find(held) {
            return player;
        }
        let (player, message) = step_by(Way::Both, games, luck, 0).expect("a message");
        let received = games[player.opponent()].receive(&message, 0);
        assert_eq!(received, Ok(Received::Moved(1)));
    }
}

#[test]
fn a_live_turn_in_a_friendly_game_follows_the_strict_order() {
    let mut luck = Luck::new(1);
    let mut games = luck.game(to_points(5));
    let roller = until_cube(&mut games, &mut luck);
    let [mine, theirs] = [roller, roller.opponent()];
    assert_eq!(games[mine].look(), Err(Refused::NotDue), "there is no roll");
    assert_eq!(games[mine].view().draft(), None);
    let ask = games[mine].send_live(Act::Roll, 0).expect("due").clone();
    games[theirs].receive(&ask, 0).expect("honest");
    assert_eq!(games[theirs].next(), Next::Reveal);
    let answer = games[theirs].send_live(Act::Reveal, 0);
    let answer = answer.expect("due").clone();
    games[mine].receive(&answer, 0).expect("honest");
    // The cube decision has been made, so the roll is known without a further request.
    assert!(matches!(games[mine].next(), Next::Play { .. }));
    let double = games[mine].clone().send(Act::Double, 0).cloned();
    assert_eq!(double, Err(Refused::CubeClosed));
    // Through links, the game continues in its own mode.
    let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
    assert!(!turn(&message).reveal.held);
    games[player.opponent()]
        .receive(&message, 0)
        .expect("honest");
    agree(&games);
    play(&mut games, &mut luck);
}

#[test]
fn a_double_is_offered_before_either_player_can_know_the_roll() {
    let mut luck = Luck::new(2);
    let mut games = luck.game(to_points(5));
    let roller = until_cube(&mut games, &mut luck);
    for (player, act) in [(roller, Act::Double), (roller.opponent(), Act::Take)] {
        let message = games[player].send_live(act, 0).expect("due").clone();
        let shows = turn(&message).reveal.secrets != friend::Secrets::None;
        assert_eq!(shows, act == Act::Take, "the roll comes with the take");
        games[player.opponent()]
            .receive(&message, 0)
            .expect("honest");
    }
    assert!(matches!(games[roller].next(), Next::Play { .. }));
}

#[test]
fn no_secret_is_held_back_in_other_modes() {
    for mode in [Mode::Strict, Mode::NoCube] {
        let mut luck = Luck::new(3);
        let terms = Terms {
            mode,
            ..to_points(3)
        };
        let mut games = luck.game(terms);
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 0) {
            assert!(!turn(&message).reveal.held);
            let mut forged = turn(&message);
            forged.reveal.held = true;
            let other = &mut games[player.opponent()];
            let received = other.receive(&Message::Turn(forged), 0);
            assert!(received.is_err(), "{received:?}");
            other.receive(&message, 0).expect("honest");
        }
    }
}

#[test]
fn only_an_invitation_with_a_clock_has_a_newer_version() {
    let mut luck = Luck::new(4);
    let plain = Invited::new(to_points(3), None, luck.root());
    let timed = plain.clone().with_clock(clock());
    let [before, bytes] = [&plain, &timed].map(|invited| invited.message().encode());
    assert_eq!((before[0], bytes[0]), (1, 2));
    assert_eq!(bytes.len(), before.len() + 2);
    assert_eq!(Message::decode(&bytes), Ok(timed.message()));
    for (version, message) in [(2, plain.message()), (1, timed.message())] {
        let content = message.encode();
        let envelope = record::Envelope {
            version,
            most_bytes: 384,
        };
        let other = envelope
            .seal(&content[3..content.len() - 3])
            .expect("short enough");
        assert_eq!(Message::decode(&other), Err(NotAMessage::Damaged));
    }
    let money = Terms {
        stakes: friend::Stakes::Money {
            jacoby: true,
            beavers: rules::Beavers::None,
            automatic_doubles: 0,
        },
        ..to_points(1)
    };
    let invited = Invited::new(money, None, luck.root()).with_clock(clock());
    assert_eq!(invited.invitation().clock, None, "only matches have clocks");
    for (half_minutes, delay) in [(0, 12), (61, 12), (4, 61)] {
        assert_eq!(TimeControl::new(Delay::Simple, half_minutes, delay), None);
    }
}

#[test]
fn a_rematch_and_the_stored_form_retain_the_clock() {
    let mut luck = Luck::new(5);
    let mut games = luck.timed_game(to_points(1), clock());
    let whole = ByPlayer {
        white: 120_000,
        black: 120_000,
    };
    assert_eq!(games.white.time_left(), Some(whole));
    let left = ByPlayer {
        white: 61_250,
        black: 0,
    };
    games.white.note_time(left, None);
    let stored = StoredGame::Game(Box::new(games.white.clone()));
    assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));
    play(&mut games, &mut luck);
    let again = rematch(&games.white, luck.root()).expect("it is over");
    assert_eq!(again.invitation().clock, clock());
    let mut untimed = luck.game(to_points(1));
    untimed.white.note_time(left, None);
    assert_eq!(untimed.white.time_left(), None);
}

#[test]
fn a_player_who_is_out_of_time_loses_if_that_players_page_agrees() {
    let mut luck = Luck::new(6);
    let mut games = luck.timed_game(to_points(3), clock());
    let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
    let slow = player.opponent();
    games[slow].receive(&message, 0).expect("honest");
    let early = games[player].clone().send(Act::ClaimOnTime, 0).cloned();
    assert_eq!(early, Err(Refused::TooEarly(360)));
    assert!(!games[player].may_claim_on_time());
    let left = |slow_left| ByPlayer::new(|side| if side == slow { slow_left } else { 200_000 });
    games[player].note_time(left(0), None);
    assert!(games[player].may_claim_on_time());
    let claim = games[player].send(Act::ClaimOnTime, 0).cloned();
    let claim = claim.expect("there is no time left");
    // According to the slow player's own clock, there is time left.
    games[slow].note_time(left(20_000), Some((slow, 0)));
    assert!(!games[slow].may_claim_on_time());
    assert_eq!(games[slow].receive(&claim, 0), Err(Refused::TooEarly(20)));
    games[slow].note_time(left(2_000), Some((slow, 0)));
    assert_eq!(games[slow].receive(&claim, 0), Ok(Received::Moved(1)));
    agree(&games);
    assert_eq!(games[slow].ended(), Some(Ended::OnTime { by: player }));
    let record = games[slow].record();
    let result = record.games.last().and_then(|game| game.result);
    let result = result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (player, 3, EndedBy::Time)
    );
}

#[test]
fn no_claim_on_time_is_possible_without_a_clock() {
    let mut luck = Luck::new(7);
    let mut games = luck.game(to_points(3));
    let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
    let refused = games[player].send(Act::ClaimOnTime, 0).cloned();
    assert_eq!(refused, Err(Refused::NotDue));
    let mut forged = turn(&message);
    forged.act = Act::ClaimOnTime;
    let received = games[player.opponent()].receive(&Message::Turn(forged), 0);
    assert!(received.is_err(), "{received:?}");
}
