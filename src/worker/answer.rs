//! One question, one answer.

use std::sync::LazyLock;

use engine::{
    Context, Evaluator, Judge, Level, Noisy, Response, Search, accepts, decide_ahead, offers,
    respond_ahead,
};
use protocol::{Answer, Ask, Reply, Request, VERSION};

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
    let judge = |context: Context| judge(request.level, context);
    match request.ask {
        Ask::Play {
            board,
            roll,
            context,
        } => {
            let ranked = judge(context).rank(&board, roll, &context.payoffs());
            let lost_turn = || {
                // The opponent is on roll then, and chooses his plays by what results are worth to him.
                let outcomes = judge(context.flipped()).evaluate(&board.flipped());
                Answer::Play {
                    play: rules::Play::NONE,
                    equity: outcomes.flipped().worth(&context.payoffs()),
                }
            };
            ranked.first().map_or_else(lost_turn, |best| Answer::Play {
                play: best.play,
                equity: best.equity,
            })
        }
        Ask::Offer {
            board,
            context,
            may_resign,
        } => {
            let lost = || offers(&JUDGE.evaluate(&board), &context);
            if let Some(win) = lost().filter(|_| may_resign && JUDGE.is_exact(&board)) {
                Answer::Resign(win)
            } else if decide_ahead(&judge(context), &board, &context).doubles() {
                Answer::Double
            } else {
                Answer::Roll
            }
        }
        Ask::Respond {
            board,
            context,
            offer,
            value,
            may_redouble,
        } => match respond_ahead(
            &judge(context),
            &board,
            &context,
            offer,
            value,
            may_redouble,
        ) {
            Response::Take => Answer::Take,
            Response::Drop => Answer::Drop,
            Response::Redouble => Answer::Redouble,
        },
        Ask::Resignation {
            board,
            context,
            win,
            by_mover,
        } => {
            // A resignation is judged as well as can be at every level: nobody likes to be strung along.
            if accepts(&JUDGE.evaluate(&board), &context, win, by_mover) {
                Answer::Accept
            } else {
                Answer::Decline
            }
        }
        Ask::Luck {
            board,
            roll,
            context,
        } => {
            let payoffs = context.payoffs();
            let luck = Search::new(&*JUDGE, 0).luck(&board, roll, &payoffs);
            Answer::Luck(luck.worth(&payoffs))
        }
    }
}

/// Returns the judge of this level, which chooses plays by what the results are worth in `context`: that of the player
/// on roll in the position that it is asked about.
fn judge(level: Level, context: Context) -> Search<Noisy<&'static Judge>> {
    let noisy = Noisy::new(&*JUDGE, level.noise());
    Search::new(noisy, level.plies()).with_payoffs(context.payoffs())
}

#[cfg(test)]
mod tests {
    use protocol::{JobId, Stamp};
    use rules::{Board, Offer, Play, Roll, Setup, Variant, Win, legal_plays};

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

    #[test]
    fn every_answer_to_a_roll_is_legal_and_repeats() {
        let context = Context::MONEY;
        for level in Level::ALL {
            let mut board = Board::start(Variant::Standard);
            for roll in Roll::ALL.into_iter().cycle().step_by(8).take(60) {
                let play = Ask::Play {
                    board,
                    roll,
                    context,
                };
                let answered = ask(play, level);
                assert_eq!(answered, ask(play, level));
                let Answer::Play { play, equity } = answered else {
                    panic!("a roll is answered by a play, not by {answered:?}");
                };
                assert!(equity.0.is_finite());
                let legal = legal_plays(&board, roll);
                assert_eq!(legal.is_empty(), play == Play::NONE);
                let found = legal.iter().find(|legal| legal.play == play);
                board = found.map_or(board.flipped(), |legal| legal.after);
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
            Search::new(&*JUDGE, engine::DEEPEST).rank(&board, double, &Context::MONEY.payoffs())
        });
        let ranked = searched.expect("a thread can be started").join();
        assert!(ranked.is_ok_and(|ranked| ranked.len() > 90));
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
            let context = Context::MONEY;
            let asked = Ask::Luck {
                board,
                roll,
                context,
            };
            match ask(asked, level) {
                Answer::Luck(equity) => equity,
                other => panic!("luck is answered by luck, not by {other:?}"),
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
    fn a_winning_race_is_doubled_and_a_lost_one_dropped() {
        let won = board(&[(0, 5), (2, 10)], &[(6, 15)]);
        let context = Context::MONEY;
        let offer = Ask::Offer {
            board: won,
            context,
            may_resign: true,
        };
        assert_eq!(ask(offer, Level::Normal), Answer::Double);
        let respond = Ask::Respond {
            board: won,
            context,
            offer: Offer::Double,
            value: context.value.doubled().expect("far below the limit"),
            may_redouble: true,
        };
        assert_eq!(ask(respond, Level::Normal), Answer::Drop);
    }

    #[test]
    fn a_race_lost_for_sure_is_resigned_where_that_is_allowed() {
        // The opponent bears off his last checker whatever he throws.
        let offer = |may_resign| Ask::Offer {
            board: board(&[(0, 9), (6, 6)], &[(0, 14), (1, 1)]),
            context: Context::MONEY,
            may_resign,
        };
        assert_eq!(
            ask(offer(true), Level::Beginner),
            Answer::Resign(Win::Single)
        );
        assert_eq!(ask(offer(false), Level::Beginner), Answer::Roll);
    }

    #[test]
    fn r81_a_lost_race_may_be_resigned_as_a_single_game_when_no_gammon_is_possible() {
        // Seven of the winner's checkers are left: two turns; the loser needs two at most.
        let won = board(&[(0, 8), (2, 7)], &[(0, 1), (6, 14)]);
        let resignation = |board, by_mover| Ask::Resignation {
            board,
            context: Context::MONEY,
            win: Win::Single,
            by_mover,
        };
        assert_eq!(
            ask(resignation(won, false), Level::Beginner),
            Answer::Accept
        );
        assert_eq!(
            ask(resignation(won.flipped(), true), Level::Normal),
            Answer::Accept
        );
        let gammonish = board(&[(0, 12), (1, 3)], &[(12, 15)]);
        assert_eq!(
            ask(resignation(gammonish, false), Level::Normal),
            Answer::Decline
        );
    }
}
