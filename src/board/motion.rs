//! Motions from one scene to the next: the moving element, its path and its timing.
//!
//! Motions are derived from the differences between two scenes, so that every type of input causes the same motions.
//! Positions are coordinates in the drawing; times are in milliseconds at normal speed.

use rules::{Player, insertion_sort};

use crate::{Checker, CheckerPath, Mark, Place, Scene, SceneDie, View, Xy};

/// Durations of a checker's shortest and longest paths.
const STEP: [f64; 2] = [160.0, 340.0];
/// Delay between the starts of successive checkers in the same play.
const STAGGER: f64 = 70.0;
/// Duration of the motion with which a stack closes up or makes room.
const CLOSE_UP: f64 = 120.0;
/// Duration of the tumbling dice animation.
const TUMBLE: f64 = 480.0;
/// Time for which the opening dice rest on their own sides, and duration of their move to the winner's side.
const COMPARE: f64 = 700.0;
const BRING: f64 = 360.0;
/// Duration of the cube's slide and turn.
const TURN: f64 = 320.0;
/// Duration of a dice swap.
const SWAP: f64 = 160.0;
/// Duration of the rings' appearance, in milliseconds.
const APPEAR: f64 = 120.0;
/// Display time of each number while a score counts up, in milliseconds.
const COUNT: f64 = 160.0;
/// Maximum number of values shown while a score counts up, including the first and the last.
const COUNTED: u32 = 9;

/// Moving element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// This player's checker with this ID.
    Checker(Player, u8),
    /// Die with this index, from 0.
    Die(usize),
    /// Place of the die with this index; the die moves along with its place.
    DiePlace(usize),
    /// Doubling cube.
    Cube,
    /// This player's score, beside the board.
    Score(Player),
    /// Rings on all checkers that may move.
    Rings,
}

/// Type of motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// Shallow arc, like that of a hand.
    Arc,
    /// Straight slide.
    Slide,
    /// Tumble over the edges by this total number of degrees, showing other faces meanwhile.
    Tumble(i32),
    /// Full turn during a slide; the size starts at this multiple of the final size.
    Turn(f64),
    /// Count in place from the first number up to the second.
    Count([u32; 2]),
    /// Appearance in place.
    Appear,
}

/// Motion of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// Moving element.
    pub what: Mover,
    /// Type of motion.
    pub manner: Manner,
    /// Start of the path.
    pub from: Xy,
    /// End of the path, which is the element's position in the new scene.
    pub to: Xy,
    /// Delay before the motion starts.
    pub delay: f64,
    /// Duration of the motion after the delay.
    pub lasts: f64,
}

impl Motion {
    /// Returns the time at which the motion ends.
    pub fn ends(&self) -> f64 {
        self.delay + self.lasts
    }
}

/// Returns the motions from one scene to the next; empty if the view of the board has changed.
pub fn motions(before: &Scene, after: &Scene) -> Vec<Motion> {
    if before.view != after.view {
        return Vec::new();
    }
    let mut all = checkers(before, after);
    let dice = dice(before, after);
    all.extend(rings(before, after, &dice));
    all.extend(dice);
    all.extend(cube(before, after));
    let settled = all.iter().map(Motion::ends).fold(0.0, f64::max);
    all.extend(Player::BOTH.into_iter().filter_map(|player| {
        let numbers = [before.score[player], after.score[player]];
        count(player, numbers, settled)
    }));
    all
}

/// Returns the motions for replaying a play, one after another.
pub fn replay_motions(ways: &[CheckerPath], view: &View) -> Vec<Motion> {
    let mut delay = 0.0;
    let motion = |way: &CheckerPath| {
        let motion = Motion {
            what: Mover::Checker(way.player, way.id),
            manner: Manner::Arc,
            from: way.from,
            to: way.to,
            delay,
            lasts: step(way.from, way.to, view),
        };
        delay = motion.ends();
        motion
    };
    ways.iter().map(motion).collect()
}

