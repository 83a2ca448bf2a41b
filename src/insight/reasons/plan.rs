//! Causes related to the game plan: the race, timing, and the value of gammons at the score.

use engine::{Candidate, Context, Met, Outcomes};
use rules::Decision;

use crate::reasons::{
    Compared, Reason, Share, gammon_price,
    pair::{Cause, Pair},
    shape::{back, home_points, spare_pips},
};

/// Minimum lead in the race, in pips, that counts as a reason to run.
const LEAD: i32 = 8;
/// Minimum deficit in the race, in pips, that counts as a reason to hold back.
const DEFICIT: i32 = 12;
/// Maximum number of spare pips outside the home board that still counts as short timing.
const SHORT: u16 = 24;
/// Minimum difference in spare pips outside the home board that is given as a reason.
const SPARE: u16 = 3;
/// Minimum difference in gammon value between the score and money play that is given as a reason, in thousandths.
const PRICE: u16 = 150;
/// Gammon value in money play, in thousandths.
const MONEY: u16 = 500;
/// Smallest difference in gammon chances for which the score matters, in thousandths.
const GAMMONS: u16 = 20;

/// Returns the causes related to the race and timing.
pub(crate) fn causes(pair: &Pair) -> Vec<Cause> {
    [race(pair), timing(pair)].into_iter().flatten().collect()
}

/// Returns a cause if only the best play follows the rule that the leader in the race runs and the trailer holds back.
fn race(pair: &Pair) -> Option<Cause> {
    let contact = pair.boards(rules::Board::has_contact);
    let backs = pair.boards(|board| back(board.own()));
    let lead = pair.lead();
    let runs = backs.best < backs.made || contact.made && !contact.best;
    let stays = contact.best && (backs.best > backs.made || !contact.made);
    let reason = Reason::Race {
        ahead: lead > 0,
        pips: lead.unsigned_abs() as u16,
    };
    let tells = runs && lead >= LEAD || stays && lead <= -DEFICIT;
    // Breaking or keeping contact matters more than a single checker.
    let strength = if contact.made == contact.best {
        0.2
    } else {
        0.45
    };
    tells.then(|| Cause::new(strength, reason))
}

/// Returns a cause if both plays leave equally many checkers back and the actual play leaves fewer spare pips.
fn timing(pair: &Pair) -> Option<Cause> {
    let backs = pair.boards(|board| back(board.own()));
    let waits = backs.made > 0 && backs.made == backs.best;
    let board = home_points(pair.best.board.own()) >= 3;
    let pips = pair.boards(|board| spare_pips(board.own()));
    let tells = waits && board && pips.best <= SHORT && pips.best >= pips.made + SPARE;
    tells.then(|| Cause::new(0.14, Reason::Timing(pips)))
}

/// Returns a cause if gammons are worth more or less at the score than for money, and this difference favours the best
/// play.
pub(crate) fn score(
    met: Met,
    decision: &Decision,
    candidates: &Compared<Candidate>,
) -> Option<Cause> {
    let context = Context::of_decision(decision, met);
    let share = |of: fn(&Outcomes) -> f32| Compared {
        made: Share::of(of(&candidates.made.outcomes)),
        best: Share::of(of(&candidates.best.outcomes)),
    };
    let won = share(|outcomes| outcomes.cumulative().win_gammon);
    let lost = share(|outcomes| outcomes.cumulative().lose_gammon);
    let wins = share(Outcomes::win);
    let of = |yours: bool, gain: i32| {
        let context = if yours { context } else { context.flipped() };
        let price = Share::of(gammon_price(&context, context.value)).thousandths();
        let counts = price >= MONEY + PRICE && gain >= i32::from(GAMMONS);
        let idle = price + PRICE <= MONEY
            && gain <= -i32::from(GAMMONS)
            && wins.best.thousandths() > wins.made.thousandths();
        let reason = Reason::GammonValue { yours, price };
        (counts || idle).then(|| Cause::new(0.15, reason))
    };
    let more = |pair: Compared<Share>| {
        i32::from(pair.best.thousandths()) - i32::from(pair.made.thousandths())
    };
    of(true, more(won)).or_else(|| of(false, -more(lost)))
}
