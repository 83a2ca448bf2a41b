//! Tests for the sheets room: the list, a sheet with its positions, and answers.

use ::board::{DecisionBoard, Input, Place};
use ::drill::StoredSheet;
use leptos::prelude::*;
use record::{
    Answer, AnsweredSheet, Note, Sheet, SheetAnswer, SheetItem, Variation, answers_link, sheet_link,
};
use rules::{Board, ByPlayer, Decision, Player, Roll, Setup, Variant};
use table::Route;
use words::{Language, Words, arg};

use crate::{
    browser::{database, spawn_local},
    rooms::{
        self, Shell, sheet_store,
        sheets::{
            state::Sheets,
            views::line_board::{LineBoard, open_board, turn_text},
        },
    },
    tests::Stage,
};

fn decision(high: u8, low: u8) -> Decision {
    let builder = Decision::builder(Board::start(Variant::Standard)).play(high, low);
    builder.build().expect("a roll")
}

/// Returns a sheet whose first item shows a position with a text, and whose second asks for a play.
fn sheet() -> Sheet {
    let mut sheet = Sheet {
        id: 0x2a,
        title: "Opening <b>plays</b>".to_owned(),
        items: Vec::new(),
    };
    let mut shown = SheetItem::new(decision(6, 5), Note::from(Some("Lover’s leap".to_owned())));
    shown.asks = false;
    sheet.add(shown);
    sheet.add(SheetItem::new(
        decision(3, 1),
        Note::from(Some("The best roll".to_owned())),
    ));
    sheet
}

fn store(stage: &Stage, sheet: Sheet) {
    stage.within(|_| {
        spawn_local(async move {
            sheet_store::store(sheet).await.expect("it is stored");
        });
    });
}

fn reply() -> AnsweredSheet {
    let answer = Answer::read(&decision(3, 1), "24/20").expect("legal");
    let given = SheetAnswer::new(answer, 0.05, 12_000);
    AnsweredSheet::new(&sheet(), "Zoë", vec![None, Some(given)])
}

#[test]
fn lists_sheets_and_introduces_the_room_without_any() {
    for language in Language::ALL {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(Route::Sheets(None));
        assert_eq!(page.names("heading").first(), Some(&words.place_sheets()));
        assert_eq!(
            page.names("heading").len(),
            2,
            "{language:?}: an introduction"
        );
        store(&stage, sheet());
        let page = stage.room(Route::Sheets(None));
        let list = page.get("list", &words.sheet_list());
        let rows = list.names("link");
        assert!(rows[0].contains(&words.sheet_count(2_u32)), "{rows:?}");
        page.get("textbox", &words.sheet_paste());
    }
}

#[test]
fn sheet_page_has_fields_for_its_positions() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        store(&stage, sheet());
        let words = stage.store.words();
        let page = stage.room(Route::Sheets(Some(0x2a)));
        let texts = page.names("textbox");
        let texts = texts
            .iter()
            .filter(|name| name.starts_with(&words.sheet_text()));
        assert_eq!(texts.count(), 2);
        assert_eq!(page.all("checkbox").len(), 2);
        for button in [
            words.sheet_print(),
            words.sheet_save(),
            words.sheet_ask_all(),
            words.sheet_delete(),
            words.sheet_move(arg::Number(2_u32), arg::Way("up")),
        ] {
            page.get("button", &button);
        }
        let link = page.get("link", &words.sheet_try());
        let expected = format!("#{}", sheet_link(&sheet()).expect("short"));
        assert_eq!(link.attribute("href"), Some(expected));
    }
}

#[test]
fn printed_position_has_score_cube_and_pips() {
    let stage = Stage::open(Language::English);
    let mut sheet = sheet();
    let builder = Decision::builder(Board::start(Variant::Standard)).play(6, 4);
    let builder = builder.match_to(5).score(ByPlayer { white: 2, black: 0 });
    let decision = builder.cube(2, Some(Player::Black)).build();
    sheet.add(SheetItem::new(
        decision.expect("a decision"),
        Note::default(),
    ));
    store(&stage, sheet);
    let html = stage.html(|store| rooms::build(store, Route::Sheets(Some(0x2a))));
    let (editor, paper) = html.split_once("paper-positions").expect("a paper");
    assert!(editor.contains("White: 167 pips · 3 away"), "{editor}");
    for text in [
        "White to play \u{2068}3-1",
        "White: 167 pips",
        "Money game",
        "Cube 1, in the middle",
        "White to play \u{2068}6-4",
        "White: 167 pips · 3 away",
        "Black: 167 pips · 5 away",
        "Cube 2, owned by Black",
        "class='number'",
    ] {
        assert!(paper.contains(text), "{text}: {paper}");
    }
}

