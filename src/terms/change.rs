//! Changes to the form: one variant for each field.

use std::num::NonZeroU8;

use friend::Starter;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player, Variant,
};

use crate::{Form, Measured, Number, Opponent, level::target_pr};

/// Change to the form, made by selecting a choice or typing into a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Sets the opponent.
    Opponent(Opponent),
    /// Sets the computer's level by its stored name; see [`crate::levels`].
    Level(&'static str),
    /// Selects the level that matches the player's PR, unless it is already selected.
    OwnLevel,
    /// Sets the player's measured PR, which the matching level uses unless the player has chosen a different PR.
    Measured(Measured),
    /// Sets the player's side against the computer.
    Side(Player),
    /// Sets a player's name to the typed text.
    Name(Player, String),
    /// Sets the match length; `None` means money play.
    Length(Option<MatchLength>),
    /// Selects play for points, with or without a cube. Without a cube, only a single game is played.
    Points {
        /// `true` if the game has a cube.
        cube: bool,
    },
    /// Selects money play for this number of games.
    Games(NonZeroU8),
    /// Sets a number to the typed text.
    Number(Number, String),
    /// Sets the variant.
    Variant(Variant),
    /// Sets whether the game has a cube.
    Cube(bool),
    /// Sets the player who starts the first game with a friend.
    Starter(Starter),
    /// Selects a cube, and sets whether each roll stays secret until the preceding cube decision has been made.
    Strict(bool),
    /// Sets whether the match has a Crawford game.
    Crawford(bool),
    /// Sets whether gammons count only after a double.
    Jacoby(bool),
    /// Sets the limit on immediate redoubles.
    Beavers(Beavers),
    /// Sets the maximum number of automatic doubles after ties in the opening roll.
    AutomaticDoubles(u8),
    /// Sets whether plays may be undone.
    Practice(bool),
    /// Sets the clock's delay method; `None` means no clock.
    Clock(Option<Delay>),
    /// Sets the number of days allowed per message; `None` means no limit.
    Days(Option<NonZeroU8>),
    /// Sets the dice with which the starting player plays the first turn.
    FirstRoll(FirstRoll),
    /// Sets the points won for a backgammon in which the loser has a checker on the bar.
    BarBackgammon(BarBackgammon),
    /// Sets the rule for a closed-out player's turns.
    ClosedOut(ClosedOut),
    /// Sets the source of the dice.
    Dice(DiceBy),
}

impl Form {
    /// Applies a change. Typed text that is not a number within the limits stays in its field to be corrected, and has
    /// no other effect.
    pub fn apply(&mut self, change: Change) {
        match change {
            Change::Opponent(opponent) => self.opponent = opponent,
            Change::Level(level) => self.choose_level(level),
            Change::OwnLevel if target_pr(self.level).is_some() => {}
            Change::OwnLevel => self.choose_own_level(),
            Change::Measured(measured) => self.measure(measured),
            Change::Side(side) => self.side = side,
            Change::Name(player, name) => self.names[player] = name,
            Change::Length(length) => self.choose_length(length),
            Change::Points { cube } => {
                self.choose_length(None);
                self.cube = cube;
            }
            Change::Games(games) => {
                self.choose_length(None);
                self.games = games;
            }
            Change::Number(number, text) => self.type_number(number, &text),
            Change::Variant(variant) => self.variant = variant,
            Change::Cube(cube) => self.cube = cube,
            Change::Starter(starter) => self.starter = starter,
            Change::Strict(strict) => (self.cube, self.strict) = (true, strict),
            Change::Crawford(crawford) => self.crawford = crawford,
            Change::Jacoby(jacoby) => self.money.jacoby = jacoby,
            Change::Beavers(beavers) => self.money.beavers = beavers,
            Change::AutomaticDoubles(doubles) => self.money.automatic_doubles = doubles,
            Change::Practice(practice) => self.money.practice = practice,
            Change::Clock(kind) => self.clock.kind = kind,
            Change::Days(days) => self.days = days,
            Change::FirstRoll(first_roll) => self.first_roll = first_roll,
            Change::BarBackgammon(bar_backgammon) => self.bar_backgammon = bar_backgammon,
            Change::ClosedOut(closed_out) => self.closed_out = closed_out,
            Change::Dice(dice) => self.dice = dice,
        }
    }

    /// Returns the form with a change applied.
    #[must_use]
    pub fn with(mut self, change: Change) -> Self {
        self.apply(change);
        self
    }

    /// Returns `true` if the change would not alter the form, which means that its choice is already selected.
    pub fn is_chosen(&self, change: &Change) -> bool {
        self.clone().with(change.clone()) == *self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TargetPr, own_level};

    /// Returns the debug text of each of a form's fields, including nested fields.
    fn members(form: &Form) -> Vec<String> {
        let text = format!("{form:#?}");
        let is_first = |line: &str| {
            let name = line.strip_prefix("    ").unwrap_or_default();
            name.starts_with(|first: char| first.is_ascii_lowercase())
        };
        let mut members: Vec<String> = Vec::new();
        for line in text.lines().skip(1) {
            match members.last_mut() {
                Some(last) if !is_first(line) => last.push_str(line),
                _ => members.push(line.trim().to_owned()),
            }
        }
        members
    }

