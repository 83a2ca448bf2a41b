//! Unfinished turns: the die played by a tap, the destinations of a checker, taking back, and complete turns.

use std::collections::BTreeSet;

use record::board_from_id;
use rules::{
    Board, Destination, Die, Draft, DraftError, Origin, Roll, Step, StepError, SwapError, Target,
    Unfinished, Variant, legal_plays,
};

const START: &str = "4HPwATDgc/ABMA";

fn die(pips: u8) -> Die {
    Die::new(pips).expect("1 to 6")
}

fn origin(number: u8) -> Origin {
    Origin::from_number(number).expect("a place")
}

fn at(number: u8) -> Destination {
    Destination::from_number(number).expect("a place")
}

fn step(from: u8, pips: u8) -> Step {
    Step {
        from: origin(from),
        die: die(pips),
    }
}

fn draft(id: &str, [a, b]: [u8; 2]) -> Draft {
    let board = board_from_id(id, Variant::Standard).expect("an ID of the rules");
    Draft::new(board, Roll::new(die(a), die(b)))
}

fn after(mut draft: Draft, steps: &[Step]) -> Draft {
    for &step in steps {
        let made = draft.step(step);
        made.unwrap_or_else(|why| panic!("{step:?}: {why}"));
    }
    draft
}

/// Returns the board with these checkers, whose points are numbered from the perspective of the player on roll; missing
/// checkers are borne off.
fn setup(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
    let mut setup = rules::Setup::EMPTY;
    for &(number, count) in own {
        setup.own[number] = count;
    }
    for &(number, count) in opponent {
        setup.opponent[25 - number] = count;
    }
    for side in [&mut setup.own, &mut setup.opponent] {
        side[0] = 15 - side.iter().sum::<u8>();
    }
    Board::try_from(setup).expect("a position that can occur")
}

#[test]
fn r19_a_tap_plays_the_die_shown_first_and_swapping_shows_the_other_first() {
    let mut draft = draft(START, [6, 4]);
    assert_eq!(draft.tap(origin(24)), Some(step(24, 6)));
    assert_eq!(draft.swap_dice(), Ok(()));
    assert_eq!(draft.tap(origin(24)), Some(step(24, 4)));
    let shown: Vec<u8> = draft.dice().iter().map(|shown| shown.die.pips()).collect();
    assert_eq!(shown, [4, 6]);
}

#[test]
fn r23_each_move_of_a_double_uses_up_one_of_four_dice() {
    let mut draft = draft(START, [2, 2]);
    for made in 0..=4 {
        let used: Vec<bool> = draft.dice().iter().map(|shown| shown.used).collect();
        assert_eq!(used, [0, 1, 2, 3].map(|nth| nth < made));
        let stepped = draft.step(step(13, 2));
        assert_eq!(stepped.is_ok(), made < 4);
    }
}

#[test]
fn o9_a_play_without_an_alternative_is_forced() {
    assert!(!draft(START, [3, 1]).is_forced());
    let last = setup(&[(1, 2)], &[(24, 15)]);
    assert!(Draft::new(last, Roll::new(die(6), die(5))).is_forced());
    let closed = [(24, 2), (23, 2), (22, 2), (21, 3), (20, 3), (19, 3)];
    let closed_out = Draft::new(
        setup(&[(25, 1), (6, 14)], &closed),
        Roll::new(die(6), die(5)),
    );
    assert!(!closed_out.has_moves() && !closed_out.is_forced());
}

#[test]
fn r20_a_tap_plays_the_other_die_if_the_die_shown_first_is_blocked() {
    let mut draft = draft(START, [6, 5]);
    assert_eq!(draft.swap_dice(), Ok(()));
    assert_eq!(draft.tap(origin(24)), Some(step(24, 6)), "24/19 is held");
    assert_eq!(draft.tap(origin(23)), None, "nobody stands there");
}

#[test]
fn r19_dice_are_not_swapped_after_a_double_or_once_a_checker_has_moved() {
    let moved = after(draft(START, [3, 1]), &[step(8, 3)]);
    let double = draft(START, [3, 3]);
    for (before, why) in [(moved, SwapError::Moved), (double, SwapError::Double)] {
        let mut draft = before.clone();
        assert_eq!(draft.swap_dice(), Err(why));
        assert_eq!(draft, before);
    }
}

#[test]
fn r21_lists_both_routes_to_a_place_if_only_one_of_them_hits() {
    let board = setup(&[(13, 2), (6, 13)], &[(8, 1), (19, 14)]);
    let draft = Draft::new(board, Roll::new(die(5), die(3)));
    let targets = draft.targets(origin(13));
    let ways: Vec<&Target> = targets.iter().filter(|way| way.to == at(5)).collect();
    assert_eq!(ways.len(), 2);
    let hits: BTreeSet<bool> = ways.iter().map(|way| way.hits).collect();
    assert_eq!(hits, BTreeSet::from([false, true]));
    for way in ways {
        let over = way.via.steps().next().map(|first| first.to().number());
        assert_eq!(over, Some(if way.hits { 8 } else { 10 }));
    }
}

#[test]
fn r21_lists_two_equivalent_routes_to_a_place_once() {
    let targets = draft(START, [3, 1]).targets(origin(8));
    let reached: Vec<u8> = targets.iter().map(|way| way.to.number()).collect();
    assert_eq!(reached, [5, 7, 4]);
}

