//! Compact records of a match's decisions.

use library::{Entry, Figures};
use record::MatchRecord;
use review::{Item, Judged, Kind, decision_figures, list_game};
use rules::{Board, ByPlayer, Decision, Player, Variant};

use super::{figures::figures, structure::Structures};
use crate::{
    Lean, Phase,
    habit::leans,
    loaded_match::LoadedMatch,
    reading::{judged_items, lines_by_game},
};

/// Minimum loss, in EMG, of a decision whose evaluation is kept.
const MIN_LOSS: f32 = 0.02;

/// Decision in a stored match, reduced to the data that searches use.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexedDecision {
    /// Recorded decision, including its position.
    pub decision: Decision,
    /// Kind of decision.
    pub kind: Kind,
    /// Phase of the game.
    pub phase: Phase,
    /// Structures of both sides; `own` is the deciding player's side.
    pub structures: Structures,
    /// Index of the game in the match, counted from 0.
    pub game: u16,
    /// Index of the move in its game.
    pub nth: u16,
    /// Equity lost, in EMG; `None` if the decision has not been reviewed.
    pub loss: Option<f32>,
    /// Evaluation of a mistake by its review, as the parameter `f=` of the link to the position.
    pub figures: Option<String>,
    /// Directions of the error, in the order of [`crate::ErrorKind::ALL`]; `None` for each kind of error not made.
    pub leans: [Option<Lean>; 5],
}

/// Match in the search index, with its decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexedMatch {
    /// ID of the library entry.
    pub id: String,
    /// Day on which the match was played or added to the library, as `2026-11-23`.
    pub day: String,
    /// Players' names as written; empty if unknown.
    pub names: ByPlayer<String>,
    /// Side that the user played; `None` if unknown.
    pub reader: Option<Player>,
    /// Keys of the players other than the user: a lowercase name, or `level:` followed by the computer's level.
    pub opponents: Vec<String>,
    /// Decisions in order.
    pub decisions: Vec<IndexedDecision>,
}

impl IndexedDecision {
    /// Returns the deciding player.
    pub fn player(&self) -> Player {
        self.decision.player()
    }

    /// Returns the position from the deciding player's perspective.
    pub fn board(&self) -> Board {
        self.decision.board_of(self.player())
    }

    fn new(item: &Item, judged: Option<&Judged>, game: u16, turns: Option<usize>) -> Self {
        let decision = item.decided.decision;
        let board = decision.board_of(decision.player());
        Self {
            decision,
            kind: item.kind,
            phase: Phase::of(decision.board(), turns),
            structures: Structures::of(&board),
            game,
            nth: u16::try_from(item.nth).unwrap_or(u16::MAX),
            loss: judged.map(|judged| judged.loss),
            figures: judged
                .filter(|judged| judged.loss >= MIN_LOSS)
                .and_then(|judged| decision_figures(&decision, judged)),
            leans: judged.map_or([None; 5], |judged| leans(decision.board(), judged)),
        }
    }
}

/// Prefix of the keys of the computer's levels.
pub(super) const LEVEL: &str = "level:";

impl IndexedMatch {
    /// Parses the match in a library entry. `review` is the text of its stored review, or empty if there is none, and
    /// `reader` is the side that the user played in an imported match. `None` if the entry is damaged.
    pub(crate) fn read(
        entry: &Entry,
        body: &[u8],
        review: &str,
        reader: Option<Player>,
    ) -> Option<(Self, Figures)> {
        let opened = LoadedMatch::of(entry, body)?;
        let about = opened.about;
        let person = about.computer.as_ref().map(|(_, person)| *person);
        let reader = person.or(reader);
        let key = |player: Player| match &about.computer {
            Some((level, person)) if *person != player => format!("{LEVEL}{level}"),
            _ => about.names[player].trim().to_lowercase(),
        };
        let others = Player::BOTH.into_iter().filter(|one| Some(*one) != reader);
        let opponents = others.map(key).filter(|key| !key.is_empty()).collect();
        let (decisions, mut figures) = read_decisions(&opened.record, review);
        figures.reader = reader;
        let found = Self {
            id: about.id,
            day: about.day,
            names: about.names,
            reader,
            opponents,
            decisions,
        };
        Some((found, figures))
    }
}

/// Returns a match's decisions and figures.
fn read_decisions(record: &MatchRecord, review: &str) -> (Vec<IndexedDecision>, Figures) {
    if let Some(decision) = record.to_decision() {
        let found = Item::unmade(decision);
        let found = found.map(|item| IndexedDecision::new(&item, None, 0, None));
        return (found.into_iter().collect(), figures(record, [].iter()));
    }
    let mut lines = lines_by_game(review);
    let (mut found, mut all_judged) = (Vec::new(), Vec::new());
    for nth in 0..record.games.len() {
        let Some(list) = list_game(record, nth) else {
            continue;
        };
        let lines = lines.remove(&nth).unwrap_or_default();
        let mut judged: Vec<Option<Judged>> = vec![None; list.items.len()];
        for (place, one) in judged_items(&list, &lines) {
            if let Some(slot) = judged.get_mut(place) {
                *slot = Some(one);
            }
        }
        let is_play = |item: &&Item| item.kind == Kind::Checker;
        let start = Board::start(Variant::Standard);
        let first = list.items.iter().find(is_play);
        let from_start = first.is_some_and(|item| *item.decided.decision.board() == start);
        let game = u16::try_from(nth).unwrap_or(u16::MAX);
        let mut turns = 0;
        for (item, judged) in list.items.iter().zip(&judged) {
            let before = from_start.then_some(turns);
            found.push(IndexedDecision::new(item, judged.as_ref(), game, before));
            turns += usize::from(item.kind == Kind::Checker);
        }
        all_judged.extend(judged.into_iter().flatten());
    }
    (found, figures(record, all_judged.iter()))
}
