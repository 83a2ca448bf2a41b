//! Game on display: its stored form, its board, and a prepared play.

use board::PlayBoard;
use friend::{Game, Next, RunningClock, StoredGame};
use library::EntryId;
use record::to_code;
use rules::{Play, Player, Roll};

use crate::StoredEntry;

/// Confirmation prompt before an irreversible action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Offer a double?
    Double,
    /// Drop and lose the game?
    Drop,
    /// Resign a single game, a gammon or a backgammon?
    Resign,
    /// Claim the game?
    Claim,
    /// Play no further game?
    Stop,
    /// Delete the game from this device?
    Delete,
}

/// Status of the displayed game's link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkState {
    /// The link is new and has to be sent.
    ToSend,
    /// The link was copied or passed to another app, or was available when the game was opened.
    Sent,
}

/// Game on display.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    pub(crate) entry: StoredEntry,
    pub(crate) stored: StoredGame,
    /// Board; `None` before the invitation is accepted.
    pub(crate) board: Option<PlayBoard>,
    /// Next task in the game; `None` before the invitation is accepted, or if the game was moved to another device.
    pub(crate) next: Option<Next>,
    /// `true` while the board still shows the friend's play instead of the player's roll.
    pub(crate) shows_friend_play: bool,
    /// `true` while the messages in an opened link have not been received yet.
    pub(crate) receiving: bool,
    pub(crate) question: Option<Question>,
    pub(crate) waive: bool,
    pub(crate) link_state: LinkState,
    /// Roll and moves of the friend's draft, which the board shows.
    pub(crate) drafted: Option<(Roll, Play)>,
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

    /// Shows the changed game; returns `true` if the friend's play is shown first and the player's roll later.
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
        // At any time, a friend may send messages that have no effect; these must not discard a prepared play.
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

    /// Returns `true` if the game was exported and continues on another device, so that this copy is read-only.
    pub fn is_moved(&self) -> bool {
        self.entry.is_moved()
    }

    /// Returns the key of the game.
    pub const fn key(&self) -> &EntryId {
        &self.entry.key
    }

    /// Returns the game, once the invitation has been accepted.
    pub fn game(&self) -> Option<&Game> {
        match &self.stored {
            StoredGame::Game(game) => Some(game),
            StoredGame::Invited(_) => None,
        }
    }

    /// Returns the side of this device's player.
    pub fn me(&self) -> Player {
        self.game().map_or(Player::White, Game::me)
    }

    /// Returns the player's next task; `None` while a link is being received or the friend's play is shown, or if the
    /// game was moved to another device.
    pub fn next(&self) -> Option<Next> {
        self.next
            .filter(|_| !self.shows_friend_play && !self.receiving)
    }

    /// Returns the open question; `None` if no question is open.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Returns `true` if the player is promising, with this play, not to double in the next turn.
    pub const fn waives(&self) -> bool {
        self.waive
    }

    /// Returns the link that the player has to send, starting with `t=`; `None` while the player has to decide, and
    /// until the messages in an opened link have been received, because they may be the reply.
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

    /// Returns `true` if the link was probably sent: it was copied or passed to another app, or was available when the
    /// game was opened.
    pub const fn is_sent(&self) -> bool {
        matches!(self.link_state, LinkState::Sent)
    }

    /// Returns the play on the board once it is complete.
    pub fn prepared(&self) -> Option<Play> {
        let Some(Next::Play { .. }) = self.next() else {
            return None;
        };
        self.board.as_ref()?.prepared()
    }

    /// Returns `true` if a step on the board can be undone.
    pub fn may_undo(&self) -> bool {
        let Some(Next::Play { .. }) = self.next() else {
            return false;
        };
        self.board.as_ref().is_some_and(PlayBoard::is_begun)
    }

    /// Returns `true` if the player's roll has no legal move.
    pub fn has_no_move(&self) -> bool {
        let draft = self
            .board
            .as_ref()
            .and_then(|board| board.session().draft());
        matches!(self.next(), Some(Next::Play { .. }))
            && draft.is_some_and(|draft| !draft.has_moves())
    }

    /// Returns the board with the prepared play; `None` if there is no board yet.
    pub const fn board(&self) -> Option<&PlayBoard> {
        self.board.as_ref()
    }
}

/// Returns all messages in the game, one per line as base64url, so that its dice can be verified; `None` before the
/// invitation is accepted.
pub fn messages(playing: &Playing) -> Option<String> {
    let line = |logged: &friend::LoggedMessage| to_code(&logged.message.encode()) + "\n";
    Some(playing.game()?.messages().iter().map(line).collect())
}
