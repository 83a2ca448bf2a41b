//! Games started by the inviter: two links before the first play.

use friend::{
    Act, Game, Invited, Message, Mode, Next, NotAMessage, Received, Stakes, Starter, StoredGame,
    Terms, TimeControl, rematch,
};
use rules::{
    Action, Beavers, Delay, FirstRoll, Phase, Play, Player, Roll, Session, Variant, legal_plays,
};

use crate::{
    faults::to_points,
    observer::Observer,
    players::{Luck, Way, agree, play, sent, step, step_by},
};

/// Returns terms under which the inviter starts.
fn terms() -> Terms {
    Terms {
        starter: Starter::Inviter,
        ..to_points(3)
    }
}

/// Returns terms under which the inviter starts, for all modes, both with the opening dice and with a reroll of both
/// dice.
fn all_terms() -> impl Iterator<Item = Terms> {
    let rolls = [
        (Variant::Standard, FirstRoll::OpeningDice),
        (Variant::Standard, FirstRoll::Fresh),
        (Variant::Portes, FirstRoll::OpeningDice),
    ];
    let of = move |mode| {
        rolls.map(|(variant, first_roll)| Terms {
            variant,
            first_roll,
            mode,
            ..terms()
        })
    };
    [Mode::Friendly, Mode::Strict, Mode::NoCube]
        .into_iter()
        .flat_map(of)
}

/// Returns the first legal play of the player to act, and the roll.
fn first_play(game: &Game) -> (Play, Roll) {
    let view = game.view();
    let draft = view.draft().expect("a roll");
    let plays = legal_plays(draft.start(), draft.roll());
    let play = plays.first().map(|legal| legal.play).unwrap_or_default();
    (play, draft.roll())
}

/// Returns the starting player of a session's current game; `None` before its opening roll.
fn starter(session: &Session) -> Option<Player> {
    let rolled = session.log().iter().rev();
    let mut rolled = rolled.filter(|entry| entry.action == Action::RollOpening);
    let dice = &rolled.next()?.dice;
    Some(if dice[0] > dice[1] {
        Player::White
    } else {
        Player::Black
    })
}

#[test]
fn the_third_link_has_the_first_play() {
    for terms in all_terms() {
        for seed in 0..20 {
            let mut luck = Luck::new(seed);
            let mut games = luck.game(terms);
            let observer = Observer::new(&games.white);
            assert_eq!(games.black.next(), Next::Wait);
            let (play, roll) = first_play(&games.white);
            let Next::Play { roll: shown, .. } = games.white.next() else {
                panic!("{:?} {terms:?}", games.white.next());
            };
            assert_eq!(shown, roll);
            let act = Act::Play { play, waive: false };
            let message = games.white.send(act, 0).expect("it is legal").clone();
            assert_eq!(message.number(), 2);
            observer.check(&games.black, Player::White, &message);
            let message = sent(&[message]).remove(0);
            assert_eq!(games.black.receive(&message, 0), Ok(Received::Moved(1)));
            agree(&games);
            assert_eq!(starter(games.black.session()), Some(Player::White));
            assert_eq!(games.black.session().on_roll(), Some(Player::Black));
            assert!(matches!(
                games.black.next(),
                Next::Play { .. } | Next::Cube { .. } | Next::Wait
            ));
        }
    }
}

#[test]
fn the_inviter_never_waits_before_the_first_play() {
    for terms in all_terms() {
        let mut luck = Luck::new(1);
        let mut white = luck.game(terms).white;
        let reveal = white.clone().send(Act::Reveal, 0).cloned();
        assert!(reveal.is_err(), "{reveal:?}");
        let double = white.send(Act::Double, 0).cloned();
        assert!(double.is_err(), "nobody doubles in the first turn");
    }
}

#[test]
fn either_player_can_start_later_games() {
    let mut starts = [0, 0];
    for seed in 0..60 {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(terms());
        let mut game_number = 1;
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 100) {
            let other = &mut games[player.opponent()];
            other.receive(&message, 100).expect("honest");
            let session = other.session();
            if session.game_number() > game_number && *session.phase() != Phase::Opening {
                game_number = session.game_number();
                starts[starter(session).expect("rolled") as usize] += 1;
            }
        }
    }
    let [white, black] = starts;
    assert!(white > 20 && black > 20, "{starts:?}");
}

