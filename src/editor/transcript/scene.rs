//! Scene of the transcription board.

use board::{Look, Mark, Place, Scene, SpeechContext, Spot, StaticBoard};
use rules::{ByPlayer, Player, Setup};

use super::model::Transcript;
use crate::{
    Sketch,
    speech::{cube_name, place_name},
};

impl Transcript {
    /// Returns the board at the cursor, with White's home board at the bottom.
    pub fn scene(&self, look: Look, context: SpeechContext) -> Scene {
        let offer = self.offer.as_ref();
        if let Some(trial) = offer
            .filter(|offer| offer.free.is_none())
            .and_then(|offer| offer.trial.as_ref())
        {
            return trial.scene(look, context.words);
        }
        let table = self.situation();
        let cube = table.map(|table| table.cube());
        let dice = offer.map(|offer| {
            let (high, low) = (offer.roll.high().pips(), offer.roll.low().pips());
            (offer.player, vec![high, low], false)
        });
        let first = self.first_die.map(|die| {
            let player = self.turn().player().unwrap_or(Player::White);
            (player, vec![die.pips()], false)
        });
        let static_board = StaticBoard {
            dice: dice.or(first),
            cube: cube
                .filter(|_| self.record.terms.cube)
                .map(|cube| (cube, cube_name(cube, context))),
            offered: table
                .and_then(|table| table.offer())
                .map(|(_, value)| value),
            score: self
                .game()
                .map_or_else(ByPlayer::default, |game| game.score),
            arrows: Vec::new(),
        };
        let mut scene = static_board.scene(&self.stacks, look.view(Player::White, false));
        self.name_places(&mut scene, context);
        let lifted = offer.and_then(|offer| offer.lifted);
        let top = scene
            .checkers
            .iter_mut()
            .filter(|checker| Some(checker.place) == lifted);
        if let Some(checker) = top.max_by_key(|checker| checker.height) {
            checker.mark = Mark::Lifted;
        }
        scene
    }

    /// Names the places, including the bars and trays, for screen readers.
    fn name_places(&self, scene: &mut Scene, context: SpeechContext) {
        let side = |player: Player| {
            std::array::from_fn(|number| {
                let number = u8::try_from(number).unwrap_or_default();
                u8::try_from(self.stacks.at(player, number).len()).unwrap_or(u8::MAX)
            })
        };
        let setup = Setup {
            own: side(Player::White),
            opponent: side(Player::Black),
        };
        let mut sketch = Sketch::showing(setup);
        if let Some(player) = self.offer.as_ref().map(|offer| offer.player) {
            sketch.on_roll = player;
        }
        let others = Player::BOTH.map(|player| [Place::Bar(player), Place::Tray(player)]);
        scene
            .spots
            .extend(others.into_iter().flatten().map(|place| Spot {
                place,
                number: None,
                name: String::new(),
            }));
        for spot in &mut scene.spots {
            spot.name = place_name(&sketch, spot.place, context);
        }
    }
}
