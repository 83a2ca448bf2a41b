//! Turn in progress: legal next steps, undo, and completion check.
//!
//! Boards are from the perspective of the player on turn until the dice are picked up (R53-R55). Steps may be made in
//! any order; the turn is complete once no further step is possible and the position equals the result of a legal play
//! (R32). Steps that would make every such result unreachable are rejected.

use crate::{
    Board, Destination, Die, DraftError, Origin, Play, PlayError, Roll, Step, Stepped, SwapError,
    Unfinished, dice_left::DiceLeft, legal_plays,
};

/// Turn in progress. Every accepted step can be completed to a legal play, so a draft never reaches a dead end.
///
/// ```
/// use rules::{Board, Die, Draft, Origin, Roll, Step, Variant};
///
/// let [one, .., six] = Die::ALL;
/// let mut draft = Draft::new(Board::start(Variant::Standard), Roll::new(six, one));
/// let from = |number| Origin::from_number(number).expect("a place");
/// draft.step(Step { from: from(13), die: six })?;
/// draft.step(Step { from: from(8), die: one })?;
/// assert!(draft.is_complete());
/// # Ok::<(), rules::DraftError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    start: Board,
    roll: Roll,
    shown: [Die; 2],
    board: Board,
    steps: Vec<DraftStep>,
    /// Positions after the legal plays, from the opponent's perspective.
    results: Vec<Board>,
    /// Maximum number of dice used by any legal play.
    uses: usize,
}

/// Step made in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftStep {
    /// Checker and die.
    pub step: Step,
    /// `true` if the step hit a blot.
    pub hit: bool,
}

/// Displayed die; a double has four (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftDie {
    /// Face of the die.
    pub die: Die,
    /// `true` if the die has been played in this turn.
    pub used: bool,
}

/// Place that a checker can reach in one or more steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Final place of the checker.
    pub to: Destination,
    /// One to four steps that take the checker to this place.
    pub via: Play,
    /// `true` if at least one of the steps hits a blot.
    pub hits: bool,
}

impl Board {
    /// Returns the position after a complete legal play, from the perspective of the opponent, who is then on roll.
    ///
    /// # Errors
    /// Returns the first illegal step, or [`PlayError::Unfinished`] if the play is incomplete.
    ///
    /// ```
    /// use rules::{Board, Die, Origin, Play, Roll, Step, Variant};
    ///
    /// let [one, _, three, ..] = Die::ALL;
    /// let step = |from, die| Step { from: Origin::from_number(from).expect("a point"), die };
    /// let five_point = Play::new([step(8, three), step(6, one)]).expect("two moves");
    /// let after = Board::start(Variant::Standard).play(Roll::new(three, one), &five_point)?;
    /// assert_eq!(after.opponent().at(5), 2, "seen by the opponent");
    /// # Ok::<(), rules::PlayError>(())
    /// ```
    pub fn play(&self, roll: Roll, play: &Play) -> Result<Self, PlayError> {
        let mut draft = Draft::new(*self, roll);
        for step in play.steps() {
            let refused = |error| PlayError::Step(step, error);
            draft.step(step).map_err(refused)?;
        }
        draft.finish().map_err(PlayError::Unfinished)?;
        Ok(draft.board.flipped())
    }
}

impl Draft {
    /// Starts a turn; the larger die is shown first.
    pub fn new(board: Board, roll: Roll) -> Self {
        let legal = legal_plays(&board, roll);
        let uses = legal.iter().map(|legal| legal.play.len()).max();
        Self {
            start: board,
            roll,
            shown: [roll.high(), roll.low()],
            board,
            steps: Vec::new(),
            results: legal.into_iter().map(|legal| legal.after).collect(),
            uses: uses.unwrap_or(0),
        }
    }

    /// Returns the position at the start of the turn, from the perspective of the player on turn.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// Returns the current position, from the perspective of the player on turn.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the roll of this turn.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Returns the steps made so far.
    pub fn steps(&self) -> &[DraftStep] {
        &self.steps
    }

