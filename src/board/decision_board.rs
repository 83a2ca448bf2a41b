//! Board for trying out a decision: checkers can be moved according to the rules and moved back, and only the final
//! play is used.

use rules::{
    Action, Board, ByPlayer, Decision, Die, Draft, Play, Player, Question, Ruleset, Score, Session,
    Step, legal_plays,
};
use words::{Arg, Words};

use crate::{
    Arrow, ArrowKind, Input, Look, PlayBoard, PlayOutcome, Scene, SceneCube, Stacks, View, arrows,
    arrows_by_move, cube_name, moves_of, scene,
};

/// Board that shows a decision. The deciding player's home board is at the bottom, unless
/// [`DecisionBoard::with_bottom`] changes this.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionBoard {
    decision: Decision,
    board: PlayBoard,
    /// Player whose home board is at the bottom.
    bottom: Player,
    /// `true` if the board is rotated by 90 degrees for portrait screens.
    is_turned: bool,
    /// Position after the play that arrows show, from the opponent's view.
    shown: Option<Board>,
    message: Option<String>,
}

impl DecisionBoard {
    /// Creates a board for a decision; `None` if the game is over.
    pub fn new(decision: &Decision) -> Option<Self> {
        let ruleset = Ruleset {
            variant: decision.variant(),
            cube: false,
            ..Ruleset::default()
        };
        let mut session = Session::from_position(ruleset, decision.on_roll(), *decision.board())?;
        if let Some(roll) = decision.roll() {
            session
                .apply(Action::Roll, &mut [roll.high(), roll.low()])
                .ok()?;
        }
        Some(Self {
            decision: *decision,
            board: PlayBoard::new(session, Some(decision.player())),
            bottom: decision.player(),
            is_turned: false,
            shown: None,
            message: None,
        })
    }

    /// Returns the board with this player's home board at the bottom.
    #[must_use]
    pub const fn with_bottom(mut self, bottom: Player) -> Self {
        self.bottom = bottom;
        self
    }

    /// Returns the board with checkers from another board, which keep their identity.
    #[must_use]
    pub fn with_stacks(mut self, stacks: &Stacks) -> Self {
        self.board.adopt(stacks);
        self
    }

    /// Returns the checkers in their current places.
    pub const fn stacks(&self) -> &Stacks {
        self.board.hand().stacks()
    }

    /// Returns the board rotated by 90 degrees for portrait screens, if `turned`.
    #[must_use]
    pub const fn with_turned(mut self, turned: bool) -> Self {
        self.is_turned = turned;
        self
    }

    /// Returns the board on which arrows show the play that leads to the position `after`, from the opponent's view: a
    /// tap on either end of an arrow moves the arrow's checker.
    #[must_use]
    pub const fn with_shown(mut self, after: Option<Board>) -> Self {
        self.shown = after;
        self
    }

    /// Returns the decision on the board.
    pub const fn decision(&self) -> &Decision {
        &self.decision
    }

    /// Handles input on the board; no checker can be moved unless the decision is about a roll.
    pub fn input(&mut self, input: Input, words: &Words) -> PlayOutcome {
        if self.decision.roll().is_none() {
            return PlayOutcome::default();
        }
        let rest = self.shown.and_then(|after| self.play_to(&after));
        self.board.show_arrows(rest);
        let mut outcome = self.board.input(input, words, &self.names(words));
        // Unlike the table, these boards have no Done.
        if self.played().is_some() && outcome.message.is_some() {
            outcome.message = Some(words.all_played());
            outcome.said = vec![words.all_played()];
        }
        if input.is_new() || outcome.message.is_some() {
            self.message.clone_from(&outcome.message);
        }
        outcome
    }

    /// Returns the play once it is complete; `None` until then.
    pub fn played(&self) -> Option<Play> {
        self.board.prepared()
    }

    /// Returns the die that the play still has to use; `None` if the play is complete.
    pub fn missing(&self) -> Option<Die> {
        self.board.missing()
    }

    /// Returns the position after the moves made so far, from this player's view.
    pub fn board_of(&self, player: Player) -> Board {
        self.board.board_of(player)
    }

    /// Returns `true` if there is a step that can be taken back.
    pub fn is_begun(&self) -> bool {
        self.board.is_begun()
    }

    /// Returns the sentence about the last input: the reason why it was refused, or the move that it took back.
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Returns the board's view.
    pub fn view(&self, look: Look) -> View {
        look.view(self.bottom, self.is_turned)
    }

    /// Returns the board's scene, including the cube and the score.
    pub fn scene(&self, look: Look, words: &Words) -> Scene {
        let context = self
            .board
            .context(look, self.view(look), words, self.names(words));
        let mut scene = scene(self.board.hand(), &context);
        let view = scene.view;
        let offered = match self.decision.question() {
            Question::Answer { value, .. } => Some(value),
            _ => None,
        };
        scene.cube = self.decision.cube_on_board().map(|cube| {
            let owner = cube.owner.map(|owner| context.names[owner].clone());
            SceneCube {
                at: offered.map_or_else(|| view.cube(cube.owner), |_| view.bar().middle()),
                shown: offered.unwrap_or(cube.value).shown(),
                name: cube_name(words, offered.unwrap_or(cube.value), owner, false),
                about: None,
                can_double: false,
                offered: offered.is_some(),
            }
        });
        if let Score::Match { points, .. } = self.decision.score() {
            scene.score = points.map(u32::from);
        }
        scene
    }

