//! Decisions in sessions played at random, in all variants, for money and in matches: the pending decision agrees with
//! the phase, and the recorded decisions and the dice reproduce the game.

use dice::{DiceStream, Seed};
use proptest::prelude::*;
use rules::{
    Action, BarBackgammon, Beavers, Choice, ClosedOut, CubeValue, Decided, Decision, DiceSource,
    Die, Draft, FirstRoll, Match, MatchLength, Money, Phase, Player, Point, Question, Ruleset,
    Score, Session, Stakes, Variant, Win,
};

fn rulesets() -> impl Strategy<Value = Ruleset> {
    let beavers = prop::sample::select(vec![Beavers::None, Beavers::One, Beavers::Unlimited]);
    let money = (any::<bool>(), beavers, 0_u8..3, any::<bool>()).prop_map(
        |(jacoby, beavers, automatic_doubles, practice)| {
            Stakes::Money(Money {
                jacoby,
                beavers,
                automatic_doubles,
                practice,
                ..Money::default()
            })
        },
    );
    let matches = (1_u8..8, any::<bool>()).prop_map(|(points, crawford)| {
        let length = MatchLength::new(points).expect("1 to 25");
        Stakes::Match(Match { length, crawford })
    });
    (
        prop::sample::select(Variant::ALL.to_vec()),
        prop_oneof![money, matches],
        any::<[bool; 4]>(),
    )
        .prop_map(|(variant, stakes, [cube, fresh, four, rolls])| Ruleset {
            variant,
            stakes,
            cube,
            first_roll: if fresh {
                FirstRoll::Fresh
            } else {
                FirstRoll::OpeningDice
            },
            bar_backgammon: if four {
                BarBackgammon::Four
            } else {
                BarBackgammon::Three
            },
            closed_out: if rolls {
                ClosedOut::Rolls
            } else {
                ClosedOut::Passes
            },
            ..Ruleset::default()
        })
}

/// Returns pairs of numbers: the first number selects an action, and the second determines how unusual the action is.
fn choices() -> impl Strategy<Value = Vec<(u16, u8)>> {
    prop::collection::vec((any::<u16>(), any::<u8>()), 20..400)
}

/// Plays according to these numbers; `then` receives the session before and after each accepted action.
fn play(
    ruleset: Ruleset,
    seed: u8,
    choices: &[(u16, u8)],
    mut then: impl FnMut(&Session, Action, &Session),
) -> Session {
    let mut dice = DiceStream::new(Seed([seed; 32]));
    let mut session = Session::new(ruleset);
    for &(number, rare) in choices {
        let action = action(&session, usize::from(number), rare);
        let before = session.clone();
        if session.apply(action, &mut dice).is_ok() {
            then(&before, action, &session);
        }
    }
    session
}

/// Returns a common action in most cases and otherwise an unusual one, which may be rejected.
fn action(session: &Session, number: usize, rare: u8) -> Action {
    let win = [Win::Single, Win::Gammon, Win::Backgammon, Win::Quadruple][number % 4];
    match (session.phase(), rare) {
        (_, 0..=3) => Action::Resign(win),
        (_, 4..=11) => Action::TakeBackPlay,
        (_, 12..=15) => Action::UndoTurn,
        (_, 16..=19) => Action::SwapDice,
        (Phase::Opening, _) => Action::RollOpening,
        (Phase::ToRoll, 20..=70) => Action::Double,
        (Phase::ToRoll, _) if session.allows(Action::Pass).is_ok() => Action::Pass,
        (Phase::ToRoll, _) => Action::Roll,
        (Phase::Moving(draft), _) => {
            let options = draft.options();
            let step = options.get(number % options.len().max(1));
            step.map_or(Action::PickUp, |&step| Action::Step(step))
        }
        (Phase::Doubled { .. }, 20..=120) => Action::Beaver,
        (Phase::Doubled { .. }, 121..=140) => Action::Drop,
        (Phase::Doubled { .. }, _) => Action::Take,
        (Phase::ResignationOffered { .. }, 20..=60) => Action::AcceptResignation,
        (Phase::ResignationOffered { .. }, _) => Action::DeclineResignation,
        (Phase::GameOver(_) | Phase::MatchOver(_), _) => Action::NextGame,
    }
}

/// Returns `true` if an accepted action of this type is a decision.
fn decides(action: Action, over: bool) -> bool {
    match action {
        Action::Step(_) => over,
        Action::RollOpening
        | Action::EnterOpening(_)
        | Action::Cocked
        | Action::Undo
        | Action::UndoTurn
        | Action::TakeBack(_)
        | Action::SwapDice
        | Action::TakeBackPlay
        | Action::NextGame
        | Action::StartClock(_)
        | Action::Spend(_) => false,
        _ => true,
    }
}

