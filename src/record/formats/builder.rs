//! Puts a game together from what a reader finds, move by move, and remarks on what the rules do not allow.

use rules::{BarBackgammon, ByPlayer, Cube, CubeValue, EndedBy, Play, Player, Roll, Scoring, Win};

use super::{
    analysis::MoveAnalysis,
    model::{GameRecord, GameResult, Played, RecordedAction, RecordedMove, Terms},
    play_text::{self, PlayText},
    remark::{RemarkKind, excerpt},
    table_state::TableState,
};

/// A game that is being read.
#[derive(Debug)]
pub(super) struct GameBuilder {
    terms: Terms,
    state: TableState,
    game: GameRecord,
    /// Who plays next; unknown until somebody has.
    turn: Option<Player>,
    /// Whether a play that nobody knows has made the position doubtful.
    lost_track: bool,
    /// Whether the points are a guess.
    guessed: bool,
    /// Whether there was a double in what looked like the Crawford game.
    broke_crawford: bool,
}

impl GameBuilder {
    pub(super) fn new(terms: Terms, number: u32, score: ByPlayer<u32>) -> Self {
        Self {
            terms,
            state: TableState::start(&terms),
            game: GameRecord {
                number,
                score,
                crawford: false,
                moves: Vec::new(),
                result: None,
                comment: None,
            },
            turn: None,
            lost_track: false,
            guessed: false,
            broke_crawford: false,
        }
    }

    /// Whether the points of the result are a guess that the next score may correct.
    pub(super) const fn guessed_points(&self) -> bool {
        self.guessed
    }

    /// Whether a player doubled in what looked like the Crawford game.
    pub(super) const fn broke_crawford(&self) -> bool {
        self.broke_crawford
    }

