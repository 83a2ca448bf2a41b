//! Arrows over the board: the checkers' paths in a play, and where they end up.

use rules::{Play, Player};

pub use self::arrow::{Arrow, ArrowKind};
use self::bend::bend_all;
use crate::{Place, Stacks, View, Xy};

mod arrow;
mod bend;

/// Steps along an arrow at which its distance from another arrow is measured; the first quarter is excluded, since
/// arrows for the same checker start together.
const COMPARED_STEPS: std::ops::RangeInclusive<u8> = 6..=24;
/// Distance below which two arrows look like one, as a fraction of a point's width.
const NEAR: f64 = 0.75;

/// Part of a checker's path through a play, up to a checker that it hits on the way or to its end.
struct Way {
    from: u8,
    to: u8,
    /// IDs of the opponent's checkers hit by this checker.
    hit: Vec<u8>,
    /// `true` if the checker goes on from the end.
    goes_on: bool,
}

/// Returns the paths of the checkers in a play; moves by the same checker are combined, except after a hit, if `joins`.
fn ways_of(stacks: &Stacks, player: Player, moves: &[[u8; 2]], joins: bool) -> Vec<Way> {
    let hit = |to: u8| match stacks.at(player.opponent(), 25_u8.saturating_sub(to)) {
        &[blot] if (1..=24).contains(&to) => Some(blot),
        _ => None,
    };
    let mut ways = Vec::new();
    for path in paths(moves.iter().copied(), |ends| *ends) {
        let mut start = None;
        let last = path.len().saturating_sub(1);
        for (nth, [from, to]) in path.into_iter().enumerate() {
            let from = *start.get_or_insert(from);
            let (hit, goes_on) = (hit(to), nth < last);
            if hit.is_some() || !goes_on || !joins {
                start = None;
                ways.push(Way {
                    from,
                    to,
                    hit: hit.into_iter().collect(),
                    goes_on,
                });
            }
        }
    }
    ways
}

/// Returns the moves of a play, in order, checker by checker; `ends` returns a move's origin and destination.
pub(crate) fn paths<Move>(
    moves: impl IntoIterator<Item = Move>,
    ends: impl Fn(&Move) -> [u8; 2],
) -> Vec<Vec<Move>> {
    let mut paths: Vec<Vec<Move>> = Vec::new();
    for one in moves {
        let [from, _] = ends(&one);
        let is_before = |last: &Move| from != 0 && ends(last)[1] == from;
        match paths
            .iter_mut()
            .find(|path| path.last().is_some_and(is_before))
        {
            Some(path) => path.push(one),
            None => paths.push(vec![one]),
        }
    }
    paths
}

/// Returns the moves in a play in order, as pairs of origin and destination for [`arrows`].
pub fn moves_of(play: &Play) -> Vec<[u8; 2]> {
    let moves = play.steps();
    moves
        .map(|step| [step.from.number(), step.to().number()])
        .collect()
}

/// Returns the origin and destination of each checker in a play: `moves` are the play's moves in order, and moves by
/// the same checker are combined.
pub fn joined_moves(moves: &[[u8; 2]]) -> Vec<[u8; 2]> {
    let of_checkers = paths(moves.iter().copied(), |ends| *ends).into_iter();
    of_checkers.filter_map(|path| ends_of(&path)).collect()
}

/// Returns the moves of the checkers whose whole paths are not part of another play, in order within each path.
pub fn moves_without(moves: &[[u8; 2]], other: &[[u8; 2]]) -> Vec<[u8; 2]> {
    let mut others = joined_moves(other);
    let mut own = paths(moves.iter().copied(), |ends| *ends);
    own.retain(|path| {
        let same = ends_of(path).and_then(|ends| others.iter().position(|other| *other == ends));
        same.map(|nth| others.remove(nth)).is_none()
    });
    own.concat()
}

/// Returns the origin and destination of a checker's path; `None` if the path is empty.
fn ends_of(path: &[[u8; 2]]) -> Option<[u8; 2]> {
    let ([from, _], [_, to]) = (path.first()?, path.last()?);
    Some([*from, *to])
}

