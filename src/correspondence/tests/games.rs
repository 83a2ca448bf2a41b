//! Tests for complete games by link, with reloads and other tabs.

use super::*;

#[test]
fn a_link_starts_the_game_and_names_both_players() {
    let white = invited(form(3));
    assert!(white.link().starts_with("t="));
    assert_eq!(white.model.entries()[0].summary.due, Due::Invited);
    let mut black = Device::new();
    black.open_link(&white.link());
    assert!(matches!(black.model.page(), Page::Offered(..)));
    assert_eq!(
        heading(&black.model),
        "\u{2068}Ann\u{2069} invites you to play"
    );
    let [white, black] = begun(form(3));
    assert_eq!(heading(&white.model), "Game with \u{2068}Βασίλης\u{2069}");
    assert_eq!(heading(&black.model), "Game with \u{2068}Ann\u{2069}");
    assert!(scene(&white.model, false).is_some());
}

#[test]
fn hides_the_old_link_while_its_answer_is_received() {
    let mut white = invited(form(3));
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::Accept(root(2), NOW));
    let effects = update(&mut white.model, Msg::OpenLink(black.link(), NOW));
    assert_eq!(white.model.link(), None);
    for effect in effects {
        if let Effect::Later(_, msg) = effect {
            white.send(*msg);
        }
    }
    assert!(white.playing().next().is_some(), "the game has begun");
}

#[test]
fn an_opened_invitation_is_stored_only_when_it_is_accepted() {
    let white = invited(form(3));
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::ShowList);
    assert!(black.stored.is_empty());
}

/// Plays until the player at index `loser` has a roll to play; that player then resigns a single game.
fn resign_on_a_turn_of(loser: usize, devices: &mut [Device; 2]) {
    for _ in 0..40 {
        let at = due(devices);
        match devices[at].playing().next() {
            Some(Next::Play { .. }) if at == loser => {
                devices[at].press(Press::Act(Act::Resign(rules::Win::Single)));
                pass_on(devices, at);
                devices[1 - at].press(Press::Act(Act::Accept));
                pass_on(devices, 1 - at);
                break;
            }
            Some(Next::Play { .. }) => devices[at].play(),
            Some(other) => panic!("{other:?}"),
            None => panic!("nothing is due"),
        }
        pass_on(devices, at);
    }
}

#[test]
fn plays_a_match_by_links_with_a_take_and_a_drop() {
    let mut devices = begun(form(3));
    if due(&devices) == 1 || matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    let doubler = until_cube(&mut devices);
    assert!(devices[doubler].status().contains("roll or double"));
    devices[doubler].press(Press::Act(Act::Double));
    pass_on(&mut devices, doubler);
    assert!(devices[1 - doubler].status().contains("Take or drop?"));
    devices[1 - doubler].press(Press::Act(Act::Take));
    pass_on(&mut devices, 1 - doubler);
    // After the take, the doubler sees the roll, but resigns.
    assert!(matches!(
        devices[doubler].playing().next(),
        Some(Next::Play { .. })
    ));
    devices[doubler].press(Press::Act(Act::Resign(rules::Win::Single)));
    pass_on(&mut devices, doubler);
    devices[1 - doubler].press(Press::Act(Act::Accept));
    assert!(devices[1 - doubler].notice_text().contains("2 points"));
    pass_on(&mut devices, 1 - doubler);
    let score = devices[0]
        .playing()
        .game()
        .expect("a game")
        .session()
        .score();
    assert_eq!(score.white + score.black, 2);
    // The Crawford game has no cube; the leader resigns it, and the next game has a cube again.
    let leader = usize::from(score.white != 2);
    resign_on_a_turn_of(leader, &mut devices);
    let doubler = until_cube(&mut devices);
    devices[doubler].press(Press::Act(Act::Double));
    pass_on(&mut devices, doubler);
    devices[1 - doubler].press(Press::Act(Act::Drop));
    pass_on(&mut devices, 1 - doubler);
    // The player waiting for the opening roll has a secret to send.
    if matches!(devices[doubler].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, doubler);
    }
    let [white, black] = &devices;
    let game = |device: &Device| device.playing().game().expect("a game").clone();
    assert_eq!(game(white).session(), game(black).session());
    if game(white).ended().is_some() {
        for device in &devices {
            assert_eq!(device.model.entries()[0].summary.due, Due::Nobody);
            assert!(
                device
                    .effects
                    .iter()
                    .any(|effect| matches!(effect, Effect::AddToLibrary(..)))
            );
        }
    }
}

