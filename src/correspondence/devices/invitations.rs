//! Tests of invitations: at once, changed, and given up.

use super::*;

#[test]
fn an_invitation_takes_one_message_and_gives_way_to_a_changed_one() {
    let mut white = invited(form(3));
    white.send(Msg::ShowList);
    white.send(Msg::InviteAtOnce(root(4), NOW + 1));
    assert_eq!(white.model.entries().len(), 2);
    let first = white.link();
    assert_eq!(white.playing().entry.summary.length, Some(5));
    let names = &white.playing().entry.summary.names;
    assert_eq!(
        names.white.as_deref(),
        Some("Ann"),
        "the name of the game before"
    );
    white.send(Msg::ChangeInvitation);
    assert!(white.model.replaces_invitation());
    white.send(Msg::Change(Change::Length(MatchLength::new(7))));
    white.send(Msg::Invite(root(5), NOW + 2));
    assert_eq!((white.model.entries().len(), white.stored.len()), (2, 2));
    assert_eq!(white.playing().entry.summary.length, Some(7));
    assert_ne!(white.link(), first);
    assert!(!white.model.replaces_invitation());
}

#[test]
fn an_invitation_stays_if_its_change_is_given_up() {
    let mut white = invited(form(3));
    white.send(Msg::ChangeInvitation);
    white.send(Msg::ShowList);
    white.send(Msg::InviteAtOnce(root(4), NOW + 1));
    assert_eq!(white.model.entries().len(), 2);
}
