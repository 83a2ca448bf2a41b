//! The person's PR and luck on the card at the end of a game: the numbers of the review, which is carried out for them.

use leptos::prelude::*;
use rules::Player;
use study::Model;
use words::{decimal, signed};

use super::judging::Judging;
use crate::{arrival::when, rooms::Shell};

/// The rows, once the part with them has come and every decision has been judged.
pub(in crate::rooms) fn ended(shell: Shell, player: Player) -> AnyView {
    when(async move {
        match entry().await {
            Ok(rows) => rows(shell, player),
            // The page has said that this part is missing.
            Err(_) => ().into_any(),
        }
    })
}

part! { coach:
    fn entry() -> fn(Shell, Player) -> AnyView {
        rows
    }
}

fn rows(shell: Shell, player: Player) -> AnyView {
    let model = Model::of_table(shell.table());
    let judging = Judging::new(shell, &model, shell.table_key(), true);
    let known = Memo::new(move |_| {
        let review = judging.review.read();
        review.is_judged().then(|| review.numbers()[player].summary)
    });
    let told = move || {
        let summary = known.get()?;
        let words = shell.words();
        let pr = summary
            .pr
            .map(|pr| format!("PR {}", decimal(&words, pr, 1)));
        let luck = signed(&words, summary.luck, 2);
        let row = |(label, value)| view! { <dt>{label}</dt><dd dir="ltr">{value}</dd> };
        let rows = [
            pr.map(|pr| (words.end_play(), pr)),
            Some((words.review_luck(), luck)),
        ];
        Some(rows.into_iter().flatten().map(row).collect_view())
    };
    told.into_any()
}
