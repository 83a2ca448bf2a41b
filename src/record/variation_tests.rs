//! Tests for variations: the typed format, links to them, and links from earlier releases.

use std::time::{Duration, Instant};

use proptest::prelude::*;
use rules::{Board, Decision, Offer, Play, Player, Roll, Setup, Variant};

use crate::{
    AnsweredSheet, LinkError, Note, Sheet, SheetItem, Variation, VariationError, VariationFault,
    answers_link, read_answers, read_sheet, read_sheet_code, sheet_code, sheet_link,
};

/// Link, stored sheet and answers written by a release without variations.
const OLD_LINK: &str = "s=AqMAA---rd4cAAAAqBBoA4P2F66PKgzWohn1qheSork4NL1uBhsAAACoEGgDg_YXrosFrVy-iUW3TKFhvaIA\
    zwUaAAAAqBDoxQmETixu8cFCfZjcQJfgZauMoywBRQC6_0Vhcmx5IGdhbWUsIHNlY29uZCByb2xsAE1ha2UgdGhlIDxiPmZpdmUgcG9pbnQ8L2I-\
    LgpOb3cuAADhvJnOu867zqzPgjsHdg";
const OLD_CODE: &str = "s=AZ4AA---rd4cAAAAqBBoA4P2F66PKgzWohn1qheSork4NL1uBhsAAACoEGgDg_YXrosFrVy-iUW3TKFhvaIA\
    zwUaAAAAqBDoxQmETixu8cFCfZjcQJfgZauMoyxFYXJseSBnYW1lLCBzZWNvbmQgcm9sbABNYWtlIHRoZSA8Yj5maXZlIHBvaW50PC9iPi4KTm93\
    LgAA4byZzrvOu86sz4Lkv_s";
const OLD_ANSWERS: &str = "a=AWUAA---rd4XAAAAqBBoA4P2F66PnmkLU3z_a_Q70yUTAAAAqBBoA4P2F66LFRWd91mAAxcAAACoEOjFCYROLG\
    bRpNgukpcqibVv8EVhcmx5IGdhbWUsIHNlY29uZCByb2xsAFpvw6sB7T4";

fn start() -> Decision {
    let builder = Decision::builder(Board::start(Variant::Standard)).match_to(7);
    builder.play(3, 1).build().expect("a roll")
}

fn read(text: &str) -> (Variation, Option<VariationError>) {
    Variation::read(&start(), text)
}

/// Returns a variation parsed from text that must be valid.
fn line(decision: &Decision, name: &str, text: &str) -> Variation {
    let (mut variation, error) = Variation::read(decision, text);
    assert_eq!(error, None, "{text}");
    variation.set_name(name);
    variation
}

fn notations(variation: &Variation) -> Vec<String> {
    variation
        .turns()
        .iter()
        .map(crate::VariationTurn::notation)
        .collect()
}

#[test]
fn reads_rolls_plays_and_texts_in_any_layout() {
    let expected = ["3-1: 8/5 6/5", "6-4: 24/14", "6-6: 24/18(2) 13/7(2)"];
    for text in [
        "8/5 6/5 6-4: 24/14 66: 24/18(2) 13/7(2)",
        "31: 6/5, 8/5; 64 24/14\n6-6:24/18(2) 13/7(2)",
        " 1) 31: 8/5 6/5   64: 24/14\n 2) 66: 13/7(2) 24/18(2)",
        "{Best} 8/5 6/5 46: 24/14 {runs\nhome} {now} 66: 24/18(2) 13/7(2) {",
    ] {
        let (variation, error) = read(text);
        assert_eq!(
            (notations(&variation), error),
            (expected.map(str::to_owned).to_vec(), None),
            "{text}"
        );
        let (again, _) = read(&variation.to_text());
        assert_eq!(again, variation, "{text}");
    }
    let (variation, _) = read("8/5 6/5 {Best} 64: 24/14 {runs\nhome} {now}");
    let texts: Vec<&str> = variation
        .turns()
        .iter()
        .map(crate::VariationTurn::text)
        .collect();
    assert_eq!(texts, ["Best", "runs\nhome now"]);
    let players: Vec<Player> = variation
        .turns()
        .iter()
        .map(crate::VariationTurn::player)
        .collect();
    assert_eq!(players, Player::BOTH);
    assert_eq!(read(" \n").0, Variation::default());
}

