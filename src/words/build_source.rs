//! Code generator for the methods of `Words` and their argument types.

use std::collections::BTreeSet;

use super::{Catalogue, OTHERS, build_parts};

impl Catalogue {
    /// Returns the source code of the methods of `Words`; `say` is the call that formats a message.
    pub(crate) fn methods(&self, say: &str) -> String {
        let messages = self.names.iter().zip(&self.parameters).zip(&self.english);
        let method = |(nth, ((name, parameters), english)): (
            usize,
            ((&String, &Vec<String>), &String),
        )| {
            let given = given(parameters);
            let into = |name: &String| format!("{}.into()", rust(name));
            let filled: Vec<String> = parameters.iter().map(into).collect();
            let filled = filled.join(", ");
            // Each argument has its own type, so that even many arguments cannot be swapped.
            let lint = if parameters.len() > 6 {
                "#[expect(clippy::too_many_arguments, reason = \"one for each argument of the message\")]\n"
            } else {
                ""
            };
            let lifetime = if parameters.is_empty() { "" } else { "<'a>" };
            format!(
                "/// The message `{name}`.\n{lint}pub fn {}{lifetime}(&self{given}) -> String {{ {say}{nth}, {english:?}, &[{filled}]) }}\n",
                rust(name)
            )
        };
        messages.enumerate().map(method).collect()
    }
}

/// Returns a method's parameter list. If there is more than one parameter, each has its own type, so that calls with
/// arguments in the wrong order do not compile.
fn given(parameters: &[String]) -> String {
    let value = "impl Into<Arg<'a>>";
    let typed = |name: &String| {
        let (rust, named) = (rust(name), type_name(name));
        if parameters.len() > 1 {
            format!(", arg::{named}({rust}): arg::{named}<{value}>")
        } else {
            format!(", {rust}: {value}")
        }
    };
    parameters.iter().map(typed).collect()
}

/// Returns the source code of the argument types, one for each distinct argument name among messages with several
/// arguments.
pub(crate) fn names_of_arguments(game: &Catalogue, parts: &[(String, Catalogue)]) -> String {
    let catalogues = std::iter::once(game).chain(parts.iter().map(|(_, part)| part));
    let several = catalogues.flat_map(|catalogue| &catalogue.parameters);
    let several = several.filter(|parameters| parameters.len() > 1);
    let names: BTreeSet<&String> = several.flatten().collect();
    let declared = |name: &String| {
        let (derived, rust) = ("#[derive(Clone, Copy, Debug)]", type_name(name));
        format!("/// The argument `{name}`.\n{derived}\npub struct {rust}<T>(pub T);\n")
    };
    names.into_iter().map(declared).collect()
}

/// Returns the Rust name of a message or parameter: `cube-name` becomes `cube_name`.
fn rust(name: &str) -> String {
    name.replace('-', "_")
}

/// Returns the Rust type name of a parameter: `mine-there` becomes `MineThere`.
fn type_name(name: &str) -> String {
    name.split('-').map(build_parts::capitalised).collect()
}

/// Returns the generated source code: the methods of `Words` with the English texts, and constants for the texts in the
/// other languages.
pub(crate) fn source_code(game: &Catalogue, parts: &[(String, Catalogue)]) -> String {
    let methods = game.methods("self.say(");
    let of_part = |(nth, (_, part)): (usize, &(String, Catalogue))| {
        part.methods(&format!("self.say_in({nth}, "))
    };
    let of_parts: String = parts.iter().enumerate().map(of_part).collect();
    let file = |name: &str| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))");
    let text = |tag: &str| file(&format!("{tag}.txt"));
    let other = |(tag, _): &(&str, _)| format!("(\"{tag}\", {}), ", text(tag));
    let others: String = OTHERS.iter().map(other).collect();
    let help = |tag| format!("(\"{tag}\", {}), ", file(&format!("help-{tag}.html")));
    let tags = std::iter::once("en").chain(OTHERS.map(|(tag, _)| tag));
    let helps: String = tags.map(help).collect();
    format!(
        "use crate::{{Arg, Words, arg}};

impl Words {{
{methods}{of_parts}
}}
/// Fingerprint of the names and parameters of all messages.
pub(crate) const FINGERPRINT: &str = \"{}\";
/// Number of messages.
pub(crate) const MESSAGES: usize = {};
/// Other languages, compiled.
pub(crate) const LANGUAGE_FILES: &[(&str, &str)] = &[{others}];
/// The help in every language.
pub(crate) const HELPS: &[(&str, &str)] = &[{helps}];
",
        game.fingerprint,
        game.names.len()
    )
}
