//! Tests for converting a layered net to the format used by the engine.

use std::{env, fs, path::PathBuf, process};

/// Runs `train quantise` on a file with these bytes; returns its output and the file written, or its error message if
/// it fails.
fn quantise(name: &str, bytes: &[u8]) -> Result<(String, Vec<u8>), String> {
    let file = |end| -> PathBuf {
        env::temp_dir().join(format!("backgammon-{name}-{}.{end}", process::id()))
    };
    let (from, to) = (file("bgl"), file("bin"));
    fs::write(&from, bytes).expect("a file");
    let output = process::Command::new(env!("CARGO_BIN_EXE_train"))
        .arg("quantise")
        .args([&from, &to])
        .output()
        .expect("train can be started");
    fs::remove_file(from).expect("it is there");
    let written = fs::read(&to);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    if !output.status.success() {
        assert!(written.is_err(), "{name}: a file after an error");
        return Err(text(output.stderr));
    }
    fs::remove_file(to).expect("it is there");
    Ok((text(output.stdout), written.expect("a file")))
}

/// Returns a layered net with small pseudo-random weights, in the format written by the trainer.
fn layered() -> Vec<u8> {
    let widths = [296, 24, 8];
    let [inputs, first, second] = widths;
    let numbers: [u32; 6] = [inputs, 2, first, second, 5, 6];
    let weights = (inputs + 1) * first + (first + 1) * second + 5 * (second + 1) * 6;
    let mut state = 7_u32;
    let weights = (0..weights).map(|_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 24) as f32 - 0.5
    });
    let bytes = numbers.into_iter().flat_map(u32::to_le_bytes);
    let bytes = bytes.chain(weights.flat_map(f32::to_le_bytes));
    b"BGL1".iter().copied().chain(bytes).collect()
}

#[test]
fn a_layered_net_is_converted_to_integers_with_nearly_the_same_evaluation() {
    let (output, written) = quantise("layered", &layered()).expect("a net");
    let (_, errors) = output.split_once("equities differ by ").expect("errors");
    let mean = errors.split(' ').next().and_then(|mean| mean.parse().ok());
    assert!(mean.is_some_and(|mean: f32| mean < 2.0), "{output}");
    let judge = engine::Judge::from_bytes(&written).expect("nets");
    assert!(judge.has_nets());
}

#[test]
fn rejects_damaged_nets_without_writing_a_file() {
    let bytes = layered();
    let whole = bytes.len();
    let cut = quantise("cut", &bytes[..whole - 1]);
    assert!(cut.is_err_and(|why| why.contains("damaged")));
    let other = quantise("other", b"BGL2");
    assert!(other.is_err_and(|why| why.contains("no file of nets")));
    let mut large = bytes;
    large[whole - 400..whole - 396].copy_from_slice(&1e9_f32.to_le_bytes());
    let large = quantise("large", &large);
    assert!(large.is_err_and(|why| why.contains("too large")));
}
