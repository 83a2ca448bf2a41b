//! Tests with messages that arrive before their predecessors, some of them forged by a third person who knows the game.

use friend::{
    Act, Game, Message, Next, Received, Refused, Secret, Secrets, Stakes, StoredGame, Terms,
    read_link,
};
use record::to_code;
use rules::{Beavers, ByPlayer, Play, Player, legal_plays};

use crate::{
    faults::{to_points, turn, until},
    players::{Luck, agree},
};

/// Game in which a player has taken a beaver and then played immediately: the waiting opponent has received neither
/// message.
struct Beavered {
    games: ByPlayer<Game>,
    /// The waiting player, and that player's side of the game before the beaver was sent.
    waits: Player,
    before: Game,
    /// The answer to the beaver, and another valid answer.
    take: Message,
    drop: Message,
    after: Message,
    /// Another play for the same roll.
    other: Message,
}

impl Beavered {
    fn new() -> Self {
        let mut luck = Luck::new(4);
        let terms = Terms {
            stakes: Stakes::Money {
                jacoby: false,
                beavers: Beavers::One,
                automatic_doubles: 0,
            },
            ..to_points(1)
        };
        let mut games = luck.game(terms);
        let decides = |game: &Game| matches!(game.next(), Next::Cube { waits: false });
        let doubler = until(&mut games, &mut luck, decides).expect("a double");
        let waits = doubler.opponent();
        let double = games[doubler].send(Act::Double, 0).expect("allowed");
        let double = double.clone();
        games[waits].receive(&double, 0).expect("honest");
        let before = games[waits].clone();
        let beaver = games[waits].send(Act::Beaver, 0).expect("allowed").clone();
        games[doubler].receive(&beaver, 0).expect("honest");
        let drop = games[doubler].clone().send(Act::Drop, 0).cloned();
        let drop = drop.expect("allowed");
        let take = games[doubler].send(Act::Take, 0).expect("allowed").clone();
        let view = games[doubler].view();
        let draft = view.draft().expect("a roll");
        let plays = legal_plays(draft.start(), draft.roll());
        let played = |game: &mut Game, nth: usize| {
            let (play, waive) = (plays[nth].play, false);
            let sent = game.send(Act::Play { play, waive }, 0);
            sent.expect("legal").clone()
        };
        let other = played(&mut games[doubler].clone(), 1);
        let after = played(&mut games[doubler], 0);
        Self {
            games,
            waits,
            before,
            take,
            drop,
            after,
            other,
        }
    }

    fn receiver(&mut self) -> &mut Game {
        &mut self.games[self.waits]
    }

    /// Returns the `nth` message forged by a third person, with the same number as `after`.
    fn junk(&self, nth: u8) -> Message {
        let mut junk = turn(&self.after);
        match nth % 3 {
            0 => junk.reveal.secrets = Secrets::Latest(Secret([nth; 32])),
            1 => junk.past = [nth; 16],
            _ => {
                junk.act = Act::Play {
                    play: Play::NONE,
                    waive: false,
                };
                junk.past[0] = nth;
            }
        }
        Message::Turn(junk)
    }
}

fn stored(game: &Game) -> String {
    StoredGame::Game(Box::new(game.clone())).to_text()
}

