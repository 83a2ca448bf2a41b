//! Board on which a player prepares a play in a session; the session's owner decides what to do with the play.

use rules::{
    Act, Action, Board, ByPlayer, Die, Event, Phase, Play, Player, Refusal, Session, Unfinished,
};
use words::{Arg, Words};

use crate::{
    Cue, Hand, Input, Look, MarkedSteps, SceneContext, Stacks, Turn, View, Wanted, announcement,
    cue, refusals::refusal_text,
};

/// Session on a board, and the [`Hand`] of the player at this board. Only checkers can be moved; picking up the dice
/// and offering the cube are left to the session's owner.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayBoard {
    /// Player at this board; `None` for a spectator.
    player: Option<Player>,
    /// Session without the prepared moves.
    shown: Session,
    /// Session including the prepared moves.
    session: Session,
    hand: Hand,
    /// Rest of the play that arrows show; `None` without arrows.
    shown_play: Option<Play>,
}

/// Outcome of input on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayOutcome {
    /// Announcements, including those for refusals.
    pub said: Vec<String>,
    /// Sound cues, in order.
    pub cues: Vec<Cue>,
    /// Sentence to show: the reason why no checker was moved, or the move that a tap on its checker took back.
    pub message: Option<String>,
    /// `true` if the player wants to end the turn with the prepared play.
    pub done: bool,
}

impl PlayBoard {
    /// Creates a board that shows `session` to `player`, or to a spectator if `None`.
    pub fn new(session: Session, player: Option<Player>) -> Self {
        Self {
            player,
            hand: Hand::new(&session),
            shown: session.clone(),
            session,
            shown_play: None,
        }
    }

    /// Sets the rest of the play that arrows show, so that a tap on either end of an arrow makes its move; `None`
    /// without arrows.
    pub(crate) const fn show_arrows(&mut self, rest: Option<Play>) {
        self.shown_play = rest;
    }

    /// Adopts checkers from another board, which keep their identity.
    pub(crate) fn adopt(&mut self, stacks: &Stacks) {
        self.hand.adopt(stacks, &self.session);
    }

    fn turn<'a>(&'a self, words: &'a Words) -> Turn<'a> {
        Turn {
            session: &self.session,
            // A player may act only if the pending decision is that player's.
            may_act: self.player.is_some() && self.session.decides() == self.player,
            marked: MarkedSteps::Legal(self.shown_play),
            words,
        }
    }

    /// Shows another session; checkers keep their identity, so that their moves are animated.
    pub fn show(&mut self, session: Session) {
        self.hand.show(&session);
        self.shown = session.clone();
        self.session = session;
    }

    /// Returns the session including the prepared moves.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the hand at the board.
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the position including the prepared moves, from this player's view.
    pub fn board_of(&self, player: Player) -> Board {
        self.session.board_of(player)
    }

    /// Handles input. `names` are the players as message arguments.
    pub fn input(
        &mut self,
        input: Input,
        words: &Words,
        names: &ByPlayer<Arg<'static>>,
    ) -> PlayOutcome {
        let mut outcome = PlayOutcome::default();
        if self.prepared().is_some() && ends_turn(input) {
            outcome.done = true;
            return outcome;
        }
        if self.has_ended() && takes_back(input) {
            self.undo();
            outcome.said.push(words.taken_back());
            return outcome;
        }
        let mut hand = std::mem::take(&mut self.hand);
        let wanted = hand.input(input, &self.turn(words));
        self.hand = hand;
        match wanted {
            Wanted::Lifted(announcement) => outcome.said.push(announcement),
            Wanted::Refused(why) => outcome.refuse(why),
            Wanted::Actions(actions) => self.perform(actions, words, names, &mut outcome),
            Wanted::TakenBack(actions, told) => {
                outcome.message = Some(told);
                self.perform(actions, words, names, &mut outcome);
            }
            Wanted::OtherDie(action, told) => {
                self.perform(vec![action], words, names, &mut outcome);
                outcome.refuse(told);
            }
        }
        outcome
    }

    /// Applies the actions that move checkers, until one is refused.
    fn perform(
        &mut self,
        actions: Vec<Action>,
        words: &Words,
        names: &ByPlayer<Arg<'static>>,
        outcome: &mut PlayOutcome,
    ) {
        for action in actions.into_iter().filter(|action| moves_checkers(*action)) {
            match self.apply(action) {
                Ok(event) => {
                    let announcement = announcement(&self.session, words, names, &event);
                    outcome.said.extend(announcement);
                    let cue = cue(&self.session, self.hand.stacks(), &event);
                    outcome.cues.extend(cue);
                }
                Err(refusal) => return outcome.refuse(refusal_text(words, refusal)),
            }
        }
    }

