//! Motions between two scenes, in the order and with the timing of a real board.

use crate::hands::{hot_seat, seed, started};
use board::{Input, Manner, Motion, Mover, Place, Scene, count_steps, motions, rolled_ms};
use rules::{Action, ByPlayer, MatchLength, Phase, Player, Win};
use table::{Msg, NewGameMsg, Panel, scene};
use terms::Form;

fn of(motions: &[Motion], what: Mover) -> Option<Motion> {
    motions.iter().find(|motion| motion.what == what).copied()
}

/// Checks the properties of all motions, and returns the number of checkers hit.
fn check(before: &Scene, after: &Scene) -> usize {
    let all = motions(before, after);
    let mut hit = 0;
    for checker in &after.checkers {
        let mut others = before.checkers.iter();
        let old = others
            .find(|old| (old.player, old.id) == (checker.player, checker.id))
            .expect("no checker comes or goes");
        let motion = of(&all, Mover::Checker(checker.player, checker.id));
        assert_eq!(motion.is_some(), old.at != checker.at);
        let Some(motion) = motion else { continue };
        assert_eq!((motion.from, motion.to), (old.at, checker.at));
        assert!((120.0..=340.0).contains(&motion.lasts), "{motion:?}");
        if old.place == checker.place {
            assert_eq!((motion.delay, motion.lasts), (0.0, 120.0));
        } else if let Place::Bar(_) = checker.place {
            let hitter = after
                .checkers
                .iter()
                .find(|other| other.player != checker.player && other.place == old.place);
            let hitter = hitter.and_then(|one| of(&all, Mover::Checker(one.player, one.id)));
            // If no checker has hit it, the checker returns to the bar because its entry was undone.
            if let Some(hitter) = hitter {
                assert!(motion.delay >= hitter.ends(), "{motion:?}");
                hit += 1;
            }
        } else {
            assert!(motion.delay % 70.0 == 0.0, "{motion:?}");
        }
    }
    hit
}

#[test]
fn every_checker_moves_to_its_place_and_hit_checkers_wait_for_the_hit() {
    let mut hit = 0;
    for number in 0..6 {
        let mut hands = started(Form::default(), seed(number));
        for _ in 0..400 {
            if matches!(hands.model.session().phase(), Phase::GameOver(_)) {
                break;
            }
            let before = [false, true].map(|turned| scene(&hands.model, turned));
            hands.do_something();
            let after = [false, true].map(|turned| scene(&hands.model, turned));
            for (before, after) in before.iter().zip(&after) {
                hit += check(before, after);
            }
        }
    }
    assert!(hit > 10, "{hit} hits");
}

#[test]
fn two_checkers_in_a_play_start_one_after_the_other() {
    for number in 0..40 {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
        if !hands.moves(Player::White) {
            continue;
        }
        let draft = hands.model.session().draft().expect("White moves");
        if (draft.roll().to_string().as_str(), draft.steps().len()) != ("3-1", 0) {
            continue;
        }
        let before = scene(&hands.model, false);
        // A single tap makes the 5 point.
        hands.send(Msg::Input(Input::Tap(Place::Point(5))));
        let moved = motions(&before, &scene(&hands.model, false));
        let played = moved.iter().filter(|motion| motion.manner == Manner::Arc);
        let mut starts: Vec<f64> = played.map(|motion| motion.delay).collect();
        starts.sort_by(f64::total_cmp);
        assert_eq!(starts, [0.0, 70.0]);
        return;
    }
    panic!("White never begins with 3-1");
}

#[test]
fn equal_rolls_tumble_alike() {
    let rolled = |number| {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.play_until(|phase| matches!(phase, Phase::ToRoll));
        let before = scene(&hands.model, false);
        hands.send(Msg::Input(Input::Do(Action::Roll)));
        let after = scene(&hands.model, false);
        let all = motions(&before, &after);
        let dice: Vec<Motion> = all
            .into_iter()
            .filter(|motion| matches!(motion.manner, Manner::Tumble(_)))
            .collect();
        assert_eq!(dice.len(), after.dice.len());
        for (motion, die) in dice.iter().zip(&after.dice) {
            assert_eq!(motion.to, die.at);
            assert!(motion.ends() <= rolled_ms(false));
        }
        assert_eq!(motions(&after, &after), []);
        let pips: Vec<u8> = after.dice.iter().map(|die| die.pips).collect();
        (pips, after.dice[0].player, dice)
    };
    let mut all: Vec<_> = (0..60).map(rolled).collect();
    let mut pairs = 0;
    while let Some((pips, player, dice)) = all.pop() {
        for (.., other) in all.iter().filter(|one| (&one.0, one.1) == (&pips, player)) {
            assert_eq!(&dice, other);
            pairs += 1;
        }
    }
    assert!(pairs > 0, "no two rolls are the same");
}

