//! Hands on the board: taps, drags, the dice. Everything ends in steps that the rules accept or refuse.

use board::{Place, long_way, taken_back_by, ways_to};
use rules::{Action, Destination, Die, Draft, Origin, Phase, Player, Side, Step};
use words::Words;

use super::{accepted, perform, refuse, refuse_by};
use crate::{Effect, Model, model::Pending, speech};

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
        Some((_, draft)) if draft.is_complete() => perform(model, Action::PickUp),
        Some(_) => perform(model, Action::SwapDice),
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