    /// Returns the names of the fields that differ.
    fn changed(before: &Form, after: &Form) -> Vec<String> {
        let (before, after) = (members(before), members(after));
        let differ = before
            .iter()
            .zip(&after)
            .filter(|(one, other)| one != other);
        differ
            .map(|(one, _)| one.split(':').next().unwrap_or_default().to_owned())
            .collect()
    }

    #[test]
    fn each_change_affects_only_its_own_field() {
        let typed = |number, text: &str| Change::Number(number, text.to_owned());
        let pr = TargetPr::new(9).expect("from 2 to 30");
        let three = NonZeroU8::new(3);
        for (change, expected) in [
            (Change::Opponent(Opponent::Person), &["opponent"][..]),
            (Change::Level("expert"), &["level"]),
            (Change::Level(own_level(pr)), &["level", "own_pr"]),
            (Change::OwnLevel, &["level"]),
            (Change::Measured(Measured::new(7.6, 20)), &["own_pr"]),
            (Change::Side(Player::Black), &["side"]),
            (Change::Name(Player::White, "Ada".to_owned()), &["names"]),
            (Change::Length(MatchLength::new(7)), &["length"]),
            (Change::Games(three.expect("not 0")), &["games"]),
            (Change::Points { cube: false }, &["cube"]),
            (Change::Variant(Variant::Portes), &["variant"]),
            (Change::Cube(false), &["cube"]),
            (Change::Starter(Starter::OpeningRoll), &["starter"]),
            (Change::Strict(true), &["strict"]),
            (Change::Crawford(false), &["crawford"]),
            (Change::Jacoby(false), &["money"]),
            (Change::Beavers(Beavers::One), &["money"]),
            (Change::AutomaticDoubles(2), &["money"]),
            (Change::Practice(true), &["money"]),
            (Change::Clock(Some(Delay::Simple)), &["clock"]),
            (Change::Days(three), &["days"]),
            (Change::FirstRoll(FirstRoll::Fresh), &["first_roll"]),
            (
                Change::BarBackgammon(BarBackgammon::Four),
                &["bar_backgammon"],
            ),
            (Change::ClosedOut(ClosedOut::Rolls), &["closed_out"]),
            (Change::Dice(DiceBy::Hand), &["dice"]),
            (typed(Number::Length, "7"), &["length"]),
            (typed(Number::Stake, "5"), &["money"]),
            (typed(Number::PerPoint, "1.5"), &["clock"]),
            (typed(Number::PerPointScored, "0"), &["clock"]),
            (typed(Number::Delay, "8"), &["clock"]),
            (typed(Number::Length, "99"), &["mistyped"]),
            (typed(Number::Stake, "0"), &["mistyped"]),
            (typed(Number::Delay, "1e9"), &["mistyped"]),
        ] {
            let before = Form::default();
            let after = before.clone().with(change.clone());
            assert_eq!(changed(&before, &after), expected, "{change:?}");
            assert!(
                !before.is_chosen(&change) && after.is_chosen(&change),
                "{change:?}"
            );
        }
    }

    #[test]
    fn an_excluded_choice_is_kept_for_later() {
        let stake = Change::Number(Number::Stake, "5".to_owned());
        let money = Form::default().with(Change::Jacoby(false)).with(stake);
        let played = money.clone().with(Change::Length(MatchLength::new(7)));
        assert_eq!(played.ruleset().money(), None);
        assert_eq!(played.with(Change::Length(None)), money);
        let clock = Change::Clock(Some(Delay::Bronstein));
        let timed = Form::default()
            .with(clock)
            .with(Change::Length(MatchLength::new(3)));
        assert!(timed.clock().is_some());
        assert_eq!(
            timed.with(Change::Length(None)).clock(),
            None,
            "only a match has one"
        );
    }

    #[test]
    fn a_match_selected_after_a_cubeless_game_has_a_cube() {
        let match_to = |points| Change::Length(MatchLength::new(points));
        let mut form = Form::first();
        assert!(form.is_chosen(&Change::Points { cube: false }));
        form.apply(match_to(5));
        assert!(form.ruleset().uses_cube(), "a match is played with it");
        form.apply(Change::Cube(false));
        form.apply(match_to(7));
        assert!(!form.cube, "the cube stays off by choice");
        form.apply(Change::Points { cube: true });
        assert_eq!(form.ruleset(), Form::default().ruleset());
    }

    #[test]
    fn the_matching_level_keeps_its_pr_when_selected_again() {
        let pr = TargetPr::new(9).expect("from 2 to 30");
        let mut form = Form::from_text("level=PR 12\n");
        assert!(form.is_chosen(&Change::OwnLevel), "whatever PR it has");
        form.apply(Change::Level(own_level(pr)));
        form.apply(Change::Level("expert"));
        form.apply(Change::OwnLevel);
        assert_eq!(form.level, own_level(pr));
    }
}
