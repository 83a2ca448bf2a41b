//! Tests with a third person who intercepts and modifies all messages: no player gets a different board, score or dice
//! without noticing.

use friend::{
    Act, Game, Hash, Message, NotAMessage, Received, Refused, Reveal, Secret, Secrets, Turn,
    read_link,
};
use rules::{ByPlayer, Play, Win};

use crate::{
    games::games,
    players::{Luck, Way, agree, step_by},
};

fn flipped<const N: usize>(mut bytes: [u8; N], luck: &mut Luck) -> [u8; N] {
    bytes[luck.below(N)] ^= 1 << luck.below(8);
    bytes
}

fn other_act(act: Act, luck: &mut Luck) -> Act {
    let play = match act {
        Act::Play { play, .. } => play,
        _ => Play::NONE,
    };
    let mut shorter = play;
    shorter.pop();
    let all = [
        Act::Reveal,
        Act::Roll,
        Act::Play { play, waive: true },
        Act::Play { play, waive: false },
        Act::Play {
            play: shorter,
            waive: false,
        },
        Act::Pass,
        Act::Double,
        Act::Take,
        Act::Drop,
        Act::Beaver,
        Act::Resign(Win::Single),
        Act::Resign(Win::Backgammon),
        Act::Accept,
        Act::Decline,
        Act::Claim,
        Act::ClaimOnTime,
        Act::Stop,
    ];
    luck.of(&all)
}

fn other_secrets(secrets: Secrets, old: Option<Secret>, luck: &mut Luck) -> Secrets {
    let of = |secrets| match secrets {
        Secrets::None => None,
        Secrets::Latest(latest) | Secrets::Across { latest, .. } => Some(latest),
    };
    let shown = of(secrets).or(old).unwrap_or(Secret([7; 32]));
    match luck.below(5) {
        0 => Secrets::None,
        1 => Secrets::Latest(Secret(flipped(shown.0, luck))),
        2 => Secrets::Latest(old.unwrap_or(shown)),
        3 => Secrets::Latest(shown),
        _ => Secrets::Across {
            end: old.unwrap_or(shown),
            latest: shown,
        },
    }
}

/// Changes one or two fields of the message.
fn changed(turn: &Turn, old: Option<Secret>, luck: &mut Luck) -> Turn {
    let mut turn = turn.clone();
    for _ in 0..=luck.below(2) {
        match luck.below(9) {
            0 => turn.game = flipped(turn.game, luck),
            1 => {
                let number = usize::from(turn.number) + 1 + luck.below(4);
                turn.number = (number.max(4) - 2) as u16;
            }
            2 => turn.past = flipped(turn.past, luck),
            3 | 4 => turn.act = other_act(turn.act, luck),
            5 => turn.reveal.held = !turn.reveal.held,
            6 | 7 => turn.reveal.secrets = other_secrets(turn.reveal.secrets, old, luck),
            _ => {
                turn.reveal.head = match turn.reveal.head {
                    Some(head) if luck.one_in(2) => Some(Hash(flipped(head.0, luck))),
                    Some(_) => None,
                    None => Some(Hash([9; 32])),
                }
            }
        }
    }
    turn
}

/// Asserts that the visible state of the game has not changed.
fn same(before: &Game, after: &Game) {
    assert_eq!(before.session(), after.session());
    assert_eq!(before.rolls(), after.rolls());
    assert_eq!(before.messages(), after.messages());
    assert_eq!(before.ended(), after.ended());
    assert_eq!(before.next(), after.next());
}

