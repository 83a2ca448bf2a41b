//! Build script that compiles the catalogue and the help. It checks each language against English, and generates the
//! methods of `Words` and the compiled texts.

mod build_help;
mod build_parts;
pub(crate) mod build_source;
mod build_typography;
mod typography;

use std::{
    collections::{BTreeMap, hash_map::DefaultHasher},
    env, fs,
    hash::{Hash, Hasher},
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{
        Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
    },
    parser,
};

/// Languages other than English, each with its plural categories besides `other`.
const OTHERS: [(&str, &[&str]); 7] = [
    ("de", &["one"]),
    ("fr", &["one"]),
    ("es", &["one"]),
    ("tr", &["one"]),
    ("el", &["one"]),
    ("ar", &["zero", "one", "two", "few", "many"]),
    ("ja", &[]),
];
const UNUSED: &str = "this part of Fluent is not used here";
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// Messages in one language, by name.
type Messages = BTreeMap<String, Pattern<String>>;

fn main() {
    if let Err(why) = compile() {
        println!("cargo::error={why}");
    }
}

fn compile() -> Result<(), String> {
    let variable = |name| {
        env::var(name)
            .map(PathBuf::from)
            .map_err(|why| why.to_string())
    };
    let (root, out) = (variable("CARGO_MANIFEST_DIR")?, variable("OUT_DIR")?);
    let game = Catalogue::read(&root.join("locales"))?;
    for (tag, lines) in &game.others {
        let text = format!("{}\n{}\n", game.fingerprint, lines.join("\n"));
        fs::write(out.join(format!("{tag}.txt")), text).map_err(|why| why.to_string())?;
    }
    help(&root, &out)?;
    let parts = build_parts::read(&root.join("parts"))?;
    build_parts::write(&parts, &out)?;
    let texts = format!(
        "{}{}",
        build_source::source_code(&game, &parts),
        build_parts::source_code(&parts)
    );
    fs::write(out.join("texts.rs"), texts).map_err(|why| why.to_string())?;
    let arguments = build_source::names_of_arguments(&game, &parts);
    fs::write(out.join("arg.rs"), arguments).map_err(|why| why.to_string())
}

/// Messages from one folder in all languages, checked against English.
pub(crate) struct Catalogue {
    names: Vec<String>,
    parameters: Vec<Vec<String>>,
    english: Vec<String>,
    /// Compiled lines of each language other than English.
    others: Vec<(&'static str, Vec<String>)>,
    /// Hash of all message names and parameters.
    fingerprint: String,
}

impl Catalogue {
    pub(crate) fn read(folder: &Path) -> Result<Self, String> {
        println!("cargo::rerun-if-changed={}", folder.display());
        let english = read(folder, "en")?;
        let names: Vec<&String> = english.keys().collect();
        let parameters = parameters(&english)?;
        let mut hasher = DefaultHasher::new();
        (&names, &parameters).hash(&mut hasher);
        let compiled = |tag: &str, messages: &Messages, plurals: &[&str]| {
            let lines = lines(messages, &names, &parameters, plurals);
            lines.map_err(|why| format!("{}/{tag}.ftl: {why}", folder.display()))
        };
        let other = |(tag, plurals): (&'static str, &[&str])| {
            Ok((tag, compiled(tag, &read(folder, tag)?, plurals)?))
        };
        Ok(Self {
            others: OTHERS
                .into_iter()
                .map(other)
                .collect::<Result<_, String>>()?,
            english: compiled("en", &english, &["one"])?,
            fingerprint: format!("{:016x}", hasher.finish()),
            names: names.into_iter().cloned().collect(),
            parameters,
        })
    }
}

/// Writes the help page of each language.
fn help(root: &Path, out: &Path) -> Result<(), String> {
    let folder = root.join("help");
    println!("cargo::rerun-if-changed={}", folder.display());
    let template = fs::read_to_string(folder.join("page.html")).map_err(|why| why.to_string())?;
    for tag in std::iter::once("en").chain(OTHERS.map(|(tag, _)| tag)) {
        let page = build_help::page(&template, &read(&folder, tag)?);
        let page = page.map_err(|why| format!("help/{tag}.ftl: {why}"))?;
        fs::write(out.join(format!("help-{tag}.html")), page).map_err(|why| why.to_string())?;
    }
    Ok(())
}

/// Returns each message's parameters, in the order of the message names. A message's parameters are sorted, so that
/// callers do not depend on their order in the text.
fn parameters(english: &Messages) -> Result<Vec<Vec<String>>, String> {
    let of = |(name, pattern): (&String, &Pattern<String>)| {
        let mut found = Vec::new();
        variables(english, pattern, &mut found).map_err(|why| format!("en.ftl: {name}: {why}"))?;
        // The compiled form identifies each parameter by a single digit.
        if found.len() > 10 {
            return Err(format!("en.ftl: {name} has more than ten parameters"));
        }
        found.sort();
        Ok(found)
    };
    english.iter().map(of).collect()
}

/// Compiles a language's messages into one line per message.
///
/// # Errors
/// Returns an error if a message is missing or invalid, or if English lacks it.
fn lines(
    messages: &Messages,
    names: &[&String],
    parameters: &[Vec<String>],
    plurals: &[&str],
) -> Result<Vec<String>, String> {
    if let Some(extra) = messages.keys().find(|name| !names.contains(name)) {
        return Err(format!("{extra} is not in en.ftl"));
    }
    let line = |(name, parameters): (&&String, &Vec<String>)| {
        let compiling = Compiling {
            messages,
            parameters,
            plurals,
        };
        let line = check(messages, name, parameters).and_then(|pattern| compiling.line(pattern));
        line.map_err(|why| format!("{name}: {why}"))
    };
    names.iter().zip(parameters).map(line).collect()
}

/// Reads a language's messages from its main file and its rooms' files (`en.ftl`, `en.study.ftl`).
fn read(folder: &Path, tag: &str) -> Result<Messages, String> {
    let mut messages = Messages::new();
    for path in files(folder, tag)? {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        add_messages(&path, &mut messages).map_err(|why| format!("{file}: {why}"))?;
    }
    for message in messages.values_mut() {
        build_typography::typeset(tag, message);
    }
    if messages.is_empty() {
        return Err(format!("{}: no texts for {tag}", folder.display()));
    }
    Ok(messages)
}

/// Returns a language's files, sorted.
fn files(folder: &Path, tag: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|why| why.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.ends_with(".ftl") && name.split('.').next() == Some(tag) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn add_messages(path: &Path, messages: &mut Messages) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|why| why.to_string())?;
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let at = |error: &parser::ParserError| format!("{error} at byte {}", error.pos.start);
        errors.iter().map(at).collect::<Vec<_>>().join(", ")
    })?;
    for entry in resource.body {
        let Entry::Message(Message {
            id,
            value: Some(value),
            ..
        }) = entry
        else {
            continue;
        };
        let name = id.name;
        if messages.insert(name.clone(), value).is_some() {
            return Err(format!("{name} is defined twice"));
        }
    }
    Ok(())
}

