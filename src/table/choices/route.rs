//! Routes to the game on the table or to one of the rooms, encoded in the URL fragment, which is never sent to a
//! server.

use std::fmt;

use library::EntryId;

/// Route of the page. Its [`Display`](fmt::Display) form is the URL fragment including `#`, or empty for the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// Game on the table.
    #[default]
    Play,
    /// Start page of the Play area: the running game, waiting games, and new games.
    Home,
    /// Settings page.
    Settings,
    /// Study room.
    Study(StudySource),
    /// Library of matches and positions.
    Library,
    /// Search for decisions in all games.
    Find,
    /// Position editor.
    Editor,
    /// Match transcription: the library entry to transcribe, or the last unfinished transcription if `None`.
    Transcribe(Option<EntryId>),
    /// Drills.
    Drill,
    /// Tables of match equities and take points.
    Tables,
    /// Opening book.
    Openings,
    /// Course: the step with this name, or the map of all steps.
    Course(Option<String>),
    /// Exercise sheets: the sheet with this number, or the list of sheets.
    Sheets(Option<u32>),
    /// Link to an exercise sheet or to its answers: the unparsed fragment starting at `s=` or `a=`.
    SheetLink(String),
    /// Statistics over all reviewed games.
    Progress,
    /// Link to a player's shared progress: the unparsed fragment starting at `y=`.
    ProgressLink(String),
    /// Game with a remote friend, or the list of such games.
    Friend(Option<EntryId>),
    /// Link to a turn in a game with a friend, to a direct connection for it, or to a game to watch: the unparsed
    /// fragment starting at `t=`, `l=` or `w=`.
    FriendLink(String),
    /// Duplicate, or the list of duplicates.
    Duplicate(Option<EntryId>),
    /// Link to a duplicate or to a duplicate's result: the unparsed fragment starting at `d=` or `r=`.
    DuplicateLink(String),
}

/// Content opened in the study room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudySource {
    /// Game on the table.
    Table,
    /// Entry of the library.
    Library(EntryId),
    /// Review of a library entry, or of the game on the table if `None`; the review starts immediately.
    Reviewed(Option<EntryId>),
    /// Link to a position or a match: the unparsed fragment starting at `p=` or `g=`.
    Link(String),
}

impl StudySource {
    /// Returns the source's identifier: the entry's ID, or the link; `None` for the game on the table.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Library(id) | Self::Reviewed(Some(id)) => Some(id.as_str()),
            Self::Link(link) => Some(link),
            Self::Table | Self::Reviewed(None) => None,
        }
    }
}

impl Route {
    /// Parses a URL fragment, with or without its `#`; `None` if no route matches.
    pub fn read(fragment: &str) -> Option<Self> {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        if fragment.starts_with("p=") || fragment.starts_with("g=") {
            return Some(Self::Study(StudySource::Link(fragment.to_owned())));
        }
        if ["t=", "l=", "w="]
            .iter()
            .any(|kind| fragment.starts_with(kind))
        {
            return Some(Self::FriendLink(fragment.to_owned()));
        }
        if fragment.starts_with("d=") || fragment.starts_with("r=") {
            return Some(Self::DuplicateLink(fragment.to_owned()));
        }
        if fragment.starts_with("y=") {
            return Some(Self::ProgressLink(fragment.to_owned()));
        }
        if fragment.starts_with("s=") || fragment.starts_with("a=") {
            return Some(Self::SheetLink(fragment.to_owned()));
        }
        Some(match fragment {
            "" | "/" => Self::Play,
            "/play" => Self::Home,
            "/settings" => Self::Settings,
            "/study" => Self::Study(StudySource::Table),
            "/review" => Self::Study(StudySource::Reviewed(None)),
            "/library" => Self::Library,
            "/find" => Self::Find,
            "/editor" => Self::Editor,
            "/transcribe" => Self::Transcribe(None),
            "/drill" => Self::Drill,
            "/tables" => Self::Tables,
            "/openings" => Self::Openings,
            "/course" => Self::Course(None),
            "/sheets" => Self::Sheets(None),
            "/progress" => Self::Progress,
            "/friend" => Self::Friend(None),
            "/duplicate" => Self::Duplicate(None),
            _ => {
                let id = |id: &str| EntryId::try_from(id.to_owned()).ok();
                let (room, name) = fragment.strip_prefix('/')?.split_once('/')?;
                match room {
                    "course" => Self::Course(Some(step_name(name)?)),
                    "friend" => Self::Friend(Some(id(name)?)),
                    "transcribe" => Self::Transcribe(Some(id(name)?)),
                    "duplicate" => Self::Duplicate(Some(id(name)?)),
                    "sheets" if name.len() == 8 => {
                        Self::Sheets(Some(u32::from_str_radix(name, 16).ok()?))
                    }
                    "review" => Self::Study(StudySource::Reviewed(Some(id(name)?))),
                    "study" => Self::Study(StudySource::Library(id(name)?)),
                    _ => return None,
                }
            }
        })
    }

    /// Returns the link target for this route: the fragment including `#`, which is never empty.
    pub fn link(&self) -> String {
        match self {
            Self::Play => "#/".to_owned(),
            _ => self.to_string(),
        }
    }

    /// Returns the first link to encoded content in a text, such as a whole message; `None` without one.
    pub fn pasted(text: &str) -> Option<Self> {
        let fragments = text
            .split_whitespace()
            .filter_map(|word| Some(word.split_once('#')?.1));
        fragments.filter_map(Self::read).find(Self::is_link)
    }

