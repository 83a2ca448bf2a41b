//! Form texts: labels, hints, and the summary of the options.

use friend::Starter;
use rules::{Beavers, ByPlayer, DiceBy, Variant};
use words::Words;

use crate::{Field, Form, Number, Purpose, clock_promise};

/// Control that displays a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Row of choices, one of which is selected.
    Choices,
    /// List of choices, one of which is selected.
    List,
    /// Switch; the field's first choice is on, and the second is off.
    Switch,
    /// Text field for a number.
    Number(Number),
    /// Text fields for both players' names.
    Names,
    /// Text field for the user's name.
    OwnName,
}

/// Returns the catalogue key of the starting player.
pub const fn starter_key(starter: Starter) -> &'static str {
    match starter {
        Starter::Inviter => "inviter",
        Starter::OpeningRoll => "roll",
    }
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
    /// Returns the control that displays a field.
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
            _ => Control::Choices,
        }
    }

    /// Returns `true` if a field's hint depends on its choices, so that changes to the hint must be announced.
    pub const fn has_live_hint(self, field: Field) -> bool {
        let has_hint = matches!(
            field,
            Field::Length | Field::Starter | Field::Cube | Field::Clock
        );
        match self {
            Self::Table => matches!(field, Field::Length),
            _ => has_hint && matches!(self, Self::Invitation),
        }
    }

    /// Returns the catalogue key of the sentence that explains a rule; `None` if the label is sufficient.
    pub const fn rule_key(self, field: Field) -> Option<&'static str> {
        if !matches!(self, Self::Table) {
            return None;
        }
        Some(match field {
            Field::Cube => "cube",
            Field::Crawford => "crawford",
            Field::Jacoby => "jacoby",
            Field::Beavers => "beavers",
            Field::AutomaticDoubles => "automatic",
            Field::Number(Number::Stake) => "stake",
            Field::FirstRoll => "fresh",
            Field::BarBackgammon => "four",
            Field::ClosedOut => "closed-out",
            _ => return None,
        })
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
            Field::Starter => words.friend_starter(),
            Field::Variant => words.game_choice(),
            Field::Cube if self == Self::Table => words.doubling_cube(),
            Field::Cube => words.friend_cube(),
            Field::Crawford => words.crawford_game(),
            Field::Clock => words.clock(),
            Field::Pace => words.live_clock_pace(),
            Field::Number(Number::Length) => words.length_other(),
            Field::Number(Number::Stake) => words.option_stake(),
            Field::Number(Number::PerPoint) => words.clock_per_point(),
            Field::Number(Number::PerPointScored) => words.clock_per_scored(),
            Field::Number(Number::Delay) => words.clock_delay(),
            Field::Jacoby if self == Self::Table => words.jacoby_rule(),
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
}

impl Form {
    /// Returns the hint displayed below a field; `None` if the field needs no explanation.
    pub fn hint(&self, field: Field, words: &Words) -> Option<String> {
        let promise = || clock_promise(words, self.clock()?, self.length?, ByPlayer::default());
        match (self.purpose, field) {
            (Purpose::Table, Field::Number(Number::Delay)) => promise(),
            (Purpose::Table, Field::Length) => Some(match (self.length, self.cube) {
                (Some(length), _) => words.about_match(u32::from(length.points())),
                (None, true) => words.about_money(),
                (None, false) => words.about_one_game(),
            }),
            (Purpose::Invitation, Field::Length) => {
                self.length.is_none().then(|| words.option_jacoby())
            }
            (Purpose::Invitation, Field::Starter) => {
                Some(words.friend_starter_hint(starter_key(self.starter)))
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

    /// Returns the options for a new game in words, displayed while the form's fields are collapsed.
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

#[cfg(test)]
mod tests {
    use rules::{Delay, MatchLength};

    use super::*;
    use crate::{Change, MORE_RULES};

    #[test]
    fn an_invitation_explains_its_choices() {
        let words = Words::english();
        let mut form = Form::new(Purpose::Invitation);
        form.apply(Change::Length(MatchLength::new(5)));
        assert_eq!(form.hint(Field::Length, &words), None);
        assert_eq!(form.hint(Field::Clock, &words), None);
        form.apply(Change::Clock(Some(Delay::Simple)));
        form.apply(Change::Number(Number::PerPoint, "0.5".to_owned()));
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
    fn a_new_game_explains_its_length_and_rarer_rules() {
        let words = Words::english();
        for field in MORE_RULES {
            let key = Purpose::Table.rule_key(field).expect("a sentence");
            assert!(words.about_rule(key).ends_with('.'), "{key}");
            assert_eq!(Purpose::Position.rule_key(field), None);
        }
        let mut form = Form::first();
        let mut texts = Vec::new();
        for change in [
            Change::Points { cube: false },
            Change::Points { cube: true },
            Change::Length(MatchLength::new(5)),
        ] {
            form.apply(change);
            texts.extend(form.hint(Field::Length, &words));
        }
        assert_eq!(texts.len(), 3);
        assert!(texts[2].contains('5'), "{texts:?}");
        texts.dedup();
        assert_eq!(texts.len(), 3);
    }

    #[test]
    fn the_summary_for_a_beginner_does_not_mention_jacoby() {
        let words = Words::english();
        let texts = Form::first().summary(&words).join(", ");
        let jacoby = words.summary_jacoby();
        assert!(!texts.contains(&jacoby), "{texts}");
    }

    #[test]
    fn the_summary_describes_the_options() {
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
        let texts = summary(&unusual);
        assert!(texts.contains(&words.summary_no_cube()) && texts.contains(&words.summary_clock()));
        assert!(!texts.contains(&words.beavers_all()), "a match has none");
        let money = summary(&unusual.with(Change::Length(None)));
        assert!(money.contains(&words.beavers_all()) && money.contains(&words.practice_mark()));
    }
}