fn restored(text: &str) -> Game {
    match StoredGame::from_text(text) {
        Ok(StoredGame::Game(game)) => *game,
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn an_early_message_waits_for_the_missing_message() {
    let mut game = Beavered::new();
    let (take, after) = (game.take.clone(), game.after.clone());
    let missing = take.number();
    let receiver = game.receiver();
    assert_eq!(receiver.receive(&after, 0), Ok(Received::Ahead { missing }));
    assert_eq!(receiver.next(), Next::Wait);
    let text = stored(receiver);
    assert!(text.contains(&format!(r#""ahead":["{}"]"#, to_code(&after.encode()))));
    *receiver = restored(&text);
    assert_eq!(receiver.receive(&take, 0), Ok(Received::Moved(2)));
    agree(&game.games);
    // The link contains both messages.
    let link = game.games[game.waits.opponent()].link().expect("a link");
    assert_eq!(read_link(&link), Ok(vec![take, after]));
}

#[test]
fn forged_early_messages_do_not_displace_the_genuine_message() {
    for (before, after) in [(1, 0), (3, 0), (40, 0), (0, 3), (40, 3)] {
        let mut game = Beavered::new();
        let mut messages: Vec<_> = (0..before).map(|nth| game.junk(nth)).collect();
        messages.push(game.after.clone());
        messages.extend((before..before + after).map(|nth| game.junk(nth)));
        let (take, missing) = (game.take.clone(), game.take.number());
        let receiver = game.receiver();
        for message in &messages {
            assert_eq!(
                receiver.receive(message, 0),
                Ok(Received::Ahead { missing })
            );
        }
        *receiver = restored(&stored(receiver));
        assert_eq!(receiver.receive(&take, 0), Ok(Received::Moved(2)));
        assert_eq!(receiver.two_versions(), None);
        agree(&game.games);
    }
}

#[test]
fn an_early_message_that_arrives_again_becomes_the_latest() {
    let mut game = Beavered::new();
    let (take, after) = (game.take.clone(), game.after.clone());
    let junk: Vec<_> = (0..6).map(|nth| game.junk(nth)).collect();
    let receiver = game.receiver();
    for message in [&after].into_iter().chain(&junk[..3]) {
        receiver.receive(message, 0).expect("room for four");
    }
    let full = stored(receiver).len();
    receiver.receive(&after, 0).expect("it is there");
    assert_eq!(stored(receiver).len(), full, "stored once");
    for message in &junk[3..] {
        receiver.receive(message, 0).expect("in place of an older");
    }
    assert_eq!(receiver.receive(&take, 0), Ok(Received::Moved(2)));
    agree(&game.games);
}

#[test]
fn early_messages_are_limited_in_number_and_distance() {
    let mut game = Beavered::new();
    let (take, missing) = (game.take.clone(), game.take.number());
    let junk: Vec<_> = (0..40).map(|nth| turn(&game.junk(nth))).collect();
    let receiver = game.receiver();
    let before = stored(receiver).len();
    for distance in 1..=9 {
        for junk in &junk {
            let mut junk = junk.clone();
            junk.number = missing + distance;
            let wanted = match distance {
                9 => Err(Refused::TooFarAhead),
                _ => Ok(Received::Ahead { missing }),
            };
            assert_eq!(receiver.receive(&Message::Turn(junk), 0), wanted);
        }
    }
    assert!(stored(receiver).len() - before < 8 * 4 * 200);
    // Forged messages are discarded when their turn comes, and leave the game unchanged.
    assert_eq!(receiver.receive(&take, 0), Ok(Received::Moved(1)));
    let after = game.after.clone();
    assert_eq!(game.receiver().receive(&after, 0), Ok(Received::Moved(1)));
    agree(&game.games);
}

#[test]
fn two_valid_early_messages_stop_the_game_until_a_choice() {
    let mut game = Beavered::new();
    let (take, after, other) = (game.take.clone(), game.after.clone(), game.other.clone());
    let junk = game.junk(0);
    let receiver = game.receiver();
    for message in [&other, &junk, &after] {
        receiver.receive(message, 0).expect("stored");
    }
    assert_eq!(receiver.receive(&take, 0), Ok(Received::Moved(2)));
    assert_eq!(receiver.next(), Next::TwoVersions);
    let versions = receiver.two_versions().expect("both");
    assert_eq!([&versions.first.1, &versions.second.1], [&other, &after]);
    *receiver = restored(&stored(receiver));
    assert_eq!(receiver.choose(after.hash(), 0), Ok(()));
    agree(&game.games);
}

#[test]
fn early_messages_are_applied_after_the_players_own_message_and_after_a_choice() {
    let game = Beavered::new();
    let (due, doubler) = (&game.before, &game.games[game.waits.opponent()]);
    let mut behind = due.clone();
    for message in [&game.take, &game.after] {
        behind.receive(message, 0).expect("stored");
    }
    let sent = behind.send(Act::Beaver, 0).cloned();
    assert_eq!(
        sent.map(|beaver| beaver.number() + 1),
        Ok(game.take.number())
    );
    assert_eq!(behind.session(), doubler.session());

    for versions in [[&game.take, &game.drop], [&game.drop, &game.take]] {
        let mut behind = due.clone();
        for message in versions.into_iter().chain([&game.after]) {
            behind.receive(message, 0).expect("stored");
        }
        behind.send(Act::Beaver, 0).expect("allowed");
        assert_eq!(behind.next(), Next::TwoVersions);
        let mut behind = restored(&stored(&behind));
        assert_eq!(behind.choose(game.take.hash(), 0), Ok(()));
        assert_eq!(behind.session(), doubler.session());
    }
}
