//! Tests with two versions of a message: the player has to choose only once, regardless of any other rejected messages.

use friend::{Act, Game, Message, Next, Received, Refused, Secret, Secrets, StoredGame};
use rules::{Player, legal_plays};

use crate::{
    faults::{to_points, turn, until},
    players::Luck,
};

/// Returns the waiting player's side, and three valid messages from the opponent.
fn three_versions() -> (Game, [Message; 3]) {
    let mut luck = Luck::new(2);
    let mut games = luck.game(to_points(3));
    let choice = |game: &Game| {
        let view = game.view();
        let draft = view
            .draft()
            .filter(|_| matches!(game.next(), Next::Play { .. }));
        draft.is_some_and(|draft| legal_plays(draft.start(), draft.roll()).len() > 2)
    };
    let player: Player = until(&mut games, &mut luck, choice).expect("a choice");
    let view = games[player].view();
    let draft = view.draft().expect("a turn");
    let plays = legal_plays(draft.start(), draft.roll());
    let messages = [0, 1, 2].map(|nth| {
        let act = Act::Play {
            play: plays[nth].play,
            waive: false,
        };
        games[player].clone().send(act, 0).expect("legal").clone()
    });
    (games[player.opponent()].clone(), messages)
}

fn restored(game: &Game) -> Game {
    match StoredGame::from_text(&StoredGame::Game(Box::new(game.clone())).to_text()) {
        Ok(StoredGame::Game(game)) => *game,
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn after_a_choice_no_other_version_stops_the_game_again() {
    let (receiver, [first, second, third]) = three_versions();
    for right in [&first, &second] {
        let mut game = receiver.clone();
        assert_eq!(game.receive(&first, 0), Ok(Received::Moved(1)));
        assert_eq!(game.receive(&second, 0), Ok(Received::TwoVersions));
        assert_eq!(game.receive(&third, 0), Err(Refused::Stopped));
        assert_eq!(game.choose(right.hash(), 0), Ok(()));
        let mut game = restored(&game);
        for other in [&first, &second, &third] {
            let wanted = if other == right {
                Ok(Received::Repeated)
            } else {
                Err(Refused::OtherPast)
            };
            assert_eq!(game.receive(other, 0), wanted);
            assert_eq!(game.two_versions(), None);
        }
    }
}

#[test]
fn an_earlier_forged_message_does_not_prevent_the_choice() {
    let (mut receiver, [first, second, _]) = three_versions();
    let mut elsewhere = turn(&first);
    elsewhere.past[0] ^= 1;
    let refused = receiver.receive(&Message::Turn(elsewhere), 0);
    assert_eq!(refused, Err(Refused::OtherPast));
    assert_eq!(receiver.receive(&first, 0), Ok(Received::Moved(1)));
    assert_eq!(receiver.receive(&second, 0), Ok(Received::TwoVersions));
}

#[test]
fn a_choice_is_final_even_when_the_store_of_proofs_is_full() {
    let (mut receiver, [first, second, _]) = three_versions();
    for nth in 0..10 {
        let mut forged = turn(&first);
        forged.reveal.secrets = Secrets::Latest(Secret([nth; 32]));
        let forged = Message::Turn(forged);
        for _ in 0..2 {
            assert_eq!(receiver.receive(&forged, 0), Err(Refused::FalseSecret));
        }
        // Each message is stored only once, and at most eight are stored in total.
        assert_eq!(receiver.proofs().len(), usize::from(nth + 1).min(8));
    }
    assert_eq!(receiver.receive(&first, 0), Ok(Received::Moved(1)));
    assert_eq!(receiver.receive(&second, 0), Ok(Received::TwoVersions));
    assert_eq!(receiver.choose(first.hash(), 0), Ok(()));
    assert_eq!(receiver.receive(&second, 0), Err(Refused::OtherPast));
    assert_eq!(receiver.two_versions(), None);
}
