//! Tests for the leading sentence, cube verdicts, and the grammatical person of sentences.

use words::Words;

use super::{all, point, rolls, sentence_context, share};
use crate::{
    explain::{CubeVerdict, SentenceContext, Voice, lead, sentence, verdict},
    reasons::{Compared, Reason, Rolls},
};

fn shots(at_blot: u8, made: u8, best: u8) -> Reason {
    Reason::Shots {
        blot: point(7),
        at_blot: Rolls::new(at_blot).expect("0 to 36"),
        any: rolls(made, best),
    }
}

fn hit(pips: u16, checkers: u8, enters: u8) -> Reason {
    Reason::Hits {
        point: point(7),
        checkers,
        pips,
        enters: Rolls::new(enters).expect("0 to 36"),
    }
}

#[test]
fn english_sentences_are_short_and_simple() {
    let words = Words::english();
    let sentence_of = |reason| sentence(&sentence_context(&words, &Voice::You), &reason);
    assert_eq!(
        sentence_of(hit(7, 1, 27)),
        "8/4 6/4 hits on your 7 point: that costs the opponent 7 pips; 27 of their 36 rolls come back in."
    );
    assert_eq!(
        sentence_of(hit(1, 1, 36)),
        "8/4 6/4 hits on your 7 point: that costs the opponent 1 pip; every one of their rolls comes back in."
    );
    assert_eq!(
        sentence_of(hit(20, 2, 20)),
        "8/4 6/4 hits 2 blots, one of them on your 7 point: that costs the opponent 20 pips; 20 of their 36 rolls come back in."
    );
    assert_eq!(
        sentence_of(shots(24, 24, 0)),
        "This leaves a blot on your 7 point that 24 of the opponent's 36 rolls hit. 8/4 6/4 leaves no blot that can be hit."
    );
    assert_eq!(
        sentence_of(shots(11, 24, 9)),
        "This leaves blots that 24 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
    let tempo = Reason::Tempo {
        point: point(5),
        good: rolls(36, 21),
        dances: Rolls::new(9).expect("0 to 36"),
    };
    assert_eq!(
        sentence_of(tempo),
        "8/4 6/4 hits on your 5 point: the opponent has to enter first, and only 21 of their 36 rolls then hit or make a key point, instead of 36."
    );
    assert_eq!(
        sentence_of(Reason::Anchor(point(20))),
        "This leaves no anchor: no safe point in the opponent's home board. 8/4 6/4 holds an anchor on your 20 point, a safe place to enter."
    );
}

#[test]
fn leading_sentence_counts_only_one_kind_of_roll() {
    let words = Words::english();
    let context = sentence_context(&words, &Voice::You);
    let tempo = Reason::Tempo {
        point: point(5),
        good: rolls(27, 9),
        dances: Rolls::new(9).expect("0 to 36"),
    };
    let said = |other| lead(&context, &[shots(17, 17, 9), other], false).expect("reasons");
    assert_eq!(
        said(tempo).text,
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 hits on your 5 point: the opponent has to enter first."
    );
    let escapes = said(Reason::YouEscape(rolls(3, 20)));
    assert_eq!(
        escapes.text,
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
    assert_eq!(escapes.covered, [0], "the other reason is told apart");
}

#[test]
fn leading_sentence_names_the_fault_and_the_better_play() {
    let words = Words::english();
    let voice = Voice::You;
    let context = sentence_context(&words, &voice);
    let chances = Compared {
        made: share(441),
        best: share(482),
    };
    let reasons = [
        Reason::Makes(point(4)),
        shots(17, 17, 9),
        Reason::Wins(chances),
    ];
    let found = lead(&context, &reasons, false).expect("there are reasons");
    assert_eq!(
        found.text,
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 makes your 4 point."
    );
    assert_eq!(found.covered, [1, 0]);
    let alone = lead(&context, &reasons[1..], false).expect("there are reasons");
    assert_eq!(
        alone.text,
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
    assert_eq!(alone.covered, [0]);
    let numbers = lead(&context, &reasons[2..], false).expect("there are reasons");
    assert_eq!(
        numbers.text,
        "8/4 6/4 wins 48.2% of games instead of 44.1%."
    );
    assert_eq!(lead(&context, &[], false), None);
    let praise = lead(&context, &reasons, true).expect("there are reasons");
    assert_eq!(
        (praise.text.as_str(), praise.covered),
        ("8/4 6/4 makes your 4 point.", vec![0])
    );
}

#[test]
fn slight_difference_is_never_the_leading_sentence() {
    let words = Words::english();
    let voice = Voice::You;
    let context = sentence_context(&words, &voice);
    let lead_of =
        |reasons: &[Reason]| lead(&context, reasons, false).map(|lead| (lead.text, lead.covered));
    let chances = Reason::Wins(Compared {
        made: share(441),
        best: share(482),
    });
    for slight in [
        shots(17, 17, 16),
        Reason::TheyDoWell(rolls(17, 15)),
        Reason::YouDoWell(rolls(15, 17)),
        Reason::PipsAtRisk(Compared { made: 20, best: 16 }),
    ] {
        assert_eq!(lead_of(&[slight]), None, "{slight:?}");
        let (text, covered) = lead_of(&[slight, chances]).expect("a number");
        assert_eq!(text, "8/4 6/4 wins 48.2% of games instead of 44.1%.");
        assert_eq!(covered, [1]);
        let (text, covered) = lead_of(&[slight, Reason::Makes(point(4))]).expect("a point");
        assert_eq!(text, "8/4 6/4 makes your 4 point.");
        assert_eq!(covered, [1]);
    }
    assert!(lead_of(&[shots(17, 17, 14)]).is_some());
    let off = Reason::BearsOffNext {
        checkers: 2,
        rolls: rolls(16, 17),
    };
    assert!(lead_of(&[off]).is_some(), "one roll decides a bear-off");
    let tempo = Reason::Tempo {
        point: point(5),
        good: rolls(17, 16),
        dances: Rolls::new(9).expect("0 to 36"),
    };
    let (text, _) = lead_of(&[tempo]).expect("a hit");
    assert!(!text.contains("16") && text.contains('9'), "{text}");
}

#[test]
fn other_players_are_referred_to_by_name() {
    let words = Words::english();
    let mira = Voice::Named("Mira".to_owned());
    let context = sentence_context(&words, &mira);
    let reasons = [shots(17, 17, 9), Reason::Makes(point(4))];
    let found = lead(&context, &reasons, false).expect("there are reasons");
    let plain = found.text.replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(
        plain,
        "Mira leaves a blot on the 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 makes Mira's 4 point."
    );
    // The sentence names a worse play that the player did not make.
    let context = SentenceContext {
        made: Some("13/5"),
        ..context
    };
    let text = sentence(&context, &shots(17, 17, 9)).replace(['\u{2068}', '\u{2069}'], "");
    assert_eq!(
        text,
        "The next best, 13/5, leaves a blot on Mira's 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
}

#[test]
fn every_count_of_rolls_names_its_owner() {
    let words = Words::english();
    let owned = ["their 36", "your 36", "opponent's 36", "Mira\u{2069}'s 36"];
    for voice in [Voice::You, Voice::Named("Mira".to_owned())] {
        for (reason, _) in all() {
            if matches!(reason, Reason::LastRoll { .. }) {
                continue;
            }
            let text = sentence(&sentence_context(&words, &voice), &reason);
            let counts = text.matches("of 36 rolls").count();
            assert_eq!(counts, 0, "{text}");
            let named: usize = owned.map(|owner| text.matches(owner).count()).iter().sum();
            assert_eq!(text.matches("36 rolls").count(), named, "{text}");
        }
    }
}

#[test]
fn only_the_reader_is_called_you() {
    let words = Words::english();
    let mira = Voice::Named("Mira".to_owned());
    for (reason, _) in all() {
        let text = sentence(&sentence_context(&words, &mira), &reason).to_lowercase();
        let speaks = text.split(|letter: char| !letter.is_alphabetic());
        let mut speaks = speaks.filter(|word| ["you", "your", "yours"].contains(word));
        assert_eq!(speaks.next(), None, "{text}");
    }
}

#[test]
fn cube_verdict_contains_both_numbers_that_support_it() {
    let words = Words::english();
    let verdict_of = |found| verdict(&words, &Voice::You, &found);
    let (has, needs) = (share(310), Some(share(252)));
    assert_eq!(
        verdict_of(CubeVerdict::Take { has, needs }),
        "Take: you win 31%, and 25% is enough."
    );
    let drop = CubeVerdict::Drop {
        has: share(248),
        needs,
    };
    assert_eq!(
        verdict_of(drop),
        "Drop: you win 24.8%, but a take needs 25.2%."
    );
    // The verdict omits numbers that contradict it.
    assert_eq!(
        verdict_of(CubeVerdict::Drop { has, needs }),
        "Drop: a take costs more."
    );
    let early = CubeVerdict::Wait {
        has: share(612),
        from: Some(share(684)),
    };
    assert_eq!(
        verdict_of(early),
        "Too early to double: you win 61%, but doubling is right from 68%."
    );
    assert_eq!(
        verdict_of(CubeVerdict::Wait { has, from: None }),
        "No double: waiting is worth more."
    );
    let mira = Voice::Named("Mira".to_owned());
    let cash = CubeVerdict::Cash {
        has: share(189),
        needs,
    };
    assert_eq!(
        verdict(&words, &mira, &cash),
        "Double: the answer is a drop, as a take needs 25% and has only 19%."
    );
}
