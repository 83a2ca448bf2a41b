//! Reasons why a play is worse than the best.

use engine::{Candidate, Evaluator, Outcomes};
use rules::{Board, Decision, Point};

use crate::rolls::Turns;
use crate::shape::{KEY, anchors, hits, holds, key_points, prime};
use crate::{Compared, MAX_REASONS, Reason, Rolls, Share, decisive_rolls, replies};

/// The smallest difference worth mentioning, in rolls of 36, for hitting blots and entering.
const ROLLS_HIT: i16 = 4;
/// The smallest difference worth mentioning, in rolls of 36, for making points and escaping.
const ROLLS_MADE: i16 = 6;
/// The fewest points in a row that block.
const BLOCKADE: u8 = 3;
/// The fewest points in a row that make a prime.
const PRIME: u8 = 4;
/// The smallest difference of winning chances worth mentioning, in thousandths.
const WINS: u16 = 30;
/// The smallest difference of gammon chances worth mentioning, in thousandths.
const GAMMONS: u16 = 40;

/// A reason with its strength: roughly the part of a game that it decides, 0 to 1.
type Cause = (f32, Reason);

/// Returns the reasons why the play made is worse than the best, the strongest causes first, then numbers.
pub(crate) fn reasons<E: Evaluator>(
    judge: &E,
    decision: &Decision,
    candidates: Compared<&Candidate>,
) -> Vec<Reason> {
    let (Some(made), Some(best)) = (candidates.made.after, candidates.best.after) else {
        return Vec::new();
    };
    let numbers = numbers(candidates);
    let mut causes = causes(decision.board(), &Compared { made, best });
    causes.truncate(MAX_REASONS - usize::from(!numbers.is_empty()));
    if causes.is_empty() {
        let rows = replies(judge, decision, Compared { made, best }, 0);
        causes.extend(decisive_replies(&rows, candidates.made.loss));
    }
    causes.extend(numbers);
    causes
}

/// Returns the three replies that cost the most, if they cost at least half of what all replies cost together. They
/// must not cost more than that, nor more than the play loses: a part larger than the whole explains nothing.
fn decisive_replies(rows: &[crate::ReplyRow], whole: engine::Equity) -> Option<Reason> {
    let most = decisive_rolls(rows)?;
    let sum = |rows: &[crate::ReplyRow]| rows.iter().map(|row| row.part().0).sum::<f32>();
    let (loss, all) = (sum(&most), sum(rows));
    let range = all / 2.0..=all.min(whole.0);
    let tells = loss >= crate::MIN_EXPLAINED_LOSS && range.contains(&loss);
    tells.then(|| Reason::Replies {
        rolls: most.map(|row| row.roll),
        loss: engine::Equity(loss),
    })
}

/// Returns the chances that are worse after the play made by enough to be mentioned.
fn numbers(candidates: Compared<&Candidate>) -> Vec<Reason> {
    let share = |of: fn(&Outcomes) -> f32| Compared {
        made: Share::of(of(&candidates.made.outcomes)),
        best: Share::of(of(&candidates.best.outcomes)),
    };
    let wins = share(Outcomes::win);
    let won = share(|outcomes| outcomes.cumulative().win_gammon);
    let lost = share(|outcomes| outcomes.cumulative().lose_gammon);
    let less = |pair: &Compared<Share>| {
        pair.best
            .thousandths()
            .saturating_sub(pair.made.thousandths())
    };
    let more = |pair: &Compared<Share>| {
        pair.made
            .thousandths()
            .saturating_sub(pair.best.thousandths())
    };
    let all = [
        (less(&wins) >= WINS).then_some(Reason::Wins(wins)),
        (less(&won) >= GAMMONS).then_some(Reason::GammonsWon(won)),
        (more(&lost) >= GAMMONS).then_some(Reason::GammonsLost(lost)),
    ];
    all.into_iter().flatten().collect()
}

/// A position after one of the two plays.
struct After {
    /// The board, seen by the player who decided.
    board: Board,
    /// The opponent's possible turns.
    theirs: Turns,
    /// The possible turns of the player who decided, if the opponent does not move.
    yours: Turns,
}

