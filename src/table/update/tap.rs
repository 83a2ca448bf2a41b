//! Hands on the board: taps, drags, the dice. Everything ends in steps that the rules accept or refuse.

use rules::{Action, Destination, Die, Draft, Origin, Phase, Player, Side, Step, insertion_sort};
use words::Words;

use super::{accepted, input::act, perform, refuse, refuse_by};
use crate::{Effect, Model, Place, model::Pending, speech};

/// The turn that a person is making, if one is.
fn turn(model: &Model) -> Option<(Player, &Draft)> {
    match model.session().phase() {
        Phase::Moving(draft) if model.person_decides() => model.on_turn().zip(Some(draft)),
        _ => None,
    }
}

pub(super) fn tap(model: &mut Model, place: Place) -> Vec<Effect> {
    if let Some(effects) = hurry(model) {
        return effects;
    }
    let Some((player, draft)) = turn(model) else {
        return match model.session().phase() {
            Phase::ToRoll if model.person_decides() => refuse(model, Words::no_roll_first),
            _ => Vec::new(),
        };
    };
    if let Some(from) = model.lifted {
        return match place.origin(player) {
            Some(same) if same == from => put_down(model),
            _ => move_to(model, place),
        };
    }
    if let Some(step) = taken_back_by(draft, player, place) {
        return take_back(model, step);
    }
    if let Some(step) = place.origin(player).and_then(|from| draft.tap(from)) {
        return perform(model, Action::Step(step));
    }
    let ways = place
        .destination(player)
        .map_or_else(Vec::new, |to| ways_to(draft, to));
    if !ways.is_empty() {
        return play_steps(model, ways);
    }
    match place.destination(player).and_then(|to| long_way(draft, to)) {
        Some(way) => play_steps(model, way),
        None => why_not(model, place),
    }
}

/// The second tap of two quick ones means the same checker as the first: it bears that one off if a die can, and moves
/// no other inside after it.
pub(super) fn double_tap(model: &mut Model, place: Place) -> Vec<Effect> {
    let Some((player, draft)) = turn(model) else {
        return tap(model, place);
    };
    let last = draft.steps().last().map(|made| made.step);
    let Some(first) = last.filter(|step| place.origin(player) == Some(step.from)) else {
        return tap(model, place);
    };
    let goes_off = |step: &Step| step.from == first.from && step.to() == Destination::Off;
    if goes_off(&first) {
        return match draft.tap(first.from) {
            Some(next) if !goes_off(&next) => Vec::new(),
            _ => tap(model, place),
        };
    }
    let mut without = draft.clone();
    without.undo();
    let Some(off) = without.options().into_iter().find(goes_off) else {
        return tap(model, place);
    };
    let mut effects = perform(model, Action::Undo);
    effects.extend(perform(model, Action::Step(off)));
    effects
}

