//! Faults that a player can encounter.

use friend::{
    Act, Invited, LinkFault, Message, Mode, Next, NotAMessage, Received, Refused, Secret, Secrets,
    StoredGame, Terms, Turn, accept, print_link, read_link,
};
use rules::{Action, ByPlayer, MatchLength, Play, Player, Win, legal_plays};

use crate::players::{Luck, step};

pub fn to_points(points: u8) -> Terms {
    Terms::match_to(MatchLength::new(points).expect("1 to 25"))
}

pub fn turn(message: &Message) -> Turn {
    match message {
        Message::Turn(turn) => turn.clone(),
        other => panic!("no turn: {other:?}"),
    }
}

/// Plays until `wanted` holds for the player to act, and returns that player.
pub fn until(
    games: &mut ByPlayer<friend::Game>,
    luck: &mut Luck,
    wanted: impl Fn(&friend::Game) -> bool,
) -> Option<Player> {
    loop {
        let found = Player::BOTH
            .into_iter()
            .find(|&player| wanted(&games[player]));
        if found.is_some() {
            return found;
        }
        let (player, message) = step(games, luck, 0)?;
        games[player.opponent()]
            .receive(&message, 0)
            .expect("honest");
    }
}

#[test]
fn retains_a_false_secret_as_proof() {
    let mut luck = Luck::new(1);
    let mut games = luck.game(to_points(1));
    let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
    let mut forged = turn(&message);
    forged.reveal.secrets = Secrets::Latest(Secret([1; 32]));
    let forged = Message::Turn(forged);
    let receiver = &mut games[player.opponent()];
    assert_eq!(receiver.receive(&forged, 0), Err(Refused::FalseSecret));
    assert_eq!(receiver.proofs()[0].message, forged);
    assert_eq!(receiver.receive(&message, 0), Ok(Received::Moved(1)));
    let stored = StoredGame::Game(Box::new(receiver.clone()));
    assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));
}

/// Creates a game in which the player to act can choose between two plays, and returns the messages for both.
fn two_plays(luck: &mut Luck) -> (ByPlayer<friend::Game>, Player, [Message; 2]) {
    let mut games = luck.game(to_points(3));
    let player = until(&mut games, luck, |game| {
        let view = game.view();
        let draft = view
            .draft()
            .filter(|_| matches!(game.next(), Next::Play { .. }));
        draft.is_some_and(|draft| legal_plays(draft.start(), draft.roll()).len() > 1)
    });
    let player = player.expect("a choice");
    let view = games[player].view();
    let draft = view.draft().expect("a turn");
    let plays = legal_plays(draft.start(), draft.roll());
    let messages = [0, 1].map(|nth| {
        let act = Act::Play {
            play: plays[nth].play,
            waive: false,
        };
        games[player].clone().send(act, 0).expect("legal").clone()
    });
    (games, player, messages)
}

#[test]
fn two_versions_of_a_message_stop_the_game_until_a_choice() {
    let mut luck = Luck::new(2);
    let (games, player, [first, second]) = two_plays(&mut luck);
    let mut receiver = games[player.opponent()].clone();
    assert_eq!(receiver.receive(&first, 0), Ok(Received::Moved(1)));
    assert_eq!(receiver.receive(&second, 0), Ok(Received::TwoVersions));
    assert_eq!(receiver.next(), Next::TwoVersions);
    let versions = receiver.two_versions().expect("both").clone();
    assert_eq!(versions.first, (player, first.clone()));
    assert_eq!(versions.second, (player, second.clone()));
    assert_eq!(receiver.send(Act::Reveal, 0).err(), Some(Refused::Stopped));
    let stored = StoredGame::Game(Box::new(receiver.clone()));
    assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));

    let mut chooser = receiver.clone();
    assert_eq!(chooser.choose(first.hash(), 0), Ok(()));
    // The opponent cannot use the same version to stop the game again.
    assert_eq!(chooser.receive(&second, 0), Err(Refused::OtherPast));
    assert_eq!(chooser.two_versions(), None);
    assert_eq!(chooser.proofs().len(), 1);
    let stored = StoredGame::Game(Box::new(chooser.clone()));
    assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));
    assert_eq!(
        chooser.messages().last().map(|logged| &logged.message),
        Some(&first)
    );
    assert_eq!(
        receiver.choose(games.white.id().to_owned(), 0),
        Err(Refused::NotDue)
    );
    assert_eq!(receiver.choose(second.hash(), 0), Ok(()));
    let mut honest = games[player].clone();
    assert_eq!(honest.send(turn(&second).act, 0), Ok(&second));
    assert_eq!(receiver.session(), honest.session());
}

