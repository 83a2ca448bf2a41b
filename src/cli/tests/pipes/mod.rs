//! Asks the real `bg` through its pipes.

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use serde_json::Value;

/// What `bg json` answers, one for each line.
pub fn ask(lines: &[String]) -> Vec<Value> {
    let mut bg = Command::new(env!("CARGO_BIN_EXE_bg"))
        .arg("json")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("bg starts");
    let mut input = bg.stdin.take().expect("a pipe");
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = bg.wait_with_output().expect("bg ends");
    writer.join().expect("no panic").expect("bg reads");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), lines.len(), "one line for each");
    answers
}
