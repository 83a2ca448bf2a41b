//! Verification of reasons about the cube by an independent computation.

use engine::{
    Context, CubeAction, Equity, Evaluator, Met, Outcomes, Search, Standing, decide, decide_ahead,
    final_outcomes,
};
use insight::reasons::{Reason, Share};
use rules::{Board, Choice, CubeValue, Roll, legal_plays};

use crate::check::{Case, near};

impl Case<'_> {
    pub fn check_cube(&self, reason: &Reason) {
        let context = Context::of_decision(&self.decision, Met::default());
        let own = self.decision.player() == self.decision.on_roll();
        let outcomes = if own {
            self.best.outcomes
        } else {
            self.best.outcomes.flipped()
        };
        match *reason {
            Reason::TakePoint { yours, needs, has } => {
                assert_eq!(yours, !own);
                near(has, 1.0 - outcomes.win());
                let found = self.equities(&context);
                take_point(&outcomes, &context, found, needs);
                let right = self.best.choice == Choice::Take;
                assert_eq!(has >= needs, right);
            }
            Reason::CubeGammons {
                yours,
                share,
                price,
            } => {
                assert_eq!(yours, own);
                let [_, gammon, backgammon, ..] = outcomes.exclusive();
                near(share, gammon + backgammon);
                assert!(share.thousandths() >= 200);
                let expected = price_of_gammon(&context);
                assert!((f32::from(price) / 1000.0 - expected).abs() < 6e-4);
            }
            Reason::DeadCube { needs, money, .. } | Reason::ScoreChanges { needs, money, .. } => {
                take_point(&outcomes, &context, self.equities(&context), needs);
                let in_money = money_play(&context);
                take_point(&outcomes, &in_money, self.ahead(&in_money), money);
                assert!(needs.thousandths().abs_diff(money.thousandths()) >= 20);
                if let Reason::DeadCube { .. } = reason {
                    let taker = self.decision.on_roll().opponent();
                    let away = self.decision.score().away(taker).expect("a match");
                    assert!(u32::from(away) <= 2 * self.decision.value().points());
                }
            }
            Reason::MarketLosers { exchanges, many } => {
                assert_eq!(exchanges, self.market_losers());
                assert_eq!(many, self.best.choice == Choice::Double);
                assert!(if many {
                    exchanges >= 129
                } else {
                    exchanges <= 324
                });
            }
            _ => self.check_double(reason, &outcomes, &context),
        }
    }

    /// Checks reasons about whether to double.
    fn check_double(&self, reason: &Reason, outcomes: &Outcomes, context: &Context) {
        match *reason {
            Reason::LastRoll { wins } => {
                // Each winning roll accounts for 36 sequences; after all other sequences, the opponent has won.
                assert_eq!(u16::from(wins.count()) * 36, self.market_losers());
            }
            Reason::NothingToLose => {
                let away = self
                    .decision
                    .score()
                    .away(self.decision.player().opponent());
                assert!(u32::from(away.expect("a match")) <= self.decision.value().points());
            }
            Reason::Beaver { .. } => {
                let Equity(take) = self.equities(context)[1];
                let beavers = self.best.choice == Choice::Beaver
                    || self.decision.player() == self.decision.on_roll();
                assert!(take < 0.0 || !beavers);
            }
            Reason::ScoreDoubles { from, money } => {
                doubles_from(outcomes, context, self.equities(context), from);
                let in_money = money_play(context);
                doubles_from(outcomes, &in_money, self.ahead(&in_money), money);
                assert_eq!(from < money, self.best.choice == Choice::Double);
            }
            Reason::DoublingWindow {
                has,
                from,
                too_good,
            } => {
                near(has, outcomes.win());
                let doubles = has >= from && too_good.is_none_or(|too_good| has < too_good);
                assert_eq!(doubles, self.best.choice == Choice::Double);
                doubles_from(outcomes, context, self.equities(context), from);
            }
            _ => panic!("{reason:?} is not about the cube"),
        }
    }

    /// Returns the equities of no double and double/take; unknown equities are evaluated at 2 plies.
    fn equities(&self, context: &Context) -> [Equity; 2] {
        let [no_double, take] = self.ahead(context);
        let known = self.known;
        [
            known.no_double.unwrap_or(no_double),
            known.take.unwrap_or(take),
        ]
    }

    fn ahead(&self, context: &Context) -> [Equity; 2] {
        let search = Search::new(self.judge, 2);
        let found = decide_ahead(&search, self.decision.board(), context);
        [found.no_double, found.double_take.expect("a double")]
    }

    /// Counts the market losers over all legal plays, evaluating each play individually.
    fn market_losers(&self) -> u16 {
        let context = Context::of_decision(&self.decision, Met::default());
        let best = |board: &Board, roll: Roll, context: &Context| {
            let payoffs = context.payoffs();
            let plays = legal_plays(board, roll);
            let worth = |after: &Board| -self.judge.evaluate(after).worth(&payoffs.flipped()).0;
            let all = plays.iter().map(|one| (worth(&one.after), one.after));
            let best = all.max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(&a.1)));
            best.map_or_else(|| board.flipped(), |(_, after)| after)
        };
        let mut lost = 0;
        for roll in Roll::ALL {
            let after = best(self.decision.board(), roll, &context);
            for reply in Roll::ALL {
                let weight = roll.weight() * reply.weight();
                if after.opponent().is_off() {
                    lost += weight;
                    continue;
                }
                let next = best(&after, reply, &context.flipped());
                let search = Search::new(self.judge, 0);
                let cube = decide_ahead(&search, &next, &context);
                let too_late = [CubeAction::DoublePass, CubeAction::TooGood].contains(&cube.action);
                lost += if final_outcomes(&next).is_none() && too_late {
                    weight
                } else {
                    0
                };
            }
        }
        lost as u16
    }
}