/// Checks the pending decision against the phase.
fn agrees(session: &Session, decision: &Decision) {
    assert_eq!(Some(decision.player()), session.decides());
    let (phase, win) = match session.phase() {
        Phase::ResignationOffered { win, resume } => (resume.as_ref(), Some(*win)),
        phase => (phase, None),
    };
    let question = decision.question();
    assert_eq!(
        win,
        match question {
            Question::Resignation { win, .. } => Some(win),
            _ => None,
        }
    );
    let expected = match phase {
        Phase::ToRoll if session.allows(Action::Double).is_ok() => Question::Double,
        // No other action is allowed while a resignation is pending.
        Phase::ToRoll if win.is_some() => pending(&question),
        Phase::ToRoll => Question::Roll,
        Phase::Moving(draft) => {
            assert_eq!(decision.board(), draft.start());
            Question::Play(draft.roll())
        }
        Phase::Doubled { offer, value } => {
            let may_beaver = session.allows(Action::Beaver).is_ok();
            assert_eq!(decision.may_beaver(), may_beaver);
            Question::Answer {
                offer: *offer,
                value: *value,
            }
        }
        other => panic!("nothing is decided in {other:?}"),
    };
    assert_eq!(pending(&question), expected);
    for player in Player::BOTH {
        if session.draft().is_none() {
            assert_eq!(decision.board_of(player), session.board_of(player));
        }
    }
    let ruleset = session.ruleset();
    assert_eq!(decision.cube(), ruleset.uses_cube().then(|| session.cube()));
    assert_eq!(decision.score().is_crawford(), session.is_crawford());
    match decision.score() {
        Score::Money { jacoby, .. } => assert_eq!(jacoby, ruleset.plays_jacoby()),
        Score::Match { length, points, .. } => {
            assert_eq!(
                ruleset.playing_match().map(|game| game.length),
                Some(length)
            );
            assert_eq!(points.map(u32::from), session.score());
        }
    }
    let counted = |win| decision.counted(win) == session.counted(win);
    assert!(
        [Win::Single, Win::Gammon, Win::Backgammon]
            .into_iter()
            .all(counted)
    );
}

/// Returns the question that a resignation has interrupted, or the question itself if there is none.
fn pending(question: &Question) -> Question {
    match question {
        Question::Resignation { pending, .. } => (*pending).into(),
        question => *question,
    }
}

/// Checks who is to decide and who is on roll after `action`, based on the state before it.
fn follows(before: &Session, action: Action, after: &Session) {
    let (Some(was), Some(is)) = (before.decision(), after.decision()) else {
        return;
    };
    let (decides, on_roll) = match action {
        Action::TakeBackPlay => return,
        Action::Resign(_) | Action::DeclineResignation | Action::Double | Action::Beaver => {
            (was.player().opponent(), was.on_roll())
        }
        Action::Take => (was.on_roll(), was.on_roll()),
        Action::PickUp | Action::Pass => (was.on_roll().opponent(), was.on_roll().opponent()),
        _ => (was.player(), was.on_roll()),
    };
    assert_eq!(
        (is.player(), is.on_roll()),
        (decides, on_roll),
        "{action:?}"
    );
}

/// Dice taken from an earlier session.
struct FixedDice(std::vec::IntoIter<Die>);

impl DiceSource for FixedDice {
    fn die(&mut self) -> Die {
        self.0.next().expect("no more dice than before")
    }
}

/// Replays the decisions with the same dice; all other actions follow from the phase.
fn replayed(ruleset: Ruleset, dice: Vec<Die>, decisions: Vec<Decided>) -> Session {
    let mut session = Session::new(ruleset);
    let mut dice = FixedDice(dice.into_iter());
    for Decided { decision, choice } in decisions {
        while session.decision().is_none() {
            let next = match session.phase() {
                Phase::Opening => Action::RollOpening,
                _ => Action::NextGame,
            };
            session
                .apply(next, &mut dice)
                .expect("nothing else can follow");
        }
        assert_eq!(session.decision(), Some(decision));
        for action in actions(&session, choice) {
            session
                .apply(action, &mut dice)
                .unwrap_or_else(|why| panic!("{choice:?}: {why}"));
        }
    }
    session
}

fn actions(session: &Session, choice: Choice) -> Vec<Action> {
    vec![match choice {
        Choice::Play(play) => {
            let mut actions: Vec<Action> = play.steps().map(Action::Step).collect();
            let mut trial = session.clone();
            let mut no_dice = FixedDice(Vec::new().into_iter());
            for &step in &actions {
                trial.apply(step, &mut no_dice).expect("a legal step");
            }
            actions.extend(trial.draft().map(|_| Action::PickUp));
            return actions;
        }
        Choice::Roll if session.allows(Action::Pass).is_ok() => Action::Pass,
        Choice::Roll => Action::Roll,
        Choice::Double => Action::Double,
        Choice::Take => Action::Take,
        Choice::Drop => Action::Drop,
        Choice::Beaver => Action::Beaver,
        Choice::Accept => Action::AcceptResignation,
        Choice::Decline => Action::DeclineResignation,
        Choice::Resign(win) => Action::Resign(win),
    }]
}

