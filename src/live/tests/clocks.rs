//! Tests for both players' clocks with network latency, and for drafts.

use friend::{Act, Next, Refused, TOLERANCE};
use rules::{ByPlayer, Delay, Player};

use super::*;
use crate::ClockReading;

/// Latency of every frame.
const ON_THE_WAY: Millis = 150;

fn control(kind: Delay) -> TimeControl {
    // Two minutes per point, with a delay of twelve seconds.
    TimeControl::new(kind, 4, 12).expect("in range")
}

/// Creates both sides of a 3-point match with a clock, connected at 1,000 ms.
fn timed_sides(kind: Delay) -> [Side; 2] {
    let mut sides = timed_games(Some(control(kind))).map(Side::new);
    connect(&mut sides, 1_000);
    deliver_all(&mut sides, 1_000);
    sides
}

fn left(side: &Side, now: Millis) -> ByPlayer<Millis> {
    side.connection.time_left(now).expect("a clock")
}

/// Lets the player whose turn it is think for `thinking` and then act, and delivers the frames; returns the side that
/// acted and the time.
fn turn(sides: &mut [Side; 2], now: Millis, thinking: Millis) -> (usize, Millis) {
    let at = now + thinking;
    let by = sides.iter_mut().position(|side| side.send_due_message(at));
    deliver_all(sides, at + ON_THE_WAY);
    (by.expect("somebody is due"), at + ON_THE_WAY)
}

/// Sends due messages at `now` until a play is due; returns the side of the player who must make it.
fn until_play(sides: &mut [Side; 2], now: Millis) -> usize {
    for _ in 0..9 {
        let plays = |side: &Side| matches!(side.game.next(), Next::Play { .. });
        if let Some(by) = sides.iter().position(plays) {
            return by;
        }
        assert!(
            sides.iter_mut().any(|side| side.send_due_message(now)),
            "nobody is due"
        );
        deliver_all(sides, now);
    }
    panic!("no play is due");
}

#[test]
fn both_pages_measure_both_clocks() {
    for kind in [Delay::Simple, Delay::Bronstein] {
        let mut sides = timed_sides(kind);
        let mut now = 1_000;
        let mut used = [0; 2];
        for nth in 0..60 {
            let by = until_play(&mut sides, now);
            // Every third turn takes longer than the delay.
            let thinking = if nth % 3 == 0 { 13_000 } else { 4_000 };
            let (moved, then) = turn(&mut sides, now, thinking);
            assert_eq!(moved, by);
            used[by] += thinking.saturating_sub(12_000);
            now = then;
            let [white, black] = [0, 1].map(|side| left(&sides[side], now));
            for player in Player::BOTH {
                assert!(white[player].abs_diff(black[player]) <= 2 * ON_THE_WAY);
            }
            for side in &sides {
                assert_eq!(side.connection.clocks_differ(), None, "turn {nth}");
            }
        }
        // Latency is charged at most once per turn, because each page's reading of its own player's clock counts.
        for (side, player) in [(0, Player::White), (1, Player::Black)] {
            let own = left(&sides[side], now)[player];
            let most = 360_000 - used[side] + ON_THE_WAY;
            let least = 360_000 - used[side] - 25 * ON_THE_WAY;
            assert!((least..=most).contains(&own), "{kind:?}: {own}");
            assert!(left(&sides[1 - side], now)[player].abs_diff(own) <= 2 * ON_THE_WAY);
        }
    }
}

#[test]
fn a_bronstein_reserve_runs_immediately_and_a_simple_reserve_after_the_delay() {
    for (kind, after) in [(Delay::Simple, 0), (Delay::Bronstein, 8_000)] {
        let mut sides = timed_sides(kind);
        let by = until_play(&mut sides, 1_000);
        let player = Player::BOTH[by];
        for side in &sides {
            assert_eq!(left(side, 9_000)[player], 360_000 - after);
            assert_eq!(left(side, 9_000)[player.opponent()], 360_000);
        }
    }
}

#[test]
fn the_delay_counts_down_before_a_simple_reserve_runs() {
    for (kind, delays) in [
        (Delay::Simple, [Some(12_000), Some(4_000), None]),
        (Delay::Bronstein, [None; 3]),
    ] {
        let mut sides = timed_sides(kind);
        let by = until_play(&mut sides, 1_000);
        let player = Player::BOTH[by];
        for side in &sides {
            let delays = delays.map(|delay| delay.map(|left| (player, left)));
            let shown = [1_000, 9_000, 13_000].map(|now| side.connection.times(now));
            let shown = shown.map(|times| times.expect("a clock").delay);
            assert_eq!(shown, delays, "{kind:?}");
        }
        sides[0].update(Input::Closed, 9_000);
        let times = sides[0].connection.times(9_000).expect("a clock");
        assert_eq!(times.delay, None, "no clock runs without a connection");
    }
}