#[test]
fn an_answered_message_cannot_be_replaced() {
    let mut luck = Luck::new(3);
    let (mut games, player, [first, second]) = two_plays(&mut luck);
    let sent = games[player].send(turn(&first).act, 0).cloned();
    assert_eq!(sent.as_ref(), Ok(&first));
    games[player.opponent()].receive(&first, 0).expect("honest");
    let (answering, _) = step(&mut games, &mut luck, 0).expect("an answer");
    let receiver = &mut games[answering];
    let before = receiver.clone();
    assert_eq!(receiver.receive(&second, 0), Err(Refused::OtherPast));
    // An illegal action is rejected without a replay, which would take too long in a long game.
    let mut forbidden = turn(&second);
    forbidden.act = Act::Take;
    let forbidden = Message::Turn(forbidden);
    assert_eq!(receiver.receive(&forbidden, 0), Err(Refused::OtherPast));
    assert_eq!(receiver.next(), before.next());
    assert_eq!(receiver.messages(), before.messages());
    assert_eq!(receiver.proofs().len(), 2);
}

#[test]
fn rejects_an_illegal_play_with_the_rule() {
    let mut luck = Luck::new(5);
    let (mut games, player, [first, _]) = two_plays(&mut luck);
    let mut forged = turn(&first);
    forged.act = Act::Play {
        play: Play::NONE,
        waive: false,
    };
    let received = games[player.opponent()].receive(&Message::Turn(forged), 0);
    let Err(Refused::Forbidden(refusal)) = received else {
        panic!("{received:?}");
    };
    assert_eq!(refusal.rule(), "R55");
}

#[test]
fn reports_the_fault_in_a_link() {
    let mut luck = Luck::new(6);
    let invited = Invited::new(to_points(7), None, luck.root());
    let link = invited.link();
    let text = format!("Play me: example.org/game/#{link}. Soon?");
    assert_eq!(read_link(&text), Ok(vec![invited.message()]));
    for end in 2..link.len() {
        let cut = Err(LinkFault::Message(NotAMessage::Cut));
        assert_eq!(read_link(&link[..end]), cut, "cut at {end}");
    }
    let mut newer = invited.message().encode();
    newer[0] = 4;
    assert_eq!(Message::decode(&newer), Err(NotAMessage::OtherVersion(4)));
    let decision = rules::Decision::builder(rules::Board::start(rules::Variant::Standard));
    let position = record::position_link(&decision.build().expect("the start"));
    assert_eq!(read_link(&position), Err(LinkFault::OtherKind));
    assert_eq!(read_link("Hello"), Err(LinkFault::NotALink));
    let of = |count| print_link(&vec![invited.message(); count]);
    assert_eq!(read_link(&of(4)).map(|messages| messages.len()), Ok(4));
    assert_eq!(read_link(&of(5)), Err(LinkFault::TooMany));
}

#[test]
fn the_first_acceptance_counts() {
    let mut luck = Luck::new(7);
    let invited = Invited::new(to_points(1), None, luck.root());
    let [first, second] = [0, 1].map(|_| {
        let game = accept(&invited.message(), None, luck.root(), 0).expect("an invitation");
        game.messages()[1].message.clone()
    });
    let mut game = invited.accepted(&first, 0).expect("the first");
    assert_eq!(game.receive(&second, 0), Err(Refused::NotAnAcceptance));
    assert_eq!(game.receive(&first, 0), Ok(Received::Repeated));
    assert_eq!(game.receive(&invited.message(), 0), Ok(Received::Repeated));
    let other = Invited::new(to_points(1), None, luck.root());
    assert_eq!(other.accepted(&first, 0), Err(Refused::NotAnAcceptance));
    assert!(accept(&first, None, luck.root(), 0).is_err());
}

#[test]
fn an_acceptance_reveals_one_secret() {
    let mut luck = Luck::new(7);
    let invited = Invited::new(to_points(5), None, luck.root());
    let black = accept(&invited.message(), None, luck.root(), 0).expect("an invitation");
    let mut acceptance = black.messages()[1].message.clone();
    let white = invited.accepted(&acceptance, 0).expect("the first");
    let mut games = ByPlayer { white, black };
    let later = loop {
        let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
        let sent = games[player.opponent()].receive(&message, 0);
        assert_eq!(sent, Ok(Received::Moved(1)));
        if let (Player::Black, Secrets::Latest(later)) = (player, turn(&message).reveal.secrets) {
            break later;
        }
    };
    if let Message::Acceptance(acceptance) = &mut acceptance {
        acceptance.opening = later;
    }
    let refused = invited.accepted(&acceptance, 0).err();
    assert_eq!(refused, Some(Refused::WrongReveal));
}

#[test]
fn a_player_who_has_seen_the_roll_may_not_double() {
    let mut luck = Luck::new(10);
    let mut games = luck.game(to_points(5));
    let cube = |game: &friend::Game| matches!(game.next(), Next::Cube { .. });
    let player = until(&mut games, &mut luck, cube).expect("a cube decision");
    let game = &mut games[player];
    assert_eq!(game.view().draft(), None);
    game.look().expect("a roll");
    assert!(game.view().draft().is_some());
    let stored = StoredGame::from_text(&StoredGame::Game(Box::new(game.clone())).to_text());
    assert_eq!(stored, Ok(StoredGame::Game(Box::new(game.clone()))));
    assert_eq!(game.send(Act::Double, 0).err(), Some(Refused::CubeClosed));
}

