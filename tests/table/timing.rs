//! Delays in the game: rolling dice, the opening roll, an offer, and the result.

use board::{Input, Manner, Mover, SceneDie, Speed, motions, rolled_ms};
use rules::{Action, EndedBy, MatchLength, Phase, Player};
use table::{ClockMsg, Effect, Msg, PageMsg, Settings, SettingsMsg, open, scene, update};
use terms::{Form, Opponent};
use words::Words;

use crate::hands::{Hands, Request, answer, asks_for_play, hot_seat, seed, started};
/// Returns the delay of the timer in these effects.
fn waits(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::Wait { ms, .. } => Some(*ms),
        _ => None,
    })
}

/// Fires the timer in these effects, and returns the resulting effects.
fn over(hands: &mut Hands, effects: &[Effect]) -> Vec<Effect> {
    let token = effects.iter().find_map(|effect| match effect {
        Effect::Wait { token, .. } => Some(*token),
        _ => None,
    });
    update(
        &mut hands.model,
        Msg::TimerFired(token.expect("the page waits")),
    )
}

/// Returns a game against the computer with a pending request for a play, after at least one turn.
fn computer_to_play(number: u8) -> (Hands, Request) {
    let (model, effects) = open(None, Settings::default(), seed(number), Words::english());
    let mut hands = Hands::new(model, effects);
    loop {
        let request = hands.play_until_asked();
        let rolled = hands.model.session().record().len() > 1;
        if asks_for_play(&request) && rolled {
            return (hands, request);
        }
        hands.send(Msg::Engine(answer(&request)));
    }
}

#[test]
fn the_computers_dice_land_and_rest_before_its_first_checker_moves() {
    let (mut hands, request) = computer_to_play(3);
    let reply = Msg::Engine(answer(&request));
    let before = hands
        .model
        .session()
        .draft()
        .map(|draft| draft.steps().len());
    assert_eq!(before, Some(0));
    let first = waits(&update(&mut hands.model.clone(), reply.clone()));
    assert!(
        first.is_some_and(|ms| ms >= rolled_ms(false) as u32 + 300),
        "{first:?}"
    );
    // Thinking time counts: dice that have already rested long enough cause no further delay.
    let mut slow = hands.model.clone();
    update(&mut slow, Msg::Clock(ClockMsg::Tick(10_000)));
    assert_eq!(waits(&update(&mut slow, reply.clone())), Some(0));
    let effects = update(&mut hands.model, reply);
    let next = waits(&over(&mut hands, &effects));
    assert_eq!(next, Some(350), "as long as a checker's longest way");
}

#[test]
fn reduced_motion_leaves_time_to_follow_the_computers_steps() {
    let (mut hands, request) = computer_to_play(3);
    hands.send(Msg::Page(PageMsg::ReducedMotion(true)));
    let effects = update(&mut hands.model, Msg::Engine(answer(&request)));
    let step = waits(&over(&mut hands, &effects));
    assert!(step.is_some_and(|ms| ms >= 600), "{step:?}");
}

#[test]
fn played_dice_remain_dimmed_in_place_until_the_next_roll() {
    let mut hands = hot_seat(Form::default(), seed(2));
    hands.play_until(
        |phase| matches!(phase, Phase::Moving(draft) if draft.is_complete() && draft.has_moves()),
    );
    let mut played = scene(&hands.model, false).dice;
    hands.send(Msg::Input(Input::Do(Action::PickUp)));
    let left = scene(&hands.model, false).dice;
    for die in &mut played {
        die.used = true;
    }
    let places = |dice: &[SceneDie]| {
        dice.iter()
            .map(|die| (die.at, die.pips, die.used))
            .collect::<Vec<_>>()
    };
    assert_eq!(places(&left), places(&played));
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    assert_ne!(scene(&hands.model, false).dice[0].at, left[0].at);
}

