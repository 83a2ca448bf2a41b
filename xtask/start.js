// Starts the page. `cargo xtask dist` makes one script of this and the program's glue.
import init from './backgammon.js';
import { restore } from './mirror.js';

// What the page's policy asks before a text becomes a script or markup: two scripts, and markup in which nothing runs.
const scripts = ["worker.js", 'service-worker.js'];
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (scripts.includes(url) ? url : null),
  createHTML: (markup) => (/<(script|iframe|object|embed)|[\s/]on\w+\s*=|javascript:/i.test(markup) ? null : markup),
});

// The first picture comes first: the program, ten times as large as all before it, would share the line with it. A
// page that nobody sees is not painted and does not wait. What has been changed on its way is refused by its hash,
// which the build puts here.
const painted = new Promise((painted) => (document.hidden ? painted() : requestAnimationFrame(() => setTimeout(painted))));
const program = painted.then(() => fetch("backgammon_bg.wasm", { integrity: "integrity of backgammon_bg.wasm" }));

// Whoever has played before needs what reads it as soon as the rest.
function hasPlayed() {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
if (hasPlayed()) {
  const later = document.createElement('link');
  Object.assign(later, { rel: 'preload', as: 'fetch', crossOrigin: '', href: "split_later.wasm" });
  document.head.append(later);
}

// What the program cannot tell itself: that it did not come, or was stopped without a panic.
const element = (id) => document.getElementById(id);
function stopped(error) {
  element('crash-reason').textContent ||= String(error);
  element('crash').hidden = false;
}
addEventListener('error', ({ error }) => error instanceof WebAssembly.RuntimeError && stopped(error));

// What comes later is asked for again and again, but whoever has played before waits for it: not without a word.
let failures = 0;
globalThis.late = (error) => ++failures > 4 && element('loading') && stopped(error);

// Of several pages of a browser one plays. The program stores nothing until it is known which, so that is asked first;
// `held` fails when another page takes the game, and is nothing where the browser has no locks or refuses them (see
// src/app/effects/tabs.rs).
const lock = await new Promise((known) => {
  const hold = (lock) => {
    known(lock);
    return lock && new Promise(() => {});
  };
  globalThis.held = navigator.locks?.request('backgammon', { ifAvailable: true }, hold);
  held ? held.catch(() => known()) : known();
});
if (lock === undefined) held = lock;
globalThis.plays = lock !== null;

// What a killed browser has lost comes back; without a database everything is kept once.
await restore(plays).catch(() => {});

await init({ module_or_path: program }).catch((error) => {
  stopped(error);
  // Nobody listens to it.
  element('crash-copy').hidden = true;
});

// A browser takes long to find out where sound goes, and the first touch, from which on there is sound (see
// src/app/effects/sound.rs), would wait for it. Asked now it finds out meanwhile.
new Audio().setSinkId?.('').catch(() => {});
