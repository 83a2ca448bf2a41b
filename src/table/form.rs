//! The choices for a new game, and the rules that follow from them.

use record::Seat;
use rules::{
    BarBackgammon, ByPlayer, ClockRules, ClosedOut, DiceBy, FirstRoll, Match, MatchLength, Money,
    Player, Ruleset, Stakes, Variant,
};

use crate::ClockChoice;

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    #[default]
    Computer,
    /// Another person at this device.
    Person,
}

/// What is chosen for a new game. Every combination is a game: what does not apply is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// The name of the computer's level; see [`levels`].
    pub level: &'static str,
    /// The person's side against the computer.
    pub side: Player,
    /// Points of a match; none is money play.
    pub length: Option<MatchLength>,
    /// Set-up and scoring.
    pub variant: Variant,
    /// Whether there is a cube.
    pub cube: bool,
    /// Whether a match has a Crawford game.
    pub crawford: bool,
    /// The options of money play.
    pub money: Money,
    /// The clock of a match.
    pub clock: ClockChoice,
    /// What the starter plays.
    pub first_roll: FirstRoll,
    /// What a backgammon from the bar counts.
    pub bar_backgammon: BarBackgammon,
    /// What a closed-out player does.
    pub closed_out: ClosedOut,
    /// Who throws the dice.
    pub dice: DiceBy,
}

impl Default for Form {
    fn default() -> Self {
        let rules = Ruleset::default();
        Self {
            opponent: Opponent::default(),
            level: LEVELS[0].stored,
            side: Player::White,
            length: None,
            variant: rules.variant,
            cube: rules.cube,
            crawford: true,
            money: Money::default(),
            clock: ClockChoice::default(),
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
        }
    }
}

/// One of the computer's levels.
struct KnownLevel {
    /// As it is stored.
    stored: &'static str,
    level: engine::Level,
    /// For the player.
    words: &'static str,
    /// How well it plays: the measured loss of a play, as the engine's README has it, in hundredths of a point.
    about: &'static str,
}

const LEVELS: [KnownLevel; 5] = [
    KnownLevel {
        stored: "beginner",
        level: engine::Level::Beginner,
        words: "Beginner",
        about: "Has just learnt the rules: a play costs it 7 hundredths of a point on average.",
    },
    KnownLevel {
        stored: "casual",
        level: engine::Level::Casual,
        words: "Casual",
        about: "Plays now and then: a play costs it 4 hundredths of a point.",
    },
    KnownLevel {
        stored: "normal",
        level: engine::Level::Normal,
        words: "Normal",
        about: "Plays in a club: a play costs it 2 hundredths of a point.",
    },
    KnownLevel {
        stored: "strong",
        level: engine::Level::Strong,
        words: "Strong",
        about: "Wins tournaments: a play costs it less than 1 hundredth of a point.",
    },
    KnownLevel {
        stored: "expert",
        level: engine::Level::Expert,
        words: "Expert",
        about: "Looks two rolls ahead: a play costs it a quarter of a hundredth of a point.",
    },
];

fn known_level(stored: &str) -> Option<&'static KnownLevel> {
    LEVELS.iter().find(|known| known.stored == stored)
}

/// The stored names of the levels and what the player reads, the friendliest first.
pub fn levels() -> impl Iterator<Item = (&'static str, &'static str)> {
    LEVELS.iter().map(|known| (known.stored, known.words))
}

/// How well a stored level plays, in words; nothing about an unknown one.
pub fn level_about(stored: &str) -> &'static str {
    known_level(stored).map_or("", |known| known.about)
}

/// What the player reads for a stored level; an unknown one is named as it is.
pub(crate) fn level_words(stored: &str) -> &str {
    known_level(stored).map_or(stored, |known| known.words)
}

/// The level that a stored name means; an unknown one plays as well as it can.
pub(crate) fn level(stored: &str) -> engine::Level {
    known_level(stored).map_or(engine::Level::Expert, |known| known.level)
}

/// What a variant is called.
pub const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "Backgammon",
        Variant::Nackgammon => "Nackgammon",
        Variant::Hypergammon => "Hypergammon",
        Variant::Hypergammon2 => "Hypergammon with two checkers",
        Variant::Hypergammon1 => "Hypergammon with one checker",
        Variant::Longgammon => "LongGammon",
        Variant::Portes => "Portes",
        Variant::Misere => "Misère",
    }
}

impl Form {
    /// The rules that were chosen.
    pub fn ruleset(&self) -> Ruleset {
        let stakes = match self.length {
            Some(length) => Stakes::Match(Match {
                length,
                crawford: self.crawford,
            }),
            None => Stakes::Money(self.money),
        };
        Ruleset {
            variant: self.variant,
            stakes,
            cube: self.cube,
            first_roll: self.first_roll,
            bar_backgammon: self.bar_backgammon,
            closed_out: self.closed_out,
            dice: self.dice,
        }
    }

    /// The clock that was chosen; only a match has one.
    pub fn clock(&self) -> Option<ClockRules> {
        self.length.and_then(|_| self.clock.rules())
    }

    /// Who plays which side.
    pub fn seats(&self) -> ByPlayer<Seat> {
        ByPlayer::new(|player| match self.opponent {
            Opponent::Computer if player != self.side => Seat::Computer(self.level.to_owned()),
            _ => Seat::Person,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_as_it_opens_is_the_default_of_the_rules() {
        assert_eq!(Form::default().ruleset(), Ruleset::default());
        let seats = Form::default().seats();
        assert_eq!(
            (seats.white, seats.black),
            (Seat::Person, Seat::Computer("beginner".to_owned()))
        );
    }

    #[test]
    fn every_stored_level_is_found_again() {
        for (name, words) in levels() {
            assert_eq!(level_words(name), words);
            assert!(!level_about(name).is_empty());
        }
        assert_eq!(level("unheard of"), engine::Level::Expert);
    }
}
