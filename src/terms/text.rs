//! The fields of the form in words: labels, choices and hints.

use std::num::NonZeroU8;

use rules::{
    BarBackgammon, Beavers, ByPlayer, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player,
    Variant,
};
use words::Words;

use crate::{
    Change, Field, Form, Number, Opponent, Purpose, clock_promise,
    level::{level_name, levels, own_level, target_pr},
};

/// Match lengths that are offered as chips, in points.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];
/// Numbers of games for points that a duplicate offers.
const GAMES: [u8; 3] = [1, 3, 5];
/// Minutes for each point that an invitation offers.
const PACES: [&str; 4] = ["0.5", "1", "2", "3"];
/// Days for each message that an invitation offers; 0 is no limit.
const DAYS: [u8; 4] = [0, 1, 3, 7];

/// The control of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Chips for the field's choices, of which one is chosen.
    Chips,
    /// A list of the field's choices, of which one is chosen.
    List,
    /// A switch: the field's first choice is on, its second off.
    Switch,
    /// A field for a number.
    Number(Number),
    /// A field for the name of each player.
    Names,
    /// A field for the player's own name.
    OwnName,
}

/// One of the choices of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The label; empty for those of a switch.
    pub label: String,
    /// The change that chooses it.
    pub change: Change,
}

fn choice(label: String, change: Change) -> Choice {
    Choice { label, change }
}

/// Returns both choices of a switch.
fn switch<T>([on, off]: [T; 2], change: fn(T) -> Change) -> Vec<Choice> {
    [on, off]
        .map(|value| choice(String::new(), change(value)))
        .into()
}

/// Returns the catalogue key of a variant.
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

impl Purpose {
    /// Returns the control of a field.
    pub const fn control(self, field: Field) -> Control {
        match (field, self) {
            (Field::Names, _) => Control::Names,
            (Field::OwnName, _) => Control::OwnName,
            (Field::Number(number), _) => Control::Number(number),
            (Field::Variant, _) | (Field::Length | Field::Beavers, Self::Position) => Control::List,
            (Field::Cube, Self::Table)
            | (
                Field::Crawford
                | Field::Jacoby
                | Field::Practice
                | Field::FirstRoll
                | Field::BarBackgammon
                | Field::ClosedOut
                | Field::Dice,
                _,
            ) => Control::Switch,
            _ => Control::Chips,
        }
    }

    /// Whether the hint of a field changes with its choices, so that it is announced.
    pub const fn has_live_hint(self, field: Field) -> bool {
        let has_hint = matches!(field, Field::Length | Field::Cube | Field::Clock);
        has_hint && matches!(self, Self::Invitation)
    }

    /// Returns the label of a field.
    pub fn label(self, field: Field, words: &Words) -> String {
        match field {
            Field::Opponent => words.opponent(),
            Field::Level => words.level(),
            Field::Side => words.you_play(),
            Field::Names => words.player_names(),
            Field::OwnName => words.friend_name(),
            Field::Length if self == Self::Table => words.play_for(),
            Field::Length if self == Self::Position => words.editor_length(),
            Field::Length => words.length(),
            Field::Variant => words.game_choice(),
            Field::Cube if self == Self::Table => words.doubling_cube(),
            Field::Cube => words.friend_cube(),
            Field::Crawford => words.crawford_game(),
            Field::Clock => words.clock(),
            Field::Pace => words.live_clock_pace(),
            Field::Number(Number::Length) => words.match_to(),
            Field::Number(Number::Stake) => words.option_stake(),
            Field::Number(Number::PerPoint) => words.clock_per_point(),
            Field::Number(Number::PerPointScored) => words.clock_per_scored(),
            Field::Number(Number::Delay) => words.clock_delay(),
            Field::Jacoby => words.option_jacoby(),
            Field::Beavers => words.beavers(),
            Field::AutomaticDoubles => words.automatic_doubles(),
            Field::Practice => words.option_practice(),
            Field::Days => words.friend_time(),
            Field::FirstRoll => words.option_fresh(),
            Field::BarBackgammon => words.option_four(),
            Field::ClosedOut => words.option_show(),
            Field::Dice => words.option_hand(),
        }
    }

