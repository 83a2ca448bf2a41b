//! Board for trying out a decision: checkers can be moved according to the rules and moved back, and only the final
//! play is used.

use rules::{Action, Board, ByPlayer, Decision, Play, Player, Question, Ruleset, Score, Session};
use words::{Arg, Words};

use crate::{
    Arrow, ArrowKind, Input, Look, PlayBoard, PlayOutcome, Scene, SceneCube, View, arrows,
    cube_name, moves_of, scene,
};

/// Board that shows a decision. The deciding player's home board is at the bottom, unless
/// [`DecisionBoard::with_bottom`] changes this.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionBoard {
    decision: Decision,
    board: PlayBoard,
    /// Player whose home board is at the bottom.
    bottom: Player,
    refused: Option<String>,
}

impl DecisionBoard {
    /// Creates a board for a decision; `None` if the game is over.
    pub fn new(decision: &Decision) -> Option<Self> {
        let ruleset = Ruleset {
            variant: decision.variant(),
            cube: false,
            ..Ruleset::default()
        };
        let mut session = Session::from_position(ruleset, decision.on_roll(), *decision.board())?;
        if let Some(roll) = decision.roll() {
            session
                .apply(Action::Roll, &mut [roll.high(), roll.low()])
                .ok()?;
        }
        Some(Self {
            decision: *decision,
            board: PlayBoard::new(session, Some(decision.player())),
            bottom: decision.player(),
            refused: None,
        })
    }

    /// Returns the board with this player's home board at the bottom.
    #[must_use]
    pub const fn with_bottom(mut self, bottom: Player) -> Self {
        self.bottom = bottom;
        self
    }

    /// Returns the decision on the board.
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Handles input on the board; no checker can be moved unless the decision is about a roll.
    pub fn input(&mut self, input: Input, words: &Words) -> PlayOutcome {
        if self.decision.roll().is_none() {
            return PlayOutcome::default();
        }
        let outcome = self.board.input(input, words, &self.names(words));
        if input.is_new() || outcome.refused.is_some() {
            self.refused.clone_from(&outcome.refused);
        }
        outcome
    }

    /// Returns the play once it is complete; `None` until then.
    pub fn played(&self) -> Option<Play> {
        self.board.prepared()
    }

    /// Returns the position after the moves made so far, from this player's view.
    pub fn board_of(&self, player: Player) -> Board {
        self.board.board_of(player)
    }

    /// Returns `true` if there is a step that can be taken back.
    pub fn is_begun(&self) -> bool {
        self.board.is_begun()
    }

    /// Returns the reason why the last input was refused; `None` if it was accepted.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// Returns the board's view.
    pub fn view(&self, look: Look) -> View {
        look.view(self.bottom, false)
    }

    /// Returns the board's scene, including the cube and the score.
    pub fn scene(&self, look: Look, words: &Words) -> Scene {
        let context = self
            .board
            .context(look, self.view(look), words, self.names(words));
        let mut scene = scene(self.board.hand(), &context);
        let view = scene.view;
        let offered = match self.decision.question() {
            Question::Answer { value, .. } => Some(value),
            _ => None,
        };
        scene.cube = self.decision.cube().map(|cube| {
            let owner = cube.owner.map(|owner| context.names[owner].clone());
            SceneCube {
                at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
                shown: offered.unwrap_or(cube.value).shown(),
                name: cube_name(words, offered.unwrap_or(cube.value), owner, false),
                about: None,
                can_double: false,
                offered: offered.is_some(),
            }
        });
        if let Score::Match { points, .. } = self.decision.score() {
            scene.score = points.map(u32::from);
        }
        scene
    }

    /// Returns the arrows for a play, starting from the checkers' current positions.
    pub fn arrows(&self, look: Look, play: &Play, kind: ArrowKind) -> Vec<Arrow> {
        let stacks = self.board.hand().stacks();
        arrows(
            &self.view(look),
            stacks,
            self.decision.on_roll(),
            &moves_of(play),
            kind,
        )
    }

    /// Returns both players as message arguments; the player who decides is addressed as "you".
    pub(crate) fn names(&self, words: &Words) -> ByPlayer<Arg<'static>> {
        ByPlayer::new(|player| {
            let (key, name) = if player == self.decision.player() {
                ("you", words.name_you())
            } else {
                ("computer", words.name_computer())
            };
            Arg::Named {
                key,
                name: name.into(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;
    use crate::Place;

    fn trial(builder: rules::DecisionBuilder) -> DecisionBoard {
        let decision = builder.build().expect("a decision");
        DecisionBoard::new(&decision).expect("a game")
    }

    fn start() -> rules::DecisionBuilder {
        Decision::builder(Board::start(Variant::Standard))
    }

    #[test]
    fn prepares_a_legal_play_and_accepts_the_end_of_the_turn() {
        let mut trial = trial(start().play(3, 1));
        assert_eq!(trial.played(), None);
        let tried = trial.input(Input::Tap(Place::Point(8)), &Words::english());
        assert_eq!(tried.said, ["8 to 5."]);
        assert!(trial.is_begun());
        let refused = trial.input(Input::Tap(Place::Point(1)), &Words::english());
        assert_eq!(trial.refused(), refused.said.first().map(String::as_str));
        trial.input(Input::Tap(Place::Point(6)), &Words::english());
        let play = trial.played().expect("both dice are played");
        assert_eq!(play.len(), 2);
        assert!(
            trial.input(Input::TapDice, &Words::english()).done,
            "it can be ended"
        );
        assert_eq!(trial.played(), Some(play), "and stays");
        trial.input(Input::Do(Action::UndoTurn), &Words::english());
        assert!(!trial.is_begun());
        assert_eq!(
            trial.arrows(Look::default(), &play, ArrowKind::Best).len(),
            2
        );
    }

    #[test]
    fn ignores_moves_for_a_cube_decision() {
        let cube = start().on_roll(Player::Black).match_to(7);
        let mut trial = trial(cube.answer(rules::Offer::Double, 2));
        let before = trial.clone();
        assert_eq!(
            trial.input(Input::Tap(Place::Point(8)), &Words::english()),
            PlayOutcome::default()
        );
        assert_eq!(trial, before);
        let scene = trial.scene(Look::default(), &Words::english());
        assert_eq!(scene.view.bottom, Player::White, "who answers");
        assert!(
            scene
                .cube
                .is_some_and(|cube| cube.offered && cube.shown == 2)
        );
    }

    #[test]
    fn numbers_points_for_the_player_who_decides() {
        let scene = trial(start().on_roll(Player::Black).play(6, 5))
            .scene(Look::default(), &Words::english());
        let spot = scene
            .spots
            .iter()
            .find(|spot| spot.place == Place::Point(1));
        assert_eq!(spot.and_then(|spot| spot.number), Some(24));
        assert!(spot.is_some_and(|spot| !spot.name.is_empty()));
        assert_eq!(scene.dice.len(), 2);
    }
}
