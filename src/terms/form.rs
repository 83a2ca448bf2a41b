//! Form state, and the terms derived from it.

use std::num::NonZeroU8;

use friend::Starter;
use record::{PlayerName, Saved, Seat};
use rules::{
    BarBackgammon, ByPlayer, ClosedOut, Delay, DiceBy, FirstRoll, Match, MatchLength, Money,
    Player, Ruleset, Stakes, Variant,
};

use crate::{
    ClockChoice, Measured, Mistyped, Number, OwnPr, Purpose,
    level::{FRIENDLIEST, known_level, own_level, target_pr},
};

/// Opponent in a game on this device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Opponent {
    /// Computer.
    #[default]
    Computer,
    /// Another person.
    Person,
}

/// Form state: the choices for a game. Every combination is valid, because an excluded choice has no effect; the choice
/// is kept in case the exclusion ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Purpose of the form.
    pub purpose: Purpose,
    /// Opponent in a game on this device.
    pub opponent: Opponent,
    /// Stored name of the computer's level; see [`crate::levels`].
    pub level: &'static str,
    /// PR of the level that matches the player.
    pub own_pr: OwnPr,
    /// Player's side against the computer.
    pub side: Player,
    /// Players' names, as typed. The player who invites a friend is White.
    pub names: ByPlayer<String>,
    /// Match length; `None` means money play.
    pub length: Option<MatchLength>,
    /// Number of money games in a duplicate.
    pub games: NonZeroU8,
    /// Variant, which determines the starting position and the scoring.
    pub variant: Variant,
    /// `true` if the game has a cube.
    pub cube: bool,
    /// Player who starts the first game with a friend.
    pub starter: Starter,
    /// `true` if each roll in a game with a friend stays secret until the preceding cube decision has been made.
    pub strict: bool,
    /// `true` if the match has a Crawford game.
    pub crawford: bool,
    /// Money play options.
    pub money: Money,
    /// Match clock.
    pub clock: ClockChoice,
    /// Number of days that a friend has to send each message; `None` means no limit.
    pub days: Option<NonZeroU8>,
    /// Dice with which the starting player plays the first turn.
    pub first_roll: FirstRoll,
    /// Points won for a backgammon in which the loser has a checker on the bar.
    pub bar_backgammon: BarBackgammon,
    /// Rule for a closed-out player's turns.
    pub closed_out: ClosedOut,
    /// Source of the dice.
    pub dice: DiceBy,
    /// Typed texts that still need correction.
    pub mistyped: Mistyped,
}

impl Default for Form {
    fn default() -> Self {
        let rules = Ruleset::default();
        Self {
            purpose: Purpose::default(),
            opponent: Opponent::default(),
            level: FRIENDLIEST,
            own_pr: OwnPr::default(),
            side: Player::White,
            names: ByPlayer::default(),
            length: None,
            games: NonZeroU8::MIN,
            variant: rules.variant,
            cube: rules.cube,
            starter: Starter::Inviter,
            strict: false,
            crawford: true,
            // Money players expect the Jacoby rule, although the rules turn it off by default (O6).
            money: Money {
                jacoby: true,
                ..Money::default()
            },
            clock: ClockChoice::default(),
            days: None,
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
            mistyped: Mistyped::default(),
        }
    }
}

impl Form {
    /// Creates the form for this purpose with the default choices. By default, the first game with a friend has no
    /// cube.
    pub fn new(purpose: Purpose) -> Self {
        let points = match purpose {
            Purpose::Invitation => Some(1),
            Purpose::Duplicate => Some(5),
            Purpose::Table | Purpose::RestOfMatch | Purpose::Position => None,
        };
        Self {
            purpose,
            length: points.and_then(MatchLength::new),
            cube: purpose != Purpose::Invitation,
            ..Self::default()
        }
    }

    /// Creates the form for adding a clock to the remainder of a match of this length.
    pub fn for_rest_of_match(length: Option<MatchLength>) -> Self {
        Self {
            length,
            clock: ClockChoice::of(Delay::default()),
            ..Self::new(Purpose::RestOfMatch)
        }
    }

