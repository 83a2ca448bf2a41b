//! Tests for the match clock (R88-R90): the clock of the player whose decision is pending runs, and actions that pass
//! the decision to the opponent press it.

use super::*;
use crate::{ClockRules, Delay, EndedBy, Millis};

const WHITE: Player = Player::White;
const BLACK: Player = Player::Black;

fn rules(kind: Delay) -> ClockRules {
    ClockRules {
        kind,
        ..ClockRules::default()
    }
}

/// Creates a 5-point match with 10 minutes per player, in which White is about to roll.
fn timed(kind: Delay) -> Session {
    let length = MatchLength::new(5).expect("1 to 25");
    let mut session = Session::new(Ruleset::match_to(length));
    all(&mut session, &[], &[Action::StartClock(rules(kind))]);
    session.state.phase = Phase::ToRoll;
    session.state.chance = Chance::Open;
    session
}

fn spend(session: &mut Session, seconds: Millis) -> Event {
    all(session, &[], &[Action::Spend(seconds * 1_000)])
}

/// Returns `player`'s reserve in seconds.
fn reserve(session: &Session, player: Player) -> Millis {
    session.clock().expect("a clock").reserve(player) / 1_000
}

#[test]
fn r88_a_clock_is_added_to_a_match_once_between_games() {
    let clock = Action::StartClock(ClockRules::default());
    refused(
        &mut at(Ruleset::default(), START),
        clock,
        Refusal::OnlyMatchesHaveClocks,
    );
    let mut session = match_at(7, 3, 2);
    refused(&mut session, clock, Refusal::GameGoesOn);
    refused(&mut session, Action::Spend(1), Refusal::NoClock);
    session.state.phase = Phase::Opening;
    assert_eq!(all(&mut session, &[], &[clock]), Event::ClockStarted);
    assert_eq!(reserve(&session, WHITE), 9 * 60);
    assert_eq!(reserve(&session, BLACK), 9 * 60);
    refused(&mut session, clock, Refusal::ClockThere);
}

#[test]
fn r89_a_declined_resignation_gives_no_second_delay() {
    let mut session = timed(Delay::Simple);
    spend(&mut session, 10);
    for _ in 0..3 {
        all(&mut session, &[], &[Action::Resign(Win::Single)]);
        spend(&mut session, 5);
        all(&mut session, &[], &[Action::DeclineResignation]);
    }
    spend(&mut session, 10);
    assert_eq!(session.used(), 20_000);
    all(
        &mut session,
        &[],
        &[Action::Resign(Win::Single), Action::AcceptResignation],
    );
    assert_eq!(reserve(&session, WHITE), 10 * 60 - 8);
    assert_eq!(reserve(&session, BLACK), 10 * 60);
}

#[test]
fn r88_no_clock_starts_without_time() {
    let dear = ClockRules {
        per_point_scored: 600_000,
        ..ClockRules::default()
    };
    let mut session = match_at(5, 1, 0);
    session.state.phase = Phase::Opening;
    refused(&mut session, Action::StartClock(dear), Refusal::NoTimeLeft);
}

#[test]
fn r89_the_delay_is_free_once_per_turn_for_any_number_of_charges() {
    for kind in [Delay::Simple, Delay::Bronstein] {
        let mut session = timed(kind);
        spend(&mut session, 5);
        all(&mut session, &[3, 1], &[Action::Roll]);
        spend(&mut session, 15);
        assert_eq!((session.used(), reserve(&session, WHITE)), (20_000, 600));
        all(&mut session, &[], &[step(8, 3), step(6, 1), Action::PickUp]);
        assert_eq!((session.used(), reserve(&session, WHITE)), (0, 592));
        spend(&mut session, 8);
        all(&mut session, &[], &[Action::Double]);
        assert_eq!(reserve(&session, BLACK), 600, "unused delay is not saved");
    }
}

#[test]
fn r90_doubling_answering_and_picking_up_press_the_clock() {
    let mut session = timed(Delay::Simple);
    spend(&mut session, 22);
    all(&mut session, &[], &[Action::Double]);
    assert_eq!(reserve(&session, WHITE), 590);
    spend(&mut session, 32);
    all(&mut session, &[], &[Action::Take]);
    assert_eq!(reserve(&session, BLACK), 580);
    spend(&mut session, 13);
    all(&mut session, &[3, 1], &[Action::Roll]);
    all(&mut session, &[], &[step(8, 3), step(6, 1), Action::PickUp]);
    assert_eq!(reserve(&session, WHITE), 589);
}

