//! Reader and writer for XGIDs with all their fields.

use rules::{
    Beavers, ByPlayer, Cube, CubeValue, Decision, Die, Offer, Pending, Player, Question, Roll,
    Score,
};

use super::{Identified, built, completed, in_match};

/// Exponent of the largest cube value written.
const LARGEST: u8 = 10;

/// Returns the XGID of a decision, with White's checkers as upper-case letters. An XGID does not contain the variant, a
/// resignation, or whether raccoons are allowed.
///
/// ```
/// use record::{decision_from_xgid, xgid};
///
/// let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
/// assert_eq!(xgid(&decision_from_xgid(text).unwrap()), text);
/// ```
pub fn xgid(decision: &Decision) -> String {
    let board = decision.board_of(Player::White);
    let places: String = (0..26)
        .map(|place| place_letter(place, board.own().counts(), board.opponent().counts()))
        .collect();
    let cube = decision.cube();
    let value = cube.map_or(0, |cube| cube.value.log2());
    let owner = cube.and_then(|cube| cube.owner).map_or(0, sign);
    let turn = sign(decision.on_roll());
    let dice = match pending(decision) {
        Pending::Roll | Pending::Double => "00".to_owned(),
        Pending::Play(roll) => digits(roll),
        Pending::Answer { offer, .. } => match offer {
            Offer::Double => "D".to_owned(),
            Offer::Beaver => "B".to_owned(),
            Offer::Raccoon => "R".to_owned(),
        },
    };
    let (points, rule, length) = match decision.score() {
        Score::Match { length, points, .. } => (
            points,
            u8::from(decision.score().is_crawford()),
            length.points(),
        ),
        Score::Money { jacoby, beavers } => {
            let rule = u8::from(jacoby) + 2 * u8::from(beavers != Beavers::None);
            (ByPlayer::default(), rule, 0)
        }
    };
    let largest = if cube.is_some() {
        LARGEST.max(value)
    } else {
        0
    };
    let ByPlayer { white, black } = points;
    format!("XGID={places}:{value}:{owner}:{turn}:{dice}:{white}:{black}:{rule}:{length}:{largest}")
}

fn digits(roll: Roll) -> String {
    format!("{}{}", roll.high().pips(), roll.low().pips())
}

fn place_letter(place: u8, white: &[u8; 26], black: &[u8; 26]) -> char {
    let white = if place > 0 {
        white[usize::from(place)]
    } else {
        0
    };
    let black = if place < 25 {
        black[usize::from(25 - place)]
    } else {
        0
    };
    match (white, black) {
        (0, 0) => '-',
        (0, count) => char::from(b'a' + count - 1),
        (count, _) => char::from(b'A' + count - 1),
    }
}

const fn sign(player: Player) -> i8 {
    match player {
        Player::White => 1,
        Player::Black => -1,
    }
}

/// Returns the pending action; a pending resignation is ignored.
pub(in crate::formats) fn pending(decision: &Decision) -> Pending {
    match decision.question() {
        Question::Resignation { pending, .. } => pending,
        Question::Roll => Pending::Roll,
        Question::Double => Pending::Double,
        Question::Play(roll) => Pending::Play(roll),
        Question::Answer { offer, value } => Pending::Answer { offer, value },
    }
}

/// Returns the decision in an XGID with or without its prefix. Fields after the turn are optional. `None` if the
/// position or the decision is impossible.
///
/// ```
/// use record::decision_from_xgid;
/// use rules::Player;
///
/// let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:4:0:7:10";
/// let decision = decision_from_xgid(text).expect("an XGID");
/// assert_eq!(decision.roll().map(|roll| roll.to_string()).as_deref(), Some("3-1"));
/// assert_eq!(decision.cube().and_then(|cube| cube.owner), Some(Player::Black));
/// assert_eq!(decision.score().away(Player::White), Some(5));
/// ```
pub fn decision_from_xgid(text: &str) -> Option<Decision> {
    read(text).map(|found| found.decision)
}

