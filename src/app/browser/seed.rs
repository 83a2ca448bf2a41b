//! Dice seeds from the browser's source of randomness or, in a local test, from the address.

use dice::Seed;

/// Returns the seed for a game, given by its number within the session, from 1.
///
/// On localhost only, `?seed=<64 hexadecimal digits>` in the address sets the seed of game 1; game n adds n - 1 to its
/// last byte, so that a test gets the same dice each time.
pub(crate) fn for_game(game: u32) -> Seed {
    if let Some(Seed(mut bytes)) = from_address() {
        bytes[31] = bytes[31].wrapping_add(game.wrapping_sub(1) as u8);
        return Seed(bytes);
    }
    // Predictable dice are worse than no dice: without a source of randomness, the game does not start.
    let Ok(seed) = Seed::random() else {
        panic!("a browser that runs WebAssembly gives random numbers");
    };
    seed
}

/// Returns `true` if the seeds come from the address.
pub(crate) fn is_given() -> bool {
    from_address().is_some()
}

fn from_address() -> Option<Seed> {
    let location = super::window()?.location();
    let local = ["localhost", "127.0.0.1", "[::1]"];
    if !local.contains(&location.hostname().ok()?.as_str()) {
        return None;
    }
    let query = web_sys::UrlSearchParams::new_with_str(&location.search().ok()?).ok()?;
    query.get("seed")?.parse().ok()
}
