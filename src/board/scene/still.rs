//! Boards without a running game, as in the rooms, the help and thumbnails.

use rules::{Board, ByPlayer, Choice, Cube, CubeValue, Decision, Player, Question, Roll, Score};

use super::{
    arrows::{Arrow, ArrowKind, arrows, moves_of},
    checkers::checkers,
    items::{SceneCube, SceneDie, Spot},
};
use crate::{Place, Scene, Stacks, View, place::own_number};

/// Contents of a static board other than the checkers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StaticBoard {
    /// Dice: their owner, their pips, and `true` if they have been played.
    pub dice: Option<(Player, Vec<u8>, bool)>,
    /// Cube and its name.
    pub cube: Option<(Cube, String)>,
    /// Value of the cube if an offered double is taken.
    pub offered: Option<CubeValue>,
    /// Points won so far.
    pub score: ByPlayer<u32>,
    /// Arrows over the board.
    pub arrows: Vec<Arrow>,
}

impl StaticBoard {
    /// Returns the contents of the board at a decision; `cube_name` names the cube at its value before an offered
    /// double.
    pub fn of_decision(decision: &Decision, cube_name: impl FnOnce(Cube) -> String) -> Self {
        Self {
            dice: decision
                .roll()
                .map(|roll| (decision.player(), roll_pips(roll), false)),
            cube: decision.cube_on_board().map(|cube| (cube, cube_name(cube))),
            offered: match decision.question() {
                Question::Answer { value, .. } => Some(value),
                _ => None,
            },
            score: match decision.score() {
                Score::Match { points, .. } => points.map(u32::from),
                Score::Money { .. } => ByPlayer::default(),
            },
            arrows: Vec::new(),
        }
    }

    /// Returns the scene with the checkers of `stacks`, which keep their identity from scene to scene. Points are
    /// numbered for the player at the bottom, regardless of the player on roll.
    pub fn scene(self, stacks: &Stacks, view: View) -> Scene {
        let (player, pips, used) = self.dice.unwrap_or((Player::White, Vec::new(), false));
        let dice = view.dice(player, pips.len()).into_iter().zip(pips);
        let dice = dice.map(|(at, pips)| SceneDie {
            at,
            landed: at,
            pips,
            player,
            used,
        });
        let offered = self.offered;
        let cube = self.cube.map(|(cube, name)| SceneCube {
            at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
            shown: offered.unwrap_or(cube.value).shown(),
            name,
            about: None,
            can_double: false,
            offered: offered.is_some(),
        });
        let numbered = |white| Spot {
            place: Place::Point(white),
            number: Some(own_number(white, view.bottom)),
            name: String::new(),
        };
        Scene {
            view,
            checkers: checkers(stacks, &view, None, None),
            dice: dice.collect(),
            rolls: 0,
            dice_name: None,
            cube,
            targets: Vec::new(),
            spots: (1..=24).map(numbered).collect(),
            last: Vec::new(),
            left: Vec::new(),
            score: self.score,
            arrows: self.arrows,
        }
    }
}

impl Scene {
    /// Returns a decision's scene for a picture, without names; points are numbered for the player who decides.
    pub fn of_decision(decision: &Decision, view: View) -> Self {
        let stacks = Stacks::from_board(&decision.board_of(Player::White));
        let scene = StaticBoard::of_decision(decision, |_| String::new()).scene(&stacks, view);
        scene.numbered_for(decision.player())
    }

    /// Returns a decision's scene with arrows for its best play; a cube action has none.
    pub fn with_best(decision: &Decision, best: Option<Choice>, view: View) -> Self {
        let stacks = Stacks::from_board(&decision.board_of(Player::White));
        let arrows = match best {
            Some(Choice::Play(play)) => arrows(
                &view,
                &stacks,
                decision.player(),
                &moves_of(&play),
                ArrowKind::Best,
            ),
            _ => Vec::new(),
        };
        Self {
            arrows,
            ..Self::of_decision(decision, view)
        }
    }

    /// Returns the scene with the points numbered for `player`, so that they agree with that player's plays in notation
    /// (R84).
    #[must_use]
    pub fn numbered_for(mut self, player: Player) -> Self {
        for spot in &mut self.spots {
            if let Place::Point(white) = spot.place {
                spot.number = Some(own_number(white, player));
            }
        }
        self
    }
}

impl Scene {
    /// Returns a position's scene for a thumbnail: the board as White sees it, a roll with its owner, and the cube,
    /// drawn with `bottom` at the bottom. The scene has no names and shows two dice for a double.
    pub fn little(
        board: &Board,
        roll: Option<(Player, Roll)>,
        cube: Option<Cube>,
        bottom: Player,
    ) -> Self {
        let view = View {
            turned: false,
            home_left: false,
            bottom,
        };
        let pips = |roll: Roll| vec![roll.high().pips(), roll.low().pips()];
        let still = StaticBoard {
            dice: roll.map(|(player, roll)| (player, pips(roll), false)),
            cube: cube.map(|cube| (cube, String::new())),
            offered: None,
            score: ByPlayer::default(),
            arrows: Vec::new(),
        };
        still.scene(&Stacks::from_board(board), view)
    }
}

/// Returns the pips of each die in a roll: two dice, or four for a double.
pub fn roll_pips(roll: Roll) -> Vec<u8> {
    let dice = [roll.high().pips(), roll.low().pips()];
    dice.repeat(if roll.is_double() { 2 } else { 1 })
}