#[test]
fn keeps_the_turns_before_an_unreadable_one() {
    let fault = |text: &str| {
        let (variation, error) = read(text);
        error.map(|error| (variation.turns().len(), error.turn, error.fault))
    };
    let roll = start().roll().expect("a roll");
    assert_eq!(
        fault("6-4: 24/14"),
        Some((0, 1, VariationFault::OtherRoll(roll)))
    );
    assert!(matches!(
        fault("8/5 6/5 24/14"),
        Some((0, 1, VariationFault::Play(..)))
    ));
    for wrong in [
        "24/13",
        "6/off",
        "x/y",
        "no play",
        "",
        "24/14 24/14 24/14 24/14 24/14",
        "24/14/10/4",
    ] {
        let text = format!("8/5 6/5 64: {wrong}");
        assert!(
            matches!(fault(&text), Some((1, 2, VariationFault::Play(..)))),
            "{text}"
        );
    }
    let (before, _) = Variation::read(
        &start()
            .to_builder()
            .before_roll()
            .build()
            .expect("a decision"),
        "8/5 6/5",
    );
    assert!(before.turns().is_empty());
    let long =
        "31: 8/5 6/5 31: 8/5 6/5".to_owned() + &" 21: 24/23 24/22 21: 24/23 24/22".repeat(20);
    let (variation, error) = read(&long);
    assert!(variation.turns().len() <= Variation::MAX_TURNS && error.is_some());
}

#[test]
fn adds_only_legal_plays_of_the_roll_shown() {
    let (read, _) = read("8/5 6/5");
    let play = read.turns()[0].play();
    let [shown, other] = ["31", "64"].map(|roll| Roll::read(roll).expect("a roll"));
    let mut variation = Variation::default();
    assert_eq!(
        variation.add(&start(), other, Some(&Play::default())),
        Err(VariationFault::OtherRoll(shown))
    );
    let is_illegal = |added| matches!(added, Err(VariationFault::Play(..)));
    assert!(is_illegal(variation.add(&start(), shown, None)));
    assert_eq!(variation.add(&start(), shown, Some(play)), Ok(()));
    assert!(is_illegal(variation.add(&start(), shown, None)));
    assert_eq!(variation, read);
}

#[test]
fn parses_lost_turns_and_rejects_turns_after_the_end_of_the_game() {
    let mut setup = Setup::EMPTY;
    setup.own[1] = 2;
    setup.own[3] = 2;
    setup.opponent[25] = 1;
    for point in 1..=6 {
        setup.own[point] = 2;
    }
    setup.own[7] = 3;
    setup.opponent[1] = 14;
    let shut_out = Decision::builder(setup)
        .play(2, 1)
        .build()
        .expect("a closed board");
    let text = "7/5 7/6 66: {stays out} 66: 7/1 6/off(3)";
    let variation = line(&shut_out, "", text);
    let notations = notations(&variation);
    assert_eq!(notations[1], "6-6: no play");
    assert_eq!(
        Variation::read(&shut_out, &variation.to_text()),
        (variation, None)
    );

    setup.own = [0; 26];
    setup.own[1] = 2;
    setup.opponent = [0; 26];
    setup.opponent[1] = 2;
    let last = Decision::builder(setup).variant(Variant::Hypergammon);
    let mut three = setup;
    three.own[0] = 1;
    three.opponent[0] = 1;
    let last = last.board(three).play(2, 1).build().expect("a race");
    let (variation, error) = Variation::read(&last, "1/off(2) 2-1: 1/off(2)");
    assert_eq!(variation.turns().len(), 1);
    let over = VariationError {
        turn: 2,
        fault: VariationFault::GameOver,
    };
    assert_eq!(error, Some(over));
}

#[test]
fn a_variation_of_a_double_begins_with_a_roll() {
    let builder = Decision::builder(Board::start(Variant::Standard)).on_roll(Player::Black);
    for decision in [
        builder.double().build(),
        builder.answer(Offer::Double, 2).build(),
    ] {
        let decision = decision.expect("a cube action");
        let (_, error) = Variation::read(&decision, "8/5 6/5");
        assert_eq!(error.map(|error| error.fault), Some(VariationFault::NoRoll));
        let variation = line(&decision, "Takes", "31: 8/5 6/5 64: 24/14");
        assert_eq!(variation.turns()[0].player(), Player::Black);
        let mut sheet = Sheet::default();
        let mut item = SheetItem::new(decision, Note::default());
        item.variations.push(variation);
        sheet.add(item);
        assert_eq!(read_sheet(&sheet_link(&sheet).expect("short")), Ok(sheet));
    }
}

