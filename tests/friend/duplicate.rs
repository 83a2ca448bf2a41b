//! Results of a duplicate are accepted only if they were played with its dice.

use std::num::NonZeroU8;

use dice::{DiceStream, Seed};
use friend::{
    Act, Duplicate, DuplicateOpponent, DuplicateResult, FalseResult, LinkFault, NotAMessage,
    Refused, Stakes, Terms,
};
use record::PlayerName;
use rules::{Action, MatchLength, Phase, Play, Player, Session, Variant, Win, legal_plays};

use crate::players::{Luck, closes};

/// Plays to the end with the dice of the duplicate. White tries to close Black out; Black, as the computer, does not
/// resign.
fn played(duplicate: &Duplicate, luck: &mut Luck) -> Session {
    let is_person = |session: &Session| {
        *duplicate.against() == DuplicateOpponent::Partner
            || session.decides() == Some(Player::White)
    };
    let mut session = Session::new(duplicate.terms().ruleset());
    let mut dice = DiceStream::new(duplicate.game_seed(1));
    loop {
        let action = match session.phase() {
            Phase::Opening => Action::RollOpening,
            Phase::ToRoll | Phase::Moving(_) if luck.one_in(40) && is_person(&session) => {
                Action::Resign(Win::Single)
            }
            Phase::ToRoll if session.must_pass() => Action::Pass,
            Phase::ToRoll if session.allows(Action::Double).is_ok() && luck.one_in(8) => {
                Action::Double
            }
            Phase::ToRoll if session.allows(Action::Pass).is_ok() => Action::Pass,
            Phase::ToRoll => Action::Roll,
            Phase::Moving(draft) => {
                let plays = legal_plays(draft.start(), draft.roll());
                let nth = luck.below(plays.len().min(4));
                let chosen = match session.decides() {
                    Some(Player::White) => plays.iter().max_by_key(|legal| closes(&legal.after)),
                    _ => plays.get(nth),
                };
                let play = chosen.map(|legal| legal.play).unwrap_or_default();
                for step in play.steps() {
                    session.apply(Action::Step(step), &mut dice).expect("legal");
                }
                if !matches!(session.phase(), Phase::Moving(_)) {
                    continue;
                }
                Action::PickUp
            }
            Phase::Doubled { .. } => luck.of(&[Action::Take, Action::Take, Action::Drop]),
            Phase::ResignationOffered { .. } => {
                luck.of(&[Action::AcceptResignation, Action::DeclineResignation])
            }
            Phase::GameOver(_) if duplicate.is_over(&session) => return session,
            Phase::GameOver(_) => {
                dice = DiceStream::new(duplicate.game_seed(session.game_number() + 1));
                Action::NextGame
            }
            Phase::MatchOver(_) => return session,
        };
        session.apply(action, &mut dice).expect("allowed");
    }
}

pub fn finished(seed: u64) -> (Duplicate, Session, DuplicateResult) {
    let mut luck = Luck::new(seed);
    let terms = luck.terms();
    let level = PlayerName::new("expert").map(DuplicateOpponent::Computer);
    let against = level
        .filter(|_| luck.one_in(2))
        .unwrap_or(DuplicateOpponent::Partner);
    let games = NonZeroU8::new(1 + luck.below(3) as u8).expect("1 to 3");
    let duplicate = Duplicate::new(terms, games, against, Seed(luck.root().0));
    let session = played(&duplicate, &mut luck);
    let mut result = DuplicateResult::new(&duplicate, &session, Player::White).expect("played");
    result.name = PlayerName::new("Ann");
    result.known = luck.one_in(2);
    (duplicate, session, result)
}

#[test]
fn a_result_is_replayed_from_its_link() {
    for seed in 0..30 {
        let (duplicate, session, result) = finished(seed);
        assert_eq!(
            Duplicate::from_link(&format!("x#{}.", duplicate.link())),
            Ok(duplicate)
        );
        let link = result.link().expect("short enough");
        let read = DuplicateResult::from_link(&format!("x#{link}.")).expect("a link");
        assert_eq!(read, result);
        assert_eq!(read.check(), Ok(session));
    }
}