#[test]
fn capitalises_a_nameless_friend_at_the_start_of_a_sentence() {
    let mut white = invited(form(5).split_off(1));
    let mut black = Device::new();
    black.open_link(&white.link());
    black.send(Msg::Accept(root(2), NOW));
    white.open_link(&black.link());
    let mut devices = [white, black];
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    let doubler = until_cube(&mut devices);
    devices[doubler].press(Press::Act(Act::Double));
    pass_on(&mut devices, doubler);
    let shown_text = devices[1 - doubler].status();
    assert_eq!(shown_text, "Your friend doubles to 2. Take or drop?");
    let friend = devices[doubler].playing().me();
    let shown = seat(&devices[1 - doubler].model, friend).expect("a seat");
    assert_eq!(shown.name, "Your friend");
    devices[1 - doubler].press(Press::Act(Act::Take));
    pass_on(&mut devices, 1 - doubler);
    devices[doubler].press(Press::Act(Act::Resign(rules::Win::Single)));
    pass_on(&mut devices, doubler);
    let shown_text = devices[1 - doubler].status();
    assert_eq!(
        shown_text,
        "Your friend resigns a single game. Accept or decline?"
    );
    devices[1 - doubler].press(Press::Act(Act::Accept));
    pass_on(&mut devices, 1 - doubler);
    let shown_text = devices[doubler].notice_text();
    assert_eq!(shown_text, "Your friend wins a single game: 2 points.");
}

#[test]
fn a_reload_restores_the_turn_and_the_link() {
    let mut devices = opened();
    let at = due(&devices);
    let shown_text = devices[at].status();
    devices[at].reload();
    assert_eq!(devices[at].status(), shown_text);
    devices[at].play();
    let link = devices[at].link();
    devices[at].reload();
    assert_eq!(devices[at].link(), link);
    assert!(!devices[at].playing().may_undo(), "what was sent stays");
}

#[test]
fn a_play_can_be_undone_until_it_is_sent() {
    let mut devices = opened();
    let device = &mut devices[due(&devices)];
    let view = device.playing().game().expect("a game").view();
    let draft = view.draft().expect("a roll");
    let step = draft.options()[0];
    let place = board::Place::of(device.playing().me(), step.from.number());
    device.send(Msg::Input(board::Input::MoveBy(place, step.die), NOW));
    assert!(device.playing().may_undo());
    device.press(Press::Undo);
    assert!(!device.playing().may_undo());
    assert_eq!(device.stored.len(), 1);
    assert!(device.playing().link().is_none(), "nothing is sent yet");
}

#[test]
fn a_tap_on_the_dice_sends_a_prepared_play() {
    let mut devices = opened();
    let device = &mut devices[due(&devices)];
    device.prepare();
    let swap = board::Input::Do(rules::Action::SwapDice);
    device.send(Msg::Input(swap, NOW));
    assert!(device.playing().link().is_none(), "no key sends a play");
    device.send(Msg::Input(board::Input::TapDice, NOW));
    assert!(device.playing().link().is_some());
}

#[test]
fn follows_the_newer_state_of_another_tab() {
    let mut devices = opened();
    let at = due(&devices);
    let key = devices[at].playing().key().clone();
    let mut tab = Device::with(devices[at].stored.clone(), Some(Msg::Open(key)));
    devices[at].play();
    tab.stored = devices[at].stored.clone();
    tab.play();
    assert_eq!(tab.link(), devices[at].link(), "nothing is sent twice");
}

#[test]
fn shows_no_link_when_the_game_cannot_be_stored() {
    let mut white = Device::new();
    white.send(Msg::ShowForm);
    let effects = update(&mut white.model, Msg::Invite(root(1), NOW));
    let Some(Effect::Store { key, .. }) = effects.into_iter().next() else {
        panic!("nothing is stored");
    };
    assert!(white.model.is_busy() && white.model.playing().is_none());
    let failed = Err(StoreError::Full);
    update(&mut white.model, Msg::Stored(key, failed));
    assert!(matches!(white.model.page(), Page::New(_)));
    assert!(white.notice_text().contains("full"));
}

#[test]
fn many_games_are_listed_with_games_on_turn_first() {
    let mut white = Device::new();
    for number in 1..=3 {
        white.send(Msg::ShowForm);
        for choice in form(number) {
            white.send(Msg::Change(choice));
        }
        white.send(Msg::Invite(root(number), NOW + u64::from(number)));
    }
    let mut black = Device::new();
    let second = white.stored.clone();
    let link = white.link();
    black.open_link(&link);
    black.send(Msg::Accept(root(8), NOW));
    white.open_link(&black.link());
    assert_eq!(white.model.entries().len(), 3);
    assert_eq!(second.len(), 3);
    let all = cards(&white.model);
    assert_eq!(all[0].name, "Your friend");
    assert_eq!(all[2].state, "Not accepted yet");
    assert_eq!(all[2].stands, "One game, no cube");
    for card in &all {
        assert!(board_picture(&white.model, &card.key).is_some(), "{card:?}");
    }
    let counted = white.effects.iter().rev().find_map(|effect| match effect {
        Effect::Count(running, _) => Some(*running),
        _ => None,
    });
    assert_eq!(counted, Some(3));
}

