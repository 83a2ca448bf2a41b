//! The steps of Adam (Kingma and Ba, 2014).

use engine::training::{Hidden, Net, RESULTS, Sparse};

/// How the error changes with each weight, and the mean and mean square of that in the past, which scale the steps.
pub struct Adam {
    /// Those of the labels since the last step, the mean, the mean square.
    pub nets: [Net; 3],
    pub steps: i32,
    /// Labels since the last step.
    pub labels: usize,
}

impl Adam {
    pub fn new(width: usize) -> Self {
        let zeros = || Net::build(width, || 0.0);
        Self {
            nets: [zeros(), zeros(), zeros()],
            steps: 0,
            labels: 0,
        }
    }

    /// Adds what the error `slope` of the six logits says about the weights that led to them.
    ///
    /// `inputs` and `units` are those that `net` had; `back` is room to work in.
    pub fn blame(
        &mut self,
        net: &Net,
        (inputs, units): (&Sparse, &Hidden),
        slope: [f32; RESULTS],
        back: &mut Hidden,
    ) {
        self.labels += 1;
        let [slopes, ..] = &mut self.nets;
        back.clear();
        back.resize(units.len(), 0.0);
        for (nth, slope) in slope.into_iter().enumerate() {
            add_scaled(back, &net.output[nth], slope);
            add_scaled(&mut slopes.output[nth], units, slope);
            slopes.bias[nth] += slope;
        }
        for (back, unit) in back.iter_mut().zip(units) {
            *back = if *unit > 0.0 { *back } else { 0.0 };
        }
        add_scaled(&mut slopes.hidden, back, 1.0);
        for &(at, value) in inputs {
            add_scaled(&mut slopes.input[usize::from(at)], back, value);
        }
    }

    /// Moves the weights and forgets the slopes.
    pub fn step(&mut self, net: &mut Net, rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        self.labels = 0;
        let warm = (1.0 - KEEP.1.powi(self.steps)).sqrt() / (1.0 - KEEP.0.powi(self.steps));
        let rate = rate * warm;
        let [slopes, mean, square] = &mut self.nets;
        let past = mean.rows_mut().zip(square.rows_mut());
        let rows = net.rows_mut().zip(slopes.rows_mut()).zip(past);
        for ((weights, slopes), (means, squares)) in rows {
            let past = means.iter_mut().zip(squares);
            for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(past) {
                *mean += (1.0 - KEEP.0) * (*slope - *mean);
                *square += (1.0 - KEEP.1) * (*slope * *slope - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *slope = 0.0;
            }
        }
    }
}

fn add_scaled(sums: &mut [f32], row: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += factor * value;
    }
}
