// Starts the page. `cargo xtask dist` makes one script of this file, the program's glue and the list of parts.
import init from '../backgammon.js';
import { parts } from '../parts.js';
import { restore } from './mirror.js';
import './translator.js';

// Trusted Types policy: only five scripts may be loaded, and markup must not contain anything executable.
const scripts = ["worker_loader.js", "reader_loader.js", "statistics_loader.js", "script/link.js", 'service-worker.js'];
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (scripts.includes(url) ? url : null),
  createHTML: (markup) => (/<(script|iframe|object|embed)|[\s/]on\w+\s*=|javascript:/i.test(markup) ? null : markup),
});

// Global keyboard shortcuts belong to the later part, which also handles earlier key presses (see src/app/keys.rs): the
// last event of each key is queued.
globalThis.keys = {};
addEventListener('keydown', (event) => keys && (keys[event.key] = event));

// The expected button, which the page focuses itself, shows a focus ring only after a key press: see base.css.
const noteKeys = ({ isTrusted, type }) => isTrusted && document.documentElement.toggleAttribute('data-keys', type === 'keydown');
for (const type of ['keydown', 'pointerdown']) addEventListener(type, noteKeys, true);

// Apply the chosen colour mode before the program has loaded.
try {
  document.documentElement.dataset.mode = JSON.parse(localStorage.getItem('backgammon.settings')).mode;
} catch {}

const element = (id) => document.getElementById(id);
const pause = (ms) => new Promise((over) => setTimeout(over, ms));

// Show the loading message in the browser's language.
const loading = [...element('wait').children];
const spoken = loading.find(({ lang }) => navigator.language.startsWith(lang)) ?? loading[0];
for (const word of loading) word.hidden = word !== spoken;

// Lists missing files on the page, without their hashes.
const missing = new Set();
function tell(file, isMissing) {
  missing[isMissing ? 'add' : 'delete'](file.replace(/.*\/|-[0-9a-f]{16}/g, ''));
  element('missing').classList.toggle('now', missing.size > 0);
  element('missing-files').textContent = [...missing].join(', ');
}

// Resolves when the network is back or the player does something.
const stir = () =>
  new Promise((stirred) => ['online', 'pointerdown', 'keydown'].forEach((event) => addEventListener(event, stirred, { once: true })));

// Retries a file that failed to load or was corrupted, first after pauses and then on the next user event; from the
// third failure on, the page reports the file.
async function patiently(file, fetched) {
  for (let ms = 500, cache = 'default'; ; ms *= 2) {
    try {
      const answer = await fetched(cache);
      tell(file, false);
      return answer;
    } catch {
      cache = 'reload';
      if (ms > 1000) tell(file, true);
      if (ms > 8000) {
        await stir();
        ms = 250;
      } else await pause(ms);
    }
  }
}
const program = (file, integrity) => patiently(file, (cache) => fetch(file, { integrity, cache }));

const added = (name, file, attributes) =>
  patiently(
    file,
    () =>
      new Promise((onload, onerror) => {
        document.head.append(Object.assign(document.createElement(name), attributes, { onload, onerror }));
      }),
  );
const sheet = (href, integrity) => added('link', href, { rel: 'stylesheet', href, integrity });
const module = (src, integrity) => added('script', src, { type: 'module', src, integrity });

// Fetches a file of the list, with its style sheet if it has one.
const bring = async ([file, integrity, style, sum]) =>
  (await Promise.all([program(file, integrity), style && sheet(style, sum)]))[0];

// The page does not start without its style; until then its markup lists the missing files. A style that failed to load
// has no sheet, or an empty one.
const style = document.querySelector('[rel=stylesheet]');
if (!style.sheet?.cssRules[0]) await sheet(style.href, style.integrity);

// For a link, a small program (see script/link.js) shows the board before anything else is requested. If that fails,
// the study room is loaded anyway.
if (/^#[pg]=/.test(location.hash)) {
  await Promise.all([bring(parts.preview), module(...parts.link)])
    .then(([program]) => showLink(program))
    .catch(() => {});
}

// The page of a release has already requested the program, unless the address is a link (see `with_early_request` in
// xtask/src/page.rs); a failed request is repeated.
const first = globalThis.earlyProgram?.catch(() => bring(parts.first)) ?? bring(parts.first);

// Later parts of the program, and other files that it fetches in the same way. The later part lists all but the first
// ones; builds by Trunk are not split, and have one list without hashes. A part that failed to start is fetched again
// when it is next needed.
globalThis.parts = parts;
const early = {};
globalThis.part = (name) => {
  const coming = early[name] ?? bring(parts[name]);
  delete early[name];
  return coming;
};

// Without the correct content type, the program is compiled only after the download.
globalThis.instantiate = async (answer, imports) => {
  const program = await answer;
  const made = await (program.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(program, imports)
    : WebAssembly.instantiate(await program.arrayBuffer(), imports));
  for (const named of WebAssembly.Module.customSections(made.module, 'parts')) {
    Object.assign(parts, JSON.parse(new TextDecoder().decode(named)));
  }
};

// A returning player needs the save reader immediately.
function hasPlayed() {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
if (hasPlayed() && parts.later) early.later = bring(parts.later);

// Reports errors that the program cannot report itself: it was stopped without a panic.
function stopped(error) {
  element('crash-reason').textContent ||= String(error);
  document.querySelector('#crash span').hidden = !hasPlayed();
  element('crash').hidden = false;
}
addEventListener('error', ({ error }) => error instanceof WebAssembly.RuntimeError && stopped(error));

// Only one page of a browser plays, and the program stores nothing until the role of this page is known, so the lock is
// requested first. `held` rejects when another page takes the game; it is undefined if the browser lacks or refuses
// locks (see src/app/effects/tabs.rs).
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

// Restore what a killed browser has lost; without a database everything is stored once.
await restore(plays).catch(() => {});

const answer = await first;
await init({ module_or_path: answer }).catch((error) => {
  stopped(error);
  // There is no listener for this button.
  element('crash-copy').hidden = true;
});

// Browsers take long to open the audio output, and the first touch, which enables sound (see src/app/browser/sound.rs),
// would wait for it. This request makes them open it in advance.
new Audio().setSinkId?.('').catch(() => {});
