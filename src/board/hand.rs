//! Hand at a board: converts taps, drags and keys to rule actions, or to the reason why no action is possible.

use rules::{
    Action, Destination, Die, Draft, DraftError, Origin, Phase, Player, Refusal, Session, Side,
    Step, StepError,
};
use words::{Words, arg};

use crate::{
    Input, MarkedSteps, Place, Stacks, Turn,
    announce::step_text,
    refusals::refusal_text,
    speech::lifted_text,
    taps::{long_way, ways_to},
};

/// Checkers on a board, and the player's input state. The session's owner applies the actions that an input requests
/// and then calls [`Hand::arrange`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    stacks: Stacks,
    /// Origin of the lifted checker, in the numbering of the player on roll.
    lifted: Option<Origin>,
    /// `true` if the last turn's dice were displayed with the lower die first.
    lower_die_first: bool,
}

/// Outcome of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Actions to apply in order until one is refused; empty if a checker was only lifted or put down.
    Actions(Vec<Action>),
    /// Actions that take back a move at a tap on its checker, with a sentence that says so.
    TakenBack(Vec<Action>, String),
    /// Move by the second die, because the die shown first is blocked, with a sentence that says so.
    OtherDie(Action, String),
    /// A checker was lifted from the keyboard, with this announcement.
    Lifted(String),
    /// No action is possible, for this reason.
    Refused(String),
}

impl Wanted {
    const NOTHING: Self = Self::Actions(Vec::new());

    fn steps(steps: impl IntoIterator<Item = Step>) -> Self {
        Self::Actions(steps.into_iter().map(Action::Step).collect())
    }
}

impl Hand {
    /// Creates the hand for a board that shows `session`.
    pub fn new(session: &Session) -> Self {
        Self {
            stacks: Stacks::from_board(&session.board_of(Player::White)),
            ..Self::default()
        }
    }

    /// Adopts checkers from another board, which keep their identity, and moves them to match `session`.
    pub(crate) fn adopt(&mut self, stacks: &Stacks, session: &Session) {
        self.stacks.clone_from(stacks);
        self.arrange(session);
    }

    /// Returns the checkers in their current places.
    pub const fn stacks(&self) -> &Stacks {
        &self.stacks
    }

    /// Returns the origin of the lifted checker, in the numbering of the player on roll; `None` if no checker is
    /// lifted.
    pub const fn lifted(&self) -> Option<Origin> {
        self.lifted
    }

    /// Returns `true` if the last turn's dice were displayed with the lower die first.
    pub(crate) const fn is_lower_die_first(&self) -> bool {
        self.lower_die_first
    }

    /// Puts the lifted checker back in its place.
    pub const fn put_down(&mut self) {
        self.lifted = None;
    }

    /// Moves as few checkers as possible to make the board match `session`.
    pub fn arrange(&mut self, session: &Session) {
        self.stacks.arrange(&session.board_of(Player::White));
    }

    /// Shows another session; checkers that exist in both sessions keep their identity.
    pub fn show(&mut self, session: &Session) {
        self.arrange(session);
        self.lifted = None;
        self.lower_die_first = false;
    }

    /// Records the order of the dice, before an action that may pick them up.
    pub fn record_dice_order(&mut self, session: &Session) {
        if let Some(draft) = session.draft() {
            let shown: Vec<Die> = draft.dice().iter().map(|shown| shown.die).collect();
            self.lower_die_first = shown.first() < shown.last();
        }
    }

    /// Returns the actions requested by an input; lifts or puts down a checker.
    pub fn input(&mut self, input: Input, turn: &Turn<'_>) -> Wanted {
        let shown = self.steps_shown(input, turn);
        if !shown.is_empty() {
            return Wanted::steps(shown);
        }
        if self.hits_finished_arrow(input, turn) {
            return already_made(turn);
        }
        match input {
            Input::Tap(place) => self.tap(place, turn),
            Input::DoubleTap(place) => self.double_tap(place, turn),
            Input::TapDice => tap_dice(turn),
            Input::PickOrPlace(place) => self.pick_or_place(place, turn),
            Input::MoveBy(place, die) => self.move_by(place, die, turn),
            Input::Lift(place) => self.lift(place, turn),
            Input::DropOn(place) => self.drop_on(place, turn),
            Input::Do(action) => Wanted::Actions(vec![action]),
            Input::OfferDouble => Wanted::Actions(vec![Action::Double]),
        }
    }

    /// Returns the steps that an input on either end of an arrow, or of the step that a lesson requests, plays; empty
    /// if it is elsewhere, or while a checker is lifted.
    fn steps_shown(&self, input: Input, turn: &Turn<'_>) -> Vec<Step> {
        match self.pressed(input, turn) {
            // From the keyboard, a checker is picked up first.
            Some((place, player, _)) if matches!(input, Input::PickOrPlace(_)) => {
                turn.steps_shown_to(player, place)
            }
            Some((place, player, _)) => turn.steps_shown_at(player, place),
            None => Vec::new(),
        }
    }