/// Returns a sheet of positions, each with a text, arrows and two variations.
fn lesson(count: usize) -> Sheet {
    const TEXTS: [&str; 4] = [
        "Making the five point gains a block and a home point at once, and leaves no direct shot.",
        "Hitting loose looks tempting, but eleven return shots and a stronger board cost too much.",
        "When ahead in the race, race; when behind, hold a point and wait for a shot to come.",
        "The cube is already efficient: a market loser comes with about a third of the sequences.",
    ];
    let mut sheet = Sheet {
        id: 5,
        title: "Early game".to_owned(),
        items: Vec::new(),
    };
    for nth in 0..count {
        let text = format!(
            "{}. {} {}",
            nth + 1,
            TEXTS[nth % 4],
            TEXTS[(nth * 3 + 1) % 4]
        );
        let mut note = Note::from(Some(text));
        note.drawing = "8/5 6/5 ~24/20 13".parse().expect("a drawing");
        let mut item = SheetItem::new(start(), note);
        for (name, text) in [
            (
                "If White hits",
                "8/5 6/5 {The point} 64: 24/14 {Runs} 55: 13/3(2) 21: 13/11 6/5",
            ),
            (
                "The other play",
                "24/23 13/10 62: 24/18 13/11 {Now there are fourteen shots.} 31: 10/7 8/7",
            ),
        ] {
            item.variations.push(line(&item.decision, name, text));
        }
        assert!(sheet.add(item));
    }
    sheet
}

#[test]
fn a_lesson_of_twenty_positions_with_text_arrows_and_variations_fits_in_8_kb() {
    let mut sheet = lesson(20);
    // Pseudo-random letters are the worst case for a compressor.
    let mut state = 1_u32;
    let mut letters = |count: usize| -> String {
        let letter = |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from_u32(u32::from('a') + (state >> 24) % 26).expect("a letter")
        };
        (0..count).map(letter).collect()
    };
    for item in &mut sheet.items {
        item.note.set_comment(&letters(150));
        for variation in &mut item.variations {
            variation.set_name(&letters(12));
        }
    }
    let link = sheet_link(&sheet).expect("short enough");
    println!("{} characters", link.len());
    assert!(link.len() <= 8_192);
    assert_eq!(read_sheet(&format!("at game/#{link}.")), Ok(sheet.clone()));
    let mut plain = sheet;
    for item in &mut plain.items {
        item.variations.clear();
    }
    let without = sheet_link(&plain).expect("short enough").len();
    println!("{without} characters without variations");
    // Forty variations, two of seven turns for each position, take about 40 characters per position.
    assert!(link.len() < without + 20 * 60, "{} {without}", link.len());
}

#[test]
fn the_storage_format_retains_variations_and_answers_omit_them() {
    let sheet = lesson(Sheet::MAX_ITEMS);
    let code = sheet_code(&sheet).expect("it fits");
    assert_eq!(read_sheet_code(&code), Ok(sheet.clone()));
    assert_eq!(read_sheet(&code), Ok(sheet.clone()));
    let reply = AnsweredSheet::new(&sheet, "Zoë", Vec::new());
    let link = answers_link(&reply).expect("short");
    assert_eq!(read_answers(&link), Ok(reply.clone()));
    assert!(
        reply
            .sheet
            .items
            .iter()
            .all(|item| item.variations.is_empty())
    );
    let mut many = lesson(1);
    many.items[0].variations =
        vec![many.items[0].variations[0].clone(); SheetItem::MAX_VARIATIONS + 1];
    assert_eq!((sheet_code(&many), sheet_link(&many)), (None, None));
}

