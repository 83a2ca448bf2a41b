//! A turn that is tried on a board of its own: a decision lies there, checkers are moved by the rules and put back, and
//! nothing comes of it but the play.

use board::{Arrow, ArrowKind, Input, Scene, SceneCube, arrows};
use dice::Seed;
use record::Seat;
use rules::{
    Action, Board, ByPlayer, Decision, DiceSource, Die, Phase, Play, Player, Question, Ruleset,
    Score, Session,
};
use terms::FRIENDLIEST;
use words::Words;

use crate::{Effect, EndOfTurn, Model, Msg, Notice, Settings, scene, speech::who, update};

/// A decision on a board. The home board of the player who decides is at the bottom.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnBoard {
    decision: Decision,
    model: Model,
}

/// The result of input on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnProgress {
    /// What is to be said.
    pub said: Vec<String>,
    /// Whether the player has ended the turn: then [`TurnBoard::played`] has the play.
    pub done: bool,
}

/// The dice of a decision.
struct FixedDice([Die; 2]);

impl DiceSource for FixedDice {
    fn die(&mut self) -> Die {
        self.0.rotate_left(1);
        self.0[1]
    }
}

impl TurnBoard {
    /// Puts a decision on a board; `None` if the game is over.
    pub fn new(decision: &Decision, settings: Settings, words: Words) -> Option<Self> {
        let ruleset = Ruleset {
            variant: decision.variant(),
            cube: false,
            ..Ruleset::default()
        };
        let mut session = Session::from_position(ruleset, decision.on_roll(), *decision.board())?;
        if let Some(roll) = decision.roll() {
            session
                .apply(Action::Roll, &mut FixedDice([roll.high(), roll.low()]))
                .ok()?;
        }
        let level = FRIENDLIEST;
        let seats = ByPlayer::new(|player| {
            if player == decision.player() {
                Seat::Person
            } else {
                Seat::Computer(level.to_owned())
            }
        });
        let settings = settings_of(settings);
        let mut model = Model::new(ruleset, seats, Seed([0; 32]), settings, words);
        model.stacks.arrange(&session.board_of(Player::White));
        model.saved.session = session;
        Some(Self {
            decision: *decision,
            model,
        })
    }

    /// What lies on the board.
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Carries out input on the board; what has nothing to do with a turn is left.
    pub fn update(&mut self, input: Input) -> TurnProgress {
        let Phase::Moving(draft) = self.model.session().phase() else {
            return TurnProgress::default();
        };
        let is_complete = draft.is_complete();
        match input {
            Input::TapDice | Input::Do(Action::PickUp) if is_complete => TurnProgress {
                said: Vec::new(),
                done: true,
            },
            Input::Tap(_)
            | Input::DoubleTap(_)
            | Input::TapDice
            | Input::PickOrPlace(_)
            | Input::MoveBy(..)
            | Input::Lift(_)
            | Input::DropOn(_)
            | Input::Do(Action::Undo | Action::UndoTurn | Action::SwapDice) => {
                let effects = update(&mut self.model, Msg::Input(input));
                // Nobody answers what it would ask of an engine.
                self.model.asked = None;
                let said = effects.into_iter().filter_map(|effect| match effect {
                    Effect::Announce(text) => Some(text),
                    _ => None,
                });
                TurnProgress {
                    said: said.collect(),
                    done: false,
                }
            }
            Input::Do(_) | Input::OfferDouble => TurnProgress::default(),
        }
    }

    /// The play that has been made, once the dice can be picked up.
    pub fn played(&self) -> Option<Play> {
        self.model.session().draft()?.finish().ok()
    }

    /// Returns the position with what has been moved, as this player sees it.
    pub fn board_of(&self, player: Player) -> Board {
        self.model.session().board_of(player)
    }

    /// Whether a step can be taken back.
    pub fn is_begun(&self) -> bool {
        let draft = self.model.session().draft();
        draft.is_some_and(|draft| !draft.steps().is_empty())
    }

    /// Why the last input was refused.
    pub fn refused(&self) -> Option<&str> {
        match &self.model.refused {
            Some(Notice::Refused(why)) => Some(why),
            _ => None,
        }
    }

