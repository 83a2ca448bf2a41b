//! How one scene becomes the next: what moves, from where, when and for how long.
//!
//! Nobody says "animate": motions are derived from what differs between two scenes, so every way of playing shows the
//! same ones. Places are those of the drawing; times are milliseconds at the usual speed.

use rules::{Player, insertion_sort};

use crate::{Checker, CheckerPath, Mark, Place, Scene, SceneDie, View, Xy};

/// The shortest and the longest way of a checker.
const STEP: [f64; 2] = [160.0, 340.0];
/// From the start of one checker to that of the next one of the same play.
const STAGGER: f64 = 70.0;
/// A stack that closes up or makes room.
const CLOSE_UP: f64 = 120.0;
/// The tumble of the dice.
const TUMBLE: f64 = 480.0;
/// How long the dice of the opening roll lie on their own sides, and how long they then take to the winner's.
const COMPARE: f64 = 700.0;
const BRING: f64 = 360.0;
/// The slide and the turn of the cube.
const TURN: f64 = 320.0;
/// Dice that change places.
const SWAP: f64 = 160.0;
/// Rings that come.
const APPEAR: f64 = 120.0;
/// A number on the way of a score that counts up.
const COUNT: f64 = 160.0;
/// How many numbers such a way has at most, the first and the last among them.
const COUNTED: u32 = 9;

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// A player's checker with this id.
    Checker(Player, u8),
    /// The die that is shown in this place, from 0.
    Die(usize),
    /// The place of that die, with the die in it.
    DiePlace(usize),
    /// The cube.
    Cube,
    /// A player's score, beside the board.
    Score(Player),
    /// The rings of all checkers that may move.
    Rings,
}

/// How it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Manner {
    /// On a shallow arc, by hand.
    Arc,
    /// Straight, as it is pushed.
    Slide,
    /// Over its edges, by this number of degrees in all, showing other faces on its way.
    Tumble(i32),
    /// Once round itself while it slides, so many times as large at first as in the end.
    Turn(f64),
    /// In its place, from the first number up to the second.
    Count([u32; 2]),
    /// In its place, out of nothing.
    Appear,
}

/// One thing's motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// What moves.
    pub what: Mover,
    /// How.
    pub manner: Manner,
    /// Where it comes from.
    pub from: Xy,
    /// Where it stands in the scene.
    pub to: Xy,
    /// How long it stays where it comes from.
    pub delay: f64,
    /// How long its way takes then.
    pub lasts: f64,
}

impl Motion {
    /// When it is over.
    pub fn ends(&self) -> f64 {
        self.delay + self.lasts
    }
}

/// Returns the motions from one scene to the next; none if the view of the board has changed.
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

/// The ways of a play shown once more, one after the other.
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

/// How long a checker is on its way.
pub fn step(from: Xy, to: Xy, view: &View) -> f64 {
    let (width, height) = view.size();
    let share = (to.x - from.x).hypot(to.y - from.y) / width.max(height);
    STEP[0] + (STEP[1] - STEP[0]) * share.min(1.0)
}

/// Stacks close up at once; the checkers of a play start one after the other, the one furthest back first; a hit one
/// leaves when its hitter lands.
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
        // Hit by a checker that went on from there: then by the time that one stands.
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

/// A checker's own number of where it stands.
fn number(checker: &Checker) -> u8 {
    let origin = checker.place.origin(checker.player);
    origin.map_or(0, rules::Origin::number)
}

/// Where the checker of a motion stands in the end.
fn landing(after: &Scene, motion: &Motion) -> Option<Place> {
    let Mover::Checker(player, id) = motion.what else {
        return None;
    };
    let mut checkers = after.checkers.iter();
    let moved = checkers.find(|checker| (checker.player, checker.id) == (player, id));
    moved.map(|checker| checker.place)
}

/// Dice that have just been rolled tumble from the side of who rolled them; swapped ones change places.
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

/// What may move with a roll is ringed once its dice lie.
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

/// A rolled die. Its path is scattered by what it shows, so that the same roll always looks the same.
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

/// A die of the opening roll: it lies on the side of who rolled it until both have been seen, and then joins the winner's.
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

/// How long it takes until rolled dice lie where they are played from, in milliseconds at the usual speed.
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

/// Points that have been won are counted once all that has won them stands.
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

/// The numbers that are shown on the way from one to a higher one, both among them: all, or a few as far apart.
pub fn count_steps([from, to]: [u32; 2]) -> Vec<u32> {
    let won = to.saturating_sub(from);
    let pieces = won.min(COUNTED - 1);
    let number = |piece| from + won * piece / pieces.max(1);
    (0..=pieces).map(number).collect()
}
