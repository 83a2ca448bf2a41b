//! Terminology in every language: wordings that the page's texts must not use, and their typography.
//!
//! The terms were compared with the glossaries and rules of each language's federations and leagues.

use std::{
    fs,
    path::{Path, PathBuf},
};

use words::{Language, Words, compiled, of_part};

/// Wordings that no text in a language may use, each with the term that players use instead. A `|` is a word boundary.
const FORBIDDEN: [(&str, &[(&str, &str)]); 8] = [
    (
        "en",
        &[
            ("|stone|", "checker"),
            ("|pipcount|", "pip count"),
            ("\"", "curly quotes"),
            ("} %", "}%"),
            ("2 %", "2%"),
            ("1 ply|", "1-ply"),
        ],
    ),
    (
        "de",
        &[
            ("würfelentscheidung", "Doppler-Entscheidung"),
            ("verdopplungswürfel", "Doppler"),
            ("auswürfel", "abtragen"),
            ("ausspielen", "Rollout"),
            ("wettlauf", "Rennen"),
            ("zurückdoppel", "redoppeln"),
            ("am wurf|", "am Zug"),
            ("duplikat", "Duplicate"),
            ("|augen|", "Pips"),
            ("aufgehoben", "beiseitegelegt"),
            ("|auswertung", "Analyse"),
            ("|die pr|", "das PR"),
            ("|position|", "Stellung"),
        ],
    ),
    (
        "fr",
        &[
            ("castore", "faire beaver"),
            ("ratonn", "faire raccoon"),
            ("point de prise", "seuil de prise"),
            ("tablier", "plateau"),
            ("partie d’argent", "partie libre"),
            ("|back game|", "backgame"),
            ("|conseil", "indice"),
            ("partie crawford", "partie de Crawford"),
            ("|vous tirez|", "vous faites"),
        ],
    ),
    (
        "es",
        &[
            ("golpea", "comer"),
            ("encuentro", "match"),
            ("|partido", "match"),
            ("ordenador", "máquina"),
            ("|tirad|", "se tira"),
            ("|seguid|", "se sigue"),
            ("|enviad|", "envía"),
            ("áis|", "se juega"),
            ("|vuestr", "tu"),
            ("casilla", "punto"),
            ("cuadrante", "tablero exterior"),
            ("|consejo", "pista"),
            ("trasera", "atrasada"),
            ("retrasada", "atrasada"),
            ("al turno|", "le toca"),
            ("|pareja", "compañero"),
        ],
    ),
    (
        "tr",
        &[
            ("|vurul", "kırmak"),
            ("|vuruyor", "kırmak"),
            ("duplikat", "aynı zarlar"),
            ("kütüphane", "kitaplık"),
            ("|gammon", "mars"),
            ("|teslim", "pes"),
            ("|konum", "pozisyon"),
            ("|pazar", "vido fırsatı"),
            ("iç bölge", "iç saha"),
            ("iç alan", "iç saha"),
            ("|çiftle|", "vido"),
            ("|çiftlemek", "vido"),
            ("kırık yeri", "bar"),
            ("|bağlantını |", "bağlantınızı"),
            ("sende|", "sizde"),
        ],
    ),
    (
        "el",
        &[
            ("εισηγμέν", "από εισαγωγή"),
            ("γκάμον", "διπλό"),
            ("|παραίτησ", "παράδοση"),
            ("οπισθοφυλακή", "back game"),
            ("αγώνας δρόμου", "κούρσα"),
            ("|πιπς", "pips"),
            ("πρόγραμμα περιήγησης", "περιηγητής"),
            ("|πάτα|", "πάτησε"),
            ("|συμβουλή", "υπόδειξη"),
            ("|κύβο", "βίδος"),
            ("βιβλιοθήκη", "Παρτίδες"),
            ("|αγών", "ματς"),
            ("} %", "}%"),
            ("2 %", "2%"),
        ],
    ),
    (
        "ar",
        &[
            ("مربّعة", "فوز رباعي"),
            ("مثلّث", "مارس ثلاثي"),
            ("غامون", "مارس"),
            ("نرد", "زهر"),
            ("قطعة", "حجر"),
            ("شوط", "لعبة"),
            ("السوق", "فرصة المضاعفة"),
            ("المكتبة", "المباريات"),
            ("أتعس", "أقلها حظًا"),
            ("أسعد", "أوفرها حظًا"),
            ("٪", "%"),
            ("} %", "}%"),
            ("2 %", "2%"),
        ],
    ),
    (
        "ja",
        &[
            ("チェッカー", "駒"),
            ("枚", "個"),
            ("試合", "マッチ"),
            ("局面", "ポジション"),
            ("プレイ", "手"),
            ("ムーブ", "手"),
            ("リザイン", "投了"),
            ("研究", "検討"),
            ("レビュー", "解析"),
            ("インポート", "読み込み"),
            ("エクスポート", "書き出し"),
            ("ブラウザ|", "ブラウザー"),
            ("ライブラリ|", "ライブラリー"),
            ("指す", "動かす"),
            ("％", "%"),
        ],
    ),
];

/// Wordings that are a forbidden synonym for one term but the correct word for another, with the messages that may use
/// them.
const ALLOWED: [(&str, &[&str]); 1] = [
    // In these messages, the word means a point in time during a match.
    (
        "局面",
        &[
            "summary-moments",
            "summary-waits",
            "summary-before",
            "home-line-moments",
            "start-leaves-about",
        ],
    ),
];