    fn lengths(self, words: &Words) -> Vec<Choice> {
        let money = || choice(words.money_title(), Change::Length(None));
        let points = |points: MatchLength| {
            let label = match self {
                Self::Position => words.match_title(points.points()),
                _ => points.points().to_string(),
            };
            choice(label, Change::Length(Some(points)))
        };
        let matches = LENGTHS.into_iter().filter_map(MatchLength::new).map(points);
        let games = |games: NonZeroU8| {
            let label = words.duplicate_games(u32::from(games.get()));
            choice(label, Change::Games(games))
        };
        match self {
            Self::Table | Self::RestOfMatch => [money()].into_iter().chain(matches).collect(),
            Self::Invitation => matches.chain([money()]).collect(),
            Self::Duplicate => {
                let games = GAMES.into_iter().filter_map(NonZeroU8::new).map(games);
                matches.chain(games).collect()
            }
            Self::Position => {
                let all = (1..=MatchLength::MAX).filter_map(MatchLength::new);
                [money()].into_iter().chain(all.map(points)).collect()
            }
        }
    }

    fn cubes(self, words: &Words) -> Vec<Choice> {
        match self {
            Self::Invitation => [
                ("friendly", Change::Strict(false)),
                ("strict", Change::Strict(true)),
                ("none", Change::Cube(false)),
            ]
            .map(|(key, change)| choice(words.friend_mode(key), change))
            .into(),
            Self::Duplicate => [("yes", true), ("no", false)]
                .map(|(key, cube)| choice(words.duplicate_cube(key), Change::Cube(cube)))
                .into(),
            Self::Table | Self::RestOfMatch | Self::Position => switch([true, false], Change::Cube),
        }
    }

    fn clocks(self, words: &Words) -> Vec<Choice> {
        let off = (words.clock_off(), None);
        let kinds = [
            (words.clock_simple(), Some(Delay::Simple)),
            (words.clock_bronstein(), Some(Delay::Bronstein)),
        ];
        let off = [off].into_iter().filter(|_| self != Self::RestOfMatch);
        off.chain(kinds)
            .map(|(label, kind)| choice(label, Change::Clock(kind)))
            .collect()
    }
}

impl Form {
    /// Returns the choices of a field, those of a switch without labels; empty for a field that is typed.
    ///
    /// `colours` has the names of the players' colours.
    pub fn choices(&self, field: Field, words: &Words, colours: &ByPlayer<String>) -> Vec<Choice> {
        match field {
            Field::Opponent => self.opponents(words),
            Field::Level => self.level_choices(words),
            Field::Side => Player::BOTH
                .map(|side| choice(colours[side].clone(), Change::Side(side)))
                .into(),
            Field::Length => self.purpose.lengths(words),
            Field::Variant => Variant::ALL
                .map(|variant| {
                    let name = words.variant_name(variant_key(variant));
                    choice(name, Change::Variant(variant))
                })
                .into(),
            Field::Cube => self.purpose.cubes(words),
            Field::Crawford => switch([true, false], Change::Crawford),
            Field::Clock => self.purpose.clocks(words),
            Field::Pace => PACES
                .map(|pace| {
                    let label = pace.replace('.', &words.decimal_mark());
                    choice(label, Change::Number(Number::PerPoint, pace.to_owned()))
                })
                .into(),
            Field::Jacoby => switch([true, false], Change::Jacoby),
            Field::Beavers => vec![
                choice(words.beavers_none(), Change::Beavers(Beavers::None)),
                choice(words.beavers_one(), Change::Beavers(Beavers::One)),
                choice(words.beavers_all(), Change::Beavers(Beavers::Unlimited)),
            ],
            Field::AutomaticDoubles => (0..=MAX_AUTOMATIC_DOUBLES)
                .map(|doubles| choice(doubles.to_string(), Change::AutomaticDoubles(doubles)))
                .collect(),
            Field::Practice => switch([true, false], Change::Practice),
            Field::Days => DAYS
                .map(|days| {
                    let days = NonZeroU8::new(days);
                    choice(days_in_words(words, days), Change::Days(days))
                })
                .into(),
            Field::FirstRoll => switch(
                [FirstRoll::Fresh, FirstRoll::OpeningDice],
                Change::FirstRoll,
            ),
            Field::BarBackgammon => switch(
                [BarBackgammon::Four, BarBackgammon::Three],
                Change::BarBackgammon,
            ),
            Field::ClosedOut => switch([ClosedOut::Rolls, ClosedOut::Passes], Change::ClosedOut),
            Field::Dice => switch([DiceBy::Hand, DiceBy::Program], Change::Dice),
            Field::Names | Field::OwnName | Field::Number(_) => Vec::new(),
        }
    }

