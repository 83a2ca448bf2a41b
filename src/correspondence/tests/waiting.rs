//! Tests for messages that arrive while games are being read or stored: all messages are handled, in order.

use super::*;

/// Creates a room that has not read its games yet.
fn reading() -> Model {
    Model::new(Words::english(), Preferences::default(), None)
}

/// Handles a message and all delayed messages that follow it, as a page does.
fn send(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let mut all = Vec::new();
    let mut effects = update(model, msg);
    while !effects.is_empty() {
        let later: Vec<Msg> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Later(_, msg) => Some((**msg).clone()),
                _ => None,
            })
            .collect();
        all.append(&mut effects);
        for msg in later {
            effects.extend(update(model, msg));
        }
    }
    all
}

#[test]
fn messages_before_the_games_are_read_are_handled_in_order() {
    let link = invited(form(3)).link();
    let mut model = reading();
    for msg in [
        Msg::ShowForm,
        Msg::Change(form(7).remove(1)),
        Msg::OpenLink(link, NOW),
        Msg::Name("Bob".to_owned()),
        Msg::Accept(root(2), NOW),
    ] {
        assert_eq!(update(&mut model, msg), []);
    }
    let effects = send(&mut model, Msg::Loaded(Ok(Vec::new()), NOW));
    let stores = effects
        .iter()
        .filter(|one| matches!(one, Effect::Store { .. }));
    assert_eq!(stores.count(), 1, "the invitation is accepted");
    assert!(matches!(model.page(), Page::Offered(_, name) if name == "Bob"));
}

#[test]
fn later_messages_do_not_displace_a_link_while_the_games_are_read() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let link = devices[at].link();
    let receiver = &devices[1 - at];
    let mut model = reading();
    update(&mut model, Msg::OpenLink(link, NOW));
    // The page reports its connection, and the player opens the list.
    update(&mut model, Msg::Live(Live::default()));
    update(&mut model, Msg::ShowList);
    let effects = send(&mut model, Msg::Loaded(Ok(receiver.stored.clone()), NOW));
    let stored = effects.iter().find_map(|effect| match effect {
        Effect::Store { key, .. } => Some(key.clone()),
        _ => None,
    });
    assert_eq!(stored.as_ref(), Some(receiver.playing().key()));
}

#[test]
fn two_links_opened_together_are_both_received() {
    let mut first = opened();
    let mut second = begun(form(7));
    if matches!(second[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut second, 0);
    }
    let links = [&mut first, &mut second].map(|devices| {
        let at = due(devices);
        devices[at].play();
        (devices[at].link(), devices[1 - at].stored[0].clone())
    });
    let stored = links.iter().map(|(_, line)| line.clone()).collect();
    let mut device = Device::with(Vec::new(), None);
    device.stored = stored;
    device.model = reading();
    for (link, _) in &links {
        device.send(Msg::OpenLink(link.clone(), NOW));
    }
    device.load();
    for (_, (key, line)) in &links {
        let now = device.stored.iter().find(|(at, _)| at == key);
        assert_ne!(now.map(|(_, line)| line), Some(line), "a turn came");
    }
}

#[test]
fn a_link_beyond_the_limit_produces_a_lasting_notice() {
    let link = invited(form(3)).link();
    let mut model = reading();
    for _ in 0..MAX_WAITING {
        assert_eq!(update(&mut model, Msg::ShowList), []);
    }
    assert_eq!(model.notice(), None);
    let effects = update(&mut model, Msg::OpenLink(link, NOW));
    let refused = Notice::Problem(Problem::TooManyWaiting);
    assert_eq!(model.notice(), Some(&refused));
    assert!(
        matches!(&effects[..], [Effect::Say(announced)] if announced.starts_with("The page is still busy"))
    );
    send(&mut model, Msg::Loaded(Ok(Vec::new()), NOW));
    assert_eq!(model.page(), &Page::List);
    assert_eq!(
        model.notice(),
        Some(&refused),
        "no page turned to has taken it away"
    );
}

