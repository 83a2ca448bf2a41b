//! Tests for the leading sentence, cube verdicts, and the grammatical person of sentences.

use rules::Player;
use words::{Language, Words};

use super::{all, point, rolls, sentence_context, share, words_of};
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
        bar: checkers,
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
        sentence_of(hit(42, 2, 35)),
        "8/4 6/4 hits 2 blots, one of them on your 7 point: that costs the opponent 42 pips; at least one of the 2 on \
        the bar comes in with 35 of their 36 rolls."
    );
    assert_eq!(
        sentence_of(hit(1, 1, 36)),
        "8/4 6/4 hits on your 7 point: that costs the opponent 1 pip; every one of their rolls comes back in."
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
        "8/4 6/4 hits on your 5 point: the opponent has to enter first, and only 21 of their 36 rolls then hit or make a key point, down from 36."
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
        said(tempo).text(),
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 hits on your 5 point: the opponent has to enter first."
    );
    let escapes = said(Reason::YouEscape(rolls(3, 20)));
    assert_eq!(
        escapes.text(),
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
        found.text(),
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 makes your 4 point."
    );
    assert_eq!(found.covered, [1, 0]);
    let alone = lead(&context, &reasons[1..], false).expect("there are reasons");
    assert_eq!(
        alone.text(),
        "This leaves a blot on your 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
    assert_eq!(alone.covered, [0]);
    let numbers = lead(&context, &reasons[2..], false).expect("there are reasons");
    assert_eq!(
        numbers.text(),
        "8/4 6/4 wins 48.2% of games instead of 44.1%."
    );
    assert_eq!(lead(&context, &[], false), None);
    let praise = lead(&context, &reasons, true).expect("there are reasons");
    assert_eq!(
        (praise.text().as_str(), praise.covered),
        ("8/4 6/4 makes your 4 point.", vec![0])
    );
}

#[test]
fn praise_names_a_danger_only_if_it_is_smaller() {
    let words = Words::english();
    let context = sentence_context(&words, &Voice::You);
    let bold = Reason::Bold {
        points: 1,
        shots: rolls(15, 28),
    };
    assert_eq!(lead(&context, &[bold], true), None);
    assert!(lead(&context, &[bold], false).is_some(), "a better play");
    let said = |reason| {
        lead(&context, &[bold, reason], true)
            .expect("praise")
            .text()
    };
    assert_eq!(
        said(shots(34, 34, 20)),
        "8/4 6/4 leaves fewer shots: 20 of the opponent's 36 rolls hit, down from 34."
    );
    assert_eq!(
        said(Reason::TheyDoWell(rolls(34, 20))),
        "8/4 6/4 leaves the opponent fewer good rolls: 20 of their 36 rolls hit or make a key point, down from 34."
    );
}

#[test]
fn slight_difference_is_never_the_leading_sentence() {
    let words = Words::english();
    let voice = Voice::You;
    let context = sentence_context(&words, &voice);
    let lead_of =
        |reasons: &[Reason]| lead(&context, reasons, false).map(|lead| (lead.text(), lead.covered));
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
    assert_eq!(
        plain(&found.text()),
        "Mira leaves a blot on the 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 makes Mira's 4 point."
    );
    // The sentence names a worse play that the player did not make.
    let context = SentenceContext {
        made: Some("13/5"),
        ..context
    };
    let text = plain(&sentence(&context, &shots(17, 17, 9)));
    assert_eq!(
        text,
        "By comparison, 13/5 leaves a blot on Mira's 7 point that 17 of the opponent's 36 rolls hit. 8/4 6/4 leaves only 9."
    );
}

