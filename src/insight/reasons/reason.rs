//! Reasons why one choice is better than another, as data.

use rules::{Pips, Point};

use crate::reasons::{Compared, Rolls, Share};

/// Maximum number of reasons for one decision.
pub const MAX_REASONS: usize = 3;

/// Smallest loss, in points per cube, for which reasons are given.
pub const MIN_EXPLAINED_LOSS: f32 = 0.020;

/// Smallest difference in pips lost by being hit that is not slight. An average roll is 8 1/6 pips.
const MIN_TELLING_PIPS: Pips = 8;

/// Fact in favour of the best choice and against the actual choice.
///
/// "You" is the deciding player. Points are in that player's numbering.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The best play hits more checkers than the actual play.
    Hits {
        /// Point on which a checker is hit or, if there are several hits, on which the hit costs the most pips.
        point: Point,
        /// Number of checkers hit, from 1 to 4. If it is 1, the actual play may hit a different checker.
        checkers: u8,
        /// Pips that the opponent loses with these checkers.
        pips: Pips,
        /// Number of the opponent's checkers on the bar after the hit.
        bar: u8,
        /// Rolls that enter at least one of the opponent's checkers after the hit.
        enters: Rolls,
    },
    /// The best play hits more checkers than the actual play, for tempo: the hit costs few pips, but takes away half
    /// the opponent's next roll.
    Tempo {
        /// Point on which a checker is hit or, if there are several hits, on which the hit costs the most pips.
        point: Point,
        /// Opponent's rolls that hit or make a key point.
        good: Compared<Rolls>,
        /// Rolls that leave the opponent no legal play after the hit.
        dances: Rolls,
    },
    /// More rolls hit a blot after the actual play.
    Shots {
        /// Blot that the most rolls hit after the actual play.
        blot: Point,
        /// Rolls that hit this blot.
        at_blot: Rolls,
        /// Rolls that hit any blot.
        any: Compared<Rolls>,
    },
    /// The actual play leaves more shots against an opponent with a strong home board.
    Safe {
        /// Number of points made in the opponent's home board.
        points: u8,
        /// Rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The best play leaves more shots, which is acceptable because the opponent's home board is weak.
    Bold {
        /// Number of points made in the opponent's home board.
        points: u8,
        /// Rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The actual play leaves more blots.
    Blots(Compared<u8>),
    /// After the actual play, a single roll by the opponent can cost you more pips through hits.
    PipsAtRisk(Compared<Pips>),
    /// The opponent is on the bar after both plays, and more rolls enter a checker after the actual play.
    Enters(Compared<Rolls>),
    /// More of the opponent's rolls make this point after the actual play.
    TheyMake {
        /// Point that the rolls make.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// The opponent has this blot after both plays, and more rolls cover it after the actual play.
    TheyCover {
        /// Point on which the blot stands.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// More of the opponent's rolls bring a back checker past your 8 point after the actual play.
    TheyEscape(Compared<Rolls>),
    /// The best play uses duplication: the opponent needs the same number to hit and to cover a blot.
    Duplicates {
        /// Duplicated number, from 1 to 6.
        number: u8,
        /// Point on which the opponent's blot stands.
        point: Point,
        /// Opponent's rolls that hit or make a key point.
        good: Compared<Rolls>,
    },
    /// More of the opponent's rolls hit or make a key point after the actual play.
    TheyDoWell(Compared<Rolls>),
    /// After the play that was made, fewer of your next rolls make this point, provided that the opponent's roll
    /// changes nothing.
    YouMake {
        /// Point that the rolls make.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// You have this blot after both plays, and fewer of your rolls cover it next turn after the actual play, if the
    /// opponent's roll changes nothing.
    YouCover {
        /// Point on which the blot stands.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// Fewer of your rolls bring a back checker past your 17 point next turn after the actual play, if the opponent's
    /// roll changes nothing.
    YouEscape(Compared<Rolls>),
    /// Fewer of your rolls hit or make a key point next turn after the actual play, if the opponent's roll changes
    /// nothing.
    YouDoWell(Compared<Rolls>),
    /// The best play slots a point that you want to make.
    Slots {
        /// Point on which the blot stands.
        point: Point,
        /// Opponent's rolls that hit the blot.
        hits: Rolls,
        /// Rolls that cover the blot next turn, if the opponent's roll changes nothing.
        covers: Rolls,
    },
    /// The best play makes a point that you did not hold; the actual play does not.
    Makes(Point),
    /// The actual play breaks a point that the best play keeps.
    Breaks(Point),
    /// The actual play leaves you with no anchor in the opponent's home board; the best play holds an anchor on this
    /// point.
    Anchor(Point),
    /// Your most advanced anchor is farther advanced after the best play.
    BetterAnchor(Compared<Point>),
    /// The best play brings more checkers out of the opponent's home board, counting those on the bar. The values are
    /// the numbers of checkers left behind.
    Runs(Compared<u8>),
    /// The best play leaves fewer checkers that have yet to pass your 17 point, the opponent's 8 point.
    Escapes(Compared<u8>),
    /// The best play moves a back checker up to this point; the actual play moves no back checker up.
    MovesUp(Point),
    /// The actual play leaves more checkers stacked on a point that already has too many.
    Stacks {
        /// Point with too many checkers.
        point: Point,
        /// Number of checkers on the point.
        checkers: Compared<u8>,
    },
    /// The actual play leaves more checkers on your 1 and 2 points, where they are out of play.
    Buries(Compared<u8>),
    /// You lead in the race and the best play runs, or you trail and the best play holds back.
    Race {
        /// `true` if you lead.
        ahead: bool,
        /// Difference in pip counts after the best play.
        pips: Pips,
    },
    /// The actual play leaves fewer spare pips, which the checkers between the two home boards can still move while
    /// your back checkers wait.
    Timing(Compared<Pips>),
    /// Gammons are worth clearly more or less at this score than for money, and this difference favours the best play.
    GammonValue {
        /// `true` if you win these gammons.
        yours: bool,
        /// Gammon price in thousandths; 500 in money play.
        price: u16,
    },
    /// The best play bears off more checkers. The values are the numbers of checkers borne off.
    BearsOff(Compared<u8>),
    /// Fewer of your rolls bear off at least this many checkers next turn after the actual play.
    BearsOffNext {
        /// Number of checkers, from 1 to 4.
        checkers: u8,
        /// Rolls that bear off at least this many checkers.
        rolls: Compared<Rolls>,
    },
    /// The best play leaves fewer of your checkers outside your home board.
    Outside(Compared<u8>),
    /// The actual play leaves this point in your home board empty; the best play does not.
    Gap(Point),
    /// Your longest prime in front of an opposing checker is shorter after the actual play.
    Prime(Compared<u8>),
    /// Comparison of winning chances.
    Wins(Compared<Share>),
    /// Comparison of the chances of winning a gammon or backgammon.
    GammonsWon(Compared<Share>),
    /// Comparison of the chances of losing a gammon or backgammon.
    GammonsLost(Compared<Share>),
    /// Comparison of the chances of winning a backgammon.
    BackgammonsWon(Compared<Share>),
    /// Comparison of the chances of losing a backgammon.
    BackgammonsLost(Compared<Share>),
    /// Taking requires this winning chance at this score and cube, given the position's gammon rates.
    TakePoint {
        /// `true` if the deciding player is the taker.
        yours: bool,
        /// Winning chance required to take.
        needs: Share,
        /// Taker's winning chance.
        has: Share,
    },
    /// The doubler wins many gammons.
    CubeGammons {
        /// `true` if the deciding player wins these gammons.
        yours: bool,
        /// Chance of a gammon or backgammon.
        share: Share,
        /// Gammon price in thousandths: the gain from a gammon over a single win, divided by the gain from a single win
        /// over a single loss; 500 in money play.
        price: u16,
    },
    /// Taking kills the cube, so that the taker, who is the deciding player, cannot use it.
    DeadCube {
        /// Winning chance required to take.
        needs: Share,
        /// Winning chance required to take in money play, with the same gammon rates and a live cube.
        money: Share,
    },
    /// The score moves the deciding player's take point.
    ScoreChanges {
        /// Winning chance required to take at this score.
        needs: Share,
        /// Winning chance required to take in money play, with the same gammon rates.
        money: Share,
    },
    /// Market losers decide the action: sequences of one roll by each player after which a double comes too late.
    MarketLosers {
        /// Number of two-roll sequences, out of 1296, after which the opponent would drop or the game is won.
        exchanges: u16,
        /// `true` if there are many market losers, so that waiting is wrong; `false` if there are few, so that doubling
        /// was too early.
        many: bool,
    },
    /// The doubler has no later chance to double, because this roll decides the game.
    LastRoll {
        /// Rolls that win immediately; after all other rolls, the opponent wins.
        wins: Rolls,
    },
    /// Losing this game costs the doubler the match anyway, so doubling risks nothing.
    NothingToLose,
    /// A beaver is correct or wrong depending on who is the favourite after a take.
    Beaver {
        /// `true` if the deciding player is the taker.
        yours: bool,
        /// `true` if the taker is the favourite.
        favourite: bool,
    },
    /// The score moves the lowest winning chance at which doubling is correct.
    ScoreDoubles {
        /// Lowest winning chance at which doubling is correct at this score.
        from: Share,
        /// Lowest winning chance at which doubling is correct in money play, with the same gammon rates.
        money: Share,
    },
    /// Doubling window as winning chances, given the position's gammon rates.
    DoublingWindow {
        /// Your winning chance.
        has: Share,
        /// Lowest winning chance at which doubling is correct.
        from: Share,
        /// Lowest winning chance at which the position is too good to double; `None` if no chance is high enough.
        too_good: Option<Share>,
    },
}

impl Reason {
    /// Returns the outcome chances that the reason compares; `None` for a reason about the position or the cube.
    pub const fn chances(&self) -> Option<&Compared<Share>> {
        match self {
            Self::Wins(chances)
            | Self::GammonsWon(chances)
            | Self::GammonsLost(chances)
            | Self::BackgammonsWon(chances)
            | Self::BackgammonsLost(chances) => Some(chances),
            _ => None,
        }
    }

    /// Returns `true` if the choices differ too little in this respect to explain a loss, such as 17 hitting rolls
    /// instead of 16.
    ///
    /// A single roll can decide a bear-off, so [`Self::BearsOffNext`] is never slight.
    pub fn is_slight(&self) -> bool {
        match self {
            Self::Shots { any: rolls, .. }
            | Self::Safe { shots: rolls, .. }
            | Self::Enters(rolls)
            | Self::TheyMake { rolls, .. }
            | Self::TheyCover { rolls, .. }
            | Self::TheyEscape(rolls)
            | Self::TheyDoWell(rolls)
            | Self::Duplicates { good: rolls, .. }
            | Self::YouMake { rolls, .. }
            | Self::YouCover { rolls, .. }
            | Self::YouEscape(rolls)
            | Self::YouDoWell(rolls) => rolls.are_close(),
            Self::PipsAtRisk(pips) => pips.made.abs_diff(pips.best) < MIN_TELLING_PIPS,
            _ => false,
        }
    }
}
