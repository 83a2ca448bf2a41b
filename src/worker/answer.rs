//! One question, one answer.

use std::sync::LazyLock;

use engine::{
    Context, Equity, Evaluator, Judge, Level, Noisy, Response, Search, accepts, decide_ahead,
    offers, respond_ahead,
};
use protocol::{Answer, Ask, Reply, Request, VERSION};
use rules::{Board, Choice, Decision, Play, Question, Roll};

/// Judges with the nets that are shipped in the program.
static JUDGE: LazyLock<Judge> = LazyLock::new(|| load(NETS, QUICK));

const NETS: &[u8] = include_bytes!("nets/nets.bin");
const QUICK: &[u8] = include_bytes!("nets/quick.bin");

/// Judges with the nets in these files, or without if they have been damaged on their way or belong to another build.
fn load(nets: &[u8], quick: &[u8]) -> Judge {
    let judge = Judge::from_bytes(nets).and_then(|judge| judge.with_quick(quick));
    judge.unwrap_or(Judge::without_nets())
}

/// What to tell the page when the worker has started.
pub(crate) fn ready() -> Reply {
    introduced(&JUDGE)
}

fn introduced(judge: &Judge) -> Reply {
    Reply::Ready {
        version: VERSION,
        nets: judge.has_nets(),
    }
}

/// What the engine answers; the same for the same request, always.
pub fn answer(request: &Request) -> Answer {
    match request.ask {
        Ask::Choice {
            decision,
            may_resign,
        } => choose(request.level, &decision, may_resign),
        Ask::Luck(decision) => {
            let context = Context::of_decision(&decision);
            let search = Search::new(&*JUDGE, 0);
            let luck = |roll| search.luck(decision.board(), roll, &context).equity;
            Answer::Luck(decision.roll().map_or(Equity(0.0), luck))
        }
    }
}

fn choose(level: Level, decision: &Decision, may_resign: bool) -> Answer {
    let (board, context) = (decision.board(), Context::of_decision(decision));
    let choice = match decision.question() {
        Question::Play(roll) => return play(level, board, roll, &context),
        question @ (Question::Roll | Question::Double) => {
            let lost = || offers(&JUDGE.evaluate(board), &context);
            let doubles = || decide_ahead(&judge(level), board, &context).doubles();
            if let Some(win) = lost().filter(|_| may_resign && JUDGE.is_exact(board)) {
                Choice::Resign(win)
            } else if question == Question::Double && doubles() {
                Choice::Double
            } else {
                Choice::Roll
            }
        }
        Question::Answer { offer, value } => {
            let may_beaver = decision.may_beaver();
            let judge = judge(level);
            match respond_ahead(&judge, board, &context, offer, value, may_beaver) {
                Response::Take => Choice::Take,
                Response::Drop => Choice::Drop,
                Response::Redouble => Choice::Beaver,
            }
        }
        Question::Resignation { win, pending } => {
            let by_mover = pending.player(decision.on_roll()) == decision.on_roll();
            // A resignation is judged as well as can be at every level: nobody likes to be strung along.
            if accepts(&JUDGE.evaluate(board), &context, win, by_mover) {
                Choice::Accept
            } else {
                Choice::Decline
            }
        }
    };
    Answer::Choice {
        choice,
        equity: None,
    }
}

fn play(level: Level, board: &Board, roll: Roll, context: &Context) -> Answer {
    let judge = judge(level);
    let (play, equity) = judge.choose(board, roll, context).map_or_else(
        || {
            // The opponent is on roll then, and plays for what results are worth to that player.
            let outcomes = judge.chances(&board.flipped(), &context.flipped());
            (Play::NONE, outcomes.flipped().worth(&context.payoffs()))
        },
        |best| (best.play, best.equity),
    );
    Answer::Choice {
        choice: Choice::Play(play),
        equity: Some(equity),
    }
}

/// Returns the judge of this level.
fn judge(level: Level) -> Search<Noisy<&'static Judge>> {
    Search::new(Noisy::new(&*JUDGE, level.noise()), level.plies())
}

#[cfg(test)]
mod tests {
    use protocol::{JobId, Stamp};
    use rules::{DecisionBuilder, Offer, Setup, Variant, Win, legal_plays};

    use super::*;

    fn ask(ask: Ask, level: Level) -> Answer {
        answer(&Request {
            job: JobId(1),
            stamp: Stamp::default(),
            level,
            ask,
        })
    }

    fn board(own: &[(usize, u8)], opponent: &[(usize, u8)]) -> Board {
        let side = |checkers: &[(usize, u8)]| {
            let mut counts = [0; 26];
            for &(number, count) in checkers {
                counts[number] = count;
            }
            counts
        };
        let setup = Setup {
            own: side(own),
            opponent: side(opponent),
        };
        Board::try_from(setup).expect("a position that can occur")
    }

    /// What is chosen in this decision, and what a play is said to be worth.
    fn chosen(decision: DecisionBuilder, level: Level) -> (Choice, Option<Equity>) {
        let decision = decision.build().expect("a decision that can occur");
        let may_resign = true;
        match ask(
            Ask::Choice {
                decision,
                may_resign,
            },
            level,
        ) {
            Answer::Choice { choice, equity } => (choice, equity),
            other @ Answer::Luck(_) => {
                panic!("a decision is answered by a choice, not by {other:?}")
            }
        }
    }

    fn rolled(board: Board, roll: Roll) -> DecisionBuilder {
        Decision::builder(board).play(roll.high().pips(), roll.low().pips())
    }

