//! Review as a JSON object.

use engine::Candidate;
use engine::{Depth, Fnv};
use record::gnu_ids;
use review::{Interval, Item, Judged, Kind, Sheet, Skipped, Summary};
use rules::{Choice, Player};
use serde_json::{Value, json};

use crate::{files::player_index, nets};

use super::one_match::{ReviewedGame, ReviewedMatch, describe};

/// Returns the review of a match as a JSON object. `file` is the name of the file if there are several.
pub(super) fn match_json(reviewed: &ReviewedMatch, file: Option<&str>, depth: Depth) -> Value {
    let skipped = reviewed.skipped();
    let skipped: Vec<Value> = skipped.map(|(game, one)| skip(game, one)).collect();
    let games: Vec<Value> = reviewed.games.iter().map(game).collect();
    let mut object = json!({
        "players": reviewed.names(),
        "length": reviewed.record.terms.length,
        "ply": depth_json(depth),
        "nets": nets_fingerprint(),
        "remarks": reviewed.remarks,
        "skipped": skipped,
        "games": games,
        "total": Player::BOTH.map(|player| total(&reviewed.total[player])),
    });
    if let Some(file) = file {
        object["file"] = json!(file);
    }
    object
}

/// Returns the number of plies, or the name of the depth.
fn depth_json(depth: Depth) -> Value {
    match depth {
        Depth::Plies(plies) => json!(plies),
        Depth::Champion(_) => json!(Depth::CHAMPION),
    }
}

/// Returns the nets' fingerprint.
fn nets_fingerprint() -> String {
    let mut hash = Fnv::default();
    nets::add_nets_to(&mut hash);
    format!("{:016x}", hash.value())
}

fn game(game: &ReviewedGame) -> Value {
    let (list, result) = (&game.list, game.list.result);
    let decisions: Vec<Value> = game.judged.iter().map(decision).collect();
    json!({
        "number": list.number,
        "score": [list.score.white, list.score.black],
        "winner": result.map(|result| player_index(result.winner)),
        "points": result.map(|result| result.points),
        "players": Player::BOTH.map(|player| sheet(&game.sheets[player])),
        "decisions": decisions,
    })
}

fn sheet(sheet: &Sheet) -> Value {
    let (checker, cube) = (&sheet.checker, &sheet.cube);
    json!({
        "checker": {
            "total": checker.total,
            "unforced": checker.unforced,
            "counted": checker.counted,
            "loss": rounded(checker.loss),
            "loss_mwc": rounded(checker.loss_mwc),
        },
        "cube": {
            "total": cube.total,
            "close": cube.close,
            "counted": cube.counted,
            "doubles": cube.doubles,
            "takes": cube.takes,
            "passes": cube.passes,
            "loss": rounded(cube.loss),
            "loss_mwc": rounded(cube.loss_mwc),
        },
        "luck": rounded(sheet.luck.equity),
        "luck_result": rounded(sheet.luck.result),
    })
}

fn total(total: &Summary) -> Value {
    let interval = |Interval { low, high }: Interval| [rounded(low), rounded(high)];
    json!({
        "pr": total.pr.map(rounded),
        "pr_interval": total.pr_interval.map(interval),
        "checker_pr": total.checker_pr.map(rounded),
        "cube_pr": total.cube_pr.map(rounded),
        "counted": total.counted,
        "rank": total.rank.map(review::Rank::name),
        "gnu_rate": total.gnu_rate.map(rounded),
        "snowie_rate": total.snowie_rate.map(rounded),
        "luck": rounded(total.luck),
        "luck_adjusted_result": total.luck_adjusted_result.map(rounded),
    })
}

fn decision((item, judged): &(Item, Judged)) -> Value {
    let decision = &item.decided.decision;
    let ids = gnu_ids(decision);
    // Both IDs are from the perspective of the player on roll; for an answer to a double, this is the player who
    // doubled.
    let (position_id, match_id) = ids.split_once(':').unzip();
    let candidates = judged.candidates.iter();
    let candidates: Vec<Value> = candidates.map(|one| candidate(item, one)).collect();
    let best = judged.candidates.first();
    let mut object = json!({
        "player": player_index(judged.player),
        "kind": kind(judged.kind),
        "position_id": position_id,
        "match_id": match_id,
        "played": describe(decision, &judged.made),
        "best": best.map(|best| describe(decision, &best.choice)),
        "loss": rounded(judged.loss.into()),
        "loss_mwc": judged.loss_mwc.map(|loss| rounded(loss.into())),
        "counted": judged.counted,
        "difficulty": rounded(judged.difficulty.into()),
        "ply": judged.plies,
        "candidates": candidates,
    });
    if let Some(trials) = best.and_then(|best| best.trials) {
        object["trials"] = json!(trials);
    }
    if let Some(roll) = decision.roll() {
        object["dice"] = json!([roll.high().pips(), roll.low().pips()]);
        object["forced"] = json!(judged.forced);
    } else {
        object["close"] = json!(judged.close);
    }
    if let Some(cube) = judged.cube {
        let equities = [cube.no_double, cube.double_take, cube.double_pass];
        let [nd, dt, dp] = equities.map(|one| rounded(one.into()));
        object["cube"] = json!({ "nd": nd, "dt": dt, "dp": dp });
    }
    if let Some(luck) = judged.luck {
        object["luck"] = json!(rounded(luck.equity.into()));
    }
    object
}

fn candidate(item: &Item, one: &Candidate) -> Value {
    let decision = &item.decided.decision;
    let [win, gammon, backgammon, lose_gammon, lose_backgammon] = one
        .outcomes
        .cumulative()
        .listed()
        .map(|chance| rounded(chance.into()));
    let mut object = json!({
        "equity": rounded(one.equity.0.into()),
        "loss": rounded(one.loss.0.into()),
        "ply": one.plies,
        "win": win,
        "win_gammon": gammon,
        "win_backgammon": backgammon,
        "lose_gammon": lose_gammon,
        "lose_backgammon": lose_backgammon,
    });
    if let Some(trials) = one.trials {
        object["trials"] = json!(trials);
    }
    let key = match one.choice {
        Choice::Play(_) => "play",
        _ => "action",
    };
    object[key] = json!(describe(decision, &one.choice));
    if let Some(mwc) = one.mwc {
        object["mwc"] = json!(rounded(mwc.0.into()));
    }
    object
}

fn skip(game: u32, skipped: &Skipped) -> Value {
    json!({
        "game": game,
        "move": skipped.at.map(|(nth, _)| nth + 1),
        "player": skipped.at.map(|(_, player)| player_index(player)),
        "why": skipped.why.to_string(),
    })
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Checker => "checker",
        Kind::Double => "double",
        Kind::Answer => "answer",
    }
}

/// Rounds to six decimal places, because any further digits are noise.
pub(super) fn rounded(number: f64) -> f64 {
    // Adding 0 turns -0 into 0.
    (number * 1e6).round() / 1e6 + 0.0
}