    fn opponents(&self, words: &Words) -> Vec<Choice> {
        let labels = match self.purpose {
            Purpose::Duplicate => ["computer", "partner"].map(|who| words.duplicate_opponent(who)),
            _ => [words.computer(), words.person_here()],
        };
        labels
            .into_iter()
            .zip([Opponent::Computer, Opponent::Person])
            .map(|(label, opponent)| choice(label, Change::Opponent(opponent)))
            .collect()
    }

    /// A duplicate is played at a level that everybody knows, or at the own level that was chosen last.
    fn level_choices(&self, words: &Words) -> Vec<Choice> {
        let named = |level| choice(level_name(words, level), Change::Level(level));
        let own = match self.purpose {
            Purpose::Duplicate => self.own_pr.chosen.map(|pr| named(own_level(pr))),
            _ => Some(choice(words.level_name("own"), Change::OwnLevel)),
        };
        levels().map(named).chain(own).collect()
    }

    /// Returns the hint below a field; `None` if there is nothing to explain.
    pub fn hint(&self, field: Field, words: &Words) -> Option<String> {
        let promise = || clock_promise(words, self.clock()?, self.length?, ByPlayer::default());
        match (self.purpose, field) {
            (Purpose::Table, Field::Level) => {
                let level = target_pr(self.level).map_or(self.level, |_| "own");
                Some(words.level_about(level))
            }
            (Purpose::Table, Field::Number(Number::Delay)) => promise(),
            (Purpose::Invitation, Field::Length) => {
                self.length.is_none().then(|| words.option_jacoby())
            }
            (Purpose::Invitation, Field::Cube) => Some(words.friend_mode_about(self.mode_key())),
            (Purpose::Invitation, Field::Clock) => {
                promise().map(|promise| words.live_clock_about(promise))
            }
            _ => None,
        }
    }

    const fn mode_key(&self) -> &'static str {
        match (self.cube, self.strict) {
            (false, _) => "none",
            (true, false) => "friendly",
            (true, true) => "strict",
        }
    }

    /// Returns the options of a new game in words, for when they are folded away.
    pub fn summary(&self, words: &Words) -> Vec<String> {
        let rules = self.ruleset();
        let mut parts = vec![words.variant_name(variant_key(self.variant))];
        parts.push(if rules.uses_cube() {
            words.summary_cube()
        } else {
            words.summary_no_cube()
        });
        match rules.money() {
            None => parts.extend(self.crawford.then(|| words.crawford_mark())),
            Some(money) => {
                parts.extend(rules.plays_jacoby().then(|| words.summary_jacoby()));
                match money.beavers {
                    Beavers::None => {}
                    Beavers::One => parts.push(words.beavers_one()),
                    Beavers::Unlimited => parts.push(words.beavers_all()),
                }
                if money.automatic_doubles > 0 {
                    let doubles = words.automatic_doubles();
                    parts.push(format!("{doubles} {}", money.automatic_doubles));
                }
                parts.extend(money.practice.then(|| words.practice_mark()));
            }
        }
        parts.extend((self.dice == DiceBy::Hand).then(|| words.summary_real_dice()));
        parts.extend(self.clock().map(|_| words.summary_clock()));
        parts
    }
}

