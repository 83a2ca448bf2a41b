//! Parts of the page's program: one file for the later part, one for each room, and three for shared code.
//!
//! `wasm-split` assigns every function that only one part reaches to that part, and code that several parts reach to a
//! chunk for each set of parts, which would result in a hundred files with seven rooms. Rooms are entered only from the
//! later part, so a chunk that the later part also reaches is merged into the later part. A part of a room is entered
//! only from that room, so a chunk that only these two reach is merged into the room. Code that only the parts of a
//! group reach, such as the parts for reviewed matches, becomes one part that loads with the first part of the group.
//! The remaining chunks become one part that loads with the first room. No code is duplicated.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context as _, Result, ensure};
use rayon::prelude::*;
use xshell::cmd;

use crate::{
    programs::FEATURES,
    shell::{run_quietly, shell},
    wasm,
};

/// Part from which rooms are entered.
pub const LATER: &str = "later";
/// Part with the code that several rooms share.
pub const SHARED: &str = "shared";
/// Parts with code that only some rooms share, and these rooms; a chunk belongs to the first group that contains all of
/// its users.
const GROUPS: [(&str, &[&str]); 7] = [
    // Outline of the course.
    ("outline", &["drill", "progress", "steps"]),
    // Exercises on a board.
    ("practice", &["drill", "steps"]),
    // Rooms in which positions are set up.
    ("setup", &["editor", "find", "transcribe"]),
    // Sheets.
    ("teaching", &["drill", "find", "sheets", "study"]),
    // Statistics of all games.
    (
        "games",
        &[
            "find",
            "library",
            "library_dialogs",
            "library_table",
            "progress",
        ],
    ),
    // Reviewed matches.
    ("analysis", &["coach", "progress", "review", "study"]),
    // Evaluated decisions.
    (
        "judgement",
        &[
            "coach",
            "drill",
            "duplicate",
            "openings",
            "review",
            "sheets",
            "steps",
            "study",
        ],
    ),
];
/// Parts that are entered only from a room, each with its room.
const OF_ROOMS: [(&str, &str); 3] = [
    ("live", "friend"),
    ("library_dialogs", "library"),
    ("library_table", "library"),
];
/// Script of `wasm-split` that fetches the parts.
const LOADERS: &str = "__wasm_split.js";
/// Module from which the parts import the memory, the table of functions and the globals of the first part.
const FIRST: &str = "__wasm_split";
/// Temporary name of the module `FIRST`, used while imports from it are merged.
const OUTSIDE: &str = "outside";

/// Output of `wasm-split`: its files by part.
#[derive(Debug, Default, PartialEq, Eq)]
struct Found {
    /// Functions of the loader, before the list of parts.
    runtime: String,
    /// Parts that have an entry point in the program.
    entries: Vec<String>,
    /// Files of each part, without their extension.
    files: BTreeMap<String, Vec<String>>,
}

/// Merges the files of each part in the folder `stage` and makes the loader fetch the merged files; returns the names
/// of the parts.
///
/// # Errors
/// Returns an error if the script of `wasm-split` differs in form from the script of the pinned version, or if a file
/// cannot be merged.
pub fn gather(stage: &Path) -> Result<Vec<String>> {
    let script = stage.join(LOADERS);
    let found = found(&fs::read_to_string(&script)?)?;
    let files = found.files.par_iter();
    files.try_for_each(|(part, files)| merge(stage, part, files))?;
    fs::write(script, loaders(&found))?;
    Ok(found.files.into_keys().collect())
}

/// Returns the file name of a part.
pub fn file(part: &str) -> String {
    format!("split_{part}.wasm")
}

