//! Reasons why a choice is better, as data.

use engine::Equity;
use rules::{Pips, Point, Roll};

use crate::{Compared, Rolls, Share};

/// The most reasons that are given for one decision.
pub const MAX_REASONS: usize = 3;

/// A choice whose loss is smaller, in points per cube, gets no reasons.
pub const MIN_EXPLAINED_LOSS: f32 = 0.020;

/// A fact that speaks for the best choice and against the one that was made.
///
/// "You" is the player who decided; points are in that player's numbering.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", expecting = "fields")
)]
pub enum Reason {
    /// The best play hits what the play made leaves alone.
    Hits {
        /// Where it hits; of several points the one that costs most pips.
        point: Point,
        /// How many more checkers it hits, 1 to 4.
        checkers: u8,
        /// How many pips that costs the opponent.
        pips: Pips,
        /// The rolls with which at least one of the opponent's checkers enters afterwards.
        enters: Rolls,
    },
    /// The play made leaves blots to more rolls.
    Shots {
        /// The blot after the play made that most rolls hit.
        blot: Point,
        /// The rolls that hit this blot.
        at_blot: Rolls,
        /// The rolls that hit any blot.
        any: Compared<Rolls>,
    },
    /// The opponent, on the bar after both plays, enters a checker with more rolls after the play made.
    Enters(Compared<Rolls>),
    /// The opponent makes a point with more rolls.
    TheyMake {
        /// The point.
        point: Point,
        /// The rolls that make it.
        rolls: Compared<Rolls>,
    },
    /// The opponent covers a blot, which stands there after both plays, with more rolls.
    TheyCover {
        /// Where the blot stands.
        point: Point,
        /// The rolls that cover it.
        rolls: Compared<Rolls>,
    },
    /// The opponent brings a checker from behind beyond your 8 point with more rolls.
    TheyEscape(Compared<Rolls>),
    /// You make a point next turn with fewer rolls, if the opponent's roll changes nothing.
    YouMake {
        /// The point.
        point: Point,
        /// The rolls that make it.
        rolls: Compared<Rolls>,
    },
    /// You cover a blot, which stands there after both plays, with fewer rolls, if the opponent's roll changes nothing.
    YouCover {
        /// Where the blot stands.
        point: Point,
        /// The rolls that cover it.
        rolls: Compared<Rolls>,
    },
    /// You bring a checker from behind beyond your 17 point with fewer rolls, if the opponent's roll changes nothing.
    YouEscape(Compared<Rolls>),
    /// The best play makes a point that you did not hold; the play made does not.
    Makes(Point),
    /// The play made breaks a point that the best play keeps.
    Breaks(Point),
    /// The play made leaves you without an anchor in the opponent's home board; the best play has one here.
    Anchor(Point),
    /// Your longest row of points in front of a checker of the opponent is shorter.
    Prime(Compared<u8>),
    /// The chances to win.
    Wins(Compared<Share>),
    /// The chances to win a gammon or backgammon.
    GammonsWon(Compared<Share>),
    /// The chances to lose a gammon or backgammon.
    GammonsLost(Compared<Share>),
    /// The three replies on which the two plays part most.
    Replies {
        /// The opponent's rolls, the one that matters most first.
        rolls: [Roll; 3],
        /// How much of the loss these rolls make up, each by its chance.
        loss: Equity,
    },
    /// What a take needs, with the gammons of this position, at this score and cube.
    TakePoint {
        /// Whether the player who decided is the one to take.
        yours: bool,
        /// The chance to win that makes a take right.
        needs: Share,
        /// The taker's winning chance.
        has: Share,
    },
    /// The player who doubles wins many gammons.
    CubeGammons {
        /// Whether these are won by the player who decided.
        yours: bool,
        /// The chance of a gammon or backgammon.
        share: Share,
        /// The gammon price in thousandths: what a gammon is worth beyond a single game, as a share of the way from
        /// losing to winning one; 500 in money play.
        price: u16,
    },
    /// A take kills the cube: the taker, who is the player who decided, has no use for it.
    DeadCube {
        /// The chance to win that a take needs.
        needs: Share,
        /// The chance that it would need in money play, with the same gammons and a live cube.
        money: Share,
    },
    /// The score moves the take point of the player who decided.
    ScoreChanges {
        /// The chance to win that a take needs here.
        needs: Share,
        /// The chance that it would need in money play, with the same gammons.
        money: Share,
    },
    /// How often the market is lost: a double comes too late after one roll of each player.
    MarketLosers {
        /// Of the 1296 sequences of two rolls, those after which the opponent would drop, or the game is won.
        exchanges: u16,
        /// Whether these are many, so that waiting is wrong; else they are few, and doubling was too early.
        many: bool,
    },
    /// The player who doubles has no later double: this roll decides the game.
    LastRoll {
        /// The rolls that win at once; after all others the opponent wins.
        wins: Rolls,
    },
    /// The player who doubles loses the match with this game, so that a double risks nothing.
    NothingToLose,
    /// Who is the favourite after a take, so that a beaver is right or not.
    Beaver {
        /// Whether the player who decided is the one to take.
        yours: bool,
        /// Whether the taker is the favourite.
        favourite: bool,
    },
    /// The score moves the chance to win from which doubling is right.
    ScoreDoubles {
        /// The lowest winning chance at which doubling is right here.
        from: Share,
        /// The same in money play, with the same gammons.
        money: Share,
    },
    /// Where doubling begins and ends, by the chance to win, with the gammons of this position.
    DoublingWindow {
        /// The chance to win that you have.
        has: Share,
        /// The lowest winning chance at which doubling is right.
        from: Share,
        /// The lowest at which the position is too good to double; `None` if it never is.
        too_good: Option<Share>,
    },
}
