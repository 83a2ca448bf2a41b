//! The choices for a new game, and the rules that follow from them.

use std::num::NonZeroU16;

use dice::Seed;
use record::{PlayerName, Saved, Seat, Start};
use rules::{
    BarBackgammon, ByPlayer, ClockRules, ClosedOut, DiceBy, FirstRoll, Match, MatchLength, Money,
    Player, Ruleset, Stakes, Variant,
};

use crate::{
    ClockChoice, ClockNumber, Measured, OwnPr,
    levels::{FRIENDLIEST, known_level, own_level, target_pr},
};

/// Who sits on the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    #[default]
    Computer,
    /// Another person at this device.
    Person,
}

/// A field of the form for a number that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormField {
    /// The points of a match.
    Length,
    /// The stake of money play.
    Stake,
}

impl FormField {
    /// The least and the largest number that the field takes.
    pub const fn limits(self) -> (u16, u16) {
        match self {
            Self::Length => (1, MatchLength::MAX as u16),
            Self::Stake => (1, u16::MAX),
        }
    }
}

/// Texts that were typed into fields of the form and are no numbers within their limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mistyped {
    length: Option<String>,
    stake: Option<String>,
}

/// What is chosen for a new game. Every combination is a game: what does not apply is left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Who sits on the other side.
    pub opponent: Opponent,
    /// The name of the computer's level; see [`crate::levels`].
    pub level: &'static str,
    /// The PR that is offered as the player's own.
    pub own_pr: OwnPr,
    /// The person's side against the computer.
    pub side: Player,
    /// The names of two people, as they were typed.
    pub names: ByPlayer<String>,
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
    /// Who rolls the dice.
    pub dice: DiceBy,
    /// The seed of an earlier game, if its dice are wanted again.
    pub same_dice: Option<Seed>,
    /// Where the session begins, if that is in the middle of a game: then only the players are chosen. The dice of a
    /// duplicate are in it too.
    pub start: Option<Start>,
    /// What was typed and has to be mended.
    pub mistyped: Mistyped,
}

impl Default for Form {
    fn default() -> Self {
        let rules = Ruleset::default();
        Self {
            opponent: Opponent::default(),
            level: FRIENDLIEST,
            own_pr: OwnPr::default(),
            side: Player::White,
            names: ByPlayer::default(),
            length: None,
            variant: rules.variant,
            cube: rules.cube,
            crawford: true,
            // Players for money expect the Jacoby rule; the rules themselves have it off (O6).
            money: Money {
                jacoby: true,
                ..Money::default()
            },
            clock: ClockChoice::default(),
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
            same_dice: None,
            start: None,
            mistyped: Mistyped::default(),
        }
    }
}

impl Form {
    /// The game of a first visit: one against the friendliest level, without a cube.
    pub fn first() -> Self {
        Self {
            cube: false,
            ..Self::default()
        }
    }

    /// The form as it opens: with the names that were entered last.
    pub(crate) fn after(last: &Saved) -> Self {
        let typed = |name: &Option<PlayerName>| {
            let name = name.as_ref().map(PlayerName::as_str);
            name.unwrap_or_default().to_owned()
        };
        Self {
            names: ByPlayer::new(|player| typed(&last.names[player])),
            ..Self::default()
        }
    }

    /// The choices with which a session was begun, for a game with the dice of `seed`.
    pub(crate) fn again(last: &Saved, seed: Seed) -> Self {
        let rules = last.session.ruleset();
        let seat = |player: Player| match &last.seats[player] {
            Seat::Computer(level) => Some((player, level.as_str())),
            Seat::Person => None,
        };
        let computer = Player::BOTH.into_iter().find_map(seat);
        let level = computer.and_then(|(_, level)| known_level(level));
        let form = Self::after(last);
        Self {
            opponent: computer.map_or(Opponent::Person, |_| Opponent::Computer),
            level: level.unwrap_or(form.level),
            side: computer.map_or(form.side, |(player, _)| player.opponent()),
            names: form.names,
            same_dice: Some(seed),
            ..Self::with_rules(rules)
        }
    }

    /// The choices that lead to these rules.
    fn with_rules(rules: &Ruleset) -> Self {
        Self {
            length: rules.playing_match().map(|played| played.length),
            crawford: rules.playing_match().is_none_or(|played| played.crawford),
            money: rules.money().copied().unwrap_or_default(),
            variant: rules.variant,
            cube: rules.cube,
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
            ..Self::default()
        }
    }

    /// The choices for play from `start`, with the players of `last`: the person decides first.
    pub(crate) fn from_start(last: &Self, start: Start) -> Self {
        let decides = start.decision().map(|decision| decision.player());
        Self {
            opponent: last.opponent,
            level: last.level,
            own_pr: last.own_pr,
            names: last.names.clone(),
            side: decides.unwrap_or(Player::White),
            start: Some(start),
            ..Self::default()
        }
    }

