//! Positions as short texts: every context survives a round trip, and IDs are found in any text.

use dice::{DiceStream, Seed};
use record::PositionFormat::{Gnu, Ogid, Snowie, Xgid};
use record::{decision_from_gnu_ids, decision_from_xgid, find_positions, gnu_ids, xgid};
use rules::{BarBackgammon, Beavers, Crawford, Decision, Offer, Player, Question, Score, Variant};

use crate::own_games::Luck;

/// Returns decisions from random games under all rules that the IDs can express.
fn decisions(count: usize) -> Vec<Decision> {
    let mut luck = Luck(DiceStream::new(Seed([9; 32])));
    let mut decisions = Vec::new();
    while decisions.len() < count {
        let session = luck.session(3);
        let known = session
            .decisions()
            .map(|decided| decided.decision)
            .filter(|decision| {
                decision.variant() == Variant::Standard
                && decision.bar_backgammon() == BarBackgammon::Three
                // Excludes rolls without the option to double: these are starting players' first rolls.
                && decision.question() != Question::Roll
            });
        decisions.extend(known);
    }
    decisions
}

/// Returns `true` if a past Crawford game can be distinguished from a future one.
fn played_with_crawford(decision: &Decision) -> bool {
    let one_away = Player::BOTH.map(|player| decision.score().away(player) == Some(1));
    match decision.score() {
        Score::Match { crawford, .. } => crawford != Crawford::Over || one_away != [false; 2],
        Score::Money { .. } => true,
    }
}

#[test]
fn every_decision_survives_a_round_trip_through_its_xgid() {
    let mut compared = [0; 4];
    for decision in decisions(20_000) {
        let resigned = matches!(decision.question(), Question::Resignation { .. });
        let raccoons = matches!(
            decision.score(),
            Score::Money {
                beavers: Beavers::Unlimited,
                ..
            }
        );
        if resigned || raccoons || !played_with_crawford(&decision) {
            continue;
        }
        let text = xgid(&decision);
        assert_eq!(decision_from_xgid(&text), Some(decision), "{text}");
        let kind = match decision.question() {
            Question::Double => 0,
            Question::Play(_) => 1,
            Question::Answer {
                offer: Offer::Double,
                ..
            } => 2,
            _ => 3,
        };
        compared[kind] += 1;
    }
    assert!(compared.iter().all(|&count| count > 5), "{compared:?}");
}

#[test]
fn every_decision_survives_a_round_trip_through_its_gnu_ids() {
    let mut compared = 0;
    for decision in decisions(20_000) {
        let plain = match decision.score() {
            Score::Money { jacoby, beavers } => {
                !jacoby && beavers == Beavers::None && decision.cube().is_some()
            }
            Score::Match { length, .. } => length.points() == 1 || decision.cube().is_some(),
        };
        if !plain || !played_with_crawford(&decision) {
            continue;
        }
        let text = gnu_ids(&decision);
        let (position, state) = text.split_once(':').expect("two IDs");
        assert_eq!(
            decision_from_gnu_ids(position, Some(state)),
            Some(decision),
            "{text}"
        );
        compared += 1;
    }
    assert!(compared > 2000, "{compared}");
}

#[test]
fn positions_are_found_in_any_text() {
    let start = "-b----E-C---eE---c-e----B-";
    let text = format!(
        "Hi, what do you play here (XGID={start}:0:0:1:31:2:4:0:7:10)?\n\
         GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n                 Match ID   : cAkPAAAAAAAA\n\
         or \"4HPwATDgc/ABMA:QYkqASAAIAAA\", just 4HPwATDgc/ABMA.\n\
         OGID 11ccccchhhjjjjj:66666888dddddoo:W1N:64:B:IW:3:2:7:0\n\
         congratulation, incomprehensibilities\n\
         Is XGID={start}:0:0:1:31:2:4:0:7:10. right? XGID={start}:0:0:1:31:2:4:0:7:10?!\n\
         7;0;0;0;1;a;b;0;2;1;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;6;4\n"
    );
    let found = find_positions(&text);
    let formats: Vec<_> = found.iter().map(|found| found.format).collect();
    assert_eq!(formats, [Xgid, Gnu, Gnu, Gnu, Ogid, Xgid, Xgid, Snowie]);
    let ids: Vec<_> = found.iter().map(|found| gnu_ids(&found.decision)).collect();
    assert!(
        ids.iter().all(|id| id.starts_with("4HPwATDgc/ABMA:")),
        "{ids:?}"
    );
    // The words before the match ID belong to neither ID.
    let with_state = decision_from_gnu_ids("4HPwATDgc/ABMA", Some("cAkPAAAAAAAA"));
    assert_eq!(Some(found[1].decision), with_state);
    assert!(ids[2].ends_with(":QYkqASAAIAAA"), "{ids:?}");
    let xgids: Vec<_> = found.iter().map(|found| xgid(&found.decision)).collect();
    assert_eq!(xgids[0], format!("XGID={start}:0:0:1:31:2:4:0:7:10"));
    assert_eq!(xgids[4], format!("XGID={start}:1:1:-1:64:3:2:0:7:10"));
    assert_eq!(xgids[5..7], [xgids[0].as_str(); 2]);
    assert_eq!(xgids[7], format!("XGID={start}:0:0:1:64:2:1:0:7:10"));
}
