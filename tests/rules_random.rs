//! Rules on random positions: compares the fast generator with a slow one that follows the wording of the rule.

use std::collections::BTreeSet;

use dice::{DiceStream, Seed};
use rules::{
    Action, Board, DiceSource, Die, Draft, Origin, Phase, Player, Roll, Ruleset, Session, Step,
    Variant, legal_plays, perft,
};

/// Returns all possible results of playing exactly these `numbers`, in this order.
fn sequences(board: &Board, numbers: &[Die]) -> BTreeSet<Board> {
    let Some((&die, rest)) = numbers.split_first() else {
        return BTreeSet::from([board.flipped()]);
    };
    let steps = Origin::all().map(|from| Step { from, die });
    let next = steps.filter_map(|step| board.step(step).ok());
    next.flat_map(|stepped| sequences(&stepped.board, rest))
        .collect()
}

/// Returns all legal results according to the wording of the rule: both numbers in either order; if that is impossible,
/// the higher number; otherwise the lower one; otherwise no move. For a double, as many moves as possible.
fn oracle(board: &Board, roll: Roll) -> BTreeSet<Board> {
    let (high, low) = (roll.high(), roll.low());
    let ways: Vec<Vec<Vec<Die>>> = if roll.is_double() {
        (1..=4).rev().map(|count| vec![vec![high; count]]).collect()
    } else {
        vec![
            vec![vec![high, low], vec![low, high]],
            vec![vec![high]],
            vec![vec![low]],
        ]
    };
    let results = ways.iter().map(|same| {
        same.iter()
            .flat_map(|dice| sequences(board, dice))
            .collect::<BTreeSet<_>>()
    });
    results
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

/// Returns positions from seeded games with random plays.
fn random_games(seed: u8, count: usize) -> Vec<(Board, Roll)> {
    let mut dice = DiceStream::new(Seed([seed; 32]));
    let mut all = Vec::new();
    let variants = [
        Variant::Standard,
        Variant::Nackgammon,
        Variant::Hypergammon,
        Variant::Longgammon,
    ];
    while all.len() < count {
        let mut board = Board::start(variants[all.len() % variants.len()]);
        for _ in 0..400 {
            let roll = Roll::new(dice.die(), dice.die());
            all.push((board, roll));
            let plays = legal_plays(&board, roll);
            let pick = usize::from(dice.die().pips() - 1) * 6 + usize::from(dice.die().pips() - 1);
            board = plays
                .get(pick * plays.len() / 36)
                .map_or(board.flipped(), |legal| legal.after);
            if board.opponent().is_off() {
                break;
            }
        }
    }
    all.truncate(count);
    all
}

#[test]
fn the_generator_agrees_with_the_slow_oracle_and_lists_each_result_once() {
    for (board, roll) in random_games(1, 3_000) {
        let plays = legal_plays(&board, roll);
        let results: BTreeSet<Board> = plays.iter().map(|legal| legal.after).collect();
        assert_eq!(results.len(), plays.len(), "{board:?} {roll}");
        assert_eq!(results, oracle(&board, roll), "{board:?} {roll}");
    }
}

#[test]
fn every_listed_play_is_accepted_step_by_step_and_leads_to_its_position() {
    for (board, roll) in random_games(2, 1_000) {
        for legal in legal_plays(&board, roll) {
            assert_eq!(
                board.play(roll, &legal.play),
                Ok(legal.after),
                "{board:?} {roll} {:?}",
                legal.play
            );
        }
    }
}

#[test]
fn r33_plays_preserve_the_checkers_and_a_forced_higher_number_leaves_one_play() {
    for (board, roll) in random_games(3, 20_000) {
        let plays = legal_plays(&board, roll);
        for legal in &plays {
            let (own, opponent) = (legal.after.own(), legal.after.opponent());
            assert_eq!(own.checkers(), board.opponent().checkers());
            assert_eq!(opponent.checkers(), board.own().checkers());
            let hit: u16 = own.pips() - board.opponent().pips();
            assert_eq!(hit == 0, own.bar() == board.opponent().bar());
        }
        let single = plays.first().is_some_and(|legal| legal.play.len() == 1);
        let either = |die| !sequences(&board, &[die]).is_empty();
        if single && !roll.is_double() && either(roll.high()) && either(roll.low()) {
            assert_eq!(plays.len(), 1, "R33 b: {board:?} {roll}");
        }
    }
}

/// Returns the possible numbers of moves with `die`, at most four, after which no further move can be made.
fn lengths(board: &Board, die: Die) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut reached = BTreeSet::from([*board]);
    for made in 0..4 {
        let mut next = BTreeSet::new();
        for board in &reached {
            let steps = Origin::all().map(|from| Step { from, die });
            let mut stepped = steps.filter_map(|step| board.step(step).ok()).peekable();
            if stepped.peek().is_none() {
                found.insert(made);
            }
            next.extend(stepped.map(|stepped| stepped.board));
        }
        reached = next;
    }
    if !reached.is_empty() {
        found.insert(4);
    }
    found
}

