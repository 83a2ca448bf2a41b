//! Seeds for dice: from the browser's source of randomness; in a test on this machine, from the address.

use dice::Seed;

/// The seed for the game with this number in its session.
///
/// On localhost alone a page opened with `?seed=<64 hexadecimal digits>` takes game 1's seed from there, and that of
/// game n with n - 1 added to the last byte, so that a test sees the same dice each time.
pub(crate) fn for_game(game: u32) -> Seed {
    if let Some(Seed(mut bytes)) = from_address() {
        bytes[31] = bytes[31].wrapping_add(game.wrapping_sub(1) as u8);
        return Seed(bytes);
    }
    // Dice that could be guessed are worse than none: without a source of randomness nobody plays.
    Seed::random().expect("a browser that runs WebAssembly gives random numbers")
}

/// Whether the address gives the seeds.
pub(crate) fn is_given() -> bool {
    from_address().is_some()
}

fn from_address() -> Option<Seed> {
    let location = web_sys::window()?.location();
    let local = ["localhost", "127.0.0.1", "[::1]"];
    if !local.contains(&location.hostname().ok()?.as_str()) {
        return None;
    }
    let query = web_sys::UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    query.get("seed")?.parse().ok()
}
