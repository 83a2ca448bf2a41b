//! Tests for the signatures that the build script generates.

#[expect(dead_code, reason = "the tests call parts of the build script")]
#[path = "build.rs"]
mod build;

use std::{fs, path::Path};

use build::{Catalogue, build_source};

/// Returns a catalogue with the same texts in every language.
fn catalogue(name: &str, texts: &str) -> Catalogue {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    for tag in ["en", "de", "fr", "es", "tr", "el", "ar", "ja"] {
        fs::write(folder.join(format!("{tag}.ftl")), texts).expect("a file");
    }
    Catalogue::read(&folder).expect("valid texts")
}

#[test]
fn argument_order_in_english_does_not_change_a_signature() {
    let texts = [
        "waiting = { $place }, { $count } waiting\n",
        "waiting = { $count } waiting in { $place }\n",
        "in-place = in { $place }\nwaiting = { in-place }: { $count }\n",
        "waiting = { $count ->\n    [0] None in { $place }\n   *[other] { $place }\n }\n",
    ];
    let signature = "pub fn waiting<'a>(&self, arg::Count(count): arg::Count<impl Into<Arg<'a>>>, \
                     arg::Place(place): arg::Place<impl Into<Arg<'a>>>) -> String";
    for (nth, text) in texts.into_iter().enumerate() {
        let methods = catalogue(&format!("order-{nth}"), text).methods("self.say(");
        assert!(methods.contains(signature), "{text}{methods}");
        assert!(methods.contains("&[count.into(), place.into()]"), "{text}");
    }
}

#[test]
fn only_messages_with_several_arguments_have_their_own_argument_types() {
    let text = "alone = { $size }\nseveral = { $mine-there }, { $mine }\n";
    let texts = catalogue("types", text);
    let methods = texts.methods("self.say(");
    assert!(methods.contains("alone<'a>(&self, size: impl Into<Arg<'a>>)"));
    let types = build_source::names_of_arguments(&texts, &[]);
    let types = types
        .lines()
        .filter_map(|line| line.strip_prefix("pub struct "));
    let types: Vec<&str> = types.collect();
    assert_eq!(types, ["Mine<T>(pub T);", "MineThere<T>(pub T);"]);
}
