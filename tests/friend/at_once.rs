//! Simultaneous actions by both players, through links or over a connection: in any order of arrival, both pages agree
//! or report two versions.

use friend::{Act, Game, Message, Next, Received, Terms, TimeControl};
use rules::{ByPlayer, Delay, Player, Win};

use crate::{
    faults::to_points,
    players::{Luck, Way, agree, step_by},
};

/// Time at which every deadline has passed, in seconds.
const LATE: u64 = 30 * 24 * 60 * 60;

/// Actions that a player might send, even on the opponent's turn.
const ACTS: [Act; 14] = [
    Act::Reveal,
    Act::Roll,
    Act::Pass,
    Act::Double,
    Act::Take,
    Act::Drop,
    Act::Beaver,
    Act::Resign(Win::Single),
    Act::Resign(Win::Gammon),
    Act::Accept,
    Act::Decline,
    Act::Claim,
    Act::ClaimOnTime,
    Act::Stop,
];

/// Returns every state in which a player's game can be after an immediate action, with the message sent.
fn acted(game: &Game, luck: &mut Luck, live: bool) -> Vec<(Game, Message)> {
    let mut looked = game.clone();
    let own = luck.act(&mut looked);
    let mut all = Vec::new();
    let acts = ACTS.into_iter().map(|act| (game.clone(), act));
    for (mut game, act) in acts.chain(own.map(|act| (looked, act))) {
        let sent = if live {
            game.send_live(act, LATE)
        } else {
            game.send(act, LATE)
        };
        if let Ok(message) = sent.cloned() {
            all.push((game, message));
        }
    }
    all
}

/// Makes each player who has to choose between two versions choose this version.
fn choose(games: &mut ByPlayer<Game>, right: &Message) {
    for player in Player::BOTH {
        if games[player].two_versions().is_some() {
            games[player].choose(right.hash(), LATE).expect("a version");
        }
    }
}

/// Delivers two simultaneous messages; returns `true` if both pages agree without reporting two versions.
fn cross(sent: [(Game, Message); 2], twice: bool) -> bool {
    let [(white, from_white), (black, from_black)] = sent;
    let mut games = ByPlayer { white, black };
    let before = games.clone();
    let mut answers = Vec::new();
    for _ in 0..=usize::from(twice) {
        for (player, message) in [(Player::White, &from_black), (Player::Black, &from_white)] {
            let answer = games[player].receive(message, LATE);
            let reported = games[player].two_versions().is_some() || answer.is_err();
            assert!(
                reported || matches!(answer, Ok(Received::Moved(_) | Received::Repeated)),
                "{answer:?}"
            );
            answers.push(answer);
        }
    }
    // A page that continues on its own has reported why it rejected the opponent's message.
    let has_choice = Player::BOTH.map(|player| games[player].two_versions().is_some());
    let refused = answers.iter().any(Result::is_err);
    let same = games.white.session() == games.black.session();
    assert!(same || refused || has_choice.contains(&true), "{answers:?}");
    for right in [&from_white, &from_black] {
        let mut chosen = games.clone();
        choose(&mut chosen, right);
        if has_choice == [true, true] {
            agree(&chosen);
        }
        assert!(
            Player::BOTH
                .into_iter()
                .all(|player| chosen[player].two_versions().is_none())
        );
    }
    // Each page keeps the message sent by its own player.
    for player in Player::BOTH {
        let own = before[player].messages().last();
        let is_stored = games[player].messages().iter().any(|one| Some(one) == own);
        assert!(is_stored, "a message that was sent is never lost");
    }
    same && !refused && has_choice == [false, false]
}

/// Plays games, trying every pair of simultaneous actions at every step.
fn all_orders(terms: impl Fn(&mut Luck) -> Terms, clock: Option<TimeControl>, way: Way) -> usize {
    let mut crossed = 0;
    for seed in 0..6 {
        let mut luck = Luck::new(seed);
        let terms = terms(&mut luck);
        let mut games = luck.timed_game(terms, clock);
        for _ in 0..60 {
            for player in Player::BOTH {
                // Both flags fall simultaneously.
                let left = if luck.one_in(2) { 0 } else { 5_000 };
                let due = games[player].due().map(|due| (due, 0));
                games[player].note_time(ByPlayer::new(|_| left), due);
            }
            let live = way == Way::Both;
            let white = acted(&games.white, &mut luck, live);
            let black = acted(&games.black, &mut luck, live);
            for one in &white {
                for other in &black {
                    crossed += 1;
                    for twice in [false, true] {
                        cross([one.clone(), other.clone()], twice);
                    }
                }
            }
            let Some((player, message)) = step_by(way, &mut games, &mut luck, 100) else {
                break;
            };
            let received = games[player.opponent()].receive(&message, 100);
            assert_eq!(received, Ok(Received::Moved(1)));
        }
    }
    crossed
}

#[test]
fn simultaneous_acts_through_links_are_agreed_or_reported() {
    let with_days = |luck: &mut Luck| Terms {
        days: friend::Days::new(1),
        ..luck.terms()
    };
    assert!(all_orders(with_days, None, Way::Links) > 100);
}

#[test]
fn simultaneous_acts_over_a_connection_are_agreed_or_reported() {
    let clock = TimeControl::new(Delay::Simple, 4, 12);
    let crossed = all_orders(|_| to_points(3), clock, Way::Both);
    assert!(crossed > 100, "{crossed}");
}

#[test]
fn at_most_one_player_is_due() {
    for seed in 0..20 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 0) {
            let other = &mut games[player.opponent()];
            for act in ACTS.into_iter().filter(|act| *act != Act::Claim) {
                // The message from the player to act is in transit.
                assert!(other.clone().send(act, 0).is_err(), "{act:?}");
            }
            assert_eq!(other.receive(&message, 0), Ok(Received::Moved(1)));
            if matches!(games[player].next(), Next::Over(_)) {
                break;
            }
        }
    }
}