/// Returns the arrows for a play. `moves` are pairs of origin and destination in order, in `player`'s numbering (25 is
/// the bar, 0 is off); `stacks` are the checkers before the play. Successive moves by the same checker share an arrow
/// up to a checker that it hits, and so do checkers with the same path. Arrows start at the top of a stack, so that
/// they cover none of its checkers.
pub fn arrows(
    view: &View,
    stacks: &Stacks,
    player: Player,
    moves: &[[u8; 2]],
    kind: ArrowKind,
) -> Vec<Arrow> {
    arrows_of(view, stacks, player, moves, kind, true)
}

/// Returns the arrows for a play like [`arrows`], but one for each move, so that a checker's stop on the way is visible.
pub fn arrows_by_move(
    view: &View,
    stacks: &Stacks,
    player: Player,
    moves: &[[u8; 2]],
    kind: ArrowKind,
) -> Vec<Arrow> {
    arrows_of(view, stacks, player, moves, kind, false)
}

/// Returns the arrows for a play; successive moves by the same checker share an arrow if `joins`.
fn arrows_of(
    view: &View,
    stacks: &Stacks,
    player: Player,
    moves: &[[u8; 2]],
    kind: ArrowKind,
    joins: bool,
) -> Vec<Arrow> {
    let mut left = [0_usize; 26];
    let mut come = [0_usize; 26];
    let mut keys: Vec<[u8; 2]> = Vec::new();
    let mut all: Vec<Arrow> = Vec::new();
    for way in ways_of(stacks, player, moves, joins) {
        let (Some(gone), Some(landed)) = (
            left.get_mut(usize::from(way.from)),
            come.get_mut(usize::from(way.to)),
        ) else {
            continue;
        };
        let standing = stacks.at(player, way.from);
        let index = standing.len().saturating_sub(1 + *gone);
        let leaving = standing.get(index).copied();
        let from = Place::of(player, way.from);
        let height = standing.len().max(1);
        let start = view.slot(from, height - 1, height);
        // A point with a hit blot counts as empty, since the blot moves to the bar.
        let there = stacks.at(player, way.to).len();
        let to = Place::of(player, way.to);
        let end = view.landing(to, there + *landed, there);
        *gone += 1;
        *landed += usize::from(!way.goes_on);
        let arrived = (!way.goes_on).then_some(end);
        let key = [way.from, way.to];
        let same = keys.iter().position(|one| *one == key);
        if let Some(same) = same.and_then(|nth| all.get_mut(nth)) {
            same.arrived.extend(arrived);
            same.leaving.extend(leaving);
            same.hit.extend(way.hit);
            same.to = end;
            continue;
        }
        keys.push(key);
        all.push(Arrow {
            kind,
            player,
            from: start,
            bend: end,
            to: end,
            off: way.to == 0,
            arrived: arrived.into_iter().collect(),
            leaving: leaving.into_iter().collect(),
            hit: way.hit,
        });
    }
    bend_all(view, stacks, &mut all);
    all
}

/// Returns `true` if any of `others` runs beside an arrow of `all` for more than half of its length, so that the two
/// are hard to tell apart.
pub fn are_tangled(view: &View, all: &[Arrow], others: &[Arrow]) -> bool {
    let near = NEAR * 10.0 * view.unit();
    let share = |nth: u8| f64::from(nth) / f64::from(*COMPARED_STEPS.end());
    let is_beside = |other: &Arrow, one: &Arrow| {
        let is_near = |at: Xy| {
            one.curve()
                .any(|on| (on.x - at.x).hypot(on.y - at.y) < near)
        };
        let shared = COMPARED_STEPS.filter(|nth| is_near(other.at(share(*nth))));
        2 * shared.count() > COMPARED_STEPS.count()
    };
    let tangles = |other: &Arrow| all.iter().any(|one| is_beside(other, one));
    others.iter().any(tangles)
}

#[cfg(test)]
mod tests {
    use rules::{Board, Setup, Variant};

    use super::*;

    pub(super) const VIEW: View = View::WHITES;

    fn drawn(ways: &[[u8; 2]], kind: ArrowKind) -> Vec<Arrow> {
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        arrows(&VIEW, &stacks, Player::White, ways, kind)
    }