#[test]
fn sentences_about_the_opponent_address_the_reader() {
    let words = Words::english();
    let mira = Voice::Opponent("Mira".to_owned());
    let context = sentence_context(&words, &mira);
    let said = |reason| plain(&sentence(&context, &reason));
    assert_eq!(
        said(shots(24, 24, 0)),
        "Mira leaves a blot on the 7 point that 24 of your 36 rolls hit. 8/4 6/4 leaves no blot that can be hit."
    );
    assert_eq!(
        said(shots(36, 36, 9)),
        "Mira leaves a blot on the 7 point that every one of your rolls hits. 8/4 6/4 leaves only 9."
    );
    assert_eq!(
        said(hit(7, 1, 27)),
        "8/4 6/4 hits on Mira's 7 point: that costs you 7 pips; 27 of your 36 rolls come back in."
    );
    assert_eq!(
        said(hit(7, 1, 36)),
        "8/4 6/4 hits on Mira's 7 point: that costs you 7 pips; every one of your rolls comes back in."
    );
    assert_eq!(
        said(Reason::Enters(rolls(20, 11))),
        "Mira lets you enter from the bar with 20 of your 36 rolls. 8/4 6/4 leaves only 11."
    );
    assert_eq!(
        said(Reason::Anchor(point(20))),
        "Mira leaves no anchor: no safe point in your home board. 8/4 6/4 holds an anchor on Mira's 20 point, a safe place to enter."
    );
    assert_eq!(
        said(Reason::Runs(Compared { made: 2, best: 1 })),
        "8/4 6/4 brings a checker out of your home board: 1 stays there, down from 2."
    );
    let cash = CubeVerdict::Cash {
        has: share(189),
        needs: Some(share(252)),
    };
    assert_eq!(
        verdict(&words, &mira, &cash),
        "Double: your answer is a drop, as a take needs 25% and you have only 19%."
    );
    assert_eq!(
        verdict(&words, &mira, &CubeVerdict::WaitForBeaver),
        "No double: after it, you would be the favourite."
    );
}

#[test]
fn points_at_the_table_have_the_readers_numbers() {
    let words = Words::english();
    let mira = Voice::OpponentAtTable("Mira".to_owned());
    let context = sentence_context(&words, &mira);
    let said = |reason| plain(&sentence(&context, &reason));
    assert_eq!(
        said(shots(24, 24, 0)),
        "Mira leaves a blot on the 18 point that 24 of your 36 rolls hit. 8/4 6/4 leaves no blot that can be hit."
    );
    assert_eq!(
        said(Reason::Anchor(point(20))),
        "Mira leaves no anchor: no safe point in your home board. 8/4 6/4 holds an anchor on the 5 point, a safe place to enter."
    );
    assert_eq!(
        said(Reason::BetterAnchor(Compared {
            made: point(22),
            best: point(20)
        })),
        "8/4 6/4 holds a better anchor: the 5 point instead of the 3."
    );
}

#[test]
fn the_voice_depends_on_the_readers_side() {
    let mira = || "Mira".to_owned();
    let voice = |reader| Voice::new(Player::Black, reader, "Mira");
    assert_eq!(voice(Some(Player::Black)), Voice::You);
    assert_eq!(voice(Some(Player::White)), Voice::Opponent(mira()));
    assert_eq!(voice(None), Voice::Named(mira()));
}

