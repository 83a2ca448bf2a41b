//! The model as a picture: plain data with a place for everything, drawn as it is by whoever draws.

mod cube;
mod dice;

pub(crate) use self::cube::offers_double;
use self::{
    cube::cube,
    dice::{dice, played_dice},
};

use board::{
    Checker, Mark, Place, Scene, Spot, Stacks, TargetMark, View, count_rolls, last_play, own_number,
};
use rules::{Board, ByPlayer, Draft, Origin, Phase, Play, Player, Step, insertion_sort};

use crate::{Model, model::PastPlay, speech};

/// The picture of `model` on a screen that wants the board turned or not.
pub fn scene(model: &Model, turned: bool) -> Scene {
    let view = model.view(turned);
    let mover = model.session().decides().unwrap_or(model.bottom());
    let draft = match model.session().phase() {
        Phase::Moving(draft) if model.person_decides() => Some(draft),
        _ => None,
    };
    let options = draft.map_or_else(Vec::new, |draft| model.ringed_steps(draft));
    let dice = dice(model, &view);
    let last_play = last_play(model.session());
    let brought = last_play.map(|(player, before, _)| (player, before));
    let now = Scene {
        view,
        checkers: checkers(
            model,
            &model.stacks,
            &view,
            brought,
            Some((mover, &options)),
        ),
        dice_name: draft.map(|draft| board::dice_name(&model.words, draft)),
        dice,
        rolls: count_rolls(model.session()),
        cube: cube(model, &view),
        targets: targets(model, &view, mover, draft),
        spots: spots(model, mover, &options),
        last: last_play.map_or_else(Vec::new, |(player, _, play)| ends(player, play)),
        score: score(model),
        arrows: Vec::new(),
    };
    match &model.past {
        Some(past) => past_scene(model, past, now),
        None => now,
    }
}

/// Returns the scene of the earlier play, derived from the current scene `now`.
fn past_scene(model: &Model, past: &PastPlay, now: Scene) -> Scene {
    let view = now.view;
    let last = Some((past.player, past.before));
    Scene {
        checkers: checkers(model, &past.stacks, &view, last, None),
        dice: played_dice(&view, past.player, past.roll),
        dice_name: None,
        targets: Vec::new(),
        last: ends(past.player, past.play),
        ..now
    }
}

/// All checkers of `stacks`: those that `last`, a player with the position before his play, has brought where they are,
/// and the top ones that the player on roll may move are told apart.
fn checkers(
    model: &Model,
    stacks: &Stacks,
    view: &View,
    last: Option<(Player, Board)>,
    options: Option<(Player, &[Step])>,
) -> Vec<Checker> {
    let mut all = Vec::new();
    for player in Player::BOTH {
        let before = last.and_then(|(mover, before)| (mover == player).then_some(before));
        let options = options.filter(|(mover, _)| *mover == player);
        for number in 0..=25 {
            let stack = stacks.at(player, number);
            let place = Place::of(player, number);
            let stood = before.map_or(stack.len(), |before| before.own().at(number).into());
            for (height, &id) in stack.iter().enumerate() {
                let top = height + 1 == stack.len();
                let origin = Origin::from_number(number);
                let can = |step: &Step| Some(step.from) == origin;
                let goes = options.is_some_and(|(_, options)| options.iter().any(can));
                let lifted = options.is_some() && model.lifted.is_some() && model.lifted == origin;
                all.push(Checker {
                    id,
                    player,
                    at: view.slot(place, height, stack.len()),
                    place,
                    lying: number == 0,
                    count: (top && number > 0 && stack.len() > 5).then_some(stack.len()),
                    mark: match (top, lifted) {
                        (true, true) => Mark::Lifted,
                        (true, false) if model.settings.show_targets && goes => Mark::CanMove,
                        _ => Mark::None,
                    },
                    moved: height >= stood,
                    height,
                });
            }
        }
    }
    insertion_sort(&mut all, |checker| (checker.player, checker.id));
    all
}

fn targets(model: &Model, view: &View, mover: Player, draft: Option<&Draft>) -> Vec<TargetMark> {
    let (Some(from), Some(draft), true) = (model.lifted, draft, model.settings.show_targets) else {
        return Vec::new();
    };
    let mut marks: Vec<TargetMark> = Vec::new();
    for target in model.ringed_targets(draft, from) {
        let place = Place::of(mover, target.to.number());
        if marks.iter().any(|mark| mark.place == place) {
            continue;
        }
        let number = target.to.number();
        let standing = model.stacks.at(mover, number).len();
        // What is hit on the way there has a mark of its own.
        let opponents = model.stacks.at(mover.opponent(), 25 - number);
        marks.push(TargetMark {
            place,
            at: view.slot(place, standing, (standing + 1).max(5)),
            combined: target.via.len() > 1,
            hits: number > 0 && !opponents.is_empty(),
        });
    }
    marks
}

fn spots(model: &Model, mover: Player, options: &[Step]) -> Vec<Spot> {
    let points = (1..=24).rev().map(|number| Place::of(mover, number));
    let others = [
        Place::Bar(mover),
        Place::Bar(mover.opponent()),
        Place::Tray(mover),
        Place::Tray(mover.opponent()),
    ];
    // A person hears the points in that person's numbering also while the computer moves.
    let listener = model.person().unwrap_or(mover);
    let spot = |place: Place| Spot {
        place,
        number: match place {
            Place::Point(white) => Some(own_number(white, listener)),
            Place::Bar(_) | Place::Tray(_) => None,
        },
        name: speech::place_name(model, place, listener, options),
    };
    points.chain(others).map(spot).collect()
}

/// Where a play began and ended, each place once.
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

/// One value for each player that the page shows beside the board.
pub fn pips(model: &Model) -> ByPlayer<u16> {
    let board = model.shown_board();
    ByPlayer {
        white: board.own().pips(),
        black: board.opponent().pips(),
    }
}

/// Points won so far, as they are shown.
pub(crate) fn score(model: &Model) -> ByPlayer<u32> {
    let won = model.session().score();
    let length = model.session().ruleset().playing_match();
    let shown = |won: u32| length.map_or(won, |played| won.min(played.length.points().into()));
    ByPlayer {
        white: shown(won.white),
        black: shown(won.black),
    }
}
