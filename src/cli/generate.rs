//! Shell completions and man pages, generated from the command definitions.

use std::{fs, io, path::Path};

use clap::{Command, CommandFactory as _, error::ErrorKind};
use clap_complete::Shell;
use clap_mangen::{
    Man,
    roff::{Roff, roman},
};

use crate::command::Cli;

/// Returns the completion script for `shell`.
pub(crate) fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "bg", &mut script);
    script
}

/// Returns the command named by the words after `bg`; `bg` itself if there are none.
///
/// # Errors
/// Returns an error if there is no such command.
pub(crate) fn find(words: &[String]) -> Result<Command, clap::Error> {
    let mut bg = commands();
    let found = words
        .iter()
        .try_fold(&bg, |command, word| command.find_subcommand(word));
    found.cloned().ok_or_else(|| {
        let message = format!("no such command: {}", words.join(" "));
        bg.error(ErrorKind::InvalidSubcommand, message)
    })
}

/// Writes the man pages for all commands to `folder`, which is created if it does not exist.
///
/// # Errors
/// Returns an error if the folder or a file cannot be written.
pub(crate) fn write_man_pages(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut open = vec![commands()];
    while let Some(command) = open.pop() {
        let name = Man::new(command.clone()).get_filename();
        fs::write(folder.join(name), man_page(&command)?)?;
        open.extend(command.get_subcommands().cloned());
    }
    Ok(())
}

/// Returns all commands with their full names, except `help`, which needs no man page.
fn commands() -> Command {
    let mut bg = Cli::command().disable_help_subcommand(true);
    bg.build();
    bg
}

/// Returns the man page for a command.
///
/// # Errors
/// Never returns an error in practice, because the page is written to memory.
pub(crate) fn man_page(command: &Command) -> io::Result<Vec<u8>> {
    let man = Man::new(command.clone())
        .source(concat!("bg ", env!("CARGO_PKG_VERSION")))
        .manual("Backgammon");
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
    }
    sections(command).to_writer(&mut page)?;
    Ok(page)
}

/// Returns the sections after the options ("Exit codes:" and "Examples:"), preserving their line breaks.
fn sections(command: &Command) -> Roff {
    let mut roff = Roff::new();
    let text = command.get_after_help().map(ToString::to_string);
    for line in text.unwrap_or_default().lines() {
        if let Some(title) = line.strip_suffix(':') {
            roff.control("SH", [title.to_uppercase().as_str()]);
            roff.control("nf", []);
        } else if line.is_empty() {
            roff.control("fi", []);
        } else {
            roff.text([roman(line.trim_start())]);
        }
    }
    roff
}
