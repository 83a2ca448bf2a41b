//! The shown game: what is kept of it, its board, and a play that is being prepared.

use friend::{Game, Next, StoredGame};
use library::EntryId;
use record::to_code;
use rules::{Phase, Play, Player};
use table::Settings;
use words::Words;

use crate::{Model, Question, Shelved, update::library_key};

/// A game that is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    pub(crate) shelved: Shelved,
    pub(crate) stored: StoredGame,
    /// The board; none before the invitation is accepted.
    pub(crate) board: Option<table::Model>,
    /// What is due, none before the invitation is accepted.
    pub(crate) next: Option<Next>,
    /// Whether the board still shows what has arrived, and the player's roll waits.
    pub(crate) arriving: bool,
    /// Whether a link was opened whose messages have not been received yet.
    pub(crate) receiving: bool,
    pub(crate) question: Option<Question>,
    pub(crate) waive: bool,
}

impl Playing {
    /// Shows a kept game as the player left it.
    pub(crate) fn new(
        shelved: Shelved,
        stored: StoredGame,
        settings: Settings,
        words: &Words,
    ) -> Self {
        let (board, next) = match &stored {
            StoredGame::Invited(_) => (None, None),
            StoredGame::Game(game) => {
                let (view, me) = (game.view(), game.me());
                let board = table::Model::of_session(view, me, settings, words.clone());
                (Some(board), Some(game.next()))
            }
        };
        Self {
            shelved,
            stored,
            board,
            next,
            arriving: false,
            receiving: false,
            question: None,
            waive: false,
        }
    }

    /// The game has gone on; returns whether the player's own roll is still to be shown.
    pub(crate) fn go_on(
        &mut self,
        shelved: Shelved,
        stored: StoredGame,
        settings: Settings,
        words: &Words,
    ) -> bool {
        let before = match &self.stored {
            StoredGame::Game(game) => Some(game.messages().len()),
            StoredGame::Invited(_) => None,
        };
        let (StoredGame::Game(game), Some(board), Some(before)) =
            (&stored, &mut self.board, before)
        else {
            *self = Self::new(shelved, stored, settings, words);
            return false;
        };
        let arrived = game.messages().len() > before
            && game
                .messages()
                .last()
                .is_some_and(|last| last.by != game.me());
        let view = game.view();
        self.arriving = arrived && view != *game.session();
        board.show_session(if self.arriving {
            game.session().clone()
        } else {
            view
        });
        self.next = Some(game.next());
        self.shelved = shelved;
        self.question = None;
        self.waive = false;
        self.stored = stored;
        self.arriving
    }

    /// What has arrived was seen: the player's roll comes.
    pub(crate) fn seen(&mut self) {
        if let (true, StoredGame::Game(game), Some(board)) =
            (self.arriving, &self.stored, &mut self.board)
        {
            board.show_session(game.view());
            self.arriving = false;
        }
    }

    /// What names the game.
    pub const fn key(&self) -> &EntryId {
        &self.shelved.key
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

    /// What is due for the player; nothing while a link is being received or a play that has arrived is being shown.
    pub fn next(&self) -> Option<Next> {
        self.next.filter(|_| !self.arriving && !self.receiving)
    }

    /// What is asked.
    pub const fn question(&self) -> Option<Question> {
        self.question
    }

    /// Whether the player promises with his play not to double in his next turn.
    pub const fn waives(&self) -> bool {
        self.waive
    }

    /// The link that has to be sent to the friend: `t=` and so on; none while the player has something to decide, or
    /// before what an opened link says is received: it may answer the last one.
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

    /// The play on the board, once all of it is made.
    pub fn prepared(&self) -> Option<Play> {
        let Some(Next::Play { .. }) = self.next() else {
            return None;
        };
        let session = self.board.as_ref()?.session();
        match session.phase() {
            Phase::Moving(draft) => draft.finish().ok(),
            // The last checker has ended the game.
            Phase::GameOver(_) | Phase::MatchOver(_) => {
                let turn = session.record().pop()?;
                match turn.act {
                    rules::Act::Play { play, .. } => Some(play),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether anything on the board can be taken back.
    pub fn may_undo(&self) -> bool {
        let Some(Next::Play { .. }) = self.next() else {
            return false;
        };
        self.board.as_ref().is_some_and(|board| {
            let draft = board.session().draft();
            draft.is_none_or(|draft| !draft.steps().is_empty())
        })
    }

    /// Whether a roll is to be played with which nothing can be moved.
    pub fn has_no_move(&self) -> bool {
        let draft = self
            .board
            .as_ref()
            .and_then(|board| board.session().draft());
        matches!(self.next(), Some(Next::Play { .. }))
            && draft.is_some_and(|draft| !draft.has_moves())
    }

    /// The board's model.
    pub const fn board(&self) -> Option<&table::Model> {
        self.board.as_ref()
    }

    /// Takes the last step back; after the last checker of the game, the whole play.
    pub(crate) fn undo(&mut self) {
        let (StoredGame::Game(game), Some(board)) = (&self.stored, &mut self.board) else {
            return;
        };
        if board.session().draft().is_some() {
            let _said = board.input(table::Input::Do(rules::Action::Undo));
        } else {
            board.show_session(game.view());
        }
    }
}

/// What a finished game is called in the library; nothing while it runs.
pub fn library_entry(playing: &Playing) -> Option<EntryId> {
    let game = playing.game()?;
    game.ended().map(|_| library_key(game))
}

/// The game as a text with which it is gone on with on another device.
pub fn exported(playing: &Playing) -> String {
    playing.shelved.line.clone()
}

/// All messages of the game, one a line as base64url, as the check of its dice reads them.
pub fn messages(playing: &Playing) -> Option<String> {
    let line = |kept: &friend::Kept| to_code(&kept.message.encode()) + "\n";
    Some(playing.game()?.messages().iter().map(line).collect())
}

/// Whether the player promises with his play not to double in his next turn; nothing where that saves no links.
pub fn waives(model: &Model) -> Option<bool> {
    let playing = model.playing()?;
    match playing.next() {
        Some(Next::Play {
            may_waive: true, ..
        }) => Some(playing.waive),
        _ => None,
    }
}