    #[test]
    fn joined_moves_end_where_their_checkers_end_up() {
        let joined = joined_moves(&[[8, 6], [24, 22], [6, 4], [8, 6]]);
        assert_eq!(joined, [[8, 4], [24, 22], [8, 6]]);
        assert_eq!(joined_moves(&[[2, 0], [1, 0]]), [[2, 0], [1, 0]]);
    }

    #[test]
    fn arrows_by_move_show_the_stop_on_the_way() {
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        let draw = |moves: &[[u8; 2]]| {
            arrows_by_move(&VIEW, &stacks, Player::White, moves, ArrowKind::Best)
        };
        let chained = draw(&[[24, 23], [23, 20]]);
        let [first, second] = &chained[..] else {
            panic!("{chained:?}");
        };
        assert_eq!(VIEW.place_at(first.to), VIEW.place_at(second.from));
        assert_eq!((first.arrived.len(), second.arrived.len()), (0, 1));
        // Two checkers with the same moves share their arrows.
        let pairs = draw(&[[13, 9], [13, 9], [9, 5], [9, 5]]);
        assert_eq!(pairs.len(), 2);
        assert_eq!(pairs[1].arrived.len(), 2);
    }

    #[test]
    fn joins_moves_by_the_same_checker() {
        let joined = drawn(&[[24, 23], [23, 20]], ArrowKind::Played);
        let direct = drawn(&[[24, 20]], ArrowKind::Played);
        assert_eq!(joined, direct);
    }

    #[test]
    fn equal_paths_share_an_arrow_in_each_kind_of_play() {
        for kind in [ArrowKind::Played, ArrowKind::Unjudged] {
            let two = drawn(&[[13, 7], [13, 7]], kind);
            assert_eq!(two.len(), 1);
            assert_eq!((two[0].arrived.len(), two[0].leaving.len()), (2, 2));
        }
    }

    #[test]
    fn arrows_from_one_stack_start_at_its_top_checker() {
        let two = drawn(&[[13, 10], [13, 9]], ArrowKind::Best);
        let top = VIEW.slot(Place::of(Player::White, 13), 4, 5);
        assert_eq!([two[0].from, two[1].from], [top, top]);
    }

    #[test]
    fn equal_paths_of_the_best_play_share_an_arrow_with_one_ghost_per_checker() {
        let both = drawn(&[[13, 9], [13, 9], [24, 20]], ArrowKind::Best);
        assert_eq!(both.len(), 2);
        assert_eq!((both[0].arrived.len(), both[0].leaving.len()), (2, 2));
        assert_eq!((both[1].arrived.len(), both[1].leaving.len()), (1, 1));
        let meet = drawn(&[[8, 5], [6, 5]], ArrowKind::Best);
        assert_eq!(meet.len(), 2, "they come from different points");
    }

    #[test]
    fn arrows_for_one_checker_to_neighbouring_points_are_tangled() {
        let mut setup = Setup::EMPTY;
        setup.own[25] = 1;
        setup.own[13] = 2;
        let stacks = Stacks::from_setup(&setup);
        let drawn = |ways: &[[u8; 2]], kind| arrows(&VIEW, &stacks, Player::White, ways, kind);
        let tangle = |best: [u8; 2], made: &[[u8; 2]]| {
            let best = drawn(&[best], ArrowKind::Best);
            are_tangled(&VIEW, &best, &drawn(made, ArrowKind::Played))
        };
        assert!(tangle([25, 22], &[[25, 23]]));
        assert!(tangle([25, 22], &[[13, 10], [25, 23]]), "one is enough");
        assert!(!tangle([25, 22], &[[13, 10]]));
        assert!(!tangle([13, 9], &[[13, 11]]), "they lead apart");
    }

    #[test]
    fn arrow_moves_its_checker_and_hits_others() {
        let mut setup = Setup::EMPTY;
        setup.own[8] = 1;
        setup.opponent[25 - 4] = 1;
        let stacks = Stacks::from_setup(&setup);
        let ways = [[8, 4], [4, 2]];
        let best = arrows(&VIEW, &stacks, Player::White, &ways, ArrowKind::Best).remove(0);
        assert!(best.moves(Player::White, best.leaving[0]));
        assert!(best.hits(Player::Black, best.hit[0]));
        assert!(!best.moves(Player::Black, best.hit[0]));
    }