#[test]
fn swapped_dice_retain_their_places_when_picked_up() {
    for number in 0..20 {
        let mut hands = hot_seat(Form::default(), seed(number));
        hands.play_until(|phase| matches!(phase, Phase::Moving(draft) if draft.has_moves()));
        hands.send(Msg::Input(Input::Do(Action::SwapDice)));
        while let Some(step) = hands
            .model
            .session()
            .draft()
            .and_then(|draft| draft.options().first().copied())
        {
            hands.send(Msg::Input(Input::Do(Action::Step(step))));
        }
        let before = scene(&hands.model, false);
        hands.send(Msg::Input(Input::Do(Action::PickUp)));
        assert_eq!(motions(&before, &scene(&hands.model, false)), []);
    }
}

#[test]
fn dice_remain_while_a_double_awaits_confirmation() {
    let mut hands = hot_seat(Form::default(), seed(8));
    hands.play_until_on_roll(Player::White);
    let dice = scene(&hands.model, false).dice;
    assert_ne!(dice, []);
    hands.send(Msg::Input(Input::OfferDouble));
    assert_eq!(scene(&hands.model, false).dice, dice);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    assert_eq!(scene(&hands.model, false).dice, []);
}

#[test]
fn opening_dice_land_on_their_players_sides_and_then_move_to_the_winners_side() {
    for turned in [false, true] {
        let mut winners = Vec::new();
        for number in 0..12 {
            let mut hands = hot_seat(Form::default(), seed(number));
            let before = scene(&hands.model, turned);
            hands.send(Msg::Input(Input::Do(Action::RollOpening)));
            let after = scene(&hands.model, turned);
            let moved = motions(&before, &after);
            assert_eq!(after.dice.len(), 2);
            let players = after.dice.iter().map(|die| die.player);
            let mut players: Vec<Player> = players.collect();
            players.sort();
            assert_eq!(players, Player::BOTH, "each player's die is his");
            let tumbles = moved
                .iter()
                .filter(|one| matches!(one.manner, Manner::Tumble(_)));
            for (tumble, die) in tumbles.zip(&after.dice) {
                assert_eq!(
                    tumble.to,
                    after.view.dice(die.player, 1)[0],
                    "on his own side"
                );
            }
            let Some(winner) = hands.model.session().decides() else {
                continue;
            };
            winners.push(winner);
            let higher = after
                .dice
                .iter()
                .max_by_key(|die| die.pips)
                .map(|die| die.player);
            assert_eq!(higher, Some(winner));
            for (nth, die) in after.dice.iter().enumerate() {
                let place = moved.iter().find(|one| one.what == Mover::DiePlace(nth));
                let place = place.expect("both lie together in the end");
                assert_eq!((place.from, place.to), (die.landed, die.at));
                assert!(
                    place.delay >= rolled_ms(false) + 500.0,
                    "both are seen first"
                );
                assert_eq!(die.at, after.view.dice(winner, 2)[nth]);
            }
        }
        winners.sort();
        winners.dedup();
        assert_eq!(winners.len(), 2, "both players begin now and then");
    }
}

#[test]
fn opening_dice_remain_visible_until_the_starting_player_rerolls() {
    let form = Form {
        first_roll: rules::FirstRoll::Fresh,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(4));
    hands.play_until(|phase| matches!(phase, Phase::ToRoll));
    let dice = scene(&hands.model, false).dice;
    let sides = dice.iter().map(|die| die.player).collect::<Vec<_>>();
    assert_eq!(sides, Player::BOTH);
    assert!(dice.iter().all(|die| die.at == die.landed && die.used));
    hands.send(Msg::Input(Input::Do(Action::Roll)));
    let dice = scene(&hands.model, false).dice;
    assert!(
        dice.iter()
            .all(|die| die.player == dice[0].player && die.at == die.landed)
    );
}

#[test]
fn the_computer_waits_longer_after_winning_the_opening_roll() {
    for number in 0..40 {
        let mut hands = started(Form::default(), seed(number));
        hands.play_until(|phase| *phase != Phase::Opening);
        if hands.model.session().decides() != Some(Player::Black) {
            continue;
        }
        let request = hands.play_until_asked();
        let wait = waits(&update(&mut hands.model, Msg::Engine(answer(&request))));
        assert!(
            wait.is_some_and(|ms| ms > rolled_ms(true) as u32),
            "{wait:?}"
        );
        return;
    }
    panic!("the computer never begins");
}

