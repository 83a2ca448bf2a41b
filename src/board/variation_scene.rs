//! Board of a decision after some turns of one of its variations.

use record::VariationTurn;
use rules::{Board, Cube, Player, Question};
use words::Words;

use crate::{
    ArrowKind, DecisionBoard, Look, Scene, SpeechContext, Stacks, StaticBoard, arrows, cube_name,
    moves_of, roll_pips,
};

impl DecisionBoard {
    /// Returns the scene after the given turns of a variation of this decision, with the last turn's dice and arrows.
    /// Points are numbered for the player of that turn, as in the play's notation. Without turns, returns the scene of
    /// the decision.
    pub fn variation_scene(&self, turns: &[VariationTurn], look: Look, words: &Words) -> Scene {
        let Some((last, earlier)) = turns.split_last() else {
            return self.scene(look, words);
        };
        let decision = self.decision();
        let view = self.view(look);
        let mut stacks = Stacks::from_board(&decision.board_of(Player::White));
        for turn in earlier {
            stacks.arrange(&seen_by_white(turn));
        }
        let moves = moves_of(last.play());
        let arrows = arrows(&view, &stacks, last.player(), &moves, ArrowKind::Unjudged);
        stacks.arrange(&seen_by_white(last));
        // If the decision is the answer to a double, its variations begin after the take.
        let taken = match decision.question() {
            Question::Answer { value, .. } => Some(Cube {
                value,
                owner: Some(decision.player()),
            }),
            _ => decision.cube_on_board(),
        };
        let players = self.names(words);
        let named = |cube: Cube| {
            let owner = cube.owner.map(|owner| players[owner].clone());
            (cube, cube_name(words, cube.value, owner, false))
        };
        let still = StaticBoard {
            dice: Some((last.player(), roll_pips(last.roll()), true)),
            cube: taken.map(named),
            offered: None,
            arrows,
            ..StaticBoard::of_decision(decision, |_| String::new())
        };
        let context = SpeechContext {
            words,
            theme: look.theme,
        };
        still
            .scene(&stacks, view)
            .with_named_places(last.player(), context)
    }
}

/// Returns the position after a turn, from White's view.
fn seen_by_white(turn: &VariationTurn) -> Board {
    match turn.player() {
        // The position after a play is from the opponent's view.
        Player::White => turn.after().flipped(),
        Player::Black => *turn.after(),
    }
}

#[cfg(test)]
mod tests {
    use record::Variation;
    use rules::{Decision, Offer, Variant};

    use super::*;
    use crate::Place;

    fn scene(builder: rules::DecisionBuilder, text: &str, turns: usize) -> Scene {
        let decision = builder.build().expect("a decision");
        let (variation, error) = Variation::read(&decision, text);
        assert_eq!(error, None);
        let board = DecisionBoard::new(&decision).expect("a game");
        let turns = &variation.turns()[..turns];
        board.variation_scene(turns, Look::default(), &Words::english())
    }

    fn standing(scene: &Scene, player: Player, place: Place) -> usize {
        let stands = |checker: &&crate::Checker| checker.player == player && checker.place == place;
        scene.checkers.iter().filter(stands).count()
    }

    #[test]
    fn shows_the_position_dice_and_arrows_of_the_last_turn() {
        for player in Player::BOTH {
            let builder = Decision::builder(Board::start(Variant::Standard)).on_roll(player);
            let text = "8/5 6/5 6-4: 24/14 {runs}";
            let after = |turns| scene(builder.play(3, 1), text, turns);
            assert_eq!(standing(&after(0), player, Place::of(player, 5)), 0);
            let first = after(1);
            assert_eq!(standing(&first, player, Place::of(player, 5)), 2);
            assert_eq!((first.arrows.len(), first.dice.len()), (2, 2));
            assert!(first.dice.iter().all(|die| die.player == player));
            let second = after(2);
            let other = player.opponent();
            assert_eq!(standing(&second, other, Place::of(other, 14)), 1);
            assert_eq!(second.view.bottom, player, "the board is not turned");
            let point = |number| Place::of(other, number);
            let named = second.spots.iter().find(|spot| spot.place == point(14));
            assert_eq!(named.and_then(|spot| spot.number), Some(14));
            assert!(second.spots.iter().all(|spot| !spot.name.is_empty()));
            let ids = |scene: &Scene| -> Vec<_> {
                let all = scene.checkers.iter();
                all.filter(|checker| checker.player == player)
                    .map(|checker| (checker.id, checker.place))
                    .collect()
            };
            assert_eq!(
                ids(&first),
                ids(&second),
                "the checkers keep their identity"
            );
        }
    }

    #[test]
    fn the_cube_belongs_to_the_player_who_took_it() {
        let builder = Decision::builder(Board::start(Variant::Standard));
        let taken = scene(builder.answer(Offer::Double, 2), "6-4: 24/14", 1);
        let cube = taken.cube.expect("a cube");
        assert_eq!((cube.shown, cube.offered), (2, false));
        let before = scene(builder.double(), "6-4: 24/14", 1);
        assert!(before.cube.is_some_and(|cube| cube.shown != 2));
    }
}
