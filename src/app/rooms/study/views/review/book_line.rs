//! Line about a decision in the opening book: the name of the play made, or the best play in the book.

use drill::{Book, BookEntry};
use leptos::prelude::*;
use record::print_play;
use rules::{Choice, Decision};
use study::{Kind, Verdict};
use table::Route;
use words::{Part, Words, arg};

use crate::{
    browser::spawn_local,
    rooms::{book, part_files, study::state::Reviewed},
};

/// Draws the line; draws nothing for a decision that is not in the book. The book is fetched only for positions near
/// the start of a game.
pub(super) fn book_line(all: Reviewed, verdict: &Verdict) -> Option<impl IntoView + use<>> {
    let (decision, judged) = verdict.subject.as_deref()?;
    if judged.kind != Kind::Checker || !Book::may_contain(decision) {
        return None;
    }
    let was_made = verdict.rows.iter().any(|row| row.was_made);
    let made = was_made.then_some(judged.made);
    let (decision, line) = (*decision, RwSignal::new(None));
    spawn_local(async move {
        let words = all.words.get_value();
        part_files::load_texts(&words, Part::Book).await;
        let book = book::fetch().await;
        let found = book.find(&decision);
        let text = found.map(|(entry, is_exact)| {
            let score = if is_exact { "exact" } else { "money" };
            words.book_line(
                arg::Play(play(&words, &entry, &decision, made)),
                arg::Score(score),
            )
        });
        // The reader may have left the decision in the meantime.
        let _gone = line.try_set(text);
    });
    Some(move || {
        line.get().map(|line| {
            view! { <a class="review-link review-book" href=Route::Openings.link()>{line}</a> }
        })
    })
}

/// Returns the name and cost of the play made or, if the book does not contain that play, the best play in the book.
fn play(words: &Words, entry: &BookEntry, decision: &Decision, made: Option<Choice>) -> String {
    let after = match (made, decision.roll()) {
        (Some(Choice::Play(play)), Some(roll)) => decision.board().play(roll, &play).ok(),
        _ => None,
    };
    let made = after.and_then(|after| entry.play_to(&after));
    let name = |after| book::play_name(words, &entry.board, after);
    let Some(made) = made else {
        let best = &entry.plays[0];
        let notation = print_play(&entry.board, &best.play);
        let notation = words::left_to_right(words, notation);
        return match name(&best.after).as_str() {
            "" => notation,
            name => format!("{notation} ({name})"),
        };
    };
    let name = match name(&made.after) {
        name if name.is_empty() => {
            words::left_to_right(words, print_play(&entry.board, &made.play))
        }
        name => name,
    };
    if made.loss > 0.0 {
        format!("{name}, {}", book::cost(words, made))
    } else {
        name
    }
}
