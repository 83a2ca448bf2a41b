//! Luck in points: requested when needed, summed, counted once, and never requested before a move.

use analyst::Query;
use board::Input;
use dice::Tally;
use engine::Equity;
use record::{DiceBook, LuckBook};
use rules::{Act, Action, DiceBy, Phase, Player};
use table::{
    DiceCounts, DiceMsg, Effect, EngineMsg, JobId, Model, Msg, NewGameMsg, Panel, Settings,
    StoredGame, TabsMsg, dice_sheet, open, stored_book, update,
};
use terms::{Form, Opponent};

use crate::hands::{Hands, Request, answer, asks_for_play, hot_seat, luck, seed, started};

fn over(phase: &Phase) -> bool {
    matches!(phase, Phase::GameOver(_))
}

fn this_game(model: &Model) -> DiceCounts {
    dice_sheet(model).counts.remove(0)
}

fn row(counts: &DiceCounts, name: &str) -> Option<[String; 2]> {
    let found = counts.rows.iter().find(|(known, _)| known == name);
    found.map(|(_, cells)| cells.clone())
}

/// Converts points to hundredths.
fn hundredths(points: f32) -> i64 {
    (100.0 * points).round() as i64
}

/// Parses luck as shown on the page, in hundredths of a point.
fn points(cell: &str) -> i64 {
    let number = cell.replace("\u{2212}", "-");
    hundredths(number.parse().expect("a number with its sign"))
}

/// Returns the luck of a game's rolls, excluding the opening roll, as evaluated by the simple engine, in hundredths of
/// a point.
fn expected(model: &Model) -> [i64; 2] {
    let mut sums = [0; 2];
    for turn in model.session().record().iter().skip(1) {
        if let Act::Play { roll, .. } = turn.act {
            sums[usize::from(turn.player == Player::Black)] += hundredths(luck(roll).0);
        }
    }
    sums
}

/// Sends `msg` to a model without a simulated player; returns the model's request to the engine.
fn engine_request(model: &mut Model, msg: Msg) -> Option<Request> {
    update(model, msg)
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Ask(job, query) => Some((job, query)),
            _ => None,
        })
}

/// Returns a finished game after a reload, and a message with statistics that do not yet count it.
fn reloaded(stored: &str) -> (Model, Msg) {
    let stored = Some(StoredGame::read(stored));
    let (model, _) = open(
        stored,
        Settings::default(),
        seed(0),
        words::Words::english(),
    );
    (model, stored_book(DiceBook::default().to_text()))
}

#[test]
fn the_luck_in_a_finished_game_is_evaluated_per_roll_and_counted_once() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    let stored = hands.stored.clone().expect("stored");
    let (mut model, book) = reloaded(&stored);
    let mut next = engine_request(&mut model, book);
    let (mut answers, mut books) = (0, Vec::new());
    while let Some(request) = next.take() {
        assert!(matches!(request.1, Query::Luck(_)));
        assert_eq!(row(&this_game(&model), "Luck in points"), None);
        for effect in update(&mut model, Msg::Engine(answer(&request))) {
            match effect {
                Effect::Ask(job, query) => next = Some((job, query)),
                Effect::SaveDiceBook(text) => books.push(text),
                other => panic!("{other:?}"),
            }
        }
        answers += 1;
    }
    let counts = this_game(&model);
    let rolls = row(&counts, "Rolls").expect("counted");
    let rolls: u32 = rolls
        .iter()
        .map(|count| count.parse::<u32>().expect("a number"))
        .sum();
    assert_eq!(answers, rolls, "the roll for the start has no luck");
    let luck_points = row(&counts, "Luck in points")
        .expect("judged")
        .map(|cell| points(&cell));
    assert_eq!(luck_points, expected(&model));
    let [ahead, behind] = row(&counts, "Difference").expect("judged");
    assert_eq!(points(&ahead), luck_points[0] - luck_points[1]);
    assert_eq!(points(&behind), luck_points[1] - luck_points[0]);
    // Two people count as a single side in the statistics over all games.
    let [text] = books.as_slice() else {
        panic!("stored once, not {books:?}");
    };
    let book = DiceBook::from_text(text).expect("it was stored");
    let person = 10 * (luck_points[0] + luck_points[1]);
    let sums = LuckBook {
        games: 1,
        person,
        computer: 0,
    };
    assert_eq!(book.luck, sums);
    // Neither opening the sheet again nor another reload counts the game again.
    assert_eq!(update(&mut model, Msg::Open(Panel::Dice)), []);
    let (mut model, _) = reloaded(&stored);
    assert_eq!(update(&mut model, stored_book(text.clone())), []);
}

