//! Plays that the reader tries by hand on the board of a decision, and their comparison with the review.

use analyst::{Depth, JobEvent, Priority, Query, Report};
use board::Input;
use leptos::prelude::*;
use rules::{Choice, Player, Roll};
use study::{Item, Judged, Model, ReviewMsg, TriedLine};
use words::Words;

use super::state::Reviewed;
use crate::{board::Handlers, rooms::views::playing_board};

/// Returns the handlers of the board, on which the checkers of a checker-play decision can be moved.
pub(super) fn handlers(all: Reviewed) -> Handlers {
    let mover = Signal::derive(move || {
        let of_line = all
            .tried
            .with(|line| line.as_ref().map(|line| line.decision().player()));
        let of_model = || all.model.with(Model::on_roll);
        of_line.or_else(of_model).unwrap_or(Player::White)
    });
    let is_blocked = Signal::derive(move || !all.model.with(Model::has_dice));
    playing_board::handlers(all.review_job.shell(), mover, is_blocked, move |event| {
        input(all, event);
    })
}

/// Applies input to the line, which begins with the first input on a checker that can move, and compares each complete
/// play.
pub(super) fn input(all: Reviewed, input: Input) {
    if all.tried.with_untracked(Option::is_none) {
        let line = all.model.with_untracked(TriedLine::of);
        let Some(line) = line.filter(|line| line.is_begun_by(input)) else {
            return;
        };
        all.pointed.set(None);
        all.tried.set(Some(line));
    }
    let apply = |line: &mut TriedLine, words: &Words| line.input(input, words);
    playing_board::apply(all.review_job.shell(), all.tried, all.jumps, apply);
    // A checker that has been put down where it was leaves nothing behind.
    let is_over = |line: &TriedLine| !line.is_begun() && line.message().is_none();
    let is_over = all
        .tried
        .with_untracked(|line| line.as_ref().is_some_and(is_over));
    if is_over && matches!(input, Input::DropOn(_)) {
        all.tried.set(None);
        return;
    }
    compare(all);
}

/// Goes on with a roll.
pub(super) fn roll(all: Reviewed, roll: Roll) {
    all.jumps.set_value(false);
    all.picked.set(None);
    all.tried.update(|line| {
        if let Some(line) = line {
            line.roll(roll);
        }
    });
    all.review_job.shell().say(&roll.to_string());
}

/// Leaves the line and shows the decision again; returns `false` if there is no line.
pub(super) fn leave(all: Reviewed) -> bool {
    let is_tried = all.tried.with_untracked(Option::is_some);
    if is_tried {
        all.picked.set(None);
        all.tried.set(None);
        all.review_job.shell().say(&all.tell(Words::taken_back));
    }
    is_tried
}

/// Compares the play on the board, once it is complete, with those in the review; the engine evaluates any other play.
fn compare(all: Reviewed) {
    let place = all.model.with_untracked(Model::place);
    let review = all.review_job.review;
    let judged = review.with_untracked(|review| review.play_at(place));
    let listed = all.tried.with_untracked(|line| {
        let line = line.as_ref().filter(|line| line.is_first_turn())?;
        let one = line.listed(judged.as_ref()?)?;
        Some((one.choice, one.loss.0))
    });
    all.picked.set(listed.map(|(choice, _)| choice));
    let Some(item) = wanted(all) else {
        return;
    };
    match listed {
        Some((_, loss)) => store(all, &item, loss),
        None => judge(all, item, move |judged| {
            let candidate = judged
                .candidates
                .iter()
                .find(|one| one.choice == judged.made);
            let Some(candidate) = candidate.copied() else {
                return;
            };
            store(all, &item, judged.loss);
            let is_shown = all.model.with_untracked(Model::place) == place;
            let is_first = |line: &Option<TriedLine>| {
                line.as_ref().is_some_and(|line| {
                    line.is_first_turn() && line.play().map(Choice::Play) == Some(judged.made)
                })
            };
            if is_shown && all.tried.with_untracked(is_first) {
                review.update(|review| {
                    review.update(ReviewMsg::Try(place, Box::new(candidate)));
                });
                all.picked.set(Some(candidate.choice));
            }
        }),
    }
}

/// Returns the complete play on the board that has not been compared yet.
fn wanted(all: Reviewed) -> Option<Item> {
    all.tried
        .with_untracked(|line| line.as_ref().and_then(TriedLine::wanted))
}

/// Stores the loss of a play and announces it, if the play is still on the board.
fn store(all: Reviewed, item: &Item, loss: f32) {
    let store = |line: &mut Option<TriedLine>| {
        let line = line.as_mut()?;
        line.compare(item, loss)
            .then(|| all.tell(|words| line.sentence(words)))?
    };
    if let Some(sentence) = all.tried.try_update(store).flatten() {
        all.review_job.shell().say(&sentence);
    }
}

/// Makes the best play of the current roll.
pub(super) fn make_best(all: Reviewed) {
    let item = all.tried.with_untracked(|line| {
        let line = line.as_ref()?;
        Item::unmade(*line.decision())
    });
    let Some(item) = item else {
        return;
    };
    judge(all, item, move |judged| {
        let best = judged.candidates.first().map(|best| best.choice);
        let Some(Choice::Play(best)) = best else {
            return;
        };
        all.jumps.set_value(false);
        all.tried.update(|line| {
            let decision = item.decided.decision;
            if let Some(line) = line.as_mut().filter(|line| *line.decision() == decision) {
                all.tell(|words| line.make(&best, words));
            }
        });
        if let Some(made) = wanted(all) {
            store(all, &made, 0.0);
        }
    });
}

/// Lets the engine judge a play at the depth of the review.
fn judge(all: Reviewed, item: Item, found: impl Fn(&Judged) + 'static) {
    let place = all.model.with_untracked(Model::place);
    let review = all.review_job.review;
    let judged = review.with_untracked(|review| review.play_at(place));
    let shell = all.review_job.shell();
    let depth = match judged {
        Some(judged) if judged.trials() > 0 => study::ReviewDepth::Champion.hint(),
        Some(judged) => Depth::Plies(judged.plies),
        None => shell.settings().get_untracked().depth.hint(),
    };
    let on_event = move |event| {
        if let JobEvent::Found {
            report: Report::Judged(Some(judged)),
            ..
        } = event
            // The room may have been closed in the meantime.
            && all.tried.try_with_untracked(Option::is_some) == Some(true)
        {
            found(&judged);
        }
    };
    let query = Query::Judge { item, depth };
    shell
        .analyst()
        .submit(Priority::Hint, vec![query], on_event);
}
