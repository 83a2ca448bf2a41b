//! Tests of every theme's colours, read from the style sheets: texts are readable, checkers contrast with everything
//! below them, and, for colour-blind players, the two sides and the points differ in lightness.

use std::{collections::BTreeMap, fs, path::Path};

type Tokens = BTreeMap<String, [f64; 3]>;

const THEMES: [&str; 5] = ["felt", "walnut", "midnight", "paper", "flat"];
/// Backgrounds on which a checker can lie.
const GROUNDS: [&str; 5] = ["field", "point-a", "point-b", "bar", "tray"];

/// Returns a theme's colours in the light or dark scheme, with channels from 0 to 1.
fn tokens(theme: &str, scheme: &str) -> Tokens {
    let colour = |value: &str| {
        let number = u32::from_str_radix(value.strip_prefix('#')?, 16).ok()?;
        let channel = |shift: u32| f64::from((number >> shift) & 255) / 255.0;
        Some([channel(16), channel(8), channel(0)])
    };
    let all = board::draw::tokens(theme, scheme).into_iter();
    all.filter_map(|(name, value)| Some((name.to_owned(), colour(value)?)))
        .collect()
}

fn linear(channel: f64) -> f64 {
    if channel <= 0.04045 {
        channel / 12.92
    } else {
        ((channel + 0.055) / 1.055).powf(2.4)
    }
}

/// Returns the relative luminance as defined by WCAG 2.
fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Returns the contrast ratio as defined by WCAG 2, 1 to 21.
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns the lightness L* of CIELAB, 0 to 100.
fn lightness(colour: [f64; 3]) -> f64 {
    let y = luminance(colour);
    if y > 0.008_856 {
        116.0 * y.cbrt() - 16.0
    } else {
        903.3 * y
    }
}

/// Types of colour vision, as matrices for linear channels: those for the deficiencies are by Machado, Oliveira and
/// Fernandes (2009), at full severity.
const SEEN_BY: [(&str, [[f64; 3]; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopes",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopes",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopes",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen(colour: [f64; 3], matrix: [[f64; 3]; 3]) -> [f64; 3] {
    let light = colour.map(linear);
    matrix.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(light)
            .map(|(part, channel)| part * channel)
            .sum();
        let sum = sum.clamp(0.0, 1.0);
        if sum <= 0.003_130_8 {
            sum * 12.92
        } else {
            1.055 * sum.powf(1.0 / 2.4) - 0.055
        }
    })
}

/// Runs a check on all themes, light and dark, and collects the violations.
fn every_theme(check: impl Fn(&str, &Tokens, &mut Vec<String>)) {
    let mut bad = Vec::new();
    for theme in THEMES {
        for scheme in ["light", "dark"] {
            let all = tokens(theme, scheme);
            assert!(
                all.len() > 30,
                "{theme}: only {} colours were found",
                all.len()
            );
            check(&format!("{theme}, {scheme}"), &all, &mut bad);
        }
    }
    assert!(bad.is_empty(), "\n{}", bad.join("\n"));
}

#[test]
fn texts_are_readable_in_every_theme_light_and_dark() {
    const WORDS: [(&str, &str); 57] = [
        ("ink", "ground"),
        ("ink", "surface"),
        ("ink", "raised"),
        ("ink", "well"),
        ("ink", "hover"),
        ("ink", "good-wash"),
        ("ink", "bad-wash"),
        ("ink", "note-wash"),
        ("ink", "accent-wash"),
        ("ink-2", "ground"),
        ("ink-2", "surface"),
        ("ink-2", "raised"),
        ("ink-2", "well"),
        ("ink-3", "ground"),
        ("ink-3", "surface"),
        ("ink-3", "raised"),
        ("on-accent", "accent"),
        ("on-accent", "accent-press"),
        ("accent", "ground"),
        ("accent", "surface"),
        ("accent-ink", "accent-wash"),
        ("accent-ink", "surface"),
        ("accent-ink", "raised"),
        ("good", "good-wash"),
        ("good", "surface"),
        ("bad", "bad-wash"),
        ("bad", "surface"),
        ("on-bad", "bad"),
        ("note", "note-wash"),
        ("note", "surface"),
        ("number", "frame"),
        ("cube-ink", "cube"),
        ("pip-a", "die-a"),
        ("pip-b", "die-b"),
        ("ink-2", "hover"),
        ("ink-2", "accent-wash"),
        ("ink-2", "good-wash"),
        ("ink-2", "bad-wash"),
        ("ink-2", "note-wash"),
        ("ink-3", "hover"),
        ("ink-3", "well"),
        ("good", "ground"),
        ("good", "raised"),
        ("good", "hover"),
        ("good", "well"),
        ("bad", "ground"),
        ("bad", "raised"),
        ("bad", "hover"),
        ("bad", "well"),
        ("note", "ground"),
        ("note", "raised"),
        ("accent", "raised"),
        ("accent-ink", "ground"),
        ("accent-ink", "hover"),
        ("accent-ink", "well"),
        ("sill-soft", "sill"),
        ("sill-soft", "tray"),
    ];
    every_theme(|theme, all, bad| {
        for (word, ground) in WORDS {
            let ratio = contrast(all[word], all[ground]);
            if ratio < 4.5 {
                bad.push(format!("{theme}: {word} on {ground} {ratio:.2}"));
            }
        }
        // The current turn, and the reason why the lesson rejected a tap, are shown on a tint of the accent colour.
        for share in [0.10, 0.14] {
            let tint = std::array::from_fn(|nth| {
                share * all["accent"][nth] + (1.0 - share) * all["surface"][nth]
            });
            let ratio = contrast(all["ink"], tint);
            if ratio < 4.5 {
                bad.push(format!("{theme}: ink on {share} of the accent {ratio:.2}"));
            }
        }
    });
}

