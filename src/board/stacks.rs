//! Identity of the 30 checkers as they move.
//!
//! The rules only count checkers, but an animation needs to know which checker moved. [`Stacks::arrange`] compares the
//! old and new counts and moves as few checkers as possible, each to the nearest free place ahead.

use rules::{Board, ByPlayer, Player, Setup};

/// One side's stacks: IDs by place in that side's numbering (0 is off, 1 to 24 are points, 25 is the bar); the last ID
/// is on top.
type Side = [Vec<u8>; 26];

/// Places of all checkers. Each player's IDs are 0 to 14.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stacks(ByPlayer<Side>);

impl Stacks {
    /// Returns the stacks of `board`, which is from White's view.
    pub fn from_board(board: &Board) -> Self {
        let mut stacks = Self::default();
        stacks.arrange(board);
        stacks
    }

    /// Returns the stacks of a position from White's view, even if it is not legal.
    pub fn from_setup(position: &Setup) -> Self {
        let mut stacks = Self::default();
        stacks.arrange_setup(position);
        stacks
    }

    /// Returns the IDs of the checkers on `player`'s place `number`, in that player's numbering; the top checker comes
    /// last.
    pub fn at(&self, player: Player, number: u8) -> &[u8] {
        self.0[player]
            .get(usize::from(number))
            .map_or(&[], Vec::as_slice)
    }

    /// Moves checkers to match `position`, which is from White's view and need not be legal.
    pub fn arrange_setup(&mut self, position: &Setup) {
        arrange_side(&mut self.0.white, &position.own);
        arrange_side(&mut self.0.black, &position.opponent);
    }

    /// Moves checkers to match `board`, which is from White's view.
    pub fn arrange(&mut self, board: &Board) {
        for player in Player::BOTH {
            let side = match player {
                Player::White => board.own(),
                Player::Black => board.opponent(),
            };
            arrange_side(&mut self.0[player], side.counts());
        }
    }
}

fn arrange_side(stacks: &mut Side, counts: &[u8; 26]) {
    let total: usize = counts.iter().map(|&count| usize::from(count)).sum();
    let known: usize = stacks.iter().map(Vec::len).sum();
    if known != total {
        // If the variant changes, all checkers get new IDs. A setup from an external source may have too many checkers.
        let mut ids = 0..=u8::MAX;
        for (stack, &count) in stacks.iter_mut().zip(counts) {
            *stack = ids.by_ref().take(usize::from(count)).collect();
        }
        return;
    }
    // Checkers are removed and placed from far to near, which minimises the total distance.
    let mut loose = Vec::new();
    for (place, &count) in counts.iter().enumerate().rev() {
        let stack = &mut stacks[place];
        loose.extend(stack.drain(stack.len().min(usize::from(count))..));
    }
    let mut loose = loose.into_iter();
    for (place, &count) in counts.iter().enumerate().rev() {
        let missing = usize::from(count).saturating_sub(stacks[place].len());
        stacks[place].extend(loose.by_ref().take(missing));
    }
}

#[cfg(test)]
mod tests {
    use rules::{Die, Origin, Step, Variant};

    use super::*;

    #[test]
    fn only_the_moved_checker_changes_place() {
        let start = Board::start(Variant::Standard);
        let mut stacks = Stacks::from_board(&start);
        let top = *stacks.at(Player::White, 13).last().expect("five checkers");
        let from = Origin::from_number(13).expect("a point");
        let step = Step {
            from,
            die: Die::ALL[4],
        };
        let after = start.step(step).expect("legal").board;
        let before = stacks.clone();
        stacks.arrange(&after);
        assert_eq!(stacks.at(Player::White, 8).last(), Some(&top));
        for number in (0..=25).filter(|number| ![8, 13].contains(number)) {
            assert_eq!(
                stacks.at(Player::White, number),
                before.at(Player::White, number)
            );
        }
        stacks.arrange(&start);
        assert_eq!(stacks, before);
    }

    #[test]
    fn a_different_number_of_checkers_is_set_up_from_scratch() {
        let mut stacks = Stacks::from_board(&Board::start(Variant::Standard));
        stacks.arrange(&Board::start(Variant::Hypergammon));
        assert_eq!(
            stacks,
            Stacks::from_board(&Board::start(Variant::Hypergammon))
        );
    }
}
