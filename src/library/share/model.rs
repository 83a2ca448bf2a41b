//! State of the share sheet: the content being shared, and the extent selected.

use record::{
    MatchRecord, Note, Notes, Omission, Written, annotated_match_link, annotated_position_link,
    forum_text, gnu_ids, match_link, position_link, write_mat, write_sgf, xgid,
};
use rules::{Choice, Decision, Player};

/// Extent of the shared content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The position only.
    Position,
    /// The game that contains the position.
    Game,
    /// The whole match or session that contains the position.
    Match,
}

/// Content that can be shared.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShareSubject {
    /// Position on the board; `None` if the player has no decision to make.
    pub position: Option<Decision>,
    /// Match that contains the position.
    pub record: Option<MatchRecord>,
    /// Index of the current game in the match, counted from 0.
    pub game: usize,
    /// `true` if the match is the main content, so that it is offered before its position.
    pub is_match_first: bool,
    /// Note on the position.
    pub note: Note,
    /// Evaluations by the review.
    pub figures: ShareFigures,
    /// Best choice in the position; `None` if the position has not been reviewed.
    pub best: Option<Choice>,
    /// Winning chances, from 0 to 1, of the player on roll after each reviewed move of the game; empty if there is no
    /// review.
    pub chances: Vec<f64>,
}

/// Evaluations by a review, as parameters for links (`f=`); `None` where there is no review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareFigures {
    /// Evaluation of the position's decision.
    pub position: Option<String>,
    /// Evaluations of the game's decisions.
    pub game: Option<String>,
    /// Evaluations of all decisions.
    pub whole: Option<String>,
}

/// File format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Match text (.mat), in GNU Backgammon's dialect.
    Mat,
    /// SGF, GNU Backgammon's own format.
    Sgf,
}

impl FileKind {
    /// Returns the file extension, including its dot.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Mat => ".mat",
            Self::Sgf => ".sgf",
        }
    }
}

/// Message of the share sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Changes the extent.
    Show(Extent),
    /// Includes the players' names in the link, or omits them.
    WithNames(bool),
    /// Includes the notes in the link and the picture, or omits them.
    WithNotes(bool),
    /// Includes the review in the link, or omits it.
    WithReview(bool),
}

/// State of the share sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    subject: ShareSubject,
    extent: Extent,
    with_names: bool,
    with_notes: bool,
    with_review: bool,
}

impl Model {
    /// Creates the model for sharing `subject`, with the first extent selected; `None` if there is nothing to share.
    pub fn new(subject: ShareSubject) -> Option<Self> {
        let mut model = Self {
            subject,
            extent: Extent::Position,
            with_names: false,
            with_notes: true,
            with_review: true,
        };
        model.extent = *model.extents().first()?;
        Some(model)
    }

    /// Handles a message. Selecting an unavailable extent has no effect.
    pub fn update(&mut self, msg: Msg) {
        match msg {
            Msg::Show(extent) if self.extents().contains(&extent) => self.extent = extent,
            Msg::Show(_) => {}
            Msg::WithNames(with_names) => self.with_names = with_names,
            Msg::WithNotes(with_notes) => self.with_notes = with_notes,
            Msg::WithReview(with_review) => self.with_review = with_review,
        }
    }

    /// Returns the available extents, without [`Extent::Match`] if the match consists of a single game. The smallest
    /// comes first or, if the match is the main content, the largest.
    pub fn extents(&self) -> Vec<Extent> {
        let games = self
            .subject
            .record
            .as_ref()
            .map_or(0, |record| record.games.len());
        let game = games > self.subject.game;
        let mut there = [
            (Extent::Position, self.subject.position.is_some()),
            (Extent::Game, game),
            (Extent::Match, game && games > 1),
        ];
        if self.subject.is_match_first {
            there.reverse();
        }
        there
            .into_iter()
            .filter_map(|(extent, is)| is.then_some(extent))
            .collect()
    }