#[test]
fn readings_beyond_the_tolerance_are_shown_but_not_accepted() {
    let mut sides = timed_sides(Delay::Simple);
    let by = until_play(&mut sides, 1_000);
    let (cheat, player) = (by, Player::BOTH[by]);
    // The player thinks for 40 seconds, but that player's page reports 20.
    let now = 41_000;
    assert!(sides[cheat].send_due_message(21_000));
    deliver_all(&mut sides, now);
    let [here, there] = [1 - cheat, cheat].map(|side| left(&sides[side], now)[player]);
    assert_eq!((here, there), (332_000, 352_000));
    // The other page receives the difference with the next frame.
    sides[1 - cheat].update(Input::Tick, now + KEEP_ALIVE_INTERVAL);
    deliver_all(&mut sides, now + KEEP_ALIVE_INTERVAL);
    for (side, ours, theirs) in [(1 - cheat, here, there), (cheat, there, here)] {
        let differ = sides[side].connection.clocks_differ();
        let differ = differ.expect("a difference that is shown");
        assert_eq!((differ.here[player], differ.there[player]), (ours, theirs));
    }
}

#[test]
fn small_gains_are_accepted_up_to_a_minute_in_total() {
    let mut sides = timed_sides(Delay::Simple);
    let mut now = 1_000;
    let mut gained = 0;
    while gained < 60_000 {
        let by = until_play(&mut sides, now);
        // One page always reports 2.5 seconds less per turn than the other page measures; the other player moves
        // immediately.
        let late = if by == 0 { 2_500 } else { 0 };
        let thinking = if by == 0 { 14_000 } else { 0 };
        let at = now + thinking;
        assert!(sides[by].send_due_message(at));
        now = at + late;
        deliver_all(&mut sides, now);
        gained += late;
        let differ = sides[1].connection.clocks_differ();
        assert_eq!(differ, None, "after {gained}");
    }
    for _ in 0..6 {
        let by = until_play(&mut sides, now);
        let late = if by == 0 { 2_500 } else { 0 };
        let at = now + 14_000;
        assert!(sides[by].send_due_message(at));
        now = at + late;
        deliver_all(&mut sides, now);
    }
    assert!(sides[1].connection.clocks_differ().is_some());
}

#[test]
fn a_reload_does_not_reset_the_limit_and_no_reserve_exceeds_the_starting_time() {
    let mut sides = timed_sides(Delay::Simple);
    let now = 1_000;
    let by = until_play(&mut sides, now);
    let other = sides[by].game.me().opponent();
    let game = sides[by].game.tag();
    for (start, most) in [(360_000, 360_000), (200_000, 260_000)] {
        let mut stored = sides[by].game.clone();
        let mut reserves = stored.time_left().expect("a clock");
        reserves[other] = start;
        stored.note_time(reserves, None);
        for _reload in 0..3 {
            sides[by] = Side::new(stored.clone());
            sides[1 - by].update(Input::Closed, now);
            connect(&mut sides, now);
            for side in &mut sides {
                side.sent.clear();
            }
            // The other page repeatedly reports that its player has more time.
            for _ in 0..40 {
                let shown = left(&sides[by], now);
                let reading = ClockReading {
                    count: sides[by].game.messages().len() as u16,
                    mine: shown[other] + TOLERANCE,
                    yours: shown[other.opponent()],
                };
                let frame = Frame::Clock { game, reading };
                sides[by].update(Input::Frame(frame.encode()), now);
            }
            stored.note_time(left(&sides[by], now), None);
            stored.note_gained(sides[by].connection.time_gained());
            let text = friend::StoredGame::Game(Box::new(stored)).to_text();
            stored = match friend::StoredGame::from_text(&text) {
                Ok(friend::StoredGame::Game(game)) => *game,
                other => panic!("{other:?}"),
            };
            let now_left = left(&sides[by], now)[other];
            assert!((start..=most).contains(&now_left), "{now_left}");
        }
        let differ = sides[by].connection.clocks_differ();
        assert_eq!(differ.is_some(), start < 360_000, "the minute is over");
        assert!(sides[by].connection.time_gained() <= 60_000);
    }
}

#[test]
fn a_lost_connection_stops_the_clocks_and_the_next_connection_resumes_them() {
    let mut sides = timed_sides(Delay::Bronstein);
    let by = until_play(&mut sides, 1_000);
    let player = Player::BOTH[by];
    sides[by].update(Input::HangUp, 21_000);
    deliver_all(&mut sides, 21_000);
    for side in &sides {
        assert_eq!(left(side, 900_000)[player], 340_000);
        assert_eq!(side.connection.clocks_differ(), None);
    }
    // After silence, the time since the last frame received does not count.
    connect(&mut sides, 900_000);
    deliver_all(&mut sides, 900_000);
    assert_eq!(left(&sides[0], 910_000)[player], 330_000);
    for side in &mut sides {
        side.update(Input::Tick, 900_000 + SILENCE_TIMEOUT);
        assert_eq!(side.stage(), &Stage::Ended(Ended::Lost));
        assert_eq!(left(side, 990_000)[player], 340_000);
    }
    // Clocks are stopped while the game continues by link.
    assert!(sides[by].send_due_message(990_000));
    assert_eq!(left(&sides[by], 999_000)[player.opponent()], 360_000);
}

