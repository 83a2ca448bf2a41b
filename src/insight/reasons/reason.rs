//! Reasons why a choice is better, as data.

use rules::{Pips, Point};

use crate::reasons::{Compared, Rolls, Share};

/// Maximum number of reasons for one decision.
pub const MAX_REASONS: usize = 3;

/// Minimum loss, in points per cube, of a choice that gets reasons.
pub const MIN_EXPLAINED_LOSS: f32 = 0.020;

/// Smallest difference of the pips lost by a hit that is not slight; the mean of a roll is 8 1/6.
const MIN_TELLING_PIPS: Pips = 8;

/// Fact in favour of the best choice and against the choice made.
///
/// "You" is the player who decided; points are in that player's numbering.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The best play hits more than the play made.
    Hits {
        /// Point of the hit; of several, the point that costs most pips.
        point: Point,
        /// Number of additional checkers hit, 1 to 4.
        checkers: u8,
        /// Pips that the opponent loses.
        pips: Pips,
        /// The rolls with which at least one of the opponent's checkers enters afterwards.
        enters: Rolls,
    },
    /// The best play hits more than the play made, for tempo: the hit costs few pips, but takes half of the opponent's
    /// next roll.
    Tempo {
        /// Point of the hit; of several, the point that costs most pips.
        point: Point,
        /// The opponent's rolls that hit or make a key point.
        good: Compared<Rolls>,
        /// Rolls with which the opponent cannot move after the hit.
        dances: Rolls,
    },
    /// More rolls hit a blot after the play made.
    Shots {
        /// The most exposed blot after the play made.
        blot: Point,
        /// The rolls that hit this blot.
        at_blot: Rolls,
        /// The rolls that hit any blot.
        any: Compared<Rolls>,
    },
    /// The play made leaves more shots to an opponent whose home board is strong.
    Safe {
        /// The points in the opponent's home board.
        points: u8,
        /// The rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The best play leaves more shots to an opponent whose home board is weak.
    Bold {
        /// The points in the opponent's home board.
        points: u8,
        /// The rolls that hit any blot.
        shots: Compared<Rolls>,
    },
    /// The play made leaves more blots.
    Blots(Compared<u8>),
    /// The most pips that one roll of the opponent can cost you by hitting.
    PipsAtRisk(Compared<Pips>),
    /// The opponent is on the bar after both plays; more rolls enter a checker after the play made.
    Enters(Compared<Rolls>),
    /// More of the opponent's rolls make this point after the play made.
    TheyMake {
        /// The point.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// The opponent has this blot after both plays; more rolls cover the blot after the play made.
    TheyCover {
        /// Point of the blot.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// More of the opponent's rolls bring a back checker past your 8 point after the play made.
    TheyEscape(Compared<Rolls>),
    /// After the best play, the opponent needs one number both to hit and to cover a blot.
    Duplicates {
        /// The number, 1 to 6.
        number: u8,
        /// Point of the opponent's blot.
        point: Point,
        /// The opponent's rolls that hit or make a key point.
        good: Compared<Rolls>,
    },
    /// More of the opponent's rolls hit or make a key point after the play made.
    TheyDoWell(Compared<Rolls>),
    /// Fewer of your rolls make this point next turn after the play made, if the opponent's roll changes nothing.
    YouMake {
        /// The point.
        point: Point,
        /// Rolls that make the point.
        rolls: Compared<Rolls>,
    },
    /// You have this blot after both plays; fewer of your rolls cover the blot next turn after the play made, if the
    /// opponent's roll changes nothing.
    YouCover {
        /// Point of the blot.
        point: Point,
        /// Rolls that cover the blot.
        rolls: Compared<Rolls>,
    },
    /// Fewer of your rolls bring a back checker past your 17 point after the play made, if the opponent's roll changes
    /// nothing.
    YouEscape(Compared<Rolls>),
    /// Fewer of your rolls hit or make a key point next turn after the play made, if the opponent's roll changes
    /// nothing.
    YouDoWell(Compared<Rolls>),
    /// The best play slots a point that you want to make.
    Slots {
        /// Point of the blot.
        point: Point,
        /// The opponent's rolls that hit the blot.
        hits: Rolls,
        /// The rolls that cover the blot next turn, if the opponent's roll changes nothing.
        covers: Rolls,
    },
    /// The best play makes a point that you did not hold; the play made does not.
    Makes(Point),
    /// The play made breaks a point that the best play retains.
    Breaks(Point),
    /// The play made leaves you without an anchor in the opponent's home board; the best play has an anchor on this
    /// point.
    Anchor(Point),
    /// Your most advanced anchor is further forward after the best play.
    BetterAnchor(Compared<Point>),
    /// Your checkers in the opponent's home board, or on the bar; the best play brings more of them out.
    Runs(Compared<u8>),
    /// Your checkers that are not past your 17 point, the opponent's 8 point; the best play leaves fewer.
    Escapes(Compared<u8>),
    /// The best play moves a back checker up to this point; the play made moves none.
    MovesUp(Point),
    /// The play made leaves more checkers on a point that has too many.
    Stacks {
        /// The point.
        point: Point,
        /// Checkers on the point.
        checkers: Compared<u8>,
    },
    /// Your checkers on the 1 and 2 points, where they are out of play; the play made moves more checkers there.
    Buries(Compared<u8>),
    /// You lead the race and the best play runs, or you trail and the best play holds back.
    Race {
        /// `true` if you lead.
        ahead: bool,
        /// The difference of the pip counts after the best play.
        pips: Pips,
    },
    /// The pips that the checkers between the two home boards can move before they are home, while others wait; the
    /// play made leaves fewer.
    Timing(Compared<Pips>),
    /// At this score gammons count clearly more or less than for money, which favours the best play.
    GammonValue {
        /// `true` if the gammons are your wins.
        yours: bool,
        /// The gammon price in thousandths; 500 in money play.
        price: u16,
    },
    /// The checkers you have borne off.
    BearsOff(Compared<u8>),
    /// Fewer of your rolls bear off at least this number of checkers next turn after the play made.
    BearsOffNext {
        /// Number of checkers, 1 to 4.
        checkers: u8,
        /// Rolls that bear off at least that number.
        rolls: Compared<Rolls>,
    },
    /// Your checkers outside your home board; the best play leaves fewer.
    Outside(Compared<u8>),
    /// A point of your home board that the play made leaves empty, and the best play does not.
    Gap(Point),
    /// Your longest row of points in front of a checker of the opponent is shorter after the play made.
    Prime(Compared<u8>),
    /// The chances to win.
    Wins(Compared<Share>),
    /// The chances to win a gammon or backgammon.
    GammonsWon(Compared<Share>),
    /// The chances to lose a gammon or backgammon.
    GammonsLost(Compared<Share>),
    /// The chances to win a backgammon.
    BackgammonsWon(Compared<Share>),
    /// The chances to lose a backgammon.
    BackgammonsLost(Compared<Share>),
    /// Winning chance that a take needs, with the gammons of this position, at this score and cube.
    TakePoint {
        /// `true` if the player who decided is the taker.
        yours: bool,
        /// The chance to win that makes a take right.
        needs: Share,
        /// The taker's winning chance.
        has: Share,
    },
    /// The player who doubles wins many gammons.
    CubeGammons {
        /// `true` if the player who decided wins these gammons.
        yours: bool,
        /// The chance of a gammon or backgammon.
        share: Share,
        /// Gammon price in thousandths: the gain of a gammon over a single win, divided by the gain of a single win
        /// over a single loss; 500 in money play.
        price: u16,
    },
    /// A take kills the cube: the taker, who is the player who decided, cannot use it.
    DeadCube {
        /// The chance to win that a take needs.
        needs: Share,
        /// Winning chance that a take would need in money play, with the same gammons and a live cube.
        money: Share,
    },
    /// The score moves the take point of the player who decided.
    ScoreChanges {
        /// The chance to win that a take needs here.
        needs: Share,
        /// Winning chance that a take would need in money play, with the same gammons.
        money: Share,
    },
    /// Market losers: sequences of one roll of each player after which a double comes too late.
    MarketLosers {
        /// Number of the 1296 sequences of two rolls after which the opponent would drop, or the game is won.
        exchanges: u16,
        /// `true` if there are many market losers, so that waiting is wrong; `false` if there are few, so that doubling
        /// was too early.
        many: bool,
    },
    /// The player who doubles has no later double: this roll decides the game.
    LastRoll {
        /// The rolls that win at once; after all others the opponent wins.
        wins: Rolls,
    },
    /// The player who doubles loses the match with this game, so that a double risks nothing.
    NothingToLose,
    /// The favourite after a take, which decides whether a beaver is right.
    Beaver {
        /// `true` if the player who decided is the taker.
        yours: bool,
        /// `true` if the taker is the favourite.
        favourite: bool,
    },
    /// The score moves the chance to win from which doubling is right.
    ScoreDoubles {
        /// The lowest winning chance at which doubling is right here.
        from: Share,
        /// Lowest winning chance at which doubling is right in money play, with the same gammons.
        money: Share,
    },
    /// Doubling window, by winning chance, with the gammons of this position.
    DoublingWindow {
        /// Your winning chance.
        has: Share,
        /// The lowest winning chance at which doubling is right.
        from: Share,
        /// Lowest winning chance at which the position is too good to double; `None` if no chance is.
        too_good: Option<Share>,
    },
}

impl Reason {
    /// Returns the chances that a reason compares; `None` for a reason about the position or the cube.
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

    /// Returns `true` if the choices differ too little in this respect to explain a loss, such as 17 rolls that hit
    /// instead of 16.
    ///
    /// A single roll can decide a bear-off, so that [`Self::BearsOffNext`] is never slight.
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