#[test]
fn links_from_releases_without_variations_are_read_and_written_unchanged() {
    let (sheet, stored) = (
        read_sheet(OLD_LINK).expect("a link"),
        read_sheet_code(OLD_CODE).expect("a code"),
    );
    assert_eq!(sheet, stored);
    assert_eq!(sheet.title, "Early game, second roll");
    let comments = sheet.items.iter().map(|item| item.note.comment.as_deref());
    assert_eq!(
        comments.collect::<Vec<_>>(),
        [
            Some("Make the <b>five point</b>.\nNow."),
            None,
            Some("Ἑλλάς")
        ]
    );
    assert!(sheet.items.iter().all(|item| item.variations.is_empty()));
    assert_eq!(sheet.items[0].note.drawing.to_string(), "13 6/5 8/5 ~24/20");
    assert_eq!(sheet_code(&sheet).as_deref(), Some(OLD_CODE));
    assert_eq!(sheet_link(&sheet).as_deref(), Some(OLD_LINK));
    let answers = read_answers(OLD_ANSWERS).expect("answers");
    assert_eq!((&*answers.name, answers.given().count()), ("Zoë", 2));
    assert_eq!(answers_link(&answers).as_deref(), Some(OLD_ANSWERS));
}

#[test]
fn a_sheet_with_variations_has_a_newer_version_than_earlier_releases_accept() {
    let sheet = lesson(1);
    let first = |link: &str| {
        crate::from_code(link.strip_prefix("s=").expect("a sheet")).expect("a code")[0]
    };
    assert_eq!(first(&sheet_link(&sheet).expect("short")), 4);
    assert_eq!(first(&sheet_code(&sheet).expect("short")), 3);
    let link = sheet_link(&sheet).expect("short");
    assert_eq!(read_sheet_code(&link), Err(LinkError::OtherVersion(4)));
}

#[test]
fn received_names_and_texts_are_bounded_and_plain() {
    let mut variation = line(&start(), "x", "8/5 6/5");
    variation.set_name(&format!("a\u{202e}\nb{}", "c".repeat(500)));
    assert!(
        variation.name().starts_with("a b")
            && variation.name().chars().count() <= Variation::MAX_NAME
    );
    let text = "}".repeat(2_000);
    assert!(variation.set_texts([&*text].into_iter()).is_some());
    assert_eq!(variation.turns()[0].text(), ")".repeat(Variation::MAX_TEXT));
    assert_eq!(variation.set_texts(std::iter::empty()), None);
}

#[test]
fn variations_with_too_many_legal_plays_are_rejected_quickly() {
    // Doubles from this position have nearly 2,000 legal plays.
    let mut setup = Setup::EMPTY;
    setup.own[9..24].fill(1);
    setup.opponent[1] = 15;
    let decision = Decision::builder(setup)
        .play(1, 1)
        .build()
        .expect("a decision");
    let heavy = line(&decision, "", "23/19");
    let mut sheet = Sheet::default();
    for _ in 0..Sheet::MAX_ITEMS {
        let mut item = SheetItem::new(decision, Note::default());
        item.variations = vec![heavy.clone(); SheetItem::MAX_VARIATIONS];
        sheet.add(item);
    }
    let begun = Instant::now();
    assert_eq!(sheet_code(&sheet), None);
    let elapsed = begun.elapsed();
    assert!(elapsed < Duration::from_secs(20), "{elapsed:?}");
}

#[test]
fn truncated_and_modified_links_are_rejected() {
    let sheet = lesson(2);
    for link in [
        sheet_link(&sheet).expect("a link"),
        sheet_code(&sheet).expect("a code"),
    ] {
        for end in (0..link.len()).step_by(5) {
            assert!(read_sheet(&link[..end]).is_err(), "{end}");
        }
        for at in (2..link.len()).step_by(7) {
            let mut changed = link.clone().into_bytes();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let read = read_sheet(&String::from_utf8(changed).expect("letters"));
            assert!(read.is_err() || read.as_ref() == Ok(&sheet), "{at}");
        }
    }
}

proptest! {
    #[test]
    fn any_typed_text_is_read_without_a_panic(text in "[0-9/ :{}()*bar;,\n-]{0,120}") {
        let (variation, error) = read(&text);
        prop_assert!(variation.turns().len() <= Variation::MAX_TURNS);
        prop_assert!(error.is_none_or(|error| error.turn == variation.turns().len() + 1));
        prop_assert_eq!(read(&variation.to_text()), (variation, None));
    }
}