#[test]
fn r33_a_all_dead_ends_of_a_double_use_the_same_number_of_moves() {
    let mut partly = 0;
    for (board, _) in random_games(7, 2_000) {
        for die in Die::ALL {
            let plays = legal_plays(&board, Roll::new(die, die));
            let used = plays.first().map_or(0, |legal| legal.play.len());
            assert_eq!(
                lengths(&board, die),
                BTreeSet::from([used]),
                "{board:?} {die:?}"
            );
            partly += u32::from((1..4).contains(&used));
        }
    }
    assert!(partly > 200, "only {partly} doubles were played in part");
}

#[test]
fn any_walk_through_a_turn_ends_in_a_legal_play_and_can_be_undone() {
    let mut dice = DiceStream::new(Seed([4; 32]));
    for (board, roll) in random_games(5, 1_000) {
        let mut draft = Draft::new(board, roll);
        let fresh = draft.clone();
        let results: Vec<Board> = legal_plays(&board, roll)
            .iter()
            .map(|legal| legal.after)
            .collect();
        while !draft.is_complete() {
            let options = draft.options();
            let pick = usize::from(dice.die().pips()) * options.len() / 7;
            let before = draft.clone();
            draft.step(options[pick]).expect("it was offered");
            draft.undo();
            assert_eq!(draft, before);
            draft.step(options[pick]).expect("it was offered");
        }
        let play = draft.finish().expect("complete");
        match board.play(roll, &play) {
            Ok(after) => assert!(
                results.is_empty() || results.contains(&after),
                "{board:?} {roll}"
            ),
            Err(why) => panic!("{board:?} {roll}: {why}"),
        }
        draft.undo_all();
        assert_eq!(draft, fresh);
    }
}

#[test]
fn the_slow_oracle_counts_the_same_tree_over_two_turns() {
    let start = Board::start(Variant::Standard);
    let mut reached = BTreeSet::from([start]);
    for plies in 1..=2 {
        let mut next = BTreeSet::new();
        for board in &reached {
            for roll in Roll::ALL {
                let results = oracle(board, roll);
                if results.is_empty() {
                    next.insert(board.flipped());
                }
                next.extend(results);
            }
        }
        reached = next;
        assert_eq!(perft(&start, plies), reached.len(), "{plies} plies");
    }
}

/// Dice of one roll.
struct FixedDice(Vec<Die>);

impl DiceSource for FixedDice {
    fn die(&mut self) -> Die {
        self.0.pop().expect("a roll takes two dice")
    }
}

#[test]
fn r2_mirror_image_games_are_the_same_with_the_players_exchanged() {
    let mut stream = DiceStream::new(Seed([6; 32]));
    for _ in 0..20 {
        let mut twins = [(); 2].map(|()| Session::new(Ruleset::default()));
        while !matches!(twins[0].phase(), Phase::GameOver(_)) {
            let rolled = vec![stream.die(), stream.die()];
            let action = match twins[0].phase() {
                Phase::Opening => Action::RollOpening,
                Phase::ToRoll if twins[0].must_pass() => Action::Pass,
                Phase::ToRoll => Action::Roll,
                _ => {
                    let draft = twins[0].draft().expect("a turn half made");
                    let options = draft.options();
                    let pick = usize::from(stream.die().pips()) * options.len() / 7;
                    options
                        .get(pick)
                        .map_or(Action::PickUp, |&step| Action::Step(step))
                }
            };
            let mut exchanged = rolled.clone();
            if action == Action::RollOpening {
                exchanged.reverse();
            }
            let for_twins = [rolled, exchanged];
            for (twin, dice) in twins.iter_mut().zip(for_twins) {
                let done = twin.apply(action, &mut FixedDice(dice));
                done.unwrap_or_else(|why| panic!("{action:?}: {why}"));
            }
            let [one, other] = &twins;
            for player in [Player::White, Player::Black] {
                assert_eq!(one.board_of(player), other.board_of(player.opponent()));
            }
            assert_eq!(
                one.decides(),
                other.decides().map(Player::opponent),
                "{action:?}"
            );
        }
        let [one, other] = twins.map(|twin| twin.outcomes().next().expect("a result"));
        assert_eq!(one.winner, other.winner.opponent());
        assert_eq!(one.points(), other.points());
    }
}