/// Checks that fields, switches, arrows and the areas below the chart line contrast with their backgrounds.
#[test]
fn marks_contrast_with_their_backgrounds() {
    const MARKS: [(&str, &str); 11] = [
        ("line-strong", "surface"),
        ("line-strong", "raised"),
        ("accent", "well"),
        ("good", "well"),
        ("bad", "well"),
        ("best", "best-edge"),
        ("played", "played-edge"),
        ("sill-you", "sill-they"),
        ("sill-now", "sill-they"),
        ("sill-mark", "sill-you"),
        ("pip-a", "light-high"),
    ];
    every_theme(|theme, all, bad| {
        for (mark, ground) in MARKS {
            let ratio = contrast(all[mark], all[ground]);
            if ratio < 3.0 {
                bad.push(format!("{theme}: {mark} on {ground} {ratio:.2}"));
            }
        }
    });
}

/// Themes with white boards, which would be glaring in dark mode and therefore have a dark version.
const WHITE_BOARDS: [&str; 2] = ["paper", "flat"];

#[test]
fn pages_follow_the_colour_scheme_but_only_white_boards_change() {
    for theme in THEMES {
        let (light, dark) = (tokens(theme, "light"), tokens(theme, "dark"));
        assert!(
            lightness(light["ground"]) > 85.0 && lightness(light["ink"]) < 25.0,
            "{theme}"
        );
        assert!(
            lightness(dark["ground"]) < 15.0 && lightness(dark["ink"]) > 85.0,
            "{theme}"
        );
        if WHITE_BOARDS.contains(&theme) {
            for token in ["field", "frame", "tray", "bar"] {
                let (by_day, by_night) = (lightness(light[token]), lightness(dark[token]));
                assert!(by_day > 80.0 && by_night < 30.0, "{theme}: {token}");
            }
            // The light checkers must remain the lighter ones.
            assert!(
                lightness(dark["light"]) > lightness(dark["dark"]),
                "{theme}"
            );
            continue;
        }
        for token in GROUNDS
            .into_iter()
            .chain(["light", "dark", "die-a", "cube"])
        {
            assert_eq!(
                light[token].map(f64::to_bits),
                dark[token].map(f64::to_bits),
                "{theme}: {token}"
            );
        }
    }
}

/// Returns the highest contrast ratio of any of these colours to `ground`.
fn best(all: &Tokens, colours: &[&str], ground: &str) -> f64 {
    let ratios = colours.iter().map(|one| contrast(all[*one], all[ground]));
    ratios.fold(0.0, f64::max)
}

#[test]
fn arrows_contrast_with_every_background() {
    every_theme(|theme, all, bad| {
        for (mark, edge) in [
            ("best", "best-edge"),
            ("played", "played-edge"),
            ("drawn", "drawn-edge"),
        ] {
            for ground in GROUNDS {
                let ratio = best(all, &[mark, edge], ground);
                if ratio < 3.0 {
                    bad.push(format!("{theme}: {mark} on {ground} {ratio:.2}"));
                }
            }
            if contrast(all[mark], all[edge]) < 3.0 {
                bad.push(format!("{theme}: {mark} on {edge}"));
            }
        }
    });
}

#[test]
fn checkers_contrast_with_every_background() {
    every_theme(|theme, all, bad| {
        for (side, rim) in [("light", "light-rim"), ("dark", "dark-rim")] {
            for ground in GROUNDS {
                let ratio = best(all, &[side, rim], ground);
                if ratio < 3.0 {
                    bad.push(format!("{theme}: {side} checker on {ground} {ratio:.2}"));
                }
            }
            // A checker may be half covered by another checker of the same side.
            let ratio = contrast(all[rim], all[side]);
            if ratio < 3.0 {
                bad.push(format!("{theme}: {rim} round {side} {ratio:.2}"));
            }
        }
    });
}

#[test]
fn sides_and_points_differ_in_lightness_with_every_colour_vision() {
    every_theme(|theme, all, bad| {
        for (eyes, matrix) in SEEN_BY {
            let far = |a: &str, b: &str| {
                (lightness(seen(all[a], matrix)) - lightness(seen(all[b], matrix))).abs()
            };
            for (a, b, least) in [
                ("light", "dark", 25.0),
                ("die-a", "die-b", 25.0),
                ("point-a", "point-b", 10.0),
            ] {
                if far(a, b) < least {
                    bad.push(format!("{theme}, {eyes}: {a} and {b} {:.1}", far(a, b)));
                }
            }
        }
    });
}

