//! Import of links that were opened or pasted: every link in the text is read, and every result is validated before it
//! is added.

use friend::{Duplicate, DuplicateOpponent, DuplicateResult, FalseResult, LinkFault};
use terms::known_level;

use crate::{
    Change, CheckedResult, Effect, Model, Notice, Page, ShownDuplicate, Stored, StoredResult,
    navigation::show,
    stored::{MAX_RESULTS, key},
};

/// Maximum text length in bytes; the rest is ignored.
const MAX_TEXT_BYTES: usize = 2_000_000;

/// Maximum number of duplicates added from one text, since duplicates can only be deleted one by one.
const MAX_DUPLICATES: usize = 20;

/// Maximum number of damaged links reported, since a text may contain a hundred thousand.
const MAX_FAULTS: usize = 3;

/// Number of notices at which invalid results are no longer reported.
const MAX_NOTICES: usize = 10;

/// Duplicates, results and faults found in the links of a text.
#[derive(Default)]
struct Found {
    duplicates: Vec<Duplicate>,
    results: Vec<DuplicateResult>,
    faults: Vec<LinkFault>,
    /// `true` if the text exceeds the limits and was truncated.
    is_cut: bool,
}

impl Found {
    fn in_text(text: &str) -> Self {
        let end = text.floor_char_boundary(MAX_TEXT_BYTES);
        let mut found = Self {
            is_cut: end < text.len(),
            ..Self::default()
        };
        let mut tags = Vec::new();
        let pieces = text[..end].split(|c: char| c == '#' || c.is_whitespace());
        for piece in pieces {
            let read = match piece.get(..2) {
                Some("d=") => Duplicate::from_link(piece).map(|one| (one, None)),
                Some("r=") => DuplicateResult::from_link(piece)
                    .map(|result| (result.duplicate.clone(), Some(result))),
                _ => continue,
            };
            match read.and_then(with_usual_rules) {
                Ok((duplicate, result)) => {
                    // The duplicates of results count towards the limit too.
                    let tag = duplicate.tag();
                    if !tags.contains(&tag) {
                        tags.push(tag);
                    }
                    if tags.len() > MAX_DUPLICATES {
                        found.is_cut = true;
                        break;
                    }
                    match result {
                        Some(result) => found.results.push(result),
                        None => found.duplicates.push(duplicate),
                    }
                }
                Err(fault) if found.faults.len() < MAX_FAULTS => found.faults.push(fault),
                Err(_) => {}
            }
        }
        found
    }
}

/// Rejects a duplicate whose rules cannot be chosen in any form, since the page does not show such rules.
fn with_usual_rules<T>(of: (Duplicate, T)) -> Result<(Duplicate, T), LinkFault> {
    let usual = of.0.terms().are_usual();
    usual.then_some(of).ok_or(LinkFault::UnknownRules)
}

/// Returns `true` if this release can play the duplicate.
fn knows_level(duplicate: &Duplicate) -> bool {
    match duplicate.against() {
        DuplicateOpponent::Computer(level) => known_level(level.as_str()).is_some(),
        DuplicateOpponent::Partner => true,
    }
}

/// Adds the duplicates and results in a text's links, and shows a duplicate unless one is already on display.
pub(crate) fn open_link(model: &mut Model, text: &str, now: u64) -> Vec<Effect> {
    model.now = now;
    model.notices.clear();
    let found = Found::in_text(text);
    let mut notices: Vec<Notice> = found.faults.into_iter().map(Notice::Unreadable).collect();
    let mut effects = Vec::new();
    let is_shown = model.shown().is_some();
    for duplicate in found.duplicates {
        if !knows_level(&duplicate) {
            notices.push(Notice::UnknownLevel);
        }
        effects.extend(open(model, &duplicate, is_shown));
        if is_shown {
            notices.push(Notice::OtherDuplicate);
        }
    }
    let (mut added, mut known) = (0, false);
    for result in found.results {
        let name = result.name.as_ref().map(|name| name.as_str().to_owned());
        match add_result(model, result, is_shown, &mut effects) {
            Ok(AddOutcome::Added) => added += 1,
            Ok(AddOutcome::Elsewhere) => notices.push(Notice::OtherDuplicate),
            Ok(AddOutcome::Known) => known = true,
            Ok(AddOutcome::Full) => notices.push(Notice::Full),
            Err(why) if notices.len() < MAX_NOTICES => notices.push(Notice::False(name, why)),
            Err(_) => {}
        }
    }
    if found.is_cut {
        notices.push(Notice::Full);
    }
    if added > 0 {
        notices.push(Notice::Added(added));
    } else if known && notices.is_empty() {
        notices.push(Notice::Known);
    } else if notices.is_empty() && effects.is_empty() {
        notices.push(Notice::NoLink);
    }
    notices.dedup();
    model.notices = notices;
    effects
}

/// Stores a duplicate if it is new, and shows it unless `keep_page` is set.
fn open(model: &mut Model, duplicate: &Duplicate, keep_page: bool) -> Vec<Effect> {
    let mut effects = Vec::new();
    let key = key(duplicate);
    let stored = model.entries.get(key.as_str()).cloned();
    let stored = stored.unwrap_or_else(|| {
        let new = Stored {
            duplicate: duplicate.clone(),
            since: model.now,
            results: Vec::new(),
        };
        let change = Change::Add(Box::new(new.clone()));
        effects.push(Effect::Change(key.clone(), change, Vec::new()));
        model.entries.insert(key.as_str().to_owned(), new.clone());
        new
    });
    let current = model.shown().is_some_and(|shown| shown.key() == key);
    if !keep_page && !current {
        effects.extend(show(
            model,
            Page::Shown(Box::new(ShownDuplicate::new(stored))),
        ));
    }
    effects
}

/// Outcome of adding a valid result.
enum AddOutcome {
    Added,
    Elsewhere,
    Known,
    Full,
}

fn add_result(
    model: &mut Model,
    result: DuplicateResult,
    keep_page: bool,
    effects: &mut Vec<Effect>,
) -> Result<AddOutcome, FalseResult> {
    let checked = CheckedResult::new(StoredResult::new(result.clone(), false))?;
    effects.extend(open(model, &result.duplicate, keep_page));
    let key = key(&result.duplicate);
    let Some(stored) = model.entries.get_mut(key.as_str()) else {
        return Ok(AddOutcome::Full);
    };
    let new = StoredResult::new(result, false);
    let added = stored.add(new.clone());
    let full = !added && stored.results.len() >= MAX_RESULTS;
    let only = Stored {
        results: vec![new.clone()],
        ..stored.clone()
    };
    let shown = model.shown_mut().filter(|shown| shown.key() == key);
    let here = shown.is_some();
    if !added {
        return Ok(if full {
            AddOutcome::Full
        } else {
            AddOutcome::Known
        });
    }
    effects.push(Effect::Change(key, Change::Add(Box::new(only)), Vec::new()));
    if let Some(shown) = shown {
        shown.add(checked);
    }
    Ok(if here {
        AddOutcome::Added
    } else {
        AddOutcome::Elsewhere
    })
}
