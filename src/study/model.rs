//! State of the study room: the match or position, and the current moment.

use board::{
    Arrow, ArrowKind, Scene, Stacks, StaticBoard, View, are_tangled, arrows, moves_of,
    moves_without, roll_pips,
};
use record::{
    GameRecord, LinkError, Linked, MatchRecord, NotePlace, Notes, Played, RecordedAction, read_link,
};
use review::Judged;
use rules::{Board, ByPlayer, Choice, Cube, Decision, Player, Setup};

use crate::moments::{Moment, moments};

/// Message that navigates in the study room: all except [`Msg::Game`] and [`Msg::Move`] stay within the current game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Shows the start of the game.
    First,
    /// Shows the previous moment.
    Previous,
    /// Shows the next moment.
    Next,
    /// Shows the end of the game.
    Last,
    /// Shows the moment at this index, counted from 0.
    To(usize),
    /// Shows the start of the game at this index in the match, counted from 0.
    Game(usize),
    /// Shows a move, given by the index of its game in the match and its index in that game's record.
    Move(usize, usize),
}

/// Content being studied.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyContent {
    /// Match, or session of money games.
    Match(Box<MatchRecord>),
    /// Position with its decision.
    Position(Decision),
}

/// State of the study room.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) opened: StudyContent,
    game: usize,
    moments: Vec<Moment>,
    at: usize,
    pub(crate) stacks: Stacks,
    /// User's side; `None` if the user is not one of the players.
    pub(crate) own: Option<Player>,
    /// User's notes.
    pub(crate) notes: Notes,
    /// User's comment on the match; empty if there is none.
    pub(crate) match_note: String,
}

impl Model {
    /// Opens the match or position in a link, at its start.
    ///
    /// # Errors
    /// Returns an error if the link cannot be read.
    pub fn of_link(link: &str) -> Result<Self, LinkError> {
        Ok(match read_link(link)? {
            Linked::Match(record) => Self::new(StudyContent::Match(record)),
            Linked::Position(decision) => Self::new(StudyContent::Position(decision)),
            Linked::Annotated(decision, note) => {
                let mut notes = Notes::default();
                // A link's single note never exceeds the limits.
                notes.set(NotePlace::Move(0, 0), note);
                Self::new(StudyContent::Position(decision)).with_notes(notes)
            }
        })
    }

    /// Opens a match or position, at its start.
    pub fn new(opened: StudyContent) -> Self {
        let mut model = Self {
            opened,
            game: 0,
            moments: Vec::new(),
            at: 0,
            stacks: Stacks::default(),
            own: None,
            notes: Notes::default(),
            match_note: String::new(),
        };
        model.enter(0);
        model
    }

    /// Opens the session in progress on the table, at the start of its last game with a move. Its review opens at a
    /// mistake instead.
    pub fn of_table(record: MatchRecord) -> Self {
        let is_played = |game: &GameRecord| !game.moves.is_empty();
        let last = record.games.iter().rposition(is_played).unwrap_or(0);
        let mut model = Self::new(StudyContent::Match(Box::new(record)));
        model.enter(last);
        model
    }

    /// Handles a message. If the target does not exist, the current moment stays the same.
    pub fn update(&mut self, msg: Msg) {
        let last = self.moments.len().saturating_sub(1);
        match msg {
            Msg::First => self.at = 0,
            Msg::Previous => self.at = self.at.saturating_sub(1),
            Msg::Next => self.at = (self.at + 1).min(last),
            Msg::Last => self.at = last,
            Msg::To(moment) => self.at = moment.min(last),
            Msg::Move(game, nth) => {
                if game != self.game {
                    self.enter(game.min(self.games().len().saturating_sub(1)));
                }
                // The index `usize::MAX` stands for the end of a game, which has no move.
                let wanted = (nth != usize::MAX).then_some(nth);
                let found = self.moments.iter().position(|moment| moment.nth == wanted);
                self.at = found.unwrap_or(self.at);
            }
            Msg::Game(game) if game < self.games().len() => self.enter(game),
            Msg::Game(_) => {}
        }
        self.stacks.arrange_setup(&self.position());
    }

    fn enter(&mut self, game: usize) {
        self.game = game;
        self.at = 0;
        self.moments = match (&self.opened, self.game()) {
            (StudyContent::Match(record), Some(game)) => moments(game, &record.terms),
            _ => Vec::new(),
        };
        self.stacks = Stacks::from_setup(&self.position());
    }

    /// Returns the studied content.
    pub const fn content(&self) -> &StudyContent {
        &self.opened
    }

