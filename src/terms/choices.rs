//! Choices offered by each field, with their labels.

use std::num::NonZeroU8;

use friend::Starter;
use rules::{
    BarBackgammon, Beavers, ByPlayer, ClosedOut, Delay, DiceBy, FirstRoll, MatchLength, Player,
    Variant,
};
use words::Words;

use crate::{
    Change, Field, Form, Number, Opponent, Purpose,
    level::{CHAMPION, level_name, levels, own_level},
    text::{starter_key, variant_key},
};

/// Match lengths on offer, in points.
const LENGTHS: [u8; 6] = [1, 3, 5, 7, 9, 11];
/// Numbers of money games that a duplicate offers.
const GAMES: [u8; 3] = [1, 3, 5];
/// Numbers of minutes per point that an invitation offers.
const PACES: [&str; 4] = ["0.5", "1", "2", "3"];
/// Numbers of days per message that an invitation offers; 0 means no limit.
const DAYS: [u8; 4] = [0, 1, 3, 7];

/// Choice offered by a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Label of the choice; empty for a switch.
    pub label: String,
    /// Explanation of the choice; `None` if the label is sufficient.
    pub about: Option<String>,
    /// Change that selects the choice.
    pub change: Change,
}

fn choice(label: String, change: Change) -> Choice {
    Choice {
        label,
        about: None,
        change,
    }
}

/// Returns a switch's two choices.
fn switch<T>([on, off]: [T; 2], change: fn(T) -> Change) -> Vec<Choice> {
    [on, off]
        .map(|value| choice(String::new(), change(value)))
        .into()
}

impl Purpose {
    fn lengths(self, words: &Words) -> Vec<Choice> {
        let money = || choice(words.money_title(), Change::Length(None));
        let for_points = |cube: bool| {
            let label = if cube {
                words.money_title()
            } else {
                words.one_game()
            };
            choice(label, Change::Points { cube })
        };
        let points = |points: MatchLength| {
            let label = match self {
                Self::Position => words.match_title(points.points()),
                _ => words.points_won(u32::from(points.points())),
            };
            choice(label, Change::Length(Some(points)))
        };
        let matches = LENGTHS.into_iter().filter_map(MatchLength::new).map(points);
        let games = |games: NonZeroU8| {
            let label = words.duplicate_games(u32::from(games.get()));
            choice(label, Change::Games(games))
        };
        match self {
            Self::Table => {
                let (one, money) = (for_points(false), for_points(true));
                [one].into_iter().chain(matches).chain([money]).collect()
            }
            Self::RestOfMatch => [money()].into_iter().chain(matches).collect(),
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
    /// Returns a field's choices, with empty labels for a switch; empty for a text field.
    ///
    /// `colours` are the names of the players' colours.
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
            Field::Starter => [Starter::Inviter, Starter::OpeningRoll]
                .map(|starter| {
                    let label = words.friend_starter_choice(starter_key(starter));
                    choice(label, Change::Starter(starter))
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

    /// Returns the level choices. A duplicate offers the target-PR level selected last, and those common levels that
    /// play identically on every machine.
    fn level_choices(&self, words: &Words) -> Vec<Choice> {
        let about = |level| (self.purpose == Purpose::Table).then(|| words.level_about(level));
        let named = |level| Choice {
            about: about(level),
            ..choice(level_name(words, level), Change::Level(level))
        };
        let own = match self.purpose {
            Purpose::Duplicate => self.own_pr.chosen.map(|pr| named(own_level(pr))),
            _ => Some(Choice {
                about: about("own"),
                ..choice(words.level_name("own"), Change::OwnLevel)
            }),
        };
        let is_duplicate = self.purpose == Purpose::Duplicate;
        let common = levels().filter(|level| !is_duplicate || *level != CHAMPION);
        common.map(named).chain(own).collect()
    }
}

/// Maximum number of automatic doubles after ties in the opening roll.
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
    fn every_variant_has_a_distinct_name() {
        let mut names = labels(&Form::default(), Field::Variant);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Variant::ALL.len());
    }

    #[test]
    fn offers_the_lengths_for_each_purpose() {
        let offered = |purpose| labels(&Form::new(purpose), Field::Length);
        let points = [
            "1 point",
            "3 points",
            "5 points",
            "7 points",
            "9 points",
            "11 points",
        ];
        let table = offered(Purpose::Table);
        assert_eq!(table[1..7], points);
        assert_eq!((&*table[0], &*table[7]), ("One game", "Money game"));
        let invitation = offered(Purpose::Invitation);
        assert_eq!(invitation[..6], points);
        assert_eq!(invitation[6], "Money game");
        let duplicate = offered(Purpose::Duplicate);
        assert_eq!(duplicate.len(), 9);
        assert_eq!(duplicate[8], "5 games");
        let position = offered(Purpose::Position);
        assert_eq!(
            (position.len(), position[25].as_str()),
            (26, "25-point match")
        );
    }

    #[test]
    fn each_level_of_a_new_game_has_an_explanation() {
        let form = Form::default();
        let choices = form.choices(Field::Level, &Words::english(), &ByPlayer::default());
        let mut lines: Vec<_> = choices.into_iter().filter_map(|one| one.about).collect();
        assert_eq!(lines.len(), levels().count() + 1);
        lines.dedup();
        assert_eq!(lines.len(), levels().count() + 1);
        assert!(!lines.iter().any(|line| line.contains("PR")), "{lines:?}");
    }

    #[test]
    fn a_duplicate_offers_the_last_selected_target_pr_level() {
        let mut form = Form::new(Purpose::Duplicate);
        let common = labels(&form, Field::Level);
        assert_eq!(common.last().map(String::as_str), Some("Expert"));
        form.apply(Change::Level("PR 12"));
        form.apply(Change::Level("expert"));
        assert_eq!(
            labels(&form, Field::Level).last().map(String::as_str),
            Some("PR 12")
        );
        let last = labels(&Form::default(), Field::Level);
        assert_eq!(last.last(), Some(&Words::english().level_name("own")));
    }
}