    #[test]
    fn arrow_ends_at_a_hit_on_the_way() {
        let mut setup = Setup::EMPTY;
        setup.own[8] = 1;
        setup.opponent[25 - 4] = 1;
        setup.opponent[25 - 2] = 1;
        let stacks = Stacks::from_setup(&setup);
        let ways = [[8, 6], [6, 4], [4, 2]];
        let both = arrows(&VIEW, &stacks, Player::White, &ways, ArrowKind::Best);
        let places = |one: &Arrow| [one.from, one.to].map(|end| VIEW.place_at(end));
        let points = |from, to| [Some(Place::Point(from)), Some(Place::Point(to))];
        let [first, second] = &both[..] else {
            panic!("{both:?}");
        };
        assert_eq!(
            [places(first), places(second)],
            [points(8, 4), points(4, 2)]
        );
        assert_eq!([first.hit.len(), second.hit.len()], [1, 1]);
        assert_eq!([first.arrived.len(), second.arrived.len()], [0, 1]);
        assert_eq!([first.leaving.len(), second.leaving.len()], [1, 0]);
    }

    #[test]
    fn moves_without_another_play_keep_their_stops() {
        let made = [[13, 9], [9, 7], [6, 5]];
        assert_eq!(moves_without(&made, &[[6, 5], [24, 22]]), made[..2]);
        assert_eq!(moves_without(&made, &[[13, 7]]), made[2..]);
    }

    #[test]
    fn arrow_runs_from_checker_to_checker_and_bends_inwards() {
        let arrow = drawn(&[[8, 5]], ArrowKind::Played).remove(0);
        assert_eq!(arrow.at(0.0), arrow.from);
        assert_eq!(arrow.at(1.0), arrow.to);
        assert!(arrow.at(0.5).y < f64::midpoint(arrow.from.y, arrow.to.y));
    }

    #[test]
    fn ghost_on_a_tall_stack_is_drawn_above_it() {
        let mut setup = Setup::EMPTY;
        setup.own[6] = 5;
        setup.own[8] = 1;
        let stacks = Stacks::from_setup(&setup);
        let arrow = arrows(&VIEW, &stacks, Player::White, &[[8, 6]], ArrowKind::Best).remove(0);
        let top = VIEW.slot(Place::of(Player::White, 6), 4, 5);
        assert!(top.y - arrow.to.y > VIEW.radius());
    }

    #[test]
    fn taps_hit_an_arrow_or_its_ghost_except_on_the_players_own_checker() {
        let mut scene = crate::picture("6:5 8:3 13:5 24:2", "6:5 8:3 13:5 24:2", "3 1", "");
        let stacks = Stacks::from_board(&Board::start(Variant::Standard));
        let ways = [[8, 5], [6, 5]];
        let view = scene.view;
        let of = |kind| arrows(&view, &stacks, Player::White, &ways, kind);
        scene.arrows = of(ArrowKind::Best);
        let (from, middle, to) = {
            let first = &scene.arrows[0];
            (first.from, first.at(0.5), first.to)
        };
        let end = Some(Place::Point(5));
        assert_eq!([middle, to].map(|at| scene.arrow_at(at)), [end, end]);
        let beside = |off: f64| Xy {
            y: middle.y + off * view.unit(),
            ..middle
        };
        assert_eq!(scene.arrow_at(beside(2.0)), end);
        assert_eq!(scene.arrow_at(beside(-6.0)), None);
        assert_eq!(scene.arrow_at(from), None, "the checker keeps its taps");
        scene.arrows = of(ArrowKind::Played);
        assert_eq!(scene.arrow_at(middle), None, "only the best play is played");
        scene.arrows.clear();
        assert_eq!(scene.arrow_at(middle), None);
        // The first arrow ends where the second one starts.
        let ways = [[6, 5], [8, 6]];
        scene.arrows = arrows(&view, &stacks, Player::White, &ways, ArrowKind::Best);
        let second = scene.arrows[1].at(0.4);
        assert_eq!(scene.arrow_at(second), Some(Place::Point(8)));
    }

    #[test]
    fn skips_moves_with_invalid_places() {
        assert_eq!(drawn(&[[200, 3], [8, 99]], ArrowKind::Best), []);
    }
}
