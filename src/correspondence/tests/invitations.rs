//! Tests for invitations: with default options, changed, and abandoned.

use super::*;

#[test]
fn a_changed_invitation_replaces_the_first_one() {
    let mut white = invited(form(3));
    white.send(Msg::ShowList);
    white.send(Msg::InviteAtOnce(root(4), NOW + 1));
    assert_eq!(white.model.entries().len(), 2);
    let first = white.link();
    assert_eq!(
        white.playing().entry.summary.length,
        Some(3),
        "the length of the last invitation"
    );
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
fn a_first_invitation_is_for_one_game_without_a_cube() {
    let mut white = Device::new();
    white.send(Msg::InviteAtOnce(root(1), NOW));
    let invitation = shown_invitation(&white.model).expect("an invitation");
    assert_eq!(invitation.terms.mode, friend::Mode::NoCube);
    let lines = terms(white.model.words(), &invitation);
    assert_eq!(lines[0], "One game, no cube");
    assert!(lines.contains(&"No cube, one message per turn.".to_owned()));
    let card = &cards(&white.model)[0];
    assert_eq!(card.stands, "One game, no cube");
}

#[test]
fn an_invitation_repeats_the_options_of_the_last_one() {
    let cubeless = Change::Cube(false);
    let mut white = invited([form(7), vec![cubeless]].concat());
    white.reload();
    white.send(Msg::InviteAtOnce(root(2), NOW + 1));
    let invitation = shown_invitation(&white.model).expect("an invitation");
    assert_eq!(invitation.terms.mode, friend::Mode::NoCube);
    assert_eq!(white.playing().entry.summary.length, Some(7));
    // A friend's options are not stored as this player's.
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::Accept(root(3), NOW));
    black.send(Msg::InviteAtOnce(root(4), NOW + 1));
    assert_eq!(black.playing().entry.summary.length, Some(1));
}

#[test]
fn the_page_does_not_ask_again_to_send_a_sent_link() {
    let [mut white, mut black] = begun(form(1));
    let asks = "Now send this link to";
    white.play();
    assert!(white.status().contains(asks), "{}", white.status());
    white.send(Msg::LinkSent);
    let sent = white.status();
    assert!(sent.starts_with("Sent? Then "), "{sent}");
    assert!(
        sent.ends_with(" is next and sends you a link back."),
        "{sent}"
    );
    // The next day, the link is still available, without another request to send it.
    white.reload();
    assert_eq!(white.status(), sent);
    black.open_link(&white.link());
    assert!(!black.playing().is_sent());
    black.play();
    assert!(black.status().contains(asks), "{}", black.status());
    white.open_link(&black.link());
    white.play();
    assert!(white.status().contains(asks), "{}", white.status());
}

#[test]
fn a_single_game_has_no_score_before_its_end() {
    let points = |length: u8| {
        let [white, _] = begun(form(length));
        let shown = seat(&white.model, Player::White).expect("a player");
        (shown.points, shown.away)
    };
    assert_eq!(points(1), (None, None));
    assert_eq!(points(3), (Some(0), Some("3 away".to_owned())));
}

#[test]
fn addresses_the_reader_as_you_and_the_friend_by_name() {
    let devices = begun(form(3));
    let names = devices.map(|device| seat(&device.model, Player::White).expect("a player").name);
    assert_eq!(names, ["You", "Ann"]);
}

#[test]
fn an_abandoned_invitation_counts_as_sent() {
    let mut white = invited(form(3));
    assert!(!white.playing().is_sent());
    white.reload();
    assert!(white.playing().is_sent());
}

#[test]
fn a_tip_is_shown_until_the_play_is_started() {
    let [mut white, _] = begun(form(3));
    let shown = |device: &Device| tip(&device.model, device.playing());
    assert_eq!(shown(&white).as_deref(), Some("Choose a ringed checker"));
    white.prepare();
    assert_eq!(shown(&white), None);
    white.press(Press::Send);
    assert_eq!(shown(&white), None);
}

#[test]
fn keeps_an_invitation_if_its_change_is_abandoned() {
    let mut white = invited(form(3));
    white.send(Msg::ChangeInvitation);
    white.send(Msg::ShowList);
    white.send(Msg::InviteAtOnce(root(4), NOW + 1));
    assert_eq!(white.model.entries().len(), 2);
}

