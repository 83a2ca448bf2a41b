//! Review as comma-separated values, with one line per decision.

use review::{Item, Judged};

use crate::files::player_index;

use super::{
    json::{kind, rounded},
    one_match::{ReviewedMatch, describe},
};

const HEADER: &str = "file,game,move,player,name,kind,dice,played,best,loss,loss_mwc,counted,forced,close,luck,ply\n";

/// Returns one line per decision, preceded by the header line if `with_header` is `true`.
pub(super) fn lines(reviewed: &ReviewedMatch, file: &str, with_header: bool) -> String {
    let mut lines = String::from(if with_header { HEADER } else { "" });
    for game in &reviewed.games {
        let number = game.list.number;
        for (item, judged) in &game.judged {
            let name = reviewed.names()[usize::from(player_index(judged.player))];
            let start = [
                quoted(file),
                number.to_string(),
                (item.nth + 1).to_string(),
                (player_index(judged.player) + 1).to_string(),
                quoted(name),
            ];
            let fields = start.into_iter().chain(decision_fields(item, judged));
            lines.push_str(&fields.collect::<Vec<_>>().join(","));
            lines.push('\n');
        }
    }
    lines
}

/// Returns the fields of a line, starting with the type of decision.
fn decision_fields(item: &Item, judged: &Judged) -> [String; 11] {
    let decision = &item.decided.decision;
    let best = judged.candidates.first();
    let dice = decision.roll().map(|roll| roll.to_string());
    let number = |number: f32| rounded(number.into()).to_string();
    [
        kind(judged.kind).to_owned(),
        dice.unwrap_or_default(),
        quoted(&describe(decision, &judged.made)),
        quoted(&best.map_or_else(String::new, |best| describe(decision, &best.choice))),
        number(judged.loss),
        judged.loss_mwc.map(number).unwrap_or_default(),
        judged.counted.to_string(),
        judged.forced.to_string(),
        judged.close.to_string(),
        judged
            .luck
            .map(|luck| number(luck.equity))
            .unwrap_or_default(),
        judged.plies.to_string(),
    ]
}

/// Quotes a field if CSV requires it, and neutralises spreadsheet formulas and terminal control characters.
fn quoted(field: &str) -> String {
    let field = record::spreadsheet_text(&record::plain_text(field));
    if field.contains([',', '"']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_commas_and_neutralises_formulas() {
        assert_eq!(quoted("8/5 6/5"), "8/5 6/5");
        assert_eq!(quoted("Smith, \"J\""), "\"Smith, \"\"J\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
        assert_eq!(quoted("-"), "-");
        assert_eq!(quoted("a\u{1b}[31m\nb.mat"), "a[31m b.mat");
    }
}