#[test]
fn drawing_of_a_question_is_printed_with_its_answer() {
    let stage = Stage::open(Language::English);
    let mut sheet = Sheet {
        items: Vec::new(),
        ..sheet()
    };
    let note = Note {
        drawing: "24/14".parse().expect("a drawing"),
        ..Note::default()
    };
    sheet.add(SheetItem::new(decision(6, 4), note));
    store(&stage, sheet);
    let html = stage.html(|store| rooms::build(store, Route::Sheets(Some(0x2a))));
    let (_, paper) = html.split_once("paper-positions").expect("a paper");
    let (positions, answers) = paper.split_once("paper-answers").expect("answers");
    assert!(!positions.contains("drawn-arrow"), "it would give it away");
    assert!(answers.contains("drawn-arrow"), "{answers}");
}

#[test]
fn missing_sheets_and_damaged_links_are_explained() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let text = |route| stage.room(route).text();
    assert!(text(Route::Sheets(Some(1))).contains(&words.sheet_missing()));
    let link = answers_link(&reply()).expect("short");
    let cut = link[..link.len() / 2].to_owned();
    assert!(text(Route::SheetLink(cut)).contains(&words.sheet_unread("cut")));
    for damaged in ["a=", "a=AAAA%", "s=AQAB", "s=%%"] {
        let text = text(Route::SheetLink(damaged.to_owned()));
        let is_told = ["cut", "damaged", "newer"]
            .iter()
            .any(|why| text.contains(&words.sheet_unread(*why)));
        assert!(is_told, "{damaged}: {text}");
    }
}

#[test]
fn answers_are_stored_only_with_their_sheet() {
    let stage = Stage::open(Language::English);
    let words = stage.store.words();
    let route = || Route::SheetLink(answers_link(&reply()).expect("short"));
    let page = stage.room(route());
    let text = page.text();
    for part in [
        "Answers of",
        "Zoë",
        "loses 0.050",
        "12 s",
        "0:12",
        "0 of 1 right",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(page.find("button", &words.sheet_keep()).is_none());
    store(&stage, sheet());
    stage.room(route()).get("button", &words.sheet_keep());
}

#[test]
fn reader_sees_texts_immediately_or_after_answering() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(Route::SheetLink(sheet_link(&sheet()).expect("short")));
        let text = page.text();
        assert!(
            text.contains("Lover’s leap") && !text.contains("The best roll"),
            "{text}"
        );
        assert_eq!(page.names("heading"), ["Opening <b>plays</b>"]);
        page.get("button", &words.drill_next());
        assert!(page.find("button", &words.drill_check()).is_none());
        let mut quiz = sheet();
        quiz.items.remove(0);
        let page = stage.room(Route::SheetLink(sheet_link(&quiz).expect("short")));
        assert!(!page.text().contains("The best roll"));
        page.get("button", &words.drill_check());
    }
}

#[test]
fn full_sheet_rejects_more_positions_and_retains_its_answers() {
    let stage = Stage::open(Language::English);
    store(&stage, sheet());
    let result = RwSignal::new(None);
    stage.within(|_| {
        spawn_local(async move {
            let kept = sheet_store::change(sheet(), |stored| {
                stored.keep(reply());
                Ok(())
            });
            kept.await.expect("it is stored");
            let items = vec![sheet().items.remove(1); Sheet::MAX_ITEMS];
            let full = sheet_store::add(sheet(), items).await.map(|_| ());
            let more = sheet_store::add(sheet(), vec![sheet().items.remove(1)]).await;
            let again = sheet_store::store(more.expect("room").sheet).await;
            let lines = database::cards().await.expect("lines");
            result.set(Some((
                full,
                again.map(|stored| stored.replies.len()),
                lines.len(),
            )));
        });
    });
    let (full, replies, lines) = result.get_untracked().expect("done at once");
    assert_eq!(full, Err(sheet_store::SheetProblem::Full));
    assert_eq!((replies, lines), (Ok(1), 1));
    assert_eq!(StoredSheet::key(0x2a), "sheet-0000002a");
}

/// Returns the same sheet, with a drawing and two variations for each position.
fn varied() -> Sheet {
    let mut sheet = sheet();
    for (item, play) in sheet.items.iter_mut().zip(["24/13", "8/5 6/5"]) {
        item.note.drawing = "13 24/18".parse().expect("a drawing");
        let typed = format!("{play} {{A <i>good</i> play}} 6-4: 24/14");
        let (mut variation, error) = Variation::read(&item.decision, &typed);
        assert_eq!(error, None);
        variation.set_name("If <b>hit</b>");
        item.variations = vec![variation.clone(), Variation::default(), variation];
        item.variations[2].set_name("");
    }
    sheet
}