#[test]
fn r90_the_clock_stops_between_games() {
    let mut session = timed(Delay::Simple);
    spend(&mut session, 72);
    let give_up = [Action::Resign(Win::Single), Action::AcceptResignation];
    all(&mut session, &[], &give_up);
    assert_eq!(reserve(&session, WHITE), 540);
    refused(&mut session, Action::Spend(1), Refusal::ClockStands);
    all(&mut session, &[], &[Action::NextGame]);
    refused(&mut session, Action::Spend(1), Refusal::ClockStands);
    all(&mut session, &[1, 3], &[Action::RollOpening]);
    assert_eq!(spend(&mut session, 1), Event::Spent(BLACK));
    assert_eq!(reserve(&session, WHITE), 540, "it goes on where it was");
}

#[test]
fn r90_running_out_of_time_loses_the_match_without_points() {
    for (kind, seconds) in [(Delay::Simple, 612), (Delay::Bronstein, 600)] {
        let mut session = timed(kind);
        session.state.points = ByPlayer { white: 4, black: 0 };
        spend(&mut session, seconds - 1);
        let Event::MatchOver(outcome) = spend(&mut session, 1) else {
            panic!("the flag has fallen");
        };
        assert_eq!((outcome.winner, outcome.by), (BLACK, EndedBy::Time));
        assert_eq!((outcome.points(), reserve(&session, WHITE)), (0, 0));
        assert_eq!(session.score(), ByPlayer { white: 4, black: 0 });
        assert_eq!(session.outcomes().collect::<Vec<_>>(), [outcome]);
        assert_eq!(session.record().last().map(|turn| turn.player), Some(WHITE));
        for action in [Action::Roll, Action::NextGame] {
            refused(&mut session, action, Refusal::MatchOver);
        }
        refused(&mut session, Action::Spend(1), Refusal::ClockStands);
    }
}

#[test]
fn r90_time_replays_exactly_and_uses_one_entry_per_turn() {
    let length = MatchLength::new(5).expect("1 to 25");
    let ruleset = Ruleset::match_to(length);
    let mut session = Session::new(ruleset);
    let clock = Action::StartClock(rules(Delay::Bronstein));
    all(&mut session, &[3, 1], &[clock, Action::RollOpening]);
    spend(&mut session, 20);
    all(&mut session, &[], &[step(8, 3)]);
    spend(&mut session, 1);
    all(&mut session, &[], &[Action::Undo, step(8, 3)]);
    spend(&mut session, 2);
    let half = Session::replay(ruleset, session.actions());
    assert_eq!(half.as_ref(), Ok(&session));
    all(&mut session, &[], &[Action::Resign(Win::Single)]);
    spend(&mut session, 30);
    all(&mut session, &[], &[Action::DeclineResignation]);
    spend(&mut session, 4);
    all(&mut session, &[], &[step(6, 1)]);
    spend(&mut session, 5);
    all(&mut session, &[], &[Action::PickUp]);
    // White used 23 seconds and, after the declined resignation, another 9, of which 12 were free; Black used 30.
    assert_eq!(reserve(&session, WHITE), 600 - 20);
    assert_eq!(reserve(&session, BLACK), 600 - 18);
    let again = Session::replay(ruleset, session.actions());
    assert_eq!(again.as_ref(), Ok(&session));
    let booked = session
        .log()
        .iter()
        .filter_map(|logged| match logged.action {
            Action::Spend(used) => Some(used / 1_000),
            _ => None,
        });
    assert_eq!(booked.collect::<Vec<_>>(), [23, 30, 9]);
}

#[test]
fn r90_extreme_times_do_not_overflow() {
    let mut session = timed(Delay::Simple);
    all(&mut session, &[], &[Action::Spend(1)]);
    let event = all(&mut session, &[], &[Action::Spend(Millis::MAX)]);
    assert!(matches!(event, Event::MatchOver(_)));
    let endless = ClockRules {
        per_point: Millis::MAX,
        per_point_scored: Millis::MAX,
        delay: Millis::MAX,
        kind: Delay::Simple,
    };
    let mut session = Session::new(Ruleset::match_to(MatchLength::new(25).expect("25")));
    all(
        &mut session,
        &[3, 1],
        &[Action::StartClock(endless), Action::RollOpening],
    );
    assert_eq!(spend(&mut session, 3_600), Event::Spent(WHITE));
}
