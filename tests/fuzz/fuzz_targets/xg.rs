//! Fuzz target for the decoder of the same name.
#![no_main]

#[path = "../decoders.rs"]
mod decoders;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let (_, decode) = decoders::BINARY.iter().find(|(name, _)| *name == "xg").expect("it is in the list");
    decode(bytes);
});
