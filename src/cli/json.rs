//! `bg json` command, which answers requests line by line.

use std::io::{self, BufRead, Read as _, Write};

use jsonl::{LINE_BYTES_LIMIT, Resources, Service};
use serde_json::Value;

/// Answers every line of `input` on `output` until the input ends, flushing after each answer.
///
/// # Errors
/// Returns an error if reading or writing fails.
pub fn serve(resources: Resources<'_>, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut service = Service::new(resources);
    answer_each(input, output, |line| service.answer(line))
}

/// Writes the answer to every line of `input`. A line of [`LINE_BYTES_LIMIT`] bytes or more is truncated to that length
/// and answered with an error.
///
/// # Errors
/// Returns an error if reading or writing fails.
pub(crate) fn answer_each(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&[u8]) -> Value,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if (&mut input)
            .take(LINE_BYTES_LIMIT)
            .read_until(b'\n', &mut line)?
            == 0
        {
            return Ok(());
        }
        // The rest of an overlong line is skipped without being stored.
        if line.len() as u64 == LINE_BYTES_LIMIT && !line.ends_with(b"\n") {
            input.skip_until(b'\n')?;
        }
        writeln!(output, "{}", answer(&line))?;
        output.flush()?;
    }
}

#[cfg(test)]
mod tests {
    use engine::Judge;

    use super::*;

    #[test]
    fn answers_each_line_with_one_line() {
        let resources = Resources {
            judge: &Judge::without_nets(),
            files: &[],
            threads: 1,
        };
        let long = [b' '].repeat(LINE_BYTES_LIMIT as usize + 7);
        let good = br#"{"cmd":"plays","position_id":"AACAAAAAAgAAAA","dice":[5,2]}"#;
        let lines: [&[u8]; 4] = [b"\xff\xfe", b"", &long, good];
        let mut output = Vec::new();
        let input = lines.join(&b'\n');
        serve(resources, input.as_slice(), &mut output).expect("memory can be read and written");
        let answers = String::from_utf8(output).expect("JSON is text");
        let errors: Vec<bool> = answers.lines().map(|line| line.contains("error")).collect();
        assert_eq!(errors, [true, true, true, false]);
    }
}
