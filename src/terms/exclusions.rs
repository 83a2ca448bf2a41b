//! Exclusions between choices, and validation of numbers that must be corrected before a game can start.

use rules::{ClockRules, Ruleset};

use crate::{Field, Form, Number, Opponent, Purpose};

impl Form {
    /// Returns `true` if a field is relevant given the other choices. This method defines all exclusions.
    ///
    /// Invitations and duplicates always show the cube, even if the rules never use it. The editor shows the cube rules
    /// even without a cube, because the position may be impossible.
    pub fn offers(&self, field: Field) -> bool {
        let is_at_table = self.purpose == Purpose::Table;
        let is_match = self.length.is_some();
        let uses_cube = self.ruleset().uses_cube() || self.purpose == Purpose::Position;
        match field {
            Field::Level | Field::Side => self.opponent == Opponent::Computer,
            Field::Names => self.opponent == Opponent::Person,
            Field::Cube => !is_at_table || self.can_use_cube(),
            Field::Crawford | Field::Clock => is_match,
            Field::Pace
            | Field::Number(Number::PerPoint | Number::PerPointScored | Number::Delay) => {
                is_match && self.clock.kind.is_some()
            }
            Field::Jacoby | Field::Beavers | Field::AutomaticDoubles => !is_match && uses_cube,
            Field::Practice | Field::Number(Number::Stake) => !is_match,
            Field::Opponent
            | Field::OwnName
            | Field::Length
            | Field::Number(Number::Length)
            | Field::Variant
            | Field::Starter
            | Field::Days
            | Field::FirstRoll
            | Field::BarBackgammon
            | Field::ClosedOut
            | Field::Dice => true,
        }
    }

    /// Returns `true` if the game can have a cube, which some variants and one-point matches exclude.
    fn can_use_cube(&self) -> bool {
        let with_cube = Ruleset {
            cube: true,
            ..self.ruleset()
        };
        with_cube.uses_cube()
    }

    /// Returns the selected clock; `None` in money play, and while one of its numbers needs correction.
    pub fn clock(&self) -> Option<ClockRules> {
        let wrong = |number: &Number| number.is_of_clock() && self.is_mistyped(*number);
        let is_right = !Number::ALL.iter().any(wrong);
        self.length.and(self.clock.rules()).filter(|_| is_right)
    }

    /// Returns `true` if this number's field is relevant and its text is not a number within the limits, which prevents
    /// the game from starting.
    pub fn is_mistyped(&self, number: Number) -> bool {
        self.mistyped.text(number).is_some() && self.offers(Field::Number(number))
    }

    /// Returns the first number that must be corrected before the game can start; `None` if all numbers are valid.
    pub fn to_mend(&self) -> Option<Number> {
        let mut all = Number::ALL.into_iter();
        all.find(|number| self.is_mistyped(*number))
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, MatchLength, Variant};
    use words::Words;

    use super::*;
    use crate::{
        CLOCK, Change, Control, DUPLICATE, INVITATION, MORE_RULES, OPTIONS, PLAYERS,
        POSITION_STAKES, POSITION_VARIANT, STAKES,
    };

    /// Returns all purposes, each with its fields.
    fn places() -> [(Purpose, Vec<Field>); 5] {
        [
            (
                Purpose::Table,
                [&PLAYERS[..], &STAKES, &OPTIONS, &MORE_RULES].concat(),
            ),
            (Purpose::RestOfMatch, CLOCK.to_vec()),
            (Purpose::Invitation, INVITATION.to_vec()),
            (Purpose::Duplicate, DUPLICATE.to_vec()),
            (
                Purpose::Position,
                [&POSITION_STAKES[..], &POSITION_VARIANT].concat(),
            ),
        ]
    }

    fn offered(changes: impl IntoIterator<Item = Change>) -> Vec<Field> {
        let form = changes.into_iter().fold(Form::default(), Form::with);
        let all = [&PLAYERS[..], &STAKES, &OPTIONS, &MORE_RULES].concat();
        all.into_iter()
            .filter(|field| form.offers(*field))
            .collect()
    }

    fn match_to(points: u8) -> Change {
        Change::Length(MatchLength::new(points))
    }

