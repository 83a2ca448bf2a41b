//! Plays in standard notation (R84, R85, R87): `24/18*/14`, `bar/22`, `6/off(2)`.

use std::{cmp::Reverse, fmt::Write as _};

use rules::{Board, Destination, Origin, Play, insertion_sort};

/// Moves of one checker within a turn: the starting point, and each landing, with `true` if the checker hits there.
#[derive(Clone, PartialEq, Eq)]
struct Journey {
    from: Origin,
    landings: Vec<(Destination, bool)>,
}

impl Journey {
    fn end(&self) -> Option<Destination> {
        self.landings.last().map(|&(to, _)| to)
    }

    /// Returns `true` if the checker does not hit at any intermediate landing, so that equal journeys can be merged and
    /// counted.
    fn is_plain(&self) -> bool {
        let on_the_way = self.landings.len().saturating_sub(1);
        self.landings[..on_the_way].iter().all(|&(_, hit)| !hit)
    }
}

/// Formats `play`, with the highest starting point first. A lost turn is "no play" (R86).
///
/// `before` is the position before the play, from the perspective of the player who makes it. Steps that are impossible
/// in this position are formatted as well.
///
/// ```
/// use record::print_play;
/// use rules::{Board, Roll, Variant, legal_plays};
///
/// let start = Board::start(Variant::Standard);
/// let plays = legal_plays(&start, Roll::ALL[3]);
/// assert!(plays.iter().any(|legal| print_play(&start, &legal.play) == "8/5 6/5"));
/// ```
pub fn print_play(before: &Board, play: &Play) -> String {
    printed(before, play, |point| point)
}

/// Formats `play` like [`print_play`], but numbers the points as the other side sees them: 24 is the mover's 1.
pub fn print_opponent_play(before: &Board, play: &Play) -> String {
    printed(before, play, |point| 25 - point)
}

/// Formats `play` with each point as the number that `number` returns for it.
fn printed(before: &Board, play: &Play, number: fn(u8) -> u8) -> String {
    if play.is_empty() {
        return "no play".to_owned();
    }
    let mut journeys = journeys(before, play);
    insertion_sort(&mut journeys, |journey| {
        (Reverse(journey.from.number()), journey.end())
    });
    let mut text = String::new();
    let mut rest = journeys.as_slice();
    while let Some((first, others)) = rest.split_first() {
        let alike = |other: &&Journey| {
            first.is_plain()
                && other.is_plain()
                && first.from == other.from
                && first.end() == other.end()
        };
        let again = others.iter().take_while(alike).count();
        let hits = rest[..=again]
            .iter()
            .any(|journey| journey.landings.last().is_some_and(|l| l.1));
        if !text.is_empty() {
            text.push(' ');
        }
        write_journey(&mut text, first, hits, number);
        if again > 0 {
            // Writing to a string cannot fail.
            let _ = write!(text, "({})", again + 1);
        }
        rest = &others[again..];
    }
    text
}

fn journeys(before: &Board, play: &Play) -> Vec<Journey> {
    let mut board = *before;
    let mut journeys: Vec<Journey> = Vec::new();
    for step in play.steps() {
        let stepped = board.step(step);
        let hit = stepped.is_ok_and(|stepped| stepped.hit);
        board = stepped.map_or(board, |stepped| stepped.board);
        let starts_here =
            |end: Destination| end != Destination::Off && end.number() == step.from.number();
        let goes_on = journeys
            .iter_mut()
            .find(|journey| journey.end().is_some_and(starts_here));
        match goes_on {
            Some(journey) => journey.landings.push((step.to(), hit)),
            None => journeys.push(Journey {
                from: step.from,
                landings: vec![(step.to(), hit)],
            }),
        }
    }
    while let Some((earlier, later)) = continued(&journeys) {
        let Journey { landings, .. } = journeys.remove(later);
        let earlier = if later < earlier {
            earlier - 1
        } else {
            earlier
        };
        journeys[earlier].landings.extend(landings);
    }
    journeys
}