#[test]
fn a_pass_against_a_closed_board_is_recorded_in_the_result() {
    let mut results = (0..400).map(finished);
    let closed_out = results.find(|(_, session, _)| {
        let mut log = session.log().iter();
        log.any(|entry| entry.action == Action::Pass)
    });
    let (_, session, result) = closed_out.expect("a closed board");
    assert!(result.acts.contains(&Act::Pass));
    assert_eq!(result.check(), Ok(session));
}

#[test]
fn a_money_duplicate_is_over_after_its_last_game() {
    for seed in 0..30 {
        let (duplicate, session, _) = finished(seed);
        let games = duplicate.games().map(|games| u32::from(games.get()));
        assert!(games.is_none_or(|games| games == session.game_number()));
    }
}

#[test]
fn rejects_a_result_that_was_not_played() {
    let (_, session, result) = finished(5);
    let number = result.acts.len();
    let false_from =
        |result: &DuplicateResult| result.check().map_err(|FalseResult { act, .. }| act);
    let mut short = result.clone();
    let last = short.acts.pop().expect("it has acts");
    let why = Refused::NotDue;
    assert_eq!(short.check(), Err(FalseResult { act: number, why }));
    let mut long = result.clone();
    long.acts.push(last);
    let why = Refused::Over;
    assert_eq!(
        long.check(),
        Err(FalseResult {
            act: number + 1,
            why
        })
    );
    let mut idle = result.clone();
    idle.acts[0] = Act::Play {
        play: Play::NONE,
        waive: false,
    };
    assert_eq!(false_from(&idle), Err(1));
    let mut rolled = result.clone();
    rolled.acts.insert(1, Act::Roll);
    assert_eq!(false_from(&rolled), Err(2));
    let mut claimed = result.clone();
    claimed.acts.insert(1, Act::Claim);
    assert_eq!(false_from(&claimed), Err(2));
    let terms = *result.duplicate.terms();
    let other = Duplicate::new(
        terms,
        NonZeroU8::MIN,
        DuplicateOpponent::Partner,
        Seed([5; 32]),
    );
    assert!(DuplicateResult::new(&other, &session, Player::White).is_err());
    let mut elsewhere = result;
    elsewhere.duplicate = other;
    assert!(elsewhere.check().is_err());
}

#[test]
fn the_tag_distinguishes_rules_games_opponents_and_seeds() {
    let length = MatchLength::new(5).expect("1 to 25");
    let money = Terms {
        stakes: Stakes::Money {
            jacoby: true,
            beavers: rules::Beavers::None,
            automatic_doubles: 0,
        },
        ..Terms::match_to(length)
    };
    let two = NonZeroU8::MIN.saturating_add(1);
    let level = |name| DuplicateOpponent::Computer(PlayerName::new(name).expect("a name"));
    let tags = [
        (money, NonZeroU8::MIN, DuplicateOpponent::Partner, 1),
        (money, two, DuplicateOpponent::Partner, 1),
        (money, two, level("expert"), 1),
        (money, two, level("casual"), 1),
        (money, two, level("casual"), 2),
        (Terms::match_to(length), two, level("casual"), 2),
    ]
    .map(|(terms, games, against, seed)| {
        Duplicate::new(terms, games, against, Seed([seed; 32])).tag()
    });
    let different: std::collections::BTreeSet<_> = tags.into_iter().collect();
    assert_eq!(different.len(), tags.len());
    let ignored = |games| {
        Duplicate::new(
            Terms::match_to(length),
            games,
            DuplicateOpponent::Partner,
            Seed([1; 32]),
        )
    };
    assert_eq!(ignored(two), ignored(NonZeroU8::MIN));
    assert_eq!(ignored(two).games(), None);
}