/// Returns the message called `name`.
///
/// # Errors
/// Returns an error if the message is missing, or if its parameters differ from those in English.
fn check<'a>(
    messages: &'a Messages,
    name: &str,
    parameters: &[String],
) -> Result<&'a Pattern<String>, String> {
    let pattern = messages.get(name).ok_or("it is missing")?;
    let mut found = Vec::new();
    variables(messages, pattern, &mut found)?;
    let missing = parameters.iter().find(|name| !found.contains(name));
    let unknown = found.iter().find(|name| !parameters.contains(name));
    match (missing, unknown) {
        (Some(name), _) => Err(format!("it does not use ${name}")),
        (_, Some(name)) => Err(format!("English has no ${name}")),
        _ => Ok(pattern),
    }
}

/// Collects a pattern's parameters.
fn variables(
    messages: &Messages,
    pattern: &Pattern<String>,
    found: &mut Vec<String>,
) -> Result<(), String> {
    let add = |name: &String, found: &mut Vec<String>| {
        if !found.contains(name) {
            found.push(name.clone());
        }
    };
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                add(&id.name, found);
                for variant in variants {
                    variables(messages, &variant.value, found)?;
                }
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => add(&id.name, found),
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                let other = messages.get(&id.name);
                let other = other.ok_or_else(|| format!("there is no {}", id.name))?;
                variables(messages, other, found)?;
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            _ => return Err(UNUSED.to_owned()),
        }
    }
    Ok(())
}

/// Context for compiling a message: the messages to which it may refer, its parameters, and the language's plural
/// categories.
struct Compiling<'a> {
    messages: &'a Messages,
    parameters: &'a [String],
    plurals: &'a [&'a str],
}

impl Compiling<'_> {
    /// Returns the compiled form of a message, described in `catalogue.rs`.
    fn line(&self, pattern: &Pattern<String>) -> Result<String, String> {
        let element = |element: &PatternElement<String>| match element {
            PatternElement::TextElement { value } => Ok(value.replace('\n', " ")),
            PatternElement::Placeable { expression } => self.placeable(expression),
        };
        pattern.elements.iter().map(element).collect()
    }

    fn placeable(&self, expression: &Expression<String>) -> Result<String, String> {
        let number = |name| self.parameters.iter().position(|known| known == name);
        let number = |name| number(name).unwrap_or_default();
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                Ok(format!("\u{1}{}", number(&id.name)))
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(value.clone()),
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.line(&self.messages[&id.name])
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => Ok(format!(
                "\u{2}{}{}\u{5}",
                number(&id.name),
                self.variants(variants)?
            )),
            _ => Err(UNUSED.to_owned()),
        }
    }

    /// Compiles the variants. The default comes last, because the last variant is used if none matches.
    fn variants(&self, variants: &[Variant<String>]) -> Result<String, String> {
        let mut ordered: Vec<&Variant<String>> = variants.iter().collect();
        ordered.sort_by_key(|variant| variant.default);
        let key = |variant: &Variant<String>| match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        };
        let keys: Vec<String> = ordered.iter().map(|variant| key(variant)).collect();
        complete(&keys, self.plurals)?;
        let compiled = |(key, variant): (&String, &&Variant<String>)| {
            let text = self.line(&variant.value)?;
            Ok(format!("{key}\u{3}{text}\u{4}"))
        };
        keys.iter().zip(&ordered).map(compiled).collect()
    }
}

/// Checks that a choice by plural category covers exactly the language's categories.
fn complete(keys: &[String], plurals: &[&str]) -> Result<(), String> {
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let used: Vec<&&str> = keys.iter().filter(|key| PLURALS.contains(key)).collect();
    if used.is_empty() {
        return Ok(());
    }
    let missing = plurals.iter().find(|plural| !used.contains(plural));
    let unknown = used.iter().find(|plural| !plurals.contains(plural));
    match (missing, unknown) {
        (Some(plural), _) => Err(format!("the plural [{plural}] is missing")),
        (_, Some(plural)) => Err(format!("the language has no plural [{plural}]")),
        _ => Ok(()),
    }
}