    /// Returns the dice in display order: two, or four for a double.
    pub fn dice(&self) -> Vec<DraftDie> {
        if self.roll.is_double() {
            let [die, _] = self.shown;
            let used = |nth| nth < self.steps.len();
            return (0..4)
                .map(|nth| DraftDie {
                    die,
                    used: used(nth),
                })
                .collect();
        }
        let used = |die| self.steps.iter().any(|made| made.step.die == die);
        self.shown
            .map(|die| DraftDie {
                die,
                used: used(die),
            })
            .to_vec()
    }

    /// Returns `true` if the smaller die is shown first.
    pub(crate) fn is_swapped(&self) -> bool {
        self.shown[0] < self.shown[1]
    }

    /// Checks whether the display order of the dice can be swapped.
    ///
    /// # Errors
    /// Returns [`SwapError`] if a checker has been moved or the roll is a double.
    pub fn may_swap(&self) -> Result<(), SwapError> {
        if !self.steps.is_empty() {
            Err(SwapError::Moved)
        } else if self.roll.is_double() {
            Err(SwapError::Double)
        } else {
            Ok(())
        }
    }

    /// Swaps the display order of the dice. [`Draft::tap`] prefers the first die.
    ///
    /// # Errors
    /// Returns the same errors as [`Draft::may_swap`], in which case the draft is unchanged.
    pub fn swap_dice(&mut self) -> Result<(), SwapError> {
        self.may_swap()?;
        self.shown.reverse();
        Ok(())
    }

    /// Returns `true` if the roll has a legal move. Otherwise, the turn is lost (R31).
    pub fn has_moves(&self) -> bool {
        !self.results.is_empty()
    }

    /// Returns `true` if only one play is legal, so that the player has no choice (O9, O10).
    pub const fn is_forced(&self) -> bool {
        self.results.len() == 1
    }

    /// Returns every step that can be completed to a legal play (R55).
    pub fn options(&self) -> Vec<Step> {
        self.left()
            .distinct()
            .flat_map(|die| Origin::all().map(move |from| Step { from, die }))
            .filter(|&step| self.check(step).is_ok())
            .collect()
    }

    /// Returns the step to make when the player taps a checker: with the first displayed die if that is legal,
    /// otherwise with the other die; `None` if neither is legal.
    pub fn tap(&self, from: Origin) -> Option<Step> {
        let mut steps = self.left().distinct().map(|die| Step { from, die });
        steps.find(|&step| self.check(step).is_ok())
    }

    /// Returns the places that the checker on `from` can currently reach, sorted by the number of steps and then by the
    /// first displayed die.
    ///
    /// Two ways to reach the same place are both listed if they differ in the checkers hit or in the remaining dice.
    pub fn targets(&self, from: Origin) -> Vec<Target> {
        let mut found: Vec<(Target, Board, DiceLeft)> = Vec::new();
        let mut open = vec![(from, Play::NONE, false, self.board, self.left())];
        while !open.is_empty() {
            let mut longer = Vec::new();
            for (from, via, hits, board, left) in open {
                for die in left.distinct() {
                    let step = Step { from, die };
                    let Ok(stepped) = self.try_step(&board, left, step) else {
                        continue;
                    };
                    let (board, left, hits) =
                        (stepped.board, left.without(die), hits | stepped.hit);
                    let mut via = via;
                    if via.push(step).is_err() {
                        continue;
                    }
                    let to = step.to();
                    let known = |(_, b, l): &(Target, Board, DiceLeft)| *b == board && *l == left;
                    if !found.iter().any(known) {
                        found.push((Target { to, via, hits }, board, left));
                    }
                    if let Destination::Point(point) = to {
                        longer.push((Origin::Point(point), via, hits, board, left));
                    }
                }
            }
            open = longer;
        }
        found.into_iter().map(|(target, ..)| target).collect()
    }

    /// Makes a step.
    ///
    /// # Errors
    /// Returns the rule that forbids the step; the draft is then unchanged.
    pub fn step(&mut self, step: Step) -> Result<(), DraftError> {
        let stepped = self.check(step)?;
        self.board = stepped.board;
        let hit = stepped.hit;
        self.steps.push(DraftStep { step, hit });
        Ok(())
    }

