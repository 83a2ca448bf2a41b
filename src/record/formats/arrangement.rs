//! Positions of the checkers during a recorded match, including impossible ones.

use base64::{Engine as _, engine::general_purpose::STANDARD_NO_PAD};
use rules::{Board, BoardError, ByPlayer, Play, Player, Setup, Variant};

use super::model::Played;

/// Index of the borne-off checkers in the array of a side.
pub(super) const OFF: u8 = 0;
/// Index of the bar in the array of a side.
pub(super) const BAR: u8 = 25;

/// Checkers of both players, each as numbered for that player: 0 is off, 1 to 24 are the points, 25 is the bar.
///
/// Unlike a [`Board`], an arrangement may violate the rules, for example by having both sides on one point, so that a
/// match can continue as recorded after an illegal play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrangement {
    sides: ByPlayer<[u8; 26]>,
}

impl Arrangement {
    pub(super) fn start(variant: Variant) -> Self {
        Self::from_setup(Player::White, variant.setup())
    }

    /// Creates the arrangement that `player` sees as `setup`.
    pub(super) fn from_setup(player: Player, setup: Setup) -> Self {
        Self {
            sides: ByPlayer::new(|side| {
                if side == player {
                    setup.own
                } else {
                    setup.opponent
                }
            }),
        }
    }

    /// Returns the position from `player`'s perspective.
    pub(super) fn setup(&self, player: Player) -> Setup {
        Setup {
            own: self.sides[player],
            opponent: self.sides[player.opponent()],
        }
    }

    /// Returns the position from `player`'s perspective; an error if it is impossible.
    pub(super) fn board(&self, player: Player) -> Result<Board, BoardError> {
        Board::try_from(self.setup(player))
    }

    /// Returns `places` with the player's missing checkers borne off; `None` if there are too many checkers.
    pub(super) fn with_tray(&self, player: Player, mut places: [u8; 26]) -> Option<[u8; 26]> {
        let all = |side: &[u8]| side.iter().map(|&count| u16::from(count)).sum::<u16>();
        let missing = all(&self.sides[player]).checked_sub(all(&places[1..]))?;
        places[usize::from(OFF)] = u8::try_from(missing).ok()?;
        Some(places)
    }

    /// Returns `true` if the player has borne off all checkers.
    pub(super) fn is_off(&self, player: Player) -> bool {
        self.sides[player][1..].iter().all(|&count| count == 0)
    }

    /// Moves one of `player`'s checkers. Returns `true` if the checker hits a blot. Moves from an empty place, and
    /// moves from or to a place that does not exist, are ignored.
    pub(super) fn carry(&mut self, player: Player, [from, to]: [u8; 2]) -> bool {
        let (from, to_place) = (usize::from(from), usize::from(to));
        let own = &mut self.sides[player];
        let left = own.get(from).and_then(|count| count.checked_sub(1));
        // A stored record may refer to places that do not exist.
        let (Some(left), true) = (left, to_place < own.len()) else {
            return false;
        };
        own[from] = left;
        own[to_place] = own[to_place].saturating_add(1);
        let other = &mut self.sides[player.opponent()];
        let hit = (1..=24).contains(&to) && other[usize::from(25 - to)] == 1;
        if hit {
            other[usize::from(25 - to)] = 0;
            let bar = &mut other[usize::from(BAR)];
            *bar = bar.saturating_add(1);
        }
        hit
    }

    /// Makes a recorded play.
    pub(super) fn play(&mut self, player: Player, made: &Played) {
        match made {
            Played::Legal(play) => {
                for way in ways(play) {
                    self.carry(player, way);
                }
            }
            Played::Forbidden(moves) => {
                for &way in moves {
                    self.carry(player, way);
                }
            }
            Played::Unknown => {}
        }
    }

    /// Returns GNU Backgammon's position ID with `player` on roll; `None` if a side has more checkers than the ID can
    /// encode.
    pub(super) fn id(&self, player: Player) -> Option<String> {
        let mut bits = Vec::with_capacity(80);
        for side in [player.opponent(), player] {
            for &count in &self.sides[side][1..] {
                bits.extend((0..count).map(|_| true));
                bits.push(false);
            }
        }
        // Ten bytes have room for 50 closing zeros and 30 checkers.
        if bits.len() > 80 {
            return None;
        }
        let mut bytes = [0_u8; 10];
        for (nth, _) in bits.iter().enumerate().filter(|&(_, &bit)| bit) {
            bytes[nth / 8] |= 1 << (nth % 8);
        }
        Some(STANDARD_NO_PAD.encode(bytes))
    }
}

/// Returns the steps of a play as `[from, to]`, as numbered for the player who makes it.
pub(super) fn ways(play: &Play) -> impl Iterator<Item = [u8; 2]> + '_ {
    play.steps()
        .map(|step| [step.from.number(), step.to().number()])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position_id;

    #[test]
    fn starting_positions_have_the_ids_of_their_boards() {
        for variant in Variant::ALL {
            let id = Arrangement::start(variant).id(Player::Black);
            assert_eq!(id, Some(position_id(&Board::start(variant))));
        }
    }

    #[test]
    fn a_full_place_does_not_overflow() {
        let mut setup = Variant::Standard.setup();
        (setup.own[5], setup.opponent[22], setup.opponent[25]) = (255, 1, 255);
        let mut arrangement = Arrangement::from_setup(Player::White, setup);
        assert!(!arrangement.carry(Player::White, [6, 5]));
        assert!(arrangement.carry(Player::White, [5, 3]));
        let setup = arrangement.setup(Player::White);
        assert_eq!((setup.own[5], setup.opponent[25]), (254, 255));
    }

    #[test]
    fn a_checker_hits_a_blot_but_not_two_checkers() {
        let mut arrangement = Arrangement::start(Variant::Standard);
        assert!(
            !arrangement.carry(Player::White, [24, 13]),
            "an impossible move"
        );
        assert!(
            !arrangement.carry(Player::White, [24, 19]),
            "onto five checkers"
        );
        assert!(arrangement.board(Player::White).is_err());
        assert!(
            !arrangement.carry(Player::White, [24, 20]),
            "nobody is left there"
        );
        let setup = arrangement.setup(Player::White);
        assert_eq!((setup.own[13], setup.own[19], setup.opponent[6]), (6, 1, 5));

        let mut arrangement = Arrangement::start(Variant::Standard);
        arrangement.carry(Player::Black, [24, 23]);
        assert!(arrangement.carry(Player::White, [6, 2]));
        assert_eq!(arrangement.setup(Player::Black).own[25], 1);
    }
}
