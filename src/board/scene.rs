//! The board as a picture: plain data with a place for everything, drawn as it is by whoever draws.

mod arrows;
mod cube;
mod dice;
mod picture;
mod still;

pub use self::{
    arrows::{Arrow, ArrowKind, arrows},
    picture::picture,
    still::StaticBoard,
};
use self::{
    cube::cube,
    dice::{dice, played_dice},
};

use rules::{Board, ByPlayer, Origin, Play, Player, Step, insertion_sort};
use words::Arg;

use crate::{
    Hand, Look, PastPlay, Place, Stacks, Turn, View, Xy, count_rolls, dice_name, last_play,
    own_number, score, speech::place_name,
};

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

impl Scene {
    /// Marks the checkers of a player that do not stand as they did on the board `before`, which that player sees.
    pub fn mark_moved(&mut self, player: Player, before: &Board) {
        self.last.clear();
        for checker in &mut self.checkers {
            let number = checker.place.origin(player).map_or(0, Origin::number);
            let stood = before.own().at(number);
            checker.moved = checker.player == player && checker.height >= usize::from(stood);
        }
    }
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

/// The facts beside the hand that determine the picture of a board.
#[derive(Clone, Debug)]
pub struct SceneContext<'a> {
    /// The session, and what the person at the board may do.
    pub turn: Turn<'a>,
    /// The view of the board.
    pub view: View,
    /// The player's choices for the look of the board.
    pub look: Look,
    /// The players, for a sentence.
    pub names: ByPlayer<Arg<'static>>,
    /// The player in whose numbering the points are told; `None` for that of the player on roll.
    pub listener: Option<Player>,
    /// `true` if a tap on the cube offers a double.
    pub may_double: bool,
    /// `true` while the last checker of a game is on its way, so that the dice stay.
    pub hides_result: bool,
    /// The earlier play that is shown in place of the position.
    pub past: Option<&'a PastPlay>,
}

/// Returns the picture of the board under a hand.
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
        score: score(session),
        arrows: Vec::new(),
    };
    match context.past {
        Some(past) => past_scene(past, now),
        None => now,
    }
}

/// The marks of the checkers of the player on roll.
#[derive(Clone, Copy, Debug)]
struct Marks<'a> {
    mover: Player,
    options: &'a [Step],
    lifted: Option<Origin>,
    show_targets: bool,
}

impl Marks<'_> {
    /// The mark of the top checker on the mover's place `number`.
    fn of(self, number: u8) -> Mark {
        let origin = Origin::from_number(number);
        let can = |step: &Step| Some(step.from) == origin;
        if self.lifted.is_some() && self.lifted == origin {
            Mark::Lifted
        } else if self.show_targets && self.options.iter().any(can) {
            Mark::CanMove
        } else {
            Mark::None
        }
    }
}

/// Returns the scene of the earlier play, derived from the current scene `now`.
fn past_scene(past: &PastPlay, now: Scene) -> Scene {
    let view = now.view;
    let last = Some((past.player, past.before));
    Scene {
        checkers: checkers(&past.stacks, &view, last, None),
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
    stacks: &Stacks,
    view: &View,
    last: Option<(Player, Board)>,
    marks: Option<Marks<'_>>,
) -> Vec<Checker> {
    let mut all = Vec::new();
    for player in Player::BOTH {
        let before = last.and_then(|(mover, before)| (mover == player).then_some(before));
        let marks = marks.filter(|marks| marks.mover == player);
        for number in 0..=25 {
            let stack = stacks.at(player, number);
            let place = Place::of(player, number);
            let stood = before.map_or(stack.len(), |before| before.own().at(number).into());
            for (height, &id) in stack.iter().enumerate() {
                let top = height + 1 == stack.len();
                all.push(Checker {
                    id,
                    player,
                    at: view.slot(place, height, stack.len()),
                    place,
                    lying: number == 0,
                    count: (top && number > 0 && stack.len() > 5).then_some(stack.len()),
                    mark: marks
                        .filter(|_| top)
                        .map_or(Mark::None, |marks| marks.of(number)),
                    moved: height >= stood,
                    height,
                });
            }
        }
    }
    insertion_sort(&mut all, |checker| (checker.player, checker.id));
    all
}

fn targets(hand: &Hand, context: &SceneContext<'_>, mover: Player) -> Vec<TargetMark> {
    let turn = &context.turn;
    let lifted = hand.lifted().filter(|_| context.look.show_targets);
    let Some((from, (_, draft))) = lifted.zip(turn.draft()) else {
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
        // What is hit on the way there has a mark of its own.
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
    // A person hears the points in that person's numbering also while the computer moves.
    let listener = context.listener.unwrap_or(mover);
    let stacks = context.past.map_or(hand.stacks(), |past| &past.stacks);
    let turn = &context.turn;
    let spot = |place: Place| Spot {
        place,
        number: match place {
            Place::Point(white) => Some(own_number(white, listener)),
            Place::Bar(_) | Place::Tray(_) => None,
        },
        name: place_name(turn, context.look.theme, stacks, place, listener, options),
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