    /// Takes back the last step of the prepared play; if that step ended the game, takes back the whole play.
    pub fn undo(&mut self) {
        if self.has_ended() {
            self.show(self.shown.clone());
        } else {
            // Refused if there is no move to undo.
            let _undone = self.apply(Action::Undo);
        }
    }

    fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        self.session.allows(action)?;
        self.hand.record_dice_order(&self.session);
        // No action on a prepared play rolls dice, so these dice are never used.
        let event = self.session.apply(action, &mut [Die::ALL[0]; 2])?;
        self.hand.arrange(&self.session);
        self.hand.put_down();
        Ok(event)
    }

    /// Returns the play once it is complete; `None` until then.
    pub fn prepared(&self) -> Option<Play> {
        match self.session.phase() {
            Phase::Moving(draft) => draft.finish().ok(),
            // Bearing off the last checker ends the game on the board.
            Phase::GameOver(_) | Phase::MatchOver(_) if self.has_ended() => {
                match self.session.record().pop()?.act {
                    Act::Play { play, .. } => Some(play),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Returns the die that the prepared play still has to use; `None` if it is complete.
    pub fn missing(&self) -> Option<Die> {
        let unfinished = self.session.draft()?.finish().err();
        unfinished.map(|Unfinished(die)| die)
    }

    /// Returns `true` if the prepared play contains a move to take back.
    pub fn is_begun(&self) -> bool {
        let draft = self.session.draft();
        draft.map_or_else(|| self.has_ended(), |draft| !draft.steps().is_empty())
    }

    /// Returns `true` if the prepared play has ended the game on the board.
    fn has_ended(&self) -> bool {
        self.shown.draft().is_some() && self.session.draft().is_none()
    }

    /// Returns the scene context; a spectator sees the numbering of the player on roll.
    pub fn context<'a>(
        &'a self,
        look: Look,
        view: View,
        words: &'a Words,
        names: ByPlayer<Arg<'static>>,
    ) -> SceneContext<'a> {
        SceneContext {
            turn: self.turn(words),
            view,
            look,
            names,
            listener: self.player,
            may_double: false,
            hides_result: false,
            past: None,
        }
    }
}

impl PlayOutcome {
    fn refuse(&mut self, why: String) {
        self.said.push(why.clone());
        self.message = Some(why);
    }
}

const fn ends_turn(input: Input) -> bool {
    matches!(input, Input::TapDice | Input::Do(Action::PickUp))
}

const fn takes_back(input: Input) -> bool {
    matches!(input, Input::Do(Action::Undo | Action::UndoTurn))
}

const fn moves_checkers(action: Action) -> bool {
    matches!(
        action,
        Action::Step(_) | Action::Undo | Action::UndoTurn | Action::TakeBack(_) | Action::SwapDice
    )
}

#[cfg(test)]
mod tests {
    use rules::{Destination, Ruleset, Setup};

    use super::*;
    use crate::Place;

    /// Returns a session in which White has to play this roll with checkers on these points, against 15 checkers on
    /// Black's 6 point.
    fn rolled(own: &[(usize, u8)], roll: [u8; 2]) -> Session {
        let mut roll = roll.map(|pips| Die::ALL[usize::from(pips) - 1]);
        let mut setup = Setup::EMPTY;
        setup.opponent[6] = 15;
        setup.own[0] = 15;
        for &(point, count) in own {
            setup.own[point] = count;
            setup.own[0] -= count;
        }
        let board = Board::try_from(setup).expect("a position");
        let session = Session::from_position(Ruleset::default(), Player::White, board);
        let mut session = session.expect("a game");
        session.apply(Action::Roll, &mut roll).expect("a roll");
        session
    }

    fn input(board: &mut PlayBoard, input: Input) -> PlayOutcome {
        let names = ByPlayer::new(|_| Arg::from("Ann"));
        board.input(input, &Words::english(), &names)
    }

    #[test]
    fn leaves_picking_up_the_dice_to_the_session_owner() {
        let mut board = PlayBoard::new(rolled(&[(12, 2)], [3, 1]), Some(Player::White));
        let swapped = input(&mut board, Input::TapDice);
        assert!(!swapped.done && swapped.message.is_none());
        for _ in 0..2 {
            assert_eq!(board.prepared(), None);
            let moved = input(&mut board, Input::Tap(Place::Point(12)));
            assert_eq!(moved.said.len(), 1);
        }
        let prepared = board.clone();
        assert_eq!(board.prepared().map(|play| play.len()), Some(2));
        for ends in [Input::TapDice, Input::Do(Action::PickUp)] {
            assert!(input(&mut board, ends).done);
            assert_eq!(board, prepared, "the turn goes on");
        }
        let refused = input(&mut board, Input::Tap(Place::Point(20)));
        assert_eq!(refused.message, refused.said.first().cloned());
        assert!(refused.message.is_some());
        input(&mut board, Input::Do(Action::UndoTurn));
        assert!(!board.is_begun());
    }

    #[test]
    fn unfinished_play_names_the_missing_die() {
        let mut board = PlayBoard::new(rolled(&[(12, 2)], [3, 1]), Some(Player::White));
        let missing = |board: &PlayBoard| board.missing().map(Die::pips);
        assert_eq!(missing(&board), Some(3));
        input(&mut board, Input::Tap(Place::Point(12)));
        assert_eq!(missing(&board), Some(1));
        input(&mut board, Input::Tap(Place::Point(12)));
        assert_eq!(missing(&board), None);
    }

    #[test]
    fn play_that_ends_the_game_can_be_sent_or_undone() {
        let start = rolled(&[(1, 1)], [6, 5]);
        let mut board = PlayBoard::new(start.clone(), Some(Player::White));
        let borne_off = input(&mut board, Input::Tap(Place::Point(1)));
        assert_eq!(borne_off.cues, [Cue::Win]);
        let play = board.prepared().expect("a whole play");
        assert_eq!(
            play.steps().next().map(rules::Step::to),
            Some(Destination::Off)
        );
        assert!(input(&mut board, Input::TapDice).done && board.is_begun());
        let undone = input(&mut board, Input::Do(Action::Undo));
        assert_eq!(undone.said, [Words::english().taken_back()]);
        assert_eq!(board.session(), &start);
        assert!(!board.is_begun() && board.prepared().is_none());
    }

    #[test]
    fn scene_shows_where_the_last_play_began() {
        let mut board = PlayBoard::new(rolled(&[(12, 2)], [3, 1]), Some(Player::White));
        for _ in 0..2 {
            input(&mut board, Input::Tap(Place::Point(12)));
        }
        let mut session = board.session().clone();
        session
            .apply(Action::PickUp, &mut [Die::ALL[0]; 2])
            .expect("a whole play");
        let (words, look) = (Words::english(), Look::default());
        let board = PlayBoard::new(session, Some(Player::White));
        let view = look.view(Player::White, false);
        let names = ByPlayer::new(|_| Arg::from("Ann"));
        let scene = crate::scene(board.hand(), &board.context(look, view, &words, names));
        let left = [0, 1].map(|height| (Player::White, view.slot(Place::Point(12), height, 2)));
        assert_eq!(scene.left, left);
    }

    #[test]
    fn a_hit_checker_leaves_no_mark_where_it_began() {
        let mut board = PlayBoard::new(rolled(&[(24, 2)], [3, 1]), Some(Player::White));
        for _ in 0..2 {
            input(&mut board, Input::Tap(Place::Point(24)));
        }
        let mut session = board.session().clone();
        for action in [Action::PickUp, Action::Roll] {
            let dice = &mut [Die::ALL[3], Die::ALL[1]];
            session
                .apply(action, dice)
                .expect("a whole play, and a roll");
        }
        let mut board = PlayBoard::new(session, Some(Player::Black));
        let (words, look) = (Words::english(), Look::default());
        let names = ByPlayer::new(|_| Arg::from("Ann"));
        let view = look.view(Player::Black, false);
        let mut marks = vec![];
        for blot in [None, Some(21), Some(23)] {
            if let Some(blot) = blot {
                input(&mut board, Input::Tap(Place::Point(blot)));
            }
            let context = board.context(look, view, &words, names.clone());
            marks.push(crate::scene(board.hand(), &context).left.len());
        }
        assert_eq!(marks, [2, 1, 0]);
    }

    #[test]
    fn a_tap_that_takes_a_move_back_says_so() {
        let mut board = PlayBoard::new(rolled(&[(12, 2)], [3, 1]), Some(Player::White));
        for _ in 0..2 {
            let moved = input(&mut board, Input::Tap(Place::Point(12)));
            assert_eq!(moved.message, None);
        }
        let back = input(&mut board, Input::Tap(Place::Point(11)));
        assert_eq!(back.message.as_deref(), Some("12 to 11 taken back."));
        assert!(board.prepared().is_none());
    }

    #[test]
    fn spectators_and_buttons_cannot_move_checkers() {
        let session = rolled(&[(12, 2)], [3, 1]);
        for (player, pressed) in [
            (None, Input::Tap(Place::Point(12))),
            (Some(Player::Black), Input::Tap(Place::Point(12))),
            (Some(Player::White), Input::OfferDouble),
            (
                Some(Player::White),
                Input::Do(Action::Resign(rules::Win::Single)),
            ),
        ] {
            let mut board = PlayBoard::new(session.clone(), player);
            assert_eq!(input(&mut board, pressed), PlayOutcome::default());
            assert_eq!(board.session(), &session);
        }
    }
}