    /// Returns the games of a match; empty for a position.
    pub fn games(&self) -> &[GameRecord] {
        match &self.opened {
            StudyContent::Match(record) => &record.games,
            StudyContent::Position(_) => &[],
        }
    }

    /// Returns the current game.
    pub fn game(&self) -> Option<&GameRecord> {
        self.games().get(self.game)
    }

    /// Returns `true` for a match of several games that has been played to its end.
    pub fn is_finished_match(&self) -> bool {
        let StudyContent::Match(record) = &self.opened else {
            return false;
        };
        let length = u32::from(record.terms.length);
        let last = record.games.last().filter(|_| record.games.len() > 1);
        last.and_then(|game| Some((game, game.result?)))
            .is_some_and(|(game, result)| {
                length > 0 && game.score[result.winner] + result.points >= length
            })
    }

    /// Returns the index of the current game in the match, counted from 0.
    pub const fn game_shown(&self) -> usize {
        self.game
    }

    /// Returns all moments of the current game; empty for a position.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// Returns the index of the current moment, counted from 0.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the current moment.
    pub fn shown(&self) -> Option<&Moment> {
        self.moments.get(self.at)
    }

    /// Returns whether there is a previous moment, and whether there is a next one.
    pub fn has_others(&self) -> [bool; 2] {
        [self.at > 0, self.at + 1 < self.moments.len()]
    }

    /// Returns the position from White's perspective.
    pub fn position(&self) -> Setup {
        match (&self.opened, self.shown()) {
            (StudyContent::Position(decision), _) => setup_of(&decision.board_of(Player::White)),
            (StudyContent::Match(_), Some(moment)) => moment.situation.setup(Player::White),
            (StudyContent::Match(record), None) => record.terms.variant.setup(),
        }
    }

    /// Returns a player's pip count (R85).
    pub fn pips(&self, player: Player) -> u32 {
        let Setup { own, opponent } = self.position();
        let side = if player == Player::White {
            own
        } else {
            opponent
        };
        let place = |(number, count): (u32, u8)| number * u32::from(count);
        (0..).zip(side).map(place).sum()
    }

    /// Returns the points won before the current game.
    pub fn score(&self) -> ByPlayer<u32> {
        match &self.opened {
            StudyContent::Match(_) => self.game().map_or(ByPlayer::default(), |game| game.score),
            StudyContent::Position(decision) => match decision.score() {
                rules::Score::Match { points, .. } => points.map(u32::from),
                rules::Score::Money { .. } => ByPlayer::default(),
            },
        }
    }

    /// Returns `true` in the Crawford game.
    pub fn is_crawford(&self) -> bool {
        match &self.opened {
            StudyContent::Match(_) => self.game().is_some_and(|game| game.crawford),
            StudyContent::Position(decision) => decision.score().is_crawford(),
        }
    }

    /// Returns the record of the match; `None` for a position.
    pub fn record(&self) -> Option<&MatchRecord> {
        match &self.opened {
            StudyContent::Match(record) => Some(record),
            StudyContent::Position(_) => None,
        }
    }

    /// Returns the index of the current game in the match, and of the current move in that game: `usize::MAX` at the
    /// end of the game, 0 for a position.
    pub fn place(&self) -> (usize, usize) {
        let nth = match &self.opened {
            StudyContent::Position(_) => Some(0),
            StudyContent::Match(_) => self.shown().and_then(|moment| moment.nth),
        };
        (self.game, nth.unwrap_or(usize::MAX))
    }

    /// Returns the board with arrows for the actual play and, once it has been evaluated, the best play, or only for
    /// the `picked` candidate. `cube_name` returns the cube's accessible name.
    pub fn scene(
        &self,
        view: View,
        judged: Option<&Judged>,
        picked: Option<Choice>,
        cube_name: impl Fn(Cube) -> String,
    ) -> Scene {
        Scene {
            arrows: self.arrows(&view, judged, picked),
            ..self.board(view, cube_name)
        }
    }

    /// Returns the board without arrows, with the points numbered for the player who acts next, as in plays and
    /// reasons. `cube_name` returns the cube's accessible name.
    pub fn board(&self, view: View, cube_name: impl Fn(Cube) -> String) -> Scene {
        let offer = |moment: &Moment| moment.situation.offer();
        let still = match &self.opened {
            StudyContent::Position(decision) => StaticBoard::of_decision(decision, cube_name),
            StudyContent::Match(_) => StaticBoard {
                dice: self.shown().and_then(dice),
                cube: self.cube().map(|cube| (cube, cube_name(cube))),
                offered: self.shown().and_then(offer).map(|(_, value)| value),
                score: self.score(),
                arrows: Vec::new(),
            },
        };
        let scene = still.scene(&self.stacks, view);
        scene.numbered_for(self.on_roll().unwrap_or(view.bottom))
    }