#[test]
fn links_to_duplicates_report_other_link_types_and_truncation() {
    let (duplicate, _, result) = finished(1);
    let link = result.link().expect("short enough");
    assert_eq!(Duplicate::from_link(&link), Err(LinkFault::OtherKind));
    assert_eq!(friend::read_link(&link), Err(LinkFault::OtherKind));
    let cut = LinkFault::Message(NotAMessage::Cut);
    for end in 2..link.len() {
        assert_eq!(DuplicateResult::from_link(&link[..end]), Err(cut));
    }
    let own = duplicate.link();
    for end in 2..own.len() {
        assert_eq!(Duplicate::from_link(&own[..end]), Err(cut));
    }
}

#[test]
fn a_game_has_the_same_dice_after_any_earlier_games() {
    let terms = Terms {
        stakes: Stakes::Match {
            length: MatchLength::new(5).expect("1 to 25"),
            crawford: true,
        },
        ..Terms::match_to(MatchLength::new(5).expect("1 to 25"))
    };
    let duplicate = Duplicate::new(
        terms,
        NonZeroU8::MIN,
        DuplicateOpponent::Partner,
        Seed([1; 32]),
    );
    let openings = |seed| {
        let session = played(&duplicate, &mut Luck::new(seed));
        let log = session.log().to_vec();
        let mut games = log.split(|entry| entry.action == Action::NextGame);
        games.nth(1).map(|game| game[0].dice.clone())
    };
    let seconds: Vec<_> = (0..9).filter_map(openings).collect();
    assert!(seconds.len() > 3);
    assert!(seconds.iter().all(|dice| *dice == seconds[0]));
}

#[test]
fn the_computer_may_resign_only_a_single_game_with_all_checkers_home() {
    let terms = |variant| Terms {
        variant,
        stakes: Stakes::Money {
            jacoby: false,
            beavers: rules::Beavers::None,
            automatic_doubles: 0,
        },
        ..Terms::match_to(MatchLength::new(1).expect("1 to 25"))
    };
    let computer = DuplicateOpponent::Computer(PlayerName::new("expert").expect("a name"));
    let mut accepted = 0;
    for seed in 0..=255_u8 {
        let variant = [Variant::Standard, Variant::Hypergammon][usize::from(seed % 2)];
        let of =
            |against| Duplicate::new(terms(variant), NonZeroU8::MIN, against, Seed([seed; 32]));
        let duplicate = of(computer.clone());
        let session = played(&duplicate, &mut Luck::new(seed.into()));
        let whole = DuplicateResult::new(&duplicate, &session, Player::White).expect("played");
        for end in 1..whole.acts.len() {
            for win in [Win::Single, Win::Gammon, Win::Backgammon] {
                let mut early = whole.clone();
                early.acts.truncate(end);
                early.acts.extend([Act::Resign(win), Act::Accept]);
                let of_partner = DuplicateResult {
                    duplicate: of(DuplicateOpponent::Partner),
                    ..early.clone()
                };
                // Between people, the player to decide may resign.
                let Ok(session) = of_partner.check() else {
                    continue;
                };
                let outcome = session.outcomes().last().expect("the game is over");
                let board = session.board_of(Player::Black);
                let is_home = |side: &rules::Side| side.counts()[7..] == [0; 19];
                let lost = outcome.winner == Player::White;
                let both_home = is_home(board.own()) && is_home(board.opponent());
                // Black's next roll may bear off a checker, so a gammon is not certain.
                let possible = both_home && win == Win::Single;
                let doubled = matches!(early.acts[end - 1], Act::Double);
                assert_eq!(
                    early.check().is_ok(),
                    !lost || possible && !doubled,
                    "{early:?}"
                );
                if lost && possible && !doubled {
                    accepted += 1;
                    early.acts.insert(end, Act::Roll);
                    assert!(early.check().is_err(), "after its roll");
                }
            }
        }
    }
    assert!(accepted > 0);
}
