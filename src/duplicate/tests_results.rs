//! Tests for a duplicate's results: validation, refusal and order.

use std::num::NonZeroU8;

use friend::{Act, DuplicateResult};
use review::{Item, Judged};

use crate::{
    Change, CheckedResult, Effect, Model, Msg, Notice, Stored, StoredResult, TableSession, agreed,
    changed, csv, key, notice, rows,
    tests::{link, one_point, opened, played, result, seed, texts},
    text, update,
};

#[test]
fn results_in_any_text_are_checked_and_sorted_by_points() {
    let three_games = terms::Change::Games(NonZeroU8::new(3).expect("not 0"));
    let duplicate = agreed(&one_point().with(three_games), seed(4));
    let all: Vec<DuplicateResult> = (1..8)
        .map(|chance| result(&duplicate, chance, Some("Ann")))
        .collect();
    let pasted: Vec<String> = all
        .iter()
        .map(|one| format!("mine: {}, bye", link(one)))
        .collect();
    let (mut model, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(duplicate.link(), 1)),
    );
    let effects = update(&mut model, Msg::OpenLink(pasted.join("\n"), 2));
    assert_eq!(texts(&model), ["7 results checked and added."]);
    assert_eq!(
        effects
            .iter()
            .filter(|one| matches!(one, Effect::Change(..)))
            .count(),
        7
    );
    let shown = model.shown().expect("still shown");
    let nets: Vec<i64> = shown.standings.iter().map(CheckedResult::net).collect();
    assert!(nets.is_sorted_by(|one, next| one >= next), "{nets:?}");
    let places: Vec<usize> = rows(shown, model.words())
        .iter()
        .map(|row| row.place)
        .collect();
    let better = |net: i64| nets.iter().filter(|other| **other > net).count() + 1;
    assert_eq!(
        places,
        nets.iter().map(|net| better(*net)).collect::<Vec<_>>()
    );
    update(&mut model, Msg::OpenLink(link(&all[3]), 3));
    assert_eq!(model.notices(), [Notice::Known]);
}

#[test]
fn an_invalid_result_is_explained() {
    let duplicate = agreed(&one_point(), seed(5));
    let honest = result(&duplicate, 1, Some("Ann"));
    let mut short = honest.clone();
    short.acts.truncate(8);
    let mut long = honest.clone();
    long.acts.push(Act::Accept);
    let mut swapped = honest.clone();
    swapped.acts.swap(2, 3);
    let (mut model, _) = opened(&[], TableSession::default(), None);
    for (cheat, announced) in [
        (
            short,
            "Refused: the result of \u{2068}Ann\u{2069} stops before the end.",
        ),
        (
            long,
            "Refused: the result of \u{2068}Ann\u{2069} goes on after the end.",
        ),
        (
            swapped,
            "Refused: the result of \u{2068}Ann\u{2069} breaks the rules at action 3.",
        ),
    ] {
        assert!(cheat.check().is_err());
        let effects = update(&mut model, Msg::OpenLink(link(&cheat), 1));
        assert_eq!(texts(&model), [announced]);
        assert_eq!(effects, [Effect::Say(announced.to_owned())]);
    }
    let whole = link(&honest);
    update(
        &mut model,
        Msg::OpenLink(whole[..whole.len() - 9].to_owned(), 1),
    );
    assert_eq!(texts(&model), ["A link is cut short. Ask for it again."]);
    let mut changed = whole.clone();
    let at = whole.len() - 20;
    changed.replace_range(at..=at, if &whole[at..=at] == "A" { "B" } else { "A" });
    update(&mut model, Msg::OpenLink(changed, 1));
    assert_eq!(
        texts(&model),
        ["Refused: a link is damaged or was changed."]
    );
    update(&mut model, Msg::OpenLink("no link at all".to_owned(), 1));
    assert_eq!(model.notices(), [Notice::NoLink]);
    assert!(model.entries().is_empty());
}

