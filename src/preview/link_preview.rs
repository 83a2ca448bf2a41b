//! Preview of a linked position or match: static HTML that is shown until the study room has loaded. The preview shows
//! the player on roll, dice, cube, pips and score, in the study room's layout.
//!
//! [`Link::preview`] decodes a link, which may contain arbitrary text, and returns the room as markup; `script/link.js`
//! inserts it into the page.

mod study_room;

use board::{SpeechContext, Theme};
use study::{Model, Msg, announcement, from_note, heading, link_error};
use study_room::{damaged, study};
use words::{Language, Words};

/// Link, with the stored settings that affect its display.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// URL fragment, without its `#`.
    pub fragment: &'a str,
    /// Stored reading position in the last study ([`study::to_note`]).
    pub note: &'a str,
    /// Key of the chosen theme; any other text selects the default.
    pub theme: &'a str,
    /// `true` if the home boards are on the left.
    pub home_left: bool,
}

/// Contents of the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Language of all texts.
    pub language: Language,
    /// Theme, which determines the colour names of unnamed players.
    pub theme: Theme,
    /// Page title.
    pub title: String,
    /// Name of the game, which is the page title outside the rooms.
    pub game: String,
    /// Announcement for screen readers.
    pub announcement: String,
    /// Markup of the room, in which every text is escaped.
    pub room: String,
}

impl Link<'_> {
    /// Returns the preview for the link, or an explanation if the link is damaged.
    pub fn preview(self, words: &Words) -> Preview {
        let themes = Theme::ALL.into_iter();
        let mut chosen = themes.filter(|theme| theme.key() == self.theme);
        let theme = chosen.next().unwrap_or_default();
        let (title, announcement, room) = match Model::of_link(self.fragment) {
            Ok(mut model) => {
                if let Some((game, nth)) = from_note(self.note, self.fragment) {
                    model.update(Msg::Move(game, nth));
                }
                let context = SpeechContext { words, theme };
                let room = study(&model, context, self.home_left);
                (heading(&model, words), announcement(&model, context), room)
            }
            Err(why) => {
                let why = link_error(why, words);
                (words.study(), why.clone(), damaged(&why, words))
            }
        };
        let game = words.game_name();
        Preview {
            language: words.language(),
            theme,
            title: format!("{title} · {game}"),
            game,
            announcement,
            room,
        }
    }
}

/// Parses the texts of the language with this tag; returns English if the tag is unknown or the texts belong to another
/// build.
pub fn words(tag: &str, texts: String) -> Words {
    let read = Language::of_tag(tag).and_then(|language| Words::read(language, texts));
    read.unwrap_or_else(Words::english)
}

#[cfg(test)]
mod tests;