#[test]
fn the_luck_in_a_finished_game_is_evaluated_during_the_next_game() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    let stored = hands.stored.clone().expect("stored");
    let sums = expected(&hands.model);
    for begin in [
        &[Msg::Input(Input::Do(Action::NextGame))][..],
        &[Msg::Open(Panel::NewGame), Msg::NewGame(NewGameMsg::Start)],
    ] {
        let (mut model, book) = reloaded(&stored);
        update(&mut model, Msg::Dice(DiceMsg::SeedDrawn(seed(6), None)));
        let first = engine_request(&mut model, book).expect("the first roll");
        let second = engine_request(&mut model, Msg::Engine(answer(&first)));
        assert!(second.is_some());
        let begun = begin
            .iter()
            .map(|msg| engine_request(&mut model, msg.clone()));
        let mut next = begun.last().flatten();
        assert!(!over(model.session().phase()), "begun over");
        assert_eq!(
            next.as_ref().map(|next| &next.1),
            second.as_ref().map(|second| &second.1)
        );
        let mut books = Vec::new();
        while let Some(request) = next.take() {
            for effect in update(&mut model, Msg::Engine(answer(&request))) {
                match effect {
                    Effect::Ask(job, query) => next = Some((job, query)),
                    Effect::SaveDiceBook(text) => books.push(text),
                    other => panic!("{other:?}"),
                }
            }
        }
        let [text] = books.as_slice() else {
            panic!("stored once, not {books:?}");
        };
        let luck = DiceBook::from_text(text).expect("it was stored").luck;
        assert_eq!((luck.games, luck.person), (1, 10 * (sums[0] + sums[1])));
        assert_eq!(
            engine_request(&mut model, Msg::Open(Panel::Dice)),
            None,
            "nobody has rolled"
        );
    }
}

/// Returns a game against the computer after a few turns, with the person to decide, and the luck request made by the
/// open dice sheet.
fn looking() -> (Hands, Request) {
    let form = Form {
        opponent: Opponent::Computer,
        ..Form::default()
    };
    let mut hands = started(form, seed(8));
    while hands.model.session().record().len() < 6 || !hands.model.person_decides() {
        hands.do_something();
    }
    let request = engine_request(&mut hands.model, Msg::Open(Panel::Dice));
    (hands, request.expect("both have rolled"))
}

/// Returns a game in which the computer is thinking about a play after a few turns, and the request.
fn thinking() -> (Hands, Request) {
    let form = Form {
        opponent: Opponent::Computer,
        ..Form::default()
    };
    let mut hands = started(form, seed(9));
    loop {
        let request = hands.play_until_asked();
        if hands.model.session().record().len() > 4 && asks_for_play(&request) {
            return (hands, request);
        }
        hands.send(Msg::Engine(answer(&request)));
    }
}

/// Returns the reason why the luck in this game is missing.
fn why_no_luck(model: &Model) -> String {
    this_game(model).luck.expect("luck")
}

#[test]
fn a_move_request_takes_precedence_over_luck() {
    let (mut hands, play) = thinking();
    let model = &mut hands.model;
    let thinks = engine_request(model, Msg::Open(Panel::Dice));
    assert_eq!(thinks, None, "the computer thinks");
    assert!(why_no_luck(model).contains("is analysing"));
    let first =
        engine_request(model, Msg::Engine(answer(&play))).expect("luck, now that it has thought");
    assert!(matches!(first.1, Query::Luck(_)));
    // A reply to a request that was never sent is dropped.
    let other = EngineMsg::Luck(JobId(first.0.0 + 1), Equity(9.0));
    assert_eq!(update(model, Msg::Engine(other)), []);
    assert!(why_no_luck(model).contains("is analysing"));
}

#[test]
fn a_failed_luck_request_is_retried_and_its_stale_reply_dropped() {
    let (mut hands, play) = thinking();
    let model = &mut hands.model;
    assert_eq!(engine_request(model, Msg::Open(Panel::Dice)), None);
    let first = engine_request(model, Msg::Engine(answer(&play))).expect("luck");
    let failed = |request: &Request| Msg::Engine(EngineMsg::Failed(request.0));
    assert_eq!(update(model, failed(&first)), []);
    assert_eq!(model.notice(), None, "the game needs nothing");
    assert!(why_no_luck(model).contains("isn't responding"));
    assert_eq!(update(model, Msg::CloseDialog), []);
    // Opening the sheet again repeats the request for the same roll, so the reply to the first request is stale.
    let again = engine_request(model, Msg::Open(Panel::Dice)).expect("a further request");
    assert_eq!(again.1, first.1);
    let late = Msg::Engine(answer(&first));
    assert_eq!(update(model, late), []);
    let second = engine_request(model, Msg::Engine(answer(&again))).expect("the next roll");
    assert_ne!(second.1, first.1);
    // The worker crashes and cannot be restarted.
    assert_eq!(update(model, failed(&second)), []);
    assert!(why_no_luck(model).contains("isn't responding"));
}