    /// Creates the choices for a first visit: a game against the easiest level, without a cube.
    pub fn first() -> Self {
        Self {
            cube: false,
            ..Self::default()
        }
    }

    /// Creates the choices that reproduce these rules.
    pub fn with_rules(rules: &Ruleset) -> Self {
        let form = Self::default();
        let played = rules.playing_match();
        Self {
            length: played.map(|played| played.length),
            crawford: played.is_none_or(|played| played.crawford),
            money: rules.money().copied().unwrap_or_default(),
            variant: rules.variant,
            cube: rules.cube,
            first_roll: rules.first_roll,
            bar_backgammon: rules.bar_backgammon,
            closed_out: rules.closed_out,
            dice: rules.dice,
            ..form
        }
    }

    /// Creates the choices for a session with these rules, against the computer at `level` or, if `None`, against
    /// another person on this device. Against the computer, the player is White.
    pub fn agreed(rules: &Ruleset, level: Option<&'static str>, names: ByPlayer<String>) -> Self {
        Self {
            opponent: level.map_or(Opponent::Person, |_| Opponent::Computer),
            level: level.unwrap_or(FRIENDLIEST),
            names,
            ..Self::with_rules(rules)
        }
    }

    /// Creates the choices for a first visit, with the players' names from a session.
    pub fn with_names_of(last: &Saved) -> Self {
        let typed = |name: &Option<PlayerName>| {
            let name = name.as_ref().map(PlayerName::as_str);
            name.unwrap_or_default().to_owned()
        };
        Self {
            names: ByPlayer::new(|player| typed(&last.names[player])),
            ..Self::first()
        }
    }

    /// Creates the choices that reproduce a session's terms.
    pub fn of_session(last: &Saved) -> Self {
        let seat = |player: Player| match &last.seats[player] {
            Seat::Computer(level) => Some((player, level.as_str())),
            Seat::Person => None,
        };
        let computer = Player::BOTH.into_iter().find_map(seat);
        let level = computer.and_then(|(_, level)| known_level(level));
        Self {
            opponent: computer.map_or(Opponent::Person, |_| Opponent::Computer),
            level: level.unwrap_or(FRIENDLIEST),
            side: computer.map_or(Player::White, |(player, _)| player.opponent()),
            names: Self::with_names_of(last).names,
            ..Self::with_rules(last.session.ruleset())
        }
    }

    /// Returns the rules defined by the choices.
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

    /// Returns whether a person or the computer plays each side.
    pub fn seats(&self) -> ByPlayer<Seat> {
        ByPlayer::new(|player| match self.opponent {
            Opponent::Computer if player != self.side => Seat::Computer(self.level.to_owned()),
            _ => Seat::Person,
        })
    }

    /// Returns the names of the two people; `None` against the computer, in which case the player is called "you".
    pub fn player_names(&self) -> ByPlayer<Option<PlayerName>> {
        ByPlayer::new(|player| match self.opponent {
            Opponent::Computer => None,
            Opponent::Person => PlayerName::new(&self.names[player]),
        })
    }

    pub(crate) fn choose_level(&mut self, level: &'static str) {
        self.level = level;
        self.own_pr.chosen = target_pr(level).or(self.own_pr.chosen);
    }

    pub(crate) fn choose_own_level(&mut self) {
        self.level = own_level(self.own_pr.target_pr());
    }

    pub(crate) fn measure(&mut self, measured: Measured) {
        self.own_pr.measured = Some(measured);
        if target_pr(self.level).is_some() {
            self.choose_own_level();
        }
    }

    /// Sets the match length. A match that replaces a single cubeless game gets a cube, the default for matches.
    pub(crate) fn choose_length(&mut self, length: Option<MatchLength>) {
        let is_one_game = match self.purpose {
            Purpose::Table => self.length.is_none() && length.is_some(),
            Purpose::Invitation => self.length == MatchLength::new(1) && length != self.length,
            Purpose::RestOfMatch | Purpose::Duplicate | Purpose::Position => false,
        };
        if is_one_game {
            self.cube = true;
        }
        self.length = length;
        self.mistyped.remove(Number::Length);
    }