/// Returns the step that a tap on `place` takes back: the last step of this turn if it ended there, or an earlier one
/// whose point no other checker can join now.
///
/// Where a checker can move on, a tap moves it: then nothing is taken back. The tray first bears off whatever can be
/// borne off.
pub(crate) fn taken_back_by(draft: &Draft, player: Player, place: Place) -> Option<Step> {
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

/// The key that picks up and puts down: lifts the checker of `place`, or moves the lifted one there. Where no checker
/// can be lifted it does what a tap does.
pub(super) fn pick_or_place(model: &mut Model, place: Place) -> Vec<Effect> {
    if model.lifted.is_none() {
        lift(model, place);
        if let Some(lifted) = speech::lifted(model) {
            return vec![Effect::Announce(lifted)];
        }
    }
    tap(model, place)
}

/// Moves the checker of `place` by `die`.
pub(super) fn move_by(model: &mut Model, place: Place, die: Die) -> Vec<Effect> {
    let Some((player, _)) = turn(model) else {
        return tap(model, place);
    };
    match place.origin(player) {
        Some(from) => perform(model, Action::Step(Step { from, die })),
        None => why_not(model, place),
    }
}

/// The steps that a tap on a destination plays: two checkers that make the point, or else one that comes here.
///
/// With two dice that bring two different checkers the point is made; otherwise the first shown die decides. Of
/// several checkers that could be borne off, it is the one furthest back.
fn ways_to(draft: &Draft, to: Destination) -> Vec<Step> {
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

/// The steps by which one checker comes here with several dice: with as few as can be, and the one furthest back.
/// Where own checkers stand, a tap was meant for them.
fn long_way(draft: &Draft, to: Destination) -> Option<Vec<Step>> {
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

/// Takes the step back; if another die would have done as well, that one is shown first now.
fn take_back(model: &mut Model, step: Step) -> Vec<Effect> {
    let mut effects = perform(model, Action::TakeBack(step.to()));
    let Some((_, draft)) = turn(model) else {
        return effects;
    };
    let same_again = draft.tap(step.from) == Some(step);
    let mut options = draft.options().into_iter();
    if same_again && options.any(|next| next.from == step.from && next.die != step.die) {
        effects.extend(perform(model, Action::SwapDice));
    }
    effects
}

pub(super) fn tap_dice(model: &mut Model) -> Vec<Effect> {
    if let Some(effects) = hurry(model) {
        return effects;
    }
    match turn(model) {
        Some((_, draft)) if draft.is_complete() => act(model, Action::PickUp),
        Some(_) => act(model, Action::SwapDice),
        None => Vec::new(),
    }
}

/// A tap while a lost turn is only being shown ends the showing.
fn hurry(model: &mut Model) -> Option<Vec<Effect>> {
    model.lost_turn()?;
    let Pending::Do(action) = model.wait?.then else {
        return None;
    };
    model.wait = None;
    Some(perform(model, action))
}

pub(super) fn lift(model: &mut Model, place: Place) -> Vec<Effect> {
    let lifted = turn(model).and_then(|(player, draft)| {
        let from = place.origin(player)?;
        (!draft.targets(from).is_empty()).then_some(from)
    });
    model.lifted = lifted;
    Vec::new()
}

pub(super) fn drop_on(model: &mut Model, place: Option<Place>) -> Vec<Effect> {
    let Some((from, (player, _))) = model.lifted.zip(turn(model)) else {
        return put_down(model);
    };
    match place {
        Some(place) if place.origin(player) != Some(from) => move_to(model, place),
        _ => put_down(model),
    }
}

fn put_down(model: &mut Model) -> Vec<Effect> {
    model.lifted = None;
    Vec::new()
}

/// Moves the lifted checker to `place` by as few steps as can be.
fn move_to(model: &mut Model, place: Place) -> Vec<Effect> {
    let Some((from, (player, draft))) = model.lifted.zip(turn(model)) else {
        return put_down(model);
    };
    let to = place.destination(player);
    let targets = draft.targets(from);
    model.lifted = None;
    match targets.iter().find(|target| Some(target.to) == to) {
        Some(target) => play_steps(model, target.via.steps()),
        None => why_not_to(model, from, to),
    }
}

fn play_steps(model: &mut Model, steps: impl IntoIterator<Item = Step>) -> Vec<Effect> {
    let mut effects = Vec::new();
    for step in steps {
        match model.apply(Action::Step(step)) {
            Ok(event) => effects.extend(accepted(model, &event)),
            Err(refusal) => {
                effects.extend(refuse_by(model, refusal));
                break;
            }
        }
    }
    effects
}

/// Why nothing on `place` can be moved.
fn why_not(model: &mut Model, place: Place) -> Vec<Effect> {
    let Some((player, draft)) = turn(model) else {
        return Vec::new();
    };
    if draft.is_complete() {
        // The lesson has no Undo.
        let all_played = if model.is_lesson() {
            Words::all_played
        } else {
            Words::no_all_played
        };
        return refuse(model, all_played);
    }
    let standing = |side: &Side, player| {
        let number = place.origin(player).map(Origin::number);
        number.is_some_and(|number| side.at(number) > 0)
    };
    let board = draft.board();
    if standing(board.opponent(), player.opponent()) {
        return refuse(model, Words::no_opponents);
    }
    let Some(from) = place
        .origin(player)
        .filter(|_| standing(board.own(), player))
    else {
        return refuse(model, Words::no_cannot_come);
    };
    let next = draft.dice().into_iter().find(|shown| !shown.used);
    let refused = next.map(|shown| Step {
        from,
        die: shown.die,
    });
    match refused.map(|step| model.session().allows(Action::Step(step))) {
        Some(Err(refusal)) => refuse_by(model, refusal),
        _ => Vec::new(),
    }
}

/// Why the lifted checker may not go there.
fn why_not_to(model: &mut Model, from: Origin, to: Option<Destination>) -> Vec<Effect> {
    let Some((_, draft)) = turn(model) else {
        return Vec::new();
    };
    let left = draft.dice().into_iter().filter(|shown| !shown.used);
    let mut steps = left.map(|shown| Step {
        from,
        die: shown.die,
    });
    let step = steps.find(|step| Some(step.to()) == to);
    match step.map(|step| model.session().allows(Action::Step(step))) {
        Some(Err(refusal)) => refuse_by(model, refusal),
        _ if to.is_some() => refuse(model, Words::no_not_there),
        _ => Vec::new(),
    }
}
