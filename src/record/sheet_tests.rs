//! Tests for sheets and links to sheets.

use std::time::{Duration, Instant};

use rules::{Board, Decision, Offer, Roll, Variant, legal_plays};

use crate::{
    Answer, AnsweredSheet, LinkError, Note, Sheet, SheetAnswer, SheetItem, answers_link,
    read_answers, read_sheet, read_sheet_code, sheet_code, sheet_link,
};

/// Returns the positions after the first plays of a game, and some cube decisions.
fn decisions(count: usize) -> Vec<Decision> {
    let mut board = Board::start(Variant::Standard);
    let mut all = Vec::new();
    let mut nth = 0;
    while all.len() < count {
        let roll = Roll::ALL[(nth * 5 + 4) % 21];
        let builder = Decision::builder(board).match_to(7);
        let decision = match nth % 4 {
            1 => builder.double().build(),
            3 => builder.answer(Offer::Double, 2).build(),
            _ => builder.play(roll.high().pips(), roll.low().pips()).build(),
        };
        all.push(decision.expect("a decision"));
        let plays = legal_plays(&board, roll);
        // A player who dances stays on the bar and rolls again.
        board = plays
            .get(nth % plays.len().max(1))
            .map_or(board, |play| play.after);
        nth += 1;
    }
    all
}

/// Returns explanations of about 330 characters each, in which words are repeated as in any text about backgammon.
fn comment(nth: usize) -> String {
    const SENTENCES: [&str; 10] = [
        "White has escaped one back checker and leads by a few pips after the roll.",
        "Hitting loose looks tempting, but eleven return shots and a stronger board against you cost too much.",
        "Making the five point gains a block and a home point at once, and leaves no direct shot.",
        "If Black rolls an entering six, you still have the anchor and a fair timing for the mid point.",
        "Compare this with the previous position: there the stack on the eight point had to be unstacked first.",
        "At double match point gammons do not count, so the safe play wins by a small margin.",
        "The cube is already efficient: a market loser comes with about a third of the sequences.",
        "Remember the rule of thumb: when ahead in the race, race; when behind, hold a point and wait.",
        "Only doubles and a combination of fours hit from the bar here, which is one roll in nine.",
        "Slotting works because few of the replies hit and a covered slot gives a prime of five points.",
    ];
    let picked = [0, 3, 7, 5].map(|step| SENTENCES[(nth * 3 + step) % 10]);
    format!("{}. {}", nth + 1, picked.join(" "))
}

fn lesson(count: usize) -> Sheet {
    let mut sheet = Sheet {
        id: 0xdead_beef,
        title: "Early game, second roll".to_owned(),
        items: Vec::new(),
    };
    for (nth, decision) in decisions(count).into_iter().enumerate() {
        let mut note = Note::from(Some(comment(nth)));
        note.drawing = "8/5 6/5 ~24/20 13".parse().expect("a drawing");
        let mut item = SheetItem::new(decision, note);
        item.asks &= nth % 2 == 0;
        assert!(sheet.add(item));
    }
    sheet
}

fn reply(sheet: &Sheet) -> AnsweredSheet {
    let answers = (0_u8..).zip(&sheet.items).map(|(nth, item)| {
        let answer = match item.decision.roll() {
            Some(roll) => Answer::Play(legal_plays(item.decision.board(), roll).last()?.after),
            None => *crate::answers(&item.decision).last()?,
        };
        let given = SheetAnswer::new(answer, 0.0123 * f32::from(nth), 1_500 * u64::from(nth));
        (item.asks && nth % 3 != 1).then_some(given)
    });
    AnsweredSheet::new(sheet, "Zoë", answers.collect())
}

#[test]
fn a_lesson_of_twenty_positions_with_text_and_arrows_fits_in_8_kb() {
    let sheet = lesson(20);
    let text: usize = sheet
        .items
        .iter()
        .flat_map(|item| &item.note.comment)
        .map(String::len)
        .sum();
    assert!(text > 6_000, "{text} bytes of text");
    let link = sheet_link(&sheet).expect("short enough");
    println!("{} characters for {text} bytes of text", link.len());
    assert!(link.len() <= 8_192);
    assert_eq!(
        read_sheet(&format!("See the page at game/#{link}.")),
        Ok(sheet)
    );
}

#[test]
fn texts_without_repetition_and_in_other_scripts_fit_in_8_kb() {
    // Pseudo-random text is the worst case for a compressor: 200 characters for each of twenty positions.
    let mut state = 1_u32;
    let mut letter = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from_u32(u32::from('a') + (state >> 24) % 26).expect("a letter")
    };
    let mut sheet = lesson(20);
    for item in &mut sheet.items {
        item.note
            .set_comment(&(0..200).map(|_| letter()).collect::<String>());
    }
    let link = sheet_link(&sheet).expect("short enough");
    assert_eq!(read_sheet(&link), Ok(sheet.clone()));
    for item in &mut sheet.items {
        let greek = "Το κλείσιμο της πέμπτης θέσης είναι καλύτερο από το χτύπημα. ";
        item.note.set_comment(&greek.repeat(5));
    }
    assert!(sheet_link(&sheet).is_some());
}

