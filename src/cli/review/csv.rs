//! A review as comma-separated values, a line for each decision.

use review::{Item, Judged};

use super::{
    json::{index, kind, rounded},
    one_match::{ReviewedMatch, words},
};

const HEADER: &str = "file,game,move,player,name,kind,dice,played,best,loss,loss_mwc,counted,forced,close,luck,ply\n";

/// A line for each decision, after a header if that is wanted.
pub(super) fn told(reviewed: &ReviewedMatch, file: &str, with_header: bool) -> String {
    let mut told = String::from(if with_header { HEADER } else { "" });
    for game in &reviewed.games {
        let number = game.list.number;
        for (item, judged) in &game.judged {
            let name = reviewed.names()[usize::from(index(judged.player))];
            let start = [
                quoted(file),
                number.to_string(),
                (item.nth + 1).to_string(),
                (index(judged.player) + 1).to_string(),
                quoted(name),
            ];
            let fields = start.into_iter().chain(decision(item, judged));
            told.push_str(&fields.collect::<Vec<_>>().join(","));
            told.push('\n');
        }
    }
    told
}

/// The fields that say what was decided and lost.
fn decision(item: &Item, judged: &Judged) -> [String; 11] {
    let decision = &item.decided.decision;
    let best = judged.candidates.first();
    let dice = decision.roll().map(|roll| roll.to_string());
    let number = |number: f32| rounded(number.into()).to_string();
    [
        kind(judged.kind).to_owned(),
        dice.unwrap_or_default(),
        quoted(&words(decision, &judged.made)),
        quoted(&best.map_or_else(String::new, |best| words(decision, &best.choice))),
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

/// A field in quotes where it needs them. A name that begins like a formula would be carried out by a spreadsheet: it
/// gets an apostrophe in front.
fn quoted(field: &str) -> String {
    let formula = field.starts_with(['=', '+', '-', '@', '\t']) && field.len() > 1;
    let field = if formula {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_commas_quotes_and_formulas_are_harmless() {
        assert_eq!(quoted("8/5 6/5"), "8/5 6/5");
        assert_eq!(quoted("Smith, \"J\""), "\"Smith, \"\"J\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
        assert_eq!(quoted("-"), "-");
    }
}
