//! Reasons why a choice is better than another, as data.

use rules::{Pips, Point};

use crate::reasons::{Compared, Rolls, Share};

/// Maximum number of reasons for one decision.
pub const MAX_REASONS: usize = 3;

/// Minimum loss, in points per cube, of a choice that gets reasons.
pub const MIN_EXPLAINED_LOSS: f32 = 0.020;

/// Smallest difference between the pips lost by a hit that is not slight. The mean of a roll is 8 1/6 pips.
const MIN_TELLING_PIPS: Pips = 8;

/// Fact in favour of the best choice and against the choice that was made.
///
/// "You" is the player who decided. Points are in the numbering of that player.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The best play hits more than the play that was made.
    Hits {
        /// Point of the hit, or the point that costs the most pips if there are several.
        point: Point,
        /// Number of additional checkers hit, 1 to 4.
        checkers: u8,
        /// Pips that the opponent loses.
        pips: Pips,
        /// Rolls with which at least one of the opponent's checkers enters afterwards.
        enters: Rolls,
    },
    /// The best play hits more than the play that was made, for tempo: the hit costs few pips, but takes away half of
    /// the opponent's next roll.
    Tempo {
        /// Point of the hit, or the point that costs the most pips if there are several.
        point: Point,
        /// Rolls of the opponent that hit or make a key point.
        good: Compared<Rolls>,
        /// Rolls with which the opponent cannot move after the hit.
        dances: Rolls,
    },
    /// More rolls hit a blot after the play that was made.
    Shots {
        /// Most exposed blot after the play that was made.
        blot: Point,
        /// Rolls that hit this blot.
        at_blot: Rolls,
        /// Rolls that hit any blot.
        any: Compared<Rolls>,
    },
    /// The play that was made leaves more shots to an opponent whose home board is strong.
    Safe {
        /// Number of points made in the opponent's home board.
        points: u8,
        /// Rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The best play leaves more shots to an opponent whose home board is weak.
    Bold {
        /// Number of points made in the opponent's home board.
        points: u8,
        /// Rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The play that was made leaves more blots.
    Blots(Compared<u8>),
    /// One roll of the opponent can cost you more pips by hitting after the play that was made.
    PipsAtRisk(Compared<Pips>),
    /// The opponent is on the bar after both plays, and more rolls enter a checker after the play that was made.
    Enters(Compared<Rolls>),
    /// More of the opponent's rolls make this point after the play that was made.
    TheyMake {
        /// Point that the rolls make.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// The opponent has this blot after both plays, and more rolls cover it after the play that was made.
    TheyCover {
        /// Point of the blot.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// More of the opponent's rolls bring a back checker past your 8 point after the play that was made.
    TheyEscape(Compared<Rolls>),
    /// After the best play, the opponent needs one number both to hit and to cover a blot.
    Duplicates {
        /// Number on the die, 1 to 6.
        number: u8,
        /// Point of the opponent's blot.
        point: Point,
        /// Rolls of the opponent that hit or make a key point.
        good: Compared<Rolls>,
    },
    /// More of the opponent's rolls hit or make a key point after the play that was made.
    TheyDoWell(Compared<Rolls>),
    /// Fewer of your rolls make this point next turn after the play that was made, if the opponent's roll changes
    /// nothing.
    YouMake {
        /// Point that the rolls make.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// You have this blot after both plays, and fewer of your rolls cover it next turn after the play that was made, if
    /// the opponent's roll changes nothing.
    YouCover {
        /// Point of the blot.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// Fewer of your rolls bring a back checker past your 17 point after the play that was made, if the opponent's roll
    /// changes nothing.
    YouEscape(Compared<Rolls>),
    /// Fewer of your rolls hit or make a key point next turn after the play that was made, if the opponent's roll
    /// changes nothing.
    YouDoWell(Compared<Rolls>),
    /// The best play slots a point that you want to make.
    Slots {
        /// Point of the blot.
        point: Point,
        /// Rolls of the opponent that hit the blot.
        hits: Rolls,
        /// Rolls that cover the blot next turn, if the opponent's roll changes nothing.
        covers: Rolls,
    },
    /// The best play makes a point that you did not hold; the play that was made does not.
    Makes(Point),
    /// The play that was made breaks a point that the best play retains.
    Breaks(Point),
    /// The play that was made leaves you without an anchor in the opponent's home board; the best play has an anchor on
    /// this point.
    Anchor(Point),
    /// Your most advanced anchor is further forward after the best play.
    BetterAnchor(Compared<Point>),
    /// The best play brings more checkers out of the opponent's home board or in from the bar. The values are the
    /// numbers of checkers left there.
    Runs(Compared<u8>),
    /// The best play leaves fewer checkers that are not past your 17 point, the opponent's 8 point.
    Escapes(Compared<u8>),
    /// The best play moves a back checker up to this point; the play that was made does not move any back checker up.
    MovesUp(Point),
    /// The play that was made leaves more checkers on a point that has too many.
    Stacks {
        /// Point with too many checkers.
        point: Point,
        /// Number of checkers on the point.
        checkers: Compared<u8>,
    },
    /// The play that was made moves more checkers to your 1 and 2 points, where they are out of play.
    Buries(Compared<u8>),
    /// You lead the race and the best play runs, or you trail and the best play holds back.
    Race {
        /// `true` if you lead.
        ahead: bool,
        /// Difference between the pip counts after the best play.
        pips: Pips,
    },
    /// The play that was made leaves fewer pips that the checkers between the two home boards can move, while others
    /// wait, before they are home.
    Timing(Compared<Pips>),
    /// At this score, gammons count clearly more or less than for money, which favours the best play.
    GammonValue {
        /// `true` if you win these gammons.
        yours: bool,
        /// Gammon price in thousandths; 500 in money play.
        price: u16,
    },
    /// The best play bears off more checkers. The values are the numbers of checkers that you have borne off.
    BearsOff(Compared<u8>),
    /// Fewer of your rolls bear off at least this number of checkers next turn after the play that was made.
    BearsOffNext {
        /// Number of checkers, 1 to 4.
        checkers: u8,
        /// Rolls that bear off at least this number of checkers.
        rolls: Compared<Rolls>,
    },
    /// The best play leaves fewer of your checkers outside your home board.
    Outside(Compared<u8>),
    /// The play that was made leaves this point of your home board empty; the best play does not.
    Gap(Point),
    /// Your longest row of points in front of a checker of the opponent is shorter after the play that was made.
    Prime(Compared<u8>),
    /// Chances of winning.
    Wins(Compared<Share>),
    /// Chances of winning a gammon or backgammon.
    GammonsWon(Compared<Share>),
    /// Chances of losing a gammon or backgammon.
    GammonsLost(Compared<Share>),
    /// Chances of winning a backgammon.
    BackgammonsWon(Compared<Share>),
    /// Chances of losing a backgammon.
    BackgammonsLost(Compared<Share>),
    /// A take needs this winning chance, given the gammons of this position, at this score and cube.
    TakePoint {
        /// `true` if the player who decided is the taker.
        yours: bool,
        /// Winning chance that a take needs.
        needs: Share,
        /// Winning chance of the taker.
        has: Share,
    },
    /// The player who doubles wins many gammons.
    CubeGammons {
        /// `true` if the player who decided wins these gammons.
        yours: bool,
        /// Chance of a gammon or backgammon.
        share: Share,
        /// Gammon price in thousandths: the gain of a gammon over a single win, divided by the gain of a single win
        /// over a single loss; 500 in money play.
        price: u16,
    },
    /// A take kills the cube, so that the taker, who is the player who decided, cannot use it.
    DeadCube {
        /// Winning chance that a take needs.
        needs: Share,
        /// Winning chance that a take would need in money play, with the same gammons and a live cube.
        money: Share,
    },
    /// The score moves the take point of the player who decided.
    ScoreChanges {
        /// Winning chance that a take needs at this score.
        needs: Share,
        /// Winning chance that a take would need in money play, with the same gammons.
        money: Share,
    },
    /// Market losers decide: sequences of one roll of each player after which a double comes too late.
    MarketLosers {
        /// Number of sequences of two rolls, out of 1296, after which the opponent would drop or the game is won.
        exchanges: u16,
        /// `true` if there are many market losers, so that waiting is wrong; `false` if there are few, so that doubling
        /// was too early.
        many: bool,
    },
    /// The player who doubles has no later chance to double, because this roll decides the game.
    LastRoll {
        /// Rolls that win immediately; after all other rolls, the opponent wins.
        wins: Rolls,
    },
    /// The player who doubles loses the match by losing this game, so that a double risks nothing.
    NothingToLose,
    /// The favourite after a take decides whether a beaver is correct.
    Beaver {
        /// `true` if the player who decided is the taker.
        yours: bool,
        /// `true` if the taker is the favourite.
        favourite: bool,
    },
    /// The score moves the lowest winning chance at which doubling is correct.
    ScoreDoubles {
        /// Lowest winning chance at which doubling is correct at this score.
        from: Share,
        /// Lowest winning chance at which doubling is correct in money play, with the same gammons.
        money: Share,
    },
    /// Doubling window in terms of the winning chance, with the gammons of this position.
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
    /// Returns the chances that the reason compares; `None` for a reason about the position or the cube.
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

    /// Returns `true` if the choices differ too little in this respect to explain a loss, for example if 17 rolls hit
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
