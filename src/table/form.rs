//! The choices for a new game, and the rules that follow from them.

use dice::Seed;
use record::Seat;
use rules::{
    BarBackgammon, ByPlayer, ClockRules, ClosedOut, DiceBy, FirstRoll, Match, MatchLength, Money,
    Player, Ruleset, Session, Stakes, Variant,
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
    /// The seed of an earlier game, if its dice are wanted again.
    pub same_dice: Option<Seed>,
}

impl Default for Form {
    fn default() -> Self {
        let rules = Ruleset::default();
        Self {
            opponent: Opponent::default(),
            level: LEVELS[0].0,
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
            same_dice: None,
        }
    }
}

/// The computer's levels, the friendliest first, by the names under which they are stored and that the catalogue knows.
const LEVELS: [(&str, engine::Level); 5] = [
    ("beginner", engine::Level::Beginner),
    ("casual", engine::Level::Casual),
    ("normal", engine::Level::Normal),
    ("strong", engine::Level::Strong),
    ("expert", engine::Level::Expert),
];

/// The stored names of the levels, the friendliest first.
pub fn levels() -> impl Iterator<Item = &'static str> {
    LEVELS.iter().map(|(stored, _)| *stored)
}

/// Whether the catalogue knows this level.
pub(crate) fn is_level(stored: &str) -> bool {
    levels().any(|known| known == stored)
}

/// The level that a stored name means; an unknown one plays as well as it can.
pub(crate) fn level(stored: &str) -> engine::Level {
    LEVELS
        .iter()
        .find(|(known, _)| *known == stored)
        .map_or(engine::Level::Expert, |(_, level)| *level)
}

/// What the catalogue calls a variant.
pub const fn variant_key(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "standard",
        Variant::Nackgammon => "nackgammon",
        Variant::Hypergammon => "hypergammon",
        Variant::Hypergammon2 => "hypergammon2",
        Variant::Hypergammon1 => "hypergammon1",
        Variant::Longgammon => "longgammon",
        Variant::Portes => "portes",
        Variant::Misere => "misere",
    }
}

impl Form {
    /// The choices with which a session was begun, for a game with the dice of `seed`.
    pub(crate) fn again(session: &Session, seats: &ByPlayer<Seat>, seed: Seed) -> Self {
        let rules = session.ruleset();
        let seat = |player: Player| match &seats[player] {
            Seat::Computer(level) => Some((player, level.as_str())),
            Seat::Person => None,
        };
        let computer = Player::BOTH.into_iter().find_map(seat);
        let known = |level: &str| LEVELS.iter().find(|(stored, _)| *stored == level);
        let level = computer.and_then(|(_, level)| known(level));
        let form = Self::default();
        Self {
            opponent: computer.map_or(Opponent::Person, |_| Opponent::Computer),
            level: level.map_or(form.level, |(stored, _)| *stored),
            side: computer.map_or(form.side, |(player, _)| player.opponent()),
            length: rules.playing_match().map(|played| played.length),
            crawford: rules.playing_match().is_none_or(|played| played.crawford),
            money: rules.money().copied().unwrap_or_default(),
            variant: rules.variant,
            cube: rules.cube,
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
            same_dice: Some(seed),
            ..form
        }
    }

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
    fn every_variant_has_a_name_of_its_own() {
        let words = words::Words::english();
        let mut names: Vec<String> = Variant::ALL
            .map(|variant| words.variant_name(variant_key(variant)))
            .into();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Variant::ALL.len());
    }

    #[test]
    fn every_stored_level_is_found_again() {
        let words = words::Words::english();
        let mut names = Vec::new();
        for (stored, expected) in LEVELS {
            assert_eq!(level(stored), expected);
            names.push(words.level_name(stored));
        }
        assert_eq!(names, ["Beginner", "Casual", "Normal", "Strong", "Expert"]);
        assert_eq!(level("unheard of"), engine::Level::Expert);
    }
}
