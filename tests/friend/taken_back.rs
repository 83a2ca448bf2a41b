//! Games restored from a player's own file, because another copy may already have shown that player's next roll.

use friend::{Act, Game, Message, Next};
use rules::{Action, ByPlayer, Phase, Player};

use crate::{
    faults::{to_points, turn},
    players::{Luck, step},
};

/// Number of times that each situation was tested.
#[derive(Default)]
struct Met {
    answers: u32,
    plays: u32,
    waits: u32,
}

/// Returns `true` if the player has a cube decision.
fn may_double(game: &Game) -> bool {
    matches!(
        game.next(),
        Next::Cube { .. } | Next::Pass { may_double: true }
    )
}

/// Continues after `player` has restored the game from its file: the cube must be unavailable until that player's next
/// roll has been played, and available again in the next turn if doubling is legal.
fn closed_for_one_roll(mut games: ByPlayer<Game>, player: Player, luck: &mut Luck) {
    let is_game = games[player].session().game_number();
    let from = games[player]
        .rolls()
        .last()
        .map_or(0, |last| last.number + 1);
    games[player].count_next_roll_as_seen();
    let mut has_rolled = false;
    for _ in 0..12 {
        let game = &games[player];
        if game.session().game_number() != is_game {
            return;
        }
        if has_rolled && matches!(game.next(), Next::Cube { .. } | Next::Play { .. }) {
            let open = game.session().allows(Action::Double).is_ok();
            assert_eq!(may_double(game), open, "in the turn after the next");
            return;
        }
        assert!(!may_double(game), "before the next roll");
        let Some((by, message)) = step(&mut games, luck, 0) else {
            return;
        };
        games[by.opponent()].receive(&message, 0).expect("honest");
        let rolled = games[by].rolls().last();
        match turn(&message).act {
            Act::Play { .. } => {
                has_rolled |= by == player && rolled.is_some_and(|last| last.number >= from);
            }
            Act::Pass => return,
            _ => {}
        }
    }
}

#[test]
fn the_cube_is_closed_only_before_the_players_next_roll() {
    let mut met = Met::default();
    for seed in 0..12 {
        let mut luck = Luck::new(seed);
        let mut games = luck.game(to_points(5));
        while let Some((by, message)) = step(&mut games, &mut luck, 0) {
            games[by.opponent()].receive(&message, 0).expect("honest");
            assert!(matches!(message, Message::Turn(_)));
            for player in Player::BOTH {
                match games[player].next() {
                    Next::Answer { .. } => met.answers += 1,
                    Next::Play { .. } => met.plays += 1,
                    Next::Wait => met.waits += 1,
                    _ => {}
                }
                // The end of a game skips rolls, so their numbers are irrelevant.
                if *games[player].session().phase() != Phase::Opening {
                    let later = &mut Luck::new(1_000 + seed);
                    closed_for_one_roll(games.clone(), player, later);
                }
            }
        }
    }
    assert!(met.answers > 5 && met.plays > 100 && met.waits > 100);
}
