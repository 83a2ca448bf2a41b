//! Messages that a part of the program brings along in every language, so that they are in no file.

use std::path::Path;

use crate::{OTHERS, lines, method, parameters, read};

/// Files whose messages a part of the program brings along in every language: that part alone is fetched with them.
const BROUGHT: [&str; 1] = ["live"];

/// Whether the messages of this part of the program are in the files of the languages.
pub(super) fn fetched(part: &str) -> bool {
    !BROUGHT.contains(&part)
}

/// The methods whose texts are in the program in every language.
pub(super) fn methods(folder: &Path) -> Result<String, String> {
    let is_brought = |part: &str| !fetched(part);
    let english = read(folder, "en", is_brought)?;
    let names: Vec<&String> = english.keys().collect();
    let parameters = parameters(&english)?;
    let mut texts = vec![Vec::new(); names.len()];
    for (tag, plurals) in std::iter::once(("en", &["one"] as &[&str])).chain(OTHERS) {
        let messages = read(folder, tag, is_brought)?;
        let lines = lines(&messages, &names, &parameters, plurals);
        for (texts, line) in texts
            .iter_mut()
            .zip(lines.map_err(|why| format!("{tag}: {why}"))?)
        {
            texts.push(line);
        }
    }
    let method = |((name, parameters), texts): ((&&String, &Vec<String>), &Vec<String>)| {
        method(name, parameters, |filled| {
            format!("self.say_brought({texts:?}, &[{filled}])")
        })
    };
    let methods: String = names
        .iter()
        .zip(&parameters)
        .zip(&texts)
        .map(method)
        .collect();
    Ok(format!("impl Words {{\n{methods}}}\n"))
}
