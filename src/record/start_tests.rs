//! Tests for sessions that start in the middle of a game: round trips, export, and predetermined dice.

use dice::Seed;
use rules::{
    Action, Board, ByPlayer, Decision, Offer, Phase, Player, Question, Session, Variant, Win,
};

use crate::{
    GameSeed, LoadError, MatchRecord, Original, RecordedAction, Saved, Start, read_file,
    saved_tests::{Luck, act, begun},
    write_mat,
};

fn starting(decision: &Decision, start: Start) -> Saved {
    Saved {
        session: Session::from_decision(decision),
        start: Some(start),
        ..begun(rules::Ruleset::default())
    }
}

fn doubled_in_a_match() -> Decision {
    Decision::builder(Board::start(Variant::Standard))
        .on_roll(Player::Black)
        .match_to(7)
        .score(ByPlayer { white: 3, black: 4 })
        .cube(2, Some(Player::Black))
        .answer(Offer::Double, 4)
        .build()
        .expect("possible")
}

/// Plays a random game to the end, and returns it with its record.
fn recorded(number: u8) -> (Saved, MatchRecord) {
    let mut luck = Luck::new(number);
    let mut saved = begun(rules::Ruleset::default());
    while !matches!(saved.session.phase(), Phase::GameOver(_)) {
        let action = luck.action(&saved.session);
        if !matches!(action, Action::Resign(_) | Action::Double) {
            act(&mut saved, action);
        }
    }
    let record = MatchRecord::from_session(&saved.session);
    (saved, record)
}

#[test]
fn a_session_from_a_position_survives_a_round_trip_and_continues() {
    let decision = doubled_in_a_match();
    let mut saved = starting(&decision, Start::of(&decision));
    assert_eq!(Saved::from_text(&saved.to_text()).as_ref(), Ok(&saved));
    assert!(saved.to_text().starts_with("{\"version\":4,"));
    for action in [Action::Take, Action::Roll] {
        assert!(act(&mut saved, action));
    }
    let again = Saved::from_text(&saved.to_text());
    assert_eq!(again.as_ref(), Ok(&saved));
}

#[test]
fn a_session_under_any_rules_continues_from_each_of_its_decisions() {
    for number in 0..20 {
        let mut luck = Luck::new(number);
        let mut first = begun(luck.ruleset());
        for nth in 0..120 {
            let action = luck.action(&first.session);
            let done = act(&mut first, action);
            let Some(decision) = first.session.decision().filter(|_| done && nth % 5 == 0) else {
                continue;
            };
            let mut saved = starting(&decision, Start::of(&decision));
            for _ in 0..30 {
                let action = luck.action(&saved.session);
                act(&mut saved, action);
            }
            let text = saved.to_text();
            assert_eq!(Saved::from_text(&text).as_ref(), Ok(&saved), "{text}");
        }
    }
}

#[test]
fn a_record_and_its_text_start_with_the_position() {
    let decision = doubled_in_a_match();
    let mut saved = starting(&decision, Start::of(&decision));
    assert!(act(&mut saved, Action::Drop));
    let record = MatchRecord::from_session(&saved.session);
    let game = &record.games[0];
    assert_eq!(game.score, ByPlayer { white: 3, black: 4 });
    let decided = game.decisions(&record.terms);
    assert_eq!(decided.last().map(|last| last.decision), Some(decision));
    assert_eq!(record.final_score(), ByPlayer { white: 3, black: 6 });
    let written = write_mat(&record);
    assert_eq!(written.lost, []);
    let again = read_file(written.text.as_bytes()).expect("a match");
    let decided_again = again.matches[0].games[0].decisions(&again.matches[0].terms);
    assert_eq!(decided_again, decided, "{}", written.text);
    let stored = MatchRecord::from_stored(&record.to_stored());
    assert_eq!(stored.as_ref(), Ok(&record));
}

#[test]
fn a_replayed_game_has_the_dice_of_the_recorded_game() {
    let (_, record) = recorded(3);
    let decided = record.games[0].decided_moves(&record.terms);
    let made = &decided[decided.len() / 2];
    let decision = made.decided.as_ref().expect("legal").decision;
    let original = Original::new(&record, 0, made.nth).expect("a move of the game");
    let start = Start::again(&decision, &original);
    assert_eq!(
        start.original().map(|original| original.nth),
        Some(made.nth)
    );
    let (link, place) = start.review().expect("a link to the game");
    assert!(link.starts_with("g="));
    assert_eq!(place, (0, made.nth), "the only game of the link");
    let start = start.from_review(2, "#/review/0123456789abcdef");
    assert_eq!(
        start.review(),
        Some(("#/review/0123456789abcdef", (2, made.nth)))
    );
    let expected = start.dice();
    assert!(!expected.white.is_empty() && !expected.black.is_empty());
    let mut saved = starting(&decision, start);
    saved.seeds = vec![GameSeed::new(Seed([9; 32]))];
    let mut luck = Luck::new(8);
    let mut rolled = ByPlayer::<Vec<rules::Roll>>::default();
    for _ in 0..400 {
        let action = luck.action(&saved.session);
        if matches!(action, Action::Resign(_) | Action::Double) {
            continue;
        }
        let (set, on_roll) = (saved.set_roll(), saved.session.on_roll());
        if let (Some(roll), Action::Roll, Some(player)) = (set, action, on_roll) {
            let done = saved.session.apply(action, &mut Pair(roll, false));
            rolled[player].extend(done.is_ok().then_some(roll));
        } else {
            act(&mut saved, action);
        }
    }
    for player in Player::BOTH {
        assert!(expected[player].starts_with(&rolled[player]) && !rolled[player].is_empty());
    }
    let text = saved.to_text();
    assert_eq!(Saved::from_text(&text).as_ref(), Ok(&saved), "{text}");
    let first = format!(
        "\"roll {} {}",
        rolled.white[0].high().pips(),
        rolled.white[0].low().pips()
    );
    let changed = text.replacen(&first, "\"roll 9 9", 1);
    assert!(Saved::from_text(&changed).is_err());
}