/// Returns a game that ends with the next step, and that step.
fn last_checker(speed: Speed) -> (Hands, Action) {
    let mut hands = hot_seat(Form::default(), seed(6));
    hands.send(Msg::Settings(SettingsMsg::Change(Settings {
        motion: speed,
        ..Settings::default()
    })));
    loop {
        let before = hands.clone();
        hands.do_something();
        let Phase::GameOver(outcome) = hands.model.session().phase() else {
            continue;
        };
        if outcome.by != EndedBy::BearingOff {
            hands.send(Msg::Input(Input::Do(Action::NextGame)));
            continue;
        }
        let log = hands.model.session().log().iter().rev();
        let mut actions = log.map(|logged| logged.action);
        let step = actions.find(|action| matches!(action, Action::Step(_)));
        return (before, step.expect("a checker was borne off"));
    }
}

#[test]
fn the_result_waits_for_the_last_checker_only_with_animation() {
    for (speed, less, least) in [
        (Speed::Normal, false, Some(340)),
        (Speed::Slow, false, Some(340 * 180 / 100)),
        (Speed::Off, false, None),
        (Speed::Normal, true, None),
    ] {
        let (mut hands, step) = last_checker(speed);
        update(&mut hands.model, Msg::Page(PageMsg::ReducedMotion(less)));
        let effects = update(&mut hands.model, Msg::Input(Input::Do(step)));
        assert!(matches!(hands.model.session().phase(), Phase::GameOver(_)));
        let wait = waits(&effects);
        assert_eq!(wait.is_some(), least.is_some(), "{speed:?}");
        assert!(wait >= least, "{wait:?} at {speed:?}");
        assert_eq!(table::ending(&hands.model).is_some(), least.is_none());
        for effect in effects {
            if let Effect::Wait { token, .. } = effect {
                update(&mut hands.model, Msg::TimerFired(token));
            }
        }
        assert!(table::ending(&hands.model).is_some());
    }
}

#[test]
fn an_offered_cube_is_shown_large_in_the_middle_with_its_new_value() {
    for turned in [false, true] {
        let mut hands = hot_seat(Form::default(), seed(8));
        hands.play_until_on_roll(Player::White);
        let before = scene(&hands.model, turned);
        hands.send(Msg::Input(Input::Do(Action::Double)));
        let after = scene(&hands.model, turned);
        let (old, new) = (
            before.cube.clone().expect("a cube"),
            after.cube.clone().expect("a cube"),
        );
        assert_eq!((old.shown, old.scale()), (64, 1.0));
        assert_eq!(new.shown, 2);
        assert!(new.scale() > 1.0);
        let (width, height) = after.view.size();
        let across = if turned {
            (new.at.x, width)
        } else {
            (new.at.y, height)
        };
        assert!((across.0 - across.1 / 2.0).abs() < 0.01, "in the middle");
        let flies = motions(&before, &after);
        let flies = flies.iter().find(|one| one.what == Mover::Cube);
        assert_eq!(flies.map(|one| (one.from, one.to)), Some((old.at, new.at)));
        hands.send(Msg::Input(Input::Do(Action::Take)));
        let taken = scene(&hands.model, turned).cube.expect("a cube");
        assert_eq!((taken.shown, taken.scale()), (2, 1.0));
        assert_ne!(taken.at, new.at);
    }
}

#[test]
fn the_computer_shows_an_offer_before_answering_it() {
    let form = Form {
        opponent: Opponent::Computer,
        length: MatchLength::new(7),
        ..Form::default()
    };
    let mut hands = started(form, seed(3));
    hands.play_until_on_roll(Player::White);
    hands.send(Msg::Input(Input::Do(Action::Double)));
    let request = hands.play_until_asked();
    let effects = update(&mut hands.model, Msg::Engine(answer(&request)));
    assert!(matches!(
        hands.model.session().phase(),
        Phase::Doubled { .. }
    ));
    let token = effects.iter().find_map(|effect| match effect {
        Effect::Wait { token, ms } => (*ms >= 800).then_some(*token),
        _ => None,
    });
    update(&mut hands.model, Msg::TimerFired(token.expect("it waits")));
    assert_eq!(hands.model.session().cube().owner, Some(Player::Black));
}
