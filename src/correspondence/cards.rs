//! Stored games as cards in the list, each with the friend, the turn, the score and the board.

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

/// Stored game shown in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// Key of the game.
    pub key: EntryId,
    /// Side whose turn it is.
    pub due: Due,
    /// Friend's name.
    pub name: String,
    /// Text stating whose turn it is.
    pub state: String,
    /// Match length, and the score once the game has started.
    pub stands: String,
    /// Time since the last change, as text.
    pub changed: String,
    /// Version of the game's picture: the time of the game's last change, in milliseconds since the Unix epoch.
    pub version: u64,
}

/// Returns the stored games as cards, starting with those in which it is the player's turn.
pub fn cards(model: &Model) -> Vec<GameCard> {
    model
        .entries()
        .iter()
        .map(|entry| card(model, entry))
        .collect()
}

fn card(model: &Model, entry: &StoredEntry) -> GameCard {
    let (words, summary) = (model.words(), &entry.summary);
    let due = match summary.due {
        Due::Mine => "mine",
        Due::Theirs => "theirs",
        Due::Invited => "invited",
        Due::Moved => "moved",
        Due::Nobody => "over",
    };
    let mut parts = vec![length_title(words, summary.length)];
    let points = |player: Player| summary.score[player];
    let (mine, theirs) = (points(summary.me), points(summary.me.opponent()));
    // A single game has no score before it ends.
    let is_unscored = summary.length == Some(1) && mine + theirs == 0;
    if summary.due != Due::Invited && !is_unscored {
        parts.push(isolated(&format!("{mine}–{theirs}")));
    }
    GameCard {
        key: entry.key.clone(),
        due: summary.due,
        name: capitalised(&named(words, summary)),
        state: words.friend_due(due),
        stands: parts.join(" · "),
        changed: ago(words, model.now().saturating_sub(summary.changed)),
        version: summary.changed,
    }
}

/// Returns a stored game's board from the player's view, with the roll that the player has to play; `None` if the game
/// is missing or unreadable. Replays the game.
pub fn board_picture(model: &Model, key: &EntryId) -> Option<Scene> {
    let entry = model.entry(key)?;
    let stored = entry.open()?;
    let me = entry.summary.me;
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
            let has_cube = game.terms().ruleset().cube && !session.is_crawford();
            let cube = has_cube.then(|| session.cube());
            Scene::little(&session.board_of(Player::White), roll, cube, me)
        }
    })
}
