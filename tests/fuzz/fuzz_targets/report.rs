//! Fuzz target for the decoder of the same name.
#![no_main]

#[path = "../decoders.rs"]
mod decoders;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (_, decode) = decoders::DECODERS.iter().find(|(name, _)| *name == "report").expect("it is in the list");
    decode(text);
});