#[test]
fn a_strict_cube_decision_needs_two_more_links() {
    let mut strict = form(5);
    strict.push(Change::Strict(true));
    let mut devices = begun(strict);
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    let roller = until_cube(&mut devices);
    devices[roller].press(Press::Act(Act::Roll));
    assert!(
        devices[roller]
            .status()
            .contains("your dice come with the answer")
    );
    pass_on(&mut devices, roller);
    // The friend's reply reveals a secret and needs no decision.
    assert!(devices[1 - roller].status().contains("no decision"));
    pass_on(&mut devices, 1 - roller);
    assert!(matches!(
        devices[roller].playing().next(),
        Some(Next::Play { .. })
    ));
}

#[test]
fn keeps_unreadable_lines_in_storage() {
    let stored = vec![("x".to_owned(), "no game".to_owned())];
    let device = Device::with(stored.clone(), None);
    assert_eq!(device.model.unreadable(), 1);
    assert_eq!(device.model.loading(), Loading::Ready);
    assert_eq!(device.stored, stored);
}

#[test]
fn opens_the_link_even_if_settings_arrive_before_the_games() {
    let link = invited(form(3)).link();
    let first = Some(Msg::OpenLink(link, NOW));
    let mut model = Model::new(Words::english(), Preferences::default(), first);
    update(&mut model, Msg::Preferences(Preferences::default()));
    update(&mut model, Msg::Loaded(Ok(Vec::new()), NOW));
    assert!(matches!(model.page(), Page::Offered(..)));
}

#[test]
fn does_not_delete_a_game_that_another_tab_has_continued() {
    let mut devices = opened();
    let at = due(&devices);
    let mut other_tab = devices[at].stored.clone();
    devices[at].play();
    std::mem::swap(&mut devices[at].stored, &mut other_tab);
    let stored = devices[at].stored.clone();
    devices[at].press(Press::Delete);
    assert_eq!(devices[at].stored, stored);
    assert_eq!(devices[at].model.entries().len(), 1, "it is listed again");
    assert_eq!(devices[at].model.notice(), Some(&Notice::OtherTab));
    let key = devices[at].model.entries()[0].key.clone();
    devices[at].send(Msg::Open(key));
    devices[at].press(Press::Delete);
    assert_eq!(
        (devices[at].stored.len(), devices[at].model.notice()),
        (0, None)
    );
}

#[test]
fn a_game_that_could_not_be_deleted_is_listed_again() {
    let mut device = invited(form(3));
    let mut model = device.model.clone();
    let effects = update(&mut model, Msg::Press(Press::Delete, NOW));
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Remove { .. }))
    );
    assert_eq!(model.entries().len(), 0);
    let effects = update(&mut model, Msg::Removed(Err(StoreError::Failed)));
    assert_eq!(effects, [Effect::Load]);
    device.model = model;
    device.load();
    assert_eq!(device.model.entries().len(), 1);
    let failed = Notice::Problem(Problem::NotStored(StoreError::Failed));
    assert_eq!(device.model.notice(), Some(&failed));
}

#[test]
fn reports_that_another_tab_has_continued_the_game_on_display() {
    let mut devices = opened();
    let at = due(&devices);
    let mut tab = Device::with(devices[at].stored.clone(), None);
    tab.send(Msg::Open(devices[at].playing().key().clone()));
    devices[at].play();
    tab.stored.clone_from(&devices[at].stored);
    tab.play();
    assert_eq!(tab.model.notice(), Some(&Notice::OtherTab));
    assert!(matches!(tab.playing().next(), Some(Next::Wait)));
}

#[test]
fn a_match_title_shows_the_length_and_marks_the_crawford_game() {
    let mut devices = begun(form(2));
    if matches!(devices[0].playing().next(), Some(Next::Wait)) {
        pass_on(&mut devices, 0);
    }
    let doubler = until_cube(&mut devices);
    let title = |model: &Model| crate::game_title(model).map(|title| title.join(", "));
    let before = title(&devices[doubler].model);
    assert_eq!(before.as_deref(), Some("2-point match, "));
    devices[doubler].press(Press::Act(Act::Double));
    pass_on(&mut devices, doubler);
    devices[1 - doubler].press(Press::Act(Act::Drop));
    pass_on(&mut devices, 1 - doubler);
    let device = &devices[doubler];
    let shown = seat(&device.model, device.playing().me()).expect("a seat");
    assert_eq!(
        (shown.points, shown.away.as_deref()),
        (Some(1), Some("1 away"))
    );
    assert_eq!(shown.score, "Score 1, 1 away");
    let after = title(&device.model);
    assert_eq!(after.as_deref(), Some("2-point match, Crawford"));
}
