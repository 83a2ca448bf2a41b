//! Checkers of a scene.

use rules::{Board, Origin, Play, Player, Step, insertion_sort};

use super::{
    arrows::{joined_moves, moves_of},
    items::{Checker, Mark},
};
use crate::{Place, Stacks, View, Xy};

/// Inputs for the marks on the mover's checkers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marks<'a> {
    pub(super) mover: Player,
    pub(super) options: &'a [Step],
    pub(super) lifted: Option<Origin>,
    pub(super) show_targets: bool,
}

impl Marks<'_> {
    /// Returns the mark for the top checker on the mover's place `number`.
    fn of(self, number: u8) -> Mark {
        let origin = Origin::from_number(number);
        let can = |step: &Step| Some(step.from) == origin;
        if self.lifted.is_some() && self.lifted == origin {
            Mark::Lifted
        } else if self.show_targets && self.options.iter().any(can) {
            Mark::CanMove
        } else {
            Mark::None
        }
    }
}

/// Returns the owner and the former place of each checker on a point that left it in the `last` play (a player, the
/// position before, and the play), unless that checker has been hit since.
pub(super) fn left(
    stacks: &Stacks,
    view: &View,
    last: Option<(Player, Board, Play)>,
) -> Vec<(Player, Xy)> {
    let Some((player, before, play)) = last else {
        return Vec::new();
    };
    let moves = joined_moves(&moves_of(&play));
    let stays = |to: u8| to == 0 || !stacks.at(player, to).is_empty();
    let of_point = |number: u8| {
        let left = moves
            .iter()
            .filter(|[from, to]| *from == number && stays(*to));
        let stands = stacks.at(player, number).len();
        let place = Place::of(player, number);
        let stood = usize::from(before.own().at(number));
        (stands..stood)
            .take(left.count())
            .map(move |height| (player, view.landing(place, height, stands)))
    };
    (1..=24).flat_map(of_point).collect()
}

/// Returns all checkers of `stacks`. Checkers moved by `last` (a player and the position before that player's play) are
/// flagged as moved; `marks` applies to the top checkers that may move.
pub(super) fn checkers(
    stacks: &Stacks,
    view: &View,
    last: Option<(Player, Board)>,
    marks: Option<Marks<'_>>,
) -> Vec<Checker> {
    let mut all = Vec::new();
    for player in Player::BOTH {
        let before = last.and_then(|(mover, before)| (mover == player).then_some(before));
        let marks = marks.filter(|marks| marks.mover == player);
        for number in 0..=25 {
            let stack = stacks.at(player, number);
            let place = Place::of(player, number);
            let stood = before.map_or(stack.len(), |before| before.own().at(number).into());
            for (height, &id) in stack.iter().enumerate() {
                let top = height + 1 == stack.len();
                all.push(Checker {
                    id,
                    player,
                    at: view.slot(place, height, stack.len()),
                    place,
                    lying: number == 0,
                    count: (top && number > 0 && stack.len() > 5).then_some(stack.len()),
                    mark: marks
                        .filter(|_| top)
                        .map_or(Mark::None, |marks| marks.of(number)),
                    moved: height >= stood,
                    height,
                });
            }
        }
    }
    insertion_sort(&mut all, |checker| (checker.player, checker.id));
    all
}
