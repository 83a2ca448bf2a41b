//! Transcription state.

use board::Stacks;
use record::{
    GameRecord, Irregularity, MatchRecord, Note, Played, RecordedAction, RecordedMove, Situation,
};
use rules::{ByPlayer, Decision, Die, Player, Roll};

use super::{cursor::Cursor, history::History, messages::Effect, offer::Offer, turn::Turn};

/// Maximum number of games in a match that can be continued.
const MAX_GAMES: usize = 200;

/// Maximum number of actions in a match that can be continued; a match to 25 points has about 3,000.
const MAX_MOVES: usize = 10_000;

/// Reason why the last input had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Both players rolled the same number in the opening roll.
    Tie,
    /// The text is not a play.
    NotAPlay,
    /// The text contains no position.
    NoPosition,
    /// The dice must be entered before the play.
    NoRoll,
}

/// Match being transcribed.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    pub(super) record: MatchRecord,
    pub(super) flags: Vec<Irregularity>,
    pub(super) cursor: Cursor,
    /// `true` in insert mode, in which each action is inserted before the one at the cursor.
    pub(super) inserts: bool,
    pub(super) first_die: Option<Die>,
    /// `true` if the other player acts next.
    pub(super) swapped: bool,
    pub(super) offer: Option<Offer>,
    /// Player who is resigning, and `true` if the resignation was refused.
    pub(super) resigning: Option<(Player, bool)>,
    pub(super) problem: Option<Problem>,
    pub(super) history: History,
    pub(super) stacks: Stacks,
    pub(super) effects: Vec<Effect>,
}

impl Transcript {
    /// Creates the transcription of a match of this length; 0 for money play.
    pub fn new(length: u16) -> Self {
        let mut record = MatchRecord::default();
        record.terms.length = length;
        Self::of(record)
    }

    /// Returns `true` if a match is short enough to be revised on every keystroke.
    pub fn can_continue(record: &MatchRecord) -> bool {
        let moves: usize = record.games.iter().map(|game| game.moves.len()).sum();
        record.games.len() <= MAX_GAMES && moves <= MAX_MOVES
    }

    /// Continues a match's transcription, with the cursor at the end.
    pub fn of(mut record: MatchRecord) -> Self {
        if record.games.is_empty() {
            record.games.push(GameRecord::new(1, ByPlayer::default()));
        }
        let revised = record.revised();
        let mut transcript = Self {
            record: revised.record,
            flags: revised.flags,
            cursor: Cursor::default(),
            inserts: false,
            first_die: None,
            swapped: false,
            offer: None,
            resigning: None,
            problem: None,
            history: History::default(),
            stacks: Stacks::default(),
            effects: Vec::new(),
        };
        transcript.cursor = transcript.end();
        transcript.arrange();
        transcript
    }

    /// Returns the match as transcribed so far.
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// Returns the irregularities in the match.
    pub fn flags(&self) -> &[Irregularity] {
        &self.flags
    }

    /// Returns the position at which the next action is entered.
    pub const fn cursor(&self) -> Cursor {
        self.cursor
    }

    /// Returns `true` in insert mode, in which each action is inserted before the one at the cursor.
    pub const fn inserts(&self) -> bool {
        self.inserts
    }

    /// Returns the roll whose play is being entered.
    pub const fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// Returns the first die while the second is expected.
    pub const fn first_die(&self) -> Option<Die> {
        self.first_die
    }

    /// Returns the player who is resigning, and `true` if the resignation was refused.
    pub const fn resigning(&self) -> Option<(Player, bool)> {
        self.resigning
    }

    /// Returns the reason why the last input had no effect.
    pub const fn problem(&self) -> Option<Problem> {
        self.problem
    }

    /// Returns whether a change can be undone, and whether a change can be redone.
    pub const fn can_undo(&self) -> (bool, bool) {
        let (undo, redo) = self.history.can();
        (undo || self.is_pending(), redo)
    }

    /// Returns `true` while an input is incomplete.
    pub(super) const fn is_pending(&self) -> bool {
        self.offer.is_some() || self.first_die.is_some() || self.resigning.is_some()
    }

    /// Returns the cursor after the last move.
    pub(super) fn end(&self) -> Cursor {
        let game = self.record.games.len().saturating_sub(1);
        Cursor {
            game,
            nth: self.moves_of(game),
        }
    }

    pub(super) fn moves_of(&self, game: usize) -> usize {
        self.record
            .games
            .get(game)
            .map_or(0, |game| game.moves.len())
    }

    pub(super) fn game(&self) -> Option<&GameRecord> {
        self.record.games.get(self.cursor.game)
    }

    /// Returns the action at the cursor, which the next action will replace; `None` at the end of a game.
    pub fn at_cursor(&self) -> Option<&RecordedMove> {
        self.game()?.moves.get(self.cursor.nth)
    }

    /// Returns the turn at the cursor.
    pub fn turn(&self) -> Turn {
        let turn = self.game().map(|game| Turn::of(game, self.cursor.nth));
        match turn.unwrap_or(Turn::Opening) {
            Turn::Roll(player) if self.swapped => Turn::Roll(player.opponent()),
            Turn::Answer(player) if self.swapped => Turn::Answer(player.opponent()),
            turn => turn,
        }
    }

    /// Returns `true` if a player has won the match.
    pub fn is_match_over(&self) -> bool {
        let length = u32::from(self.record.terms.length);
        let score = self.record.final_score();
        length > 0 && score.white.max(score.black) >= length
    }

    /// Returns the game up to the cursor, without its result.
    fn up_to_cursor(&self) -> Option<GameRecord> {
        let game = self.game()?;
        let moves = game.moves.get(..self.cursor.nth).unwrap_or(&game.moves);
        Some(GameRecord {
            moves: moves.to_vec(),
            result: None,
            comment: None,
            ..*game
        })
    }

    /// Returns the state of the table at the cursor, before the next move.
    pub fn situation(&self) -> Option<Situation> {
        let game = self.up_to_cursor()?;
        Some(game.last_situation(&self.record.terms))
    }

    /// Returns the decision at the cursor, before the roll or with a pending double; `None` if the position is unknown
    /// or impossible.
    pub fn decision(&self) -> Option<Decision> {
        self.up_to_cursor()?.awaited(&self.record.terms)
    }

    /// Returns the decision for a roll at the cursor.
    pub(super) fn decision_of(&self, player: Player, roll: Roll) -> Option<Decision> {
        let mut game = self.up_to_cursor()?;
        game.moves.push(RecordedMove {
            player,
            action: RecordedAction::Play {
                roll,
                played: Played::Unknown,
            },
            note: Note::default(),
            analysis: None,
        });
        game.awaited(&self.record.terms)
    }

    /// Moves the checkers on the board to the position at the cursor, including free moves.
    pub(super) fn arrange(&mut self) {
        let Some(mut game) = self.up_to_cursor() else {
            return;
        };
        if let Some(offer) = &self.offer
            && let Some(moves) = &offer.free
        {
            game.moves.push(RecordedMove {
                player: offer.player,
                action: RecordedAction::Play {
                    roll: offer.roll,
                    played: Played::Forbidden(moves.clone()),
                },
                note: Note::default(),
                analysis: None,
            });
        }
        let situation = game.last_situation(&self.record.terms);
        self.stacks.arrange_setup(&situation.setup(Player::White));
    }
}
