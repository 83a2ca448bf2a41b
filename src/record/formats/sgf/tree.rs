//! Smart Game Format: trees of nodes with properties. Only the first variation is retained.

use crate::player_name::redirects;

/// Maximum number of nodes and trees in a file; anything beyond is treated as truncated. The node for a move takes more
/// than eight bytes, so files of the maximum size stay below this number.
const MAX_NODES: usize = 2 << 20;

/// Node with its properties in file order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Node {
    properties: Vec<(String, Vec<String>)>,
    /// Byte offset of the node in the file.
    pub(super) at: usize,
}

impl Node {
    /// Returns all values of a property; empty if the node does not have it.
    pub(super) fn values(&self, name: &str) -> &[String] {
        let found = self.properties.iter().find(|(known, _)| known == name);
        found.map_or(&[], |(_, values)| values)
    }

    /// Returns the first value of a property; `None` if the node does not have it.
    pub(super) fn value(&self, name: &str) -> Option<&str> {
        self.values(name).first().map(String::as_str)
    }
}

/// Returns the trees in a file, each as the nodes of its main line, and `true` if the last tree is complete.
pub(super) fn parse(text: &str) -> (Vec<Vec<Node>>, bool) {
    let opened = text.find('(').unwrap_or(text.len());
    // A damaged file may have lost its first bracket.
    let root = text.find(";FF[").filter(|&root| root < opened);
    let mut parser = Parser {
        text,
        at: root.unwrap_or(opened),
        trees: Vec::from_iter(root.map(|_| Vec::new())),
        depth: u32::from(root.is_some()),
        main_line_over: false,
        nodes: 0,
    };
    let complete = parser.run();
    (parser.trees, complete)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    trees: Vec<Vec<Node>>,
    depth: u32,
    /// `true` after the first variation of this tree. Further variations are skipped.
    main_line_over: bool,
    /// Number of nodes and trees read so far.
    nodes: usize,
}

impl Parser<'_> {
    fn run(&mut self) -> bool {
        while let Some(&byte) = self.text.as_bytes().get(self.at) {
            if self.nodes == MAX_NODES {
                return false;
            }
            match byte {
                b'(' => self.open(),
                b')' => {
                    self.depth = self.depth.saturating_sub(1);
                    self.main_line_over = true;
                }
                b';' => self.node(),
                b'[' => {
                    // A damaged file may contain a value without a name.
                    if self.bracket().is_none() {
                        return false;
                    }
                    continue;
                }
                byte if byte.is_ascii_uppercase() && self.depth > 0 => {
                    if !self.property() {
                        return false;
                    }
                    continue;
                }
                _ => {}
            }
            self.at += 1;
        }
        self.depth == 0
    }

    fn open(&mut self) {
        // An unclosed tree ends where the next one starts on a new line.
        let line_start = self.at == 0 || self.text.as_bytes()[self.at - 1] == b'\n';
        let root = self.text[self.at..].starts_with("(;FF[");
        if self.depth == 0 || (line_start && root) {
            self.depth = 0;
            self.nodes += 1;
            self.trees.push(Vec::new());
            self.main_line_over = false;
        }
        self.depth += 1;
    }

    fn node(&mut self) {
        if self.depth > 0
            && !self.main_line_over
            && let Some(tree) = self.trees.last_mut()
        {
            self.nodes += 1;
            tree.push(Node {
                properties: Vec::new(),
                at: self.at,
            });
        }
    }

    /// Reads a property name and its values; returns `false` if the file ends before the property does.
    fn property(&mut self) -> bool {
        let name_from = self.at;
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(u8::is_ascii_alphanumeric) {
            self.at += 1;
        }
        let name = &self.text[name_from..self.at];
        let mut values = Vec::new();
        loop {
            while bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
                self.at += 1;
            }
            if bytes.get(self.at) != Some(&b'[') {
                break;
            }
            match self.bracket() {
                Some(value) => values.push(value),
                None => return false,
            }
        }
        let tree = self.trees.last_mut().filter(|_| !self.main_line_over);
        if let Some(node) = tree.and_then(|tree| tree.last_mut())
            && !values.is_empty()
        {
            node.properties.push((name.to_owned(), values));
        }
        true
    }

    /// Reads a bracketed value, in which a backslash escapes the next character; `None` if the file ends before the
    /// closing bracket.
    fn bracket(&mut self) -> Option<String> {
        let mut value = String::new();
        let mut chars = self.text[self.at + 1..].char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                ']' => {
                    self.at += at + 2;
                    return Some(value);
                }
                '\\' => match chars.next() {
                    // An escaped line break is removed.
                    Some((_, '\n')) | None => {}
                    Some((_, escaped)) => value.push(escaped),
                },
                c => value.push(c),
            }
        }
        self.at = self.text.len();
        None
    }
}

/// Escapes brackets and backslashes, and removes control characters, so that the text is safe to print to a terminal.
pub(super) fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for c in value
        .chars()
        .filter(|&c| !c.is_control() && !redirects(c) || matches!(c, '\n' | '\t'))
    {
        if matches!(c, '\\' | ']') {
            text.push('\\');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removes_control_characters() {
        assert_eq!(
            escaped("A\u{1b}[31m\u{9b}B\u{7} [x]\\\n"),
            "A[31mB [x\\]\\\\\n"
        );
    }

    fn values(text: &str) -> Vec<Vec<String>> {
        let (trees, _) = parse(text);
        let nodes = |tree: Vec<Node>| {
            tree.iter()
                .filter_map(|node| Some(node.value("C")?.to_owned()))
                .collect()
        };
        trees.into_iter().map(nodes).collect()
    }

    #[test]
    fn escaped_brackets_and_backslashes_survive_a_round_trip() {
        for text in ["plain", "a ] b", "\\", "]]\\\\]", "line\nline"] {
            let tree = format!("(;C[{}])", escaped(text));
            assert_eq!(values(&tree), [[text]], "{text}");
        }
    }

    #[test]
    fn the_first_variation_is_the_main_line() {
        let text = "(;C[1](;C[2](;C[3])(;C[x]))(;C[y]))(;C[4])";
        assert_eq!(values(text), [vec!["1", "2", "3"], vec!["4"]]);
    }

    #[test]
    fn the_number_of_nodes_and_trees_is_limited() {
        for text in [format!("({}", ";".repeat(3 << 20)), "()".repeat(3 << 20)] {
            let (trees, complete) = parse(&text);
            let nodes: usize = trees.iter().map(Vec::len).sum();
            assert!(!complete);
            assert_eq!(trees.len() + nodes, MAX_NODES);
        }
    }

    #[test]
    fn a_truncated_tree_retains_its_nodes() {
        let (trees, complete) = parse("(;C[1];C[2];C[3");
        assert!(!complete);
        assert_eq!(trees[0].len(), 3);
        assert_eq!(values("(;FF[4]C[1]\n(;FF[4]C[2])"), [["1"], ["2"]]);
    }
}
