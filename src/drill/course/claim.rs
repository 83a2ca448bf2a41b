//! Claims: the numbers in the texts of a task. A test counts each of them again.

/// Number in the texts of a task, inserted for `{ $name }`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Name in the texts.
    pub name: String,
    /// Number.
    pub number: u16,
    /// Counted fact.
    pub fact: Fact,
    /// Play after which the fact is counted, as text; `None` for the position of the task. After a play, the opponent
    /// is on roll.
    pub after: Option<String>,
}

/// Fact that a claim counts. Rolls are counted among 36.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Rolls with which the side on roll can hit; with a point, in the player's numbering, a checker on this point.
    Hits(Option<u8>),
    /// Rolls with which the side on roll can enter at least one checker from the bar.
    Enters,
    /// Rolls with which the side on roll cannot move.
    Dances,
    /// Rolls with which the side on roll can make this point, in the numbering of the player.
    Makes(u8),
    /// Rolls with which the side on roll, or after a play the player in the next turn, can bear off all its checkers.
    BearsOff,
    /// Pips of the player.
    Pips,
    /// Pips of the opponent.
    TheirPips,
    /// Winning chance of the player in percent, by the engine, 2 percent either way.
    Wins,
    /// Loss of this answer in thousandths of a point, by the engine, 15 either way.
    Costs(String),
}

impl Claim {
    /// Parses a claim as a chapter's file writes it: `NAME NUMBER FACT [after PLAY]`.
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
