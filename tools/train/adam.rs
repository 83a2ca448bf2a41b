//! Adam optimiser (Kingma and Ba, 2014).

use engine::training::{Hidden, Net, RESULTS, Sparse};

/// Optimiser state: the gradients of the weights, and the moving averages of the gradients and of their squares.
pub struct Adam {
    /// Gradients summed over the labels since the last step, moving average of the gradients, and moving average of
    /// their squares.
    pub nets: [Net; 3],
    pub steps: i32,
    /// Number of labels since the last step.
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

    /// Adds the gradients of the weights, derived from the `gradient` with respect to the six logits.
    ///
    /// `inputs` and `units` come from the forward pass through `net`; `back` is a scratch buffer.
    pub fn backpropagate(
        &mut self,
        net: &Net,
        (inputs, units): (&Sparse, &Hidden),
        gradient: [f32; RESULTS],
        back: &mut Hidden,
    ) {
        self.labels += 1;
        let [gradients, ..] = &mut self.nets;
        back.clear();
        back.resize(units.len(), 0.0);
        for (nth, gradient) in gradient.into_iter().enumerate() {
            add_scaled(back, &net.output[nth], gradient);
            add_scaled(&mut gradients.output[nth], units, gradient);
            gradients.bias[nth] += gradient;
        }
        for (back, unit) in back.iter_mut().zip(units) {
            *back = if *unit > 0.0 { *back } else { 0.0 };
        }
        add_scaled(&mut gradients.hidden, back, 1.0);
        for &(at, value) in inputs {
            add_scaled(&mut gradients.input[usize::from(at)], back, value);
        }
    }

    /// Updates the weights and resets the gradients.
    pub fn step(&mut self, net: &mut Net, rate: f32) {
        const KEEP: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        self.labels = 0;
        let warm = (1.0 - KEEP.1.powi(self.steps)).sqrt() / (1.0 - KEEP.0.powi(self.steps));
        let rate = rate * warm;
        let [gradients, mean, square] = &mut self.nets;
        let past = mean.rows_mut().zip(square.rows_mut());
        let rows = net.rows_mut().zip(gradients.rows_mut()).zip(past);
        for ((weights, gradients), (means, squares)) in rows {
            let past = means.iter_mut().zip(squares);
            for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradients).zip(past)
            {
                *mean += (1.0 - KEEP.0) * (*gradient - *mean);
                *square += (1.0 - KEEP.1) * (*gradient * *gradient - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *gradient = 0.0;
            }
        }
    }
}

fn add_scaled(sums: &mut [f32], row: &[f32], factor: f32) {
    for (sum, value) in sums.iter_mut().zip(row) {
        *sum += factor * value;
    }
}