/// Returns the room's state after these messages and the stored games, which arrive last.
fn after(msgs: &[Msg], read: &Result<Vec<(String, String)>, StoreError>) -> Model {
    let mut model = reading();
    for msg in msgs {
        assert_eq!(update(&mut model, msg.clone()), []);
    }
    update(&mut model, Msg::Loaded(read.clone(), NOW));
    model
}

#[test]
fn messages_in_any_order_have_the_same_result_before_and_after_reading() {
    let invitation = invited(form(3));
    let stored = Ok(invitation.stored.clone());
    let msgs = [
        Msg::OpenLink(invitation.link(), NOW),
        Msg::Open(invitation.playing().key().clone()),
        Msg::ShowList,
        Msg::ShowForm,
        Msg::OpenLink("t=nothing".to_owned(), NOW),
    ];
    for first in &msgs {
        for second in &msgs {
            for third in &msgs {
                let order = [first, second, third].map(Clone::clone);
                let mut model = after(&[], &stored);
                for msg in &order {
                    update(&mut model, msg.clone());
                }
                let early = after(&order, &stored);
                assert_eq!(
                    (early.page(), early.notice()),
                    (model.page(), model.notice()),
                    "{order:?}"
                );
            }
        }
    }
}

#[test]
fn an_invitation_while_a_game_is_stored_produces_a_notice_and_keeps_the_form() {
    let mut devices = opened();
    let device = &mut devices[0];
    update(&mut device.model, Msg::ShowForm);
    let effects = update(&mut device.model, Msg::Invite(root(4), NOW));
    assert!(matches!(effects[..], [Effect::Store { .. }]));
    update(&mut device.model, Msg::ShowForm);
    for choice in form(9) {
        update(&mut device.model, Msg::Change(choice));
    }
    let shown = device.model.page().clone();
    let effects = update(&mut device.model, Msg::Invite(root(5), NOW));
    assert!(matches!(effects[..], [Effect::Say(_)]), "{effects:?}");
    assert_eq!(device.model.notice(), Some(&Notice::Busy));
    assert_eq!(device.model.page(), &shown);
}

#[test]
fn a_link_is_not_opened_unless_the_stored_games_can_be_read() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let mut model = reading();
    update(&mut model, Msg::OpenLink(devices[at].link(), NOW));
    let effects = send(&mut model, Msg::Loaded(Err(StoreError::Failed), NOW));
    let why = Notice::Problem(Problem::NotOpened(StoreError::Failed));
    assert_eq!(model.notice(), Some(&why), "not that the game is unknown");
    assert!(notice(&model, &why).starts_with("The link couldn't be opened."));
    assert!(
        !effects.contains(&Effect::Address(None)),
        "a reload tries again"
    );
}

#[test]
fn a_notice_about_an_unopened_link_survives_a_change_of_page() {
    let link = invited(form(3)).link();
    let failed = Err(StoreError::Blocked);
    let model = after(&[Msg::OpenLink(link.clone(), NOW), Msg::ShowForm], &failed);
    assert!(matches!(model.page(), Page::New(_)));
    let why = Notice::Problem(Problem::NotOpened(StoreError::Blocked));
    assert_eq!(model.notice(), Some(&why));
    let mut model = after(&[Msg::ShowList], &failed);
    assert_eq!(model.notice(), None, "nothing was to be opened");
    update(&mut model, Msg::OpenLink(link, NOW));
    assert_eq!(model.notice(), Some(&why), "later links neither");
}

#[test]
fn games_remain_listed_after_a_failed_reread() {
    let mut device = invited(form(3));
    let key = device.playing().key().clone();
    let link = device.link();
    update(&mut device.model, Msg::Press(Press::Delete, NOW));
    update(&mut device.model, Msg::Removed(Ok(false)));
    assert_eq!(
        update(&mut device.model, Msg::OpenLink(link.clone(), NOW)),
        []
    );
    device.send(Msg::Loaded(Err(StoreError::Full), NOW));
    let why = Notice::Problem(Problem::NotOpened(StoreError::Full));
    assert_eq!(device.model.notice(), Some(&why));
    device.load();
    device.send(Msg::OpenLink(link, NOW));
    assert_eq!(device.model.notice(), Some(&Notice::OwnInvitation));
    assert_eq!(device.playing().key(), &key);
}