#[test]
fn r21_a_combined_move_needs_an_open_route_and_uses_only_that_route() {
    let board = setup(&[(13, 2), (6, 13)], &[(8, 2), (19, 13)]);
    let draft = Draft::new(board, Roll::new(die(5), die(3)));
    let targets = draft.targets(origin(13));
    let reached: Vec<u8> = targets.iter().map(|way| way.to.number()).collect();
    assert_eq!(reached, [10, 5]);
}

#[test]
fn r23_a_double_moves_one_checker_up_to_four_times() {
    let draft = draft(START, [2, 2]);
    let targets = draft.targets(origin(13));
    let far: Vec<(u8, usize)> = targets
        .iter()
        .map(|way| (way.to.number(), way.via.len()))
        .collect();
    assert_eq!(far, [(11, 1), (9, 2), (7, 3), (5, 4)]);
}

#[test]
fn r36_r25_r28_every_rejection_names_its_rule() {
    let refusal = |id, dice, refused| draft(id, dice).step(refused);
    let bar = DraftError::Step(StepError::BarFirst);
    assert_eq!(refusal("xOfgATDgc/ABUA", [3, 2], step(13, 3)), Err(bar));
    let six = DraftError::NoSuchDie(die(6));
    assert_eq!(refusal(START, [3, 1], step(24, 6)), Err(six));
    let lost = DraftError::LosesDie(die(2));
    assert_eq!(refusal("8ONjABjHBAAAAA", [5, 2], step(6, 5)), Err(lost));
    let higher = DraftError::HigherNumber(die(6));
    assert_eq!(refusal("vPcBABif7wEEAA", [6, 5], step(13, 5)), Err(higher));
}

#[test]
fn u05_r55_c01_is_incomplete_and_d01_does_not_offer_the_lower_number() {
    let half = after(draft("8N4ZAAbg/xMAIA", [6, 2]), &[step(8, 6)]);
    assert_eq!(half.finish(), Err(Unfinished(die(2))));
    let d01 = draft("vPcBABif7wEEAA", [6, 5]);
    assert_eq!(d01.options(), [step(13, 6)]);
}

#[test]
fn u06_r50_g13_does_not_offer_the_5_first() {
    assert!(
        !draft("8ONjABjHBAAAAA", [5, 2])
            .options()
            .contains(&step(6, 5))
    );
}

#[test]
fn r52_t_games_162_the_last_checker_off_completes_the_turn_and_voids_the_other_die() {
    for used in [6, 5] {
        let won = after(draft("d7cNAAABAAAAAA", [6, 5]), &[step(1, used)]);
        assert!(won.board().own().is_off());
        assert!(won.is_complete(), "no dice are left to play");
        assert_eq!(won.finish().map(|play| play.len()), Ok(1));
    }
}

#[test]
fn r25_g25_a_win_that_would_lose_a_number_is_rejected() {
    let mut draft = draft("d3cDACACAAAAAA", [2, 1]);
    let refused = draft.step(step(2, 2));
    assert_eq!(refused, Err(DraftError::LosesDie(die(1))));
    assert!(after(draft, &[step(2, 1), step(1, 2)]).is_complete());
}

#[test]
fn r32_wildbg_forced_bear_offs_are_one_play() {
    let board = setup(&[(1, 2)], &[(24, 15)]);
    assert_eq!(legal_plays(&board, Roll::new(die(6), die(5))).len(), 1);
    let board = setup(&[(2, 2), (1, 2)], &[(24, 15)]);
    assert_eq!(legal_plays(&board, Roll::new(die(4), die(4))).len(), 1);
}

#[test]
fn r54_a_checker_that_moved_twice_is_taken_back_one_step_at_a_time() {
    let mut draft = after(draft(START, [6, 4]), &[step(24, 6), step(18, 4)]);
    assert_eq!(draft.take_back(at(18)), None, "it has gone on from there");
    assert_eq!(draft.take_back(at(14)), Some(step(18, 4)));
    assert_eq!(draft.take_back(at(18)), Some(step(24, 6)));
    assert_eq!(draft.board(), draft.start());
}

#[test]
fn r54_taking_an_earlier_checker_back_preserves_the_later_steps() {
    let mut draft = after(draft(START, [3, 1]), &[step(8, 3), step(24, 1)]);
    assert_eq!(draft.take_back(at(5)), Some(step(8, 3)));
    let left: Vec<Step> = draft.steps().iter().map(|made| made.step).collect();
    assert_eq!(left, [step(24, 1)]);
}

#[test]
fn r39_an_entered_checker_cannot_be_taken_back_while_a_later_step_needs_it() {
    let mut draft = after(draft("xOfgATDgc/ABUA", [3, 2]), &[step(25, 3), step(13, 2)]);
    let before = draft.clone();
    assert_eq!(draft.take_back(at(22)), None);
    assert_eq!(draft, before);
}

#[test]
fn u04_r54_backgammonjs_4_undoing_a_hit_a_thousand_times_changes_nothing() {
    let fresh = draft("xOfgATDgc/ABUA", [3, 2]);
    let mut draft = fresh.clone();
    for _ in 0..1_000 {
        draft.step(step(25, 3)).expect("bar/22*");
        assert!(draft.steps()[0].hit);
        assert_eq!(draft.board().opponent().bar(), 1);
        draft.undo();
        assert_eq!(draft, fresh);
    }
}

#[test]
fn r54_a_checker_that_arrived_after_another_left_can_be_taken_back_separately() {
    let start = draft("4HPwATDgc/ABMA", [5, 3]);
    let mut moved = after(start.clone(), &[step(8, 3), step(13, 5)]);
    assert_eq!(moved.take_back(at(8)), Some(step(13, 5)));
    assert_eq!(moved, after(start, &[step(8, 3)]));
}