pub(super) fn read(text: &str) -> Option<Identified> {
    let text = text.trim();
    let text = text.strip_prefix("XGID=").unwrap_or(text);
    let mut fields = text.split(':').map(str::trim);
    let (lower, upper) = sides(fields.next()?)?;
    let mut number = || {
        fields
            .next()
            .map_or(Some(0), |field| field.parse::<i32>().ok())
    };
    let (value, owner, turn) = (number()?, number()?, number()?);
    let dice = fields.next().unwrap_or("00");
    let mut number = || fields.next().map(str::parse::<u32>);
    let mut field = |missing| number().map_or(Some(missing), Result::ok);
    let (white, black, rule, length) = (field(0)?, field(0)?, field(0)?, field(0)?);
    let largest = field(LARGEST.into())?;

    let on_roll = player(turn)?;
    let (own, opponent) = match on_roll {
        Player::White => (lower, upper),
        Player::Black => (upper, lower),
    };
    let value = 1_u32.checked_shl(u32::try_from(value).ok()?)?;
    let mut builder = Decision::builder(completed(own, opponent)?).on_roll(on_roll);
    builder = if largest == 0 && value == 1 {
        builder.without_cube()
    } else {
        builder.cube(value, player(owner))
    };
    builder = match dice {
        "D" => builder.answer(Offer::Double, value.checked_mul(2)?),
        "B" => builder.answer(Offer::Beaver, value.checked_mul(4)?),
        "R" => builder.answer(Offer::Raccoon, value.checked_mul(8)?),
        "00" | "0" | "" => builder.before_roll(),
        dice => match *dice.as_bytes() {
            [a, b] => builder.play(a.wrapping_sub(b'0'), b.wrapping_sub(b'0')),
            _ => return None,
        },
    };
    if length > 0 {
        builder = in_match(builder, length, ByPlayer { white, black })?;
        return built(builder, rule & 1 == 1);
    }
    if rule & 1 == 1 {
        builder = builder.jacoby();
    }
    // A raccoon implies that the number of redoubles is unlimited.
    builder = match (rule & 2, dice) {
        (_, "R") => builder.beavers(Beavers::Unlimited),
        (0, _) if dice != "B" => builder,
        _ => builder.beavers(Beavers::One),
    };
    built(builder, false)
}

/// Set-up position with its cube and roll. The position may be impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formats) struct Placed {
    /// Checkers of both players on the points and the bar, each as numbered for that player.
    pub(in crate::formats) sides: ByPlayer<[u8; 26]>,
    pub(in crate::formats) cube: Cube,
    pub(in crate::formats) on_roll: Player,
    /// Roll that has yet to be played.
    pub(in crate::formats) roll: Option<Roll>,
}

impl Placed {
    /// Parses an XGID with or without its prefix; only the board is required.
    pub(in crate::formats) fn from_xgid(text: &str) -> Option<Self> {
        let text = text.trim();
        let mut fields = text.strip_prefix("XGID=").unwrap_or(text).split(':');
        let (white, black) = sides(fields.next()?.trim())?;
        let mut number = || {
            fields
                .next()
                .and_then(|field| field.trim().parse::<i32>().ok())
        };
        let (value, owner, turn) = (number(), number(), number());
        let value = value.and_then(|log2| 1_u32.checked_shl(u32::try_from(log2).ok()?));
        let roll = fields
            .next()
            .and_then(|dice| match *dice.trim().as_bytes() {
                [a, b] => {
                    let [a, b] = [a, b].map(|digit| Die::new(digit.wrapping_sub(b'0')));
                    Some(Roll::new(a?, b?))
                }
                _ => None,
            });
        Some(Self {
            sides: ByPlayer { white, black },
            cube: Cube {
                value: value.and_then(CubeValue::new).unwrap_or_default(),
                owner: owner.and_then(player),
            },
            on_roll: turn.and_then(player).unwrap_or(Player::White),
            roll,
        })
    }

    /// Returns the XGID with the given score fields; `None` if both sides have checkers on one point, or if a point has
    /// more checkers than an XGID can express.
    pub(in crate::formats) fn xgid(
        &self,
        score: ByPlayer<u32>,
        rule: u8,
        length: u16,
    ) -> Option<String> {
        let ByPlayer { white, black } = &self.sides;
        let fits = (1..25).all(|place| white[place] == 0 || black[25 - place] == 0);
        if !fits
            || white[1..]
                .iter()
                .chain(&black[1..])
                .any(|&count| count > 15)
        {
            return None;
        }
        let places: String = (0..26)
            .map(|place| place_letter(place, white, black))
            .collect();
        let value = self.cube.value.log2();
        let owner = self.cube.owner.map_or(0, sign);
        let (turn, largest) = (sign(self.on_roll), LARGEST.max(value));
        let dice = self.roll.map_or_else(|| "00".to_owned(), digits);
        let ByPlayer { white, black } = score;
        Some(format!(
            "XGID={places}:{value}:{owner}:{turn}:{dice}:{white}:{black}:{rule}:{length}:{largest}"
        ))
    }
}

const fn player(sign: i32) -> Option<Player> {
    match sign {
        1 => Some(Player::White),
        -1 => Some(Player::Black),
        _ => None,
    }
}

/// Parses the checkers of both sides from 26 letters, each as numbered for that side; the upper-case side comes first.
fn sides(places: &str) -> Option<([u8; 26], [u8; 26])> {
    let places: &[u8; 26] = places.as_bytes().try_into().ok()?;
    let (mut lower, mut upper) = ([0; 26], [0; 26]);
    for (place, &letter) in places.iter().enumerate() {
        match letter {
            b'-' => {}
            b'A'..=b'O' if place > 0 => lower[place] = letter - b'A' + 1,
            b'a'..=b'o' if place < 25 => upper[25 - place] = letter - b'a' + 1,
            _ => return None,
        }
    }
    Some((lower, upper))
}
