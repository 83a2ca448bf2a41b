//! Preview of a linked position or match: static HTML that is shown until the study room has loaded. It shows who is on
//! roll, dice, cube, pips and score, in the layout of that room.
//!
//! [`Link::preview`] decodes a link, which may hold anything, and writes a room as markup; `script/link.js` puts it into
//! the page. *Must not know*: the browser, the page's program, Leptos.

mod study_room;

use board::{SpeechContext, Theme};
use study::{Model, Msg, announcement, from_note, heading, link_error};
use study_room::{damaged, study};
use words::{Language, Words};

/// A link, and what the browser has stored about how it is shown.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// The fragment of the address, without its `#`.
    pub link: &'a str,
    /// The stored reading position of the last study ([`study::to_note`]).
    pub note: &'a str,
    /// Key of the chosen theme; any other text selects the default.
    pub theme: &'a str,
    /// Whether the home boards lie at the left.
    pub home_left: bool,
}

/// What is shown of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The language of all texts.
    pub language: Language,
    /// The theme in which players without a name are called by their colour.
    pub theme: Theme,
    /// The title of the page.
    pub title: String,
    /// The name of the game, the title of the page without a room.
    pub game: String,
    /// The announcement for screen readers.
    pub announcement: String,
    /// The markup of the room. No text in it can become an element or an attribute.
    pub room: String,
}

impl Link<'_> {
    /// Returns what is shown of the link; if it is damaged, why.
    pub fn preview(self, words: &Words) -> Preview {
        let themes = Theme::ALL.into_iter();
        let mut chosen = themes.filter(|theme| theme.key() == self.theme);
        let theme = chosen.next().unwrap_or_default();
        let (title, said, room) = match Model::of_link(self.link) {
            Ok(mut model) => {
                if let Some((game, nth)) = from_note(self.note, self.link) {
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
            announcement: said,
            room,
        }
    }
}

/// Returns the texts of the language with this tag from its file; English if it is another one or the file is not of
/// this build.
pub fn words(tag: &str, texts: String) -> Words {
    let read = Language::of_tag(tag).and_then(|language| Words::read(language, texts));
    read.unwrap_or_else(Words::english)
}

#[cfg(test)]
mod tests;