#[test]
fn a_link_opened_while_a_game_is_stored_is_received_afterwards() {
    let mut devices = opened();
    let at = due(&devices);
    devices[at].play();
    let link = devices[at].link();
    let receiver = &mut devices[1 - at];
    let game = receiver.playing().key().clone();
    update(&mut receiver.model, Msg::ShowForm);
    let effects = update(&mut receiver.model, Msg::Invite(root(5), NOW));
    let [Effect::Store { key, line, .. }] = &effects[..] else {
        panic!("{effects:?}");
    };
    assert_eq!(send(&mut receiver.model, Msg::OpenLink(link, NOW)), []);
    receiver
        .stored
        .push((key.as_str().to_owned(), line.clone()));
    receiver.send(Msg::Stored(key.clone(), Ok(true)));
    assert_eq!(receiver.playing().key(), &game);
    assert!(!matches!(receiver.playing().next(), Some(Next::Wait)));
    assert_eq!(receiver.stored.len(), 2);
}

#[test]
fn a_button_in_another_game_reports_that_a_game_is_being_stored() {
    let mut devices = opened();
    let at = due(&devices);
    let device = &mut devices[at];
    let game = device.playing().key().clone();
    update(&mut device.model, Msg::ShowForm);
    let effects = update(&mut device.model, Msg::Invite(root(5), NOW));
    let Some(Effect::Store { key, .. }) = effects.first() else {
        panic!("{effects:?}");
    };
    let invited = key.clone();
    update(&mut device.model, Msg::Open(game.clone()));
    device.prepare();
    let effects = update(&mut device.model, Msg::Press(Press::Send, NOW));
    assert!(matches!(effects[..], [Effect::Say(_)]));
    assert_eq!(device.model.notice(), Some(&Notice::Busy));
    update(&mut device.model, Msg::Stored(invited, Ok(true)));
    assert_eq!(
        device.playing().key(),
        &game,
        "the page is still the player's"
    );
    let effects = update(&mut device.model, Msg::ShowForm);
    assert!(!effects.is_empty());
    assert_eq!(device.model.entries().len(), 2);
}

#[test]
fn pressing_a_button_twice_acts_once() {
    let mut devices = opened();
    let at = due(&devices);
    let device = &mut devices[at];
    device.prepare();
    let first = update(&mut device.model, Msg::Press(Press::Send, NOW));
    assert!(matches!(first[..], [Effect::Store { .. }]));
    assert_eq!(update(&mut device.model, Msg::Press(Press::Send, NOW)), []);
    assert_eq!(device.model.notice(), None);
}

#[test]
fn an_oversized_file_produces_a_notice() {
    let mut device = Device::new();
    device.send(Msg::FileTooLarge);
    assert!(device.notice_text().contains("too large"));
}

#[test]
fn a_waiting_link_is_received_by_the_game_as_stored_by_another_tab() {
    let mut devices = opened();
    let at = due(&devices);
    let begun = devices[at].stored.clone();
    devices[at].play();
    pass_on(&mut devices, at);
    let friend = &mut devices[1 - at];
    if matches!(friend.playing().next(), Some(Next::Cube { .. })) {
        friend.press(Press::Act(Act::Roll));
    }
    friend.play();
    let link = friend.link();
    // A tab that has not seen the turn tries to play it again, while the friend's reply is opened.
    let key = devices[at].playing().key().clone();
    let mut tab = Device::with(begun, Some(Msg::Open(key)));
    tab.stored.clone_from(&devices[at].stored);
    tab.prepare();
    let effects = update(&mut tab.model, Msg::Press(Press::Send, NOW));
    assert!(matches!(effects[..], [Effect::Store { .. }]), "{effects:?}");
    assert_eq!(update(&mut tab.model, Msg::OpenLink(link, NOW)), []);
    let key = tab.playing().key().clone();
    let effects = update(&mut tab.model, Msg::Stored(key, Ok(false)));
    assert_eq!(effects, [Effect::Load], "the link waits for the games");
    tab.load();
    assert!(!matches!(tab.playing().next(), Some(Next::Wait)));
    assert_ne!(
        tab.stored, devices[at].stored,
        "the friend's answer is stored"
    );
}
