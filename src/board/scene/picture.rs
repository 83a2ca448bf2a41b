//! Static boards, such as those in the help: a scene without input.

use rules::{ByPlayer, Player, Setup};

use crate::{Place, Scene, Stacks, StaticBoard, TargetMark, View};

/// Returns a board with these checkers, each side in its own numbering (`6:5 8:3` means five on 6 and three on 8; 25 is
/// the bar, 0 is off), White's dice (`3 1`) and marks on these targets (`5`, 0 for off).
///
/// Parts that cannot be parsed are ignored.
pub fn picture(white: &str, black: &str, dice: &str, targets: &str) -> Scene {
    let view = View {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };
    let position = Setup {
        own: side(white),
        opponent: side(black),
    };
    let still = StaticBoard {
        dice: Some((Player::White, numbers(dice).collect(), false)),
        cube: None,
        offered: None,
        score: ByPlayer::default(),
        arrows: Vec::new(),
    };
    let target = |number| {
        let place = Place::of(Player::White, number);
        TargetMark {
            place,
            at: view.slot(place, 0, 5),
            combined: false,
            hits: false,
        }
    };
    Scene {
        targets: numbers(targets).map(target).collect(),
        ..still.scene(&Stacks::from_setup(&position), view)
    }
}

fn numbers(text: &str) -> impl Iterator<Item = u8> {
    text.split(' ').filter_map(|number| number.parse().ok())
}

fn side(text: &str) -> [u8; 26] {
    let mut counts = [0; 26];
    for part in text.split(' ') {
        let stack = part
            .split_once(':')
            .and_then(|(number, count)| Some((number.parse::<usize>().ok()?, count.parse().ok()?)));
        if let Some((number, count)) = stack
            && let Some(there) = counts.get_mut(number)
        {
            *there = count;
        }
    }
    counts
}
