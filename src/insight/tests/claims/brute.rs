//! Brute-force turn generator, independent of the move generator.

use std::collections::HashSet;

use rules::{Board, Destination, Die, Origin, Roll, Step};

/// Complete turn: one way to play all of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Position after the turn, from the mover's perspective.
    pub board: Board,
    /// Points on which blots were hit, in the mover's numbering, lowest first.
    pub hits: Vec<u8>,
    /// Number of checkers that entered from the bar.
    pub entered: u8,
    dice: Vec<Die>,
}

/// Returns all complete turns for `roll`, which use as many dice as possible, or the larger die if only one can be
/// played.
pub fn turns(board: &Board, roll: Roll) -> Vec<Turn> {
    let (high, low) = (roll.high(), roll.low());
    let orders = if roll.is_double() {
        vec![vec![high; 4]]
    } else {
        vec![vec![high, low], vec![low, high]]
    };
    let start = Turn {
        board: *board,
        hits: Vec::new(),
        entered: 0,
        dice: Vec::new(),
    };
    let mut all = HashSet::new();
    for order in orders {
        let mut now = HashSet::from([start.clone()]);
        for die in order {
            let next: HashSet<Turn> = now.iter().flat_map(|turn| steps(turn, die)).collect();
            all.extend(now);
            now = next;
        }
        all.extend(now);
    }
    let most = all.iter().map(|turn| turn.dice.len()).max().unwrap_or(0);
    all.retain(|turn| most > 0 && turn.dice.len() == most);
    let one_of_two = most == 1 && !roll.is_double();
    if one_of_two && all.iter().any(|turn| turn.dice == [high]) {
        all.retain(|turn| turn.dice == [high]);
    }
    all.into_iter().collect()
}

fn steps(turn: &Turn, die: Die) -> Vec<Turn> {
    let step = |from: Origin| {
        let step = Step { from, die };
        let stepped = turn.board.step(step).ok()?;
        let mut next = turn.clone();
        next.board = stepped.board;
        next.dice.push(die);
        next.entered += u8::from(from == Origin::Bar);
        if let (true, Destination::Point(point)) = (stepped.hit, step.to()) {
            next.hits.push(point.number());
            next.hits.sort_unstable();
        }
        Some(next)
    };
    Origin::all().filter_map(step).collect()
}

/// Counts the rolls, out of 36, with at least one turn that satisfies `wanted`.
pub fn rolls(board: &Board, wanted: impl Fn(&Turn) -> bool) -> u8 {
    let mut count = 0;
    for high in Die::ALL {
        for low in Die::ALL.into_iter().filter(|low| *low <= high) {
            let ways = if high == low { 1 } else { 2 };
            let found = turns(board, Roll::new(high, low)).iter().any(&wanted);
            count += if found { ways } else { 0 };
        }
    }
    count
}