#[test]
fn author_sees_variation_fields_and_the_drawing_tool() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        store(&stage, varied());
        let words = stage.store.words();
        let page = stage.room(Route::Sheets(Some(0x2a)));
        let named = |role: &str, name: String| {
            let names = page.names(role);
            names.iter().filter(|one| **one == name).count()
        };
        assert_eq!(named("textbox", words.sheet_line_name()), 6);
        assert_eq!(named("textbox", words.sheet_line_turns()), 6);
        assert_eq!(named("button", words.sheet_line_add()), 2);
        assert_eq!(named("button", words.sheet_line_board()), 6);
        assert_eq!(named("button", words.notes_draw()), 2);
        assert_eq!(named("button", words.notes_clear()), 2);
        assert!(page.text().contains("13 24/18"), "{}", page.text());
        let full = SheetItem::MAX_VARIATIONS;
        let mut sheet = varied();
        sheet.items[0].variations = vec![Variation::default(); full];
        store(&stage, sheet);
        let page = stage.room(Route::Sheets(Some(0x2a)));
        let adds = page.all("button");
        let adds = adds
            .iter()
            .filter(|button| button.name() == words.sheet_line_add());
        let off = adds.filter(|button| button.is_disabled());
        assert_eq!(off.count(), 1, "one sheet position is full");
    }
}

#[test]
fn turns_played_on_the_board_continue_a_variation() {
    let words = Words::english();
    let decision = decision(3, 1);
    let mut typed = String::new();
    for (chosen, taps, turn) in [
        (None, [8, 6], "3-1: 8/5 6/5"),
        (Roll::read("6-4"), [24, 18], "6-4: 24/14"),
        (Roll::read("6-1"), [13, 8], "6-1: 13/7 8/7"),
    ] {
        let (variation, error) = Variation::read(&decision, &typed);
        assert_eq!(error, None);
        let next = variation
            .next_decision(&decision, chosen)
            .expect("a decision");
        let mut trial = DecisionBoard::new(&next).expect("a board");
        assert_eq!(
            turn_text(&variation, &decision, chosen, trial.played()),
            None
        );
        for point in taps {
            trial.input(Input::Tap(Place::of(next.player(), point)), &words);
        }
        let text = turn_text(&variation, &decision, chosen, trial.played());
        assert_eq!(text.as_deref(), Some(turn), "{trial:?}");
        typed = format!("{typed}\n{turn}");
    }
    let (variation, error) = Variation::read(&decision, &typed);
    assert_eq!((variation.turns().len(), error), (3, None));
    assert_eq!(
        turn_text(&variation, &decision, None, None),
        None,
        "no roll"
    );
}

#[test]
fn next_turn_offers_rolls_unless_the_roll_is_known() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        for (typed, is_known) in [("", true), ("8/5 6/5", false)] {
            let line = stage.within(|store| LineBoard {
                room: Sheets::new(Shell::new(store)),
                decision: decision(3, 1),
                variation: Memo::new(move |_| Variation::read(&decision(3, 1), typed).0),
                is_blocked: Signal::stored(false),
                add: Callback::new(|_| ()),
            });
            let page = stage.render(|_| view! { <main>{open_board(line)}</main> });
            let rolls = page.all("combobox");
            assert!(rolls[0].name().starts_with(&words.sheet_line_roll()));
            assert_eq!(rolls[0].is_disabled(), is_known, "{typed:?}");
            assert!(page.get("button", &words.sheet_line_put()).is_disabled());
            assert!(page.get("button", &words.undo()).is_disabled());
        }
    }
}

#[test]
fn lost_turn_needs_no_play_on_the_board() {
    let mut setup = Setup {
        own: [
            0, 2, 2, 2, 2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ],
        opponent: [0; 26],
    };
    (setup.opponent[1], setup.opponent[25]) = (14, 1);
    let closed = Decision::builder(setup)
        .play(2, 1)
        .build()
        .expect("a decision");
    let (variation, error) = Variation::read(&closed, "7/5 7/6");
    assert_eq!(error, None);
    let chosen = Roll::read("6-6");
    let next = variation
        .next_decision(&closed, chosen)
        .expect("a decision");
    assert!(DecisionBoard::new(&next).is_some() && next.roll().is_none());
    let turn = turn_text(&variation, &closed, chosen, None).expect("a turn");
    let (variation, error) = Variation::read(&closed, &format!("{}\n{turn}", variation.to_text()));
    assert_eq!((variation.turns().len(), error), (2, None), "{turn}");
}

#[test]
fn reader_steps_through_disclosed_variations() {
    for language in [Language::English, Language::Arabic] {
        let stage = Stage::open(language);
        let words = stage.store.words();
        let page = stage.room(Route::SheetLink(sheet_link(&varied()).expect("short")));
        let lines = page.get("region", &words.sheet_lines());
        let buttons = lines.names("button");
        let turns = buttons.iter().filter(|name| name.contains("24/1"));
        assert_eq!(turns.count(), 4, "{buttons:?}");
        for name in [
            words.sheet_line_previous(),
            words.sheet_line_next(),
            words.sheet_line_leave(),
        ] {
            page.get("button", &name);
        }
        assert!(
            page.text().contains("If <b>hit</b>") && page.text().contains(&words.sheet_line(3_u32))
        );
        assert!(!page.text().contains("good"), "the text belongs to a turn");
        let mut quiz = varied();
        quiz.items.remove(0);
        let page = stage.room(Route::SheetLink(sheet_link(&quiz).expect("short")));
        assert!(
            page.find("region", &words.sheet_lines()).is_none(),
            "before the answer"
        );
    }
}
