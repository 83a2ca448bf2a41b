//! Human-readable text format of a logged action: `roll 3 1`, `13:5`, `double`.

use rules::{
    Action, ByPlayer, ClockRules, Delay, Destination, Die, Logged, Millis, Origin, Roll, Step, Win,
};

/// Actions without parameters, with their names.
const PLAIN: [(Action, &str); 17] = [
    (Action::RollOpening, "throw"),
    (Action::Roll, "roll"),
    (Action::Cocked, "cocked"),
    (Action::Pass, "pass"),
    (Action::Undo, "undo"),
    (Action::UndoTurn, "undo-turn"),
    (Action::SwapDice, "swap"),
    (Action::PickUp, "done"),
    (Action::TakeBackPlay, "take-back"),
    (Action::Double, "double"),
    (Action::Take, "take"),
    (Action::Drop, "drop"),
    (Action::Beaver, "beaver"),
    (Action::AcceptResignation, "accept"),
    (Action::DeclineResignation, "decline"),
    (Action::NextGame, "next"),
    (Action::Resign(Win::Single), "resign-single"),
];

const WINS: [(Win, &str); 3] = [
    (Win::Gammon, "resign-gammon"),
    (Win::Backgammon, "resign-backgammon"),
    (Win::Quadruple, "resign-quadruple"),
];

const DELAYS: [(Delay, &str); 2] = [(Delay::Simple, "simple"), (Delay::Bronstein, "bronstein")];

/// Formats `logged` as text.
pub(crate) fn to_text(logged: &Logged) -> String {
    let mut text = match logged.action {
        Action::EnterOpening(dice) => {
            format!("enter-opening {} {}", dice.white.pips(), dice.black.pips())
        }
        Action::EnterRoll(roll) => format!("enter {} {}", roll.high().pips(), roll.low().pips()),
        Action::Step(step) => format!("{}:{}", step.from.number(), step.die.pips()),
        Action::TakeBack(at) => numbered("back", at.number().into()),
        Action::Spend(used) => numbered("time", used),
        Action::Advised(loss) => numbered("advised", loss.into()),
        Action::StartClock(clock) => clock_to_text(&clock),
        action => name(action).to_owned(),
    };
    for die in &logged.dice {
        text.push(' ');
        text.push(char::from(b'0' + die.pips()));
    }
    text
}

/// Formats an action that has one number.
fn numbered(name: &str, number: u64) -> String {
    format!("{name} {number}")
}

fn name(action: Action) -> &'static str {
    let wins = WINS.map(|(win, name)| (Action::Resign(win), name));
    let mut all = PLAIN.into_iter().chain(wins);
    all.find(|(known, _)| *known == action)
        .map_or("", |(_, name)| name)
}

/// Parses a logged action; `None` if `text` is malformed.
pub(crate) fn parse(text: &str) -> Option<Logged> {
    let mut words = text.split(' ');
    let first = words.next()?;
    match first {
        "time" => return without_dice(parse_time(words)?, &[]),
        "advised" => {
            let loss = words.next()?.parse().ok()?;
            let rest = words.next().is_none();
            return rest
                .then(|| without_dice(Action::Advised(loss), &[]))
                .flatten();
        }
        "clock" => return without_dice(parse_clock(words)?, &[]),
        _ => {}
    }
    let numbers: Option<Vec<u8>> = words.map(|word| word.parse().ok()).collect();
    let numbers = numbers?;
    let dice = || {
        numbers
            .iter()
            .map(|&pips| Die::new(pips))
            .collect::<Option<Vec<Die>>>()
    };
    if let Some((from, die)) = first.split_once(':') {
        let from = Origin::from_number(from.parse().ok()?)?;
        let shown = Die::new(die.parse().ok()?)?;
        return without_dice(Action::Step(Step { from, die: shown }), &numbers);
    }
    match (first, numbers.as_slice()) {
        ("enter-opening", _) => match *dice()? {
            [white, black] => without_dice(Action::EnterOpening(ByPlayer { white, black }), &[]),
            _ => None,
        },
        ("enter", _) => match *dice()? {
            [a, b] => without_dice(Action::EnterRoll(Roll::new(a, b)), &[]),
            _ => None,
        },
        ("back", &[at]) => without_dice(Action::TakeBack(Destination::from_number(at)?), &[]),
        _ => {
            let wins = WINS.map(|(win, name)| (Action::Resign(win), name));
            let mut all = PLAIN.into_iter().chain(wins);
            let (action, _) = all.find(|(_, name)| *name == first)?;
            Some(Logged {
                action,
                dice: dice()?,
            })
        }
    }
}

fn clock_to_text(clock: &ClockRules) -> String {
    let kind = DELAYS.iter().find(|(kind, _)| *kind == clock.kind);
    let kind = kind.map_or("", |(_, name)| name);
    let ClockRules {
        per_point,
        per_point_scored,
        delay,
        ..
    } = clock;
    format!("clock {kind} {per_point} {per_point_scored} {delay}")
}

/// Parses the words after `time`: a number of milliseconds.
fn parse_time<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Action> {
    let used = words.next()?.parse().ok()?;
    words.next().is_none().then_some(Action::Spend(used))
}

/// Parses the words after `clock`: the delay type and three times in milliseconds.
fn parse_clock<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<Action> {
    let named = words.next()?;
    let (kind, _) = DELAYS.into_iter().find(|(_, name)| *name == named)?;
    let times: Option<Vec<Millis>> = words.map(|word| word.parse().ok()).collect();
    match times?.as_slice() {
        &[per_point, per_point_scored, delay] => Some(Action::StartClock(ClockRules {
            per_point,
            per_point_scored,
            delay,
            kind,
        })),
        _ => None,
    }
}

fn without_dice(action: Action, rest: &[u8]) -> Option<Logged> {
    rest.is_empty().then_some(Logged {
        action,
        dice: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_survives_a_round_trip() {
        let texts = [
            "throw 3 1",
            "enter-opening 2 5",
            "roll 6 6",
            "enter 6 4",
            "25:3",
            "1:6",
            "back 0",
            "back 20",
            "swap",
            "undo",
            "undo-turn",
            "done",
            "take-back",
            "pass",
            "cocked",
            "double",
            "take",
            "drop",
            "beaver",
            "next",
            "resign-single",
            "resign-gammon",
            "resign-backgammon",
            "resign-quadruple",
            "accept",
            "decline",
            "time 8000",
            "advised 36",
            "clock simple 120000 60000 12000",
            "clock bronstein 1 0 18446744073709551615",
        ];
        for text in texts {
            assert_eq!(
                parse(text).map(|logged| to_text(&logged)).as_deref(),
                Some(text)
            );
        }
    }

    #[test]
    fn rejects_malformed_actions() {
        for bad in [
            "",
            "roll 7",
            "roll x",
            "26:1",
            "0:1",
            "5:9",
            "5",
            "back",
            "back 25",
            "enter 1",
            "13:5 2",
            "time",
            "time -1",
            "advised",
            "advised 70000",
            "advised 1 2",
            "time 18446744073709551616",
            "time simple",
            "clock 1 2 3",
            "clock simple 1 2",
            "clock fischer 1 2 3",
        ] {
            assert_eq!(parse(bad), None, "{bad}");
        }
    }
}