/// Parses the script of `wasm-split`: a comment with the parts before each chunk, and a constant for each part.
fn found(script: &str) -> Result<Found> {
    let list = script.find("\n/* ").or_else(|| script.find("\nexport "));
    let (runtime, list) = script.split_at(list.context("a list of parts")? + 1);
    let mut files = BTreeMap::<String, Vec<String>>::new();
    let mut entries = Vec::new();
    let word = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let mut lines = list.lines();
    while let Some(line) = lines.next() {
        if let Some(users) = line.strip_prefix("/* ") {
            let users: Vec<&str> = users.trim_end_matches(" */").split(", ").collect();
            let chunk = lines.next().and_then(|line| line.strip_prefix("const __"));
            let chunk = word(chunk.context("a chunk has a name")?);
            let part = owner(&users).to_owned();
            files.entry(part).or_default().push(chunk);
        } else if let Some(rest) = line.strip_prefix("export const __wasm_split_load_") {
            let part = word(rest);
            let own = format!("split_{part}");
            if list.contains(&format!("./{own}.wasm\"")) {
                files.entry(part.clone()).or_default().push(own);
            }
            entries.push(part);
        }
    }
    entries.sort();
    let has_later = entries.iter().any(|name| name == LATER);
    ensure!(has_later, "wasm-split has another form");
    Ok(Found {
        runtime: runtime.to_owned(),
        entries,
        files,
    })
}

/// Returns the part into which a chunk is merged, from the parts that reach it.
fn owner<'a>(users: &[&'a str]) -> &'a str {
    let room = |part: &'a str| {
        let of_room = OF_ROOMS.iter().find(|(own, _)| *own == part);
        of_room.map_or(part, |(_, room)| *room)
    };
    if users.contains(&LATER) {
        return LATER;
    }
    let mut heads: Vec<&str> = users.iter().map(|part| room(part)).collect();
    heads.dedup();
    let has_all = |(_, rooms): &&(&str, &[&str])| users.iter().all(|part| rooms.contains(part));
    match *heads {
        [room] => room,
        _ => GROUPS.iter().find(has_all).map_or(SHARED, |(name, _)| name),
    }
}

/// Returns `true` if the code of the part `shared` loads with the part `entry`.
fn needs(entry: &str, shared: &str) -> bool {
    match GROUPS.iter().find(|(name, _)| *name == shared) {
        Some((_, rooms)) => rooms.contains(&entry),
        None => entry != LATER,
    }
}

/// Returns the script with one loader for each entry point; `part` and `instantiate` are functions of the page (see
/// `script/start.js`).
fn loaders(found: &Found) -> String {
    let fetched = |name: &str| match found.files.get(name) {
        Some(_) => format!(
            "() => {{ const src = part(\"{name}\"); src.catch(() => {{}}); return (imports) => instantiate(src, imports); }}"
        ),
        None => "() => async () => {}".to_owned(),
    };
    let mut shared = vec![SHARED];
    shared.extend(GROUPS.map(|(name, _)| name));
    shared.retain(|name| found.files.contains_key(*name));
    let constant = |name: &&str| format!("const {name} = makeLoad({}, []);\n", fetched(name));
    let constants = shared.iter().map(constant);
    let entries = found.entries.iter().map(|name| {
        let mut first = shared.clone();
        first.retain(|shared| needs(name, shared));
        let (own, first) = (fetched(name), first.join(", "));
        format!(
            "export const __wasm_split_load_{name} = wrapAsyncCb(makeLoad({own}, [{first}]));\n"
        )
    });
    let list: String = constants.chain(entries).collect();
    found.runtime.clone() + &list
}

