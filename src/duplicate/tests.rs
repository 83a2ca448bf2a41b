//! Room tests: creating, opening and playing a duplicate, and comparing its results.

use dice::{DiceStream, Seed};
use friend::{Duplicate, DuplicateResult};
use library::room::{Loading, Problem, StoreError};
use record::{GameSeed, PlayerName, Saved, Seat, Start};
use rules::{Action, ByPlayer, DiceSource as _, MatchLength, Phase, Player, Session, legal_plays};
use terms::{Form, Opponent, Purpose};
use words::Words;

use crate::{
    Change, Effect, Model, Msg, Notice, Page, TableSession, agreed, games, heading, key, notice,
    rows, update,
};

/// Returns a room that was opened with the message `first` and has loaded these stored lines, with the effects of
/// loading.
pub(crate) fn opened(
    lines: &[(String, String)],
    table: TableSession,
    first: Option<Msg>,
) -> (Model, Vec<Effect>) {
    let mut model = Model::new(Words::english(), first, "");
    let effects = update(&mut model, Msg::Loaded(Ok(lines.to_vec()), table, 5));
    (model, effects)
}

fn empty() -> Model {
    opened(&[], TableSession::default(), None).0
}

pub(crate) fn one_point() -> Form {
    Form {
        length: MatchLength::new(1),
        opponent: Opponent::Person,
        ..Form::new(Purpose::Duplicate)
    }
}

/// Returns a form for a one-point match against the computer at a level.
fn against(level: &'static str) -> Form {
    Form {
        opponent: Opponent::Computer,
        level,
        ..one_point()
    }
}

pub(crate) fn seed(number: u8) -> Seed {
    Seed([number; 32])
}

/// Plays a session of the duplicate to its end; a larger `choices` means more careless play.
pub(crate) fn played(
    duplicate: &Duplicate,
    choices: usize,
    chance: u8,
) -> (Session, Vec<GameSeed>) {
    let mut session = Session::new(duplicate.terms().ruleset());
    let mut luck = DiceStream::new(seed(chance));
    let mut seeds = vec![GameSeed::new(duplicate.game_seed(1))];
    let mut dice = DiceStream::new(duplicate.game_seed(1));
    while !duplicate.is_over(&session) {
        let action = match session.phase() {
            Phase::Opening => Action::RollOpening,
            Phase::ToRoll if session.must_pass() => Action::Pass,
            Phase::ToRoll => Action::Roll,
            Phase::Moving(draft) => {
                let plays = legal_plays(draft.start(), draft.roll());
                let nth = usize::from(luck.die().pips()) % choices.min(plays.len()).max(1);
                let play = plays.get(nth).map(|legal| legal.play).unwrap_or_default();
                for step in play.steps() {
                    session.apply(Action::Step(step), &mut dice).expect("legal");
                }
                if !matches!(session.phase(), Phase::Moving(_)) {
                    continue;
                }
                Action::PickUp
            }
            _ => {
                let seed = duplicate.game_seed(session.game_number() + 1);
                seeds.push(GameSeed::new(seed));
                dice = DiceStream::new(seed);
                Action::NextGame
            }
        };
        session.apply(action, &mut dice).expect("allowed");
    }
    (session, seeds)
}

pub(crate) fn result(duplicate: &Duplicate, chance: u8, name: Option<&str>) -> DuplicateResult {
    let (session, _) = played(duplicate, 4, chance);
    let played = DuplicateResult::new(duplicate, &session, Player::White).expect("played");
    DuplicateResult {
        name: name.and_then(PlayerName::new),
        ..played
    }
}

pub(crate) fn link(result: &DuplicateResult) -> String {
    format!("x#{}", result.link().expect("short"))
}

/// Returns the stored form of a finished session.
fn session(duplicate: &Duplicate, names: [&str; 2]) -> String {
    let (session, seeds) = played(duplicate, 4, 1);
    let [white, black] = names.map(PlayerName::new);
    let start = Start::duplicate(&duplicate.link(), duplicate.seed(), games(duplicate));
    let saved = Saved {
        session,
        seeds,
        seats: ByPlayer {
            white: Seat::Person,
            black: Seat::Person,
        },
        names: ByPlayer { white, black },
        start: Some(start),
    };
    saved.to_text()
}

pub(crate) fn texts(model: &Model) -> Vec<String> {
    let all = model.notices().iter();
    all.map(|one| notice(model.words(), one)).collect()
}

