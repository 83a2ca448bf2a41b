//! Storage format for the choices for a new game, with one line per choice, such as `length=7`.
//!
//! A missing, unknown or damaged line leaves its choice at the default, so that texts from any release can be parsed.

use std::fmt::Write as _;

use engine::TargetPr;
use rules::{
    BarBackgammon, Beavers, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player, Variant,
};

use crate::{
    Change, Form, Number, Opponent, choices::MAX_AUTOMATIC_DOUBLES, level::known_level,
    text::variant_key,
};

/// Stored names of the choices, by line key.
const CHOICES: [(&str, &[(&str, Change)]); 8] = [
    (
        "opponent",
        &[
            ("computer", Change::Opponent(Opponent::Computer)),
            ("person", Change::Opponent(Opponent::Person)),
        ],
    ),
    (
        "side",
        &[
            ("white", Change::Side(Player::White)),
            ("black", Change::Side(Player::Black)),
        ],
    ),
    (
        "beavers",
        &[
            ("none", Change::Beavers(Beavers::None)),
            ("one", Change::Beavers(Beavers::One)),
            ("unlimited", Change::Beavers(Beavers::Unlimited)),
        ],
    ),
    (
        "clock",
        &[
            ("off", Change::Clock(None)),
            ("simple", Change::Clock(Some(Delay::Simple))),
            ("bronstein", Change::Clock(Some(Delay::Bronstein))),
        ],
    ),
    (
        "first-roll",
        &[
            ("opening-dice", Change::FirstRoll(FirstRoll::OpeningDice)),
            ("fresh", Change::FirstRoll(FirstRoll::Fresh)),
        ],
    ),
    (
        "bar-backgammon",
        &[
            ("three", Change::BarBackgammon(BarBackgammon::Three)),
            ("four", Change::BarBackgammon(BarBackgammon::Four)),
        ],
    ),
    (
        "closed-out",
        &[
            ("passes", Change::ClosedOut(ClosedOut::Passes)),
            ("rolls", Change::ClosedOut(ClosedOut::Rolls)),
        ],
    ),
    (
        "dice",
        &[
            ("program", Change::Dice(DiceBy::Program)),
            ("hand", Change::Dice(DiceBy::Hand)),
        ],
    ),
];

/// Constructor of a change that turns a choice on or off.
type Switch = fn(bool) -> Change;

/// Keys of the choices stored as `on` or `off`.
const SWITCHES: [(&str, Switch); 4] = [
    ("cube", Change::Cube),
    ("crawford", Change::Crawford),
    ("jacoby", Change::Jacoby),
    ("practice", Change::Practice),
];

/// Keys of the lines that contain a number.
const NUMBERS: [(&str, Number); 4] = [
    ("stake", Number::Stake),
    ("clock-per-point", Number::PerPoint),
    ("clock-per-scored", Number::PerPointScored),
    ("clock-delay", Number::Delay),
];

/// Removes control characters from typed text, so that it stays on one line.
fn line(text: &str) -> String {
    text.chars().filter(|one| !one.is_control()).collect()
}