/// Merges the files of a part into one.
fn merge(stage: &Path, part: &str, files: &[String]) -> Result<()> {
    let whole = stage.join(file(part));
    let path = |file: &String| stage.join(file).with_extension("wasm");
    if files.len() == 1 && path(&files[0]) == whole {
        return Ok(());
    }
    let programs = files.iter().map(|file| fs::read(path(file)));
    let programs = programs.collect::<Result<Vec<_>, _>>()?;
    // Imports that all files share go through one program, so that the merged program imports them once.
    let passing = stage.join(format!("outside_{part}.wasm"));
    fs::write(&passing, wasm::passing_on(&programs, FIRST, OUTSIDE)?)?;
    let named = files.iter().flat_map(|file| [path(file), file.into()]);
    let (sh, features) = (shell()?, FEATURES.split_whitespace());
    // Function names let `wasm-opt` order similar functions next to each other.
    let merge = cmd!(sh, "wasm-merge {passing} {FIRST} {named...} -g -o {whole}");
    run_quietly(merge.args(features))?;
    let from_first = |name: &str| if name == OUTSIDE { FIRST } else { name }.to_owned();
    let renamed = wasm::rename(&fs::read(&whole)?, from_first, |_, _| None)?;
    Ok(fs::write(&whole, renamed)?)
}

/// Name of the custom section in the later part's file, where the page finds the names and hashes of the other files.
pub const SECTION: &str = "parts";

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = r#"import { initSync } from "./backgammon.js";
function makeLoad(fetcher, deps) {
}
/* drill, study */
const __chunk_1 = makeLoad(() => {
    const src = fetch(new URL("./chunk_1.wasm", import.meta.url));
}
, []);
/* coach, study */
const __chunk_3 = makeLoad(() => {
    const src = fetch(new URL("./chunk_3.wasm", import.meta.url));
}
, []);
/* friend, study */
const __chunk_4 = makeLoad(() => {
    const src = fetch(new URL("./chunk_4.wasm", import.meta.url));
}
, []);
/* later, study */
const __chunk_2 = makeLoad(() => {
    const src = fetch(new URL("./chunk_2.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_study.wasm", import.meta.url));
}
, [__chunk_1, __chunk_2]));
export const __wasm_split_load_later = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_later.wasm", import.meta.url));
}
, [__chunk_2]));
export const __wasm_split_load_drill = wrapAsyncCb(makeLoad(() => async (_imp) => ({}), [__chunk_1]));
"#;

    #[test]
    fn assigns_each_chunk_to_one_part() -> Result<()> {
        let found = found(SCRIPT)?;
        let files = |part: &str| found.files.get(part).map(Vec::as_slice).unwrap_or_default();
        assert_eq!(files(LATER), ["chunk_2", "split_later"]);
        assert_eq!(files("teaching"), ["chunk_1"]);
        assert_eq!(files("analysis"), ["chunk_3"]);
        assert_eq!(files(SHARED), ["chunk_4"]);
        assert_eq!(files("study"), ["split_study"]);
        assert_eq!(found.entries, ["drill", "later", "study"]);
        let script = loaders(&found);
        assert!(script.starts_with("import { initSync }"));
        assert!(!script.contains("chunk") && !script.contains("new URL"));
        let of = |name: &str| {
            let start = format!("export const __wasm_split_load_{name} = ");
            script
                .lines()
                .find(|line| line.starts_with(&start))
                .unwrap_or_default()
        };
        assert!(
            of("study").contains("part(\"study\")")
                && of("study").ends_with("[shared, teaching, analysis]));")
        );
        assert!(
            of("drill").contains("async () => {}")
                && of("drill").ends_with("[shared, teaching]));")
        );
        assert!(of("later").contains("part(\"later\")") && of("later").ends_with("[]));"));
        Ok(())
    }

    #[test]
    fn merges_a_chunk_of_a_room_and_its_part_into_the_room() {
        assert_eq!(owner(&["friend", "live"]), "friend");
        assert_eq!(owner(&["live", "friend"]), "friend");
        assert_eq!(owner(&["friend", "later", "live"]), LATER);
        for users in [&["friend", "live", "study"] as &[&str], &["drill", "live"]] {
            assert_eq!(owner(users), SHARED);
        }
    }

    #[test]
    fn refuses_a_script_of_another_form() {
        assert!(found("export const load = 1;\n").is_err());
    }
}
