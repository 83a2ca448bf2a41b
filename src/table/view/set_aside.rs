//! List of saves set aside, for the settings.

use rules::Player;

use crate::{BackupMsg, Control, Import, Model, Msg, texts::speech, title};

/// Save that was set aside; a full backup also includes settings and dice statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct SetAsideGame {
    /// Button that resumes the saved game; its label describes the contents.
    pub go_on: Control,
    /// Message that removes the save.
    pub remove: Msg,
}

/// List of saves set aside.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetAsideSaves {
    /// Games that were set aside.
    pub games: Vec<SetAsideGame>,
    /// Unreadable texts.
    pub unread: Vec<String>,
    /// Remaining texts, not parsed yet.
    pub rest: Vec<String>,
}

/// Maximum number of texts parsed at once, since each game is replayed to build its label.
const LISTED: usize = 5;

/// Separates the first texts set aside into games and unreadable texts.
pub fn set_aside_saves(model: &Model, mut texts: Vec<String>) -> SetAsideSaves {
    let game = |text: &str| {
        let importing = Import::from_set_aside(text)?;
        let whole = importing.others.is_some();
        let model = Model::resumed(importing.saved.clone(), model.settings, model.words.clone())?;
        let scores = Player::BOTH.map(|player| {
            let score = model.session().score()[player];
            format!("{} {score}", speech::name(&model, player))
        });
        let parts = std::iter::once(title(&model)).chain(scores);
        let parts = parts.chain(whole.then(|| model.words.kept_whole()));
        let label = board::list(model.words(), parts);
        Some(SetAsideGame {
            go_on: Control::new(label, Msg::Backup(BackupMsg::Import(Import(Ok(importing))))),
            remove: Msg::Backup(BackupMsg::Remove(vec![text.to_owned()])),
        })
    };
    let mut aside = SetAsideSaves {
        rest: texts.split_off(texts.len().min(LISTED)),
        ..SetAsideSaves::default()
    };
    for text in texts {
        match game(&text) {
            Some(game) => aside.games.push(game),
            None => aside.unread.push(text),
        }
    }
    aside
}
