//! Terms agreed before the first roll.

use std::num::NonZeroU8;

use rules::{
    BarBackgammon, Beavers, ClosedOut, FirstRoll, Match, MatchLength, Money, Ruleset, Variant,
};

use crate::{
    chain::ChainLength,
    wire::{Reader, put_place},
};

/// Order in which cube decisions are made and dice are revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// A turn takes one link. The page asks about the cube before it shows the dice, but a modified program could show
    /// the dice first.
    #[default]
    Friendly,
    /// Neither player can know a roll before declining to double, which takes two more links in turns with a live cube.
    Strict,
    /// There is no cube.
    NoCube,
}

/// Player who starts the first game. Every later game starts with an opening roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starter {
    /// Neither player can know a roll before the player on roll has declined to double. This order takes two more links
    /// in turns with a live cube.
    #[default]
    OpeningRoll,
    /// The player who invites, who also gets the higher die in the opening roll. Only two links precede the first play.
    Inviter,
}

// Wire format: a value is written as its index in these arrays. Append only.
const MODES: [Mode; 3] = [Mode::Friendly, Mode::Strict, Mode::NoCube];
const BEAVERS: [Beavers; 3] = [Beavers::None, Beavers::One, Beavers::Unlimited];
const FIRST_ROLLS: [(Starter, FirstRoll); 4] = [
    (Starter::OpeningRoll, FirstRoll::OpeningDice),
    (Starter::OpeningRoll, FirstRoll::Fresh),
    (Starter::Inviter, FirstRoll::OpeningDice),
    (Starter::Inviter, FirstRoll::Fresh),
];
const BAR_BACKGAMMONS: [BarBackgammon; 2] = [BarBackgammon::Three, BarBackgammon::Four];
const CLOSED_OUT: [ClosedOut; 2] = [ClosedOut::Passes, ClosedOut::Rolls];

/// Number of days that a player has for a message, 1 to 255. After that, the opponent may claim the game.
pub type Days = NonZeroU8;

/// Match or money stakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// Match to a number of points.
    Match {
        /// Length of the match.
        length: MatchLength,
        /// `true` if the match has a Crawford game.
        crawford: bool,
    },
    /// Single games for points, until a player stops.
    Money {
        /// `true` if gammons count only once the cube has been turned.
        jacoby: bool,
        /// Limit of immediate redoubles.
        beavers: Beavers,
        /// Maximum number of ties in the opening roll that double the cube.
        automatic_doubles: u8,
    },
}

/// Terms offered in an invitation, limited to what messages support: no manually rolled dice and no undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Match or money stakes.
    pub stakes: Stakes,
    /// Variant, which determines setup and scoring.
    pub variant: Variant,
    /// Player who starts the first game.
    pub starter: Starter,
    /// Dice used for the starting player's first play.
    pub first_roll: FirstRoll,
    /// Points won for a backgammon in which the loser has a checker on the bar.
    pub bar_backgammon: BarBackgammon,
    /// Rule for a closed-out player's turns: a pass or a roll.
    pub closed_out: ClosedOut,
    /// Order in which cube decisions are made and dice are revealed.
    pub mode: Mode,
    /// Time limit per message in days; `None` if there is no limit.
    pub days: Option<Days>,
    /// Number of rolls per hash chain.
    pub chain: ChainLength,
}

impl Terms {
    /// Creates the terms for a match with default options, in which the winner of the opening roll starts.
    pub fn match_to(length: MatchLength) -> Self {
        Self::of(&Ruleset::match_to(length), false, None)
    }

    /// Creates terms with these rules, except the stake, practice and the source of the dice, which messages do not
    /// support. The opening roll decides who starts. If `strict` is `true`, the mode of a game with a cube is
    /// [`Mode::Strict`].
    pub fn of(rules: &Ruleset, strict: bool, days: Option<Days>) -> Self {
        let stakes = match rules.stakes {
            rules::Stakes::Match(Match { length, crawford }) => Stakes::Match { length, crawford },
            rules::Stakes::Money(Money {
                jacoby,
                beavers,
                automatic_doubles,
                ..
            }) => Stakes::Money {
                jacoby,
                beavers,
                automatic_doubles,
            },
        };
        Self {
            stakes,
            variant: rules.variant,
            starter: Starter::OpeningRoll,
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            mode: match (rules.cube, strict) {
                (false, _) => Mode::NoCube,
                (true, false) => Mode::Friendly,
                (true, true) => Mode::Strict,
            },
            days,
            chain: ChainLength::DEFAULT,
        }
    }

