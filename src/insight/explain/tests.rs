//! Tests that, in every language, the sentence for each reason contains all of that reason's numbers.

use rules::Point;
use words::{Language, Part, Words, compiled, of_part};

use super::{SentenceContext, Voice, sentence};
use crate::reasons::{Compared, Reason, Rolls, Share};

#[path = "lead_tests.rs"]
mod leads;
#[path = "plain_tests.rs"]
mod plain;

fn point(number: u8) -> Point {
    Point::new(number).expect("1 to 24")
}

fn share(thousandths: u16) -> Share {
    Share::of(f32::from(thousandths) / 1000.0)
}

fn rolls(made: u8, best: u8) -> Compared<Rolls> {
    let of = |count| Rolls::new(count).expect("0 to 36");
    Compared {
        made: of(made),
        best: of(best),
    }
}

/// Reason with the numbers that its sentence must contain, using `.` as the decimal mark.
type Case = (Reason, Vec<String>);

fn case(reason: Reason, numbers: &[&str]) -> Case {
    (reason, numbers.iter().map(ToString::to_string).collect())
}

/// Returns reasons that count rolls.
fn about_rolls() -> Vec<Case> {
    let (theirs, yours) = (rolls(17, 11), rolls(11, 18));
    let point = point(20);
    let shots = |at_blot: u8| Reason::Shots {
        blot: self::point(7),
        at_blot: rolls(at_blot, 0).made,
        any: rolls(24, 15),
    };
    let hits = Reason::Hits {
        point: self::point(7),
        checkers: 1,
        pips: 17,
        bar: 1,
        enters: rolls(27, 0).made,
    };
    let they_make = Reason::TheyMake {
        point,
        rolls: theirs,
    };
    let they_cover = Reason::TheyCover {
        point,
        rolls: theirs,
    };
    let you_make = Reason::YouMake {
        point,
        rolls: yours,
    };
    let you_cover = Reason::YouCover {
        point,
        rolls: yours,
    };
    vec![
        case(hits, &["7", "17", "27"]),
        case(shots(20), &["24", "15"]),
        case(shots(24), &["7", "24", "15"]),
        case(Reason::Enters(theirs), &["17", "11"]),
        case(they_make, &["20", "17", "11"]),
        case(they_cover, &["20", "17", "11"]),
        case(Reason::TheyEscape(theirs), &["17", "11"]),
        case(you_make, &["20", "11", "18"]),
        case(you_cover, &["20", "11", "18"]),
        case(Reason::YouEscape(yours), &["11", "18"]),
    ]
}

/// Returns reasons about points, primes, chances and replies.
fn about_positions() -> Vec<Case> {
    let chances = Compared {
        made: share(441),
        best: share(462),
    };
    vec![
        case(Reason::Makes(point(5)), &["5"]),
        case(Reason::Breaks(point(6)), &["6"]),
        case(Reason::Anchor(point(21)), &["21"]),
        case(Reason::Prime(Compared { made: 4, best: 5 }), &["4", "5"]),
        case(Reason::Wins(chances), &["44.1", "46.2"]),
        case(Reason::GammonsWon(chances), &["44.1", "46.2"]),
        case(Reason::GammonsLost(chances), &["44.1", "46.2"]),
        case(Reason::BackgammonsWon(chances), &["44.1", "46.2"]),
        case(Reason::BackgammonsLost(chances), &["44.1", "46.2"]),
    ]
}

/// Returns reasons about the cube, for the deciding player (`yours`) or for the opponent.
fn about_cubes(yours: bool) -> Vec<Case> {
    let (needs, money) = (share(246), share(218));
    let gammons = Reason::CubeGammons {
        yours,
        share: share(260),
        price: 500,
    };
    let losers = Reason::MarketLosers {
        exchanges: 324,
        many: yours,
    };
    let (has, from) = (share(621), share(602));
    let place = Reason::DoublingWindow {
        has,
        from,
        too_good: yours.then(|| share(807)),
    };
    let place = case(
        place,
        if yours {
            &["62.1", "60.2", "80.7"]
        } else {
            &["62.1", "60.2"]
        },
    );
    let last = Reason::LastRoll {
        wins: rolls(19, 0).made,
    };
    let scored = Reason::ScoreDoubles { from, money };
    let has = share(189);
    vec![
        case(Reason::TakePoint { yours, needs, has }, &["24.6", "18.9"]),
        case(Reason::DeadCube { needs, money }, &["24.6", "21.8"]),
        case(Reason::ScoreChanges { needs, money }, &["24.6", "21.8"]),
        case(gammons, &["26.0", "0.50"]),
        case(losers, &["324", "1296", "25.0"]),
        case(last, &["19", "36"]),
        case(scored, &["60.2", "21.8"]),
        case(Reason::NothingToLose, &[]),
        case(
            Reason::Beaver {
                yours,
                favourite: true,
            },
            &[],
        ),
        case(
            Reason::Beaver {
                yours,
                favourite: false,
            },
            &[],
        ),
        place,
    ]
}

