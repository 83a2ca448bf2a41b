//! Line of play that the reader tries by hand, starting from the decision on the board.

use board::{ArrowKind, DecisionBoard, Input, Look, PlayOutcome, Scene, Stacks, arrows, moves_of};
use insight::explain::choice_name;
use record::Variation;
use review::{Candidate, Item, Judged, MIN_SHOWN_LOSS};
use rules::{Action, Board, Choice, Decision, Play, Player, Roll, legal_plays};
use words::{Words, arg, decimal};

use crate::Model;

/// Line of play that the reader tries by hand, starting from the decision on the board: a play, and on request further
/// turns of both players.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedLine {
    start: Decision,
    bottom: Player,
    earlier: Vec<TriedTurn>,
    turn: TriedTurn,
}

/// Turn in a line, with the board on which it is played.
#[derive(Clone, Debug, PartialEq)]
struct TriedTurn {
    /// Turns before this one.
    before: Variation,
    /// Checkers before this turn.
    stacks: Stacks,
    /// Board for this turn, without dice if the player has no legal play.
    board: DecisionBoard,
    /// Play that has been compared, and its loss in EMG.
    compared: Option<(Play, f32)>,
    /// Play that a single action has made, which a single Undo takes back.
    made: Option<Play>,
}

impl TriedTurn {
    fn new(
        before: Variation,
        decision: &Decision,
        stacks: &Stacks,
        bottom: Player,
    ) -> Option<Self> {
        let board = DecisionBoard::new(decision)?.with_bottom(bottom);
        Some(Self {
            before,
            stacks: stacks.clone(),
            board: board.with_stacks(stacks),
            compared: None,
            made: None,
        })
    }

    /// Returns the line including this turn's play, if it is complete.
    fn line(&self, start: &Decision) -> Variation {
        let mut line = self.before.clone();
        if let (Some(roll), Some(play)) = (self.board.decision().roll(), self.board.played()) {
            // The board permits only legal plays, and a line that is too long ends here.
            let _is_added = line.add(start, roll, Some(&play));
        }
        line
    }
}

impl TriedLine {
    /// Creates the line for the current decision, with no checker moved; `None` unless it is a checker play.
    pub fn of(model: &Model) -> Option<Self> {
        let start = model.decision().filter(|one| one.roll().is_some())?;
        let bottom = model.bottom();
        Some(Self {
            start,
            bottom,
            earlier: Vec::new(),
            turn: TriedTurn::new(Variation::default(), &start, &model.stacks, bottom)?,
        })
    }

    /// Returns `true` if an input is on a checker that can move, so that it begins the line.
    pub fn is_begun_by(&self, input: Input) -> bool {
        let (Input::Tap(place)
        | Input::DoubleTap(place)
        | Input::PickOrPlace(place)
        | Input::MoveBy(place, _)
        | Input::Lift(place)) = input
        else {
            return false;
        };
        let decision = self.decision();
        let (from, roll) = (place.origin(decision.player()), decision.roll());
        from.zip(roll).is_some_and(|(from, roll)| {
            let mut plays = legal_plays(decision.board(), roll).into_iter();
            plays.any(|legal| legal.play.steps().any(|step| step.from == from))
        })
    }

    /// Handles input on the board. Undo takes back one move, or the play that [`Self::make`] has made; without a move
    /// to undo, it returns to the end of the previous turn.
    pub fn input(&mut self, input: Input, words: &Words) -> PlayOutcome {
        let takes_back = matches!(input, Input::Do(Action::Undo | Action::UndoTurn));
        if takes_back
            && !self.turn.board.is_begun()
            && let Some(previous) = self.earlier.pop()
        {
            self.turn = previous;
            return PlayOutcome {
                said: vec![words.taken_back()],
                ..PlayOutcome::default()
            };
        }
        let is_made = self.turn.made.is_some() && self.turn.made == self.play();
        let input = match input {
            Input::Do(Action::Undo) if is_made => Input::Do(Action::UndoTurn),
            input => input,
        };
        self.turn.board.input(input, words)
    }

    /// Makes a play of the current roll in place of the moves made so far.
    pub fn make(&mut self, play: &Play, words: &Words) {
        let steps = play.steps().map(Action::Step);
        for action in std::iter::once(Action::UndoTurn).chain(steps) {
            self.turn.board.input(Input::Do(action), words);
        }
        self.turn.made = self.play();
    }

    /// Returns `true` if there is a move or a turn to take back.
    pub fn is_begun(&self) -> bool {
        !self.earlier.is_empty() || self.turn.board.is_begun()
    }

    /// Returns `true` during the first turn, whose decision is the one under review.
    pub const fn is_first_turn(&self) -> bool {
        self.earlier.is_empty()
    }

    /// Returns the decision of the current turn.
    pub const fn decision(&self) -> &Decision {
        self.turn.board.decision()
    }

    /// Returns the current turn's play; `None` until it is complete.
    pub fn play(&self) -> Option<Play> {
        self.turn.board.played()
    }

