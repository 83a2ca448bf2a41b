//! Checks for every rendered page: unique IDs, names for all controls, headings in order, one language.

use std::collections::BTreeSet;

use words::Language;

use super::document::{Document, Element};

/// Roles whose elements must have a name.
const NAMED: &[&str] = &[
    "alertdialog",
    "button",
    "checkbox",
    "combobox",
    "complementary",
    "dialog",
    "group",
    "heading",
    "img",
    "link",
    "navigation",
    "option",
    "progressbar",
    "radio",
    "region",
    "searchbox",
    "slider",
    "spinbutton",
    "textbox",
];

/// Words in Latin script that are allowed in texts in any language: names of programs, formats, rules and keys.
const INTERNATIONAL: &[&str] = &[
    "Backgammon",
    "Bronstein",
    "STUN",
    "Snowie",
    "Crawford",
    "Delete",
    "Enter",
    "Jacoby",
    "XGID",
    "FSRS",
    "GNU",
    "https",
    "Nackgammon",
    "Hypergammon",
    "LongGammon",
    "Portes",
    "Fibs",
    "blot",
    "Kazaross",
];

/// Checks that a page in this language is accessible.
///
/// # Panics
/// Panics if the page breaks a rule; the message names the element that breaks it.
pub(crate) fn check(page: &Document, language: Language) {
    let elements = page.elements();
    ids_are_unique(&elements);
    references_exist(&elements);
    all_are_named(&elements);
    headings_are_in_order(&elements);
    speaks(&elements, language);
}

fn ids_are_unique(elements: &[Element]) {
    let mut seen = BTreeSet::new();
    for id in elements.iter().filter_map(|one| one.attribute("id")) {
        assert!(seen.insert(id.clone()), "two elements have the id {id:?}");
    }
}

fn references_exist(elements: &[Element]) {
    let ids: BTreeSet<String> = elements
        .iter()
        .filter_map(|one| one.attribute("id"))
        .collect();
    for name in [
        "aria-describedby",
        "aria-labelledby",
        "aria-controls",
        "for",
    ] {
        for value in elements.iter().filter_map(|one| one.attribute(name)) {
            let missing = value.split_whitespace().find(|id| !ids.contains(*id));
            assert_eq!(missing, None, "{name} refers to nothing");
        }
    }
}

fn all_are_named(elements: &[Element]) {
    for element in elements.iter().filter(|one| !one.is_hidden()) {
        let named = element.role().filter(|role| NAMED.contains(role));
        if let Some(role) = named {
            let around = element.inherited("class").unwrap_or_default();
            assert!(
                !element.name().is_empty(),
                "a {role} in {around:?} has no name"
            );
        }
    }
}

/// Checks that no heading is more than one level below the preceding heading.
fn headings_are_in_order(elements: &[Element]) {
    let mut last = 0;
    for heading in elements.iter().filter(|one| one.role() == Some("heading")) {
        let level = heading
            .tag()
            .trim_start_matches('h')
            .parse()
            .expect("h1 to h4");
        let text = heading.text();
        assert!(
            last == 0 || level <= last + 1,
            "{text:?}: h{level} follows h{last}"
        );
        last = level;
    }
}

/// Checks that all texts are in the page's language, except the names of other languages and notation.
fn speaks(elements: &[Element], language: Language) {
    for element in elements {
        let foreign = element
            .inherited("lang")
            .is_some_and(|lang| lang != language.tag());
        let notation = element
            .inherited("dir")
            .is_some_and(|way| matches!(&*way, "ltr" | "auto"));
        let is_literal = matches!(element.tag(), "kbd" | "code" | "output");
        if foreign || notation || is_literal || element.is_hidden() {
            continue;
        }
        let label = element.attribute("aria-label").unwrap_or_default();
        for text in [element.own_text(), label] {
            assert_eq!(foreign_word(&text, language), None, "in {text:?}");
        }
    }
}

/// Returns the first word in a script other than the language's; short words, such as units, are allowed in every
/// language.
fn foreign_word(text: &str, language: Language) -> Option<&str> {
    let is_latin = |letter: char| letter.is_ascii_alphabetic();
    match language {
        Language::Arabic | Language::Greek | Language::Japanese => {
            let mut words = text.split(|letter| !is_latin(letter));
            // The dice fingerprint is hexadecimal, so it may contain a sequence of letters that looks like a word.
            let is_digits = |word: &str| word.chars().all(|letter| letter.is_ascii_hexdigit());
            words.find(|word| word.len() > 3 && !INTERNATIONAL.contains(word) && !is_digits(word))
        }
        _ => {
            let is_other = |letter| letter > '\u{2fff}' || ('\u{370}'..'\u{700}').contains(&letter);
            text.split(' ').find(|word| word.contains(is_other))
        }
    }
}
