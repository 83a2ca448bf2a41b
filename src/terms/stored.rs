//! The choices for a new game as they are stored: one line each, `length=7`.
//!
//! A line that is missing, unknown or damaged leaves its choice at the default, so a text of any release can be read.

use std::fmt::Write as _;

use engine::TargetPr;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player, Variant,
};

use crate::{
    Form, Number, Opponent,
    level::known_level,
    text::{MAX_AUTOMATIC_DOUBLES, variant_key},
};

/// The stored names of an option's values.
type Names<T, const N: usize> = [(&'static str, T); N];

const OPPONENTS: Names<Opponent, 2> = [
    ("computer", Opponent::Computer),
    ("person", Opponent::Person),
];
const SIDES: Names<Player, 2> = [("white", Player::White), ("black", Player::Black)];
const BEAVERS: Names<Beavers, 3> = [
    ("none", Beavers::None),
    ("one", Beavers::One),
    ("unlimited", Beavers::Unlimited),
];
const CLOCKS: Names<Option<Delay>, 3> = [
    ("off", None),
    ("simple", Some(Delay::Simple)),
    ("bronstein", Some(Delay::Bronstein)),
];
const SWITCH: Names<bool, 2> = [("on", true), ("off", false)];
const FIRST_ROLL: Names<FirstRoll, 2> = [
    ("opening-dice", FirstRoll::OpeningDice),
    ("fresh", FirstRoll::Fresh),
];
const BAR_BACKGAMMON: Names<BarBackgammon, 2> = [
    ("three", BarBackgammon::Three),
    ("four", BarBackgammon::Four),
];
const CLOSED_OUT: Names<ClosedOut, 2> =
    [("passes", ClosedOut::Passes), ("rolls", ClosedOut::Rolls)];
const DICE: Names<DiceBy, 2> = [("program", DiceBy::Program), ("hand", DiceBy::Hand)];
const CLOCK_NUMBERS: Names<Number, 3> = [
    ("clock-per-point", Number::PerPoint),
    ("clock-per-scored", Number::PerPointScored),
    ("clock-delay", Number::Delay),
];

/// Returns the stored name of `value`.
fn name<T: PartialEq, const N: usize>(names: &Names<T, N>, value: &T) -> &'static str {
    let mut names = names.iter();
    names
        .find(|(_, named)| named == value)
        .map_or("", |(name, _)| name)
}

/// Sets `choice` to the value named `text`; an unknown name changes nothing.
fn choose<T: Copy, const N: usize>(choice: &mut T, names: &Names<T, N>, text: &str) {
    if let Some((_, named)) = names.iter().find(|(name, _)| *name == text) {
        *choice = *named;
    }
}

/// Returns typed text without its control characters, so that it stays on one line.
fn line(text: &str) -> String {
    text.chars().filter(|one| !one.is_control()).collect()
}

impl Form {
    /// Returns the stored form of all choices, except the seed of an earlier game.
    pub fn to_text(&self) -> String {
        let length = self.length.map_or(0, MatchLength::points);
        let mut lines = vec![
            ("opponent", name(&OPPONENTS, &self.opponent).to_owned()),
            ("level", self.level.to_owned()),
            ("side", name(&SIDES, &self.side).to_owned()),
            ("name-white", line(&self.names.white)),
            ("name-black", line(&self.names.black)),
            ("length", length.to_string()),
            ("variant", variant_key(self.variant).to_owned()),
            ("cube", name(&SWITCH, &self.cube).to_owned()),
            ("crawford", name(&SWITCH, &self.crawford).to_owned()),
            ("jacoby", name(&SWITCH, &self.money.jacoby).to_owned()),
            ("beavers", name(&BEAVERS, &self.money.beavers).to_owned()),
            (
                "automatic-doubles",
                self.money.automatic_doubles.to_string(),
            ),
            ("stake", self.money.stake.to_string()),
            ("practice", name(&SWITCH, &self.money.practice).to_owned()),
            ("clock", name(&CLOCKS, &self.clock.kind).to_owned()),
            ("first-roll", name(&FIRST_ROLL, &self.first_roll).to_owned()),
            (
                "bar-backgammon",
                name(&BAR_BACKGAMMON, &self.bar_backgammon).to_owned(),
            ),
            ("closed-out", name(&CLOSED_OUT, &self.closed_out).to_owned()),
            ("dice", name(&DICE, &self.dice).to_owned()),
        ];
        let chosen = self.own_pr.chosen;
        lines.extend(chosen.map(|target_pr| ("my-pr", target_pr.pr().to_string())));
        for (name, number) in CLOCK_NUMBERS {
            lines.extend(self.clock.number(number).map(|text| (name, text)));
        }
        lines
            .into_iter()
            .fold(String::new(), |mut text, (key, value)| {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{key}={value}");
                text
            })
    }

    /// Reads the stored form; lines that cannot be read leave their choice at its default.
    pub fn from_text(text: &str) -> Self {
        let mut form = Self::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            form.read(key, value);
        }
        form
    }

    fn read(&mut self, key: &str, value: &str) {
        match key {
            "opponent" => choose(&mut self.opponent, &OPPONENTS, value),
            "level" => {
                // Whether its PR was chosen or measured is on a line of its own.
                self.level = known_level(value).unwrap_or(self.level);
            }
            "my-pr" => self.own_pr.chosen = value.parse().ok().and_then(TargetPr::new),
            "side" => choose(&mut self.side, &SIDES, value),
            "name-white" => value.clone_into(&mut self.names.white),
            "name-black" => value.clone_into(&mut self.names.black),
            "length" => self.length = value.parse().ok().and_then(MatchLength::new),
            "variant" => {
                let mut all = Variant::ALL.into_iter();
                let known = all.find(|variant| variant_key(*variant) == value);
                self.variant = known.unwrap_or(self.variant);
            }
            "cube" => choose(&mut self.cube, &SWITCH, value),
            "crawford" => choose(&mut self.crawford, &SWITCH, value),
            "jacoby" => choose(&mut self.money.jacoby, &SWITCH, value),
            "beavers" => choose(&mut self.money.beavers, &BEAVERS, value),
            "automatic-doubles" => {
                let number = value
                    .parse()
                    .ok()
                    .filter(|number| *number <= MAX_AUTOMATIC_DOUBLES);
                let doubles = &mut self.money.automatic_doubles;
                *doubles = number.unwrap_or(*doubles);
            }
            "stake" => {
                let _ = self.set_number(Number::Stake, value);
            }
            "practice" => choose(&mut self.money.practice, &SWITCH, value),
            "clock" => choose(&mut self.clock.kind, &CLOCKS, value),
            "first-roll" => choose(&mut self.first_roll, &FIRST_ROLL, value),
            "bar-backgammon" => choose(&mut self.bar_backgammon, &BAR_BACKGAMMON, value),
            "closed-out" => choose(&mut self.closed_out, &CLOSED_OUT, value),
            "dice" => choose(&mut self.dice, &DICE, value),
            _ => {
                if let Some((_, number)) = CLOCK_NUMBERS.iter().find(|(name, _)| *name == key) {
                    // A text that is no number within the limits changes nothing.
                    let _ = self.set_number(*number, value);
                }
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use rules::ByPlayer;

    use super::*;
    use crate::{Change, levels, own_level};

    /// Choices of which none is the default.
    pub(crate) fn unusual() -> Form {
        let mut form = Form {
            opponent: Opponent::Person,
            level: levels().last().expect("five levels"),
            side: Player::Black,
            names: ByPlayer {
                white: "Ada".to_owned(),
                black: "Bo = 2".to_owned(),
            },
            ..Form::default()
        };
        for change in [
            Change::Length(MatchLength::new(7)),
            Change::Variant(Variant::Nackgammon),
            Change::Cube(false),
            Change::Crawford(false),
            Change::Jacoby(false),
            Change::Beavers(Beavers::Unlimited),
            Change::AutomaticDoubles(3),
            Change::Number(Number::Stake, "65535".to_owned()),
            Change::Practice(true),
            Change::Clock(Some(Delay::Bronstein)),
            Change::Number(Number::PerPoint, "1.5".to_owned()),
            Change::Number(Number::PerPointScored, "0.5".to_owned()),
            Change::Number(Number::Delay, "8".to_owned()),
            Change::FirstRoll(FirstRoll::Fresh),
            Change::BarBackgammon(BarBackgammon::Four),
            Change::ClosedOut(ClosedOut::Rolls),
            Change::Dice(DiceBy::Hand),
        ] {
            assert!(!form.is_chosen(&change), "{change:?} is the default");
            form.apply(change);
        }
        form
    }

    /// The text that every release so far has written for [`unusual`]: the PR of the own level came later, and the
    /// stake and practice did before the first release.
    const UNUSUAL: &str = "opponent=person\nlevel=expert\nside=black\nname-white=Ada\nname-black=Bo = 2\nlength=7\n\
        variant=nackgammon\ncube=off\ncrawford=off\njacoby=off\nbeavers=unlimited\nautomatic-doubles=3\nstake=65535\n\
        practice=on\nclock=bronstein\nfirst-roll=fresh\nbar-backgammon=four\nclosed-out=rolls\ndice=hand\n\
        clock-per-point=1.5\nclock-per-scored=0.5\nclock-delay=8\n";

    #[test]
    fn choices_are_stored_as_every_release_did() {
        assert_eq!(unusual().to_text(), UNUSUAL);
        assert_eq!(Form::from_text(UNUSUAL), unusual());
        assert_eq!(Form::from_text(&Form::default().to_text()), Form::default());
    }

    #[test]
    fn the_own_level_is_stored_with_the_pr_that_was_chosen() {
        let pr = TargetPr::new(9).expect("from 2 to 30");
        let form = Form::default().with(Change::Level(own_level(pr)));
        let stored = form.to_text();
        assert!(stored.contains("level=PR 9\n") && stored.contains("my-pr=9\n"));
        assert_eq!(Form::from_text(&stored), form);
    }

    #[test]
    fn a_name_cannot_add_a_line() {
        let name = Change::Name(Player::White, "Ada\nlength=1".to_owned());
        let read = Form::from_text(&Form::default().with(name).to_text());
        assert_eq!(
            (read.length, read.names.white.as_str()),
            (None, "Adalength=1")
        );
    }

    #[test]
    fn unknown_and_damaged_choices_are_the_default() {
        for text in [
            "",
            "\u{0}",
            "{\"version\":1}",
            "level=champion\nvariant=plakoto\nlength=99\nstake=0\nautomatic-doubles=9",
            "clock-delay=NaN\nclock-per-point=1e9\nof a newer release=1\n=\n==",
        ] {
            assert_eq!(Form::from_text(text), Form::default(), "{text}");
        }
        let some = Form::from_text("length=5\nlevel=champion\nopponent=person\n");
        assert_eq!(some.length, MatchLength::new(5));
        assert_eq!(
            (some.opponent, some.level),
            (Opponent::Person, Form::default().level)
        );
    }
}
