//! Interpretation of a tap on a place during a turn: the step that it takes back, or the steps that bring a checker
//! there.

use rules::{Destination, Draft, Origin, Player, Step, insertion_sort};

use crate::Place;

/// Returns the step that a tap on `place` takes back: the last step of this turn if it ended on `place`, or an earlier
/// step onto a point that no other checker can now reach.
///
/// A checker that can move further is moved by the tap instead of being taken back. A tap on the tray first bears off
/// all checkers that can be borne off.
pub fn taken_back_by(draft: &Draft, player: Player, place: Place) -> Option<Step> {
    let last = draft.steps().last()?.step;
    let to = place.destination(player)?;
    let moves_on = |from| draft.tap(from).is_some();
    if place.origin(player).is_some_and(moves_on) {
        return None;
    }
    let may_come = || !ways_to(draft, to).is_empty();
    if to == last.to() {
        return (to != Destination::Off || !may_come()).then_some(last);
    }
    if to == Destination::Off || may_come() {
        return None;
    }
    draft.clone().take_back(to)
}

/// Returns the steps played by a tap on a destination: two checkers that make the point, otherwise one checker that
/// moves there; empty if no step to it is legal.
///
/// The point is made if two dice bring two different checkers there; otherwise the die displayed first has priority. If
/// several checkers could be borne off, the rearmost one is chosen.
pub fn ways_to(draft: &Draft, to: Destination) -> Vec<Step> {
    let mut ways: Vec<Step> = draft.options();
    ways.retain(|step| step.to() == to);
    let Some(&first) = ways.first() else {
        return ways;
    };
    let second = ways
        .iter()
        .find(|step| step.die != first.die && step.from != first.from);
    let is_empty = to != Destination::Off && draft.board().own().at(to.number()) == 0;
    match second {
        Some(&second) if is_empty && can_follow(draft, first, second) => vec![first, second],
        _ => vec![first],
    }
}

/// Returns the steps that bring one checker to a destination with several dice: as few as possible, starting from the
/// rearmost checker. `None` for a point with the player's own checkers, since a tap there refers to those checkers.
pub fn long_way(draft: &Draft, to: Destination) -> Option<Vec<Step>> {
    if to != Destination::Off && draft.board().own().at(to.number()) > 0 {
        return None;
    }
    let mut origins: Vec<Origin> = draft.options().iter().map(|step| step.from).collect();
    insertion_sort(&mut origins, |from| std::cmp::Reverse(from.number()));
    origins.dedup();
    let ways = origins.into_iter().flat_map(|from| draft.targets(from));
    let here = ways.filter(|target| target.to == to);
    let way = here.min_by_key(|target| target.via.len())?;
    Some(way.via.steps().collect())
}

fn can_follow(draft: &Draft, first: Step, second: Step) -> bool {
    let mut trial = draft.clone();
    trial.step(first).is_ok() && trial.step(second).is_ok()
}