#[test]
fn the_inviter_plays_as_soon_as_the_invitation_is_accepted() {
    for number in 1..=20 {
        let mut white = Device::new();
        white.send(Msg::InviteAtOnce(root(number), NOW));
        let mut black = Device::new();
        black.open_link(&white.link());
        black.send(Msg::Accept(root(number + 100), NOW));
        assert_eq!(black.playing().next(), Some(Next::Wait));
        white.open_link(&black.link());
        let mut devices = [white, black];
        assert!(devices[0].status().starts_with("You start: play "));
        devices[0].play();
        pass_on(&mut devices, 0);
        assert!(!matches!(devices[1].playing().next(), Some(Next::Wait)));
    }
}

#[test]
fn an_invitation_contains_the_name_typed_in_the_list() {
    let mut white = Device::new();
    white.send(Msg::OwnName("Ann".to_owned()));
    white.send(Msg::InviteAtOnce(root(1), NOW));
    let mut black = Device::new();
    black.open_link(&white.link());
    assert_eq!(
        heading(&black.model),
        "\u{2068}Ann\u{2069} invites you to play"
    );
    // The next invitation after a reload contains the name too.
    white.reload();
    white.send(Msg::ShowList);
    assert_eq!(white.model.own_name(), "Ann");
}

#[test]
fn both_players_see_who_won_the_opening_roll() {
    let choice = Change::Starter(Starter::OpeningRoll);
    for number in 1..=20 {
        let devices = begun_by(number, choice.clone());
        let shown_text = devices[0].status();
        if due(&devices) == 0 {
            assert!(
                shown_text.contains("you go first. Your turn: play "),
                "{shown_text}"
            );
        } else {
            assert!(
                shown_text.contains("friend goes first. Now send this link to "),
                "{shown_text}"
            );
        }
    }
}

#[test]
fn the_winner_of_the_opening_roll_sees_the_result_with_the_next_link() {
    let choice = Change::Starter(Starter::OpeningRoll);
    let started = (1..=20).find_map(|number| {
        let mut devices = begun_by(number, choice.clone());
        let waits = devices[0].link_if_waiting()?;
        devices[1].open_link(&waits);
        Some(devices[1].status())
    });
    let shown_text = started.expect("Black starts one of twenty games");
    assert!(
        shown_text.contains("you go first. Your turn: play "),
        "{shown_text}"
    );
}

/// Returns both devices after an invitation with this option was accepted; White has opened the acceptance.
fn begun_by(number: u8, choice: Change) -> [Device; 2] {
    let mut white = Device::new();
    white.send(Msg::ShowForm);
    white.send(Msg::Change(choice));
    white.send(Msg::Invite(root(number), NOW));
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::Accept(root(number + 100), NOW));
    white.open_link(&black.link());
    [white, black]
}

#[test]
fn either_player_may_start_after_the_opening_roll() {
    let mut starts = [0, 0];
    for number in 1..=20 {
        let choice = Change::Starter(Starter::OpeningRoll);
        starts[due(&begun_by(number, choice))] += 1;
    }
    assert!(starts[0] > 0 && starts[1] > 0, "{starts:?}");
}

#[test]
fn a_changed_invitation_keeps_the_starter() {
    let choice = Change::Starter(Starter::OpeningRoll);
    let mut white = invited(vec![choice.clone()]);
    white.send(Msg::ChangeInvitation);
    let Page::New(form) = white.model.page() else {
        panic!("no form");
    };
    assert!(form.is_chosen(&choice));
}

#[test]
fn an_invitation_states_who_starts() {
    let words = Words::english();
    let sentence = |choices: Vec<Change>| {
        let mut black = Device::new();
        black.open_link(&invited(choices).link());
        let Page::Offered(message, _) = black.model.page() else {
            panic!("no invitation");
        };
        let Message::Invitation(invitation) = &**message else {
            panic!("no invitation");
        };
        crate::starts(&words, invitation)
    };
    assert_eq!(
        sentence(form(3)).as_deref(),
        Some("\u{2068}Ann\u{2069} starts.")
    );
    assert_eq!(sentence(Vec::new()).as_deref(), Some("Your friend starts."));
    assert_eq!(sentence(vec![Change::Starter(Starter::OpeningRoll)]), None);
}
