//! Fitting of nets to all labels in a list of folders: the training and held-out sets, the report after each pass, and
//! the saved state.

use std::{fs, path::Path, time::Instant};

use engine::training::{Net, Phase};

use crate::{
    arguments::WeightedFolder,
    checkpoint::Checkpoint,
    curve::{self, Row},
    fit::{self, Fitting, Hyperparameters, WeightedFamily},
    label::shards,
    progress,
};

/// Weight of the squared equity error in the loss function, relative to the cross-entropy.
const EQUITY_WEIGHT: f32 = 12.0;
/// Additional weight of the equity error's deviation from its mean over the plays of a roll.
const FAMILY_WEIGHT: f32 = 40.0;

/// Returns the hyperparameters for a fit.
pub fn hyperparameters(passes: usize, step: f32) -> Hyperparameters {
    Hyperparameters {
        passes,
        batch: 256,
        step,
        equity: EQUITY_WEIGHT,
        family: FAMILY_WEIGHT,
        seed: 1,
        describe: engine::training::describe,
        net_of: |board| Phase::of(board) as usize,
    }
}

/// Returns a fingerprint of a fit: its labels, initial weights and hyperparameters.
fn fit_fingerprint(
    run: &Checkpoint,
    hyperparameters: Hyperparameters,
    families: &[WeightedFamily],
) -> Vec<u64> {
    let sum = |values: &mut dyn Iterator<Item = f32>| {
        values.fold(0, |sum: u64, value| {
            sum.wrapping_mul(31)
                .wrapping_add(u64::from(value.to_bits()))
        })
    };
    let labels = families.iter().flat_map(|weighted| &weighted.family);
    let mut targets = labels.flat_map(|label| label.target);
    let mut counts = families.iter().map(|weighted| weighted.weight);
    let mut weights = run.nets.nets.iter().flat_map(Net::weights);
    vec![
        hyperparameters.passes as u64,
        hyperparameters.batch as u64,
        u64::from(hyperparameters.step.to_bits()),
        u64::from(hyperparameters.equity.to_bits()),
        u64::from(hyperparameters.family.to_bits()),
        hyperparameters.seed,
        families.len() as u64,
        sum(&mut targets),
        sum(&mut counts),
        sum(&mut weights),
    ]
}

/// Fits the nets to the labels in all shards of `dirs` and writes them to `to`. The state is saved next to `to` after
/// each pass, so that an interrupted fit can be resumed.
///
/// # Errors
/// Returns an error if a file cannot be read or written.
pub fn fit(
    mut run: Checkpoint,
    hyperparameters: Hyperparameters,
    dirs: &[WeightedFolder],
    to: &Path,
) -> anyhow::Result<()> {
    let (mut own, mut held) = (Vec::new(), Vec::new());
    for WeightedFolder { folder, weight } in dirs {
        let weight = *weight;
        let [learnt, held_out] = shards(&[folder])?;
        own.extend(
            learnt
                .into_iter()
                .map(|family| WeightedFamily { family, weight }),
        );
        held.extend(held_out);
    }
    let learnt: usize = own.iter().map(|weighted| weighted.family.len()).sum();
    let held_out: usize = held.iter().map(Vec::len).sum();
    println!("{learnt} labels, {held_out} held out");
    let fingerprint = fit_fingerprint(&run, hyperparameters, &own);
    let state_file = to.with_extension("fitting");
    let mut fitting = Fitting::load(&fingerprint, &state_file)?
        .inspect(|fitting| println!("goes on after {} passes", fitting.passes))
        .unwrap_or_else(|| Fitting::new(run.nets.nets.to_vec()));
    let (began, name) = (Instant::now(), curve::run_name(to));
    let bar = progress::bar(hyperparameters.passes as u64, "passes");
    bar.set_position(fitting.passes as u64);
    fitting.learn(&own, hyperparameters, |fitting, errors| {
        let minutes = began.elapsed().as_secs_f64() / 60.0;
        let unseen = fit::errors(&fitting.nets, &held, hyperparameters);
        let mut rows = Vec::new();
        for (phase, (errors, unseen)) in Phase::ALL.into_iter().zip(errors.iter().zip(unseen)) {
            bar.suspend(|| {
                println!(
                    "{phase:?} pass {}, {minutes:.1} min: error {:.4}, within a roll {:.4}; {:.4}, {:.4} held out",
                    fitting.passes, errors.all(), errors.within(), unseen.all(), unseen.within()
                );
            });
            rows.push(Row {
                run: name.clone(),
                net: format!("{phase:?}").to_lowercase(),
                unit: "pass".to_owned(),
                at: fitting.passes as f64,
                minutes,
                error: f64::from(errors.all()),
                held_out: Some(f64::from(unseen.all())),
            });
        }
        bar.inc(1);
        curve::add(&to.with_file_name(curve::FILE), &rows)?;
        fitting.save(&fingerprint, &state_file)
    })?;
    for (net, learnt) in run.nets.nets.iter_mut().zip(fitting.nets) {
        *net = learnt;
    }
    run.save(to)?;
    Ok(fs::remove_file(state_file)?)
}
