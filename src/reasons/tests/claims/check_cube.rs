//! Each reason about the cube recomputed by another path than the one that found it.

use engine::{
    Context, CubeAction, Evaluator, Outcomes, Search, Standing, decide, decide_ahead,
    final_outcomes,
};
use reasons::{Reason, Share, Window};
use rules::{Board, Choice, CubeValue, Roll, legal_plays};

use crate::check::{Case, near};

impl Case<'_> {
    pub fn check_cube(&self, reason: &Reason) {
        let context = Context::of_decision(&self.decision);
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
                take_point(&outcomes, &context, needs);
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
                take_point(&outcomes, &context, needs);
                take_point(&outcomes, &money_play(&context), money);
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
                    exchanges >= 324
                } else {
                    exchanges <= 129
                });
            }
            Reason::DoublingWindow { has, window } => {
                near(has, outcomes.win());
                check_window(&outcomes, &context, &window);
            }
            _ => panic!("{reason:?} is not about the cube"),
        }
    }

    /// Over all legal plays, each judged alone.
    fn market_losers(&self) -> u16 {
        let context = Context::of_decision(&self.decision);
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

/// The chances with another chance to win and the same shares of gammons.
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

/// A taker with a thousandth more takes, one with a thousandth less drops; in money play by Janowski's formula as well.
fn take_point(outcomes: &Outcomes, context: &Context, needs: Share) {
    let needs = i32::from(needs.thousandths());
    let dropped = |win: i32| {
        let cube = decide(&at(outcomes, win), context);
        cube.double_take > cube.double_pass
    };
    assert!(
        dropped(1000 - needs) && !dropped(1000 - needs - 1),
        "{needs}"
    );
    if let Standing::Money { .. } = context.standing {
        let [w1, w2, w3, l1, l2, l3] = outcomes.exclusive();
        let won = (w1 + 2.0 * w2 + 3.0 * w3) / (w1 + w2 + w3);
        let lost = (l1 + 2.0 * l2 + 3.0 * l3) / (l1 + l2 + l3);
        // Of the taker, who loses what the other wins.
        let formula = (won - 0.5) / (won + lost + 0.5 * 2.0 / 3.0);
        assert!(
            (formula - needs as f32 / 1000.0).abs() < 2e-3,
            "{formula} {needs}"
        );
    }
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

fn check_window(outcomes: &Outcomes, context: &Context, window: &Window) {
    let action = |win: i32| decide(&at(outcomes, win), context).action;
    let doubles =
        |win: i32| [CubeAction::DoubleTake, CubeAction::DoublePass].contains(&action(win));
    let opens = i32::from(window.opens.thousandths());
    assert!(
        doubles(opens) && (1..opens).all(|win| !doubles(win)),
        "{window:?}"
    );
    if let Some(cash) = window.cash {
        take_point(
            outcomes,
            context,
            Share::of(1.0 - f32::from(cash.thousandths()) / 1000.0),
        );
    }
    if let Some(too_good) = window.too_good {
        let too_good = i32::from(too_good.thousandths());
        assert_eq!(action(too_good), CubeAction::TooGood);
        assert_ne!(action(too_good - 1), CubeAction::TooGood);
    }
}