    /// Returns `true` if the route's content is encoded in the URL and stored nowhere else.
    pub const fn is_link(&self) -> bool {
        matches!(
            self,
            Self::Study(StudySource::Link(_))
                | Self::ProgressLink(_)
                | Self::FriendLink(_)
                | Self::DuplicateLink(_)
                | Self::SheetLink(_)
        )
    }
}

/// Returns this text if it is a valid name for a course step: lowercase letters, digits and hyphens.
fn step_name(text: &str) -> Option<String> {
    let is_of_name =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    let is_name = (1..=64).contains(&text.len()) && text.bytes().all(is_of_name);
    is_name.then(|| text.to_owned())
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play => Ok(()),
            Self::Home => f.write_str("#/play"),
            Self::Settings => f.write_str("#/settings"),
            Self::Study(StudySource::Table) => f.write_str("#/study"),
            Self::Study(StudySource::Library(id)) => write!(f, "#/study/{}", id.as_str()),
            Self::Study(StudySource::Reviewed(None)) => f.write_str("#/review"),
            Self::Study(StudySource::Reviewed(Some(id))) => write!(f, "#/review/{}", id.as_str()),
            Self::Study(StudySource::Link(link))
            | Self::ProgressLink(link)
            | Self::FriendLink(link)
            | Self::DuplicateLink(link)
            | Self::SheetLink(link) => {
                write!(f, "#{link}")
            }
            Self::Library => f.write_str("#/library"),
            Self::Find => f.write_str("#/find"),
            Self::Editor => f.write_str("#/editor"),
            Self::Transcribe(None) => f.write_str("#/transcribe"),
            Self::Transcribe(Some(id)) => write!(f, "#/transcribe/{}", id.as_str()),
            Self::Drill => f.write_str("#/drill"),
            Self::Tables => f.write_str("#/tables"),
            Self::Openings => f.write_str("#/openings"),
            Self::Course(None) => f.write_str("#/course"),
            Self::Course(Some(step)) => write!(f, "#/course/{step}"),
            Self::Sheets(None) => f.write_str("#/sheets"),
            Self::Sheets(Some(id)) => write!(f, "#/sheets/{id:08x}"),
            Self::Progress => f.write_str("#/progress"),
            Self::Friend(None) => f.write_str("#/friend"),
            Self::Friend(Some(id)) => write!(f, "#/friend/{}", id.as_str()),
            Self::Duplicate(None) => f.write_str("#/duplicate"),
            Self::Duplicate(Some(id)) => write!(f, "#/duplicate/{}", id.as_str()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_every_fragment_that_it_prints() {
        let link = |text: &str| Route::Study(StudySource::Link(text.to_owned()));
        for route in [
            Route::Play,
            Route::Home,
            Route::Settings,
            Route::Study(StudySource::Table),
            Route::Study(StudySource::Library(EntryId::of(&[b"a match"]))),
            Route::Study(StudySource::Reviewed(None)),
            Route::Study(StudySource::Reviewed(Some(EntryId::of(&[b"a match"])))),
            link("p=AQ"),
            link("g=AQAB-_"),
            Route::Library,
            Route::Find,
            Route::Editor,
            Route::Transcribe(None),
            Route::Transcribe(Some(EntryId::of(&[b"a match"]))),
            Route::Drill,
            Route::Tables,
            Route::Openings,
            Route::Course(None),
            Route::Course(Some("two-dice".to_owned())),
            Route::Sheets(None),
            Route::Sheets(Some(0x1f)),
            Route::SheetLink("s=AQ".to_owned()),
            Route::SheetLink("a=AQ".to_owned()),
            Route::Progress,
            Route::ProgressLink("y=AQ".to_owned()),
            Route::Friend(None),
            Route::Friend(Some(EntryId::of(&[b"a game"]))),
            Route::FriendLink("t=AQ".to_owned()),
            Route::FriendLink("l=AQ.AQ".to_owned()),
            Route::FriendLink("w=AQ".to_owned()),
            Route::Duplicate(None),
            Route::Duplicate(Some(EntryId::of(&[b"a duplicate"]))),
            Route::DuplicateLink("d=AQ".to_owned()),
            Route::DuplicateLink("r=AQ".to_owned()),
        ] {
            assert_eq!(Route::read(&route.to_string()), Some(route));
        }
    }

    #[test]
    fn link_to_the_table_is_not_empty() {
        assert_eq!(Route::Play.link(), "#/");
        assert_eq!(Route::read(&Route::Play.link()), Some(Route::Play));
        assert_eq!(Route::Library.link(), "#/library");
    }

    #[test]
    fn finds_the_link_in_a_pasted_message() {
        let message = "Look at move #12:\nexample.org/some/path/#p=abc&c=d\nBye!";
        let link = Route::Study(StudySource::Link("p=abc&c=d".to_owned()));
        assert_eq!(Route::pasted(message), Some(link));
        for without in ["", "p=abc", "example.org/#/library", "#", "# p=abc"] {
            assert_eq!(Route::pasted(without), None, "{without}");
        }
    }

    #[test]
    fn parses_a_damaged_link_without_decoding_it() {
        let damaged = Route::Study(StudySource::Link("p=%%".to_owned()));
        assert_eq!(Route::read("#p=%%"), Some(damaged));
    }

    #[test]
    fn refuses_unknown_addresses() {
        for unknown in [
            "#/studio",
            "#study",
            "#/study/",
            "#/study/a b",
            "#/study/../x",
            "#/course/",
            "#/course/A b",
            "#/course/../x",
            "#/sheets/1f",
            "#/sheets/0000zz00",
            "#q=1",
            "#é",
        ] {
            assert_eq!(Route::read(unknown), None, "{unknown}");
        }
    }
}