    /// Returns `true` if the terms differ from the defaults only in what players can choose and see: length, variant,
    /// starter, mode, days and Jacoby.
    pub fn are_usual(&self) -> bool {
        let stakes = match self.stakes {
            Stakes::Match { crawford, .. } => crawford,
            Stakes::Money {
                beavers,
                automatic_doubles,
                ..
            } => beavers == Beavers::None && automatic_doubles == 0,
        };
        let rules = (self.first_roll, self.bar_backgammon, self.closed_out);
        stakes && rules == Default::default()
    }

    /// Returns `true` if gammons count only once the cube has been turned.
    pub const fn has_jacoby(&self) -> bool {
        matches!(self.stakes, Stakes::Money { jacoby: true, .. })
    }

    /// Returns the number of rolls for which the acceptance reveals secrets: the opening roll, and the starting
    /// player's first roll if no decision precedes it.
    pub(crate) fn rolls_of_acceptance(&self) -> u32 {
        let rolls_again = self.starter == Starter::Inviter && self.ruleset().starter_rerolls();
        1 + u32::from(rolls_again)
    }

    pub(crate) const fn is_match(&self) -> bool {
        matches!(self.stakes, Stakes::Match { .. })
    }

    /// Returns the rules of the game.
    pub fn ruleset(&self) -> Ruleset {
        let stakes = match self.stakes {
            Stakes::Match { length, crawford } => rules::Stakes::Match(Match { length, crawford }),
            Stakes::Money {
                jacoby,
                beavers,
                automatic_doubles,
            } => rules::Stakes::Money(Money {
                jacoby,
                beavers,
                automatic_doubles,
                ..Money::default()
            }),
        };
        Ruleset {
            stakes,
            variant: self.variant,
            cube: self.mode != Mode::NoCube,
            first_roll: self.first_roll,
            bar_backgammon: self.bar_backgammon,
            closed_out: self.closed_out,
            ..Ruleset::default()
        }
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        match self.stakes {
            Stakes::Match { length, crawford } => {
                bytes.extend([length.points(), crawford.into()]);
            }
            Stakes::Money {
                jacoby,
                beavers,
                automatic_doubles,
            } => {
                bytes.extend([0, jacoby.into()]);
                put_place(bytes, &BEAVERS, &beavers);
                bytes.push(automatic_doubles);
            }
        }
        put_place(bytes, &Variant::ALL, &self.variant);
        put_place(bytes, &FIRST_ROLLS, &(self.starter, self.first_roll));
        put_place(bytes, &BAR_BACKGAMMONS, &self.bar_backgammon);
        put_place(bytes, &CLOSED_OUT, &self.closed_out);
        put_place(bytes, &MODES, &self.mode);
        bytes.push(self.days.map_or(0, Days::get));
        bytes.push(self.chain.power());
    }

    pub(crate) fn read(reader: &mut Reader) -> Option<Self> {
        let stakes = match reader.byte()? {
            0 => Stakes::Money {
                jacoby: reader.below(2)? == 1,
                beavers: reader.one_of(&BEAVERS)?,
                automatic_doubles: reader.byte()?,
            },
            points => Stakes::Match {
                length: MatchLength::new(points)?,
                crawford: reader.below(2)? == 1,
            },
        };
        let variant = reader.one_of(&Variant::ALL)?;
        let (starter, first_roll) = reader.one_of(&FIRST_ROLLS)?;
        Some(Self {
            stakes,
            variant,
            starter,
            first_roll,
            bar_backgammon: reader.one_of(&BAR_BACKGAMMONS)?,
            closed_out: reader.one_of(&CLOSED_OUT)?,
            mode: reader.one_of(&MODES)?,
            days: Days::new(reader.byte()?),
            chain: ChainLength::new(reader.byte()?)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_follow_from_their_rules() {
        let length = MatchLength::new(7).expect("1 to 25");
        let money = Terms {
            stakes: Stakes::Money {
                jacoby: true,
                beavers: Beavers::One,
                automatic_doubles: 2,
            },
            variant: Variant::Nackgammon,
            first_roll: FirstRoll::Fresh,
            bar_backgammon: BarBackgammon::Four,
            closed_out: ClosedOut::Rolls,
            days: Days::new(3),
            ..Terms::match_to(length)
        };
        for terms in [Terms::match_to(length), money] {
            for mode in MODES {
                let terms = Terms { mode, ..terms };
                let is_strict = mode == Mode::Strict;
                assert_eq!(Terms::of(&terms.ruleset(), is_strict, terms.days), terms);
            }
        }
    }

    #[test]
    fn rules_without_a_cube_have_a_separate_mode() {
        let rules = Ruleset {
            cube: false,
            ..Ruleset::default()
        };
        assert_eq!(Terms::of(&rules, true, None).mode, Mode::NoCube);
    }
}