#[test]
fn rings_of_movable_checkers_contrast_with_points_and_field() {
    every_theme(|theme, all, bad| {
        for ground in GROUNDS {
            let ratio = best(all, &["can", "can-edge"], ground);
            if ratio < 3.0 {
                bad.push(format!("{theme}: ring on {ground} {ratio:.2}"));
            }
        }
        for mark in ["can", "hit"] {
            let ratio = contrast(all[mark], all["can-edge"]);
            if ratio < 3.0 {
                bad.push(format!("{theme}: {mark} beside its edge {ratio:.2}"));
            }
        }
    });
}

/// Returns the declarations in a style sheet for exactly this selector.
fn rule(sheet: &str, selector: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("style")
        .join(sheet);
    let style = fs::read_to_string(path).expect("a style sheet");
    let start = format!("\n  {selector} {{");
    let (_, rest) = style.split_once(&start).expect("a rule for the selector");
    let (declarations, _) = rest.split_once('}').expect("its end");
    let pairs = declarations
        .split(';')
        .filter_map(|one| one.split_once(':'));
    pairs
        .map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()))
        .collect()
}

/// Returns the name of the token used in a style sheet value.
fn token(value: &str) -> &str {
    let (_, rest) = value.split_once("var(--").expect("a token");
    rest.split(')').next().unwrap_or_default()
}

#[test]
fn the_notch_of_the_last_play_contrasts_with_the_checker() {
    for side in ["light", "dark"] {
        let notch = rule("board.css", &format!(".{side} .notch"));
        every_theme(|theme, all, bad| {
            let ratio = contrast(all[token(&notch["fill"])], all[side]);
            if ratio < 3.0 {
                bad.push(format!("{theme}: notch on {side} {ratio:.2}"));
            }
        });
    }
}

/// Returns the hue, in degrees, and the chroma, from 0 to 1.
fn hue([red, green, blue]: [f64; 3]) -> (f64, f64) {
    let most = red.max(green).max(blue);
    let chroma = most - red.min(green).min(blue);
    let sixth = if most <= red {
        (green - blue) / chroma
    } else if most <= green {
        (blue - red) / chroma + 2.0
    } else {
        (red - green) / chroma + 4.0
    };
    ((60.0 * sixth).rem_euclid(360.0), chroma)
}

#[test]
fn the_mark_of_the_last_play_retains_the_point_colour() {
    const GREY: f64 = 0.1;
    let rule = rule("board.css", ".glow-1");
    let share: f64 = rule["stop-opacity"].parse().expect("a share");
    every_theme(|theme, all, bad| {
        let mark = all[token(&rule["stop-color"])];
        for ground in ["point-a", "point-b"] {
            let point = all[ground];
            let marked = [0, 1, 2].map(|nth| point[nth] + share * (mark[nth] - point[nth]));
            let ((before, chroma), (after, _)) = (hue(point), hue(marked));
            let turn = (before - after).abs();
            let turn = turn.min(360.0 - turn);
            if chroma > GREY && turn > 12.0 {
                bad.push(format!("{theme}: {ground} turns by {turn:.0} degrees"));
            }
            if contrast(point, marked) < 1.15 {
                bad.push(format!("{theme}: the mark is not seen on {ground}"));
            }
        }
    });
}

#[test]
fn the_focus_ring_contrasts_with_every_part_of_the_board() {
    // The ring's two tones are equally wide, so that one of them always contrasts.
    let ring = rule("board.css", ".spot:focus-visible");
    let [outline, stroke] = [&ring["outline"], &ring["stroke"]];
    assert_eq!(
        [outline, stroke].map(|tone| token(tone.rsplit("solid").next().unwrap_or_default())),
        ["focus-out", "focus-in"]
    );
    assert!(outline.starts_with(&ring["stroke-width"]), "{ring:?}");
    every_theme(|theme, all, bad| {
        for ground in GROUNDS.into_iter().chain(["frame", "ground", "surface"]) {
            let ratio = best(all, &["focus-in", "focus-out"], ground);
            if ratio < 3.0 {
                bad.push(format!("{theme}: focus on {ground} {ratio:.2}"));
            }
        }
        let ratio = contrast(all["focus-in"], all["focus-out"]);
        if ratio < 3.0 {
            bad.push(format!("{theme}: the two tones of the focus {ratio:.2}"));
        }
    });
}

#[test]
fn formulas_give_known_values() {
    let (black, white) = ([0.0; 3], [1.0; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((lightness(white) - 100.0).abs() < 1e-3);
    assert!((lightness([0.466_33; 3]) - 50.0).abs() < 0.2);
    for (_, matrix) in SEEN_BY {
        // White remains white to a person who lacks one type of cone.
        assert!(seen(white, matrix).iter().all(|channel| *channel > 0.99));
    }
}