#[test]
fn a_cancelled_luck_request_is_repeated_and_a_new_game_has_no_luck() {
    let (mut hands, first) = looking();
    let model = &mut hands.model;
    let again = engine_request(model, Msg::Engine(EngineMsg::Cancelled(first.0)));
    let mut next = again.filter(|again| again.1 == first.1);
    assert!(next.is_some(), "a further request");
    while let Some(request) = next {
        next = engine_request(model, Msg::Engine(answer(&request)));
    }
    let counts = this_game(model);
    assert_eq!(counts.luck, None);
    let cells = row(&counts, "Luck in points").expect("judged");
    let (unit, both) = counts.bars.last().expect("bars, too");
    assert_eq!(unit, "Luck in points");
    for (bar, cell) in both.iter().zip(&cells) {
        assert_eq!(bar.value, *cell);
        let (from, to) = bar.parts[0];
        assert_eq!((from < 500, to > 500), (points(cell) < 0, points(cell) > 0));
    }
    for name in ["Luckiest roll", "Unluckiest roll"] {
        let cells = row(&counts, name).expect("judged");
        assert!(cells.iter().any(|cell| cell.ends_with(')')), "{cells:?}");
    }
    // A new game does not inherit this game's luck.
    hands.send(Msg::Open(Panel::NewGame));
    hands.send(Msg::NewGame(NewGameMsg::Start));
    assert_eq!(
        engine_request(&mut hands.model, Msg::Open(Panel::Dice)),
        None,
        "nobody has rolled"
    );
    let counts = this_game(&hands.model);
    assert_eq!(
        (counts.luck.clone(), row(&counts, "Luck in points")),
        (None, None)
    );
}

#[test]
fn dice_rolled_by_hand_have_luck_but_no_statistics() {
    let form = Form {
        dice: DiceBy::Hand,
        ..Form::default()
    };
    let mut hands = hot_seat(form, seed(5));
    hands.play_until(over);
    let mut next = engine_request(&mut hands.model, Msg::Open(Panel::Dice));
    assert!(next.is_some());
    while let Some(request) = next {
        let effects = update(&mut hands.model, Msg::Engine(answer(&request)));
        next = effects.into_iter().next().map(|effect| match effect {
            Effect::Ask(job, query) => (job, query),
            other => panic!("{other:?}"),
        });
    }
    let luck_points = row(&this_game(&hands.model), "Luck in points").expect("judged");
    assert_eq!(
        luck_points.map(|cell| points(&cell)),
        expected(&hands.model)
    );
}

#[test]
fn a_watching_page_evaluates_luck_without_storing_it() {
    let mut hands = hot_seat(Form::default(), seed(5));
    hands.play_until(over);
    let (mut model, book) = reloaded(hands.stored.as_deref().expect("stored"));
    update(&mut model, Msg::Tabs(TabsMsg::OtherTabPlays));
    assert_eq!(update(&mut model, book), [], "the page that plays counts");
    let mut next = engine_request(&mut model, Msg::Open(Panel::Dice));
    assert!(next.is_some());
    let mut last = None;
    while let Some(request) = next {
        last = Some(request.0);
        let effects = update(&mut model, Msg::Engine(answer(&request)));
        assert!(
            !effects
                .iter()
                .any(|effect| matches!(effect, Effect::SaveDiceBook(_)))
        );
        next = effects.into_iter().find_map(|effect| match effect {
            Effect::Ask(job, query) => Some((job, query)),
            _ => None,
        });
    }
    assert!(row(&this_game(&model), "Luck in points").is_some());
    let failed = EngineMsg::Failed(last.expect("a request"));
    assert_eq!(update(&mut model, Msg::Engine(failed)), []);
}

#[test]
fn the_statistics_say_how_many_games_their_luck_covers() {
    let mut book = DiceBook::default();
    let none = Tally::default();
    book.count(&seed(1), &none, &none);
    book.count(&seed(2), &none, &none);
    book.add_luck(&seed(2), 1_234, -5_678);
    let (mut model, _) = open(None, Settings::default(), seed(0), words::Words::english());
    update(&mut model, stored_book(book.to_text()));
    let all = dice_sheet(&model).counts.remove(1);
    let cells = ["+1.23".to_owned(), "\u{2212}5.68".to_owned()];
    assert_eq!(row(&all, "Luck in points"), Some(cells));
    let message = "Luck in points covers one of these games.".to_owned();
    assert_eq!(all.luck, Some(message));
}