/// Finds two journeys of the same checker, where the second starts at the end of the first but was made before it (R32,
/// R85).
fn continued(journeys: &[Journey]) -> Option<(usize, usize)> {
    let starts = |end: Destination, journey: &Journey| {
        end != Destination::Off && end.number() == journey.from.number()
    };
    let mut ends = journeys.iter().enumerate();
    ends.find_map(|(nth, journey)| {
        let end = journey.end()?;
        let next = journeys.iter().position(|other| starts(end, other))?;
        Some((nth, next))
    })
}

fn write_journey(text: &mut String, journey: &Journey, hits_at_end: bool, number: fn(u8) -> u8) {
    match journey.from {
        Origin::Bar => text.push_str("bar"),
        Origin::Point(point) => text.push_str(&number(point.number()).to_string()),
    }
    let last = journey.landings.len() - 1;
    for (nth, &(to, hit)) in journey.landings.iter().enumerate() {
        if nth < last && !hit {
            continue;
        }
        text.push('/');
        match to {
            Destination::Off => text.push_str("off"),
            Destination::Point(point) => text.push_str(&number(point.number()).to_string()),
        }
        if hit || (nth == last && hits_at_end) {
            text.push('*');
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Die, Step, Variant};

    use super::*;
    use crate::board_from_id;

    fn play(steps: &[(u8, u8)]) -> Play {
        let step = |&(from, die): &(u8, u8)| {
            Some(Step {
                from: Origin::from_number(from)?,
                die: Die::new(die)?,
            })
        };
        let steps: Option<Vec<Step>> = steps.iter().map(step).collect();
        Play::new(steps.expect("places and dice")).expect("at most four")
    }

    fn printed(id: &str, steps: &[(u8, u8)]) -> String {
        let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
        print_play(&board, &play(steps))
    }

    #[test]
    fn r84_the_highest_starting_point_comes_first() {
        assert_eq!(printed("4HPwATDgc/ABMA", &[(6, 1), (8, 3)]), "8/5 6/5");
        assert_eq!(printed("4HPwATDgc/ABMA", &[]), "no play");
    }

    #[test]
    fn r85_steps_of_one_checker_are_joined_and_show_only_intermediate_points_with_hits() {
        assert_eq!(printed("4HPwATDgc/ABMA", &[(24, 6), (18, 4)]), "24/14");
        assert_eq!(printed("eB+wyADf9wAQAA", &[(15, 3), (12, 6)]), "15/12*/6");
    }

    #[test]
    fn r85_steps_are_joined_in_either_order() {
        let both = [(6, 2), (8, 2), (13, 2), (13, 2)];
        assert_eq!(printed("4HPwATDgc/ABMA", &both), "13/11(2) 8/4");
        assert_eq!(printed("4HPwATDgc/ABMA", &[(8, 3), (13, 5)]), "13/5");
    }

    #[test]
    fn plays_are_numbered_for_the_other_side_on_request() {
        let opponent = |id: &str, steps: &[(u8, u8)]| {
            let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
            print_opponent_play(&board, &play(steps))
        };
        assert_eq!(opponent("4HPwATDgc/ABMA", &[(8, 3), (6, 1)]), "17/20 19/20");
        assert_eq!(opponent("eB+wyADf9wAQAA", &[(15, 3), (12, 6)]), "10/13*/19");
        assert_eq!(opponent("4HPwATDgOTgAfA", &[(25, 4); 4]), "bar/4(4)");
        assert_eq!(opponent("d7cNAACwgQAAAA", &[(6, 6)]), "19/off");
    }

    #[test]
    fn r85_equal_moves_are_counted() {
        assert_eq!(
            printed("4HPwATDgc/ABMA", &[(13, 5), (8, 5), (13, 5), (8, 5)]),
            "13/3(2)"
        );
        assert_eq!(printed("4HPwATDgOTgAfA", &[(25, 4); 4]), "bar/21(4)");
        assert_eq!(
            printed("d7cNAACwgQAAAA", &[(12, 6), (6, 6), (6, 6), (6, 6)]),
            "12/off 6/off(2)"
        );
    }
}