#[test]
fn opening_ties_double_the_cube_as_in_any_game() {
    let money = Terms {
        stakes: Stakes::Money {
            jacoby: false,
            beavers: Beavers::None,
            automatic_doubles: 2,
        },
        ..terms()
    };
    let mut seen = [0; 3];
    for seed in 0..200 {
        let white = Luck::new(seed).game(money).white;
        let by_roll = Terms {
            starter: Starter::OpeningRoll,
            ..money
        };
        let rolled = Luck::new(seed).game(by_roll).white;
        for (game, starts) in [(&white, Starter::Inviter), (&rolled, Starter::OpeningRoll)] {
            let view = game.view();
            let openings = view
                .log()
                .iter()
                .filter(|entry| entry.action == Action::RollOpening);
            let ties = openings.count() - 1;
            assert_eq!(view.cube().value.points(), 1 << ties.min(2));
            if starts == Starter::Inviter {
                assert_eq!(view.on_roll(), Some(Player::White));
                seen[ties.min(2)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn a_finished_game_is_stored_and_exported_like_any_other() {
    for seed in 0..6 {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(terms());
        play(&mut games, &mut luck);
        let stored = StoredGame::Game(Box::new(games.black.clone()));
        assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));
        let record = games.white.record();
        for written in [record::write_mat(&record), record::write_sgf(&record)] {
            let read = record::read_file(written.text.as_bytes()).expect("it was written so");
            assert_eq!(read.losses, 0, "{:?}", read.remarks);
            let read = &read.matches[0];
            assert_eq!(read.games.len(), record.games.len());
            assert_eq!(read.unfollowed_plays(), 0);
            assert_eq!(read.final_score(), record.final_score());
        }
    }
}

#[test]
fn a_draft_is_shown_before_the_first_message() {
    for terms in all_terms() {
        let mut luck = Luck::new(4);
        let games = luck.game(terms);
        let (play, roll) = first_play(&games.white);
        let drafted = games.black.drafted(roll, &Play::NONE).expect("a roll");
        assert_eq!(drafted.draft().map(rules::Draft::roll), Some(roll));
        assert!(games.black.drafted(roll, &play).is_some(), "{terms:?}");
    }
}

#[test]
fn the_inviter_of_a_rematch_starts_the_rematch() {
    let mut luck = Luck::new(3);
    let mut games = luck.game(Terms {
        starter: Starter::Inviter,
        ..to_points(1)
    });
    play(&mut games, &mut luck);
    let again = rematch(&games.black, luck.root()).expect("it is over");
    assert_eq!(again.invitation().terms, *games.black.terms());
    let message = again.message();
    let black = friend::accept(&message, None, luck.root(), 0).expect("an invitation");
    let acceptance = black.messages()[1].message.clone();
    let white = again.accepted(&acceptance, 0).expect("an acceptance");
    assert_eq!(white.names().white, games.black.names().black);
    assert!(matches!(white.next(), Next::Play { .. }));
}

/// Checks the version of an invitation whose sender starts: an older program must report that it is too old, not that
/// the link is damaged.
#[test]
fn only_an_invitation_whose_sender_starts_uses_version_3() {
    let mut luck = Luck::new(4);
    let clock = TimeControl::new(Delay::Simple, 4, 12);
    let plain = Invited::new(terms(), None, luck.root());
    for invited in [plain.clone(), plain.with_clock(clock)] {
        let bytes = invited.message().encode();
        assert_eq!(bytes[0], 3);
        assert_eq!(Message::decode(&bytes), Ok(invited.message()));
        for version in [1, 2] {
            let envelope = record::Envelope {
                version,
                most_bytes: 384,
            };
            let other = envelope
                .seal(&bytes[3..bytes.len() - 3])
                .expect("short enough");
            assert_eq!(Message::decode(&other), Err(NotAMessage::Damaged));
        }
    }
}

#[test]
fn rejects_a_forged_acceptance_with_too_many_secrets() {
    let mut luck = Luck::new(8);
    let invited = Invited::new(terms(), None, luck.root());
    let (message, root) = (invited.message(), luck.root());
    let honest = friend::accept(&message, None, root, 0).expect("an invitation");
    let mut games = rules::ByPlayer {
        white: invited
            .accepted(&honest.messages()[1].message, 0)
            .expect("an acceptance"),
        black: honest.clone(),
    };
    // A later secret from the same chain, which a modified program could reveal early.
    let mut later = None;
    while later.is_none() {
        let (player, message) = step(&mut games, &mut luck, 0).expect("a message");
        if let (Player::Black, Message::Turn(turn)) = (player, &message)
            && let friend::Secrets::Latest(secret) = turn.reveal.secrets
        {
            later = Some(secret);
        }
        games[player.opponent()]
            .receive(&message, 0)
            .expect("honest");
    }
    let Message::Acceptance(mut forged) = honest.messages()[1].message.clone() else {
        panic!("no acceptance");
    };
    forged.opening = later.expect("found");
    let accepted = invited.accepted(&Message::Acceptance(forged), 0);
    assert!(accepted.is_err(), "{accepted:?}");
}
