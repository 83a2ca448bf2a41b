//! Ten-tap lesson, which rejects any other input.

mod beneath;

use board::{Input, Mark, Place};
use rules::{Action, Die, Phase, Player, Win, legal_plays};
use table::{
    Dialog, Effect, LessonCard, LessonMsg, Model, Msg, Outlined, Panel, Settings, controls, ending,
    lesson_card, library_item, next_step, open_first, scene, update,
};
use words::{Language, Words, compiled};

use crate::hands::seed;
/// Page in a lesson, and the effects of its messages.
#[derive(Clone)]
struct Learner {
    model: Model,
    waits: Vec<u32>,
    announced: Vec<String>,
    others: Vec<Effect>,
}

impl Learner {
    fn at(model: Model) -> Self {
        let mut learner = Self {
            model,
            waits: Vec::new(),
            announced: Vec::new(),
            others: Vec::new(),
        };
        learner.send(Msg::Lesson(LessonMsg::Start));
        learner
    }

    /// Starts a lesson on a first visit, in the language of `words`.
    fn first_visit(words: Words) -> Self {
        Self::at(open_first(None, Settings::default(), seed(1), words).0)
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg) {
            match effect {
                Effect::Wait { token, .. } => self.waits.push(token),
                Effect::Announce(words) => self.announced.push(words),
                Effect::Cue(_) | Effect::Cancel => {}
                other => self.others.push(other),
            }
        }
    }

    fn card(&self) -> LessonCard {
        lesson_card(&self.model).expect("a lesson")
    }

    /// Returns the message for the tap that the lesson requests.
    fn requested(&self) -> Msg {
        if let Some(place) = self.model.asked_place() {
            return Msg::Input(Input::Tap(place));
        }
        let mut buttons = controls(&self.model).into_iter();
        let expected = buttons.find(|button| button.primary && button.enabled);
        expected.expect("the step expects a button").msg
    }

    /// Fires all timers of automatic events.
    fn wait(&mut self) {
        while !self.waits.is_empty() {
            let token = self.waits.remove(0);
            self.send(Msg::TimerFired(token));
        }
    }

    fn tap(&mut self) {
        let msg = self.requested();
        self.send(msg);
        self.wait();
    }

    /// Completes all steps up to and including this one, counted from 1.
    fn go_to(&mut self, step: usize) {
        while self.card().step < step {
            let before = self.card().step;
            self.tap();
            assert_eq!(self.card().step, before + 1);
        }
    }
}

fn english() -> Learner {
    Learner::first_visit(Words::english())
}

fn ringed(model: &Model) -> Vec<Place> {
    let checkers = scene(model, false).checkers.into_iter();
    let ringed = checkers.filter(|checker| checker.mark == Mark::CanMove);
    ringed.map(|checker| checker.place).collect()
}

#[test]
fn ten_taps_lead_from_the_first_roll_to_a_win() {
    let mut learner = english();
    assert_eq!(learner.card().steps, 10);
    for step in 1..=10 {
        let card = learner.card();
        assert_eq!(card.step, step);
        assert!(card.ask.is_some() && card.play.is_none());
        let outlined = match step {
            1 => Some(Outlined::OwnHome),
            5 => Some(Outlined::OpponentHome),
            _ => None,
        };
        assert_eq!(card.outlined, outlined);
        // Only the checker to be tapped is marked.
        assert_eq!(
            ringed(&learner.model),
            Vec::from_iter(learner.model.asked_place())
        );
        learner.announced.clear();
        learner.tap();
    }
    let outcome = match learner.model.session().phase() {
        Phase::GameOver(outcome) => *outcome,
        phase => panic!("{phase:?}"),
    };
    assert_eq!((outcome.winner, outcome.win), (Player::White, Win::Single));
    let card = learner.card();
    assert!(card.about.contains("you've won"), "{}", card.about);
    let more = card.ask.expect("what else there is to know");
    assert!(more.contains("gammon"));
    assert!(learner.waits.is_empty());
    let is_saved =
        matches!(&learner.others[..], [Effect::SaveSettings(saved)] if saved.lesson_done);
    assert!(is_saved, "no other effects: {:?}", learner.others);
    assert_eq!(library_item(&learner.model, 0), None, "nor in the library");
    // The lesson shows no other card.
    assert_eq!(
        (ending(&learner.model), next_step(&learner.model, false)),
        (None, None)
    );
}

