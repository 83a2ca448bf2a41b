//! Boards that are only looked at, as in the help: the same scene, with nothing to do in it.

use rules::{ByPlayer, Player};

use crate::{Checker, Mark, Place, Scene, SceneDie, Spot, TargetMark, View};

/// A board with these checkers, each side in its own numbers (`6:5 8:3`: five on 6, three on 8; 25 the bar, 0 off),
/// the dice of White's throw (`3 1`) and the places where the marks of targets lie (`5`, 0 for off).
///
/// What cannot be read is not on it.
pub fn picture(white: &str, black: &str, dice: &str, targets: &str) -> Scene {
    let view = View {
        turned: false,
        home_left: false,
        bottom: Player::White,
    };
    let mut checkers = side(&view, Player::White, white);
    checkers.extend(side(&view, Player::Black, black));
    let pips: Vec<u8> = numbers(dice).collect();
    let dice = view.dice(Player::White, pips.len()).into_iter().zip(pips);
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
        view,
        checkers,
        dice: dice
            .map(|(at, pips)| SceneDie {
                at,
                landed: at,
                pips,
                player: Player::White,
                used: false,
            })
            .collect(),
        throws: 0,
        dice_name: None,
        cube: None,
        targets: numbers(targets).map(target).collect(),
        spots: (1..=24).map(spot).collect(),
        last: Vec::new(),
        score: ByPlayer::default(),
    }
}

/// A place that cannot be tapped and has its number only.
fn spot(number: u8) -> Spot {
    Spot {
        place: Place::Point(number),
        number: Some(number),
        name: String::new(),
    }
}

fn numbers(text: &str) -> impl Iterator<Item = u8> {
    text.split(' ').filter_map(|number| number.parse().ok())
}

fn side(view: &View, player: Player, text: &str) -> Vec<Checker> {
    let stack = |part: &str| {
        let (number, count) = part.split_once(':')?;
        Some((number.parse::<u8>().ok()?, count.parse::<usize>().ok()?))
    };
    let mut all = Vec::new();
    for (number, count) in text.split(' ').filter_map(stack) {
        let place = Place::of(player, number);
        for height in 0..count {
            all.push(Checker {
                id: all.len() as u8,
                player,
                at: view.slot(place, height, count),
                place,
                lying: number == 0,
                count: None,
                mark: Mark::None,
                moved: false,
                height,
            });
        }
    }
    all
}