impl After {
    fn new(after: &Board) -> Self {
        Self {
            board: after.flipped(),
            theirs: Turns::new(after),
            yours: Turns::new(&after.flipped()),
        }
    }
}

/// Returns all causes that stand out, the strongest first; none without contact. `before` is seen by the player who
/// decided, `after` by the opponent.
fn causes(before: &Board, after: &Compared<Board>) -> Vec<Reason> {
    if !after.made.has_contact() && !after.best.has_contact() {
        return Vec::new();
    }
    let pair = Compared {
        made: After::new(&after.made),
        best: After::new(&after.best),
    };
    let mut found: Vec<Cause> = Vec::new();
    found.extend(hit(before, &pair));
    found.extend(shots(&pair));
    found.extend(entering(&pair));
    found.extend(escapes(&pair));
    found.extend(points_of(&pair, Whose::Theirs));
    found.extend(points_of(&pair, Whose::Yours));
    found.extend(structure(before, &pair));
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, reason)| reason).collect()
}

/// Counts rolls after each of the two plays.
fn count(pair: &Compared<After>, of: impl Fn(&After) -> Rolls) -> Compared<Rolls> {
    Compared {
        made: of(&pair.made),
        best: of(&pair.best),
    }
}

/// The best play hits more.
fn hit(before: &Board, pair: &Compared<After>) -> Option<Cause> {
    let best = hits(before, &pair.best.board);
    let made = hits(before, &pair.made.board);
    // If the play made hits a blot that the best play misses, neither hits more.
    if made.iter().any(|point| !best.contains(point)) {
        return None;
    }
    let more = || best.iter().filter(|point| !made.contains(point));
    let point = *more().max()?;
    let pips = pair.best.board.opponent().pips() - pair.made.board.opponent().pips();
    let reason = Reason::Hits {
        point,
        checkers: more().count() as u8,
        pips,
        enters: pair.best.theirs.enter(),
    };
    Some((0.3 + f32::from(pips) / 36.0, reason))
}

/// The play made leaves more shots.
fn shots(pair: &Compared<After>) -> Option<Cause> {
    let any = count(pair, |after| after.theirs.hit());
    let more = any.made.more_than(any.best);
    let aimed = |point: Point| (pair.made.theirs.hit_on(point.flipped()), point);
    // Of blots with equally many shots, the one nearest to home loses most when hit.
    let worst = Point::all()
        .map(aimed)
        .max_by_key(|(rolls, point)| (*rolls, 25 - point.number()));
    let (at_blot, blot) = worst?;
    let reason = Reason::Shots { blot, at_blot, any };
    let risk = 0.15 + 0.8 * f32::from(25 - blot.number()) / 24.0;
    (more >= ROLLS_HIT).then(|| (risk * share_of_rolls(more), reason))
}

/// The part of all 36 rolls.
fn share_of_rolls(rolls: i16) -> f32 {
    f32::from(rolls) / 36.0
}

/// The opponent, on the bar after both plays, enters more easily after the play made.
fn entering(pair: &Compared<After>) -> Option<Cause> {
    let on_bar = |after: &After| after.board.opponent().bar();
    let same = on_bar(&pair.made) > 0 && on_bar(&pair.made) == on_bar(&pair.best);
    let rolls = count(pair, |after| after.theirs.enter());
    let more = rolls.made.more_than(rolls.best);
    (same && more >= ROLLS_HIT).then(|| (share_of_rolls(more), Reason::Enters(rolls)))
}