    /// Returns the sentence about the last input: the reason why it was refused, or the move that it took back. A
    /// complete play has none, so that nothing hides its loss.
    pub fn message(&self) -> Option<&str> {
        self.turn.board.message().filter(|_| self.play().is_none())
    }

    /// Returns all complete turns.
    pub fn variation(&self) -> Variation {
        self.turn.line(&self.start)
    }

    /// Returns the position that has been reached: the decision of the current turn or, once its play is complete, the
    /// opponent's decision before the roll. Returns `None` if the game is over.
    pub fn position(&self) -> Option<Decision> {
        match self.play() {
            Some(_) => self.variation().next_decision(&self.start, None),
            None => Some(*self.decision()),
        }
    }

    /// Returns `true` if the line can go on with a roll.
    pub fn awaits_roll(&self) -> bool {
        if self.decision().roll().is_some() && self.play().is_none() {
            return false;
        }
        let line = self.variation();
        line.turns().len() < Variation::MAX_TURNS && line.next(&self.start).is_some()
    }

    /// Goes on with a roll, which is lost if none of it can be played. Does nothing unless the line awaits a roll.
    pub fn roll(&mut self, roll: Roll) {
        if !self.awaits_roll() {
            return;
        }
        let mut before = self.variation();
        let Some((_, board, _)) = before.next(&self.start) else {
            return;
        };
        let is_lost = legal_plays(&board, roll).is_empty();
        if is_lost && before.add(&self.start, roll, None).is_err() {
            return;
        }
        let next = before.next_decision(&self.start, Some(roll).filter(|_| !is_lost));
        let turn = next.and_then(|decision| {
            TriedTurn::new(before, &decision, self.turn.board.stacks(), self.bottom)
        });
        if let Some(turn) = turn {
            self.earlier.push(std::mem::replace(&mut self.turn, turn));
        }
    }

    /// Returns the candidate in a review of the first turn's decision that leads to the same position as the play.
    pub fn listed<'a>(&self, judged: &'a Judged) -> Option<&'a Candidate> {
        let after = self.after(&self.play()?)?;
        let leads_there = |one: &&Candidate| match one.choice {
            Choice::Play(play) => self.after(&play) == Some(after),
            _ => false,
        };
        judged.candidates.iter().find(leads_there)
    }

    /// Returns the play as an item for the engine; `None` until it is complete, and if its loss is already known.
    pub fn wanted(&self) -> Option<Item> {
        let play = self.play().filter(|_| self.loss().is_none())?;
        let mut item = Item::unmade(*self.decision())?;
        item.decided.choice = Choice::Play(play);
        Some(item)
    }

    /// Stores the loss of the play in `item`, in EMG; returns `false` if another play is on the board by now.
    pub fn compare(&mut self, item: &Item, loss: f32) -> bool {
        let play = self
            .play()
            .filter(|play| item.decided.choice == Choice::Play(*play));
        let is_current = item.decided.decision == *self.decision();
        self.turn.compared = play.filter(|_| is_current).map(|play| (play, loss));
        self.turn.compared.is_some()
    }

    /// Returns the loss of the current turn's play, in EMG; `None` until it has been compared.
    pub fn loss(&self) -> Option<f32> {
        let (compared, loss) = self.turn.compared?;
        (self.play() == Some(compared)).then_some(loss)
    }

    /// Returns a sentence about the complete play: its notation and, once it has been compared, its loss.
    pub fn sentence(&self, words: &Words) -> Option<String> {
        let choice = Choice::Play(self.play()?);
        let name = choice_name(self.decision().board(), &choice, words);
        Some(match self.loss() {
            Some(loss) if loss < MIN_SHOWN_LOSS => words.review_best(name),
            Some(loss) => words.review_loses(
                arg::Choice(name),
                arg::Loss(decimal(words, f64::from(loss), 3)),
            ),
            None => name,
        })
    }

    /// Returns the turns before the current one in notation; empty during the first turn.
    pub fn earlier_turns(&self) -> Vec<String> {
        let turns = self.turn.before.turns().iter();
        turns.map(record::VariationTurn::notation).collect()
    }

    /// Returns the scene; `base` is the scene of the reviewed decision, whose cube and score remain. A complete play
    /// has arrows.
    pub fn scene(&self, base: &Scene, look: Look, words: &Words) -> Scene {
        let scene = self.turn.board.scene(look, words);
        let arrows = self.play().map(|play| {
            let kind = match self.loss() {
                Some(loss) if loss < MIN_SHOWN_LOSS => ArrowKind::Best,
                Some(_) => ArrowKind::Played,
                None => ArrowKind::Unjudged,
            };
            let player = self.decision().player();
            arrows(
                &scene.view,
                &self.turn.stacks,
                player,
                &moves_of(&play),
                kind,
            )
        });
        Scene {
            cube: base.cube.clone(),
            score: base.score,
            arrows: arrows.unwrap_or_default(),
            ..scene
        }
    }

    /// Returns the position after a play of the current roll, from the opponent's view.
    fn after(&self, play: &Play) -> Option<Board> {
        let decision = self.decision();
        decision.board().play(decision.roll()?, play).ok()
    }
}
