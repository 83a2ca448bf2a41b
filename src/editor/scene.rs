//! The editor's board.

use rules::{ByPlayer, Cube, CubeValue, Player};
use table::{Mark, Place, Scene, Spot, Still, View};

use crate::{
    model::Model,
    sketch::Asked,
    speech::{Look, cube_name, place_name},
};

impl Model {
    /// Returns the board; its places have names for screen readers.
    pub fn scene(&self, view: View, look: Look) -> Scene {
        let sketch = &self.sketch;
        let value = CubeValue::new(sketch.cube);
        let cube = value.map(|value| Cube {
            value,
            owner: sketch.owner,
        });
        let offers = sketch.asked == Asked::Double;
        let still = Still {
            numbers: sketch.on_roll,
            dice: match sketch.asked {
                Asked::Dice(a, b) if a == b => Some((sketch.on_roll, vec![a; 4], false)),
                Asked::Dice(a, b) => Some((sketch.on_roll, vec![a, b], false)),
                Asked::Roll | Asked::Double => None,
            },
            offered: cube
                .filter(|_| offers)
                .and_then(|cube| cube.value.doubled()),
            cube: cube.map(|cube| (cube, cube_name(cube, look))),
            score: ByPlayer::new(|player| sketch.points[player].into()),
            arrows: Vec::new(),
        };
        let mut scene = still.scene(&self.stacks, view);
        let others = Player::BOTH.map(|player| [Place::Bar(player), Place::Tray(player)]);
        let others = others.into_iter().flatten().map(|place| Spot {
            place,
            number: None,
            name: String::new(),
        });
        scene.spots.extend(others);
        for spot in &mut scene.spots {
            spot.name = place_name(sketch, spot.place, look);
        }
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
