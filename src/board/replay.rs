//! Replay of the last play.

use rules::{Board, Play, Player, Session};

use crate::{Place, Stacks, View, Xy, turns::last_play};

/// Path of a checker in a replay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CheckerPath {
    /// Owner of the checker.
    pub player: Player,
    /// ID of the checker.
    pub id: u8,
    /// Start of the path.
    pub from: Xy,
    /// End of the path, where the checker is now.
    pub to: Xy,
}

/// Combined moves of a single checker within a play, in the mover's numbering.
struct Moved {
    from: u8,
    to: u8,
}

/// Hit on point `at` by the moved checker with index `by`.
struct Hit {
    by: usize,
    at: u8,
}

/// Returns the checker paths for the last play in order: one path for each moved checker to its current place, followed
/// by the paths to the bar of the checkers it hit. Empty while a turn is in progress.
pub fn last_paths(session: &Session, stacks: &Stacks, view: &View) -> Vec<CheckerPath> {
    let is_half_made = session
        .draft()
        .is_some_and(|draft| !draft.steps().is_empty());
    let Some((player, before, play)) = last_play(session).filter(|_| !is_half_made) else {
        return Vec::new();
    };
    let (moves, hits) = moves(before, play);
    let mut used: Vec<u8> = Vec::new();
    let mut paths = Vec::new();
    for (nth, Moved { from, to }) in moves.into_iter().enumerate() {
        let stack = stacks.at(player, to);
        let free = stack.iter().enumerate().rev();
        let Some((height, &id)) = free.into_iter().find(|(_, id)| !used.contains(id)) else {
            continue;
        };
        used.push(id);
        let (origin, left) = (Place::of(player, from), stacks.at(player, from).len());
        paths.push(CheckerPath {
            player,
            id,
            from: view.slot(origin, left, left + 1),
            to: view.slot(Place::of(player, to), height, stack.len()),
        });
        for (earlier, hit) in hits.iter().enumerate() {
            let (other, from_top) = (player.opponent(), hits.len() - earlier);
            let way = to_bar(stacks, view, other, Place::of(player, hit.at), from_top);
            paths.extend(way.filter(|_| hit.by == nth));
        }
    }
    paths
}

/// Returns each checker's combined moves in a play, and the hits, both in order.
fn moves(before: Board, play: Play) -> (Vec<Moved>, Vec<Hit>) {
    let mut board = before;
    let (mut moves, mut hits): (Vec<Moved>, Vec<Hit>) = Default::default();
    for step in play.steps() {
        let (from, to) = (step.from.number(), step.to().number());
        let known = moves.iter().position(|way| way.to == from);
        let nth = known.unwrap_or(moves.len());
        match known {
            Some(nth) => moves[nth].to = to,
            None => moves.push(Moved { from, to }),
        }
        if let Ok(stepped) = board.step(step) {
            board = stepped.board;
            if stepped.hit {
                hits.push(Hit { by: nth, at: to });
            }
        }
    }
    (moves, hits)
}

/// Returns the path of `player`'s checker from `place`, where it was hit, to the bar; `from_top` is its rank in the
/// bar's stack, 1 for the top checker. `None` if the stack is not that tall.
fn to_bar(
    stacks: &Stacks,
    view: &View,
    player: Player,
    place: Place,
    from_top: usize,
) -> Option<CheckerPath> {
    let bar = stacks.at(player, 25);
    let height = bar.len().checked_sub(from_top)?;
    Some(CheckerPath {
        player,
        id: *bar.get(height)?,
        from: view.slot(place, 0, 1),
        to: view.slot(Place::Bar(player), height, bar.len()),
    })
}
