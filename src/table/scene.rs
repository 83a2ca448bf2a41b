//! The model as a picture: plain data with a place for everything, drawn as it is by whoever draws.

mod arrows;
mod cube;
mod dice;
mod picture;
mod still;

pub use self::{
    arrows::{Arrow, ArrowKind, arrows},
    picture::picture,
    still::{StaticBoard, roll_pips},
};
use self::{
    cube::cube,
    dice::{dice, played_dice, rolls},
};
pub(crate) use self::{cube::offers_double, dice::opening_dice};

use rules::{Act, Board, ByPlayer, Draft, Origin, Phase, Play, Player, Step, insertion_sort};

use crate::{Model, Place, Stacks, View, Xy, model::PastPlay, place, speech};

/// A picture of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// How it is looked at.
    pub view: View,
    /// All checkers, in an order that never changes, so that each keeps its identity.
    pub checkers: Vec<Checker>,
    /// The dice that lie on the board.
    pub dice: Vec<SceneDie>,
    /// How often dice have been rolled or entered in the session, so that a new roll is told from an old one.
    pub rolls: usize,
    /// What the dice are called, when they can be tapped.
    pub dice_name: Option<String>,
    /// The cube, if there is one.
    pub cube: Option<SceneCube>,
    /// Where the lifted checker may go.
    pub targets: Vec<TargetMark>,
    /// Points with the number that the player to move gives them, and every place's name.
    pub spots: Vec<Spot>,
    /// Where the last play began and ended.
    pub last: Vec<Place>,
    /// Points won so far; those beyond a match mean nothing (R74).
    pub score: ByPlayer<u32>,
    /// Where checkers go, drawn over everything else.
    pub arrows: Vec<Arrow>,
}

/// A checker.
#[derive(Clone, Debug, PartialEq)]
pub struct Checker {
    /// 0 to 14, among this player's.
    pub id: u8,
    /// Whose it is.
    pub player: Player,
    /// Its centre.
    pub at: Xy,
    /// Where it stands.
    pub place: Place,
    /// Whether it is borne off and lies on its edge.
    pub lying: bool,
    /// How many stand here, on the top one from the sixth on.
    pub count: Option<usize>,
    /// What it is marked with.
    pub mark: Mark,
    /// Whether the last play brought it here.
    pub moved: bool,
    /// How many lie under it; higher ones are drawn later.
    pub height: usize,
}

/// How a checker is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    None,
    /// It may move.
    CanMove,
    /// It is lifted.
    Lifted,
}

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SceneDie {
    /// Its centre.
    pub at: Xy,
    /// Where it came to rest: the dice of the opening roll do so on the side of who rolled each.
    pub landed: Xy,
    /// 1 to 6.
    pub pips: u8,
    /// Who rolled it, for its colour.
    pub player: Player,
    /// Whether it has been played.
    pub used: bool,
}

/// The cube.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneCube {
    /// Its centre.
    pub at: Xy,
    /// What it shows.
    pub shown: u32,
    /// What it is called.
    pub name: String,
    /// Why it shows a number that is not its value, if it does.
    pub about: Option<String>,
    /// Whether tapping it offers a double.
    pub can_double: bool,
    /// Whether it is offered: then it lies in the middle of the board with the value that it will have, for all to see.
    pub offered: bool,
}

impl SceneCube {
    /// How large it is: an offered one is larger than it is beside the board, which is 1.
    pub const fn scale(&self) -> f64 {
        if self.offered { 1.5 } else { 1.0 }
    }

    /// Height of its digits on a cube of this size: as large as a player's eye wants them, and small enough that they fit,
    /// each some 0.65 of its height wide, within the inlaid line.
    pub fn digit_height(&self, size: f64) -> f64 {
        let digits = self.shown.checked_ilog10().unwrap_or_default() + 1;
        size * (1.2 / f64::from(digits)).min(0.57)
    }
}

/// Where the lifted checker may go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TargetMark {
    /// The place.
    pub place: Place,
    /// The free slot, or the blot's.
    pub at: Xy,
    /// Whether it takes more than one die.
    pub combined: bool,
    /// Whether a blot is hit there.
    pub hits: bool,
}

/// A place that can be tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which one.
    pub place: Place,
    /// Its number for the player to move; points have one.
    pub number: Option<u8>,
    /// Its name, spoken as a player would.
    pub name: String,
}

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
    let last_play = last_play(model);
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
        dice_name: draft.map(|draft| speech::dice_name(&model.words, draft)),
        dice,
        rolls: rolls(model),
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
            Place::Point(white) => Some(place::own_number(white, listener)),
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

/// Who made the last whole play in this game, the position before it as he saw it, and what it was.
pub(crate) fn last_play(model: &Model) -> Option<(Player, Board, Play)> {
    let mut plays = model.session().record().into_iter().rev();
    plays.find_map(|turn| match turn.act {
        Act::Play { before, play, .. } => Some((turn.player, before, play)),
        _ => None,
    })
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
