//! Scene: the board as plain data with coordinates for every element, ready to draw.

mod arrows;
mod checkers;
mod context;
mod cube;
mod dice;
mod items;
mod picture;
mod still;

pub(crate) use self::arrows::paths;
pub use self::{
    arrows::{
        Arrow, ArrowKind, are_tangled, arrows, arrows_by_move, joined_moves, moves_of,
        moves_without,
    },
    context::SceneContext,
    items::{Checker, Mark, Scene, SceneCube, SceneDie, Spot, TargetMark},
    picture::picture,
    still::{StaticBoard, roll_pips},
};
use self::{
    checkers::{Marks, checkers, left},
    cube::cube,
    dice::{dice, played_dice},
};

use rules::{Play, Player, Step, insertion_sort};

use crate::{
    Hand, PastPlay, Place, count_rolls, dice_name, last_play, own_number, score, speech::place_name,
};

/// Returns the scene of the board played by `hand`.
pub fn scene(hand: &Hand, context: &SceneContext<'_>) -> Scene {
    let (turn, view) = (&context.turn, context.view);
    let session = turn.session;
    let mover = session.decides().unwrap_or(view.bottom);
    let draft = turn.draft().map(|(_, draft)| draft);
    let options = draft.map_or_else(Vec::new, |draft| turn.steps(draft));
    let last_play = last_play(session);
    let marks = Marks {
        mover,
        options: &options,
        lifted: hand.lifted(),
        show_targets: context.look.show_targets,
    };
    let brought = last_play.map(|(player, before, _)| (player, before));
    let now = Scene {
        view,
        checkers: checkers(hand.stacks(), &view, brought, Some(marks)),
        dice_name: draft.map(|draft| dice_name(turn.words, draft)),
        dice: dice(hand, context),
        rolls: count_rolls(session),
        cube: cube(context),
        targets: targets(hand, context, mover),
        spots: spots(hand, context, mover, &options),
        last: last_play.map_or_else(Vec::new, |(player, _, play)| ends(player, play)),
        left: left(hand.stacks(), &view, last_play),
        score: score(session),
        arrows: Vec::new(),
    };
    match context.past {
        Some(past) => past_scene(past, now),
        None => now,
    }
}

/// Returns the scene of an earlier play, derived from the current scene `now`.
fn past_scene(past: &PastPlay, now: Scene) -> Scene {
    let view = now.view;
    let brought = Some((past.player, past.before));
    Scene {
        checkers: checkers(&past.stacks, &view, brought, None),
        dice: played_dice(&view, past.player, past.roll),
        dice_name: None,
        targets: Vec::new(),
        last: ends(past.player, past.play),
        left: left(
            &past.stacks,
            &view,
            Some((past.player, past.before, past.play)),
        ),
        ..now
    }
}

fn targets(hand: &Hand, context: &SceneContext<'_>, mover: Player) -> Vec<TargetMark> {
    let turn = &context.turn;
    // A lesson marks the requested checker's destination before that checker is lifted.
    let marked_origin = hand
        .lifted()
        .or_else(|| turn.requested().map(|step| step.from));
    let marked_origin = marked_origin.filter(|_| context.look.show_targets);
    let Some((from, (_, draft))) = marked_origin.zip(turn.draft()) else {
        return Vec::new();
    };
    let mut marks: Vec<TargetMark> = Vec::new();
    for target in turn.targets(draft, from) {
        let number = target.to.number();
        let place = Place::of(mover, number);
        if marks.iter().any(|mark| mark.place == place) {
            continue;
        }
        let standing = hand.stacks().at(mover, number).len();
        // A blot hit on an intermediate point has its own mark.
        let opponents = hand.stacks().at(mover.opponent(), 25 - number);
        marks.push(TargetMark {
            place,
            at: context.view.slot(place, standing, (standing + 1).max(5)),
            combined: target.via.len() > 1,
            hits: number > 0 && !opponents.is_empty(),
        });
    }
    marks
}

fn spots(hand: &Hand, context: &SceneContext<'_>, mover: Player, options: &[Step]) -> Vec<Spot> {
    let points = (1..=24).rev().map(|number| Place::of(mover, number));
    let others = [
        Place::Bar(mover),
        Place::Bar(mover.opponent()),
        Place::Tray(mover),
        Place::Tray(mover.opponent()),
    ];
    // Points are named in a person's own numbering, even while the computer moves.
    let listener = context.listener.unwrap_or(mover);
    let stacks = context.past.map_or(hand.stacks(), |past| &past.stacks);
    let turn = &context.turn;
    let spot = |place: Place| Spot {
        place,
        number: match place {
            Place::Point(white) => Some(own_number(white, listener)),
            Place::Bar(_) | Place::Tray(_) => None,
        },
        name: place_name(
            turn,
            context.look.theme,
            stacks,
            place,
            [mover, listener],
            options,
        ),
    };
    points.chain(others).map(spot).collect()
}

/// Returns the origins and destinations in a play, without duplicates.
fn ends(player: Player, play: Play) -> Vec<Place> {
    let mut places: Vec<Place> = play
        .steps()
        .flat_map(|step| [step.from.number(), step.to().number()])
        .map(|number| Place::of(player, number))
        .collect();
    insertion_sort(&mut places, |place| *place);
    places.dedup();
    places
}