    /// Returns the selected extent.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// Returns `true` if the link includes the players' names.
    pub const fn with_names(&self) -> bool {
        self.with_names
    }

    /// Returns `true` if the link and the picture include the notes.
    pub const fn with_notes(&self) -> bool {
        self.with_notes
    }

    /// Returns `true` if the link includes the review.
    pub const fn with_review(&self) -> bool {
        self.with_review
    }

    /// Returns `true` if there is a review of the selected position, game or match.
    pub const fn has_review(&self) -> bool {
        self.figures().is_some()
    }

    const fn figures(&self) -> Option<&String> {
        let figures = &self.subject.figures;
        match self.extent {
            Extent::Position => figures.position.as_ref(),
            Extent::Game => figures.game.as_ref(),
            Extent::Match => figures.whole.as_ref(),
        }
    }

    /// Returns `true` if there are notes on the selected position, game or match.
    pub fn has_notes(&self) -> bool {
        match self.record() {
            None => !self.subject.note.is_empty(),
            Some(record) => !Notes::of_link(&record).is_empty(),
        }
    }

    /// Returns the note on the position; `None` if there is none, if notes are omitted, or if the position is not
    /// selected.
    pub fn note(&self) -> Option<&Note> {
        self.position()?;
        Some(&self.subject.note).filter(|note| self.with_notes && !note.is_empty())
    }

    /// Returns the position; `None` unless the position is selected.
    pub fn position(&self) -> Option<&Decision> {
        self.subject
            .position
            .as_ref()
            .filter(|_| self.extent == Extent::Position)
    }

    /// Returns the best choice in the position; `None` if it is unknown.
    pub const fn best(&self) -> Option<Choice> {
        self.subject.best
    }

    /// Returns the winning chances for the game's graph; empty if there is no review.
    pub fn chances(&self) -> &[f64] {
        &self.subject.chances
    }

    /// Returns the selected game or match as a record; `None` if the position is selected.
    pub fn record(&self) -> Option<MatchRecord> {
        let record = self.subject.record.as_ref()?;
        match self.extent {
            Extent::Position => None,
            Extent::Match => Some(record.clone()),
            Extent::Game => Some(MatchRecord {
                games: record
                    .games
                    .get(self.subject.game)
                    .cloned()
                    .into_iter()
                    .collect(),
                players: record.players.clone(),
                terms: record.terms,
                event: record.event.clone(),
                tags: record.tags.clone(),
            }),
        }
    }

    /// Returns `true` if the record contains names that the link could include.
    pub fn has_names(&self) -> bool {
        let named = |record: &MatchRecord| {
            Player::BOTH
                .iter()
                .any(|&player| !record.players[player].name.trim().is_empty())
        };
        self.extent != Extent::Position && self.subject.record.as_ref().is_some_and(named)
    }

    /// Returns the link's fragment, including the `#`; `None` if the match is too long for a link.
    pub fn fragment(&self) -> Option<String> {
        let fragment = match (self.position(), self.note()) {
            (Some(decision), Some(note)) => annotated_position_link(decision, note)?,
            (Some(decision), None) => position_link(decision),
            (None, _) if self.with_notes => annotated_match_link(&self.record()?, self.with_names)?,
            (None, _) => match_link(&self.record()?, self.with_names)?,
        };
        Some(match self.figures().filter(|_| self.with_review) {
            Some(figures) => format!("#{fragment}&{figures}"),
            None => format!("#{fragment}"),
        })
    }