#[test]
fn a_new_duplicate_is_stored_and_its_link_opens_it_on_another_device() {
    let mut model = empty();
    update(&mut model, Msg::ShowForm);
    let length = terms::Change::Length(MatchLength::new(1));
    update(&mut model, Msg::Change(length));
    let partner = terms::Change::Opponent(Opponent::Person);
    update(&mut model, Msg::Change(partner));
    let effects = update(&mut model, Msg::Create(seed(1), 7));
    let duplicate = agreed(&one_point(), seed(1));
    let [
        Effect::Change(stored, Change::Add(added), _),
        Effect::Address(Some(address)),
        ..,
    ] = &effects[..]
    else {
        panic!("{effects:?}");
    };
    assert_eq!((stored, address), (&key(&duplicate), &key(&duplicate)));
    assert_eq!((added.since, &added.duplicate), (7, &duplicate));
    assert_eq!(heading(&model), "Duplicate: 1-point match");
    let (elsewhere, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(duplicate.link(), 9)),
    );
    let shown = elsewhere.shown().expect("the duplicate");
    assert_eq!(shown.stored.duplicate, duplicate);
    assert_eq!(elsewhere.notices(), []);
}

#[test]
fn a_link_waits_for_the_list_and_opens_if_it_cannot_be_read() {
    let link = agreed(&one_point(), seed(1)).link();
    let mut model = Model::new(Words::english(), None, "");
    assert_eq!(update(&mut model, Msg::OpenLink(link, 1)), []);
    let failed = Msg::Loaded(Err(StoreError::NoDatabase), TableSession::default(), 2);
    update(&mut model, failed);
    assert_eq!(model.loading(), Loading::Failed(StoreError::NoDatabase));
    assert!(model.shown().is_some());
}

#[test]
fn starts_the_session_of_the_duplicate() {
    for (form, opponent) in [
        (one_point(), Opponent::Person),
        (against("casual"), Opponent::Computer),
    ] {
        let duplicate = agreed(&form, seed(2));
        let (mut model, _) = opened(
            &[],
            TableSession::default(),
            Some(Msg::OpenLink(duplicate.link(), 1)),
        );
        update(
            &mut model,
            Msg::Names(["Ann".to_owned(), "\u{202e}".to_owned()]),
        );
        let effects = update(&mut model, Msg::Play);
        let [Effect::Play(begun, start)] = &effects[..] else {
            panic!("{effects:?}");
        };
        assert_eq!(begun.opponent, opponent);
        assert_eq!(begun.ruleset(), duplicate.terms().ruleset());
        assert_eq!((&*begun.names.white, &*begun.names.black), ("Ann", ""));
        assert_eq!(start.game_seed(3), Some(duplicate.game_seed(3)));
    }
}

#[test]
fn refuses_to_play_while_another_tab_plays_or_at_an_unknown_level() {
    let elsewhere = TableSession {
        elsewhere: true,
        ..TableSession::default()
    };
    let first = Msg::OpenLink(agreed(&one_point(), seed(2)).link(), 1);
    let (mut model, _) = opened(&[], elsewhere, Some(first));
    assert!(matches!(
        update(&mut model, Msg::Play)[..],
        [Effect::Say(_)]
    ));
    assert_eq!(model.notices(), [Notice::Elsewhere]);
    let unknown = against("grandmaster");
    let first = Msg::OpenLink(agreed(&unknown, seed(2)).link(), 1);
    let (mut model, _) = opened(&[], TableSession::default(), Some(first));
    assert_eq!(model.notices(), [Notice::UnknownLevel]);
    assert!(matches!(
        update(&mut model, Msg::Play)[..],
        [Effect::Say(_)]
    ));
}

#[test]
fn a_finished_session_becomes_the_result_of_both_partners() {
    let duplicate = agreed(&one_point(), seed(3));
    let text = session(&duplicate, ["Ann", "Bob"]);
    let stored = ("session 1".to_owned(), text.clone());
    let table = TableSession {
        finished: Some(text),
        ..TableSession::default()
    };
    let (mut model, effects) = opened(&[stored], table, Some(Msg::Open(key(&duplicate))));
    let [
        Effect::Change(_, _, forget),
        Effect::Change(_, _, again),
        ..,
    ] = &effects[..]
    else {
        panic!("{effects:?}");
    };
    assert_eq!(
        (&forget[..], again.len()),
        (&["session 1".to_owned()][..], 0)
    );
    let shown = model.shown().expect("the duplicate");
    let names: Vec<String> = rows(shown, model.words())
        .into_iter()
        .map(|row| row.name)
        .collect();
    assert_eq!((names.len(), shown.own().count()), (2, 2));
    assert!(names.contains(&"Ann".to_owned()) && names.contains(&"Bob".to_owned()));
    let own = shown.own().next().expect("a result").result.clone();
    let read = |model: &Model| {
        let link = model.result_link(&own).expect("short");
        DuplicateResult::from_link(&link).expect("a link")
    };
    assert_eq!((read(&model).name, read(&model).opponent), (None, None));
    update(&mut model, Msg::IncludeNames(true));
    assert_eq!(read(&model).name, own.name);
    assert!(read(&model).opponent.is_some());
}