    /// Returns the arrows for a play, starting from the checkers' current positions.
    pub fn arrows(&self, look: Look, play: &Play, kind: ArrowKind) -> Vec<Arrow> {
        let stacks = self.board.hand().stacks();
        arrows(
            &self.view(look),
            stacks,
            self.decision.on_roll(),
            &moves_of(play),
            kind,
        )
    }

    /// Returns the arrows for a play, one for each move, starting from the checkers' current positions.
    pub fn arrows_by_move(&self, look: Look, play: &Play, kind: ArrowKind) -> Vec<Arrow> {
        arrows_by_move(
            &self.view(look),
            self.stacks(),
            self.decision.on_roll(),
            &moves_of(play),
            kind,
        )
    }

    /// Returns the moves still to make until the position is `after`, from the view of the side then on roll; `None` if
    /// the moves made so far do not lead there.
    pub fn play_to(&self, after: &Board) -> Option<Play> {
        if !self.is_begun() {
            let mut plays = legal_plays(self.decision.board(), self.decision.roll()?).into_iter();
            return Some(plays.find(|legal| legal.after == *after)?.play);
        }
        let mut draft = self.board.session().draft()?.clone();
        let rest = remaining_steps(&mut draft, after, &mut Vec::new())?;
        Play::new(rest.into_iter().rev()).ok()
    }

    /// Returns both players as message arguments; the player who decides is addressed as "you".
    pub(crate) fn names(&self, words: &Words) -> ByPlayer<Arg<'static>> {
        ByPlayer::new(|player| {
            let (key, name) = if player == self.decision.player() {
                ("you", words.name_you())
            } else {
                ("computer", words.name_computer())
            };
            Arg::Named {
                key,
                name: name.into(),
            }
        })
    }
}

/// Returns the steps, last one first, that complete a draft to the position `after`, from the view of the side then on
/// roll; `None` if no steps do. Positions in `seen` are not tried again.
fn remaining_steps(draft: &mut Draft, after: &Board, seen: &mut Vec<Board>) -> Option<Vec<Step>> {
    if draft.finish().is_ok() {
        return (draft.board().flipped() == *after).then(Vec::new);
    }
    if seen.contains(draft.board()) {
        return None;
    }
    seen.push(*draft.board());
    for step in draft.options() {
        draft.step(step).ok()?;
        if let Some(mut rest) = remaining_steps(draft, after, seen) {
            rest.push(step);
            return Some(rest);
        }
        draft.undo();
    }
    None
}

#[cfg(test)]
mod tests {
    use rules::{Crawford, Variant};

    use super::*;
    use crate::Place;

    fn trial(builder: rules::DecisionBuilder) -> DecisionBoard {
        let decision = builder.build().expect("a decision");
        DecisionBoard::new(&decision).expect("a game")
    }

    fn start() -> rules::DecisionBuilder {
        Decision::builder(Board::start(Variant::Standard))
    }

    #[test]
    fn prepares_a_legal_play_and_accepts_the_end_of_the_turn() {
        let mut trial = trial(start().play(3, 1));
        assert_eq!(trial.played(), None);
        let tried = trial.input(Input::Tap(Place::Point(8)), &Words::english());
        assert_eq!(tried.said, ["8 to 5."]);
        assert!(trial.is_begun());
        let refused = trial.input(Input::Tap(Place::Point(1)), &Words::english());
        assert_eq!(trial.message(), refused.said.first().map(String::as_str));
        trial.input(Input::Tap(Place::Point(6)), &Words::english());
        let play = trial.played().expect("both dice are played");
        assert_eq!(play.len(), 2);
        assert!(
            trial.input(Input::TapDice, &Words::english()).done,
            "it can be ended"
        );
        assert_eq!(trial.played(), Some(play), "and stays");
        trial.input(Input::Do(Action::UndoTurn), &Words::english());
        assert!(!trial.is_begun());
        assert_eq!(
            trial.arrows(Look::default(), &play, ArrowKind::Best).len(),
            2
        );
    }