    /// Returns `true` if an input follows the arrows of a play: it makes one of their moves, or hits the end of an
    /// arrow whose move has been made.
    pub fn follows_arrows(&self, input: Input, turn: &Turn<'_>) -> bool {
        !self.steps_shown(input, turn).is_empty() || self.hits_finished_arrow(input, turn)
    }

    fn hits_finished_arrow(&self, input: Input, turn: &Turn<'_>) -> bool {
        self.pressed(input, turn)
            .is_some_and(|(place, player, draft)| turn.is_finished_at(player, draft, place))
    }

    /// Returns the place that an input presses, with the turn's player and draft; `None` for any other input, or while
    /// a checker is lifted.
    fn pressed<'t>(&self, input: Input, turn: &'t Turn<'_>) -> Option<(Place, Player, &'t Draft)> {
        let (Input::Tap(place) | Input::DoubleTap(place) | Input::PickOrPlace(place)) = input
        else {
            return None;
        };
        let (player, draft) = turn.draft().filter(|_| self.lifted.is_none())?;
        Some((place, player, draft))
    }

    fn tap(&mut self, place: Place, turn: &Turn<'_>) -> Wanted {
        let Some((player, draft)) = turn.draft() else {
            return match turn.session.phase() {
                Phase::ToRoll if turn.may_act => refused(turn, Words::no_roll_first),
                _ => Wanted::NOTHING,
            };
        };
        if let Some(from) = self.lifted {
            return match place.origin(player) {
                Some(same) if same == from => self.drop_back(),
                _ => self.move_to(place, turn),
            };
        }
        if let Some(step) = turn.taken_back_by(player, draft, place) {
            let told = turn.words.move_taken_back(step_text(turn.words, step));
            return Wanted::TakenBack(take_back(draft, step), told);
        }
        if let Some(step) = place.origin(player).and_then(|from| draft.tap(from)) {
            return match blocked_die(draft, step, turn) {
                Some(blocked) => Wanted::OtherDie(
                    Action::Step(step),
                    turn.words
                        .die_blocked(arg::Die(blocked.pips()), arg::Other(step.die.pips())),
                ),
                None => Wanted::steps([step]),
            };
        }
        let ways = place
            .destination(player)
            .map_or_else(Vec::new, |to| ways_to(draft, to));
        if !ways.is_empty() {
            return Wanted::steps(ways);
        }
        match place.destination(player).and_then(|to| long_way(draft, to)) {
            Some(way) => Wanted::steps(way),
            None => why_not(place, turn),
        }
    }

    /// Handles the second of two quick taps on the same checker: bears that checker off if a die allows, and never
    /// moves a checker within the home board.
    fn double_tap(&mut self, place: Place, turn: &Turn<'_>) -> Wanted {
        let Some((player, draft)) = turn.draft() else {
            return self.tap(place, turn);
        };
        let last = draft.steps().last().map(|made| made.step);
        let Some(first) = last.filter(|step| place.origin(player) == Some(step.from)) else {
            return self.tap(place, turn);
        };
        let goes_off = |step: &Step| step.from == first.from && step.to() == Destination::Off;
        if goes_off(&first) {
            return match draft.tap(first.from) {
                Some(next) if !goes_off(&next) => Wanted::NOTHING,
                _ => self.tap(place, turn),
            };
        }
        let mut without = draft.clone();
        without.undo();
        match without.options().into_iter().find(goes_off) {
            Some(off) => Wanted::Actions(vec![Action::Undo, Action::Step(off)]),
            None => self.tap(place, turn),
        }
    }

    /// Handles the key that picks up and puts down checkers: lifts the checker at `place`, or moves the lifted checker
    /// there. Acts like a tap if no checker can be lifted.
    fn pick_or_place(&mut self, place: Place, turn: &Turn<'_>) -> Wanted {
        if self.lifted.is_none() {
            self.lift(place, turn);
            if let Some(announcement) = lifted_text(self.lifted, turn) {
                return Wanted::Lifted(announcement);
            }
        }
        self.tap(place, turn)
    }

    /// Moves the checker at `place` by `die`.
    fn move_by(&mut self, place: Place, die: Die, turn: &Turn<'_>) -> Wanted {
        let Some((player, _)) = turn.draft() else {
            return self.tap(place, turn);
        };
        match place.origin(player) {
            Some(from) => Wanted::steps([Step { from, die }]),
            None => why_not(place, turn),
        }
    }

    fn lift(&mut self, place: Place, turn: &Turn<'_>) -> Wanted {
        self.lifted = turn.draft().and_then(|(player, draft)| {
            let from = place.origin(player)?;
            (!draft.targets(from).is_empty()).then_some(from)
        });
        Wanted::NOTHING
    }

    fn drop_on(&mut self, place: Option<Place>, turn: &Turn<'_>) -> Wanted {
        let Some((from, (player, _))) = self.lifted.zip(turn.draft()) else {
            return self.drop_back();
        };
        match place {
            Some(place) if place.origin(player) != Some(from) => self.move_to(place, turn),
            _ => self.drop_back(),
        }
    }

    const fn drop_back(&mut self) -> Wanted {
        self.put_down();
        Wanted::NOTHING
    }

    /// Moves the lifted checker to `place` in as few steps as possible.
    fn move_to(&mut self, place: Place, turn: &Turn<'_>) -> Wanted {
        let Some((from, (player, draft))) = self.lifted.take().zip(turn.draft()) else {
            return Wanted::NOTHING;
        };
        let to = place.destination(player);
        let targets = draft.targets(from);
        match targets.iter().find(|target| Some(target.to) == to) {
            Some(target) => Wanted::steps(target.via.steps()),
            None => why_not_to(from, to, draft, turn),
        }
    }
}