impl Form {
    /// Serialises the choices for a new game on one device.
    pub fn to_text(&self) -> String {
        let length = self.length.map_or(0, MatchLength::points);
        let mut lines = vec![
            ("level", self.level.to_owned()),
            ("name-white", line(&self.names.white)),
            ("name-black", line(&self.names.black)),
            ("length", length.to_string()),
            ("variant", variant_key(self.variant).to_owned()),
            (
                "automatic-doubles",
                self.money.automatic_doubles.to_string(),
            ),
        ];
        let chosen = self.own_pr.chosen;
        lines.extend(chosen.map(|target_pr| ("my-pr", target_pr.pr().to_string())));
        for (key, choices) in CHOICES {
            let chosen = choices.iter().find(|(_, change)| self.is_chosen(change));
            lines.extend(chosen.map(|(name, _)| (key, (*name).to_owned())));
        }
        for (key, change) in SWITCHES {
            let is_on = self.is_chosen(&change(true));
            lines.push((key, if is_on { "on" } else { "off" }.to_owned()));
        }
        lines.extend(NUMBERS.map(|(key, number)| (key, self.number(number))));
        lines
            .into_iter()
            .fold(String::new(), |mut text, (key, value)| {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "{key}={value}");
                text
            })
    }

    /// Parses stored choices; an invalid line leaves its choice at the default.
    pub fn from_text(text: &str) -> Self {
        let mut form = Self::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once('=')) {
            form.read(key, value);
        }
        form
    }

    fn read(&mut self, key: &str, value: &str) {
        match key {
            // A separate line, `my-pr`, records a PR chosen by the player.
            "level" => self.level = known_level(value).unwrap_or(self.level),
            "my-pr" => self.own_pr.chosen = value.parse().ok().and_then(TargetPr::new),
            "name-white" => value.clone_into(&mut self.names.white),
            "name-black" => value.clone_into(&mut self.names.black),
            "length" => self.length = value.parse().ok().and_then(MatchLength::new),
            "variant" => {
                let mut all = Variant::ALL.into_iter();
                let known = all.find(|variant| variant_key(*variant) == value);
                self.variant = known.unwrap_or(self.variant);
            }
            "automatic-doubles" => {
                let number = value.parse().ok();
                let doubles = &mut self.money.automatic_doubles;
                *doubles = number
                    .filter(|number| *number <= MAX_AUTOMATIC_DOUBLES)
                    .unwrap_or(*doubles);
            }
            _ => {
                let mut choices = CHOICES.iter().filter(|(known, _)| *known == key);
                let chosen =
                    choices.find_map(|(_, all)| all.iter().find(|(name, _)| *name == value));
                if let Some((_, change)) = chosen {
                    self.apply(change.clone());
                }
                let switch = SWITCHES.iter().find(|(known, _)| *known == key);
                if let Some((_, change)) = switch.filter(|_| matches!(value, "on" | "off")) {
                    self.apply(change(value == "on"));
                }
                if let Some((_, number)) = NUMBERS.iter().find(|(known, _)| *known == key) {
                    // Text that is not a number within the limits has no effect.
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
    use crate::{Change, own_level};

    /// Returns a form in which every choice differs from the default.
    pub(crate) fn unusual() -> Form {
        let mut form = Form {
            opponent: Opponent::Person,
            level: "expert",
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

    /// Text that every release so far has produced for [`unusual`].
    const UNUSUAL: &str = "opponent=person\nlevel=expert\nside=black\nname-white=Ada\nname-black=Bo = 2\nlength=7\n\
        variant=nackgammon\ncube=off\ncrawford=off\njacoby=off\nbeavers=unlimited\nautomatic-doubles=3\nstake=65535\n\
        practice=on\nclock=bronstein\nfirst-roll=fresh\nbar-backgammon=four\nclosed-out=rolls\ndice=hand\n\
        clock-per-point=1.5\nclock-per-scored=0.5\nclock-delay=8\n";

    #[test]
    fn stored_format_is_the_same_as_in_earlier_releases() {
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&unusual().to_text()), sorted(UNUSUAL));
        assert_eq!(Form::from_text(UNUSUAL), unusual());
        assert_eq!(Form::from_text(&Form::default().to_text()), Form::default());
    }

    #[test]
    fn the_matching_level_is_stored_with_the_chosen_pr() {
        let pr = TargetPr::new(9).expect("from 2 to 30");
        let form = Form::default().with(Change::Level(own_level(pr)));
        let stored = form.to_text();
        assert!(stored.contains("level=PR 9\n") && stored.contains("my-pr=9\n"));
        assert_eq!(Form::from_text(&stored), form);
        // An earlier release stored the PR under a different key, even if the player had not chosen a PR.
        let older = Form::from_text("level=PR 15\nown-pr=15\n");
        assert_eq!((older.level, older.own_pr.chosen), ("PR 15", None));
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
    fn unknown_and_damaged_choices_keep_the_default() {
        for text in [
            "",
            "\u{0}",
            "{\"version\":1}",
            "level=grandmaster\nvariant=plakoto\nlength=99\nstake=0\nautomatic-doubles=9",
            "clock-delay=NaN\nclock-per-point=1e9\nof a newer release=1\n=\n==",
        ] {
            assert_eq!(Form::from_text(text), Form::default(), "{text}");
        }
        let some = Form::from_text("length=5\nlevel=grandmaster\nopponent=person\n");
        assert_eq!(some.length, MatchLength::new(5));
        assert_eq!(
            (some.opponent, some.level),
            (Opponent::Person, Form::default().level)
        );
    }
}
