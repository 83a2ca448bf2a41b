//! Sounds: a few short synthesised tones for each cue, so that there are no files to fetch.
//!
//! Browsers block a page's sound until the first user gesture, so the audio context is created only then.

use board::Cue;
use leptos::{ev, prelude::*};
use table::Model;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// Tone of a cue.
struct Tone {
    /// Start, in seconds.
    at: f64,
    /// Duration, in seconds.
    lasts: f64,
    /// Pitch at the start and at the end, in Hz.
    pitch: [f32; 2],
    /// Initial volume, from 0 to 1, which fades out over the tone.
    loud: f32,
    kind: OscillatorType,
}

const fn tone(at: f64, lasts: f64, pitch: [f32; 2], loud: f32, kind: OscillatorType) -> Tone {
    Tone {
        at,
        lasts,
        pitch,
        loud,
        kind,
    }
}

const WOOD: OscillatorType = OscillatorType::Triangle;
const BELL: OscillatorType = OscillatorType::Sine;

const ROLL: [Tone; 3] = [
    tone(0.0, 0.06, [210.0, 120.0], 0.5, WOOD),
    tone(0.09, 0.06, [180.0, 100.0], 0.4, WOOD),
    tone(0.15, 0.05, [230.0, 130.0], 0.25, WOOD),
];
const NO_MOVE: [Tone; 1] = [tone(0.0, 0.16, [95.0, 60.0], 0.7, BELL)];
const HIT: [Tone; 2] = [
    tone(0.0, 0.07, [170.0, 90.0], 0.7, WOOD),
    tone(0.09, 0.09, [120.0, 70.0], 0.6, WOOD),
];
const BEAR_OFF: [Tone; 2] = [
    tone(0.0, 0.05, [340.0, 220.0], 0.4, WOOD),
    tone(0.05, 0.12, [420.0, 620.0], 0.15, BELL),
];
const DOUBLE: [Tone; 2] = [
    tone(0.0, 0.45, [523.25, 523.25], 0.3, BELL),
    tone(0.12, 0.5, [783.99, 783.99], 0.3, BELL),
];
const WIN: [Tone; 3] = [
    tone(0.0, 0.2, [523.25, 523.25], 0.35, BELL),
    tone(0.16, 0.2, [659.25, 659.25], 0.35, BELL),
    tone(0.32, 0.45, [783.99, 783.99], 0.35, BELL),
];

/// Audio output, created on the first user gesture.
#[derive(Default)]
pub(crate) struct Sound(Option<AudioContext>);

/// Calls `wake` on each pointer press and key press; the first call enables audio output.
pub(crate) fn watch(wake: impl Fn() + Copy + 'static) {
    let listening = [
        window_event_listener(ev::pointerdown, move |_| wake()),
        window_event_listener(ev::keydown, move |_| wake()),
    ];
    on_cleanup(move || listening.into_iter().for_each(WindowListenerHandle::remove));
}

impl Sound {
    /// Creates the audio context, which browsers allow during a user gesture.
    pub(crate) fn wake(&mut self) {
        if self.0.is_none() {
            // Without an audio context, the page is silent.
            self.0 = AudioContext::new().ok();
        }
    }

    /// Plays a cue and vibrates, as the settings allow.
    pub(crate) fn play(&self, cue: Cue, model: &Model) {
        let settings = model.settings();
        if settings.vibrate && self.0.is_some() {
            vibrate(cue);
        }
        let Some(audio) = self.0.as_ref().filter(|_| settings.volume > 0) else {
            return;
        };
        let volume = f32::from(settings.volume.min(100)) / 100.0;
        let tap = [tone(0.0, 0.06, step_pitch(cue), 0.5, WOOD)];
        let tones: &[Tone] = match cue {
            Cue::Roll => &ROLL,
            Cue::NoMove => &NO_MOVE,
            Cue::Step(_) => &tap,
            Cue::Hit => &HIT,
            Cue::BearOff => &BEAR_OFF,
            Cue::Double => &DOUBLE,
            Cue::Win => &WIN,
        };
        for tone in tones {
            // A tone that cannot be played is skipped.
            let _silent = sound(audio, tone, volume);
        }
    }
}

/// Returns the pitch of a checker landing, at the start and at the end, in Hz; it rises with the stack's height.
fn step_pitch(cue: Cue) -> [f32; 2] {
    let height = match cue {
        Cue::Step(height) => f32::from(height.min(8)),
        _ => 0.0,
    };
    [280.0 + 22.0 * height, 170.0 + 14.0 * height]
}

fn sound(audio: &AudioContext, tone: &Tone, volume: f32) -> Result<(), JsValue> {
    let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    let begins = audio.current_time() + tone.at;
    let ends = begins + tone.lasts;
    oscillator.set_type(tone.kind);
    let pitch = oscillator.frequency();
    pitch.set_value_at_time(tone.pitch[0], begins)?;
    pitch.exponential_ramp_to_value_at_time(tone.pitch[1], ends)?;
    gain.gain().set_value_at_time(tone.loud * volume, begins)?;
    // An exponential ramp cannot reach 0, so it ends at an inaudible volume.
    gain.gain().exponential_ramp_to_value_at_time(0.001, ends)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    oscillator.start_with_when(begins)?;
    oscillator.stop_with_when(ends)
}

/// Vibrates for a cue, if the device supports it.
fn vibrate(cue: Cue) {
    let ms = match cue {
        Cue::Step(_) | Cue::BearOff => 8,
        Cue::Hit => 24,
        Cue::Double | Cue::Win => 40,
        Cue::Roll | Cue::NoMove => return,
    };
    let navigator = super::window().map(|window| window.navigator());
    let has = |navigator: &web_sys::Navigator| {
        web_sys::js_sys::Reflect::has(navigator, &"vibrate".into())
    };
    if let Some(navigator) = navigator.filter(|navigator| has(navigator) == Ok(true)) {
        // A device that cannot vibrate ignores the call.
        let _still = navigator.vibrate_with_duration(ms);
    }
}