    /// Returns the position's IDs, each with the name of its format; `None` if a game or match is selected.
    pub fn ids(&self) -> Option<[(&'static str, String); 2]> {
        let decision = self.position()?;
        Some([("XGID", xgid(decision)), ("GNU ID", gnu_ids(decision))])
    }

    /// Returns the position as text for posting to a forum; `None` if a game or match is selected.
    pub fn text(&self) -> Option<String> {
        self.position().map(forum_text)
    }

    /// Returns the game or match as a file; `None` if the position is selected.
    pub fn file(&self, kind: FileKind) -> Option<Written> {
        let record = self.record()?;
        Some(match kind {
            FileKind::Mat => write_mat(&record),
            FileKind::Sgf => write_sgf(&record),
        })
    }

    /// Returns the information that this type of file cannot contain; empty if the position is selected.
    pub fn lost(&self, kind: FileKind) -> Vec<Omission> {
        self.file(kind).map_or_else(Vec::new, |file| file.lost)
    }

    /// Returns the name of the file or picture, without an extension.
    pub fn file_name(&self) -> String {
        let what = match self.extent {
            Extent::Position => "position".to_owned(),
            Extent::Game => {
                let games = self.subject.record.as_ref().map(|record| &record.games);
                let game = games.and_then(|games| games.get(self.subject.game));
                format!("game-{}", game.map_or(1, |game| game.number))
            }
            Extent::Match => "match".to_owned(),
        };
        format!("backgammon-{what}")
    }
}

/// Returns the message key for information that a format cannot contain.
pub const fn omission_key(loss: Omission) -> &'static str {
    match loss {
        Omission::Comments => "comments",
        Omission::Analysis => "analysis",
        Omission::Tags => "tags",
        Omission::OutOfTime => "out-of-time",
        Omission::DeclinedResignation => "declined-resignation",
        Omission::UnknownPlay => "unknown-play",
        Omission::SetUp => "set-up",
    }
}

#[cfg(test)]
mod tests {
    use record::{Linked, PlayerInfo, read_file, read_link};
    use rules::{Board, Variant};

    use super::*;

    const MATCH: &[u8] = b" 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n\
        \x20 1) 31: 8/5 6/5               42: 8/4 6/4\n\
        \x20 2)  Doubles => 2              Drops\n     Wins 1 point\n\n Game 2\n Ann : 1                  Bob : 0\n\
        \x20 1)                            52: 13/8 13/11\n";

    fn subject() -> ShareSubject {
        let reading = read_file(MATCH).expect("a match");
        ShareSubject {
            position: Decision::builder(Board::start(Variant::Standard))
                .play(3, 1)
                .build()
                .ok(),
            record: reading.matches.into_iter().next(),
            game: 1,
            note: Note::default(),
            ..ShareSubject::default()
        }
    }

    fn opened(model: &Model) -> Linked {
        read_link(&model.fragment().expect("short enough")).expect("a link of ours")
    }

    fn with_extent(extent: Extent) -> Model {
        let mut model = Model::new(subject()).expect("something");
        model.update(Msg::Show(extent));
        model
    }

    #[test]
    fn a_link_has_the_notes_unless_they_are_omitted() {
        let mut subject = subject();
        subject.note = Note {
            drawing: "8/5 ~13".parse().expect("a drawing"),
            ..Note::from(Some("Too loose?".to_owned()))
        };
        let record = subject.record.as_mut().expect("a match");
        record.games[1].moves[0].note = Note::from(Some("Safe".to_owned()));
        let (note, position) = (subject.note.clone(), subject.position.expect("a decision"));
        let mut model = Model::new(subject).expect("a position");
        let read = |model: &Model| read_link(&model.fragment().expect("short")).expect("a link");
        assert!(model.has_notes());
        assert_eq!(read(&model), Linked::Annotated(position, note));
        model.update(Msg::WithNotes(false));
        assert_eq!(read(&model), Linked::Position(position));
        for with_notes in [true, false] {
            model.update(Msg::WithNotes(with_notes));
            model.update(Msg::Show(Extent::Match));
            let Linked::Match(record) = read(&model) else {
                panic!("a match")
            };
            assert_eq!(record.games[1].moves[0].note.is_empty(), !with_notes);
        }
    }

