//! Thumbnail of a match in the library: one position, and a graph of the winning chances over its game.

use record::{MatchRecord, position_link};
use review::{GameList, Item, Judged, Kind, Preset, list_game};
use rules::{ByPlayer, Decision, Player, Question};
use serde::{Deserialize, Serialize};

use crate::{
    Sum,
    reading::{judged_items, lines_by_game},
};

/// Maximum number of steps on the graph. Longer games are sampled at every nth decision.
const MAX_STEPS: usize = 160;

/// Thumbnail of a match or position: a small board with a graph of winning chances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// Position of the displayed decision, as a URL fragment. The decision is the costliest one by the player at the
    /// bottom, or by either player if neither is the user of this browser. Without a review or a mistake, it is the
    /// last decision with contact.
    pub position: String,
    /// Player at the bottom of the board.
    pub bottom: Player,
    /// `true` if the player at the bottom is the user of this browser.
    pub is_own: bool,
    /// Equity lost by the decision, in EMG; `None` if the decision has not been reviewed or is not an error.
    pub cost: Option<f32>,
    /// Index of the game in the match, counted from 0.
    pub game: usize,
    /// Winning chances of the player at the bottom after each reviewed decision, in per cent: of winning the match for
    /// [`PictureOf::Match`], otherwise of winning the game. Empty if there is no review.
    pub line: Vec<u8>,
    /// Steps on the graph at which the games begin, for [`PictureOf::Match`]; empty for a single game.
    pub starts: Vec<usize>,
    /// Errors marked on the graph.
    pub marks: Vec<PictureMark>,
    /// Each player's PR over the match; `None` if no reviewed decisions count.
    pub pr: ByPlayer<Option<f64>>,
}

/// Part of a match that a [`Picture`] shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PictureOf {
    /// Game with the costliest decision.
    #[default]
    Costliest,
    /// Game with this index, counted from 0.
    Game(usize),
    /// Whole match.
    Match,
}

/// Error marked on the graph of a [`Picture`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PictureMark {
    /// Index of the step on the graph.
    pub step: usize,
    /// `true` for a cube decision.
    pub is_cube: bool,
    /// `true` if the loss is a blunder.
    pub is_blunder: bool,
    /// Equity lost by the decision, in EMG.
    pub cost: f32,
}

/// Game with its reviewed decisions.
struct Reviewed {
    list: GameList,
    judged: Vec<(usize, Judged)>,
}

impl Picture {
    /// Creates the thumbnail of a match. `review` is the text of its stored review, or empty if there is none, and
    /// `own` is the user's side. `None` for a match with no decisions.
    pub fn new(
        record: &MatchRecord,
        review: &str,
        own: Option<Player>,
        of: PictureOf,
    ) -> Option<Self> {
        if let Some(decision) = record.to_decision() {
            return Some(Self::of_position(&decision));
        }
        let bottom = own.unwrap_or(Player::White);
        let mut lines = lines_by_game(review);
        let games = (0..record.games.len()).filter_map(|nth| {
            let list = list_game(record, nth)?;
            let lines = lines.remove(&nth).unwrap_or_default();
            let mut judged: Vec<_> = judged_items(&list, &lines).collect();
            judged.sort_by_key(|(place, _)| *place);
            judged.dedup_by_key(|(place, _)| *place);
            Some(Reviewed { list, judged })
        });
        let games: Vec<Reviewed> = games.collect();
        let pr = ByPlayer::new(|player| rate(&games, player));
        let game = match of {
            PictureOf::Costliest | PictureOf::Match => None,
            PictureOf::Game(game) => Some(game),
        };
        let is_shown = |nth: usize| game.is_none_or(|game| game == nth);
        let all = games.iter().enumerate().filter(|(nth, _)| is_shown(*nth));
        let costs = all.flat_map(|(nth, game)| {
            let own = move |judged: &Judged| own.is_none_or(|own| judged.player == own);
            let judged = game.judged.iter().filter(move |(_, judged)| own(judged));
            judged.map(move |(place, judged)| (nth, *place, judged.loss))
        });
        let costliest = costs.max_by(|one, other| one.2.total_cmp(&other.2));
        let costliest = costliest.filter(|(_, _, loss)| *loss >= Preset::XG.error);
        let (nth, place) = if let Some((nth, place, _)) = costliest {
            (nth, place)
        } else {
            let shown = (0..games.len()).rev().filter(|&nth| is_shown(nth));
            let mut last = shown.filter_map(|nth| Some((nth, last_contact(&games[nth].list)?)));
            last.next()?
        };
        let shown = games.get(nth)?;
        let item = shown.list.items.get(place)?;
        let in_line = match of {
            PictureOf::Match => &games[..],
            PictureOf::Costliest | PictureOf::Game(_) => std::slice::from_ref(shown),
        };
        let Course {
            line,
            marks,
            starts,
        } = course(in_line, bottom, own);
        Some(Self {
            position: position_link(&item.decided.decision),
            bottom,
            is_own: own.is_some(),
            cost: costliest.map(|(_, _, loss)| loss),
            game: nth,
            line,
            marks,
            starts,
            pr,
        })
    }
}