#[test]
fn lists_a_result_of_another_duplicate_under_that_duplicate() {
    let here = agreed(&one_point(), seed(6));
    let there = agreed(&one_point(), seed(7));
    let (mut model, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(here.link(), 1)),
    );
    let other = result(&there, 1, None);
    update(&mut model, Msg::OpenLink(link(&other), 2));
    assert_eq!(model.notices(), [Notice::OtherDuplicate]);
    assert_eq!(
        model.shown().map(|shown| &shown.stored.duplicate),
        Some(&here)
    );
    update(&mut model, Msg::Open(key(&there)));
    assert_eq!(model.shown().map(|shown| shown.standings.len()), Some(1));
}

#[test]
fn a_result_without_its_duplicate_opens_its_duplicate() {
    let duplicate = agreed(&one_point(), seed(8));
    let first = Msg::OpenLink(link(&result(&duplicate, 1, None)), 1);
    let (model, _) = opened(&[], TableSession::default(), Some(first));
    let shown = model.shown().expect("its duplicate");
    assert_eq!(
        (shown.standings.len(), &shown.stored.duplicate),
        (1, &duplicate)
    );
    assert_eq!(texts(&model), ["1 result checked and added."]);
}

/// Returns an evaluation of the item in which the choice that was made costs `loss`.
fn judged(item: &Item, loss: f32) -> Judged {
    Judged::sample(item.decided.decision.player(), item.kind, loss)
}

#[test]
fn every_result_is_analysed_once_and_the_better_pr_comes_first() {
    let duplicate = agreed(&one_point(), seed(9));
    let won = |chance: &u8| {
        let (session, _) = played(&duplicate, 4, *chance);
        session.score().white == 1
    };
    let both: Vec<DuplicateResult> = (1..60)
        .filter(won)
        .take(2)
        .map(|chance| result(&duplicate, chance, None))
        .collect();
    let pasted: Vec<String> = both.iter().map(link).collect();
    let (mut model, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(pasted.join(" "), 1)),
    );
    let cells = |model: &Model| {
        let rows = rows(model.shown().expect("shown"), model.words()).into_iter();
        rows.map(|row| (row.place, row.pr)).collect::<Vec<_>>()
    };
    assert_eq!(cells(&model), [(1, "…".to_owned()), (1, "…".to_owned())]);
    for loss in [0.03, 0.01] {
        let items = model.to_judge().expect("decisions");
        assert_eq!(model.to_judge(), None, "one at a time");
        let all = items.iter().map(|item| judged(item, loss)).collect();
        update(&mut model, Msg::Judged(Some(all)));
    }
    assert_eq!(model.to_judge(), None);
    assert_eq!(
        cells(&model),
        [(1, "5.0".to_owned()), (1, "15.0".to_owned())]
    );
    let shown = model.shown().expect("shown");
    assert!(
        text(shown, model.words())
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains("\t5.0\t"))
    );
    assert!(
        csv(shown, model.words())
            .lines()
            .nth(1)
            .is_some_and(|line| line.contains(",5.00,"))
    );
}

#[test]
fn figures_are_stored_with_the_result_and_not_recomputed() {
    let duplicate = agreed(&one_point(), seed(9));
    let only = result(&duplicate, 1, None);
    let (mut model, effects) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(link(&only), 1)),
    );
    let added: Vec<&Change> = changes(&effects).collect();
    let before = changed(None, added[0]).and_then(|line| changed(Some(&line), added[1]));
    let before = before.expect("a line");
    let items = model.to_judge().expect("decisions");
    let all = items.iter().map(|item| judged(item, 0.01)).collect();
    let effects = update(&mut model, Msg::Judged(Some(all)));
    let judged: Vec<&Change> = changes(&effects).collect();
    let line = changed(Some(&before), judged[0]).expect("a line");
    let reopened = |line: &str| {
        let stored = (key(&duplicate).as_str().to_owned(), line.to_owned());
        let first = Some(Msg::Open(key(&duplicate)));
        opened(&[stored], TableSession::default(), first).0
    };
    let mut again = reopened(&line);
    assert_eq!(again.to_judge(), None);
    assert_eq!(again.shown(), model.shown());
    // Figures from another version of the engine, or in a damaged word, are not reused.
    for (from, to) in [("_ply", "_plies"), ("pr=", "pr=NaN"), ("pr=", "PR=")] {
        let mut other = reopened(&line.replace(from, to));
        assert!(other.to_judge().is_some(), "{to}");
    }
    // A result that another tab has since removed is not added again.
    let removed = changed(Some(&line), &Change::Remove(Box::new(only))).expect("a line");
    assert_eq!(changed(Some(&removed), judged[0]), Some(removed));
}

