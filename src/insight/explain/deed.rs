//! Descriptions of what a play does on the board, for a beginner if the engine's numbers give no other reason.

use rules::{Board, Point};

use crate::reasons::hits;

/// Points in the home board.
const HOME: std::ops::RangeInclusive<u8> = 1..=6;
/// Points from which a checker is ready to make a point in the home board.
const NEAR: std::ops::RangeInclusive<u8> = 7..=11;
/// Points in the opponent's home board.
const FAR: std::ops::RangeInclusive<u8> = 19..=24;

/// Returns the key of the sentence about hits on these points, with the number of a single point or 0; `None` if there
/// are no hits.
pub(super) const fn hit_key(hits: &[Point]) -> Option<(&'static str, u8)> {
    match hits {
        [] => None,
        [point] => Some(("hit", point.number())),
        _ => Some(("hits", 0)),
    }
}

/// Returns the key of the sentence about what a play does, with the number of a point or 0; `None` if it does none of
/// the things that have a sentence. Both boards are from the view of the player who made the play.
pub(super) fn deed(before: &Board, after: &Board) -> Option<(&'static str, u8)> {
    let (was, is) = (before.own(), after.own());
    let sum = |side: &rules::Side, points: std::ops::RangeInclusive<u8>| {
        points.map(|point| side.at(point)).sum::<u8>()
    };
    let gained = |points: std::ops::RangeInclusive<u8>| {
        sum(is, points.clone()).saturating_sub(sum(was, points))
    };
    let off = is.off().saturating_sub(was.off());
    let number = |one, several, count| match count {
        0 => None,
        1 => Some((one, 0)),
        _ => Some((several, 0)),
    };
    let hit: Vec<_> = hits(before, after).collect();
    let hit = hit_key(&hit);
    let is_new = |point: &u8| was.at(*point) < 2 && is.at(*point) >= 2;
    // Among several new points, those in the home board matter most, the highest first.
    let mut points = (1..=7).rev().chain(8..=24);
    let makes = || points.find(is_new).map(|point| ("makes", point));
    // A checker that enters from the bar does not come from the opponent's home board.
    let was_on_bar = was.bar() > 0;
    let moves_out = sum(is, FAR) < sum(was, FAR);
    let out = || (!was_on_bar && moves_out).then_some(("out", 0));
    let up = || {
        let comes = |point: &u8| is.at(*point) > was.at(*point);
        let point = FAR.filter(|_| !was_on_bar).find(comes)?;
        Some(("up", point))
    };
    hit.or_else(makes)
        .or_else(|| number("off-one", "off-more", off))
        .or_else(out)
        .or_else(up)
        .or_else(|| number("builder", "builders", gained(NEAR)))
        .or_else(|| number("home-one", "home-more", gained(HOME)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use dice::{DiceStream, Seed};
    use rules::{DiceSource as _, Play, Roll, Variant, legal_plays};

    use super::*;

    /// Returns the points from which and to which each checker moves; several moves by one checker are joined.
    fn ways(play: &Play) -> Vec<(u8, u8)> {
        let mut ways: Vec<(u8, u8)> = Vec::new();
        for step in play.steps() {
            let (from, to) = (step.from.number(), step.to().number());
            match ways.iter_mut().find(|(_, end)| *end == from) {
                Some((_, end)) => *end = to,
                None => ways.push((from, to)),
            }
        }
        ways
    }

    /// Returns `true` if the sentence is true of the moves, checked one by one.
    fn is_true(before: &Board, play: &Play, (what, number): (&str, u8)) -> bool {
        let ways = ways(play);
        let count = |from: std::ops::RangeInclusive<u8>, to: std::ops::RangeInclusive<u8>| {
            let all = ways.iter();
            all.filter(|(start, end)| from.contains(start) && to.contains(end))
                .count()
        };
        let passes = |point: u8| play.steps().any(|step| step.to().number() == point);
        let blot = |point: u8| before.opponent().at(25 - point) == 1;
        match what {
            "hit" => passes(number) && blot(number),
            "hits" => {
                (1..=24)
                    .filter(|point| passes(*point) && blot(*point))
                    .count()
                    > 1
            }
            "makes" => count(1..=25, number..=number) > 0 && before.own().at(number) < 2,
            "off-one" => count(1..=6, 0..=0) + count(7..=25, 0..=0) == 1,
            "off-more" => count(1..=25, 0..=0) > 1,
            "out" => count(19..=24, 0..=18) > 0,
            "up" => count(number + 1..=24, number..=number) > 0,
            "builder" => count(12..=25, 7..=11) >= 1,
            "builders" => count(12..=25, 7..=11) >= 2,
            "home-one" => count(7..=25, 1..=6) >= 1,
            "home-more" => count(7..=25, 1..=6) >= 2,
            _ => false,
        }
    }

    #[test]
    fn deeds_are_true_in_random_games() {
        let mut told = BTreeSet::new();
        let mut plays = 0;
        for seed in 0..60 {
            let mut dice = DiceStream::new(Seed([seed; 32]));
            let mut board = Board::start(Variant::Standard);
            for _ in 0..150 {
                let roll = Roll::new(dice.die(), dice.die());
                let legal = legal_plays(&board, roll);
                for one in &legal {
                    plays += 1;
                    if let Some(deed) = deed(&board, &one.after.flipped()) {
                        assert!(
                            is_true(&board, &one.play, deed),
                            "{deed:?}: {:?} {board:?}",
                            one.play
                        );
                        told.insert(deed.0);
                    }
                }
                let nth = usize::from(dice.die().pips()) * 7;
                let Some(next) = legal.get(nth % legal.len().max(1)) else {
                    board = board.flipped();
                    continue;
                };
                board = next.after;
                if board.opponent().is_off() {
                    break;
                }
            }
        }
        assert!(plays > 10_000, "{plays}");
        assert_eq!(told.len(), 11, "{told:?}");
    }
}
