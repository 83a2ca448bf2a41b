//! Grids of the rolls that a reason counts, after the actual play and after the best play.

use rules::{Board, Point, Roll};

use crate::reasons::{
    Compared, Reason, Rolls,
    pair::Pair,
    rolls::{RollSet, Turns},
};

/// Event caused by the rolls marked in a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollEvent {
    /// The rolls hit one of the deciding player's blots.
    Hit,
    /// The rolls enter one of the opponent's checkers.
    Enter,
    /// The rolls bring one of the opponent's back checkers past the deciding player's 8 point.
    TheyEscape,
    /// The rolls make this point, in the deciding player's numbering, for the opponent.
    TheyMake(Point),
    /// The rolls hit, or make a key point for the opponent.
    TheyDoWell,
    /// Next turn, the rolls make this point for the deciding player.
    YouMake(Point),
    /// Next turn, the rolls bring one of the deciding player's back checkers past the 17 point.
    YouEscape,
    /// Next turn, the rolls hit, or make a key point for the deciding player.
    YouDoWell,
    /// Next turn, the rolls bear off at least this many of the deciding player's checkers.
    BearOff(u8),
}

/// Grid of the 36 rolls, in which `true` marks the rolls that cause an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RollGrid {
    /// One row per second die, with one cell per first die.
    rows: [[bool; 6]; 6],
}

impl RollGrid {
    fn new(rolls: RollSet) -> Self {
        let mut grid = Self::default();
        for roll in Roll::ALL.into_iter().filter(|roll| rolls.has(*roll)) {
            let [high, low] = [roll.high(), roll.low()].map(|die| usize::from(die.pips()) - 1);
            grid.rows[low][high] = true;
            grid.rows[high][low] = true;
        }
        grid
    }

    /// Returns the cells: one row per second die from 1 to 6, with one cell per first die from 1 to 6.
    pub const fn rows(&self) -> &[[bool; 6]; 6] {
        &self.rows
    }

    /// Returns the number of marked rolls.
    pub fn count(&self) -> Rolls {
        let count = self.rows.iter().flatten().filter(|cell| **cell).count();
        u8::try_from(count)
            .ok()
            .and_then(Rolls::new)
            .unwrap_or(Rolls::ALL)
    }
}

/// Rolls that cause an event after each of two plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollGrids {
    /// Event caused by the rolls.
    pub event: RollEvent,
    /// Grids of the rolls after each play.
    pub rolls: Compared<RollGrid>,
}

/// Returns the grids for the first of `reasons` that counts rolls. If none does, returns the grids of the opponent's
/// hitting rolls, or `None` if the best play does not reduce these: the grids would argue against the verdict.
///
/// `before` is from the deciding player's perspective, `after` from the opponent's. Does not query the engine.
pub fn roll_grids(
    before: &Board,
    after: &Compared<Board>,
    reasons: &[Reason],
) -> Option<RollGrids> {
    let pair = Pair::new(before, after);
    let counted = reasons.iter().find_map(event);
    let event = counted.unwrap_or(RollEvent::Hit);
    let rolls = pair.both(|after| RollGrid::new(rolls(&after.theirs, &after.yours, event)));
    let is_reduced = rolls.best.count() < rolls.made.count();
    (counted.is_some() || is_reduced).then_some(RollGrids { event, rolls })
}

impl Reason {
    /// Returns `true` if the reason counts rolls after both plays, which [`roll_grids`] can show.
    pub const fn counts_rolls(&self) -> bool {
        event(self).is_some()
    }
}

/// Returns the event whose rolls a reason counts after both plays; `None` if the reason does not count rolls.
const fn event(reason: &Reason) -> Option<RollEvent> {
    Some(match *reason {
        Reason::Shots { .. } | Reason::Safe { .. } | Reason::Bold { .. } => RollEvent::Hit,
        Reason::Enters(_) => RollEvent::Enter,
        Reason::TheyEscape(_) => RollEvent::TheyEscape,
        Reason::TheyMake { point, .. } | Reason::TheyCover { point, .. } => {
            RollEvent::TheyMake(point)
        }
        Reason::TheyDoWell(_) | Reason::Duplicates { .. } => RollEvent::TheyDoWell,
        Reason::YouMake { point, .. } | Reason::YouCover { point, .. } => RollEvent::YouMake(point),
        Reason::YouEscape(_) => RollEvent::YouEscape,
        Reason::YouDoWell(_) => RollEvent::YouDoWell,
        Reason::BearsOffNext { checkers, .. } => RollEvent::BearOff(checkers),
        _ => return None,
    })
}

fn rolls(theirs: &Turns, yours: &Turns, event: RollEvent) -> RollSet {
    match event {
        RollEvent::Hit => theirs.hit(),
        RollEvent::Enter => theirs.enter(),
        RollEvent::TheyEscape => theirs.escape(),
        RollEvent::TheyMake(point) => theirs.make(point.flipped()),
        RollEvent::TheyDoWell => theirs.good(),
        RollEvent::YouMake(point) => yours.make(point),
        RollEvent::YouEscape => yours.escape(),
        RollEvent::YouDoWell => yours.good(),
        RollEvent::BearOff(checkers) => yours.bear_off(checkers),
    }
}
