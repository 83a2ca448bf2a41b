//! The stored games as cards of the list: with whom, whose turn, how it stands, and the board.

use board::Scene;
use friend::{Next, StoredGame};
use library::EntryId;
use rules::{Board, Player};
use words::isolated;

use crate::{
    Due, Model, StoredEntry,
    names::named,
    speech::{ago, capitalised},
    stored_entry::invitation,
    terms::length_title,
};

/// A stored game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// The key of the game.
    pub key: EntryId,
    /// The side that has to act next.
    pub due: Due,
    /// The friend's name.
    pub name: String,
    /// Whose turn it is, in words.
    pub state: String,
    /// The length, and the score once the game has begun.
    pub stands: String,
    /// When the game last changed.
    pub changed: String,
    /// Changes when the picture of the game does.
    pub version: u64,
}

/// Returns the stored games as cards, those in which the player is due first.
pub fn cards(model: &Model) -> Vec<GameCard> {
    model
        .entries()
        .iter()
        .map(|kept| card(model, kept))
        .collect()
}

fn card(model: &Model, kept: &StoredEntry) -> GameCard {
    let (words, summary) = (model.words(), &kept.summary);
    let due = match summary.due {
        Due::Mine => "mine",
        Due::Theirs => "theirs",
        Due::Invited => "invited",
        Due::Moved => "moved",
        Due::Nobody => "over",
    };
    let mut stands = vec![length_title(words, summary.length)];
    let points = |player: Player| summary.score[player];
    let (mine, theirs) = (points(summary.me), points(summary.me.opponent()));
    // A single game has no score before its end.
    let is_unscored = summary.length == Some(1) && mine + theirs == 0;
    if summary.due != Due::Invited && !is_unscored {
        stands.push(isolated(&format!("{mine}–{theirs}")));
    }
    GameCard {
        key: kept.key.clone(),
        due: summary.due,
        name: capitalised(&named(words, summary)),
        state: words.friend_due(due),
        stands: stands.join(" · "),
        changed: ago(words, model.now().saturating_sub(summary.changed)),
        version: summary.changed,
    }
}

/// Returns the board of a stored game, seen by the player, with the roll that the player has to play; `None` if the game
/// is not stored or cannot be read. The game is replayed for it.
pub fn board_picture(model: &Model, key: &EntryId) -> Option<Scene> {
    let kept = model.entry(key)?;
    let stored = kept.open()?;
    let me = kept.summary.me;
    Some(match &stored {
        StoredGame::Invited(_) => Scene::little(
            &Board::start(invitation(&stored).terms.variant),
            None,
            None,
            me,
        ),
        StoredGame::Game(game) => {
            let session = game.session();
            let roll = match game.next() {
                Next::Play { roll, .. } => Some((me, roll)),
                _ => None,
            };
            let cube = game.terms().ruleset().cube.then(|| session.cube());
            Scene::little(&session.board_of(Player::White), roll, cube, me)
        }
    })
}