    pub(crate) fn type_number(&mut self, number: Number, text: &str) {
        // Clearing the length field leaves money play selected.
        let is_emptied = number == Number::Length && text.is_empty() && self.length.is_none();
        if is_emptied || self.set_number(number, text).is_some() {
            self.mistyped.remove(number);
        } else {
            self.mistyped.insert(number, text);
        }
    }

    /// Sets a number to `text`. Returns `None` and changes nothing unless the text is a number within the limits.
    pub(crate) fn set_number(&mut self, number: Number, text: &str) -> Option<()> {
        match number {
            Number::Length => {
                self.choose_length(Some(MatchLength::new(text.trim().parse().ok()?)?));
            }
            Number::Stake => self.money.stake = text.trim().parse().ok()?,
            Number::PerPoint | Number::PerPointScored | Number::Delay => {
                self.clock.set_number(number, text)?;
            }
        }
        Some(())
    }

    /// Returns the text in a number's field; empty for the length in money play.
    pub fn typed(&self, number: Number) -> String {
        let wrong = self.mistyped.text(number).map(str::to_owned);
        wrong.unwrap_or_else(|| self.number(number))
    }

    /// Returns a number's last valid value as text; empty for the length in money play.
    pub(crate) fn number(&self, number: Number) -> String {
        match number {
            Number::Length => self.length.map(|length| length.points().to_string()),
            Number::Stake => Some(self.money.stake.to_string()),
            Number::PerPoint | Number::PerPointScored | Number::Delay => self.clock.number(number),
        }
        .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;

    #[test]
    fn defaults_to_the_standard_rules_with_jacoby_for_money() {
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
        let five = MatchLength::new(5).expect("1 to 25");
        let duplicate = Form::new(Purpose::Duplicate);
        assert_eq!(duplicate.ruleset(), Ruleset::match_to(five));
    }

    #[test]
    fn an_invitation_opens_with_one_game_and_a_longer_match_has_a_cube() {
        let form = Form::new(Purpose::Invitation);
        assert_eq!((form.length, form.cube), (MatchLength::new(1), false));
        let without = form.clone().with(Change::Length(form.length));
        assert!(!without.cube);
        for length in [MatchLength::new(5), None] {
            assert!(form.clone().with(Change::Length(length)).cube);
        }
        let chosen = form.with(Change::Length(MatchLength::new(5)));
        let chosen = chosen.with(Change::Cube(false));
        assert!(!chosen.with(Change::Length(MatchLength::new(7))).cube);
    }

    #[test]
    fn a_selected_length_replaces_a_mistyped_length() {
        let type_length = |text: &str| Change::Number(Number::Length, text.to_owned());
        let mut form = Form::default();
        for text in ["99", "0", "-3", "26", "2.5", "seven", "281", ""] {
            form = Form::default().with(Change::Length(MatchLength::new(7)));
            form.apply(type_length(text));
            assert_eq!(form.to_mend(), Some(Number::Length), "{text}");
            assert_eq!(form.typed(Number::Length), text);
            assert_eq!(form.length, MatchLength::new(7), "retained until corrected");
        }
        form.apply(Change::Length(None));
        assert_eq!(form, Form::default());
        form.apply(type_length("99"));
        form.apply(type_length(""));
        assert_eq!(form, Form::default(), "an emptied field is no length");
        form.apply(type_length(" 25 "));
        assert_eq!(form.length, MatchLength::new(25));
    }

    #[test]
    fn rules_survive_a_round_trip() {
        let unusual = crate::stored::tests::unusual();
        let as_money = unusual.clone().with(Change::Length(None));
        for form in [Form::default(), Form::first(), unusual, as_money] {
            let rules = form.ruleset();
            assert_eq!(Form::with_rules(&rules).ruleset(), rules);
        }
    }
}