fn changes(effects: &[Effect]) -> impl Iterator<Item = &Change> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Change(_, change, _) => Some(change),
        _ => None,
    })
}

#[test]
fn an_engine_failure_leaves_a_dash() {
    let duplicate = agreed(&one_point(), seed(9));
    let first = Msg::OpenLink(link(&result(&duplicate, 1, None)), 1);
    let (mut model, _) = opened(&[], TableSession::default(), Some(first));
    assert!(model.to_judge().is_some());
    update(&mut model, Msg::Judged(None));
    let shown = model.shown().expect("shown");
    assert_eq!(rows(shown, model.words())[0].pr, "–");
}

#[test]
fn names_in_a_table_cannot_become_formulas_or_break_lines() {
    let duplicate = agreed(&one_point(), seed(9));
    let name = "=HYPERLINK(\"x\")";
    let first = Msg::OpenLink(link(&result(&duplicate, 1, Some(name))), 1);
    let (model, _) = opened(&[], TableSession::default(), Some(first));
    let csv = csv(model.shown().expect("shown"), model.words());
    assert!(csv.contains("\"'=HYPERLINK(\"\"x\"\")\""), "{csv}");
    assert_eq!(csv.lines().count(), 2);
    let text = text(model.shown().expect("shown"), model.words());
    assert!(text.contains("\t'=HYPERLINK(\"x\")\t"), "{text}");
}

#[test]
fn thousands_of_damaged_links_give_at_most_ten_notices() {
    let whole = agreed(&one_point(), seed(9)).link();
    let damaged = (0..3_000).map(|version| format!("#d=BAEAAAAAA{version:04}"));
    let text = damaged.collect::<String>() + &format!(" #{whole}");
    let first = Msg::OpenLink(text, 1);
    let (model, _) = opened(&[], TableSession::default(), Some(first));
    let texts: Vec<String> = model
        .notices()
        .iter()
        .map(|one| notice(model.words(), one))
        .collect();
    assert!((1..=10).contains(&texts.len()), "{texts:?}");
}

#[test]
fn two_tabs_that_add_results_keep_both_and_a_removed_result_stays_removed() {
    let duplicate = agreed(&one_point(), seed(10));
    let [one, other] = [1, 2].map(|chance| result(&duplicate, chance, None));
    let of = |results: &[&DuplicateResult]| Stored {
        duplicate: duplicate.clone(),
        since: 3,
        results: results
            .iter()
            .map(|&result| StoredResult::new(result.clone(), false))
            .collect(),
    };
    let add = |stored| Change::Add(Box::new(stored));
    let first = changed(None, &add(of(&[&one]))).expect("a line");
    let both = changed(Some(&first), &add(of(&[&other]))).expect("a line");
    assert_eq!(Stored::from_line(&both), Some(of(&[&one, &other])));
    let removed = changed(Some(&both), &Change::Remove(Box::new(one))).expect("a line");
    assert_eq!(Stored::from_line(&removed), Some(of(&[&other])));
    assert_eq!(changed(None, &Change::Remove(Box::new(other))), None);
}