    #[test]
    fn every_field_has_a_label_and_mutually_exclusive_choices() {
        let words = Words::english();
        let colours = ByPlayer::new(|player| format!("{player:?}"));
        for (purpose, fields) in places() {
            for field in fields {
                assert_ne!(purpose.label(field, &words), "", "{purpose:?} {field:?}");
                let form = Form::new(purpose);
                let choices = form.choices(field, &words, &colours);
                let is_typed = matches!(
                    purpose.control(field),
                    Control::Number(_) | Control::Names | Control::OwnName
                );
                assert_eq!(choices.is_empty(), is_typed, "{purpose:?} {field:?}");
                for chosen in &choices {
                    let form = form.clone().with(chosen.change.clone());
                    let mut all = choices.iter();
                    assert!(
                        all.all(|one| form.is_chosen(&one.change) == (one == chosen)),
                        "{purpose:?} {chosen:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn each_field_of_a_new_form_has_one_selected_choice() {
        let words = Words::english();
        for (purpose, fields) in places() {
            let form = Form::new(purpose);
            for field in fields {
                let choices = form.choices(field, &words, &ByPlayer::default());
                let chosen = choices.iter().filter(|one| form.is_chosen(&one.change));
                let count = usize::from(!choices.is_empty() && purpose != Purpose::RestOfMatch);
                assert_eq!(chosen.count(), count, "{purpose:?} {field:?}");
            }
        }
    }

    #[test]
    fn o5_offers_a_cube_only_if_the_rules_allow_it() {
        let cube = |changes: Vec<Change>| offered(changes).contains(&Field::Cube);
        assert!(cube(vec![]));
        assert!(cube(vec![Change::Cube(false)]));
        assert!(!cube(vec![Change::Variant(Variant::Portes)]));
        assert!(!cube(vec![Change::Variant(Variant::Misere)]));
        assert!(!cube(vec![match_to(1)]));
        for purpose in [Purpose::Invitation, Purpose::Duplicate] {
            assert!(Form::new(purpose).with(match_to(1)).offers(Field::Cube));
        }
    }

    #[test]
    fn money_play_has_cube_rules_and_a_match_has_a_clock() {
        let with_cube = [Field::Jacoby, Field::Beavers, Field::AutomaticDoubles];
        let money = [Field::Practice, Field::Number(Number::Stake)];
        let played = [Field::Crawford, Field::Clock];
        let timed = [
            Field::Number(Number::PerPoint),
            Field::Number(Number::Delay),
        ];
        let clock = Change::Clock(Some(rules::Delay::Simple));
        for (changes, [has_cube, is_money, is_match, is_timed]) in [
            (vec![], [true, true, false, false]),
            (vec![Change::Cube(false)], [false, true, false, false]),
            (
                vec![Change::Variant(Variant::Portes)],
                [false, true, false, false],
            ),
            (vec![clock.clone()], [true, true, false, false]),
            (vec![match_to(3)], [false, false, true, false]),
            (vec![match_to(3), clock], [false, false, true, true]),
        ] {
            let offered = offered(changes.clone());
            let has = |fields: &[Field]| fields.iter().map(|one| offered.contains(one)).collect();
            let expected = [
                vec![has_cube; with_cube.len()],
                vec![is_money; money.len()],
                vec![is_match; played.len()],
                vec![is_timed; timed.len()],
            ];
            let shown: [Vec<bool>; 4] = [has(&with_cube), has(&money), has(&played), has(&timed)];
            assert_eq!(shown, expected, "{changes:?}");
        }
    }

    #[test]
    fn the_computer_has_a_level_and_a_side_and_people_have_names() {
        let players = |opponent| {
            let all = offered([Change::Opponent(opponent)]);
            PLAYERS.map(|field| all.contains(&field))
        };
        assert_eq!(players(Opponent::Computer), [true, true, true, false]);
        assert_eq!(players(Opponent::Person), [true, false, false, true]);
    }

    #[test]
    fn a_mistyped_number_matters_only_in_a_relevant_field() {
        let wrong = |number: Number| {
            let form = Form::default().with(Change::Number(number, "x".to_owned()));
            form.with(Change::Clock(Some(rules::Delay::Simple)))
        };
        let money = wrong(Number::Stake);
        assert_eq!(money.to_mend(), Some(Number::Stake));
        let length = Change::Length(MatchLength::new(3));
        assert_eq!(money.with(length.clone()).to_mend(), None);
        for number in [Number::PerPoint, Number::PerPointScored, Number::Delay] {
            let money = wrong(number);
            assert_eq!(money.to_mend(), None);
            let timed = money.with(length.clone());
            assert_eq!((timed.to_mend(), timed.clock()), (Some(number), None));
            let mended = timed.clone().with(Change::Number(number, "5".to_owned()));
            assert_eq!(mended.to_mend(), None);
            assert!(mended.clock().is_some());
            assert_eq!(timed.with(Change::Clock(None)).to_mend(), None);
        }
    }
}