#[test]
fn a_step_shows_its_task_while_checkers_move_into_position() {
    let mut learner = english();
    for step in 1..10 {
        let msg = learner.requested();
        learner.send(msg);
        loop {
            let card = learner.card();
            assert_eq!(card.ask.is_some(), card.step == step + 1, "after {step}");
            if learner.waits.is_empty() {
                break;
            }
            let mut buttons = controls(&learner.model).into_iter();
            assert!(!buttons.any(|button| button.enabled), "after {step}");
            let token = learner.waits.remove(0);
            learner.send(Msg::TimerFired(token));
        }
    }
}

#[test]
fn announces_each_step_with_its_task() {
    let mut learner = english();
    for _ in 1..=10 {
        let card = learner.card();
        let announced = learner.announced.join(" ");
        assert!(
            announced.contains(&card.about),
            "{announced}: {}",
            card.about
        );
        assert!(
            card.ask.is_some_and(|ask| announced.contains(&ask)),
            "{announced}"
        );
        learner.announced.clear();
        learner.tap();
    }
    assert!(learner.announced.join(" ").contains(&learner.card().about));
}

#[test]
fn texts_mention_the_dice_on_the_board() {
    let mut learner = english();
    for (step, dice, named) in [
        (2, &[3, 1][..], "Start with the 3"),
        (3, &[3, 1], "with the 1"),
        (5, &[6, 4], "down to 19 with a 6"),
        (5, &[6, 4], "enter on 21 with your 4"),
        (6, &[6, 4], "your 6"),
        (8, &[6, 5], "6-5"),
        (
            9,
            &[6, 6, 6, 6],
            "6-6, a double, which is played four times",
        ),
        (10, &[6, 6, 6, 6], "more 6s"),
    ] {
        learner.go_to(step);
        let about = learner.card().about;
        assert!(about.contains(named), "{step}: {about}");
        let shown = scene(&learner.model, false).dice;
        let shown: Vec<u8> = shown.iter().map(|die| die.pips).collect();
        assert_eq!(shown, dice, "{step}");
    }
}

#[test]
fn a_wrong_tap_is_rejected_with_the_reason() {
    let mut learner = english();
    for _ in 1..=10 {
        let mut right = learner.clone();
        let requested = right.requested();
        right.send(requested);
        let mut taps = vec![Msg::Input(Input::TapDice), Msg::Input(Input::OfferDouble)];
        taps.extend(
            [Action::Roll, Action::PickUp, Action::Undo]
                .map(|action| Msg::Input(Input::Do(action))),
        );
        for place in (1..=24).map(Place::Point) {
            taps.extend([
                Msg::Input(Input::Tap(place)),
                Msg::Input(Input::DoubleTap(place)),
            ]);
            taps.extend(Die::ALL.map(|die| Msg::Input(Input::MoveBy(place, die))));
        }
        let mut refused = 0;
        for tap in taps {
            let mut tried = learner.clone();
            tried.send(tap.clone());
            // Other ways of making the requested step are also accepted.
            if tried.model.session() != right.model.session() {
                refuses(&mut learner, &tap);
                refused += 1;
            }
        }
        assert!(refused > 180, "{refused}");
        learner.tap();
        assert_eq!(learner.card().refused, None);
    }
}

/// Sends an input that the step does not request, and asserts that it is rejected.
fn refuses(learner: &mut Learner, msg: &Msg) {
    let (before, card) = (learner.model.session().clone(), learner.card());
    learner.announced.clear();
    learner.send(msg.clone());
    let after = learner.card();
    let why = after
        .refused
        .clone()
        .unwrap_or_else(|| panic!("{msg:?} at {}", card.step));
    assert_eq!(learner.announced, [why], "{msg:?}");
    assert_eq!(*learner.model.session(), before, "{msg:?}");
    assert_eq!((after.step, after.about), (card.step, card.about));
    assert!(learner.waits.is_empty());
}

#[test]
fn a_rejection_names_the_rule_or_otherwise_the_task() {
    let mut learner = english();
    learner.go_to(2);
    let mut why = |place| {
        learner.send(Msg::Input(Input::Tap(Place::Point(place))));
        learner.card().refused.unwrap_or_default()
    };
    assert_eq!(why(1), "Those are your opponent's checkers.");
    assert_eq!(
        why(13),
        "For now, choose the ringed checker on the 8 point."
    );
    learner.go_to(5);
    learner.send(Msg::Input(Input::Tap(Place::Point(13))));
    let why = learner.card().refused.unwrap_or_default();
    assert_eq!(why, "Enter your checker from the bar first.");
}