    /// Undoes the last step, restoring hit checkers, the position and the dice (R54); `None` if no step has been made.
    pub fn undo(&mut self) -> Option<Step> {
        let undone = self.steps.pop()?.step;
        self.rewind(self.steps.len());
        Some(undone)
    }

    /// Undoes all steps in the turn.
    pub fn undo_all(&mut self) {
        self.steps.clear();
        self.board = self.start;
    }

    /// Undoes the last step onto `at` if the checker that it moved is still there.
    ///
    /// Returns `None` and changes nothing if no such checker exists, or if the later steps would be illegal without
    /// that step.
    pub fn take_back(&mut self, at: Destination) -> Option<Step> {
        let arrived = |made: &DraftStep| made.step.to() == at;
        let left = |made: &DraftStep| made.step.from.number() == at.number();
        // A checker that left `at` before the first arrival is a different one.
        let first = self.steps.iter().position(arrived)?;
        let since = &self.steps[first..];
        let count = |is: &dyn Fn(&DraftStep) -> bool| since.iter().filter(|made| is(made)).count();
        if count(&arrived) <= count(&left) {
            return None;
        }
        let last = self.steps.iter().rposition(|made| made.step.to() == at)?;
        let mut without = self.clone();
        without.undo_all();
        for (nth, made) in self.steps.iter().enumerate() {
            if nth != last {
                without.step(made.step).ok()?;
            }
        }
        let taken = self.steps[last].step;
        *self = without;
        Some(taken)
    }

    /// Returns `true` if the dice can be picked up (R55).
    pub fn is_complete(&self) -> bool {
        self.options().is_empty()
    }

    /// Returns the finished play.
    ///
    /// # Errors
    /// Returns [`Unfinished`] if a die can still be played.
    pub fn finish(&self) -> Result<Play, Unfinished> {
        if let Some(option) = self.options().first() {
            return Err(Unfinished(option.die));
        }
        let steps = self.steps.iter().map(|made| made.step);
        Ok(Play::new(steps).unwrap_or_default())
    }

    /// Restores the state after the first `count` steps.
    fn rewind(&mut self, count: usize) {
        self.steps.truncate(count);
        self.board = self.start;
        for made in &self.steps {
            if let Ok(stepped) = self.board.step(made.step) {
                self.board = stepped.board;
            }
        }
    }

    /// Returns the remaining dice in display order.
    fn left(&self) -> DiceLeft {
        let all = DiceLeft::new(self.shown);
        let played = self.steps.iter().map(|made| made.step.die);
        played.fold(all, DiceLeft::without)
    }

    fn check(&self, step: Step) -> Result<Stepped, DraftError> {
        self.try_step(&self.board, self.left(), step)
    }

    /// Makes one step from `board` with the dice in `left` if the step can be completed to a legal play.
    fn try_step(&self, board: &Board, left: DiceLeft, step: Step) -> Result<Stepped, DraftError> {
        if !left.has(step.die) {
            return Err(DraftError::NoSuchDie(step.die));
        }
        let stepped = board.step(step).map_err(DraftError::Step)?;
        let rest = left.without(step.die);
        if self.leads_on(&stepped.board, rest) {
            return Ok(stepped);
        }
        Err(match rest.distinct().next() {
            Some(other) if self.uses > 1 => DraftError::LosesDie(other),
            _ => DraftError::HigherNumber(self.roll.high()),
        })
    }

    /// Returns `true` if the remaining dice can be played so as to reach the result of a legal play.
    fn leads_on(&self, board: &Board, left: DiceLeft) -> bool {
        let mut stuck = true;
        for die in left.distinct() {
            for from in Origin::all() {
                if let Ok(stepped) = board.step(Step { from, die }) {
                    if self.leads_on(&stepped.board, left.without(die)) {
                        return true;
                    }
                    stuck = false;
                }
            }
        }
        stuck && self.results.contains(&board.flipped())
    }
}
