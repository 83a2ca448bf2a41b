//! Scene of the editor's board.

use board::{Mark, Place, Scene, SpeechContext, Spot, StaticBoard, TargetMark, View};
use rules::{ByPlayer, Cube, CubeValue, Player};

use crate::{
    model::Model,
    sketch::SketchQuestion,
    speech::{cube_name, place_name},
};

impl Model {
    /// Returns the board, with its places named for screen readers.
    pub fn scene(&self, view: View, context: SpeechContext) -> Scene {
        let sketch = &self.sketch;
        let value = CubeValue::new(sketch.cube);
        let cube = value.map(|value| Cube {
            value,
            owner: sketch.owner,
        });
        let is_doubled = sketch.asked == SketchQuestion::Double;
        let static_board = StaticBoard {
            dice: match sketch.asked {
                SketchQuestion::Dice(a, b) if a == b => Some((sketch.on_roll, vec![a; 4], false)),
                SketchQuestion::Dice(a, b) => Some((sketch.on_roll, vec![a, b], false)),
                SketchQuestion::Roll | SketchQuestion::Double => None,
            },
            offered: cube
                .filter(|_| is_doubled)
                .and_then(|cube| cube.value.doubled()),
            cube: cube.map(|cube| (cube, cube_name(cube, context))),
            score: ByPlayer::new(|player| sketch.points[player].into()),
            arrows: Vec::new(),
        };
        let mut scene = static_board.scene(&self.stacks, view);
        let others = Player::BOTH.map(|player| [Place::Bar(player), Place::Tray(player)]);
        let others = others.into_iter().flatten().map(|place| Spot {
            place,
            number: None,
            name: String::new(),
        });
        scene.spots.extend(others);
        for spot in &mut scene.spots {
            spot.name = place_name(sketch, spot.place, context);
        }
        let marked = (1..=24).filter(|&white| sketch.must_be_empty(white));
        scene.targets.extend(marked.map(|white| TargetMark {
            place: Place::Point(white),
            at: view.slot(Place::Point(white), 0, 5),
            combined: false,
            hits: true,
        }));
        let top = scene
            .checkers
            .iter_mut()
            .filter(|checker| Some(checker.place) == self.lifted);
        if let Some(checker) = top.max_by_key(|checker| checker.height) {
            checker.mark = Mark::Lifted;
        }
        scene
    }
}
