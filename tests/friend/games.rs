//! Complete games between two honest players.

use friend::{ChainLength, Ended, Game, Mode, Next, Received, StoredGame, Terms, rematch};
use rules::{Choice, MatchLength, Player};

use crate::{
    observer::Observer,
    players::{Luck, Way, agree, play, play_by, sent, step_by},
};

/// Returns the number of games to play, taken from the variable `GAMES` if it is set.
pub fn games() -> u64 {
    let games = std::env::var("GAMES").ok();
    games.and_then(|games| games.parse().ok()).unwrap_or(60)
}

fn restored(game: &Game) -> Game {
    let text = StoredGame::Game(Box::new(game.clone())).to_text();
    match StoredGame::from_text(&text) {
        Ok(StoredGame::Game(game)) => *game,
        other => panic!("{other:?}: {text}"),
    }
}

#[test]
fn both_sides_agree_to_the_end_of_every_game() {
    for seed in 0..games() {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        play_by(Way::Both, &mut games, &mut luck);
        assert!(games.white.ended().is_some());
        assert_eq!(games.white.record(), games.black.record());
        for player in Player::BOTH {
            let game = &games[player];
            assert_eq!(restored(game), *game);
            assert!(matches!(game.next(), Next::Over(_)));
        }
    }
}

#[test]
fn neither_player_can_learn_a_roll_before_the_protocol_allows() {
    for seed in 1_000..1_000 + games() {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        let mut observer = Observer::new(&games.white);
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 100) {
            // The check comes before the observer learns the message, because the secrets in question must have been
            // unknown when the decision was made.
            observer.check(&games[player.opponent()], player, &message);
            let other = &mut games[player.opponent()];
            other.receive(&message, 100).expect("honest");
            observer.follow(other, player, &message);
        }
        observer.check_dice(&games.white);
    }
}

#[test]
fn a_game_continues_from_its_stored_state_at_any_time() {
    for seed in 0..4 {
        let mut luck = Luck::new(seed);
        let terms = luck.terms();
        let mut games = luck.game(terms);
        while let Some((player, message)) = step_by(Way::Both, &mut games, &mut luck, 100) {
            let message = sent(&[message]).remove(0);
            games[player] = restored(&games[player]);
            let other = &mut games[player.opponent()];
            assert_eq!(other.receive(&message, 100), Ok(Received::Moved(1)));
            assert_eq!(other.receive(&message, 100), Ok(Received::Repeated));
            *other = restored(other);
            agree(&games);
        }
    }
}

#[test]
fn used_up_chains_are_replaced() {
    for mode in [Mode::Friendly, Mode::Strict] {
        let mut luck = Luck::new(5);
        let terms = Terms {
            chain: ChainLength::new(3).expect("3 to 12"),
            mode,
            ..Terms::match_to(MatchLength::new(5).expect("1 to 25"))
        };
        let mut games = luck.game(terms);
        play(&mut games, &mut luck);
        let rolls = games.white.rolls().last().map_or(0, |roll| roll.number);
        assert!(rolls > 40, "only {rolls} rolls");
    }
}

#[test]
fn a_match_can_have_a_taken_and_a_dropped_double() {
    let terms = Terms::match_to(MatchLength::new(3).expect("1 to 25"));
    let found = (0..200).any(|seed| {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(terms);
        play(&mut games, &mut luck);
        let chosen = |wanted| {
            let mut decisions = games.white.session().decisions();
            decisions.any(|decided| decided.choice == wanted)
        };
        let score = games.black.session().score();
        assert_eq!(games.black.ended(), Some(Ended::Played));
        assert!(score.white >= 3 || score.black >= 3);
        chosen(Choice::Take) && chosen(Choice::Drop)
    });
    assert!(found);
}

#[test]
fn a_rematch_has_the_same_terms_but_different_secrets() {
    let mut luck = Luck::new(3);
    let terms = Terms::match_to(MatchLength::new(1).expect("1 to 25"));
    let mut games = luck.game(terms);
    assert!(rematch(&games.white, luck.root()).is_err());
    play(&mut games, &mut luck);
    let again = rematch(&games.black, luck.root()).expect("it is over");
    let friend::Message::Invitation(invitation) = again.message() else {
        panic!("no invitation");
    };
    assert_eq!(invitation.terms, terms);
    assert_eq!(invitation.rematch, Some(games.white.tag()));
    assert_eq!(invitation.name, games.black.names().black);
    let stored = StoredGame::Invited(again);
    assert_eq!(StoredGame::from_text(&stored.to_text()), Ok(stored));
}