/// Dice source that yields a given roll, higher die first.
struct Pair(rules::Roll, bool);

impl rules::DiceSource for Pair {
    fn die(&mut self) -> rules::Die {
        self.1 = !self.1;
        if self.1 { self.0.high() } else { self.0.low() }
    }
}

#[test]
fn rejects_a_manipulated_start() {
    let decision = doubled_in_a_match();
    let text = starting(&decision, Start::of(&decision)).to_text();
    let code = "\"start\":\"p=";
    assert!(text.contains(code));
    for bad in ["\"start\":\"p=x", "\"start\":\"", "\"start\":\"1 2 3 4 p="] {
        let changed = text.replace(code, bad);
        assert_eq!(Saved::from_text(&changed), Err(LoadError::Damaged), "{bad}");
    }
    let longer = text.replace('7', "9");
    assert!(Saved::from_text(&longer).is_err());
}

#[test]
fn a_declined_resignation_at_the_start_is_in_the_record() {
    let decision = Decision::builder(Board::start(Variant::Standard))
        .play(3, 1)
        .resigned(Win::Single)
        .build()
        .expect("possible");
    assert!(matches!(decision.question(), Question::Resignation { .. }));
    let mut saved = starting(&decision, Start::of(&decision));
    assert!(act(&mut saved, Action::DeclineResignation));
    let record = MatchRecord::from_session(&saved.session);
    let resigned = |made: &crate::RecordedMove| made.action == RecordedAction::Resign(Win::Single);
    assert!(record.games[0].moves.iter().any(resigned));
}

/// Plays a random session of two games using the dice of a duplicate.
fn of_a_duplicate(number: u8) -> Saved {
    let seed = Seed([number; 32]);
    let mut luck = Luck::new(number);
    let mut saved = Saved {
        start: Some(Start::duplicate("d=AQ", seed, 2)),
        seeds: vec![GameSeed::new(seed.of_game(1))],
        ..begun(rules::Ruleset::default())
    };
    while saved.session.game_number() < 2 || !matches!(saved.session.phase(), Phase::GameOver(_)) {
        let action = luck.action(&saved.session);
        let rare = matches!(action, Action::Resign(_) | Action::Double);
        if !rare && act(&mut saved, action) && action == Action::NextGame {
            saved.seeds[1] = GameSeed::new(seed.of_game(2));
        }
    }
    saved
}

#[test]
fn a_session_of_a_duplicate_survives_a_round_trip() {
    for number in 0..9 {
        let saved = of_a_duplicate(number);
        let text = saved.to_text();
        assert!(text.starts_with("{\"version\":5,"), "{text}");
        assert_eq!(Saved::from_text(&text).as_ref(), Ok(&saved));
        let start = saved.start.as_ref().expect("a duplicate");
        assert_eq!(start.duplicate_link(), Some("d=AQ"));
        assert_eq!(start.decision(), None);
        assert!(start.ends_with(2) && !start.ends_with(1));
    }
}

#[test]
fn a_duplicate_is_running_until_its_last_game_is_over() {
    let mut saved = of_a_duplicate(1);
    assert!(!saved.is_running_duplicate());
    saved.start = Some(Start::duplicate("d=AQ", Seed([1; 32]), 3));
    assert!(saved.is_running_duplicate());
    assert!(act(&mut saved, Action::NextGame));
    assert!(saved.is_running_duplicate());
    saved.start = None;
    assert!(!saved.is_running_duplicate());
}

#[test]
fn an_abandoned_duplicate_is_an_ordinary_session() {
    let mut saved = of_a_duplicate(1);
    saved.start = Some(Start::duplicate("d=AQ", Seed([1; 32]), 3));
    saved.give_up_duplicate();
    assert!(!saved.is_running_duplicate());
    let back = Saved::from_text(&saved.to_text()).expect("a session");
    assert_eq!((&back.start, &back.session), (&None, &saved.session));
    // Other types of start are unaffected.
    let decision = Decision::builder(Board::start(Variant::Standard));
    let start = Start::of(&decision.build().expect("the start"));
    saved.start = Some(start.clone());
    saved.give_up_duplicate();
    assert_eq!(saved.start, Some(start));
}

#[test]
fn rejects_a_duplicate_session_with_other_dice() {
    let mut saved = of_a_duplicate(3);
    saved.start = Some(Start::duplicate("d=AQ", Seed([4; 32]), 2));
    assert_eq!(
        Saved::from_text(&saved.to_text()),
        Err(LoadError::WrongDice)
    );
}

#[test]
fn rejects_a_damaged_start_of_a_duplicate() {
    let text = of_a_duplicate(1).to_text();
    let seed = Seed([1; 32]).to_string();
    for (from, to) in [
        (format!("{seed} 2"), seed.clone()),
        (format!("{seed} 2"), format!("{seed} 2 3")),
        (format!("{seed} 2"), format!("{seed} x")),
        (seed.clone(), seed[1..].to_owned()),
    ] {
        let damaged = text.replace(&from, &to);
        assert_eq!(Saved::from_text(&damaged), Err(LoadError::Damaged), "{to}");
    }
}
