//! Saving and resuming an interrupted fit, whose entire state is kept in a file next to the nets to be written.

use std::{fs, io::ErrorKind, path::Path};

use anyhow::{Context as _, ensure};
use engine::training::Net;

use crate::{adam::Adam, checkpoint::MAX_TRAINED_WIDTH, fit::Fitting};

/// Magic number at the start of the file.
const KIND: u64 = 0x3146_5445_4e42;
/// Number of values that describe a net's state: hidden units, optimiser steps, and labels since the last step.
const STATE_WORDS: usize = 3;

impl Fitting {
    /// Saves the state atomically: writes a temporary file, which then replaces the old file. `fingerprint` identifies
    /// the fit; [`Self::load`] ignores a state that has another fingerprint.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written.
    pub fn save(&self, fingerprint: &[u64], file: &Path) -> anyhow::Result<()> {
        let head = [KIND, fingerprint.len() as u64]
            .into_iter()
            .chain(fingerprint.to_vec());
        let counts = [self.passes as u64, self.nets.len() as u64];
        let all = || self.nets.iter().zip(&self.adams);
        let states = all()
            .flat_map(|(net, adam)| [net.width() as u64, adam.steps as u64, adam.labels as u64]);
        let words = head.chain(counts).chain(states);
        let mut bytes: Vec<u8> = words.flat_map(u64::to_le_bytes).collect();
        let weights = all().flat_map(|(net, adam)| {
            let nets = std::iter::once(net).chain(&adam.nets);
            nets.flat_map(Net::weights)
        });
        bytes.extend(weights.flat_map(f32::to_le_bytes));
        let part = file.with_extension("part");
        fs::write(&part, bytes)?;
        Ok(fs::rename(part, file)?)
    }

    /// Loads the state of an interrupted fit; `None` if the file does not exist or its fingerprint differs.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or is not the state of a fit.
    pub fn load(fingerprint: &[u64], file: &Path) -> anyhow::Result<Option<Self>> {
        let bytes = match fs::read(file) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            read => read?,
        };
        let read = Self::read(fingerprint, &mut bytes.as_slice());
        read.with_context(|| file.display().to_string())
    }

    fn read(fingerprint: &[u64], bytes: &mut &[u8]) -> anyhow::Result<Option<Self>> {
        ensure!(word(bytes)? == KIND, "not how far a fit came");
        for own in [fingerprint.len() as u64].iter().chain(fingerprint) {
            if word(bytes)? != *own {
                return Ok(None);
            }
        }
        let (passes, count) = (usize::try_from(word(bytes)?)?, word(bytes)?);
        let states: Vec<[u64; STATE_WORDS]> = (0..count)
            .map(|_| Ok([word(bytes)?, word(bytes)?, word(bytes)?]))
            .collect::<anyhow::Result<_>>()?;
        let mut nets = Vec::new();
        let mut adams = Vec::new();
        for [width, steps, labels] in states {
            let width = usize::try_from(width)?;
            ensure!(width < MAX_TRAINED_WIDTH, "{width} units");
            nets.push(net(bytes, width)?);
            adams.push(Adam {
                nets: [net(bytes, width)?, net(bytes, width)?, net(bytes, width)?],
                steps: i32::try_from(steps)?,
                labels: usize::try_from(labels)?,
            });
        }
        ensure!(bytes.is_empty(), "too long");
        Ok(Some(Self {
            passes,
            nets,
            adams,
        }))
    }
}

fn word(bytes: &mut &[u8]) -> anyhow::Result<u64> {
    let (word, rest) = bytes.split_first_chunk().context("cut off")?;
    *bytes = rest;
    Ok(u64::from_le_bytes(*word))
}

fn net(bytes: &mut &[u8], width: usize) -> anyhow::Result<Net> {
    let size = 4 * Net::weights_of(width);
    let (weights, rest) = bytes.split_at_checked(size).context("cut off")?;
    *bytes = rest;
    let mut weights = weights.as_chunks::<4>().0.iter();
    let mut next = || weights.next().map_or(0.0, |word| f32::from_le_bytes(*word));
    Ok(Net::build(width, &mut next))
}