#[test]
fn a_link_keeps_evaluations_if_they_fit() {
    let mut sheet = lesson(3);
    sheet.items[1].figures = Some("f=AQ-_z".to_owned());
    for code in [sheet_link(&sheet), sheet_code(&sheet)] {
        let read = read_sheet(&code.expect("short enough"));
        assert_eq!(read.as_ref(), Ok(&sheet));
    }
    let answered = reply(&sheet);
    assert!(
        answered
            .sheet
            .items
            .iter()
            .all(|item| item.figures.is_none())
    );
    let damaged = SheetItem {
        figures: Some("f=a b".to_owned()),
        ..sheet.items[1].clone()
    };
    let mut other = sheet.clone();
    other.items[1] = damaged;
    let code = sheet_code(&other).expect("short enough");
    assert_eq!(read_sheet(&code), Err(LinkError::Damaged));
    let mut state = 1_u32;
    let mut letter = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from_digit((state >> 24) % 36, 36).expect("a letter")
    };
    let mut long = lesson(36);
    for item in &mut long.items {
        let code: String = (0..SheetItem::MAX_FIGURES).map(|_| letter()).collect();
        item.figures = Some(format!("f={code}"));
    }
    let read = read_sheet(&sheet_link(&long).expect("without them")).expect("readable");
    assert!(read.items.iter().all(|item| item.figures.is_none()));
    assert_eq!(read.items.len(), 36);
}

#[test]
fn the_storage_format_survives_a_round_trip_and_holds_more_than_a_link() {
    let mut sheet = lesson(Sheet::MAX_ITEMS);
    for (nth, item) in (0_u32..).zip(&mut sheet.items) {
        let letter = |at: u32| char::from_digit(10 + (nth * 7 + at * at) % 26, 36);
        let long: String = (0..600).filter_map(letter).collect();
        item.note.set_comment(&long);
    }
    assert_eq!(
        read_sheet_code(&sheet_code(&sheet).expect("it fits")),
        Ok(sheet.clone())
    );
    assert_eq!(
        read_sheet(&sheet_code(&sheet).expect("it fits")),
        Ok(sheet.clone())
    );
    sheet.items[0].note.set_comment(&"ab".repeat(5_000));
    for nth in 1..10 {
        sheet.items[nth].note = sheet.items[0].note.clone();
    }
    assert_eq!(sheet_code(&sheet), None, "more than can be stored");
    assert_eq!(
        read_sheet_code(&sheet_link(&lesson(3)).expect("a link")),
        Err(LinkError::OtherVersion(2))
    );
}

#[test]
fn answers_survive_a_round_trip_without_the_notes() {
    let sheet = lesson(20);
    let reply = reply(&sheet);
    let link = answers_link(&reply).expect("answers");
    assert!(link.len() < 1_400, "{}", link.len());
    let read = read_answers(&link).expect("readable");
    assert_eq!(read, reply);
    assert_eq!(read.sheet.items[0].note, Note::default());
    assert_eq!(read_sheet(&link), Err(LinkError::NotALink));
    let mut wrong = reply;
    wrong.answers[0] = wrong.answers[0].map(|given| SheetAnswer {
        answer: Answer::Take,
        ..given
    });
    assert_eq!(answers_link(&wrong), None, "a take is no play");
}

#[test]
fn sums_up_the_answers() {
    let sheet = lesson(4);
    let answered = reply(&sheet);
    assert_eq!(answered.given().count(), 2);
    assert_eq!(answered.seconds(), 3);
    let mean = answered.mean_loss().expect("two answers");
    assert!((mean - 0.0125).abs() < 1e-6, "{mean}");
    let none = AnsweredSheet::new(&sheet, "", Vec::new());
    assert_eq!(
        (none.mean_loss(), none.seconds(), none.answers.len()),
        (None, 0, 4)
    );
}

#[test]
fn truncated_and_modified_links_are_rejected_within_a_second() {
    let sheet = lesson(6);
    let links = [
        sheet_link(&sheet).expect("a link"),
        sheet_code(&sheet).expect("a code"),
        answers_link(&reply(&sheet)).expect("answers"),
    ];
    let begun = Instant::now();
    for link in &links {
        for end in (0..link.len()).step_by(7) {
            let cut = &link[..end];
            assert!(
                read_sheet(cut).is_err() && read_answers(cut).is_err(),
                "{end}"
            );
        }
        for at in (2..link.len()).step_by(11) {
            let mut changed = link.clone().into_bytes();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).expect("letters");
            // Changing the unused bits of the last character has no effect.
            let read = read_sheet(&changed);
            assert!(read.is_err() || read.as_ref() == Ok(&sheet), "{at}");
            let _no_panic = read_answers(&changed);
        }
    }
    let elapsed = begun.elapsed();
    assert!(elapsed < Duration::from_secs(20), "{elapsed:?}");
}
