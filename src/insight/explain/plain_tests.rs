//! Tests for the sentences for a beginner.

use rules::{Board, Die, LegalPlay, Roll, Variant, legal_plays};
use words::Language;

use super::{all, point, sentence_context, words_of};
use crate::{
    explain::{
        CubeVerdict, SentenceContext, Voice, plain_better, plain_deed, plain_lead, verdict,
        without_numbers,
    },
    reasons::{Compared, Reason, Share},
};

/// Returns the sentences for every reason that is not about the cube, in the voices of a game.
fn plain_sentences(language: Language) -> Vec<String> {
    let words = words_of(language);
    let computer = Voice::OpponentAtTable("C".to_owned());
    let mut all_of_them = Vec::new();
    for voice in [&Voice::You, &computer] {
        let after_mistake = sentence_context(&words, voice);
        let after_best = SentenceContext {
            made: Some("13/9 6/5"),
            ..after_mistake
        };
        for (reason, _) in all() {
            all_of_them.extend(plain_lead(&after_mistake, &[reason], false, None));
            all_of_them.extend(plain_lead(&after_best, &[reason], true, None));
        }
        all_of_them.push(plain_better(&after_mistake));
    }
    all_of_them
}

#[test]
fn plain_sentences_have_no_numbers_but_points() {
    for language in Language::ALL {
        let sentences = plain_sentences(language);
        assert!(sentences.len() > 100, "{}", sentences.len());
        for text in sentences {
            let is_figure = |sign: char| "%/(){}$\u{1}\u{2}（）".contains(sign);
            assert!(!text.contains(is_figure), "{language:?}: {text}");
            let numbers = text.split(|sign: char| !sign.is_ascii_digit());
            let numbers: Vec<u8> = numbers.filter_map(|number| number.parse().ok()).collect();
            assert!(numbers.len() <= 1, "{language:?}: {text}");
            assert!(!numbers.contains(&0), "{language:?}: {text}");
            assert!(text.ends_with(['.', '。']), "{language:?}: {text}");
        }
    }
}

#[test]
fn plain_lead_names_one_fault_or_merit() {
    let words = words_of(Language::English);
    let context = sentence_context(&words, &Voice::You);
    let blots = Reason::Blots(Compared { made: 2, best: 0 });
    let makes = Reason::Makes(point(5));
    let lead = |reasons: &[Reason], is_right| plain_lead(&context, reasons, is_right, None);
    let said = [
        lead(&[makes, blots], false),
        lead(&[makes], false),
        lead(&[blots, makes], true),
        lead(&[], false),
    ];
    assert_eq!(
        said.each_ref().map(Option::as_deref),
        [
            Some("This leaves checkers alone."),
            Some("A better play makes your 5 point."),
            Some("This leaves fewer checkers alone."),
            None
        ]
    );
}

#[test]
fn plain_lead_prefers_deeds_to_chances() {
    let words = words_of(Language::English);
    let context = sentence_context(&words, &Voice::You);
    let wins = Reason::Wins(Compared {
        made: Share::of(0.5),
        best: Share::of(0.6),
    });
    let (before, after) = boards();
    let this = words.reason_this(Voice::You.who());
    let deed = plain_deed(&context, &before, &after, &this);
    let said = plain_lead(&context, &[wins], true, deed.clone());
    assert_eq!(
        said.as_deref(),
        Some("This brings checkers nearer, ready to make points.")
    );
    let makes = Reason::Makes(point(5));
    let said = plain_lead(&context, &[wins, makes], true, deed);
    assert_eq!(said.as_deref(), Some("This makes your 5 point."));
}

/// Returns the opening position before and after 13/10 13/9.
fn boards() -> (Board, Board) {
    let before = Board::start(Variant::Standard);
    let [three, four] = [3, 4].map(|pips| Die::new(pips).expect("a die"));
    let roll = Roll::new(three, four);
    let is_it = |legal: &LegalPlay| {
        let own = *legal.after.flipped().own();
        own.at(10) == 1 && own.at(9) == 1
    };
    let legal = legal_plays(&before, roll).into_iter().find(is_it);
    (before, legal.expect("a play").after.flipped())
}

#[test]
fn plain_verdicts_have_no_numbers() {
    let (has, limit) = (Share::of(0.7), Some(Share::of(0.25)));
    let words = words_of(Language::English);
    for found in [
        CubeVerdict::Take { has, needs: limit },
        CubeVerdict::Drop { has, needs: limit },
        CubeVerdict::Wait { has, from: limit },
        CubeVerdict::Double { has, from: limit },
        CubeVerdict::Cash { has, needs: limit },
        CubeVerdict::TooGood { gammons: has },
    ] {
        let text = verdict(&words, &Voice::You, &without_numbers(found));
        assert!(!text.contains(|sign: char| sign.is_ascii_digit()), "{text}");
    }
}
