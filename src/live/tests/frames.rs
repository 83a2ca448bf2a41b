//! Tests for valid and damaged frames.

use proptest::prelude::*;
use rules::{ByPlayer, Player};

use super::*;
use crate::{ClockReading, Times};

fn any_frame() -> impl Strategy<Value = Frame> {
    let [white, black] = games();
    let messages: Vec<Message> = white
        .messages()
        .iter()
        .chain(black.messages())
        .map(|logged| logged.message.clone())
        .collect();
    prop_oneof![
        (any::<[u8; 8]>(), any::<u16>())
            .prop_map(|(game, count)| Frame::MessageCount { game, count }),
        prop::sample::select(messages).prop_map(Frame::Message),
        any::<bool>().prop_map(Frame::Moving),
        Just(Frame::KeepAlive),
        Just(Frame::Bye),
        (any::<[u8; 8]>(), any::<u16>(), any::<u32>(), any::<u32>()).prop_map(
            |(game, count, mine, yours)| {
                let (mine, yours) = (mine.into(), yours.into());
                let reading = ClockReading { count, mine, yours };
                Frame::Clock { game, reading }
            }
        ),
        (any::<[u8; 8]>(), any_draft()).prop_map(|(game, draft)| Frame::Draft { game, draft }),
        (any::<[u8; 8]>(), any_times()).prop_map(|(game, times)| Frame::Times { game, times }),
    ]
}

fn any_times() -> impl Strategy<Value = Times> {
    let player = prop::sample::select(Player::BOTH.to_vec());
    let delay = prop::option::of((player, any::<u16>()));
    (any::<u32>(), any::<u32>(), delay).prop_map(|(white, black, delay)| Times {
        left: ByPlayer {
            white: white.into(),
            black: black.into(),
        },
        delay,
    })
}

fn any_draft() -> impl Strategy<Value = Draft> {
    let die = || prop::sample::select(rules::Die::ALL.to_vec());
    let step = (1..=25_u8, die()).prop_map(|(from, die)| rules::Step {
        from: rules::Origin::from_number(from).expect("a point or the bar"),
        die,
    });
    let steps = prop::collection::vec(step, 0..=4);
    (any::<u16>(), die(), die(), steps).prop_map(|(count, one, other, steps)| Draft {
        count,
        roll: rules::Roll::new(one, other),
        play: rules::Play::new(steps).expect("at most four"),
    })
}

proptest! {
    #[test]
    fn frames_round_trip(frame in any_frame()) {
        prop_assert_eq!(Frame::decode(&frame.encode()), Some(frame));
    }

    #[test]
    fn any_bytes_are_either_a_canonical_frame_or_rejected(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        if let Some(frame) = Frame::decode(&bytes) {
            prop_assert_eq!(frame.encode(), bytes);
        }
    }

    #[test]
    fn hostile_frames_do_not_change_the_game(
        frames in prop::collection::vec(prop_oneof![
            any_frame().prop_map(|frame| frame.encode()),
            prop::collection::vec(any::<u8>(), 0..80),
        ], 0..40),
    ) {
        let [mut game, _] = games();
        let before = game.session().clone();
        let mut connection = Connection::default();
        connection.update(Input::Offer, 0);
        connection.update(Input::Described(Some(offer())), 0);
        connection.update(Input::Open(answer(&offer()).code()), 0);
        connection.update(Input::Opened, 0);
        for (now, bytes) in frames.into_iter().enumerate() {
            for effect in connection.update(Input::Frame(bytes), now as Millis) {
                if let Effect::Deliver(message) = effect {
                    let _refused = game.receive(&message, 0);
                }
            }
        }
        prop_assert_eq!(game.session(), &before);
        prop_assert!(connection.is_open() || connection.stage() == &Stage::Ended(Ended::Left));
    }
}

#[test]
fn a_message_from_a_later_version_is_reported_and_unknown_frames_are_ignored() {
    let mut sides = games().map(Side::new);
    connect(&mut sides, 1_000);
    deliver_all(&mut sides, 1_000);
    let side = &mut sides[0];
    for unknown in [vec![], vec![9], vec![200, 1, 2, 3], vec![0; 600], vec![1]] {
        side.update(Input::Frame(unknown), 1_000);
        assert_eq!(side.connection.problem(), None);
    }
    let content = vec![2; 100];
    for version in [0, 3, 77] {
        let envelope = record::Envelope {
            version,
            most_bytes: 384,
        };
        let mut frame = vec![1];
        frame.extend(envelope.seal(&content).expect("short enough"));
        let before = side.game.clone();
        side.update(Input::Frame(frame), 1_000);
        assert_eq!(side.connection.problem(), Some(Problem::OtherVersion));
        assert!(side.connection.is_open());
        assert_eq!(side.game, before);
    }
}