/// The most ties of the opening roll that double the cube.
pub(crate) const MAX_AUTOMATIC_DOUBLES: u8 = 3;

fn days_in_words(words: &Words, days: Option<NonZeroU8>) -> String {
    days.map_or_else(
        || words.friend_no_limit(),
        |days| words.friend_days(days.get()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(form: &Form, field: Field) -> Vec<String> {
        let choices = form.choices(field, &Words::english(), &ByPlayer::default());
        choices.into_iter().map(|choice| choice.label).collect()
    }

    #[test]
    fn every_variant_has_a_name_of_its_own() {
        let mut names = labels(&Form::default(), Field::Variant);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Variant::ALL.len());
    }

    #[test]
    fn each_place_offers_lengths_of_its_own() {
        let offered = |purpose| labels(&Form::new(purpose), Field::Length);
        let points = ["1", "3", "5", "7", "9", "11"];
        let table = offered(Purpose::Table);
        assert_eq!(
            (table[0].as_str(), &table[1..]),
            ("Money game", &points.map(str::to_owned)[..])
        );
        let invitation = offered(Purpose::Invitation);
        assert_eq!(invitation[..6], points);
        assert_eq!(invitation[6], "Money game");
        let duplicate = offered(Purpose::Duplicate);
        assert_eq!(duplicate.len(), 9);
        assert_eq!(duplicate[8], "5 games for points");
        let position = offered(Purpose::Position);
        assert_eq!(
            (position.len(), position[25].as_str()),
            (26, "25-point match")
        );
    }

    #[test]
    fn a_duplicate_offers_the_own_level_of_the_last_game_by_its_pr() {
        let mut form = Form::new(Purpose::Duplicate);
        assert_eq!(labels(&form, Field::Level).len(), levels().count());
        form.apply(Change::Level("PR 12"));
        form.apply(Change::Level("expert"));
        assert_eq!(
            labels(&form, Field::Level).last().map(String::as_str),
            Some("PR 12")
        );
        let last = labels(&Form::default(), Field::Level);
        assert_eq!(last.last(), Some(&Words::english().level_name("own")));
    }

    #[test]
    fn an_invitation_explains_its_choices() {
        let words = Words::english();
        let mut form = Form::new(Purpose::Invitation);
        assert_eq!(form.hint(Field::Length, &words), None);
        assert_eq!(form.hint(Field::Clock, &words), None);
        form.apply(Change::Clock(Some(Delay::Simple)));
        form.apply(Change::Number(Number::PerPoint, PACES[0].to_owned()));
        let promise = form.hint(Field::Clock, &words).expect("a clock");
        assert!(promise.starts_with("2:30 for each player"), "{promise}");
        for (change, key) in [
            (Change::Strict(true), "strict"),
            (Change::Cube(false), "none"),
            (Change::Strict(false), "friendly"),
        ] {
            form.apply(change);
            assert_eq!(
                form.hint(Field::Cube, &words),
                Some(words.friend_mode_about(key))
            );
        }
        form.apply(Change::Length(None));
        assert_eq!(
            form.hint(Field::Length, &words),
            Some(words.option_jacoby())
        );
        assert_eq!(
            form.hint(Field::Clock, &words),
            None,
            "only a match has one"
        );
    }

    #[test]
    fn the_options_are_summed_up_in_words() {
        let words = Words::english();
        let summary = |form: &Form| form.summary(&words).join(", ");
        let usual = summary(&Form::default());
        assert_eq!(
            usual,
            [
                words.variant_name("standard"),
                words.summary_cube(),
                words.summary_jacoby()
            ]
            .join(", ")
        );
        let unusual = crate::stored::tests::unusual();
        let told = summary(&unusual);
        assert!(told.contains(&words.summary_no_cube()) && told.contains(&words.summary_clock()));
        assert!(!told.contains(&words.beavers_all()), "a match has none");
        let money = summary(&unusual.with(Change::Length(None)));
        assert!(money.contains(&words.beavers_all()) && money.contains(&words.practice_mark()));
    }
}