#[test]
fn limits_the_number_of_duplicates_added_from_one_text() {
    let mut model = opened(&[], TableSession::default(), None).0;
    let links: Vec<String> = (0..30)
        .map(|nth| agreed(&one_point(), seed(nth)).link())
        .collect();
    let effects = update(&mut model, Msg::OpenLink(links.join("#"), 9));
    let added = effects
        .iter()
        .filter(|effect| matches!(effect, Effect::Change(..)));
    assert_eq!(added.count(), 20);
}

#[test]
fn limits_the_number_of_duplicates_added_through_results() {
    let links = (1..=30).map(|number| {
        let duplicate = agreed(&one_point(), seed(number));
        link(&result(&duplicate, 1, None))
    });
    let text: Vec<String> = links.collect();
    let (mut model, _) = opened(&[], TableSession::default(), None);
    update(&mut model, Msg::OpenLink(text.join(" "), 1));
    assert_eq!(model.entries.len(), 20);
    assert!(model.notices().contains(&Notice::Full));
}

fn copy(of: &DuplicateResult, name: Option<&str>, known: bool) -> DuplicateResult {
    DuplicateResult {
        name: name.and_then(record::PlayerName::new),
        known,
        ..of.clone()
    }
}

#[test]
fn a_copy_under_another_name_is_added_and_the_first_result_is_unchanged() {
    let duplicate = agreed(&one_point(), seed(7));
    let first = result(&duplicate, 1, Some("Ann"));
    let branded = copy(&first, Some("Ann"), true);
    let stolen = copy(&first, Some("Mallory"), true);
    let nameless = copy(&first, None, true);
    let (mut model, _) = opened(&[], TableSession::default(), None);
    for (result, remarks) in [
        (&first, vec![None]),
        (&branded, vec![None]),
        (&nameless, vec![None, Some("dice known")]),
        (&stolen, vec![None, Some("dice known"), Some("dice known")]),
    ] {
        update(&mut model, Msg::OpenLink(link(result), 1));
        let stored = model.entries.values().next().expect("it is stored");
        assert_eq!(stored.results[0].result, first);
        let rows = rows(model.shown().expect("shown"), model.words());
        let shown: Vec<_> = rows.iter().map(|row| row.remark.as_deref()).collect();
        assert_eq!(shown, remarks);
    }
    update(&mut model, Msg::RemoveResult(Box::new(stolen)));
    let left = model.shown().map(|shown| shown.standings.len());
    assert_eq!(left, Some(2));
}

#[test]
fn a_result_from_this_device_replaces_its_copy_but_no_other_result() {
    let duplicate = agreed(&one_point(), seed(7));
    let honest = result(&duplicate, 1, Some("Ann"));
    let branded = copy(&honest, Some("Ann"), true);
    let stolen = copy(&honest, Some("Mallory"), false);
    let nameless = copy(&honest, None, false);
    let mut stored = Stored {
        duplicate,
        since: 1,
        results: Vec::new(),
    };
    for (result, own, is_new) in [
        (&stolen, false, true),
        (&branded, false, true),
        (&honest, true, true),
        (&nameless, false, false),
        (&branded, false, false),
        (&nameless, true, false),
    ] {
        assert_eq!(stored.add(StoredResult::new(result.clone(), own)), is_new);
    }
    let results = [(stolen, false), (honest, true)];
    assert_eq!(
        stored.results,
        results.map(|(result, own)| StoredResult::new(result, own))
    );
}

#[test]
fn refuses_a_duplicate_with_rules_that_are_not_shown() {
    let plain = agreed(&one_point(), seed(7));
    let terms = friend::Terms {
        first_roll: rules::FirstRoll::Fresh,
        ..*plain.terms()
    };
    let games = std::num::NonZeroU8::MIN;
    let unusual = friend::Duplicate::new(terms, games, plain.against().clone(), seed(7));
    let (mut model, _) = opened(&[], TableSession::default(), None);
    update(&mut model, Msg::OpenLink(unusual.link(), 1));
    assert!(model.entries.is_empty());
    let refused = Notice::Unreadable(friend::LinkFault::UnknownRules);
    assert_eq!(model.notices(), [refused]);
}