#[test]
fn typed_names_are_reused_and_included_only_by_choice() {
    let typed = ["Ann", "Cy"].map(str::to_owned);
    let mut model = empty();
    update(&mut model, Msg::ShowList);
    let effects = update(&mut model, Msg::Names(typed.clone()));
    let [Effect::Remember(without)] = &effects[..] else {
        panic!("{effects:?}");
    };
    let effects = update(&mut model, Msg::IncludeNames(true));
    let [Effect::Remember(with)] = &effects[..] else {
        panic!("{effects:?}");
    };
    for (text, included) in [(without, false), (with, true)] {
        let again = Model::new(Words::english(), None, text);
        assert_eq!((again.names(), again.includes_names()), (&typed, included));
    }
    for damaged in ["", "1", "x\n\u{202e}\n", "0\n\n\n\n"] {
        let again = Model::new(Words::english(), None, damaged);
        assert_eq!(again.names(), &["", ""], "{damaged:?}");
    }
}

#[test]
fn a_result_shows_the_names_of_its_match_and_the_players_own_link_first() {
    let duplicate = agreed(&one_point(), seed(3));
    let table = TableSession {
        finished: Some(session(&duplicate, ["Ann", "Bob"])),
        ..TableSession::default()
    };
    let (mut model, _) = opened(&[], table, Some(Msg::Open(key(&duplicate))));
    assert_eq!(model.names(), &["Ann", "Bob"]);
    let own = |model: &Model| {
        let shown = model.shown().expect("the duplicate");
        let own = shown.own().map(|standing| standing.result.clone());
        own.collect::<Vec<_>>()
    };
    let sides: Vec<Player> = own(&model).iter().map(|one| one.player).collect();
    assert_eq!(sides, Player::BOTH);
    // Names typed later replace the stored names in the links of both sides' results.
    update(&mut model, Msg::IncludeNames(true));
    update(&mut model, Msg::Names(["Anna", ""].map(str::to_owned)));
    for result in own(&model) {
        let link = model.result_link(&result).expect("short");
        let sent = DuplicateResult::from_link(&link).expect("a link");
        let names =
            [sent.name, sent.opponent].map(|name| name.map(|name| name.as_str().to_owned()));
        let anna = Some("Anna".to_owned());
        match result.player {
            Player::White => assert_eq!(names, [anna, None]),
            Player::Black => assert_eq!(names, [None, anna]),
        }
    }
}

#[test]
fn a_new_duplicate_begins_at_the_level_of_the_last_game() {
    for (level, offered) in [(None, "beginner"), (Some("PR 12"), "PR 12")] {
        let table = TableSession {
            level,
            ..TableSession::default()
        };
        let (mut model, _) = opened(&[], table, None);
        update(&mut model, Msg::ShowForm);
        let Page::New(form) = model.page() else {
            panic!("no form");
        };
        assert_eq!(form.level, offered);
    }
}

#[test]
fn reports_the_running_session_of_the_shown_duplicate() {
    let duplicate = agreed(&one_point(), seed(3));
    let table = TableSession {
        running: Some(duplicate.link()),
        ..TableSession::default()
    };
    let (model, _) = opened(&[], table, Some(Msg::OpenLink(duplicate.link(), 1)));
    assert!(model.is_running());
}

#[test]
fn removing_and_deleting_change_list_and_storage() {
    let duplicate = agreed(&one_point(), seed(11));
    let only = result(&duplicate, 1, None);
    let (mut model, _) = opened(
        &[],
        TableSession::default(),
        Some(Msg::OpenLink(link(&only), 1)),
    );
    let effects = update(&mut model, Msg::RemoveResult(Box::new(only)));
    assert!(matches!(
        &effects[..],
        [Effect::Change(_, Change::Remove(_), _)]
    ));
    assert!(
        model
            .shown()
            .is_some_and(|shown| shown.standings.is_empty())
    );
    update(&mut model, Msg::AskDelete(true));
    let effects = update(&mut model, Msg::Delete);
    assert!(effects.contains(&Effect::Remove(key(&duplicate))));
    assert_eq!(*model.page(), Page::List);
    assert!(model.entries().is_empty());
}

#[test]
fn damaged_lines_are_counted_and_preserved() {
    let lines = [("0123456789abcdef".to_owned(), "1 2 d=AQ".to_owned())];
    let (model, effects) = opened(&lines, TableSession::default(), None);
    assert_eq!((model.unreadable(), effects.len()), (1, 0));
}

#[test]
fn reports_a_storage_error() {
    let mut model = empty();
    let effects = update(&mut model, Msg::Stored(Err(StoreError::Full)));
    assert!(matches!(&effects[..], [Effect::Say(_)]));
    assert_eq!(
        model.notices(),
        [Notice::Problem(Problem::NotStored(StoreError::Full))]
    );
}

#[test]
fn handles_arbitrary_text() {
    let mut model = empty();
    let duplicate = agreed(&one_point(), seed(12)).link();
    for text in [
        "r=",
        "d=",
        "#r=#d=",
        "é#r=é",
        "r=AQ.r=AQ",
        &duplicate.replace('=', "=="),
    ] {
        update(&mut model, Msg::OpenLink(text.to_owned(), 1));
        assert!(!model.notices().is_empty(), "{text}");
    }
}
