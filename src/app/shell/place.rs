//! Places of the product, and its page names.

use table::Route;
use words::Words;

use crate::parts::Icon;

/// Main section of the product, linked from the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// The table, new games and the lesson.
    Play,
    /// Matches and positions that were played, imported or saved.
    Games,
    /// Drills and the player's own mistakes.
    Practice,
    /// Games with friends by link, and duplicates.
    Friends,
    /// The player's statistics.
    You,
}

impl Place {
    /// All places, in display order.
    pub(crate) const ALL: [Self; 5] = [
        Self::Play,
        Self::Games,
        Self::Practice,
        Self::Friends,
        Self::You,
    ];

    /// Returns the place of a page; `None` for the settings.
    pub(crate) const fn of(route: &Route) -> Option<Self> {
        Some(match route {
            Route::Play | Route::Home => Self::Play,
            Route::Library
            | Route::Find
            | Route::Study(_)
            | Route::Editor
            | Route::Transcribe(_) => Self::Games,
            Route::Drill
            | Route::Openings
            | Route::Tables
            | Route::Course(_)
            | Route::Sheets(_)
            | Route::SheetLink(_) => Self::Practice,
            Route::Friend(_)
            | Route::FriendLink(_)
            | Route::Duplicate(_)
            | Route::DuplicateLink(_) => Self::Friends,
            Route::Progress | Route::ProgressLink(_) => Self::You,
            Route::Settings => return None,
        })
    }

    /// Returns the first page of the place.
    pub(crate) const fn home(self) -> Route {
        match self {
            Self::Play => Route::Home,
            Self::Games => Route::Library,
            Self::Practice => Route::Drill,
            Self::Friends => Route::Friend(None),
            Self::You => Route::Progress,
        }
    }

    /// Returns the page to which the place leads from the page `shown`: its home page; Play leads to the table instead,
    /// unless the table or that home page is shown.
    pub(crate) fn target(self, shown: &Route) -> Route {
        match self {
            Self::Play if !matches!(shown, Route::Play | Route::Home) => Route::Play,
            _ => self.home(),
        }
    }

    /// Returns the label of the place.
    pub(crate) fn name(self, words: &Words) -> String {
        match self {
            Self::Play => words.place_play(),
            Self::Games => words.place_games(),
            Self::Practice => words.place_practice(),
            Self::Friends => words.place_friends(),
            Self::You => words.place_you(),
        }
    }

    /// Returns the icon of the place.
    pub(crate) const fn icon(self) -> Icon {
        match self {
            Self::Play => Icon::Play,
            Self::Games => Icon::Games,
            Self::Practice => Icon::Practice,
            Self::Friends => Icon::Friends,
            Self::You => Icon::You,
        }
    }
}

/// Returns a page's name, for a back link to that page.
pub(crate) fn page_name(words: &Words, route: &Route) -> String {
    match route {
        Route::Study(_) => words.study(),
        Route::Editor => words.editor(),
        Route::Transcribe(_) => words.transcribe(),
        Route::Find => words.library_find(),
        Route::Duplicate(_) | Route::DuplicateLink(_) => words.place_duplicate(),
        Route::Openings => words.place_openings(),
        Route::Tables => words.place_tables(),
        Route::Course(_) => words.place_course(),
        Route::Sheets(_) | Route::SheetLink(_) => words.place_sheets(),
        Route::Settings => words.settings(),
        Route::Play | Route::Home => Place::Play.name(words),
        Route::Library => Place::Games.name(words),
        Route::Drill => Place::Practice.name(words),
        Route::Friend(_) | Route::FriendLink(_) => Place::Friends.name(words),
        Route::Progress | Route::ProgressLink(_) => Place::You.name(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::StudySource;

    #[test]
    fn every_place_has_its_own_home_page() {
        for place in Place::ALL {
            assert_eq!(Place::of(&place.home()), Some(place));
        }
    }

    #[test]
    fn play_leads_to_the_table_and_from_there_to_its_home() {
        for room in [
            Route::Library,
            Route::Settings,
            Route::Study(StudySource::Table),
        ] {
            assert_eq!(Place::Play.target(&room), Route::Play);
        }
        assert_eq!(Place::Play.target(&Route::Play), Route::Home);
        assert_eq!(Place::Games.target(&Route::Play), Route::Library);
    }
}