/// Returns `true` if a message may use a forbidden wording.
fn may_use(message: &str, form: &str) -> bool {
    ALLOWED
        .iter()
        .any(|(allowed, messages)| *allowed == form && messages.contains(&message))
}

/// Returns every Fluent file in a language, with its text.
fn files(tag: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, tag: &str, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of texts") {
            let path = entry.expect("an entry").path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if path.is_dir() {
                collect(&path, tag, found);
            } else if path.extension().is_some_and(|end| end == "ftl")
                && name.split('.').next() == Some(tag)
            {
                found.push((path.clone(), fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    let mut found = Vec::new();
    collect(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words"),
        tag,
        &mut found,
    );
    assert!(found.len() > 10, "only {} files of {tag}", found.len());
    found
}

/// Returns `true` if a lower-case text contains a wording, in which `|` is a word boundary.
fn has(text: &str, form: &str) -> bool {
    let bare = form.trim_matches('|');
    // Japanese has no spaces; only the mark that lengthens a vowel belongs to the word.
    let is_edge = |neighbour: Option<char>| {
        neighbour.is_none_or(|letter| {
            letter != 'ー' && (letter >= '\u{3040}' || !letter.is_alphanumeric())
        })
    };
    text.match_indices(bare).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + bare.len()..].chars().next();
        (!form.starts_with('|') || is_edge(before)) && (!form.ends_with('|') || is_edge(after))
    })
}

/// Returns the text on a line of a Fluent file in lower case, without the message name and the parameters.
fn message_text(line: &str) -> String {
    let text = line.split_once(" =").map_or(line, |(_, text)| text);
    let text = text.trim_start().trim_start_matches('*');
    let text = match text.split_once("] ") {
        Some((key, text)) if key.starts_with('[') => text,
        _ => text,
    };
    let mut out = String::new();
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                out.push('}');
            }
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    // A program's name is not a term.
    out.to_lowercase().replace("extreme gammon", "")
}

#[test]
fn texts_use_a_single_word_for_each_term() {
    let mut wrong = Vec::new();
    for (tag, forbidden) in FORBIDDEN {
        for (path, text) in files(tag) {
            // The help explains terms, and may mention synonyms once.
            if path.components().any(|part| part.as_os_str() == "help") {
                continue;
            }
            let mut message = "";
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((name, _)) = line.split_once(" =") {
                    message = if name.contains(' ') { message } else { name };
                }
                for (form, term) in forbidden {
                    if has(&message_text(line), form) && !may_use(message, form) {
                        let name = path.file_name().unwrap_or_default().to_string_lossy();
                        wrong.push(format!("{name}: {form} -> {term}: {}", line.trim()));
                    }
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} texts:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn the_check_finds_forbidden_wordings() {
    assert!(has(
        "du bietest, würfelentscheidungen",
        "würfelentscheidung"
    ));
    assert!(has("gammon sayılır", "|gammon") && !has("backgammon", "|gammon"));
    assert!(has("ブラウザを", "ブラウザ|") && !has("ブラウザーを", "ブラウザ|"));
    assert_eq!(
        message_text("    *[other] Verliert { $loss } am Wurf"),
        "verliert } am wurf"
    );
    assert_eq!(
        message_text("study-to-roll = { $who }: am Wurf"),
        "}: am wurf"
    );
    assert!(has("この局面", "局面") && !may_use("study-position", "局面"));
    assert!(may_use("summary-moments", "局面"));
}

#[test]
fn lines_cannot_start_with_closing_punctuation() {
    let parts = words::Part::ALL.map(of_part).concat();
    for (language, signs) in [
        (
            Language::French,
            [" :", " ;", " !", " ?", " %", " »", "« "].as_slice(),
        ),
        (Language::German, &[" %"]),
        (Language::Spanish, &[" %"]),
    ] {
        let text = compiled(language).expect("a file");
        let tag = format!("\u{6}{}\n", language.tag());
        let of_parts = parts
            .split(&tag)
            .skip(1)
            .map(|rest| rest.split('\u{6}').next().unwrap_or_default());
        for text in std::iter::once(text).chain(of_parts) {
            for sign in signs {
                let line = text.lines().find(|line| line.contains(sign));
                assert_eq!(line, None, "{language:?} has a plain space in {sign:?}");
            }
        }
        assert!(Words::read(language, text.to_owned()).is_some());
    }
}

#[test]
fn plays_and_formulas_remain_in_order_in_arabic() {
    let text = compiled(Language::Arabic).expect("a file");
    let words = Words::read(Language::Arabic, text.to_owned()).expect("this build's");
    let example = words.type_example();
    assert!(example.contains("\u{2066}8/5 6/5\u{2069}"), "{example}");
    assert!(example.contains("\u{2066}bar/21*\u{2069}"), "{example}");
    let luck = words.fair_luck_about();
    assert!(luck.contains("\u{2066}8 1/6\u{2069}"), "{luck}");
    assert!(of_part(words::Part::Review).contains("\u{2066}+0.300 − 0.220 = 0.080\u{2069}"));
    assert!(words::help(Language::Arabic).contains("\u{2066}2-ply\u{2069}"));
}