    /// Whether nothing is known of the game but its number.
    pub(super) const fn is_empty(&self) -> bool {
        self.game.moves.is_empty() && self.game.result.is_none()
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

    /// Adds what is said about the last move.
    pub(super) fn say(&mut self, comment: Option<String>, analysis: Option<MoveAnalysis>) {
        if let Some(last) = self.game.moves.last_mut() {
            last.comment = comment;
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

    /// Adds a roll with the text behind it.
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
            PlayText::Nonsense => {
                remark(RemarkKind::NotAPlay(excerpt(text)));
                self.unknown(player, roll, remark);
            }
            PlayText::Moves(written) => self.written(player, roll, &written, text, remark),
        }
    }

    fn unknown(&mut self, player: Player, roll: Roll, remark: &mut dyn FnMut(RemarkKind)) {
        self.take_turn(player, remark);
        self.push_play(player, roll, Played::Unknown);
        self.lost_track = true;
    }

    /// Adds a roll with what was written for it; `text` is for the remark.
    pub(super) fn written(
        &mut self,
        player: Player,
        roll: Roll,
        written: &play_text::WrittenPlay,
        text: &str,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        self.take_turn(player, remark);
        let board = self.state.stand.board(player).ok();
        let resolved = play_text::resolve(board.as_ref(), roll, written);
        if resolved.ambiguous {
            remark(RemarkKind::AmbiguousPlay(excerpt(text)));
        }
        let mut made = resolved.played;
        if let Played::Forbidden(moves) = &made {
            // Nothing written is a dance, unless the rules demand a play.
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

    /// Remarks if it is the other player's turn, unless that one is closed out and need not roll.
    fn expect(&mut self, player: Player, remark: &mut dyn FnMut(RemarkKind)) {
        let Some(other) = self.turn.filter(|&turn| turn != player) else {
            return;
        };
        let board = self.state.stand.board(other);
        if board.is_ok_and(|board| board.is_closed_out()) {
            self.push(other, RecordedAction::ClosedOut);
        } else {
            remark(RemarkKind::OutOfTurn(player));
        }
    }

    /// Notes who acts, and remarks if it was the other player's turn.
    fn take_turn(&mut self, player: Player, remark: &mut dyn FnMut(RemarkKind)) {
        self.expect(player, remark);
        if let Some((offerer, _)) = self.state.offer {
            // Some writers leave out that a beaver was taken.
            if !self.state.was_beavered() {
                remark(RemarkKind::CubeAction(
                    "a roll before the double was answered, as if taken",
                ));
            }
            self.push(offerer.opponent(), RecordedAction::Take);
        }
        self.turn = Some(player.opponent());
    }

    /// Adds a double to `value`, if the file says to which.
    pub(super) fn double(
        &mut self,
        player: Player,
        value: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
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

    /// Puts the cube where the file has it before a double to `value`.
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

    fn double_refused(&self, player: Player) -> Option<&'static str> {
        if self.state.offer.is_some() {
            Some("a double while one was offered")
        } else if self.state.cube.owner == Some(player.opponent()) {
            Some("a double by the player who does not own the cube")
        } else if self.game.moves.is_empty() {
            Some("a double before the first roll")
        } else if !self.terms.cube {
            Some("a double in a game without a cube")
        } else {
            None
        }
    }

    /// Adds the answer to a double: the player takes or passes.
    pub(super) fn answer(
        &mut self,
        player: Player,
        action: RecordedAction,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        match self.state.offer {
            None => remark(RemarkKind::CubeAction("an answer without a double")),
            Some((offerer, _)) if offerer == player => {
                remark(RemarkKind::CubeAction(
                    "an answer to the player's own double",
                ));
            }
            Some(_) => {}
        }
        let dropped = action == RecordedAction::Drop;
        self.push(player, action);
        if dropped {
            self.turn = None;
        }
    }

    /// Adds what is not a turn: a resignation that was declined, a position that was set up.
    pub(super) fn other(&mut self, player: Player, action: RecordedAction) {
        if matches!(action, RecordedAction::SetUp(_)) {
            self.lost_track = false;
        }
        self.push(player, action);
    }

    /// Who has won by the moves alone, and by what.
    fn ended(&self) -> Option<(Player, EndedBy)> {
        if let Some(last) = self.game.moves.last()
            && last.action == RecordedAction::Drop
        {
            return Some((last.player.opponent(), EndedBy::Drop));
        }
        let off = Player::BOTH
            .into_iter()
            .find(|&player| self.state.stand.is_off(player));
        // Who bears off at Misere loses.
        let winner = |player: Player| match self.terms.variant.scoring() {
            Scoring::Misere => player.opponent(),
            Scoring::Standard | Scoring::Portes => player,
        };
        off.map(|player| (winner(player), EndedBy::BearingOff))
    }

    /// What the winner gets by position and cube, in a game that ended so.
    fn worth(&self, winner: Player, by: EndedBy) -> u32 {
        let cube = self.state.cube.value.points();
        if by != EndedBy::BearingOff {
            return cube;
        }
        let jacoby = self.terms.length == 0 && self.terms.jacoby && !self.state.cube.was_turned();
        let win = if jacoby {
            Win::Single
        } else {
            self.win_by_position(winner)
        };
        cube * win.factor()
    }

    fn win_by_position(&self, winner: Player) -> Win {
        let loser = self.state.stand.setup(winner.opponent()).own;
        let behind = loser[19..=25].iter().any(|&count| count > 0);
        let from_bar = loser[25] > 0 && self.terms.bar_backgammon == BarBackgammon::Four;
        match self.terms.variant.scoring() {
            Scoring::Misere => Win::Single,
            _ if loser[0] > 0 => Win::Single,
            Scoring::Standard if from_bar => Win::Quadruple,
            Scoring::Standard if behind => Win::Backgammon,
            Scoring::Standard | Scoring::Portes => Win::Gammon,
        }
    }

    /// Ends the game as the file says: the winner with so many points, if it says so.
    pub(super) fn finish(
        &mut self,
        winner: Player,
        points: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) {
        let known = self.ended();
        let by = known.map_or(EndedBy::Resignation, |(_, by)| by);
        let by_moves = known.map_or(winner, |(winner, _)| winner);
        if by_moves != winner && !self.lost_track {
            remark(RemarkKind::Winner(by_moves));
        }
        let winner = if self.lost_track { winner } else { by_moves };
        let expected = self.worth(winner, by);
        let needed = self.needed(winner);
        let points = match points {
            None => expected,
            Some(found) => self.believed(found, (expected, by), needed, remark),
        };
        self.game.result = Some(GameResult { winner, points, by });
    }

    /// The points that `player` needs to win the match; none in money play.
    fn needed(&self, player: Player) -> Option<u32> {
        let length = u32::from(self.terms.length);
        let left = length.checked_sub(self.game.score[player])?;
        (left > 0).then_some(left)
    }

    /// The points of the file as far as they can be.
    fn believed(
        &mut self,
        found: u32,
        (expected, by): (u32, EndedBy),
        needed: Option<u32>,
        remark: &mut dyn FnMut(RemarkKind),
    ) -> u32 {
        let cube = self.state.cube.value.points();
        let most = match self.terms.bar_backgammon {
            BarBackgammon::Three => cube.saturating_mul(3),
            BarBackgammon::Four => cube.saturating_mul(4),
        };
        if found == 0 || found > most {
            // Some writers put a code where a match was given up; the winner then got what the match needed.
            let enough = (1..=3).map(|factor| factor * cube);
            let taken = match (by, needed) {
                (EndedBy::Resignation, Some(needed)) => enough
                    .into_iter()
                    .find(|&points| points >= needed)
                    .unwrap_or(most),
                (EndedBy::Resignation, None) => most,
                _ => expected,
            };
            remark(RemarkKind::ImpossiblePoints { found, taken });
            self.guessed = true;
            return taken;
        }
        let capped = needed.is_some_and(|needed| found == needed && found < expected);
        if by != EndedBy::Resignation && found != expected && !capped {
            remark(RemarkKind::Points { expected, found });
        }
        found
    }

    /// The game as read, with a result if the moves alone give one.
    pub(super) fn build(mut self, remark: &mut dyn FnMut(RemarkKind)) -> GameRecord {
        if self.game.result.is_none() {
            match self.ended() {
                Some((winner, by)) => {
                    let points = self.worth(winner, by);
                    self.game.result = Some(GameResult { winner, points, by });
                }
                None => remark(RemarkKind::Unfinished),
            }
        }
        self.game
    }
}