    #[test]
    fn a_link_has_the_review_unless_it_is_omitted() {
        let whole = Some("f=AQID".to_owned());
        let figures = ShareFigures {
            whole,
            ..ShareFigures::default()
        };
        let subject = ShareSubject {
            figures,
            is_match_first: true,
            ..subject()
        };
        let mut model = Model::new(subject).expect("a match");
        assert_eq!(
            model.extents(),
            [Extent::Match, Extent::Game, Extent::Position]
        );
        assert_eq!(model.extent(), Extent::Match);
        let with_review = model.fragment().expect("short");
        assert!(model.has_review() && with_review.ends_with("&f=AQID"));
        assert!(matches!(read_link(&with_review), Ok(Linked::Match(_))));
        model.update(Msg::WithReview(false));
        assert_eq!(
            model.fragment().as_deref(),
            with_review.strip_suffix("&f=AQID")
        );
        model.update(Msg::Show(Extent::Game));
        assert!(!model.has_review());
    }

    #[test]
    fn the_link_of_a_position_opens_the_position() {
        let model = with_extent(Extent::Position);
        assert_eq!(
            Some(opened(&model)),
            subject().position.map(Linked::Position)
        );
    }

    #[test]
    fn the_link_of_a_game_contains_only_that_game() {
        let Linked::Match(game) = opened(&with_extent(Extent::Game)) else {
            panic!("a match");
        };
        assert_eq!(game.games.len(), 1);
        assert_eq!(game.games[0].score.white, 1);
        assert_eq!(with_extent(Extent::Game).file_name(), "backgammon-game-2");
    }

    #[test]
    fn a_link_has_names_only_on_request() {
        let names = |model: &Model| {
            let Linked::Match(record) = opened(model) else {
                panic!("a match");
            };
            assert_eq!(record.games.len(), 2);
            Player::BOTH.map(|player| record.players[player].name.clone())
        };
        let mut model = with_extent(Extent::Match);
        assert!(model.has_names());
        assert_eq!(names(&model), ["", ""]);
        model.update(Msg::WithNames(true));
        assert_eq!(names(&model), ["Ann", "Bob"]);
    }

    #[test]
    fn a_file_has_the_selected_extent() {
        let read = |model: &Model, kind| {
            let file = model.file(kind).expect("a match");
            let reading = read_file(file.text.as_bytes()).expect("our own file");
            reading.matches[0].games.len()
        };
        for kind in [FileKind::Mat, FileKind::Sgf] {
            assert_eq!(read(&with_extent(Extent::Game), kind), 1, "{kind:?}");
            assert_eq!(read(&with_extent(Extent::Match), kind), 2, "{kind:?}");
            assert_eq!(with_extent(Extent::Position).file(kind), None);
        }
    }

    #[test]
    fn lists_the_information_that_a_file_omits() {
        let mut subject = subject();
        let game = &mut subject.record.as_mut().expect("a match").games[1];
        game.comment = Some("A blitz".to_owned());
        let mut model = Model::new(subject).expect("something");
        assert_eq!(model.lost(FileKind::Mat), [], "a position");
        model.update(Msg::Show(Extent::Match));
        assert_eq!(model.lost(FileKind::Mat), [Omission::Comments]);
        assert_eq!(model.lost(FileKind::Sgf), []);
    }

    #[test]
    fn offers_only_available_extents() {
        assert_eq!(Model::new(ShareSubject::default()), None);
        let position = ShareSubject {
            record: None,
            ..subject()
        };
        let mut model = Model::new(position).expect("a position");
        assert_eq!(model.extents(), [Extent::Position]);
        model.update(Msg::Show(Extent::Match));
        assert_eq!(model.extent(), Extent::Position);
        let over = ShareSubject {
            position: None,
            ..subject()
        };
        let mut model = Model::new(over).expect("a match");
        assert_eq!(model.extents(), [Extent::Game, Extent::Match]);
        assert_eq!(model.ids(), None);
        model.subject.record.as_mut().expect("there").players.white = PlayerInfo::default();
        assert!(model.has_names());
    }
}