/// Returns the text without bidi isolates.
fn plain(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn one_roll_takes_a_singular_verb() {
    let words = Words::english();
    let one = Rolls::new(1).expect("0 to 36");
    let said = |reason| sentence(&sentence_context(&words, &Voice::You), &reason);
    let point = point(5);
    let fewer = rolls(4, 1);
    let more = rolls(0, 1);
    for (reason, expected) in [
        (shots(1, 1, 0), "that 1 of the opponent's 36 rolls hits."),
        (
            shots(0, 1, 0),
            "blots that 1 of the opponent's 36 rolls hits.",
        ),
        (hit(7, 1, 1), "1 of their 36 rolls comes back in."),
        (
            Reason::Tempo {
                point,
                good: fewer,
                dances: one,
            },
            "only 1 of their 36 rolls then hits or makes a key point, down from 4.",
        ),
        (
            Reason::Duplicates {
                number: 4,
                point,
                good: fewer,
            },
            "1 of their 36 rolls hits or makes a key point, down from 4.",
        ),
        (
            Reason::YouMake { point, rolls: more },
            "1 of your 36 rolls makes it, up from 0, if nothing changes.",
        ),
        (
            Reason::YouCover { point, rolls: more },
            "1 of your 36 rolls does, up from 0, if nothing changes.",
        ),
        (
            Reason::YouEscape(more),
            "1 of your 36 rolls brings a back checker past your 17 point, up from 0, if nothing changes.",
        ),
        (
            Reason::YouDoWell(more),
            "1 of your 36 rolls hits or makes a key point, up from 0, if nothing changes.",
        ),
        (
            Reason::Slots {
                point,
                hits: one,
                covers: one,
            },
            "1 of the opponent's 36 rolls hits it, and 1 of your 36 rolls covers it next turn.",
        ),
        (
            Reason::BearsOffNext {
                checkers: 2,
                rolls: more,
            },
            "1 of your 36 rolls takes at least 2 checkers off, up from 0.",
        ),
        (
            Reason::PipsAtRisk(Compared { made: 1, best: 0 }),
            "up to 1 pip to a hit.",
        ),
        (
            Reason::LastRoll { wins: one },
            "1 of 36 rolls wins, all others lose.",
        ),
        (
            Reason::MarketLosers {
                exchanges: 1,
                many: false,
            },
            "only 1 of the 1296 sequences of two rolls loses the market (0.1%).",
        ),
    ] {
        let text = said(reason);
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn one_roll_takes_a_singular_verb_in_every_language() {
    for (language, shot, good) in [
        (
            Language::German,
            "den 1 von 36 Würfen des Gegners schlägt.",
            "schlägt 1 statt 0 deiner 36 Würfe oder macht einen",
        ),
        (
            Language::French,
            "qu’un seul des 36 jets adverses frappe.",
            "1 de vos 36 jets frappe ou fait une",
        ),
        (
            Language::Spanish,
            "lo come 1 de las 36 tiradas del rival.",
            "1 de tus 36 tiradas come o hace un",
        ),
        (
            Language::Greek,
            "με 1 από τις 36 ζαριές του αντιπάλου.",
            "1 από τις 36 ζαριές σου χτυπά ή κάνει",
        ),
        (
            Language::Arabic,
            "تضربه رمية واحدة من رميات الخصم الـ36.",
            "رمية واحدة من رمياتك الـ36 تضرب",
        ),
    ] {
        let words = words_of(language);
        let said = |reason| sentence(&sentence_context(&words, &Voice::You), &reason);
        for (reason, expected) in [
            (shots(1, 1, 0), shot),
            (Reason::YouDoWell(rolls(0, 1)), good),
        ] {
            let text = said(reason);
            assert!(text.contains(expected), "{text}");
        }
    }
}

#[test]
fn every_count_of_rolls_names_its_owner() {
    let words = Words::english();
    let mira = "Mira".to_owned();
    let (own, others) = (["your 36"].as_slice(), "Mira\u{2069}'s 36");
    let both = ["their 36", "opponent's 36"];
    for (voice, owned) in [
        (Voice::You, [own, &both].concat()),
        (Voice::Named(mira.clone()), [&[others][..], &both].concat()),
        (Voice::Opponent(mira), [own, &[others]].concat()),
    ] {
        for (reason, _) in all() {
            if matches!(reason, Reason::LastRoll { .. }) {
                continue;
            }
            let text = sentence(&sentence_context(&words, &voice), &reason);
            let counts = text.matches("of 36 rolls").count();
            assert_eq!(counts, 0, "{text}");
            let named: usize = owned.iter().map(|owner| text.matches(owner).count()).sum();
            assert_eq!(text.matches("36 rolls").count(), named, "{text}");
        }
    }
}

/// Returns the sentences and verdicts in a language, including those about counts with a text of their own.
fn said_by(words: &Words, voice: &Voice) -> Vec<String> {
    let tempo = |best, dances| Reason::Tempo {
        point: point(5),
        good: rolls(24, best),
        dances: Rolls::new(dances).expect("0 to 36"),
    };
    let special = [
        shots(36, 36, 0),
        shots(11, 36, 9),
        hit(7, 1, 36),
        hit(20, 2, 1),
        tempo(24, 0),
        tempo(24, 9),
        tempo(1, 9),
    ];
    let reasons = all().into_iter().map(|(reason, _)| reason);
    let context = sentence_context(words, voice);
    let sentences = reasons
        .chain(special)
        .map(|reason| sentence(&context, &reason));
    let (has, low) = (share(310), share(252));
    let verdicts = [
        CubeVerdict::Take {
            has,
            needs: Some(low),
        },
        CubeVerdict::Drop {
            has: low,
            needs: Some(has),
        },
        CubeVerdict::Beaver,
        CubeVerdict::Wait {
            has,
            from: Some(share(684)),
        },
        CubeVerdict::Wait {
            has: share(612),
            from: Some(share(684)),
        },
        CubeVerdict::Wait { has, from: None },
        CubeVerdict::WaitForBeaver,
        CubeVerdict::Double {
            has,
            from: Some(low),
        },
        CubeVerdict::Cash {
            has: low,
            needs: Some(has),
        },
        CubeVerdict::TooGood { gammons: has },
    ];
    let verdicts = verdicts.map(|found| verdict(words, voice, &found));
    sentences.chain(verdicts).collect()
}

#[test]
fn the_reader_is_never_called_the_opponent() {
    let mira = Voice::Opponent("Mira".to_owned());
    for (language, opponent) in [
        (Language::English, &["opponent", "other side"][..]),
        (Language::German, &["gegner", "andere seite"]),
        (Language::French, &["advers", "autre camp"]),
        (Language::Spanish, &["rival", "otro lado"]),
        (Language::Turkish, &["rakip", "rakib", "karşı taraf"]),
        (Language::Greek, &["αντίπαλ", "αντιπάλ"]),
        (Language::Arabic, &["خصم", "الطرف الآخر"]),
        (Language::Japanese, &["相手"]),
    ] {
        for text in said_by(&words_of(language), &mira) {
            let called = opponent
                .iter()
                .find(|word| text.to_lowercase().contains(*word));
            assert_eq!(called, None, "{text}");
        }
    }
}

#[test]
fn only_the_reader_is_called_you() {
    let mira = Voice::Named("Mira".to_owned());
    for (language, you) in [
        (Language::English, &["you", "your", "yours"][..]),
        (
            Language::German,
            &[
                "du", "dich", "dir", "dein", "deine", "deinem", "deinen", "deiner",
            ],
        ),
        (Language::French, &["vous", "votre", "vos"]),
        (
            Language::Spanish,
            &[
                "tú", "tu", "tus", "te", "tuya", "tienes", "pierdes", "entras",
            ],
        ),
        (
            Language::Turkish,
            &[
                "siz",
                "sizi",
                "size",
                "sizin",
                "zarınız",
                "zarınızdan",
                "sahanızda",
                "girersiniz",
            ],
        ),
        (
            Language::Greek,
            &["σου", "εσύ", "μπεις", "χάνεις", "μπαίνεις"],
        ),
        (
            Language::Arabic,
            &["لك", "عليك", "رمياتك", "بيتك", "خانتك", "حجرك", "كفتك"],
        ),
    ] {
        let words = words_of(language);
        let speaks = |text: &String| {
            let text = text.to_lowercase();
            let mut speaks = text.split(|letter: char| !letter.is_alphabetic());
            speaks.any(|word| you.contains(&word))
        };
        let text = said_by(&words, &mira).into_iter().find(speaks);
        assert_eq!(text, None);
        for voice in [Voice::You, Voice::Opponent("Mira".to_owned())] {
            assert!(said_by(&words, &voice).iter().any(speaks), "{language:?}");
        }
    }
    let japanese = said_by(&words_of(Language::Japanese), &mira);
    assert!(japanese.iter().all(|text| !text.contains("あなた")));
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