proptest! {
    #[test]
    fn the_pending_decision_agrees_with_the_phase(
        ruleset in rulesets(), seed: u8, choices in choices(),
    ) {
        play(ruleset, seed, &choices, |before, action, session| match session.decision() {
            Some(decision) => {
                follows(before, action, session);
                agrees(session, &decision);
                assert_eq!(decision.to_builder().build(), Ok(decision));
                let text = serde_json::to_string(&decision).expect("text");
                assert_eq!(serde_json::from_str::<Decision>(&text).expect("a decision"), decision);
            }
            None => assert_eq!(session.decides(), None),
        });
    }

    #[test]
    fn each_decision_is_recorded_once(
        ruleset in rulesets(), seed: u8, choices in choices(),
    ) {
        let mut expected: Vec<Decided> = Vec::new();
        play(ruleset, seed, &choices, |before, action, session| {
            let past: Vec<Decided> = session.decisions().collect();
            if action == Action::TakeBackPlay {
                let taken_back = past.len();
                assert!(matches!(expected[taken_back].choice, Choice::Play(_)));
                let later = &expected[taken_back + 1..];
                assert!(!later.iter().any(|made| matches!(made.choice, Choice::Play(_))));
                assert_eq!(session.decision(), Some(expected[taken_back].decision));
                expected.truncate(taken_back);
            } else if decides(action, session.draft().is_none()) {
                let (last, others) = past.split_last().expect("one more");
                assert_eq!(others, expected);
                assert_eq!(Some(last.decision), before.decision());
                expected.push(*last);
            }
            assert_eq!(past, expected);
        });
    }

    #[test]
    fn decisions_and_dice_reproduce_a_session(
        ruleset in rulesets(), seed: u8, choices in choices(),
    ) {
        // Plays that are taken back are excluded, because their dice would be missing; moves in an unfinished turn are
        // not decisions yet.
        let mut usual = choices;
        usual.retain(|(_, rare)| !(4..=11).contains(rare));
        let mut session = play(ruleset, seed, &usual, |_, _, _| {});
        let swapped = |session: &Session| {
            let dice = session.draft().map(Draft::dice).unwrap_or_default();
            dice.first().map(|shown| shown.die) < dice.last().map(|shown| shown.die)
        };
        let mut no_dice = FixedDice(Vec::new().into_iter());
        for action in [Action::DeclineResignation, Action::UndoTurn, Action::SwapDice] {
            if action != Action::SwapDice || swapped(&session) {
                let _may_be_nothing_to_undo = session.apply(action, &mut no_dice);
            }
        }
        let dice: Vec<Die> = session.log().iter().flat_map(|entry| entry.dice.clone()).collect();
        let mut again = replayed(ruleset, dice.clone(), session.decisions().collect());
        // A game may have started, with ties in its opening roll, since the last decision.
        let known = again.log();
        let rolled: usize = known.iter().map(|entry| entry.dice.len()).sum();
        let mut rest = FixedDice(dice.into_iter().skip(rolled).collect::<Vec<_>>().into_iter());
        for entry in &session.log()[known.len()..] {
            prop_assert!(!decides(entry.action, false), "{:?} is no decision", entry.action);
            again.apply(entry.action, &mut rest).expect("what was accepted");
        }
        prop_assert_eq!(again, session);
    }

    #[test]
    fn games_contain_the_decisions_and_results_of_the_session(
        ruleset in rulesets(), seed: u8, choices in choices(),
    ) {
        let session = play(ruleset, seed, &choices, |_, _, _| {});
        let games: Vec<_> = session.games().collect();
        prop_assert_eq!(games.len() as u32, session.game_number());
        prop_assert!(games.iter().map(|game| game.number).eq(1..=session.game_number()));
        let results: Vec<_> = games.iter().filter_map(|game| game.outcome).collect();
        prop_assert_eq!(&results, &session.outcomes().collect::<Vec<_>>());
        let sum = |player| {
            let won = results.iter().filter(|result| result.winner == player);
            won.map(rules::Outcome::points).sum::<u32>()
        };
        prop_assert_eq!(session.score(), rules::ByPlayer::new(sum));
        let plays = games.last().map_or(0, |game| {
            let play = |made: &&Decided| matches!(made.choice, Choice::Play(_));
            game.decisions.iter().filter(play).count()
        });
        let listed = session.record();
        let listed = listed.iter().filter(|turn| matches!(turn.act, rules::Act::Play { .. }));
        prop_assert_eq!(plays, listed.count());
    }
}

#[test]
fn points_and_cubes_are_stored_as_numbers_and_validated() {
    let point = Point::new(24).expect("1 to 24");
    let cube = CubeValue::new(8).expect("a power of two");
    assert_eq!(
        serde_json::to_string(&(point, cube)).expect("memory"),
        "[24,8]"
    );
    let read = |text: &str| serde_json::from_str::<(Point, CubeValue)>(text).ok();
    assert_eq!(read("[24,8]"), Some((point, cube)));
    assert_eq!(read("[25,8]"), None);
    assert_eq!(read("[24,3]"), None);
}