/// Delivers `forged` to `receiver` instead of `sender`'s genuine message `honest`.
fn forge(sender: &Game, receiver: &Game, honest: &Message, forged: &Message, luck: &mut Luck) {
    let mut deceived = receiver.clone();
    match deceived.receive(forged, 100) {
        Ok(Received::Moved(_)) if forged == honest => {}
        Ok(Received::Moved(_)) => {
            // Only the sender has the secrets, so the forgery reveals no further information.
            let mut later = deceived.clone();
            assert_eq!(later.receive(honest, 100), Ok(Received::TwoVersions));
            let mut unsuspecting = sender.clone();
            if let Some(act) = luck.act(&mut deceived) {
                let answer = deceived.send(act, 100).expect("he is due").clone();
                let answered = unsuspecting.receive(&answer, 100);
                assert!(
                    matches!(
                        answered,
                        Err(Refused::OtherPast | Refused::FromYou | Refused::Over)
                    ),
                    "{answered:?}: {forged:?}"
                );
                same(sender, &unsuspecting);
            }
        }
        Ok(Received::Ahead { .. }) => {
            same(receiver, &deceived);
            assert_eq!(deceived.receive(honest, 100), Ok(Received::Moved(1)));
            assert_eq!(deceived.session(), sender.session());
        }
        Ok(Received::Repeated) => same(receiver, &deceived),
        Ok(Received::TwoVersions) => panic!("an old message was forged: {forged:?}"),
        Err(why) => {
            same(receiver, &deceived);
            let proof = matches!(why, Refused::FalseSecret | Refused::OtherPast);
            assert_eq!(deceived.proofs().len() > receiver.proofs().len(), proof);
            assert_eq!(deceived.receive(honest, 100), Ok(Received::Moved(1)));
            assert_eq!(deceived.session(), sender.session());
        }
    }
}

/// Asserts that corrupted bytes are rejected, and that truncation is reported as such.
fn damage(message: &Message, luck: &mut Luck) {
    let bytes = message.encode();
    let mut damaged = bytes.clone();
    damaged[luck.below(bytes.len())] ^= 1 << luck.below(8);
    assert!(Message::decode(&damaged).is_err());
    let cut = &bytes[..luck.below(bytes.len())];
    assert_eq!(Message::decode(cut), Err(NotAMessage::Cut));
    let link = friend::print_link([message]);
    let end = luck.below(link.len() - 2) + 2;
    assert!(read_link(&link[..end]).is_err());
}

fn secret_of(reveal: &Reveal) -> Option<Secret> {
    match reveal.secrets {
        Secrets::Latest(latest) | Secrets::Across { latest, .. } => Some(latest),
        Secrets::None => None,
    }
}

#[test]
fn forged_messages_are_always_noticed() {
    for seed in 5_000..5_000 + games() {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        let mut elsewhere = luck.game(terms);
        let mut old: ByPlayer<Option<Secret>> = ByPlayer::default();
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 100) {
            let Message::Turn(turn) = &message else {
                panic!("no turn");
            };
            let [sender, receiver] = [player, player.opponent()].map(|side| &games[side]);
            for _ in 0..3 {
                let forged = Message::Turn(changed(turn, old[player], &mut luck));
                forge(sender, receiver, &message, &forged, &mut luck);
            }
            damage(&message, &mut luck);
            let strange = elsewhere[player.opponent()].receive(&message, 100);
            assert_eq!(strange, Err(Refused::OtherGame));
            let receiver = &mut games[player.opponent()];
            assert_eq!(receiver.receive(&message, 100), Ok(Received::Moved(1)));
            old[player] = secret_of(&turn.reveal).or(old[player]);
            // Earlier messages do not change either side.
            let messages = games.white.messages();
            let again = messages[luck.below(messages.len())].message.clone();
            for side in [&mut games.white, &mut games.black] {
                assert_eq!(side.receive(&again, 100), Ok(Received::Repeated));
            }
            agree(&games);
        }
    }
}

#[test]
fn an_answered_message_cannot_be_replaced() {
    let mut tried = 0;
    for seed in 6_000..6_000 + games() {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 100) {
            let receiver = &mut games[player.opponent()];
            assert_eq!(receiver.receive(&message, 100), Ok(Received::Moved(1)));
            // A person who has an old link knows its history and its secrets, and changes only the action.
            let messages = receiver.messages();
            let old = &messages[luck.below(messages.len() - 1)];
            let Message::Turn(turn) = &old.message else {
                continue;
            };
            let mut turn = turn.clone();
            turn.act = other_act(turn.act, &mut luck);
            let forged = Message::Turn(turn);
            if old.by != player || forged == old.message {
                continue;
            }
            let before = receiver.clone();
            let why = receiver.receive(&forged, 100);
            assert!(why.is_err(), "{why:?}: {forged:?}");
            same(&before, receiver);
            tried += u32::from(why == Err(Refused::OtherPast));
        }
        agree(&games);
    }
    assert!(tried > 0);
}
