//! Tests for links without a new turn, and for invalid messages.

use super::*;

#[test]
fn links_without_a_new_turn_explain_why() {
    let mut devices = begun(form(5));
    let acceptance = devices[1].link();
    let mut white = invited(form(5));
    let own = white.link();
    white.open_link(&own);
    assert_eq!(white.model.notice(), Some(&Notice::OwnInvitation));
    let mut third = Device::new();
    third.open_link(&acceptance);
    assert_eq!(third.model.notice(), Some(&Notice::UnknownGame));
    assert_eq!(third.model.page(), &Page::List);
    third.open_link("hello");
    assert!(matches!(third.model.notice(), Some(Notice::Link(_))));
    devices[0].open_link(&acceptance);
    assert_eq!(devices[0].model.notice(), Some(&Notice::Repeated));
    devices[1].open_link(&acceptance);
    assert_eq!(devices[1].model.notice(), Some(&Notice::OwnMessage));
    // A third person accepts the same invitation.
    let mut late = Device::new();
    late.open_link(&own);
    late.send(Msg::Accept(root(9), NOW));
    let taken = late.link();
    devices[0].open_link(&taken);
    assert_eq!(devices[0].model.notice(), Some(&Notice::TakenAlready));
}

#[test]
fn rejects_an_invitation_with_unusual_rules() {
    use friend::{Invited, Stakes, Terms};
    use rules::{BarBackgammon, Beavers, ClosedOut, FirstRoll, MatchLength};

    let length = MatchLength::new(5).expect("1 to 25");
    let plain = Terms::match_to(length);
    let money = |jacoby, beavers, automatic_doubles| Terms {
        stakes: Stakes::Money {
            jacoby,
            beavers,
            automatic_doubles,
        },
        ..plain
    };
    let crawford = false;
    let unusual = [
        money(true, Beavers::One, 0),
        money(true, Beavers::None, 1),
        Terms {
            stakes: Stakes::Match { length, crawford },
            ..plain
        },
        Terms {
            first_roll: FirstRoll::Fresh,
            ..plain
        },
        Terms {
            bar_backgammon: BarBackgammon::Four,
            ..plain
        },
        Terms {
            closed_out: ClosedOut::Rolls,
            ..plain
        },
    ];
    let refused = Notice::Link(friend::LinkFault::UnknownRules);
    for terms in unusual {
        let mut device = Device::new();
        device.open_link(&Invited::new(terms, None, root(1)).link());
        assert_eq!(device.model.notice(), Some(&refused), "{terms:?}");
        assert_eq!(device.model.page(), &Page::List);
    }
    let lines = [false, true].map(|jacoby| {
        let invited = Invited::new(money(jacoby, Beavers::None, 0), None, root(1));
        crate::terms(&Words::english(), invited.invitation())
    });
    assert_eq!(lines[1].len(), lines[0].len() + 1);
    assert!(lines[1].iter().any(|term| term.contains("Jacoby")));
}

#[test]
fn a_link_opened_twice_changes_nothing() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let first = devices[at].link();
    devices[1 - at].open_link(&first);
    let before = devices[1 - at].stored.clone();
    devices[1 - at].open_link(&first);
    assert_eq!(devices[1 - at].model.notice(), Some(&Notice::Repeated));
    assert_eq!(devices[1 - at].stored, before);
}

#[test]
fn stores_an_early_link() {
    let mut devices = begun(form(5));
    let first = devices[0].link_if_waiting();
    if let Some(link) = &first {
        devices[1].open_link(link);
    }
    let at = due(&devices);
    let mut behind = Device::with(devices[1 - at].stored.clone(), None);
    devices[at].play();
    pass_on(&mut devices, at);
    let missing = devices[at].link();
    let other = 1 - at;
    match devices[other].playing().next() {
        Some(Next::Cube { .. }) => {
            devices[other].press(Press::Act(Act::Roll));
            devices[other].play();
        }
        _ => devices[other].play(),
    }
    pass_on(&mut devices, other);
    if let Some(Next::Cube { .. }) = devices[at].playing().next() {
        devices[at].press(Press::Act(Act::Roll));
    }
    devices[at].play();
    let early = devices[at].link();
    behind.open_link(&early);
    assert_eq!(behind.model.notice(), Some(&Notice::Ahead));
    behind.open_link(&missing);
    assert_eq!(behind.model.notice(), None);
}

#[test]
fn rejects_false_dice_and_keeps_the_proof() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let mut messages = read_link(&devices[at].link()).expect("a link");
    let Some(Message::Turn(turn)) = messages.last_mut() else {
        panic!("no turn");
    };
    turn.reveal.secrets = friend::Secrets::Latest(friend::Secret([7; 32]));
    let board = scene(&devices[1 - at].model, false);
    devices[1 - at].open_link(&print_link(&messages));
    assert!(devices[1 - at].notice_text().contains("sealed"));
    assert_eq!(scene(&devices[1 - at].model, false), board);
    let game = devices[1 - at].playing().game().expect("a game");
    assert_eq!(game.proofs().len(), 1);
}

#[test]
fn shows_both_versions_of_a_contested_turn() {
    let mut devices = opened();
    let at = due(&devices);
    let mut cheat = Device::with(devices[at].stored.clone(), None);
    let key = devices[at].playing().key().clone();
    cheat.send(Msg::Open(key));
    devices[at].play();
    pass_on(&mut devices, at);
    // The opponent cheats with a different play in the same turn.
    let view = cheat.playing().game().expect("a game").view();
    let draft = view.draft().expect("a roll");
    let plays = legal_plays(draft.start(), draft.roll());
    for step in plays.last().expect("a play").play.steps() {
        let place = board::Place::of(cheat.playing().me(), step.from.number());
        cheat.send(Msg::Input(board::Input::MoveBy(place, step.die), NOW));
    }
    cheat.press(Press::Send);
    let other = &mut devices[1 - at];
    other.open_link(&cheat.link());
    let both = versions(&other.model, other.playing()).expect("two versions");
    assert_ne!(both[0].hash, both[1].hash);
    assert!(other.status().contains("Two different messages"));
    assert!(buttons(&other.model, other.playing()).is_empty());
    other.press(both[0].choose.action);
    assert!(versions(&other.model, other.playing()).is_none());
}
