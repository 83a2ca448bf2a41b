//! Review as a plain-text report.

use std::fmt::Write as _;

use engine::Depth;
use record::plain_text;
use review::{ByMistake, Item, Judged, Preset, Sheet, Summary};
use rules::Player;

use super::one_match::{ReviewedMatch, describe};

/// Widths of the label column and of each player's column, in characters.
const LABEL: usize = 30;
const COLUMN: usize = 22;

/// Returns the entire report; `file` is the name of the file if there are several.
pub(super) fn report(reviewed: &ReviewedMatch, file: Option<&str>, depth: Depth) -> String {
    let mut lines = Vec::new();
    lines.extend(file.map(plain_text));
    lines.push(heading(reviewed, depth));
    lines.push(String::new());
    lines.extend(table(reviewed));
    lines.push(String::new());
    lines.extend(mistakes(reviewed));
    let skipped = reviewed.skipped();
    lines.extend(skipped.map(|(game, one)| match one.at {
        Some((nth, _)) => format!("Skipped: game {game}, move {}: {}", nth + 1, one.why),
        None => format!("Game {game}: {}", one.why),
    }));
    lines.extend(
        reviewed
            .remarks
            .iter()
            .map(|remark| format!("Remark: {remark}")),
    );
    let mut text = lines.join("\n");
    text.push_str("\n\n");
    text
}

fn heading(reviewed: &ReviewedMatch, depth: Depth) -> String {
    let score = reviewed.record.points();
    let stakes = match reviewed.record.terms.length {
        0 => "money play".to_owned(),
        points => format!("match to {points}"),
    };
    let [white, black] = reviewed.names();
    format!(
        "{white} - {black}, {stakes}, {} - {}, analysed at {depth}",
        score.white, score.black
    )
}

/// Returns the lines of the summary table, with rates in each program's units and luck in EMG.
fn table(reviewed: &ReviewedMatch) -> Vec<String> {
    let row = |label: &str, of: &dyn Fn(&Summary, &Sheet) -> String| {
        let [white, black] =
            Player::BOTH.map(|player| of(&reviewed.total[player], &reviewed.sheets[player]));
        format!("{label:LABEL$}{white:>COLUMN$}{black:>COLUMN$}")
    };
    let [white, black] = reviewed.names().map(|name| truncate(name, COLUMN - 2));
    let mistakes = |_: &Summary, sheet: &Sheet| {
        let losses = sheet.checker_losses.iter().chain(&sheet.cube_losses);
        let ByMistake {
            errors, blunders, ..
        } = ByMistake::count(losses, &Preset::XG);
        format!("{errors} / {blunders}")
    };
    vec![
        format!("{:LABEL$}{white:>COLUMN$}{black:>COLUMN$}", ""),
        row("PR (XG's scale)", &|total, _| number(total.pr, 1)),
        row("  95 % interval", &|total, _| {
            let interval = total.pr_interval;
            interval.map_or("-".to_owned(), |one| {
                format!("{:.1} to {:.1}", one.low, one.high)
            })
        }),
        row("  rank", &|total, _| {
            total.rank.map_or("-", review::Rank::name).to_owned()
        }),
        row("  decisions counted", &|total, _| total.counted.to_string()),
        row("Checker play, PR", &|total, _| number(total.checker_pr, 1)),
        row("Cube, PR", &|total, _| number(total.cube_pr, 1)),
        row("Errors / blunders", &mistakes),
        row("Doubles / takes / passes", &|_, sheet| {
            let cube = &sheet.cube;
            format!("{} / {} / {}", cube.doubles, cube.takes, cube.passes)
        }),
        row("GNU Backgammon's error rate", &|total, _| {
            number(total.gnu_rate, 1)
        }),
        row("Snowie's error rate", &|total, _| {
            number(total.snowie_rate, 1)
        }),
        row("Luck (equity)", &|total, _| format!("{:+.3}", total.luck)),
        row(
            "Result without luck",
            &|total, _| match reviewed.record.terms.length {
                0 => number(total.luck_adjusted_result, 2),
                _ => total
                    .luck_adjusted_result
                    .map_or("-".to_owned(), |chance| format!("{:.1} %", 100.0 * chance)),
            },
        ),
    ]
}

/// Returns one line per error or blunder, in match order.
fn mistakes(reviewed: &ReviewedMatch) -> Vec<String> {
    let mut lines = Vec::new();
    for game in &reviewed.games {
        let found = game.judged.iter();
        let found = found.filter(|(_, judged)| Preset::XG.mistake(judged.loss).is_some());
        lines.extend(found.map(|(item, judged)| mistake(reviewed, game.list.number, item, judged)));
    }
    if lines.is_empty() {
        return vec!["No errors.".to_owned()];
    }
    lines.push(String::new());
    lines
}

fn mistake(reviewed: &ReviewedMatch, game: u32, item: &Item, judged: &Judged) -> String {
    let decision = &item.decided.decision;
    let name = reviewed.names()[usize::from(judged.player == Player::Black)];
    let roll = decision
        .roll()
        .map_or_else(String::new, |roll| format!("{roll}: "));
    let best = judged.candidates.first();
    let best = best.map_or_else(String::new, |best| describe(decision, &best.choice));
    let mut text = format!(
        "Game {game}, move {}, {}: {roll}{} instead of {best}, -{:.3}",
        item.nth + 1,
        truncate(name, COLUMN - 2),
        describe(decision, &judged.made),
        judged.loss
    );
    if judged.loss >= Preset::XG.blunder {
        text.push_str(" (blunder)");
    }
    if let Some(chance) = judged.loss_mwc {
        // Writing to a string cannot fail.
        let _ = write!(text, ", -{:.1} % of the match", 100.0 * chance);
    }
    text
}

fn number(number: Option<f64>, digits: usize) -> String {
    number.map_or("-".to_owned(), |number| format!("{number:.digits$}"))
}

/// Returns at most the first `length` characters of a name.
fn truncate(name: &str, length: usize) -> String {
    name.chars().take(length).collect()
}