/// Returns reasons about tempo, risk, and the opponent's next roll.
fn about_risks(best: u8) -> Vec<Case> {
    let (good, point) = (rolls(24, best), point(21));
    let tempo = Reason::Tempo {
        point,
        good,
        dances: rolls(11, 0).made,
    };
    let duplicates = Reason::Duplicates {
        number: 4,
        point,
        good: rolls(24, 13),
    };
    let slots = Reason::Slots {
        point,
        hits: rolls(11, 0).made,
        covers: rolls(27, 0).made,
    };
    let bold = Reason::Bold {
        points: best,
        shots: rolls(3, 24),
    };
    let safe = Reason::Safe {
        points: 5,
        shots: rolls(24, 13),
    };
    let pips = Compared {
        made: 24,
        best: best.into(),
    };
    vec![
        case(tempo, &["21"]),
        case(safe, &["5", "24", "13"]),
        case(bold, &["24"]),
        case(Reason::Blots(Compared { made: 6, best }), &["6"]),
        case(Reason::PipsAtRisk(pips), &["24"]),
        case(duplicates, &["4", "21", "24", "13"]),
        case(Reason::TheyDoWell(good), &["24"]),
        case(slots, &["21", "11", "27"]),
    ]
}

/// Returns reasons about the game plan and the shape of the position.
fn about_plans(best: u8) -> Vec<Case> {
    let (point, pips) = (point(21), 17);
    let checkers = Compared { made: 6, best };
    let counts = ["6", &best.to_string()];
    let left = if best > 0 { &counts[..] } else { &counts[..1] };
    let thousandths = if best > 0 { 850 } else { 120 };
    let value = |yours| Reason::GammonValue {
        yours,
        price: thousandths,
    };
    let anchor = Reason::BetterAnchor(Compared {
        made: point,
        best: self::point(20),
    });
    let next = |checkers| Reason::BearsOffNext {
        checkers,
        rolls: rolls(24, 26),
    };
    let timing = Compared {
        made: best.into(),
        best: 6,
    };
    let off = Compared {
        made: best,
        best: 6,
    };
    vec![
        case(Reason::YouDoWell(rolls(best, 6)), &counts),
        case(anchor, &["21", "20"]),
        case(Reason::Runs(checkers), left),
        case(Reason::Escapes(checkers), left),
        case(Reason::MovesUp(point), &["21"]),
        case(Reason::Stacks { point, checkers }, left),
        case(Reason::Buries(checkers), &["6"]),
        case(Reason::Race { ahead: true, pips }, &["17"]),
        case(Reason::Race { ahead: false, pips }, &["17"]),
        case(Reason::Timing(timing), left),
        case(value(true), &[]),
        case(value(false), &[]),
        case(Reason::BearsOff(off), &counts),
        case(next(1), &["24", "26"]),
        case(next(3), &["3", "24", "26"]),
        case(Reason::Outside(checkers), &["6"]),
        case(Reason::Gap(point), &["21"]),
    ]
}

fn all() -> Vec<Case> {
    [
        about_rolls(),
        about_risks(0),
        about_risks(2),
        about_plans(0),
        about_plans(4),
        about_positions(),
        about_cubes(true),
        about_cubes(false),
    ]
    .concat()
}

/// Returns the texts in `language`, including the coach's texts.
fn words_of(language: Language) -> Words {
    let Some(text) = compiled(language) else {
        return Words::english();
    };
    let words = Words::read(language, text.to_owned()).expect("texts of this build");
    assert!(words.add(Part::Coach, of_part(Part::Coach)), "{language:?}");
    words
}

fn sentence_context<'a>(words: &'a Words, voice: &'a Voice) -> SentenceContext<'a> {
    SentenceContext {
        words,
        voice,
        made: None,
        best: "8/4 6/4",
    }
}

#[test]
fn sentences_contain_their_numbers_in_every_language() {
    for language in Language::ALL {
        let words = words_of(language);
        let mark = words.decimal_mark();
        for (reason, numbers) in all() {
            let text = sentence(&sentence_context(&words, &Voice::You), &reason);
            assert!(!text.is_empty(), "{reason:?}");
            for number in numbers {
                let number = number.replace('.', &mark);
                assert!(
                    text.contains(&number),
                    "{language:?}: {number} is not in: {text}"
                );
            }
            assert!(!text.contains(['{', '$', '\u{1}', '\u{2}']), "{text}");
        }
    }
}
