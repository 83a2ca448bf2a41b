//! Claims: the numbers in a task's texts. A test recomputes each of them.

/// Number in a task's texts, substituted for `{ $name }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Name of the placeholder in the texts.
    pub name: String,
    /// Claimed value.
    pub number: u16,
    /// Fact that the number states.
    pub fact: Fact,
    /// Play after which the fact is counted, in notation; `None` for the task's own position. After a play, the
    /// opponent is on roll.
    pub after: Option<String>,
}

/// Fact stated by a claim. Rolls are counted out of 36.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Rolls that hit for the side on roll; with a point, in the player's numbering, only rolls that hit a checker
    /// there.
    Hits(Option<u8>),
    /// Rolls that hit any checker of the player, with the opponent on roll.
    Shots,
    /// Rolls that enter at least one checker from the bar for the side on roll.
    Enters,
    /// Rolls that leave the side on roll without a legal move.
    Dances,
    /// Rolls with which the side on roll can make this point, in the player's numbering.
    Makes(u8),
    /// Rolls with which the side on roll can bear off all its checkers. For a claim about the position after a play,
    /// the player's rolls on the next turn are counted instead.
    BearsOff,
    /// Player's pip count.
    Pips,
    /// Opponent's pip count.
    TheirPips,
    /// Player's winning chance in percent according to the engine, with a tolerance of 2 percentage points.
    Wins,
    /// Loss of this answer in thousandths of a point according to the engine, with a tolerance of 15.
    Costs(String),
}

impl Claim {
    /// Parses a claim in the chapter file's format: `NAME NUMBER FACT [after PLAY]`; `None` if it is malformed.
    pub(super) fn read(text: &str) -> Option<Self> {
        let (about, after) = match text.split_once(" after ") {
            Some((about, play)) => (about, Some(play.trim().to_owned())),
            None => (text, None),
        };
        let mut parts = about.splitn(4, ' ');
        let (name, number, fact) = (parts.next()?, parts.next()?, parts.next()?);
        let rest = parts.next();
        let point = |text: &str| text.parse().ok().filter(|point| (1..=24).contains(point));
        let alone = |fact| rest.is_none().then_some(fact);
        let fact = match (fact, rest) {
            ("hits", Some(text)) => Fact::Hits(Some(point(text)?)),
            ("hits", None) => Fact::Hits(None),
            ("makes", Some(text)) => Fact::Makes(point(text)?),
            ("costs", Some(answer)) => Fact::Costs(answer.to_owned()),
            ("shots", _) => alone(Fact::Shots)?,
            ("enters", _) => alone(Fact::Enters)?,
            ("dances", _) => alone(Fact::Dances)?,
            ("bears-off", _) => alone(Fact::BearsOff)?,
            ("pips", _) => alone(Fact::Pips)?,
            ("their-pips", _) => alone(Fact::TheirPips)?,
            ("wins", _) => alone(Fact::Wins)?,
            _ => return None,
        };
        Some(Self {
            name: name.to_owned(),
            number: number.parse().ok()?,
            fact,
            after,
        })
    }
}