/// Returns the duration of a checker's motion.
pub fn step(from: Xy, to: Xy, view: &View) -> f64 {
    let (width, height) = view.size();
    let share = (to.x - from.x).hypot(to.y - from.y) / width.max(height);
    STEP[0] + (STEP[1] - STEP[0]) * share.min(1.0)
}

/// Returns the motions of the checkers: stacks close up immediately, the checkers in a play start one after another,
/// rearmost first, and a hit checker leaves when its hitter lands.
fn checkers(before: &Scene, after: &Scene) -> Vec<Motion> {
    let same = |a: &Checker, b: &Checker| (a.player, a.id) == (b.player, b.id);
    let old = |new: &Checker| before.checkers.iter().find(|old| same(old, new));
    let ways = after
        .checkers
        .iter()
        .filter_map(|new| Some((old(new)?, new)));
    let (mut played, mut hit, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for (old, new) in ways.filter(|(old, new)| old.at != new.at) {
        match new.place {
            same if same == old.place => all.push(way(old, new, 0.0, CLOSE_UP, Manner::Slide)),
            Place::Bar(_) => hit.push((old, new)),
            _ => played.push((old, new)),
        }
    }
    insertion_sort(&mut played, |(old, _)| std::cmp::Reverse(number(old)));
    for (nth, (old, new)) in played.into_iter().enumerate() {
        let lasts = step(old.at, new.at, &after.view);
        all.push(way(old, new, STAGGER * nth as f64, lasts, Manner::Arc));
    }
    let landed = all.iter().map(Motion::ends).fold(0.0, f64::max);
    for (old, new) in hit {
        let on_it = |motion: &&Motion| landing(after, motion) == Some(old.place);
        let hitters = all.iter().filter(on_it).map(Motion::ends);
        // A checker hit in passing leaves once the moving checkers have landed.
        let delay = hitters.reduce(f64::min).unwrap_or(landed);
        let lasts = step(old.at, new.at, &after.view);
        all.push(way(old, new, delay, lasts, Manner::Arc));
    }
    all
}

fn way(old: &Checker, new: &Checker, delay: f64, lasts: f64, manner: Manner) -> Motion {
    Motion {
        what: Mover::Checker(new.player, new.id),
        manner,
        from: old.at,
        to: new.at,
        delay,
        lasts,
    }
}

/// Returns a checker's place in its owner's numbering.
fn number(checker: &Checker) -> u8 {
    let origin = checker.place.origin(checker.player);
    origin.map_or(0, rules::Origin::number)
}

/// Returns the final place of a moved checker; `None` for motions of other elements.
fn landing(after: &Scene, motion: &Motion) -> Option<Place> {
    let Mover::Checker(player, id) = motion.what else {
        return None;
    };
    let mut checkers = after.checkers.iter();
    let moved = checkers.find(|checker| (checker.player, checker.id) == (player, id));
    moved.map(|checker| checker.place)
}

/// Returns the motions of the dice: rolled dice tumble in from the roller's side; swapped dice change places.
fn dice(before: &Scene, after: &Scene) -> Vec<Motion> {
    let shown = after.dice.iter().enumerate();
    if after.rolls > before.rolls {
        let tumbles = shown.clone().map(|(nth, die)| tumble(nth, *die, after));
        let brought = shown.filter_map(|(nth, die)| bring(nth, *die));
        return tumbles.chain(brought).collect();
    }
    let [Some(a), Some(b)] = [0, 1].map(|nth| before.dice.get(nth)) else {
        return Vec::new();
    };
    let faces = |dice: &[SceneDie]| -> Vec<u8> { dice.iter().map(|die| die.pips).collect() };
    let swapped = a.pips != b.pips && faces(&after.dice) == [b.pips, a.pips];
    let slide = |(nth, die): (usize, &SceneDie)| Motion {
        what: Mover::Die(nth),
        manner: Manner::Slide,
        from: [b.at, a.at][nth % 2],
        to: die.at,
        delay: 0.0,
        lasts: SWAP,
    };
    shown.filter(|_| swapped).map(slide).collect()
}

/// Returns the motion that shows the rings on movable checkers after the dice have landed; `None` if there is no new
/// roll or no movable checker.
fn rings(before: &Scene, after: &Scene, dice: &[Motion]) -> Option<Motion> {
    let is_ringed = |checker: &Checker| checker.mark == Mark::CanMove;
    let waits = after.rolls > before.rolls && after.checkers.iter().any(is_ringed);
    waits.then(|| Motion {
        what: Mover::Rings,
        manner: Manner::Appear,
        from: Xy::default(),
        to: Xy::default(),
        delay: dice.iter().map(Motion::ends).fold(0.0, f64::max),
        lasts: APPEAR,
    })
}

/// Returns the tumble of a rolled die. The path varies with a hash of the roll, so that equal rolls look alike.
fn tumble(nth: usize, die: SceneDie, scene: &Scene) -> Motion {
    let view = &scene.view;
    let chance = |salt: usize| {
        let mixed = (usize::from(die.pips) * 7 + nth * 5 + salt * 11 + scene.dice.len()) * 37 % 101;
        mixed as f64 / 100.0 - 0.5
    };
    let towards = if die.player == view.bottom { 1.0 } else { -1.0 };
    let (far, aside) = (view.die() * (2.4 + chance(1)), view.die() * 1.6 * chance(2));
    let (x, y) = if view.turned {
        (far + aside, far)
    } else {
        (far, 0.5 * far + aside)
    };
    Motion {
        what: Mover::Die(nth),
        manner: Manner::Tumble((540.0 + 180.0 * chance(3)) as i32 * towards as i32),
        from: Xy {
            x: die.landed.x + towards * x,
            y: die.landed.y + towards * y,
        },
        to: die.landed,
        delay: 0.0,
        lasts: TUMBLE - 60.0 * (nth % 2) as f64,
    }
}

/// Returns the motion of a die in the opening roll, which rests on its own side until both dice are visible, and then
/// moves to the winner's side.
fn bring(nth: usize, die: SceneDie) -> Option<Motion> {
    (die.landed != die.at).then_some(Motion {
        what: Mover::DiePlace(nth),
        manner: Manner::Slide,
        from: die.landed,
        to: die.at,
        delay: TUMBLE + COMPARE,
        lasts: BRING,
    })
}

/// Returns the time until rolled dice rest in their final position, in milliseconds at normal speed.
pub const fn rolled_ms(opening: bool) -> f64 {
    if opening {
        TUMBLE + COMPARE + BRING
    } else {
        TUMBLE
    }
}

fn cube(before: &Scene, after: &Scene) -> Option<Motion> {
    let (old, new) = (before.cube.as_ref()?, after.cube.as_ref()?);
    let turned = (old.at, old.shown) != (new.at, new.shown);
    turned.then_some(Motion {
        what: Mover::Cube,
        manner: Manner::Turn(old.scale() / new.scale()),
        from: old.at,
        to: new.at,
        delay: 0.0,
        lasts: TURN,
    })
}

/// Returns the motion that counts up to a changed score after the last motion has ended; `None` if the score has not
/// increased.
fn count(player: Player, numbers: [u32; 2], settled: f64) -> Option<Motion> {
    let way = count_steps(numbers).len() as f64;
    (way > 1.0).then_some(Motion {
        what: Mover::Score(player),
        manner: Manner::Count(numbers),
        from: Xy::default(),
        to: Xy::default(),
        delay: settled,
        lasts: COUNT * way,
    })
}

/// Returns the numbers shown while a score counts up, including both ends: every number, or a few at roughly equal
/// intervals.
pub fn count_steps([from, to]: [u32; 2]) -> Vec<u32> {
    let won = to.saturating_sub(from);
    let pieces = won.min(COUNTED - 1);
    let number = |piece| from + won * piece / pieces.max(1);
    (0..=pieces).map(number).collect()
}