    /// The choices for a session of a duplicate: its rules and its dice, against the computer at a level or, without one,
    /// another person. The player whose result counts is White.
    pub fn of_duplicate(
        rules: &Ruleset,
        level: Option<&'static str>,
        names: ByPlayer<String>,
        start: Start,
    ) -> Self {
        Self {
            opponent: level.map_or(Opponent::Person, |_| Opponent::Computer),
            level: level.unwrap_or(FRIENDLIEST),
            names,
            start: Some(start),
            ..Self::with_rules(rules)
        }
    }

    /// Whether dice of the game are known before it begins.
    pub fn has_known_dice(&self) -> bool {
        self.same_dice.is_some() || self.start.as_ref().is_some_and(Start::is_again)
    }

    /// The names of two people; a computer's opponent is "you".
    pub(crate) fn player_names(&self) -> ByPlayer<Option<PlayerName>> {
        ByPlayer::new(|player| match self.opponent {
            Opponent::Computer => None,
            Opponent::Person => PlayerName::new(&self.names[player]),
        })
    }

    /// Chooses one of the levels that are the same for everybody, or one with a wished PR, which then stays the player's
    /// own.
    pub fn choose_level(&mut self, level: &'static str) {
        self.level = level;
        self.own_pr.chosen = target_pr(level).or(self.own_pr.chosen);
    }

    /// Chooses the player's own level.
    pub fn choose_own(&mut self) {
        self.level = own_level(self.own_pr.target_pr());
    }

    /// Takes the player's own PR, which the own level follows unless the player chose another.
    pub fn measure(&mut self, measured: Measured) {
        self.own_pr.measured = Some(measured);
        if target_pr(self.level).is_some() {
            self.choose_own();
        }
    }

    /// Chooses a match to `length` points, or money play.
    pub fn choose_length(&mut self, length: Option<MatchLength>) {
        self.length = length;
        self.mistyped.length = None;
    }

    /// Takes what was typed into `field`. A text that is no number within its limits stays there to be mended; nothing
    /// else changes.
    pub fn type_number(&mut self, field: FormField, text: &str) {
        let number: Option<u16> = text.trim().parse().ok();
        let mistyped = || Some(text.to_owned());
        match field {
            // An emptied field leaves money play as it was.
            FormField::Length if text.is_empty() && self.length.is_none() => {
                self.mistyped.length = None;
            }
            FormField::Length => {
                let points = number.and_then(|number| u8::try_from(number).ok());
                match points.and_then(MatchLength::new) {
                    None => self.mistyped.length = mistyped(),
                    length => self.choose_length(length),
                }
            }
            FormField::Stake => match number.and_then(NonZeroU16::new) {
                None => self.mistyped.stake = mistyped(),
                Some(stake) => {
                    self.money.stake = stake;
                    self.mistyped.stake = None;
                }
            },
        }
    }

    /// Returns what stands in `field`; nothing in that of a match while money play is chosen.
    pub fn typed(&self, field: FormField) -> String {
        let (mistyped, number) = match field {
            FormField::Length => {
                let points = self.length.map(|length| length.points().to_string());
                (&self.mistyped.length, points)
            }
            FormField::Stake => (&self.mistyped.stake, Some(self.money.stake.to_string())),
        };
        mistyped.clone().or(number).unwrap_or_default()
    }

    /// Whether `field` has to be mended before the game can start.
    pub fn is_mistyped(&self, field: FormField) -> bool {
        match field {
            FormField::Length => self.mistyped.length.is_some(),
            FormField::Stake => self.mistyped.stake.is_some() && self.length.is_none(),
        }
    }

    /// The first field that has to be mended before the game can start.
    pub fn to_mend(&self) -> Option<FormField> {
        let fields = [FormField::Length, FormField::Stake];
        fields.into_iter().find(|&field| self.is_mistyped(field))
    }

    /// The number of the clock that has to be mended before the game can start; only a match has a clock.
    pub fn clock_to_mend(&self) -> Option<ClockNumber> {
        self.length.and_then(|_| self.clock.to_mend())
    }

    /// Whether a cube can be had: not in some variants, never in a match to one point.
    pub fn offers_cube(&self) -> bool {
        let with_cube = Ruleset {
            cube: true,
            ..self.ruleset()
        };
        with_cube.uses_cube()
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
    fn the_form_as_it_opens_is_the_default_of_the_rules_with_jacoby_for_money() {
        let money = Money {
            jacoby: true,
            ..Money::default()
        };
        let expected = Ruleset {
            stakes: Stakes::Money(money),
            ..Ruleset::default()
        };
        assert_eq!(Form::default().ruleset(), expected);
        let seats = Form::default().seats();
        assert_eq!(
            (seats.white, seats.black),
            (Seat::Person, Seat::Computer("beginner".to_owned()))
        );
    }
}