#[test]
fn a_message_without_an_act_is_rejected_during_a_decision() {
    let mut decisions = 0;
    for seed in 0..8 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        let without = |game: &friend::Game| game.clone().send(Act::Reveal, 0).err();
        loop {
            for player in Player::BOTH {
                let game = &games[player];
                if !matches!(game.next(), Next::Wait | Next::Reveal | Next::Over(_)) {
                    decisions += 1;
                    assert_eq!(without(game), Some(Refused::NotDue), "{:?}", game.next());
                }
            }
            let Some((player, message)) = step(&mut games, &mut luck, 0) else {
                break;
            };
            let received = games[player.opponent()].receive(&message, 0);
            received.expect("honest");
        }
    }
    assert!(decisions > 100, "{decisions}");
}

#[test]
fn a_waived_double_saves_the_links_and_cannot_be_offered() {
    let terms = Terms {
        mode: Mode::Strict,
        ..to_points(5)
    };
    let waived = |game: &friend::Game| {
        let may_double = game.session().allows(Action::Double).is_ok();
        may_double && matches!(game.next(), Next::Play { .. }) && {
            // No preceding message requests the roll.
            let before = game.messages().iter().rev().nth(1);
            let act = before.map(|logged| &logged.message);
            !matches!(act, Some(Message::Turn(Turn { act: Act::Roll, .. })))
        }
    };
    let found = (0..20).find_map(|seed| {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(terms);
        let player = until(&mut games, &mut luck, waived)?;
        Some(games[player].send(Act::Double, 0).err())
    });
    assert_eq!(found, Some(Some(Refused::CubeClosed)));
}

#[test]
fn a_declined_resignation_is_not_offered_again_in_the_same_turn() {
    let mut luck = Luck::new(12);
    let (mut games, player, _) = two_plays(&mut luck);
    let other = player.opponent();
    let resign = Act::Resign(Win::Single);
    let deliver = |games: &mut ByPlayer<friend::Game>, by: Player, act: Act| {
        let message = games[by].send(act, 0).expect("allowed").clone();
        let received = games[by.opponent()].receive(&message, 0);
        assert_eq!(received, Ok(Received::Moved(1)));
    };
    deliver(&mut games, player, resign);
    deliver(&mut games, other, Act::Decline);
    assert!(!games[player].may_resign(Win::Single));
    assert_eq!(games[player].send(resign, 0).err(), Some(Refused::Declined));
    // A modified program makes the offer anyway.
    let larger = games[player]
        .clone()
        .send(Act::Resign(Win::Gammon), 0)
        .cloned();
    let mut forged = turn(&larger.expect("a larger loss"));
    forged.act = resign;
    let received = games[other].receive(&Message::Turn(forged), 0);
    assert_eq!(received, Err(Refused::Declined));
    deliver(&mut games, player, Act::Resign(Win::Gammon));
    deliver(&mut games, other, Act::Decline);
    assert!(!games[player].may_resign(Win::Single));
    for by in [other, player] {
        let plays =
            |game: &friend::Game| game.me() == by && matches!(game.next(), Next::Play { .. });
        assert_eq!(until(&mut games, &mut luck, plays), Some(by));
    }
    assert!(games[player].may_resign(Win::Single));
}

#[test]
fn neither_player_can_send_the_others_message() {
    let mut luck = Luck::new(11);
    let (mut games, player, [first, _]) = two_plays(&mut luck);
    let sender = &mut games[player];
    assert_eq!(sender.receive(&first, 0), Err(Refused::FromYou));
    let other = &mut games[player.opponent()];
    assert_eq!(other.send(turn(&first).act, 0).err(), Some(Refused::NotDue));
    let mut far = turn(&first);
    far.number += 1_000;
    assert_eq!(
        other.receive(&Message::Turn(far), 0),
        Err(Refused::TooFarAhead)
    );
}

#[test]
fn a_restored_game_checks_another_version_as_before() {
    let mut luck = Luck::new(14);
    let (games, player, [first, second]) = two_plays(&mut luck);
    let mut receiver = games[player.opponent()].clone();
    receiver.receive(&first, 0).expect("honest");
    let text = StoredGame::Game(Box::new(receiver)).to_text();
    let Ok(StoredGame::Game(mut receiver)) = StoredGame::from_text(&text) else {
        panic!("{text}");
    };
    let mut other_past = turn(&second);
    other_past.past = [0; 16];
    let other_past = Message::Turn(other_past);
    assert_eq!(receiver.receive(&other_past, 0), Err(Refused::OtherPast));
    assert!(receiver.two_versions().is_none());
}
