//! The fields of the form: which are shown where, and which choice excludes which.

use rules::Ruleset;

use crate::{Form, Number, Opponent, Purpose};

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The opponent at this device.
    Opponent,
    /// The computer's level.
    Level,
    /// The side against the computer.
    Side,
    /// The names of two people at one device.
    Names,
    /// The player's own name.
    OwnName,
    /// The length of a match, or money play.
    Length,
    /// The variant.
    Variant,
    /// The cube.
    Cube,
    /// The Crawford game.
    Crawford,
    /// The kind of the clock.
    Clock,
    /// Minutes on the clock for each point, of which a few are offered.
    Pace,
    /// A number that is typed.
    Number(Number),
    /// The Jacoby rule.
    Jacoby,
    /// Immediate redoubles.
    Beavers,
    /// Ties of the opening roll that double the cube.
    AutomaticDoubles,
    /// Plays that may be taken back.
    Practice,
    /// Days for each message.
    Days,
    /// The dice that the starter plays.
    FirstRoll,
    /// The points for a backgammon with a checker on the bar.
    BarBackgammon,
    /// A closed-out player's turn.
    ClosedOut,
    /// The source of the dice.
    Dice,
}

/// The players of a new game at one device.
pub const PLAYERS: [Field; 4] = [Field::Opponent, Field::Level, Field::Side, Field::Names];

/// The stakes of a new game at one device.
pub const STAKES: [Field; 1] = [Field::Length];

/// The options of a new game at one device, which are folded away. A match starts at 0-0, so that the minutes less for
/// each point already scored are left out.
pub const OPTIONS: [Field; 15] = [
    Field::Variant,
    Field::Cube,
    Field::Jacoby,
    Field::Beavers,
    Field::AutomaticDoubles,
    Field::Practice,
    Field::Number(Number::Stake),
    Field::Crawford,
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::Delay),
    Field::FirstRoll,
    Field::BarBackgammon,
    Field::ClosedOut,
    Field::Dice,
];

/// The clock for the rest of a match.
pub const CLOCK: [Field; 4] = [
    Field::Clock,
    Field::Number(Number::PerPoint),
    Field::Number(Number::PerPointScored),
    Field::Number(Number::Delay),
];

/// An invitation to a friend.
pub const INVITATION: [Field; 7] = [
    Field::OwnName,
    Field::Length,
    Field::Cube,
    Field::Clock,
    Field::Pace,
    Field::Days,
    Field::Variant,
];

/// A new duplicate.
pub const DUPLICATE: [Field; 5] = [
    Field::Length,
    Field::Cube,
    Field::Opponent,
    Field::Level,
    Field::Variant,
];

/// The stakes of a position that is being set up.
pub const POSITION_STAKES: [Field; 3] = [Field::Length, Field::Jacoby, Field::Beavers];

/// The variant of a position that is being set up.
pub const POSITION_VARIANT: [Field; 1] = [Field::Variant];

impl Form {
    /// Whether the text in the field of a number is none within the limits, so that the game cannot start.
    pub fn is_mistyped(&self, number: Number) -> bool {
        self.mistyped.text(number).is_some() && self.offers(Field::Number(number))
    }

    /// Whether a field has a meaning beside the other choices. All exclusions are here.
    ///
    /// An invitation and a duplicate always tell of the cube, also where the rules never use it. In the editor the
    /// position may be impossible, so that there the rules for the cube are shown without one, too.
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
            | Field::Days
            | Field::FirstRoll
            | Field::BarBackgammon
            | Field::ClosedOut
            | Field::Dice => true,
        }
    }

    /// Whether a cube can be had: not in some variants, never in a match to one point.
    fn can_use_cube(&self) -> bool {
        let with_cube = Ruleset {
            cube: true,
            ..self.ruleset()
        };
        with_cube.uses_cube()
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByPlayer, MatchLength, Variant};
    use words::Words;

    use super::*;
    use crate::{Change, Control};

    /// All places with their fields.
    fn places() -> [(Purpose, Vec<Field>); 5] {
        [
            (Purpose::Table, [&PLAYERS[..], &STAKES, &OPTIONS].concat()),
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
        let all = [&PLAYERS[..], &STAKES, &OPTIONS].concat();
        all.into_iter()
            .filter(|field| form.offers(*field))
            .collect()
    }

    fn match_to(points: u8) -> Change {
        Change::Length(MatchLength::new(points))
    }

    #[test]
    fn every_field_has_a_label_and_choices_of_which_each_can_be_chosen_alone() {
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
    fn one_choice_of_a_new_form_is_chosen() {
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
    fn o5_a_cube_is_offered_only_where_there_can_be_one() {
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
    fn money_play_has_rules_for_the_cube_where_there_is_one_and_a_match_a_clock() {
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
}
