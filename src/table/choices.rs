//! The choices for a new game as they are stored: one line each, `length=7`.
//!
//! A line that is missing, unknown or damaged leaves its choice at the default, so a text of any release can be read.

use std::{fmt::Write as _, str::FromStr};

use board::variant_key;
use engine::TargetPr;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player, Variant,
};

use crate::{ClockNumber, Form, Opponent, levels::known_level};

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
const CLOCK_NUMBERS: Names<ClockNumber, 3> = [
    ("clock-per-point", ClockNumber::PerPoint),
    ("clock-per-scored", ClockNumber::PerPointScored),
    ("clock-delay", ClockNumber::Delay),
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

/// Sets `choice` to the number `text`; anything else changes nothing.
fn read<T: FromStr>(choice: &mut T, text: &str) {
    if let Ok(number) = text.parse() {
        *choice = number;
    }
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
        lines.extend(CLOCK_NUMBERS.map(|(name, which)| (name, self.clock.number(which))));
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
                let number = value.parse().ok().filter(|number| *number <= 3);
                let doubles = &mut self.money.automatic_doubles;
                *doubles = number.unwrap_or(*doubles);
            }
            "stake" => read(&mut self.money.stake, value),
            "practice" => choose(&mut self.money.practice, &SWITCH, value),
            "clock" => choose(&mut self.clock.kind, &CLOCKS, value),
            "first-roll" => choose(&mut self.first_roll, &FIRST_ROLL, value),
            "bar-backgammon" => choose(&mut self.bar_backgammon, &BAR_BACKGAMMON, value),
            "closed-out" => choose(&mut self.closed_out, &CLOSED_OUT, value),
            "dice" => choose(&mut self.dice, &DICE, value),
            _ => {
                let number = CLOCK_NUMBERS.iter().find(|(name, _)| *name == key);
                let clock = number.and_then(|(_, which)| self.clock.with_number(*which, value));
                if let Some(clock) = clock {
                    self.clock = clock;
                }
            }
        }
    }
}