#[test]
fn a_reloaded_page_resumes_its_stored_clocks() {
    let mut sides = timed_sides(Delay::Bronstein);
    let by = until_play(&mut sides, 1_000);
    let player = Player::BOTH[by];
    let stored = left(&sides[0], 61_000);
    let mut game = sides[0].game.clone();
    game.note_time(stored, None);
    sides[0] = Side::new(game);
    sides[1].update(Input::Closed, 61_000);
    connect(&mut sides, 70_000);
    deliver_all(&mut sides, 70_000);
    for side in &sides {
        assert_eq!(left(side, 70_000)[player], 300_000);
        assert_eq!(side.connection.clocks_differ(), None);
    }
}

#[test]
fn an_expired_clock_can_be_claimed_on_both_pages() {
    let mut sides = timed_sides(Delay::Simple);
    let by = until_play(&mut sides, 1_000);
    let falls = 1_000 + 12_000 + 360_000;
    for (now, fallen) in [(falls - 1, false), (falls, true)] {
        for side in &mut sides {
            let left = left(side, now);
            side.game
                .note_time(left, side.connection.running_clock(now));
        }
        assert_eq!(sides[1 - by].game.may_claim_on_time(), fallen);
        assert!(!sides[by].game.may_claim_on_time(), "nobody claims his own");
    }
    let early = sides[by].game.clone().send(Act::ClaimOnTime, 0).cloned();
    assert_eq!(early, Err(Refused::TooEarly(360)), "the other has time");
    let now = falls + ON_THE_WAY;
    sides[1 - by]
        .game
        .send(Act::ClaimOnTime, now / 1000)
        .expect("a fallen flag");
    sides[1 - by].report_game(now);
    deliver_all(&mut sides, now);
    assert_eq!(sides[0].game.ended(), sides[1].game.ended());
    // No clock runs after the end.
    assert_eq!(left(&sides[0], now), left(&sides[0], now + TOLERANCE));
}

#[test]
fn the_friend_sees_a_draft_as_it_is_made_and_undone() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    let by = until_play(&mut sides, 0);
    let count = sides[by].game.messages().len() as u16;
    let view = sides[by].game.view();
    let draft = view.draft().expect("a roll");
    let legal = rules::legal_plays(draft.start(), draft.roll());
    let step = legal[0].play.steps().next().expect("a step");
    let steps = |steps: &[rules::Step]| Draft {
        count,
        roll: draft.roll(),
        play: rules::Play::new(steps.iter().copied()).expect("at most four"),
    };
    let shown = [steps(&[]), steps(&[step]), steps(&[])];
    for draft in shown {
        // An unchanged draft is not sent.
        sides[by].update(Input::Draft(Some(draft)), 0);
        sides[by].update(Input::Draft(Some(draft)), 0);
        assert_eq!(sides[by].sent.len(), 1);
        deliver_all(&mut sides, 0);
    }
    assert_eq!(sides[1 - by].drafts, shown);
    // A draft for a different message or game is not shown.
    let game = sides[by].game.tag();
    let late = Draft {
        count: count + 1,
        ..shown[0]
    };
    for frame in [
        Frame::Draft { game, draft: late },
        Frame::Draft {
            game: [0; 8],
            draft: shown[0],
        },
    ] {
        sides[1 - by].update(Input::Frame(frame.encode()), 0);
    }
    assert_eq!(sides[1 - by].drafts, shown);
}

#[test]
fn excess_drafts_are_not_shown_and_excess_frames_end_the_connection() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 0);
    deliver_all(&mut sides, 0);
    let by = until_play(&mut sides, 0);
    let game = sides[by].game.tag();
    let count = sides[by].game.messages().len() as u16;
    let draft = |nth: usize| Frame::Draft {
        game,
        draft: Draft {
            count,
            roll: rules::Roll::ALL[nth % 21],
            play: rules::Play::NONE,
        },
    };
    let other = &mut sides[1 - by];
    for nth in 0..1_000 {
        other.update(Input::Frame(draft(nth).encode()), 1_000);
    }
    assert_eq!(other.drafts.len(), 200);
    assert!(other.connection.is_open());
    other.update(Input::Frame(draft(0).encode()), 20_000);
    assert_eq!(other.drafts.len(), 201, "the next seconds count anew");
    for _ in 0..5_000 {
        other.update(Input::Frame(Frame::Moving(true).encode()), 21_000);
    }
    assert_eq!(other.stage(), &Stage::Ended(Ended::Lost));
}