    #[test]
    fn arrows_of_the_moves_still_to_make_remain_until_the_play_is_complete() {
        let mut trial = trial(start().play(6, 5));
        let board = *trial.decision().board();
        let roll = trial.decision().roll().expect("a roll");
        let legal = rules::legal_plays(&board, roll);
        let runs = |legal: &&rules::LegalPlay| {
            legal.after.opponent().at(24) == 1 && legal.after.opponent().at(13) == 6
        };
        let after = legal.iter().find(runs).expect("24/13").after;
        let drawn = |trial: &DecisionBoard| {
            let rest = trial.play_to(&after).unwrap_or_default();
            trial.arrows(Look::default(), &rest, ArrowKind::Best)
        };
        let count = |trial: &DecisionBoard| drawn(trial).len();
        assert_eq!(count(&trial), 1, "one checker runs");
        let english = Words::english();
        trial.input(Input::Tap(Place::Point(24)), &english);
        let rest = drawn(&trial);
        assert_eq!(rest.len(), 1, "its second move is left");
        let [moved] = rest[0].leaving[..] else {
            panic!("one checker leaves");
        };
        let stacks = trial.board.hand().stacks();
        assert_eq!(stacks.at(Player::White, 18), [moved], "from its new point");
        trial.input(Input::Tap(Place::Point(18)), &english);
        assert_eq!(count(&trial), 0);
        trial.input(Input::Do(Action::UndoTurn), &english);
        trial.input(Input::Tap(Place::Point(8)), &english);
        assert_eq!(count(&trial), 0, "another play has been begun");
    }

    #[test]
    fn tap_on_an_arrows_end_moves_its_checker() {
        let english = Words::english();
        let mut board = trial(start().play(6, 5));
        let tap = |board: &mut DecisionBoard, point| {
            board.input(Input::Tap(Place::Point(point)), &english).said
        };
        // Without arrows, the die displayed first has priority.
        let mut bare = board.clone();
        assert_eq!(tap(&mut bare, 7), ["13 to 7."]);
        let play = |board: &DecisionBoard, moves: &[[u8; 2]]| {
            let roll = board.decision().roll().expect("a roll");
            let plays = legal_plays(board.decision().board(), roll).into_iter();
            let is_it = |play: &Play| crate::joined_moves(&moves_of(play)) == moves;
            plays
                .map(|legal| (legal.play, legal.after))
                .find(|(play, _)| is_it(play))
        };
        let after = play(&board, &[[24, 13]]).map(|(_, after)| after);
        board = board.with_shown(after);
        assert_eq!(
            tap(&mut board, 13),
            ["24 to 18.", "18 to 13. All dice played."]
        );
        let mut board = trial(start().play(6, 1));
        let after = play(&board, &[[13, 7], [8, 7]]).map(|(_, after)| after);
        board = board.with_shown(after);
        assert_eq!(tap(&mut board, 7), ["13 to 7."]);
        assert_eq!(tap(&mut board, 7), ["8 to 7. All dice played."]);
    }

    #[test]
    fn tap_on_an_arrows_checker_plays_its_die() {
        let english = Words::english();
        let board = trial(start().play(6, 5));
        let plays = legal_plays(
            board.decision().board(),
            board.decision().roll().expect("a roll"),
        );
        let is_shown = |play: &Play| moves_of(play) == [[24, 18], [13, 8]];
        let shown = plays.into_iter().find(|legal| is_shown(&legal.play));
        let mut board = board.with_shown(Some(shown.expect("a legal play").after));
        let mut tap = |point| board.input(Input::Tap(Place::Point(point)), &english).said;
        // Without the arrows, this tap would play the 6.
        assert_eq!(tap(13), ["13 to 8."]);
        assert_eq!(tap(8), [english.no_already_made()]);
        assert_eq!(tap(24), ["24 to 18. All dice played."]);
        for end in [18, 8] {
            assert_eq!(tap(end), [english.all_played()]);
        }
        assert!(board.played().is_some());
    }

    #[test]
    fn crawford_game_has_no_cube_on_the_board() {
        let score = ByPlayer { white: 6, black: 2 };
        let has_cube = |crawford| {
            let laid = start().match_to(7).score(score).crawford(crawford);
            let look = Look::default();
            trial(laid.play(4, 1))
                .scene(look, &Words::english())
                .cube
                .is_some()
        };
        assert!(!has_cube(Crawford::Now));
        assert!(has_cube(Crawford::Over));
    }

    #[test]
    fn ignores_moves_for_a_cube_decision() {
        let cube = start().on_roll(Player::Black).match_to(7);
        let mut trial = trial(cube.answer(rules::Offer::Double, 2));
        let before = trial.clone();
        assert_eq!(
            trial.input(Input::Tap(Place::Point(8)), &Words::english()),
            PlayOutcome::default()
        );
        assert_eq!(trial, before);
        let scene = trial.scene(Look::default(), &Words::english());
        assert_eq!(scene.view.bottom, Player::White, "who answers");
        assert!(
            scene
                .cube
                .is_some_and(|cube| cube.offered && cube.shown == 2)
        );
    }

    #[test]
    fn numbers_points_for_the_player_who_decides() {
        let scene = trial(start().on_roll(Player::Black).play(6, 5))
            .scene(Look::default(), &Words::english());
        let spot = scene
            .spots
            .iter()
            .find(|spot| spot.place == Place::Point(1));
        assert_eq!(spot.and_then(|spot| spot.number), Some(24));
        assert!(spot.is_some_and(|spot| !spot.name.is_empty()));
        assert_eq!(scene.dice.len(), 2);
    }
}