/// After the play made the opponent escapes more easily, or the player who decided less easily.
fn escapes(pair: &Compared<After>) -> impl Iterator<Item = Cause> {
    let theirs = count(pair, |after| after.theirs.escape());
    let yours = count(pair, |after| after.yours.escape());
    let more = theirs.made.more_than(theirs.best);
    let fewer = yours.best.more_than(yours.made);
    // Escapes count only past a block, and not where the play made leaves the opponent more, or the player fewer,
    // checkers to bring out.
    let blocked = |by: fn(&Board) -> u8| by(&pair.made.board).max(by(&pair.best.board)) >= BLOCKADE;
    let (made, best) = (&pair.made, &pair.best);
    let caught = blocked(prime) && made.theirs.behind() <= best.theirs.behind();
    let held = blocked(|board| prime(&board.flipped()));
    let held = held && made.yours.behind() >= best.yours.behind();
    let all = [
        (caught && more >= ROLLS_MADE)
            .then(|| (0.8 * share_of_rolls(more), Reason::TheyEscape(theirs))),
        (held && fewer >= ROLLS_MADE)
            .then(|| (0.6 * share_of_rolls(fewer), Reason::YouEscape(yours))),
    ];
    all.into_iter().flatten()
}

/// Whose points are meant.
#[derive(Clone, Copy)]
enum Whose {
    Theirs,
    Yours,
}

/// The key point for which the number of rolls that make it, or cover a blot on it, differs most.
fn points_of(pair: &Compared<After>, whose: Whose) -> Option<Cause> {
    let of = |point: Point| {
        let seen = |after: &After| match whose {
            Whose::Theirs => after.board.opponent().at(point.number()),
            Whose::Yours => after.board.own().at(point.number()),
        };
        let rolls = count(pair, |after| match whose {
            Whose::Theirs => after.theirs.make(point),
            Whose::Yours => after.yours.make(point),
        });
        let more = match whose {
            Whose::Theirs => rolls.made.more_than(rolls.best),
            Whose::Yours => rolls.best.more_than(rolls.made),
        };
        let standing = (seen(&pair.made), seen(&pair.best));
        let open = standing.0 < 2 && standing.1 < 2;
        let covers = standing == (1, 1);
        (open && more >= ROLLS_MADE).then(|| match whose {
            Whose::Theirs => {
                let point = point.flipped();
                let make = Reason::TheyMake { point, rolls };
                let cover = Reason::TheyCover { point, rolls };
                (
                    0.7 * share_of_rolls(more),
                    if covers { cover } else { make },
                )
            }
            Whose::Yours => {
                let make = Reason::YouMake { point, rolls };
                let cover = Reason::YouCover { point, rolls };
                (
                    0.5 * share_of_rolls(more),
                    if covers { cover } else { make },
                )
            }
        })
    };
    let found = key_points().filter_map(of);
    found.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// The best play's strongest gain in points, anchors and primes; only one, as these often share a point.
fn structure(before: &Board, pair: &Compared<After>) -> Option<Cause> {
    let (made, best) = (&pair.made.board, &pair.best.board);
    let lengths = Compared {
        made: prime(made),
        best: prime(best),
    };
    let longer = lengths.best.saturating_sub(lengths.made);
    let is_prime = longer > 0 && lengths.best >= PRIME;
    let longer_prime = is_prime.then(|| {
        let strength = 0.15 * f32::from(longer) + 0.1 * f32::from(lengths.best - PRIME);
        (strength, Reason::Prime(lengths))
    });
    let bare = anchors(made).next().is_none();
    let anchor = anchors(best).next().filter(|_| bare);
    let anchor = anchor.map(|point| (point_strength(point).max(0.1), Reason::Anchor(point)));
    let points = Point::all().filter(|&point| holds(best, point) && !holds(made, point));
    let points = points.map(|point| {
        let reason = if holds(before, point) {
            Reason::Breaks(point)
        } else {
            Reason::Makes(point)
        };
        (point_strength(point), reason)
    });
    let all = points.filter(|(weight, _)| *weight > 0.0);
    let all = all.chain(longer_prime).chain(anchor);
    all.max_by(|a, b| a.0.total_cmp(&b.0))
}

/// The strength of a point as a cause: key points most, then the home board and the 8 point; 0 for all others.
fn point_strength(point: Point) -> f32 {
    match point.number() {
        5 | 20 => 0.30,
        number if KEY.contains(&number) => 0.25,
        2..=6 | 8 => 0.15,
        _ => 0.0,
    }
}