#[test]
fn a_taken_cube_turns_and_a_changed_view_causes_no_motion() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let before = scene(&hands.model, false);
    hands.send(Msg::Input(Input::Do(Action::Take)));
    let after = scene(&hands.model, false);
    let cube = of(&motions(&before, &after), Mover::Cube).expect("the cube goes to its owner");
    assert_eq!((cube.manner, cube.lasts), (Manner::Turn(1.5), 320.0));
    assert_eq!(motions(&before, &scene(&hands.model, true)), []);
}

#[test]
fn the_score_counts_up_to_the_match_length_at_most() {
    let form = Form {
        length: MatchLength::new(3),
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(1));
    let counts = |before: &Scene, after: &Scene| {
        let mut counts = motions(before, after);
        counts.retain(|motion| matches!(motion.what, Mover::Score(_)));
        counts
    };
    let mut shown = ByPlayer::<u32>::default();
    while !matches!(hands.model.session().phase(), Phase::MatchOver(_)) {
        hands.play_until(|phase| matches!(phase, Phase::Moving(_)));
        let winner = hands.model.session().decides().map(Player::opponent);
        let winner = winner.expect("somebody moves");
        hands.send(Msg::Input(Input::Do(Action::Resign(Win::Gammon))));
        let before = scene(&hands.model, false);
        hands.send(Msg::Input(Input::Do(Action::AcceptResignation)));
        let after = scene(&hands.model, false);
        let won = [shown[winner], (shown[winner] + 2).min(3)];
        let [count] = counts(&before, &after)[..] else {
            panic!("one score counts");
        };
        assert_eq!(count.what, Mover::Score(winner));
        assert_eq!(count.manner, Manner::Count(won));
        shown[winner] = won[1];
        // Changing the view shows a different picture, so there is no motion.
        assert_eq!(counts(&before, &scene(&hands.model, true)), []);
    }
    let over = scene(&hands.model, false);
    assert_eq!(over.score, shown);
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(counts(&over, &scene(&hands.model, false)), []);
}

#[test]
fn the_score_counts_up_after_the_last_checker_has_landed() {
    let before = scene(&hot_seat(Form::default(), seed(1)).model, false);
    let mut after = before.clone();
    after.checkers[0].at.x += 20.0;
    after.score.black += 4;
    let all = motions(&before, &after);
    let of = |what| of(&all, what).expect("it moves");
    let checker = Mover::Checker(after.checkers[0].player, after.checkers[0].id);
    assert!(of(Mover::Score(Player::Black)).delay >= of(checker).ends());
}

#[test]
fn large_scores_count_up_in_few_steps() {
    assert_eq!(count_steps([2, 5]), [2, 3, 4, 5]);
    assert_eq!(
        count_steps([0, 192]),
        [0, 24, 48, 72, 96, 120, 144, 168, 192]
    );
    assert_eq!(count_steps([3, 3]), [3]);
    assert_eq!(count_steps([7, 0]), [7]);
}

#[test]
fn rings_appear_after_the_dice_have_landed() {
    let mut hands = hot_seat(Form::default(), seed(2));
    let before = scene(&hands.model, false);
    hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
    let after = scene(&hands.model, false);
    let all = motions(&before, &after);
    let rings = of(&all, Mover::Rings).expect("what may move is ringed");
    assert_eq!(rings.manner, Manner::Appear);
    let dice = all.iter().filter(|motion| motion.what != Mover::Rings);
    for die in dice {
        assert!(die.ends() <= rings.delay, "{die:?}");
    }
    assert!(
        rings.delay > 1_000.0,
        "each die is seen on its own side first"
    );
    assert_eq!(of(&motions(&after, &after), Mover::Rings), None);
}
