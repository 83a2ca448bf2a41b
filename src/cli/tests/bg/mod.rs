//! Helpers that run the compiled `bg` with data on standard input.

use std::{
    io::Write as _,
    process::{Command, Output, Stdio},
    thread,
};

use serde_json::Value;

/// Runs `bg` with these arguments and this input until it exits.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut bg = Command::new(env!("CARGO_BIN_EXE_bg"));
    output(bg.args(arguments), input)
}

/// Runs a command that starts `bg` with this input until it exits.
pub fn output(command: &mut Command, input: &[u8]) -> Output {
    let mut bg = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bg starts");
    let mut pipe = bg.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A command that rejects its arguments exits without reading any input.
    let writer = thread::spawn(move || drop(pipe.write_all(&input)));
    let output = bg.wait_with_output().expect("bg ends");
    writer.join().expect("no panic");
    output
}

/// Returns the answers from `bg json`, one per line.
pub fn ask(lines: &[String]) -> Vec<Value> {
    let output = run(&["json"], (lines.join("\n") + "\n").as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("JSON is text");
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an answer is JSON"))
        .collect();
    assert_eq!(answers.len(), lines.len(), "one answer per line");
    answers
}
