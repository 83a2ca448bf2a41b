//! Names of the player and the partner, which are reused in every duplicate until other names are typed.

use friend::{DuplicateOpponent, DuplicateResult};
use record::PlayerName;
use rules::Player;

use crate::ShownDuplicate;

/// Names as typed, and the option to include them in result links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names {
    /// Names of the player and the partner in the page's fields.
    pub(crate) shown: [String; 2],
    /// Names as last typed.
    typed: [String; 2],
    /// `true` if names have been typed since the page was opened.
    changed: bool,
    /// `true` if result links include names.
    pub(crate) included: bool,
}

impl Names {
    /// Parses the text returned by [`Names::to_text`]; invalid names become empty.
    pub(crate) fn from_text(text: &str) -> Self {
        let mut lines = text.split('\n');
        let included = lines.next() == Some("1");
        let mut name = || {
            let line = lines.next().and_then(PlayerName::new);
            line.map_or_else(String::new, |name| name.as_str().to_owned())
        };
        let typed = [name(), name()];
        Self {
            shown: typed.clone(),
            typed,
            included,
            changed: false,
        }
    }

    /// Returns the text to store: the option, then one line per name.
    pub(crate) fn to_text(&self) -> String {
        let [player, partner] = &self.typed;
        format!("{}\n{player}\n{partner}", u8::from(self.included))
    }

    pub(crate) fn set_typed(&mut self, names: [String; 2]) {
        self.typed.clone_from(&names);
        self.shown = names;
        self.changed = true;
    }

    /// Fills the fields with the names in the player's own results or, failing that, with the names typed last.
    pub(crate) fn fill_fields(&mut self, page: Option<&ShownDuplicate>) {
        self.changed = false;
        self.shown.clone_from(&self.typed);
        for checked in page.into_iter().flat_map(ShownDuplicate::own).rev() {
            let DuplicateResult {
                player,
                name,
                opponent,
                ..
            } = &checked.result;
            for (side, name) in [(*player, name), (player.opponent(), opponent)] {
                if let Some(name) = name {
                    name.as_str().clone_into(&mut self.shown[index(side)]);
                }
            }
        }
    }

    /// Returns the link to a result from this device; the names are included only if the player has ticked that option.
    pub(crate) fn link(&self, result: &DuplicateResult) -> Option<String> {
        let mut sent = result.clone();
        let player = result.player;
        if self.included {
            sent.name = self.sent(player, sent.name);
            // A partner may have a name; the computer has none.
            if *result.duplicate.against() == DuplicateOpponent::Partner {
                sent.opponent = self.sent(player.opponent(), sent.opponent);
            }
        } else {
            (sent.name, sent.opponent) = (None, None);
        }
        sent.link()
    }

    /// Returns a player's name for a link: the name typed on this page or, failing that, the name in the result.
    fn sent(&self, side: Player, played: Option<PlayerName>) -> Option<PlayerName> {
        let shown = PlayerName::new(&self.shown[index(side)]);
        if self.changed {
            shown
        } else {
            played.or(shown)
        }
    }
}

const fn index(player: Player) -> usize {
    match player {
        Player::White => 0,
        Player::Black => 1,
    }
}
