//! Builder for recorded games, which adds the moves found by a file reader and remarks on rule violations.

mod outcome;
mod stated;
mod waiting;

use rules::{ByPlayer, Cube, CubeValue, LegalPlay, Play, Player, Roll, legal_plays};

pub(super) use stated::StatedPlay;

use super::{
    analysis::MoveAnalysis,
    model::{GameRecord, GameResult, Played, RecordedAction, RecordedMove, Terms},
    play_text::{self, PlayText, WrittenPlay},
    position::after_illegal_play,
    remark::{CubeFault, RemarkKind, excerpt},
    table_state::TableState,
};
use crate::Note;

/// Game under construction.
#[derive(Debug)]
pub(super) struct GameBuilder {
    terms: Terms,
    state: TableState,
    game: GameRecord,
    /// Player whose turn it is; `None` before the first turn.
    turn: Option<Player>,
    /// `true` if the position is uncertain because a play is unknown.
    lost_track: bool,
    /// `true` if the points of the result are a guess.
    guessed: bool,
    /// `true` if a player doubled in a game that appeared to be the Crawford game.
    broke_crawford: bool,
    waiting: Option<WaitingRoll>,
}

/// Roll whose play may follow later in the file. The roll is not added to the game's moves until the next record shows
/// whether a play follows, so that records in between, such as setting the cube, come first.
#[derive(Debug)]
struct WaitingRoll {
    roll: Roll,
    /// Move consisting of the roll and an unknown play.
    made: RecordedMove,
}

impl GameBuilder {
    pub(super) fn new(terms: Terms, number: u32, score: ByPlayer<u32>) -> Self {
        Self {
            terms,
            state: TableState::start(&terms),
            game: GameRecord::new(number, score),
            turn: None,
            lost_track: false,
            guessed: false,
            broke_crawford: false,
            waiting: None,
        }
    }

    /// Returns `true` if the points of the result are a guess, which the next score can correct.
    pub(super) const fn guessed_points(&self) -> bool {
        self.guessed
    }

    /// Returns `true` if a player doubled in a game that appeared to be the Crawford game.
    pub(super) const fn broke_crawford(&self) -> bool {
        self.broke_crawford
    }

    /// Returns `true` if the game has no moves and no result.
    pub(super) const fn is_empty(&self) -> bool {
        self.game.moves.is_empty() && self.waiting.is_none() && self.game.result.is_none()
    }

    pub(super) fn set_crawford(&mut self, crawford: bool) {
        self.game.crawford = crawford;
    }

    pub(super) const fn state(&self) -> &TableState {
        &self.state
    }

    pub(super) const fn game(&self) -> &GameRecord {
        &self.game
    }

    /// Adds a note and an analysis to the last move.
    pub(super) fn annotate(&mut self, note: impl Into<Note>, analysis: Option<MoveAnalysis>) {
        let waiting = self.waiting.as_mut().map(|waiting| &mut waiting.made);
        if let Some(last) = waiting.or(self.game.moves.last_mut()) {
            last.note = note.into();
            last.analysis = analysis.map(Box::new);
        }
    }