/// Returns the die shown first if an opposing point keeps the checker of `step` from moving by it; `None` if `step`
/// uses that die, or if another rule forbids it.
fn blocked_die(draft: &Draft, step: Step, turn: &Turn<'_>) -> Option<Die> {
    let first = draft.dice().into_iter().find(|shown| !shown.used)?.die;
    let refusal = turn
        .session
        .allows(Action::Step(Step { die: first, ..step }));
    let is_held = matches!(
        refusal,
        Err(Refusal::Step(DraftError::Step(StepError::PointHeld(_))))
    );
    is_held.then_some(first)
}

/// Takes back the step; if another die would move the same checker, that die becomes the first die.
fn take_back(draft: &Draft, step: Step) -> Vec<Action> {
    let mut actions = vec![Action::TakeBack(step.to())];
    let mut before = draft.clone();
    if before.take_back(step.to()).is_some() {
        let same_again = before.tap(step.from) == Some(step);
        let mut options = before.options().into_iter();
        if same_again && options.any(|next| next.from == step.from && next.die != step.die) {
            actions.push(Action::SwapDice);
        }
    }
    actions
}

/// Refuses a tap on the end of an arrow whose move has been made.
fn already_made(turn: &Turn<'_>) -> Wanted {
    match turn.draft() {
        Some((_, draft)) if !draft.is_complete() => refused(turn, Words::no_already_made),
        _ => refused(turn, Words::no_all_played),
    }
}

fn tap_dice(turn: &Turn<'_>) -> Wanted {
    match turn.draft() {
        Some((_, draft)) if draft.is_complete() => Wanted::Actions(vec![Action::PickUp]),
        Some(_) => Wanted::Actions(vec![Action::SwapDice]),
        None => Wanted::NOTHING,
    }
}

fn refused(turn: &Turn<'_>, why: impl FnOnce(&Words) -> String) -> Wanted {
    Wanted::Refused(why(turn.words))
}

fn refused_by(turn: &Turn<'_>, refusal: Refusal) -> Wanted {
    Wanted::Refused(refusal_text(turn.words, refusal))
}

/// Returns the reason why no checker at `place` can be moved.
fn why_not(place: Place, turn: &Turn<'_>) -> Wanted {
    let Some((player, draft)) = turn.draft() else {
        return Wanted::NOTHING;
    };
    if draft.is_complete() {
        // A lesson has no Undo.
        return match turn.marked {
            MarkedSteps::Asked(_) => refused(turn, Words::all_played),
            MarkedSteps::Legal(_) => refused(turn, Words::no_all_played),
        };
    }
    let standing = |side: &Side, player| {
        let number = place.origin(player).map(Origin::number);
        number.is_some_and(|number| side.at(number) > 0)
    };
    let board = draft.board();
    if standing(board.opponent(), player.opponent()) {
        return refused(turn, Words::no_opponents);
    }
    let Some(from) = place
        .origin(player)
        .filter(|_| standing(board.own(), player))
    else {
        return refused(turn, Words::no_cannot_come);
    };
    let next = draft.dice().into_iter().find(|shown| !shown.used);
    let step = next.map(|shown| Step {
        from,
        die: shown.die,
    });
    match step.map(|step| turn.session.allows(Action::Step(step))) {
        Some(Err(refusal)) => refused_by(turn, refusal),
        _ => Wanted::NOTHING,
    }
}

/// Returns the reason why the lifted checker cannot move to `to`.
fn why_not_to(from: Origin, to: Option<Destination>, draft: &Draft, turn: &Turn<'_>) -> Wanted {
    let left = draft.dice().into_iter().filter(|shown| !shown.used);
    let mut steps = left.map(|shown| Step {
        from,
        die: shown.die,
    });
    let step = steps.find(|step| Some(step.to()) == to);
    match step.map(|step| turn.session.allows(Action::Step(step))) {
        Some(Err(refusal)) => refused_by(turn, refusal),
        _ if to.is_some() => refused(turn, Words::no_not_there),
        _ => Wanted::NOTHING,
    }
}
