//! Backgammon in the browser. This program mounts the page; the crates beside it do the work.
//!
//! # Along the way of a turn
//!
//! 1. A click reaches [`app`](../app/index.html), which draws the page and decides nothing. It becomes a message of
//!    [`table`](../table/index.html), the page without a browser: a model, messages and one pure update.
//! 2. The update asks [`rules`](../rules/index.html): which moves the roll allows, when the turn is complete, what the
//!    game is worth. Dice follow from a seed in [`dice`](../dice/index.html) that anyone can check.
//! 3. The game is stored, printed and read by [`record`](../record/index.html): position IDs, notation, match files, the
//!    stored form. [`library`](../library/index.html) lists what is stored; its files are read in a worker of their own.
//! 4. The computer's turn is a request of [`analyst`](../analyst/index.html), which starts the workers and says which
//!    does what; [`worker`](../worker/index.html) asks the [`engine`](../engine/index.html), which judges positions and
//!    chooses.
//! 5. What was lost is counted by [`review`](../review/index.html), explained by [`insight`](../insight/index.html) and
//!    shown by [`study`](../study/index.html) and [`drill`](../drill/index.html). Every text is in
//!    [`words`](../words/index.html).
//!
//! # Beside it
//!
//! [`editor`](../editor/index.html) sets up positions. Two people play without a server by the messages of
//! [`friend`](../friend/index.html), in the room [`correspondence`](../correspondence/index.html).
//! [`jsonl`](../jsonl/index.html) is the protocol of the command line [`bg`](../bg/index.html) and of the npm package,
//! and [`train`](../train/index.html) has made the nets.
//!
//! [`rules`](../rules/index.html), [`record`](../record/index.html) and [`engine`](../engine/index.html) are published:
//! every item there that others call has an example.

/// A small allocator: everybody's first load carries it.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    app::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The page runs in a browser: `cargo xtask play` builds and serves it.");
    std::process::exit(2);
}