    /// Returns `true` if dice are on the board, so that the current decision is a checker play.
    pub fn has_dice(&self) -> bool {
        match &self.opened {
            StudyContent::Position(decision) => decision.roll().is_some(),
            StudyContent::Match(_) => self.shown().and_then(dice).is_some(),
        }
    }

    /// Returns the player who acts next.
    pub fn on_roll(&self) -> Option<Player> {
        match &self.opened {
            StudyContent::Position(decision) => Some(decision.player()),
            StudyContent::Match(_) => self.shown()?.player(),
        }
    }

    /// Returns the cube; `None` if the game has no cube.
    pub fn cube(&self) -> Option<Cube> {
        match &self.opened {
            StudyContent::Position(decision) => decision.cube_on_board(),
            StudyContent::Match(record) => {
                let used = record.terms.cube && record.terms.length != 1;
                let shown = self.shown().filter(|_| used && !self.is_crawford())?;
                Some(shown.situation.cube())
            }
        }
    }

    /// Returns the arrows for the best play and, if it differs, for the actual play; without an evaluation, only
    /// neutral arrows for the actual play. Moves common to both plays are drawn once, as part of the best play. If the
    /// arrows of the two plays would be hard to tell apart, only the best play is drawn; a `picked` candidate is always
    /// drawn alone.
    fn arrows(&self, view: &View, judged: Option<&Judged>, picked: Option<Choice>) -> Vec<Arrow> {
        let of_judged = |judged: &Judged| match judged.made {
            Choice::Play(play) => Some((judged.player, moves_of(&play))),
            _ => None,
        };
        // A position has no recorded play, but its evaluation may include one.
        let made = self.ways().or_else(|| judged.and_then(of_judged));
        let on_roll = made.as_ref().map(|(player, _)| *player);
        let Some(player) = on_roll.or(judged.map(|judged| judged.player)) else {
            return Vec::new();
        };
        let draw = |ways: &[[u8; 2]], kind| arrows(view, &self.stacks, player, ways, kind);
        let made = made.map(|(_, made)| made).unwrap_or_default();
        let Some(judged) = judged else {
            return draw(&made, ArrowKind::Unjudged);
        };
        let choices = || judged.candidates.iter().map(|one| one.choice);
        let Some(Choice::Play(best)) = choices().next() else {
            return draw(&made, ArrowKind::Best);
        };
        let is_candidate = |choice: &Choice| choices().any(|one| one == *choice);
        if let Some(Choice::Play(play)) = picked.filter(is_candidate) {
            let kind = if play == best {
                ArrowKind::Best
            } else {
                ArrowKind::Played
            };
            return draw(&moves_of(&play), kind);
        }
        let best = moves_of(&best);
        let mut all = draw(&best, ArrowKind::Best);
        if choices().next() != Some(judged.made) {
            // Compares whole paths: the best play may move the same checker farther.
            let made = draw(&moves_without(&made, &best), ArrowKind::Played);
            if !are_tangled(view, &all, &made) {
                all.extend(made);
            }
        }
        all
    }

    /// Returns the next play's moves, and the player who makes it.
    fn ways(&self) -> Option<(Player, Vec<[u8; 2]>)> {
        let made = self.shown()?.made.as_ref()?;
        let RecordedAction::Play { played, .. } = &made.action else {
            return None;
        };
        let ways = match played {
            Played::Legal(play) => moves_of(play),
            Played::Forbidden(ways) => ways.clone(),
            Played::Unknown => return None,
        };
        Some((made.player, ways))
    }
}

/// Returns the dice at a moment of a match.
fn dice(moment: &Moment) -> Option<(Player, Vec<u8>, bool)> {
    let (player, roll) = match (&moment.made, &moment.awaited) {
        (Some(made), _) => match made.action {
            RecordedAction::Play { roll, .. } => (made.player, roll),
            _ => return None,
        },
        (None, awaited) => {
            let decision = awaited.as_ref()?;
            (decision.player(), decision.roll()?)
        }
    };
    Some((player, roll_pips(roll), false))
}

fn setup_of(board: &Board) -> Setup {
    Setup {
        own: *board.own().counts(),
        opponent: *board.opponent().counts(),
    }
}
