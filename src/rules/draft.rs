//! A turn in progress: which checkers may move now, with which die, what can be taken back, and whether it is complete.
//!
//! Boards are seen by the player who makes the turn, until the dice are picked up (R53-R55). A sequence of steps is
//! right if no further step is possible and its result is that of a legal play (R32), in whatever order it came about;
//! a step after which no such result can be reached is refused.

use crate::{
    Board, Destination, Die, DraftError, Origin, Play, PlayError, Roll, Step, Stepped, SwapError,
    Unfinished, dice_left::DiceLeft, legal_plays,
};

/// A turn in progress. Every accepted step can be completed to a legal play, so a draft never runs into a dead end.
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
    /// The positions after the legal plays, seen by the opponent.
    results: Vec<Board>,
    /// The most dice that a legal play uses.
    uses: usize,
}

/// A step already made in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftStep {
    /// The checker and the die.
    pub step: Step,
    /// Whether the step hit a blot.
    pub hit: bool,
}

/// A die as the player sees it; a double shows four (R23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftDie {
    /// The number that it shows.
    pub die: Die,
    /// Whether the die has been played in this turn.
    pub used: bool,
}

/// Where one checker can go now, in one or more steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The place where the checker ends.
    pub to: Destination,
    /// The one to four steps that take the checker there.
    pub via: Play,
    /// Whether a blot is hit on the way or at the end.
    pub hits: bool,
}

impl Board {
    /// The position after a whole legal play, seen by the opponent, who is on roll in it.
    ///
    /// # Errors
    /// The first step that is refused, or that the play is not complete.
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
    /// The start of a turn; the larger die is shown first.
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

    /// The position at the start of the turn.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The position now, still seen by the player who makes the turn.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The roll of this turn.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// The steps made so far.
    pub fn steps(&self) -> &[DraftStep] {
        &self.steps
    }

    /// The dice in the order in which they are shown: two, or four for a double.
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

    /// Whether the smaller die is shown first.
    pub(crate) fn is_swapped(&self) -> bool {
        self.shown[0] < self.shown[1]
    }

    /// Whether there is a choice of which die comes first.
    ///
    /// # Errors
    /// [`SwapError`] if a checker has moved or the roll is a double.
    pub fn may_swap(&self) -> Result<(), SwapError> {
        if !self.steps.is_empty() {
            Err(SwapError::Moved)
        } else if self.roll.is_double() {
            Err(SwapError::Double)
        } else {
            Ok(())
        }
    }

    /// Swaps the order in which the dice are shown; [`Draft::tap`] plays the first one.
    ///
    /// # Errors
    /// As for [`Draft::may_swap`]; the draft is unchanged then.
    pub fn swap_dice(&mut self) -> Result<(), SwapError> {
        self.may_swap()?;
        self.shown.reverse();
        Ok(())
    }

    /// Whether the roll can be played at all; if not, the turn is lost (R31).
    pub fn has_moves(&self) -> bool {
        !self.results.is_empty()
    }

    /// Whether a single play is legal, so that there is nothing to decide (O9, O10).
    pub const fn is_forced(&self) -> bool {
        self.results.len() == 1
    }

    /// Returns every step that may be played now, each of which a complete legal play continues (R55).
    pub fn options(&self) -> Vec<Step> {
        self.left()
            .distinct()
            .flat_map(|die| Origin::all().map(move |from| Step { from, die }))
            .filter(|&step| self.check(step).is_ok())
            .collect()
    }

    /// The step that a tap on a checker plays: by the first shown die if that is legal, else by the other.
    pub fn tap(&self, from: Origin) -> Option<Step> {
        let mut steps = self.left().distinct().map(|die| Step { from, die });
        steps.find(|&step| self.check(step).is_ok())
    }

    /// Returns where the checker on `from` can go now, sorted by fewer steps, then by the first shown die.
    ///
    /// Two ways to one place are both listed if they differ in the checkers hit or in the dice left.
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

    /// Makes one step.
    ///
    /// # Errors
    /// The rule that forbids the step; the draft is unchanged then.
    pub fn step(&mut self, step: Step) -> Result<(), DraftError> {
        let stepped = self.check(step)?;
        self.board = stepped.board;
        let hit = stepped.hit;
        self.steps.push(DraftStep { step, hit });
        Ok(())
    }

    /// Takes the last step back: hit checkers, position and dice are as before it (R54).
    pub fn undo(&mut self) -> Option<Step> {
        let undone = self.steps.pop()?.step;
        self.rewind(self.steps.len());
        Some(undone)
    }

    /// Takes the whole turn back.
    pub fn undo_all(&mut self) {
        self.steps.clear();
        self.board = self.start;
    }

    /// Takes back the last step onto `at`, if a checker that moved there in this turn still stands there.
    ///
    /// `None`, and no change, if there is no such checker or the later steps are not legal without that step.
    pub fn take_back(&mut self, at: Destination) -> Option<Step> {
        let came = |made: &DraftStep| made.step.to() == at;
        let left = |made: &DraftStep| made.step.from.number() == at.number();
        // A checker that left `at` before the first one arrived there is a different checker.
        let first = self.steps.iter().position(came)?;
        let since = &self.steps[first..];
        let count = |is: &dyn Fn(&DraftStep) -> bool| since.iter().filter(|made| is(made)).count();
        if count(&came) <= count(&left) {
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

    /// Whether the dice can be picked up (R55).
    pub fn is_complete(&self) -> bool {
        self.options().is_empty()
    }

    /// Returns the finished play.
    ///
    /// # Errors
    /// [`Unfinished`] as long as a die can still be played.
    pub fn finish(&self) -> Result<Play, Unfinished> {
        if let Some(option) = self.options().first() {
            return Err(Unfinished(option.die));
        }
        let steps = self.steps.iter().map(|made| made.step);
        Ok(Play::new(steps).unwrap_or_default())
    }

    /// Puts the board into the state after the first `count` steps.
    fn rewind(&mut self, count: usize) {
        self.steps.truncate(count);
        self.board = self.start;
        for made in &self.steps {
            if let Ok(stepped) = self.board.step(made.step) {
                self.board = stepped.board;
            }
        }
    }

    /// The dice not yet played, the first shown one first.
    fn left(&self) -> DiceLeft {
        let all = DiceLeft::new(self.shown);
        let played = self.steps.iter().map(|made| made.step.die);
        played.fold(all, DiceLeft::without)
    }

    fn check(&self, step: Step) -> Result<Stepped, DraftError> {
        self.try_step(&self.board, self.left(), step)
    }

    /// Makes one step from `board` with the dice `left`, if some legal play continues after it.
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

    /// Whether playing on as long as the dice allow can reach the result of a legal play.
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
