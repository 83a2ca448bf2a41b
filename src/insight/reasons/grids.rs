//! Grids of the rolls that a reason counts, for the play that was made and for the best play.

use rules::{Board, Point, Roll};

use crate::reasons::{
    Compared, Reason, Rolls,
    pair::Pair,
    rolls::{RollSet, Turns},
};

/// Event caused by the rolls of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollEvent {
    /// The rolls hit a blot of the player who decided.
    Hit,
    /// The rolls enter a checker of the opponent.
    Enter,
    /// The rolls bring a back checker of the opponent past the 8 point of the player who decided.
    TheyEscape,
    /// The rolls make this point for the opponent. The point is in the numbering of the player who decided.
    TheyMake(Point),
    /// The rolls hit, or make a key point for the opponent.
    TheyDoWell,
    /// Next turn, the rolls make this point for the player who decided.
    YouMake(Point),
    /// Next turn, the rolls bring a back checker of the player who decided past the 17 point.
    YouEscape,
    /// Next turn, the rolls hit, or make a key point for the player who decided.
    YouDoWell,
    /// Next turn, the rolls bear off at least this number of checkers of the player who decided.
    BearOff(u8),
}

/// Grid of the 36 rolls, in which `true` marks those that cause an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RollGrid {
    /// Rows by second die, each with cells by first die.
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

    /// Returns the cells in rows by second die, each with cells by first die, from 1 to 6.
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

/// Returns the grids for the first of `reasons` that counts rolls. If no reason counts rolls, returns the grids of the
/// opponent's hits, provided that the plays differ in them; otherwise `None`.
///
/// `before` is from the view of the player who decided, `after` from the opponent's view. Does not query the engine.
pub fn roll_grids(
    before: &Board,
    after: &Compared<Board>,
    reasons: &[Reason],
) -> Option<RollGrids> {
    let pair = Pair::new(before, after);
    let counted = reasons.iter().find_map(event);
    let event = counted.unwrap_or(RollEvent::Hit);
    let rolls = pair.both(|after| RollGrid::new(rolls(&after.theirs, &after.yours, event)));
    (counted.is_some() || rolls.made != rolls.best).then_some(RollGrids { event, rolls })
}

impl Reason {
    /// Returns `true` if the reason counts the rolls after both plays, as the grids show them.
    pub const fn counts_rolls(&self) -> bool {
        event(self).is_some()
    }
}

/// Returns the event of the rolls that a reason counts after both plays; `None` if the reason does not count rolls.
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
