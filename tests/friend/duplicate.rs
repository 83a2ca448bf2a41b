//! Results of a duplicate are what was played with its dice, or are refused.

use dice::{DiceStream, Seed};
use friend::{Act, Duplicate, DuplicateResult, LinkFault, NotAMessage, Refused, Stakes, Terms};
use record::PlayerName;
use rules::{Action, MatchLength, Phase, Play, Player, Session, legal_plays};

use crate::players::Luck;

/// Plays to the end with the dice of the duplicate.
fn played(duplicate: &Duplicate, luck: &mut Luck) -> Session {
    let mut session = Session::new(duplicate.terms().ruleset());
    let mut dice = DiceStream::new(duplicate.game_seed(1));
    loop {
        let action = match session.phase() {
            Phase::Opening => Action::RollOpening,
            Phase::ToRoll if session.must_pass() => Action::Pass,
            Phase::ToRoll if session.allows(Action::Double).is_ok() && luck.one_in(8) => {
                Action::Double
            }
            Phase::ToRoll if session.allows(Action::Pass).is_ok() => Action::Pass,
            Phase::ToRoll => Action::Roll,
            Phase::Moving(draft) => {
                let plays = legal_plays(draft.start(), draft.roll());
                let nth = luck.below(plays.len().min(4));
                let play = plays.get(nth).map(|legal| legal.play).unwrap_or_default();
                for step in play.steps() {
                    session.apply(Action::Step(step), &mut dice).expect("legal");
                }
                if !matches!(session.phase(), Phase::Moving(_)) {
                    continue;
                }
                Action::PickUp
            }
            Phase::Doubled { .. } => luck.of(&[Action::Take, Action::Take, Action::Drop]),
            Phase::ResignationOffered { .. } => Action::DeclineResignation,
            Phase::GameOver(_)
                if session.game_number() > 2 && session.ruleset().money().is_some() =>
            {
                return session;
            }
            Phase::GameOver(_) => {
                dice = DiceStream::new(duplicate.game_seed(session.game_number() + 1));
                Action::NextGame
            }
            Phase::MatchOver(_) => return session,
        };
        session.apply(action, &mut dice).expect("allowed");
    }
}

fn finished(seed: u64) -> (Duplicate, Session, DuplicateResult) {
    let mut luck = Luck::new(seed);
    let terms = luck.terms();
    let duplicate = Duplicate::new(terms, Seed(luck.root().0));
    let session = played(&duplicate, &mut luck);
    let names = [PlayerName::new("Ann"), PlayerName::new("Expert")];
    let result = DuplicateResult::new(&duplicate, &session, Player::Black, names);
    (duplicate, session, result.expect("what was played"))
}

#[test]
fn a_result_is_played_again_from_its_link() {
    for seed in 0..30 {
        let (duplicate, session, result) = finished(seed);
        assert_eq!(
            Duplicate::from_link(&format!("x#{}.", duplicate.link())),
            Ok(duplicate)
        );
        let link = result.link().expect("short enough");
        let read = DuplicateResult::from_link(&format!("x#{link}.")).expect("a link");
        assert_eq!(read, result);
        assert_eq!(read.check(&duplicate), Ok(session));
        let other = Duplicate::new(*duplicate.terms(), Seed([5; 32]));
        assert_eq!(read.check(&other), Err(Refused::OtherGame));
    }
}

#[test]
fn a_claimed_result_that_was_not_played_is_refused() {
    let (duplicate, session, result) = finished(4);
    let mut short = result.clone();
    short.acts.pop();
    assert_eq!(short.check(&duplicate), Err(Refused::NotDue));
    let mut idle = result.clone();
    idle.acts[0] = Act::Play {
        play: Play::NONE,
        waive: false,
    };
    assert!(matches!(idle.check(&duplicate), Err(Refused::Forbidden(_))));
    let mut claimed = result.clone();
    claimed.acts.insert(1, Act::Claim);
    assert_eq!(claimed.check(&duplicate), Err(Refused::NotDue));
    let other = Duplicate::new(*duplicate.terms(), Seed([5; 32]));
    let names = [None, None];
    assert!(DuplicateResult::new(&other, &session, Player::White, names).is_err());
}

#[test]
fn links_of_duplicates_are_told_apart_and_say_when_they_are_cut() {
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
fn a_game_has_the_same_dice_whatever_was_before_it() {
    let terms = Terms {
        stakes: Stakes::Match {
            length: MatchLength::new(5).expect("1 to 25"),
            crawford: true,
        },
        ..Terms::match_to(MatchLength::new(5).expect("1 to 25"))
    };
    let duplicate = Duplicate::new(terms, Seed([1; 32]));
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
