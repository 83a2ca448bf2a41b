//! Claiming a game after the agreed number of days, and simultaneous answers.

use friend::{Act, ClaimTime, Ended, Next, Received, Refused};
use rules::EndedBy;

use crate::players::{Luck, agree, first_message, play};

const DAY: u64 = 24 * 60 * 60;

#[test]
fn a_game_may_be_claimed_after_the_agreed_days() {
    let mut luck = Luck::new(8);
    let (mut games, player, message) = first_message(&mut luck, 3, 1_000);
    let late = player.opponent();
    assert_eq!(games[player].claim_time(), ClaimTime::From(1_000 + 3 * DAY));
    let mut opened = games[late].clone();
    opened.receive(&message, 1_000).expect("honest");
    assert_eq!(opened.claim_time(), ClaimTime::Never);
    assert_eq!(
        opened.send(Act::Claim, 9 * DAY).err(),
        Some(Refused::NotDue)
    );
    let early = games[player].send(Act::Claim, 1_000 + 2 * DAY).err();
    assert_eq!(early, Some(Refused::TooEarly(DAY)));
    let claim = games[player].send(Act::Claim, 1_000 + 3 * DAY).cloned();
    let claim = claim.expect("overdue");

    let other = &mut games[late];
    // The opponent opens both links on the same day, and is in time according to the opponent's own clock.
    other.receive(&message, 3 * DAY).expect("honest");
    assert_eq!(
        other.receive(&claim, 3 * DAY),
        Err(Refused::TooEarly(3 * DAY))
    );
    assert_eq!(other.receive(&claim, 7 * DAY), Ok(Received::Moved(1)));
    agree(&games);
    let record = games[late].record();
    let result = record.games.last().and_then(|game| game.result);
    let result = result.expect("a result");
    assert_eq!(
        (result.winner, result.points, result.by),
        (player, 3, EndedBy::Time)
    );
    assert_eq!(games[late].ended(), Some(Ended::Claimed { by: player }));
}

#[test]
fn a_late_answer_and_a_claim_are_both_shown() {
    let mut luck = Luck::new(9);
    let (mut games, player, message) = first_message(&mut luck, 1, 0);
    games[player.opponent()]
        .receive(&message, 0)
        .expect("honest");
    let claim = games[player]
        .send(Act::Claim, DAY)
        .expect("overdue")
        .clone();
    let act = luck.act(&mut games[player.opponent()]).expect("his turn");
    let answer = games[player.opponent()]
        .send(act, DAY)
        .expect("allowed")
        .clone();
    let received = games[player].receive(&answer, DAY);
    assert_eq!(received, Ok(Received::TwoVersions));
    let received = games[player.opponent()].receive(&claim, DAY);
    assert_eq!(received, Ok(Received::TwoVersions));
    // The players agree that the answer counts.
    games[player]
        .choose(answer.hash(), DAY)
        .expect("the last message");
    games[player.opponent()]
        .choose(answer.hash(), DAY)
        .expect("the first");
    agree(&games);
    play(&mut games, &mut luck);
}

#[test]
fn a_late_claim_does_not_stop_a_timely_answer() {
    let mut luck = Luck::new(13);
    let (mut games, player, message) = first_message(&mut luck, 1, 0);
    let other = &mut games[player.opponent()];
    other.receive(&message, 0).expect("honest");
    let act = luck.act(other).expect("his turn");
    other.send(act, 60).expect("allowed");
    // The other player never opens the answer, and claims the game.
    let claim = games[player]
        .send(Act::Claim, DAY)
        .expect("overdue")
        .clone();
    let other = &mut games[player.opponent()];
    let received = other.receive(&claim, 2 * DAY);
    assert_eq!(received, Err(Refused::TooEarly(DAY - 60)));
    assert_eq!(other.next(), Next::Wait);
}