#[test]
fn a_tap_on_the_destination_moves_the_marked_checker() {
    let mut learner = english();
    for (step, place) in [
        (2, Place::Point(5)),
        (3, Place::Point(5)),
        (5, Place::Point(21)),
        (6, Place::Point(7)),
        (9, Place::Tray(Player::White)),
        (10, Place::Tray(Player::White)),
    ] {
        learner.go_to(step);
        learner.send(Msg::Input(Input::Tap(place)));
        learner.wait();
        assert_eq!(learner.card().step, step + 1, "{place:?}");
        assert_eq!(learner.card().refused, None);
    }
}

#[test]
fn a_checker_can_be_dragged_or_lifted_with_a_key() {
    let mut learner = english();
    learner.go_to(2);
    learner.send(Msg::Input(Input::Lift(Place::Point(8))));
    let targets = scene(&learner.model, false).targets;
    assert_eq!(
        targets.iter().map(|mark| mark.place).collect::<Vec<_>>(),
        [Place::Point(5)]
    );
    learner.send(Msg::Input(Input::DropOn(Some(Place::Point(7)))));
    assert!(learner.card().refused.is_some());
    assert_eq!(learner.card().step, 2);
    learner.send(Msg::Input(Input::Lift(Place::Point(8))));
    learner.send(Msg::Input(Input::DropOn(Some(Place::Point(5)))));
    assert_eq!(learner.card().step, 3);
    learner.send(Msg::Input(Input::PickOrPlace(Place::Point(6))));
    assert_eq!(learner.card().step, 3);
    learner.send(Msg::Input(Input::PickOrPlace(Place::Point(5))));
    assert_eq!(learner.card().step, 4);
}

#[test]
fn a_tap_finishes_the_automatic_events() {
    let mut learner = english();
    learner.go_to(4);
    let done = learner.requested();
    learner.send(done);
    assert_eq!(learner.card().ask, None);
    learner.send(Msg::Input(Input::Tap(Place::Point(1))));
    assert_eq!(
        (learner.card().step, learner.model.asked_place()),
        (5, Some(Place::Bar(Player::White)))
    );
    // The pending timer no longer has any effect.
    let before = learner.model.clone();
    learner.wait();
    assert_eq!(learner.model, before);
}

#[test]
fn the_opponent_dances_under_the_rules() {
    let mut learner = english();
    learner.go_to(8);
    let record = learner.model.session().record();
    let rules::Act::Play { roll, before, play } = record.last().expect("a turn").act else {
        panic!("{record:?}");
    };
    assert_eq!(record.last().map(|turn| turn.player), Some(Player::Black));
    assert!(play.steps().next().is_none());
    assert!(
        legal_plays(&before, roll)
            .iter()
            .all(|legal| legal.play.steps().next().is_none())
    );
}

#[test]
fn only_informative_dialogs_open_over_a_lesson() {
    let mut learner = english();
    learner.send(Msg::Open(Panel::Position));
    assert_eq!(*learner.model.dialog(), Dialog::Position);
    learner.send(Msg::CloseDialog);
    for msg in [
        Msg::Open(Panel::NewGame),
        Msg::Open(Panel::Settings),
        Msg::Open(Panel::Resign),
        Msg::Open(Panel::TypePlay),
    ] {
        learner.send(msg);
        assert_eq!(*learner.model.dialog(), Dialog::None);
    }
}

#[test]
fn every_language_has_a_text_for_each_step() {
    for language in Language::ALL {
        let words = compiled(language).map_or_else(Words::english, |text| {
            Words::read(language, text.to_owned()).expect("its own build's")
        });
        let mut learner = Learner::first_visit(words);
        let mut all = Vec::new();
        for _ in 1..=10 {
            all.push(learner.card().about);
            learner.tap();
        }
        all.push(learner.card().about);
        // A card on a small screen has room for 210 characters.
        let longest = all.iter().map(|about| about.chars().count()).max();
        assert!(
            longest.is_some_and(|longest| longest <= 210),
            "{language:?}: {longest:?}"
        );
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 11, "{language:?}");
    }
}

#[test]
fn announces_only_the_requested_destination_of_a_lifted_checker() {
    let mut learner = Learner::first_visit(Words::english());
    let roll = learner.requested();
    learner.send(roll);
    let place = learner
        .model
        .asked_place()
        .expect("the step expects a checker");
    learner.announced.clear();
    learner.send(Msg::Input(board::Input::PickOrPlace(place)));
    assert_eq!(learner.announced, ["Picked up from 8. Move to 5."]);
}