    pub(super) fn comment(&mut self, text: &str) {
        let comment = self.game.comment.get_or_insert_default();
        if !comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    pub(super) const fn is_over(&self) -> bool {
        self.game.result.is_some()
    }

    fn push(&mut self, player: Player, action: RecordedAction) {
        let made = RecordedMove::new(player, action);
        self.state.advance(&made);
        self.game.moves.push(made);
    }

    fn push_play(&mut self, player: Player, roll: Roll, made: Played) {
        let action = RecordedAction::Play { roll, played: made };
        self.push(player, action);
    }

    /// Adds a roll and a play given as text.
    pub(super) fn play(
        &mut self,
        player: Player,
        roll: Roll,
        text: &str,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        match play_text::read(text) {
            PlayText::Hidden => {
                remark(RemarkKind::HiddenPlay(roll));
                self.unknown(player, roll, remark);
            }
            // Unreadable text makes no difference if there is no legal play.
            PlayText::Nonsense if self.must_dance(player, roll) => {
                remark(RemarkKind::NotAPlay(excerpt(text)));
                self.written(player, roll, &WrittenPlay::default(), text, remark);
            }
            PlayText::Nonsense => self.illegal(player, roll, text, remark),
            PlayText::Moves(written) => self.written(player, roll, &written, text, remark),
        }
    }

    /// Adds the only legal play of a roll for which the file contains none; returns `false` if there is not exactly
    /// one.
    pub(super) fn forced_play(
        &mut self,
        player: Player,
        roll: Roll,
        remark: &mut dyn FnMut(RemarkKind),
    ) -> bool {
        let board = self.state.arrangement.board(player);
        let plays = board.map_or_else(|_| Vec::new(), |board| legal_plays(&board, roll));
        let &[LegalPlay { play, .. }] = plays.as_slice() else {
            return false;
        };
        self.take_turn(player, remark);
        remark(RemarkKind::ForcedPlay(roll));
        self.push_play(player, roll, Played::Legal(play));
        true
    }

    fn must_dance(&self, player: Player, roll: Roll) -> bool {
        let board = self.state.arrangement.board(player);
        board.is_ok_and(|board| {
            let plays = legal_plays(&board, roll);
            plays.iter().all(|play| play.play.is_empty())
        })
    }

    /// Adds an illegal play. After an illegal play, Snowie writes the resulting position, from the perspective of the
    /// player then on roll; the position may include that player's dice.
    fn illegal(
        &mut self,
        player: Player,
        roll: Roll,
        text: &str,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let Some(setup) = after_illegal_play(text) else {
            remark(RemarkKind::NotAPlay(excerpt(text)));
            return self.unknown(player, roll, remark);
        };
        let words = text.split('(').next().unwrap_or_default();
        remark(RemarkKind::ForbiddenPlay {
            player,
            roll,
            text: excerpt(words),
        });
        self.unknown(player, roll, remark);
        self.other(player.opponent(), RecordedAction::SetUp(Box::new(setup)));
    }

    fn unknown(&mut self, player: Player, roll: Roll, remark: &mut dyn FnMut(RemarkKind)) {
        self.take_turn(player, remark);
        self.push_play(player, roll, Played::Unknown);
        self.lost_track = true;
    }

    /// Adds a roll and the play given in the file; `text` is quoted in remarks.
    pub(super) fn written(
        &mut self,
        player: Player,
        roll: Roll,
        written: &play_text::WrittenPlay,
        text: &str,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.take_turn(player, remark);
        let board = self.state.arrangement.board(player).ok();
        let resolved = play_text::resolve(board.as_ref(), roll, written);
        if resolved.ambiguous {
            remark(RemarkKind::AmbiguousPlay(excerpt(text)));
        }
        let mut made = resolved.played;
        if let Played::Forbidden(moves) = &made {
            // A missing play means a dance, unless the rules require a play.
            if moves.is_empty() && board.is_some() {
                remark(RemarkKind::MissingPlay(roll));
            } else if moves.is_empty() {
                made = Played::Legal(Play::NONE);
            } else {
                remark(RemarkKind::ForbiddenPlay {
                    player,
                    roll,
                    text: excerpt(text),
                });
            }
        }
        self.push_play(player, roll, made);
    }

    /// If it is the other player's turn, adds a remark, or that player's lost turn if the player is closed out.
    fn expect(&mut self, player: Player, remark: &mut dyn FnMut(RemarkKind)) {
        let Some(other) = self.turn.filter(|&turn| turn != player) else {
            return;
        };
        let board = self.state.arrangement.board(other);
        if board.is_ok_and(|board| board.is_closed_out()) {
            self.push(other, RecordedAction::ClosedOut);
        } else {
            remark(RemarkKind::OutOfTurn(player));
        }
    }

    /// Passes the turn to `player`'s opponent, and adds a remark if it was not `player`'s turn.
    fn take_turn(&mut self, player: Player, remark: &mut dyn FnMut(RemarkKind)) {
        self.settle_roll(player, remark);
        if let Some((offerer, _)) = self.state.offer {
            // Some programs do not record that a beaver was taken.
            if !self.state.was_beavered() {
                remark(RemarkKind::CubeAction(CubeFault::Unanswered));
            }
            self.push(offerer.opponent(), RecordedAction::Take);
        }
        self.expect(player, remark);
        self.turn = Some(player.opponent());
    }

    /// Adds a double; `value` is the cube value after the double, if the file specifies it.
    pub(super) fn double(
        &mut self,
        player: Player,
        value: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.settle_roll(player, remark);
        self.expect(player, remark);
        self.turn = Some(player);
        if self.game.crawford {
            remark(RemarkKind::NoCrawford);
            (self.game.crawford, self.broke_crawford) = (false, true);
        }
        self.correct_cube(player, value, remark);
        if let Some(why) = self.double_refused(player) {
            remark(RemarkKind::CubeAction(why));
        }
        self.push(player, RecordedAction::Double);
    }

    /// Sets the cube to half of `value`, the cube value that the file specifies for the double.
    fn correct_cube(
        &mut self,
        player: Player,
        value: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let expected = self.state.cube.value.points().saturating_mul(2);
        let Some(found) = value.filter(|&found| found != expected) else {
            return;
        };
        remark(RemarkKind::CubeValue { expected, found });
        if let Some(value) = CubeValue::new(found / 2) {
            let owner = self.state.cube.owner;
            self.push(player, RecordedAction::SetCube(Cube { value, owner }));
        }
    }

    fn double_refused(&self, player: Player) -> Option<CubeFault> {
        if self.state.offer.is_some() {
            Some(CubeFault::DoubleOnDouble)
        } else if self.state.cube.owner == Some(player.opponent()) {
            Some(CubeFault::NotTheOwner)
        } else if self.game.moves.is_empty() {
            Some(CubeFault::BeforeFirstRoll)
        } else if !self.terms.cube {
            Some(CubeFault::NoCube)
        } else {
            None
        }
    }

    /// Adds the answer to a double: take, drop or beaver.
    pub(super) fn answer(
        &mut self,
        player: Player,
        action: RecordedAction,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        match self.state.offer {
            None => remark(RemarkKind::CubeAction(CubeFault::NoDouble)),
            Some((offerer, _)) if offerer == player => {
                remark(RemarkKind::CubeAction(CubeFault::OwnDouble));
            }
            Some(_) => {}
        }
        self.settle_roll(player, remark);
        let dropped = action == RecordedAction::Drop;
        self.push(player, action);
        if dropped {
            self.turn = None;
        }
    }

    /// Adds an action that does not end a turn, such as a declined resignation or a set-up position.
    pub(super) fn other(&mut self, player: Player, action: RecordedAction) {
        if matches!(action, RecordedAction::SetUp(_)) {
            // A pending roll belongs to the position that is being replaced.
            self.waiting = None;
            self.lost_track = false;
            self.turn = Some(player);
        }
        self.push(player, action);
    }

    /// Returns the finished game, with a result if the moves determine one, and the last roll if its play is still
    /// pending.
    pub(super) fn build(
        mut self,
        remark: &mut dyn FnMut(RemarkKind),
    ) -> (GameRecord, Option<Roll>) {
        let mut unplayed = None;
        self.end_waiting();
        if self.game.result.is_none() {
            unplayed = self.unplayed_last_roll();
            match self.ended() {
                Some((winner, by)) => {
                    let points = self.worth(winner, by);
                    self.game.result = Some(GameResult { winner, points, by });
                }
                None if self.game.is_position() => {}
                None => remark(RemarkKind::Unfinished),
            }
        }
        (self.game, unplayed)
    }
}
