//! The last play, to be seen again.

use rules::{Board, Play, Player, Session};

use crate::{Place, Stacks, View, Xy, turns::last_play};

/// The path of a checker that can be seen again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CheckerPath {
    /// Whose it is.
    pub player: Player,
    /// Which one.
    pub id: u8,
    /// Where it came from.
    pub from: Xy,
    /// Where it stands.
    pub to: Xy,
}

/// One checker's way in a play, in the numbers of who plays.
struct Moved {
    from: u8,
    to: u8,
}

/// A hit: by which of the moved checkers, and on which point.
struct Hit {
    by: usize,
    at: u8,
}

/// The ways of the last play, in its order: for each checker one, by which it came to where it stands now, and behind it
/// those that it hit, to the bar. Empty while a turn is being made.
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

/// What each checker of a play does, and what is hit, both in turn.
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

/// The way to the bar of `player`'s checker that was hit at `place`, the one so far from the top there, 1 for the top one.
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
