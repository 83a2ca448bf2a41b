//! Spectated games: the spectator sees everything that both players know, and rejects modified games.

use friend::{ChainLength, LinkFault, Next, NotAMessage, SpectatedGame, Terms, TimeControl};
use record::{Envelope, from_code, to_code};
use rules::{ByPlayer, Delay, Phase, Play, Player, Roll, legal_plays};

use crate::{
    faults::{to_points, until},
    players::{Luck, agree, step},
};

#[test]
fn a_spectator_sees_everything_that_both_players_know() {
    for seed in 0..20 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        for _ in 0..60 {
            let links = Player::BOTH.map(|player| SpectatedGame::link(&games[player]));
            assert_eq!(links[0], links[1], "both have the same messages");
            let link = links[0].clone().expect("short enough");
            let watched = SpectatedGame::from_link(&format!("see#{link}.")).expect("a game");
            assert_eq!(watched.session(), games.white.session());
            assert_eq!(watched.ended(), games.white.ended());
            assert_eq!(
                usize::from(watched.messages()),
                games.white.messages().len()
            );
            assert_eq!(watched.names(), &games.white.names());
            let Some((player, message)) = step(&mut games, &mut luck, 100) else {
                break;
            };
            let received = games[player.opponent()].receive(&message, 100);
            assert!(received.is_ok(), "{received:?}");
            agree(&games);
        }
    }
}

#[test]
fn a_spectator_accepts_only_the_next_message() {
    let mut luck = Luck::new(8);
    let terms = luck.terms();
    let mut games = luck.game(terms);
    let link = SpectatedGame::link(&games.white).expect("short enough");
    let mut watched = SpectatedGame::from_link(&link).expect("a game");
    assert_eq!(watched.last_link(), None);
    for _ in 0..40 {
        let Some((player, message)) = step(&mut games, &mut luck, 100) else {
            break;
        };
        let mut forged = message.clone();
        if let friend::Message::Turn(turn) = &mut forged {
            turn.past[3] ^= 1;
        }
        let before = watched.clone();
        assert!(watched.follow(&forged).is_err());
        assert_eq!(watched, before);
        assert_eq!(watched.follow(&message), Ok(()));
        assert!(watched.follow(&message).is_err(), "it has come before");
        assert_eq!(watched.last_link(), Some(friend::print_link([&message])));
        games[player.opponent()]
            .receive(&message, 100)
            .expect("honest");
        assert_eq!(watched.session(), games.white.session());
    }
}

