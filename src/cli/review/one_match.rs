//! Match reviewed on all cores.

use engine::{Depth, Judge, Search};
use rayon::prelude::*;
use record::{MatchRecord, plain_text, print_play};
use review::{
    GameList, Item, Judged, Sheet, Skipped, Summary, final_result, is_in_result, judge, list,
    summarise,
};
use rules::{ByPlayer, Choice, Decision, Player};

use crate::progress;

/// Number of consecutive decisions that one thread evaluates with a shared cache.
const CHUNK: usize = 8;

/// Match with its evaluated decisions.
#[derive(Debug)]
pub(super) struct ReviewedMatch {
    /// Match as read, with control characters removed from the players' names.
    pub(super) record: MatchRecord,
    /// Reader's remarks on the file.
    pub(super) remarks: Vec<String>,
    /// Games in order.
    pub(super) games: Vec<ReviewedGame>,
    /// PR, error rates and luck of both players.
    pub(super) total: ByPlayer<Summary>,
    /// Sums from which `total` is computed.
    pub(super) sheets: ByPlayer<Sheet>,
}

/// Game with its evaluated decisions.
#[derive(Debug)]
pub(super) struct ReviewedGame {
    /// Decisions in the game, and moves that cannot be evaluated.
    pub(super) list: GameList,
    /// Evaluated decisions, in order.
    pub(super) judged: Vec<(Item, Judged)>,
    /// Sums for both players.
    pub(super) sheets: ByPlayer<Sheet>,
}

impl ReviewedMatch {
    /// Evaluates all decisions in a match; `progress` is the label of the progress bar.
    pub(super) fn new(
        evaluator: &Judge,
        mut record: MatchRecord,
        remarks: &[String],
        depth: Depth,
        progress: &str,
    ) -> Self {
        for player in Player::BOTH {
            let name = &mut record.players[player].name;
            *name = plain_text(name);
        }
        let listed = list(&record);
        let items: Vec<Item> = listed
            .games
            .iter()
            .flat_map(|game| game.items.clone())
            .collect();
        let mut judged = judge_all(evaluator, &items, depth, progress).into_iter();
        let games: Vec<ReviewedGame> = listed
            .games
            .into_iter()
            .map(|list| {
                let own = judged.by_ref().take(list.items.len()).collect();
                ReviewedGame::new(list, own)
            })
            .collect();
        let mut sheets = ByPlayer::<Sheet>::default();
        for (nth, game) in games.iter().enumerate() {
            for player in Player::BOTH {
                let mut sheet = game.sheets[player].clone();
                if !is_in_result(&record, nth) {
                    sheet.luck.result = 0.0;
                }
                sheets[player].merge(&sheet);
            }
        }
        Self {
            total: summarise(&sheets, final_result(&record)),
            remarks: remarks.to_vec(),
            record,
            games,
            sheets,
        }
    }

    /// Returns the players' names, or "Player 1" and "Player 2" if the file does not name them.
    pub(super) fn names(&self) -> [&str; 2] {
        let name = |player: Player, otherwise| match self.record.players[player].name.as_str() {
            "" => otherwise,
            name => name,
        };
        [
            name(Player::White, "Player 1"),
            name(Player::Black, "Player 2"),
        ]
    }

    /// Returns an iterator over the moves and games that were not evaluated, each with its game number.
    pub(super) fn skipped(&self) -> impl Iterator<Item = (u32, &Skipped)> {
        let games = self.games.iter();
        games.flat_map(|game| game.list.skipped.iter().map(|one| (game.list.number, one)))
    }
}

impl ReviewedGame {
    fn new(list: GameList, judged: Vec<Option<Judged>>) -> Self {
        let paired = list.items.iter().copied().zip(judged);
        let judged: Vec<(Item, Judged)> = paired
            .filter_map(|(item, judged)| Some((item, judged?)))
            .collect();
        let mut sheets = ByPlayer::<Sheet>::default();
        for (_, one) in &judged {
            sheets[one.player].add(one);
        }
        Self {
            list,
            judged,
            sheets,
        }
    }
}

/// Evaluates all decisions on all cores, with a progress bar on standard error if that is a terminal.
fn judge_all(evaluator: &Judge, items: &[Item], depth: Depth, label: &str) -> Vec<Option<Judged>> {
    let bar = progress::bar(items.len() as u64, &format!("{label}Decisions"));
    let chunks = items.par_chunks(CHUNK);
    let judged = chunks.map_init(
        || Search::new(evaluator, 0),
        |search, chunk| {
            let judged = chunk.iter().map(|item| judge(search, item, depth));
            let judged: Vec<Option<Judged>> = judged.collect();
            bar.inc(chunk.len() as u64);
            judged
        },
    );
    let judged: Vec<Vec<Option<Judged>>> = judged.collect();
    bar.finish_and_clear();
    judged.concat()
}

/// Returns a choice as it is written in files and reports: a play in notation, or a cube action as a word.
pub(super) fn describe(decision: &Decision, choice: &Choice) -> String {
    match choice {
        Choice::Play(play) if play.is_empty() => String::new(),
        Choice::Play(play) => print_play(decision.board(), play),
        _ => jsonl::action(choice).unwrap_or_default().to_owned(),
    }
}