impl Picture {
    /// Creates the thumbnail of a position with no moves.
    pub fn of_position(decision: &Decision) -> Self {
        Self {
            position: position_link(decision),
            bottom: decision.player(),
            is_own: false,
            cost: None,
            game: 0,
            line: Vec::new(),
            marks: Vec::new(),
            starts: Vec::new(),
            pr: ByPlayer::default(),
        }
    }
}

/// Graph of a thumbnail, with its marks and the steps at which its games begin.
#[derive(Default)]
struct Course {
    line: Vec<u8>,
    marks: Vec<PictureMark>,
    starts: Vec<usize>,
}

/// Returns the graph of one game, or of several games in order, with marks for the errors by `own`, or by both players
/// if `own` is `None`.
fn course(games: &[Reviewed], bottom: Player, own: Option<Player>) -> Course {
    let judged = || games.iter().flat_map(|game| &game.judged);
    let stride = judged().count().div_ceil(MAX_STEPS).max(1);
    let is_of_match = games.len() > 1;
    let mut all = Course::default();
    for game in games.iter().filter(|game| !game.judged.is_empty()) {
        if is_of_match {
            all.starts.push(all.line.len());
        }
        for (nth, (_, judged)) in game.judged.iter().enumerate() {
            let chance = chance(judged, bottom, is_of_match);
            if let Some(chance) = chance.filter(|_| nth % stride == 0) {
                all.line.push(chance);
            }
            let is_shown = own.is_none_or(|own| own == judged.player);
            if is_shown && judged.loss >= Preset::XG.error {
                all.marks.push(PictureMark {
                    step: all.line.len().saturating_sub(1),
                    is_cube: judged.kind != Kind::Checker,
                    is_blunder: judged.loss >= Preset::XG.blunder,
                    cost: judged.loss,
                });
            }
        }
    }
    if let [game] = games
        && let Some(result) = game.list.result.filter(|_| !all.line.is_empty())
    {
        let chance = if result.winner == bottom { 100 } else { 0 };
        all.line.push(chance);
    }
    all
}

/// Returns `bottom`'s winning chance after the actual choice, in per cent: the chance to win the match if `in_match` is
/// set and the game is part of a match, otherwise the chance to win the game.
fn chance(judged: &Judged, bottom: Player, in_match: bool) -> Option<u8> {
    let mut candidates = judged.candidates.iter();
    let made = candidates.find(|one| one.choice == judged.made);
    let made = made.or(judged.candidates.first())?;
    let of_match = made.mwc.map(|mwc| mwc.0).filter(|_| in_match);
    let won = of_match.unwrap_or_else(|| made.outcomes.win());
    let won = if judged.player == bottom {
        won
    } else {
        1.0 - won
    };
    Some((100.0 * won.clamp(0.0, 1.0)).round() as u8)
}

/// Returns a player's PR.
fn rate(games: &[Reviewed], player: Player) -> Option<f64> {
    let mut sum = Sum::default();
    let judged = games.iter().flat_map(|game| &game.judged);
    for (_, judged) in judged.filter(|(_, judged)| judged.player == player) {
        sum.add(judged.loss, judged.counted);
    }
    sum.pr()
}

/// Returns the index of the last checker play with contact, or of the last decision if there is no such play.
fn last_contact(list: &GameList) -> Option<usize> {
    let is_contact = |item: &Item| {
        let decision = &item.decided.decision;
        decision.board().has_contact() && matches!(decision.question(), Question::Play(_))
    };
    let contact = list.items.iter().rposition(is_contact);
    contact.or_else(|| list.items.len().checked_sub(1))
}