fn money_play(context: &Context) -> Context {
    Context {
        standing: Standing::Money {
            jacoby: false,
            beavers: false,
        },
        value: CubeValue::ONE,
        ..*context
    }
}

/// Returns the outcome probabilities for this winning chance, with the same proportions of gammons.
fn at(outcomes: &Outcomes, thousandths: i32) -> Outcomes {
    let win = thousandths as f32 / 1000.0;
    let chances = outcomes.exclusive();
    let was = outcomes.win();
    let scaled = |place: usize| {
        let (whole, part) = if place < 3 {
            (was, win)
        } else {
            (1.0 - was, 1.0 - win)
        };
        chances[place] * part / whole
    };
    Outcomes::from_weights([0, 1, 2, 3, 4, 5].map(scaled)).expect("chances")
}

/// Returns the equities of no double and double/take at `win` thousandths according to the model fitted to `found`: the
/// cube life follows from the equity of the take, and the remaining differences are added.
fn fitted(outcomes: &Outcomes, context: &Context, found: [Equity; 2], win: i32) -> [f32; 2] {
    let doubled = 2 * context.value.points();
    let dead = |outcomes: &Outcomes| {
        let worth = |cube: u32| -> f32 {
            let [w1, w2, w3, l1, l2, l3] = outcomes.exclusive();
            let kinds = [(w1, 1), (w2, 2), (w3, 3), (l1, -1), (l2, -2), (l3, -3)];
            match context.standing {
                Standing::Money { .. } => {
                    let mean: f32 = kinds
                        .iter()
                        .map(|(chance, kind)| chance * *kind as f32)
                        .sum();
                    mean * (cube / context.value.points()) as f32
                }
                Standing::Match(score) => {
                    let mwc = |kind: i32| {
                        let points = kind.unsigned_abs() * cube;
                        if kind > 0 {
                            score.after_win(points).0
                        } else {
                            score.after_loss(points).0
                        }
                    };
                    let mean: f32 = kinds.iter().map(|(chance, kind)| chance * mwc(*kind)).sum();
                    let unit = context.value.points();
                    let (low, high) = (score.after_loss(unit).0, score.after_win(unit).0);
                    2.0 * (mean - low) / (high - low) - 1.0
                }
            }
        };
        [worth(context.value.points()), worth(doubled)]
    };
    let general = |outcomes: &Outcomes| {
        let found = decide(outcomes, context);
        [found.no_double.0, found.double_take.expect("a double").0]
    };
    let (model, without) = (general(outcomes), dead(outcomes));
    let effect = model[1] - without[1];
    let weight = if effect.abs() < 0.02 {
        1.0
    } else {
        ((found[1].0 - without[1]) / effect).clamp(0.0, 1.5)
    };
    let there = at(outcomes, win);
    let (model_there, without_there) = (general(&there), dead(&there));
    [0, 1].map(|nth| {
        let mix = |model: f32, without: f32| weight * model + (1.0 - weight) * without;
        let rest = found[nth].0 - mix(model[nth], without[nth]);
        mix(model_there[nth], without_there[nth]) + rest
    })
}

/// Checks that taking is correct a thousandth above `needs` and dropping a thousandth below, unless the position itself
/// lies in between.
fn take_point(outcomes: &Outcomes, context: &Context, found: [Equity; 2], needs: Share) {
    let cash = 1000 - i32::from(needs.thousandths());
    let take = |win| fitted(outcomes, context, found, win)[1];
    let slack = if (cash - (1000.0 * outcomes.win()).round() as i32).abs() < 2 {
        0.02
    } else {
        1e-4
    };
    assert!(
        take(cash) > 1.0 - slack && take(cash - 1) < 1.0 + slack,
        "{needs:?}"
    );
}

/// Checks that doubling is correct at this winning chance, and wrong a thousandth below.
fn doubles_from(outcomes: &Outcomes, context: &Context, found: [Equity; 2], from: Share) {
    let from = i32::from(from.thousandths());
    let gain = |win| {
        let [no_double, take] = fitted(outcomes, context, found, win);
        take.min(1.0) - no_double
    };
    let slack = if (from - (1000.0 * outcomes.win()).round() as i32).abs() < 2 {
        0.02
    } else {
        1e-4
    };
    assert!(
        gain(from) > -slack && (from < 2 || gain(from - 1) < slack),
        "{from}"
    );
}

fn price_of_gammon(context: &Context) -> f32 {
    let cube = 2 * context.value.points();
    match context.standing {
        Standing::Money { .. } => 0.5,
        Standing::Match(score) => {
            let won = score.after_win(cube).0;
            (score.after_win(2 * cube).0 - won) / (won - score.after_loss(cube).0)
        }
    }
}
