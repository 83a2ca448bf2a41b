//! What the address of the page shows: the game on the table, or a room. Everything is in the fragment, which no server
//! ever sees.

use std::fmt;

use library::EntryId;

/// What is shown. Its [`Display`](fmt::Display) is the fragment of the address with its `#`, empty for the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The game on the table.
    #[default]
    Play,
    /// The home of the place Play: the running game, what waits, and what can be begun.
    Home,
    /// The settings.
    Settings,
    /// The study room.
    Study(StudySource),
    /// The library.
    Library,
    /// The editor.
    Editor,
    /// The drill.
    Drill,
    /// The numbers over all reviewed games.
    Progress,
    /// Games with friends elsewhere: one of them, or the list.
    Friend(Option<EntryId>),
    /// A turn of such a game, a direct connection for it, or a game that others play: the
    /// link, from `t=`, `l=` or `w=` on, unread.
    FriendLink(String),
    /// Duplicates: one of them, or the list.
    Duplicate(Option<EntryId>),
    /// A duplicate, or the result of one: the link, from `d=` or `r=` on, unread.
    DuplicateLink(String),
}

/// What the study room is opened with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudySource {
    /// The game on the table.
    Table,
    /// An entry of the library.
    Library(EntryId),
    /// An entry of the library, or the game on the table, with its review, which begins at once.
    Reviewed(Option<EntryId>),
    /// A link to a position or a match, from `p=` or `g=` on, unread.
    Link(String),
}

impl StudySource {
    /// What tells it from others: the ID of an entry, or the link; none for the game on the table.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Library(id) | Self::Reviewed(Some(id)) => Some(id.as_str()),
            Self::Link(link) => Some(link),
            Self::Table | Self::Reviewed(None) => None,
        }
    }
}

impl Route {
    /// Reads the fragment of an address, with or without its `#`; `None` if it names none of these.
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
        Some(match fragment {
            "" | "/" => Self::Play,
            "/play" => Self::Home,
            "/settings" => Self::Settings,
            "/study" => Self::Study(StudySource::Table),
            "/review" => Self::Study(StudySource::Reviewed(None)),
            "/library" => Self::Library,
            "/editor" => Self::Editor,
            "/drill" => Self::Drill,
            "/progress" => Self::Progress,
            "/friend" => Self::Friend(None),
            "/duplicate" => Self::Duplicate(None),
            _ => {
                let id = |id: &str| EntryId::try_from(id.to_owned()).ok();
                let (room, name) = fragment.strip_prefix('/')?.split_once('/')?;
                match room {
                    "friend" => Self::Friend(Some(id(name)?)),
                    "duplicate" => Self::Duplicate(Some(id(name)?)),
                    "review" => Self::Study(StudySource::Reviewed(Some(id(name)?))),
                    "study" => Self::Study(StudySource::Library(id(name)?)),
                    _ => return None,
                }
            }
        })
    }

    /// The address that a link leads to: the fragment with its `#`, which is never empty.
    pub fn link(&self) -> String {
        match self {
            Self::Play => "#/".to_owned(),
            _ => self.to_string(),
        }
    }

    /// Whether the address holds what is shown, and is nowhere else.
    pub const fn is_link(&self) -> bool {
        matches!(
            self,
            Self::Study(StudySource::Link(_)) | Self::FriendLink(_) | Self::DuplicateLink(_)
        )
    }
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
            | Self::FriendLink(link)
            | Self::DuplicateLink(link) => {
                write!(f, "#{link}")
            }
            Self::Library => f.write_str("#/library"),
            Self::Editor => f.write_str("#/editor"),
            Self::Drill => f.write_str("#/drill"),
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
    fn reads_what_it_prints() {
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
            Route::Editor,
            Route::Drill,
            Route::Progress,
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
    fn links_to_the_table_by_an_address_of_its_own() {
        assert_eq!(Route::Play.link(), "#/");
        assert_eq!(Route::read(&Route::Play.link()), Some(Route::Play));
        assert_eq!(Route::Library.link(), "#/library");
    }

    #[test]
    fn keeps_a_damaged_link_for_its_reader() {
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
            "#q=1",
            "#é",
        ] {
            assert_eq!(Route::read(unknown), None, "{unknown}");
        }
    }
}
