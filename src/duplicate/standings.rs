//! Table of results: for the page, as text, and as CSV.

use friend::{DuplicateOpponent, DuplicateResult};
use record::{match_link, spreadsheet_text};
use rules::Player;
use words::{Words, decimal, signed};

use crate::{CheckedResult, ResultStats, ShownDuplicate, speech::level_name, stored::same_result};

/// Placeholder for a number that is still being computed.
const WAITING: &str = "…";
/// Placeholder for a missing number.
const NONE: &str = "–";

/// Row in the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Result in this row.
    pub result: DuplicateResult,
    /// Rank of the result; results with equal points share a rank.
    pub place: usize,
    /// Name of the player.
    pub name: String,
    /// Remark on a result whose dice were known in advance.
    pub remark: Option<String>,
    /// Name of the opponent.
    pub opponent: String,
    /// Points won and lost, such as "5–3".
    pub score: String,
    /// PR of the player.
    pub pr: String,
    /// Luck of the player.
    pub luck: String,
    /// PR of the opponent.
    pub opponent_pr: String,
}

/// Returns the rows of the table, best first.
pub fn rows(shown: &ShownDuplicate, words: &Words) -> Vec<Row> {
    let mut place = 0;
    let mut before = None;
    let row = |(nth, checked): (usize, &CheckedResult)| {
        if before != Some(checked.net()) {
            (place, before) = (nth + 1, Some(checked.net()));
        }
        row(checked, place, words)
    };
    shown.standings.iter().enumerate().map(row).collect()
}

/// Returns the link that opens a result's session in the study room; `None` if the session is too long for a link. The
/// link is computed separately from the row, since this takes a moment for long sessions.
pub fn study_link(shown: &ShownDuplicate, result: &DuplicateResult) -> Option<String> {
    let mut all = shown.standings.iter();
    let checked = all.find(|one| same_result(&one.result, result))?;
    match_link(&checked.record, false)
}

fn row(checked: &CheckedResult, place: usize, words: &Words) -> Row {
    let CheckedResult {
        result,
        own,
        score,
        figures,
        ..
    } = checked;
    let player = result.player;
    let named = result.name.as_ref().map(|name| name.as_str().to_owned());
    let nobody = || {
        if *own && player == Player::White {
            words.name_you()
        } else {
            words.duplicate_nameless()
        }
    };
    let opponent = match result.duplicate.against() {
        DuplicateOpponent::Computer(level) => {
            words.duplicate_computer(level_name(words, level.as_str()))
        }
        DuplicateOpponent::Partner => {
            let named = result.opponent.as_ref();
            named.map_or_else(
                || words.duplicate_nameless(),
                |name| name.as_str().to_owned(),
            )
        }
    };
    let pr = |player: Player| match figures {
        ResultStats::Unknown => WAITING.to_owned(),
        ResultStats::Missing => NONE.to_owned(),
        ResultStats::Known { pr, .. } => {
            pr[player].map_or_else(|| NONE.to_owned(), |pr| decimal(words, pr, 1))
        }
    };
    Row {
        place,
        name: named.unwrap_or_else(nobody),
        remark: result.known.then(|| words.known_mark()),
        opponent,
        score: format!("{}–{}", score[player], score[player.opponent()]),
        pr: pr(player),
        luck: match figures {
            ResultStats::Unknown => WAITING.to_owned(),
            ResultStats::Missing => NONE.to_owned(),
            ResultStats::Known { luck, .. } => signed(words, *luck, 2),
        },
        opponent_pr: pr(player.opponent()),
        result: result.clone(),
    }
}

/// Catalogue keys of the column headings.
const COLUMNS: [&str; 6] = ["place", "player", "opponent", "score", "pr", "luck"];

/// Returns the table as lines of tab-separated text, for pasting into a spreadsheet.
pub fn text(shown: &ShownDuplicate, words: &Words) -> String {
    let mut text = COLUMNS.map(|key| words.duplicate_head(key)).join("\t");
    for row in rows(shown, words) {
        let place = row.place.to_string();
        let name = match row.remark {
            Some(remark) => format!("{} ({remark})", row.name),
            None => row.name,
        };
        // Numbers keep the decimal separator of the page's language.
        let [name, opponent] = [name, row.opponent].map(|text| spreadsheet_text(&text));
        // Spreadsheets treat a number with bidirectional isolates as text.
        let luck = row.luck.replace(['\u{2068}', '\u{2069}'], "");
        let cells = [place, name, opponent, row.score, row.pr, luck];
        text.push('\n');
        text.push_str(&cells.join("\t"));
    }
    text
}

/// Returns the table as CSV (RFC 4180): comma-separated, with a header line and a full stop as decimal separator.
pub fn csv(shown: &ShownDuplicate, words: &Words) -> String {
    let mut csv = "place,player,opponent,points_won,points_lost,pr,luck,opponent_pr,dice_known\r\n"
        .to_owned();
    for (row, checked) in rows(shown, words).into_iter().zip(&shown.standings) {
        let player = checked.result.player;
        let (pr, luck) = match &checked.figures {
            ResultStats::Known { pr, luck } => (*pr, format!("{luck:.3}")),
            ResultStats::Unknown | ResultStats::Missing => Default::default(),
        };
        let pr = pr.map(|pr| pr.map_or_else(String::new, |pr| format!("{pr:.2}")));
        let fields = [
            row.place.to_string(),
            field(&row.name),
            field(&row.opponent),
            checked.score[player].to_string(),
            checked.score[player.opponent()].to_string(),
            pr[player].clone(),
            luck,
            pr[player.opponent()].clone(),
            u8::from(checked.result.known).to_string(),
        ];
        csv.push_str(&fields.join(","));
        csv.push_str("\r\n");
    }
    csv
}

/// Returns a name as a quoted CSV field that no spreadsheet interprets as a formula.
fn field(name: &str) -> String {
    format!("\"{}\"", spreadsheet_text(name).replace('"', "\"\""))
}
