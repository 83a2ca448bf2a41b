//! Tests for the session storage format: sessions survive a round trip, and sessions that have been tampered with are
//! rejected.
#![expect(
    clippy::cast_possible_truncation,
    reason = "the random numbers are below 256"
)]

use std::num::NonZeroU16;

use dice::{DiceStream, Seed};
use rules::{
    Action, BarBackgammon, Beavers, ByPlayer, ClockRules, ClosedOut, Delay, DiceBy,
    DiceSource as _, Draft, FirstRoll, Match, MatchLength, Money, Roll, Ruleset, Session, Stakes,
    Variant, Win,
};

use crate::{GameSeed, LoadError, Saved, Seat};

/// Reproducible random choices from a separate stream, so that the games' dice are unaffected.
pub(crate) struct Luck(DiceStream);

impl Luck {
    pub(crate) fn new(number: u8) -> Self {
        Self(DiceStream::new(Seed([number; 32])))
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let digit = |number, _| number * 6 + usize::from(self.0.die().pips()) - 1;
        (0..5).fold(0, digit) % limit
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub(crate) fn ruleset(&mut self) -> Ruleset {
        let length = MatchLength::new(1 + self.below(25) as u8).expect("1 to 25");
        let money = Money {
            jacoby: self.below(2) == 0,
            beavers: self.of(&[Beavers::None, Beavers::One, Beavers::Unlimited]),
            automatic_doubles: self.below(3) as u8,
            stake: NonZeroU16::new(1 + self.below(9) as u16).unwrap_or(NonZeroU16::MIN),
            practice: self.below(2) == 0,
        };
        let crawford = self.below(2) == 0;
        let stakes = [
            Stakes::Money(money),
            Stakes::Match(Match { length, crawford }),
        ];
        Ruleset {
            variant: self.of(&Variant::ALL),
            stakes: self.of(&stakes),
            cube: self.below(4) > 0,
            first_roll: self.of(&[FirstRoll::OpeningDice, FirstRoll::Fresh]),
            bar_backgammon: self.of(&[BarBackgammon::Three, BarBackgammon::Four]),
            closed_out: self.of(&[ClosedOut::Passes, ClosedOut::Rolls]),
            dice: self.of(&[DiceBy::Program, DiceBy::Program, DiceBy::Hand]),
        }
    }

    pub(crate) fn action(&mut self, session: &Session) -> Action {
        let steps = session.draft().map(Draft::options).unwrap_or_default();
        if !steps.is_empty() && self.below(8) > 0 {
            return Action::Step(self.of(&steps));
        }
        let rolled = ByPlayer::new(|_| self.0.die());
        let roll = Roll::new(self.0.die(), self.0.die());
        let win = self.of(&[Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple]);
        let kind = self.of(&[Delay::Simple, Delay::Bronstein]);
        let clock = ClockRules {
            kind,
            ..ClockRules::default()
        };
        let time = self.below(6_000) as u64;
        self.of(&[
            Action::RollOpening,
            Action::EnterOpening(rolled),
            Action::Roll,
            Action::EnterRoll(roll),
            Action::Cocked,
            Action::Pass,
            Action::Undo,
            Action::UndoTurn,
            Action::SwapDice,
            Action::PickUp,
            Action::PickUp,
            Action::Double,
            Action::Take,
            Action::Drop,
            Action::Beaver,
            Action::Resign(win),
            Action::AcceptResignation,
            Action::DeclineResignation,
            Action::DeclineResignation,
            Action::NextGame,
            Action::StartClock(clock),
            Action::Spend(time),
            Action::Spend(time),
            Action::Advised(time as u16),
        ])
    }
}

pub(crate) fn begun(ruleset: Ruleset) -> Saved {
    Saved {
        session: Session::new(ruleset),
        seats: ByPlayer {
            white: Seat::Person,
            black: Seat::Computer("normal".to_owned()),
        },
        names: ByPlayer::default(),
        seeds: vec![GameSeed::new(Seed([1; 32]))],
        start: None,
    }
}

/// Applies `action` with the game's dice; returns `false` if it is illegal.
pub(crate) fn act(saved: &mut Saved, action: Action) -> bool {
    let mut dice = saved.dice().expect("every game has a seed");
    let done = saved.session.apply(action, &mut dice).is_ok();
    if done && action == Action::NextGame {
        let seed = Seed([saved.seeds.len() as u8 + 1; 32]);
        saved.seeds.push(GameSeed::new(seed));
    }
    done
}

#[test]
fn a_session_survives_a_round_trip_after_any_action_under_any_rules() {
    for number in 0..40 {
        let mut luck = Luck::new(number);
        let mut saved = begun(luck.ruleset());
        for nth in 0..400 {
            let action = luck.action(&saved.session);
            if act(&mut saved, action) && nth % 9 == 0 {
                let text = saved.to_text();
                assert_eq!(Saved::from_text(&text).as_ref(), Ok(&saved), "{text}");
            }
        }
        assert_eq!(Saved::from_text(&saved.to_text()).as_ref(), Ok(&saved));
    }
}

#[test]
fn r90_the_remaining_time_survives_a_round_trip() {
    let length = MatchLength::new(3).expect("1 to 25");
    let mut saved = begun(Ruleset::match_to(length));
    for action in [
        Action::StartClock(ClockRules::default()),
        Action::RollOpening,
        Action::Spend(30_500),
    ] {
        assert!(act(&mut saved, action));
    }
    let text = saved.to_text();
    assert!(
        text.contains("\"clock simple 120000 60000 12000\""),
        "{text}"
    );
    let again = Saved::from_text(&text).expect("what was stored");
    assert_eq!(again.session.used(), 30_500);
    assert_eq!(again.session.clock(), saved.session.clock());
}

#[test]
fn rejects_a_session_that_is_truncated_anywhere() {
    let mut saved = begun(Ruleset::default());
    assert!(act(&mut saved, Action::RollOpening));
    let text = saved.to_text();
    for end in 0..text.len() {
        assert_eq!(Saved::from_text(&text[..end]), Err(LoadError::Damaged));
    }
}

#[test]
fn an_action_changes_one_short_line_and_every_prefix_of_lines_is_a_session() {
    let mut luck = Luck::new(7);
    let mut saved = begun(Ruleset::default());
    let mut before: Vec<String> = Vec::new();
    for _ in 0..6_000 {
        let action = luck.action(&saved.session);
        if !act(&mut saved, action) {
            continue;
        }
        let text = saved.to_text();
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let same = lines
            .iter()
            .zip(&before)
            .take_while(|(a, b)| a == b)
            .count();
        assert!(lines.len() - same <= 1 || before.is_empty(), "{text}");
        let longest = lines.iter().map(String::len).max();
        assert!(longest < Some(1_000), "{longest:?}");
        before = lines;
    }
    assert!(before.len() > 20, "{} lines", before.len());
    for end in 2..before.len() {
        assert!(Saved::from_text(&before[..end].join("\n")).is_ok());
    }
}

#[test]
fn rejects_manipulated_sessions_with_the_reason() {
    let mut saved = begun(Ruleset::default());
    assert!(act(&mut saved, Action::RollOpening));
    let text = saved.to_text();
    let newer = text.replace("\"version\":2", "\"version\":6");
    assert_eq!(Saved::from_text(&newer), Err(LoadError::Newer(6)));
    let seed = text.replace(&"01".repeat(32), &"02".repeat(32));
    assert_eq!(Saved::from_text(&seed), Err(LoadError::WrongDice));
    let entry = text.replace("throw", "thorw");
    let refused = Saved::from_text(&entry);
    assert!(matches!(refused, Err(LoadError::UnknownEntry(_))));
    let illegal = text.replace("\"throw", "\"take\",\"throw");
    let refused = Saved::from_text(&illegal);
    assert!(matches!(refused, Err(LoadError::Illegal(_))), "{refused:?}");
}

/// Checks a sample written by version 1, which every later version must be able to read.
#[test]
fn the_sample_of_version_1_is_read_and_saved_in_the_current_format() {
    let old = include_str!("../../tests/data/saved_v1.json");
    let new = include_str!("../../tests/data/saved_v2.jsonl").trim_end();
    let saved = Saved::from_text(old).expect("a stored session");
    assert_eq!(saved.to_text(), new);
    assert_eq!(Saved::from_text(new), Ok(saved));
}

#[test]
fn games_with_known_dice_survive_a_round_trip_and_others_are_written_as_version_2() {
    let mut saved = begun(Ruleset::default());
    for action in [
        Action::RollOpening,
        Action::Resign(Win::Single),
        Action::AcceptResignation,
        Action::NextGame,
    ] {
        assert!(act(&mut saved, action));
    }
    assert!(saved.to_text().starts_with("{\"version\":2,"));
    for known in [[true, false], [false, true], [true, true]] {
        for (game, known) in saved.seeds.iter_mut().zip(known) {
            game.known = known;
        }
        let text = saved.to_text();
        assert!(text.starts_with("{\"version\":3,"), "{text}");
        assert_eq!(Saved::from_text(&text).as_ref(), Ok(&saved));
    }
}

#[test]
fn a_replayed_game_of_version_2_has_known_dice() {
    let text = begun(Ruleset::default()).to_text();
    let replayed = text.replacen("}\n", ",\"replayed\":true}\n", 1);
    assert_ne!(replayed, text);
    let saved = Saved::from_text(&replayed).expect("version 2");
    assert!(saved.seeds[0].known);
}

#[test]
fn no_text_panics() {
    proptest::proptest!(|(text: String, version: u32, entries: Vec<String>)| {
        proptest::prop_assert!(Saved::from_text(&text).is_err());
        let text = begun(Ruleset::default()).to_text();
        let log = serde_json::to_string(&entries).unwrap_or_default();
        let text = text.replace("\"log\":[]", &format!("\"log\":{log}"));
        let _ = Saved::from_text(&text.replace("\"version\":2", &format!("\"version\":{version}")));
    });
}

#[test]
fn a_long_session_is_small() {
    let mut luck = Luck::new(99);
    let mut saved = begun(Ruleset::default());
    let mut done = 0_usize;
    while done < 2_000 {
        let action = luck.action(&saved.session);
        done += usize::from(act(&mut saved, action));
    }
    let bytes = saved.to_text().len();
    assert!(bytes < 20 * done, "{bytes} bytes for {done} actions");
}
