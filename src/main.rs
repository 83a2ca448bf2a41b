//! Backgammon in the browser. This program mounts the page; the other crates contain the logic.
//!
//! # The course of a turn
//!
//! 1. A click reaches [`app`](../app/index.html), which draws the page and contains no game logic. The click becomes a
//!    message of [`table`](../table/index.html), the state of the page: a model, messages and a pure update function.
//! 2. The update calls [`rules`](../rules/index.html), which determines the legal moves of the roll, the end of the
//!    turn, and the value of the game. Dice are derived from a seed in [`dice`](../dice/index.html), which anyone can
//!    verify.
//! 3. The game is stored, printed and read by [`record`](../record/index.html): position IDs, notation, match files,
//!    and the storage format. [`library`](../library/index.html) lists the stored matches; a separate worker reads
//!    their files.
//! 4. The computer's turn is a request to [`analyst`](../analyst/index.html), which starts the workers and distributes
//!    the work; a [`worker`](../worker/index.html) calls the [`engine`](../engine/index.html), which evaluates
//!    positions and chooses.
//! 5. [`review`](../review/index.html) computes the losses, [`insight`](../insight/index.html) explains them, and
//!    [`study`](../study/index.html) and [`drill`](../drill/index.html) show them. [`words`](../words/index.html)
//!    contains every text.
//!
//! # Other crates
//!
//! [`editor`](../editor/index.html) sets up positions. Two people play without a server by exchanging the messages
//! defined in [`friend`](../friend/index.html); [`correspondence`](../correspondence/index.html) is the state of their
//! room. [`jsonl`](../jsonl/index.html) is the protocol of the command-line program [`bg`](../bg/index.html) and of the
//! npm package, and [`train`](../train/index.html) trained the nets.
//!
//! [`rules`](../rules/index.html), [`record`](../record/index.html) and [`engine`](../engine/index.html) are published
//! as crates; every public item intended for other crates has an example.

/// Small allocator, because it is part of every first load.
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
