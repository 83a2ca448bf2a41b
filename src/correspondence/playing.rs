//! The shown game: its stored form, its board, and a play that is being prepared.

use board::PlayBoard;
use friend::{Game, Next, RunningClock, StoredGame};
use library::EntryId;
use record::to_code;
use rules::{Play, Player, Roll};

use crate::StoredEntry;

/// A question that the player confirms before a final act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Offer a double?
    Double,
    /// Drop and lose the game?
    Drop,
    /// Resign how much?
    Resign,
    /// Claim the game?
    Claim,
    /// Play no further game?
    Stop,
    /// Delete the game from this device?
    Delete,
}

/// Whether the link of the shown game still has to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkState {
    /// It is new.
    ToSend,
    /// It was copied or given to another app, or was here when the game was opened.
    Sent,
}

/// A game that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    pub(crate) entry: StoredEntry,
    pub(crate) stored: StoredGame,
    /// The board; `None` before the invitation is accepted.
    pub(crate) board: Option<PlayBoard>,
    /// Returns the next event of the game; `None` before the invitation is accepted, and once the game has been moved elsewhere.
    pub(crate) next: Option<Next>,
    /// Whether the board still shows the friend's play, before the player's roll.
    pub(crate) shows_friend_play: bool,
    /// Whether a link was opened whose messages have not been received yet.
    pub(crate) receiving: bool,
    pub(crate) question: Option<Question>,
    pub(crate) waive: bool,
    /// Whether the link still has to be sent.
    pub(crate) link_state: LinkState,
    /// The friend's roll and the moves of a play that is being made, which the board shows.
    pub(crate) drafted: Option<(Roll, Play)>,
    /// The running clock.
    pub(crate) running: RunningClock,
}

impl Playing {
    /// Shows a stored game as the player left it.
    pub(crate) fn new(entry: StoredEntry, stored: StoredGame) -> Self {
        let (board, next) = match &stored {
            StoredGame::Invited(_) => (None, None),
            StoredGame::Game(game) => {
                let (view, me) = (game.view(), game.me());
                let board = PlayBoard::new(view, Some(me));
                let next = (!entry.is_moved()).then(|| game.next());
                (Some(board), next)
            }
        };
        Self {
            entry,
            stored,
            board,
            next,
            shows_friend_play: false,
            receiving: false,
            question: None,
            waive: false,
            link_state: LinkState::ToSend,
            drafted: None,
            running: None,
        }
    }

    /// Shows the changed game; returns whether the friend's play is shown first and the player's roll later.
    pub(crate) fn advance(&mut self, entry: StoredEntry, stored: StoredGame) -> bool {
        let (StoredGame::Game(game), StoredGame::Game(before), Some(board)) =
            (&stored, &self.stored, &mut self.board)
        else {
            *self = Self::new(entry, stored);
            return false;
        };
        let next = (!entry.is_moved()).then(|| game.next());
        let view = game.view();
        if self.next != next {
            self.question = None;
        }
        self.next = next;
        self.entry = entry;
        // A message that moves nothing, as a friend may send at any time, must not cost the player a prepared play.
        if game.messages() == before.messages() && view == before.view() {
            self.stored = stored;
            return false;
        }
        let arrived = game.messages().len() > before.messages().len()
            && game
                .messages()
                .last()
                .is_some_and(|last| last.by != game.me());
        self.shows_friend_play = arrived && view != *game.session();
        board.show(if self.shows_friend_play {
            game.session().clone()
        } else {
            view
        });
        self.question = None;
        (self.waive, self.link_state) = (false, LinkState::ToSend);
        (self.drafted, self.running) = (None, None);
        self.stored = stored;
        self.shows_friend_play
    }

    /// Shows the player's roll after the friend's play.
    pub(crate) fn show_own_roll(&mut self) {
        if let (true, StoredGame::Game(game), Some(board)) =
            (self.shows_friend_play, &self.stored, &mut self.board)
        {
            board.show(game.view());
            self.shows_friend_play = false;
        }
    }

    /// Whether the game was exported to go on elsewhere, so that this copy is read-only.
    pub fn is_moved(&self) -> bool {
        self.entry.is_moved()
    }

    /// The key of the game.
    pub const fn key(&self) -> &EntryId {
        &self.entry.key
    }

    /// The game, once the invitation is accepted.
    pub fn game(&self) -> Option<&Game> {
        match &self.stored {
            StoredGame::Game(game) => Some(game),
            StoredGame::Invited(_) => None,
        }
    }

    /// The side of the player at this device.
    pub fn me(&self) -> Player {
        self.game().map_or(Player::White, Game::me)
    }

    /// Returns the next task of the player; `None` while a link is being received or the friend's play is being shown, and once
    /// the game has been moved elsewhere.
    pub fn next(&self) -> Option<Next> {
        self.next
            .filter(|_| !self.shows_friend_play && !self.receiving)
    }

    /// The open question.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the player promises with this play not to double next turn.
    pub const fn waives(&self) -> bool {
        self.waive
    }

    /// The link that the player has to send, which begins with `t=`; `None` while the player has to decide, or until
    /// the messages of an opened link are received, which may answer it.
    pub(crate) fn link(&self) -> Option<String> {
        match &self.stored {
            _ if self.receiving => None,
            StoredGame::Invited(invited) => Some(invited.link()),
            StoredGame::Game(game) => {
                let waits = matches!(self.next, Some(Next::Wait | Next::Over(_)));
                waits.then(|| game.link()).flatten()
            }
        }
    }

    /// Whether the player has probably sent the link: it was copied or given to another app, or the game was opened with it.
    pub const fn is_sent(&self) -> bool {
        matches!(self.link_state, LinkState::Sent)
    }

    /// The play on the board, once it is complete.
    pub fn prepared(&self) -> Option<Play> {
        let Some(Next::Play { .. }) = self.next() else {
            return None;
        };
        self.board.as_ref()?.prepared()
    }

    /// Whether a step on the board can be taken back.
    pub fn may_undo(&self) -> bool {
        let Some(Next::Play { .. }) = self.next() else {
            return false;
        };
        self.board.as_ref().is_some_and(PlayBoard::is_begun)
    }

    /// Whether the player's roll has no legal move.
    pub fn has_no_move(&self) -> bool {
        let draft = self
            .board
            .as_ref()
            .and_then(|board| board.session().draft());
        matches!(self.next(), Some(Next::Play { .. }))
            && draft.is_some_and(|draft| !draft.has_moves())
    }

    /// The board with the play that is being prepared.
    pub const fn board(&self) -> Option<&PlayBoard> {
        self.board.as_ref()
    }
}

/// All messages of the game, one per line as base64url, the input of the check of its dice; `None` before the
/// invitation is accepted.
pub fn messages(playing: &Playing) -> Option<String> {
    let line = |kept: &friend::LoggedMessage| to_code(&kept.message.encode()) + "\n";
    Some(playing.game()?.messages().iter().map(line).collect())
}