    #[test]
    fn every_answer_to_a_roll_is_legal_and_repeats() {
        for level in Level::ALL {
            let mut board = Board::start(Variant::Standard);
            for roll in Roll::ALL.into_iter().cycle().step_by(8).take(60) {
                let answered = chosen(rolled(board, roll), level);
                assert_eq!(answered, chosen(rolled(board, roll), level));
                let (Choice::Play(play), Some(equity)) = answered else {
                    panic!("a roll is answered by a play, not by {answered:?}");
                };
                assert!(equity.0.is_finite());
                let legal = legal_plays(&board, roll);
                assert_eq!(legal.is_empty(), play == Play::NONE);
                let found = legal.iter().find(|legal| legal.play == play);
                board = found.map_or(board.flipped(), |legal| legal.after);
                if board.opponent().is_off() {
                    break;
                }
            }
        }
    }

    /// The numbers of plays grow most with a double and many blots: this position has over 90.
    #[test]
    fn three_plies_of_the_nets_fit_into_a_small_stack_with_very_many_plays() {
        let blots = [2, 4, 6, 8, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22, 24].map(|at| (at, 1));
        let board = board(&blots, &[(24, 2), (0, 13)]);
        let double = Roll::ALL[0];
        assert!(legal_plays(&board, double).len() > 90);
        let thread = std::thread::Builder::new().stack_size(256 * 1024);
        let searched = thread.spawn(move || {
            Search::new(&*JUDGE, engine::DEEPEST).choose(&board, double, &Context::MONEY)
        });
        let ranked = searched.expect("a thread can be started").join();
        assert!(ranked.is_ok_and(|best| best.is_some()));
    }

    #[test]
    fn damaged_nets_are_noticed_and_told_and_those_shipped_are_whole() {
        for shipped in [NETS, QUICK] {
            let mut changed = shipped.to_vec();
            changed[shipped.len() / 2] ^= 1;
            for damaged in [&changed, &shipped[..shipped.len() - 1], &shipped[1..], &[]] {
                let judge = if shipped == NETS {
                    load(damaged, QUICK)
                } else {
                    load(NETS, damaged)
                };
                assert_eq!(judge, Judge::without_nets());
                assert!(matches!(
                    introduced(&judge),
                    Reply::Ready { nets: false, .. }
                ));
            }
        }
        assert!(matches!(ready(), Reply::Ready { nets: true, .. }));
    }

    #[test]
    fn luck_is_the_same_at_every_level_and_cancels_out_over_all_rolls() {
        let board = Board::start(Variant::Standard);
        let luck = |roll, level| {
            let decision = rolled(board, roll).build().expect("a decision");
            match ask(Ask::Luck(decision), level) {
                Answer::Luck(equity) => equity,
                other @ Answer::Choice { .. } => panic!("luck is no choice: {other:?}"),
            }
        };
        let (mut sum, mut by_roll) = (0.0, Vec::new());
        for roll in Roll::ALL {
            let at_best = luck(roll, Level::Expert);
            assert!(Level::ALL.iter().all(|&level| luck(roll, level) == at_best));
            sum += roll.weight() as f32 * at_best.0;
            by_roll.push((at_best, (roll.high().pips(), roll.low().pips())));
        }
        assert!(sum.abs() < 1e-3, "{sum}");
        by_roll.sort_by(|a, b| a.0.total_cmp(&b.0));
        // As every player knows.
        assert_eq!(by_roll.last().map(|one| one.1), Some((6, 6)));
    }

    #[test]
    fn a_roll_that_is_not_there_has_no_luck() {
        let decision = Decision::builder(Board::start(Variant::Standard)).build();
        let asked = Ask::Luck(decision.expect("a decision"));
        assert_eq!(ask(asked, Level::Expert), Answer::Luck(Equity(0.0)));
    }

    #[test]
    fn a_winning_race_is_doubled_and_a_lost_one_dropped() {
        let won = Decision::builder(board(&[(0, 5), (2, 10)], &[(6, 15)]));
        let choice = |decision| chosen(decision, Level::Normal).0;
        assert_eq!(choice(won.double()), Choice::Double);
        assert_eq!(choice(won.answer(Offer::Double, 2)), Choice::Drop);
        assert_eq!(
            choice(won.roll()),
            Choice::Roll,
            "without the right to double"
        );
    }

    #[test]
    fn a_race_lost_for_sure_is_resigned_where_that_is_allowed() {
        // The opponent bears off his last checker whatever he throws.
        let lost = Decision::builder(board(&[(0, 9), (6, 6)], &[(0, 14), (1, 1)]));
        assert_eq!(chosen(lost, Level::Beginner).0, Choice::Resign(Win::Single));
        let decision = lost.build().expect("a decision");
        let asked = Ask::Choice {
            decision,
            may_resign: false,
        };
        let rolls = Answer::Choice {
            choice: Choice::Roll,
            equity: None,
        };
        assert_eq!(ask(asked, Level::Beginner), rolls);
    }

    #[test]
    fn r81_a_lost_race_may_be_resigned_as_a_single_game_when_no_gammon_is_possible() {
        // Seven of the winner's checkers are left: two turns; the loser needs two at most.
        let won = board(&[(0, 8), (2, 7)], &[(0, 1), (6, 14)]);
        let single = |board| Decision::builder(board).resigned(Win::Single);
        let doubled = |board| single(board).answer(Offer::Double, 2);
        assert_eq!(chosen(doubled(won), Level::Beginner).0, Choice::Accept);
        let lost = single(won.flipped());
        assert_eq!(chosen(lost, Level::Normal).0, Choice::Accept);
        let gammonish = doubled(board(&[(0, 12), (1, 3)], &[(12, 15)]));
        assert_eq!(chosen(gammonish, Level::Normal).0, Choice::Decline);
    }
}