#[test]
fn legal_drafts_by_the_player_to_act_are_shown() {
    let mut seen = 0;
    for seed in 20..30 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        for _ in 0..40 {
            let link = SpectatedGame::link(&games.white).expect("short enough");
            let watched = SpectatedGame::from_link(&link).expect("a game");
            for by in Player::BOTH {
                let view = games[by].view();
                let own = matches!(games[by].next(), Next::Play { .. });
                let Some(draft) = view.draft().filter(|_| own) else {
                    continue;
                };
                seen += 1;
                let roll = draft.roll();
                let (player, shown) = watched.drafted(roll, &Play::NONE).expect("a roll");
                assert_eq!((player, shown.draft()), (by, Some(draft)));
                let other = games[by.opponent()].drafted(roll, &Play::NONE);
                assert_eq!(other, Some(shown), "the other player sees the same");
                assert_eq!(
                    games[by].drafted(roll, &Play::NONE),
                    None,
                    "nobody sees his own"
                );
                for legal in legal_plays(draft.start(), roll) {
                    assert!(watched.drafted(roll, &legal.play).is_some());
                    let mut long = legal.play;
                    let again = legal.play.steps().next();
                    if again.is_some_and(|step| long.push(step).is_ok()) && !roll.is_double() {
                        assert_eq!(watched.drafted(roll, &long), None, "a die too many");
                    }
                }
            }
            let Some((player, message)) = step(&mut games, &mut luck, 100) else {
                break;
            };
            let received = games[player.opponent()].receive(&message, 100);
            assert!(received.is_ok(), "{received:?}");
        }
        // After the end, and before the roll can be known, there is no draft.
        if games.white.ended().is_some() {
            let link = SpectatedGame::link(&games.white).expect("short enough");
            let watched = SpectatedGame::from_link(&link).expect("a game");
            assert_eq!(watched.drafted(Roll::ALL[0], &Play::NONE), None);
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_draft_includes_the_opening_roll_of_either_starter() {
    let mut began = ByPlayer::new(|_| 0);
    for seed in 0..20 {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(to_points(5));
        // The player who ends a game reveals the secret for the next opening roll, so that the opponent can start
        // immediately.
        let begins = |game: &friend::Game| {
            *game.session().phase() == Phase::Opening && matches!(game.next(), Next::Play { .. })
        };
        while let Some(by) = until(&mut games, &mut luck, begins) {
            let link = SpectatedGame::link(&games.white).expect("short enough");
            let watched = SpectatedGame::from_link(&link).expect("a game");
            let view = games[by].view();
            let draft = view.draft().expect("the opening roll");
            let shown = watched.drafted(draft.roll(), &Play::NONE);
            let (player, shown) = shown.expect("the same roll");
            assert_eq!((player, shown.draft()), (by, Some(draft)), "seed {seed}");
            began[by] += 1;
            let (player, message) = step(&mut games, &mut luck, 100).expect("a play");
            let received = games[player.opponent()].receive(&message, 100);
            assert!(received.is_ok(), "{received:?}");
        }
    }
    assert!(began.white > 5 && began.black > 5, "{began:?}");
}

#[test]
fn a_spectator_rejects_more_time_than_the_match_started_with() {
    let mut luck = Luck::new(5);
    let terms = Terms::match_to(rules::MatchLength::new(3).expect("1 to 25"));
    let clock = TimeControl::new(Delay::Simple, 4, 12);
    for (clock, shown) in [(clock, true), (None, false)] {
        let games = luck.timed_game(terms, clock);
        let link = SpectatedGame::link(&games.white).expect("short enough");
        let watched = SpectatedGame::from_link(&link).expect("a game");
        let of = |left| ByPlayer::new(|_| left);
        assert_eq!(watched.may_have_left(&of(360_000)), shown);
        assert_eq!(watched.may_have_left(&of(363_000)), shown);
        assert!(!watched.may_have_left(&of(363_001)));
        assert!(!watched.may_have_left(&of(u64::from(u32::MAX))));
    }
}

#[test]
fn rejects_a_modified_game() {
    let mut luck = Luck::new(5);
    // The head of an unused chain can have any value, so changing it could not be detected.
    let terms = Terms {
        chain: ChainLength::DEFAULT,
        ..luck.terms()
    };
    let mut games = luck.game(terms);
    for _ in 0..12 {
        if let Some((player, message)) = step(&mut games, &mut luck, 100) {
            let received = games[player.opponent()].receive(&message, 100);
            assert!(received.is_ok(), "{received:?}");
        }
    }
    let link = SpectatedGame::link(&games.white).expect("short enough");
    let bytes = from_code(link.trim_start_matches("w=")).expect("base64url");
    let content = &bytes[3..bytes.len() - 3];
    let envelope = Envelope {
        version: 1,
        most_bytes: 49_152,
    };
    let sealed = |content: &[u8]| {
        let bytes = envelope.seal(content).expect("short enough");
        SpectatedGame::from_link(&format!("w={}", to_code(&bytes)))
    };
    assert!(sealed(content).is_ok(), "as it was");
    let damaged = Err(LinkFault::Message(NotAMessage::Damaged));
    for at in 0..content.len() {
        let mut changed = content.to_vec();
        changed[at] ^= 1;
        assert_eq!(sealed(&changed), damaged, "byte {at}");
    }
    assert_eq!(
        SpectatedGame::from_link(&link[..link.len() - 9]),
        Err(LinkFault::Message(NotAMessage::Cut))
    );
    assert_eq!(SpectatedGame::from_link("t=AQ"), Err(LinkFault::OtherKind));
}