    /// Follows the settings of the page.
    pub fn follow(&mut self, settings: Settings) {
        self.model.settings = settings_of(settings);
    }

    /// The board with its cube and the score.
    pub fn scene(&self) -> Scene {
        let mut scene = scene(&self.model, false);
        let view = scene.view;
        let offered = match self.decision.question() {
            Question::Answer { value, .. } => Some(value),
            _ => None,
        };
        let words = &self.model.words;
        scene.cube = self.decision.cube().map(|cube| {
            let owner = match cube.owner {
                None => words.cube_middle(),
                Some(owner) => words.cube_owner(who(&self.model, owner)),
            };
            SceneCube {
                at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
                shown: offered.unwrap_or(cube.value).shown(),
                name: words.cube_name(offered.unwrap_or(cube.value).points(), owner),
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

    /// The arrows of a play from where the checkers stand now; a rank goes with it if it has one.
    pub fn arrows(&self, play: &Play, kind: ArrowKind, rank: Option<u8>) -> Vec<Arrow> {
        let steps = play.steps();
        let ways: Vec<[u8; 2]> = steps
            .map(|step| [step.from.number(), step.to().number()])
            .collect();
        let view = self.model.view(false);
        arrows(
            &view,
            &self.model.stacks,
            self.decision.on_roll(),
            &ways,
            kind,
            rank,
        )
    }
}

/// The player's settings without the automatic actions.
const fn settings_of(settings: Settings) -> Settings {
    Settings {
        end_of_turn: EndOfTurn::ByHand,
        auto_forced: false,
        auto_bear_off: false,
        auto_roll: false,
        ..settings
    }
}

#[cfg(test)]
mod tests {
    use rules::Variant;

    use super::*;
    use board::Place;

    fn trial(builder: rules::DecisionBuilder) -> TurnBoard {
        let decision = builder.build().expect("a decision");
        TurnBoard::new(&decision, Settings::default(), Words::english()).expect("a game")
    }

    fn start() -> rules::DecisionBuilder {
        Decision::builder(Board::start(Variant::Standard))
    }

    #[test]
    fn plays_by_the_rules_and_ends_by_the_dice() {
        let mut trial = trial(start().play(3, 1));
        assert_eq!(trial.played(), None);
        let tried = trial.update(Input::Tap(Place::Point(8)));
        assert_eq!(tried.said, ["8 to 5."]);
        assert!(trial.is_begun());
        let refused = trial.update(Input::Tap(Place::Point(1)));
        assert_eq!(trial.refused(), refused.said.first().map(String::as_str));
        trial.update(Input::Tap(Place::Point(6)));
        let play = trial.played().expect("both dice are played");
        assert_eq!(play.len(), 2);
        assert!(trial.update(Input::TapDice).done, "it can be ended");
        assert_eq!(trial.played(), Some(play), "and stays");
        trial.update(Input::Do(Action::UndoTurn));
        assert!(!trial.is_begun());
        assert_eq!(trial.arrows(&play, ArrowKind::Best, Some(1)).len(), 2);
    }

    #[test]
    fn takes_nothing_while_the_cube_is_asked_about() {
        let asked = start().on_roll(Player::Black).match_to(7);
        let mut trial = trial(asked.answer(rules::Offer::Double, 2));
        let before = trial.clone();
        assert_eq!(
            trial.update(Input::Tap(Place::Point(8))),
            TurnProgress::default()
        );
        assert_eq!(trial, before);
        let scene = trial.scene();
        assert_eq!(scene.view.bottom, Player::White, "who answers");
        assert!(
            scene
                .cube
                .is_some_and(|cube| cube.offered && cube.shown == 2)
        );
    }

    #[test]
    fn shows_the_points_by_the_numbers_of_who_decides() {
        let scene = trial(start().on_roll(Player::Black).play(6, 5)).scene();
        let spot = scene
            .spots
            .iter()
            .find(|spot| spot.place == Place::Point(1));
        assert_eq!(spot.and_then(|spot| spot.number), Some(24));
        assert!(spot.is_some_and(|spot| !spot.name.is_empty()));
        assert_eq!(scene.dice.len(), 2);
    }
}
