//! Tests with a spectator connected to one of the players.

use friend::SpectatedGame;
use rules::{ByPlayer, Player};

use super::*;
use crate::Times;

/// Returns the game state for a spectator's connection.
fn watching(watched: &SpectatedGame) -> ShownGame {
    ShownGame {
        game: watched.tag(),
        count: watched.messages(),
        own: Vec::new(),
        timed: None,
    }
}

/// Returns the game state for a player's connection to a spectator: both players' messages.
fn shown(game: &Game) -> ShownGame {
    let messages = game.messages();
    ShownGame {
        game: game.tag(),
        count: messages.len() as u16,
        own: messages
            .iter()
            .map(|logged| logged.message.clone())
            .collect(),
        timed: None,
    }
}

/// Creates a player's and a spectator's connections, which have exchanged both links.
fn connected() -> [Connection; 2] {
    let [mut player, mut spectator] = [Connection::default(), Connection::default()];
    player.update(Input::Offer, 0);
    player.update(Input::Described(Some(offer())), 0);
    spectator.update(Input::Open(offer().code()), 0);
    spectator.update(Input::Described(Some(answer(&offer()))), 0);
    player.update(Input::Open(answer(&offer()).code()), 0);
    [player, spectator]
}

fn frames(effects: Vec<Effect>) -> Vec<Vec<u8>> {
    let frame = |effect| match effect {
        Effect::Send(bytes) => Some(bytes),
        _ => None,
    };
    effects.into_iter().filter_map(frame).collect()
}

#[test]
fn a_spectator_sees_only_the_connected_game() {
    let [game, _] = games();
    let link = SpectatedGame::link(&game).expect("a link");
    let watched = SpectatedGame::from_link(&link).expect("a game");
    let [mut player, mut spectator] = connected();
    player.update(Input::Game(shown(&game)), 0);
    spectator.update(Input::Game(watching(&watched)), 0);
    player.update(Input::Opened, 0);
    spectator.update(Input::Opened, 0);
    let draft = Draft {
        count: watched.messages(),
        roll: rules::Roll::ALL[3],
        play: rules::Play::NONE,
    };
    let times = Times {
        left: ByPlayer::new(|_| 90_000),
        delay: Some((Player::Black, 7_000)),
    };
    let inputs = || [Input::Draft(Some(draft)), Input::Times(Some(times))];
    let effects: Vec<Effect> = inputs()
        .into_iter()
        .flat_map(|input| frames(player.update(input, 1)))
        .flat_map(|bytes| spectator.update(Input::Frame(bytes), 1))
        .collect();
    assert_eq!(
        effects,
        [Effect::Draft(watched.tag(), draft), Effect::Times(times)]
    );
    for input in inputs() {
        assert_eq!(player.update(input, 2), [], "nothing has changed");
    }
    let other = Frame::Times {
        game: [0; 8],
        times,
    };
    assert_eq!(spectator.update(Input::Frame(other.encode()), 2), []);
    // Frames from a spectator are ignored.
    let frame = Frame::Moving(true).encode();
    assert_eq!(player.update(Input::Frame(frame), 2), []);
}

#[test]
fn a_spectator_gets_missing_and_new_messages() {
    let mut sides = games().map(Side::new);
    let link = SpectatedGame::link(&sides[0].game).expect("a link");
    let mut watched = SpectatedGame::from_link(&link).expect("a game");
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    // Five messages are sent before the spectator's answer is opened.
    for now in 0..5 {
        assert!(
            sides.iter_mut().any(|side| side.send_due_message(now)),
            "nobody is due"
        );
        deliver_all(&mut sides, now);
    }
    let [mut player, mut spectator] = connected();
    player.update(Input::Game(shown(&sides[0].game)), 9);
    spectator.update(Input::Game(watching(&watched)), 9);
    let mut sent = frames(player.update(Input::Opened, 9));
    let mut replies = frames(spectator.update(Input::Opened, 9));
    // A draft is sent too early, and again once the preceding messages have been sent.
    let draft = Input::Draft(Some(Draft {
        count: sides[0].game.messages().len() as u16,
        roll: rules::Roll::ALL[3],
        play: rules::Play::NONE,
    }));
    sent.extend(frames(player.update(draft.clone(), 9)));
    let mut drafts = 0;
    for now in 10..30 {
        for bytes in replies.drain(..) {
            sent.extend(frames(player.update(Input::Frame(bytes), now)));
        }
        if now == 10 {
            sent.extend(frames(player.update(draft.clone(), now)));
        }
        for bytes in sent.drain(..) {
            for effect in spectator.update(Input::Frame(bytes), now) {
                match effect {
                    Effect::Deliver(message) => {
                        assert_eq!(watched.follow(&message), Ok(()));
                        let game = Input::Game(watching(&watched));
                        replies.extend(frames(spectator.update(game, now)));
                    }
                    Effect::Draft(..) => drafts += 1,
                    _ => {}
                }
            }
        }
        assert_eq!(watched.session(), sides[0].game.session());
        assert!(
            sides.iter_mut().any(|side| side.send_due_message(now)),
            "nobody is due"
        );
        deliver_all(&mut sides, now);
        let game = Input::Game(shown(&sides[0].game));
        sent.extend(frames(player.update(game, now)));
    }
    assert_eq!(drafts, 1);
}