#[cfg(test)]
mod tests {
    use record::{read_file, read_position_link};
    use review::{sample_candidate, stored_line};

    use super::*;

    const MATCH: &str = " 3 point match\n\n Game 1\n Ann : 0                  Bob : 0\n  1) 31: 8/5 6/5               42: 8/4 6/4\n  2) 64: 24/14                 21: 6/5 6/4\n  3)  Doubles => 2              Drops\n     Wins 1 point\n";

    fn record() -> MatchRecord {
        let mut reading = read_file(MATCH.as_bytes()).expect("a match");
        reading.matches.remove(0)
    }

    /// Returns a review of the game in which each decision has the loss at the same index.
    fn review(record: &MatchRecord, game: usize, losses: &[f32]) -> String {
        let list = list_game(record, game).expect("a game");
        let lines = list.items.iter().zip(losses).map(|(item, &loss)| {
            let choice = item.decided.choice;
            let judged = Judged {
                made: choice,
                candidates: vec![sample_candidate(choice, loss)],
                ..Judged::sample(item.decided.decision.player(), item.kind, loss)
            };
            stored_line(game, item, &judged)
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    fn item(place: usize) -> Item {
        list_game(&record(), 0).expect("a game").items[place]
    }

    #[test]
    fn shows_the_players_costliest_decision_with_the_graph_of_its_game() {
        let record = record();
        let white = item(0).decided.decision.player();
        let mut losses = [0.0; 8];
        (losses[0], losses[1]) = (0.05, 0.2);
        let own = (0..8).find(|&place| item(place).decided.decision.player() != white);
        losses[own.expect("Bob decides")] = 0.3;
        let picture = Picture::new(
            &record,
            &review(&record, 0, &losses),
            Some(white),
            PictureOf::Costliest,
        );
        let picture = picture.expect("a picture");
        let shown = read_position_link(&picture.position).expect("a position");
        assert_eq!(shown.player(), white);
        assert!(picture.is_own && picture.bottom == white);
        assert!(picture.line.len() > 2, "{:?}", picture.line);
        assert!(picture.cost.is_some());
        assert!(
            picture
                .marks
                .iter()
                .all(|mark| mark.step < picture.line.len())
        );
    }

    #[test]
    fn a_match_without_a_review_shows_its_last_contact_and_no_graph() {
        let record = record();
        let picture = Picture::new(&record, "", None, PictureOf::Costliest).expect("a picture");
        assert_eq!((picture.line.len(), picture.cost), (0, None));
        let shown = read_position_link(&picture.position).expect("a position");
        assert!(shown.board().has_contact() && shown.roll().is_some());
        assert_eq!(picture.pr, ByPlayer::default());
    }

    #[test]
    fn a_game_without_mistakes_shows_a_graph_and_its_last_contact() {
        let record = record();
        let picture = Picture::new(
            &record,
            &review(&record, 0, &[0.0; 8]),
            None,
            PictureOf::Game(0),
        );
        let picture = picture.expect("a picture");
        assert!(picture.line.len() > 2 && picture.marks.is_empty());
        assert_eq!(picture.cost, None);
        assert_eq!(picture.line.last(), Some(&100), "Ann has won");
        assert_eq!(Picture::new(&record, "", None, PictureOf::Game(7)), None);
    }

    #[test]
    fn thumbnail_of_a_match_has_one_graph_with_the_start_of_each_game() {
        let mut record = record();
        let second = record.games[0].clone();
        record.games.push(second);
        let losses = [0.0, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        let [first, both] = [false, true].map(|with_second| {
            let mut text = review(&record, 0, &losses);
            if with_second {
                text = text + "\n" + &review(&record, 1, &losses);
            }
            Picture::new(&record, &text, None, PictureOf::Match).expect("a picture")
        });
        assert_eq!(first.starts, [0], "the other game has no review");
        let steps = first.line.len();
        assert_eq!(both.starts, [0, steps]);
        assert_eq!(both.line.len(), 2 * steps);
        let marks: Vec<usize> = both.marks.iter().map(|mark| mark.step).collect();
        assert_eq!(marks, [marks[0], marks[0] + steps]);
        record.games.truncate(1);
        let alone = Picture::new(&record, "", None, PictureOf::Match).expect("a picture");
        assert!(alone.starts.is_empty(), "a match of one game");
    }
}
